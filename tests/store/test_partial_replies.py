"""Replies while they stream: on disk a moment later, gone once they are journaled."""

import asyncio
import os
import stat
import time
from collections.abc import Awaitable, Callable
from itertools import groupby
from pathlib import Path

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.llm import (
    CallsLeftOut,
    ProviderEvent,
    RetryScheduled,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import PartialReply
from helix_desktop.store.partial_replies import PartialReplyFiles
from tests.store.opened import OTHER, SESSION

SENT = WindowSent(4.0, "test", (), 12, fixed=("be brief",))
Told = list[tuple[SessionId, str]]
Story = Callable[[PartialReplyFiles], Awaitable[None]]


def kept_in(
    folder: Path, story: Story, *, most: int = 1 << 20, waiting: int = 1_000
) -> list[tuple[SessionId, str]]:
    """Play a story over the files of a folder; what was told meanwhile."""
    told: Told = []

    async def play() -> None:
        kept = PartialReplyFiles(
            folder, lambda *what: told.append(what), most=most, waiting=waiting
        )
        await story(kept)
        await kept.close()

    asyncio.run(play())
    return told


def left_in(folder: Path, session: SessionId = SESSION) -> PartialReply | None:
    """What the next start finds."""
    found: list[PartialReply | None] = []

    async def look(kept: PartialReplyFiles) -> None:
        found.append(await kept.left(session))

    kept_in(folder, look)
    return found[0]


def text_of(found: PartialReply | None) -> str:
    events = found.events if found else ()
    return "".join(event.text for event in events if isinstance(event, TextDelta))


def streaming(*events: ProviderEvent, session: SessionId = SESSION) -> Story:
    async def story(kept: PartialReplyFiles) -> None:
        kept.begin(session, SENT)
        for event in events:
            kept.take(session, event)

    return story


def test_a_piece_is_on_disk_a_quarter_of_a_second_after_it_came(tmp_path: Path) -> None:
    async def story(kept: PartialReplyFiles) -> None:
        kept.begin(SESSION, SENT)
        for number in range(6):
            kept.take(SESSION, TextDelta(f"{number},"))
            await asyncio.sleep(0.25)
            data = (tmp_path / SESSION).read_bytes()
            assert f"{number},".encode() in data

    kept_in(tmp_path, story)


def test_everything_that_came_is_read_again_in_its_order(tmp_path: Path) -> None:
    call = ToolCall("a", "look", '{"path": "x"}')
    came = (
        ThinkingDelta("hm", "signed"),
        TextDelta("half \ud83d a letter"),
        ToolCallArrived(call),
        CallsLeftOut(3),
    )
    kept_in(tmp_path, streaming(*came[:2], RetryScheduled(1.0, 1, "busy"), *came[2:]))
    assert left_in(tmp_path) == PartialReply(SENT, came)


def test_what_is_journaled_leaves_no_file(tmp_path: Path) -> None:
    async def story(kept: PartialReplyFiles) -> None:
        await streaming(TextDelta("x"))(kept)
        assert kept.waits(SESSION)
        await kept.left(SESSION)
        assert (tmp_path / SESSION).exists()
        kept.drop(SESSION)
        assert not kept.waits(SESSION)

    kept_in(tmp_path, story)
    assert not list(tmp_path.iterdir())


def test_the_next_reply_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    async def story(kept: PartialReplyFiles) -> None:
        await streaming(TextDelta("the first, which was long"))(kept)
        await asyncio.sleep(0.15)
        await streaming(TextDelta("the second"))(kept)

    kept_in(tmp_path, story)
    assert text_of(left_in(tmp_path)) == "the second"


def test_sessions_that_stream_at_once_keep_apart(tmp_path: Path) -> None:
    async def story(kept: PartialReplyFiles) -> None:
        kept.begin(SESSION, SENT)
        kept.begin(OTHER, SENT)
        for number in range(100):
            kept.take(OTHER if number % 3 else SESSION, TextDelta(f"{number} "))

    kept_in(tmp_path, story)
    found = [text_of(left_in(tmp_path, each)) for each in (SESSION, OTHER)]
    assert found[0] == "".join(f"{number} " for number in range(0, 100, 3))
    assert found[1] == "".join(f"{number} " for number in range(100) if number % 3)


def test_a_torn_end_costs_no_more_than_itself(tmp_path: Path) -> None:
    async def story(kept: PartialReplyFiles) -> None:
        kept.begin(SESSION, SENT)
        for number in range(3):
            kept.take(SESSION, TextDelta(f"{number},"))
            await asyncio.sleep(0.15)

    kept_in(tmp_path / "whole", story)
    data = (tmp_path / "whole" / SESSION).read_bytes()
    found = []

    async def tear(kept: PartialReplyFiles) -> None:
        for size in range(len(data), -1, -1):
            os.truncate(tmp_path / "whole" / SESSION, size)
            found.append(text_of(await kept.left(SESSION)))

    kept_in(tmp_path / "whole", tear)
    assert [text for text, _ in groupby(found)] == ["0,1,2,", "0,1,", "0,", ""]


def test_files_are_for_this_user_only(tmp_path: Path) -> None:
    folder = tmp_path / "partial"
    kept_in(folder, streaming(TextDelta("x")))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / SESSION).stat().st_mode) == 0o600


