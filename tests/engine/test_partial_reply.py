"""Replies: opaque blocks are kept; what streamed before a kill is journaled and resumed once."""

import asyncio
import shutil
from copy import deepcopy
from pathlib import Path

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.domain.events import AssistantReplied, Event, TurnEnded, TurnResumed, WindowSent
from helix_desktop.domain.live_events import TextArrived
from helix_desktop.domain.llm import (
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import ReplyPart, Text, Thinking, ToolCall
from helix_desktop.domain.ports import Provider, StoreHealth
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.store.partial_replies import PartialReplyFiles
from tests.engine.stage import SESSION, Stage, call, check_wire, until
from tests.fakes.memory_store import SavedData
from tests.fakes.provider import HANG, Script, ScriptedProvider, says

HALF: Script = (ThinkingDelta("hm"), TextDelta("one, "), TextDelta("two,"), HANG)


def keeping(stage: Stage, folder: Path) -> PartialReplyFiles:
    partial_replies = PartialReplyFiles(folder, lambda _session, _why: None)
    stage.exchange(partial_replies=partial_replies)
    return partial_replies


async def killed(folder: Path, *script: str | object) -> SavedData:
    """Disk and side files as they are in the middle of a reply's stream."""
    stage = Stage(ScriptedProvider(tuple(script) or HALF))  # type: ignore[arg-type]
    partial_replies = keeping(stage, folder / "running")
    await stage.runner.begin("go")
    await until(lambda: isinstance(stage.seen[-1], TextArrived) and stage.seen[-1].text[-1] == ",")
    last, file = stage.seen[-1].text.encode(), folder / "running" / SESSION
    await until(lambda: file.exists() and last in file.read_bytes())
    shutil.copytree(folder / "running", folder / "killed")
    saved_data = deepcopy(stage.store.saved_data)
    await stage.runner.stop()
    await partial_replies.close()
    return saved_data


async def after(
    folder: Path, saved_data: SavedData, provider: Provider
) -> tuple[Stage, PartialReplyFiles]:
    stage = Stage(provider, saved_data=saved_data)
    return stage, keeping(stage, folder / "killed")


def replies(events: list[Event]) -> list[AssistantReplied]:
    return [event for event in events if isinstance(event, AssistantReplied)]


async def test_after_a_crash_a_partial_reply_is_journaled_like_a_stopped_one(
    tmp_path: Path,
) -> None:
    stage, partial_replies = await after(tmp_path, await killed(tmp_path), ScriptedProvider())
    await stage.runner.open()
    events = await stage.journal()
    assert [type(event) for event in events[-3:]] == [WindowSent, AssistantReplied, TurnEnded]
    [reply] = replies(events)
    assert reply.parts == (Thinking("hm"), Text("one, two,"))
    assert (reply.reason, reply.usage, reply.cost) == (StopReason.INTERRUPTED, None, None)
    await partial_replies.close()
    assert not list((tmp_path / "killed").iterdir()), "it is in the journal now"
    again, partial_replies = await after(tmp_path, stage.store.saved_data, ScriptedProvider())
    await again.runner.open()
    assert await again.journal() == events, "it is journaled once"
    await partial_replies.close()


async def test_a_partial_reply_is_recovered_once_whichever_way_its_session_is_loaded(
    tmp_path: Path,
) -> None:
    stage, partial_replies = await after(tmp_path, await killed(tmp_path), ScriptedProvider())
    await asyncio.gather(stage.runner.load(), stage.runner.open(), stage.runner.load())
    events = await stage.journal()
    assert len(replies(events)) == 1
    assert sum(isinstance(event, TurnEnded) for event in events) == 1
    await partial_replies.close()


async def test_the_model_goes_on_from_what_the_user_saw(tmp_path: Path) -> None:
    provider = ScriptedProvider(says(" three"))
    stage, partial_replies = await after(tmp_path, await killed(tmp_path), provider)
    await stage.runner.resume()
    await stage.runner.wait_until_idle()
    [request] = provider.requests
    check_wire(request)
    assert [item.text for item in request.messages[-2:]] == ["one, two,", CONTINUE]
    assert sum(isinstance(event, TurnResumed) for event in await stage.journal()) == 1
    await partial_replies.close()


async def test_calls_that_had_come_are_answered_and_not_run(tmp_path: Path) -> None:
    script = (
        ToolCallArrived(call("a", '{"text": "' + "long " * 900 + '"}')),
        TextDelta("now,"),
        HANG,
    )
    provider = ScriptedProvider(says("better"))
    stage, partial_replies = await after(tmp_path, await killed(tmp_path, *script), provider)
    await stage.runner.resume()
    await stage.runner.wait_until_idle()
    [reply] = replies(await stage.journal())[:1]
    assert [item.id for item in reply.parts if hasattr(item, "tool")] == ["a"]
    assert reply.arguments
    assert all([await stage.store.exists(digest) for digest in reply.arguments])
    check_wire(provider.requests[0])
    await partial_replies.close()


async def test_a_reply_that_the_journal_has_is_not_told_twice(tmp_path: Path) -> None:
    """Killed after the reply was journaled, before its side file was removed."""
    stage = Stage(ScriptedProvider(HALF))
    partial_replies = keeping(stage, tmp_path / "running")
    await stage.runner.begin("go")
    await until(lambda: isinstance(stage.seen[-1], TextArrived))
    last, file = stage.seen[-1].text.encode(), tmp_path / "running" / SESSION
    await until(lambda: file.exists() and last in file.read_bytes())
    shutil.copytree(tmp_path / "running", tmp_path / "killed")
    await stage.runner.stop()
    await partial_replies.close()
    before = await stage.journal()
    late, partial_replies = await after(tmp_path, stage.store.saved_data, ScriptedProvider())
    await late.runner.open()
    assert await late.journal() == before
    assert not late.deps.base.partial_replies.waits(SESSION)
    await partial_replies.close()


async def test_all_partial_replies_are_journaled_and_those_without_a_session_are_removed(
    tmp_path: Path,
) -> None:
    saved_data = await killed(tmp_path)
    shutil.copy(tmp_path / "killed" / SESSION, tmp_path / "killed" / ("0" * 14 + "ff"))
    stage, _partial_replies = await after(tmp_path, saved_data, ScriptedProvider())
    runners = OpenSessions(lambda: stage.deps, stage.store, SubAgents(lambda: stage.deps))
    await runners.recover()
    assert len(replies(await stage.journal())) == 1
    assert [head.id for head in await stage.store.sessions()] == [SESSION]
    await runners.close()
    assert not list((tmp_path / "killed").iterdir())
    assert not stage.reported


async def test_a_partial_reply_is_shown_although_the_store_cannot_save_it(tmp_path: Path) -> None:
    stage, _partial_replies = await after(tmp_path, await killed(tmp_path), ScriptedProvider())
    stage.store.become(StoreHealth.FULL)
    runners = OpenSessions(lambda: stage.deps, stage.store, SubAgents(lambda: stage.deps))
    assert len(await runners.transcript(SESSION)) > 1
    stage.store.become(StoreHealth.OPEN)
    await runners.transcript(SESSION)
    assert len(replies(await stage.journal())) == 1
    await runners.close()


async def test_a_reply_that_a_full_disk_kept_from_the_journal_comes_into_it_later(
    tmp_path: Path,
) -> None:
    stage = Stage(ScriptedProvider((TextDelta("one,"), HANG), says("two")))
    partial_replies = keeping(stage, tmp_path)
    await stage.runner.begin("go")
    await until(lambda: isinstance(stage.seen[-1], TextArrived))
    stage.store.become(StoreHealth.FULL)
    await stage.runner.stop()
    stage.store.become(StoreHealth.OPEN)
    await stage.runner.send("go on")
    await stage.runner.wait_until_idle()
    texts = [item.text for reply in replies(await stage.journal()) for item in reply.parts]
    assert texts == ["one,", "two"]
    await partial_replies.close()


def parts(*events: ProviderEvent) -> list[ReplyPart]:
    reply = ModelReply(lambda name: False)
    for event in (*events, StreamFinished(StopReason.ANSWERED)):
        reply.take(event)
    reply.event(at=0.0, llm="m", seconds=0.0)
    return reply.parts


def test_a_block_closes_its_thinking() -> None:
    result = parts(ThinkingDelta("a"), ThinkingDelta("b"), ThinkingDelta("", "one"), TextDelta("x"))
    assert result == [Thinking("ab", "one"), Text("x")]


def test_thinking_after_an_opaque_block_is_a_new_part() -> None:
    result = parts(ThinkingDelta("a", "one"), ThinkingDelta("b"), ThinkingDelta("", "two"))
    assert result == [Thinking("a", "one"), Thinking("b", "two")]


def test_blocks_without_words_are_all_kept() -> None:
    call = ToolCall("c", "x", "{}")
    result = parts(ThinkingDelta("", "one"), ThinkingDelta("", "two"), ToolCallArrived(call))
    assert result == [Thinking("", "one"), Thinking("", "two"), call]
