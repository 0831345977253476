"""A comparison as rows to paint: bounded, and nothing but text that can be seen.

Words that changed inside a line are marked only where most of the line stayed the same.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum

from helix_desktop.domain.changes import FileDiff
from helix_desktop.domain.values import value
from helix_desktop.ui.plain import LINE, one_line
from helix_desktop.ui.words import count_text, tr

MOST = 5_000
"""Rows that are shown of one file; the whole of it can still be restored."""
TAB = 4
SAME = 0.4
"""Share of a line that stayed, from which on the rest of it is marked."""

_HEAD = re.compile(r"@@ -(\d+),(\d+) \+(\d+),(\d+) @@")


class Kind(StrEnum):
    """How a row looks."""

    HEAD = "head"
    SAME = "same"
    ADDED = "added"
    REMOVED = "removed"
    NOTE = "note"


_CHANGED = (Kind.ADDED, Kind.REMOVED)


@value
class Line:
    """One row; `old` and `new` are line numbers, 0 where there is none; `hunk` counts from 0."""

    kind: Kind
    text: str
    hunk: int
    old: int = 0
    new: int = 0
    marked: tuple[int, int] = (0, 0)
    """Where the changed words stand in the text."""


def lines_of(diff: FileDiff, most: int = MOST) -> tuple[Line, ...]:
    """All changes one after the other, each under its head, as far as there is room."""
    found: list[Line] = []
    for number, hunk in enumerate(diff.hunks):
        room = most - len(found)
        if hunk.count("\n") >= room:
            found += _lines(hunk, number, len(diff.hunks), room=room - 1) if room > 1 else ()
            rest = sum(text.count("\n") for text in diff.hunks[number:]) - max(0, room - 2)
            told = tr("… {0} more lines are not shown; Restore file takes back all of it.")
            found.append(Line(Kind.NOTE, told.format(count_text(rest)), number))
            break
        found += _lines(hunk, number, len(diff.hunks), room=room)
    return tuple(found)


def _lines(hunk: str, number: int, count: int, *, room: int) -> Iterator[Line]:
    """A head and what fits under it."""
    first, *rest = hunk.split("\n", room)[:room]
    match = _HEAD.match(first)
    old, new = (int(match[1]), int(match[3])) if match else (0, 0)
    body: list[Line] = []
    for text in rest:
        line = _line(text, number, old, new=new)
        old += line.old > 0
        new += line.new > 0
        body.append(line)
    changed = next((line for line in body if line.kind in _CHANGED), Line(Kind.NOTE, "", 0))
    told = tr("Change {0} of {1}").format(number + 1, count)
    yield Line(Kind.HEAD, told, number, changed.old, changed.new)
    yield from _with_words(body)


def _line(text: str, hunk: int, old: int, *, new: int) -> Line:
    shown = text[1 : 2 * LINE].expandtabs(TAB)
    if len(shown) > LINE or not shown.isprintable():
        shown = one_line(shown, LINE)
    match text[:1]:
        case "+":
            return Line(Kind.ADDED, shown, hunk, new=new)
        case "-":
            return Line(Kind.REMOVED, shown, hunk, old=old)
        case "\\":
            return Line(Kind.NOTE, tr("no line end here"), hunk)
        case _:
            return Line(Kind.SAME, shown, hunk, old, new)


def _with_words(lines: Sequence[Line]) -> Iterator[Line]:
    """Where as many lines came as went, each pair's changed words are marked."""
    removed = [at for at, line in enumerate(lines) if line.kind is Kind.REMOVED]
    added = [at for at, line in enumerate(lines) if line.kind is Kind.ADDED]
    marks: dict[int, tuple[int, int]] = {}
    if len(removed) == len(added):
        for one, other in zip(removed, added, strict=True):
            marks[one], marks[other] = changed_words(lines[one].text, lines[other].text)
    for at, line in enumerate(lines):
        yield replace(line, marked=marks[at]) if at in marks else line


def changed_words(one: str, other: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """What differs between two lines, in each of them; nothing if too little is the same."""
    shorter = min(len(one), len(other))
    start = next((at for at in range(shorter) if one[at] != other[at]), shorter)
    most = shorter - start
    end = next((at for at in range(most) if one[-1 - at] != other[-1 - at]), most)
    if start + end < SAME * max(len(one), len(other)):
        return (0, 0), (0, 0)
    return (start, len(one) - end), (start, len(other) - end)
