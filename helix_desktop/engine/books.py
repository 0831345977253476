"""A workspace's accounts: every session's journal folded once, and from then on as it grows.

What was folded is kept in the store now and then, so that the next start reads only what is new.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import msgspec

from helix_desktop.context.accounting import Ledger
from helix_desktop.domain.accounts import NOTHING, SessionAccount, Tally, WorkspaceAccount
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import JournalError, StoreError
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.domain.live import Journaled, Live
from helix_desktop.domain.ports import Attic
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.bus import Bus

KEPT_EVERY = 200
"""A session that grew by fewer events since its fold was kept is read again from there."""

AT_A_TIME = 250
"""Events that are folded before whoever else waits for the loop gets it."""

VERSION = 1
"""Of the kept fold; another one is not read, but folded anew."""

T = TypeVar("T", bound=str)

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(tuple[int, Ledger])


class Books:
    """What each session of a workspace took; current as of the last event on the bus."""

    def __init__(self, attic: Attic, bus: Bus) -> None:
        self._attic = attic
        self._ledgers: dict[SessionId, Ledger] = {}
        self._families: dict[SessionId, Tally] = defaultdict(Tally)
        """What conversations took with their SubAgents, by the conversation's own session."""
        self._total = NOTHING
        self._behind: set[SessionId] = set()
        """Sessions of which something was journaled that their ledger has not seen."""
        self._loaded = False
        self._order = asyncio.Lock()
        bus.subscribe(self._hear)

    async def account(self, session: SessionId) -> SessionAccount:
        """One session with its SubAgents."""
        await self._current()
        return self._account(session, self._children())

    async def workspace(self) -> WorkspaceAccount:
        await self._current()
        children = self._children()
        ledgers = self._ledgers.values()
        return WorkspaceAccount(
            tuple(self._account(name, children) for name in reversed(children[NO_SESSION])),
            _merged(each.llms for each in ledgers),
            _merged(each.kinds for each in ledgers),
        )

    async def sums(self, session: SessionId) -> tuple[Tally, Tally]:
        """What the conversation took that a session belongs to, and what everything took."""
        await self._current()
        return self._families[self.root(session)], self._total

    def root(self, session: SessionId) -> SessionId:
        """The conversation that a session belongs to: itself, or what its SubAgent works for."""
        parent = self._parent(session)
        return self.root(parent) if parent != NO_SESSION else session

    def _hear(self, event: Live) -> None:
        if not isinstance(event, Journaled):
            return
        item = event.recorded
        if self._loaded and item.seq == 1:
            self._ledgers.setdefault(item.session, Ledger())
        ledger = self._ledgers.get(item.session)
        if ledger is None or item.seq > ledger.seq + 1:
            self._behind.add(item.session)
        else:
            self._fold(item.session, ledger, [item])

    async def _current(self) -> None:
        """Read what is not known yet."""
        if self._loaded and not self._behind:
            return
        async with self._order:
            if not self._loaded:
                # a SubAgent's session has a later id than the one it works for
                for head in sorted(await self._attic.sessions(), key=lambda each: each.id):
                    await self._open(head)
                self._loaded = True
            while self._behind:
                await self._catch_up(self._behind.pop())

    async def _open(self, head: SessionHead) -> None:
        if head.id in self._ledgers:
            return  # an earlier attempt was broken off behind it
        ledger = _revived(await self._attic.snapshot(head.id), head.count)
        self._ledgers[head.id] = ledger
        self._add(head.id, ledger.own)
        await self._catch_up(head.id)

    async def _catch_up(self, session: SessionId) -> None:
        """Fold what the journal has beyond; keep the outcome if that was much."""
        ledger = self._ledgers.setdefault(session, Ledger())
        known = ledger.seq
        try:
            found = await self._attic.events(session, known + 1)
        except JournalError:
            ledger.unreadable += 1
            return
        for start in range(0, len(found), AT_A_TIME):
            self._fold(session, ledger, found[start : start + AT_A_TIME])
            await asyncio.sleep(0)
        if ledger.seq - known >= KEPT_EVERY:
            await self._keep(session, ledger)

    async def _keep(self, session: SessionId, ledger: Ledger) -> None:
        try:
            await self._attic.keep_snapshot(session, ledger.seq, _encoder.encode((VERSION, ledger)))
        except StoreError:
            return  # it can be worked out again at any time

    def _fold(
        self, session: SessionId, ledger: Ledger, found: Sequence[Recorded | Unreadable]
    ) -> None:
        """What is new of it; while a journal is read, the bus may have told of its end."""
        for item in found:
            if item.seq > ledger.seq and (took := ledger.add(item)) is not NOTHING:
                self._add(session, took)

    def _add(self, session: SessionId, took: Tally) -> None:
        root = self.root(session)
        self._families[root] = self._families[root].plus(took)
        self._total = self._total.plus(took)

    def _children(self) -> dict[SessionId, list[SessionId]]:
        """The sessions that each session is the parent of, oldest first."""
        found: dict[SessionId, list[SessionId]] = defaultdict(list)
        for name in sorted(self._ledgers):
            found[self._parent(name)].append(name)
        return found

    def _account(
        self, session: SessionId, children: Mapping[SessionId, Sequence[SessionId]]
    ) -> SessionAccount:
        own = self._ledgers.get(session, Ledger()).account(session)
        below = tuple(self._account(each, children) for each in children.get(session, ()))
        return replace(own, children=below)

    def _parent(self, session: SessionId) -> SessionId:
        """Of a child whose parent was deleted there is none: what it took is not forgotten."""
        parent = self._ledgers[session].parent if session in self._ledgers else NO_SESSION
        return parent if parent in self._ledgers and parent < session else NO_SESSION


def _revived(kept: tuple[int, bytes] | None, count: int) -> Ledger:
    """A kept fold if it is one of this journal and version; it is derived, so never missed."""
    if kept is None or kept[0] > count:
        return Ledger()
    try:
        version, ledger = _decoder.decode(kept[1])
    except (msgspec.DecodeError, ValueError, RecursionError):
        return Ledger()
    return ledger if version == VERSION and ledger.seq == kept[0] else Ledger()


def _merged(parts: Iterable[Mapping[T, Tally]]) -> tuple[tuple[T, Tally], ...]:
    found: dict[T, Tally] = defaultdict(Tally)
    for part in parts:
        for name, tally in part.items():
            found[name] = found[name].plus(tally)
    return tuple(sorted(found.items()))
