"""Paints the timeline's chart: bands, axis, threshold lines, marks of compactions, crosshair.

Marks differ in shape as well as in color. The bands are drawn one kind at a time, since all of them
take as long as a frame.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from operator import add, attrgetter

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from helix_desktop.domain.context_window.block import RequestPart
from helix_desktop.domain.window_timeline import (
    KINDS,
    TimelineEvent,
    TimelineRow,
    TokenReadings,
    WindowTimeline,
)
from helix_desktop.ui.style.canvas import CENTER, RIGHT, Canvas, text_width
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import count_text, percent_text, short_count, tr
from helix_desktop.ui.timeline.row_texts import KINDS as BANDS
from helix_desktop.ui.timeline.row_texts import rewrite_name
from helix_desktop.ui.widgets.plot_range import PlotRange, drawn_requests, request_after

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
    TimelineEvent.CACHE_MISS: "warn",
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
    TimelineEvent.CACHE_MISS: "coin",
}
_ICON_SIZE = 14


def paint_rewrite_mark(canvas: Canvas, center: QPointF, event: TimelineEvent) -> None:
    """Paint the mark of a rewrite around a point."""
    tone = TONES[event]
    if event in _ICONS:
        canvas.icon(
            center - QPointF(_ICON_SIZE / 2, _ICON_SIZE / 2), _ICONS[event], tone, size=_ICON_SIZE
        )
    elif event in _POLYGONS:
        canvas.shape([center + QPointF(x, y) for x, y in _POLYGONS[event]], tone)
    elif event is TimelineEvent.REFLECT:
        canvas.dot(center, tone, radius=1.8)
        canvas.ring(center, tone, radius=4.5, width=1.6)
    else:
        canvas.dot(center, tone, radius=4.5)


MARKS_CENTER_Y = 49
MIN_LABEL_DISTANCE = 16
"""Least distance of two lines of text at the right, in pixels."""
MAX_NAMED_MARKS = 40
"""Visible marks up to which sweeps and the like have names, too."""
MIN_MARK_DISTANCE = 12
"""Least distance of two marks, in pixels, at which both can be told apart and clicked."""
_NAMED_EVENTS = frozenset({TimelineEvent.HANDOVER, TimelineEvent.PANIC})


class PlotFrame(Struct, frozen=True):
    """The coordinates of a plot: its place, its range, and the tokens at its top."""

    plot: QRectF
    stretch: PlotRange
    top: int

    def x(self, position: float) -> float:
        width = self.stretch.width or 1.0
        return self.plot.left() + (position - self.stretch.first) / width * self.plot.width()

    def y(self, tokens: float) -> float:
        return self.plot.bottom() - tokens / max(1, self.top) * self.plot.height()

    def place(self, x: float) -> float:
        share = (x - self.plot.left()) / max(1.0, self.plot.width())
        return self.stretch.first + share * self.stretch.width

    def holds(self, position: float) -> bool:
        return self.stretch.first - 0.5 <= position <= self.stretch.last + 0.5


def paint_axis(canvas: Canvas, frame: PlotFrame, use: WindowTimeline) -> None:
    """Paint the tokens at the left, and the lines across."""
    plot = frame.plot
    for quarter in range(5):
        tokens = frame.top * quarter // 4
        y = round(frame.y(tokens))
        canvas.fill(QRectF(plot.left(), y, plot.width(), 1), "line")
        box = QRectF(0, y - 8, plot.left() - 8, 16)
        canvas.text(box, short_count(tokens), "axis", tone="mut", align=RIGHT)
    if not len(use.readings):
        words = tr("Requests in this session appear here.")
        line_height = plot.height() / 4
        text_rect = QRectF(
            plot.left(), plot.top() + line_height, plot.width(), line_height
        )  # two lines
        canvas.text(text_rect, words, "small", tone="mut", align=CENTER)
    labels = [y for y in threshold_labels(frame, use) if y is not None]
    if not use.thresholds.window or min(labels, default=1e9) - plot.top() < MIN_LABEL_DISTANCE:
        return
    words = tr("limit {0}").format(short_count(use.thresholds.window))
    canvas.text(QRectF(plot.right() + 8, plot.top() - 8, 104, 16), words, "micro", tone="mut")


def threshold_labels(frame: PlotFrame, use: WindowTimeline) -> list[float | None]:
    """Return the heights of the thresholds' labels: each at its line, or a little above it if the
    label below needs the room; None if that would be too far from its line."""
    heights: list[float | None] = []
    below = 1e9
    for _, tokens in use.thresholds.marks:
        line = round(frame.y(tokens)) + 0.5
        height = min(line, below - MIN_LABEL_DISTANCE)
        fits = line - height <= MIN_LABEL_DISTANCE / 2
        heights.append(height if fits else None)
        below = height if fits else below
    return heights


def paint_thresholds(canvas: Canvas, frame: PlotFrame, use: WindowTimeline) -> None:
    """Paint the policy's thresholds with their shares of the window at the right."""
    window = use.thresholds.full
    left, right = frame.plot.left(), frame.plot.right()
    marks = zip(use.thresholds.marks, threshold_labels(frame, use), strict=True)
    for (event, tokens), label_y in marks:
        y = round(frame.y(tokens)) + 0.5
        tone, alpha = ("bad", 255) if event is TimelineEvent.HANDOVER else ("fg2", 190)
        color = Theme.applied.colour(tone, alpha)
        canvas.line(QPointF(left, y), QPointF(right, y), color, dash=(3, 4))
        if label_y is None:
            continue
        box = QRectF(right + 8, label_y - 8, 104, 16)
        percent_px = canvas.text(box, percent_text(tokens * 100 / window), "microb", tone=tone)
        box.setLeft(box.left() + percent_px + 6)
        canvas.text(box, short_count(tokens), "micro", tone="mut")


