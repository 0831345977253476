"""Layers of the timeline chart: bands of kinds, thresholds, marks of rewrites, crosshair, brush.

Marks differ in shape as well as in color. The bands are drawn one kind at a time, since all of them
take as long as a frame.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from operator import add

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from helix_desktop.domain.window_timeline import (
    KINDS,
    TimelineEvent,
    TimelineRow,
    TokenReadings,
    WindowTimeline,
)
from helix_desktop.ui.style.canvas import rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.timeline.rewrites import KINDS as BANDS
from helix_desktop.ui.timeline.rewrites import rewrite_name, short
from helix_desktop.ui.widgets.plot import PlotRange, drawn_requests, request_after

TONES = {
    TimelineEvent.SWEEP: "k_markers",
    TimelineEvent.CONDENSE: "k_obs",
    TimelineEvent.OBSERVE: "k_obs",
    TimelineEvent.REFLECT: "k_obs",
    TimelineEvent.HANDOVER: "k_handover",
    TimelineEvent.PANIC: "bad",
    TimelineEvent.UNDO: "fg2",
    TimelineEvent.REDO: "fg2",
    TimelineEvent.RESTORE: "fg2",
    TimelineEvent.GATE: "warn",
}
_POLYGONS = {
    TimelineEvent.SWEEP: ((-5.0, -4.0), (5.0, -4.0), (0.0, 5.0)),
    TimelineEvent.PANIC: ((-5.5, 5.0), (5.5, 5.0), (0.0, -5.5)),
    TimelineEvent.HANDOVER: ((-6.0, 0.0), (0.0, -6.0), (6.0, 0.0), (0.0, 6.0)),
    TimelineEvent.CONDENSE: ((-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)),
}
_ICONS = {
    TimelineEvent.UNDO: "undo",
    TimelineEvent.REDO: "redo",
    TimelineEvent.RESTORE: "recall",
    TimelineEvent.GATE: "bolt",
}
_ICON = 14


def paint_rewrite_mark(
    painter: QPainter, centre: QPointF, what: TimelineEvent, *, theme: Theme
) -> None:
    """Paint the mark of a rewrite around a point."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tone = TONES[what]
    if what in _ICONS:
        ratio = painter.device().devicePixelRatioF()
        pixmap = theme.icon(_ICONS[what], tone, size=_ICON, ratio=ratio)
        painter.drawPixmap(centre - QPointF(_ICON / 2, _ICON / 2), pixmap)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(tone))
    if what in _POLYGONS:
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in _POLYGONS[what]]))
        return
    _ROUND[what is TimelineEvent.REFLECT](painter, centre, theme)


