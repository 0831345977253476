"""Rows of cells: text in a fixed-width font, each character in its own cell, in stored order.

No writing direction moves anything, and a spelled-out hidden character is one piece.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

TAB_CELLS = 8
SPACE_SEARCH_CELLS = 24
"""Cells before a row's end in which a space is searched for."""
MAX_MEASURED_LINE_CHARS = 20_000
"""Characters of one line that are measured one by one; a longer line is cut by number."""
MAX_MEASURED_CHARS = 200_000
"""Characters of a text whose lines are measured at all, since the window waits for that."""

_NARROW = re.compile(r"[\x00-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u20ac]*")
"""Latin, Greek, and Cyrillic with punctuation, all one cell wide and without hidden characters."""

SPELLED_TOKEN = re.compile(r"⟨U\+[0-9A-F]{4,6}⟩")
"""A spelled-out character that is hidden or looks like another."""
_PIECE = re.compile(rf"{SPELLED_TOKEN.pattern}|.", re.DOTALL)


@lru_cache(maxsize=4_096)
def cell_width(piece: str) -> int:
    """Return the cells of a character; a spelled-out one takes a cell for each letter."""
    if len(piece) > 1:
        return len(piece)
    if unicodedata.combining(piece):
        return 0
    return 2 if unicodedata.east_asian_width(piece) in "WF" else 1


def cell_pieces(row: str) -> list[str]:
    """Return the characters of a row, spelled-out ones as one piece."""
    return _PIECE.findall(row)


def cell_rows(text: str, columns: int) -> list[tuple[str, str]]:
    """Return the rows of a text, each with the first character of its line."""
    columns = max(16, columns)
    measured = MAX_MEASURED_LINE_CHARS if len(text) <= MAX_MEASURED_CHARS else 0
    return [
        (row, line[:1])
        for line in text.split("\n")
        for row in _cut(line.expandtabs(TAB_CELLS), columns, measured)
    ]


def _cut(line: str, columns: int, measured: int) -> Iterator[str]:
    if len(line) <= columns // 2:
        yield line
    elif _NARROW.fullmatch(line):
        start = 0
        while len(line) - start > columns:
            space = line.rfind(" ", start + columns - SPACE_SEARCH_CELLS, start + columns)
            end = space + 1 if space >= 0 else start + columns
            yield line[start:end]
            start = end
        yield line[start:]
    elif len(line) > measured:
        half = columns // 2  # no character is wider than two cells
        yield from (line[index : index + half] for index in range(0, len(line), half))
    else:
        row: list[str] = []
        row_cells = 0
        for piece in cell_pieces(line):
            piece_cells = cell_width(piece)
            if row_cells + piece_cells > columns and row:
                yield "".join(row)
                row, row_cells = [], 0
            row.append(piece)
            row_cells += piece_cells
        yield "".join(row)
