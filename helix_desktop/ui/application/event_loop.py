"""The one event loop for Qt and asyncio: qasync with its own callbacks, timers, and threads.

qasync starts a QTimer for every callback and keeps cancelled timers until they would have fired
(80,000 timeouts take 27 MB, and sleeps are 5 % off). Here callbacks wait in a queue and timers in a
heap, with one Qt timer for each of the two. The order of callbacks, context variables, and nested
dialogs work as in asyncio and Qt.
"""

import asyncio
import heapq
import os
import sys
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from itertools import count
from typing import Generic, TypeVar, TypeVarTuple

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimerEvent, Signal
from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_API", "pyside6")
import qasync

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

CALLBACK_SECONDS = 0.004
"""The seconds of callbacks before Qt gets a turn: a quarter of a frame at 60 Hz."""
EARLY_SECONDS = 0.0005
"""The seconds by which a timer may be early (Qt counts whole milliseconds)."""
THREAD_SWITCH_SECONDS = 0.0001
"""The seconds after which a thread must give the interpreter to another one.

Painting releases the interpreter many times a frame and, beside a busy thread, waits each time.
Three threads that only compute take a quarter longer for it; the window never waits for that.
"""
QUIT_SECONDS = 15.0
"""The seconds to write everything after Qt was quit from outside."""
MIN_CANCELLED_TIMERS = 100
"""The number of cancelled timers below which a purge is not worth its cost."""
MAX_THREADS = 10
"""The number of calls that run in threads at a time."""


