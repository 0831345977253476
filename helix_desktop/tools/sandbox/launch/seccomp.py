"""The seccomp filter (BPF) of system calls for sandboxed commands: sockets, namespaces, io_uring.

It restricts sockets, and forbids new namespaces, key rings, files with set-ID bits, io_uring and
openat2 (which would bypass the filter).
"""

import platform
import struct
from functools import cache

from msgspec import Struct

_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _AND, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x54, 0x06
_ALLOW, _KILL, _ERRNO, _TELL = 0x7FFF0000, 0x80000000, 0x00050000, 0x7FC00000
_EPERM, _ENOSYS = 1, 38
_NUMBER, _ARCHITECTURE, _FIRST, _SECOND, _THIRD, _FOURTH = 0, 4, 16, 24, 32, 40
"""Offsets in the filter's input; an argument takes eight bytes, the lower four first."""
_NEW_USER = 0x10000000
_X32 = 0x40000000
_DEATH_SIGNAL, _KILL_SIGNAL = 1, 9
_SET_USER, _SET_GROUP = 0o4000, 0o2000
_MAKING = 0o100 | 0o20000000
"""O_CREAT and O_TMPFILE: only with one of them an open call has a mode."""

AF_UNIX, AF_INET, AF_INET6, AF_NETLINK = 1, 2, 10, 16
_STREAM, _SEQPACKET, _KIND = 1, 5, 0xF


class _Machine(Struct, frozen=True):
    """Numbers of one architecture; 0: the call does not exist there."""

    audit: int
    socket: int
    socketpair: int
    connect: int
    listen: int
    clone: int
    prctl: int
    forbidden: tuple[int, ...]
    modes: tuple[int, int, int]
    """chmod fchmod fchmodat"""
    making: tuple[int, int, int, int, int]
    """open openat creat mknod mknodat"""


# keyctl add_key request_key bpf perf_event_open userfaultfd unshare setns kexec_load
# open_by_handle_at mount umount2 pivot_root acct; then what has one number everywhere:
# open_tree move_mount fsopen fsmount mount_setattr
_MOUNTS = (428, 429, 430, 432, 442)
_FCHMODAT2 = 452
_CLONE3, _IO_URING_SETUP, _OPENAT2 = 435, 425, 437
_MACHINES = {
    "x86_64": _Machine(
        0xC000003E,
        socket=41,
        socketpair=53,
        connect=42,
        listen=50,
        clone=56,
        prctl=157,
        forbidden=(250, 248, 249, 321, 298, 323, 272, 308, 246, 304, 165, 166, 155, 163, *_MOUNTS),
        modes=(90, 91, 268),
        making=(2, 257, 85, 133, 259),
    ),
    "aarch64": _Machine(
        0xC00000B7,
        socket=198,
        socketpair=199,
        connect=203,
        listen=201,
        clone=220,
        prctl=167,
        forbidden=(219, 217, 218, 280, 241, 282, 97, 268, 104, 265, 40, 39, 41, 89, *_MOUNTS),
        modes=(0, 52, 53),
        making=(0, 56, 0, 0, 33),
    ),
}


def changes_modes(machine: str = "") -> tuple[int, ...]:
    """Return the numbers of chmod, fchmod, fchmodat and fchmodat2; 0 for a missing call."""
    known = _MACHINES.get(machine or platform.machine())
    return (*known.modes, _FCHMODAT2) if known else ()


def connects(machine: str = "") -> tuple[int, int]:
    """Return the numbers of connect and listen; 0 if unknown."""
    known = _MACHINES.get(machine or platform.machine())
    return (known.connect, known.listen) if known else (0, 0)


def guarding(*, connections: bool, machine: str = "") -> bytes:
    """Return a filter that only reports calls to its listener: set-group-ID bits, and `connects`.

    Empty as for `seccomp_program`.
    """
    known = _MACHINES.get(machine or platform.machine())
    if known is None:
        return b""
    steps = _check_architecture(known.audit)
    for number in connects(machine) if connections else ():
        steps += _answer_call(number, _TELL)
    steps += _forbid_mode_bits(changes_modes(machine), _SET_GROUP, _TELL)
    return b"".join([*steps, _step(_RETURN, _ALLOW)])


