"""Whether a stored content comes from a session with outside content.

Used when a session recalls content of another session, or another program asks for it. Closed
sessions are read once.
"""

import asyncio
from contextlib import suppress

from msgspec import Struct

from helix_desktop.context.taint import is_untrusted
from helix_desktop.domain.cache import ContentUse, Digest, Origin, SessionId
from helix_desktop.domain.errors import ContentError, JournalError, StoreError
from helix_desktop.domain.events import (
    CommandEnded,
    ContextInjected,
    Event,
    FileChanged,
    GuestRequested,
    Guided,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.ports import Store
from helix_desktop.domain.tool_table import TOOLS
from helix_desktop.engine.session_deps import SessionBase
from helix_desktop.engine.session_journal import read_history

MAX_USES = 200
"""Uses of one content that are checked for a trusted one."""


class _ClosedSession(Struct, frozen=True):
    """The first tainted event of a closed session (0: none), and the last event that was read."""

    tainted_since: int
    last: int


class StoredTaint:
    """The implementation of TaintLookup for one workspace; without `base`, no session is open."""

    def __init__(self, store: Store, base: SessionBase | None = None) -> None:
        self._store = store
        self._base = base
        self._closed: dict[SessionId, _ClosedSession] = {}

    async def is_content_untrusted(self, digest: Digest) -> bool:
        """Return whether a content or its title may come only from untrusted uses.

        A use is untrusted if its source is, or if its session was tainted by then.
        """
        try:
            entry, uses = await self._store.entry(digest), await self._store.uses(digest)
            trusted, any_tainted = False, len(uses) > MAX_USES
            for use in uses[:MAX_USES]:
                events = await self._store.events(use.session, use.seq, use.seq)
                event = events[0].event if events and isinstance(events[0], Recorded) else None
                if await self._was_tainted(use, event):
                    any_tainted = True
                elif _is_title_from(event, entry.origin):
                    return False
                else:
                    trusted = True
        except (ContentError, JournalError, StoreError):
            return True  # unreadable content may be anything
        # the title is that of the first use, whichever it was
        return any_tainted or not trusted

    async def _was_tainted(self, use: ContentUse, event: Event | None) -> bool:
        match event:
            case ContextInjected(untrusted=False) | TurnStarted() | Guided():
                # the user's own text or the project's, whatever came before; unless the session
                # came from another machine, or is the task of a tainted agent
                return await self.is_stretch_untrusted(use.session, 1)
            case ContextInjected() | GuestRequested():
                return True
            case ToolReturned() if is_untrusted(event):
                return True
            case CommandEnded(untrusted=True):
                return True
        return await self.is_stretch_untrusted(use.session, use.seq)

    async def is_stretch_untrusted(self, session: SessionId, last: int) -> bool:
        """Return whether a session was tainted at or before an event, or may have been."""
        journal = self._base.journal_once_read(session) if self._base else None
        if journal is not None and journal.history.seq >= last:
            return 0 < journal.history.tainted_since <= last
        known = self._closed.get(session)
        if known is None or known.last < last:  # it may have been continued meanwhile
            known = _ClosedSession(1, 0)  # unreadable events count as tainted
            with suppress(JournalError, StoreError):
                items = await self._store.events(session)
                history = await asyncio.to_thread(read_history, items)
                newest = max((item.seq for item in items), default=0)
                known = _ClosedSession(history.tainted_since, newest)
            self._closed[session] = known
        return 0 < known.tainted_since <= last or known.last < last


def _is_title_from(event: Event | None, origin: Origin) -> bool:
    """Return whether an event set a content's title, which comes from the model's arguments."""
    match event:
        case ToolReturned(tool=tool, what=what):
            titles = {what}
        case FileChanged(tool=tool, path=path):
            titles = {path, f"{path} before"}
        case ContextInjected(what=what):
            tool, titles = origin.tool, {what}
        case _:
            return False
    return origin.what in titles and (origin.tool in ("", tool) or origin.tool in TOOLS)
