"""The settings page Policy lab: two policies replayed over recorded sessions, charts, comparison.

The page Context policy shows the same for its preview. A replay starts shortly after the last
change, and only for the newest policies.
"""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from math import ceil
from typing import TypeVar

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QWidget

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.context_window.policy import PRESET_NAMES, Policy
from helix_desktop.domain.context_window.presets import get_preset, preset_changes
from helix_desktop.domain.errors import HelixError
from helix_desktop.features.lab.policy_trials import PolicyTrials
from helix_desktop.features.lab.trial_figures import PolicyTrial, TrialMaterial
from helix_desktop.ui.event_bridge import EventBridge, Load, shielded, single_shot_timer
from helix_desktop.ui.settings.policy_values import effect_text, preset_text
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    SettingsPage,
)
from helix_desktop.ui.style.canvas import (
    ELIDE_NONE,
    RIGHT,
    Canvas,
    PaintedWidget,
    hairline,
    keep_left_to_right,
    surface,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    decimal_text,
    error_text,
    known_cost_text,
    percent_text,
    plural,
    short_count,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.cards import VerdictCard
from helix_desktop.ui.widgets.choices import PickerCard, PickerOption
from helix_desktop.ui.widgets.controls import button, key_button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, drop_widget, grow, row_of
from helix_desktop.ui.widgets.plot_range import ZOOM_FACTOR, PlotRange

CHANGE_DELAY_MS = 120
MAX_KEPT_TRIALS = 64
"""Most results kept for the loaded sessions, so that these trials need no other replay."""
_Wish = tuple[Policy, int | None]
MAX_CURVE_POINTS = 1_600
"""Most points of a curve; more than two for a pixel cannot be seen."""
Figure = TypeVar("Figure", int, float)
MIN_LABEL_DISTANCE = 14
"""Least pixels between labels at the right of a plot."""
GRID_SHARES = (0.25, 0.5, 0.75, 1.0)
PLOT_HEIGHT, AXIS_HEIGHT, LABELS_WIDTH = 212, 20, 26
"""Height of the plot and of the axis below; width for the labels at the right."""
PLOT_LEFT, PLOT_RIGHT, PLOT_TOP = 52, 58, 28
WINDOW_PLOT_HEIGHT, COST_PLOT_HEIGHT, PLOT_GAP = 268, 148, 56
TONES = ("fg2", "acc")
MIN_DRAG_PIXELS = 6
"""Pixels of movement below which a press is a click."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ZOOM_FACTORS = {
    Qt.Key.Key_Plus: ZOOM_FACTOR,
    Qt.Key.Key_Equal: ZOOM_FACTOR,
    Qt.Key.Key_Minus: 1 / ZOOM_FACTOR,
}
HEAD_HEIGHT, ROW_HEIGHT, FIGURE_WIDTHS = 20, 32, (50, 64, 72)
MINUS = "\u2212"
IN_USE, ALL_SESSIONS = "current", ""
MIN_SIDE_BY_SIDE_WIDTH = 940
"""Width from which the choices are in one row, and the two cards side by side."""


class TrialController(QObject):
    """Replays two policies over recorded sessions; `in_use` and `edited` are complete trials."""

    changed = Signal()

    def __init__(self, bridge: EventBridge, trials: PolicyTrials) -> None:
        super().__init__()
        self._bridge, self._trials = bridge, trials
        self._loading = Load(bridge, self._load, "read sessions to replay")
        self._entered = False
        self.only: int | None = None
        """The index of the only session to replay, or None for all of them."""
        self.policies: tuple[Policy | None, Policy | None] = (None, None)
        self._timer = single_shot_timer(self, CHANGE_DELAY_MS, self._start)
        self._forget()

    def _forget(self) -> None:
        self._known: dict[_Wish, PolicyTrial] = {}
        self.material: TrialMaterial | None = None
        self._under_way: tuple[_Wish, PolicyTrial] | None = None
        self.busy = self.stopped = False
        self.problem = ""

    @property
    def in_use(self) -> PolicyTrial | None:
        return self._complete_trial(0)

    @property
    def edited(self) -> PolicyTrial | None:
        return self._complete_trial(1)

    def drawn(self, number: int) -> PolicyTrial | None:
        """Return a policy's complete trial, or the part replayed so far; None without any."""
        complete = self._complete_trial(number)
        wish, part = self._under_way or (None, None)
        return part if complete is None and wish == (self.policies[number], self.only) else complete

    def stop_or_resume(self) -> None:
        """Stop the replay, or continue it; its partial result stays meanwhile."""
        if self.stopped:
            self.stopped = False
            self._start()
        elif self.busy:
            self.busy, self.stopped = False, True
            self._timer.stop()
            self._bridge.run(self._trials.stop(), "stop trying a policy")
            self.changed.emit()

    def enter(self) -> None:
        """Read the sessions anew when a page becomes visible."""
        self._trials.pages += not self._entered
        self._entered = True
        self._loading.start()
        self.changed.emit()

    def leave(self) -> None:
        """End the replaying process when no page is visible."""
        self._timer.stop()
        self._loading.cancel()
        if self._entered:
            self._entered = False
            self._trials.pages -= 1
            self._bridge.run(self._trials.close_unused(), "end the replays")
        self._forget()

    def want(self, in_use: Policy, edited: Policy | None) -> None:
        self.policies = (in_use, edited)
        self.stopped = False
        if self._entered and self.material is not None:
            self._timer.start()

    def _complete_trial(self, number: int) -> PolicyTrial | None:
        policy = self.policies[number]
        return self._known.get((policy, self.only)) if policy is not None else None

    async def _load(self) -> None:
        try:
            self.material = await shielded(self._trials.load())
        except HelixError as error:
            self._refused(error)
        else:
            self._start()
        self.changed.emit()

    def _start(self) -> None:
        """Start a missing trial: the policy in use first, then the edited one."""
        policies = [policy for policy in self.policies if policy is not None]
        missing = [policy for policy in policies if (policy, self.only) not in self._known]
        if missing and self.material is not None and self.material.sessions:
            self.busy = True
            self._bridge.run(self._try(missing[0], self.material), "try a policy")
        self.changed.emit()

    async def _try(self, policy: Policy, material: TrialMaterial) -> None:
        only = self.only

        def tell(trial: PolicyTrial) -> None:
            if material is self.material:
                self._under_way = (policy, only), trial
                self.changed.emit()

        try:
            trial = await self._trials.try_policy(policy, only=only, on_trial=tell)
        except HelixError as error:
            self._refused(error)
            return
        if trial is None or material is not self.material:
            return  # another trial is wanted by now
        if len(self._known) > MAX_KEPT_TRIALS:
            self._known.clear()
        self._known[policy, only] = trial
        self._under_way = None
        self.busy = False
        if not self.stopped:
            self._start()

    def _refused(self, error: HelixError) -> None:
        self.busy = False
        self.problem = error_text(error)
        self.changed.emit()


class _Plot(Struct, frozen=True):
    """Values by request: where they are painted, and the ranges that are shown."""

    place: QRectF
    stretch: PlotRange
    most: float
    words: Callable[[float], str]
    series: Callable[[PolicyTrial], Sequence[float]] | None = None
    """Returns the values of a trial; None for context use, where `most` is 100%."""

    def values(self, trial: PolicyTrial) -> Sequence[float]:
        if self.series is not None:
            return self.series(trial)
        window = int(self.most)
        return [share * window for share in trial.shares(window)]

    def x(self, position: float) -> float:
        share = (position - self.stretch.first) / self.stretch.width
        return self.place.left() + self.place.width() * share

    def y(self, value: float) -> float:
        return self.place.bottom() - self.place.height() * min(1.0, value / self.most)

    def paint_grid(self, canvas: Canvas) -> None:
        area = self.place
        for share in GRID_SHARES:
            y = round(self.y(share * self.most))
            canvas.fill(QRectF(area.left(), y, area.width(), 1), "line")
        canvas.fill(QRectF(area.left(), area.bottom(), area.width(), 1), "line2")

    def paint_curve(self, canvas: Canvas, trial: PolicyTrial, tone: str, *, alpha: int) -> None:
        """Paint the values in sight, above a ground of the given alpha; 0 for no ground."""
        values = self.values(trial)
        first = max(0, int(self.stretch.first))
        visible = values[first : int(self.stretch.last) + 2]
        # the largest of neighboring values that share a pixel, since peaks matter
        step = max(1, len(visible) // MAX_CURVE_POINTS)
        pieces = (
            range(index, min(index + step, len(visible))) for index in range(0, len(visible), step)
        )
        largest = (max(piece, key=visible.__getitem__) for piece in pieces)
        points = [QPointF(self.x(first + index), self.y(visible[index])) for index in largest]
        if not points:
            return
        bottom = self.place.bottom()
        corners = QPointF(points[0].x(), bottom), QPointF(points[-1].x(), bottom)
        if alpha:
            canvas.shape((corners[0], *points, corners[1]), Theme.applied.color(tone, alpha))
        canvas.curve(points, tone, width=1.8 if tone == "acc" else 1.4)

    def paint_threshold(self, canvas: Canvas, value: float, tone: str) -> None:
        y = round(self.y(value)) + 0.5
        ends = QPointF(self.place.left(), y), QPointF(self.place.right(), y)
        canvas.line(*ends, tone, dash=(3, 3))

    def paint_labels(
        self, canvas: Canvas, labels: Iterable[tuple[float, str]], style: str, *, gap: int
    ) -> None:
        """Paint values with their tones at the right, where they do not touch each other."""
        last_y = -100.0
        for value, tone in sorted(labels, reverse=True):
            last_y = max(self.y(value), last_y + MIN_LABEL_DISTANCE)
            text_rect = QRectF(self.place.right() + gap, last_y - 8, PLOT_RIGHT, 16)
            canvas.text(text_rect, self.words(value), style, tone=tone, elide=ELIDE_NONE)


class PolicyChart(PaintedWidget):
    """Two curves of context use over the same requests; `window` is 100%."""

    def __init__(self) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._trials: tuple[PolicyTrial | None, PolicyTrial | None] = (None, None)
        self._window, self._marks = 1, (0, 0)
        self.setFixedHeight(PLOT_HEIGHT + AXIS_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

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
        words = tr("Context use by request, peaking at {0}% and {1}%")
        peaks = [round(100 * trial.peak(self._window)) if trial else 0 for trial in self._trials]
        self.setAccessibleName(words.format(*peaks))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, PLOT_HEIGHT + AXIS_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, plot = Canvas.on(self), self._plot(0)
        plot.paint_grid(canvas)
        in_use, edited = self._trials
        if in_use is not None and in_use.sizes:
            # paint the borders between sessions and, below, the number of requests
            for start in in_use.starts[1:]:
                x = plot.place.left() + plot.place.width() * start / len(in_use.sizes)
                canvas.fill(QRectF(round(x), 0, 1, plot.place.height()), "line")
            axis_rect = QRectF(plot.place.left(), plot.place.bottom() + 4, plot.place.width(), 14)
            canvas.text(axis_rect, tr("first request"), "axis", tone="mut")
            count = tr("request {0}").format(count_text(len(in_use.sizes)))
            canvas.text(axis_rect, count, "axis", tone="mut", align=RIGHT)
            alpha = 30 if edited is None else 0
            self._plot(len(in_use.sizes)).paint_curve(canvas, in_use, "mut", alpha=alpha)
        if edited is not None:
            self._plot(len(edited.sizes)).paint_curve(canvas, edited, "acc", alpha=30)
        first, second = self._marks
        marks = [(float(first), "mut")] if first else []
        marks += [(float(second), "acc")] if second and edited is not None else []
        for tokens, tone in marks:
            plot.paint_threshold(canvas, tokens, tone)
        plot.paint_labels(canvas, marks, "axis", gap=6)

    def _plot(self, count: int) -> _Plot:
        """Return the plot of a number of requests; every curve takes the whole width."""
        area, window = QRectF(0, 0, self.width() - LABELS_WIDTH, PLOT_HEIGHT), self._window

        def words(tokens: float) -> str:
            return decimal_text(100 * min(1.0, tokens / window), 0)

        return _Plot(area, PlotRange.full(count), window, words)


class TrialChart(PaintedWidget):
    """The context use and cost of two policies over the same requests, with a common crosshair.

    `moved` carries the request under the crosshair, -1 for none. A drag, or + and −, zooms; a
    double click, 0, or Esc shows all.
    """

    moved = Signal(int)
    range_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._trials: tuple[PolicyTrial | None, PolicyTrial | None] = (None, None)
        self._window, self._mark, self.at = 1, 0, -1
        self.stretch = PlotRange.full(0)
        self._pressed: float | None = None
        self._dragged = 0.0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.sizeHint().height())
        self.setAccessibleName(tr("Context use and cost by request"))

    def show_trials(
        self, first: PolicyTrial | None, second: PolicyTrial | None, *, window: int, mark: int
    ) -> None:
        """Show trials; `mark` is the tokens at which A hands over automatically, 0 for never."""
        self._trials, self._window, self._mark = (first, second), max(1, window), mark
        if self.stretch.count != self._count():
            self.show_range(PlotRange.full(self._count()))
        self._move(min(self.at, self._count() - 1))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def show_range(self, stretch: PlotRange) -> None:
        if stretch != self.stretch:
            self.stretch = stretch
            self.update()
            self.range_changed.emit()

    def sizeHint(self) -> QSize:
        height = PLOT_TOP + WINDOW_PLOT_HEIGHT + 28
        return QSize(480, height + PLOT_GAP + COST_PLOT_HEIGHT - 4 if self._priced() else height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._count():
            self._pressed = self._dragged = event.position().x()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if self._pressed is not None:
            self._dragged = x
            self.update()
        index = round(self._request_at(x)) if PLOT_LEFT <= x <= self.width() - PLOT_RIGHT else -1
        self._move(index if index < self._count() else -1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        press_x, self._pressed = self._pressed, None
        if press_x is not None and abs(self._dragged - press_x) >= MIN_DRAG_PIXELS:
            requests = self._request_at(press_x), self._request_at(self._dragged)
            self.show_range(self.stretch.between(*requests))
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        self.show_range(PlotRange.full(self._count()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        is_all = self.stretch.is_full
        if not self._count():
            super().keyPressEvent(event)
        elif key in _STEPS:
            is_large_step = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            if self.at < 0 and not self.stretch.is_full:
                self.at = max(0, round(self.stretch.first) - 1)
            index = max(
                0, min(self._count() - 1, self.at + _STEPS[key] * (10 if is_large_step else 1))
            )
            if index < self.stretch.first:
                self.show_range(self.stretch.moved(index - self.stretch.first))
            elif index > self.stretch.last:
                self.show_range(self.stretch.moved(index - self.stretch.last))
            self._move(index)
        elif key in _ZOOM_FACTORS:
            center = self.at if self.at >= 0 else self.stretch.first + self.stretch.width / 2
            self.show_range(self.stretch.zoomed(_ZOOM_FACTORS[key], center))
        elif key == Qt.Key.Key_0 or (key == Qt.Key.Key_Escape and not is_all):
            self.show_range(PlotRange.full(self._count()))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        for plot in self._plots():
            plot.paint_grid(canvas)
            for share in GRID_SHARES:
                value = share * plot.most
                text_rect = QRectF(0, round(plot.y(value)) - 7, PLOT_LEFT - 8, 14)
                words = plot.words(value)
                canvas.text(text_rect, words, "axis", tone="mut", align=RIGHT, elide=ELIDE_NONE)
            if self._mark and plot.series is None:
                plot.paint_threshold(canvas, self._mark, "bad")
            for trial, tone in self._shown_trials:
                with canvas.clipped(plot.place.adjusted(0, -2, 0, 0)):
                    plot.paint_curve(canvas, trial, tone, alpha=26 if tone == "acc" else 12)
            curves = [(plot.values(trial), tone) for trial, tone in self._shown_trials]
            last_values = [(values[-1], tone) for values, tone in curves if values]
            plot.paint_labels(canvas, last_values, "microb", gap=8)
            if self.stretch.first <= self.at <= self.stretch.last:
                x = plot.x(self.at)
                canvas.fill(QRectF(round(x), plot.place.top(), 1, plot.place.height()), "mut")
                for values, tone in curves:
                    if self.at < len(values):
                        center = QPointF(x + 0.5, plot.y(values[self.at]))
                        canvas.dot(center, tone, radius=4.5)
                        canvas.ring(center, "surf", radius=4.5)
            if self._pressed is not None:
                left, right = sorted((self._pressed, self._dragged))
                band = QRectF(left, plot.place.top(), right - left, plot.place.height())
                canvas.fill(band.intersected(plot.place), "acc", alpha=40)
        first_plot = self._plots()[0]
        for trial, tone in self._shown_trials:
            for index in trial.handover_requests:
                if self.stretch.first <= index <= self.stretch.last:
                    x, y = first_plot.x(index), first_plot.place.bottom() + 10
                    corners = ((x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y))
                    canvas.shape([QPointF(*corner) for corner in corners], tone)
        if self.hasFocus() and self.by_keyboard:
            canvas.focus_ring(self.rect(), 8)

    def _move(self, index: int) -> None:
        if index != self.at:
            self.at = index
            self.moved.emit(index)
            self.update()

    def _count(self) -> int:
        """Return the number of requests on the axis, including those not replayed yet."""
        counts = (max(len(trial.sizes), trial.of) for trial in self._trials if trial is not None)
        return max(counts, default=0)

    def _priced(self) -> bool:
        return any(trial is not None and trial.cost for trial in self._trials)

    @property
    def _shown_trials(self) -> Sequence[tuple[PolicyTrial, str]]:
        """The trials that are there, with their colors."""
        both = zip(self._trials, TONES, strict=True)
        return [(trial, tone) for trial, tone in both if trial is not None]

    def _plots(self) -> list[_Plot]:
        width, window = self.width() - PLOT_LEFT - PLOT_RIGHT, self._window
        area = QRectF(PLOT_LEFT, PLOT_TOP, width, WINDOW_PLOT_HEIGHT)
        plots = [_Plot(area, self.stretch, window, lambda size: percent_text(100 * size / window))]
        if self._priced():
            max_cost = max((trial.cost or 0.0) for trial, _tone in self._shown_trials)
            cost_area = QRectF(PLOT_LEFT, area.bottom() + PLOT_GAP, width, COST_PLOT_HEIGHT)
            plots.append(
                _Plot(cost_area, self.stretch, 1.1 * max_cost, cost_text, lambda trial: trial.spent)
            )
        return plots

    def _request_at(self, x: float) -> float:
        """Return the request at a horizontal position, limited to the visible range."""
        share = (x - PLOT_LEFT) / max(1, self.width() - PLOT_LEFT - PLOT_RIGHT)
        return self.stretch.first + min(1.0, max(0.0, share)) * self.stretch.width


class ComparisonRow(Struct, frozen=True):
    """One figure under both policies; `tone` tells whether the difference is a gain."""

    name: str
    in_use: str
    edited: str = ""
    difference: str = ""
    tone: str = "mut"

    @property
    def changed(self) -> bool:
        return self.difference not in ("", "=")


def comparison_rows(
    in_use: PolicyTrial, edited: PolicyTrial | None, window: int
) -> Sequence[ComparisonRow]:
    """Return the comparison; only figures that were really computed are included."""
    two = edited or in_use
    lines = [
        _percents(tr("Peak context"), in_use.peak(window), two.peak(window)),
        _percents(tr("Average context"), in_use.mean(window), two.mean(window)),
        _counts(tr("Handovers"), in_use.handovers, two.handovers, gain=0),
        _counts(tr("Compactions", "a number of them"), in_use.rewrites, two.rewrites, gain=0),
    ]
    if in_use.cost and two.cost is not None:  # without a price there is nothing to compare
        lines.append(_shares(tr("Cost"), in_use.cost, two.cost, to_text=cost_text))
        if in_use.actual.calls:
            actual = known_cost_text(in_use.actual.cost, in_use.actual.unknown)
            # once: it is the same under both policies, and two would touch each other
            lines.append(ComparisonRow(tr("Actual cost"), actual))
    broken = two.breaks_per_hundred - in_use.breaks_per_hundred
    lines += [
        _shares(tr("Tokens sent"), in_use.sent, two.sent, to_text=short_count),
        _percents(tr("From prompt cache"), in_use.cached_share, two.cached_share, gain=1),
        ComparisonRow(
            tr("Prompt cache breaks"),
            percent_text(in_use.breaks_per_hundred, 1),
            percent_text(two.breaks_per_hundred, 1),
            _signed(broken, 1),
            _tone(-broken if abs(broken) >= 0.05 else 0),
        ),
        _counts(tr("Didn't fit"), in_use.over, two.over),
    ]
    if edited is None:
        return [ComparisonRow(line.name, line.in_use) for line in lines]
    return lines


def comparison_verdict(in_use: PolicyTrial, edited: PolicyTrial) -> tuple[str, str, str]:
    """Return a tone, the result of the comparison, and a sentence about its reason."""
    if edited.over > in_use.over:
        words = plural(
            edited.over,
            "{0} request is too large for the context window.",
            "{0} requests are too large for the context window.",
        )
        return "warn", tr("Some requests wouldn't fit"), words
    recall_note = tr("Everything that leaves the context can be recalled from the cache.")
    if in_use.cost is not None and edited.cost is not None and in_use.cost > 0:
        share = edited.cost / in_use.cost - 1
        if share < -0.01:
            return "ok", tr("Cheaper, and nothing is lost"), recall_note
        if share > 0.01:
            words = tr("Sends more tokens, or rebuilds the prompt cache more often.")
            return "warn", tr("More expensive"), words
    if edited.sent < 0.99 * in_use.sent:
        return "ok", tr("Smaller context, and nothing is lost"), recall_note
    return "fg2", tr("Almost no difference"), tr("Context use and tokens are about the same.")


def _percents(name: str, first: float, second: float, *, gain: int = -1) -> ComparisonRow:
    """Compare shares; with a `gain` of -1 less is better."""
    points = round(100 * second) - round(100 * first)
    texts = percent_text(100 * first), percent_text(100 * second)
    return ComparisonRow(name, *texts, _signed(points, 0), _tone(gain * points))


def _counts(name: str, first: int, second: int, *, gain: int = -1) -> ComparisonRow:
    """Compare numbers; with a `gain` of 0 neither is better."""
    difference = second - first
    texts = count_text(first), count_text(second)
    return ComparisonRow(name, *texts, _signed(difference, 0), _tone(gain * difference))


def _shares(
    name: str, first: Figure, second: Figure, *, to_text: Callable[[Figure], str]
) -> ComparisonRow:
    """Compare amounts of which less is better; the difference is a share of the first."""
    texts = to_text(first), to_text(second)
    if not first:
        return ComparisonRow(name, *texts, "+" if second else "=")
    share = second / first - 1
    change = _signed(100 * share, 0)
    if change == "=":
        return ComparisonRow(name, *texts, change)
    return ComparisonRow(name, *texts, tr("{0}%").format(change), _tone(-share))


def _tone(gain: float) -> str:
    if not gain:
        return "mut"
    return "ok" if gain > 0 else "bad"


def _signed(number: float, digits: int) -> str:
    if round(number, digits) == 0:
        return "="
    text = decimal_text(abs(number), digits)
    return f"+{text}" if number > 0 else f"{MINUS}{text}"


class TrialComparison(QWidget):
    """The comparison as a table."""

    def __init__(self, heads: tuple[str, str, str] | None = None) -> None:
        super().__init__()
        self._heads = heads or (tr("current", "policy"), tr("edited", "policy"), "")
        self.lines: Sequence[ComparisonRow] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setColumnStretch(0, 1)
        for column, width in enumerate(FIGURE_WIDTHS, 1):
            self._grid.setColumnMinimumWidth(column, width)
        self._grid.setRowMinimumHeight(0, HEAD_HEIGHT + 3)
        self._grid.setRowMinimumHeight(1, 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: Sequence[ComparisonRow]) -> None:
        if lines == self.lines:
            return
        self.lines = lines
        for cell in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            drop_widget(self._grid, cell)
        edited = any(line.edited for line in lines)
        heads = self._heads if edited else ("", "", tr("current", "policy"))
        self._put(0, [(words, "micro", "mut") for words in heads], HEAD_HEIGHT)
        self._grid.addWidget(hairline(), 1, 0, 1, 4, Qt.AlignmentFlag.AlignTop)
        for row, line in enumerate(lines, 2):
            name = label(line.name, "small", "fg2", wrap=True)  # two lines where it is long
            name.setFixedHeight(ROW_HEIGHT)
            name.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
            self._grid.addWidget(name, row, 0)
            figures = (
                (line.in_use, "small", "mut"),
                (line.edited, "smallb", "fg"),
                (line.difference, "smallb", line.tone),
            )
            self._put(row, figures if edited else ((line.in_use, "smallb", "fg"),), ROW_HEIGHT)

    def _put(self, row: int, figures: Sequence[tuple[str, str, str]], height: int) -> None:
        """Show texts with their styles and tones in the last columns of a row."""
        top_right = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        for column, (words, style, tone) in enumerate(figures, 4 - len(figures)):
            figure = label(words, style, tone)
            figure.setFixedHeight(height)
            self._grid.addWidget(figure, row, column, top_right)

    def full_width(self) -> int:
        names = (text_width(line.name, "small") for line in self.lines)
        return ceil(max(names, default=0)) + sum(FIGURE_WIDTHS)


class PolicyLabPage(SettingsPage):
    """A page that compares policy A with the candidate B."""

    key = "lab"
    wide = True

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        trials: PolicyTrials,
        choose_policy: Callable[[Policy], Coroutine[object, object, None]],
    ) -> None:
        super().__init__(context)
        self._settings, self._sessions, self._use_policy = settings, sessions, choose_policy
        self._keys = [IN_USE, "economy"]
        self.trial_controller = TrialController(context.bridge, trials)
        self.trial_controller.changed.connect(self._show)
        self.session = PickerCard(tr("Session"))
        self.session.chosen.connect(self._choose_session)
        self.pickers = (
            PickerCard(tr("A · baseline"), "fg2"),
            PickerCard(tr("B · candidate"), "acc"),
        )
        for place, picker in enumerate(self.pickers):
            picker.chosen.connect(partial(self._choose_policy, place))
        policies = row_of(*(grow(picker) for picker in self.pickers), spacing=8)
        choices = row_of(grow(self.session), grow(policies, 2), spacing=8)
        self.stop = button(tr("Cancel"))
        self.stop.clicked.connect(self.trial_controller.stop_or_resume)
        self._caption = label("", "micro", "mut", wrap=True)
        self._readout = label("", "micro", "fg2", wrap=True)
        self.chart = TrialChart()
        self.chart.moved.connect(self._show_readout)
        self.chart.range_changed.connect(lambda: self._show_readout(self.chart.at))
        charts = surface("card")
        column_of(
            row_of(grow(label(tr("Context use and cost"), "title")), self.stop),
            self._caption,
            self._readout,
            self.chart,
            STRETCH,
            on=charts,
            margins=(16, 12, 16, 12),
            spacing=2,
        )
        self.table = TrialComparison((tr("A"), tr("B"), tr("B − A")))
        self.tint = VerdictCard()
        self._result = label("", "micro", "ok", wrap=True)
        self.use = key_button(tr("Use this policy"), "Ctrl+S", role="primary")
        self.use.clicked.connect(self.save)
        differences = surface("card")
        column_of(
            label(tr("Differences"), "title"),
            self.table,
            self.tint,
            STRETCH,
            self._result,
            row_of(self.use, STRETCH),
            on=differences,
            margins=(16, 12, 16, 16),
            spacing=12,
        )
        self.widget = _Sheet(choices, row_of(grow(charts, 768), grow(differences, 352), spacing=24))
        self._want()

    def enter(self) -> None:
        self._result.setText("")
        self.trial_controller.enter()
        self._want()

    def leave(self) -> None:
        self.trial_controller.leave()

    def save(self) -> None:
        """Use B from the next request on."""

        async def used(policy: Policy) -> None:
            await self._use_policy(policy)
            self._result.setText(tr("Takes effect with the next request."))
            self._want()

        if self.use.isEnabled():
            self._context.bridge.run(used(self._policy(1)), "choose a policy")

    def _policy(self, number: int) -> Policy:
        key = self._keys[number]
        return get_preset(key) if key != IN_USE else self._settings.workspace.policy

    def _want(self) -> None:
        self.trial_controller.want(self._policy(0), self._policy(1))
        self._show()

    def _choose_session(self, key: str) -> None:
        self.trial_controller.only = int(key) if key else None
        self._want()

    def _choose_policy(self, number: int, key: str) -> None:
        self._keys[number] = key
        self._result.setText("")
        self._want()

    def _show(self) -> None:
        first, second = self.trial_controller.in_use, self.trial_controller.edited
        window = self._sessions.llm.window
        material = self.trial_controller.material
        titles = material.titles if material is not None else ()
        count = plural(len(titles), "{0} session", "{0} sessions") if material is not None else ""
        if material is not None and material.left_out:
            count += " · " + tr("{0} older not shown").format(count_text(material.left_out))
        sessions = [PickerOption(ALL_SESSIONS, tr("All sessions"), count)]
        sessions += [
            PickerOption(str(index), one_line(title) or tr("Untitled"), tr("this session only"))
            for index, title in enumerate(titles)
        ]
        only = self.trial_controller.only
        self.session.show_picks(sessions, ALL_SESSIONS if only is None else str(only))
        policy = self._settings.workspace.policy
        change_count = len(preset_changes(policy))
        changes = tr("{0} changed").format(change_count) if change_count else tr("unchanged")
        current = tr("Current: {0}").format(preset_text(policy.preset)[0])
        picks = [PickerOption(IN_USE, current, changes)]
        for name in PRESET_NAMES:
            handover = effect_text("compact_percent", get_preset(name), window)[0]
            below = tr("handover: {0}").format(handover)
            picks.append(PickerOption(name, preset_text(name)[0], below))
        for key, picker in zip(self._keys, self.pickers, strict=True):
            picker.show_picks(picks, key)
        self._caption.setText(self._caption_words())
        trials = (self.trial_controller.drawn(0), self.trial_controller.drawn(1))
        for widget in (self.chart, self._readout):
            widget.setVisible(any(trials))
        self.stop.setVisible(self.trial_controller.busy or self.trial_controller.stopped)
        self.stop.setText(tr("Resume") if self.trial_controller.stopped else tr("Cancel"))
        mark = self._policy(0).compact_starts(window) or 0
        self.chart.show_trials(*trials, window=window, mark=mark)
        for part in (self.table, self.tint):
            part.setVisible(bool(first and second))
        if first and second:
            self.table.show_lines(comparison_rows(first, second, window))
            self.table.setMinimumWidth(self.table.full_width())
            self.tint.show_words(*comparison_verdict(first, second))
        self.use.setEnabled(self._policy(1) != self._settings.workspace.policy)
        self._show_readout(self.chart.at)

    def _caption_words(self) -> str:
        trying = self.trial_controller
        if trying.problem:
            return trying.problem
        if trying.material is not None and not trying.material.sessions:
            return tr("No sessions to replay yet. Run a session, then compare policies.")
        if trying.edited is not None and trying.in_use is not None:
            return plural(
                len(trying.edited.sizes),
                "{0} request replayed in {1} s, no model called",
                "{0} requests replayed in {1} s, no model called",
                decimal_text(trying.edited.seconds, 1),
            )
        if trying.material is None:
            return tr("Reading sessions…")
        number = 0 if trying.in_use is None else 1
        trial = trying.drawn(number)
        if trial is None:
            return tr("Canceled.") if trying.stopped else tr("Replaying…")
        words = tr("Replaying {0}: {1} of {2}")
        if trying.stopped:
            words = tr("Canceled. {0}: {1} of {2} requests shown.")
        counts = count_text(len(trial.sizes)), count_text(trial.of)
        return words.format((tr("A"), tr("B"))[number], *counts)

    def _show_readout(self, index: int) -> None:
        trials = (self.trial_controller.drawn(0), self.trial_controller.drawn(1))
        parts = [
            f"{name} {_figures(trial, index)}"
            for name, trial in zip((tr("A"), tr("B")), trials, strict=True)
            if trial is not None and 0 <= index < len(trial.sizes)
        ]
        words = " · ".join([tr("Request {0}").format(count_text(index + 1)), *parts])
        hint = tr("Hover over a request, or use ← and →. Drag or press + to zoom.")
        stretch = self.chart.stretch
        if not stretch.is_full:
            sight = tr("Showing {0}–{1} of {2}. Double-click or press 0 to show all.")
            first, last = round(stretch.first) + 1, round(stretch.last) + 1
            hint = sight.format(count_text(first), count_text(last), count_text(stretch.count))
            words = f"{words} · {hint}"
        self._readout.setText(words if parts else hint)


class _Sheet(QWidget):
    """A sheet with rows whose parts are below each other in a narrow window."""

    def __init__(self, *parts: QBoxLayout) -> None:
        super().__init__()
        self._parts = parts
        column_of(*parts, STRETCH, on=self, margins=(24, 20, 24, 24), spacing=20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side_by_side = event.size().width() >= MIN_SIDE_BY_SIDE_WIDTH
        direction = (
            QBoxLayout.Direction.LeftToRight if side_by_side else QBoxLayout.Direction.TopToBottom
        )
        for part in self._parts:
            part.setDirection(direction)


def _figures(trial: PolicyTrial, index: int) -> str:
    """Return the tokens of one request and the cost up to there."""
    tokens = tokens_text(trial.sizes[index])
    return f"{tokens} {cost_text(trial.spent[index])}" if trial.cost else tokens
