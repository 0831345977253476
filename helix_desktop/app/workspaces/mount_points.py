"""Linux's list of mounts: whether two paths are the same folder, and drives that hang.

The list is text: no other path is looked at, so that a drive that hangs keeps nobody waiting. Only
Linux has it; elsewhere, every path is a folder of its own.
"""

import os
import re
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path, PurePosixPath

_MOUNTS = Path("/proc/self/mountinfo")
_ESCAPED = re.compile(r"\\([0-7]{3})")

MAX_DRIVES = 32
ANSWER_SECONDS = 1.0
"""The seconds after which a drive counts as silent."""

MountTable = dict[str, tuple[str, str]]
"""The device and the folder on it that each mount point shows. The newest mount counts."""


def read_mounts(file: Path = _MOUNTS) -> MountTable:
    """Return the mounts of this process; none where the system has no list."""
    mounts: MountTable = {}
    with suppress(OSError):
        for line in file.read_bytes().decode(errors="surrogateescape").splitlines():
            fields = line.split(" ")
            if len(fields) > 4:
                mounts[_unescape(fields[4])] = fields[2], _unescape(fields[3])
    return mounts


def device_path(path: str, mounts: MountTable) -> tuple[str, str]:
    """Return the device of a path and its path there; the path itself if that is unknown."""
    place = PurePosixPath(path)
    for parent in (place, *place.parents):
        if mount := mounts.get(str(parent)):
            device, root = mount
            return device, str(PurePosixPath(root) / place.relative_to(parent))
    return "", path


def _ask_drive(mount_point: str) -> object:
    return os.statvfs(mount_point)  # Windows has no such function, and no mounts to ask


def silent_drives(
    folder: str, mounts: MountTable, ask: Callable[[str], object] = _ask_drive
) -> list[str]:
    """Return the mount points in and above a folder that do not answer within a moment.

    Threads that wait for them are left behind.
    """
    place = PurePosixPath(folder)
    mount_above = next(
        (str(path) for path in (place, *place.parents) if str(path) in mounts), folder
    )
    inside = [mount for mount in mounts if PurePosixPath(mount).is_relative_to(place)]
    drives = dict.fromkeys((mount_above, *sorted(inside)[:MAX_DRIVES]))

    def ask_one(drive: str) -> None:
        with suppress(OSError):
            ask(drive)

    threads = {
        drive: threading.Thread(target=ask_one, args=(drive,), daemon=True) for drive in drives
    }
    for thread in threads.values():
        thread.start()
    deadline = time.monotonic() + ANSWER_SECONDS
    for thread in threads.values():
        thread.join(max(0.0, deadline - time.monotonic()))
    return [drive for drive, thread in threads.items() if thread.is_alive()]


def _unescape(escaped: str) -> str:
    return _ESCAPED.sub(lambda code: chr(int(code[1], 8)), escaped)
