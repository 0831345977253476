"""Window and cost of two policies over the same requests, under one crosshair."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
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
from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import tr

LEFT, RIGHT, TOP = 44, 58, 28
WINDOW, COST, BETWEEN = 268, 148, 56
TONES = ("fg2", "acc")
"""Of A and B, always in that order."""
MOST_POINTS = 1_600


@dataclass(frozen=True, slots=True)
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

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme = theme
        self._trials: tuple[Trial | None, Trial | None] = (None, None)
        self._window, self._mark, self._at = 1, 0, -1
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
        self._move(min(self._at, self._count() - 1))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def at(self) -> int:
        return self._at

    def sizeHint(self) -> QSize:
        height = TOP + WINDOW + 28
        return QSize(480, height + BETWEEN + COST - 4 if self._priced() else height)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        width = self.width() - LEFT - RIGHT
        share = (event.position().x() - LEFT) / max(1, width)
        self._move(round(share * (self._count() - 1)) if 0 <= share <= 1 else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not self._count():
            super().keyPressEvent(event)
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            step *= 10
        self._move(max(0, min(self._count() - 1, self._at + step)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plots = self._plots()
        for plot in plots:
            self._paint_plot(painter, plot)
        self._paint_handovers(painter, plots[0].place)
        if self._at >= 0:
            for plot in plots:
                self._paint_crosshair(painter, plot)

    def _move(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.moved.emit(at)
            self.update()

    def _count(self) -> int:
        return max((len(each.sizes) for each in self._trials if each is not None), default=0)

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
            _Plot(below, 1.1 * dear, lambda each: each.spent, lambda cost: f"${cost:,.2f}"),
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
        step = max(1, len(values) // MOST_POINTS)
        points = [
            QPointF(self._x(at, plot.place), plot.y(values[at]))
            for at in range(0, len(values), step)
        ]
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
        return place.left() + place.width() * at / max(1, self._count() - 1)
