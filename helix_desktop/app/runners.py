"""Who runs the sessions of one workspace: a runner for each, made when it is asked for."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, SessionMissing
from helix_desktop.domain.events import Event, Recorded, Unreadable
from helix_desktop.domain.mentions import Outgoing
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.runner import Note, SessionRunner
from helix_desktop.engine.subagents import SubAgents

log = logging.getLogger(__name__)


class Runners:
    """Those of SubAgents at work are theirs."""

    def __init__(self, equipment: Equipment, subagents: SubAgents | None) -> None:
        self._equipment = equipment
        self._subagents = subagents
        self._open: dict[SessionId, SessionRunner] = {}

    async def begin(self, message: Outgoing) -> SessionId:
        """A new session; returns once its first message is on disk."""
        session = self._equipment.ids.new()
        self._open[session] = runner = SessionRunner(session, self._equipment)
        await runner.begin(message)
        return session

    def of(self, session: SessionId) -> SessionRunner:
        if helping := self.helping(session):
            return helping
        if session not in self._open:
            self._open[session] = SessionRunner(session, self._equipment)
        return self._open[session]

    def at_hand(self, session: SessionId) -> SessionRunner | None:
        """Who runs it, if it is open already."""
        return self.helping(session) or self._open.get(session)

    def helping(self, session: SessionId) -> SessionRunner | None:
        """Who runs it, if it is the session of a SubAgent at work."""
        return self._subagents.runner(session) if self._subagents else None

    async def transcript(self, session: SessionId) -> Sequence[Recorded | Unreadable]:
        """All events of a session; what a crash kept from its journal is in it by then."""
        await self._recover(session)
        return await self._equipment.attic.events(session)

    async def recover(self) -> None:
        """Have all that streamed when the application was killed in the journals."""
        for session in self._equipment.partial_replies.sessions:
            await self._recover(session)

    async def _recover(self, session: SessionId) -> None:
        """The same of one; what cannot be journaled now stays where it is."""
        replies = self._equipment.partial_replies
        if not replies.waits(session):
            return
        try:
            await self.of(session).open()
        except SessionMissing:
            replies.drop(session)
        except HelixError as error:
            log.warning("what streamed in %s cannot be journaled: %s", session, error)

    def still(self, session: SessionId) -> AbstractAsyncContextManager[Note]:
        return self.of(session).still()

    async def note(self, event: Event) -> None:
        """Journal a fact in every session that is open."""
        helping = self._subagents.runners if self._subagents else ()
        for runner in (*self._open.values(), *helping):
            await runner.note(event)

    async def idle(self) -> None:
        """Wait until no turn runs."""
        for runner in tuple(self._open.values()):
            await runner.idle()

    async def close(self) -> None:
        await asyncio.gather(*(runner.close() for runner in self._open.values()))
        await self._equipment.partial_replies.close()
