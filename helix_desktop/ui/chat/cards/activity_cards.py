"""Cards above the message field for what runs: a compaction, held outputs, a retry (*Retry now*).

Each card is visible as long as its activity lasts. One timer moves all clocks, and only while an
activity is shown.
"""

import math
from collections.abc import Callable
from time import monotonic, time

from msgspec import Struct, field
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QFrame, QWidget

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.elapsed_time import ElapsedTime
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.live_events import (
    GateBatchClosed,
    GateBatchOpened,
    JobEnded,
    JobProgressed,
    JobStarted,
    Journaled,
    Live,
    OutputDecided,
    RetryPlanned,
    SearchArrived,
    TextArrived,
    ThinkingArrived,
    ToolCallStarted,
    TurnFinished,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.chat.transcript.rows import JOBS
from helix_desktop.ui.style.canvas import RIGHT, Canvas, PaintedWidget, set_surface, surface
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.display_names import section_name
from helix_desktop.ui.text.formatting import (
    decimal_text,
    duration_text,
    ended_text,
    figure_text,
    own_count_text,
    phrase_text,
    plural,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.text.safe_text import breakable_text, label_line, one_line
from helix_desktop.ui.widgets.controls import button, key_button
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, aligned, column_of, grow, row_of
from helix_desktop.ui.widgets.timers import repeating_timer, set_running


class Activity(Struct):
    """An activity with its start; `passed` has the decisions at the gate."""

    what: JobStarted | GateBatchOpened | RetryPlanned
    elapsed: ElapsedTime = field(default_factory=lambda: ElapsedTime(time, monotonic))
    passed: list[OutputDecided] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    """The headings that a job has written so far."""


HEAD_HEIGHT, ROW_HEIGHT, FOOT_HEIGHT = 40, 30, 8
MARGIN_LEFT, MARGIN_RIGHT = 42, 14
STATE_WIDTH = 96
"""Width of the text or the bar at the end of a row."""
SIZES_WIDTH = 150
MAX_OUTPUTS = 8
"""Rows shown of a batch."""
_DONE = {
    GateChoice.EXTRACT: Phrase("excerpt"),
    GateChoice.KEEP_PREVIEW: Phrase("preview"),
    GateChoice.KEEP_FULL: Phrase("full output"),
}


class GateCard(PaintedWidget):
    """A card for a batch of outputs at the gate, painted, since the user has nothing to press."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "card")
        self._activity: Activity | None = None

    def show_gate(self, activity: Activity) -> None:
        self._activity = activity
        if isinstance(activity.what, GateBatchOpened):
            rows = min(MAX_OUTPUTS, len(activity.what.outputs))
            self.setFixedHeight(HEAD_HEIGHT + ROW_HEIGHT * rows + FOOT_HEIGHT)
            self.setAccessibleName(self._gate_title(activity.what))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._activity is None or not isinstance(self._activity.what, GateBatchOpened):
            return
        canvas, gate = Canvas.on(self), self._activity.what
        canvas.icon(QPointF(16, HEAD_HEIGHT / 2 - 8), "bolt", "warn")
        width = self.width() - MARGIN_LEFT - MARGIN_RIGHT
        head = QRectF(MARGIN_LEFT, HEAD_HEIGHT / 2 - 10, width, 20)
        spent = min(self._activity.elapsed.seconds, gate.seconds)
        countdown = tr("{0} of {1} s").format(decimal_text(spent, 1), figure_text(gate.seconds))
        canvas.text(head, countdown, "monos", tone="fg2", align=RIGHT)
        canvas.text(head.adjusted(0, 0, -120, 0), self._gate_title(gate), "strong")
        decisions = {decision.call: decision for decision in self._activity.passed}
        share = spent / gate.seconds if gate.seconds else 1.0
        for index, output in enumerate(gate.outputs[:MAX_OUTPUTS]):
            row = QRectF(MARGIN_LEFT, HEAD_HEIGHT + ROW_HEIGHT * index, width, ROW_HEIGHT)
            decision = decisions.get(output.call)
            state, sizes = QRectF(row), QRectF(row)
            state.setLeft(row.right() - STATE_WIDTH)
            waiting_tokens = self._figure(output.tokens)
            words = tr("{0} tok").format(waiting_tokens)
            if decision is None:
                bar = QRectF(state.left(), state.center().y() - 2, STATE_WIDTH, 4)
                canvas.box(bar, 2, "surf2")
                bar.setWidth(max(4.0, STATE_WIDTH * min(1.0, share)))
                canvas.box(bar, 2, "acc")
            else:
                canvas.icon(QPointF(state.left(), state.center().y() - 7), "check", "ok", size=14)
                done = phrase_text(_DONE[decision.choice])
                canvas.text(state.adjusted(20, 0, 0, 0), done, "small", tone="fg2")
                decided_tokens = self._figure(decision.tokens)
                words = tr("{0} → {1} tok").format(waiting_tokens, decided_tokens)
            sizes.setRight(state.left() - 12)
            sizes.setLeft(sizes.right() - SIZES_WIDTH)
            canvas.text(sizes, words, "monos", tone="fg2", align=RIGHT)
            row.setRight(sizes.left() - 12)
            tool_px = canvas.text(row, one_line(output.tool, 60), "smallb")
            source_rect = row.adjusted(tool_px + 8, 0, 0, 0)
            canvas.text(source_rect, one_line(output.what, 300), "mono", tone="mut")

    def _figure(self, tokens: int) -> str:
        gate = self._activity.what if self._activity else None
        estimated = isinstance(gate, GateBatchOpened) and gate.estimated
        return own_count_text(tokens, estimated=estimated)

    def _gate_title(self, gate: GateBatchOpened) -> str:
        count = len(gate.outputs)
        return plural(
            count,
            "Large output: Helix is choosing what to keep in context",
            "{0} large outputs: Helix is choosing what to keep in context",
        )


JOB_CARD_HEIGHT = 56


class JobCard(QFrame):
    """A card for a compaction job, with its duration and a way to cancel it."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "card")
        self.setFixedHeight(JOB_CARD_HEIGHT)
        self.title = ElidedLabel("strong", "fg")
        self.about = ElidedLabel("micro", "mut")
        self._clock = label("", "monos", "mut")
        self.cancel = button(tr("Cancel"))
        self.cancel.clicked.connect(self._on_cancel)
        words = column_of(self.title, self.about, spacing=0)
        icon = IconLabel("layers", "acc")
        parts = row_of(
            grow(row_of(icon, grow(words), spacing=10)),
            self._clock,
            self.cancel,
            margins=(15, 8, 11, 6),
            spacing=16,
        )
        line = surface("acc")
        line.setFixedHeight(2)
        self._progress = row_of(line, STRETCH, margins=(9, 0, 9, 0))
        column_of(grow(parts), self._progress, on=self, spacing=0)
        self._job: JobStarted | None = None
        self._section = 0
        """The number of the handover's section being written; 0 if unknown."""

    def show_job(self, activity: Activity) -> None:
        if not isinstance(activity.what, JobStarted):
            return
        if activity.what is not self._job:
            self._job = activity.what
            self.cancel.setEnabled(True)
            self.title.set_text(phrase_text(JOBS[activity.what.job]))
            self._section = 0
            self._show_progress()
            self._show_about(label_line(retold(activity.what.reason), 120))
        # show the progress of a handover by its sections
        titles = [heading.lstrip("0123456789. ") for heading in activity.headings]
        numbers = [
            HANDOVER_SECTIONS.index(title) + 1 for title in titles if title in HANDOVER_SECTIONS
        ]
        section = max(numbers, default=0)
        if section != self._section:
            self._section = section
            template = tr("section {0} of {1}: {2}")
            self._show_about(
                template.format(
                    section, len(HANDOVER_SECTIONS), section_name(HANDOVER_SECTIONS[section - 1])
                )
            )
            self._show_progress()
        self._clock.setText(duration_text(activity.elapsed.seconds))

    def _show_progress(self) -> None:
        self._progress.setStretch(0, self._section)
        self._progress.setStretch(1, len(HANDOVER_SECTIONS) - self._section)

    def _show_about(self, words: str) -> None:
        calm = tr("you can keep working; the result is checked before it replaces anything")
        self.about.set_text(f"{words} · {calm}")

    def _on_cancel(self) -> None:
        self.cancel.setEnabled(False)  # the job is about to end
        self.cancelled.emit()


def retry_text(left: float, attempt: int) -> str:
    """Return when the next attempt is made, which may be hours away."""
    if left <= 0:
        return tr("Retrying · attempt {0}").format(attempt)
    seconds = math.ceil(left)
    if seconds < 60:
        return tr("Retrying in {0} s · attempt {1}").format(seconds, attempt)
    return tr("Retrying in {0} · attempt {1}").format(duration_text(seconds), attempt)


RING_SIZE = 18
RETRY_KEY = "Alt+R"
BORDER_ALPHA = 115
"""Alpha of the border: 45%."""


class _Ring(PaintedWidget):
    """A ring that shows the rest of the waiting time."""

    def __init__(self) -> None:
        super().__init__()
        self.share = 1.0
        self.setFixedSize(QSize(RING_SIZE, RING_SIZE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = Canvas.unmirrored(self).painter
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        for tone, share in (("line2", 1.0), ("acc", self.share)):
            painter.setPen(QPen(Theme.applied.colour(tone), 2))
            painter.drawArc(box, 90 * 16, -round(share * 360 * 16))


class RetryCard(QFrame):
    """A card for a provider that does not answer and will be asked again.

    Alt+R asks at once; Esc ends the turn, also while the card has the focus.
    """

    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "card", tone="bad", edgeAlpha=BORDER_ALPHA)
        self._gate_title = label("", "title", "fg")
        self._why = label("", "small", "fg2", wrap=True)
        self._when = label("", "smallb", "fg")
        self._ring = _Ring()
        self.now = key_button(tr("Retry now"), RETRY_KEY, role="primary")
        self.model = button(tr("Check models…"))
        self.cancel = key_button(tr("Stop"), "Esc", role="quiet")
        self.cancel.clicked.connect(self.stopped)
        QShortcut(QKeySequence(RETRY_KEY), self).activated.connect(self.now.click)
        buttons = (self.now, self.model, self.cancel)
        content = column_of(
            self._gate_title,
            self._why,
            row_of(*buttons, STRETCH, self._when, self._ring, spacing=8),
            spacing=6,
        )
        icon = IconLabel("offline", "bad", place=QSize(16, 20))
        place = aligned(icon, Qt.AlignmentFlag.AlignTop)
        row_of(place, grow(content), on=self, margins=(15, 11, 13, 11), spacing=10)
        self._plan: RetryPlanned | None = None

    def show_retry(self, activity: Activity) -> None:
        plan = activity.what
        if not isinstance(plan, RetryPlanned):
            return
        if plan is not self._plan:
            self._plan = plan
            provider_title, failed_title = (
                tr("The provider asks to wait"),
                tr("The request failed"),
            )
            self._gate_title.setText(provider_title if plan.by_provider else failed_title)
            saved_note = tr("Your request is saved, and no tool ran twice.")
            reason = breakable_text(label_line(" ".join(retold(plan.reason).split()), 400))
            self._why.setText(sentences_text((ended_text(reason), saved_note)))
        seconds_left = max(0.0, plan.seconds - activity.elapsed.seconds)
        self._when.setText(retry_text(seconds_left, plan.attempt))
        self._ring.share = seconds_left / plan.seconds if plan.seconds else 0.0
        self._ring.update()
        self.now.setEnabled(seconds_left > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.stopped.emit()
        else:
            super().keyPressEvent(event)


HIDDEN_JOB_SECONDS = 0.4
"""Seconds that a job may run unseen, so that very short jobs move nothing."""
CLOCK_INTERVAL_MS = 100
"""Milliseconds between two updates of the clocks."""


class ActivityCards(QWidget):
    """The cards of the visible session; activities of other sessions are remembered."""

    def __init__(self, patience: float = HIDDEN_JOB_SECONDS) -> None:
        super().__init__()
        self._patience = patience
        self.job, self.gate, self.retry = JobCard(), GateCard(), RetryCard()
        self._session = NO_SESSION
        self._activity: dict[tuple[SessionId, type], Activity] = {}
        self._timer = repeating_timer(self, CLOCK_INTERVAL_MS, self._show)
        cards = (self.gate, self.job, self.retry)
        column_of(*cards, on=self, margins=(8, 0, 8, 0), spacing=8)
        for card in cards:
            card.hide()
        self.hide()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self._show()

    def clear(self) -> None:
        """Forget all activities; no timer runs afterwards."""
        self._activity.clear()
        self._show()

    def take(self, event: Live) -> None:
        """Apply a live event of any session; any sign of life ends the wait for the provider."""
        ended: list[tuple[SessionId, type]] = []
        match event:
            case JobStarted() | GateBatchOpened() | RetryPlanned():
                self._activity[event.session, type(event)] = Activity(event)
            case OutputDecided():
                if gate := self._activity.get((event.session, GateBatchOpened)):
                    gate.passed.append(event)
            case JobProgressed():
                if job := self._activity.get((event.session, JobStarted)):
                    job.headings.append(event.heading)
            case JobEnded(session):
                ended = [(session, JobStarted)]
            case GateBatchClosed(session):
                ended = [(session, GateBatchOpened)]
            case TurnFinished(session):
                ended = [(session, GateBatchOpened), (session, RetryPlanned)]
            case (
                TextArrived(session)
                | ThinkingArrived(session)
                | SearchArrived(session)
                | ToolCallStarted(session)
            ):
                ended = [(session, RetryPlanned)]
            case Journaled(recorded) if recorded.session:
                ended = [(recorded.session, RetryPlanned)]
            case _:
                return
        if ended and not any([self._activity.pop(key, None) for key in ended]):
            return
        self._show()

    def _show(self) -> None:
        visible_cards = [
            self._show_one(self.gate, GateBatchOpened, self.gate.show_gate),
            self._show_one(self.job, JobStarted, self.job.show_job),
            self._show_one(self.retry, RetryPlanned, self.retry.show_retry),
        ]
        self.setVisible(any(visible_cards))
        set_running(self._timer, any(session == self._session for session, _ in self._activity))

    def _show_one(self, card: QWidget, kind: type, show: Callable[[Activity], None]) -> bool:
        activity = self._activity.get((self._session, kind))
        waits = (
            kind is JobStarted
            and activity is not None
            and activity.elapsed.seconds < self._patience
        )
        is_shown = activity is not None and not waits
        if activity is not None and is_shown:
            show(activity)
        card.setVisible(is_shown)
        return is_shown
