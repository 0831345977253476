"""Folders of the person's that a command closed to their owner: opened as long as they are needed.

What cannot be listed can still be read by name, and its owner can open it again at any time: so it
is looked through like all others.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def open_closed_folders(folder: str) -> Iterator[bool]:
    """Its owner may list it, enter it and change it meanwhile; False if that cannot be had."""
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
            if _mode(folder) == now:  # else somebody has changed it meanwhile
                os.chmod(folder, before)


def _mode(folder: str) -> int | None:
    """Of a folder that is ours; None for all else."""
    try:
        found = os.lstat(folder)
    except OSError:
        return None
    own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid()
    return stat.S_IMODE(found.st_mode) if own else None
