"""Ctrl+C, SIGTERM, and SIGHUP between the start of the process and the loop that obeys them.

Python's own KeyboardInterrupt would be raised in whatever Qt calls then, which only prints it.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType

if sys.platform == "win32":
    STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
else:
    STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    """The signals that end a process in order; SIGHUP comes from a terminal that is closed."""


class StopSignals:
    """The requests to stop. They are noted until they can be obeyed."""

    def __init__(self) -> None:
        self.came = False
        self._stop: Callable[[], None] | None = None

    def hand_to(self, stop: Callable[[], None] | None) -> None:
        """Call `stop` for each request from now on, and at once if there was one."""
        self._stop = stop
        if stop is not None and self.came:
            stop()

    def note(self, number: int, _frame: object = None) -> None:
        """Handle a signal; while nothing obeys, a second one ends the process at once."""
        if self._stop is not None:
            self._stop()
        elif self.came:
            os._exit(128 + number)
        self.came = True


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
    before = {}
    if threading.current_thread() is threading.main_thread():
        before = {number: signal.getsignal(number) for number in STOP_SIGNALS}
    taken = {
        number: was
        for number, was in before.items()
        if was is not None and was is not signal.SIG_IGN
    }
    try:
        for number in taken:
            signal.signal(number, handle)
        yield taken
    finally:
        for number, was in taken.items():
            signal.signal(number, was)
