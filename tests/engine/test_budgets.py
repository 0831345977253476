"""Budgets: a warning once, a stop before the next call, and rules where no model may be asked."""

from collections.abc import Sequence

import pytest

from helix_desktop.domain.context_window.rewrites import Job, WrittenBy
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    Cause,
    Ending,
    EpochCommitted,
    Event,
    ModelCalled,
    OutputGated,
    TurnEnded,
)
from helix_desktop.domain.live_events import BudgetWarned
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
from helix_desktop.domain.messages import Role, ToolCall
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import NO_BUDGET, Budget, Budgets
from helix_desktop.engine.budget import BudgetGuard, UsageLedger, format_dollars
from helix_desktop.engine.subagents import MOST_AT_ONCE
from tests.engine.stage import SESSION, Stage, call, play
from tests.engine.talks import POLICY, TALK
from tests.engine.talks import stage as talk
from tests.engine.test_gate import stage as gate_stage
from tests.engine.test_subagents import House, is_child
from tests.fakes.memory_store import Loft
from tests.fakes.provider import Script, ScriptedProvider
from tests.fakes.speaker import Agent, Speaker, always, document, is_gate, words

DOLLAR = Usage(output=1_000_000)
"""What costs a dollar of a model that has a price."""
PRICED = Llm("priced", "test", 8_000, 1_000, prices=Prices(input=1.0, output=1.0))


def for_session(**marks: float) -> Budgets:
    return Budgets(session=replace(NO_BUDGET, **marks))


def limited(stage: Stage, budgets: Budgets) -> Stage:
    deps = stage.deps
    deps.budget = BudgetGuard(UsageLedger(stage.store, deps.bus), deps.bus, budgets)
    return stage


def reply(*calls: ToolCall, usage: Usage | None = DOLLAR) -> Script:
    made = [ToolCallArrived(each) for each in calls]
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
    assert stage.deps.budget is not None
    stage.deps.budget.budgets = for_session(stop_dollars=10.0)
    await stage.runner.resume()
    await stage.runner.idle()
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
    loft, budgets = Loft(), for_session(warn_dollars=1.5, stop_dollars=2.5)
    first = limited(Stage(working(2), llm=PRICED, loft=loft), budgets)
    await first.turn()
    assert len(warned(first)) == 1
    second = limited(Stage(working(2), llm=PRICED, loft=loft), budgets)
    await second.say("on", "and on")
    assert warned(second) == []
    ends = [each for each in await second.journal() if isinstance(each, TurnEnded)]
    assert [end.cause for end in ends] == [Cause.NONE, Cause.BUDGET, Cause.BUDGET]


def test_where_no_price_is_known_tokens_are_what_is_limited_and_the_person_hears_of_it() -> None:
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
    loft = Loft()
    await Stage(working(3), llm=PRICED, loft=loft).turn()
    other = Stage(working(1), llm=PRICED, loft=loft)
    limited(other, Budgets(workspace=Budget(stop_dollars=3.0)))
    await other.say("more")
    ends = [each for each in await other.journal() if isinstance(each, TurnEnded)]
    assert ends[-1].detail.startswith("The workspace has used up its budget of $3.00 ($3.00).")


async def test_a_job_is_done_by_rules_where_nothing_may_be_spent_and_its_epoch_says_so() -> None:
    fast = Speaker(always(document()))
    there = talk(Speaker(Agent(3)), replace(POLICY, compact_percent=0.0), fast=fast)
    limited(there, for_session(stop_tokens=1_000))
    await there.say(*TALK)
    compactor = there.runner.beside.compactor
    await compactor.dry_run(Job.HAND_OVER)
    assert len(fast.requests) == 1
    await compactor.run(Job.HAND_OVER)
    assert len(fast.requests) == 1
    found = [each.epoch for each in await there.journal() if isinstance(each, EpochCommitted)]
    newest = found[-1]
    assert (newest.job, newest.means) == (Job.HAND_OVER, WrittenBy.RULES)
    assert "by rules: The session has used up its budget of 1,000 tokens" in newest.reason


async def test_at_the_gate_a_preview_is_taken_where_nobody_may_be_asked() -> None:
    there = gate_stage(always("A 1"), fast=always("extracted"))
    limited(there, for_session(stop_tokens=1))
    usage = Usage(input=10, output=1)
    first = (ToolCallArrived(call("c", "{}")), StreamFinished(StopReason.TOOLS, usage))
    there.deps.main.provider.answer = lambda _: first  # type: ignore[attr-defined]
    events = await there.turn()
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
    speaker = hands_out(MOST_AT_ONCE + 2)
    house = House(speaker.answer, llm=PRICED)
    house.deps.model_handles[LlmRole.MAIN] = replace(house.deps.main, provider=speaker)
    limited(house, for_session(stop_dollars=10.0, warn_dollars=5.0))
    events = await house.turn()
    assert house.deps.budget is not None
    account = await house.deps.budget.ledger.account(SESSION)
    assert 10.0 <= account.total.cost < 10.0 + MOST_AT_ONCE
    assert len(account.children) == MOST_AT_ONCE + 2
    assert end_of(events).cause is Cause.BUDGET
    assert len(warned(house)) == 1
    assert {item.session for item in house.seen if isinstance(item, BudgetWarned)} == {SESSION}
    told = [text for _, text in await house.returned()]
    assert all("The SubAgent failed." in text and "budget" in text for text in told)


async def test_every_call_beside_the_conversation_is_in_the_journal_whatever_comes_of_it() -> None:
    answers = {True: "no such letter", False: ""}
    there = gate_stage(lambda request: words(answers[is_gate(request)]), fast=always(""))
    events = await there.turn()
    called = [event for event in events if isinstance(event, ModelCalled)]
    assert [(each.kind, each.llm) for each in called] == [(CallKind.GATE, "main")]
    assert called[0].usage is not None
    assert called[0].cost is None


async def test_a_refused_handover_is_accounted_for() -> None:
    fast = Speaker(always("no document at all"))
    there = talk(Speaker(Agent(3)), replace(POLICY, compact_percent=0.0), fast=fast)
    await there.say(*TALK)
    before = len(fast.requests)
    await there.runner.beside.compactor.run(Job.HAND_OVER)
    called = [event for event in await there.journal() if isinstance(event, ModelCalled)]
    jobs = [each for each in called if each.kind is CallKind.JOB and each.llm == "fast"]
    assert len(jobs) == len(fast.requests) >= before + 1


@pytest.mark.parametrize(
    ("amount", "shown"),
    [(0.0, "$0.00"), (5.0, "$5.00"), (0.0012, "$0.0012"), (1234.5, "$1,234.50")],
)
def test_small_amounts_are_not_shown_as_nothing(amount: float, shown: str) -> None:
    assert format_dollars(amount) == shown