def _full(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    painter.drawEllipse(centre, 4.5, 4.5)


def _ring(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    painter.drawEllipse(centre, 1.8, 1.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("k_obs"), 1.6))
    painter.drawEllipse(centre, 4.5, 4.5)


_ROUND: dict[bool, Callable[[QPainter, QPointF, Theme], None]] = {False: _full, True: _ring}


MARKS_Y = 49
APART = 16
"""Least distance of two lines of text at the right, in pixels."""
MOST_WORDS = 40
"""Visible marks up to which sweeps and the like have names, too."""
NEAR = 12
"""Least distance of two marks, in pixels, at which both can be told apart and clicked."""
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_CENTRE = Qt.AlignmentFlag.AlignCenter
_STRONG = frozenset({TimelineEvent.HANDOVER, TimelineEvent.PANIC})


class PlotFrame(Struct, frozen=True):
    """The coordinates of a plot: its place, its range, and the tokens at its top."""

    plot: QRectF
    stretch: PlotRange
    top: int

    def x(self, place: float) -> float:
        width = self.stretch.width or 1.0
        return self.plot.left() + (place - self.stretch.first) / width * self.plot.width()

    def y(self, tokens: float) -> float:
        return self.plot.bottom() - tokens / max(1, self.top) * self.plot.height()

    def place(self, x: float) -> float:
        share = (x - self.plot.left()) / max(1.0, self.plot.width())
        return self.stretch.first + share * self.stretch.width

    def holds(self, place: float) -> bool:
        return self.stretch.first - 0.5 <= place <= self.stretch.last + 0.5


class UsageChartPainter:
    """A painter for one theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def text(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        *,
        style: str,
        tone: str,
        flags: Qt.AlignmentFlag = _LEFT,
    ) -> float:
        """Draw a line of text and return its width."""
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        metrics = QFontMetricsF(font(style))
        cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, flags | Qt.TextFlag.TextSingleLine, cut)
        return metrics.horizontalAdvance(cut)

    def axis(self, painter: QPainter, frame: PlotFrame, use: WindowTimeline) -> None:
        """Paint the tokens at the left, and the lines across."""
        plot = frame.plot
        for quarter in range(5):
            tokens = frame.top * quarter // 4
            y = round(frame.y(tokens))
            painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), self._theme.colour("line"))
            box = QRectF(0, y - 8, plot.left() - 8, 16)
            self.text(painter, box, short(tokens), style="axis", tone="mut", flags=_RIGHT)
        if not len(use.readings):
            words = tr("Each request of this session will be seen here.")
            high = plot.height() / 4
            between = QRectF(plot.left(), plot.top() + high, plot.width(), high)  # two lines
            self.text(painter, between, words, style="small", tone="mut", flags=_CENTRE)
        marks = [frame.y(tokens) for _, tokens in use.thresholds.marks]
        if not use.thresholds.window or min(marks, default=1e9) - plot.top() < APART:
            return
        words = tr("window {0}").format(short(use.thresholds.window))
        box = QRectF(plot.right() + 8, plot.top() - 8, 104, 16)
        self.text(painter, box, words, style="micro", tone="mut")

    def thresholds(self, painter: QPainter, frame: PlotFrame, use: WindowTimeline) -> None:
        """Paint the policy's thresholds with their shares of the window at the right."""
        window, taken = use.thresholds.full, 1e9
        for what, tokens in use.thresholds.marks:
            y = round(frame.y(tokens)) + 0.5
            tone = "bad" if what is TimelineEvent.HANDOVER else "fg2"
            pen = QPen(self._theme.colour(tone, 255 if tone == "bad" else 190), 1)
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([3, 4])
            painter.setPen(pen)
            painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y))
            if taken - y < APART:  # marks too close to each other get one label
                continue
            taken = y
            box = QRectF(frame.plot.right() + 8, y - 8, 104, 16)
            share = f"{tokens * 100 / window:.0f} %"
            wide = self.text(painter, box, share, style="microb", tone=tone)
            box.setLeft(box.left() + wide + 6)
            self.text(painter, box, short(tokens), style="micro", tone="mut")

    def marks(
        self, painter: QPainter, frame: PlotFrame, rows: Sequence[tuple[int, TimelineRow]]
    ) -> list[tuple[QRectF, TimelineRow]]:
        """Paint every visible rewrite with its line and return the marks' places."""
        found: list[tuple[QRectF, TimelineRow]] = []
        inside = _apart(frame, rows)
        crowded = len(inside) > MOST_WORDS
        for at, (x, row) in enumerate(inside):
            after = inside[at + 1][0] if at + 1 < len(inside) else frame.plot.right() + 96
            painter.setPen(QPen(self._theme.colour("fg2", 90), 1))
            painter.drawLine(QPointF(x, MARKS_Y + 9), QPointF(x, frame.plot.bottom()))
            paint_rewrite_mark(painter, QPointF(x, MARKS_Y), row.what, theme=self._theme)
            found.append((QRectF(x - 8, MARKS_Y - 10, 16, 20), row))
            if not crowded or row.what in _STRONG:
                self._named(painter, x, row, after=after)
        return found

    def _named(self, painter: QPainter, x: float, row: TimelineRow, *, after: float) -> None:
        """Paint a mark's name at its right if there is room; a tooltip names it anyway."""
        strong = row.what in _STRONG
        words = f"v{row.version}" if row.version and strong else rewrite_name(row.what)
        if row.what is TimelineEvent.PANIC and row.version:
            words = tr("Panic → v{0}").format(row.version)
        style = "microb" if strong else "micro"
        wide = QFontMetricsF(font(style)).horizontalAdvance(words)
        if x + 10 + wide + 12 <= after:
            tone = "bad" if row.what is TimelineEvent.PANIC else "fg" if strong else "fg2"
            box = QRectF(x + 10, MARKS_Y - 10, wide + 4, 20)
            self.text(painter, box, words, style=style, tone=tone)

    def steps(self, painter: QPainter, frame: PlotFrame, *, skip: float | None) -> None:
        """Paint the numbers of requests below the plot."""
        count = frame.stretch.count
        every = _round_step(frame.stretch.width / max(1.0, frame.plot.width() / 110))
        top = frame.plot.bottom() + 4
        at = int(frame.stretch.first // every + 1) * every
        while at - 1 <= frame.stretch.last:
            x = frame.x(at - 1)
            now = frame.stretch.at_end and frame.plot.right() - x < 40
            if not now and x > frame.plot.left() + 8 and (skip is None or abs(x - skip) > 60):
                box = QRectF(x - 30, top, 60, 14)
                self.text(painter, box, f"{at:,}", style="axis", tone="mut", flags=_CENTRE)
            at += every
        if frame.stretch.at_end and count and (skip is None or frame.plot.right() - skip > 70):
            box = QRectF(frame.plot.right() - 30, top, 60, 14)
            self.text(painter, box, tr("now"), style="axis", tone="fg2", flags=_CENTRE)
        if count:
            box = QRectF(frame.plot.right() + 36, top, 60, 14)
            self.text(painter, box, tr("request"), style="axis", tone="mut")

    def crosshair(
        self, painter: QPainter, frame: PlotFrame, *, at: int, tokens: int, words: tuple[str, str]
    ) -> None:
        """Paint the crosshair: the total beside the point, request and time on the axis."""
        theme, plot = self._theme, frame.plot
        x, y = round(frame.x(at)) + 0.5, round(frame.y(tokens)) + 0.5
        painter.setPen(QPen(theme.colour("fg"), 1))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        painter.setPen(QPen(theme.colour("bg"), 2))
        painter.setBrush(theme.colour("fg"))
        painter.drawEllipse(QPointF(x, y), 4.5, 4.5)
        total, below = words
        wide = QFontMetricsF(font("microb")).horizontalAdvance(total) + 14
        left = x - 10 - wide if x - 10 - wide > plot.left() else x + 10
        box = QRectF(round(left), round(max(plot.top(), y - 26)), round(wide), 20)
        rounded(painter, box, 5, fill=theme.colour("raised"), border=theme.colour("line2"))
        self.text(painter, box, total, style="microb", tone="fg", flags=_CENTRE)
        wide = QFontMetricsF(font("microb")).horizontalAdvance(below) + 12
        box = QRectF(round(x - wide / 2), plot.bottom() + 3, round(wide), 16)
        rounded(painter, box, 4, fill=theme.colour("fg"))
        self.text(painter, box, below, style="microb", tone="bg", flags=_CENTRE)

    def brush(self, painter: QPainter, frame: PlotFrame, shown: PlotRange) -> None:
        """Paint the brush that shows the visible part of the session."""
        theme, bar = self._theme, frame.plot
        left, right = round(frame.x(shown.first)), round(frame.x(shown.last))
        veil = theme.colour("bg", 120)
        painter.fillRect(QRectF(bar.left(), bar.top(), left - bar.left(), bar.height()), veil)
        painter.fillRect(QRectF(right, bar.top(), bar.right() - right, bar.height()), veil)
        body = QRectF(left, bar.top(), right - left, bar.height())
        rounded(painter, body, 4, fill=theme.colour("acc", 26), border=theme.colour("acc"))
        for x in (left, right):
            rounded(painter, QRectF(x - 3.5, bar.top() + 5, 7, 16), 3, fill=theme.colour("acc"))
            painter.fillRect(QRectF(x - 0.5, bar.top() + 9, 1, 8), theme.colour("bg"))

    def captions(
        self, painter: QPainter, frame: PlotFrame, shown: PlotRange, *, room: float
    ) -> None:
        """Paint the brush's name and the requests in its range."""
        bar = frame.plot
        box = QRectF(0, bar.top(), bar.left() - 8, bar.height())
        self.text(painter, box, tr("session"), style="axis", tone="mut", flags=_RIGHT)
        if not shown.count:
            return
        words = f"{int(shown.first) + 1:,} – {int(shown.last) + 1:,}"
        box = QRectF(bar.right() + 10, bar.top(), room, bar.height())
        self.text(painter, box, words, style="micro", tone="mut")

    def dots(
        self, painter: QPainter, frame: PlotFrame, rows: Sequence[tuple[int, TimelineRow]]
    ) -> None:
        """Paint handovers above the brush."""
        painter.setPen(Qt.PenStyle.NoPen)
        for place, row in rows:
            if row.what in _STRONG:
                tone = "bad" if row.what is TimelineEvent.PANIC else "k_handover"
                painter.setBrush(self._theme.colour(tone))
                painter.drawEllipse(QPointF(frame.x(place), frame.plot.top() - 5), 2, 2)


def drawn_alike(one: WindowTimeline, other: WindowTimeline) -> bool:
    """Whether two timelines look the same."""
    return (one.readings, one.rewrites, one.thresholds) == (
        other.readings,
        other.rewrites,
        other.thresholds,
    )


def rewrite_positions(use: WindowTimeline) -> list[tuple[int, TimelineRow]]:
    """Return all rewrites but decisions at the gate, with the index of the request after each."""
    last = max(0, len(use.readings) - 1)
    return [
        (min(request_after(row, use.readings), last), row)
        for row in use.rewrites
        if row.what is not TimelineEvent.GATE
    ]


def _apart(
    frame: PlotFrame, rows: Sequence[tuple[int, TimelineRow]]
) -> list[tuple[float, TimelineRow]]:
    """Return visible rewrites by x; of those in one place a handover wins, otherwise the last."""
    found: list[tuple[float, TimelineRow]] = []
    for place, row in rows:
        if not frame.holds(place):
            continue
        x = round(frame.x(place)) + 0.5
        if found and x - found[-1][0] < NEAR:
            if found[-1][1].what not in _STRONG or row.what in _STRONG:
                found[-1] = x, row
        else:
            found.append((x, row))
    return found


def _round_step(least: float) -> int:
    """Return the first of 1, 2, 5, 10, 20, 50 … that is at least `least`."""
    step, at = 1, 0
    while step < least:
        step = step * 5 // 2 if at % 3 == 1 else step * 2
        at += 1
    return step


_RAW_ALPHA = 150
_Points = list[tuple[float, int]]
"""Positions on the axis with the indices of their readings."""


class _Band(Struct, frozen=True):
    tone: str
    below: list[QPointF]
    line: list[QPointF]
    parted: bool
    """Whether the band is thick enough for a line at its upper edge."""

    @property
    def alpha(self) -> int:
        return _RAW_ALPHA if self.tone == "k_raw" else 255


class UsageBands:
    """Painted bands for one theme, kept because a rewrite does not change them."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._layer: tuple[object, QPixmap] | None = None

    def plain(
        self, painter: QPainter, frame: PlotFrame, use: WindowTimeline, *, places: Sequence[int]
    ) -> None:
        """Paint all kinds in one color."""
        points = _points(frame, use.readings, places)
        if not points:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(frame.plot.adjusted(0, -2, 0, 0))
        xs = [x for x, _ in points]
        line = _line(frame, xs, [use.readings.tokens[at] for _, at in points])
        ends = _line(frame, (xs[-1], xs[0]), (0, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("k_raw", 190))
        painter.drawPolygon(QPolygonF([*line, *ends]))
        painter.restore()

    def paint(
        self, painter: QPainter, frame: PlotFrame, use: WindowTimeline, *, places: Sequence[int]
    ) -> None:
        """Paint the bands above each other at once, reusing an existing layer."""
        ratio = painter.device().devicePixelRatioF()
        if ratio != int(ratio):  # with a fractional ratio a layer would lie between pixels
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRect(_place(frame))
            for band in _stacked(frame, use.readings, _points(frame, use.readings, places)):
                self._draw(painter, band)
            painter.restore()
            return
        deque(self.steps(frame, use, places=places, ratio=ratio), maxlen=0)
        if self._layer is not None and len(use.readings):
            painter.drawPixmap(_place(frame).topLeft(), self._layer[1])

    def steps(
        self, frame: PlotFrame, use: WindowTimeline, *, places: Sequence[int], ratio: float
    ) -> Iterator[None]:
        """Draw the layer that `paint` shows, one kind at a time."""
        readings, points = use.readings, _points(frame, use.readings, places)
        if not points:
            return
        shade = self._theme.colour("bg").rgb()
        key = (points, readings.ats[-1], readings.tokens[-1], frame, ratio, shade)
        if self._layer is not None and self._layer[0] == key:
            return
        place = _place(frame)
        layer = QPixmap(place.size() * ratio)
        layer.setDevicePixelRatio(ratio)
        layer.fill(Qt.GlobalColor.transparent)
        for band in _stacked(frame, readings, points):
            yield  # lets other events be handled after each kind
            painter = QPainter(layer)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-place.topLeft())
            self._draw(painter, band)
            painter.end()
        self._layer = (key, layer)

    def _draw(self, painter: QPainter, band: _Band) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour(band.tone, band.alpha))
        painter.drawPolygon(QPolygonF([*band.line, *reversed(band.below)]))
        if band.parted:
            painter.setPen(QPen(self._theme.colour("bg"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(band.line))


def _stacked(frame: PlotFrame, readings: TokenReadings, points: _Points) -> Iterator[_Band]:
    """Yield the bands from below; most sessions have few kinds."""
    xs, ats = [x for x, _ in points], [at for _, at in points]
    sums = [0] * len(points)
    below = _line(frame, xs, sums)
    for tone, _, kinds in BANDS:
        found = (readings.kinds[KINDS.index(kind)] for kind in kinds)
        picked = [[column[at] for at in ats] for column in found]
        values = [sum(each) for each in zip(*picked, strict=True)]
        most = max(values, default=0)
        if not most:
            continue
        sums = list(map(add, sums, values))
        line = _line(frame, xs, sums)
        yield _Band(tone, below, line, most > 3 * frame.top / max(1.0, frame.plot.height()))
        below = line


def _place(frame: PlotFrame) -> QRect:
    """Return the plot's area with room for the line above it."""
    return frame.plot.adjusted(0, -2, 0, 0).toAlignedRect()


def _points(frame: PlotFrame, readings: TokenReadings, places: Sequence[int]) -> _Points:
    """Return the points that can be told apart; at a rewrite also the value before."""
    breaks = set(places)
    found: _Points = []
    for at in drawn_requests(readings, frame.stretch, max(1, int(frame.plot.width()))):
        if at in breaks and at > 0:
            found.append((frame.x(at), at - 1))
        found.append((frame.x(at), at))
    if len(found) == 1:
        found.append((frame.plot.right(), found[0][1]))
    return found


def _line(frame: PlotFrame, xs: Sequence[float], tokens: Sequence[float]) -> list[QPointF]:
    """Return the points of token counts; there are thousands, so without a call for each."""
    bottom, scale = frame.plot.bottom(), frame.plot.height() / max(1, frame.top)
    return list(map(QPointF, xs, [bottom - each * scale for each in tokens]))
