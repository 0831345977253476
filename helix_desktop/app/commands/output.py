"""How commands word a line for a terminal: counts with nouns, no control characters."""

import errno
from collections.abc import Callable

Say = Callable[[str], None]
"""Writes one line for the user."""


CLEAN, FINDING, REFUSED, STOPPED = 0, 1, 2, 130


def counted(count: int, one: str, many: str) -> str:
    """Return `1 event` or `2 events`; commands speak English only."""
    return f"{count:,} {one if count == 1 else many}"


def safe_line(text: str) -> str:
    """Make a title safe for a terminal: no line ends, no control characters."""
    return "".join(char if char.isprintable() else "\ufffd" for char in text)


def system_error_text(error: OSError) -> str:
    """Return in sentences what the system refused, and what to do."""
    place = safe_line(str(error.filename2 or error.filename or "a file"))
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"The disk is full: can't write {place}. Free disk space, then try again."
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return (
            f"Helix doesn't have permission to use {place}. Check who owns it and its permissions, "
            "or choose another data folder with --data-dir."
        )
    return f"Can't use {place}: {error.strerror or error}."
