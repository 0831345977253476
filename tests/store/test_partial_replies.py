"""Replies while they stream: on disk a moment later, gone once they are journaled."""

import asyncio
import os
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import groupby
from pathlib import Path

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import StoreError
from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.llm import (
    CallsLeftOut,
    ProviderEvent,
    RetryScheduled,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    WebSearched,
)
from helix_desktop.domain.messages import ToolCall, WebSearch, WebSource
from helix_desktop.domain.ports import PartialReply
from helix_desktop.store.partial_replies import MIN_WRITE_INTERVAL_SECONDS, PartialReplyFiles
from tests.store.tools import OTHER, SESSION
from tests.waiting import until

SENT = WindowSent(4.0, "test", (), 12, fixed=("be brief",))
Reports = list[tuple[SessionId, str]]


@asynccontextmanager
async def partial_replies_in(
    folder: Path, reports: Reports | None = None, *, most: int = 1 << 20, waiting: int = 1_000
) -> AsyncIterator[PartialReplyFiles]:
    """Open the files of a folder; `told` gets what is told meanwhile."""
    all_reports: Reports = [] if reports is None else reports
    partial_replies = PartialReplyFiles(
        folder, lambda *what: all_reports.append(what), max_bytes=most, max_waiting=waiting
    )
    yield partial_replies
    await partial_replies.close()


async def left_in(folder: Path, session: SessionId = SESSION) -> PartialReply | None:
    """Return what the next start finds."""
    async with partial_replies_in(folder) as partial_replies:
        return await partial_replies.read_left(session)


def text_of(reply: PartialReply | None) -> str:
    events = reply.events if reply else ()
    return "".join(event.text for event in events if isinstance(event, TextDelta))


def stream(partial_replies: PartialReplyFiles, *events: ProviderEvent) -> None:
    partial_replies.begin(SESSION, SENT)
    for event in events:
        partial_replies.take(SESSION, event)


async def on_disk(folder: Path, text: str, times: int = 1) -> None:
    """Wait until a text is in the file, and give the files nothing more to do meanwhile."""
    file = folder / SESSION
    await until(lambda: file.exists() and file.read_bytes().count(text.encode()) == times)


async def test_a_piece_is_on_disk_a_quarter_of_a_second_after_it_came(tmp_path: Path) -> None:
    assert MIN_WRITE_INTERVAL_SECONDS < 0.25
    async with partial_replies_in(tmp_path) as partial_replies:
        partial_replies.begin(SESSION, SENT)
        for number in range(6):
            partial_replies.take(SESSION, TextDelta(f"{number},"))
            await on_disk(tmp_path, f"{number},")


async def test_everything_that_came_is_read_again_in_its_order(tmp_path: Path) -> None:
    call = ToolCall("a", "look", '{"path": "x"}')
    came = (
        ThinkingDelta("hm", "signed"),
        TextDelta("half \ud83d a letter"),
        WebSearched(WebSearch(("q",), (WebSource("https://a.example", "A"),), "sealed")),
        ToolCallArrived(call),
        CallsLeftOut(3),
    )
    async with partial_replies_in(tmp_path) as partial_replies:
        stream(partial_replies, *came[:2], RetryScheduled(1.0, 1, "busy"), *came[2:])
    assert await left_in(tmp_path) == PartialReply(SENT, came)


async def test_a_partial_reply_is_deleted_once_its_event_is_in_the_journal(tmp_path: Path) -> None:
    async with partial_replies_in(tmp_path) as partial_replies:
        stream(partial_replies, TextDelta("x"))
        assert partial_replies.waits(SESSION)
        await partial_replies.read_left(SESSION)
        assert (tmp_path / SESSION).exists()
        partial_replies.drop(SESSION)
        assert not partial_replies.waits(SESSION)
    assert os.listdir(tmp_path) == []


async def test_the_next_reply_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    async with partial_replies_in(tmp_path) as partial_replies:
        stream(partial_replies, TextDelta("the first, which was long"))
        await on_disk(tmp_path, "which was long")
        stream(partial_replies, TextDelta("the second"))
    assert text_of(await left_in(tmp_path)) == "the second"


async def test_sessions_that_stream_at_once_keep_apart(tmp_path: Path) -> None:
    async with partial_replies_in(tmp_path) as partial_replies:
        partial_replies.begin(SESSION, SENT)
        partial_replies.begin(OTHER, SENT)
        for number in range(100):
            partial_replies.take(OTHER if number % 3 else SESSION, TextDelta(f"{number} "))
    texts = [text_of(await left_in(tmp_path, session)) for session in (SESSION, OTHER)]
    assert texts[0] == "".join(f"{number} " for number in range(0, 100, 3))
    assert texts[1] == "".join(f"{number} " for number in range(100) if number % 3)


