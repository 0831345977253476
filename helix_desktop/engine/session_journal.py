"""The journal of one session, its cache of stored texts, and branches.

An event is on disk before it is published, so nothing unsaved is shown as saved. History in memory
and events on disk have the same order. The cache fetches each text once and is soon cleared,
because the blocks of a context hold their own text. A reply or a result that a full disk has no
room for is held in memory until there is room, since nobody can produce it again. A branch copies
events with their numbers, so that everything that names an event by number (rewrites, requests,
pins) stays valid; the original session is only read.
"""

import asyncio
import re
from collections.abc import Callable, Collection, Iterable, Sequence

from helix_desktop.context.history import History
from helix_desktop.context.history_items import Texts
from helix_desktop.context.texts.placeholders import LOST_RESULT
from helix_desktop.domain.cache import NO_SESSION, Digest, NewContent, SessionId
from helix_desktop.domain.context_window.rewrites import Pin
from helix_desktop.domain.errors import ContentError, EngineError, StoreFull
from helix_desktop.domain.events import (
    Ending,
    Event,
    GuestStarted,
    ModeChanged,
    Pinned,
    Recorded,
    SessionImported,
    SessionRenamed,
    SessionStarted,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    Unpinned,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import SessionStore, Transaction
from helix_desktop.domain.value import replace
from helix_desktop.engine.runtime import EventBus, Supervisor


class SessionJournal:
    """The journal of one session: appends events and holds the history made of them."""

    def __init__(
        self, session: SessionId, *, store: SessionStore, supervisor: Supervisor, bus: EventBus
    ) -> None:
        self.session = session
        self.history = History()
        self._store = store
        self._supervisor = supervisor
        self._bus = bus
        self._order = asyncio.Lock()
        self._unwritten: list[Transaction] = []
        """What the store had no room for; it is recorded before anything else."""

    async def load(self) -> None:
        """Read the existing journal; unreadable records are not shown to the model."""
        items = await self._store.events(self.session)
        self.history = await asyncio.to_thread(read_history, items)

    async def record(
        self,
        events: Sequence[Event],
        contents: Sequence[NewContent] = (),
        *,
        unless: Callable[[], bool] = lambda: False,
    ) -> None:
        """Record all events and contents or none; finish even if the caller is canceled.

        `unless` is asked when it is their turn to be written; if it is true, they are dropped.
        """
        step = Transaction(self.session, tuple(events), tuple(contents))
        commit = self._commit(step, unless=unless)
        await self._supervisor.run_to_end(commit, f"journal {self.session}")

    async def record_received(
        self, events: Sequence[Event], contents: Sequence[NewContent] = ()
    ) -> None:
        """Record what cannot be had again: replies and results.

        On a full disk, hold it in memory until there is room, and raise StoreFull.
        """
        step = Transaction(self.session, tuple(events), tuple(contents))
        commit = self._commit(step, hold=True)
        await self._supervisor.run_to_end(commit, f"journal {self.session}")

    async def record_refused(self) -> None:
        """Record what the store had no room for; raise StoreFull if it still has none."""
        if self._unwritten:
            await self._supervisor.run_to_end(self._commit(), f"journal {self.session}")

    async def wait_until_published(self) -> None:
        """Wait until all events that are on disk now are published."""
        async with self._order:
            pass

    async def _commit(
        self,
        step: Transaction | None = None,
        *,
        hold: bool = False,
        unless: Callable[[], bool] = lambda: False,
    ) -> None:
        # a turn and a job may record at once: the history takes both in the journal's order
        async with self._order:
            try:
                await self._write_refused()
                if step is not None and not unless():
                    await self._write(step)
            except StoreFull:
                if step is not None and hold:
                    self._unwritten.append(step)
                raise

    async def _write_refused(self) -> None:
        """Write what the store refused, unless it is on disk after all."""
        while self._unwritten:
            step = self._unwritten[0]
            items = await self._store.events(self.session, self.history.seq + 1)
            saved = [item for item in items if isinstance(item, Recorded)][: len(step.events)]
            if tuple(item.event for item in saved) == step.events:
                self._announce(saved)
            else:
                await self._write(step)
            del self._unwritten[0]

    async def _write(self, step: Transaction) -> None:
        receipt = await self._store.commit(step)
        self._announce(receipt.recorded)

    def _announce(self, recorded: Sequence[Recorded]) -> None:
        for item in recorded:
            self.history.add(item)
            self._bus.publish(Journaled(item))


def read_history(items: Iterable[Recorded | Unreadable]) -> History:
    """Return the history of a stored journal; what an unreadable record had may be untrusted."""
    everything = tuple(items)
    history = History(item for item in everything if isinstance(item, Recorded))
    for item in everything:
        if isinstance(item, Unreadable):
            history.note_lost(item.seq)
    return history


LOT = 64
"""Contents fetched at once: a long context has thousands, and other readers need turns."""
HEAVY = 1_000_000
"""Bytes from which decoding runs in a thread."""


class ContentCache:
    """A cache of stored contents as text, kept until cleared."""

    def __init__(self, session_store: SessionStore) -> None:
        self._session_store = session_store
        self._texts: dict[Digest, str] = {}

    async def fetch(self, digests: Iterable[Digest]) -> Texts:
        """Fetch texts by digest; the result stays valid after `clear`."""
        wanted = dict.fromkeys(digests)
        known = {digest: self._texts[digest] for digest in wanted if digest in self._texts}
        missing = [digest for digest in wanted if digest not in known]
        for at in range(0, len(missing), LOT):
            lot = missing[at : at + LOT]
            contents = await self._session_store.get_all(lot)
            if sum(len(content) for content in contents if isinstance(content, bytes)) > HEAVY:
                texts = await asyncio.to_thread(_texts, contents)
            else:
                texts = _texts(contents)
            known.update(zip(lot, texts, strict=True))
        self._texts.update(known)
        return known.__getitem__

    def clear(self) -> None:
        """Drop all texts; the context's blocks hold their own."""
        self._texts.clear()


def _texts(contents: Iterable[bytes | ContentError]) -> list[str]:
    return [
        content.decode("utf-8", "replace")
        if isinstance(content, bytes)
        else LOST_RESULT.format(problem=content.message)
        for content in contents
    ]


BRANCHED = Phrase("Branched in the middle of a turn. Continue from here.")
_SUFFIX = re.compile(r" \(branch(?: \d+)?\)$")
_NEXT = TurnStarted | TurnResumed | WindowSent | SessionStarted
"""Events that begin something beyond the step before."""


def last_of_step(items: Sequence[Recorded | Unreadable], through: int) -> int:
    """Return the number of the last event in the step that contains event `through`.

    A step is never cut: its results and their gate decisions stay with it.
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
    items: Sequence[Recorded | Unreadable],
    count: int,
    *,
    source: SessionId,
    now: float,
    existing: Collection[str] = (),
) -> list[Event]:
    """Return the first `count` events as the beginning of a new session.

    Its title is none of the `existing` ones.
    """
    if not items or count < 1:
        raise EngineError("Nothing to branch from.", "Choose a message.")
    title = _branch_title(items[:count], existing)
    branched: list[Event] = []
    running = False
    for item in items[:count]:
        # a damaged record keeps its place, because later events are named by number; a guest's own
        # session knows more than the branch
        copied = item.event if isinstance(item, Recorded) else None
        if copied is None or isinstance(copied, GuestStarted):
            copied = SessionRenamed(now, title)
        event: Event = copied
        if isinstance(event, SessionRenamed):
            event = replace(event, title=title)
        elif isinstance(event, SessionImported):  # what follows the copy happens here
            event = replace(event, events=min(event.events, count - item.seq))
        running = isinstance(event, TurnStarted | TurnResumed) or (
            running and not isinstance(event, TurnEnded)
        )
        branched.append(event)
    first = branched[0]
    began = first if isinstance(first, SessionStarted) else SessionStarted(now, title)
    lost = any(isinstance(item, Unreadable) for item in items[:count])
    began = replace(began, tainted=began.tainted or lost)
    branched[0] = replace(began, title=title, parent=NO_SESSION, source=source, copied=count)
    if running:
        branched.append(TurnEnded(now, Ending.STOPPED, BRANCHED))
    if (mode := _mode(items)) is not None and mode is not _mode(items[:count]):
        branched.append(
            ModeChanged(now, mode)
        )  # the branch keeps the mode that the session has now
    branched.extend(_later_pins(items, count, now=now, first=len(branched) + 1))
    branched.append(SessionRenamed(now, title))
    return branched


def _later_pins(
    items: Sequence[Recorded | Unreadable], count: int, *, now: float, first: int
) -> list[Event]:
    """Return the pins of copied messages that were made after the last copied event.

    Their IDs have the number of their events in the branch, as those of all new pins do.
    """
    pins: dict[str, Pin] = {}
    for item in items:
        match item:
            case Recorded(seq=seq, event=Pinned(pin=pin)) if seq > count >= pin.source > 0:
                pins[pin.id] = pin
            case Recorded(event=Unpinned(pin=name)):
                pins.pop(name, None)
    return [
        Pinned(now, replace(pin, id=f"pin-{at}")) for at, pin in enumerate(pins.values(), first)
    ]


def _mode(items: Sequence[Recorded | Unreadable]) -> Mode | None:
    chosen = (
        item.event.mode
        for item in reversed(items)
        if isinstance(item, Recorded) and isinstance(item.event, ModeChanged)
    )
    return next(chosen, None)


def _branch_title(items: Sequence[Recorded | Unreadable], existing: Collection[str]) -> str:
    """Return the title with "(branch)", or "(branch 2)" and so on if others have that."""
    names = [
        item.event.title
        for item in items
        if isinstance(item, Recorded) and isinstance(item.event, SessionStarted | SessionRenamed)
    ]
    newest = _SUFFIX.sub("", names[-1]) if names else ""
    title, number = f"{newest} (branch)", 1
    while title in existing:
        number += 1
        title = f"{newest} (branch {number})"
    return title
