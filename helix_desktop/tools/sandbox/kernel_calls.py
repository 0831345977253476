"""Calls to the kernel that Python has no words for: a filter that tells of calls, and what answers.

Linux only: nothing is looked up before it is used.
"""

import ctypes
import errno
import os
import platform
import struct
from contextlib import suppress
from functools import cache

from msgspec import Struct

_NO_NEW_RIGHTS = 38
_SECCOMP = {"x86_64": 317, "aarch64": 277}
_FILTER, _LISTENED, _UNDISTURBED = 1, 1 << 3, 1 << 5
"""A filter with a listener; a call it has heard of is interrupted by deadly signals alone."""
_SOCKET_OF, _OPENAT2 = 438, 437
"""What has one number everywhere: pidfd_getfd, openat2."""
_HEAR, _ANSWER, _STILL = 0xC0502100, 0xC0182101, 0x40082102
"""A listener hears the next call, answers it, asks whether who made it is still there."""
_HEARD, _SAID = "=QIIiIQ6Q", "=QqiI"
_GO_ON = 1
_BOUND_TO = 0x89E0
_IN_ROOT = 0x10
_TRIES = 128
"""How often a step that somebody renamed meanwhile is taken again."""


class KernelCall(Struct, frozen=True):
    """What somebody called, and waits for; `known` is how the kernel calls it."""

    known: int
    caller: int
    """A thread."""
    number: int
    given: tuple[int, ...]

    def handle(self, at: int) -> int:
        """What is given in that place is an open file, as C passes it."""
        return int(struct.unpack("=i", struct.pack("=I", self.given[at] & 0xFFFFFFFF))[0])


def knows_guarding() -> bool:
    """Whether descriptors of other processes can be had at all, and filters have a number."""
    if platform.machine() not in _SECCOMP or not hasattr(os, "pidfd_open"):
        return False
    try:
        socket_of_process(-1, -1)
    except OSError as error:
        return error.errno == errno.EBADF
    return False


def install_filter(program: bytes) -> int:
    """A filter for this thread, for ever; the listener, which no child gets."""
    none = ctypes.c_ulong(0)
    if _library().prctl(_NO_NEW_RIGHTS, ctypes.c_ulong(1), none, none, none):
        raise _failure()
    steps = ctypes.create_string_buffer(program, len(program))
    header = struct.pack("@HP", len(program) // 8, ctypes.addressof(steps))
    for flags in (_LISTENED | _UNDISTURBED, _LISTENED):  # an older system knows the second
        with suppress(OSError):
            return _call(_SECCOMP[platform.machine()], _FILTER, flags, header)
    raise OSError(errno.ENOSYS, "nothing tells of calls")


def receive_call(listener: int) -> KernelCall:
    """The next call. OSError: whoever made it has ended."""
    import fcntl  # noqa: PLC0415  lazy: not every system has it

    asked = bytearray(struct.calcsize(_HEARD))
    fcntl.ioctl(listener, _HEAR, asked)
    known, caller, _, number, _, _, *given = struct.unpack(_HEARD, asked)
    return KernelCall(known, caller, number, tuple(given))


def check_still_waiting(listener: int, call: KernelCall) -> None:
    """OSError if who called has ended: its number may be somebody else's by now."""
    import fcntl  # noqa: PLC0415  lazy: not every system has it

    fcntl.ioctl(listener, _STILL, struct.pack("=Q", call.known))


def answer_call(listener: int, call: KernelCall, failed: int) -> None:
    """With the number of an error, or 0: it is done."""
    _say(listener, struct.pack(_SAID, call.known, 0, -failed, 0))


def let_call_go_on(listener: int, call: KernelCall) -> None:
    """It is made as if nobody had heard of it, with whatever stands in memory then."""
    _say(listener, struct.pack(_SAID, call.known, 0, 0, _GO_ON))


def _say(listener: int, said: bytes) -> None:
    import fcntl  # noqa: PLC0415  lazy: not every system has it

    with suppress(OSError):  # it has ended meanwhile
        fcntl.ioctl(listener, _ANSWER, said)


def socket_of_process(process: int, handle: int) -> int:
    """A second descriptor of what a process, given by a handle, has open."""
    return _call(_SOCKET_OF, process, handle, 0)


def bound_inode(handle: int) -> int:
    """The very file that a socket made when it got a path. OSError: it has none."""
    import fcntl  # noqa: PLC0415  lazy: not every system has it

    return fcntl.ioctl(handle, _BOUND_TO, 0)


def open_below(root: int, path: bytes, *, follow: bool) -> int:
    """The very place, with `root` as the top of all that path and links name; not opened."""
    flags = os.O_PATH | os.O_CLOEXEC | (0 if follow else os.O_NOFOLLOW)
    how = struct.pack("=QQQ", flags, 0, _IN_ROOT)
    for _ in range(_TRIES):
        with suppress(BlockingIOError):
            return _call(_OPENAT2, root, path, how, len(how))
    raise OSError(errno.EAGAIN, "it is moved again and again")


def connect_socket(handle: int, address: bytes) -> int:
    """To an address as the kernel has it; the number of the error, or 0."""
    failed = _library().connect(handle, address, len(address))
    return ctypes.get_errno() if failed else 0


@cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _call(number: int, *arguments: object) -> int:
    given = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    result = _library().syscall(ctypes.c_long(number), *given)
    if result < 0:
        raise _failure()
    return int(result)


def _failure() -> OSError:
    code = ctypes.get_errno()
    return OSError(code, os.strerror(code))
