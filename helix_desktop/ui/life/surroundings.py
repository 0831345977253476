"""What stands around the window's event loop: signals that end it, and errors in its slots."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from types import TracebackType

from helix_desktop.ui.life.loop import HelixLoop

log = logging.getLogger(__name__)


@contextlib.contextmanager
def ended_by(stop: Callable[[], None]) -> Iterator[None]:
    """Ctrl+C, a polite kill, a log-out end the application like quitting it."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, HelixLoop):
        loop.on_quit(stop)
    wanted = (signal.SIGINT, signal.SIGTERM) if os.name == "posix" else ()
    for number in wanted:
        loop.add_signal_handler(number, stop)
    try:
        yield
    finally:
        for number in wanted:
            loop.remove_signal_handler(number)


@contextlib.contextmanager
def slot_errors() -> Iterator[None]:
    """An error in a slot goes to the log instead of a terminal that nobody sees."""

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.error("a slot failed", exc_info=(kind, error, trace))
        before(kind, error, trace)

    before, sys.excepthook = sys.excepthook, note
    try:
        yield
    finally:
        sys.excepthook = before
