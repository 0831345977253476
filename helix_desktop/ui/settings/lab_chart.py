"""Window and cost of two policies over the same requests, under one crosshair.

Dragging over it, or + and −, looks closer; a double click, 0 or Esc shows all again.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.app.trials.figures import Trial
from helix_desktop.domain.values import value
from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.paint import KEYBOARD, focus_ring
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.stretch import ZOOM, Stretch
from helix_desktop.ui.words import cost_text, tr

LEFT, RIGHT, TOP = 52, 58, 28
WINDOW, COST, BETWEEN = 268, 148, 56
TONES = ("fg2", "acc")
"""Of A and B, always in that order."""
MOST_POINTS = 1_600
DRAG = 6
"""Pixels: less is a click."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_NEARER = {Qt.Key.Key_Plus: ZOOM, Qt.Key.Key_Equal: ZOOM, Qt.Key.Key_Minus: 1 / ZOOM}


@value
class _Plot:
    """One of the plots: where it is and how a value stands in it."""

    place: QRectF
    most: float
    values: Callable[[Trial], Sequence[float]]
    words: Callable[[float], str]

    def y(self, value: float) -> float:
        return self.place.bottom() - self.place.height() * min(1.0, value / self.most)


class LabChart(QWidget):
    """`moved` carries the request under the crosshair, -1 for none."""

    moved = Signal(int)
    looked = Signal()
    """Another stretch is in sight."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme = theme
        self._trials: tuple[Trial | None, Trial | None] = (None, None)
        self._window, self._mark, self._at = 1, 0, -1
        self._stretch = Stretch.whole(0)
        self._pressed: float | None = None
        self._dragged = 0.0
        self._by_keyboard = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.sizeHint().height())
        self.setAccessibleName(tr("Window use and cost by request"))
        theme.changed.connect(self.update)

    def show_trials(
        self, first: Trial | None, second: Trial | None, *, window: int, mark: int
    ) -> None:
        """`mark`: tokens at which A hands over by itself, 0 = never."""
        self._trials, self._window, self._mark = (first, second), max(1, window), mark
        if self._stretch.count != self._count():
            self.look(Stretch.whole(self._count()))
        self._move(min(self._at, self._count() - 1))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def at(self) -> int:
        return self._at

    @property
    def stretch(self) -> Stretch:
        return self._stretch

    def look(self, stretch: Stretch) -> None:
        """Show another part of the requests."""
        if stretch != self._stretch:
            self._stretch = stretch
            self.update()
            self.looked.emit()

    def sizeHint(self) -> QSize:
        height = TOP + WINDOW + 28
        return QSize(480, height + BETWEEN + COST - 4 if self._priced() else height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._count():
            self._pressed = self._dragged = event.position().x()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if self._pressed is not None:
            self._dragged = x
            self.update()
        inside = LEFT <= x <= self.width() - RIGHT
        at = round(self._place(x)) if inside else -1
        self._move(at if at < self._count() else -1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and abs(self._dragged - pressed) >= DRAG:
            between = self._place(pressed), self._place(self._dragged)
            self.look(self._stretch.between(*between))
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        self.look(Stretch.whole(self._count()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        whole = self._stretch.is_whole
        if not self._count():
            super().keyPressEvent(event)
        elif key in _STEPS:
            far = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._step(_STEPS[key] * (10 if far else 1))
        elif key in _NEARER:
            around = self._at if self._at >= 0 else self._stretch.first + self._stretch.width / 2
            self.look(self._stretch.zoomed(_NEARER[key], around))
        elif key == Qt.Key.Key_0 or (key == Qt.Key.Key_Escape and not whole):
            self.look(Stretch.whole(self._count()))
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        """Move the crosshair, and what is in sight with it."""
        if self._at < 0 and not self._stretch.is_whole:
            self._at = max(0, round(self._stretch.first) - 1)
        at = max(0, min(self._count() - 1, self._at + by))
        if at < self._stretch.first:
            self.look(self._stretch.moved(at - self._stretch.first))
        elif at > self._stretch.last:
            self.look(self._stretch.moved(at - self._stretch.last))
        self._move(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plots = self._plots()
        for plot in plots:
            self._paint_plot(painter, plot)
        self._paint_handovers(painter, plots[0].place)
        if self._stretch.first <= self._at <= self._stretch.last:
            for plot in plots:
                self._paint_crosshair(painter, plot)
        if self._pressed is not None:
            self._paint_drag(painter, plots)
        if self.hasFocus() and self._by_keyboard:
            ring = QRectF(self.rect())
            focus_ring(painter, ring, 8, colour=self._theme.colour("acc"))

    def _move(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.moved.emit(at)
            self.update()

    def _count(self) -> int:
        """Requests on the axis: also those that are still to come."""
        found = (max(len(each.sizes), each.of) for each in self._trials if each is not None)
        return max(found, default=0)

    def _priced(self) -> bool:
        return any(each is not None and each.cost for each in self._trials)

    def _plots(self) -> list[_Plot]:
        width = self.width() - LEFT - RIGHT
        place = QRectF(LEFT, TOP, width, WINDOW)
        window = self._window
        share = _Plot(
            place, window, lambda each: each.sizes, lambda size: f"{100 * size / window:.0f} %"
        )
        if not self._priced():
            return [share]
        dear = max((each.cost or 0.0) for each in self._trials if each is not None)
        below = QRectF(LEFT, place.bottom() + BETWEEN, width, COST)
        return [
            share,
            _Plot(below, 1.1 * dear, lambda each: each.spent, cost_text),
        ]

    def _paint_plot(self, painter: QPainter, plot: _Plot) -> None:
        place = plot.place
        painter.setFont(font("axis"))
        for share in (0.25, 0.5, 0.75, 1.0):
            y = round(plot.y(share * plot.most))
            painter.fillRect(QRectF(place.left(), y, place.width(), 1), self._theme.colour("line"))
            painter.setPen(self._theme.colour("mut"))
            label = QRectF(0, y - 7, LEFT - 8, 14)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(label, flags, plot.words(share * plot.most))
        base = QRectF(place.left(), place.bottom(), place.width(), 1)
        painter.fillRect(base, self._theme.colour("line2"))
        if self._mark and plot.most == self._window:
            self._paint_mark(painter, plot)
        ends: list[tuple[float, str, str]] = []
        for trial, tone in zip(self._trials, TONES, strict=True):
            values = plot.values(trial) if trial is not None else ()
            if values:
                self._paint_curve(painter, plot, values, tone=tone)
                ends.append((plot.y(values[-1]), plot.words(values[-1]), tone))
        self._paint_ends(painter, place.right(), ends)

    def _paint_mark(self, painter: QPainter, plot: _Plot) -> None:
        pen = QPen(self._theme.colour("bad"), 1)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        y = round(plot.y(self._mark)) + 0.5
        painter.drawLine(QPointF(plot.place.left(), y), QPointF(plot.place.right(), y))

    def _paint_curve(
        self, painter: QPainter, plot: _Plot, values: Sequence[float], *, tone: str
    ) -> None:
        first = max(0, int(self._stretch.first))
        last = min(len(values), int(self._stretch.last) + 2)
        if first >= last:
            return
        step = max(1, (last - first) // MOST_POINTS)
        points = [
            QPointF(self._x(at, plot.place), plot.y(values[at])) for at in range(first, last, step)
        ]
        painter.save()
        painter.setClipRect(plot.place.adjusted(0, -2, 0, 0))
        low = plot.place.bottom()
        ground = [QPointF(points[0].x(), low), *points, QPointF(points[-1].x(), low)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour(tone, 26 if tone == "acc" else 12))
        painter.drawPolygon(QPolygonF(ground))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(self._theme.colour(tone), 1.8 if tone == "acc" else 1.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        painter.restore()

    def _paint_ends(
        self, painter: QPainter, right: float, ends: Sequence[tuple[float, str, str]]
    ) -> None:
        """End values, 14 pixels apart at least."""
        painter.setFont(font("microb"))
        last = -100.0
        for y, words, tone in sorted(ends):
            y = max(y, last + 14)
            last = y
            painter.setPen(self._theme.colour(tone))
            place = QRectF(right + 8, y - 8, RIGHT - 8, 16)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_handovers(self, painter: QPainter, place: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for trial, tone in zip(self._trials, TONES, strict=True):
            painter.setBrush(self._theme.colour(tone))
            for at in trial.handed_over if trial is not None else ():
                if not self._stretch.first <= at <= self._stretch.last:
                    continue
                x, y = self._x(at, place), place.bottom() + 10
                mark = QPainterPath(QPointF(x, y - 4))
                for point in ((x + 4, y), (x, y + 4), (x - 4, y)):
                    mark.lineTo(QPointF(*point))
                mark.closeSubpath()
                painter.drawPath(mark)

    def _paint_crosshair(self, painter: QPainter, plot: _Plot) -> None:
        x = self._x(self._at, plot.place)
        line = QRectF(round(x), plot.place.top(), 1, plot.place.height())
        painter.fillRect(line, self._theme.colour("mut"))
        for trial, tone in zip(self._trials, TONES, strict=True):
            values = plot.values(trial) if trial is not None else ()
            if self._at < len(values):
                painter.setPen(QPen(self._theme.colour("surf"), 1.5))
                painter.setBrush(self._theme.colour(tone))
                painter.drawEllipse(QPointF(x + 0.5, plot.y(values[self._at])), 4.5, 4.5)

    def _x(self, at: int, place: QRectF) -> float:
        return place.left() + place.width() * (at - self._stretch.first) / self._stretch.width

    def _place(self, x: float) -> float:
        """The request at a place across; beyond the ends the first or the last in sight."""
        share = (x - LEFT) / max(1, self.width() - LEFT - RIGHT)
        return self._stretch.first + min(1.0, max(0.0, share)) * self._stretch.width

    def _paint_drag(self, painter: QPainter, plots: Sequence[_Plot]) -> None:
        """What is to be looked at closer."""
        low, high = sorted((self._pressed or 0.0, self._dragged))
        for plot in plots:
            place = plot.place
            band = QRectF(low, place.top(), high - low, place.height())
            painter.fillRect(band.intersected(place), self._theme.colour("acc", 40))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in KEYBOARD
