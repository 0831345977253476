"""The one bridge between the engine's tasks and the window's widgets.

Events are gathered and handed to the window at most once per 33 ms; coroutines that the window
starts are supervised, and what they refuse is shown.
"""

import asyncio
from collections.abc import Callable, Coroutine

from PySide6.QtCore import QObject, QTimer, Signal

from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.live_events import Live, TextArrived, ThinkingArrived
from helix_desktop.ui.text.formatting import error_parts

FRAME = 33
"""Milliseconds between two updates of the window."""

Spawn = Callable[[Coroutine[object, object, None], str], object]
"""Starts a supervised task."""


class EventBridge(QObject):
    """Gathers what happens; starts what the person asks for."""

    arrived = Signal(object)
    """A tuple of events, in order; neighbouring pieces of text are one."""
    refused = Signal(str, str)
    """What could not be done, and what to do: message, hint."""

    def __init__(self, spawn: Spawn) -> None:
        super().__init__()
        self.spawn = spawn
        self._waiting: list[Live] = []
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_frame)

    def run(self, work: Coroutine[object, object, None], name: str) -> None:
        """Start `work`; an error that is worded for the person is shown, any other reported."""
        started = self.spawn(self._guarded(work), name)
        if isinstance(started, asyncio.Task):
            # one that is stopped before its first step never came to its work
            started.add_done_callback(lambda _task: work.close())

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
