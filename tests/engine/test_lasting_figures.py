"""The figures of a request that was sent never change, whatever is set up later."""

import pytest

from helix_desktop.app.inspection.compaction_timeline import CompactionTimeline
from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.presets import HELIX
from helix_desktop.domain.events import Recorded, WindowSent
from helix_desktop.domain.inspected_request import InspectedRequest
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.messages import Message, ToolCall, ToolSpec
from helix_desktop.domain.ports import MessageWeight, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import TokenReadings
from helix_desktop.engine.request_builder import rebuild_request
from tests.app.test_compaction_timeline import Neighbours
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage
from tests.engine.test_handover_first import make_stage, worker
from tests.fakes.model_handle import model_handle
from tests.fakes.speaker import Speaker
from tests.fakes.weigher import FakeWeigher

pytestmark = pytest.mark.loop(factory=StillLoop)

LLM = Llm("m", "local", 64_000, 4_000)


class DoubleWeigher(FakeWeigher):
    """The tokenizer of another model, which needs twice as many tokens."""

    def weigh(self, message: Message) -> MessageWeight:
        weight = super().weigh(message)
        return replace(weight, tokens=2 * weight.tokens)


class GrowingToolbox:
    """Implements Toolbox: it has the tools of its list, to which servers may add."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def specs(self) -> tuple[ToolSpec, ...]:
        return tuple(ToolSpec(name, "", "{}", reads_only=True) for name in self.names)

    async def run(self, call: ToolCall) -> ToolOutput:
        return ToolOutput(f"output of {call.arguments}".encode(), call.arguments)


async def figures(stage: Stage) -> tuple[list[InspectedRequest], TokenReadings]:
    """What the inspector and the Timeline say about all requests that were sent."""
    inspector = RequestInspector(lambda _session: stage.runner, stage.deps, stage.store)
    timeline = CompactionTimeline(
        stage.store,
        stage.deps,
        lambda _session: stage.runner,
        requests=inspector,
        others=Neighbours(),
    )
    sent = [seq for seq, event in enumerate(await stage.journal(), 1) if type(event) is WindowSent]
    requests = [await inspector.earlier(SESSION, seq) for seq in sent]
    return requests, (await timeline.use(SESSION)).readings


async def test_parts_of_a_sent_request_stay_with_other_tools_and_another_model() -> None:
    speaker = Speaker(worker(3, 2, 0))
    stage = Stage(speaker, policy=HELIX, llm=LLM)
    toolboxes = [GrowingToolbox("look")]
    stage.exchange(make=lambda _session: toolboxes[-1])
    await stage.say("read it")
    requests, readings = await figures(stage)
    first = len(requests)
    assert first == 4
    assert [dict(request.by_kind())[BlockKind.TOOLS] for request in requests] == [10] * first

    toolboxes.append(GrowingToolbox("look", "a_tool_of_a_new_server"))
    stage.deps.toolkit.discard_all()
    await stage.say("read it again")
    later, later_readings = await figures(stage)
    assert [shown(request) for request in later[:first]] == [shown(item) for item in requests]
    assert columns(later_readings, first) == columns(readings, first)
    assert dict(later[-1].by_kind())[BlockKind.TOOLS] > 10

    known = len(later)
    other = replace(LLM, id="other", window=16_000, tokenizer_known=False)
    stage.deps.models.handles[LlmRole.MAIN] = model_handle(speaker, other, weigher=DoubleWeigher())
    await stage.say("and think")
    last, last_readings = await figures(stage)
    assert [shown(request) for request in last[:known]] == [shown(item) for item in later]
    assert columns(last_readings, known) == columns(later_readings, known)
    assert [request.marks.window for request in last] == [64_000] * known + [16_000]
    assert last[-1].estimated


def shown(request: InspectedRequest) -> object:
    """All that the inspector shows of a sent request, which is not the number of later ones."""
    return replace(request, steps=0)


def columns(readings: TokenReadings, count: int) -> list[list[int]]:
    return [list(column[:count]) for column in (readings.tokens, readings.exact, *readings.kinds)]


async def test_a_request_to_a_model_without_tools_is_shown_without_tools() -> None:
    stage = Stage(Speaker(worker(0)), policy=HELIX, llm=replace(LLM, takes_tools=False))
    await stage.say("hello")
    items = [item for item in await stage.store.events(SESSION) if isinstance(item, Recorded)]
    [seq] = [item.seq for item in items if isinstance(item.event, WindowSent)]
    assert (await rebuild_request(stage.deps, items, seq)).tools == ()


async def test_a_handover_has_the_tokens_that_it_was_sent_with() -> None:
    stage = make_stage(worker(9, 0, 0))
    await stage.say("read all of it", "and now think", "go on")

    async def tokens() -> int:
        inspector = RequestInspector(lambda _session: stage.runner, stage.deps, stage.store)
        timeline = CompactionTimeline(
            stage.store,
            stage.deps,
            lambda _session: stage.runner,
            requests=inspector,
            others=Neighbours(),
        )
        return (await timeline.compare(SESSION, 0, 1)).new.tokens

    before = await tokens()
    other = replace(stage.deps.models.handles[LlmRole.MAIN], weigher=DoubleWeigher())
    stage.deps.models.handles[LlmRole.MAIN] = other
    assert await tokens() == before
