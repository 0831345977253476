"""Painting from the right: the same drawing, mirrored, where the person reads from right to left.

Painted parts are written for left to right. `brush` gives them a painter that puts every shape,
picture and text at the place across; pictures and texts themselves are never turned around.
"""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QLayout, QStyleOptionViewItem, QWidget

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_SIDES = (_LEFT | _RIGHT | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignJustify).value
_FORWARDED = (
    "device",
    "font",
    "fontMetrics",
    "opacity",
    "pen",
    "restore",
    "save",
    "setBrush",
    "setClipping",
    "setFont",
    "setOpacity",
    "setPen",
    "setRenderHint",
)
"""What has no place, and goes through as it is."""


def brush(widget: QWidget) -> QPainter:
    """A painter for a part that has no idea of directions."""
    painter = QPainter(widget)
    if not from_right(widget):
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # else it is the application's
        return painter
    return Mirrored(painter, QRectF(widget.rect()))


def brush_on(painter: QPainter, option: QStyleOptionViewItem) -> QPainter:
    """The same for a row of a list; the painter is Qt's and is to be saved and restored."""
    direction: Qt.LayoutDirection = option.direction
    if direction is not Qt.LayoutDirection.RightToLeft:
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        return painter
    rect: QRect = option.rect
    return Mirrored(painter, QRectF(rect))


def pad(room: QLayout | QWidget, *, start: int, top: int, end: int, bottom: int) -> None:
    """Margins by where reading starts and ends; Qt turns layouts around, but not these."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        start, end = end, start
    room.setContentsMargins(start, top, end, bottom)


def from_right(widget: QWidget) -> bool:
    return widget.layoutDirection() is Qt.LayoutDirection.RightToLeft


def reads_from_left(widget: QWidget) -> None:
    """Code, diffs and axes stand the same way in every language, with all that is in them."""
    widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


class Mirrored(QPainter):
    """Draws through another painter, mirrored within `area`."""

    def __init__(self, painter: QPainter, area: QRectF) -> None:
        super().__init__()
        self._on = painter
        self._sum = area.left() + area.right()
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        for name in _FORWARDED:
            setattr(self, name, getattr(painter, name))

    def drawText(self, *given: object) -> None:  # type: ignore[override]
        match given:
            case (QRect() | QRectF() as rect, flags, str(text)):
                self._on.drawText(self._rect(rect), _turned(flags), text)
            case (int(x), int(y), int(width), int(height), flags, str(text)):
                self._on.drawText(self._rect(QRect(x, y, width, height)), _turned(flags), text)
            case (QPointF() as point, str(text)):
                width = self._on.fontMetrics().horizontalAdvance(text)
                self._on.drawText(QPointF(self._sum - point.x() - width, point.y()), text)
            case _:
                raise TypeError(f"no text is drawn like this: {given}")

    def drawPixmap(self, *given: object) -> None:
        match given:
            case (int() | float() as x, int() | float() as y, QPixmap() as pixmap):
                self._picture(QPointF(x, y), pixmap)
            case (point, QPixmap() as pixmap):
                self._picture(QPointF(point), pixmap)  # type: ignore[call-overload]
            case _:
                raise TypeError(f"no picture is drawn like this: {given}")

    def drawRoundedRect(self, rect: QRect | QRectF, *radii: object) -> None:  # type: ignore[override]
        self._on.drawRoundedRect(self._rect(rect), *radii)  # type: ignore[call-overload]

    def drawRect(self, rect: QRect | QRectF) -> None:  # type: ignore[override]
        self._on.drawRect(self._rect(rect))

    def fillRect(self, *given: object) -> None:
        match given:
            case (QRect() | QRectF() as rect, fill):
                self._on.fillRect(self._rect(rect), fill)
            case (x, y, width, height, fill):
                rect = self._rect(QRectF(x, y, width, height))  # type: ignore[call-overload]
                self._on.fillRect(rect, fill)
            case _:
                raise TypeError(f"nothing is filled like this: {given}")

    def drawEllipse(self, *given: object) -> None:
        match given:
            case (QRect() | QRectF() as rect,):
                self._on.drawEllipse(self._rect(rect))
            case (centre, across, down):
                self._on.drawEllipse(self._point(centre), across, down)  # type: ignore[call-overload]
            case _:
                raise TypeError(f"no ellipse is drawn like this: {given}")

    def drawLine(self, *given: object) -> None:
        match given:
            case (x, y, to_x, to_y):
                ends = QPointF(x, y), QPointF(to_x, to_y)  # type: ignore[call-overload]
            case (one, other):
                ends = QPointF(one), QPointF(other)  # type: ignore[call-overload]
            case _:
                raise TypeError(f"no line is drawn like this: {given}")
        self._on.drawLine(self._point(ends[0]), self._point(ends[1]))

    def drawPolygon(self, points: object) -> None:  # type: ignore[override]
        self._many(self._on.drawPolygon, points)

    def drawPolyline(self, points: object) -> None:
        self._many(self._on.drawPolyline, points)

    def setClipRect(self, rect: QRect | QRectF, *how: object) -> None:  # type: ignore[override]
        self._on.setClipRect(self._rect(rect), *how)  # type: ignore[call-overload]

    def _many(self, draw: Callable[..., None], points: object) -> None:
        draw([self._point(QPointF(each)) for each in points])  # type: ignore[attr-defined]

    def _picture(self, at: QPointF, pixmap: QPixmap) -> None:
        left = self._sum - at.x() - pixmap.deviceIndependentSize().width()
        self._on.drawPixmap(QPointF(left, at.y()), pixmap)

    def _rect(self, rect: QRect | QRectF) -> QRectF:
        whole = QRectF(rect)
        return QRectF(self._sum - whole.right(), whole.top(), whole.width(), whole.height())

    def _point(self, point: object) -> QPointF:
        at = QPointF(point)  # type: ignore[call-overload]
        return QPointF(self._sum - at.x(), at.y())


def _turned(flags: object) -> int:
    """Left and right change places; no side at all means left."""
    found = flags.value if isinstance(flags, Enum) else flags
    if not isinstance(found, int):
        raise TypeError(f"{flags} says nothing of where a text stands")
    sides = found & _SIDES
    if sides & _RIGHT.value:
        found = found & ~_RIGHT.value | _LEFT.value
    elif sides in (0, _LEFT.value):
        found = found & ~_LEFT.value | _RIGHT.value
    return found | Qt.AlignmentFlag.AlignAbsolute.value
