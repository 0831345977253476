"""The bridge between the engine's tasks and the widgets of one open workspace, or of the window.

Events are gathered and handed to the widgets at most once per 33 ms; coroutines that the widgets
start are supervised, and what they refuse is shown. What is started comes to its end, but for a
`Load`, which only reads what is shown: it is cancelled once that is outdated.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.live_events import Live, TextArrived, ThinkingArrived
from helix_desktop.ui.text.formatting import error_parts

FRAME = 33
"""Milliseconds between two updates of the window."""

Spawn = Callable[[Coroutine[object, object, None], str], object]
"""Starts a supervised task."""


T = TypeVar("T")


async def whole(work: Awaitable[T]) -> T:
    """Wait for `work`, which comes to its end even if the load that waits for it is cancelled."""
    return await asyncio.shield(work)


class Load:
    """Reads something to be shown, once at a time: `start` while it runs means once more after it.

    `cancel` when what it reads is outdated: nothing of it is shown any more. The engine is asked
    through `whole`: nothing in there is broken off half-way.
    """

    def __init__(
        self, bridge: "EventBridge", read: Callable[[], Coroutine[object, object, None]], name: str
    ) -> None:
        self._bridge, self._read, self._name = bridge, read, name
        self._task: asyncio.Task[object] | None = None
        self._again = False

    def start(self) -> None:
        if self._task is not None and not self._task.done():
            self._again = True
        else:
            self._task = self._bridge.load(self._read_all(), self._name)

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _read_all(self) -> None:
        self._again = True
        while self._again:
            self._again = False
            await self._read()


class EventBridge(QObject):
    """Gathers what happens; starts what the person asks for."""

    arrived = Signal(object)
    """A tuple of events, in order; neighbouring pieces of text are one."""
    refused = Signal(str, str)
    """What could not be done, and what to do: message, hint."""
    ended = Signal()
    """It was closed, and the last that ran came to its end: nothing touches the widgets now."""

    def __init__(self, spawn: Spawn) -> None:
        super().__init__()
        self.spawn = spawn
        self._closed = self._over = False
        self._tasks: set[asyncio.Task[object]] = set()
        self._loads: set[asyncio.Task[object]] = set()
        self._waiting: list[Live] = []
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_frame)

    def run(self, work: Coroutine[object, object, None], name: str) -> None:
        """Start `work`; an error that is worded for the person is shown, any other reported.

        Once it has ended, nothing is started any more.
        """
        self._start(work, name)

    def load(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[object] | None:
        """Start what may be cancelled, and is when the bridge closes (for a `Load`)."""
        started = self._start(work, name)
        if started is not None:
            self._loads.add(started)
            if self._closed:
                started.cancel()
        return started

    def close(self) -> None:
        """Hear of nothing more, and cancel loads; `ended` once all that runs is done."""
        self.quiet()
        if self._closed:
            return
        self._closed = True
        for task in tuple(self._loads):
            task.cancel()
        self._end_if_done()

    def take(self, event: Live) -> None:
        """Listens to an open workspace. The first event after a pause is shown at once."""
        self._waiting.append(event)
        if not self._timer.isActive():
            self._timer.start()
            QTimer.singleShot(0, self, self._flush)

    def flush(self) -> None:
        """Hand over now what waits for the next frame."""
        self._flush()

    def quiet(self) -> None:
        """Forget what was not shown; no timer runs afterwards."""
        self._timer.stop()
        self._waiting.clear()

    def _start(
        self, work: Coroutine[object, object, None], name: str
    ) -> asyncio.Task[object] | None:
        if self._over:
            work.close()
            return None
        started = self.spawn(self._guarded(work), name)
        if not isinstance(started, asyncio.Task):
            return None
        self._tasks.add(started)
        # one that is stopped before its first step never came to its work
        started.add_done_callback(lambda _task: work.close())
        started.add_done_callback(self._on_done)
        return started

    def _on_done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        self._loads.discard(task)
        self._end_if_done()

    def _end_if_done(self) -> None:
        if self._closed and not self._tasks and not self._over:
            self._over = True
            self.ended.emit()

    async def _guarded(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except HelixError as error:
            self.refused.emit(*error_parts(error))

    def _on_frame(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        self._flush()

    def _flush(self) -> None:
        if self._waiting:
            waiting, self._waiting = self._waiting, []
            self.arrived.emit(joined_events(waiting))


def joined_events(events: list[Live]) -> tuple[Live, ...]:
    """The same events with neighbouring pieces of one text joined."""
    found: list[Live] = []
    pieces: list[str] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, TextArrived | ThinkingArrived):
            if type(last) is type(event) and last.session == event.session:
                pieces.append(event.text)
                continue
            _settle(found, pieces)
            pieces = [event.text]
        else:
            _settle(found, pieces)
            pieces = []
        found.append(event)
    _settle(found, pieces)
    return tuple(found)


def _settle(found: list[Live], pieces: list[str]) -> None:
    """Give the last event of `found` the text of all its pieces."""
    if len(pieces) > 1 and isinstance(found[-1], TextArrived | ThinkingArrived):
        found[-1] = type(found[-1])(found[-1].session, "".join(pieces))
