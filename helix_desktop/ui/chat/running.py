"""Which sessions are at work and since when, and which of them wait to ask their model again."""

import math

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live import (
    CallBegan,
    Journaled,
    Live,
    RetryPlanned,
    TextArrived,
    ThinkingArrived,
    TurnClosed,
    TurnOpened,
)
from helix_desktop.domain.values import value
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.words import clock_text, tr


@value
class _Wait:
    """A request that goes out again at `until`."""

    until: float
    attempt: int
    reason: str


class Running:
    """What the top bar says of a session."""

    def __init__(self) -> None:
        self._since: dict[SessionId, float] = {}
        self._waits: dict[SessionId, _Wait] = {}

    def __bool__(self) -> bool:
        return bool(self._since)

    def __contains__(self, session: object) -> bool:
        return session in self._since

    @property
    def sessions(self) -> set[SessionId]:
        return set(self._since)

    def begin(self, session: SessionId, now: float) -> None:
        self._since[session] = now

    def clear(self) -> None:
        self._since.clear()
        self._waits.clear()

    def take(self, event: Live, now: float) -> None:
        match event:
            case TurnOpened(session):
                self.begin(session, now)
            case TurnClosed(session):
                self._since.pop(session, None)
                self._waits.pop(session, None)
            case RetryPlanned(session, seconds, attempt, reason):
                self._waits[session] = _Wait(now + seconds, attempt, reason)
            case TextArrived(session) | ThinkingArrived(session) | CallBegan(session):
                self._waits.pop(session, None)
            case Journaled(recorded):
                self._waits.pop(recorded.session, None)
            case _:
                pass

    def state(self, session: SessionId, now: float, *, waiting: bool = False) -> tuple[str, str]:
        """The words and their tone; `waiting`: a call of it waits for the person."""
        if waiting:
            return tr("Waiting for you"), "warn"
        if (since := self._since.get(session)) is None:
            return tr("Ready"), "mut"
        if (wait := self._waits.get(session)) and wait.until > now:
            words = tr("Retrying in {0} s · attempt {1}")
            return words.format(math.ceil(wait.until - now), wait.attempt), "warn"
        return tr("Running · {0}").format(clock_text(now - since)), "ok"

    def reason(self, session: SessionId, now: float) -> str:
        """Why a session waits, worded; empty if it does not."""
        wait = self._waits.get(session)
        return retold(wait.reason) if wait and wait.until > now else ""
