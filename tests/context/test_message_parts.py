"""Parts and pictures behind markers: each in its own place, and everything else as it was."""

import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.blocks import BlockBuilder, make_sendable
from helix_desktop.context.compaction.marker_choice import MarkerCandidates
from helix_desktop.context.history_items import CallResult, HistoryItem, original_messages
from helix_desktop.context.message_parts import MIN_VALUE_CHARS, apply_markers, find_long_arguments
from helix_desktop.context.texts.placeholders import CUT_OFF, EMPTY
from helix_desktop.context.window_view import RAW, apply_epoch
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.context_window.rewrites import Epoch, Job, MarkedPart, PartPlace
from helix_desktop.domain.events import AssistantReplied, Outcome, ToolReturned, references
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Image, Message, Role, Text, Thinking, ToolCall, ToolResult
from tests.fakes.weigher import FakeWeigher

LONG = "x" * MIN_VALUE_CHARS
PICTURE = Image(digest_of(b"p"), "image/png", 1, 1, 1)


def marked(call: str, path: str) -> dict[tuple[str, str], MarkedPart]:
    return {(call, path): MarkedPart(1, call, path, digest_of(b""), "[marker]")}


def test_a_text_behind_a_marker_stands_where_the_first_text_stood() -> None:
    call = ToolCall("c", "look", "{}", "opaque")
    parts = (Thinking("a", "1"), Text("one"), Thinking("b", "2"), Text("two"), call)
    shown = apply_markers(Message(Role.ASSISTANT, parts), marked("", ""))
    assert shown.parts == (Thinking("a", "1"), Text("[marker]"), Thinking("b", "2"), call)


def test_a_picture_behind_a_marker_leaves_the_others_where_they_are() -> None:
    message = Message(Role.USER, (Text("look"), PICTURE, PICTURE))
    shown = apply_markers(message, marked("", "image/2"))
    assert shown.parts == (Text("look"), PICTURE, Text("[marker]"))
    both = apply_markers(message, marked("", "image/1") | marked("", ""))
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
    result = list(find_long_arguments(written))
    chosen = [path for path, _ in result if data.draw(st.booleans())]
    markers = {key: part for path in chosen for key, part in marked("c", path).items()}
    call = ToolCall("c", "look", written)
    [shown] = apply_markers(Message(Role.ASSISTANT, (call,)), markers).parts
    assert isinstance(shown, ToolCall)
    shown_arguments = shown.arguments
    assert shown_arguments.count("[marker]") == len(chosen)
    assert json.loads(shown_arguments.replace("[marker]", LONG)) == arguments
    assert all(value == LONG for _, value in result)


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


def test_long_names_around_many_values_take_no_more_memory_than_the_call() -> None:
    name = "k" * 1_000_000
    arguments = json.dumps({name: [0] * 10_000 + [LONG], "a": {"b": [1, LONG]}})
    tracemalloc.start()
    try:
        assert list(find_long_arguments(arguments)) == [("/a/b/1", LONG)]
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_an_empty_message_is_sent_with_a_placeholder() -> None:
    thought = Thinking("hm", "signed")
    for role, parts, shown in (
        (Role.USER, (Text(" \n"),), (Text(EMPTY),)),
        (Role.USER, (Text(""), PICTURE), (PICTURE,)),
        (Role.ASSISTANT, (thought, Text(" ")), (thought, Text(CUT_OFF))),
        (Role.TOOL, (ToolResult("c", ""),), (ToolResult("c", ""),)),
    ):
        assert make_sendable(Message(role, parts)).parts == shown
    message = Message(Role.ASSISTANT, (thought, Text("yes")))
    assert make_sendable(message) is message


SHOTS = tuple(Image(digest_of(bytes([at])), "image/png", 800, 600, 30_000 + at) for at in range(2))
TEXT = "two pictures"
CONTENT = digest_of(TEXT.encode())
CALL = ToolCall("c", "shoot", "{}")
RETURNED = ToolReturned(
    0.0, "c", "shoot", "the page", CONTENT, len(TEXT), Outcome.OK, tokens=3, images=SHOTS
)
ITEM = HistoryItem(1, 1, AssistantReplied(0.0, "m", (CALL,), StopReason.TOOLS))
ITEM.results["c"] = CallResult(2, RETURNED)
WEIGHER = FakeWeigher()
POLICY = PRESETS["helix"]


def text_of(digest: str) -> str:
    assert digest == CONTENT
    return TEXT


def result_in(message: Message) -> ToolResult:
    (part,) = message.parts
    assert isinstance(part, ToolResult)
    return part


def marked_epoch(*paths: str) -> Epoch:
    parts = tuple(
        MarkedPart(2, "c", path, content=CONTENT, text=f"[marker {path or 'text'}]")
        for path in paths
    )
    return Epoch(1, 0, Job.MARKERS, "", 0, 0, marked=parts)


def test_a_result_stands_with_its_pictures_and_weighs_them() -> None:
    block = BlockBuilder(WEIGHER).row(ITEM, RAW, text_of).blocks[1]
    assert result_in(block.message).images == SHOTS
    assert (block.images, block.tokens) == (2, 4 + 3 + 200)
    assert result_in(list(original_messages(ITEM, text_of))[1]).images == SHOTS


def test_each_picture_is_a_candidate_of_its_own_and_the_text_does_not_count_them() -> None:
    row = BlockBuilder(WEIGHER).row(ITEM, RAW, text_of)
    result = MarkerCandidates().find_in_row(row, RAW, WEIGHER)
    assert [(item.path, item.tokens) for item in result] == [
        ("", 7),
        ("image/1", 100),
        ("image/2", 100),
    ]
    assert [item.original.digest for item in result] == [CONTENT, *(shot.content for shot in SHOTS)]
    marker, freed = MarkerCandidates().marker(result[1], POLICY, WEIGHER)
    assert SHOTS[0].content[:16] in marker
    assert freed == 100 - WEIGHER.count(marker)


def test_a_marked_picture_leaves_its_marker_below_the_text() -> None:
    view = apply_epoch(RAW, marked_epoch("image/1"))
    row = BlockBuilder(WEIGHER).row(ITEM, view, text_of)
    result = result_in(row.blocks[1].message)
    assert result.images == SHOTS[1:]
    assert result.text == f"{TEXT}\n[marker image/1]"
    left = MarkerCandidates().find_in_row(row, view, WEIGHER)
    assert [item.path for item in left] == ["", "image/2"]
    assert left[0].original.text == TEXT


def test_text_and_pictures_are_marked_and_come_back_independently() -> None:
    view = apply_epoch(RAW, marked_epoch("", "image/2"))
    result = result_in(BlockBuilder(WEIGHER).row(ITEM, view, text_of).blocks[1].message)
    assert (result.text, result.images) == ("[marker text]\n[marker image/2]", SHOTS[:1])
    back = Epoch(2, 1, Job.UNDO, "", 0, 0, unmarked=(PartPlace(2, "c", "image/2"),))
    result = result_in(
        BlockBuilder(WEIGHER).row(ITEM, apply_epoch(view, back), text_of).blocks[1].message
    )
    assert (result.text, result.images) == ("[marker text]", SHOTS)


def test_the_store_keeps_the_pictures_that_a_result_names() -> None:
    assert references(RETURNED) == (CONTENT, *(shot.content for shot in SHOTS))
