"""Charts and figures of replayed policies: context use, cost, and a comparison of two trials."""

from collections.abc import Callable, Sequence

from msgspec import Struct
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

from helix_desktop.app.replay.trial_figures import PolicyTrial
from helix_desktop.ui.style.canvas import KEYBOARD, brush, focus_ring, keep_left_to_right
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import cost_text, count_text, short_count, tr
from helix_desktop.ui.widgets.plot import ZOOM, PlotRange

PLOT, AXIS, MARGIN = 212, 20, 26
"""Height of the plot and of the axis below; width for the labels at the right."""
MOST_POINTS = 800
"""Most points of a curve; more than two for a pixel cannot be seen."""


class PolicyChart(QWidget):
    """Two curves of context use over the same requests; `window` is 100%."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._theme = theme
        self._trials: tuple[PolicyTrial | None, PolicyTrial | None] = (None, None)
        self._window, self._marks = 1, (0, 0)
        self.setFixedHeight(PLOT + AXIS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_trials(
        self,
        in_use: PolicyTrial | None,
        edited: PolicyTrial | None,
        *,
        window: int,
        marks: tuple[int, int],
    ) -> None:
        """Show trials; `marks` are the tokens at which each policy hands over, 0 for never."""
        self._trials, self._window, self._marks = (in_use, edited), max(1, window), marks
        words = tr("Window use by request, at most {0} % and {1} %")
        peaks = [round(100 * each.peak / self._window) if each else 0 for each in self._trials]
        self.setAccessibleName(words.format(*peaks))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, PLOT + AXIS)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = QRectF(0, 0, self.width() - MARGIN, PLOT)
        self._paint_grid(painter, plot)
        in_use, edited = self._trials
        self._paint_sessions(painter, plot, in_use)
        if in_use is not None:
            filled = edited is None
            self._paint_curve(painter, plot, in_use.sizes, tone="mut", filled=filled)
        if edited is not None:
            self._paint_curve(painter, plot, edited.sizes, tone="acc", filled=True)
        self._paint_marks(painter, plot)

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        for share in (0.25, 0.5, 0.75, 1.0):
            y = round(plot.bottom() - share * plot.height())
            painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), self._theme.colour("line"))
        base = QRectF(plot.left(), plot.bottom(), plot.width(), 1)
        painter.fillRect(base, self._theme.colour("line2"))

    def _paint_sessions(self, painter: QPainter, plot: QRectF, trial: PolicyTrial | None) -> None:
        """Paint the borders between sessions and, below, the number of requests."""
        painter.setFont(font("axis"))
        painter.setPen(self._theme.colour("mut"))
        low = QRectF(plot.left(), plot.bottom() + 5, plot.width(), 14)
        if trial is None or not trial.sizes:
            return
        for start in trial.starts[1:]:
            x = plot.left() + plot.width() * start / len(trial.sizes)
            painter.fillRect(QRectF(round(x), 0, 1, plot.height()), self._theme.colour("line"))
        painter.drawText(low, Qt.AlignmentFlag.AlignLeft, tr("first request"))
        count = count_text(len(trial.sizes))
        painter.drawText(low, Qt.AlignmentFlag.AlignRight, tr("request {0}").format(count))

    def _paint_curve(
        self, painter: QPainter, plot: QRectF, sizes: Sequence[int], *, tone: str, filled: bool
    ) -> None:
        points = [
            QPointF(
                plot.left() + plot.width() * at / max(1, len(sizes) - 1),
                plot.bottom() - plot.height() * min(1.0, size / self._window),
            )
            for at, size in _thinned(sizes)
        ]
        if not points:
            return
        if filled:
            ground = QPolygonF(
                [
                    QPointF(points[0].x(), plot.bottom()),
                    *points,
                    QPointF(points[-1].x(), plot.bottom()),
                ]
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour(tone, 30))
            painter.drawPolygon(ground)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(self._theme.colour(tone), 1.8 if tone == "acc" else 1.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))

    def _paint_marks(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the handover thresholds; labels that would touch are placed one above the other."""
        painter.setFont(font("axis"))
        last = -100.0
        marks = sorted(zip(self._marks, ("mut", "acc"), strict=True), reverse=True)
        for tokens, tone in marks:
            if not tokens or (tone == "acc" and self._trials[1] is None):
                continue
            share = min(1.0, tokens / self._window)
            y = plot.bottom() - plot.height() * share
            pen = QPen(self._theme.colour(tone), 1)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.left(), y + 0.5), QPointF(plot.right(), y + 0.5))
            label = max(y - 7, last + 13)
            last = label
            place = QRectF(plot.right() + 6, label, MARGIN - 6, 14)
            painter.setPen(self._theme.colour(tone))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, f"{100 * share:.0f}")


