"""A full disk, again and again: nothing acknowledged is lost, reads work, it goes on by itself."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

from helix_desktop.domain.cache import Digest, NewContent, Origin, SessionId
from helix_desktop.domain.errors import HelixError, StoreFull
from helix_desktop.domain.events import Outcome as Ended
from helix_desktop.domain.events import Recorded, SessionStarted, ToolReturned
from helix_desktop.domain.ports import StoreHealth, Transaction
from helix_desktop.store.async_store import AsyncStore, open_async_store
from tests.fakes.clock import FakeClock
from tests.system.prove.outcome import Outcome
from tests.system.prove.small_disk import Filler, small_disk

SESSION = SessionId("00000000000000c3")
_MEGABYTES = 128
_EACH = 2
"""Megabytes of its own that a cycle may leave in the store."""

_PATIENCE = 20.0
_PIECE = 40_000


class _Cycles:
    """One store on a small disk that keeps filling up."""

    def __init__(self, disk: Path, outcome: Outcome) -> None:
        self._folder = disk / "store"
        self._filler = Filler(disk / "somebody-elses-file")
        self._outcome = outcome
        self._acknowledged: list[tuple[Digest, bytes]] = []
        self._refused: set[bytes] = set()
        self._source = random.Random(7)

    async def run(self, count: int) -> None:
        store = await open_async_store(self._folder, clock=FakeClock())
        try:
            await store.commit(Transaction(SESSION, (SessionStarted(1.0, "Full"),)))
            for number in range(count):
                await self._write_some(store, self._source.randrange(1, 4))
                self._filler.fill(leave=self._source.choice((0, 0, 8_192, 100_000)))
                await self._until_full(store)
                await self._check(store, "while full")
                if number % 5 == 4:
                    store = await self._reopen_full(store)
                self._filler.free()
                await self._recover(store)
                self._outcome.figures["cycles"] += 1
            await self._check(store, "at the end")
        finally:  # its writer would keep the process alive
            await store.close()

    async def _write_some(self, store: AsyncStore, count: int) -> None:
        for _ in range(count):
            await self._write(store)

    async def _write(self, store: AsyncStore) -> None:
        data = self._source.randbytes(_PIECE)
        content = NewContent(data, Origin("shell", "noise"))
        try:
            digest = await store.put(content)
            event = ToolReturned(2.0, "c", "shell", "noise", digest, len(data), Ended.OK)
            self._acknowledged.append((digest, data))
            await store.commit(Transaction(SESSION, (event,)))
        except StoreFull:
            self._refused.add(data)
            raise
        self._outcome.figures["acknowledged"] += 2

    async def _until_full(self, store: AsyncStore) -> None:
        for _ in range(2_000):
            try:
                await self._write(store)
            except StoreFull:
                self._outcome.figures["refused as full"] += 1
                return
        self._outcome.problems.append("the disk never became full")

    async def _check(self, store: AsyncStore, when: str) -> None:
        """Everything acknowledged, read while the disk is full."""
        try:
            for digest, data in (
                self._acknowledged[-60:] if when == "while full" else self._acknowledged
            ):
                if await store.get(digest) != data:
                    self._outcome.problems.append(f"{when}: wrong bytes")
            events = await store.events(SESSION)
        except HelixError as error:
            self._outcome.problems.append(f"{when}: a read failed: {error}")
            return
        shown = [place.event for place in events if isinstance(place, Recorded)]
        named = {event.content for event in shown if isinstance(event, ToolReturned)}
        is_complete = len(shown) == len(events) and named >= {
            digest for digest, _ in self._acknowledged[:-1]
        }
        if not is_complete:
            self._outcome.problems.append(f"{when}: acknowledged events are missing")

    async def _reopen_full(self, store: AsyncStore) -> AsyncStore:
        """The application is started again while the disk is still full."""
        await store.close()
        try:
            store = await open_async_store(self._folder, clock=FakeClock())
            self._outcome.figures["opened on a full disk"] += 1
        except StoreFull as error:
            self._outcome.problems.append(f"it does not open on a full disk: {error}")
            self._filler.free()
            store = await open_async_store(self._folder, clock=FakeClock())
        else:
            await self._check(store, "opened while full")
        return store

    async def _recover(self, store: AsyncStore) -> None:
        """Nobody asks it to: it notices."""
        loop = asyncio.get_running_loop()
        started = loop.time()
        while store.health is not StoreHealth.OPEN:
            if loop.time() - started > _PATIENCE:
                self._outcome.problems.append("it did not go on by itself")
                return
            await asyncio.sleep(0.02)
        with suppress(StoreFull):
            await self._write(store)
            self._outcome.figures["went on by itself"] += 1


def prove(*, count: int) -> Outcome:
    outcome = Outcome("full disk")
    with small_disk(_MEGABYTES + _EACH * count) as disk:
        asyncio.run(_Cycles(disk, outcome).run(count))
    outcome.figures["lost"] = len(outcome.problems)
    return outcome
