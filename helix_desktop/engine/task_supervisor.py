"""Owns all asyncio tasks, so that none is lost with its error.

The event loop keeps only weak references to tasks, so a task without an owner can vanish with its
error.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

Report = Callable[[str, BaseException], None]
"""Reports a failed task: its name and its error."""


class Supervisor:
    """The owner of all tasks: starts them, reports errors exactly once, and ends them in order."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._tasks: set[asyncio.Task[object]] = set()
        self._uninterruptible: set[asyncio.Task[object]] = set()
        self._closing = False

    @property
    def running(self) -> int:
        return len(self._tasks) + len(self._uninterruptible)

    @property
    def closing(self) -> bool:
        """Whether no more tasks can be started."""
        return self._closing

    def spawn(self, work: Coroutine[object, object, T], name: str) -> asyncio.Task[T]:
        """Start `work` as a task; an error is passed to `report`."""
        if self._closing:
            work.close()
            raise RuntimeError(f"cannot start {name!r}: the application is closing")
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._report_error)
        return task

    async def run_to_end(self, work: Coroutine[object, object, T], name: str) -> T:
        """Run `work` to its end even if the caller is canceled; raise the cancellation then."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._uninterruptible.add(task)
        task.add_done_callback(self._uninterruptible.discard)
        stopped: asyncio.CancelledError | None = None
        while not task.done():
            try:
                await asyncio.wait({task})
            except asyncio.CancelledError as error:
                stopped = error
        if stopped is not None:
            raise stopped from task.exception()
        return task.result()

    async def run_all(self, works: Iterable[Coroutine[object, object, None]]) -> None:
        """Run all at once; canceling the caller cancels each of them.

        The first error ends the others and is raised.
        """
        try:
            async with asyncio.TaskGroup() as group:
                for work in works:
                    group.create_task(work)
        except BaseExceptionGroup as errors:
            error: BaseException = errors
            while isinstance(error, BaseExceptionGroup):
                error = error.exceptions[0]
            raise error from errors

    async def wait_until_idle(self) -> None:
        """Wait until no task started with `spawn` runs."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self, grace: float = 5.0) -> int:
        """Cancel all tasks and wait for their clean-up; return how many did not end in time."""
        self._closing = True
        for task in tuple(self._tasks):
            task.cancel()
        waiting = self._tasks | self._uninterruptible
        if (myself := asyncio.current_task()) is not None:
            waiting.discard(myself)
        if not waiting:
            return 0
        _, unfinished = await asyncio.wait(waiting, timeout=grace)
        return len(unfinished)

    def _report_error(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._report(task.get_name(), error)


class OneAtATime:
    """Runs blocking work in a thread, one piece at a time, so that work that hangs blocks one
    thread only.
    """

    def __init__(self) -> None:
        self._work: asyncio.Future[Any] | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Wait for earlier work, then for this; a caller that is canceled leaves it running."""
        while self._work is not None and not self._work.done():
            await asyncio.wait({self._work})
        future = asyncio.get_running_loop().run_in_executor(None, work)
        future.add_done_callback(_take_error)
        self._work = future
        return await asyncio.shield(future)


def _take_error(work: asyncio.Future[Any]) -> None:
    """Retrieve the error of work that perhaps nobody waits for any more."""
    if not work.cancelled():
        work.exception()
