"""A request that is too large: a handover is tried before anything is trimmed."""

import pytest

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED, HELIX, RELEVANCE
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.errors import ContextTooLong
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    EpochCommitted,
    Event,
    SessionStarted,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.inspected_request import InspectedRequest, RewriteForecast
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
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import ToolOutput, Transaction
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage
from tests.fakes.provider import Script
from tests.fakes.speaker import Answer, Speaker, always, document, is_handover, words
from tests.fakes.weigher import FakeWeigher

pytestmark = pytest.mark.loop(factory=StillLoop)

LLM = Llm("m", "local", 32_000, 4_000, prices=Prices(input=3.0, output=15.0))
LARGE_OUTPUT_BYTES = 12_000
"""3,000 tokens: a step goes from below the mark of 85 percent to above the limit."""


def make_stage(answer: Answer, policy: Policy = HELIX, prices: Prices | None = LLM.prices) -> Stage:
    speaker, llm = Speaker(answer), replace(LLM, prices=prices)

    async def read(call: ToolCall) -> ToolOutput:
        text = f"{call.arguments} " + "a line of a large file\n" * (LARGE_OUTPUT_BYTES // 23)
        return ToolOutput(text.encode(), "a file")

    main = ModelHandle(llm, speaker, FakeWeigher(), lambda: LearnedCalibrator(llm))
    return Stage(speaker, run=read, policy=policy, others={LlmRole.MAIN: main})


def worker(*turns: int) -> Answer:
    """A model that makes so many calls in each turn, one after the other, and writes well beside
    it."""
    left = list(turns)

    def answer(request: ModelRequest) -> Script:
        if is_handover(request) or not request.tools:
            return words(document() if is_handover(request) else "- [high] It was read. {2}")
        weigher = FakeWeigher()
        own = sum(weigher.weigh(message).tokens for message in request.messages)
        usage = Usage(input=own + weigher.tools(request.tools).tokens)
        if not left[0]:
            del left[0]
            return (TextDelta("Done."), StreamFinished(StopReason.ANSWERED, usage))
        left[0] -= 1
        made = ToolCall(f"c{len(left)}-{left[0]}", "look", f'{{"n":{left[0]}}}')
        return (ToolCallArrived(made), StreamFinished(StopReason.TOOLS, usage))

    return answer


async def jobs(stage: Stage) -> list[Job]:
    events = await stage.journal()
    return [event.epoch.job for event in events if isinstance(event, EpochCommitted)]


async def endings(stage: Stage) -> list[Ending]:
    return [event.ending for event in await stage.journal() if isinstance(event, TurnEnded)]


async def test_a_step_from_below_the_mark_to_above_the_limit_leads_to_a_handover() -> None:
    stage = make_stage(worker(40))
    await stage.say("read all of it")
    assert await endings(stage) == [Ending.DONE]
    assert set(await jobs(stage)) == {Job.HANDOVER}


async def test_growth_within_the_pause_after_a_handover_leads_to_another_one() -> None:
    stage = make_stage(worker(40), HELIX.with_values({"compact_cooldown": 3_600}))
    await stage.say("read all of it")
    assert set(await jobs(stage)) == {Job.HANDOVER}
    assert len(await jobs(stage)) > 2


async def test_a_session_that_no_longer_fits_after_an_undo_gets_a_handover() -> None:
    stage = make_stage(worker(9, 0, 3))
    await stage.say("read all of it", "and now think")
    assert await jobs(stage) == [Job.HANDOVER]
    undone = await stage.runner.session_window.rewind(lambda _epochs: 0, "undone by you")
    await stage.say("go on")
    assert await jobs(stage) == [Job.HANDOVER, undone.job, Job.HANDOVER]


async def test_a_request_that_a_server_refuses_as_too_long_leads_to_a_handover() -> None:
    refused: list[bool] = []

    def answer(request: ModelRequest) -> Script:
        if not is_handover(request) and len(request.messages) > 14 and not refused:
            refused.append(True)
            return (ContextTooLong("Too long.", limit=20_000, requested=21_000),)
        return working(request)

    working = worker(8)
    stage = make_stage(answer)
    await stage.say("read all of it")
    assert refused
    assert await endings(stage) == [Ending.DONE]
    assert set(await jobs(stage)) == {Job.HANDOVER}


async def test_a_fast_model_with_the_same_window_writes_a_handover_in_one_call() -> None:
    wide = replace(LLM, window=128_000, max_output=8_000)
    fast = Speaker(always(document()))
    stage = make_stage(worker(40), HELIX.with_values({"markers_turns": 0}))
    main = stage.deps.models.handles[LlmRole.MAIN]
    stage.deps.models.handles[LlmRole.MAIN] = replace(
        main, llm=wide, make_calibrator=lambda: learned(wide)
    )
    small = replace(wide, id="fast")
    stage.deps.models.handles[LlmRole.FAST] = ModelHandle(
        small, fast, FakeWeigher(), lambda: learned(small)
    )
    await stage.say("read all of it")
    assert await jobs(stage) == [Job.HANDOVER]
    [request] = fast.requests
    assert is_handover(request)


def learned(llm: Llm) -> LearnedCalibrator:
    return LearnedCalibrator(llm)


async def test_observational_has_no_handovers_and_takes_notes_instead_of_trimming() -> None:
    stage = make_stage(worker(40), RELEVANCE.with_values({"gate_mode": "off"}))
    await stage.say("read all of it")
    assert await endings(stage) == [Ending.DONE]
    assert set(await jobs(stage)) == {Job.OBSERVATIONS}


async def forecast(stage: Stage) -> tuple[InspectedRequest, RewriteForecast]:
    """What the inspector and the status bar say about the next request."""
    inspector = RequestInspector(lambda _session: stage.runner, stage.deps, stage.store)
    return await inspector.next(SESSION), (await inspector.weigh(SESSION)).outlook


@pytest.mark.parametrize("policy", [HELIX, BALANCED, RELEVANCE], ids=lambda policy: policy.preset)
async def test_what_will_be_done_with_a_large_imported_session_is_said_before(
    policy: Policy,
) -> None:
    stage = make_stage(worker(0), policy)
    imported: list[Event] = [SessionStarted(1.0, "imported")]
    for number in range(100):
        parts = (Text(f"answer {number} " + "of many words " * 100),)
        replied = AssistantReplied(1.0, "other", parts, StopReason.ANSWERED)
        imported += [TurnStarted(1.0, f"question {number}"), replied, TurnEnded(1.0, Ending.DONE)]
    await stage.store.commit(Transaction(SESSION, imported))
    await stage.runner.open()
    before, outlook = await forecast(stage)
    assert before.tokens > LLM.window
    assert not before.fits
    assert before.floor == ()
    assert outlook == before.outlook
    assert outlook.due
    assert outlook.too_large
    await stage.say("go on")
    assert await endings(stage) == [Ending.DONE] * 101
    assert (await jobs(stage))[0] is outlook.job
    assert (outlook.cost is not None) == (outlook.job in (Job.HANDOVER, Job.OBSERVATIONS))
    assert (outlook.job is Job.OBSERVATIONS) == (policy is RELEVANCE)
    after, outlook = await forecast(stage)
    assert after.fits
    assert not outlook.too_large


async def test_only_what_no_compaction_can_reduce_is_named_as_the_floor() -> None:
    stage = make_stage(worker(0))
    stage.exchange(system="word " * 40_000)
    await stage.say("hello")
    result, _outlook = await forecast(stage)
    assert [name for name, _tokens in result.floor] == ["system prompt", "tool definitions"]
