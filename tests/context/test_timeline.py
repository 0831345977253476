"""The timeline tells of every request what its window was made of, from the journal alone."""

import time

import pytest

from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.context.timeline import TimelineBuilder
from helix_desktop.domain.cache import NO_SESSION, Digest
from helix_desktop.domain.context_window.rewrites import Epoch, Job, MarkedPart
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.events import Outcome as Ended
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import KINDS, TimelineEvent, TokenReadings
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage, sent_window
from tests.engine.talks import POLICY, TALK, stage
from tests.fakes.speaker import Agent, Speaker, always, document

pytestmark = pytest.mark.loop(factory=StillLoop)


async def build_timeline(engine_stage: Stage) -> TimelineBuilder:
    made = TimelineBuilder()
    made.take(await recorded(engine_stage))
    return made


async def recorded(engine_stage: Stage) -> list[Recorded]:
    items = await engine_stage.store.events(SESSION)
    return [item for item in items if isinstance(item, Recorded)]


async def as_assembled(engine_stage: Stage) -> list[dict[str, int]]:
    """What an assembler says of every request that was sent."""
    results = []
    for seq, event in enumerate(await engine_stage.journal(), 1):
        if isinstance(event, WindowSent):
            account = (await sent_window(engine_stage.deps, seq)).account
            results.append({kind.value: tokens for kind, tokens in account.by_kind})
    return results


def as_told(readings: TokenReadings) -> list[dict[str, int]]:
    return [
        {
            kind.value: column[at]
            for kind, column in zip(KINDS, readings.kinds, strict=True)
            if column[at]
        }
        for at in range(len(readings))
    ]


async def test_every_request_in_the_timeline_has_the_parts_of_the_window_that_was_sent() -> None:
    policy = replace(POLICY, markers_turns=1, compact_percent=60.0)
    engine_stage = stage(Speaker(Agent(3)), policy, fast=Speaker(always(document())))
    await engine_stage.runner.begin("first")
    await engine_stage.runner.pins.pin("the sky is up")
    await engine_stage.runner.wait_until_idle()
    await engine_stage.say(*TALK, "more")
    await engine_stage.runner.undo.undo()
    await engine_stage.runner.undo.redo()
    await engine_stage.runner.undo.undo()
    await engine_stage.say("and more")
    await engine_stage.runner.undo.restore(1)
    await engine_stage.say("still more")
    made = await build_timeline(engine_stage)
    assert {row.what for row in made.rewrites()} >= {
        TimelineEvent.MARKERS,
        TimelineEvent.HANDOVER,
    }
    requests = SessionRequests()
    requests.add(await recorded(engine_stage))
    assert as_told(requests.readings) == await as_assembled(engine_stage)
    assert all(requests.readings.exact)
    assert len(requests) > 15


async def test_what_was_taken_back_is_told_as_undone_and_undo_says_of_what() -> None:
    engine_stage = stage(Speaker(Agent(3)), replace(POLICY, compact_percent=0.0))
    await engine_stage.say(*TALK)
    await engine_stage.runner.compactor.run(Job.HANDOVER)
    rows = (await build_timeline(engine_stage)).rewrites()
    assert [(row.what, row.version, row.in_effect) for row in rows] == [
        (TimelineEvent.HANDOVER, 1, True)
    ]
    assert rows[0].messages > 3
    assert rows[0].newest
    await engine_stage.runner.undo.undo()
    first, undo = (await build_timeline(engine_stage)).rewrites()
    assert first.undone
    assert (undo.what, undo.of, undo.of_version) == (
        TimelineEvent.UNDO,
        TimelineEvent.HANDOVER,
        1,
    )
    await engine_stage.runner.undo.redo()
    first, undo, redo = (await build_timeline(engine_stage)).rewrites()
    assert (first.undone, first.in_effect) == (False, True)
    assert (redo.what, redo.of_version) == (TimelineEvent.REDO, 1)
    await engine_stage.runner.undo.restore(0)
    rows = (await build_timeline(engine_stage)).rewrites()
    assert [row.what for row in rows][-1] is TimelineEvent.RESTORE
    assert rows[0].undone
    made = await build_timeline(engine_stage)
    assert made.can_undo
    assert not made.can_redo


def long_journal(requests: int) -> list[Recorded]:
    events: list[Event] = [TurnStarted(0.0, "go")]
    blocks = tuple(Digest(f"{at:064x}") for at in range(4))
    number = 0
    for at in range(requests):
        name = f"c{at}"
        events.append(WindowSent(float(at), "m", blocks, 5_000 + at % 900, 1, epoch=number))
        call = ToolCall(name, "read_file", '{"path":"a.py"}')
        events.append(AssistantReplied(float(at), "m", (Text("next"), call), StopReason.TOOLS))
        events.append(ToolReturned(float(at), name, "read_file", "a.py", blocks[0], 900, Ended.OK))
        if at % 20 == 19:
            number += 1
            marked = tuple(
                MarkedPart(len(events) - 3 * back, f"c{at - back}", "", blocks[0], "[CACHED] " * 9)
                for back in range(1, 20)
            )
            epoch = Epoch(number, number - 1, Job.MARKERS, "older", 9_000, 6_000, marked)
            events.append(EpochCommitted(float(at), epoch))
    return [Recorded(NO_SESSION, seq, event) for seq, event in enumerate(events, 1)]


@pytest.mark.alone
def test_ten_thousand_requests_are_read_at_once() -> None:
    result = long_journal(10_000)
    made, requests = TimelineBuilder(), SessionRequests()
    began = time.perf_counter()
    made.take(result)
    requests.add(result)
    rows = made.rewrites()
    took = time.perf_counter() - began
    assert len(requests) == 10_000
    assert len(rows) == 500
    assert took < 3.0  # about 0.3 s; a machine under load takes its time


def test_the_row_of_a_large_output_names_the_output() -> None:
    fold = TimelineBuilder()
    digest = Digest("a" * 64)
    events: list[Event] = [
        ToolReturned(1.0, "c1", "shell", "pytest -q", digest, 9, Ended.OK),
        OutputGated(1.0, "c1", digest, GateChoice.KEEP_PREVIEW, digest),
        ToolReturned(1.0, "c2", "mcp__a__b", "", digest, 9, Ended.OK),
        OutputGated(1.0, "c2", digest, GateChoice.KEEP_PREVIEW, digest),
    ]
    fold.take([Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1)])
    assert [row.output for row in fold.rewrites()] == ["pytest -q", "mcp__a__b"]
