"""Calls that may take forever, each with a deadline and in a thread that can be abandoned.

asyncio.to_thread does not allow that: the loop and the interpreter wait for its threads at the end.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Generic, TypeVar

from helix_desktop.domain.errors import HelixError

T = TypeVar("T")
R = TypeVar("R")


class TimedThread(Generic[T]):
    """A runner of calls on one object, opened in the thread where it is first needed."""

    def __init__(
        self, name: str, opening: Callable[[], T], *, seconds: float, late: Callable[[], HelixError]
    ) -> None:
        self._name, self._opening = name, opening
        self._seconds, self._late = seconds, late
        self._object: T | None = None
        self._lock = threading.Lock()

    async def do(self, work: Callable[[T], R]) -> R:
        """Return the result of the work.

        Pass on HelixErrors, and raise `late` after the deadline.
        """
        return await self.wait(self.start(work))

    def start(self, work: Callable[[T], R]) -> "asyncio.Future[R]":
        """Start the work; a caller that waits for the answer may give up and wait again."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[R] = loop.create_future()
        # its error counts as retrieved: nobody may wait for it any more
        answer.add_done_callback(lambda done: None if done.cancelled() else done.exception())

        def deliver(tell: Callable[[], None]) -> None:
            if not answer.done():
                tell()

        def run() -> None:
            # an unforeseen error goes to the thread's hook, and the answer is `late`
            tell: Callable[[], None] = partial(answer.set_exception, self._late())
            try:
                with self._lock:
                    if self._object is None:
                        self._object = self._opening()
                tell = partial(answer.set_result, work(self._object))
            except HelixError as error:
                tell = partial(answer.set_exception, error)
            finally:
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(deliver, tell)

        threading.Thread(target=run, name=self._name, daemon=True).start()
        return answer

    async def wait(self, answer: "asyncio.Future[R]") -> R:
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.shield(answer)
        except TimeoutError as error:
            raise self._late() from error
