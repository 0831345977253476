"""Where kept content came from: what a session with untrusted content kept may repeat it.

Asked when a session recalls what another one kept. Sessions are looked through once.
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
"""Uses of one content that are looked at for one that is ours."""


class StoredTaint:
    """Implements Provenance for one workspace."""

    def __init__(self, store: Store, deps: SessionDeps) -> None:
        self._store = store
        self._deps = deps
        self._since: dict[SessionId, int] = {}

    async def of_content(self, digest: Digest) -> bool:
        """Whether it was only ever given by others, or written where others had spoken."""
        try:
            uses = await self._store.uses(digest)
            for use in uses[:MOST_USES]:
                if not await self._theirs(use):
                    return False
        except (StoreError, ContentError):
            pass  # what cannot be read may have been anything
        return True

    async def _theirs(self, use: ContentUse) -> bool:
        found = await self._store.events(use.session, use.seq, use.seq)
        event = found[0].event if found and isinstance(found[0], Recorded) else None
        if isinstance(event, ToolReturned):
            return is_untrusted(event)
        return await self.of_stretch(use.session, use.seq)

    async def of_stretch(self, session: SessionId, last: int) -> bool:
        """Whether a session was tainted by then."""
        since = await self._tainted_since(session)
        return 0 < since <= last

    async def _tainted_since(self, session: SessionId) -> int:
        journal = self._deps.journals.get(session)
        if journal is not None:
            return journal.history.tainted_since
        if session not in self._since:
            self._since[session] = await self._read(session)
        return self._since[session]

    async def _read(self, session: SessionId) -> int:
        """Of a session that is not open; what cannot be read of it may have been anything."""
        try:
            found = await self._store.events(session)
        except StoreError:
            return 1
        lost = min((each.seq for each in found if isinstance(each, Unreadable)), default=0)
        recorded = [each for each in found if isinstance(each, Recorded)]
        history = await asyncio.to_thread(History, recorded)
        return min((seq for seq in (lost, history.tainted_since) if seq), default=0)
