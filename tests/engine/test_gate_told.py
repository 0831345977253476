"""The gate as a window sees it: what is held, who chose what, at which cost, and another choice."""

import pytest

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.sessions.sessions import Sessions
from helix_desktop.context.inspection import inspect_blocks
from helix_desktop.context.usage import SessionUsage
from helix_desktop.domain.cache import Chooser, GateChoice
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.live_events import GateBatchClosed, GateBatchOpened, OutputDecided
from helix_desktop.domain.llm import LlmRole, Prices, Usage
from helix_desktop.domain.request_view import BlockReasonKind
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.ui.text.formatting import counted
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage, until
from tests.engine.test_gate import MAIN, POLICY, gates, requests, stage
from tests.fakes.provider import HANG
from tests.fakes.speaker import always

pytestmark = pytest.mark.loop(factory=StillLoop)


async def test_what_waits_at_the_gate_is_told_while_it_does() -> None:
    there = stage(always("A 1 the error\nB 2"), fast=always("just the error"), calls=2)
    await there.say("go")
    told = [event for event in there.seen if isinstance(event, GateBatchOpened)]
    assert [[output.call for output in event.outputs] for event in told] == [["c1", "c2"]]
    passed = [event for event in there.seen if isinstance(event, OutputDecided)]
    assert [(event.call, event.choice) for event in passed] == [("c1", GateChoice.EXTRACT)]
    assert passed[0].tokens == (await gates(there))[0].tokens_after
    assert sum(isinstance(event, GateBatchClosed) for event in there.seen) == 1


async def test_the_person_decides_through_the_desk_and_knows_what_it_takes() -> None:
    there = stage(always("A 2"), fast=always("just the error"))
    await there.say("go")
    conversing = Sessions(there.store, there.deps, lambda _session: there.runner)
    [event] = await gates(there)
    before = (await there.runner.session_window.look()).tokens
    room = await conversing.room(
        SESSION, shown=event.tokens_after, whole_output=event.tokens_before
    )
    await conversing.decide(SESSION, "c1", GateChoice.KEEP_FULL)
    now = (await there.runner.session_window.look()).tokens
    assert before < now
    assert abs(now - room.after) < 20
    await conversing.decide(SESSION, "c1", GateChoice.KEEP_PREVIEW)
    assert (await there.runner.session_window.look()).tokens == before


class Steady:
    """Implements Gauge: so many of the model's for one of ours, and some in every request."""

    def __init__(self, pace: float, always: int = 0) -> None:
        self.pace, self.always = pace, always
        self.window = MAIN.window

    def expect(self, tokens: int, kept: int | None = None) -> int:
        return round(tokens * self.pace) + self.always

    def estimate(self, tokens: int, kept: int | None = None) -> int:
        return self.expect(tokens)

    def observe(self, tokens: int, usage: Usage, kept: int | None = None) -> None:
        """It knows already."""

    def learn_limit(self, tokens: int, limit: int | None, asked: int | None = None) -> None:
        """It knows already."""

    def forget_limit(self) -> None:
        """There is nothing to forget."""


def counts_as(there: Stage, gauge: Steady) -> Stage:
    """The same stage, whose model counts otherwise than we do."""
    model_handles = there.deps.model_handles
    model_handles[LlmRole.MAIN] = replace(model_handles[LlmRole.MAIN], gauge=lambda: gauge)
    return there


@pytest.mark.parametrize(
    ("pace", "mark", "held"), [(1.5, 7_000, 1), (0.5, 4_000, 0), (1.0, 7_000, 0), (1.0, 4_000, 1)]
)
async def test_the_mark_of_the_gate_speaks_of_tokens_as_the_model_counts_them(
    pace: float, mark: int, held: int
) -> None:
    policy = replace(POLICY, gate_tokens=mark, gate_read_tokens=mark)
    there = counts_as(stage(always("A 2"), policy=policy), Steady(pace))
    await there.say("go")
    found = await gates(there)
    assert len(found) == held
    for event in found:
        assert counted(event.tokens_before, pace) > mark
        assert counted(event.tokens_after, pace) <= policy.preview_tokens


async def test_the_inspector_tells_the_figure_of_the_card_while_an_output_is_held() -> None:
    gauge = Steady(1.25, always=4_000)
    there = counts_as(stage(lambda _request: (HANG,)), gauge)
    await there.runner.begin("go")
    await until(lambda: len(requests(there)) == 2)
    [opened] = [event for event in there.seen if isinstance(event, GateBatchOpened)]
    asked = RequestInspector(lambda _session: there.runner, there.deps, there.store)
    card = counted(opened.outputs[0].tokens, (await asked.weigh(SESSION)).pace)
    found = await asked.next(SESSION)
    [block] = [each for each in found.blocks if each.reason.why is BlockReasonKind.HELD]
    assert block.facts.before == card
    await there.runner.stop()


PRICES = Prices(3.0, 15.0)


def priced(there: Stage) -> Stage:
    """With models that cost something."""
    model_handles: dict[LlmRole, ModelHandle] = there.deps.model_handles
    for role, model_handle in tuple(model_handles.items()):
        model_handles[role] = replace(model_handle, llm=replace(model_handle.llm, prices=PRICES))
    return there


@pytest.mark.parametrize(
    ("answer", "chosen"),
    [
        ("A 2", Chooser.AGENT),
        ("I would like to see the whole of it, please.", Chooser.NOBODY),
        ("", Chooser.NOBODY),
    ],
)
async def test_the_agent_chose_only_what_it_said_clearly(answer: str, chosen: Chooser) -> None:
    there = stage(always(answer), fast=always("the error"))
    await there.say("go")
    [event] = await gates(there)
    assert (event.choice, event.by) == (GateChoice.KEEP_PREVIEW, chosen)
    now = await there.runner.session_window.look()
    blocks = inspect_blocks(now.window, now.rows, there.runner.session_window.history)
    [reason] = [each.reason for each in blocks if each.reason.why is BlockReasonKind.GATE_PREVIEW]
    assert reason.text == chosen.value


async def test_what_the_person_chose_later_is_the_person_s_choice() -> None:
    there = stage(always("A 2"), fast=always("the error"))
    await there.say("go")
    await there.runner.beside.output_gate.change("c1", GateChoice.KEEP_FULL)
    await there.runner.beside.output_gate.change("c1", GateChoice.KEEP_PREVIEW)
    assert [each.by for each in await gates(there)] == [
        Chooser.AGENT,
        Chooser.PERSON,
        Chooser.PERSON,
    ]


@pytest.mark.parametrize("answer", ["A 1 the error\nB 2", "no idea", ""])
async def test_the_gate_costs_the_same_on_the_timeline_and_in_budgets(answer: str) -> None:
    there = priced(stage(always(answer), fast=always("just the error"), calls=2))
    await there.say("go")
    ledger = SessionUsage()
    for item in await there.store.events(SESSION):
        ledger.add(item)
    booked = dict(ledger.account(SESSION).kinds)[CallKind.GATE]
    told = await gates(there)
    assert booked.cost > 0
    assert sum(each.cost for each in told) == pytest.approx(booked.cost)
    assert sum(each.unpriced or 0 for each in told) == booked.unknown


async def test_a_gate_whose_price_nobody_knows_says_so() -> None:
    there = stage(always("A 2"), fast=always("the error"))
    await there.say("go")
    assert [(each.cost, each.unpriced) for each in await gates(there)] == [(0.0, 1)]
