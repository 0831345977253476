"""The picture of a digest in the cache: a pattern of cells that tells digests apart at a glance."""

import hashlib
from collections.abc import Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from helix_desktop.ui.style.canvas import Canvas

HUES = (4, 28, 46, 90, 142, 168, 190, 208, 228, 256, 288, 330)
DIGEST_CELLS = 4
PICTURE_DIGITS = 8
"""Hex digits that determine the picture of a digest."""
FAINT_ALPHA = 150
MAX_DIGEST_PICTURES = 128


def paint_digest(canvas: Canvas, top_left: QPointF, digest: str, *, size: int = 16) -> None:
    """Paint the picture of a digest with its upper left corner at a point."""
    dark, background = canvas.theme.dark, canvas.theme.colours.surf2
    digits, ratio = digest[:PICTURE_DIGITS], canvas.ratio
    picture = _digest_picture(digits, size, ratio, dark=dark, background=background)
    canvas.picture(top_left, picture)


@lru_cache(MAX_DIGEST_PICTURES)
def _digest_picture(
    digits: str, size: int, ratio: float, *, dark: bool, background: str
) -> QPixmap:
    """Return a picture that decorates the digits: cells in one hue, mirrored across the middle."""
    ground, cells = _digest_ground(size, ratio, background)
    seed = bytes.fromhex(digits)
    hue = QColor.fromHsl(HUES[seed[0] % len(HUES)], 150 if dark else 140, 158 if dark else 110)
    faint = QColor(hue)
    faint.setAlpha(FAINT_ALPHA)
    bits = int.from_bytes(hashlib.sha256(seed).digest()[:2], "big") & 0xFF
    if bits.bit_count() < DIGEST_CELLS:
        bits = ~bits
    pixmap = QPixmap(ground)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row in range(DIGEST_CELLS):
        for index in range(DIGEST_CELLS // 2):
            if bits >> (row * 2 + index) & 1:
                color = hue if seed[3] >> (row + index) & 1 else faint
                painter.fillRect(cells[row][index], color)
                painter.fillRect(cells[row][DIGEST_CELLS - 1 - index], color)
    painter.end()
    return pixmap


@cache
def _digest_ground(
    size: int, ratio: float, background: str
) -> tuple[QPixmap, Sequence[Sequence[QRectF]]]:
    """Return the ground of digests, which takes half of the time of their pictures, and the cells.

    A far jump in the cache paints thirty new digests in one frame.
    """
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(background))
    radius = 4 if size < 24 else 6
    painter.drawRoundedRect(QRectF(0, 0, size, size), radius, radius)
    painter.end()
    edge, unit = size / 8, size * 0.75 / DIGEST_CELLS
    places = [edge + index * unit for index in range(DIGEST_CELLS)]
    return pixmap, [[QRectF(x, y, unit + 0.02, unit + 0.02) for x in places] for y in places]
