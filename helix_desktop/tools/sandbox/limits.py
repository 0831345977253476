"""How much one command may take. All but time and output are kept by the kernel, per process."""

import os

from helix_desktop.domain.values import value

_MIB = 1024 * 1024


@value
class Limits:
    """Bounds of a command; bytes unless said otherwise."""

    output: int = 1024 * _MIB
    """A command that says more is ended."""
    memory: int = 8192 * _MIB
    """Per process. What is reserved but never written does not count (RLIMIT_DATA)."""
    file: int = 8192 * _MIB
    """The largest file it may write."""
    scratch: int = 1024 * _MIB
    """Its /tmp, which lies in memory; the same for its home folder (bubblewrap)."""
    processes: int = 1_024
    """In the box; without a namespace, on top of what the person runs. Root is not bounded."""
    files: int = 8_192
    """Open at once, per process."""

    def prelude(self, *, alone: bool) -> str:
        """What the shell does before it becomes the command. `alone`: in a namespace of its own."""
        processes = self.processes + (0 if alone else _running())
        wanted = (
            ("c", 0),
            ("d", self.memory // 1024),
            ("f", self.file // 1024),
            ("u", processes),
            ("n", self.files),
        )
        # a bound that is lower already cannot be raised, and need not be
        return "".join(f"ulimit -{letter} {value} 2>/dev/null; " for letter, value in wanted)


DEFAULT = Limits()


BASH = ("/bin/bash", "--noprofile", "--norc", "-c")
READ_FIRST = "BASH_ENV"
"""The variable that names a file for bash to read before a command."""


def read_first(limits: Limits) -> bytes:
    """What bash reads before the command, in a box of its own; no other bash reads it again."""
    return f"{limits.prelude(alone=True)}unset {READ_FIRST}\n".encode()


def shell_words(command: str, limits: Limits) -> list[str]:
    """bash with the limits in force, which then becomes the bash that runs the command."""
    become = f'{limits.prelude(alone=False)}exec {" ".join(BASH)} "$1"'
    return [*BASH, become, "bash", command]


def _running() -> int:
    """Threads of this system; more than the person's own, which is what counts."""
    try:
        with open("/proc/loadavg", encoding="ascii") as file:
            return int(file.read().split()[3].partition("/")[2])
    except (OSError, ValueError, IndexError):
        return os.cpu_count() or 1
