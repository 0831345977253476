"""A thread with an event loop of its own for one server: whatever it sends is read there.

A server that floods, or answers with what takes long to read, then slows itself only; neither the
window's loop nor another server waits for it.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine
from typing import TypeVar

from helix_desktop.domain.errors import ServerError

T = TypeVar("T")

log = logging.getLogger(__name__)


class Lane:
    """Made on the home loop; `hold` gives it its life, `do` work while it lives."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._home = asyncio.get_running_loop()
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._owner: asyncio.Task[None] | None = None
        self._unwanted = False

    async def hold(self, work: Callable[[], Coroutine[object, object, None]], grace: float) -> None:
        """Run `work` in the thread to its end. Cancelled, it cancels that and waits for its end.

        After `grace` seconds the thread is left behind: it is a daemon and ends with the process.
        """
        ended: asyncio.Future[None] = self._home.create_future()
        thread = threading.Thread(
            target=self._run, args=(work, ended), name=self._name, daemon=True
        )
        thread.start()
        try:
            await asyncio.shield(ended)
        except asyncio.CancelledError:
            self._cancel()
            await asyncio.wait({ended}, timeout=grace)
            if ended.done():
                ended.exception()
            raise
        finally:
            if ended.done():
                thread.join(grace)
            else:
                log.warning("%s does not end", self._name)

    async def do(self, work: Coroutine[object, object, T]) -> T:
        """Have `work` done in the lane. A cancelled caller cancels it and does not wait for it."""
        with self._lock:
            if self._loop is None:
                work.close()
                raise ServerError("The server has ended.")
            answer = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return await asyncio.wrap_future(answer)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise ServerError("The server ended before it answered.") from None

    def _run(
        self, work: Callable[[], Coroutine[object, object, None]], ended: asyncio.Future[None]
    ) -> None:
        problem: BaseException | None = None
        try:
            with asyncio.Runner() as runner:
                problem = runner.run(self._live(work))
        finally:
            self._tell(ended, problem)

    async def _live(
        self, work: Callable[[], Coroutine[object, object, None]]
    ) -> BaseException | None:
        """Returns the error that ended it."""
        loop = asyncio.get_running_loop()
        with self._lock:
            owner = loop.create_task(work(), name=self._name)
            self._loop, self._owner = loop, owner
            if self._unwanted:
                owner.cancel()
        await asyncio.wait({owner})
        with self._lock:
            self._loop = self._owner = None
        # what was handed over until now becomes a task, and is cancelled by the runner
        await asyncio.sleep(0)
        return None if owner.cancelled() else owner.exception()

    def _cancel(self) -> None:
        with self._lock:
            self._unwanted = True
            if self._loop is not None and self._owner is not None:
                self._loop.call_soon_threadsafe(self._owner.cancel)

    def _tell(self, ended: asyncio.Future[None], problem: BaseException | None) -> None:
        def settle() -> None:
            if ended.done():
                return
            if problem is None:
                ended.set_result(None)
            else:
                ended.set_exception(problem)

        try:
            self._home.call_soon_threadsafe(settle)
        except RuntimeError:
            log.info("%s ended after the application", self._name)
