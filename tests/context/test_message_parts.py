"""Parts behind markers: each in its own place, and everything else as it was."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.blocks import CUT_OFF, EMPTY, make_sendable
from helix_desktop.context.message_parts import SHORTEST_VALUE, apply_markers, find_long_arguments
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.context_window.rewrites import SweptPart
from helix_desktop.domain.messages import Image, Message, Role, Text, Thinking, ToolCall, ToolResult

LONG = "x" * SHORTEST_VALUE
PICTURE = Image(digest_of(b"p"), "image/png", 1, 1, 1)


def swept(call: str, path: str) -> dict[tuple[str, str], SweptPart]:
    return {(call, path): SweptPart(1, call, path, digest_of(b""), "[marker]")}


def test_a_text_behind_a_marker_stands_where_the_first_text_stood() -> None:
    call = ToolCall("c", "look", "{}", "opaque")
    parts = (Thinking("a", "1"), Text("one"), Thinking("b", "2"), Text("two"), call)
    shown = apply_markers(Message(Role.ASSISTANT, parts), swept("", ""))
    assert shown.parts == (Thinking("a", "1"), Text("[marker]"), Thinking("b", "2"), call)


def test_a_picture_behind_a_marker_leaves_the_others_where_they_are() -> None:
    message = Message(Role.USER, (Text("look"), PICTURE, PICTURE))
    shown = apply_markers(message, swept("", "image/2"))
    assert shown.parts == (Text("look"), PICTURE, Text("[marker]"))
    both = apply_markers(message, swept("", "image/1") | swept("", ""))
    assert both.parts == (Text("[marker]"), Text("[marker]"), PICTURE)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just(LONG),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.text(max_size=3), json_values, max_size=4), st.data())
def test_arguments_keep_all_but_the_values_behind_markers(
    arguments: dict[str, object], data: st.DataObject
) -> None:
    written = json.dumps(arguments)
    found = list(find_long_arguments(written))
    chosen = [path for path, _ in found if data.draw(st.booleans())]
    markers = {key: part for path in chosen for key, part in swept("c", path).items()}
    call = ToolCall("c", "look", written)
    [shown] = apply_markers(Message(Role.ASSISTANT, (call,)), markers).parts
    assert isinstance(shown, ToolCall)
    told = shown.arguments
    assert told.count("[marker]") == len(chosen)
    assert json.loads(told.replace("[marker]", LONG)) == arguments
    assert all(value == LONG for _, value in found)


@pytest.mark.parametrize(
    "arguments",
    [
        f'{{"a": "{LONG}", "a": "{LONG}"}}',
        f'{{"a": "{LONG}", "n": 1e999}}',
        f'{{"a": "{LONG}", "n": NaN}}',
        '{"a": "' + LONG + '", "deep": ' + "[" * 200 + "]" * 200 + "}",
        '{"a": "' + LONG + '", "n": ' + "1" * 5000 + "}",
        f'["{LONG}"]',
        f'{{"a": "{LONG}"',
        "[" * 100_000,
    ],
    ids=["doubled key", "infinite", "no number", "deep", "huge number", "list", "cut", "abyss"],
)
def test_what_could_not_be_written_again_whole_is_left_alone(arguments: str) -> None:
    assert list(find_long_arguments(arguments)) == []


def test_what_was_left_empty_says_so() -> None:
    thought = Thinking("hm", "signed")
    for role, parts, shown in (
        (Role.USER, (Text(" \n"),), (Text(EMPTY),)),
        (Role.USER, (Text(""), PICTURE), (PICTURE,)),
        (Role.ASSISTANT, (thought, Text(" ")), (thought, Text(CUT_OFF))),
        (Role.TOOL, (ToolResult("c", ""),), (ToolResult("c", ""),)),
    ):
        assert make_sendable(Message(role, parts)).parts == shown
    whole = Message(Role.ASSISTANT, (thought, Text("yes")))
    assert make_sendable(whole) is whole
