"""The open workspace of the cache: states in filters, exports that are whole, cleaning up that
is safe.
"""

import asyncio
import hashlib
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.workspaces.cache_browser import CacheBrowser, resolve_states
from helix_desktop.app.workspaces.exports import gap_bytes
from helix_desktop.domain.cache import (
    BLOCK,
    CacheColumn,
    CacheState,
    ContentBlocks,
    Digest,
    NewContent,
    Origin,
    SessionContentStates,
    SessionId,
    digest_of,
)
from helix_desktop.domain.cache_filter import (
    EVERYTHING,
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
    SortColumn,
    parse_filter,
)
from helix_desktop.domain.errors import CacheCorrupt, QueryError, WorkspaceError
from helix_desktop.domain.events import Outcome, SessionStarted, ToolReturned, TurnStarted
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.store import content_codec, keys
from helix_desktop.store.async_store import open_async_store
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.store.tools import open_store
from tests.system.tour.damaged import spoil
from tests.waiting import until

SESSION = SessionId("0" * 15 + "1")
DAY = 24 * 3600.0
Browsed = Callable[[], AbstractAsyncContextManager[tuple[CacheBrowser, Store, FakeClock]]]


@pytest.fixture(params=["fake", "real"])
def browsed(request: pytest.FixtureRequest, tmp_path: Path) -> Browsed:
    """Browse either store."""

    @asynccontextmanager
    async def open_browser() -> AsyncIterator[tuple[CacheBrowser, Store, FakeClock]]:
        clock = FakeClock()
        store: Store = FakeStore(clock)
        if request.param == "real":
            store = await open_async_store(tmp_path / "w", clock=clock)
        try:
            yield CacheBrowser(store, clock), store, clock
        finally:
            await store.close()

    return open_browser


async def put(store: Store, *texts: str, tool: str = "shell") -> list[Digest]:
    return [await store.put(NewContent(text.encode(), Origin(tool, text[:20]))) for text in texts]


async def refer(store: Store, digest: Digest) -> None:
    returned = ToolReturned(0.0, "c", "shell", "x", digest, 1, Outcome.OK)
    events = (SessionStarted(0.0, "Title"), TurnStarted(0.0, "go"), returned)
    await store.commit(Transaction(SESSION, events))


async def test_cleaning_up_never_offers_what_is_named_pinned_or_young(browsed: Browsed) -> None:
    async with browsed() as (open_workspace, store, clock):
        named, pinned, spare, other = await put(store, "named", "pinned", "spare", "other")
        await refer(store, named)
        await open_workspace.pin(pinned, pinned=True)
        assert (
            await open_workspace.find_removable(EVERYTHING, SessionContentStates())
        ).contents == 0
        clock.advance(2 * DAY)
        (young,) = await put(store, "young")
        unused = await open_workspace.find_removable(EVERYTHING, SessionContentStates())
        assert set(unused.digests) == {spare, other}
        unused = await open_workspace.find_removable(
            parse_filter("what:spare", now=0.0), SessionContentStates()
        )
        assert unused.digests == (spare,)
        removal = await open_workspace.remove(unused)
        assert removal.contents == 1
        present = [await store.exists(entry) for entry in (named, pinned, spare, other, young)]
        assert present == [True, True, False, True, True]


async def test_a_content_that_is_used_again_before_its_removal_stays(browsed: Browsed) -> None:
    async with browsed() as (open_workspace, store, clock):
        (spare,) = await put(store, "spare")
        clock.advance(2 * DAY)
        unused = await open_workspace.find_removable(EVERYTHING, SessionContentStates())
        await refer(store, spare)
        assert (await open_workspace.remove(unused)).contents == 0
        assert await store.exists(spare)


async def test_a_listing_is_sorted_by_several_columns_and_tells_where_entries_stand(
    browsed: Browsed,
) -> None:
    async with browsed() as (open_workspace, store, _clock):
        await put(store, "aaaa", "bb", "cc", tool="shell")
        await put(store, "dddd", tool="fetch")
        ask = CacheQuery(
            order=CacheColumn.SIZE, then=(SortColumn(CacheColumn.TOOL, descending=False),)
        )
        page = await open_workspace.listed(ask, SessionContentStates())
        names = [entry.origin.what for entry in page.entries]
        assert names == ["dddd", "aaaa", "cc", "bb"]
        digests = [digest_of(b"bb"), digest_of(b"nowhere")]

        async def is_indexed() -> bool:
            places = await open_workspace.positions(ask, SessionContentStates(), digests)
            return list(places) == [3, -1]

        await until(is_indexed)


