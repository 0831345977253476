"""Commands that are always refused: they wipe disks, homes, or the system, or shut it down.

The check looks through wrappers (`sudo`, `env`, `bash -c`); commands that it misses still ask.
"""

import posixpath
import re
from collections.abc import Callable, Iterator
from itertools import dropwhile

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.command_line import (
    CommandLine,
    Redirection,
    named,
    program,
    read_command_line,
)

_DISK = re.compile(r"/dev/(?:sd|hd|vd|xvd|nvme|mmcblk|disk|mapper/|md|dm-|loop|ram|mem|kmem|port)")
_VARIABLE = re.compile(r"\$(?:\w+|\{\w+\})")
_TOPS = named("""
    /bin /boot /dev /etc /home /lib /lib32 /lib64 /libx32 /media /mnt /opt /proc /root /run /sbin
    /srv /sys /usr /var /Users /System /Library /Applications /Windows
""")


def is_disk(text: str) -> bool:
    return _DISK.match(text) is not None


def is_vital(text: str) -> bool:
    """Return whether a path is vital: `/`, `/*`, `/etc`, `~`, `$HOME/`, `$UNSET/*`."""
    if not text.startswith(("/", "~", "$")):
        return False
    normal = posixpath.normpath(text).rstrip("*/.")
    if text[0] == "/":
        return normal in ("", *_TOPS)
    if text[0] == "~":
        return "/" not in normal
    home = normal in ("$HOME", "${HOME}")
    return home or ("/" in text and _VARIABLE.fullmatch(normal) is not None)


def overwrites_disk(aim: Redirection) -> bool:
    return ">" in aim.operator and is_disk(aim.target)


WRAPPERS = named("""
    sudo doas env nice nohup timeout time command exec builtin xargs stdbuf setsid ionice busybox
    chroot unshare flock watch strace ltrace parallel then do else ! if while until
""")
SHELLS = frozenset({"sh", "bash", "dash", "zsh", "ksh", "eval", "ash", "fish"})
_MAX_DEPTH = 3
_FARTHEST = 12
"""Most words behind a wrapper that may be the command it runs."""

_BOMB = re.compile(
    r"(?<![\w:.])([\w:.]{1,40})\s{0,8}\(\s{0,8}\)\s{0,8}\{\s{0,8}\1\s{0,8}\|\s{0,8}\1"
)
_ENDS_SYSTEM = frozenset({"shutdown", "reboot", "halt", "poweroff", "killall5"})
_WIPES_DISKS = named("wipefs mkswap blkdiscard mke2fs mkdosfs fdisk sfdisk sgdisk parted")
_WRITERS = frozenset({"cp", "tee", "mv", "install", "shred", "truncate", "ln", "rsync"})
_ASSIGNED = re.compile(r"\w+\+?=")
_SYSTEM_ENDS = named("poweroff reboot halt kexec suspend hibernate emergency rescue")
_OVER_DISK = Phrase("Writes over a disk.")
_ALL_OVER = Phrase("Deletes files all over the system.")
_SHUTS_DOWN = Phrase("Shuts down the computer.")


def find_refusal(command: str) -> str:
    """Return why the command must not run at all; "" if there is no reason."""
    for text, line in nested_lines(command):
        if _BOMB.search(text):
            return Phrase("Fork bomb: multiplies until the computer freezes.")
        if any(map(overwrites_disk, line.redirections)):
            return _OVER_DISK
        for words in all_commands(line):
            name, arguments = program(words[0]), words[1:]
            if name in _ENDS_SYSTEM or (
                name in ("init", "telinit") and arguments[:1] in (["0"], ["6"])
            ):
                return _SHUTS_DOWN
            if name.startswith("mkfs") or name in _WIPES_DISKS:
                return Phrase("Wipes a disk or changes its partitions.")
            if name in _WRITERS and any(map(is_disk, arguments)):
                return _OVER_DISK
            if name in _CHECKS and _CHECKS[name][0](arguments):
                return _CHECKS[name][1]
    return ""


def nested_lines(command: str, depth: int = 0) -> Iterator[tuple[str, CommandLine]]:
    """Yield a command line, and the lines that are given to shells in it (`bash -c '…'`)."""
    line = read_command_line(command)
    yield command, line
    for words in all_commands(line) if depth < _MAX_DEPTH else ():
        if program(words[0]) in SHELLS:
            inner = next((text for text in words[1 : _FARTHEST + 1] if " " in text), "")
            yield from nested_lines(inner, depth + 1)


def all_commands(line: CommandLine) -> Iterator[list[str]]:
    """Yield the words of each command, and of the possible commands that a wrapper runs."""
    for command in line.commands:
        words = [*dropwhile(_ASSIGNED.match, command.all_words)]
        if words:
            yield words
            if program(words[0]) in WRAPPERS:
                yield from (words[start:] for start in range(1, min(len(words), _FARTHEST)))


def _on_vital_tree(letters: str, *options: str) -> Callable[[list[str]], bool]:
    """Return a check whether a command takes a vital folder with everything in it."""
    short = re.compile(rf"-[a-zA-Z]*[{letters}]")

    def check(arguments: list[str]) -> bool:
        recursive = any(text in options or short.match(text) for text in arguments)
        return recursive and any(map(is_vital, arguments))

    return check


def _find_removes(arguments: list[str]) -> bool:
    deletes = "-delete" in arguments or any(text in ("rm", "shred", "unlink") for text in arguments)
    return deletes and any(map(is_vital, arguments[:_FARTHEST]))


_CHECKS: dict[str, tuple[Callable[[list[str]], bool], str]] = {
    "rm": (
        _on_vital_tree("rR", "--recursive", "--no-preserve-root"),
        Phrase("Deletes the system, a home folder, or anything an empty variable expands to."),
    ),
    "dd": (
        lambda rest: any(text.startswith("of=") and is_disk(text[3:]) for text in rest),
        _OVER_DISK,
    ),
    "mv": (
        lambda rest: any(map(is_vital, rest[:-1])),
        Phrase("Moves the system or a home folder."),
    ),
    "git": (lambda rest: "clean" in rest and any(map(is_vital, rest)), _ALL_OVER),
    "find": (_find_removes, _ALL_OVER),
    "kill": (
        lambda rest: rest[-1:] == ["-1"] and len(rest) > 1,
        Phrase("Kills every running program."),
    ),
    "systemctl": (lambda rest: not _SYSTEM_ENDS.isdisjoint(rest), _SHUTS_DOWN),
    **dict.fromkeys(
        ("chmod", "chown", "chgrp", "setfacl", "chattr"),
        (
            _on_vital_tree("R", "--recursive"),
            Phrase("Changes permissions of the whole system or a home folder."),
        ),
    ),
}
"""By the program: which arguments are refused, and why."""
