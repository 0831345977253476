"""The usage of a workspace and the budgets that limit it.

Every session's journal is folded once and followed from then on. The sums are stored from time to
time, so that the next start reads only new events. Budgets are checked before each model call and
updated after it. Calls under way when a limit is reached are not canceled; their cost is the most
by which a budget can be overshot: one call of the conversation and of each subagent (four at most),
plus the calls of their gates and jobs at that moment (at most four calls for a job, one for each
output that is held at a gate).
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec
from msgspec import Struct

from helix_desktop.context.usage import SessionUsage
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import (
    NOTHING,
    SessionCosts,
    UsageSum,
    WorkspaceCosts,
    format_dollars,
)
from helix_desktop.domain.errors import BudgetExceeded, JournalError, StoreError
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.domain.live_events import BudgetWarned, Journaled, Live
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Store
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import NO_BUDGETS, Budget, Budgets
from helix_desktop.engine.runtime import EventBus
from helix_desktop.engine.unknown_prices import PriceQuestionBroker

EVENTS_PER_SNAPSHOT = 200
"""New events of an open session after which its folded usage is stored again."""

MIN_SAVED_EVENTS = 25
"""New events at the first reading from which that is done, so that 500 sessions are soon read."""

AT_A_TIME = 250
"""Events folded before other tasks of the event loop get a turn."""

VERSION = 2
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
        self._families: dict[SessionId, UsageSum] = defaultdict(UsageSum)
        """Usage of each conversation together with its subagents, by the conversation's session."""
        self._total = NOTHING
        self._behind: set[SessionId] = set()
        """Sessions with journaled events that their ledger has not folded yet."""
        self._loaded = False
        self._order = asyncio.Lock()
        bus.subscribe(self._hear)

    async def account(self, session: SessionId) -> SessionCosts:
        await self._current()
        return self._account(session, self._children())

    async def workspace(self) -> WorkspaceCosts:
        await self._current()
        children = self._children()
        ledgers = self._ledgers.values()
        return WorkspaceCosts(
            tuple(self._account(name, children) for name in reversed(children[NO_SESSION])),
            _merge(ledger.llms for ledger in ledgers),
            _merge(ledger.kinds for ledger in ledgers),
        )

    async def sessions(self) -> Mapping[SessionId, SessionUsage]:
        """Return the usage of every session up to now, of which some are subagents'."""
        await self._current()
        usages = {}
        for session, ledger in list(self._ledgers.items()):
            usages[session] = ledger.copy()
            await asyncio.sleep(0)
        return usages

    async def sums(self, session: SessionId) -> tuple[UsageSum, UsageSum]:
        """Return the usage of a session's conversation, and the workspace's total."""
        await self._current()
        return self._families[self.root(session)], self._total

    def root(self, session: SessionId) -> SessionId:
        """Return the conversation of a session: itself, or the session its subagent works for."""
        while (parent := self._parent(session)) != NO_SESSION:
            session = parent
        return session

    def _hear(self, event: Live) -> None:
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

    async def _current(self) -> None:
        """Fold every journal that has events not folded yet."""
        if self._loaded and not self._behind:
            return
        async with self._order:
            if not self._loaded:
                # a subagent's session has a later ID than its parent
                for head in sorted(await self._store.sessions(), key=lambda head_: head_.id):
                    if head.id in self._ledgers:
                        continue  # an earlier attempt was canceled after this session
                    ledger = _restore_usage(await self._store.snapshot(head.id), head.count)
                    self._ledgers[head.id] = ledger
                    self._add(head.id, ledger.own)
                    if ledger.seq < head.count:
                        await self._catch_up(head.id, keep_from=MIN_SAVED_EVENTS)
                self._loaded = True
            while self._behind:
                await self._catch_up(self._behind.pop())

    async def _catch_up(self, session: SessionId, *, keep_from: int = EVENTS_PER_SNAPSHOT) -> None:
        """Fold the journal's new events; if that is broken off, they are still to be folded."""
        try:
            await self._read_new(session, keep_from)
        except BaseException:
            self._behind.add(session)
            raise

    async def _read_new(self, session: SessionId, keep_from: int) -> None:
        """Fold the journal's new events, and store the fold if there were many."""
        ledger = self._ledgers.setdefault(session, SessionUsage())
        known = ledger.seq
        try:
            recorded = await self._store.events(session, known + 1)
        except JournalError:
            ledger.unreadable += 1
            return
        for start in range(0, len(recorded), AT_A_TIME):
            self._fold(session, ledger, recorded[start : start + AT_A_TIME])
            await asyncio.sleep(0)
        if ledger.seq - known >= keep_from:
            # the fold can be computed again at any time; a tool's name may be no text for a file
            with suppress(StoreError, UnicodeEncodeError):
                snapshot = _encoder.encode((VERSION, ledger))
                await self._store.keep_snapshot(session, ledger.seq, snapshot)

    def _fold(
        self, session: SessionId, ledger: SessionUsage, recorded: Sequence[Recorded | Unreadable]
    ) -> None:
        """Add events that are not folded yet; the bus may have delivered some during a read."""
        for item in recorded:
            if item.seq > ledger.seq and (added := ledger.add(item)) is not NOTHING:
                self._add(session, added)

    def _add(self, session: SessionId, added: UsageSum) -> None:
        root = self.root(session)
        self._families[root] = self._families[root].plus(added)
        self._total = self._total.plus(added)

    def _children(self) -> dict[SessionId, list[SessionId]]:
        """Return the children of each session, oldest first.

        In an imported store, a chain of sessions may be too deep to be shown: its rest stands
        under the last that is not.
        """
        by_parent: dict[SessionId, list[SessionId]] = defaultdict(list)
        above: dict[SessionId, tuple[SessionId, int]] = {NO_SESSION: (NO_SESSION, 0)}
        for name in sorted(self._ledgers):
            parent, depth = above[self._parent(name)]
            by_parent[parent].append(name)
            above[name] = (name, depth + 1) if depth < MAX_DEPTH else (parent, depth)
        return by_parent

    def _account(
        self, session: SessionId, children: Mapping[SessionId, Sequence[SessionId]]
    ) -> SessionCosts:
        own = self._ledgers.get(session, SessionUsage()).account(session)
        below = tuple(self._account(child, children) for child in children.get(session, ()))
        return replace(own, children=below)

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
    return ledger if version == VERSION and ledger.seq == snapshot[0] else SessionUsage()


