"""History in memory and events on disk, in one order.

Stored texts at hand; a beginning branched off.

One session's history in memory and its events on disk, in the same order.

What is recorded is on disk before it is published: nothing is shown as kept that is not.

The stored texts that a session's window needs at hand; each is fetched once and soon dropped.

A window's blocks hold their own text, so that only what is being built has to be here.

A conversation that goes on from an earlier message of another one: the same events, copied.

Every event keeps its number, so what names events by number (rewrites, requests, pins) is as true
in the branch as it was. The original is only read.
"""

import asyncio
from collections.abc import Iterable, Sequence

from helix_desktop.context.history import History
from helix_desktop.context.items import Texts
from helix_desktop.domain.cache import NO_SESSION, Digest, NewContent, SessionId
from helix_desktop.domain.errors import ContentError, EngineError
from helix_desktop.domain.events import (
    Ending,
    Event,
    Recorded,
    SessionRenamed,
    SessionStarted,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.ports import SessionStore, Transaction
from helix_desktop.domain.value import replace
from helix_desktop.engine.runtime import EventBus, Supervisor


class SessionJournal:
    """Appends to one session and knows what is in it."""

    def __init__(
        self, session: SessionId, *, store: SessionStore, supervisor: Supervisor, bus: EventBus
    ) -> None:
        self.session = session
        self.history = History()
        self._store = store
        self._supervisor = supervisor
        self._bus = bus
        self._order = asyncio.Lock()

    async def load(self) -> None:
        """Read what is already there; unreadable records stay away from the model."""
        found = await self._store.events(self.session)
        self.history = History(item for item in found if isinstance(item, Recorded))

    async def record(self, events: Sequence[Event], contents: Sequence[NewContent] = ()) -> None:
        """All or nothing, and finished even if the caller is stopped meanwhile."""
        step = Transaction(self.session, tuple(events), tuple(contents))
        await self._supervisor.unbroken(self._commit(step), f"journal {self.session}")

    async def _commit(self, step: Transaction) -> None:
        # a turn and a job may record at once: the history takes both in the journal's order
        async with self._order:
            receipt = await self._store.commit(step)
            for item in receipt.recorded:
                self.history.add(item)
                self._bus.publish(Journaled(item))


LOT = 64
"""Contents that are fetched together: a long window has thousands, and others read, too."""
HEAVY = 1_000_000
"""Bytes that are not made text on the loop's thread."""
LOST = "[lost] This output is damaged in the store and cannot be shown: {problem}"
"""Stands for a content that cannot be read; the session goes on without it."""


class ContentCache:
    """Fetches contents as text."""

    def __init__(self, session_store: SessionStore) -> None:
        self._session_store = session_store
        self._texts: dict[Digest, str] = {}

    def put(self, digest: Digest, text: str) -> None:
        """A text that is at hand already."""
        self._texts[digest] = text

    async def fetch(self, digests: Iterable[Digest]) -> Texts:
        """All of these, at once; who asked keeps them, also when the shelf is cleared."""
        wanted = dict.fromkeys(digests)
        here = {digest: self._texts[digest] for digest in wanted if digest in self._texts}
        missing = [digest for digest in wanted if digest not in here]
        for at in range(0, len(missing), LOT):
            lot = missing[at : at + LOT]
            found = await self._session_store.get_all(lot)
            if sum(len(each) for each in found if isinstance(each, bytes)) > HEAVY:
                texts = await asyncio.to_thread(_texts, found)
            else:
                texts = _texts(found)
            here.update(zip(lot, texts, strict=True))
        self._texts.update(here)
        return here.__getitem__

    def clear(self) -> None:
        """What was fetched is in the window's blocks now."""
        self._texts.clear()


def _texts(found: Iterable[bytes | ContentError]) -> list[str]:
    return [
        each.decode("utf-8", "replace")
        if isinstance(each, bytes)
        else LOST.format(problem=each.message)
        for each in found
    ]


BRANCHED = "Branched in the middle of a turn; it can go on from here."
SUFFIX = " (branch)"
_NEXT = TurnStarted | TurnResumed | WindowSent | SessionStarted
"""What begins something that is not of the step before."""


def count_whole_steps(items: Sequence[Recorded | Unreadable], through: int) -> int:
    """How many events there are up to the end of the step that an event belongs to.

    A step is never cut: its results and what became of them at the gate come along.
    """
    for item in items[through:]:
        event = item.event if isinstance(item, Recorded) else None
        if isinstance(event, TurnEnded):
            return item.seq
        if isinstance(event, _NEXT):
            break
        through = item.seq
    return through


def branch_events(
    items: Sequence[Recorded | Unreadable], count: int, *, source: SessionId, now: float
) -> list[Event]:
    """The first `count` events as the beginning of a session of its own."""
    if not items or count < 1:
        raise EngineError("There is nothing to branch from.", "Choose a message.")
    title = _title(items[:count])
    made: list[Event] = []
    running = False
    for item in items[:count]:
        # a damaged record keeps its place: what follows is named by number
        event = item.event if isinstance(item, Recorded) else SessionRenamed(now, title)
        if isinstance(event, SessionRenamed):
            event = replace(event, title=title)
        running = isinstance(event, TurnStarted | TurnResumed) or (
            running and not isinstance(event, TurnEnded)
        )
        made.append(event)
    first = made[0]
    began = first if isinstance(first, SessionStarted) else SessionStarted(now, title)
    made[0] = replace(began, title=title, parent=NO_SESSION, source=source, copied=count)
    if running:
        made.append(TurnEnded(now, Ending.STOPPED, BRANCHED))
    made.append(SessionRenamed(now, title))
    return made


def _title(items: Sequence[Recorded | Unreadable]) -> str:
    names = [
        item.event.title
        for item in items
        if isinstance(item, Recorded) and isinstance(item.event, SessionStarted | SessionRenamed)
    ]
    newest = names[-1] if names else ""
    return newest if newest.endswith(SUFFIX) else newest + SUFFIX