def test_a_link_in_the_place_of_a_file_is_neither_written_nor_read(tmp_path: Path) -> None:
    folder, other = tmp_path / "partial", tmp_path / "mine"
    folder.mkdir()
    other.write_text("mine")
    (folder / SESSION).symlink_to(other)
    told = kept_in(folder, streaming(TextDelta("x")))
    assert len(told) == 1
    assert other.read_text() == "mine"
    assert left_in(folder) is None


def test_a_disk_that_takes_nothing_is_told_of_once_and_holds_up_nobody(tmp_path: Path) -> None:
    (tmp_path / "partial").write_text("a file where the folder should be")

    async def story(kept: PartialReplyFiles) -> None:
        for _ in range(3):
            await streaming(*map(TextDelta, "abc"))(kept)
            assert await kept.left(SESSION) is None
            kept.drop(SESSION)

    began = time.monotonic()
    told = kept_in(tmp_path / "partial", story)
    assert [session for session, _ in told] == [SESSION]
    assert time.monotonic() - began < 5


def test_a_reply_that_goes_on_for_ever_is_kept_up_to_a_bound(tmp_path: Path) -> None:
    async def story(kept: PartialReplyFiles) -> None:
        kept.begin(SESSION, SENT)
        for _ in range(4):
            kept.take(SESSION, TextDelta("x" * 1_000))
            await asyncio.sleep(0.15)

    told = kept_in(tmp_path, story, most=2_500)
    assert len(told) == 1
    assert text_of(left_in(tmp_path)) == "x" * 2_000


def test_a_disk_that_does_not_answer_fills_no_memory(tmp_path: Path) -> None:
    told = kept_in(tmp_path, streaming(*map(TextDelta, "0123456789")), waiting=4)
    assert told == [(SESSION, "The disk does not answer.")]
    assert "0123456789".startswith(text_of(left_in(tmp_path)))


@pytest.mark.parametrize("data", [b"", b"x", b"\0" * 300, b"\0\0\0\1" + b"\xff" * 40])
def test_what_we_did_not_write_is_nothing_that_came(tmp_path: Path, data: bytes) -> None:
    (tmp_path / SESSION).write_bytes(data)
    assert left_in(tmp_path) is None


def test_only_names_of_sessions_are_taken_for_sessions(tmp_path: Path) -> None:
    for name in ("notes.txt", SESSION, f"{SESSION}.unreadable", "0" * 17):
        (tmp_path / name).write_bytes(b"")
    seen: list[SessionId] = []

    async def story(kept: PartialReplyFiles) -> None:
        seen.extend(kept.sessions)

    kept_in(tmp_path, story)
    assert seen == [SESSION]
