"""A loop whose time leaps ahead, and a real store that makes everybody wait for its disk.

The same story is the same every time: no thread decides what happens first.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import wait
from typing import TypeVar

from helix_desktop.store.async_store import AsyncStore
from helix_desktop.store.writer import PendingWrite
from tests.engine.loops import StillLoop

T = TypeVar("T")


class PatientLoop(StillLoop):
    """What would run in a thread runs at once on the loop itself."""

    def begin(self, work: Callable[[], None]) -> None:
        self.call_soon(work)


class BlockingStore(AsyncStore):
    """The real one; while it writes nothing else happens."""

    async def _submit(self, write: PendingWrite[T]) -> T:
        future = self._writer.submit(write)
        wait([future])
        await asyncio.sleep(0)
        return future.result()
