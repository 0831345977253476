"""A loop whose time leaps ahead, but never while a thread of the store has something to say."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar

from helix_desktop.domain.ports import Attic

T = TypeVar("T")


class _Leaping(selectors.DefaultSelector):
    """Where a loop would wait, time passes at once; waiting for nothing is a deadlock."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.outside = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self.outside and timeout != 0:
            return super().select(timeout)
        if timeout is None:
            raise AssertionError("everything waits for something that never comes")
        self.now += max(timeout, 0.0)
        return super().select(0)


class PatientLoop(asyncio.SelectorEventLoop):
    """What would run in a thread of the engine runs at once on the loop itself."""

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


class Waited:
    """The port Attic over another one; the loop knows when a thread is at work for it."""

    def __init__(self, attic: Attic) -> None:
        self._attic = attic

    def __getattr__(self, name: str) -> object:
        found = getattr(self._attic, name)
        return _waited(found) if asyncio.iscoroutinefunction(found) else found


def _waited(call: Callable[..., Coroutine[object, object, T]]) -> object:
    async def made(*args: object, **kwargs: object) -> T:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, PatientLoop)
        loop.leaping.outside += 1
        try:
            return await call(*args, **kwargs)
        finally:
            loop.leaping.outside -= 1

    return made


def play(story: Coroutine[object, object, T]) -> T:
    """Run a test's story; nothing is waited for but the disk."""
    with asyncio.Runner(loop_factory=PatientLoop) as runner:
        return runner.run(story)
