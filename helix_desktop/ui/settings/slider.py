"""A slider that stops at its neighbours: what is beyond them is dashed, not forbidden to type."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.domain.values import value
from helix_desktop.ui.look.brush import brush, sideways, within
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme

WIDTH, HEIGHT, INSET = 184, 28, 7
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageDown: -10,
    Qt.Key.Key_PageUp: 10,
}


@value
class Scale:
    """From `low` to `high`; `curved` gives small values as much room as large ones."""

    low: float
    high: float
    step: float = 1.0
    curved: bool = False

    def share(self, value: float) -> float:
        """Where a value stands, 0 to 1."""
        value = max(self.low, min(self.high, value))
        if self.high <= self.low:
            return 0.0
        if not self.curved:
            return (value - self.low) / (self.high - self.low)
        return math.log(self._lifted(value)) / math.log(self._lifted(self.high))

    def value(self, share: float) -> float:
        """What stands there, rounded to a step."""
        share = max(0.0, min(1.0, share))
        if self.curved:
            found = self.low + (float(self._lifted(self.high) ** share) - 1) * self._knee
        else:
            found = self.low + share * (self.high - self.low)
        step = self.step_at(found)
        return max(self.low, min(self.high, round(found / step) * step))

    def step_at(self, value: float) -> float:
        """A curved scale has two significant digits."""
        if not self.curved or value < 10 * self.step:
            return self.step
        return max(self.step, 10.0 ** (math.floor(math.log10(value)) - 1))

    @property
    def _knee(self) -> float:
        return max(1.0, (self.high - self.low) / 200)

    def _lifted(self, value: float) -> float:
        return 1 + (value - self.low) / self._knee


class Slider(QWidget):
    """`moved` carries each value on the way; it never leaves its stops."""

    moved = Signal(float)

    def __init__(self, theme: Theme, scale: Scale, name: str) -> None:
        super().__init__()
        self._theme, self.scale = theme, scale
        self._value, self._mark = scale.low, -1.0
        self._least, self._most = scale.low, scale.high
        self._held = self._off = False
        self.setAccessibleName(name)
        self.setFixedSize(self.sizeHint())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.update)

    def show_value(self, value: float) -> None:
        self._value = value
        self.setAccessibleDescription(f"{value:,g}")
        self.update()

    def show_mark(self, value: float | None) -> None:
        """A tick at the value it would fall back to."""
        self._mark = -1.0 if value is None else self.scale.share(value)
        self.update()

    def set_stops(self, least: float, most: float, *, off: bool = False) -> None:
        """`off`: 0 is a value too, on the other side of what lies below the lower stop."""
        self._least, self._most, self._off = least, most, off
        self.update()

    def set_scale(self, scale: Scale) -> None:
        self.scale = scale
        self.update()

    def value(self) -> float:
        return self._value

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = True
        self._go(within(self, event.position()).x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held:
            self._go(within(self, event.position()).x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = False
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the page scrolls; a value never changes by passing over it

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        steps = STEPS.get(key, 0)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            steps *= sideways(self)
        if not steps:
            super().keyPressEvent(event)
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            steps *= 10
        self._put(self._stepped(steps))

    def _stepped(self, steps: int) -> float:
        """Nothing lies between off and the least: from one to the other is one step."""
        if self._off and steps > 0 and not self._value:
            return self._least
        if self._off and steps < 0 and self._value <= self._least:
            return 0.0
        return self._value + steps * self.scale.step_at(self._value)

    def _go(self, x: float) -> None:
        self._put(self.scale.value((x - INSET) / (self.width() - 2 * INSET)))

    def _put(self, value: float) -> None:
        nothing = self._off and value < self._least / 2
        value = 0.0 if nothing else max(self._least, min(self._most, value))
        if value != self._value:
            self.show_value(value)
            self.moved.emit(value)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, middle = self._theme, self.height() / 2
        low, high = self._x(self._least), self._x(self._most)
        rounded(painter, QRectF(low, middle - 2, high - low, 4), 2, fill=theme.colour("line2"))
        at = self._x(self._value)
        fill = theme.colour("accfill" if self.isEnabled() else "line2")
        if at > low:
            rounded(painter, QRectF(low, middle - 2, at - low, 4), 2, fill=fill)
        self._paint_beyond(painter, middle, low=low, high=high)
        if self._mark >= 0:
            x = INSET + self._mark * (self.width() - 2 * INSET)
            painter.fillRect(QRectF(x - 0.75, middle - 6, 1.5, 12), theme.colour("mut"))
        if self._held or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("acc", 56))
            painter.drawEllipse(QPointF(at, middle), 10, 10)
        painter.setPen(QPen(theme.colour("acc"), 2.5))
        painter.setBrush(theme.colour("bg"))
        painter.drawEllipse(QPointF(at, middle), 5.75, 5.75)
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), 8, colour=theme.colour("acc"))

    def _paint_beyond(self, painter: QPainter, middle: float, *, low: float, high: float) -> None:
        """What a neighbour does not leave room for."""
        painter.setPen(QPen(self._theme.colour("mut"), 2, Qt.PenStyle.CustomDashLine))
        pen = painter.pen()
        pen.setDashPattern([1.5, 1.5])
        painter.setPen(pen)
        first, last = float(INSET), float(self.width() - INSET)
        for left, right, stop in ((first, low, low), (high, last, high)):
            if right - left > 1:
                painter.drawLine(QPointF(left, middle), QPointF(right, middle))
                place = QRectF(stop - 0.5, middle - 5, 1, 10)
                painter.fillRect(place, self._theme.colour("mut"))

    def _x(self, value: float) -> float:
        return INSET + self.scale.share(value) * (self.width() - 2 * INSET)
