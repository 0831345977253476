"""The SubAgents of sessions, for the person: who works, stopping all, and taking a stop back.

One is stopped like any session; its parent hears of that only when it cannot be taken back.
"""

from collections.abc import Sequence

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.workspace import Delegated
from helix_desktop.engine.subagents import SubAgents


class Delegating:
    """Of one workspace; where nobody is delegated to, nobody works."""

    def __init__(self, subagents: SubAgents | None) -> None:
        self._subagents = subagents

    def at_work(self, session: SessionId) -> Sequence[Delegated]:
        """A session's SubAgents at work, in the order they began."""
        return self._subagents.at_work(session) if self._subagents else ()

    async def stop_all(self, session: SessionId) -> None:
        """Those of a session, also those that have not begun."""
        if self._subagents:
            await self._subagents.stop_all(session)

    def undo(self, child: SessionId) -> bool:
        """Let one that was stopped go on; False: it came too late."""
        return self._subagents.undo(child) if self._subagents else False

    def undo_all(self, session: SessionId) -> None:
        """Let all of a session go on that were stopped."""
        if self._subagents:
            self._subagents.undo_all(session)
