"""Runs a call that may hang (keyring) in a thread with a deadline, which can be abandoned.

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
        self,
        name: str,
        open_object: Callable[[], T],
        *,
        seconds: float,
        timeout_error: Callable[[], HelixError],
    ) -> None:
        self._name, self._open_object = name, open_object
        self._seconds, self._timeout_error = seconds, timeout_error
        self._object: T | None = None
        self._lock = threading.Lock()

    async def do(self, work: Callable[[T], R]) -> R:
        """Return the result of the work.

        Pass on HelixErrors, and raise `timeout_error()` after the deadline.
        """
        return await self.wait(self.start(work))

    def start(self, work: Callable[[T], R]) -> asyncio.Future[R]:
        """Start the work; a caller that waits for the answer may give up and wait again."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[R] = loop.create_future()
        # its error counts as retrieved: nobody may wait for it any more
        future.add_done_callback(lambda done: None if done.cancelled() else done.exception())

        def deliver(resolve: Callable[[], None]) -> None:
            if not future.done():
                resolve()

        def run() -> None:
            # an unforeseen error goes to the thread's hook, and the answer is the timeout's
            resolve: Callable[[], None] = partial(future.set_exception, self._timeout_error())
            try:
                with self._lock:
                    if self._object is None:
                        self._object = self._open_object()
                resolve = partial(future.set_result, work(self._object))
            except HelixError as error:
                resolve = partial(future.set_exception, error)
            finally:
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(deliver, resolve)

        threading.Thread(target=run, name=self._name, daemon=True).start()
        return future

    async def wait(self, future: asyncio.Future[R]) -> R:
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.shield(future)
        except TimeoutError as error:
            raise self._timeout_error() from error