async def test_a_listing_bound_to_an_arrival_does_not_show_newer_entries(browsed: Browsed) -> None:
    async with browsed() as (open_workspace, store, _clock):
        await put(store, "one", "two")
        page = await open_workspace.listed(CacheQuery(), SessionContentStates())
        assert page.newest == 2
        await put(store, "three")
        bound = CacheFilter((_until(page.newest),))
        listed = await open_workspace.listed(CacheQuery(bound), SessionContentStates())
        assert [entry.origin.what for entry in listed.entries] == ["two", "one"]
        assert await open_workspace.count(bound, SessionContentStates()) == 2


def _until(arrival: int) -> FilterTerm:
    return FilterTerm(FilterKey.ARRIVAL, FilterRelation.AT_MOST, float(arrival))


async def test_states_are_filtered_by_what_the_window_shows(browsed: Browsed) -> None:
    async with browsed() as (open_workspace, store, _clock):
        one, two, three = await put(store, "one", "two", "three")
        await open_workspace.pin(three, pinned=True)
        standing = SessionContentStates(states={one: CacheState.CONTEXT, two: CacheState.COMPACTED})

        async def listed(line: str) -> set[Digest]:
            query = parse_filter(line, now=0.0, states=True)
            return {
                entry.digest
                for entry in (await open_workspace.listed(CacheQuery(query), standing)).entries
            }

        assert await listed("state:context") == {one}
        assert await listed("-state:context") == {two, three}
        assert await listed("state:pinned") == {three}
        assert await listed("state:damaged") == set()


def test_a_filter_by_state_needs_a_context_window() -> None:
    with pytest.raises(QueryError):
        parse_filter("state:context", now=0.0)
    with pytest.raises(QueryError):
        parse_filter("state:lost", now=0.0, states=True)
    query = parse_filter("state:cached", now=0.0, states=True)
    standing = SessionContentStates(states={digest_of(b"x"): CacheState.CONTEXT})
    (term,) = resolve_states(query, standing).terms
    assert term.negated
    assert digest_of(b"x") in str(term.value)


async def test_an_export_of_many_pieces_is_the_same_bytes_and_tells_how_far_it_is(
    browsed: Browsed, tmp_path: Path
) -> None:
    async with browsed() as (open_workspace, store, _clock):
        pieces = [bytes([at % 251]) * 700_000 for at in range(8)]
        digest = await store.put_stream(pieces, Origin("shell", "long"))
        progress: list[tuple[int, int]] = []
        path = tmp_path / "out.bin"
        path.write_text("what was there before")
        await open_workspace.export(digest, path, lambda *how: progress.append(how))
        assert hashlib.sha256(path.read_bytes()).hexdigest() == digest
        assert progress[-1] == (5_600_000, 5_600_000)
        assert len(progress) == 6
    assert not list(tmp_path.glob(".*.part"))  # noqa: ASYNC240  on the test's own disk


async def test_an_export_that_is_cancelled_leaves_what_was_there(tmp_path: Path) -> None:
    clock = FakeClock()
    store = FakeStore(clock)
    open_workspace = CacheBrowser(store, clock)
    digest = await store.put(NewContent(b"x" * 3_000_000))
    path = tmp_path / "out.bin"
    path.write_text("before")
    export = asyncio.Event()
    exporting = asyncio.gather(open_workspace.export(digest, path, lambda *_how: export.set()))
    await export.wait()
    exporting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await exporting
    assert path.read_text() == "before"
    assert [file.name for file in os.scandir(tmp_path)] == ["out.bin"]


