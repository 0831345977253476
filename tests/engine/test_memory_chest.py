"""The chest in memory does what an attic does, as far as it goes."""

from collections.abc import Callable

import pytest

from helix_desktop.domain.cache import Digest, NewContent, SessionId, digest_of
from helix_desktop.domain.errors import AmbiguousDigest, CacheMiss, JournalError
from helix_desktop.domain.events import Outcome, ToolReturned, TurnStarted, WindowSent
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import Chest, Step
from helix_desktop.engine.memory_chest import MemoryChest
from tests.engine.stage import play
from tests.fakes.attic import FakeAttic
from tests.fakes.clock import FakeClock

SESSION = SessionId("0" * 16)
Make = Callable[[], Chest]
BOTH: list[Make] = [MemoryChest, lambda: FakeAttic(FakeClock())]


def returned(content: Digest) -> ToolReturned:
    return ToolReturned(0.0, "1", "look", "x", content, size=1, outcome=Outcome.OK)


@pytest.mark.parametrize("make", BOTH)
def test_a_step_keeps_its_contents_and_gives_its_events_their_places(make: Make) -> None:
    async def story() -> None:
        chest = make()
        data = b"an output"
        first = await chest.commit(Step(SESSION, (TurnStarted(0.0, "go"),)))
        event = returned(digest_of(data))
        second = await chest.commit(Step(SESSION, (event,), (NewContent(data),)))
        assert [item.seq for item in (*first.recorded, *second.recorded)] == [1, 2]
        assert second.digests == (digest_of(data),)
        assert await chest.get(digest_of(data)) == data
        assert await chest.read(digest_of(data), 3, 6) == b"out"
        assert [item.seq for item in await chest.events(SESSION, 2)] == [2]
        assert len(await chest.events(SESSION, 1, 1)) == 1

    play(story())


@pytest.mark.parametrize("make", BOTH)
def test_an_event_that_names_what_is_nowhere_is_refused(make: Make) -> None:
    async def story() -> None:
        chest = make()
        with pytest.raises(JournalError):
            await chest.commit(Step(SESSION, (returned(digest_of(b"never put")),)))
        assert list(await _kept(chest)) == []
        # the blocks of a window are told by digest only
        sent = WindowSent(0.0, "m", (digest_of(b"a block"),), tokens=1)
        await chest.commit(Step(SESSION, (sent,)))
        assert len(await _kept(chest)) == 1

    play(story())


@pytest.mark.parametrize("make", BOTH)
def test_contents_are_found_by_the_beginning_of_their_digest(make: Make) -> None:
    async def story() -> None:
        chest = make()
        digest = await chest.put(NewContent(b"an output"))
        assert await chest.find(digest[:12]) == digest
        assert await chest.exists(digest)
        assert not await chest.exists(digest_of(b"another"))
        for prefix in (digest[:11], "f" * 64, "not hex at all"):
            with pytest.raises(CacheMiss):
                await chest.find(prefix)
        with pytest.raises(CacheMiss):
            await chest.get(digest_of(b"another"))

    play(story())


@pytest.mark.parametrize("make", BOTH)
def test_counts_are_kept_by_encoding(make: Make) -> None:
    async def story() -> None:
        chest = make()
        digest = await chest.put(NewContent(b"an output"))
        await chest.keep_token_count(digest, Encoding.O200K, 2)
        assert await chest.token_count(digest, Encoding.O200K) == 2
        assert await chest.token_count(digest, Encoding.CL100K) is None

    play(story())


def test_a_beginning_that_two_contents_share_is_told() -> None:
    class Twins(MemoryChest):
        def __init__(self) -> None:
            super().__init__()
            # two digests with a common beginning cannot be made by hashing
            self._contents = {Digest("a" * 63 + "1"): b"x", Digest("a" * 63 + "2"): b"y"}

    with pytest.raises(AmbiguousDigest):
        play(Twins().find("a" * 12))


async def _kept(chest: Chest) -> list[object]:
    try:
        return list(await chest.events(SESSION))
    except JournalError:
        return []
