"""Temporary access to the user's folders that a command closed to their owner.

Files in a folder that cannot be listed can still be read by name, and the owner can open it again
at any time: so it is searched like all others.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def open_closed_folders(folder: str) -> Iterator[bool]:
    """Let the owner list, enter and change a folder meanwhile; yield False if impossible."""
    before = _mode(folder)
    if before is None:
        yield False
        return
    now = before | stat.S_IRWXU
    if now == before:
        yield True
        return
    try:
        os.chmod(folder, now)
    except OSError:
        yield False
        return
    try:
        yield True
    finally:
        with suppress(OSError):
            if _mode(folder) == now:  # otherwise somebody has changed the mode meanwhile
                os.chmod(folder, before)


@contextmanager
def kept_open(folder: str) -> Iterator[None]:
    """Open the user's folder again afterwards, if it was closed meanwhile."""
    before = _mode(folder) or 0
    try:
        yield
    finally:
        now = _mode(folder)
        if now is not None and (lost := before & ~now & stat.S_IRWXU):
            with suppress(OSError):
                os.chmod(folder, now | lost)


def _mode(folder: str) -> int | None:
    """Return the mode of a folder that the user owns; None for all else."""
    try:
        found = os.lstat(folder)
    except OSError:
        return None
    own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid()
    return stat.S_IMODE(found.st_mode) if own else None
