"""Budgets and accounts: read once, kept current; a warning once, a stop before the next call."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Job, WrittenBy
from helix_desktop.domain.costs import NOTHING
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import (
    AssistantReplied,
    BudgetThresholdReached,
    CallKind,
    Cause,
    Ending,
    EpochCommitted,
    Event,
    ModelCalled,
    OutputGated,
    Recorded,
    SessionStarted,
    TurnEnded,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.live_events import BudgetWarned, Journaled
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    Prices,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import Role, Text, ToolCall
from helix_desktop.domain.ports import Transaction
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import NO_BUDGET, Budget, Budgets
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.subagents import MAX_SUBAGENTS_AT_ONCE
from helix_desktop.engine.usage_ledger import EVENTS_PER_SNAPSHOT, UsageLedger
from tests.engine.delegation import DelegationStage, is_child
from tests.engine.stage import SESSION, Stage, call, play
from tests.engine.talks import POLICY, TALK
from tests.engine.talks import stage as talk
from tests.engine.test_gate import stage as gate_stage
from tests.examples import tries
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.provider import Script, ScriptedProvider
from tests.fakes.speaker import Agent, Speaker, always, document, is_gate, words

DOLLAR = Usage(output=1_000_000)
"""What costs a dollar of a model that has a price."""
PRICED = Llm("priced", "test", 8_000, 1_000, prices=Prices(input=1.0, output=1.0))


def for_session(**marks: float) -> Budgets:
    return Budgets(session=replace(NO_BUDGET, **marks))


def limited(stage: Stage, budgets: Budgets) -> Stage:
    bus = stage.deps.base.bus
    stage.exchange(budget=BudgetGuard(UsageLedger(stage.store, bus), bus, budgets))
    return stage


def reply(*calls: ToolCall, usage: Usage | None = DOLLAR) -> Script:
    made = [ToolCallArrived(item) for item in calls]
    reason = StopReason.TOOLS if calls else StopReason.ANSWERED
    return (TextDelta("so"), *made, StreamFinished(reason, usage))


def working(steps: int, usage: Usage | None = DOLLAR) -> ScriptedProvider:
    """Asks for a tool in every step but the last."""
    replies = [reply(call(f"c{at}"), usage=usage) for at in range(steps - 1)]
    return ScriptedProvider(*replies, reply(usage=usage))


def end_of(events: Sequence[Event]) -> TurnEnded:
    [end] = [event for event in events if isinstance(event, TurnEnded)]
    return end


def warned(stage: Stage) -> list[str]:
    return [item.detail for item in stage.seen if isinstance(item, BudgetWarned)]


def spent(events: Sequence[Event]) -> list[float | None]:
    return [event.cost for event in events if isinstance(event, AssistantReplied)]


async def test_a_stop_ends_the_turn_before_the_next_call_and_says_why() -> None:
    provider = working(9)
    stage = limited(Stage(provider, llm=PRICED), for_session(stop_dollars=2.5))
    events = await stage.turn()
    assert len(provider.requests) == 3
    assert spent(events) == [1.0, 1.0, 1.0]
    end = end_of(events)
    assert (end.ending, end.cause) == (Ending.FAILED, Cause.BUDGET)
    assert end.detail.startswith("The session has used up its budget of $2.50 ($3.00). Everything")
    assert stage.runner.session_window.history.open_calls == ()


async def test_a_raised_budget_lets_the_turn_go_on() -> None:
    provider = working(4)
    stage = limited(Stage(provider, llm=PRICED), for_session(stop_dollars=2.0))
    await stage.turn()
    stage.deps.rules.budget.budgets = for_session(stop_dollars=10.0)
    await stage.runner.resume()
    await stage.runner.wait_for_turn()
    assert len(provider.requests) == 4
    ends = [event for event in await stage.journal() if isinstance(event, TurnEnded)]
    assert [end.ending for end in ends] == [Ending.FAILED, Ending.DONE]


async def test_a_warning_is_told_once_for_each_mark_that_is_crossed() -> None:
    budgets = Budgets(
        Budget(warn_dollars=1.5, stop_dollars=50.0), Budget(warn_dollars=3.0, warn_tokens=5)
    )
    stage = limited(Stage(working(6), llm=PRICED), budgets)
    await stage.turn()
    assert warned(stage) == [
        "The workspace has used 1,000,000 tokens. Your warning is set at 5.",
        "The session has spent $2.00 of its $50.00. Your warning is set at $1.50.",
        "The workspace has spent $3.00. Your warning is set at $3.00.",
    ]


async def test_after_a_restart_a_mark_that_was_crossed_is_not_told_again() -> None:
    saved_data, budgets = SavedData(), for_session(warn_dollars=1.5, stop_dollars=2.5)
    first = limited(Stage(working(2), llm=PRICED, saved_data=saved_data), budgets)
    await first.turn()
    assert len(warned(first)) == 1
    second = limited(Stage(working(2), llm=PRICED, saved_data=saved_data), budgets)
    await second.say("on", "and on")
    assert warned(second) == []
    ends = [item for item in await second.journal() if isinstance(item, TurnEnded)]
    assert [end.cause for end in ends] == [Cause.NONE, Cause.BUDGET, Cause.BUDGET]


def test_where_no_price_is_known_tokens_are_what_is_limited_and_the_user_hears_of_it() -> None:
    async def story() -> None:
        budgets = for_session(stop_dollars=0.5, stop_tokens=2_500_000)
        stage = limited(Stage(working(9)), budgets)
        events = await stage.turn()
        assert spent(events) == [None, None, None]
        assert "used up its budget of 2,500,000 tokens (3,000,000)" in end_of(events).detail
        assert warned(stage) == [
            "The session made a call with an unknown price. Dollar budgets don't count it; token "
            "budgets do."
        ]

    play(story())


async def test_the_workspace_stops_a_session_that_has_spent_nothing() -> None:
    saved_data = SavedData()
    await Stage(working(3), llm=PRICED, saved_data=saved_data).turn()
    other = Stage(working(1), llm=PRICED, saved_data=saved_data)
    limited(other, Budgets(workspace=Budget(stop_dollars=3.0)))
    await other.say("more")
    ends = [item for item in await other.journal() if isinstance(item, TurnEnded)]
    assert ends[-1].detail.startswith("The workspace has used up its budget of $3.00 ($3.00).")


async def test_a_job_is_done_by_rules_where_nothing_may_be_spent_and_its_epoch_says_so() -> None:
    fast = Speaker(always(document()))
    conversation = talk(Speaker(Agent(3)), replace(POLICY, compact_percent=0.0), fast=fast)
    limited(conversation, for_session(stop_tokens=1_000))
    await conversation.say(*TALK)
    compactor = conversation.runner.compactor
    await compactor.dry_run(Job.HANDOVER)
    assert len(fast.requests) == 1
    await compactor.run(Job.HANDOVER)
    assert len(fast.requests) == 1
    results = [
        item.epoch for item in await conversation.journal() if isinstance(item, EpochCommitted)
    ]
    newest = results[-1]
    assert (newest.job, newest.written_by) == (Job.HANDOVER, WrittenBy.RULES)
    assert "by rules: The session has used up its budget of 1,000 tokens" in newest.reason


async def test_at_the_gate_a_preview_is_taken_where_nobody_may_be_asked() -> None:
    conversation = gate_stage(always("A 1"), fast=always("extracted"))
    limited(conversation, for_session(stop_tokens=1))
    usage = Usage(input=10, output=1)
    first = (ToolCallArrived(call("c", "{}")), StreamFinished(StopReason.TOOLS, usage))
    conversation.deps.models.main.provider.answer = lambda _: first  # type: ignore[attr-defined]
    events = await conversation.turn()
    [gated] = [event for event in events if isinstance(event, OutputGated)]
    assert (gated.choice, gated.usage) == ("keep_preview", None)
    assert not [event for event in events if isinstance(event, ModelCalled)]
    assert end_of(events).cause is Cause.BUDGET


def hands_out(count: int) -> Speaker:
    """An agent that gives every task to SubAgents, which make calls that cost a dollar each."""
    made = 0

    def answer(request: ModelRequest) -> Script:
        nonlocal made
        if is_child(request):
            made += 1
            return reply(call(f"k{made}"))
        if request.messages[-1].role is Role.TOOL:
            return reply()
        return reply(*[ToolCall(f"s{n}", "SubAgent", '{"task":"count"}') for n in range(count)])

    return Speaker(answer, pace=0.001)


async def test_parallel_subagents_overshoot_by_no_more_than_the_calls_under_way() -> None:
    speaker = hands_out(MAX_SUBAGENTS_AT_ONCE + 2)
    stage = DelegationStage(speaker.answer, llm=PRICED)
    stage.deps.models.handles[LlmRole.MAIN] = replace(stage.deps.models.main, provider=speaker)
    limited(stage, for_session(stop_dollars=10.0, warn_dollars=5.0))
    events = await stage.turn()
    account = await stage.deps.rules.budget.ledger.account(SESSION)
    assert 10.0 <= account.total.cost < 10.0 + MAX_SUBAGENTS_AT_ONCE
    assert len(account.children) == MAX_SUBAGENTS_AT_ONCE + 2
    assert end_of(events).cause is Cause.BUDGET
    assert len(warned(stage)) == 1
    assert {item.session for item in stage.seen if isinstance(item, BudgetWarned)} == {SESSION}
    texts = [text for _, text in await stage.returned()]
    assert all("The SubAgent failed." in text and "budget" in text for text in texts)


async def test_every_call_beside_the_conversation_is_in_the_journal_whatever_comes_of_it() -> None:
    answers = {True: "no such letter", False: ""}
    conversation = gate_stage(lambda request: words(answers[is_gate(request)]), fast=always(""))
    events = await conversation.turn()
    called = [event for event in events if isinstance(event, ModelCalled)]
    assert [(item.kind, item.llm) for item in called] == [(CallKind.GATE, "main")]
    assert called[0].usage is not None
    assert called[0].cost is None


async def test_a_refused_handover_is_accounted_for() -> None:
    fast = Speaker(always("no document at all"))
    conversation = talk(Speaker(Agent(3)), replace(POLICY, compact_percent=0.0), fast=fast)
    await conversation.say(*TALK)
    before = len(fast.requests)
    await conversation.runner.compactor.run(Job.HANDOVER)
    called = [event for event in await conversation.journal() if isinstance(event, ModelCalled)]
    jobs = [item for item in called if item.kind is CallKind.JOB and item.llm == "fast"]
    assert len(jobs) == len(fast.requests) >= before + 1


A, B, CHILD = (SessionId(letter * 16) for letter in "123")
REPLY = AssistantReplied(1.0, "main", (Text("x"),), StopReason.ANSWERED, Usage(10, 1), cost=0.5)


class Reading(FakeStore):
    """Counts the events that are handed out, and lets others work before it does so."""

    def __init__(self, saved_data: SavedData) -> None:
        super().__init__(FakeClock(), saved_data)
        self.read = 0

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]:
        result = await super().events(session, first, last)
        await asyncio.sleep(0)
        self.read += len(result)
        return result


class Shop:
    """A store, a bus, and the books over both."""

    def __init__(self, saved_data: SavedData | None = None) -> None:
        self.saved_data = saved_data or SavedData()
        self.store = Reading(self.saved_data)
        self.bus = EventBus()
        self.ledger = UsageLedger(self.store, self.bus)

    async def write(self, session: SessionId, *events: Event) -> None:
        """As a journal does: on disk first, then on the bus."""
        receipt = await self.store.commit(Transaction(session, events))
        for item in receipt.recorded:
            self.bus.publish(Journaled(item))


def first_events(parent: SessionId = NO_SESSION) -> tuple[Event, Event]:
    return SessionStarted(1.0, "x", parent), TurnStarted(1.0, "x")


async def test_costs_before_and_after_a_restart_are_one_account() -> None:
    before = Shop()
    await before.write(A, *first_events(), REPLY)
    shop = Shop(before.saved_data)
    assert (await shop.ledger.account(A)).own.cost == 0.5
    await shop.write(A, REPLY)
    await shop.write(B, *first_events(), REPLY)
    read = shop.store.read
    account = await shop.ledger.workspace()
    assert shop.store.read == read, "what was heard is not read"
    assert account.total.cost == 1.5
    assert [session.session for session in account.sessions] == [B, A]


@pytest.mark.parametrize("steps", range(1, 8))
async def test_a_cancelled_sum_of_costs_forgets_no_cost(steps: int) -> None:
    before = Shop()
    for session in (A, B):
        await before.write(session, *first_events(), REPLY)
    shop = Shop(before.saved_data)
    look = asyncio.ensure_future(shop.ledger.workspace())  # noqa: TID251  broken off here
    for _ in range(steps):
        await asyncio.sleep(0)
    look.cancel()
    await asyncio.wait({look})
    assert (await shop.ledger.workspace()).total.cost == 1.0


async def test_a_subagent_stands_under_its_parent_and_in_the_workspace() -> None:
    shop = Shop()
    await shop.write(A, *first_events(), REPLY)
    await shop.write(CHILD, *first_events(A), REPLY, ModelCalled(1.0, "fast", CallKind.JOB, None))
    for ledger in (shop.ledger, Shop(shop.saved_data).ledger):
        account = await ledger.workspace()
        [parent] = account.sessions
        [child] = parent.children
        assert (parent.own.cost, parent.total.cost) == (0.5, 1.0)
        assert (child.session, child.own.unknown) == (CHILD, 1)
        assert dict(account.llms)["fast"].unknown == 1
        assert (await ledger.sums(CHILD))[0] == (await ledger.sums(A))[0] == parent.total


async def test_a_chain_of_a_thousand_sessions_is_one_account() -> None:
    shop = Shop()
    above = NO_SESSION
    for number in range(1, 1_200):
        session = SessionId(f"{number:016x}")
        await shop.write(session, *first_events(above), REPLY)
        above = session
    first = SessionId(f"{1:016x}")
    account = await shop.ledger.workspace()
    assert shop.ledger.root(above) == first
    assert account.total.cost == 1_199 * 0.5
    assert [item.total.cost for item in account.sessions] == [account.total.cost]


async def test_a_child_whose_parent_was_deleted_is_still_counted() -> None:
    shop = Shop()
    await shop.write(CHILD, *first_events(A), REPLY)
    account = await shop.ledger.workspace()
    assert [session.session for session in account.sessions] == [CHILD]
    assert account.total.cost == 0.5


async def test_the_next_start_reads_only_what_came_after_the_kept_fold() -> None:
    shop = Shop()
    await shop.write(A, *first_events(), *[REPLY] * EVENTS_PER_SNAPSHOT)
    first = Shop(shop.saved_data)
    account = await first.ledger.account(A)
    assert first.store.read == EVENTS_PER_SNAPSHOT + 2
    await first.write(A, REPLY)
    second = Shop(shop.saved_data)
    assert (await second.ledger.account(A)).own.calls == account.own.calls + 1
    assert second.store.read == 1


async def test_a_kept_fold_that_is_damaged_or_of_another_journal_is_not_missed() -> None:
    for seq, state in ((2, b"\xc1"), (99, b""), (2, b"\x92\x63\x80"), (2, b"\x92\x01\x80")):
        shop = Shop()
        await shop.write(A, *first_events(), REPLY)
        shop.saved_data.snapshots[A] = (seq, state)
        assert (await Shop(shop.saved_data).ledger.account(A)).own.cost == 0.5


async def test_a_full_disk_keeps_nobody_from_knowing_what_was_spent() -> None:
    shop = Shop()
    await shop.write(A, *first_events(), *[REPLY] * EVENTS_PER_SNAPSHOT)
    shop.store.refuse = StoreFull("The disk is full.")
    assert (await shop.ledger.account(A)).own.calls == EVENTS_PER_SNAPSHOT
    assert A not in shop.saved_data.snapshots


async def test_a_damaged_record_is_said_to_be_missing() -> None:
    shop = Shop()
    await shop.write(A, *first_events(), REPLY)
    await shop.ledger.account(A)
    await shop.store.commit(Transaction(A, (REPLY,)))
    shop.saved_data.journals[A][3] = b"\x00"
    await shop.write(A, REPLY)
    account = await shop.ledger.account(A)
    assert (account.own.calls, account.unreadable) == (2, 1)


async def test_a_session_that_is_not_there_took_nothing() -> None:
    assert (await Shop().ledger.account(A)).total == NOTHING


@settings(max_examples=tries(40))
@given(st.lists(st.sampled_from([A, B, CHILD]), max_size=40), st.integers(0, 40))
def test_costs_journaled_while_the_ledger_is_loaded_are_counted_once(
    order: list[SessionId], known: int
) -> None:
    async def story() -> None:
        shop = Shop()
        for session in (A, B, CHILD):
            await shop.write(session, *first_events(A if session == CHILD else NO_SESSION))
        for session in order[:known]:
            await shop.write(session, REPLY)
        late = Shop(shop.saved_data)

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


async def test_a_warning_is_in_the_journal_of_the_conversation_and_shown_once() -> None:
    stage = limited(Stage(working(3), llm=PRICED), for_session(warn_dollars=2.0))
    events = await stage.turn()
    [warning] = warned(stage)
    assert [e.detail for e in events if isinstance(e, BudgetThresholdReached)] == [warning]
