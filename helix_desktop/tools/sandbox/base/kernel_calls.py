"""Linux system calls that Python lacks, for the guard of sockets and file modes.

Nothing is looked up before it is used.
"""

import ctypes
import errno
import os
import platform
import struct
import sys
from contextlib import suppress
from functools import cache

from msgspec import Struct

if sys.platform != "win32":
    import fcntl

_NO_NEW_RIGHTS = 38
_SECCOMP = {"x86_64": 317, "aarch64": 277}
_FILTER, _LISTENED, _UNDISTURBED = 1, 1 << 3, 1 << 5
"""Flags of a filter with a listener; a reported call is interrupted by fatal signals only."""
_SOCKET_OF, _OPENAT2 = 438, 437
"""Calls with the same number on all machines: pidfd_getfd, openat2."""
_HEAR, _ANSWER, _STILL = 0xC0502100, 0xC0182101, 0x40082102
"""ioctls of a listener: receive the next call, answer it, check that its caller still exists."""
_REQUEST, _REPLY = "=QIIiIQ6Q", "=QqiI"
_GO_ON = 1
_BOUND_TO = 0x89E0
_IN_ROOT = 0x10
_TRIES = 128
"""Attempts at a path that somebody renames meanwhile."""


class KernelCall(Struct, frozen=True):
    """A reported call whose caller waits; `known` is the kernel's ID of it."""

    known: int
    caller: int
    """A thread."""
    number: int
    values: tuple[int, ...]

    def handle(self, at: int) -> int:
        """Return an argument as a file descriptor, as C passes it."""
        return int(struct.unpack("=i", struct.pack("=I", self.values[at] & 0xFFFFFFFF))[0])


def knows_guarding() -> bool:
    """Return whether file descriptors of other processes can be had, and filters have a number."""
    if platform.machine() not in _SECCOMP or not hasattr(os, "pidfd_open"):
        return False
    try:
        socket_of_process(-1, -1)
    except OSError as error:
        return error.errno == errno.EBADF
    return False


def install_filter(program: bytes) -> int:
    """Install a filter for this thread, for ever; return its listener, which no child inherits."""
    none = ctypes.c_ulong(0)
    if _library().prctl(_NO_NEW_RIGHTS, ctypes.c_ulong(1), none, none, none):
        raise _failure()
    steps = ctypes.create_string_buffer(program, len(program))
    header = struct.pack("@HP", len(program) // 8, ctypes.addressof(steps))
    for flags in (_LISTENED | _UNDISTURBED, _LISTENED):  # an older system lacks the second flag
        with suppress(OSError):
            return _call_number(_SECCOMP[platform.machine()], _FILTER, flags, header)
    raise OSError(errno.ENOSYS, "nothing tells of calls")


def receive_call(listener: int) -> KernelCall:
    """Return the next call; raise OSError if its caller has ended."""
    request = bytearray(struct.calcsize(_REQUEST))
    fcntl.ioctl(listener, _HEAR, request)
    known, caller, _, number, _, _, *call_arguments = struct.unpack(_REQUEST, request)
    return KernelCall(known, caller, number, tuple(call_arguments))


def check_still_waiting(listener: int, call: KernelCall) -> None:
    """Raise OSError if the caller has ended: its ID may be somebody else's by now."""
    fcntl.ioctl(listener, _STILL, struct.pack("=Q", call.known))


def answer_call(listener: int, call: KernelCall, failed: int) -> None:
    """Answer a call with an error number, or 0 for success."""
    _respond(listener, struct.pack(_REPLY, call.known, 0, -failed, 0))


def let_call_go_on(listener: int, call: KernelCall) -> None:
    """Let a call proceed as if unreported, with whatever its memory holds then."""
    _respond(listener, struct.pack(_REPLY, call.known, 0, 0, _GO_ON))


def _respond(listener: int, answer: bytes) -> None:
    with suppress(OSError):  # the caller has ended meanwhile
        fcntl.ioctl(listener, _ANSWER, answer)


def socket_of_process(process: int, handle: int) -> int:
    """Return a duplicate of an open file of a process, given by a pidfd."""
    return _call_number(_SOCKET_OF, process, handle, 0)


def bound_inode(handle: int) -> int:
    """Open the very file to which a socket was bound; raise OSError if it has none."""
    return fcntl.ioctl(handle, _BOUND_TO, 0)


def open_below(root: int, path: bytes, *, follow: bool) -> int:
    """Open a place as O_PATH, with `root` as the top of all paths and links."""
    flags = os.O_PATH | os.O_CLOEXEC | (0 if follow else os.O_NOFOLLOW)
    how = struct.pack("=QQQ", flags, 0, _IN_ROOT)
    for _ in range(_TRIES):
        with suppress(BlockingIOError):
            return _call_number(_OPENAT2, root, path, how, len(how))
    raise OSError(errno.EAGAIN, "it is moved again and again")


def connect_socket(handle: int, address: bytes) -> int:
    """Connect to an address in the kernel's form; return the error number, or 0."""
    failed = _library().connect(handle, address, len(address))
    return ctypes.get_errno() if failed else 0


@cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _call_number(number: int, *arguments: object) -> int:
    values = [ctypes.c_long(value) if isinstance(value, int) else value for value in arguments]
    result = _library().syscall(ctypes.c_long(number), *values)
    if result < 0:
        raise _failure()
    return int(result)


def _failure() -> OSError:
    code = ctypes.get_errno()
    return OSError(code, os.strerror(code))