class TimerSchedule(QObject):
    """The schedule of the event loop: callbacks that are due, and timers for later."""

    rung = Signal(object)
    """The handle of a callback from another thread."""

    def __init__(self) -> None:
        super().__init__()
        self.rung.connect(self.soon, Qt.ConnectionType.QueuedConnection)
        self._ready: deque[asyncio.Handle] = deque()
        self._heap: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._order = count()
        self._now_timer = 0
        self._late_timer = 0
        self._late_at = 0.0
        self._cancelled = 0
        self._running = False
        self._paused = True
        self._stopped = False

    def __len__(self) -> int:
        return len(self._ready) + len(self._heap)

    def soon(self, handle: asyncio.Handle) -> None:
        if self._stopped:  # a thread's signal can arrive after the loop closed
            return
        self._ready.append(handle)
        self._wake()

    def later(self, handle: asyncio.TimerHandle) -> None:
        heapq.heappush(self._heap, (handle.when(), next(self._order), handle))
        if self._heap[0][2] is handle:
            self._arm()

    def note_cancelled(self) -> None:
        """Count a cancelled timer; purge them once they fill more than half of the heap."""
        self._cancelled += 1
        if self._cancelled > MIN_CANCELLED_TIMERS and self._cancelled > len(self._heap) // 2:
            self._heap = [item for item in self._heap if not item[2].cancelled()]
            heapq.heapify(self._heap)
            self._cancelled = 0

    def resume(self) -> None:
        """Run callbacks from now on, those first that were scheduled before."""
        self._paused = False
        if self._ready:
            self._wake()

    def pause(self) -> None:
        """Keep callbacks until the loop runs again.

        qasync processes events once more after the loop has run, when asyncio knows no running
        loop.
        """
        self._paused = True
        self._sleep()

    def stop(self) -> None:
        """Stop all timers; qasync calls this when the loop closes.

        Another thread could free a timer that outlived the loop, which Qt does not allow.
        """
        self._stopped = True
        self._sleep()
        if self._late_timer:
            self.killTimer(self._late_timer)
            self._late_timer = 0
        self._ready.clear()
        self._heap.clear()

    def set_debug(self, enabled: bool) -> None:
        """Do nothing; qasync calls this."""

    def timerEvent(self, event: QTimerEvent) -> None:
        if self._stopped:
            self.killTimer(event.timerId())
            return
        if event.timerId() == self._late_timer:
            self.killTimer(self._late_timer)
            self._late_timer = 0
            due = time.monotonic() + EARLY_SECONDS
            while self._heap and self._heap[0][0] <= due:
                handle = heapq.heappop(self._heap)[2]
                if not handle.cancelled():
                    self._ready.append(handle)
            self._arm()
            if self._ready:
                self._wake()
        if self._running or self._paused:
            # a dialog or processEvents() inside a callback: asyncio must not be entered twice;
            # the running callback, or the loop when it runs again, wakes the schedule
            self._sleep()
            return
        # run the callbacks that are ready now, within the budget; the others follow Qt's turn
        end = time.monotonic() + CALLBACK_SECONDS
        self._running = True
        try:
            left = len(self._ready)
            while left and self._ready:
                ready_handle, left = self._ready.popleft(), left - 1
                if not ready_handle.cancelled():
                    ready_handle._run()
                if time.monotonic() > end:
                    break
        finally:
            self._running = False
            self._sleep()
            if self._ready:
                self._wake()

    def _wake(self) -> None:
        if not (self._now_timer or self._running or self._paused or self._stopped):
            self._now_timer = self.startTimer(0)

    def _sleep(self) -> None:
        if self._now_timer:
            self.killTimer(self._now_timer)
            self._now_timer = 0

    def _arm(self) -> None:
        """Start one precise Qt timer for the earliest timer that is not cancelled."""
        while self._heap and self._heap[0][2].cancelled():
            heapq.heappop(self._heap)
            self._cancelled = max(0, self._cancelled - 1)
        due_time = self._heap[0][0] if self._heap else 0.0
        if self._late_timer and due_time == self._late_at:
            return
        if self._late_timer:
            self.killTimer(self._late_timer)
            self._late_timer = 0
        if due_time:
            delay_ms = max(0, -int((time.monotonic() - due_time) * 1_000 // 1))
            self._late_at = due_time
            self._late_timer = self.startTimer(delay_ms, Qt.TimerType.PreciseTimer)


class ThreadCall(Generic[T]):
    """A call in another thread. All that it refers to is let go in the loop's thread.

    A thread that let go of a dialog or of an error's frames last would destroy their Qt objects,
    which crashes.
    """

    def __init__(
        self, loop: asyncio.AbstractEventLoop, func: Callable[[*Ts], T], args: tuple[*Ts]
    ) -> None:
        self.future: asyncio.Future[T] = loop.create_future()
        self._loop = loop
        self._call: Callable[[], T] | None = lambda: func(*args)
        self._result: list[T] = []
        self._error: BaseException | None = None

    def run(self) -> None:
        """Make the call, in the thread."""
        if self._call is None or self.future.cancelled():
            return
        try:
            self._result.append(self._call())
        except BaseException as error:  # noqa: BLE001  raised again where it is awaited
            self._error = error

    def hand_back(self, _ran: Future[None]) -> None:
        """Let the loop's thread end the call: it was made, or its executor was shut down."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        future, result, error = self.future, self._result, self._error
        self._call, self._result, self._error = None, [], None
        del self.future
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        elif result:
            future.set_result(result[0])
        else:
            future.cancel()


class _Host:
    """The QApplication as the loop uses it: a quit from outside is a request, not the end.

    A log-out or the loss of the screen stops Qt's loop at once. The data left is then written with
    events processed by hand, because a Qt without its screen would not run again.
    """

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._left = False
        self.stop_handler: Callable[[], None] | None = None

    def exec(self) -> int:
        self._left = False
        result = self._app.exec()
        if not self._left and self.stop_handler is not None:
            self.stop_handler()
            deadline = time.monotonic() + QUIT_SECONDS
            while not self._left and time.monotonic() < deadline:
                self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        return result

    def exit(self, code: int = 0) -> None:
        self._left = True
        self._app.exit(code)

    def __getattr__(self, name: str) -> object:
        return getattr(self._app, name)


class HelixEventLoop(qasync.QEventLoop):  # type: ignore[misc]  # qasync has no types
    """The application's event loop: qasync with a `TimerSchedule`."""

    def __init__(self, app: QApplication) -> None:
        self._host = _Host(app)
        super().__init__(self._host)
        self._timer = TimerSchedule()
        self._threads: ThreadPoolExecutor | None = None
        self._switching = sys.getswitchinterval()
        sys.setswitchinterval(THREAD_SWITCH_SECONDS)

    def run_forever(self) -> int:
        self._timer.resume()
        try:
            return int(super().run_forever())
        finally:
            self._timer.pause()

    def close(self) -> None:
        sys.setswitchinterval(self._switching)
        if self._threads is not None:
            self._threads.shutdown()
        super().close()

    def on_quit(self, handler: Callable[[], None]) -> None:
        """Set the function called when Qt is quit from outside; the loop then runs to its end."""
        self._host.stop_handler = handler

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        self._check_closed()
        handle = asyncio.Handle(callback, args, self, context)
        self._timer.soon(handle)
        return handle

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        self._check_closed()
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._timer.later(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        self._check_closed()
        handle = asyncio.Handle(callback, args, self, context)
        self._timer.rung.emit(handle)
        return handle

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """Make a call in an executor's threads, or in the loop's own."""
        if executor is None:
            if self._threads is None:
                self._threads = ThreadPoolExecutor(MAX_THREADS, thread_name_prefix="loop")
            executor = self._threads
        call = ThreadCall(self, func, args)
        executor.submit(call.run).add_done_callback(call.hand_back)
        return call.future

    def _add_callback(self, handle: asyncio.Handle, delay: float = 0) -> asyncio.Handle:
        """Add a callback for asyncio's own signal handlers."""
        if not handle.cancelled():
            self._timer.soon(handle)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        self._timer.note_cancelled()
