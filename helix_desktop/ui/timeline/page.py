"""The widgets of the page Timeline: chart, list, pane, and cards of a running or failed compaction.

The page shows context use above, compactions in a list below, and a handover beside the list. The
panel beside the conversation shows the newest compactions in two lines each.
"""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.inspected_request import OWN_CONTEXT
from helix_desktop.domain.live_events import JobOutcome
from helix_desktop.domain.window_timeline import (
    FailedJob,
    RunningJob,
    TimelineEvent,
    WindowTimeline,
)
from helix_desktop.ui.style.canvas import hairline, is_right_to_left, set_surface, surface
from helix_desktop.ui.style.tokens import STATUS_BAR_HEIGHT, TOP_BAR_HEIGHT
from helix_desktop.ui.text.block_labels import forecast_text
from helix_desktop.ui.text.formatting import (
    count_text,
    listed_text,
    percent_text,
    phrase_text,
    plural,
    retold,
    short_count,
    tr,
    trail_text,
)
from helix_desktop.ui.timeline.chart import CHART_HEIGHT, MIN_HEIGHT, UsageChart
from helix_desktop.ui.timeline.compaction_list import CompactionListView, only_handovers
from helix_desktop.ui.timeline.row_texts import (
    JOBS,
    compaction_count,
    fallback_words,
    job_failure_reason,
    rewrite_counts,
)
from helix_desktop.ui.timeline.version_pane import VersionPane
from helix_desktop.ui.widgets.controls import button, icon_button, set_icon
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    StackedPages,
    aligned,
    bar_of,
    column_of,
    grow,
    row_of,
    stretch,
)
from helix_desktop.ui.widgets.timers import repeating_timer, set_running

FRAME_MS = 50
"""Milliseconds between two frames of the moving line while a job runs."""
LAP_MS = 1_600
MOVING_LINE_HEIGHT = 2
MOVING_LINE_SHARE = 0.35
"""The bright share of the moving line."""


class RunningJobCard(QWidget):
    """The running job, such as `Writing handover v5 · 4 s`, with a moving line and Cancel."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "progress", tone="acc")
        self._began = self._now = 0.0
        self._moved = 0
        self._what = ""
        self.words = label("", "strong")
        self.cancel = button(tr("Cancel"))
        self._timer = repeating_timer(self, FRAME_MS, self._on_tick)
        hint = label(tr("You can keep working."), "micro", "mut")
        text_column = grow(column_of(self.words, hint, spacing=0))
        row_of(text_column, self.cancel, on=self, margins=(16, 6, 8, 8))
        self._line = surface("acc")
        self._line.setParent(self)
        self.hide()

    def show_working(self, working: RunningJob | None, *, version: int, now: float) -> None:
        """Show a job, or hide the card for None; without a job no timer runs."""
        if working is None:
            self.quiet()
            return
        self.show()
        job_text = phrase_text(JOBS[working.job]) if working.job in JOBS else working.job.value
        if working.job is Job.HANDOVER:
            job_text = f"{job_text} v{version}"
        self._what, self._began, self._now = job_text, working.began, now
        self._moved = 0
        self._say()
        set_running(self._timer, True)

    def quiet(self) -> None:
        self._timer.stop()
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._move_line()

    def _move_line(self) -> None:
        line_px = round(self.width() * MOVING_LINE_SHARE)
        left = round(self._moved % LAP_MS / LAP_MS * (self.width() + line_px)) - line_px
        left = self.width() - left - line_px if is_right_to_left(self) else left
        top = self.height() - MOVING_LINE_HEIGHT
        self._line.setGeometry(left, top, line_px, MOVING_LINE_HEIGHT)

    def _on_tick(self) -> None:
        before = int(self._elapsed)
        self._moved += FRAME_MS
        if int(self._elapsed) != before:
            self._say()
        self._move_line()

    @property
    def _elapsed(self) -> float:
        return max(0.0, self._now - self._began) + self._moved / 1_000

    def _say(self) -> None:
        progress_text = tr("Writing {0} · {1} s").format(self._what, int(self._elapsed))
        self.words.setText(progress_text)
        self.setAccessibleName(progress_text)


class FailedJobCard(QWidget):
    """The last failed job with its reason and buttons for another attempt."""

    again_requested = Signal(str)
    """Emitted with `same`, `wide`, or `rules`."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "notice", tone="bad", ground="panel")
        self._title = label("", "strong", wrap=True)
        self.detail = label("", "small", "fg2", wrap=True)
        self.same, self.wide = button(tr("Try again")), button(tr("Use long-context model"))
        self.rules = button(tr("Write without model"))
        self.dismiss = icon_button("close", tr("Dismiss"))
        self._arrange()
        self.hide()

    def show_failure(self, failure: FailedJob | None, *, has_wide_model: bool) -> None:
        self.setVisible(failure is not None)
        if failure is None:
            return
        self._title.setText(job_failure_reason(failure))
        self.detail.setText(failure.detail)
        handover = failure.job is Job.HANDOVER and failure.outcome is JobOutcome.FAILED
        self.wide.setVisible(handover and has_wide_model)
        self.rules.setVisible(handover)

    def _arrange(self) -> None:
        buttons = QGridLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self.same, 0, 0)
        buttons.addWidget(self.rules, 0, 1)
        buttons.addWidget(self.wide, 1, 0, 1, 2)
        column_of(
            row_of(grow(self._title), self.dismiss),
            self.detail,
            buttons,
            on=self,
            margins=(16, 8, 8, 12),
            spacing=6,
        )
        self.same.clicked.connect(lambda: self.again_requested.emit("same"))
        self.wide.clicked.connect(lambda: self.again_requested.emit("wide"))
        self.rules.clicked.connect(lambda: self.again_requested.emit("rules"))


