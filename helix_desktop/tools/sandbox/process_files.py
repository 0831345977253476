"""Files named by a process in a sandbox, opened from outside: through its memory, below its root.

The name can mean something else a moment later. Callers rely on the opened file, never on its name,
and check afterwards that the process is still the caller.
"""

import errno
import os
import re

from helix_desktop.tools.sandbox import kernel_calls

HERE = -100
"""Stands for the working folder of a process."""
_LONGEST_PATH, _PAGE = 4096, 4096
_OWN_FILES = re.compile(rb"/(?:proc/(?:thread-)?self|dev)/(fd/\d{1,9}|cwd)(?=/|$)")


def read_memory(caller: int, at: int, size: int) -> bytes:
    """Read a process's memory, once."""
    with open(f"/proc/{caller}/mem", "rb", 0) as file:
        file.seek(at)
        found = file.read(size)
    if len(found) != size:
        raise OSError(errno.EFAULT, "not there")
    return found


def read_text(caller: int, at: int) -> bytes:
    """Read a text up to its null byte, of a path's length at most."""
    found = b""
    while len(found) < _LONGEST_PATH:
        # up to the end of a page: the next one need not be there
        found += read_memory(caller, at + len(found), _PAGE - (at + len(found)) % _PAGE)
        path, end, _ = found.partition(b"\0")
        if end:
            return path
    raise OSError(errno.ENAMETOOLONG, "no path")


def open_named(caller: int, path: bytes, *, folder: int = HERE, follow: bool = True) -> int:
    """Return an O_PATH handle of a file, which is not opened for reading or writing."""
    own = _OWN_FILES.match(path)
    if own and own.end() == len(path) and own[1] != b"cwd":
        return os.open(b"/proc/%d/%s" % (caller, own[1]), os.O_PATH)
    if own:
        path = _seen(caller, own[1]) + path[own.end() :]
    elif not path.startswith(b"/"):
        path = _seen(caller, b"cwd" if folder == HERE else b"fd/%d" % folder) + b"/" + path
    root = os.open(f"/proc/{caller}/root", os.O_PATH)
    try:
        return kernel_calls.open_below(root, path, follow=follow)
    finally:
        os.close(root)


def _seen(caller: int, name: bytes) -> bytes:
    return os.readlink(b"/proc/%d/%s" % (caller, name))