@cache
def seccomp_program(sockets: tuple[int, ...], *, machine: str = "") -> bytes:
    """Return the filter in the kernel's form; empty where this machine's numbers are unknown.

    `sockets` are the allowed families.
    """
    known = _MACHINES.get(machine or platform.machine())
    if known is None:
        return b""
    steps = _check_architecture(known.audit)
    for number in (_CLONE3, _IO_URING_SETUP, _OPENAT2):
        # programs know that older systems lack these, and do without
        steps += _answer_call(number, _ERRNO | _ENOSYS)
    for number in known.forbidden:
        steps += _answer_call(number, _ERRNO | _EPERM)
    steps += _forbid_mode_bits(changes_modes(machine), _SET_USER, _ERRNO | _EPERM)
    steps += _forbid_set_id_bits(known.making)
    # A process may die with the one that started it; for others the call does nothing. A
    # command could change this for the sandbox's first process, which debuggers may attach
    # to: then its processes would outlive Helix.
    inside = [
        _step(_LOAD, _FIRST),
        _step(_EQUAL, _DEATH_SIGNAL, no=3),
        _step(_LOAD, _SECOND),
        _step(_EQUAL, _KILL_SIGNAL, so=1),
        _step(_RETURN, _ERRNO),
        _step(_RETURN, _ALLOW),
    ]
    steps += _for_call(known.prctl, inside)
    steps += _if_bits(known.clone, ((_FIRST, _NEW_USER),), _ERRNO | _EPERM)
    inside = [_step(_LOAD, _FIRST)]
    for family in sockets:
        then = _only_streams() if family == AF_UNIX else [_step(_RETURN, _ALLOW)]
        inside += [_step(_EQUAL, family, no=len(then)), *then]
    steps += _for_call(known.socket, [*inside, _step(_RETURN, _ERRNO | _EPERM)]) + _for_call(
        known.socketpair, _only_streams()
    )
    return b"".join([*steps, _step(_RETURN, _ALLOW)])


def _check_architecture(audit: int) -> list[bytes]:
    """Check the architecture and load the call's number for the next steps."""
    return [
        _step(_LOAD, _ARCHITECTURE),
        _step(_EQUAL, audit, so=1),
        _step(_RETURN, _KILL),
        _step(_LOAD, _NUMBER),
        # the other numbering of x86_64
        _step(_AT_LEAST, _X32, no=1),
        _step(_RETURN, _ERRNO | _ENOSYS),
    ]


def _step(code: int, value: int, *, so: int = 0, no: int = 0) -> bytes:
    return struct.pack("=HBBI", code, so, no, value)


def _for_call(number: int, inside: list[bytes]) -> list[bytes]:
    """Take these steps for one call only."""
    return [_step(_EQUAL, number, no=len(inside)), *inside]


def _answer_call(number: int, answer: int) -> list[bytes]:
    return _for_call(number, [_step(_RETURN, answer)])


def _forbid_mode_bits(numbers: tuple[int, ...], bits: int, answer: int) -> list[bytes]:
    """Answer calls that change an existing file's mode to one with any of these bits."""
    modes = zip(numbers, (_SECOND, _SECOND, _THIRD, _THIRD), strict=False)
    return [step for number, mode in modes for step in _if_bits(number, ((mode, bits),), answer)]


def _forbid_set_id_bits(numbers: tuple[int, int, int, int, int]) -> list[bytes]:
    """Forbid files made with set-ID bits; folders have none.

    A set-user-ID bit does nothing inside, where nobody gains rights, but it stays on the disk.
    """
    special = _SET_USER | _SET_GROUP
    looked_at = (
        ((_SECOND, _MAKING), (_THIRD, special)),
        ((_THIRD, _MAKING), (_FOURTH, special)),
        ((_SECOND, special),),
        ((_SECOND, special),),
        ((_THIRD, special),),
    )
    calls = zip(numbers, looked_at, strict=True)
    return [step for number, bits in calls for step in _if_bits(number, bits, _ERRNO | _EPERM)]


def _if_bits(number: int, looked_at: tuple[tuple[int, int], ...], answer: int) -> list[bytes]:
    """Give the answer if any of the bits of each argument is set; number 0: no such call."""
    if not number:
        return []
    inside: list[bytes] = []
    for left, (argument, bits) in zip(range(len(looked_at), 0, -1), looked_at, strict=True):
        inside += [_step(_LOAD, argument), _step(_ANY_BIT, bits, no=2 * left - 1)]
    return _for_call(number, [*inside, _step(_RETURN, answer), _step(_RETURN, _ALLOW)])


def _only_streams() -> list[bytes]:
    """Allow only connection-based sockets of this machine.

    A datagram can be sent to any socket with a path, also from one of a pair, and the call has its
    path where a filter cannot look.
    """
    return [
        _step(_LOAD, _SECOND),
        _step(_AND, _KIND),
        _step(_EQUAL, _STREAM, so=2),
        _step(_EQUAL, _SEQPACKET, so=1),
        _step(_RETURN, _ERRNO | _EPERM),
        _step(_RETURN, _ALLOW),
    ]
