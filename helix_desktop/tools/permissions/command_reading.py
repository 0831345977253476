"""The commands that bash would start for a command line: their folders and their words.

`cd` affects later commands, as far as its effect is certain. Where a `cd` may or may not have
happened, later commands must be harmless from every place. Bash goes by the logical path (`cd
link/..` returns), programs by the real one: the folders here are logical paths, and following a
path to its end gives a program's folder.

Words are as a program gets them, with every pattern expanded: so no option, no secret and no link
comes out of a pattern unseen.
"""

import os
from collections.abc import Iterator, Sequence

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.command_paths import (
    CommandPaths,
    is_pattern,
    literal_prefix,
    match_glob,
)
from helix_desktop.tools.permissions.shell_lexer import ShellWord, WordTrait, named
from helix_desktop.tools.permissions.shell_parser import SimpleCommand

MOST_MATCHES = 500
"""Most files that a pattern may stand for."""

_OPTION_LIKE = ("-", "+", "!", "(", ")", ",", "@", ":", "=", "%", "~")
"""Beginnings of words that a program might not take for a file."""


def expand_words(
    words: Sequence[ShellWord], site: CommandPaths, base: str
) -> tuple[list[ShellWord], str]:
    """Return the words in order, and why they are uncertain ("" if they are certain).

    A word from a pattern keeps its trait, and is rejected where no path is expected.
    """
    found: list[ShellWord] = []
    for word in words:
        if not word.has(WordTrait.GLOB) or word.has(~(WordTrait.GLOB | WordTrait.QUOTED)):
            found.append(word)
            continue
        if not is_pattern(word.pattern):
            found.append(replace(word, traits=word.traits & ~WordTrait.GLOB))
            continue
        if trouble := site.complaint(base, literal_prefix(word.pattern)):
            return found, trouble
        names = match_glob(base, word.pattern, MOST_MATCHES)
        if names is None or len(found) + len(names) > MOST_MATCHES:
            return found, Phrase(
                "has a pattern that is unclear or matches too many files (`{pattern}`)",
                pattern=word.raw,
            )
        if any(name.startswith(_OPTION_LIKE) for name in names):
            return found, Phrase(
                "has a pattern that matches a file whose name looks like an option (`{pattern}`)",
                pattern=word.raw,
            )
        found += [replace(word, text=name) for name in names or [word.text]]
    return found, ""


def stays_as_written(word: ShellWord, base: str) -> bool:
    """Return whether a program gets exactly the word's text, as no file fits a pattern in it."""
    if word.literal or word.has(~(WordTrait.GLOB | WordTrait.QUOTED)):
        return word.literal
    return not is_pattern(word.pattern) or match_glob(base, word.pattern, 1) == []


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


def reads_twice(site: CommandPaths, base: str, path: str) -> bool:
    """Return whether `..` behind a link leads bash to another place than a program."""
    return site.moved(went(base, path), ".") != site.moved(base, path)


HARMLESS_SETTINGS = named(
    """LC_ALL=C LC_ALL=C.UTF-8 LANG=C LANG=C.UTF-8 NO_COLOR=1 TZ=UTC PAGER=cat GIT_PAGER=cat
    GIT_OPTIONAL_LOCKS=0"""
)


class CommandReading(Struct, frozen=True):
    """A command with every folder in which it may run, as bash names them."""

    part: SimpleCommand
    bases: tuple[str, ...]

    def words(self, site: CommandPaths, base: str) -> tuple[list[ShellWord], str]:
        """Return the expanded words, and why they are uncertain ("" if they are certain)."""
        behind = strip_assignments(self.part.words)
        if not behind:
            return [], ""
        expanded, trouble = expand_words(behind[1:], site, base)
        if trouble:
            trouble = Phrase("`{name}` {trouble}.", name=behind[0].text, trouble=trouble)
        return [behind[0], *expanded], trouble


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
