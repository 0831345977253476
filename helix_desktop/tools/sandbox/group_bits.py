"""Set-group-ID bits: a folder may have one, and passes its group on; a file may not.

Git sets them on the folders of a shared repository. A program with one would lend the user's group
to whoever runs it outside. A system call filter sees the mode, not the target: so calls with such a
mode are reported to Helix, which changes the mode itself, on that very folder.
"""

import errno
import os
import stat
from collections.abc import Callable

from helix_desktop.tools.sandbox import kernel_calls, process_files

_NOT_THE_LINK, _EMPTY = 0x100, 0x1000
_GIVEN = 0o3777
"""The bits that a folder can get; a set-user-ID bit means nothing for it."""


def change_mode(
    call: kernel_calls.KernelCall, which: int, still: Callable[[kernel_calls.KernelCall], None]
) -> None:
    """Change a mode; `which` of chmod, fchmod, fchmodat and fchmodat2 was called.

    Raise OSError if refused.
    """
    place, mode = _meant(call, which)
    try:
        still(call)
        found = os.fstat(place)
        if stat.S_ISLNK(found.st_mode):
            raise OSError(errno.EOPNOTSUPP, "a link has no mode")
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
            raise OSError(errno.EPERM, "no folder of the person's")
        # still refused where the sandbox sees it read-only
        os.chmod(f"/proc/self/fd/{place}", mode & _GIVEN)
    finally:
        os.close(place)


def _meant(call: kernel_calls.KernelCall, which: int) -> tuple[int, int]:
    if which == 1:
        return os.open(f"/proc/{call.caller}/fd/{call.handle(0)}", os.O_PATH), call.given[1]
    folder, at, mode = (process_files.HERE, *call.given[:2]) if which == 0 else _below(call)
    flags = call.given[3] if which == 3 else 0
    path = process_files.read_text(call.caller, at)
    if not path and not flags & _EMPTY:
        raise OSError(errno.ENOENT, "no path")
    return process_files.open_named(
        call.caller, path or b".", folder=folder, follow=not flags & _NOT_THE_LINK
    ), mode


def _below(call: kernel_calls.KernelCall) -> tuple[int, int, int]:
    return call.handle(0), call.given[1], call.given[2]
