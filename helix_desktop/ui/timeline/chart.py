"""The timeline's chart of context use: its painting, its layout, zoom by mouse and keys, legend.

Marks differ in shape as well as in color. The bands are drawn one kind at a time, since all of them
take as long as a frame.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from operator import add, attrgetter

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QButtonGroup, QWidget

from helix_desktop.domain.context_window.block import BlockKind, PartKind, RequestPart
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import (
    KINDS,
    TimelineEvent,
    TimelineRow,
    TokenReadings,
    WindowTimeline,
)
from helix_desktop.ui.event_bridge import repeating_timer
from helix_desktop.ui.style.canvas import (
    CENTER,
    RIGHT,
    Canvas,
    PaintedWidget,
    keep_left_to_right,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.block_labels import model_count_text
from helix_desktop.ui.text.block_terms import KIND_TERMS, BlockTerm
from helix_desktop.ui.text.formatting import (
    count_text,
    percent_text,
    phrase_text,
    plural,
    short_count,
    tr,
)
from helix_desktop.ui.timeline.row_texts import KINDS as BANDS
from helix_desktop.ui.timeline.row_texts import rewrite_name, rewrite_spoken_text, time_of_day
from helix_desktop.ui.widgets.controls import Menu, button, show_tip
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.layout import row_of
from helix_desktop.ui.widgets.plot_range import (
    ZOOM_FACTOR,
    PlotRange,
    drawn_requests,
    request_after,
)

TONES = {
    TimelineEvent.MARKERS: "k_markers",
    TimelineEvent.NOTES: "k_obs",
    TimelineEvent.OBSERVATIONS: "k_obs",
    TimelineEvent.REFLECT: "k_obs",
    TimelineEvent.HANDOVER: "k_handover",
    TimelineEvent.TRIM: "bad",
    TimelineEvent.UNDO: "fg2",
    TimelineEvent.REDO: "fg2",
    TimelineEvent.RESTORE: "fg2",
    TimelineEvent.GATE: "warn",
    TimelineEvent.CACHE_MISS: "warn",
}
_POLYGONS = {
    TimelineEvent.MARKERS: ((-5.0, -4.0), (5.0, -4.0), (0.0, 5.0)),
    TimelineEvent.TRIM: ((-5.5, 5.0), (5.5, 5.0), (0.0, -5.5)),
    TimelineEvent.HANDOVER: ((-6.0, 0.0), (0.0, -6.0), (6.0, 0.0), (0.0, 6.0)),
    TimelineEvent.NOTES: ((-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)),
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
    tone = TONES[event]
    if event in _ICONS:
        corner = center - QPointF(_ICON_SIZE / 2, _ICON_SIZE / 2)
        canvas.icon(corner, _ICONS[event], tone, size=_ICON_SIZE)
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
"""Visible marks up to which markers and the like have names, too."""
MIN_MARK_DISTANCE = 12
"""Least distance of two marks, in pixels, at which both can be told apart and clicked."""
_NAMED_EVENTS = frozenset({TimelineEvent.HANDOVER, TimelineEvent.TRIM})


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
        # two lines high
        text_rect = QRectF(plot.left(), plot.top() + line_height, plot.width(), line_height)
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
    window = use.thresholds.full
    left, right = frame.plot.left(), frame.plot.right()
    marks = zip(use.thresholds.marks, threshold_labels(frame, use), strict=True)
    for (event, tokens), label_y in marks:
        y = round(frame.y(tokens)) + 0.5
        tone, alpha = ("bad", 255) if event is TimelineEvent.HANDOVER else ("fg2", 190)
        color = Theme.applied.color(tone, alpha)
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
    line = Theme.applied.color("fg2", 90)
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
            is_strong, is_trim = row.what in _NAMED_EVENTS, row.what is TimelineEvent.TRIM
            words = f"v{row.version}" if row.version and is_strong else rewrite_name(row.what)
            if is_trim and row.version:
                words = tr("Trimmed → v{0}").format(row.version)
            style = "microb" if is_strong else "micro"
            text_px = text_width(words, style)
            if x + 10 + text_px + 12 <= next_x:
                tone = "bad" if is_trim else "fg" if is_strong else "fg2"
                box = QRectF(x + 10, MARKS_CENTER_Y - 10, text_px + 4, 20)
                canvas.text(box, words, style, tone=tone)
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
    canvas.box(body, 4, Theme.applied.color("acc", 26), border="acc")
    for x in (left, right):
        canvas.box(QRectF(x - 3.5, bar.top() + 5, 7, 16), 3, "acc")
        canvas.fill(QRectF(x - 0.5, bar.top() + 9, 1, 8), "bg")


def rewrite_positions(use: WindowTimeline) -> list[tuple[int, TimelineRow]]:
    """Return all rewrites, with the index of the request after each."""
    last = max(0, len(use.readings) - 1)
    rows = (row for row in use.rewrites if row.number)
    return [(min(request_after(row, use.readings), last), row) for row in rows]


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
            canvas.shape([*line, *bottom_line], Theme.applied.color("k_raw", 190))

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
        shade = Theme.applied.color("bg").rgb()
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
        color = Theme.applied.color(band.tone, alpha)
        canvas.shape([*band.line, *reversed(band.below)], color)
        if band.parted:
            canvas.painter.setPen(QPen(Theme.applied.color("bg"), 1))
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


CHART_HEIGHT, MIN_HEIGHT = 280, 150
"""Usual and least height of the chart."""
PLOT_LEFT, PLOT_RIGHT = 64, 112
PLOT_TOP, AXIS_HEIGHT = 68, 30
"""Height above the plot, for marks and legend, and below, for the numbers of requests."""
BRUSH_HEIGHT, BRUSH_BOTTOM_GAP = 26, 12
MIN_BRUSH_CHART_HEIGHT = 200
"""Height from which the chart has a brush."""
LEGEND_GAP = 16


class ChartLayout:
    """The layout of a chart of a given size; a low chart has a lower plot and then no brush."""

    def __init__(self, width: int, height: int) -> None:
        self.brushed = height >= MIN_BRUSH_CHART_HEIGHT
        plot_px = max(40, width - PLOT_LEFT - PLOT_RIGHT)
        brush_px = BRUSH_HEIGHT + BRUSH_BOTTOM_GAP if self.brushed else 0
        plot_height = height - PLOT_TOP - AXIS_HEIGHT - brush_px
        self.plot = QRectF(PLOT_LEFT, PLOT_TOP, plot_px, plot_height)
        self.brush = QRectF(PLOT_LEFT, height - brush_px, plot_px, BRUSH_HEIGHT)
        """The place of the brush, below the chart if there is none."""


def reading_values(readings: TokenReadings, index: int) -> list[tuple[str, str, int]]:
    """Return the name, tone, and tokens of each kind in a request."""
    return [
        (phrase_text(name), tone, sum(readings.kinds[KINDS.index(kind)][index] for kind in kinds))
        for tone, name, kinds in BANDS
    ]


def _named_values(readings: TokenReadings, index: int) -> list[tuple[str, str, int, str]]:
    """Return the kinds of blocks beside the chart: name, tone, tokens, and the figure.

    What the model counts otherwise is no kind: the crosshair has all that it counts.
    """
    *kinds, _difference = reading_values(readings, index)
    return [
        (kind, band, tokens, short_count(tokens, estimated=not readings.exact[index]))
        for kind, band, tokens in kinds
    ]


def reading_text(readings: TokenReadings, index: int) -> str:
    """Describe the request under the pointer, or the newest one."""
    if not len(readings):
        return tr("no request yet")
    index = index if index >= 0 else len(readings) - 1
    words = tr("request {0}: {1} tokens").format(index + 1, count_text(readings.tokens[index]))
    kinds = [f"{name} {words}" for name, _, _, words in _named_values(readings, index)]
    difference = readings.kinds[KINDS.index(RequestPart.OVERHEAD)][index]
    counted = [model_count_text(readings.tokens[index], difference)] if difference else []
    return ". ".join([", ".join([words, *kinds]), *counted])


class LegendEntry(Struct, frozen=True):
    """A kind of tokens as the legend names it; `width` is that of its square and texts."""

    tokens: int
    name: str
    tone: str
    words: str
    width: float


def legend_entries(readings: TokenReadings, index: int, *, width: float) -> list[LegendEntry]:
    """Return the kinds that fit into a width, in their order: those with the most tokens."""
    entries = []
    for name, tone, value, words in _named_values(readings, index):
        entry_px = 19 + text_width(name, "micro") + text_width(words, "microb")
        entries.append(LegendEntry(value, name, tone, words, entry_px))
    while entries and sum(entry.width + LEGEND_GAP for entry in entries) > width + LEGEND_GAP:
        entries.remove(min(entries, key=lambda candidate: candidate.tokens))
    return entries


GRIP_PIXELS = 8
"""Pixels around a handle in which a press grabs the handle."""
MIN_DRAG_PIXELS = 4
"""Pixels of movement from which a press is a drag."""
RANGE_REQUESTS = (0, 100, 50)
PART_INTERVAL_MS = 4
"""Milliseconds between parts drawn in advance, so that other events are handled in between."""


_KINDS_OF_TONE: dict[str, tuple[PartKind, ...]] = {tone: kinds for tone, _name, kinds in BANDS}


class UsageChart(PaintedWidget):
    """A chart of a `WindowTimeline`; a click on a request or a mark emits a signal."""

    moment_requested = Signal(int)
    """The seq of the clicked request's `WindowSent`."""
    rewrite_chosen = Signal(int)
    """The epoch number of the clicked mark."""
    table_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._bands = UsageBands()
        self._use = WindowTimeline()
        self._next_request = TokenReadings()
        """The next request, whose figures the legend has while no request is pointed at."""
        self._rows: list[tuple[int, TimelineRow]] = []
        self.stretch = PlotRange.full(0)
        """The visible range of requests."""
        self.at = -1
        """The index of the request under the pointer, from 0; -1 for none."""
        self._pressed: tuple[str, float, PlotRange] | None = None
        self._dragged = 0.0
        self._picture: QPixmap | None = None
        self._drawing: Iterator[None] = iter(())
        self._next_part = repeating_timer(self, PART_INTERVAL_MS, self._draw_part)
        self._marks: list[tuple[QRectF, TimelineRow]] = []
        self._ranges = QButtonGroup(self)
        self._range_box = QWidget(self)
        row = row_of(on=self._range_box, margins=0, spacing=4)
        for count in RANGE_REQUESTS:
            range_button = button(str(count) if count else tr("All", "requests"), "quiet")
            range_button.setCheckable(True)
            range_button.setChecked(not count)
            newest = plural(count, "The last {0} request", "The last {0} requests")
            show_tip(range_button, newest if count else tr("Whole session"))
            range_button.clicked.connect(partial(self.show_newest, count))
            self._ranges.addButton(range_button)
            row.addWidget(range_button)
        self.setFixedHeight(CHART_HEIGHT)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Context use over the session"))
        Theme.applied.changed.connect(self._redraw)
        TermClicks(self, self._term_at, lambda: None)

    def _legend_place(self) -> QRectF:
        left = 24 + text_width(tr("Context use"), "title") + 18
        return QRectF(left, 8, self._range_box.x() - 8 - left, 28)

    def _term_at(self, point: QPointF) -> BlockTerm | None:
        readings, index = self._legend_reading()
        legend_rect = self._legend_place()
        if index < 0 or not legend_rect.contains(point):
            return None
        left = legend_rect.left()
        for entry in legend_entries(readings, index, width=legend_rect.width()):
            if left <= point.x() < left + entry.width:
                columns = readings.kinds
                kinds = _KINDS_OF_TONE[entry.tone]
                # notes by rules and by a model have one band
                largest = max(kinds, key=lambda kind: columns[KINDS.index(kind)][index])
                return KIND_TERMS.get(largest)
            left += entry.width + LEGEND_GAP
        return None

    def _legend_reading(self) -> tuple[TokenReadings, int]:
        """Return the request under the pointer, or else the next one, as the status bar does."""
        if self.at < 0 and len(self._next_request):
            return self._next_request, 0
        return self._use.readings, self.at if self.at >= 0 else len(self._use.readings) - 1

    def _show_next_request(self, weighed: WindowWeight | None) -> None:
        self._next_request = TokenReadings()
        if weighed is not None:
            sums = dict(weighed.by_kind)
            draft = sums.pop(None, 0)
            parts = {kind: tokens for kind, tokens in sums.items() if kind is not None}
            parts[BlockKind.RAW] = parts.get(BlockKind.RAW, 0) + draft
            exact = not weighed.estimated
            self._next_request.add(0, 0.0, weighed.tokens, parts, is_exact=exact)
        self.update()

    def show_use(self, use: WindowTimeline) -> None:
        """Show more of the same session, or another one; a view of the newest request follows."""
        is_new = not len(self._use.readings) or not len(use.readings)
        drawn = attrgetter("readings", "rewrites", "thresholds")
        is_drawn_alike = drawn(self._use) == drawn(use)
        if use.readings == self._use.readings:  # what is known of them stays true
            use = replace(use, readings=self._use.readings)
        self._use, self._rows = use, rewrite_positions(use)
        self._show_next_request(use.weighed)
        if is_drawn_alike:  # a job began, or the timeline was read again without news
            return
        count = len(use.readings)
        self.stretch = PlotRange.full(count) if is_new else self.stretch.grown(count)
        self.at = min(self.at, count - 1)
        self._range_box.setVisible(count > 1)
        self.setAccessibleDescription(reading_text(use.readings, self.at))
        # Draw new content part by part behind the old picture, as no user waits for it.
        if self._picture is None or not self.isVisible():
            self._redraw()
            return
        self._drawing = self._draw_in_parts(self._picture.devicePixelRatioF())
        self._next_part.start()

    def show_newest(self, count: int) -> None:
        """Show the newest `count` requests; 0 shows all."""
        self._show_range(self.stretch.newest(count))

    def _show_range(self, stretch: PlotRange) -> None:
        self.stretch = stretch
        checked = {0: stretch.is_full}
        for range_button, count in zip(self._ranges.buttons(), RANGE_REQUESTS, strict=True):
            width = round(stretch.width)
            range_button.setChecked(checked.get(count, stretch.at_end and width == count))
        self._redraw()

    def _redraw(self) -> None:
        """Draw everything at the next painting, since the user waits for the result."""
        self._drawing, self._picture = iter(()), None
        self.update()

    def _draw_part(self) -> None:
        if next(self._drawing, self) is self:
            self._next_part.stop()

    def _draw_in_parts(self, ratio: float) -> Iterator[None]:
        """Draw the parts one after the other; the picture is complete at the end."""
        yield from self._bands.steps(self._frame(), self._use, places=self._places, ratio=ratio)
        self._picture = self._draw_picture(ratio)
        self.update()

    @property
    def _places(self) -> list[int]:
        return [place for place, _ in self._rows]

    def _top(self) -> int:
        """Return the tokens at the top: the context window, or the largest request if larger."""
        highest = max(self._use.readings.tokens, default=0)
        return max(self._use.thresholds.full, highest)

    @property
    def _layout(self) -> ChartLayout:
        return ChartLayout(self.width(), self.height())

    def _frame(self) -> PlotFrame:
        return PlotFrame(self._layout.plot, self.stretch, self._top())

    def _brush(self) -> PlotFrame:
        return PlotFrame(self._layout.brush, PlotRange.full(len(self._use.readings)), self._top())

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != ratio:
            self._picture = self._draw_picture(ratio)
        canvas = Canvas.on(self)
        canvas.picture(QPointF(0, 0), self._picture)
        canvas.text(QRectF(24, 8, 168, 28), tr("Context use"), "title")
        readings, index = self._legend_reading()
        if index >= 0:
            legend_rect = QRectF(self._legend_place())
            for entry in legend_entries(readings, index, width=legend_rect.width()):
                mark = QRectF(legend_rect.left(), legend_rect.center().y() - 4, 8, 8)
                canvas.box(mark, 2, entry.tone)
                canvas.text(legend_rect.adjusted(14, 0, 0, 0), entry.name, "micro", tone="mut")
                words_at = 19 + text_width(entry.name, "micro")
                canvas.text(legend_rect.adjusted(words_at, 0, 2, 0), entry.words, "microb")
                legend_rect.setLeft(legend_rect.left() + entry.width + LEGEND_GAP)
        frame = self._frame()
        pointed = self.at if self.at >= 0 and frame.holds(self.at) else -1
        paint_request_numbers(canvas, frame, skip=frame.x(pointed) if pointed >= 0 else None)
        if pointed >= 0:
            readings, window = self._use.readings, self._use.thresholds.full
            tokens = readings.tokens[pointed]
            total = f"{short_count(tokens)} · {percent_text(tokens * 100 / window, 1)}"
            below = f"{count_text(pointed + 1)} · {time_of_day(readings.ats[pointed])}"
            point = QPointF(frame.x(pointed), frame.y(tokens))
            paint_crosshair(canvas, frame.plot, point, words=(total, below))
        if self._pressed and self._pressed[0] == "zoom" and self._dragged:
            left, right = sorted((self._pressed[1], self._dragged))
            box = QRectF(left, frame.plot.top(), right - left, frame.plot.height())
            canvas.box(box, 4, Theme.applied.color("acc", 40))
        if self.hasFocus() and self.by_keyboard:
            canvas.focus_ring(self.rect(), 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        box = self._range_box
        box.move(self.width() - 24 - box.sizeHint().width(), 8)
        self._redraw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        x, y = event.position().x(), event.position().y()
        if y >= self._layout.brush.top() - 4:
            self._pressed = (self._handle_at(x), x, self.stretch)
        elif y >= self._layout.plot.top():
            self._pressed = ("zoom", x, self.stretch)
        self._dragged = 0.0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x, y = event.position().x(), event.position().y()
        if self._pressed is not None:
            handle, start, before = self._pressed
            if abs(x - start) < MIN_DRAG_PIXELS and not self._dragged:
                return
            self._dragged = x
            brush = self._brush()
            moved_requests = brush.place(x) - brush.place(start)
            match handle:
                case "low":
                    self._show_range(before.between(before.first + moved_requests, before.last))
                case "high":
                    self._show_range(before.between(before.first, before.last + moved_requests))
                case "body" | "jump":
                    self._show_range(before.moved(moved_requests))
                case _:
                    self.update()
            return
        layout = self._layout
        inside = layout.plot.top() <= y <= layout.plot.bottom() + 20
        self._set_pointed(round(self._frame().place(x)) if inside else -1)
        row = self._mark_at(event.position())
        self.setToolTip(plain_tip(rewrite_spoken_text(row) if row else ""))
        grips = y >= layout.brush.top() and self._handle_at(x) in ("low", "high")
        shape = Qt.CursorShape.PointingHandCursor if row else Qt.CursorShape.ArrowCursor
        if self._term_at(event.position()):
            shape = Qt.CursorShape.WhatsThisCursor
        self.setCursor(Qt.CursorShape.SizeHorCursor if grips else shape)

    def _mark_at(self, point: QPointF) -> TimelineRow | None:
        return next((row for box, row in self._marks if box.contains(point)), None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        press, self._pressed = self._pressed, None
        x, y = event.position().x(), event.position().y()
        row = self._mark_at(event.position())
        if row is not None and (press is None or not self._dragged):
            self.rewrite_chosen.emit(row.number)
        elif press is not None and press[0] == "zoom":
            frame = self._frame()
            if self._dragged:
                self._show_range(self.stretch.between(frame.place(press[1]), frame.place(x)))
            elif y <= frame.plot.bottom():
                self._go(round(frame.place(x)))
        self._dragged = 0.0
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        self._show_range(PlotRange.full(self.stretch.count))

    def wheelEvent(self, event: QWheelEvent) -> None:
        across, down = event.angleDelta().x(), event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or abs(across) > abs(down):
            steps = (across or down) / 120
            self._show_range(self.stretch.moved(-steps * self.stretch.width / 10))
        elif down:
            center = self._frame().place(event.position().x())
            factor = ZOOM_FACTOR if down > 0 else 1 / ZOOM_FACTOR
            self._show_range(self.stretch.zoomed(factor, center))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                step = 1 if event.key() == Qt.Key.Key_Right else -1
                count = len(self._use.readings)
                if not count:
                    return
                now = self.at if self.at >= 0 else count - 1
                target = now + step
                if ahead:
                    positions = sorted({position for position, _ in self._rows})
                    later = [position for position in positions if (position - now) * step > 0]
                    target = (min(later) if step > 0 else max(later)) if later else now
                self._set_pointed(min(max(0, target), count - 1))
                if not self.stretch.first <= self.at <= self.stretch.last:
                    width = self.stretch.width
                    self._show_range(self.stretch.moved_to(self.at - width / 2, width))
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal | Qt.Key.Key_Minus:
                middle = (self.stretch.first + self.stretch.last) / 2
                factor = 1 / ZOOM_FACTOR if event.key() == Qt.Key.Key_Minus else ZOOM_FACTOR
                self._show_range(self.stretch.zoomed(factor, self.at if self.at >= 0 else middle))
            case Qt.Key.Key_0:
                self._show_range(PlotRange.full(self.stretch.count))
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.at >= 0:
                self._go(self.at)
            case _:
                super().keyPressEvent(event)

    def leaveEvent(self, event: object) -> None:
        if not self.hasFocus():
            self._set_pointed(-1)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = Menu(self)
        menu.addAction(tr("View as table"), self.table_requested.emit)
        if self.at >= 0:
            index = self.at
            menu.addAction(tr("Show this request"), lambda: self._go(index))
        menu.addAction(tr("Show all"), lambda: self._show_range(PlotRange.full(self.stretch.count)))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _handle_at(self, x: float) -> str:
        frame = self._brush()
        left, right = frame.x(self.stretch.first), frame.x(self.stretch.last)
        if abs(x - right) <= GRIP_PIXELS:
            return "high"
        if abs(x - left) <= GRIP_PIXELS:
            return "low"
        return "body" if left < x < right else "jump"

    def _set_pointed(self, index: int) -> None:
        count = len(self._use.readings)
        index = -1 if index < 0 or not count else min(index, count - 1)
        if index != self.at:
            self.at = index
            self.setAccessibleDescription(reading_text(self._use.readings, self.at))
            self.update()

    def _go(self, index: int) -> None:
        if 0 <= index < len(self._use.readings):
            self.moment_requested.emit(self._use.readings.seqs[index])

    def _draw_picture(self, ratio: float) -> QPixmap:
        """Return a picture of everything that does not change with the pointer."""
        picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Theme.applied.color("bg"))
        painter = QPainter(picture)
        canvas = Canvas(painter, QRectF(self.rect()))
        frame, brush, places = self._frame(), self._brush(), self._places
        paint_axis(canvas, frame, self._use)
        self._bands.paint(canvas, frame, self._use, places=places)
        paint_thresholds(canvas, frame, self._use)
        self._marks = paint_marks(canvas, frame, self._rows)
        if self._layout.brushed:
            canvas.box(brush.plot, 4, "panel")
            self._bands.paint_plain(canvas, brush, self._use, places=places)
            if len(self._use.readings) > 1:
                paint_brush(canvas, brush, self.stretch)
                for position, row in self._rows:
                    if row.what in _NAMED_EVENTS:
                        tone = "bad" if row.what is TimelineEvent.TRIM else "k_handover"
                        dot = QPointF(brush.x(position), brush.plot.top() - 5)
                        canvas.dot(dot, tone, radius=2)
            # the brush's name and the requests in its range
            bar, visible = brush.plot, self.stretch
            box = QRectF(0, bar.top(), bar.left() - 8, bar.height())
            canvas.text(box, tr("session"), "axis", tone="mut", align=RIGHT)
            if visible.count:
                words = (
                    f"{count_text(int(visible.first) + 1)} – {count_text(int(visible.last) + 1)}"
                )
                box = QRectF(bar.right() + 10, bar.top(), PLOT_RIGHT - 12, bar.height())
                canvas.text(box, words, "micro", tone="mut")
        canvas.fill(QRectF(0, self.height() - 1, self.width(), 1), "line")
        painter.end()
        return picture
