"""The little logic that values have."""

import hashlib
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.cache import (
    MIN_PREFIX_CHARS,
    NewContent,
    Origin,
    digest_of,
    is_digest,
    is_digest_prefix,
)
from helix_desktop.domain.cache_filter import EVERYTHING, CacheFilter
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Image, Message, Part, Role, Text, Thinking, ToolCall
from helix_desktop.domain.workspace import Workspace
from tests.domain.samples import EVENTS

WHOLE = "0123456789abcdef" * 4


@given(st.binary())
def test_a_digest_is_the_sha256_of_the_bytes_alone(content: bytes) -> None:
    digest = digest_of(content)
    assert digest == hashlib.sha256(content).hexdigest()
    assert is_digest(digest)
    assert is_digest_prefix(digest)
    assert is_digest_prefix(digest[:MIN_PREFIX_CHARS])


def test_the_digest_of_nothing_is_the_known_one() -> None:
    known = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert digest_of(b"") == known


@pytest.mark.parametrize(
    "text",
    ["", WHOLE[:-1], WHOLE + "0", WHOLE.upper(), WHOLE + "\n", " " + WHOLE[1:], "٠" * 64, "g" * 64],
)
def test_a_text_that_is_not_64_lowercase_hex_digits_is_no_digest(text: str) -> None:
    assert not is_digest(text)


@pytest.mark.parametrize(
    "text", ["", WHOLE[:11], WHOLE + "0", WHOLE[:12].upper(), WHOLE[:12] + "\n", "٠" * 12, "%" * 12]
)
def test_a_text_that_is_too_short_or_no_hex_is_no_digest_prefix(text: str) -> None:
    assert not is_digest_prefix(text)


def test_a_prefix_may_have_any_length_from_twelve_digits_on() -> None:
    assert all(is_digest_prefix(WHOLE[:size]) == (size >= 12) for size in range(65))


def test_contents_never_show_up_in_logs() -> None:
    assert "secret" not in repr(NewContent(b"secret", Origin(tool="shell")))
    assert "shell" in repr(NewContent(b"secret", Origin(tool="shell")))


def test_the_window_of_a_call_counts_what_the_cache_read_and_wrote_but_no_output() -> None:
    assert Usage(input=1, output=20, cache_read=300, cache_write=4_000).window == 4_301
    assert Usage().window == 0


def test_the_text_of_a_message_is_what_was_said_in_order() -> None:
    call, other = ToolCall("1", "shell", "{}"), ToolCall("2", "read_file", "{}")
    parts = (
        Thinking("hm"),
        Text("a"),
        call,
        Image(digest_of(b""), "image/png", 1, 1, 1),
        Text("b"),
    )
    message = Message(Role.ASSISTANT, (*parts, other))
    assert message.text == "ab"
    assert message.calls == (call, other)
    assert (Message(Role.USER, ()).text, Message(Role.USER, ()).calls) == ("", ())


def test_blocks_are_sent_in_the_order_their_kinds_are_declared() -> None:
    order = ["system", "tools", "pin", "handover", "observations", "notes", "marker", "raw"]
    assert [kind.value for kind in BlockKind] == order


def test_a_handover_has_the_six_published_sections_in_order() -> None:
    assert HANDOVER_SECTIONS == (
        "Project Background",
        "Technical Details",
        "Completed Work",
        "Current Issues",
        "TODO Items",
        "User Preferences",
    )


def test_a_query_without_terms_matches_everything() -> None:
    assert CacheFilter() == EVERYTHING


def test_workspaces_do_not_share_their_models() -> None:
    one, two = (Workspace(name, name, "/", 0.0) for name in "ab")
    one.models["main"] = "x"
    assert two.models == {}


def test_events_and_parts_can_be_hashed_and_not_changed() -> None:
    part = Text("a")
    with pytest.raises(AttributeError):
        part.text = "b"  # type: ignore[misc]
    assert len({hash(event) for event in EVENTS}) == len(EVENTS)
    assert all(kind.__struct_config__.frozen for kind in get_args(Part))
    for event in EVENTS:
        with pytest.raises(AttributeError):
            setattr(event, event.__struct_fields__[0], None)
