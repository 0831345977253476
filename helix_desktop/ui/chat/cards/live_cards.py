"""What happens to a session right now, above the composer: a job, a full gate, a retry that waits.

Each card is there as long as it is true. One timer moves their clocks, and only while one is shown.
"""

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.live import (
    CallBegan,
    GateClosed,
    GateOpened,
    GatePassed,
    JobEnded,
    JobProgressed,
    JobStarted,
    Journaled,
    Live,
    RetryPlanned,
    TextArrived,
    ThinkingArrived,
    TurnClosed,
)
from helix_desktop.ui.chat.cards.gate_card import GateCard
from helix_desktop.ui.chat.cards.job_card import JobCard
from helix_desktop.ui.chat.cards.retry_card import RetryCard
from helix_desktop.ui.chat.cards.under_way import Under
from helix_desktop.ui.look.theme import Theme

SHORT = 0.4
"""Seconds that a job may take unseen: what is over at once shall move nothing."""
STEP = 100
"""Milliseconds between two looks of the clocks."""


class LiveCards(QWidget):
    """The cards of the session on screen; what goes on elsewhere is remembered."""

    job_cancelled = Signal()
    hurried = Signal()
    stopped = Signal()
    models_wanted = Signal()

    def __init__(self, theme: Theme, patience: float = SHORT) -> None:
        super().__init__()
        self._patience = patience
        self.job, self.gate, self.retry = JobCard(theme), GateCard(theme), RetryCard(theme)
        self._session = NO_SESSION
        self._under: dict[tuple[SessionId, type], Under] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(STEP)
        self._timer.timeout.connect(self._show)
        self.job.cancelled.connect(self.job_cancelled)
        self.retry.hurried.connect(self.hurried)
        self.retry.stopped.connect(self.stopped)
        self.retry.models_wanted.connect(self.models_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 0)
        layout.setSpacing(8)
        for card in (self.gate, self.job, self.retry):
            layout.addWidget(card)
            card.hide()
        self.hide()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self._show()

    def leave(self) -> None:
        """Another workspace comes: what goes on here is not heard of any more."""
        self._under.clear()
        self._show()

    def take(self, event: Live) -> None:
        """Something happened in some session."""
        if isinstance(event, JobStarted | GateOpened | RetryPlanned):
            self._under[event.session, type(event)] = Under(event)
        elif isinstance(event, GatePassed | JobProgressed):
            self._went_on(event)
        elif not self._ended(event):
            return
        self._show()

    def _went_on(self, event: GatePassed | JobProgressed) -> None:
        gate = isinstance(event, GatePassed)
        found = self._under.get((event.session, GateOpened if gate else JobStarted))
        if found is not None and isinstance(event, GatePassed):
            found.passed.append(event)
        elif found is not None and isinstance(event, JobProgressed):
            found.headings.append(event.heading)

    def _ended(self, event: Live) -> bool:
        """Whether something is over with it; a wait for the provider is with any sign of life."""
        over = [self._under.pop(key, None) for key in _over(event)]
        return any(found is not None for found in over)

    def _show(self) -> None:
        shown = [
            self._show_one(self.gate, GateOpened, self.gate.show_gate),
            self._show_one(self.job, JobStarted, self.job.show_job),
            self._show_one(self.retry, RetryPlanned, self.retry.show_retry),
        ]
        self.setVisible(any(shown))
        going_on = any(session == self._session for session, _ in self._under)
        if going_on != self._timer.isActive():
            (self._timer.start if going_on else self._timer.stop)()

    def _show_one(self, card: QWidget, kind: type, show: Callable[[Under], None]) -> bool:
        found = self._under.get((self._session, kind))
        seen = found is not None and (kind is not JobStarted or found.seconds >= self._patience)
        if found is not None and seen:
            show(found)
        card.setVisible(seen)
        return seen


def _over(event: Live) -> list[tuple[SessionId, type]]:
    """What an event ends, by session and by how it began."""
    match event:
        case JobEnded(session):
            return [(session, JobStarted)]
        case GateClosed(session):
            return [(session, GateOpened)]
        case TurnClosed(session):
            return [(session, GateOpened), (session, RetryPlanned)]
        case TextArrived(session) | ThinkingArrived(session) | CallBegan(session):
            return [(session, RetryPlanned)]
        case _:
            found = event.recorded.session if isinstance(event, Journaled) else None
            return [(found, RetryPlanned)] if found else []
