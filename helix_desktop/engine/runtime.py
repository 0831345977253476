"""The owner of all tasks; the bus of events.

Owner of every task of the application: no task runs that nobody holds.

The event loop keeps only weak references to tasks; one that nobody holds can vanish with its error.

The one stream that engine and window share: typed events to whoever listens.

Everything happens on the loop's thread; a listener only takes notice and returns at once.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import TypeVar

from helix_desktop.domain.live_events import Live

T = TypeVar("T")

Report = Callable[[str, BaseException], None]
"""What is told of a task that failed: its name and its error."""


class Supervisor:
    """Starts tasks, reports their errors exactly once, and ends them in order."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._tasks: set[asyncio.Task[object]] = set()
        self._unbroken: set[asyncio.Task[object]] = set()
        self._closing = False

    @property
    def running(self) -> int:
        return len(self._tasks) + len(self._unbroken)

    @property
    def closing(self) -> bool:
        """Whether nothing can be started any more."""
        return self._closing

    def spawn(self, work: Coroutine[object, object, T], name: str) -> asyncio.Task[T]:
        """Start `work`; its error, if any, reaches `report`."""
        if self._closing:
            work.close()
            raise RuntimeError(f"cannot start {name!r}: the application is closing")
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._settle)
        return task

    async def unbroken(self, work: Coroutine[object, object, T], name: str) -> T:
        """Run `work` to its end even if the caller is cancelled; that is raised afterwards."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._unbroken.add(task)
        task.add_done_callback(self._unbroken.discard)
        stopped: asyncio.CancelledError | None = None
        while not task.done():
            try:
                await asyncio.wait({task})
            except asyncio.CancelledError as error:
                stopped = error
        if stopped is not None:
            raise stopped from task.exception()
        return task.result()

    async def together(self, works: Iterable[Coroutine[object, object, None]]) -> None:
        """Run all at once; a cancelled caller cancels each of them."""
        async with asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(work)

    async def settled(self) -> None:
        """Wait until nothing that was started with `spawn` runs any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self, grace: float = 5.0) -> int:
        """Cancel what still runs and wait for its clean-up; returns how many did not end."""
        self._closing = True
        for task in tuple(self._tasks):
            task.cancel()
        waiting = self._tasks | self._unbroken
        if (myself := asyncio.current_task()) is not None:
            waiting.discard(myself)
        if not waiting:
            return 0
        _, late = await asyncio.wait(waiting, timeout=grace)
        return len(late)

    def _settle(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._report(task.get_name(), error)


Listener = Callable[[Live], None]


class EventBus:
    """Hands each event to every listener, in the order they came."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Listen from now on; call the result to stop."""
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    def publish(self, event: Live) -> None:
        for listener in tuple(self._listeners):
            listener(event)
