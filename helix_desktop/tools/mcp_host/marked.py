"""Processes of a server, wherever they went: known by a mark in their environment.

A process that leaves its group and its parent keeps the environment it was started with; on Linux
it is found by that. Elsewhere only the group is ended.
"""

import contextlib
import os
import signal
import sys
from pathlib import Path

VARIABLE = "HELIX_DESKTOP_SERVER"
_PROC = Path("/proc")
_LINUX = sys.platform == "linux"


def mark(random: str) -> str:
    """The value of VARIABLE for one start: it tells which process of ours made it, and when."""
    return f"{os.getpid()}-{_began(os.getpid())}-{random}"


def found(value: str) -> list[int]:
    """The living processes with that mark; none where the system does not show environments."""
    return [pid for pid, given in _all() if given == value]


def left_over() -> list[int]:
    """Processes of servers whose application is gone: it was killed, and they did not notice."""
    return [pid for pid, given in _all() if _is_orphan(given)]


def end(pids: list[int], value: str | None = None) -> None:
    """Kill them, if they still are what was found (a number may be given anew at any time)."""
    for pid in pids:
        with contextlib.suppress(OSError):
            handle = os.pidfd_open(pid)
            try:
                given = _mark_of(pid)
                if given == value if value is not None else _is_orphan(given):
                    signal.pidfd_send_signal(handle, signal.SIGKILL)
            finally:
                os.close(handle)


def _all() -> list[tuple[int, str]]:
    if not _LINUX:
        return []
    names = [entry for entry in os.listdir(_PROC) if entry.isdigit()]
    marks = ((int(name), _mark_of(int(name))) for name in names if int(name) != os.getpid())
    return [(pid, value) for pid, value in marks if value]


def _mark_of(pid: int) -> str:
    """Empty for what is not ours, and for what has ended already."""
    try:
        environment = (_PROC / str(pid) / "environ").read_bytes()
    except OSError:
        return ""
    lead = f"{VARIABLE}=".encode()
    for entry in environment.split(b"\0"):
        if entry.startswith(lead):
            return entry[len(lead) :].decode("ascii", "replace")
    return ""


def _is_orphan(value: str) -> bool:
    owner, _, rest = value.partition("-")
    began = rest.partition("-")[0]
    return owner.isdigit() and began.isdigit() and _began(int(owner)) != int(began)


def _began(pid: int) -> int:
    """When a process began, in ticks since the machine did; 0 if it is not there."""
    try:
        status = (_PROC / str(pid) / "stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0
    return int(status.rpartition(")")[2].split()[19])
