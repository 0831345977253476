"""Whether two paths are one folder that is mounted twice, as the kernel's list of mounts says.

The list is text: no other path is looked at, so that a drive that hangs keeps nobody waiting. Only
Linux has it; elsewhere, every path is a folder of its own.
"""

import re
from contextlib import suppress
from pathlib import Path, PurePosixPath

_MOUNTS = Path("/proc/self/mountinfo")
_ESCAPED = re.compile(r"\\([0-7]{3})")

MountTable = dict[str, tuple[str, str]]
"""The device and the folder on it that each mount point shows. The newest mount counts."""


def read_mounts(file: Path = _MOUNTS) -> MountTable:
    """Return the mounts of this process; none where the system has no list."""
    mounts: MountTable = {}
    with suppress(OSError):
        for line in file.read_bytes().decode(errors="surrogateescape").splitlines():
            fields = line.split(" ")
            if len(fields) > 4:
                mounts[_plain(fields[4])] = fields[2], _plain(fields[3])
    return mounts


def device_path(path: str, mounts: MountTable) -> tuple[str, str]:
    """Return the device of a path and its path there; the path itself if that is unknown."""
    place = PurePosixPath(path)
    for parent in (place, *place.parents):
        if found := mounts.get(str(parent)):
            device, root = found
            return device, str(PurePosixPath(root) / place.relative_to(parent))
    return "", path


def _plain(escaped: str) -> str:
    return _ESCAPED.sub(lambda code: chr(int(code[1], 8)), escaped)
