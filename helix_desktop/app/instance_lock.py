"""Makes the application run only once, by a lock of the window in its data folder."""

from collections.abc import Iterator
from contextlib import contextmanager

from helix_desktop.app.environment import Paths
from helix_desktop.domain.errors import HelixError, StoreLocked
from helix_desktop.store.lock import WorkspaceLock, process_name

LOCK = "window.lock"


class AlreadyOpen(HelixError):
    """Another window uses this data folder."""


@contextmanager
def hold_single_instance(paths: Paths) -> Iterator[None]:
    """Prevent other windows on this data folder; the lock of a process that dies is released."""
    try:
        lock = WorkspaceLock(paths.data / LOCK)
    except StoreLocked as error:
        holder = process_name(error.pid)
        raise AlreadyOpen(
            "Helix Desktop is already open in {who}.",
            "Use that window, or start another one with its own --data-dir.",
            who=holder,
        ) from error
    try:
        yield
    finally:
        lock.release()
