"""A reply with far too many tool calls: some are run, the rest is counted, and that is said."""

import asyncio

import pytest

from helix_desktop.domain.events import AssistantReplied, Ending, Outcome, ToolReturned, TurnEnded
from helix_desktop.domain.live_events import ToolCallStarted
from helix_desktop.domain.llm import (
    CALLS_HELD,
    MOST_CALLS,
    CallsLeftOut,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import Text, Thinking, ToolCall, ToolResult
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.engine.model_reply import ModelReply
from tests.engine.stage import Stage, call
from tests.fakes.provider import ScriptedProvider, says

DONE = StreamFinished(StopReason.TOOLS)


def reply_of(*events: ProviderEvent) -> AssistantReplied:
    reply = ModelReply(lambda name: False)
    for event in (*events, DONE):
        reply.take(event)
    made = reply.event(at=0.0, llm="m", seconds=0.0)
    assert made is not None
    return made


def calls(count: int) -> list[ToolCallArrived]:
    return [ToolCallArrived(call(f"c{at}", f'{{"n": {at}}}')) for at in range(1, count + 1)]


async def test_as_many_as_are_run_are_all_run_and_nothing_is_said() -> None:
    provider = ScriptedProvider((*calls(MOST_CALLS), DONE), says("done"))
    events = await Stage(provider).turn()
    returned = [each for each in events if isinstance(each, ToolReturned)]
    assert len(returned) == MOST_CALLS
    assert {each.outcome for each in returned} == {Outcome.OK}
    assert [each.left_out for each in events if isinstance(each, AssistantReplied)] == [0, 0]


@pytest.mark.parametrize("count", [MOST_CALLS + 1, 5_000])
async def test_what_is_too_much_is_not_run_and_model_and_journal_say_so(count: int) -> None:
    provider = ScriptedProvider((*calls(count), DONE), says("done"))
    stage = Stage(provider)
    events = await stage.turn()
    replied = next(each for each in events if isinstance(each, AssistantReplied))
    assert (len(replied.parts), replied.left_out) == (CALLS_HELD, count - MOST_CALLS)
    assert sum(isinstance(each, ToolCallStarted) for each in stage.seen) == MOST_CALLS
    returned = [each for each in events if isinstance(each, ToolReturned)]
    assert [each.call for each in returned] == [f"c{at}" for at in range(1, CALLS_HELD + 1)]
    assert [each.outcome for each in returned] == [*[Outcome.OK] * MOST_CALLS, Outcome.FAILED]
    assert isinstance(events[-1], TurnEnded)
    assert events[-1].ending is Ending.DONE
    results = [
        part
        for message in provider.requests[1].messages
        for part in message.parts
        if isinstance(part, ToolResult)
    ]
    assert [each.call for each in results] == [each.call for each in returned]
    told = results[-1].text
    assert f"This reply made {count:,} tool calls, and at most 100 of one reply are run." in told
    assert f"this one and the {count - CALLS_HELD:,} behind it were not" in told
    assert "not run" not in results[-2].text


async def test_a_turn_that_is_stopped_meanwhile_still_says_what_was_not_run() -> None:
    begun = asyncio.Event()

    async def hangs(_call: ToolCall) -> ToolOutput:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    stage = Stage(ScriptedProvider((*calls(300), DONE)), run=hangs)
    await stage.runner.begin("go")
    await begun.wait()
    await stage.runner.stop()
    events = await stage.journal()
    returned = {each.call: each for each in events if isinstance(each, ToolReturned)}
    assert len(returned) == CALLS_HELD
    assert returned["c1"].outcome is Outcome.STOPPED
    assert returned["c101"].outcome is Outcome.FAILED
    data = await stage.store.get(returned["c101"].content)
    assert b"[not run] This reply made 300 tool calls" in data


def test_calls_that_a_reader_counted_are_added_and_need_no_call_behind_them() -> None:
    made = reply_of(*calls(CALLS_HELD), CallsLeftOut(4_000), CallsLeftOut(899))
    assert (len(made.parts), made.left_out) == (CALLS_HELD, 4_900)


def test_words_behind_calls_that_are_left_out_stay_and_their_seals_do_not() -> None:
    early = (ThinkingDelta("plan", "seal 1"), *calls(CALLS_HELD))
    late = (ThinkingDelta("more", "seal 2"), *calls(2), ThinkingDelta("", "seal 3"))
    made = reply_of(*early, *late, TextDelta("Done."))
    assert made.parts[0] == Thinking("plan", "seal 1")
    assert made.parts[CALLS_HELD + 1 :] == (Thinking("more"), Text("Done."))
    assert made.left_out == 3
    whole = reply_of(*early[:-1], *late[:1])
    assert (whole.parts[-1], whole.left_out) == (Thinking("more", "seal 2"), 0)


@pytest.mark.slow
def test_a_reply_of_a_million_calls_is_held_in_little_memory() -> None:
    reply = ModelReply(lambda name: False)
    many = ToolCallArrived(call("c", "x" * 1_000))
    for _ in range(1_000_000):
        reply.take(many)
    assert len(reply.parts) == CALLS_HELD
    assert reply.left_out == 1_000_000 - MOST_CALLS
