"""An event loop with simulated time: no test waits, and the same seed gives the same story.

Work for a thread runs a moment later on the loop itself.
"""

import asyncio
import random
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar

T = TypeVar("T")


class LeapingSelector(selectors.DefaultSelector):
    """A selector that advances time instead of waiting; an endless wait is a deadlock and fails."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("everything waits for something that never comes")
        self.now += max(timeout, 0.0)
        return super().select(0)


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to the next scheduled callback."""

    def __init__(self, seed: int = 0) -> None:
        self._leaping = LeapingSelector()
        super().__init__(self._leaping)
        self._dice = random.Random(seed)

    def time(self) -> float:
        return self._leaping.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self.create_future()

        def run() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(func(*args))
            except BaseException as error:  # noqa: BLE001 - as an executor does
                done.set_exception(error)

        self.begin(run)
        return done

    def begin(self, work: Callable[[], None]) -> None:
        self.call_later(self._dice.random() * 0.01, work)


def play_still(story: Coroutine[object, object, T], seed: int = 0) -> T:
    """Run a test's story in simulated time."""
    with asyncio.Runner(loop_factory=lambda: StillLoop(seed)) as runner:
        return runner.run(story)
