"""A workspace's accounts: read once, kept current, and the same however they came about."""

import asyncio
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.context.usage import SessionUsage
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    Event,
    ModelCalled,
    Recorded,
    SessionStarted,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text
from helix_desktop.domain.ports import Transaction
from helix_desktop.domain.workspace import NOTHING
from helix_desktop.engine.budget import KEPT_EVERY, UsageLedger
from helix_desktop.engine.runtime import EventBus
from tests.engine.stage import play
from tests.examples import tries
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, Loft

A, B, CHILD = (SessionId(letter * 16) for letter in "123")
REPLY = AssistantReplied(1.0, "main", (Text("x"),), StopReason.ANSWERED, Usage(10, 1), cost=0.5)


class Reading(FakeStore):
    """Counts the events that are handed out, and lets others work before it does so."""

    def __init__(self, loft: Loft) -> None:
        super().__init__(FakeClock(), loft)
        self.read = 0

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]:
        found = await super().events(session, first, last)
        await asyncio.sleep(0)
        self.read += len(found)
        return found


class Shop:
    """A store, a bus, and the books over both."""

    def __init__(self, loft: Loft | None = None) -> None:
        self.loft = loft or Loft()
        self.store = Reading(self.loft)
        self.bus = EventBus()
        self.ledger = UsageLedger(self.store, self.bus)

    async def write(self, session: SessionId, *events: Event) -> None:
        """As a journal does: on disk first, then on the bus."""
        receipt = await self.store.commit(Transaction(session, events))
        for item in receipt.recorded:
            self.bus.publish(Journaled(item))


def begun(parent: SessionId = NO_SESSION) -> tuple[Event, Event]:
    return SessionStarted(1.0, "x", parent), TurnStarted(1.0, "x")


async def test_what_was_there_before_and_what_comes_after_are_one_account() -> None:
    before = Shop()
    await before.write(A, *begun(), REPLY)
    shop = Shop(before.loft)
    assert (await shop.ledger.account(A)).own.cost == 0.5
    await shop.write(A, REPLY)
    await shop.write(B, *begun(), REPLY)
    read = shop.store.read
    account = await shop.ledger.workspace()
    assert shop.store.read == read, "what was heard is not read"
    assert account.total.cost == 1.5
    assert [each.session for each in account.sessions] == [B, A]


async def test_a_subagent_stands_under_its_parent_and_in_the_workspace() -> None:
    shop = Shop()
    await shop.write(A, *begun(), REPLY)
    await shop.write(CHILD, *begun(A), REPLY, ModelCalled(1.0, "fast", CallKind.JOB, None))
    for ledger in (shop.ledger, Shop(shop.loft).ledger):
        account = await ledger.workspace()
        [parent] = account.sessions
        [child] = parent.children
        assert (parent.own.cost, parent.total.cost) == (0.5, 1.0)
        assert (child.session, child.own.unknown) == (CHILD, 1)
        assert dict(account.llms)["fast"].unknown == 1
        assert (await ledger.sums(CHILD))[0] == (await ledger.sums(A))[0] == parent.total


async def test_a_child_whose_parent_was_deleted_is_still_counted() -> None:
    shop = Shop()
    await shop.write(CHILD, *begun(A), REPLY)
    account = await shop.ledger.workspace()
    assert [each.session for each in account.sessions] == [CHILD]
    assert account.total.cost == 0.5


async def test_the_next_start_reads_only_what_came_after_the_kept_fold() -> None:
    shop = Shop()
    await shop.write(A, *begun(), *[REPLY] * KEPT_EVERY)
    first = Shop(shop.loft)
    whole = await first.ledger.account(A)
    assert first.store.read == KEPT_EVERY + 2
    await first.write(A, REPLY)
    second = Shop(shop.loft)
    assert (await second.ledger.account(A)).own.calls == whole.own.calls + 1
    assert second.store.read == 1


async def test_a_kept_fold_that_is_damaged_or_of_another_journal_is_not_missed() -> None:
    for seq, state in ((2, b"\xc1"), (99, b""), (2, b"\x92\x63\x80"), (2, b"\x92\x01\x80")):
        shop = Shop()
        await shop.write(A, *begun(), REPLY)
        shop.loft.snapshots[A] = (seq, state)
        assert (await Shop(shop.loft).ledger.account(A)).own.cost == 0.5


async def test_a_full_disk_keeps_nobody_from_knowing_what_was_spent() -> None:
    shop = Shop()
    await shop.write(A, *begun(), *[REPLY] * KEPT_EVERY)
    shop.store.refuse = StoreFull("The disk is full.")
    assert (await shop.ledger.account(A)).own.calls == KEPT_EVERY
    assert A not in shop.loft.snapshots


async def test_a_damaged_record_is_said_to_be_missing() -> None:
    shop = Shop()
    await shop.write(A, *begun(), REPLY)
    await shop.ledger.account(A)
    await shop.store.commit(Transaction(A, (REPLY,)))
    shop.loft.journals[A][3] = b"\x00"
    await shop.write(A, REPLY)
    account = await shop.ledger.account(A)
    assert (account.own.calls, account.unreadable) == (2, 1)


async def test_a_session_that_is_not_there_took_nothing() -> None:
    assert (await Shop().ledger.account(A)).total == NOTHING


@settings(max_examples=tries(40))
@given(st.lists(st.sampled_from([A, B, CHILD]), max_size=40), st.integers(0, 40))
def test_whatever_is_journaled_while_the_books_are_opened_is_counted_once(
    order: list[SessionId], known: int
) -> None:
    async def story() -> None:
        shop = Shop()
        for session in (A, B, CHILD):
            await shop.write(session, *begun(A if session == CHILD else NO_SESSION))
        for session in order[:known]:
            await shop.write(session, REPLY)
        late = Shop(shop.loft)

        async def write() -> None:
            for session in order[known:]:
                await late.write(session, REPLY)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as group:
            group.create_task(write())
            group.create_task(late.ledger.workspace())
        account = await late.ledger.workspace()
        assert account.total.calls == len(order)
        for session in (A, B, CHILD):
            ledger = SessionUsage()
            for item in await late.store.events(session):
                ledger.add(item)
            assert (await late.ledger.account(session)).own == ledger.own

    play(story())
