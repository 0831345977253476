"""Changes of a text that are written as a comparison, as an answer of a model has them.

Line numbers are only a hint, since models count badly: the lines that a change removes and keeps
say where it belongs. Nothing is changed if a single one of them does not fit.
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
    """Lines that stand in the text, and those that stand there afterwards; `near` is a hint."""

    old: tuple[str, ...]
    new: tuple[str, ...]
    near: int = 0


def patched_text(text: str, patch: str) -> str:
    """Return a text with the changes of a comparison."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise ToolError("The file has too many lines for a patch.", "Edit it by hand.")
    at = moved = 0
    for number, change in enumerate(_changes(patch), 1):
        place = _place(lines, change, at, near=change.near + moved)
        if place < 0:
            raise ToolError(
                "Change {number} of the patch doesn't fit the file.",
                "Its lines must be in the file exactly once. Ask for a new patch.",
                number=f"{number}",
            )
        lines[place : place + len(change.old)] = change.new
        at = place + len(change.new)
        moved += len(change.new) - len(change.old)
    return "\n".join(lines)


def _changes(patch: str) -> Iterator[_Change]:
    """Yield the changes; a patch without headings is one change."""
    body: list[str] = []
    near, headed = 0, False
    for line in patch.split("\n"):
        head = _HEAD.match(line)
        if head is not None or line.startswith("@@"):
            yield from _change(body, near)
            body, near, headed = [], int(head[1]) if head else 0, True
        elif not (line.startswith("\\") or (not headed and line.startswith(_ABOUT))):
            body.append(line)
            headed = headed or line[:1] in ("+", "-")
        elif headed and line.startswith("diff "):
            yield from _change(body, near)
            body, headed = [], False
    yield from _change(body, near)


def _change(body: Sequence[str], near: int) -> Iterator[_Change]:
    lines = list(body)
    while lines and not lines[-1]:
        lines.pop()  # the end of the code block, no line of the file
    while lines and not lines[0]:
        del lines[0]
    if any(line[:1] in ("+", "-") for line in lines):
        old = tuple(line[1:] for line in lines if not line.startswith("+"))
        yield _Change(old, tuple(line[1:] for line in lines if not line.startswith("-")), near)


def _place(lines: Sequence[str], change: _Change, start: int, *, near: int) -> int:
    """Return the line where a change belongs, or -1 if there is none or more than one."""
    old, size = list(change.old), len(change.old)
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
