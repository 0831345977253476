"""The commands that the README and the documentation show, as their readers would type them."""

import re
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from helix_desktop.app.commands.table import all_commands

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")))
PROGRAM, TASKS = "helix-desktop", "python3 tasks.py"
WINDOWLESS = frozenset(command.noun for command in all_commands()) | {"--help", "--version"}
_BLOCK = re.compile(r"^ *```sh\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`((?:helix-desktop|python3 tasks\.py)(?: [^`]+))`")


class ShownCommand(Struct, frozen=True):
    """A line of a block, or a command within a sentence; a pipe is one line."""

    page: str
    line: str

    @property
    def words(self) -> list[str]:
        """The words of the line, without a comment."""
        return shlex.split(self.line, comments=True)

    def after(self, program: str) -> Sequence[str] | None:
        """Return the words after `program`, or None if the line starts another one."""
        words, wanted = self.words, program.split()
        for start in range(len(words) - len(wanted) + 1):
            if words[start : start + len(wanted)] == wanted:
                return words[start + len(wanted) :]
        return None

    def opens_window(self) -> bool:
        """Return whether the line starts the application without a command."""
        words = self.after(PROGRAM)
        return words is not None and not any(word in WINDOWLESS for word in words)


def blocks(page: str) -> list[ShownCommand]:
    """Return the lines of all blocks of a page, in their order."""
    result = _BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))
    lines = "".join(result).splitlines()
    return [ShownCommand(page, line) for line in lines if line.strip()]


def shown() -> Iterator[ShownCommand]:
    """Yield all commands of all pages."""
    for page in PAGES:
        yield from blocks(page)
        text = (ROOT / page).read_text(encoding="utf-8")
        for command in _SPAN.findall(text):
            yield ShownCommand(page, command)
