"""Empty folders that a mount needs at names that must stay free, removed afterwards.

Such a folder is removed when the last command that relies on it has ended: while a sandbox has a
mount there, removing the place would remove the mount. An extended attribute names the process that
made it, so that the next command takes over what a killed program left. Where a file system has no
such attributes, that folder stays.
"""

import os
import stat
import threading
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache

from helix_desktop.tools.files.folder_handle import PosixFolderHandle

_MARK = "user.helix-desktop.placeholder"
_MAX_MARK_BYTES = 200
_lock = threading.RLock()
_Key = tuple[int, int, str]
"""The identity of the folder above a placeholder, and its name there."""


class _Placeholder:
    """An empty folder that commands rely on, held by the folder above it."""

    def __init__(self, above: PosixFolderHandle, name: str) -> None:
        self.above, self.name = above, name
        self.users = 0
        self.identity = above.identity(name)

    def remove(self) -> None:
        with self.above, suppress(OSError):  # somebody put something into it: then it stays
            if self.above.identity(self.name) == self.identity:
                os.rmdir(self.name, dir_fd=self.above.handle())


_used: dict[_Key, _Placeholder] = {}


@contextmanager
def hold_mountpoints(places: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Make the missing placeholders, and yield those that exist now."""
    open_places: dict[str, _Key] = {}
    with _lock:
        for place in places:
            with suppress(OSError):  # it exists by now, or cannot be made
                open_places[place] = _hold_placeholder(place)
    try:
        yield tuple(open_places)
    finally:
        with _lock:
            for key in open_places.values():
                _used[key].users -= 1
                if not _used[key].users:
                    _used.pop(key).remove()


@contextmanager
def freeze_mountpoints() -> Iterator[None]:
    """Keep placeholders from coming or going, while deciding which are needed."""
    with _lock:
        yield


def is_free(place: str) -> bool:
    """Return whether there is nothing, or only a placeholder."""
    return is_placeholder(place) or not os.path.lexists(place)


def is_placeholder(place: str) -> bool:
    """Return whether a folder is a placeholder, also one of a program that was killed."""
    return is_mountpoint(place) or is_abandoned(place)


def is_mountpoint(place: str) -> bool:
    """Return whether an empty folder is a placeholder that a command relies on."""
    if not _used:
        return False
    with suppress(OSError), PosixFolderHandle.at_real_path(os.path.dirname(place)) as above:
        return _key(above, place) in _used
    return False


def _hold_placeholder(place: str) -> _Key:
    """Hold one placeholder, made if it is missing; raise OSError if something else is there."""
    with ExitStack() as stack:
        above = stack.enter_context(PosixFolderHandle.at_real_path(os.path.dirname(place)))
        key = _key(above, place)
        if key not in _used:
            try:
                os.mkdir(key[2], 0o755, dir_fd=above.handle())
            except FileExistsError:
                if not is_abandoned(place):
                    raise
            mark_placeholder(place)
            _used[key] = _Placeholder(above, key[2])
            stack.pop_all()
        _used[key].users += 1
        return key


def _key(above: PosixFolderHandle, place: str) -> _Key:
    status = os.fstat(above.handle())
    return status.st_dev, status.st_ino, os.path.basename(place)


def mark_placeholder(place: str) -> None:
    """Note in an empty folder that this process made it."""
    with (
        suppress(OSError, AttributeError),  # no such attributes here, or on this system
        PosixFolderHandle.at_real_path(place) as folder,
    ):
        os.setxattr(_path(folder), _MARK, _this_process().encode())


def is_abandoned(place: str) -> bool:
    """Return whether a folder is a placeholder of a process that has ended, and still empty."""
    try:
        if not stat.S_ISDIR(os.lstat(place).st_mode):
            return False  # as for most places: nothing more is asked
        with PosixFolderHandle.at_real_path(place) as folder:
            mark = os.getxattr(_path(folder), _MARK)
            own = os.fstat(folder.handle()).st_uid == os.getuid()
            ended = own and _has_ended(mark[:_MAX_MARK_BYTES].decode("ascii"))
            return ended and not os.listdir(_path(folder))
    except (OSError, AttributeError, ValueError):
        return False


def _path(folder: PosixFolderHandle) -> str:
    """Return a path that means an open folder, wherever it is now."""
    return f"/proc/self/fd/{folder.handle()}"


def _has_ended(process: str) -> bool:
    """Return whether a process has ended; False if that is not certain."""
    boot, namespace, number, start_time = process.split(" ")
    own_boot, own_namespace, _, _ = _this_process().split(" ")
    if boot != own_boot:
        return True
    if namespace != own_namespace:
        return False  # in another container, where it has another number
    try:
        return _start_time(str(int(number))) != start_time
    except FileNotFoundError:
        return True


@cache
def _this_process() -> str:
    with open("/proc/sys/kernel/random/boot_id", encoding="utf-8") as file:
        boot = file.read().strip()
    return f"{boot} {os.readlink('/proc/self/ns/pid')} {os.getpid()} {_start_time('self')}"


def _start_time(process: str) -> str:
    """Tells processes apart whose number is used again."""
    with open(f"/proc/{process}/stat", "rb") as file:
        return file.read().rpartition(b")")[2].split()[19].decode("ascii")
