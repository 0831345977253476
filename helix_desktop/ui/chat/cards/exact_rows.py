"""A text cut into rows of a fixed number of cells, whole and in the order it is stored.

Nothing is left out, and no writing direction moves anything.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

TAB = 8
LOOK_BACK = 24
"""Cells before a row's end in which a space is looked for."""
MEASURED = 20_000
"""Characters of one line that are measured one by one; a longer one is cut by number."""
MOST_MEASURED = 200_000
"""Characters of a text in which lines are measured at all: the window waits for it."""

_NARROW = re.compile(r"[\x00-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u20ac]*")
"""Latin, Greek, Cyrillic and their punctuation: each a cell wide, and nothing written out."""

TOKEN = re.compile(r"⟨U\+[0-9A-F]{4,6}⟩")
"""A character that cannot be seen or looks like another, written out."""
_PIECE = re.compile(rf"{TOKEN.pattern}|.", re.DOTALL)


@lru_cache(maxsize=4_096)
def cells(piece: str) -> int:
    """How wide a character is on the grid; one that is written out is as wide as it is long."""
    if len(piece) > 1:
        return len(piece)
    if unicodedata.combining(piece):
        return 0
    return 2 if unicodedata.east_asian_width(piece) in "WF" else 1


def pieces(row: str) -> list[str]:
    """Characters, and written-out ones as a whole."""
    return _PIECE.findall(row)


def rows(text: str, columns: int) -> list[tuple[str, str]]:
    """Rows with the first character of the line that each belongs to."""
    columns = max(16, columns)
    half, measured = columns // 2, MEASURED if len(text) <= MOST_MEASURED else 0
    found: list[tuple[str, str]] = []
    for line in text.split("\n"):
        if len(line) <= half and "\t" not in line:
            found.append((line, line[:1]))
        else:
            pieces = _cut(line.expandtabs(TAB), columns, measured)
            found += [(row, line[:1]) for row in pieces]
    return found


def _cut(line: str, columns: int, measured: int) -> Iterator[str]:
    if len(line) <= columns // 2:
        yield line
    elif _NARROW.fullmatch(line):
        yield from _between_words(line, columns)
    elif len(line) > measured:
        half = columns // 2  # no character is wider than two cells
        yield from (line[at : at + half] for at in range(0, len(line), half))
    else:
        yield from _measured(line, columns)


def _between_words(line: str, columns: int) -> Iterator[str]:
    start = 0
    while len(line) - start > columns:
        space = line.rfind(" ", start + columns - LOOK_BACK, start + columns)
        end = space + 1 if space >= 0 else start + columns
        yield line[start:end]
        start = end
    yield line[start:]


def _measured(line: str, columns: int) -> Iterator[str]:
    row: list[str] = []
    width = 0
    for piece in pieces(line):
        wide = cells(piece)
        if width + wide > columns and row:
            yield "".join(row)
            row, width = [], 0
        row.append(piece)
        width += wide
    yield "".join(row)
