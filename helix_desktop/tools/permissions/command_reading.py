"""The commands that bash would start for a command line: their folders and their words."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.shell_lexer import ShellWord, named
from helix_desktop.tools.permissions.shell_parser import SimpleCommand
from helix_desktop.tools.permissions.word_expansion import expand_words
from helix_desktop.tools.permissions.working_folders import WorkingFolders

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
        told, trouble = expand_words(behind[1:], site, base)
        if trouble:
            trouble = Phrase("`{name}` {trouble}.", name=behind[0].text, trouble=trouble)
        return [behind[0], *told], trouble


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
    at = 0
    while at < len(words) and words[at].raw in HARMLESS_SETTINGS:
        at += 1
    return words[at:] if at < len(words) else words