async def test_a_torn_last_record_of_a_partial_reply_loses_only_itself(tmp_path: Path) -> None:
    async with partial_replies_in(tmp_path / "whole") as partial_replies:
        partial_replies.begin(SESSION, SENT)
        for number in range(3):
            partial_replies.take(SESSION, TextDelta(f"{number},"))
            await on_disk(tmp_path / "whole", f"{number},")
    data = (tmp_path / "whole" / SESSION).read_bytes()
    texts = []
    async with partial_replies_in(tmp_path / "whole") as partial_replies:
        for size in range(len(data), -1, -1):
            os.truncate(tmp_path / "whole" / SESSION, size)
            texts.append(text_of(await partial_replies.read_left(SESSION)))
    assert [text for text, _ in groupby(texts)] == ["0,1,2,", "0,1,", "0,", ""]


async def test_files_are_for_this_user_only(tmp_path: Path) -> None:
    folder = tmp_path / "partial"
    async with partial_replies_in(folder) as partial_replies:
        stream(partial_replies, TextDelta("x"))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / SESSION).stat().st_mode) == 0o600


async def test_a_link_in_the_place_of_a_file_is_neither_written_nor_read(tmp_path: Path) -> None:
    folder, other = tmp_path / "partial", tmp_path / "mine"
    folder.mkdir()
    other.write_text("mine")
    (folder / SESSION).symlink_to(other)
    reports: Reports = []
    async with partial_replies_in(folder, reports) as partial_replies:
        stream(partial_replies, TextDelta("x"))
    assert len(reports) == 1
    assert other.read_text() == "mine"
    assert await left_in(folder) is None


async def test_a_disk_that_takes_nothing_is_told_of_once_and_holds_up_nobody(
    tmp_path: Path,
) -> None:
    (tmp_path / "partial").write_text("a file where the folder should be")
    reports: Reports = []
    async with partial_replies_in(tmp_path / "partial", reports) as partial_replies:
        for _ in range(3):
            stream(partial_replies, *map(TextDelta, "abc"))
            assert await partial_replies.read_left(SESSION) is None
            partial_replies.drop(SESSION)
    assert [session for session, _ in reports] == [SESSION]


async def test_a_reply_that_goes_on_for_ever_is_kept_up_to_a_bound(tmp_path: Path) -> None:
    reports: Reports = []
    async with partial_replies_in(tmp_path, reports, most=2_800) as partial_replies:
        partial_replies.begin(SESSION, SENT)
        for pieces in (1, 2):
            partial_replies.take(SESSION, TextDelta("x" * 1_000))
            await on_disk(tmp_path, "x" * 1_000, pieces)
        partial_replies.take(SESSION, TextDelta("x" * 1_000))
        await until(lambda: reports)
        partial_replies.take(SESSION, TextDelta("x" * 1_000))
    assert len(reports) == 1
    assert text_of(await left_in(tmp_path)) == "x" * 2_000


async def test_a_disk_that_does_not_answer_fills_no_memory(tmp_path: Path) -> None:
    reports: Reports = []
    async with partial_replies_in(tmp_path, reports, waiting=4) as partial_replies:
        stream(partial_replies, *map(TextDelta, "0123456789"))
    assert reports == [(SESSION, "The disk isn't responding.")]
    assert "0123456789".startswith(text_of(await left_in(tmp_path)))


async def test_a_reader_that_gives_up_waiting_does_not_end_the_writing(tmp_path: Path) -> None:
    async with partial_replies_in(tmp_path, waiting=100_000, most=1 << 30) as partial_replies:
        stream(partial_replies, *[TextDelta("x" * 1_000)] * 20_000)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await partial_replies.read_left(SESSION)
        async with asyncio.timeout(30):
            assert len(text_of(await partial_replies.read_left(SESSION))) == 20_000_000


async def test_a_reply_that_cannot_be_read_now_is_there_later(tmp_path: Path) -> None:
    async with partial_replies_in(tmp_path) as partial_replies:
        stream(partial_replies, TextDelta("an hour's answer"))
    resource = pytest.importorskip("resource", reason="limits handles as POSIX does")
    async with partial_replies_in(tmp_path) as partial_replies:
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (3, before[1]))
        try:
            with pytest.raises(StoreError):
                await partial_replies.read_left(SESSION)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert text_of(await left_in(tmp_path)) == "an hour's answer"


@pytest.mark.parametrize("data", [b"", b"x", b"\0" * 300, b"\0\0\0\1" + b"\xff" * 40])
async def test_a_file_that_helix_did_not_write_is_not_taken_for_a_partial_reply(
    tmp_path: Path, data: bytes
) -> None:
    (tmp_path / SESSION).write_bytes(data)
    assert await left_in(tmp_path) is None


async def test_only_file_names_of_sessions_are_read_as_partial_replies(tmp_path: Path) -> None:
    for name in ("notes.txt", SESSION, f"{SESSION}.unreadable", "0" * 17):
        (tmp_path / name).write_bytes(b"")
    seen: list[SessionId] = []
    async with partial_replies_in(tmp_path) as partial_replies:
        seen.extend(partial_replies.sessions)
    assert seen == [SESSION]
