"""Turns that break off: errors in words, smaller requests, waits that are cut, and going on."""

import asyncio
from collections.abc import AsyncIterator
from copy import deepcopy
from itertools import pairwise

import pytest

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.errors import (
    ContextTooLong,
    EngineError,
    ProviderAccessDenied,
    ProviderError,
    ProviderOverloaded,
    ProviderResponseInvalid,
    ProviderUnreachable,
    RequestRefused,
    RequestTooLarge,
)
from helix_desktop.domain.events import (
    AssistantReplied,
    Cause,
    ContextInjected,
    Ending,
    Event,
    ModelCalled,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.live_events import RetryPlanned, TextArrived
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import Message, Role
from helix_desktop.domain.value import replace
from helix_desktop.engine.call_notices import BROKEN_TEXT, CRASHED_TEXT
from helix_desktop.engine.session_window import BYTES_SHARE
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.engine.turn import InterruptibleStream
from tests.engine.stage import SESSION, Stage, call, check_wire, play, until
from tests.fakes.memory_store import SavedData
from tests.fakes.model_handle import TEST_LLM
from tests.fakes.provider import HANG, Script, ScriptedProvider, says
from tests.fakes.speaker import Speaker, always

USED = Usage(input=100, output=5)
UNGATED = replace(BALANCED, gate_mode=GateMode.OFF)


def ends(events: list[Event]) -> list[TurnEnded]:
    return [event for event in events if isinstance(event, TurnEnded)]


def sizes(stage: Stage, provider: ScriptedProvider) -> list[int]:
    weigher = stage.deps.models.main.weigher
    return [
        sum(weigher.weigh(message).size for message in one.messages) for one in provider.requests
    ]


@pytest.mark.parametrize("limit", [8_000, None])
async def test_a_body_with_too_many_bytes_is_made_smaller_and_sent_once_more(
    limit: int | None,
) -> None:
    first = (ToolCallArrived(call("a", "x" * 9_000)), StreamFinished(StopReason.TOOLS))
    refused = (RequestTooLarge("The request is too big.", limit=limit),)
    provider = ScriptedProvider(first, refused, says("fits"), says("fits still"))
    stage = Stage(provider, policy=UNGATED)
    events = await stage.turn()
    assert ends(events)[0].ending is Ending.DONE
    before, after = sizes(stage, provider)[1:3]
    assert after < before
    assert after <= (BYTES_SHARE * limit if limit else before / 2)
    await stage.say("y" * 400)
    assert sizes(stage, provider)[3] <= (limit or before / 2), "what was learned stays"


async def test_a_body_that_cannot_be_made_small_enough_is_not_sent_again() -> None:
    provider = ScriptedProvider((RequestTooLarge("The request is too big.", limit=10),))
    stage = Stage(provider)
    end = ends(await stage.turn("please " * 50))[0]
    assert end.ending is Ending.FAILED
    assert len(provider.requests) == 1


@pytest.mark.parametrize("error", [RequestTooLarge, ContextTooLong])
async def test_a_refusal_that_nothing_can_be_done_about_keeps_the_words_of_the_provider(
    error: type[RequestTooLarge | ContextTooLong],
) -> None:
    message = "Too large. The provider says: “At most 1 MB.”"
    stage = Stage(ScriptedProvider((error(message, "Compact.", limit=10),)))
    end = ends(await stage.turn("please " * 50))[0]
    assert end.detail.startswith(f"{message} Compaction can't reduce: ")


@pytest.mark.parametrize("error", [RequestTooLarge, ContextTooLong])
async def test_a_limit_that_was_only_assumed_does_not_stop_the_next_message(
    error: type[RequestTooLarge | ContextTooLong],
) -> None:
    provider = ScriptedProvider((error("Too large."),), says("fits"))
    stage = Stage(provider)
    assert ends(await stage.turn())[0].ending is Ending.FAILED
    assert ends(await stage.turn("once more"))[-1].ending is Ending.DONE
    assert len(provider.requests) == 2


async def test_a_request_is_made_smaller_once_and_not_again_and_again() -> None:
    first = (ToolCallArrived(call("a", "x" * 9_000)), StreamFinished(StopReason.TOOLS))
    error = RequestTooLarge("The request is too big.", limit=8_000)
    provider = ScriptedProvider(first, (error,), (error,), says("never"))
    end = ends(await Stage(provider, policy=UNGATED).turn())[0]
    assert (end.ending, end.detail) == (Ending.FAILED, "The request is too big.")
    assert len(provider.requests) == 3


@pytest.mark.parametrize(
    "error",
    [
        ProviderUnreachable("No answer from the server.", "Check the connection."),
        ProviderAccessDenied("The key is not accepted.", "Enter another."),
        ProviderOverloaded("Too many requests.", "Try again in a minute.", wait=60.0),
        ProviderResponseInvalid("The answer makes no sense.", "Try again."),
        RequestRefused("The model does not exist.", "Choose another."),
        ContextTooLong("The request is too long.", "Start anew.", limit=1),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_an_error_of_the_provider_ends_the_turn_in_its_own_words(
    error: ProviderError,
) -> None:
    stage = Stage(
        ScriptedProvider((ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS)), (error,))
    )
    events = await stage.turn()
    end = ends(events)[0]
    assert end.ending is Ending.FAILED
    if not isinstance(error, ContextTooLong):
        assert end.detail == str(error)
    assert sum(isinstance(event, ToolReturned) for event in events) == 1
    assert not stage.reported


async def test_a_stop_while_a_retry_is_waited_for_is_immediate_and_costs_nothing() -> None:
    class Waiting:
        """Implements Provider: busy for an hour."""

        async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
            yield RetryScheduled(3_600.0, 1, "The server is busy.")
            await asyncio.sleep(3_600)

    stage = Stage(Waiting())
    await stage.runner.begin("go")
    await until(lambda: any(isinstance(item, RetryPlanned) for item in stage.seen))
    await stage.runner.stop()
    events = await stage.journal()
    assert ends(events)[0].ending is Ending.STOPPED
    assert not [event for event in events if isinstance(event, ModelCalled)]


async def test_a_call_that_was_stopped_before_its_first_word_has_an_unknown_cost() -> None:
    stage = Stage(ScriptedProvider((HANG,)))
    await stage.runner.begin("go")
    provider = stage.deps.models.main.provider
    await until(lambda: len(provider.requests) == 1)
    await stage.runner.stop()
    [called] = [item for item in await stage.journal() if isinstance(item, ModelCalled)]
    assert (called.kind, called.usage, called.cost) == ("turn", None, None)


@pytest.mark.parametrize(
    ("reason", "cause", "word"),
    [
        (StopReason.LENGTH, Cause.LENGTH, "output limit"),
        (StopReason.REFUSED, Cause.REFUSED, "declined"),
        (StopReason.FILTERED, Cause.FILTERED, "filter"),
    ],
)
@pytest.mark.parametrize("text", ["half", ""])
async def test_an_unusual_stop_is_explained_also_where_nothing_was_said(
    reason: StopReason, cause: Cause, word: str, text: str
) -> None:
    deltas = (TextDelta(text),) if text else ()
    stage = Stage(ScriptedProvider((*deltas, StreamFinished(reason, USED))))
    events = await stage.turn()
    end = ends(events)[0]
    assert (end.ending, end.cause) == (Ending.DONE if text else Ending.FAILED, cause)
    assert word in end.detail
    took = [event for event in events if isinstance(event, AssistantReplied | ModelCalled)]
    assert [item.usage for item in took] == [USED]
    # an answer without a word is charged like one, and its request shows that
    inspector = RequestInspector(lambda _session: stage.runner, stage.deps, stage.store)
    [seq] = (await inspector.sent(SESSION)).seqs
    shown = await inspector.earlier(SESSION, seq)
    assert (shown.usage, shown.cost) == (USED, took[0].cost)


def resumed(
    *replies: Script, saved_data: SavedData | None = None
) -> tuple[ScriptedProvider, list[Event]]:
    """A turn that breaks off, and how it goes on."""
    provider = ScriptedProvider(*replies)

    async def story() -> list[Event]:
        stage = Stage(provider, saved_data=saved_data)
        await stage.turn("count to three")
        await stage.runner.resume()
        await stage.runner.wait_for_turn()
        for request in provider.requests:
            check_wire(request)
        return await stage.journal()

    return provider, play(story())


def shape(messages: tuple[Message, ...]) -> list[tuple[Role, str]]:
    return [(message.role, message.text) for message in messages[1:]]


def test_a_reply_that_was_cut_goes_on_where_it_stopped() -> None:
    provider, events = resumed((TextDelta("one, two,"),), says(" three"))
    assert shape(provider.requests[1].messages) == [
        (Role.USER, "count to three"),
        (Role.ASSISTANT, "one, two,"),
        (Role.USER, CONTINUE),
    ]
    kinds = [type(event) for event in events]
    assert kinds.count(TurnStarted) == 1
    assert kinds.index(TurnResumed) == kinds.index(TurnEnded) + 1
    assert [end.ending for end in ends(events)] == [Ending.FAILED, Ending.DONE]


def test_a_turn_that_broke_off_among_its_calls_goes_on_from_their_outputs() -> None:
    provider, events = resumed((ToolCallArrived(call("a")),), says("three"))
    assert not [event for event in events if isinstance(event, ContextInjected)]
    assert provider.requests[1].messages[-1].role is Role.TOOL


def test_a_turn_of_which_nothing_came_is_asked_for_again() -> None:
    busy = (ProviderOverloaded("Too many requests.", "Try again."),)
    provider, events = resumed(busy, says("three"))
    assert provider.requests[1].messages == provider.requests[0].messages
    assert not [event for event in events if isinstance(event, ContextInjected)]


def test_an_answer_that_reached_the_longest_reply_can_be_gone_on_with() -> None:
    provider, events = resumed((TextDelta("one"), StreamFinished(StopReason.LENGTH)), says("two"))
    assert provider.requests[1].messages[-1].text == CONTINUE
    assert [end.cause for end in ends(events)] == [Cause.LENGTH, Cause.NONE]


async def test_there_is_nothing_to_go_on_with_after_a_whole_answer_or_in_a_turn() -> None:
    stage = Stage(ScriptedProvider(says("done"), (TextDelta("x"), HANG)))
    await stage.turn()
    before = await stage.journal()
    with pytest.raises(EngineError, match="Nothing to continue"):
        await stage.runner.resume()
    assert await stage.journal() == before
    await stage.runner.send("again")
    await until(lambda: any(isinstance(item, TextArrived) for item in stage.seen[-3:]))
    with pytest.raises(EngineError, match="still running"):
        await stage.runner.resume()
    await stage.runner.stop()


async def test_calls_of_a_reply_that_was_cut_are_not_said_to_be_stopped_by_the_user() -> None:
    stage = Stage(ScriptedProvider((ToolCallArrived(call("a")),)))
    events = await stage.turn()
    [returned] = [event for event in events if isinstance(event, ToolReturned)]
    assert await stage.store.get(returned.content) == BROKEN_TEXT


async def crashed(events: int) -> SavedData:
    """What is on the disk if the application dies after so many events of a turn."""
    asks = (TextDelta("I look."), ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, (TextDelta("x"), HANG)))
    await stage.runner.begin("go")
    await until(lambda: stage.seen[-1:] == [TextArrived(SESSION, "x")])
    saved_data = deepcopy(stage.store.saved_data)
    del saved_data.journals[SESSION][events:]
    await stage.runner.stop()
    return saved_data


@pytest.mark.parametrize("events", [2, 3, 4, 5])
async def test_a_turn_that_a_crash_cut_short_is_ended_when_the_session_is_loaded(
    events: int,
) -> None:
    provider = ScriptedProvider(says("better"))
    stage = Stage(provider, saved_data=await crashed(events))
    await stage.runner.load()
    result = await stage.journal()
    end = result[-1]
    assert isinstance(end, TurnEnded)
    assert (end.ending, end.cause) == (Ending.FAILED, Cause.CRASHED)
    assert end.detail.startswith("Helix quit during this turn")
    if events == 4:
        assert isinstance(result[4], ToolReturned)
        assert await stage.store.get(result[4].content) == CRASHED_TEXT
    again = Stage(provider, saved_data=stage.store.saved_data)
    await again.runner.load()
    assert await again.journal() == result, "it is ended once"
    await again.runner.resume()
    await again.runner.wait_for_turn()
    check_wire(provider.requests[0])
    for before, after in pairwise(provider.requests[0].messages):
        assert not before.calls or after.role is Role.TOOL


async def test_a_resumed_turn_that_a_crash_cut_short_is_ended_as_well() -> None:
    stage = Stage(ScriptedProvider((TextDelta("half"),), (TextDelta("more"), HANG)))
    await stage.turn()
    await stage.runner.resume()
    await until(lambda: stage.seen[-1:] == [TextArrived(SESSION, "more")])
    late = Stage(ScriptedProvider(), saved_data=stage.store.saved_data)
    await late.runner.load()
    assert [end.cause for end in ends(await late.journal())] == [Cause.NONE, Cause.CRASHED]
    await stage.runner.stop()


async def test_the_provider_is_told_of_a_model_with_room_for_bytes_as_before() -> None:
    """A limit that the catalogue knows holds beside what was learned, the lesser of the two."""
    first = (ToolCallArrived(call("a", "x" * 9_000)), StreamFinished(StopReason.TOOLS))
    provider = ScriptedProvider(first, (RequestTooLarge("Too big.", limit=30_000),), says("fits"))
    stage = Stage(provider, llm=replace(TEST_LLM, max_bytes=6_000), policy=UNGATED)
    await stage.turn()
    assert sizes(stage, provider)[1] <= 6_000


class TimesOut:
    """Wants to wait for an hour, and then runs out of a time of its own."""

    async def stream(self, _request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        yield RetryScheduled(3_600.0, 2, "busy")
        raise TimeoutError("its own")


REQUEST = ModelRequest(TEST_LLM, ())


async def test_retrying_now_without_a_wait_does_nothing() -> None:
    patience = InterruptibleStream()
    patience.retry_now()
    speaker = Speaker(always("yes"))
    results = [event async for event in patience.events(speaker, REQUEST)]
    assert isinstance(results[-1], StreamFinished)


class Busy:
    """Wants to wait for an hour when it is asked the first time."""

    def __init__(self) -> None:
        self.request_count = 0

    async def stream(self, _request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self.request_count += 1
        if self.request_count == 1:
            yield RetryScheduled(3_600.0, 2, "busy")
            await asyncio.Event().wait()
        yield StreamFinished(StopReason.ANSWERED)


async def test_retrying_now_several_times_sends_one_request() -> None:
    patience, busy = InterruptibleStream(), Busy()
    results: list[ProviderEvent] = []

    async def listen() -> None:
        results.extend([event async for event in patience.events(busy, REQUEST)])

    supervisor = Supervisor(lambda *_: None)
    listening = supervisor.spawn(listen(), "listen")
    while not listening.done():
        patience.retry_now()
        await asyncio.sleep(0)
    await listening
    assert busy.request_count == 2
    assert isinstance(results[-1], StreamFinished)


async def test_a_timeout_of_the_provider_is_not_taken_for_a_retry_by_the_user() -> None:
    with pytest.raises(TimeoutError, match="its own"):
        [event async for event in InterruptibleStream().events(TimesOut(), REQUEST)]
