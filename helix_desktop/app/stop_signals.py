"""Ctrl+C, SIGTERM, and SIGHUP: noted before the event loop runs; the deadline for ending.

Python's own KeyboardInterrupt would be raised in whatever Qt calls then, which only prints it.
"""

import _thread
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from types import FrameType

if sys.platform == "win32":
    STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
else:
    STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    """The signals that end a process in order; SIGHUP comes from a terminal that is closed."""


END_SECONDS = 4.0
"""Seconds from SIGTERM to the end of a process, whatever does not answer."""
_ENDED_WITHOUT_ANSWER = (
    b"helix-desktop: ended without waiting any longer for what doesn't answer, such as a drive of "
    b"the project folder. Everything saved before is intact.\n"
)


class EndDeadline:
    """The latest end of this process after SIGTERM.

    A thread that waits for a drive holds up every orderly end, also that of the interpreter. Where
    the main thread waits, no signal is handled at all: a thread of its own reads which ones came.
    """

    def __init__(self) -> None:
        self._is_active = False
        self._pipe = self._loop_pipe = -1

    def keep(self) -> None:
        """Keep the deadline from now on: the process belongs to Helix alone."""
        self._is_active = True
        if sys.platform != "win32":
            reading, self._pipe = os.pipe()
            os.set_blocking(self._pipe, False)
            self.listen()
            _thread.start_new_thread(self._read, (reading,))

    def listen(self) -> None:
        """Hear of signals first, and pass them on to what the main thread's loop has set."""
        if self._pipe >= 0:
            pipe_before = signal.set_wakeup_fd(self._pipe, warn_on_full_buffer=False)
            self._loop_pipe = -1 if pipe_before == self._pipe else pipe_before

    def _read(self, pipe: int) -> None:
        while numbers := os.read(pipe, 64):
            if signal.SIGTERM in numbers:
                self.end_within(END_SECONDS, 128 + signal.SIGTERM)
            with suppress(OSError):
                os.write(self._loop_pipe, numbers)

    def end_within(self, seconds: float, status: int) -> None:
        """End the process after so many seconds, unless it has ended by then."""
        if self._is_active:
            _thread.start_new_thread(_end_later, (seconds, status))


def _end_later(seconds: float, status: int) -> None:
    time.sleep(seconds)
    with suppress(OSError):
        os.write(2, _ENDED_WITHOUT_ANSWER)
    os._exit(status)  # the store is consistent at every moment


END_DEADLINE = EndDeadline()


class StopSignals:
    """The requests to stop. They are noted until they can be obeyed."""

    def __init__(self) -> None:
        self.is_requested = False
        self._stop: Callable[[], None] | None = None

    def set_handler(self, stop: Callable[[], None] | None) -> None:
        """Call `stop` for each request from now on, and at once if there was one."""
        self._stop = stop
        if stop is not None and self.is_requested:
            stop()

    def note(self, number: int, _frame: object = None) -> None:
        """Handle a signal; while nothing obeys, a second one ends the process at once."""
        if self._stop is not None:
            self._stop()
        elif self.is_requested:
            os._exit(128 + number)
        self.is_requested = True


@contextmanager
def note_stop_signals() -> Iterator[StopSignals]:
    """Note signals that the process does not ignore."""
    signals = StopSignals()
    with handled_stop_signals(signals.note):
        yield signals


@contextmanager
def handled_stop_signals(
    handle: Callable[[int, FrameType | None], None],
) -> Iterator[Mapping[signal.Signals, Callable[..., object] | int]]:
    """Handle the signals that the process does not ignore; only the main thread may do that.

    Yield what handled them before, by their numbers.
    """
    handlers_before = {}
    if threading.current_thread() is threading.main_thread():
        handlers_before = {number: signal.getsignal(number) for number in STOP_SIGNALS}
    handlers = {
        number: handler
        for number, handler in handlers_before.items()
        if handler is not None and handler is not signal.SIG_IGN
    }
    try:
        for number in handlers:
            signal.signal(number, handle)
        yield handlers
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


@contextmanager
def signals_wake_loop() -> Iterator[Callable[[], None]]:
    """Yield what has signals wake the running loop, until the end of this context.

    Python notes a signal that arrives just before the loop begins to wait, but handles it only
    when the loop wakes: without this never, if nothing else happens. On Windows, loops do this.
    """
    is_main_thread = threading.current_thread() is threading.main_thread()
    if sys.platform == "win32" or not is_main_thread:
        yield lambda: None
        return
    import asyncio  # noqa: PLC0415  lazy: a window is painted before it is needed

    reading, writing = socket.socketpair()
    with reading, writing:
        reading.setblocking(False)
        writing.setblocking(False)
        pipe_before = signal.set_wakeup_fd(writing.fileno(), warn_on_full_buffer=False)
        END_DEADLINE.listen()
        try:
            yield lambda: asyncio.get_running_loop().add_reader(reading, reading.recv, 4096)
        finally:
            signal.set_wakeup_fd(pipe_before)
            END_DEADLINE.listen()
