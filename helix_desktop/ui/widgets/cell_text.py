"""Rows of cells: text in a fixed-width font, each character in its own cell, in stored order.

No writing direction moves anything, and a spelled-out hidden character is one piece.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF

from helix_desktop.ui.style.canvas import ELIDE_NONE, Canvas, text_width
from helix_desktop.ui.style.theme import Theme

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


def cell_rows(text: str, columns: int) -> list[str]:
    """Return the rows of a text."""
    measured = MAX_MEASURED_LINE_CHARS if len(text) <= MAX_MEASURED_CHARS else 0
    return [
        row
        for line in text.split("\n")
        for row in wrap_cells(line.expandtabs(TAB_CELLS), columns, measured)
    ]


def wrap_cells(line: str, columns: int, measured: int = MAX_MEASURED_LINE_CHARS) -> Iterator[str]:
    """Yield the rows of a line without tabs; one longer than `measured` is cut by number."""
    columns = max(16, columns)
    if len(line) <= columns // 2 or (len(line) <= columns and line.isascii()):
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


def cells_of(text: str) -> int:
    """Return the cells that a text takes."""
    return len(text) if text.isascii() else sum(map(cell_width, cell_pieces(text)))


def cell_box(rect: QRectF, text: str, part: tuple[int, int]) -> QRectF:
    """Return the box behind a part of a row that begins at the left of `rect`."""
    cell = text_width("0", "mono")
    left = rect.left() + cells_of(text[: part[0]]) * cell
    width = cells_of(text[slice(*part)]) * cell
    return QRectF(left - 1, rect.top() + 2, width + 2, rect.height() - 4)


def paint_cells(
    canvas: Canvas,
    rect: QRectF,
    text: str,
    *,
    spans: Sequence[tuple[int, int, str]] = (),
    tone: str = "fg",
) -> None:
    """Paint one row; `spans` are parts in other tones, in order. Hidden characters are boxed."""
    cell, end, left = text_width("0", "mono"), 0, rect.left()
    parts: list[tuple[str, str]] = []
    for start, stop, color in spans:
        parts += [(text[end:start], tone), (text[start:stop], color)]
        end = stop
    for part, color in (*parts, (text[end:], tone)):
        for piece in (part,) if part.isascii() else cell_pieces(part):
            place = QRectF(left, rect.top(), rect.width(), rect.height())
            if SPELLED_TOKEN.fullmatch(piece):
                height = min(rect.height() - 2, 20)
                top = rect.center().y() - height / 2
                box = QRectF(left, top, len(piece) * cell, height)
                canvas.box(box, 4, "hit", border=Theme.applied.color("hitline", 178))
                for number, char in enumerate(piece):  # brackets may come from another font
                    moved = place.translated(number * cell, 0)
                    canvas.text(moved, char, "mono", tone="hitfg", elide=ELIDE_NONE)
            elif piece:
                canvas.text(place, piece, "mono", tone=color, elide=ELIDE_NONE)
            left += cell * (len(piece) if piece.isascii() else cell_width(piece))
