"""Two calls of Linux that Python does not have: openat2 and renameat2, by way of the C library.

Where they do not exist (older kernels, other systems, a filter that forbids them) callers fall
back; whether openat2 really confines is tried out once.
"""

import ctypes
import errno
import os
import struct
import sys
from functools import cache

_OPENAT2 = 437
"""The same number on every architecture that Python runs on under Linux, but Alpha."""
_NO_MAGIC_LINKS = 0x02
_BENEATH = 0x08
_TRIES = 128
"""How often a step that somebody renamed meanwhile is taken again (the kernel says EAGAIN)."""

_NO_REPLACE = 1
_EXCHANGE = 2

_UNSUPPORTED = (errno.ENOSYS, errno.EINVAL, errno.EPERM, errno.E2BIG, errno.EOPNOTSUPP)


@cache
def _library() -> ctypes.CDLL | None:
    return ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


def open_beneath(folder: int, path: str, flags: int) -> int:
    """Open what lies below `folder`, through links that stay inside; OSError if it does not.

    Never through /proc's magic links. The kernel resolves and opens in one go.
    """
    library = _library()
    if library is None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), path)
    how = struct.pack("QQQ", flags | os.O_CLOEXEC, 0, _BENEATH | _NO_MAGIC_LINKS)
    for _ in range(_TRIES):
        # whole registers: the C library's syscall() takes longs
        number, size = ctypes.c_long(_OPENAT2), ctypes.c_size_t(len(how))
        opened = library.syscall(number, ctypes.c_long(folder), os.fsencode(path), how, size)
        if opened >= 0:
            return int(opened)
        if (code := ctypes.get_errno()) not in (errno.EAGAIN, errno.EINTR):
            raise OSError(code, os.strerror(code), path)
    raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), path)


@cache
def confines() -> bool:
    """Whether openat2 is here and keeps what it says, tried out on the folder /proc/self."""
    if sys.platform != "linux":
        return False
    try:
        folder = os.open("/proc/self", os.O_RDONLY | os.O_DIRECTORY)
    except OSError:
        return False
    try:
        os.close(open_beneath(folder, ".", os.O_PATH))
        return not any(_opens(folder, path) for path in ("..", "cwd", "/proc/self", "exe"))
    except OSError:
        return False
    finally:
        os.close(folder)


def _opens(folder: int, path: str) -> bool:
    try:
        os.close(open_beneath(folder, path, os.O_PATH))
    except OSError:
        return False
    return True


def reopened(handle: int, flags: int) -> int:
    """The very file of an O_PATH handle, opened for real; no name is looked up again."""
    return os.open(f"/proc/self/fd/{handle}", flags)


def exchanged(folder: int, one: str, other: str) -> bool:
    """Swap two names of a folder in one step; False where the system cannot."""
    return _renamed(folder, one, other, flags=_EXCHANGE)


def renamed_to_new(folder: int, old: str, new: str) -> bool:
    """Rename, never onto something (FileExistsError); False where the system cannot."""
    return _renamed(folder, old, new, flags=_NO_REPLACE)


def _renamed(folder: int, old: str, new: str, *, flags: int) -> bool:
    library = _library()
    if library is None or not hasattr(library, "renameat2"):
        return False
    names = os.fsencode(old), os.fsencode(new)
    if library.renameat2(folder, names[0], folder, names[1], ctypes.c_uint(flags)) == 0:
        return True
    number = ctypes.get_errno()
    if number in _UNSUPPORTED:
        return False
    raise OSError(number, os.strerror(number), new)