LIST_WIDTH = 356
HEAD_HEIGHT = 48
MIN_LIST_HEIGHT = 250
"""Height in pixels kept for the compactions, at the cost of the chart in a low window."""


class TimelinePage(QWidget):
    """The page with a session's context use, compactions, and handovers."""

    shown = Signal()
    filtered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._place = ElidedLabel("body", "mut")
        self.undo, self.redo = button(tr("Undo"), "quiet"), button(tr("Redo"), "quiet")
        self.compact = button(tr("Compact now…"), "primary")
        self.chart = UsageChart()
        self.list = CompactionListView()
        self.pane = VersionPane()
        self.running, self.failed = RunningJobCard(), FailedJobCard()
        self._count, self._others = label("", "small", "mut"), label("", "micro", "mut")
        self._first = label("", "small", "mut", wrap=True)
        self._below = StackedPages()
        self._facts, self.cost = ElidedLabel("micro", "mut"), label("", "micro", "mut")
        self._all = button(tr("All", "compactions"), "quiet")
        self._only = button(tr("Handovers"), "quiet")
        self._arrange()
        set_icon(self.undo, "undo", tone="fg2")
        set_icon(self.redo, "redo", tone="fg2")
        set_icon(self.compact, "compress", tone="onacc")

    def show_session(self, workspace: str, title: str) -> None:
        self._place.set_text(trail_text(workspace, title) if title else trail_text(workspace))

    def show_use(self, use: WindowTimeline) -> None:
        """Show the context use, and those of its compactions that pass the filter."""
        self.chart.show_use(use)
        rows = only_handovers(use.rewrites) if self._only.isChecked() else use.rewrites
        self.list.show_rows(rows, latest_handover(use))
        self._count.setText(count_text(compaction_count(rows)))
        large = sum(row.what is TimelineEvent.GATE for row in rows)
        self._others.setText(plural(large, "and {0} large output", "and {0} large outputs"))
        self._others.setVisible(large > 0)
        self._below.setCurrentIndex(0 if rows else 1)
        # when the first compaction is due: at each threshold that the chart shows
        words = tr("Automatic compaction is off. Choose Compact now to compact.")
        if marks := use.thresholds.marks:
            words = tr(
                "Helix compacts the conversation at {0} of the context, or when you choose Compact"
                " now."
            )
            shares = (percent_text(tokens * 100 / use.thresholds.full) for _, tokens in marks)
            words = words.format(listed_text(shares))
        if use.own_context:
            words = retold(OWN_CONTEXT)
        self._first.setText(words)
        # enable Undo and Redo; the keyboard goes from one that is disabled to the other
        self.redo.setEnabled(use.redo or self.redo.hasFocus())
        if self.undo.hasFocus() and use.redo and not use.undo:
            self.redo.setFocus()
        self.undo.setEnabled(use.undo)
        if self.redo.hasFocus() and use.undo and not use.redo:
            self.undo.setFocus()
        self.redo.setEnabled(use.redo)
        self.compact.setEnabled(bool(use.messages) and not use.own_context)
        self._facts.set_text(_facts(use))

    def minimumSizeHint(self) -> QSize:
        return QSize(LIST_WIDTH + 361, 400)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lower the chart in a low window, so that a compaction remains readable below it."""
        super().resizeEvent(event)
        left = event.size().height() - TOP_BAR_HEIGHT - STATUS_BAR_HEIGHT - 2 - MIN_LIST_HEIGHT
        self.chart.setFixedHeight(max(MIN_HEIGHT, min(CHART_HEIGHT, left)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()
        self.shown.emit()

    def _arrange(self) -> None:
        buttons = (self.undo, self.redo, 4, self.compact)
        head = (self._place, label(tr("Timeline"), "title"), STRETCH, *buttons)
        rail = surface("panel")
        rail.setFixedWidth(LIST_WIDTH)
        empty = QWidget()
        column_of(self._first, STRETCH, on=empty, margins=(24, 20, 24, 20))
        self._below.addWidget(self.list)
        self._below.addWidget(empty)
        bar = QWidget()
        bar.setFixedHeight(HEAD_HEIGHT)
        title = row_of(label(tr("Compactions"), "title"), self._count, STRETCH, spacing=6)
        heading = column_of(STRETCH, title, self._others, STRETCH, spacing=0)
        rail_head = row_of(heading, STRETCH, on=bar, margins=(24, 0, 16, 0), spacing=6)
        group = QButtonGroup(self)
        for toggle in (self._all, self._only):
            toggle.setCheckable(True)
            group.addButton(toggle)
            rail_head.addWidget(toggle)
            toggle.clicked.connect(self.filtered)
        self._all.setChecked(True)
        column_of(
            bar,
            hairline(),
            row_of(self.running, margins=(8, 0, 8, 0)),
            row_of(self.failed, margins=(8, 0, 8, 0)),
            grow(self._below),
            on=rail,
            margins=0,
            spacing=4,
        )
        parts = (rail, hairline(vertical=True), grow(self.pane))
        column_of(
            bar_of("bg", TOP_BAR_HEIGHT, *head),
            hairline(),
            self.chart,
            grow(row_of(*parts, margins=0, spacing=0)),
            hairline(),
            bar_of("panel", STATUS_BAR_HEIGHT, grow(self._facts), self.cost, spacing=None),
            on=self,
            margins=0,
            spacing=0,
        )


def latest_handover(use: WindowTimeline) -> int:
    """Return the number of the handover in effect, or 0 for none."""
    return max((row.number for row in use.handovers if row.in_effect), default=0)


def _facts(use: WindowTimeline) -> str:
    if not len(use.readings):
        return tr("No requests yet.")
    share = percent_text(use.tokens * 100 / use.thresholds.full)
    parts = [
        plural(use.tokens, "{0} token", "{0} tokens"),
        tr("{0} of {1}").format(share, count_text(use.thresholds.window)),
    ]
    ahead = forecast_text(use.weighed.outlook) if use.weighed is not None else ""
    facts = (ahead, rewrite_counts(use.rewrites), fallback_words(use.fallbacks))
    return "  ·  ".join([*parts, *filter(None, facts)])


class TimelinePanel(QWidget):
    """The panel with the compactions; `opened` carries the event number of a clicked one."""

    opened = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.list = CompactionListView()
        self.running = RunningJobCard()
        self.compact = icon_button("compress", tr("Compact now…"))
        self.undo = icon_button("undo", tr("Undo last compaction"))
        self._now = label("", "micro", "mut")
        self._none = label(
            tr("Compactions in this session appear here."), "small", "mut", wrap=True
        )
        self._none.setContentsMargins(20, 8, 20, 8)
        self.list.paired.connect(lambda: self.opened.emit(self.list.b))
        column_of(
            row_of(grow(self._now), self.undo, self.compact, margins=(20, 12, 16, 8), spacing=8),
            row_of(self.running, margins=(8, 0, 8, 0)),
            aligned(self._none, Qt.AlignmentFlag.AlignTop),
            grow(self.list),
            stretch(0),
            on=self,
            margins=0,
            spacing=4,
        )

    def show_use(self, use: WindowTimeline) -> None:
        self.list.show_rows(use.rewrites, latest_handover(use))
        self.list.setVisible(bool(use.rewrites))
        self._none.setVisible(not use.rewrites)
        now = tr("{0} of {1} now").format(
            short_count(use.tokens), short_count(use.thresholds.window)
        )
        self._now.setText(now if len(use.readings) else "")
        self.compact.setEnabled(bool(use.messages) and not use.own_context)
        self.undo.setEnabled(use.undo)

    def sizeHint(self) -> QSize:
        return QSize(304, 400)
