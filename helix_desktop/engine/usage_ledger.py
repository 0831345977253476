"""Keeps the usage (tokens, costs) of all sessions of a workspace up to date.

The sums are stored from time to time, so that the next start reads only new events.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import NOTHING, SessionCosts, UsageSum, WorkspaceCosts
from helix_desktop.domain.errors import JournalError, StoreError
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.ports import Store
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus

EVENTS_PER_SNAPSHOT = 200
"""New events of an open session after which its folded usage is stored again."""

MIN_SAVED_EVENTS = 25
"""New events after which usage is stored at the first reading: few, so that a start with 500
sessions is soon fast.
"""

EVENTS_PER_SLICE = 250
"""Events folded before other tasks of the event loop get a turn."""

SNAPSHOT_VERSION = 7
"""Version of the stored fold; a fold of another version is ignored and made anew."""

T = TypeVar("T", bound=str)

_encoder = msgspec.msgpack.Encoder()

_decoder = msgspec.msgpack.Decoder(tuple[int, SessionUsage])

MAX_DEPTH = 20
"""The most levels of subagents in an account."""


class UsageLedger:
    """The usage of every session of a workspace, current as of the last event on the bus."""

    def __init__(self, store: Store, bus: EventBus) -> None:
        self._store = store
        self._ledgers: dict[SessionId, SessionUsage] = {}
        self._sums_of_conversations: dict[SessionId, UsageSum] = defaultdict(UsageSum)
        """Usage of each conversation together with its subagents, by the conversation's session."""
        self._total = NOTHING
        self._behind: set[SessionId] = set()
        """Sessions with journaled events that their ledger has not folded yet."""
        self._loaded = False
        self._lock = asyncio.Lock()
        bus.subscribe(self._on_event)

    async def account(self, session: SessionId) -> SessionCosts:
        await self._catch_up_all()
        return self._account(session, self._children())

    async def workspace(self) -> WorkspaceCosts:
        await self._catch_up_all()
        children = self._children()
        ledgers = self._ledgers.values()
        return WorkspaceCosts(
            tuple(self._account(name, children) for name in reversed(children[NO_SESSION])),
            _merge_sums(ledger.llms for ledger in ledgers),
            _merge_sums(ledger.kinds for ledger in ledgers),
        )

    async def sessions(self) -> Mapping[SessionId, SessionUsage]:
        """Return the current usage of every session, including subagents."""
        await self._catch_up_all()
        usages = {}
        for session, ledger in list(self._ledgers.items()):
            usages[session] = ledger.copy()
            await asyncio.sleep(0)
        return usages

    async def sums(self, session: SessionId) -> tuple[UsageSum, UsageSum]:
        """Return the usage of a session's conversation, and the workspace's total."""
        await self._catch_up_all()
        return self._sums_of_conversations[self.root(session)], self._total

    async def saved_tokens(self, session: SessionId) -> int:
        """Return the tokens that compactions and shortened outputs saved in all requests, less the
        tokens of the calls for them.

        Those of a session include those of its subagents, as its usage does.
        """
        await self._catch_up_all()
        return sum(
            tokens
            for name, usage in self._ledgers.items()
            if name == session or (usage.parent and self.root(name) == session)
            for *_, tokens in usage.savings()
        )

    def root(self, session: SessionId) -> SessionId:
        """Return the conversation of a session: itself, or the session its subagent works for."""
        while (parent := self._parent(session)) != NO_SESSION:
            session = parent
        return session

    def _on_event(self, event: Live) -> None:
        if not isinstance(event, Journaled):
            return
        item = event.recorded
        if self._loaded and item.seq == 1:
            self._ledgers.setdefault(item.session, SessionUsage())
        ledger = self._ledgers.get(item.session)
        if ledger is None or item.seq > ledger.seq + 1:
            self._behind.add(item.session)
        else:
            self._fold(item.session, ledger, [item])

    async def _catch_up_all(self) -> None:
        """Fold every journal that has events not folded yet."""
        if self._loaded and not self._behind:
            return
        async with self._lock:
            if not self._loaded:
                # a subagent's session has a later ID than its parent
                for head in sorted(await self._store.sessions(), key=lambda head_: head_.id):
                    if head.id in self._ledgers:
                        continue  # an earlier attempt was canceled after this session
                    ledger = _restore_usage(await self._store.snapshot(head.id), head.count)
                    self._ledgers[head.id] = ledger
                    self._add_to_sums(head.id, ledger.own)
                    if ledger.seq < head.count:
                        await self._catch_up(head.id, keep_from=MIN_SAVED_EVENTS)
                self._loaded = True
            while self._behind:
                await self._catch_up(self._behind.pop())

    async def _catch_up(self, session: SessionId, *, keep_from: int = EVENTS_PER_SNAPSHOT) -> None:
        """Fold the journal's new events, and store the fold if there were many.

        If that is canceled, the next call folds them.
        """
        try:
            ledger = self._ledgers.setdefault(session, SessionUsage())
            seq_before = ledger.seq
            try:
                recorded = await self._store.events(session, seq_before + 1)
            except JournalError:
                ledger.unreadable += 1
                return
            for start in range(0, len(recorded), EVENTS_PER_SLICE):
                self._fold(session, ledger, recorded[start : start + EVENTS_PER_SLICE])
                await asyncio.sleep(0)
            if ledger.seq - seq_before >= keep_from:
                # a fold can be computed again; the name of a tool may not be valid UTF-8
                with suppress(StoreError, UnicodeEncodeError):
                    snapshot = _encoder.encode((SNAPSHOT_VERSION, ledger))
                    await self._store.keep_snapshot(session, ledger.seq, snapshot)
        except BaseException:
            self._behind.add(session)
            raise

    def _fold(
        self, session: SessionId, ledger: SessionUsage, recorded: Sequence[Recorded | Unreadable]
    ) -> None:
        """Add events that are not folded yet; the bus may have delivered some during a read."""
        for item in recorded:
            if item.seq > ledger.seq and (added := ledger.add(item)) is not NOTHING:
                self._add_to_sums(session, added)

    def _add_to_sums(self, session: SessionId, added: UsageSum) -> None:
        root = self.root(session)
        self._sums_of_conversations[root] = self._sums_of_conversations[root].plus(added)
        self._total = self._total.plus(added)

    def _children(self) -> dict[SessionId, list[SessionId]]:
        """Return the children of each session, oldest first.

        An imported store may have a chain of sessions that is too deep to be shown: those at the
        end are shown as children of the deepest one allowed.
        """
        by_parent: dict[SessionId, list[SessionId]] = defaultdict(list)
        parent_and_depth: dict[SessionId, tuple[SessionId, int]] = {NO_SESSION: (NO_SESSION, 0)}
        for name in sorted(self._ledgers):
            parent, depth = parent_and_depth[self._parent(name)]
            by_parent[parent].append(name)
            parent_and_depth[name] = (name, depth + 1) if depth < MAX_DEPTH else (parent, depth)
        return by_parent

    def _account(
        self, session: SessionId, children: Mapping[SessionId, Sequence[SessionId]]
    ) -> SessionCosts:
        costs = self._ledgers.get(session, SessionUsage()).costs(session)
        child_costs = tuple(self._account(child, children) for child in children.get(session, ()))
        return replace(costs, children=child_costs)

    def _parent(self, session: SessionId) -> SessionId:
        """Return a session's parent, or NO_SESSION if the parent was deleted: usage still
        counts."""
        parent = self._ledgers[session].parent if session in self._ledgers else NO_SESSION
        return parent if parent in self._ledgers and parent < session else NO_SESSION


def _restore_usage(snapshot: tuple[int, bytes] | None, count: int) -> SessionUsage:
    """Return the stored fold if its version and journal match; a fold can always be made anew."""
    if snapshot is None or snapshot[0] > count:
        return SessionUsage()
    try:
        version, ledger = _decoder.decode(snapshot[1])
    except (msgspec.DecodeError, ValueError, RecursionError):
        return SessionUsage()
    return ledger if version == SNAPSHOT_VERSION and ledger.seq == snapshot[0] else SessionUsage()


def _merge_sums(sums_by_name: Iterable[Mapping[T, UsageSum]]) -> tuple[tuple[T, UsageSum], ...]:
    sums: dict[T, UsageSum] = defaultdict(UsageSum)
    for sums_of_one in sums_by_name:
        for name, usage in sums_of_one.items():
            sums[name] = sums[name].plus(usage)
    return tuple(sorted(sums.items()))
