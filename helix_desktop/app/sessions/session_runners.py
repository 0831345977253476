"""Creates, keeps, and closes the runner of each session of an open workspace.

A subagent is stopped like any session; its parent hears of the stop only when the stop can no
longer be undone.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError, SessionMissing
from helix_desktop.domain.events import Event, LlmChanged, Recorded, Unreadable
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.engine.session_deps import SessionDeps, Sessions
from helix_desktop.engine.session_runner import RecordEvents, SessionRunner
from helix_desktop.engine.subagents import SubAgents

log = logging.getLogger(__name__)


class Runners:
    """The runners of the open sessions. Running subagents keep theirs in SubAgents."""

    def __init__(self, sessions: Sessions, subagents: SubAgents) -> None:
        self._sessions = sessions
        self._subagents = subagents
        self._open: dict[SessionId, SessionRunner] = {}
        self._own_models: dict[SessionId, str] = {}
        """The own main models of sessions that were only read."""

    @property
    def _deps(self) -> SessionDeps:
        return self._sessions()

    async def begin(
        self,
        message: OutgoingMessage,
        before: Sequence[Event] = (),
        *,
        model: str | None = None,
        session: SessionId = NO_SESSION,
    ) -> SessionId:
        """Begin a new session, with an ID if it has one already; return once its first message is
        on disk.

        The events in `before` come first. `model` is its own main model, "" for none; None is the
        one that was chosen for it before it began.
        """
        session = session or self._deps.base.ids.new()
        own = self._deps.models.first_llm if model is None else model
        self._open[session] = runner = SessionRunner(session, self._deps)
        chosen = LlmChanged(self._deps.base.clock.now(), LlmRole.MAIN.value, own, own=True)
        await runner.begin(message, before=[*([chosen] if own else ()), *before])
        if model is None:
            self._deps.models.choose_first("")
        return session

    def own_model(self, session: SessionId) -> str:
        """Return the full name of a session's own main model; "" without one, or if not read."""
        if session == NO_SESSION:
            return self._deps.models.first_llm
        runner = self.at_hand(session)
        history = runner.session_window.history if runner else None
        return history.own_llm if history and history.seq else self._own_models.get(session, "")

    async def choose_model(self, session: SessionId, name: str) -> None:
        """Give a session a main model of its own, by its full name; "" is the workspace's again."""
        if session == NO_SESSION:
            self._deps.models.choose_first(name)
            return
        runner = self.of(session)
        await runner.open()
        if runner.session_window.history.own_llm != name:
            now = self._deps.base.clock.now()
            await runner.note(LlmChanged(now, LlmRole.MAIN.value, name, own=True))

    def of(self, session: SessionId) -> SessionRunner:
        if helping := self.helping(session):
            return helping
        if session not in self._open:
            self._open[session] = SessionRunner(session, self._deps)
        return self._open[session]

    def at_hand(self, session: SessionId) -> SessionRunner | None:
        """Return the runner of a session if it is already open."""
        return self.helping(session) or self._open.get(session)

    def helping(self, session: SessionId) -> SessionRunner | None:
        """Return the runner of a session if a subagent works in it, or its end is not saved yet."""
        return self._subagents.runner(session)

    async def transcript(self, session: SessionId) -> Sequence[Recorded | Unreadable]:
        """Return all events of a session, after recovery of the replies that a crash cut off.

        All of them are published by then, so a reply is never read while it still counts as live.
        """
        await self._recover(session)
        items = await self._deps.base.store.events(session)
        if journal := self._deps.base.journals.get(session):
            await journal.wait_until_published()
        events = (item.event for item in reversed(items) if isinstance(item, Recorded))
        chosen = (event.llm for event in events if isinstance(event, LlmChanged) and event.own)
        self._own_models[session] = next(chosen, "")
        return items

    async def recover(self) -> None:
        """Journal all replies that were streaming when the application was killed."""
        for session in self._deps.base.partial_replies.sessions:
            await self._recover(session)

    async def _recover(self, session: SessionId) -> None:
        """Journal the partial reply of one session; on failure the reply stays in its file."""
        replies = self._deps.base.partial_replies
        if not replies.waits(session):
            return
        try:
            await self.of(session).open()
        except SessionMissing:
            replies.drop(session)
        except HelixError as error:
            log.warning("what streamed in %s cannot be journaled: %s", session, error)

    def still(self, session: SessionId) -> AbstractAsyncContextManager[RecordEvents]:
        return self.of(session).between_turns()

    async def note(self, event: Event) -> None:
        """Append an event to the journal of every open session and running subagent."""
        for runner in (*self._open.values(), *self._subagents.runners):
            await runner.note(event)

    async def save_ends(self) -> None:
        """Journal the ends of turns that the store had refused; retried later if it still does."""
        for runner in (*self._open.values(), *self._subagents.runners):
            try:
                await runner.save_end()
            except HelixError as error:
                log.warning("the end of a turn cannot be journaled: %s", error)

    async def idle(self) -> None:
        """Wait until no turn runs."""
        for runner in tuple(self._open.values()):
            await runner.wait_for_turn()

    async def close(self) -> None:
        await asyncio.gather(*(runner.close() for runner in self._open.values()))
        await self._deps.base.partial_replies.close()
        self._open.clear()  # frees their histories at once: the workspace is in reference cycles