def _merge(parts: Iterable[Mapping[T, UsageSum]]) -> tuple[tuple[T, UsageSum], ...]:
    sums: dict[T, UsageSum] = defaultdict(UsageSum)
    for part in parts:
        for name, tally in part.items():
            sums[name] = sums[name].plus(tally)
    return tuple(sorted(sums.items()))


HINT = Phrase("Everything is saved. Raise the budget in Settings › Budgets to continue.")


BUDGET_SCOPES = (Phrase("The session"), Phrase("The workspace"))


class _Scope(Struct, frozen=True):
    """A budget, the name of its scope, and the usage that counts against it."""

    name: str
    key: SessionId
    budget: Budget
    spent: UsageSum


class BudgetGuard:
    """Checks and warnings of a workspace's budgets, which may change while sessions are open."""

    def __init__(
        self,
        ledger: UsageLedger,
        bus: EventBus,
        budgets: Budgets = NO_BUDGETS,
        *,
        prices: PriceQuestionBroker | None = None,
    ) -> None:
        self.ledger = ledger
        self.budgets = budgets
        self.prices = prices
        self._bus = bus
        self._seen: dict[SessionId, UsageSum] = {}
        """Usage at the last look, so that each threshold is reported once."""

    async def check(self, session: SessionId, llm: Callable[[], Llm] | None = None) -> None:
        """Raise BudgetExceeded if a budget that covers the session is used up.

        With `llm`, wait until a budget in dollars can be kept for a call of the model it returns.
        """
        await self._check_spent(session)
        if llm is None or self.prices is None:
            return
        if await self.prices.settle(session, llm, lambda: self.budgets.in_dollars):
            await self._check_spent(session)  # time has passed

    def priced(self, llm: Llm) -> Llm:
        """Return a model with the price that was set since its handle was made."""
        return self.prices.current(llm) if self.prices is not None else llm

    async def _check_spent(self, session: SessionId) -> None:
        for scope in await self._scopes(session):
            self._seen.setdefault(scope.key, scope.spent)
            if over := _over(scope.name, scope.budget, scope.spent):
                raise BudgetExceeded(over, HINT)

    async def look(self, session: SessionId) -> Sequence[str]:
        """Return a warning of every threshold crossed since the last look.

        Called after a call is journaled. The caller journals and publishes each warning.
        """
        warnings: list[str] = []
        for scope in await self._scopes(session):
            before = self._seen.get(scope.key, scope.spent)
            self._seen[scope.key] = scope.spent
            for warning in _crossed_limits(scope, before):
                warnings.append(warning)
        return warnings

    def publish_warning(self, session: SessionId, warning: str) -> None:
        """Tell whoever does not read the journal of a warning in a session's conversation."""
        self._bus.publish(BudgetWarned(self.ledger.root(session), warning))

    async def _scopes(self, session: SessionId) -> list[_Scope]:
        """Return the scopes that have a budget; without budgets no journal is read."""
        if self.budgets == NO_BUDGETS:
            return []
        family, everything = await self.ledger.sums(session)
        root, budgets = self.ledger.root(session), self.budgets
        session_name, workspace_name = BUDGET_SCOPES
        return [
            _Scope(session_name, root, budgets.session, family),
            _Scope(workspace_name, NO_SESSION, budgets.workspace, everything),
        ]


