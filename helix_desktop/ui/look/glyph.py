"""The picture of a digest: mirrored cells in one of twelve hues. Decoration beside the digits."""

import hashlib
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme

HUES = (4, 28, 46, 90, 142, 168, 190, 208, 228, 256, 288, 330)
CELLS = 4
SEEN = 8
"""Hex digits that make the picture."""
FAINT = 150
_KEPT = 512


def glyph(theme: Theme, digest: str, *, size: int = 16, ratio: float = 1.0) -> QPixmap:
    return _drawn(digest[:SEEN], size, ratio, dark=theme.dark, ground=theme.colours.surf2)


@lru_cache(_KEPT)
def _drawn(digits: str, size: int, ratio: float, *, dark: bool, ground: str) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    rounded(painter, QRectF(0, 0, size, size), 4 if size < 24 else 6, fill=QColor(ground))
    seed = bytes.fromhex(digits)
    hue = QColor.fromHsl(HUES[seed[0] % len(HUES)], 150 if dark else 140, 158 if dark else 110)
    for row, column in _cells(seed):
        colour = QColor(hue)
        colour.setAlpha(255 if seed[3] >> (row + min(column, CELLS - 1 - column)) & 1 else FAINT)
        unit, edge = size * 0.75 / CELLS, size / 8
        cell = QRectF(edge + column * unit, edge + row * unit, unit + 0.02, unit + 0.02)
        painter.fillRect(cell, colour)
    painter.end()
    return pixmap


def _cells(seed: bytes) -> list[tuple[int, int]]:
    """Rows and columns that are filled; both halves are the same."""
    bits = int.from_bytes(hashlib.sha256(seed).digest()[:2], "big") & 0xFF
    if bits.bit_count() < CELLS:
        bits = ~bits
    half = [(row, at) for row in range(CELLS) for at in range(2) if bits >> (row * 2 + at) & 1]
    return [(row, column) for row, at in half for column in (at, CELLS - 1 - at)]
