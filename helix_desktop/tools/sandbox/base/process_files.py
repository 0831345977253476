"""Opens files that a sandboxed process names, from outside, and changes their modes.

The name can mean something else a moment later. Callers rely on the opened file, never on its name,
and check afterwards that the process is still the caller.

A folder may have a set-group-ID bit, and passes its group on; a file may not. Git sets them on the
folders of a shared repository. A program with one would lend the user's group to whoever runs it
outside. A system call filter sees the mode, not the target: so calls with such a mode are reported
to Helix, which changes the mode itself, on that very folder.
"""

import errno
import os
import re
import stat
from collections.abc import Callable

from helix_desktop.tools.sandbox.base import kernel_calls

AT_CWD = -100
"""Stands for the working folder of a process."""
_MAX_PATH_BYTES, _PAGE = 4096, 4096
_OWN_FILES = re.compile(rb"/(?:proc/(?:thread-)?self|dev)/(fd/\d{1,9}|cwd)(?=/|$)")


def read_memory(caller: int, address: int, size: int) -> bytes:
    with open(f"/proc/{caller}/mem", "rb", 0) as file:
        file.seek(address)
        data = file.read(size)
    if len(data) != size:
        raise OSError(errno.EFAULT, "not there")
    return data


def read_text(caller: int, address: int) -> bytes:
    """Read a text up to its null byte, of a path's length at most."""
    data = b""
    while len(data) < _MAX_PATH_BYTES:
        # up to the end of a page: the next one need not be there
        data += read_memory(caller, address + len(data), _PAGE - (address + len(data)) % _PAGE)
        path, end, _ = data.partition(b"\0")
        if end:
            return path
    raise OSError(errno.ENAMETOOLONG, "no path")


def open_named(caller: int, path: bytes, *, folder: int = AT_CWD, follow: bool = True) -> int:
    """Return an O_PATH handle of a file, which is not opened for reading or writing."""
    own = _OWN_FILES.match(path)
    if own and own.end() == len(path) and own[1] != b"cwd":
        return os.open(b"/proc/%d/%s" % (caller, own[1]), os.O_PATH)
    if own:
        path = _seen(caller, own[1]) + path[own.end() :]
    elif not path.startswith(b"/"):
        path = _seen(caller, b"cwd" if folder == AT_CWD else b"fd/%d" % folder) + b"/" + path
    root = os.open(f"/proc/{caller}/root", os.O_PATH)
    try:
        return kernel_calls.open_below(root, path, follow=follow)
    finally:
        os.close(root)


def _seen(caller: int, name: bytes) -> bytes:
    return os.readlink(b"/proc/%d/%s" % (caller, name))


_NOT_THE_LINK, _EMPTY = 0x100, 0x1000
_FOLDER_MODES = 0o3777
"""The bits that a folder can get; a set-user-ID bit means nothing for it."""


def change_mode(
    call: kernel_calls.KernelCall, which: int, still: Callable[[kernel_calls.KernelCall], None]
) -> None:
    """Change a mode; `which` of chmod, fchmod, fchmodat and fchmodat2 was called.

    Raise OSError if refused.
    """
    place, mode = _open_target(call, which)
    try:
        still(call)
        status = os.fstat(place)
        if stat.S_ISLNK(status.st_mode):
            raise OSError(errno.EOPNOTSUPP, "a link has no mode")
        if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.geteuid():
            raise OSError(errno.EPERM, "no folder of the user's")
        # still refused where the sandbox sees it read-only
        os.chmod(f"/proc/self/fd/{place}", mode & _FOLDER_MODES)
    finally:
        os.close(place)


def _open_target(call: kernel_calls.KernelCall, which: int) -> tuple[int, int]:
    if which == 1:
        return os.open(f"/proc/{call.caller}/fd/{call.handle(0)}", os.O_PATH), call.values[1]
    folder, path_address, mode = AT_CWD, *call.values[:2]
    if which != 0:
        folder, path_address, mode = call.handle(0), *call.values[1:3]
    flags = call.values[3] if which == 3 else 0
    path = read_text(call.caller, path_address)
    if not path and not flags & _EMPTY:
        raise OSError(errno.ENOENT, "no path")
    follow = not flags & _NOT_THE_LINK
    return open_named(call.caller, path or b".", folder=folder, follow=follow), mode
