"""A loop whose time leaps ahead, and a real store that makes everybody wait for its disk.

The same story is the same every time: no thread decides what happens first.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, wait
from typing import Any, TypeVar

from helix_desktop.store.async_store import AsyncStore, _Order

T = TypeVar("T")


class _Leaping(selectors.DefaultSelector):
    """Where a loop would wait, time passes at once; waiting for nothing is a deadlock."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("everything waits for something that never comes")
        self.now += max(timeout, 0.0)
        return super().select(0)


class PatientLoop(asyncio.SelectorEventLoop):
    """What would run in a thread runs at once on the loop itself."""

    def __init__(self) -> None:
        self.leaping = _Leaping()
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


def play(story: Coroutine[object, object, T]) -> T:
    """Run a test's story; nothing is waited for but the disk."""
    with asyncio.Runner(loop_factory=PatientLoop) as runner:
        return runner.run(story)
