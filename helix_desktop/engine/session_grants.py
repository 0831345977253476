"""Permissions for one session: recorded in its journal, and in force as long as the session is.

The record names its session, so a branch that copies it has none of these permissions, and neither
has a subagent. An import drops them.
"""

import asyncio
from collections.abc import Collection, Iterator

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import SessionGrantsChanged
from helix_desktop.domain.permission import SessionGrant
from helix_desktop.engine.session_deps import SessionDeps

MOST_GRANTS = 100


class SessionGrants:
    """The permissions of the open sessions."""

    def __init__(self, deps: SessionDeps) -> None:
        self._deps = deps
        self._order = asyncio.Lock()

    def of(self, session: SessionId) -> frozenset[SessionGrant]:
        """Return what is allowed in a session; nothing in one that is not open. Any thread."""
        journal = self._deps.journals.get(session)
        return frozenset() if journal is None else journal.history.grants

    def all(self) -> Iterator[tuple[SessionId, SessionGrant]]:
        """Yield the permissions of all open sessions, in a fixed order."""
        for session in sorted(self._deps.journals):
            for grant in sorted(self.of(session), key=lambda each: (each.tool, each.form)):
                yield session, grant

    async def lend(self, session: SessionId, grants: Collection[SessionGrant]) -> None:
        """Allow calls of these forms in a session; raise EngineError if that cannot be recorded."""
        async with self._order:
            await self._record(session, self.of(session) | frozenset(grants))

    async def revoke(self, session: SessionId, grant: SessionGrant) -> None:
        """Ask again before such calls of a session."""
        async with self._order:
            await self._record(session, self.of(session) - {grant})

    async def _record(self, session: SessionId, grants: frozenset[SessionGrant]) -> None:
        journal = self._deps.journals.get(session)
        if journal is None or len(grants) > MOST_GRANTS:
            raise EngineError("The permission for this session could not be kept.")
        kept = tuple(sorted(grants, key=lambda each: (each.tool, each.form)))
        await journal.record([SessionGrantsChanged(self._deps.clock.now(), session, kept)])