def _over(name: str, budget: Budget, spent: UsageSum) -> str:
    """Describe the budget that is used up; return "" if none is."""
    if 0 < budget.stop_dollars <= spent.cost:
        used = format_dollars(spent.cost)
        if spent.unknown:
            used = Phrase.counted(
                spent.unknown,
                "{cost} and {count} call with an unknown price",
                "{cost} and {count} calls with an unknown price",
                cost=used,
            )
        return Phrase(
            "{name} has used up its budget of {budget} ({used}).",
            name=name,
            budget=format_dollars(budget.stop_dollars),
            used=used,
        )
    if 0 < budget.stop_tokens <= spent.tokens:
        return Phrase(
            "{name} has used up its budget of {budget} tokens ({tokens}).",
            name=name,
            budget=f"{budget.stop_tokens:,}",
            tokens=f"{spent.tokens:,}",
        )
    return ""


def _crossed_limits(scope: _Scope, before: UsageSum) -> Iterator[str]:
    """Yield the warnings that are due with this usage."""
    name, budget, spent = scope.name, scope.budget, scope.spent
    if before.cost < budget.warn_dollars <= spent.cost:
        mark = format_dollars(budget.warn_dollars)
        yield Phrase(
            "{name} has spent {cost} of its {limit}. Your warning is set at {mark}."
            if budget.stop_dollars
            else "{name} has spent {cost}. Your warning is set at {mark}.",
            name=name,
            cost=format_dollars(spent.cost),
            limit=format_dollars(budget.stop_dollars),
            mark=mark,
        )
    if before.tokens < budget.warn_tokens <= spent.tokens:
        mark = f"{budget.warn_tokens:,}"
        yield Phrase(
            "{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}."
            if budget.stop_tokens
            else "{name} has used {tokens} tokens. Your warning is set at {mark}.",
            name=name,
            tokens=f"{spent.tokens:,}",
            limit=f"{budget.stop_tokens:,}",
            mark=mark,
        )
    if (budget.warn_dollars or budget.stop_dollars) and not before.unknown and spent.unknown:
        yield Phrase(
            "{name} made a call with an unknown price. Dollar budgets don't count "
            "it; token budgets do.",
            name=name,
        )