async def test_damaged_bytes_become_no_file_and_a_file_with_the_same_bytes_heals(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    store = FakeStore(clock)
    open_workspace = CacheBrowser(store, clock)
    digest = await store.put(NewContent(b"whole"))
    store.saved_data.contents[digest] = b"wholf"
    with pytest.raises(CacheCorrupt):
        await open_workspace.export(digest, tmp_path / "out", lambda *_how: None)
    assert not (tmp_path / "out").exists()
    assert digest in open_workspace.damaged
    other = tmp_path / "other"
    other.write_bytes(b"other")
    with pytest.raises(WorkspaceError):
        await open_workspace.restore_content(digest, other)
    os.truncate(other, 1 << 40)
    with pytest.raises(WorkspaceError, match="doesn't have the same bytes"):
        await open_workspace.restore_content(digest, other)
    other.unlink()
    os.mkfifo(other)
    with pytest.raises(WorkspaceError, match="it is a pipe"):
        await open_workspace.restore_content(digest, other)


async def test_the_version_before_is_that_of_the_same_command(browsed: Browsed) -> None:
    async with browsed() as (open_workspace, store, _clock):
        origin = Origin("shell", "pytest")
        old = await store.put(NewContent(b"a\nb\nc\n", origin))
        await store.put(NewContent(b"between", Origin("shell", "ls")))
        new = await store.put(NewContent(b"a\nB\nc\n", origin))
        entry = await open_workspace.entry(new)
        before = await open_workspace.previous(entry)
        assert before.digest == old
        assert await open_workspace.previous(before) is None
        diff = await open_workspace.compare(before, entry)
        assert (diff.added, diff.removed) == (1, 1)


async def test_where_a_content_is_used_is_told_with_titles(browsed: Browsed) -> None:
    async with browsed() as (open_workspace, store, _clock):
        (digest,) = await put(store, "one")
        await refer(store, digest)
        (place,) = await open_workspace.places(digest, SessionContentStates())
        assert (place.title, place.seq, place.shown) == ("Title", 3, None)
        standing = await open_workspace.states(SESSION)
        assert standing.seq == 3


async def test_subagents_are_no_sessions_of_their_own(browsed: Browsed) -> None:
    async with browsed() as (open_workspace, store, _clock):
        await store.commit(Transaction(SESSION, (SessionStarted(0.0, "Title"),)))
        subagent = SessionStarted(0.0, "Count the tests", parent=SESSION)
        await store.commit(Transaction(SessionId("00000000000000ff"), (subagent,)))
        assert await open_workspace.sessions() == 1


async def test_all_entries_are_verified_and_damage_is_counted() -> None:
    clock = FakeClock()
    store = FakeStore(clock)
    open_workspace = CacheBrowser(store, clock)
    digests = await put(store, "one", "two", "three")
    store.saved_data.contents[digests[1]] = b"twp"
    progress: list[tuple[int, int]] = []
    assert await open_workspace.verify_all(lambda *how: progress.append(how)) == 1
    assert progress[-1] == (3, 3)
    assert open_workspace.damaged == {digests[1]}


async def test_the_intact_blocks_of_a_damaged_content_are_saved_with_gaps(
    tmp_path: Path,
) -> None:
    data = bytes(range(256)) * (BLOCK * 3 // 256) + b"end"
    digest, noise = digest_of(data), random.Random(7).randbytes(BLOCK)
    data = data[:BLOCK] + noise + data[2 * BLOCK :]
    digest = digest_of(data)
    with open_store(tmp_path / "w") as inner_store:
        inner_store.put(
            NewContent(data, Origin("shell", "export", mime="application/octet-stream"))
        )
        record = inner_store.database.get(keys.CONTENT + keys.raw(digest)) or b""
        spoil(inner_store, keys.CHUNK + content_codec.chunks_of(record)[1])
    clock = FakeClock()
    store = await open_async_store(tmp_path / "w", clock=clock)
    try:
        open_workspace = CacheBrowser(store, clock)
        progress: list[tuple[int, int]] = []
        blocks = await open_workspace.blocks(digest, lambda *how: progress.append(how))
        assert blocks.available == (True, False, True, True)
        assert blocks.gaps == ((BLOCK, 2 * BLOCK),)
        assert blocks.readable == len(data) - BLOCK
        assert progress[-1] == (len(data), len(data))
        assert digest in open_workspace.damaged
        saved = await open_workspace.rescue(digest, tmp_path / "out", lambda *_how: None)
        assert saved == blocks
    finally:
        await store.close()
    wanted = data[:BLOCK] + bytes(BLOCK) + data[2 * BLOCK :]
    assert (tmp_path / "out").read_bytes() == wanted


def test_a_block_of_the_window_is_a_block_of_the_store() -> None:
    assert BLOCK == content_codec.CHUNK


def test_gaps_beside_each_other_are_one_and_a_text_names_what_it_lacks() -> None:
    blocks = ContentBlocks(2 * BLOCK + 5, (True, False, False))
    assert blocks.gaps == ((BLOCK, 2 * BLOCK + 5),)
    assert blocks.readable == BLOCK
    assert b"bytes 5 to 1,000 are damaged" in gap_bytes(Origin(), 5, 1_000)
