"""A small picture of a digest, so that two of them are told apart at a glance; decoration only."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from helix_desktop.ui.paint import rounded
from helix_desktop.ui.theme import Theme

SIZE, CELLS, HUES = 16, 4, 12
_SATURATION, _DARK, _LIGHT = 130, 200, 150


@lru_cache(maxsize=4_096)
def cells(digest: str) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The hue and the filled cells, mirrored; of a digest's first bytes."""
    data = bytes.fromhex(digest[:8].ljust(8, "0"))
    bits = int.from_bytes(data[1:3], "big")
    half = [(column, row) for row in range(CELLS) for column in range(2)]
    left = [cell for at, cell in enumerate(half) if bits >> at & 1] or half[2:5]
    mirrored = [(CELLS - 1 - column, row) for column, row in left]
    return data[0] % HUES * (360 // HUES), tuple(left + mirrored)


def paint_glyph(painter: QPainter, left: float, top: float, *, digest: str, theme: Theme) -> None:
    rounded(painter, QRectF(left, top, SIZE, SIZE), 4, fill=theme.colour("surf2"))
    hue, filled = cells(digest)
    colour = QColor.fromHsv(hue, _SATURATION, _DARK if theme.dark else _LIGHT)
    inset, cell = 2, (SIZE - 4) / CELLS
    for column, row in filled:
        place = QRectF(left + inset + column * cell, top + inset + row * cell, cell, cell)
        painter.fillRect(place, colour)
