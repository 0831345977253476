"""A command's limits of memory, processes, and file size (ulimit); times are in `shell.py`."""

import os
from contextlib import suppress

from msgspec import Struct

_MIB = 1024 * 1024


class CommandLimits(Struct, frozen=True):
    """The limits of a command; bytes unless stated otherwise."""

    output: int = 1024 * _MIB
    """Output after which a command is ended."""
    memory: int = 8192 * _MIB
    """Per process. Reserved but never written memory does not count (RLIMIT_DATA)."""
    file: int = 8192 * _MIB
    """The largest file that the command may write."""
    scratch: int = 1024 * _MIB
    """The size of /var/tmp, which is in memory; the same for a /tmp or a home folder of the
    command's own (bubblewrap). A session's /tmp is bounded in `session_temporary.py`."""
    processes: int = 1_024
    """In the sandbox; without a namespace, on top of the user's processes. The kernel does not
    limit root: a command of root that has more is ended."""
    files: int = 8_192
    """Open at once, per process."""
    folders: int = 200_000
    """Of the project, beyond which no command is run."""
    set_aside: int = 1024 * _MIB
    """Set aside while a command runs; one that goes on is ended. Nothing of it is deleted, since a
    version may be the user's."""

    def prefix(self, *, alone: bool) -> str:
        """Return shell commands that set the limits. `alone`: in a namespace of its own."""
        processes = self.processes + (0 if alone else count_threads())
        wanted = (
            ("c", 0),
            ("d", self.memory // 1024),
            ("f", self.file // 1024),
            ("u", processes),
            ("n", self.files),
        )
        # a limit that is lower already cannot be raised, and need not be
        return "".join(f"ulimit -{letter} {value} 2>/dev/null; " for letter, value in wanted)


DEFAULT = CommandLimits()


BASH = ("/bin/bash", "--noprofile", "--norc", "-c")


READ_FIRST = "BASH_ENV"
"""The variable that names a file for bash to read before a command."""


def read_first(limits: CommandLimits) -> bytes:
    """Return the script that bash reads before the command in a sandbox; no other bash reads it."""
    return f"{limits.prefix(alone=True)}unset {READ_FIRST}\n".encode()


def limited_shell(command: str, limits: CommandLimits) -> list[str]:
    """Return a bash that sets the limits and then becomes the bash that runs the command."""
    become = f'{limits.prefix(alone=False)}exec {" ".join(BASH)} "$1"'
    return [*BASH, become, "bash", command]


def count_threads() -> int:
    """Return the number of this system's threads, at least as many as the user's, which count."""
    try:
        with open("/proc/loadavg", encoding="utf-8") as file:
            return int(file.read().split()[3].partition("/")[2])
    except (OSError, ValueError, IndexError):
        return os.cpu_count() or 1


def count_descendants(pid: int) -> int:
    """Return the number of threads of all processes below one, as Linux lists them."""
    below: dict[int, list[tuple[int, int]]] = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        with suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
            below.setdefault(int(fields[1]), []).append((int(name), int(fields[17])))
    count, waiting = 0, [pid]
    while waiting:
        for child, threads in below.get(waiting.pop(), ()):
            count += threads
            waiting.append(child)
    return count
