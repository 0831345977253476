"""Real bash with every program replaced by a shim that writes down how it was started.

Or with the real programs, to see what they change, read outside and wait for.

Inside bubblewrap: nothing but the project folder and the folder for notes can be written, there are
no other processes and no network, and time, memory and sizes are limited.
"""

import os
import shlex
import stat
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from helix_desktop.tools.permissions.git_commands import git_environment


def _named(text: str) -> tuple[str, ...]:
    return tuple(text.split())


PROGRAMS = _named(
    "ls dir cat tac nl head tail wc grep egrep fgrep rg sort uniq cut tr diff cmp comm join paste"
    " fold fmt expand unexpand rev column od hexdump xxd jq file stat du df tree readlink realpath"
    " basename dirname md5sum sha1sum sha256sum sha512sum b2sum cksum which whoami id hostname"
    " uname arch nproc uptime free find sed git date sleep python3 node rm touch sh bash env xargs"
    " tee cp mv ln chmod awk perl sudo make dd"
)
_TRIES = 3
"""bubblewrap mounts all of the machine; mounts that come or go meanwhile can make it give up."""
SECONDS = 240
_LONG_AGO = 1_000_000_000.0
_BWRAP = shlex.split(
    "bwrap --die-with-parent --new-session --unshare-user --unshare-pid --unshare-net --unshare-ipc"
    " --unshare-uts --cap-drop ALL --ro-bind / / --dev /dev --proc /proc --tmpfs /run"
)
_LIMITS = "ulimit -t 50 -f 20000 -n 256 -c 0"
_SHIM = """#!/bin/sh
cd -P . || exit
IFS= read -r first
printf '%s\\0' "$SHIM_N" "${0##*/}" "$PWD" "$first" "$#" "$@" >>"$SHIM_NOTES/started"
"""
_AT_END = "trap 'declare -p >\"$SHIM_NOTES/state.$SHIM_N\"' EXIT\n"
_DRIVER = """
n=0
while IFS= read -r -d '' command; do
  n=$((n + 1))
  cd "$1" || exit
  SHIM_N=$n $3 /bin/bash --norc --noprofile -c "$command" </dev/null >/dev/null 2>&1
  case $? in 124 | 137) echo "$n" >>"$SHIM_NOTES/hung" ;; esac
done <"$2"
exit 0
"""
_AT_MOST = "/usr/bin/timeout -k 1 5"
_FLEETING = _named(
    """_ BASHPID BASH_ARGC BASH_ARGV BASH_ARGV0 BASH_COMMAND BASH_EXECUTION_STRING BASH_LINENO
    BASH_SOURCE BASH_SUBSHELL EPOCHREALTIME EPOCHSECONDS LINENO OLDPWD PIPESTATUS PPID PWD RANDOM
    SECONDS SHIM_N SHLVL SRANDOM"""
)
"""Variables that bash itself changes."""


@dataclass(frozen=True)
class Started:
    """One program as it was started; `first` is the first line of its input."""

    name: bytes
    folder: bytes
    arguments: tuple[bytes, ...]
    first: bytes


@dataclass
class Ran:
    """What came of one command."""

    started: list[Started] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    """Variables of the shell."""
    hung: bool = False


