"""Brings engine events to the widgets once per frame, and runs their coroutines with errors shown.

Started work is always completed, except for a `Load`, which only reads data for display and is
cancelled once that data is outdated. Also makes the timers of widgets.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from helix_desktop.domain.errors import OF_STORAGE, HelixError, system_refusal
from helix_desktop.domain.file_changes import FileRestoreResult
from helix_desktop.domain.live_events import Live, TextArrived, ThinkingArrived
from helix_desktop.ui.text.formatting import error_parts, retold, tr
from helix_desktop.ui.text.safe_text import one_line

log = logging.getLogger(__name__)

FRAME_MS = 33
"""Milliseconds between two updates of the window."""

Spawn = Callable[[Coroutine[object, object, None], str], object]
"""A function that starts a supervised task."""


T = TypeVar("T")


_begun: set[asyncio.Future[Any]] = set()
"""What was begun through `shielded` and has not ended."""
END_WAIT_SECONDS = 2.0
"""The seconds to wait for it when the application ends."""


async def shielded(work: Awaitable[T]) -> T:
    """Wait for `work`, which is completed even if the load that waits for it is cancelled."""
    task = asyncio.ensure_future(work)  # noqa: TID251  `end_begun` waits for it
    _begun.add(task)
    task.add_done_callback(_on_ended)
    return await asyncio.shield(task)


def _on_ended(task: asyncio.Future[T]) -> None:
    """Let go of completed work; nobody asks for the error of work that nobody waits for."""
    _begun.discard(task)
    if not task.cancelled():
        task.exception()


async def end_begun() -> None:
    """Wait for what was begun through `shielded`, before the application ends."""
    loop = asyncio.get_running_loop()
    if own_tasks := [task for task in _begun if task.get_loop() is loop]:
        await asyncio.wait(own_tasks, timeout=END_WAIT_SECONDS)


class Load:
    """A task that reads data for display, one run at a time; `start` during a run adds one more.

    After `cancel`, which outdated data requires, nothing of it is shown any more. Calls of the
    engine go through `shielded`, so that none is interrupted half-way.
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
    """Collects events for the widgets, and runs the user's requests as supervised tasks."""

    arrived = Signal(object)
    """Emitted with a tuple of events in order; neighboring pieces of one text are joined."""
    refused = Signal(str, str)
    """Emitted with the message and the hint of an error."""
    ended = Signal()
    """Emitted when the bridge is closed and its last work is done: nothing uses the widgets now."""

    def __init__(self, spawn: Spawn) -> None:
        super().__init__()
        self.spawn = spawn
        self._closed = self._over = False
        self._tasks: set[asyncio.Task[object]] = set()
        self._loads: set[asyncio.Task[object]] = set()
        self._users = 0
        """The tasks of others that use the widgets."""
        self._waiting: list[Live] = []
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._on_frame)

    def run(self, work: Coroutine[object, object, object], name: str) -> None:
        """Start `work`; a HelixError or a refusal of the disk is shown, other errors are reported.

        After `ended`, nothing is started any more.
        """
        self._start(work, name)

    def load(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[object] | None:
        """Start work for a `Load`, which may be cancelled, and is when the bridge closes."""
        started = self._start(work, name)
        if started is not None:
            self._loads.add(started)
            if self._closed:
                started.cancel()
        return started

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep the widgets while a task that the bridge did not start uses them."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self._end_if_done()

    def close(self) -> None:
        """Stop listening and cancel loads; `ended` follows once all running work is done."""
        self.discard_events()
        if self._closed:
            return
        self._closed = True
        for task in tuple(self._loads):
            task.cancel()
        self._end_if_done()

    def take(self, event: Live) -> None:
        """Receive an event of an open workspace. The first event after a pause is shown at once."""
        self._waiting.append(event)
        if not self._timer.isActive():
            self._timer.start()
            QTimer.singleShot(0, self, self.flush)

    def flush(self) -> None:
        """Deliver now the events that wait for the next frame."""
        if self._waiting:
            waiting, self._waiting = self._waiting, []
            self.arrived.emit(joined_events(waiting))

    def discard_events(self) -> None:
        """Discard the events that were not shown yet; no timer runs afterwards."""
        self._timer.stop()
        self._waiting.clear()

    def _start(
        self, work: Coroutine[object, object, object], name: str
    ) -> asyncio.Task[object] | None:
        if self._over:
            work.close()
            return None
        started = self.spawn(self._guarded(work), name)
        if not isinstance(started, asyncio.Task):
            return None
        self._tasks.add(started)
        # a task that is stopped before its first step never awaits its coroutine
        started.add_done_callback(lambda _task: work.close())
        started.add_done_callback(self._on_done)
        return started

    def _on_done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        self._loads.discard(task)
        self._end_if_done()

    def _end_if_done(self) -> None:
        if self._closed and not (self._tasks or self._users or self._over):
            self._over = True
            self.ended.emit()

    async def _guarded(self, work: Coroutine[object, object, object]) -> None:
        try:
            await work
        except HelixError as error:
            self.refused.emit(*error_parts(error))
        except OSError as error:
            if error.errno not in OF_STORAGE:
                raise
            log.warning("the system refused what the user asked for", exc_info=True)
            self.refused.emit(*error_parts(system_refusal(error)))

    def show_incidents(self, texts: Sequence[str]) -> None:
        """Show problems of a store, where errors are shown."""
        hint = tr("Check the workspace with `helix-desktop workspace check --deep`.")
        self.refused.emit("\n".join(texts), hint)

    def show_not_put_back(self, results: Sequence[FileRestoreResult]) -> None:
        names = ", ".join(one_line(result.path) for result in results)
        details = "\n".join(dict.fromkeys(result.detail for result in results))
        self.refused.emit(tr("Not put back: {0}").format(names), retold(details))

    def _on_frame(self) -> None:
        if not self._waiting:
            self._timer.stop()
        self.flush()


def joined_events(events: list[Live]) -> tuple[Live, ...]:
    """Return the events with neighboring pieces of the same text joined."""
    merged: list[Live] = []
    pieces: list[str] = []
    for event in events:
        last = merged[-1] if merged else None
        if isinstance(event, TextArrived | ThinkingArrived):
            if type(last) is type(event) and last.session == event.session:
                pieces.append(event.text)
                continue
            _join_pieces(merged, pieces)
            pieces = [event.text]
        else:
            _join_pieces(merged, pieces)
            pieces = []
        merged.append(event)
    _join_pieces(merged, pieces)
    return tuple(merged)


def _join_pieces(events: list[Live], pieces: list[str]) -> None:
    """Give the last event of `events` the text of all its pieces."""
    if len(pieces) > 1 and isinstance(events[-1], TextArrived | ThinkingArrived):
        events[-1] = type(events[-1])(events[-1].session, "".join(pieces))


def single_shot_timer(owner: QObject, milliseconds: int, work: Callable[[], object]) -> QTimer:
    """Return a stopped timer that runs `work` once, some time after its last start."""
    timer = repeating_timer(owner, milliseconds, work)
    timer.setSingleShot(True)
    return timer


def repeating_timer(owner: QObject, milliseconds: int, work: Callable[[], object]) -> QTimer:
    """Return a stopped timer that runs `work` at an interval once it is started."""
    timer = QTimer(owner)
    timer.setInterval(milliseconds)
    timer.timeout.connect(work)
    return timer


def set_running(timer: QTimer, running: bool) -> None:
    """Start a timer that does not run yet, or stop it."""
    if running != timer.isActive():
        (timer.start if running else timer.stop)()
