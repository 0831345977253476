"""The fake store keeps the same promises as the real one: every story here runs on both."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.domain.cache import (
    CacheColumn,
    Digest,
    NewContent,
    Origin,
    SessionId,
    VerifyResult,
    digest_of,
)
from helix_desktop.domain.cache_filter import CacheQuery
from helix_desktop.domain.errors import AmbiguousDigest, CacheMiss, HelixError, StoreClosed
from helix_desktop.domain.events import (
    Outcome,
    Recorded,
    SessionRenamed,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import Store, StoreHealth, Transaction
from helix_desktop.store.async_store import open_async_store
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, SavedData

ONE, TWO = SessionId("0" * 15 + "1"), SessionId("0" * 15 + "2")
Reopened = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(params=["fake", "real"])
def reopened(request: pytest.FixtureRequest, tmp_path: Path) -> Reopened:
    """Return what opens the store, again and again with what was put into it before."""
    saved_data, clock = SavedData(), FakeClock()

    @asynccontextmanager
    async def reopen() -> AsyncIterator[Store]:
        fake = request.param == "fake"
        store = (
            FakeStore(clock, saved_data) if fake else await open_async_store(tmp_path, clock=clock)
        )
        try:
            yield store
        finally:
            await store.close()

    return reopen


def content(text: str, tool: str = "t", what: str = "") -> NewContent:
    return NewContent(text.encode(), Origin(tool, what or text))


def returned(text: str, call: str) -> ToolReturned:
    return ToolReturned(1.0, call, "t", text, digest_of(text.encode()), len(text), Outcome.OK)


async def test_identical_content_is_one_entry_that_was_seen_twice(reopened: Reopened) -> None:
    async with reopened() as store:
        first = await store.put(content("same", "a"))
        assert await store.put(content("same", "b")) == first == digest_of(b"same")
        entry = await store.entry(first)
        assert (entry.seen, entry.size, entry.origin.tool) == (2, 4, "a")
        assert await store.get(first) == b"same"
        assert await store.read(first, 1, 3) == b"am"
        assert await store.verify(first) is VerifyResult.INTACT
        totals = await store.totals()
        assert (totals.entries, totals.raw, totals.before_dedup) == (1, 4, 8)


async def test_a_step_is_recorded_with_its_contents_and_is_there_after_reopening(
    reopened: Reopened,
) -> None:
    started = [SessionStarted(1.0, "title"), TurnStarted(2.0, "go")]
    async with reopened() as store:
        await store.commit(Transaction(ONE, tuple(started)))
        receipt = await store.commit(Transaction(ONE, (returned("out", "c"),), (content("out"),)))
        assert [item.seq for item in receipt.recorded] == [3]
        assert receipt.digests == (digest_of(b"out"),)
    async with reopened() as store:
        items = await store.events(ONE)
        assert [i.event for i in items if isinstance(i, Recorded)] == [
            *started,
            returned("out", "c"),
        ]
        assert [item.seq for item in await store.events(ONE, 2, 2)] == [2]
        assert [item.seq for item in await store.last_events(ONE, 2)] == [2, 3]
        digest = digest_of(b"out")
        assert [(use.session, use.seq) for use in await store.uses(digest)] == [(ONE, 3)]
        assert (await store.entry(digest)).refs == 1


async def test_an_event_that_names_a_content_that_is_nowhere_is_refused_whole(
    reopened: Reopened,
) -> None:
    async with reopened() as store:
        await store.commit(Transaction(ONE, (SessionStarted(1.0, "t"),)))
        with pytest.raises(HelixError):
            await store.commit(Transaction(ONE, (TurnStarted(2.0, "x"), returned("gone", "c"))))
        assert len(await store.events(ONE)) == 1


async def test_listings_are_ordered_and_come_in_pages(reopened: Reopened) -> None:
    async with reopened() as store:
        for text in ("bb", "dddd", "a", "ccc"):
            await store.put(content(text, tool=text[0]))
        newest = await store.listed(CacheQuery())
        assert [entry.size for entry in newest.entries] == [3, 1, 4, 2]
        assert (newest.total, newest.more) == (4, False)
        largest = await store.listed(CacheQuery(order=CacheColumn.SIZE, limit=3))
        assert [entry.size for entry in largest.entries] == [4, 3, 2]
        assert largest.more
        rest = await store.listed(CacheQuery(order=CacheColumn.SIZE, offset=3))
        assert [entry.size for entry in rest.entries] == [1]
        by_tool = await store.listed(CacheQuery(order=CacheColumn.TOOL, descending=False))
        assert [entry.origin.tool for entry in by_tool.entries] == ["a", "b", "c", "d"]


async def test_a_prefix_finds_one_content(reopened: Reopened) -> None:
    async with reopened() as store:
        digest = await store.put(content("x"))
        assert await store.find(digest[:12]) == digest
        assert await store.exists(digest)
        assert not await store.exists(Digest("0" * 64))
        for wrong in ("0" * 12, digest[:11], "xyz"):
            with pytest.raises((CacheMiss, AmbiguousDigest)):
                await store.find(wrong)
        with pytest.raises(CacheMiss):
            await store.get(Digest("0" * 64))
        assert await store.verify(Digest("0" * 64)) is VerifyResult.MISSING


async def test_token_counts_and_recalls_of_a_content_are_shown_in_its_entry(
    reopened: Reopened,
) -> None:
    async with reopened() as store:
        digest = await store.put(content("x"))
        assert await store.token_count(digest, Encoding.O200K) is None
        await store.keep_token_count(digest, Encoding.O200K, 7)
        await store.note_recall(digest, at=5.0)
        await store.pin(digest, pinned=True)
        entry = await store.entry(digest)
        assert (entry.tokens, entry.recalls, entry.pinned) == (7, 1, True)
        assert await store.token_count(digest, Encoding.O200K) == 7
        assert (await store.totals()).tokens == 7


async def test_every_session_has_a_head_with_title_and_parent(reopened: Reopened) -> None:
    async with reopened() as store:
        await store.commit(
            Transaction(ONE, (SessionStarted(1.0, "old"), SessionRenamed(2.0, "new")))
        )
        await store.commit(Transaction(TWO, (SessionStarted(3.0, "child", ONE),)))
        heads = {head.id: head for head in await store.sessions()}
        assert (heads[ONE].title, heads[ONE].count) == ("new", 2)
        assert (heads[TWO].parent, heads[TWO].title) == (ONE, "child")
        assert heads[ONE].changed >= heads[ONE].created


async def test_a_session_that_is_not_there_is_told(reopened: Reopened) -> None:
    async with reopened() as store:
        with pytest.raises(HelixError):
            await store.events(ONE)


async def test_only_the_newest_snapshot_is_kept(reopened: Reopened) -> None:
    async with reopened() as store:
        await store.commit(Transaction(ONE, (SessionStarted(1.0, "t"), TurnStarted(1.0, "x"))))
        assert await store.snapshot(ONE) is None
        await store.keep_snapshot(ONE, 1, b"a")
        await store.keep_snapshot(ONE, 2, b"b")
        assert await store.snapshot(ONE) == (2, b"b")


async def test_a_closed_store_refuses_writes(reopened: Reopened) -> None:
    async with reopened() as store:
        assert store.health is StoreHealth.OPEN
        await store.close()
        assert store.health is StoreHealth.CLOSED
        with pytest.raises(StoreClosed):
            await store.put(content("x"))


async def test_several_contents_are_read_at_once_with_an_error_for_a_missing_one(
    reopened: Reopened,
) -> None:
    async with reopened() as store:
        one, two = await store.put(content("one")), await store.put(content("two"))
        nowhere = digest_of(b"never put")
        first, lost, second = await store.get_all([one, nowhere, two])
        assert (first, second) == (b"one", b"two")
        assert isinstance(lost, CacheMiss)
