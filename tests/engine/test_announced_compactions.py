"""What is announced for the next request is what happens at it."""

import pytest

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY, HELIX
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import EpochCommitted
from helix_desktop.domain.inspected_request import InspectedRequest, RewriteForecast
from helix_desktop.domain.llm import Prices
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage
from tests.engine.test_handover_first import make_stage, worker

pytestmark = pytest.mark.loop(factory=StillLoop)


async def announced(stage: Stage, draft: str = "") -> tuple[InspectedRequest, RewriteForecast]:
    """What the inspector and the status bar say about the next request, which is the same."""
    inspector = RequestInspector(lambda _session: stage.runner, stage.deps, stage.store)
    request = await inspector.next(SESSION, draft)
    assert (await inspector.weigh(SESSION, draft)).outlook == request.outlook
    return request, request.outlook


async def jobs(stage: Stage) -> list[Job]:
    events = await stage.journal()
    return [event.epoch.job for event in events if isinstance(event, EpochCommitted)]


async def test_after_an_undone_handover_none_is_announced_before_the_context_has_grown() -> None:
    stage = make_stage(worker(9, 0, 0))
    await stage.say("read all of it", "and now think")
    await stage.runner.session_window.rewind(lambda _epochs: 0, "undone by you")
    before = await jobs(stage)
    request, outlook = await announced(stage)
    assert request.marks.handover is not None
    assert request.tokens >= request.marks.handover
    assert not outlook.due
    assert outlook.mark is not None
    assert outlook.mark > request.tokens, "it is due again from this size"
    await stage.say("go on")
    assert await jobs(stage) == before


async def test_a_draft_that_grows_the_context_after_an_undo_brings_the_handover_back() -> None:
    stage = make_stage(worker(9, 0, 0))
    await stage.say("read all of it", "and now think")
    await stage.runner.session_window.rewind(lambda _epochs: 0, "undone by you")
    before, draft = await jobs(stage), "a long draft " * 600
    _request, outlook = await announced(stage, draft)
    assert not outlook.due, "within the pause between two handovers"
    stage.clock.advance(60)
    _request, outlook = await announced(stage, draft)
    assert outlook.due
    await stage.say(draft)
    assert await jobs(stage) == [*before, outlook.job]


async def test_within_the_pause_after_a_handover_none_is_announced() -> None:
    policy = HELIX.with_values({"compact_cooldown": 3_600, "compact_percent": 30})
    stage = make_stage(worker(9, 0, 0), policy)
    await stage.say("read all of it")
    before = await jobs(stage)
    request, outlook = await announced(stage)
    assert before == [Job.HANDOVER]
    assert request.marks.handover is not None
    assert request.tokens >= request.marks.handover
    assert not outlook.due
    await stage.say("and now think")
    assert await jobs(stage) == before


async def test_no_handover_is_announced_once_it_failed_too_often() -> None:
    policy = HELIX.with_values({"compact_least_percent": 90, "breaker_failures": 1})
    stage = make_stage(worker(9, 0, 0), policy)
    await stage.say("read all of it " * 10)
    before = await jobs(stage)
    request, outlook = await announced(stage)
    assert before == []
    assert request.tokens >= (request.marks.handover or 0)
    assert not outlook.due
    await stage.say("and now think")
    assert await jobs(stage) == before


async def test_nothing_is_announced_where_rules_can_make_nothing_smaller() -> None:
    stage = make_stage(worker(0, 0, 0), BALANCED)
    await stage.say("a long message " * 6_800)
    request, outlook = await announced(stage)
    assert request.tokens >= (request.marks.notes or 0) > 0
    assert request.fits
    assert not outlook.due
    await stage.say("and now think")
    assert await jobs(stage) == []


async def test_notes_that_come_early_because_of_the_cost_of_reading_on_are_announced() -> None:
    prices = Prices(input=3.0, output=15.0, cache_read=0.3)
    stage = make_stage(worker(26, *[0] * 60), ECONOMY, prices)
    await stage.say("read all of it")
    early = []
    for _ in range(60):
        before = await jobs(stage)
        request, outlook = await announced(stage, "and now think")
        await stage.say("and now think")
        done = (await jobs(stage))[len(before) :]
        assert done == ([outlook.job] if outlook.due else [])
        assert not outlook.due or request.tokens >= (outlook.mark or 0), "no mark above its size"
        early += [job for job in done if request.tokens < (request.marks.notes or 0)]
    assert Job.NOTES in early