class ShimCell:
    """`folder` is the project; beside it are the shims and the notes.

    `real`: nothing is replaced; whether a file of `outside` was read is told by `was_read`.
    """

    def __init__(self, folder: Path, *, real: bool = False) -> None:
        self._folder, self._real = folder, real
        self._bin, self._notes = folder.parent / "shims", folder.parent / "notes"
        self._bin.mkdir()
        self._notes.mkdir()
        for name in PROGRAMS:
            (self._bin / name).write_text(_SHIM)
            (self._bin / name).chmod(0o755)
        (self._bin / "at_end").write_text(_AT_END)
        self._usual = self._state(self._run(["true"]), 1)

    def run(self, commands: Sequence[str]) -> list[Ran]:
        """Each by itself, in the project folder, in one bubblewrap."""
        notes = self._run(commands)
        found = [Ran() for _ in commands]
        for number, started in _read(notes / "started"):
            found[number - 1].started.append(started)
        hung = notes / "hung"
        for number in hung.read_text().split() if hung.exists() else ():
            found[int(number) - 1].hung = True
        for number, ran in enumerate(found, 1):
            state = self._state(notes, number)
            ran.changed = [
                name for name, text in sorted(state.items()) if self._usual.get(name) != text
            ]
        return found

    def was_read(self) -> bool:
        """Whether the last commands read what lies outside; a time from long ago tells it."""
        return self._secret().stat().st_atime != _LONG_AGO

    def _secret(self) -> Path:
        return self._folder.parent / "outside" / "secret"

    def contents(self) -> dict[str, object]:
        """Everything in the project folder: names, kinds, modes, times, and what is in it."""
        found: dict[str, object] = {}
        for above, folders, files in os.walk(self._folder):
            for name in (*folders, *files):
                path = os.path.join(above, name)
                state = os.lstat(path)
                inside: object = ""
                if stat.S_ISREG(state.st_mode):
                    inside = (Path(path).read_bytes(), state.st_mtime_ns)
                elif stat.S_ISLNK(state.st_mode):
                    inside = os.readlink(path)
                found[path] = (state.st_mode, inside)
        return found

    def _run(self, commands: Sequence[str]) -> Path:
        for old in self._notes.iterdir():
            old.unlink()
        given = self._bin / "commands"
        given.write_bytes(b"".join(os.fsencode(command) + b"\0" for command in commands))
        folder, notes = str(self._folder), str(self._notes)
        outside = str(self._secret().parent)
        os.utime(self._secret(), (_LONG_AGO, _LONG_AGO + 1))
        settings = {
            "PATH": "/usr/bin:/bin" if self._real else str(self._bin),
            "HOME": folder,
            "LC_ALL": "C.UTF-8",
            "TERM": "dumb",
            "PAGER": "cat",
            "SHIM_NOTES": notes,
            "BASH_ENV": str(self._bin / "at_end"),
            **git_environment(),
        }
        variables = [word for pair in settings.items() for word in ("--setenv", *pair)]
        binds = ["--bind", folder, folder, "--bind", notes, notes, "--chdir", folder]
        binds += ["--bind", outside, outside]  # else no time of reading is kept
        shell = ["/bin/bash", "--norc", "--noprofile", "-c", _LIMITS + _DRIVER, "driver", folder]
        at_most = _AT_MOST if self._real else ""
        words = [*_BWRAP, *binds, "--clearenv", *variables, "--", *shell, str(given), at_most]
        for _ in range(_TRIES):
            done = subprocess.run(
                words, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS, check=False
            )
            if not done.returncode:
                return self._notes
        raise RuntimeError(f"bubblewrap did not run: {os.fsdecode(done.stderr)}")

    def _state(self, notes: Path, number: int) -> dict[str, str]:
        """The variables at its end, by name."""
        place = notes / f"state.{number}"
        lines = place.read_text("utf-8", "replace").splitlines() if place.exists() else []
        found = {}
        for line in lines:
            name = line.partition("=")[0].split(" ")[-1]
            if line.startswith("declare ") and name not in _FLEETING:
                found[name] = line
        return found


def _read(place: Path) -> list[tuple[int, Started]]:
    """All notes: a number, a name, a folder, a line, how many arguments, and these."""
    pieces = place.read_bytes().split(b"\0") if place.exists() else [b""]
    found: list[tuple[int, Started]] = []
    at = 0
    while at + 5 <= len(pieces):
        number, name, folder, first, count = pieces[at : at + 5]
        arguments = tuple(pieces[at + 5 : at + 5 + int(count)])
        found.append((int(number), Started(name, folder, arguments, first)))
        at += 5 + int(count)
    return found
