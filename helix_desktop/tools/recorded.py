"""Finding the stretch of a journal that a `[HISTORY]` digest stands for, and proving it.

A fold's digest stands in the epoch that made it. What a SubAgent did is named by the digest of
its whole session, which stands nowhere: it is worked out from the session's own journal.
"""

import asyncio
from collections.abc import Mapping, Sequence

from helix_desktop.context.history import History
from helix_desktop.context.items import Item
from helix_desktop.context.originals import Originals
from helix_desktop.context.retell import contents
from helix_desktop.domain.cache import NO_SESSION, Digest, HistoryDigest, SessionId
from helix_desktop.domain.errors import ContentError, JournalError, ToolError
from helix_desktop.domain.events import EpochCommitted, Recorded, TurnEnded
from helix_desktop.domain.memory import Span
from helix_desktop.domain.ports import Attic
from helix_desktop.domain.values import value
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.tools.excerpts import decoded

LOST = "[lost] This output is damaged in the store."
"""Stands for a content that cannot be read."""

Covers = tuple[Span, ...]


@value
class Stretch:
    """Covered messages and their originals; `proved` if they have the digest that was asked for."""

    session: SessionId
    items: Sequence[Item]
    originals: Originals
    proved: bool


class Journals:
    """Looks through the journals of a workspace, that of one session first."""

    def __init__(self, attic: Attic, session: SessionId) -> None:
        self._attic = attic
        self._session = session
        self._whole: dict[tuple[SessionId, int], HistoryDigest] = {}
        """Digests of whole sessions up to the end of a turn."""

    async def stretch(self, prefix: str) -> Stretch:
        """The stretch whose digest begins so; ToolError if there is none, or more than one."""
        heads = await self.heads()
        for find in (self._folds, self._turns):
            for head in heads:
                named = await find(head)
                found = [digest for digest in named if digest.startswith(prefix)]
                if len(found) > 1:
                    raise ToolError(f"More than one digest begins with {prefix}.", _MORE_DIGITS)
                if found:
                    return await self._proved(head.id, found[0], named[found[0]])
        raise ToolError(
            f"No summary or note of this workspace has a digest that begins with {prefix[:20]}.",
            "Take the digest from a [HISTORY] line. [CACHED] goes with recall_cached_content.",
        )

    async def heads(self) -> Sequence[SessionHead]:
        """The own session, its SubAgents' sessions, then the others, the newest first."""
        heads = sorted(await self._attic.sessions(), key=lambda head: head.id, reverse=True)
        return sorted(heads, key=self._distance)

    def _distance(self, head: SessionHead) -> int:
        return 0 if head.id == self._session else 1 if head.parent == self._session else 2

    async def _folds(self, head: SessionHead) -> Mapping[HistoryDigest, Covers]:
        """What the texts in place of history stand for, in every version of the window."""
        return {
            fold.history: fold.covers
            for recorded in await self._events(head.id)
            if isinstance(recorded.event, EpochCommitted)
            for fold in recorded.event.epoch.folds
        }

    async def _turns(self, head: SessionHead) -> Mapping[HistoryDigest, Covers]:
        """What a SubAgent had done at the end of each of its turns."""
        if head.parent == NO_SESSION:
            return {}
        events = await self._events(head.id)
        ends = [recorded.seq for recorded in events if isinstance(recorded.event, TurnEnded)]
        if any((head.id, end) not in self._whole for end in ends):
            originals = await self._originals(events, [Span(1, head.count)])
            for end in ends:
                digest = await asyncio.to_thread(originals.digest, [Span(1, end)])
                self._whole[head.id, end] = digest
        return {self._whole[head.id, end]: (Span(1, end),) for end in ends}

    async def history(self, session: SessionId) -> History:
        """All that is readable of one session."""
        return await asyncio.to_thread(History, await self._events(session))

    async def messages(self, session: SessionId, first: int, last: int) -> Stretch:
        """The messages of these events, as they are; nobody has named their digest."""
        if session not in [head.id for head in await self.heads()]:
            raise ToolError(
                "There is no such session here.", "search_history names those it finds."
            )
        events, covers = await self._events(session), (Span(first, last),)
        originals = await self._originals(events, covers)
        return Stretch(session, originals.covered(covers), originals, proved=True)

    async def _proved(self, session: SessionId, digest: HistoryDigest, covers: Covers) -> Stretch:
        originals = await self._originals(await self._events(session), covers)
        proved = await asyncio.to_thread(originals.digest, covers) == digest
        return Stretch(session, originals.covered(covers), originals, proved)

    async def _originals(self, events: Sequence[Recorded], covers: Sequence[Span]) -> Originals:
        history = await asyncio.to_thread(History, events)
        texts: dict[Digest, str] = {}
        for digest in contents(history.covered(covers)):
            texts[digest] = texts.get(digest) or await self._text(digest)
        return Originals(history.covered, texts.__getitem__)

    async def _text(self, digest: Digest) -> str:
        try:
            return decoded(await self._attic.get(digest))
        except ContentError:
            return LOST

    async def _events(self, session: SessionId) -> Sequence[Recorded]:
        try:
            found = await self._attic.events(session)
        except JournalError:
            return ()
        return [each for each in found if isinstance(each, Recorded)]


_MORE_DIGITS = "Give more digits of it."
