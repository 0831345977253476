"""The outline of the window while its parts are being loaded."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.style.canvas import brush
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


class WindowSkeleton(QWidget):
    """A painted outline without child widgets, shown before their modules are imported."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self.width(), self.height() - STATUS - 1
        left = SIDEBAR + 1 if width >= WITHOUT_SIDEBAR else 0
        right = width - SIDE_PANEL if width >= WITHOUT_PANEL else width
        colour = self._theme.colour
        painter.fillRect(self.rect(), colour("bg"))
        painter.fillRect(0, 0, left, height, colour("panel"))
        painter.fillRect(right, 0, width, height, colour("panel"))
        for line in (
            QRect(left - 1, 0, 1, height),
            QRect(right, 0, 1, height),
            QRect(left, TOP_BAR, width, 1),
            QRect(0, height, width, 1),
        ):
            painter.fillRect(line, colour("line"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("surf2"))
        if left:
            self._paint_sidebar(painter)
        self._paint_column(painter, QRect(left, 0, right - left, 0))

    def _paint_sidebar(self, painter: QPainter) -> None:
        for at, share in enumerate(ROWS):
            top = TOP_BAR + LEFT + at * GAP
            painter.drawRoundedRect(
                QRectF(LEFT, top, (SIDEBAR - 2 * LEFT) * share, BAR), RADIUS, RADIUS
            )

    def _paint_column(self, painter: QPainter, room: QRect) -> None:
        width = min(COLUMN, room.width() - 2 * GAP)
        left = room.center().x() - width / 2
        for at, share in enumerate(LINES):
            top = TOP_BAR + GAP + at * (BAR + LEFT)
            painter.drawRoundedRect(QRectF(left, top, width * share, BAR), RADIUS, RADIUS)