def paint_marks(
    canvas: Canvas, frame: PlotFrame, rows: Sequence[tuple[int, TimelineRow]]
) -> list[tuple[QRectF, TimelineRow]]:
    """Paint every visible rewrite with its line and return the marks' places."""
    mark_rects: list[tuple[QRectF, TimelineRow]] = []
    line = Theme.applied.colour("fg2", 90)
    inside: list[tuple[float, TimelineRow]] = []
    for position, row in rows:
        if frame.holds(position):
            x = round(frame.x(position)) + 0.5
            if not inside or x - inside[-1][0] >= MIN_MARK_DISTANCE:
                inside.append((x, row))
            elif inside[-1][1].what not in _NAMED_EVENTS or row.what in _NAMED_EVENTS:
                inside[-1] = x, row  # of those in one place a handover wins, otherwise the last
    crowded = len(inside) > MAX_NAMED_MARKS
    for index, (x, row) in enumerate(inside):
        next_x = inside[index + 1][0] if index + 1 < len(inside) else frame.plot.right() + 96
        canvas.line(QPointF(x, MARKS_CENTER_Y + 9), QPointF(x, frame.plot.bottom()), line)
        paint_rewrite_mark(canvas, QPointF(x, MARKS_CENTER_Y), row.what)
        mark_rects.append((QRectF(x - 8, MARKS_CENTER_Y - 10, 16, 20), row))
        if not crowded or row.what in _NAMED_EVENTS:
            # Paint a mark's name at its right if there is room; a tooltip names it anyway.
            is_strong, is_trim = row.what in _NAMED_EVENTS, row.what is TimelineEvent.PANIC
            words = f"v{row.version}" if row.version and is_strong else rewrite_name(row.what)
            if is_trim and row.version:
                words = tr("Trimmed → v{0}").format(row.version)
            style = "microb" if is_strong else "micro"
            text_px = text_width(words, style)
            if x + 10 + text_px + 12 <= next_x:
                tone = "bad" if is_trim else "fg" if is_strong else "fg2"
                canvas.text(
                    QRectF(x + 10, MARKS_CENTER_Y - 10, text_px + 4, 20), words, style, tone=tone
                )
    return mark_rects


