"""Changes of a text that are written as a comparison, as an answer of a model has them.

Line numbers are only a hint, since models count badly: the lines that a change removes and keeps
say where it belongs. Nothing is changed if a single one of them does not fit. Lines that a change
keeps keep their line ends; new lines end like the line before them.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from helix_desktop.domain.errors import ToolError

_HEAD = re.compile(r"@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@")
_ABOUT = ("diff ", "index ", "--- ", "+++ ", "new file", "deleted file", "similarity ", "rename ")
MOST_LINES = 200_000
"""Most lines of a text in which changes are looked for."""
MOST_LINES_OF_CHANGE = 5_000


class _Change(Struct, frozen=True):
    """Lines with their marks: `-` removed, `+` new, all others kept; `near` is a hint."""

    lines: tuple[str, ...]
    near: int = 0

    @property
    def old(self) -> list[str]:
        """The lines that stand in the text."""
        return [line[1:] for line in self.lines if not line.startswith("+")]

    def applied(self, found: Sequence[str]) -> list[str]:
        """Return what stands afterwards in place of these lines, each with its line end."""
        made: list[str] = []
        rest, end = iter(found), _end(found[0]) if found else ""
        for line in self.lines:
            if line.startswith("+"):
                made.append(line[1:] + end)
                continue
            kept = next(rest)
            end = _end(kept)
            if not line.startswith("-"):
                made.append(kept)
        return made


def patched_text(text: str, patch: str) -> str:
    """Return a text with the changes of a comparison."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise ToolError("The file has too many lines for a patch.", "Edit it by hand.")
    bare = [line.removesuffix("\r") for line in lines]
    at = moved = 0
    for number, change in enumerate(_changes(patch.replace("\r\n", "\n")), 1):
        size = len(change.old)
        place = _place(bare, change, at, near=change.near + moved)
        if place < 0:
            raise ToolError(
                "Change {number} of the patch doesn't fit the file.",
                "Its lines must be in the file exactly once. Ask for a new patch.",
                number=f"{number}",
            )
        made = change.applied(lines[place : place + size])
        lines[place : place + size] = made
        bare[place : place + size] = [line.removesuffix("\r") for line in made]
        at = place + len(made)
        moved += len(made) - size
    return "\n".join(lines)


def needs_file(patch: str) -> bool:
    """Return whether a comparison names lines that stand in a file already."""
    return any(change.old for change in _changes(patch))


def _changes(patch: str) -> Iterator[_Change]:
    """Yield the changes; a patch without headings is one change."""
    body: list[str] = []
    near, headed = 0, False
    for line in patch.split("\n"):
        head = _HEAD.match(line)
        if head is not None or line.startswith("@@"):
            yield from _change(body, near)
            body, near, headed = [], int(head[1]) if head else 0, True
        elif headed and line.startswith("diff "):
            raise ToolError("The patch changes several files.", "Ask for one patch for each file.")
        elif not (line.startswith("\\") or (not headed and line.startswith(_ABOUT))):
            body.append(line)
            headed = headed or line[:1] in ("+", "-")
    yield from _change(body, near)


def _change(body: Sequence[str], near: int) -> Iterator[_Change]:
    lines = list(body)
    while lines and not lines[-1]:
        lines.pop()  # the end of the code block, no line of the file
    while lines and not lines[0]:
        del lines[0]
    if any(line[:1] in ("+", "-") for line in lines):
        yield _Change(tuple(lines), near)


def _end(line: str) -> str:
    return "\r" if line.endswith("\r") else ""


def _place(lines: Sequence[str], change: _Change, start: int, *, near: int) -> int:
    """Return the line where a change belongs, or -1 if there is none or more than one."""
    old = change.old
    size = len(old)
    if not size:
        return 0 if lines == [""] else -1
    if size > MOST_LINES_OF_CHANGE:
        return -1
    if change.near and near > start and lines[near - 1 : near - 1 + size] == old:
        return near - 1
    every = range(start, len(lines) - size + 1)
    places = (at for at in every if lines[at] == old[0] and lines[at : at + size] == old)
    found, another = next(places, -1), next(places, -1)
    return found if another < 0 else -1
