"""The folders in which commands run: `cd` affects later commands, as far as its effect is certain.

Where a `cd` may or may not have happened, later commands must be harmless from every place. Bash
goes by the logical path (`cd link/..` returns), programs by the real one: the folders here are
logical paths, and following a path to its end gives a program's folder.
"""

import os

from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.shell_parser import SimpleCommand


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