def paint_request_numbers(canvas: Canvas, frame: PlotFrame, *, skip: float | None) -> None:
    """Paint the numbers of requests below the plot, but none near `skip`."""
    plot, stretch = frame.plot, frame.stretch
    min_step = stretch.width / max(1.0, plot.width() / 110)
    number_step, round_index = 1, 0
    while number_step < min_step:
        number_step = number_step * 5 // 2 if round_index % 3 == 1 else number_step * 2
        round_index += 1
    top = plot.bottom() + 4
    number = int(stretch.first // number_step + 1) * number_step
    while number - 1 <= stretch.last:
        x = frame.x(number - 1)
        now = stretch.at_end and plot.right() - x < 40
        if not now and x > plot.left() + 8 and (skip is None or abs(x - skip) > 60):
            box = QRectF(x - 30, top, 60, 14)
            canvas.text(box, count_text(number), "axis", tone="mut", align=CENTER)
        number += number_step
    if not stretch.count:
        return
    if stretch.at_end and (skip is None or plot.right() - skip > 70):
        box = QRectF(plot.right() - 30, top, 60, 14)
        canvas.text(box, tr("now"), "axis", tone="fg2", align=CENTER)
    canvas.text(QRectF(plot.right() + 36, top, 60, 14), tr("request"), "axis", tone="mut")


def paint_crosshair(
    canvas: Canvas, plot: QRectF, point: QPointF, *, words: tuple[str, str]
) -> None:
    """Paint the crosshair: the total beside the point, request and time on the axis."""
    x, y = round(point.x()) + 0.5, round(point.y()) + 0.5
    canvas.line(QPointF(x, plot.top()), QPointF(x, plot.bottom()), "fg")
    canvas.dot(QPointF(x, y), "bg", radius=5.5)
    canvas.dot(QPointF(x, y), "fg", radius=3.5)
    total, below = words
    text_px = round(text_width(total, "microb") + 14)
    left = x - 10 - text_px if x - 10 - text_px > plot.left() else x + 10
    box = QRectF(round(left), round(max(plot.top(), y - 26)), text_px, 20)
    canvas.box(box, 5, "raised", border="line2")
    canvas.text(box, total, "microb", align=CENTER)
    text_px = round(text_width(below, "microb") + 12)
    box = QRectF(round(x - text_px / 2), plot.bottom() + 3, text_px, 16)
    canvas.box(box, 4, "fg")
    canvas.text(box, below, "microb", tone="bg", align=CENTER)


def paint_brush(canvas: Canvas, frame: PlotFrame, visible: PlotRange) -> None:
    """Paint the brush that shows the visible part of the session."""
    bar = frame.plot
    left, right = round(frame.x(visible.first)), round(frame.x(visible.last))
    for veil in (
        QRectF(bar.left(), bar.top(), left - bar.left(), bar.height()),
        QRectF(right, bar.top(), bar.right() - right, bar.height()),
    ):
        canvas.fill(veil, "bg", alpha=120)
    body = QRectF(left, bar.top(), right - left, bar.height())
    canvas.box(body, 4, Theme.applied.colour("acc", 26), border="acc")
    for x in (left, right):
        canvas.box(QRectF(x - 3.5, bar.top() + 5, 7, 16), 3, "acc")
        canvas.fill(QRectF(x - 0.5, bar.top() + 9, 1, 8), "bg")


def paint_captions(canvas: Canvas, bar: QRectF, visible: PlotRange, *, width: float) -> None:
    """Paint the brush's name and the requests in its range."""
    box = QRectF(0, bar.top(), bar.left() - 8, bar.height())
    canvas.text(box, tr("session"), "axis", tone="mut", align=RIGHT)
    if visible.count:
        words = f"{count_text(int(visible.first) + 1)} – {count_text(int(visible.last) + 1)}"
        box = QRectF(bar.right() + 10, bar.top(), width, bar.height())
        canvas.text(box, words, "micro", tone="mut")


def paint_handover_dots(
    canvas: Canvas, frame: PlotFrame, rows: Sequence[tuple[int, TimelineRow]]
) -> None:
    for position, row in rows:
        if row.what in _NAMED_EVENTS:
            tone = "bad" if row.what is TimelineEvent.PANIC else "k_handover"
            canvas.dot(QPointF(frame.x(position), frame.plot.top() - 5), tone, radius=2)


def drawn_alike(timeline: WindowTimeline, other_timeline: WindowTimeline) -> bool:
    drawn = attrgetter("readings", "rewrites", "thresholds")
    return bool(drawn(timeline) == drawn(other_timeline))


def rewrite_positions(use: WindowTimeline) -> list[tuple[int, TimelineRow]]:
    """Return all rewrites, with the index of the request after each."""
    last = max(0, len(use.readings) - 1)
    return [
        (min(request_after(row, use.readings), last), row) for row in use.rewrites if row.number
    ]


_Points = list[tuple[float, int]]
"""Positions on the axis with the indices of their readings."""


class _Band(Struct, frozen=True):
    tone: str
    below: list[QPointF]
    line: list[QPointF]
    parted: bool
    """Whether the band is thick enough for a line at its upper edge."""


class UsageBands:
    """Painted bands for one theme, kept because a rewrite does not change them."""

    def __init__(self) -> None:
        self._layer: tuple[object, QPixmap] | None = None
        self._known: list[tuple[TokenReadings, PlotFrame, frozenset[int], _Points]] = []
        """The points in the plot and in the brush, found last."""

    def paint_plain(
        self, canvas: Canvas, frame: PlotFrame, use: WindowTimeline, *, places: Sequence[int]
    ) -> None:
        """Paint all kinds in one color."""
        points = self._points(frame, use.readings, places)
        if not points:
            return
        xs = [x for x, _ in points]
        line = _line(frame, xs, [use.readings.tokens[index] for _, index in points])
        bottom_line = _line(frame, (xs[-1], xs[0]), (0, 0))
        with canvas.clipped(frame.plot.adjusted(0, -2, 0, 0)):
            canvas.shape([*line, *bottom_line], Theme.applied.colour("k_raw", 190))

    def paint(
        self, canvas: Canvas, frame: PlotFrame, use: WindowTimeline, *, places: Sequence[int]
    ) -> None:
        """Paint the bands above each other at once, reusing an existing layer."""
        ratio = canvas.ratio
        if ratio != int(ratio):  # with a fractional ratio a layer would lie between pixels
            points = self._points(frame, use.readings, places)
            with canvas.clipped(_place(frame)):
                for band in _stacked(frame, use.readings, points):
                    self._paint_band(canvas, band)
            return
        deque(self.steps(frame, use, places=places, ratio=ratio), maxlen=0)
        if self._layer is not None and len(use.readings):
            canvas.picture(QPointF(_place(frame).topLeft()), self._layer[1])

    def steps(
        self, frame: PlotFrame, use: WindowTimeline, *, places: Sequence[int], ratio: float
    ) -> Iterator[None]:
        """Draw the layer that `paint` shows, one kind at a time."""
        readings, points = use.readings, self._points(frame, use.readings, places)
        if not points:
            return
        shade = Theme.applied.colour("bg").rgb()
        key = (points, readings.ats[-1], readings.tokens[-1], frame, ratio, shade)
        if self._layer is not None and self._layer[0] == key:
            return
        layer_rect = _place(frame)
        layer = QPixmap(layer_rect.size() * ratio)
        layer.setDevicePixelRatio(ratio)
        layer.fill(Qt.GlobalColor.transparent)
        for band in _stacked(frame, readings, points):
            yield  # lets other events be handled after each kind
            painter = QPainter(layer)
            painter.translate(-layer_rect.topLeft())
            self._paint_band(Canvas(painter, QRectF(layer_rect)), band)
            painter.end()
        self._layer = (key, layer)

    def _points(self, frame: PlotFrame, readings: TokenReadings, places: Sequence[int]) -> _Points:
        """Return the points, which a rewrite seldom changes."""
        breaks = frozenset(places)
        for known_readings, its_frame, its_breaks, points in self._known:
            if known_readings is readings and its_frame == frame and its_breaks == breaks:
                return points
        points = _points(frame, readings, breaks)
        self._known = [(readings, frame, breaks, points), *self._known[:1]]
        return points

    def _paint_band(self, canvas: Canvas, band: _Band) -> None:
        alpha = 150 if band.tone == "k_raw" else 255
        color = Theme.applied.colour(band.tone, alpha)
        canvas.shape([*band.line, *reversed(band.below)], color)
        if band.parted:
            canvas.painter.setPen(QPen(Theme.applied.colour("bg"), 1))
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.drawPolyline(band.line)


def _stacked(frame: PlotFrame, readings: TokenReadings, points: _Points) -> Iterator[_Band]:
    """Yield the bands from below; most sessions have few kinds."""
    xs, ats = [x for x, _ in points], [index for _, index in points]
    overhead = readings.kinds[KINDS.index(RequestPart.OVERHEAD)]
    # where a model counts less than Helix, all parts are lower
    scales = [
        readings.tokens[index] / (readings.tokens[index] - overhead[index])
        if overhead[index] < 0
        else 1.0
        for index in ats
    ]
    sums = [0.0] * len(points)
    below = _line(frame, xs, sums)
    for tone, _, kinds in BANDS:
        columns = (readings.kinds[KINDS.index(kind)] for kind in kinds)
        chosen_columns = [[column[index] for index in ats] for column in columns]
        parts = [max(0, sum(tokens)) for tokens in zip(*chosen_columns, strict=True)]
        values = [part * scale for part, scale in zip(parts, scales, strict=True)]
        highest = max(values, default=0)
        if not highest:
            continue
        sums = list(map(add, sums, values))
        line = _line(frame, xs, sums)
        yield _Band(tone, below, line, highest > 3 * frame.top / max(1.0, frame.plot.height()))
        below = line


def _place(frame: PlotFrame) -> QRect:
    """Return the plot's area with room for the line above it."""
    return frame.plot.adjusted(0, -2, 0, 0).toAlignedRect()


def _points(frame: PlotFrame, readings: TokenReadings, breaks: frozenset[int]) -> _Points:
    """Return the points that can be told apart; at a rewrite also the value before."""
    points: _Points = []
    for index in drawn_requests(readings, frame.stretch, max(1, int(frame.plot.width()))):
        if index in breaks and index > 0:
            points.append((frame.x(index), index - 1))
        points.append((frame.x(index), index))
    if len(points) == 1:
        points.append((frame.plot.right(), points[0][1]))
    return points


def _line(frame: PlotFrame, xs: Sequence[float], tokens: Sequence[float]) -> list[QPointF]:
    """Return the points of token counts; there are thousands, so without a call for each."""
    bottom, scale = frame.plot.bottom(), frame.plot.height() / max(1, frame.top)
    return list(map(QPointF, xs, [bottom - token * scale for token in tokens]))
