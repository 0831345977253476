"""The commands that bash would start for a command line, with the folders that they may run in.

`cd` affects later commands, as far as its effect is certain. Bash goes by the logical path (`cd
link/..` returns), programs by the real one: the folders here are logical paths, and following a
path to its end gives a program's folder.
"""

import os
from collections.abc import Iterator, Sequence

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.command_paths import NOTHING, CommandPaths
from helix_desktop.tools.permissions.shell_lexer import ShellWord
from helix_desktop.tools.permissions.shell_parser import RedirectTarget, SimpleCommand

_DUPLICATES = frozenset({("2", ">&", "1"), ("1", ">&", "2"), ("", ">&", "2"), ("", ">&", "1")})
_WRITES = frozenset({">", ">>", ">|", "&>", "&>>"})
_CLAIMED = frozenset({"", "1", "2"})


def aims_complaint(part: SimpleCommand, site: CommandPaths, base: str) -> str:
    """Return why the redirections are not known to be harmless, as a sentence."""
    aims = (_aim(aim, site, base) for aim in part.aims)
    return next((trouble for trouble in aims if trouble), "")


def _disguised(target: ShellWord) -> bool:
    """Return whether `/dev/null` is written so that it does not look like it."""
    return target.raw != target.text and target.text in (NOTHING, "1", "2")


def _aim(aim: RedirectTarget, site: CommandPaths, base: str) -> str:
    if aim.target is None or not aim.target.literal or _disguised(aim.target):
        return Phrase("Redirects to or from an unknown place.")
    target = aim.target.text
    if (aim.fd, aim.operator, target) in _DUPLICATES:
        return ""
    if aim.operator in _WRITES and aim.fd in _CLAIMED:
        return "" if target == NOTHING else Phrase("Writes to `{target}`.", target=target)
    if aim.operator == "<" and aim.fd in ("", "0"):
        trouble = site.complaint(base, target)
        return Phrase("Its input {trouble}.", trouble=trouble) if trouble else ""
    embedded = Phrase("Gets its input from text in the command.")
    odd = Phrase(
        "Redirects in a way that may be unsafe (`{operator} {target}`).",
        operator=aim.operator,
        target=target,
    )
    return embedded if aim.operator in ("<<", "<<-") else odd


class WorkingFolders:
    """The folders in which the next command may run, as bash names them."""

    def __init__(self, site: CommandPaths) -> None:
        self._site = site
        self.now: tuple[str, ...] = (site.root,)
        self._seen: tuple[str, ...] = self.now
        self._sure = True

    def enter(self, part: SimpleCommand) -> None:
        """Note the operator before a command, which decides its folders."""
        match part.before:
            case ";" | "\n" | "":
                self.now, self._sure = self._seen, True
            case "||":
                self.now, self._sure = self._seen, False
            case "&&":
                pass
            case "|" | "|&":
                self._sure = False
            case _:
                self.now, self._sure = self._seen, False

    def move(self, part: SimpleCommand, path: str) -> None:
        """Follow a `cd`, which may have no effect behind `|` or `||`."""
        moved = tuple(dict.fromkeys(went(base, path) for base in self.now))
        self._seen = tuple(dict.fromkeys((*self._seen, *moved)))
        self.now = moved if self._sure and part.after == "&&" else self._seen


def went(base: str, path: str) -> str:
    """Return bash's folder after `cd path`, without resolving links."""
    return os.path.normpath(os.path.join(base, path.replace("\0", "�")))


HARMLESS_SETTINGS = named(
    """LC_ALL=C LC_ALL=C.UTF-8 LANG=C LANG=C.UTF-8 NO_COLOR=1 TZ=UTC PAGER=cat GIT_PAGER=cat
    GIT_OPTIONAL_LOCKS=0"""
)


class CommandReading(Struct, frozen=True):
    """A command with every folder in which it may run, as bash names them."""

    part: SimpleCommand
    bases: tuple[str, ...]


def command_readings(
    parts: Sequence[SimpleCommand], site: CommandPaths
) -> Iterator[CommandReading]:
    bases = WorkingFolders(site)
    for part in parts:
        bases.enter(part)
        yield CommandReading(part, bases.now)
        words = strip_assignments(part.words)
        if words and words[0].text == "cd":
            bases.move(part, words[1].text if len(words) > 1 else "/")


def strip_assignments(words: list[ShellWord]) -> list[ShellWord]:
    """Return the command behind harmless settings; settings alone are kept, as they last."""
    at = (at for at, word in enumerate(words) if word.raw not in HARMLESS_SETTINGS)
    return words[next(at, 0) :]
