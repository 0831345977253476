"""The calls of a reply: outputs of any size, far too many, and those that are not permitted."""

import asyncio
import json
import threading
from collections.abc import Iterator

import pytest

from helix_desktop.domain.cache import Origin, SessionId, digest_of
from helix_desktop.domain.errors import StoreError
from helix_desktop.domain.events import AssistantReplied, Ending, Outcome, ToolReturned, TurnEnded
from helix_desktop.domain.live_events import ToolCallEnded, ToolCallStarted
from helix_desktop.domain.llm import (
    MAX_CALLS,
    MAX_REPLY_CALLS,
    CallsLeftOut,
    LlmRole,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import NewImage, Text, Thinking, ToolCall, ToolResult
from helix_desktop.domain.permission import ALLOWED, CallPermit
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.engine.call_notices import EDITED
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.engine.replay.replay import MemoryStore
from helix_desktop.engine.tool_batch import store_stream
from tests.engine.stage import SESSION, Stage, call, play, until
from tests.fakes.model_handle import TEST_LLM
from tests.fakes.provider import ScriptedProvider, says
from tests.fakes.weigher import FakeWeigher


async def test_a_stream_is_stored_and_its_digest_told() -> None:
    session_store = MemoryStore()
    output = ToolOutput(b"first", "f", stream=(piece for piece in (b"first", b" last")))
    shown, digest = await store_stream(output, Origin("read_file", "f"), session_store)
    assert digest == digest_of(b"first last")
    assert shown.stream is None
    assert shown.data.startswith(b"first\n[all of it: sha256 " + digest.encode())
    assert await session_store.get(digest) == b"first last"


async def test_an_output_without_a_stream_stays_as_it_is() -> None:
    output = ToolOutput(b"x", "f")
    assert await store_stream(output, Origin(), MemoryStore()) == (output, None)


async def test_a_turn_keeps_all_of_an_output_that_is_too_large_to_be_held() -> None:
    pieces = [b"a" * 100_000, b"b" * 100_000]

    async def run(_made: ToolCall) -> ToolOutput:
        return ToolOutput(b"aaa", "huge.log", stream=pieces)

    asks = (ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")), run=run)
    [returned] = [item for item in await stage.turn() if isinstance(item, ToolReturned)]
    assert await stage.deps.base.store.get(returned.whole) == b"".join(pieces)
    shown = await stage.deps.base.store.get(returned.content)
    assert shown.startswith(b"aaa\n[all of it: sha256 ")
    assert returned.whole.encode() in shown


class SlowWeigher(FakeWeigher):
    """Says that it counts a text, and waits until it may."""

    def __init__(self) -> None:
        super().__init__()
        self.began, self.may = threading.Event(), threading.Event()

    def count(self, text: str) -> int:
        if "an hour" in text:
            self.began.set()
            self.may.wait(10)
        return super().count(text)


async def test_a_stop_keeps_the_output_of_a_call_that_has_ended() -> None:
    async def run(_made: ToolCall) -> ToolOutput:
        return ToolOutput(b"the result of an hour", "make")

    weigher = SlowWeigher()
    asks = (ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")), run=run, weigher=weigher)
    await stage.runner.begin("go")
    await until(weigher.began.is_set)
    stopping = stage.supervisor.spawn(stage.runner.stop(), "stop")
    for _ in range(20):  # the stop has reached the call by then
        await asyncio.sleep(0)
    weigher.may.set()
    await stopping
    [returned] = [item for item in await stage.journal() if isinstance(item, ToolReturned)]
    assert returned.outcome is Outcome.OK
    assert await stage.deps.base.store.get(returned.content) == b"the result of an hour"


async def test_a_store_that_fails_while_an_output_is_stored_says_so_itself() -> None:
    def broken() -> Iterator[bytes]:
        yield b"a"
        raise StoreError("The disk failed.", "Check the disk.")

    async def run(_made: ToolCall) -> ToolOutput:
        return ToolOutput(b"aaa", "huge.log", stream=broken())

    asks = (ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")), run=run)
    end = (await stage.turn())[-1]
    assert isinstance(end, TurnEnded)
    assert end.detail == "The disk failed. Check the disk."
    assert stage.reported == []


async def test_the_pictures_of_an_output_are_stored_counted_and_as_untrusted_as_their_text() -> (
    None
):
    shot = NewImage(b"pixels", "image/png", 800, 600)

    async def run(_made: ToolCall) -> ToolOutput:
        return ToolOutput(b"[picture]", "the page", untrusted=True, images=(shot, shot))

    asks = (ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")), run=run)
    [returned] = [item for item in await stage.turn() if isinstance(item, ToolReturned)]
    assert returned.images == (shot.stored(), shot.stored())
    assert returned.untrusted
    assert (returned.tokens, returned.image_tokens) == (3, 200)
    assert await stage.deps.base.store.get(digest_of(b"pixels")) == b"pixels"
    encoding = TEST_LLM.encoding
    counts = [
        await stage.store.token_count(name, encoding)
        for name in (returned.content, digest_of(b"pixels"))
    ]
    assert counts == [3, 100], "so that the cache shows what the output takes"


async def test_the_end_of_a_call_is_told_while_a_call_beside_it_still_runs() -> None:
    def ended() -> list[str]:
        return [item.returned.call for item in stage.seen if isinstance(item, ToolCallEnded)]

    async def run(made: ToolCall) -> ToolOutput:
        if made.id == "b":
            await until(lambda: ended() == ["a"])
        return ToolOutput(b"output", "x")

    asks = (ToolCallArrived(call("a")), ToolCallArrived(call("b")))
    answers = ((*asks, StreamFinished(StopReason.TOOLS)), says("done"))
    stage = Stage(ScriptedProvider(*answers), run=run)
    await stage.turn()
    assert ended() == ["a", "b"]


async def test_a_result_is_kept_before_the_next_call_of_the_same_reply_runs() -> None:
    running, saved = asyncio.Event(), asyncio.Event()

    async def run(made: ToolCall) -> ToolOutput:
        if made.id == "b":
            running.set()
            await saved.wait()
        return ToolOutput(f"output of {made.id}".encode(), made.id)

    calls = (call("a", tool="change"), call("b", tool="change"))
    asks = (*(ToolCallArrived(item) for item in calls), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")), run=run)
    await stage.runner.begin("go")
    await running.wait()
    [returned] = [item for item in await stage.journal() if isinstance(item, ToolReturned)]
    assert (returned.call, await stage.store.get(returned.content)) == ("a", b"output of a")
    saved.set()
    await stage.runner.wait_for_turn()
    results = [item.call for item in await stage.journal() if isinstance(item, ToolReturned)]
    assert results == ["a", "b"]


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


async def test_the_maximum_of_calls_in_one_reply_runs_without_a_remark() -> None:
    provider = ScriptedProvider((*calls(MAX_CALLS), DONE), says("done"))
    events = await Stage(provider).turn()
    returned = [event for event in events if isinstance(event, ToolReturned)]
    assert len(returned) == MAX_CALLS
    assert {item.outcome for item in returned} == {Outcome.OK}
    assert [event.left_out for event in events if isinstance(event, AssistantReplied)] == [0, 0]


@pytest.mark.parametrize("count", [MAX_CALLS + 1, 5_000])
async def test_calls_beyond_the_maximum_of_a_reply_are_not_run_and_model_and_journal_say_so(
    count: int,
) -> None:
    provider = ScriptedProvider((*calls(count), DONE), says("done"))
    stage = Stage(provider)
    events = await stage.turn()
    replied = next(event for event in events if isinstance(event, AssistantReplied))
    assert (len(replied.parts), replied.left_out) == (MAX_REPLY_CALLS, count - MAX_CALLS)
    assert sum(isinstance(item, ToolCallStarted) for item in stage.seen) == MAX_CALLS
    returned = [event for event in events if isinstance(event, ToolReturned)]
    assert [item.call for item in returned] == [f"c{at}" for at in range(1, MAX_REPLY_CALLS + 1)]
    assert [item.outcome for item in returned] == [*[Outcome.OK] * MAX_CALLS, Outcome.FAILED]
    assert isinstance(events[-1], TurnEnded)
    assert events[-1].ending is Ending.DONE
    results = [
        part
        for message in provider.requests[1].messages
        for part in message.parts
        if isinstance(part, ToolResult)
    ]
    assert [result.call for result in results] == [item.call for item in returned]
    last_text = results[-1].text
    assert (
        f"This reply made {count:,} tool calls, and at most 100 of one reply are run." in last_text
    )
    assert f"this one and the {count - MAX_REPLY_CALLS:,} behind it were not" in last_text
    assert "not run" not in results[-2].text


async def test_a_turn_that_is_stopped_meanwhile_still_says_what_was_not_run() -> None:
    started = asyncio.Event()

    async def hangs(_call: ToolCall) -> ToolOutput:
        started.set()
        await asyncio.Event().wait()
        raise AssertionError

    stage = Stage(ScriptedProvider((*calls(300), DONE)), run=hangs)
    await stage.runner.begin("go")
    await started.wait()
    await stage.runner.stop()
    events = await stage.journal()
    returned = {event.call: event for event in events if isinstance(event, ToolReturned)}
    assert len(returned) == MAX_REPLY_CALLS
    assert returned["c1"].outcome is Outcome.STOPPED
    assert returned["c101"].outcome is Outcome.FAILED
    data = await stage.store.get(returned["c101"].content)
    assert b"[not run] This reply made 300 tool calls" in data


async def test_a_call_of_a_server_can_be_stopped_alone_and_no_other_call() -> None:
    begun: list[str] = []

    async def hangs(made: ToolCall) -> ToolOutput:
        begun.append(made.id)
        if made.id != "after":
            await asyncio.Event().wait()
        return ToolOutput(b"found", "it")

    asks = [
        (ToolCallArrived(call(name, tool=tool)), StreamFinished(StopReason.TOOLS))
        for name, tool in (("s", "docs__search"), ("after", "docs__search"), ("own", "read_file"))
    ]
    stage = Stage(ScriptedProvider(*asks, says("done")), run=hangs)
    await stage.runner.begin("go")
    await until(lambda: begun == ["s"])
    for _ in range(2):
        stage.deps.base.stop_server_call(SESSION, "s")
    await until(lambda: begun == ["s", "after", "own"])
    for name in ("s", "after", "own", "nothing"):
        stage.deps.base.stop_server_call(SESSION, name)
    assert stage.runner.running
    await stage.runner.stop()
    returned = [event for event in await stage.journal() if isinstance(event, ToolReturned)]
    assert [event.outcome for event in returned] == [Outcome.STOPPED, Outcome.OK, Outcome.STOPPED]
    stopped, _, ended = [await stage.store.get(event.content) for event in returned]
    assert b"The turn goes on without it." in stopped
    assert b"the user stopped the turn" in ended
    assert stage.deps.base.server_calls == {}


def test_calls_that_the_parser_left_out_are_counted() -> None:
    made = reply_of(*calls(MAX_REPLY_CALLS), CallsLeftOut(4_000), CallsLeftOut(899))
    assert (len(made.parts), made.left_out) == (MAX_REPLY_CALLS, 4_900)


def test_words_behind_left_out_calls_are_kept_without_their_signatures() -> None:
    early = (ThinkingDelta("plan", "seal 1"), *calls(MAX_REPLY_CALLS))
    late = (ThinkingDelta("more", "seal 2"), *calls(2), ThinkingDelta("", "seal 3"))
    made = reply_of(*early, *late, TextDelta("Done."))
    assert made.parts[0] == Thinking("plan", "seal 1")
    assert made.parts[MAX_REPLY_CALLS + 1 :] == (Thinking("more"), Text("Done."))
    assert made.left_out == 3
    full_reply = reply_of(*early[:-1], *late[:1])
    assert (full_reply.parts[-1], full_reply.left_out) == (Thinking("more", "seal 2"), 0)


@pytest.mark.slow
def test_a_reply_of_a_million_calls_is_held_in_little_memory() -> None:
    reply = ModelReply(lambda name: False)
    many = ToolCallArrived(call("c", "x" * 1_000))
    for _ in range(1_000_000):
        reply.take(many)
    assert len(reply.parts) == MAX_REPLY_CALLS
    assert reply.left_out == 1_000_000 - MAX_CALLS


CALLS = (call("a"), call("b", tool="change"), call("c", tool="nowhere"))
ASKS = (*(ToolCallArrived(entry) for entry in CALLS), StreamFinished(StopReason.TOOLS))


class NoChanges:
    """Lets everything run but `change`."""

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit:
        return CallPermit(False, "[not run] No.") if call.tool == "change" else ALLOWED


def outcomes() -> tuple[Stage, dict[str, Outcome], list[str]]:
    ran: list[str] = []

    async def run(made: ToolCall) -> ToolOutput:
        ran.append(made.id)
        return ToolOutput(b"done", "", failed=made.tool == "nowhere")

    async def story() -> tuple[Stage, dict[str, Outcome]]:
        stage = Stage(ScriptedProvider(ASKS, says("done")), run=run)
        stage.exchange(permission=NoChanges())
        events = await stage.turn()
        end = events[-1]
        assert isinstance(end, TurnEnded)
        assert end.ending is Ending.DONE
        return stage, {e.call: e.outcome for e in events if isinstance(e, ToolReturned)}

    stage, result = play(story())
    return stage, result, ran


def test_permitted_calls_run_and_denied_calls_of_the_same_reply_do_not() -> None:
    stage, result, ran = outcomes()
    assert result == {"a": Outcome.OK, "b": Outcome.DENIED, "c": Outcome.FAILED}
    assert ran == ["a", "c"]
    assert [item.call.id for item in stage.seen if isinstance(item, ToolCallStarted)] == ["a", "c"]


def test_the_agent_reads_why_a_call_did_not_run() -> None:
    stage, _, _ = outcomes()
    provider = stage.deps.models.main.provider
    parts = [part for message in provider.requests[1].messages for part in message.parts]
    [denied] = [part for part in parts if isinstance(part, ToolResult) and part.call == "b"]
    assert denied.failed
    assert denied.text == "[not run] No."


class Changes:
    """Has another command run in place of each."""

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit:
        return CallPermit(True, command="make check")


async def test_what_the_user_wrote_runs_and_both_are_journaled_and_told() -> None:
    ran: list[str] = []
    tool_call = ToolCall("a", call("a").tool, '{"command": "make"}')

    async def run(made: ToolCall) -> ToolOutput:
        ran.append(made.arguments)
        return ToolOutput(b"done", "")

    script = (ToolCallArrived(tool_call), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(script, says("done")), run=run)
    stage.exchange(permission=Changes())
    events = await stage.turn()
    [reply] = [e for e in events if isinstance(e, AssistantReplied) and e.parts == (tool_call,)]
    [returned] = [e for e in events if isinstance(e, ToolReturned)]
    assert (reply.parts[0], returned.ran) == (tool_call, "make check")
    assert ran == ['{"command": "make check"}']
    provider = stage.deps.models.main.provider
    parts = [part for message in provider.requests[1].messages for part in message.parts]
    [result] = [part for part in parts if isinstance(part, ToolResult)]
    assert result.text == f"{EDITED} make check\n\ndone"


class Faulty:
    """Finds that no call can be run."""

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit:
        return CallPermit(False, "[not run] Truncated.", faulty=True)


@pytest.mark.parametrize("reason", [StopReason.LENGTH, StopReason.TOOLS])
async def test_the_agent_reads_that_its_reply_was_cut_off_inside_a_call(reason: StopReason) -> None:
    made = (*(ToolCallArrived(item) for item in CALLS[:2]), StreamFinished(reason))
    stage = Stage(ScriptedProvider(made, says("done")))
    stage.exchange(permission=Faulty())
    events = await stage.turn()
    returned = [event for event in events if isinstance(event, ToolReturned)]
    assert [item.outcome for item in returned] == [Outcome.FAILED] * 2
    first, last = [(await stage.store.get(item.content)).decode() for item in returned]
    assert first == "[not run] Truncated."
    assert ("limit of" in last and "several parts" in last) == (reason is StopReason.LENGTH)


async def test_a_call_that_did_not_run_is_named_by_what_it_meant_without_the_text_it_brought() -> (
    None
):
    arguments = json.dumps({"path": "notes.md", "content": "the whole text of the file"})
    asks = (ToolCallArrived(ToolCall("w", "change", arguments)), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")))
    stage.exchange(permission=NoChanges())
    [returned] = [item for item in await stage.turn() if isinstance(item, ToolReturned)]
    assert (returned.outcome, returned.what) == (Outcome.DENIED, "notes.md")
    counted = await stage.store.token_count(returned.content, TEST_LLM.encoding)
    assert counted == returned.tokens, "what the model is told takes room, too"
    assert returned.tokens


async def test_a_call_of_another_programs_agent_cannot_be_stopped_alone() -> None:
    begun = asyncio.Event()

    async def hangs(_made: ToolCall) -> ToolOutput:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    asks = (ToolCallArrived(call("s", tool="docs__search")), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")), run=hangs)
    handles = stage.deps.models.handles
    handles[LlmRole.MAIN] = replace(handles[LlmRole.MAIN], is_guest=True)
    await stage.runner.begin("go")
    await begun.wait()
    stage.deps.base.stop_server_call(SESSION, "s")
    assert stage.deps.base.server_calls == {}
    assert [item.can_stop for item in stage.seen if isinstance(item, ToolCallStarted)] == [False]
    await stage.runner.stop()
