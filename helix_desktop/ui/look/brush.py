"""Painting from the right: the same drawing, mirrored, where the person reads from right to left.

Painted parts are written for left to right. `brush` gives them a painter that puts every shape,
picture and text at the place across; pictures and texts themselves are never turned around.
"""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QPixmap,
    QTextLayout,
    QTransform,
)
from PySide6.QtWidgets import QLayout, QStyleOptionViewItem, QWidget

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_ABSOLUTE = Qt.AlignmentFlag.AlignAbsolute.value
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


def as_it_is(widget: QWidget) -> QPainter:
    """For a drawing that holds texts of others: they stand by their own letters; see `turned`."""
    painter = QPainter(widget)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return painter


def turned(painter: QPainter, area: QRectF, *, from_right: bool) -> QPainter:
    """For a part of a drawing whose other parts stand the same way in every language."""
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return Mirrored(painter, area) if from_right else painter


def pad(room: QLayout | QWidget, *, start: int, top: int, end: int, bottom: int) -> None:
    """Margins by where reading starts and ends; Qt turns layouts around, but not these."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        start, end = end, start
    room.setContentsMargins(start, top, end, bottom)


def from_right(widget: QWidget) -> bool:
    return widget.layoutDirection() is Qt.LayoutDirection.RightToLeft


def within(widget: QWidget, point: QPointF) -> QPointF:
    """A place of the widget, as a pointer tells it, in what was drawn there; and back again."""
    return QPointF(widget.width() - point.x(), point.y()) if from_right(widget) else point


def onward(on: QWidget | QPainter) -> str:
    """The icon that points to where reading goes on."""
    turned = from_right(on) if isinstance(on, QWidget) else isinstance(on, Mirrored)
    return "left" if turned else "right"


def sideways(widget: QWidget) -> int:
    """What a step with the arrow key to the right comes to: on, or back."""
    return -1 if from_right(widget) else 1


def draw_laid(painter: QPainter, laid: QTextLayout, at: QPointF, *, width: float) -> None:
    """Words that were laid out at a width, in a drawing that may be mirrored."""
    if isinstance(painter, Mirrored):
        painter.draw_laid(laid, at, width)
    else:
        laid.draw(painter, at)


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
            case (QRect() | QRectF() as rect, QPixmap() as pixmap):
                self._on.drawPixmap(self._rect(rect).toRect(), pixmap)
            case (int() | float() as x, int() | float() as y, QPixmap() as pixmap):
                self._picture(QPointF(x, y), pixmap)
            case (point, QPixmap() as pixmap):
                self._picture(QPointF(point), pixmap)  # type: ignore[call-overload]
            case _:
                raise TypeError(f"no picture is drawn like this: {given}")

    def drawImage(self, rect: QRectF, image: QImage) -> None:  # type: ignore[override]
        self._on.drawImage(self._rect(rect), image)

    def draw_laid(self, laid: QTextLayout, at: QPointF, width: float) -> None:
        laid.draw(self._on, QPointF(self._sum - at.x() - width, at.y()))

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

    def setClipPath(
        self, path: QPainterPath, how: Qt.ClipOperation = Qt.ClipOperation.ReplaceClip
    ) -> None:
        self._on.setClipPath(QTransform(-1, 0, 0, 1, self._sum, 0).map(path), how)

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
    """Left and right change places; no side at all means left, and an absolute one stays."""
    found = flags.value if isinstance(flags, Enum) else flags
    if not isinstance(found, int):
        raise TypeError(f"{flags} says nothing of where a text stands")
    if found & _ABSOLUTE:
        return found
    sides = found & _SIDES
    if sides & _RIGHT.value:
        found = found & ~_RIGHT.value | _LEFT.value
    elif sides in (0, _LEFT.value):
        found = found & ~_LEFT.value | _RIGHT.value
    return found | _ABSOLUTE
