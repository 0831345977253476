"""Where a command runs: `cd` moves what follows, as far as it is sure that it does.

Wherever a `cd` may or may not have happened, what follows has to be harmless from every place.
Bash goes by the way it came (`cd link/..` is where it was), programs by where they are: the places
here are the ways, and following one to its end tells where a program is.
"""

import os

from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.shell_parser import SimpleCommand


class WorkingFolders:
    """The folders the next command may run in, as bash names them."""

    def __init__(self, site: CommandPaths) -> None:
        self._site = site
        self.now: tuple[str, ...] = (site.root,)
        self._seen: tuple[str, ...] = self.now
        self._sure = True

    def enter(self, part: SimpleCommand) -> None:
        """Before a command is looked at: what stands before it decides."""
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
        """After a `cd`; behind `|` or `||` it may have no effect."""
        moved = tuple(dict.fromkeys(went(base, path) for base in self.now))
        self._seen = tuple(dict.fromkeys((*self._seen, *moved)))
        self.now = moved if self._sure and part.after == "&&" else self._seen


def went(base: str, path: str) -> str:
    """Where bash says it is behind `cd path`, without having looked at links."""
    return os.path.normpath(os.path.join(base, path.replace("\0", "�")))


def reads_twice(site: CommandPaths, base: str, path: str) -> bool:
    """Whether `..` behind a link leads bash to another place than a program."""
    return site.moved(went(base, path), ".") != site.moved(base, path)
