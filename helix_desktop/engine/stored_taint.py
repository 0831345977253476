"""The origin of stored content: untrusted if it was stored in a session with untrusted content.

Used when a session recalls content of another session. Closed sessions are read once.
"""

import asyncio

from msgspec import Struct

from helix_desktop.context.taint import is_untrusted
from helix_desktop.domain.cache import ContentUse, Digest, SessionId
from helix_desktop.domain.errors import ContentError, JournalError, StoreError
from helix_desktop.domain.events import CommandEnded, Recorded, ToolReturned
from helix_desktop.domain.ports import Store
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import read_history

MOST_USES = 200
"""Uses of one content that are checked for a trusted one."""


class _ClosedSession(Struct, frozen=True):
    """The first tainted event of a closed session (0: none), and the last event that was read."""

    tainted_since: int
    last: int


class StoredTaint:
    """The implementation of TaintLookup for one workspace."""

    def __init__(self, store: Store, deps: SessionDeps) -> None:
        self._store = store
        self._deps = deps
        self._closed: dict[SessionId, _ClosedSession] = {}

    async def of_content(self, digest: Digest) -> bool:
        """Return whether all uses of a content are untrusted or in sessions tainted by then."""
        try:
            uses = await self._store.uses(digest)
            for use in uses[:MOST_USES]:
                if not await self._theirs(use):
                    return False
        except (ContentError, JournalError, StoreError):
            pass  # unreadable content may be anything
        return True

    async def _theirs(self, use: ContentUse) -> bool:
        found = await self._store.events(use.session, use.seq, use.seq)
        event = found[0].event if found and isinstance(found[0], Recorded) else None
        if isinstance(event, ToolReturned):
            return is_untrusted(event)
        if isinstance(event, CommandEnded) and event.untrusted:
            return True
        return await self.of_stretch(use.session, use.seq)

    async def of_stretch(self, session: SessionId, last: int) -> bool:
        """Return whether a session was tainted at or before an event, or may have been."""
        journal = self._deps.journal_once_read(session)
        if journal is not None and journal.history.seq >= last:
            return 0 < journal.history.tainted_since <= last
        known = self._closed.get(session)
        if known is None or known.last < last:  # it may have been continued meanwhile
            known = self._closed[session] = await self._read(session)
        return 0 < known.tainted_since <= last or known.last < last

    async def _read(self, session: SessionId) -> _ClosedSession:
        """Read a closed session; unreadable events count as tainted."""
        try:
            found = await self._store.events(session)
        except (JournalError, StoreError):
            return _ClosedSession(1, 0)
        history = await asyncio.to_thread(read_history, found)
        return _ClosedSession(history.tainted_since, max((each.seq for each in found), default=0))
