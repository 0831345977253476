"""Cards above the message field for what runs: a compaction, held outputs, a retry (*Retry now*).

Each card is visible as long as its activity lasts. One timer moves all clocks, and only while an
activity is shown.
"""

import math
from time import monotonic, time

from msgspec import Struct, field
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

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
    WaitingOutput,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.chat.transcript.rows import JOBS
from helix_desktop.ui.event_bridge import repeating_timer, set_running
from helix_desktop.ui.style.canvas import set_surface, surface
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
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import breakable_text, label_line, one_line
from helix_desktop.ui.widgets.controls import button, key_button
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, aligned, column_of, drop_widget, grow, row_of
from helix_desktop.ui.widgets.token_bar import ProgressBar


class Activity(Struct):
    """An activity with its start; `passed` has the decisions at the gate."""

    what: JobStarted | GateBatchOpened | RetryPlanned
    elapsed: ElapsedTime = field(default_factory=lambda: ElapsedTime(time, monotonic))
    passed: list[OutputDecided] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    """The headings that a job has written so far."""


HEAD_HEIGHT, ROW_HEIGHT, ROW_START = 39, 30, 26
STATE_WIDTH, SIZES_WIDTH = 96, 150
"""Widths of the text or the bar at the end of a row, and of the figures before it."""
MAX_OUTPUTS = 8
"""Rows shown of a batch."""
_DONE = {
    GateChoice.EXTRACT: Phrase("excerpt"),
    GateChoice.KEEP_PREVIEW: Phrase("preview"),
    GateChoice.KEEP_FULL: Phrase("full output"),
}


class _GateRow(QWidget):
    """An output at the gate: a bar until it is decided what is kept, and what that is then."""

    def __init__(self, output: WaitingOutput) -> None:
        super().__init__()
        self._bar = ProgressBar()
        self._sign = IconLabel("check", "ok", size=14)
        self._done = label("", "small", "fg2")
        self._sizes = label("", "monos", "fg2")
        self._sizes.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        tool, what = ElidedLabel("smallb", "fg"), ElidedLabel("mono", "mut")
        tool.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        tool.set_text(one_line(output.tool, 60))
        what.set_text(one_line(output.what, 300))
        state = QWidget()
        row_of(grow(self._bar), self._sign, grow(self._done), on=state, spacing=6)
        state.setFixedWidth(STATE_WIDTH)
        self._sizes.setFixedWidth(SIZES_WIDTH)
        words = (tool, 7, grow(what), 12, self._sizes, 12, state)
        row_of(*words, on=self, margins=(ROW_START, 0, 0, 0), spacing=0)
        self.setFixedHeight(ROW_HEIGHT)

    def show_state(self, decision: OutputDecided | None, *, sizes: str, share: float) -> None:
        self._sizes.setText(sizes)
        self._bar.show_share(share, "acc")
        self._done.setText(phrase_text(_DONE[decision.choice]) if decision else "")
        for part in (self._sign, self._done):
            part.setVisible(decision is not None)
        self._bar.setVisible(decision is None)


class GateCard(QFrame):
    """A card for a batch of outputs at the gate, where the user has nothing to press."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "card")
        self._title = ElidedLabel("strong", "fg")
        self._countdown = label("", "monos", "fg2")
        self._rows: list[_GateRow] = []
        icon = IconLabel("bolt", "warn", place=QSize(16, HEAD_HEIGHT))
        head = row_of(icon, grow(self._title), self._countdown, spacing=10)
        self._column = column_of(head, on=self, margins=(15, 0, 13, 7), spacing=0)
        self._gate: GateBatchOpened | None = None

    def show_activity(self, activity: Activity) -> None:
        gate = activity.what
        assert isinstance(gate, GateBatchOpened)
        if gate is not self._gate:
            self._gate = gate
            count = len(gate.outputs)
            title = plural(
                count,
                "Large output: Helix is choosing what to keep in context",
                "{0} large outputs: Helix is choosing what to keep in context",
            )
            self._title.set_text(title)
            self.setAccessibleName(title)
            for row in self._rows:
                drop_widget(self._column, row)
            self._rows = [_GateRow(output) for output in gate.outputs[:MAX_OUTPUTS]]
            for row in self._rows:
                self._column.addWidget(row)
        spent = min(activity.elapsed.seconds, gate.seconds)
        self._countdown.setText(
            tr("{0} of {1} s").format(decimal_text(spent, 1), figure_text(gate.seconds))
        )
        decisions = {decision.call: decision for decision in activity.passed}
        share = spent / gate.seconds if gate.seconds else 1.0
        for row, output in zip(self._rows, gate.outputs, strict=False):
            decision = decisions.get(output.call)
            tokens = own_count_text(output.tokens, estimated=gate.estimated)
            sizes = tokens_text(output.tokens, estimated=gate.estimated)
            if decision is not None:
                decided_tokens = own_count_text(decision.tokens, estimated=gate.estimated)
                sizes = tr("{0} → {1} tokens").format(tokens, decided_tokens)
            row.show_state(decision, sizes=sizes, share=share)


JOB_CARD_HEIGHT = 56


class JobCard(QFrame):
    """A card for a compaction job, with its duration and a way to cancel it."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "card")
        self.setFixedHeight(JOB_CARD_HEIGHT)
        self.title = ElidedLabel("strong", "fg")
        self.about = ElidedLabel("micro", "mut")
        self._clock = label("", "monos", "mut")
        self.cancel = button(tr("Cancel"))
        self.cancel.clicked.connect(lambda: self.cancel.setEnabled(False))  # it is about to end
        texts = column_of(self.title, self.about, spacing=0)
        words = row_of(IconLabel("layers", "acc"), grow(texts), spacing=10)
        parts = row_of(grow(words), self._clock, self.cancel, margins=(15, 8, 11, 6), spacing=16)
        line = surface("acc")
        line.setFixedHeight(2)
        self._progress = row_of(line, STRETCH, margins=(9, 0, 9, 0))
        column_of(grow(parts), self._progress, on=self, spacing=0)
        self._job: JobStarted | None = None
        self._section = 0
        """The number of the handover's section being written; 0 if unknown."""

    def show_activity(self, activity: Activity) -> None:
        job = activity.what
        assert isinstance(job, JobStarted)
        if job is not self._job:
            self._job = job
            self.cancel.setEnabled(True)
            self.title.set_text(phrase_text(JOBS[job.job]))
            self._show_section(0, label_line(retold(job.reason), 120))
        # show the progress of a handover by its sections
        titles = [heading.lstrip("0123456789. ") for heading in activity.headings]
        numbers = [
            HANDOVER_SECTIONS.index(title) + 1 for title in titles if title in HANDOVER_SECTIONS
        ]
        section = max(numbers, default=0)
        if section != self._section:
            template = tr("section {0} of {1}: {2}")
            name = section_name(HANDOVER_SECTIONS[section - 1])
            self._show_section(section, template.format(section, len(HANDOVER_SECTIONS), name))
        self._clock.setText(duration_text(activity.elapsed.seconds))

    def _show_section(self, section: int, about: str) -> None:
        self._section = section
        self._progress.setStretch(0, section)
        self._progress.setStretch(1, len(HANDOVER_SECTIONS) - section)
        calm = tr("you can keep working; the result is checked before it replaces anything")
        self.about.set_text(f"{about} · {calm}")


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


