"""Reads the lines of a table; one that is too wide or whose shape is odd is no table."""

import re

from helix_desktop.ui.markdown import inline
from helix_desktop.ui.markdown.leaves import Rich

MOST_COLUMNS = 12
"""A table with more is shown as the text it is."""
ROWS = 40
"""Rows that are laid out as one table; a longer one goes on in the next, which costs as little."""
LONGEST_CELL = 1_000
LONGEST_ROW = 4_000

_SIDE = re.compile(r":?-+:?")
_BARS = re.compile(r"(?:[^|\\]|\\.)*+\|?", re.DOTALL)

Rows = tuple[tuple[Rich, ...], ...]


def sides_of(line: str) -> tuple[str, ...] | None:
    """How the columns are set, if this is the line below a table's head."""
    if "-" not in line or ("|" not in line and ":" not in line):
        return None
    cells = _cells(line[:LONGEST_CELL])
    if not 0 < len(cells) <= MOST_COLUMNS or len(line) > LONGEST_CELL:
        return None
    if not all(_SIDE.fullmatch(cell) for cell in cells):
        return None
    return tuple(_side(cell) for cell in cells)


def table(lines: list[str]) -> list[tuple[Rows, tuple[str, ...]]] | None:
    """The table in parts of bounded size; the first row of each is the head."""
    if len(lines) < 2 or "|" not in lines[0]:
        return None
    sides = sides_of(lines[1])
    if max(map(len, lines)) > LONGEST_ROW or sides is None or len(_cells(lines[0])) != len(sides):
        return None
    head = _row(lines[0], len(sides))
    rows = [_row(line, len(sides)) for line in lines[2:]]
    parts = [tuple(rows[at : at + ROWS]) for at in range(0, len(rows) or 1, ROWS)]
    return [((head, *part), sides) for part in parts]


def _row(line: str, width: int) -> tuple[Rich, ...]:
    cells = _cells(line)
    if len(cells) > width:
        cells = [*cells[: width - 1], " | ".join(cells[width - 1 :])]  # nothing is dropped
    cells += [""] * (width - len(cells))
    return tuple(inline.read(cell) for cell in cells)


def _cells(line: str) -> list[str]:
    """What stands between the bars; a bar behind a backslash is a bar of the text."""
    line = line.strip()
    if line.startswith("|"):
        line = line[1:]
    found = [piece for piece in _BARS.findall(line) if piece]
    return [piece.removesuffix("|").strip().replace("\\|", "|") for piece in found]


def _side(cell: str) -> str:
    if cell.endswith(":"):
        return "centre" if cell.startswith(":") else "right"
    return "left"
