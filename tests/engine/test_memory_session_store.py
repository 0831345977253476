"""The session store in memory does what a store does, as far as it goes."""

import pytest

from helix_desktop.domain.cache import Digest, NewContent, SessionId, digest_of
from helix_desktop.domain.errors import AmbiguousDigest, CacheMiss, JournalError
from helix_desktop.domain.events import Outcome, ToolReturned, TurnStarted, WindowSent
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import SessionStore, Transaction
from helix_desktop.engine.replay.replay import MemoryStore

SESSION = SessionId("0" * 16)


def returned(content: Digest) -> ToolReturned:
    return ToolReturned(0.0, "1", "look", "x", content, size=1, outcome=Outcome.OK)


async def test_a_step_keeps_its_contents_and_gives_its_events_their_places() -> None:
    session_store = MemoryStore()
    data = b"an output"
    first = await session_store.commit(Transaction(SESSION, (TurnStarted(0.0, "go"),)))
    event = returned(digest_of(data))
    second = await session_store.commit(Transaction(SESSION, (event,), (NewContent(data),)))
    assert [item.seq for item in (*first.recorded, *second.recorded)] == [1, 2]
    assert second.digests == (digest_of(data),)
    assert await session_store.get(digest_of(data)) == data
    assert await session_store.read(digest_of(data), 3, 6) == b"out"
    assert [item.seq for item in await session_store.events(SESSION, 2)] == [2]
    assert len(await session_store.events(SESSION, 1, 1)) == 1


async def test_an_event_that_names_what_is_nowhere_is_refused() -> None:
    session_store = MemoryStore()
    with pytest.raises(JournalError):
        await session_store.commit(Transaction(SESSION, (returned(digest_of(b"never put")),)))
    assert list(await _events(session_store)) == []
    # the blocks of a window are told by digest only
    sent = WindowSent(0.0, "m", (digest_of(b"a block"),), tokens=1)
    await session_store.commit(Transaction(SESSION, (sent,)))
    assert len(await _events(session_store)) == 1


async def test_contents_are_found_by_the_beginning_of_their_digest() -> None:
    session_store = MemoryStore()
    digest = await session_store.put(NewContent(b"an output"))
    assert await session_store.find(digest[:12]) == digest
    assert await session_store.exists(digest)
    assert not await session_store.exists(digest_of(b"another"))
    for prefix in (digest[:11], "f" * 64, "not hex at all"):
        with pytest.raises(CacheMiss):
            await session_store.find(prefix)
    with pytest.raises(CacheMiss):
        await session_store.get(digest_of(b"another"))


async def test_counts_are_kept_by_encoding() -> None:
    session_store = MemoryStore()
    digest = await session_store.put(NewContent(b"an output"))
    await session_store.keep_token_count(digest, Encoding.O200K, 2)
    assert await session_store.token_count(digest, Encoding.O200K) == 2
    assert await session_store.token_count(digest, Encoding.CL100K) is None


async def test_a_digest_prefix_of_two_contents_is_refused_as_ambiguous() -> None:
    class Twins(MemoryStore):
        def __init__(self) -> None:
            super().__init__()
            # two digests with a common beginning cannot be made by hashing
            self._contents = {Digest("a" * 63 + "1"): b"x", Digest("a" * 63 + "2"): b"y"}

    with pytest.raises(AmbiguousDigest):
        await Twins().find("a" * 12)


async def _events(session_store: SessionStore) -> list[object]:
    try:
        return list(await session_store.events(SESSION))
    except JournalError:
        return []
