"""A loop whose time is what it is told: no test waits, and the same seed gives the same story.

What would run in a thread runs a moment later on the loop itself.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar

T = TypeVar("T")


class StillLoop(asyncio.SelectorEventLoop):
    """Time jumps to the next thing that is due; nothing due at all is a deadlock and fails."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self._present = 0.0
        self._dice = random.Random(seed)

    def time(self) -> float:
        return self._present

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

        self.call_later(self._dice.random() * 0.01, run)
        return done

    def _run_once(self) -> None:
        ready, scheduled = self._ready, self._scheduled  # type: ignore[attr-defined]
        if not ready and not self._stopping:  # type: ignore[attr-defined]
            if not scheduled:
                raise AssertionError("everything waits for something that never comes")
            self._present = max(self._present, scheduled[0].when())
        super()._run_once()  # type: ignore[misc]


def play_still(story: Coroutine[object, object, T], seed: int = 0) -> T:
    """Run a test's story without waiting."""
    with asyncio.Runner(loop_factory=lambda: StillLoop(seed)) as runner:
        return runner.run(story)
