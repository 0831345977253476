"""One turn: what is journaled, in which order, however it ends, with the tools it began with."""

import asyncio

import pytest

from helix_desktop.domain.errors import EngineError, ProviderError, StoreFull
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    Outcome,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.live_events import Journaled, TextArrived, ToolCallEnded
from helix_desktop.domain.llm import (
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import Text, Thinking, ToolCall, ToolResult, ToolSpec
from helix_desktop.domain.ports import StoreHealth, ToolOutput
from helix_desktop.engine.call_notices import STOPPED_TEXT
from helix_desktop.engine.turn import MAX_FAILING_REPEATS, MAX_REPEATS, WAITING_CALL_SECONDS
from tests.engine.stage import Stage, call, play, until
from tests.fakes.provider import HANG, Script, ScriptedProvider, says

TOOLS = StreamFinished(StopReason.TOOLS)


def asks(*calls: ToolCall) -> Script:
    return (*(ToolCallArrived(item) for item in calls), TOOLS)


def ending_of(events: list[Event]) -> TurnEnded:
    assert isinstance(events[-1], TurnEnded)
    return events[-1]


def returned(events: list[Event]) -> list[ToolReturned]:
    return [event for event in events if isinstance(event, ToolReturned)]


async def test_a_turn_is_journaled_from_message_to_end() -> None:
    events = await Stage(ScriptedProvider(says("hello"))).turn("hi there")
    assert [type(event) for event in events] == [
        SessionStarted,
        TurnStarted,
        WindowSent,
        AssistantReplied,
        TurnEnded,
    ]
    assert events[0].title == "hi there"
    assert events[3].parts == (Text("hello"),)
    assert ending_of(events).ending is Ending.DONE


async def test_what_is_shown_as_journaled_is_on_disk_already() -> None:
    stage = Stage(ScriptedProvider(says("hello")))
    events = await stage.turn()
    shown = [item.recorded for item in stage.seen if isinstance(item, Journaled)]
    assert [item.event for item in shown] == events
    assert [item.seq for item in shown] == [1, 2, 3, 4, 5]


async def test_the_answer_streams_before_it_is_journaled() -> None:
    reply = (TextDelta("one "), TextDelta("two"), StreamFinished(StopReason.ANSWERED))
    stage = Stage(ScriptedProvider(reply))
    events = await stage.turn()
    kinds = [type(item) for item in stage.seen]
    assert kinds.index(TextArrived) < len(kinds) - 1 - kinds[::-1].index(Journaled)
    assert events[3].parts == (Text("one two"),)


async def test_thinking_keeps_its_place_and_its_opaque_block() -> None:
    reply = (ThinkingDelta("hm", "sig"), TextDelta("yes"), StreamFinished(StopReason.ANSWERED))
    events = await Stage(ScriptedProvider(reply)).turn()
    assert events[3].parts == (Thinking("hm", "sig"), Text("yes"))


async def test_outputs_come_back_in_call_order_and_in_one_step() -> None:
    others: set[str] = set()

    async def slow_first(made: ToolCall) -> ToolOutput:
        if made.id == "a":
            await until(lambda: others == {"b", "c"})
        else:
            others.add(made.id)
        return ToolOutput(made.id.encode(), made.id)

    provider = ScriptedProvider(asks(call("a"), call("b"), call("c")), says("done"))
    stage = Stage(provider, run=slow_first)
    events = await stage.turn()
    assert [event.call for event in returned(events)] == ["a", "b", "c"]
    steps = [step for step in stage.store.commits if step.contents]
    assert len(steps) == 1
    assert len(steps[0].events) == len(steps[0].contents) == 3
    assert [event.tokens for event in returned(events)] == [1, 1, 1]
    results = [part for item in provider.requests[1].messages for part in item.parts][-3:]
    assert results == [ToolResult(name, name) for name in "abc"]


async def test_calls_that_read_run_at_once_and_calls_that_change_run_alone() -> None:
    running: set[str] = set()
    together: dict[str, int] = {}
    started_ids: list[str] = []
    left: list[str] = []

    async def note(made: ToolCall) -> ToolOutput:
        running.add(made.id)
        started_ids.append(made.id)
        if made.tool != "change":
            # the other call that may run beside it has begun
            await until(lambda: made.id == "e" or {"a", "b"} <= set(started_ids))
        together[made.id] = len(running)
        left.append(made.id)
        await until(lambda: made.id not in "ab" or {"a", "b"} <= set(left))
        running.discard(made.id)
        return ToolOutput(b"x", "")

    calls = [call("a"), call("b"), call("c", tool="change"), call("d", tool="change"), call("e")]
    await Stage(ScriptedProvider(asks(*calls), says("done")), run=note).turn()
    assert together == {"a": 2, "b": 2, "c": 1, "d": 1, "e": 1}


async def test_a_failed_tool_goes_back_to_the_model_as_failed() -> None:
    async def fails(made: ToolCall) -> ToolOutput:
        return ToolOutput(b"no such file", "x", failed=True)

    provider = ScriptedProvider(asks(call("a")), says("ok"))
    events = await Stage(provider, run=fails).turn()
    assert returned(events)[0].outcome is Outcome.FAILED
    assert provider.requests[1].messages[-1].parts == (ToolResult("a", "no such file", True),)


async def test_a_stop_while_streaming_keeps_what_came() -> None:
    stage = Stage(ScriptedProvider((TextDelta("half an ans"), HANG)))
    await stage.runner.begin("go")
    await until(lambda: any(isinstance(item, TextArrived) for item in stage.seen))
    await stage.runner.stop()
    events = await stage.journal()
    assert events[3].parts == (Text("half an ans"),)
    assert events[3].reason is StopReason.INTERRUPTED
    assert ending_of(events).ending is Ending.STOPPED
    assert not stage.reported


async def test_a_stop_while_the_message_is_being_saved_ends_the_turn_that_begins() -> None:
    stage = Stage(ScriptedProvider((TextDelta("half"), HANG)))
    beginning = stage.supervisor.spawn(stage.runner.begin("go"), "begin")
    await asyncio.sleep(0)
    assert stage.runner.running
    assert stage.store.commits == []
    await stage.runner.stop()
    assert not stage.runner.running
    assert ending_of(await stage.journal()).ending is Ending.STOPPED
    await beginning


async def test_a_stop_among_tools_keeps_what_returned_and_answers_the_rest() -> None:
    finished = asyncio.Event()

    async def one_hangs(made: ToolCall) -> ToolOutput:
        if made.id == "b":
            await asyncio.Event().wait()
        finished.set()
        return ToolOutput(b"whole", "")

    stage = Stage(ScriptedProvider(asks(call("a"), call("b"))), run=one_hangs)
    await stage.runner.begin("go")
    await finished.wait()
    await until(lambda: any(isinstance(event, ToolCallEnded) for event in stage.seen))
    await stage.runner.stop()
    events = await stage.journal()
    assert [(e.call, e.outcome) for e in returned(events)] == [
        ("a", Outcome.OK),
        ("b", Outcome.STOPPED),
    ]
    assert await stage.store.get(returned(events)[1].content) == STOPPED_TEXT
    assert stage.runner.session_window.history.open_calls == ()
    assert ending_of(events).ending is Ending.STOPPED


async def test_the_output_of_a_tool_until_its_stop_is_kept() -> None:
    started = asyncio.Event()

    async def tells(made: ToolCall) -> ToolOutput:
        started.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return ToolOutput(b"half of it", "x", stopped=True)
        raise AssertionError

    stage = Stage(ScriptedProvider(asks(call("a"))), run=tells)
    await stage.runner.begin("go")
    await started.wait()
    await stage.runner.stop()
    events = await stage.journal()
    [done] = returned(events)
    assert done.outcome is Outcome.STOPPED
    assert await stage.store.get(done.content) == b"half of it"
    assert ending_of(events).ending is Ending.STOPPED


async def test_a_second_stop_does_not_interrupt_what_the_first_one_writes() -> None:
    stage = Stage(ScriptedProvider((TextDelta("x"), HANG)))
    await stage.runner.begin("go")
    await until(lambda: any(isinstance(item, TextArrived) for item in stage.seen))
    await asyncio.gather(*(stage.runner.stop() for _ in range(5)))
    events = await stage.journal()
    assert ending_of(events).ending is Ending.STOPPED
    assert sum(isinstance(event, TurnEnded) for event in events) == 1


@pytest.mark.parametrize(
    ("reply", "word"),
    [
        ((TextDelta("half"),), "cut off"),
        ((TextDelta("half"), ProviderError("The server is busy.", "Try again.")), "server is busy"),
        ((StreamFinished(StopReason.ANSWERED),), "sent an empty answer"),
        ((TextDelta(" \n"), StreamFinished(StopReason.ANSWERED)), "sent an empty answer"),
        ((ThinkingDelta("hm"), StreamFinished(StopReason.ANSWERED)), "sent an empty answer"),
        ((ThinkingDelta("hm"), TOOLS), "sent an empty answer"),
        ((StreamFinished(StopReason.FILTERED),), "filter ended the answer"),
    ],
)
async def test_a_reply_that_fails_ends_the_turn_in_words(reply: Script, word: str) -> None:
    stage = Stage(ScriptedProvider(reply))
    end = ending_of(await stage.turn())
    assert end.ending is Ending.FAILED
    assert word in end.detail
    assert not stage.reported


async def test_a_cut_stream_keeps_what_came() -> None:
    events = await Stage(ScriptedProvider((TextDelta("half"),))).turn()
    assert events[3].parts == (Text("half"),)


async def test_calls_of_a_cut_reply_are_answered() -> None:
    events = await Stage(ScriptedProvider((ToolCallArrived(call("a")),))).turn()
    assert [event.outcome for event in returned(events)] == [Outcome.STOPPED]
    assert ending_of(events).ending is Ending.FAILED


async def test_an_unexpected_error_ends_the_turn_and_is_reported() -> None:
    stage = Stage(ScriptedProvider((TextDelta("x"), ZeroDivisionError("bug"))))
    events = await stage.turn()
    await asyncio.sleep(0)
    assert ending_of(events).ending is Ending.FAILED
    assert "Something went wrong" in ending_of(events).detail
    assert [type(error) for _, error in stage.reported] == [ZeroDivisionError]


async def test_a_full_disk_refuses_the_message_and_starts_nothing() -> None:
    stage = Stage(ScriptedProvider(says("never asked")))
    stage.store.become(StoreHealth.FULL)
    with pytest.raises(StoreFull):
        await stage.runner.begin("my long draft")
    assert not stage.runner.running
    assert stage.seen == []
    stage.store.become(StoreHealth.OPEN)
    await stage.runner.begin("my long draft")
    await stage.runner.wait_for_turn()
    assert ending_of(await stage.journal()).ending is Ending.DONE


async def test_calls_get_ids_that_no_other_call_of_the_session_has() -> None:
    twice = asks(call(""), call("x"), call("x"))
    provider = ScriptedProvider(twice, asks(call("x")), says("done"))
    events = await Stage(provider).turn()
    ids = [event.call for event in returned(events)]
    assert len(set(ids)) == len(ids) == 4
    assert "" not in ids


async def test_a_turn_needs_words_and_an_idle_session() -> None:
    stage = Stage(ScriptedProvider((TextDelta("x"), HANG)))
    with pytest.raises(EngineError):
        await stage.runner.begin("  \n ")
    await stage.runner.begin("go")
    with pytest.raises(EngineError):
        await stage.runner.send("again")
    await stage.runner.stop()


def test_the_same_turn_makes_the_same_journal() -> None:
    def journal() -> list[Event]:
        provider = ScriptedProvider(asks(call(""), call("")), says("done"))
        return play(Stage(provider).turn())

    assert [(type(e), getattr(e, "call", "")) for e in journal()] == [
        (type(e), getattr(e, "call", "")) for e in journal()
    ]


def repeat(number: int, arguments: str) -> Script:
    return asks(ToolCall(f"c{number}", "look", arguments))


def failing(made: ToolCall, *, status: int | None = None) -> ToolOutput:
    return ToolOutput(f"No {made.arguments}".encode(), "", failed=True, status=status)


async def test_a_model_that_repeats_a_failing_call_does_not_work_for_ever() -> None:
    async def tool(made: ToolCall) -> ToolOutput:
        return failing(made)

    replies = [repeat(number, "{}") for number in range(MAX_FAILING_REPEATS + 5)]
    events = await Stage(ScriptedProvider(*replies), run=tool).turn()
    assert len(returned(events)) == MAX_FAILING_REPEATS
    end = ending_of(events)
    assert end.ending is Ending.FAILED
    assert "same failing call 20 times" in end.detail


async def test_other_failing_calls_and_commands_that_wait_are_made_again() -> None:
    async def tool(made: ToolCall) -> ToolOutput:
        waits = int(made.id[1:]) > MAX_FAILING_REPEATS
        return failing(made, status=1 if waits else None)

    different = [
        repeat(number, f'{{"path": {number % 2}}}') for number in range(MAX_FAILING_REPEATS + 1)
    ]
    waiting = [
        repeat(MAX_FAILING_REPEATS + 1 + number, "{}") for number in range(MAX_FAILING_REPEATS + 1)
    ]
    stage = Stage(ScriptedProvider(*different, *waiting, says("done")), run=tool)
    events = await stage.turn()
    assert len(returned(events)) == 2 * MAX_FAILING_REPEATS + 2
    assert ending_of(events).ending is Ending.DONE


async def test_a_model_that_repeats_a_call_with_the_same_output_does_not_work_for_ever() -> None:
    async def tool(made: ToolCall) -> ToolOutput:
        return ToolOutput(b"as before", "")

    replies = [repeat(number, "{}") for number in range(MAX_REPEATS + 5)]
    events = await Stage(ScriptedProvider(*replies), run=tool).turn()
    assert len(returned(events)) == MAX_REPEATS
    end = ending_of(events)
    assert end.ending is Ending.FAILED
    assert "same call 100 times in a row" in end.detail


async def test_calls_that_bring_news_or_wait_are_made_as_often_as_the_model_likes() -> None:
    """Calls that end in another way, commands, and calls that take their time."""

    async def tool(made: ToolCall) -> ToolOutput:
        turn, number = divmod(int(made.id[1:]), MAX_REPEATS)
        if turn == 2:
            stage.clock.advance(WAITING_CALL_SECONDS)
        news = number == MAX_REPEATS - 1 and turn == 0
        ended = 0 if turn == 1 else None
        return ToolOutput(b"", "", failed=news, status=ended)

    replies = [repeat(number, "{}") for number in range(3 * MAX_REPEATS)]
    stage = Stage(ScriptedProvider(*replies, says("done")), run=tool)
    events = await stage.turn()
    assert len(returned(events)) == 3 * MAX_REPEATS
    assert ending_of(events).ending is Ending.DONE


class Box:
    """Implements Toolbox: the tools there were when it was made."""

    def __init__(self, names: list[str]) -> None:
        self._specs = tuple(ToolSpec(name, "", "{}", reads_only=True) for name in names)
        self._names = names

    def specs(self) -> tuple[ToolSpec, ...]:
        return self._specs

    async def run(self, call: ToolCall) -> ToolOutput:
        # a server tells of another tool in the middle of the turn
        self._names.append("late")
        return ToolOutput(b"x", "")


async def test_a_tool_that_appears_reaches_the_next_turn_and_not_the_middle_of_one() -> None:
    asks = (ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))
    provider = ScriptedProvider(asks, says("one"), says("two"))
    stage = Stage(provider)
    names = ["look"]
    stage.exchange(make=lambda _session: Box(names))
    await stage.say("go", "again")
    offered = [[spec.name for spec in request.tools] for request in provider.requests]
    assert offered == [["look"], ["look"], ["look", "late"]]
