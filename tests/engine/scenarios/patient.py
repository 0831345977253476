"""A loop whose time leaps ahead, and a real store that makes everybody wait for its disk.

The same story is the same every time: no thread decides what happens first.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, wait
from typing import Any, TypeVar

from helix_desktop.store.async_store import AsyncStore, _Order
from tests.engine.loops import LeapingSelector

T = TypeVar("T")


class PatientLoop(asyncio.SelectorEventLoop):
    """What would run in a thread runs at once on the loop itself."""

    def __init__(self) -> None:
        self.leaping = LeapingSelector()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self.create_future()
        self.call_soon(_run, done, func, args)
        return done


def _run(done: asyncio.Future[T], func: Callable[..., T], args: tuple[Any, ...]) -> None:
    if done.cancelled():
        return
    try:
        done.set_result(func(*args))
    except BaseException as error:  # noqa: BLE001 - as an executor does
        done.set_exception(error)


class StillAttic(AsyncStore):
    """The real one; while it writes nothing else happens."""

    async def _written(self, order: _Order[T]) -> T:
        future = self._writer.submit(order)
        wait([future])
        await asyncio.sleep(0)
        return future.result()
