"""Small painted parts that several pages share: chips, cards, hairlines."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QFrame

from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import CHIP_ALPHA, mixed

CHIP_HEIGHT = 22
CHIP_PADDING = 9
DOT = 6
KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""How focus comes that has to be seen; a mouse shows by itself where it is."""


def surface(kind: str) -> QFrame:
    """A plain area in one of the surface colours."""
    made = QFrame()
    made.setProperty("surface", kind)
    return made


def hairline(*, vertical: bool = False) -> QFrame:
    made = surface("line")
    if vertical:
        made.setFixedWidth(1)
    else:
        made.setFixedHeight(1)
    return made


def rounded(
    painter: QPainter, rect: QRectF, radius: float, *, fill: QColor, border: QColor | None = None
) -> None:
    """A filled shape; its border lies on the half pixel, so that it is one pixel wide at 1×."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill)
    if border is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
        return
    painter.setPen(QPen(border, 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def focus_ring(painter: QPainter, rect: QRectF, radius: float, *, colour: QColor) -> None:
    """Two pixels inside of `rect`: where the keyboard is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def chip_width(text: str, *, dot: bool = False) -> float:
    width = QFontMetricsF(font("microb")).horizontalAdvance(text) + 2 * CHIP_PADDING
    return width + (DOT + 6 if dot else 0)


def chip(
    painter: QPainter, right: float, middle: float, *, text: str, tone: str, theme: Theme
) -> float:
    """A chip that ends at `right`; returns where it begins."""
    width = chip_width(text)
    rect = QRectF(right - width, middle - CHIP_HEIGHT / 2, width, CHIP_HEIGHT)
    colours = theme.colours
    fill = mixed(str(getattr(colours, tone)), colours.surf, CHIP_ALPHA)
    rounded(painter, rect, CHIP_HEIGHT / 2, fill=QColor(fill))
    painter.setFont(font("microb"))
    painter.setPen(theme.colour(tone))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    return rect.left()


def dot(painter: QPainter, centre: QPointF, colour: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(centre, DOT / 2, DOT / 2)
