"""The origin of stored content: untrusted if it was stored in a session with untrusted content.

Used when a session recalls content of another session. Closed sessions are read once.
"""

import asyncio

from helix_desktop.context.history import History
from helix_desktop.context.taint import is_untrusted
from helix_desktop.domain.cache import ContentUse, Digest, SessionId
from helix_desktop.domain.errors import ContentError, StoreError
from helix_desktop.domain.events import Recorded, ToolReturned, Unreadable
from helix_desktop.domain.ports import Store
from helix_desktop.engine.session_deps import SessionDeps

MOST_USES = 200
"""Uses of one content that are checked for a trusted one."""


class StoredTaint:
    """The implementation of TaintLookup for one workspace."""

    def __init__(self, store: Store, deps: SessionDeps) -> None:
        self._store = store
        self._deps = deps
        self._since: dict[SessionId, int] = {}

    async def of_content(self, digest: Digest) -> bool:
        """Return whether all uses of a content are untrusted or in sessions tainted by then."""
        try:
            uses = await self._store.uses(digest)
            for use in uses[:MOST_USES]:
                if not await self._theirs(use):
                    return False
        except (StoreError, ContentError):
            pass  # unreadable content may be anything
        return True

    async def _theirs(self, use: ContentUse) -> bool:
        found = await self._store.events(use.session, use.seq, use.seq)
        event = found[0].event if found and isinstance(found[0], Recorded) else None
        if isinstance(event, ToolReturned):
            return is_untrusted(event)
        return await self.of_stretch(use.session, use.seq)

    async def of_stretch(self, session: SessionId, last: int) -> bool:
        """Return whether a session was tainted at or before an event."""
        since = await self._tainted_since(session)
        return 0 < since <= last

    async def _tainted_since(self, session: SessionId) -> int:
        journal = self._deps.read_journal(session)
        if journal is not None:
            return journal.history.tainted_since
        if session not in self._since:
            self._since[session] = await self._read(session)
        return self._since[session]

    async def _read(self, session: SessionId) -> int:
        """Return a closed session's first tainted event; unreadable events count as tainted."""
        try:
            found = await self._store.events(session)
        except StoreError:
            return 1
        lost = min((each.seq for each in found if isinstance(each, Unreadable)), default=0)
        recorded = [each for each in found if isinstance(each, Recorded)]
        history = await asyncio.to_thread(History, recorded)
        return min((seq for seq in (lost, history.tainted_since) if seq), default=0)