def _thinned(sizes: Sequence[int]) -> Sequence[tuple[int, int]]:
    """Return the largest of neighboring values that share a pixel, since peaks matter."""
    step = max(1, len(sizes) // MOST_POINTS)
    found = []
    for start in range(0, len(sizes), step):
        piece = sizes[start : start + step]
        largest = max(range(len(piece)), key=piece.__getitem__)
        found.append((start + largest, piece[largest]))
    return found


LEFT, RIGHT, TOP = 52, 58, 28
WINDOW, COST, BETWEEN = 268, 148, 56
TONES = ("fg2", "acc")
"""The colors of A and B."""
LAB_CHART_MOST_POINTS = 1_600
DRAG = 6
"""Pixels of movement below which a press is a click."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_NEARER = {Qt.Key.Key_Plus: ZOOM, Qt.Key.Key_Equal: ZOOM, Qt.Key.Key_Minus: 1 / ZOOM}


class _Plot(Struct, frozen=True):
    """A plot: its place and its scale."""

    place: QRectF
    most: float
    values: Callable[[PolicyTrial], Sequence[float]]
    words: Callable[[float], str]

    def y(self, value: float) -> float:
        return self.place.bottom() - self.place.height() * min(1.0, value / self.most)


class TrialChart(QWidget):
    """The context use and cost of two policies over the same requests, with a common crosshair.

    `moved` carries the request under the crosshair, -1 for none. A drag, or + and −, zooms; a
    double click, 0, or Esc shows all.
    """

    moved = Signal(int)
    looked = Signal()
    """Emitted when another range is shown."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._theme = theme
        self._trials: tuple[PolicyTrial | None, PolicyTrial | None] = (None, None)
        self._window, self._mark, self._at = 1, 0, -1
        self._stretch = PlotRange.whole(0)
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
        self, first: PolicyTrial | None, second: PolicyTrial | None, *, window: int, mark: int
    ) -> None:
        """Show trials; `mark` is the tokens at which A hands over automatically, 0 for never."""
        self._trials, self._window, self._mark = (first, second), max(1, window), mark
        if self._stretch.count != self._count():
            self.look(PlotRange.whole(self._count()))
        self._move(min(self._at, self._count() - 1))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def at(self) -> int:
        return self._at

    @property
    def stretch(self) -> PlotRange:
        return self._stretch

    def look(self, stretch: PlotRange) -> None:
        """Show another range of requests."""
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
        self.look(PlotRange.whole(self._count()))

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
            self.look(PlotRange.whole(self._count()))
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        """Move the crosshair, and the visible range with it."""
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
        """Return the number of requests on the axis, including those not replayed yet."""
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
        step = max(1, (last - first) // LAB_CHART_MOST_POINTS)
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
        """Paint the final values at least 14 pixels apart."""
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
        """Return the request at a horizontal position, limited to the visible range."""
        share = (x - LEFT) / max(1, self.width() - LEFT - RIGHT)
        return self._stretch.first + min(1.0, max(0.0, share)) * self._stretch.width

    def _paint_drag(self, painter: QPainter, plots: Sequence[_Plot]) -> None:
        """Paint the range selected by a drag."""
        low, high = sorted((self._pressed or 0.0, self._dragged))
        for plot in plots:
            place = plot.place
            band = QRectF(low, place.top(), high - low, place.height())
            painter.fillRect(band.intersected(place), self._theme.colour("acc", 40))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in KEYBOARD


ROW, HEAD = 32, 26
COLUMNS = (136, 72, 0)
"""Distance of each figure's right end from the right edge."""
MINUS = "\u2212"


class ComparisonRow(Struct, frozen=True):
    """One figure under both policies; `tone` tells whether the difference is a gain."""

    name: str
    in_use: str
    edited: str = ""
    difference: str = ""
    tone: str = "mut"


def comparison_rows(
    in_use: PolicyTrial, edited: PolicyTrial | None, window: int
) -> Sequence[ComparisonRow]:
    """Return the comparison; only figures that were really computed are included."""
    two = edited or in_use
    lines = [
        _percents(tr("Peak window"), in_use.peak / window, two.peak / window),
        _percents(tr("Mean window"), in_use.mean / window, two.mean / window),
        _counts(tr("Handovers"), in_use.handovers, two.handovers),
        _counts(tr("Rewrites in all"), in_use.rewrites, two.rewrites),
    ]
    if in_use.cost and two.cost is not None:  # without a price there is nothing to compare
        lines.append(_dollars(tr("Cost"), in_use.cost, two.cost))
    sent = _Two(in_use.sent, two.sent)
    lines += [
        ComparisonRow(
            tr("Tokens sent"), short_count(in_use.sent), short_count(two.sent), *sent.share()
        ),
        _percents(
            tr("From the prompt cache"), in_use.cached_share, two.cached_share, less_is_gain=False
        ),
        _breaks(in_use.breaks_per_hundred, two.breaks_per_hundred),
        _counts(tr("Did not fit"), in_use.over, two.over, gain=True),
    ]
    return (
        lines if edited is not None else [ComparisonRow(line.name, line.in_use) for line in lines]
    )


def comparison_verdict(in_use: PolicyTrial, edited: PolicyTrial) -> tuple[str, str, str]:
    """Return a tone, the result of the comparison, and a sentence about its reason."""
    if edited.over > in_use.over:
        over = count_text(edited.over)
        return (
            "warn",
            tr("Not everything would have fitted"),
            tr("{0} requests are larger than the window leaves room for.").format(over),
        )
    kept = tr("What leaves the window stays in the cache and can be recalled.")
    if in_use.cost is not None and edited.cost is not None and in_use.cost > 0:
        share = edited.cost / in_use.cost - 1
        if share < -0.01:
            return "ok", tr("Cheaper here, and nothing is lost"), kept
        if share > 0.01:
            words = tr("Dearer here: more is written anew after each rewrite, or more is sent.")
            return "warn", tr("Dearer here"), words
    if edited.mean < 0.99 * in_use.mean:
        return "ok", tr("Smaller windows here, and nothing is lost"), kept
    return "fg2", tr("Hardly any difference here"), tr("Windows and tokens come to about the same.")


class _Two(Struct, frozen=True):
    first: float
    second: float

    def share(self) -> tuple[str, str]:
        """Return the difference as a share of the first value, and whether a decrease is a gain."""
        if not self.first:
            return "=" if not self.second else "+", "mut"
        share = self.second / self.first - 1
        if abs(share) < 0.005:
            return "=", "mut"
        return f"{_signed(100 * share, 0)} %", "ok" if share < 0 else "bad"


def _percents(
    name: str, first: float, second: float, *, less_is_gain: bool = True
) -> ComparisonRow:
    one, two = f"{100 * first:.0f} %", f"{100 * second:.0f} %"
    points = round(100 * second) - round(100 * first)
    gain = (points < 0) == less_is_gain
    tone = "mut" if not points else "ok" if gain else "bad"
    return ComparisonRow(name, one, two, _signed(points, 0), tone)


def _counts(name: str, first: int, second: int, *, gain: bool = False) -> ComparisonRow:
    tone = "mut"
    if gain and first != second:
        tone = "ok" if second < first else "bad"
    difference = _signed(second - first, 0)
    return ComparisonRow(name, count_text(first), count_text(second), difference, tone)


def _breaks(first: float, second: float) -> ComparisonRow:
    tone = "mut" if abs(second - first) < 0.05 else "ok" if second < first else "bad"
    name = tr("Prefix breaks per 100")
    return ComparisonRow(name, f"{first:.1f}", f"{second:.1f}", _signed(second - first, 1), tone)


def _dollars(name: str, first: float, second: float) -> ComparisonRow:
    difference, tone = _Two(first, second).share()
    return ComparisonRow(name, cost_text(first), cost_text(second), difference, tone)


def _signed(number: float, digits: int) -> str:
    text = f"{abs(number):.{digits}f}"
    if float(text) == 0:
        return "="
    return f"+{text}" if number > 0 else f"{MINUS}{text}"


class TrialComparison(QWidget):
    """A painted table of the comparison."""

    def __init__(self, theme: Theme, heads: tuple[str, str, str] | None = None) -> None:
        super().__init__()
        self._theme = theme
        self._heads = heads or (tr("in use"), tr("edited"), "")
        self._lines: Sequence[ComparisonRow] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_lines(self, lines: Sequence[ComparisonRow]) -> None:
        self._lines = lines
        words = "; ".join(f"{each.name} {each.in_use} {each.edited}".strip() for each in lines)
        self.setAccessibleName(words)
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def lines(self) -> Sequence[ComparisonRow]:
        return self._lines

    def sizeHint(self) -> QSize:
        return QSize(320, HEAD + ROW * len(self._lines) if self._lines else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lines:
            return
        painter = brush(self)
        edited = any(line.edited for line in self._lines)
        heads = self._heads if edited else ("", "", tr("in use"))
        for words, inset in zip(heads, COLUMNS, strict=True):
            self._right(painter, QRectF(0, 0, self.width() - inset, 20), (words, "micro", "mut"))
        painter.fillRect(QRectF(0, HEAD - 3, self.width(), 1), self._theme.colour("line"))
        for at, line in enumerate(self._lines):
            self._paint(painter, line, HEAD + at * ROW, alone=not edited)

    def _paint(self, painter: QPainter, line: ComparisonRow, top: int, *, alone: bool) -> None:
        painter.setFont(font("small"))
        painter.setPen(self._theme.colour("fg2"))
        place = QRectF(0, top, self.width() - COLUMNS[0] - 50, ROW)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line.name)
        if alone:
            right = QRectF(0, top, self.width(), ROW)
            self._right(painter, right, (line.in_use, "smallb", "fg"))
            return
        cells = (
            (line.in_use, "small", "mut"),
            (line.edited, "smallb", "fg"),
            (line.difference, "smallb", line.tone),
        )
        for cell, inset in zip(cells, COLUMNS, strict=True):
            self._right(painter, QRectF(0, top, self.width() - inset, ROW), cell)

    def _right(self, painter: QPainter, place: QRectF, cell: tuple[str, str, str]) -> None:
        """Paint a text that ends at the right of its place."""
        words, style, tone = cell
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(place, flags, words)
