"""The outline of the window while its parts are being loaded."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPaintEvent

from helix_desktop.ui.style.canvas import Canvas, PaintedWidget
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import (
    COLUMN,
    SIDE_PANEL,
    SIDEBAR,
    STATUS,
    TOP_BAR,
    WITHOUT_PANEL,
    WITHOUT_SIDEBAR,
)

BAR, RADIUS = 12, 6
LEFT, GAP = 16, 36
ROWS = (0.55, 0.7, 0.45, 0.6, 0.5)
"""Lengths of the sidebar's rows, as shares of its width."""
LINES = (0.38, 0.92, 0.86, 0.64)
"""Lengths of the conversation's lines, as shares of its column."""


class WindowSkeleton(PaintedWidget):
    """A painted outline without child widgets, shown before their modules are imported."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self, self.theme)
        width, height = self.width(), self.height() - STATUS - 1
        left = SIDEBAR + 1 if width >= WITHOUT_SIDEBAR else 0
        right = width - SIDE_PANEL if width >= WITHOUT_PANEL else width
        for place, tone in (
            (self.rect(), "bg"),
            (QRect(0, 0, left, height), "panel"),
            (QRect(right, 0, width, height), "panel"),
            (QRect(left - 1, 0, 1, height), "line"),
            (QRect(right, 0, 1, height), "line"),
            (QRect(left, TOP_BAR, width, 1), "line"),
            (QRect(0, height, width, 1), "line"),
        ):
            canvas.fill(place, tone)
        if left:
            sidebar = QRectF(LEFT, TOP_BAR + LEFT, SIDEBAR - 2 * LEFT, BAR)
            _paint_lines(canvas, sidebar, ROWS, apart=GAP)
        wide = min(COLUMN, right - left - 2 * GAP)
        column = QRectF((left + right - 1) // 2 - wide / 2, TOP_BAR + GAP, wide, BAR)
        _paint_lines(canvas, column, LINES, apart=BAR + LEFT)


def _paint_lines(canvas: Canvas, first: QRectF, shares: Sequence[float], *, apart: int) -> None:
    for at, share in enumerate(shares):
        line = QRectF(first.left(), first.top() + at * apart, first.width() * share, BAR)
        canvas.box(line, RADIUS, "surf2")