class RetryCard(QFrame):
    """A card for a provider that does not answer and will be asked again.

    Alt+R asks at once; Esc ends the turn, also while the card has the focus.
    """

    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "card", tone="bad", edgeAlpha=BORDER_ALPHA)
        self._title = label("", "title")
        self._why = label("", "small", "fg2", wrap=True)
        self._when = label("", "smallb")
        self._ring = ProgressBar(RING_SIZE)
        self._ring.setProperty("ring", True)
        self._ring.setFixedWidth(RING_SIZE)
        self.now = key_button(tr("Retry now"), RETRY_KEY, role="primary")
        self.model = button(tr("Check models…"))
        self.cancel = key_button(tr("Stop"), "Esc", role="quiet")
        self.cancel.clicked.connect(self.stopped)
        QShortcut(QKeySequence(RETRY_KEY), self).activated.connect(self.now.click)
        buttons = (self.now, self.model, self.cancel)
        below = row_of(*buttons, STRETCH, self._when, self._ring, spacing=8)
        icon = IconLabel("offline", "bad", place=QSize(16, 20))
        row_of(
            aligned(icon, Qt.AlignmentFlag.AlignTop),
            grow(column_of(self._title, self._why, below, spacing=6)),
            on=self,
            margins=(15, 11, 13, 11),
            spacing=10,
        )
        self._plan: RetryPlanned | None = None

    def show_activity(self, activity: Activity) -> None:
        plan = activity.what
        assert isinstance(plan, RetryPlanned)
        if plan is not self._plan:
            self._plan = plan
            asks, failed = tr("The provider asks to wait"), tr("The request failed")
            self._title.setText(asks if plan.by_provider else failed)
            saved_note = tr("Your request is saved, and no tool ran twice.")
            reason = breakable_text(label_line(" ".join(retold(plan.reason).split()), 400))
            self._why.setText(sentences_text((ended_text(reason), saved_note)))
        seconds_left = max(0.0, plan.seconds - activity.elapsed.seconds)
        self._when.setText(retry_text(seconds_left, plan.attempt))
        self._ring.show_share(seconds_left / plan.seconds if plan.seconds else 0.0)
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
        self._cards: dict[type, GateCard | JobCard | RetryCard] = {
            GateBatchOpened: self.gate,
            JobStarted: self.job,
            RetryPlanned: self.retry,
        }
        self._session = NO_SESSION
        self._activity: dict[tuple[SessionId, type], Activity] = {}
        self._timer = repeating_timer(self, CLOCK_INTERVAL_MS, self._show)
        column_of(*self._cards.values(), on=self, margins=(8, 0, 8, 0), spacing=8)
        self._show()

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
        for kind, card in self._cards.items():
            activity = self._activity.get((self._session, kind))
            patience = self._patience if kind is JobStarted else 0.0
            if activity is not None and activity.elapsed.seconds >= patience:
                card.show_activity(activity)
                card.show()
            else:
                card.hide()
        self.setVisible(not all(card.isHidden() for card in self._cards.values()))
        set_running(self._timer, any(session == self._session for session, _ in self._activity))
