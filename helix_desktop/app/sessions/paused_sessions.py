"""Resumes paused sessions by itself when their time has come, and changes that time for the user.

A pause is in the journal alone: the times here are read from it. Each pause ends once, since what
resumes it checks under the session's lock that it is still the same one. A session goes on here if
it was paused in this process, or if a window shows the workspace: a command in a terminal does not
begin the work of other sessions.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.events import Event, Pause, pause_after
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.session_deps import SessionBase
from helix_desktop.engine.session_runner import SessionRunner

MAX_CHECK_SECONDS = 30.0
"""The longest time between two looks at the clock, which may jump while the machine sleeps."""

MAX_DAYS_AHEAD = 31
_FORMS = ("%H:%M", "%Y-%m-%d %H:%M")

log = logging.getLogger(__name__)


class PausedSessions:
    """The paused sessions of an open workspace."""

    def __init__(
        self,
        base: SessionBase,
        runner: Callable[[SessionId], SessionRunner],
        *,
        is_open: Callable[[SessionId], bool],
        check: Callable[[SessionId], Awaitable[object]],
    ) -> None:
        """`is_open` tells whether a session is neither archived nor deleted; `check` raises
        HelixError if it cannot go on, as without its folder."""
        self._base, self._runner = base, runner
        self._is_open, self._check = is_open, check
        self._due: dict[SessionId, float] = {}
        """When the sessions go on by themselves."""
        self._cancel_look: Callable[[], None] = lambda: None
        self._closed = False

    @property
    def due(self) -> Mapping[SessionId, float]:
        """When sessions go on by themselves, as far as this process resumes them."""
        return self._due

    def resume_all(self, heads: Sequence[SessionHead]) -> None:
        """Resume all sessions of the workspace from now on: a window shows it."""
        for head in heads:
            if head.paused_until:
                self._due.setdefault(head.id, head.paused_until)
        self._schedule()

    async def change(self, session: SessionId, until: float) -> None:
        """Let a session go on at another time, or with 0 only when the user resumes it."""
        await self._runner(session).change_pause(until)

    def take(self, event: Live) -> None:
        """Note the pauses in events as they are journaled."""
        if isinstance(event, Journaled):
            self._note(event.recorded.session, event.recorded.event)

    def close(self) -> None:
        self._closed = True
        self._cancel_look()

    def _note(self, session: SessionId, event: Event) -> None:
        before = self._due.get(session, 0.0)
        # another time may be chosen for a session that nothing resumed so far
        pause = pause_after(Pause(before), event)
        until = pause.until if pause is not None else 0.0
        if until == before:
            return
        self._due.pop(session, None)
        if until:
            self._due[session] = until
        self._schedule()

    def _schedule(self) -> None:
        self._cancel_look()
        self._cancel_look = lambda: None
        if self._due and not self._closed:
            seconds = min(self._due.values()) - self._base.clock.now()
            self._cancel_look = self._base.later(
                max(0.0, min(seconds, MAX_CHECK_SECONDS)), self._look
            )

    def _look(self) -> None:
        now = self._base.clock.now()
        for session, until in tuple(self._due.items()):
            if until <= now:
                del self._due[session]
                self._base.supervisor.spawn(self._go_on(session, until), f"resume {session}")
        self._schedule()

    async def _go_on(self, session: SessionId, until: float) -> None:
        if not self._is_open(session):
            return
        runner = self._runner(session)
        try:
            try:
                await self._check(session)
                await runner.go_on(until)
            except EngineError:
                if runner.running:  # the user was faster
                    return
                raise
        except HelixError as error:
            log.warning("%s does not go on by itself: %s", session, error)
            await runner.change_pause(0.0, held=error.full_text, was_until=until)


def parse_time(text: str, *, now: float) -> float:
    """Return a time in this place's clock; without a date, the next time that it is so late."""
    here = datetime.fromtimestamp(now)
    for form in _FORMS:
        try:
            moment = datetime.strptime(text.strip(), form)
        except ValueError:
            continue
        if form == _FORMS[0]:
            moment = datetime.combine(here.date(), moment.time())
            moment += timedelta(days=moment <= here)
        if here < moment <= here + timedelta(days=MAX_DAYS_AHEAD):
            return moment.timestamp()
        raise HelixError(
            "{time} is not within the next {days} days.",
            "Nothing changed.",
            time=repr(text),
            days=MAX_DAYS_AHEAD,
        )
    raise HelixError("{time} isn't a time.", "Write HH:MM, or YYYY-MM-DD HH:MM.", time=repr(text))
