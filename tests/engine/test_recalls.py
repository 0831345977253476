"""A recall in a session: gated and marked like any output, and back to the marker it had."""

import json
from functools import partial

from helix_desktop.context.texts.markers import RECALL, MarkedOriginal, make_marker
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.context_window.policy import GateMode, Policy
from helix_desktop.domain.context_window.presets import BALANCED, HELIX
from helix_desktop.domain.events import EpochCommitted, Event, OutputGated, ToolReturned
from helix_desktop.domain.llm import ModelRequest, StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import Role, ToolCall, ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.recall import RecallCachedContent
from helix_desktop.tools.agent.recall_sources import no_chances
from helix_desktop.tools.toolbox import AgentToolbox
from tests.engine.stage import SESSION, Stage
from tests.fakes.model_handle import TEST_LLM
from tests.fakes.provider import Script
from tests.fakes.speaker import Speaker, words
from tests.fakes.weigher import FakeWeigher

OUTPUT = "\n".join(f"tests/test_{n}.py::test_case_{n} FAILED with KeyError_{n}" for n in range(60))
DIGEST = digest_of(OUTPUT.encode())


class Shell:
    """Implements Tool: always the same output."""

    spec = ToolSpec("shell", "", "{}", reads_only=True)

    async def run(self, arguments: str) -> ToolOutput:
        return ToolOutput(OUTPUT.encode(), "pytest -q")


def run_then_recall(times: int) -> Speaker:
    """Runs the tests first, recalls their output so many times, then answers."""

    def answer(request: ModelRequest) -> Script:
        made = sum(message.role is Role.ASSISTANT for message in request.messages)
        if made > times:
            return words("done")
        arguments = json.dumps({"sha256": DIGEST[:12]}) if made else "{}"
        call = ToolCall(f"c{made}", RECALL if made else "shell", arguments)
        return (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))

    return Speaker(answer)


def stage(provider: Speaker, policy: Policy) -> Stage:
    session = Stage(provider, llm=replace(TEST_LLM, window=20_000), policy=policy)
    recall = RecallCachedContent(session.store, session.clock, FakeWeigher)
    session.exchange(make=lambda _session: AgentToolbox((Shell(), recall)))
    return session


def marked(events: list[Event]) -> list[str]:
    epochs = [event.epoch for event in events if isinstance(event, EpochCommitted)]
    return [item.text for epoch in epochs for item in epoch.marked if item.content == DIGEST]


async def test_a_full_recall_is_stored_once_and_gets_the_marker_of_its_original() -> None:
    policy = replace(HELIX, markers_turns=1, marker_tokens=200)
    session = stage(run_then_recall(8), policy)
    await session.say("begin", "go on", "go on")
    events = await session.journal()
    returned = [event for event in events if isinstance(event, ToolReturned)]
    assert {event.content for event in returned} == {DIGEST}
    assert len(session.store.saved_data.contents) == 1
    assert session.store.saved_data.entries[DIGEST].recalls == 8
    texts = marked(events)
    assert len(texts) > 1
    assert set(texts) == {texts[0]}
    assert texts[0].startswith(f'[CACHED] recall_cached_content("{DIGEST}")\nshell · pytest -q · ')


async def test_a_large_recall_is_held_at_the_gate_like_any_output() -> None:
    policy = replace(
        BALANCED,
        gate_mode=GateMode.AUTOMATIC,
        gate_tokens=500,
        gate_read_tokens=500,
        preview_tokens=200,
        preview_read_tokens=200,
    )
    session = stage(run_then_recall(1), policy)
    events = await session.turn()
    gated = [event for event in events if isinstance(event, OutputGated)]
    assert [event.content for event in gated] == [DIGEST, DIGEST]


def test_a_failed_original_keeps_its_marker_when_it_was_recalled() -> None:
    made = MarkedOriginal(DIGEST, OUTPUT, 900, tool="shell", what="pytest -q", outcome="failed")
    again = replace(made, tool=RECALL, what="shell · pytest -q · failed", outcome="")
    weigher = FakeWeigher()
    assert make_marker(made, BALANCED, weigher) == make_marker(again, BALANCED, weigher)


async def test_a_recall_around_a_pattern_shows_first_what_the_forecast_expects_to_be_needed() -> (
    None
):
    wanted = "handlers/billing_retry_42.py"
    rows = [f"match {n}: nothing of note" for n in range(2_000)]
    rows[400] = f"match 400: {wanted} failed"
    output = "\n".join(rows)

    def answer(request: ModelRequest) -> Script:
        made = sum(message.role is Role.ASSISTANT for message in request.messages)
        if made > 1:
            return words("done")
        arguments = json.dumps({"sha256": digest_of(output.encode())[:12], "around": "match"})
        call = ToolCall(f"c{made}", RECALL if made else "shell", arguments if made else "{}")
        return (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))

    class Lines(Shell):
        async def run(self, arguments: str) -> ToolOutput:
            return ToolOutput(output.encode(), "grep")

    shown = []
    for by_forecast in (True, False):
        session = Stage(Speaker(answer), llm=replace(TEST_LLM, window=20_000), policy=BALANCED)
        known = partial(session.deps.base.name_chances, SESSION)
        chances = known if by_forecast else no_chances
        recall = RecallCachedContent(session.store, session.clock, FakeWeigher, chances=chances)
        session.exchange(make=lambda _session, recall=recall: AgentToolbox((Lines(), recall)))
        await session.say(f"Why does {wanted} fail?")
        returned = [item for item in await session.journal() if isinstance(item, ToolReturned)]
        shown.append((await session.store.get(returned[-1].content)).decode())
    assert f"401\tmatch 400: {wanted} failed" in shown[0].split("\n")
    assert "1\tmatch 0: nothing of note" in shown[1].split("\n")
    assert wanted not in shown[1]
