"""The rows of a file's comparison, bounded and as visible text, and a summary of changes.

Changed words of a line are marked only if most of the line stayed the same. The sidebar shows the
summary of a session's changes without a page.
"""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.file_changes import FileDiff, SessionFileChanges
from helix_desktop.domain.value import replace
from helix_desktop.ui.text.formatting import change_text, count_text, plural, tr
from helix_desktop.ui.text.safe_text import LINE, one_line

MOST = 5_000
"""Rows shown of one file; the whole file can still be restored."""
TAB = 4
SAME = 0.4
"""Least unchanged share of a line for which the rest is marked."""

_HEAD = re.compile(r"@@ -(\d+),(\d+) \+(\d+),(\d+) @@")


class LineKind(StrEnum):
    """The kind of a row."""

    HEAD = "head"
    SAME = "same"
    ADDED = "added"
    REMOVED = "removed"
    NOTE = "note"


_CHANGED = (LineKind.ADDED, LineKind.REMOVED)


class DiffLine(Struct, frozen=True):
    """One row; `old` and `new` are line numbers, 0 for none, and `hunk` counts from 0."""

    kind: LineKind
    text: str
    hunk: int
    old: int = 0
    new: int = 0
    marked: tuple[int, int] = (0, 0)
    """The range of the changed words in the text."""


def diff_lines(diff: FileDiff, most: int = MOST) -> tuple[DiffLine, ...]:
    """Return the rows of all changes, each under its heading, up to a limit."""
    found: list[DiffLine] = []
    for number, hunk in enumerate(diff.hunks):
        room = most - len(found)
        if hunk.count("\n") >= room:
            found += _lines(hunk, number, len(diff.hunks), room=room - 1) if room > 1 else ()
            rest = sum(text.count("\n") for text in diff.hunks[number:]) - max(0, room - 2)
            told = plural(
                rest,
                "… {0} more line not shown. Restore file undoes all of them.",
                "… {0} more lines not shown. Restore file undoes all of them.",
            )
            found.append(DiffLine(LineKind.NOTE, told, number))
            break
        found += _lines(hunk, number, len(diff.hunks), room=room)
    return tuple(found)


def _lines(hunk: str, number: int, count: int, *, room: int) -> Iterator[DiffLine]:
    """Yield a heading and the rows that fit below."""
    first, *rest = hunk.split("\n", room)[:room]
    match = _HEAD.match(first)
    old, new = (int(match[1]), int(match[3])) if match else (0, 0)
    body: list[DiffLine] = []
    for text in rest:
        line = _line(text, number, old, new=new)
        old += line.old > 0
        new += line.new > 0
        body.append(line)
    changed = next((line for line in body if line.kind in _CHANGED), DiffLine(LineKind.NOTE, "", 0))
    told = tr("Change {0} of {1}").format(number + 1, count)
    yield DiffLine(LineKind.HEAD, told, number, changed.old, changed.new)
    yield from _with_words(body)


def _line(text: str, hunk: int, old: int, *, new: int) -> DiffLine:
    shown = text[1 : 2 * LINE].expandtabs(TAB)
    if len(shown) > LINE or not shown.isprintable():
        shown = one_line(shown, LINE)
    match text[:1]:
        case "+":
            return DiffLine(LineKind.ADDED, shown, hunk, new=new)
        case "-":
            return DiffLine(LineKind.REMOVED, shown, hunk, old=old)
        case "\\":
            return DiffLine(LineKind.NOTE, tr("No newline at end of file"), hunk)
        case _:
            return DiffLine(LineKind.SAME, shown, hunk, old, new)


def _with_words(lines: Sequence[DiffLine]) -> Iterator[DiffLine]:
    """Mark the changed words of each pair if as many lines were added as removed."""
    removed = [at for at, line in enumerate(lines) if line.kind is LineKind.REMOVED]
    added = [at for at, line in enumerate(lines) if line.kind is LineKind.ADDED]
    marks: dict[int, tuple[int, int]] = {}
    if len(removed) == len(added):
        for one, other in zip(removed, added, strict=True):
            marks[one], marks[other] = changed_spans(lines[one].text, lines[other].text)
    for at, line in enumerate(lines):
        yield replace(line, marked=marks[at]) if at in marks else line


def changed_spans(one: str, other: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the range that differs in each line; empty if too little is the same."""
    shorter = min(len(one), len(other))
    start = next((at for at in range(shorter) if one[at] != other[at]), shorter)
    most = shorter - start
    end = next((at for at in range(most) if one[-1 - at] != other[-1 - at]), most)
    if start + end < SAME * max(len(one), len(other)):
        return (0, 0), (0, 0)
    return (start, len(one) - end), (start, len(other) - end)


def changed_path_count(found: SessionFileChanges) -> int:
    return len({file.change.path for file in found.files})


def changes_summary(found: SessionFileChanges) -> str:
    if not found.files:
        return ""
    told = [file.size for file in found.files if file.size.comparable]
    added, removed = sum(size.added for size in told), sum(size.removed for size in told)
    count = changed_path_count(found)
    files = plural(count, "{0} file", "{0} files")
    return f"{files} · {change_text(count_text(added), count_text(removed))}"
