"""Who chose at the gate, and what that cost: told as it was, and everywhere the same."""

import pytest

from helix_desktop.context.inspection import inspect_blocks
from helix_desktop.context.usage import SessionUsage
from helix_desktop.domain.cache import Chooser, GateChoice
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.llm import LlmRole, Prices
from helix_desktop.domain.request_view import BlockReasonKind
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage
from tests.engine.test_gate import gates, stage
from tests.fakes.speaker import always

pytestmark = pytest.mark.loop(factory=StillLoop)

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
