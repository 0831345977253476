"""How commands word a line for a terminal: counts with nouns, no control characters."""

from collections.abc import Callable
from datetime import datetime

from helix_desktop.domain.elapsed_time import bounded_time
from helix_desktop.domain.errors import system_refusal

Say = Callable[[str], None]
"""Writes one line for the user."""


CLEAN, FINDING, REFUSED, STOPPED = 0, 1, 2, 130


def counted(count: int, one: str, many: str) -> str:
    """Return `1 event` or `2 events`; commands speak English only."""
    return f"{count:,} {one if count == 1 else many}"


def local_time(time: float, *, now: float) -> str:
    """Return a time as the clock on the wall shows it, with the date if that is another one."""
    moment, today = datetime.fromtimestamp(bounded_time(time)), datetime.fromtimestamp(now)
    return f"{moment:%H:%M}" if moment.date() == today.date() else f"{moment:%Y-%m-%d %H:%M}"


def safe_line(text: str) -> str:
    """Make a title safe for a terminal: no line ends, no control characters."""
    return "".join(char if char.isprintable() else "\ufffd" for char in text)


def system_error_text(error: OSError) -> str:
    """Return in sentences what the system refused, and what to do."""
    return safe_line(str(system_refusal(error)))
