"""Marks of placeholders, so that those of a program that was killed can be removed later.

A placeholder is an empty folder that Helix made in a project. Its mark is an extended attribute
with the process that made it. Where a file system has no such attributes, the folder of a killed
program stays.
"""

import os
import stat
from contextlib import suppress
from functools import cache

from helix_desktop.tools.files.folder_handle import PosixFolderHandle

_NAME = "user.helix-desktop.placeholder"
_LONGEST = 200


def mark_placeholder(place: str) -> None:
    """Note in an empty folder that this process made it."""
    with (
        suppress(OSError, AttributeError),  # no such attributes here, or on this system
        PosixFolderHandle.at_real_path(place) as folder,
    ):
        os.setxattr(_path(folder), _NAME, _this_process().encode())


def is_abandoned(place: str) -> bool:
    """Return whether a folder is a placeholder of a process that has ended, and still empty."""
    try:
        if not stat.S_ISDIR(os.lstat(place).st_mode):
            return False  # as for most places: nothing more is asked
        with PosixFolderHandle.at_real_path(place) as folder:
            mark = os.getxattr(_path(folder), _NAME)
            own = os.fstat(folder.handle()).st_uid == os.getuid()
            ended = own and _has_ended(mark[:_LONGEST].decode("ascii"))
            return ended and not os.listdir(_path(folder))
    except (OSError, AttributeError, ValueError):
        return False


def _path(folder: PosixFolderHandle) -> str:
    """Return a path that means an open folder, wherever it is now."""
    return f"/proc/self/fd/{folder.handle()}"


def _has_ended(process: str) -> bool:
    """Return whether a process has ended; False if that is not certain."""
    boot, namespace, number, began = process.split(" ")
    own_boot, own_namespace, _, _ = _this_process().split(" ")
    if boot != own_boot:
        return True
    if namespace != own_namespace:
        return False  # in another container, where it has another number
    try:
        return _beginning(str(int(number))) != began
    except FileNotFoundError:
        return True


@cache
def _this_process() -> str:
    with open("/proc/sys/kernel/random/boot_id", encoding="utf-8") as file:
        boot = file.read().strip()
    return f"{boot} {os.readlink('/proc/self/ns/pid')} {os.getpid()} {_beginning('self')}"


def _beginning(process: str) -> str:
    """Return when a process began, since its number may be used again."""
    with open(f"/proc/{process}/stat", "rb") as file:
        return file.read().rpartition(b")")[2].split()[19].decode("ascii")
