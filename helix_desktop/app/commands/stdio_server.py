"""How `acp` and `mcp` serve standard input and output: end by signals, log to standard error."""

import asyncio
import logging
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from helix_desktop.app.environment import RedactingFormatter
from helix_desktop.app.stop_signals import handled_stop_signals


@contextmanager
def stopped_by_signals(stop: Callable[[], None]) -> Iterator[list[int]]:
    """End in order on SIGINT, SIGTERM, and SIGHUP; yield the caught signal."""
    caught: list[int] = []
    loop = asyncio.get_running_loop()
    handlers_before: dict[signal.Signals, Callable[..., object] | int] = {}

    def note(number: int, _frame: object) -> None:
        for signal_number, handler in handlers_before.items():
            signal.signal(signal_number, handler)  # a second one ends the process at once
        caught.append(number)
        loop.call_soon_threadsafe(stop)

    with handled_stop_signals(note) as handlers:
        handlers_before.update(handlers)
        yield caught


@contextmanager
def log_to_errors() -> Iterator[None]:
    """Send warnings to standard error: standard output is the client's."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(RedactingFormatter("helix-desktop: %(levelname)s %(message)s"))
    handler.setLevel(logging.WARNING)
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        handler.close()
