"""A disk that fills up in a turn: what cannot be had again is held until there is room."""

import errno
from collections.abc import Callable, Iterator, Sequence

import pytest

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.domain.background import CommandEnding
from helix_desktop.domain.background_ports import TextFinder
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import (
    AssistantReplied,
    Cause,
    CommandEnded,
    Ending,
    Event,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.live_events import Live, TextArrived
from helix_desktop.domain.llm import StopReason, StreamFinished, TextDelta, ToolCallArrived
from helix_desktop.domain.messages import NewImage, Text, ToolCall
from helix_desktop.domain.ports import StoreHealth, ToolOutput, Transaction, TransactionReceipt
from helix_desktop.engine.call_notices import BROKEN_TEXT, NO_ROOM_NOTE
from helix_desktop.engine.subagents import SubAgents
from tests.engine.delegation import DelegationStage, handing_out, looks_then
from tests.engine.stage import SESSION, Stage, call, check_wire, until
from tests.fakes.memory_store import FakeStore
from tests.fakes.provider import ScriptedProvider, says

LOOKS = (TextDelta("I look."), ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))


def full_after_a_call() -> Stage:
    """A disk that is full once the first call has run."""

    async def fills(_made: ToolCall) -> ToolOutput:
        stage.store.become(StoreHealth.FULL)
        return ToolOutput(b"what was found", "")

    stage = Stage(ScriptedProvider(LOOKS, says("done")), run=fills)
    return stage


def full_in_a_reply() -> Stage:
    """A disk that is full once the first reply has begun."""

    def fills(event: Live) -> None:
        if isinstance(event, TextArrived) and event.text == "I look.":
            stage.store.become(StoreHealth.FULL)

    stage = Stage(ScriptedProvider(LOOKS, says("done")))
    stage.deps.base.bus.subscribe(fills)
    return stage


async def broken(stage: Stage) -> None:
    """Play the turn that finds the disk full, then make room."""
    await stage.runner.begin("go")
    await stage.runner.wait_for_turn()
    stage.store.become(StoreHealth.OPEN)


def of_turns(events: list[Event]) -> list[Event]:
    kinds = (TurnStarted, AssistantReplied, ToolReturned, TurnEnded)
    return [event for event in events if isinstance(event, kinds)]


async def test_a_result_that_the_disk_had_no_room_for_is_saved_once_there_is_room() -> None:
    stage = full_after_a_call()
    await broken(stage)
    assert len(of_turns(await stage.journal())) == 2, "the message and the reply"
    await stage.runner.save_end()
    _, _, result, end = of_turns(await stage.journal())
    assert isinstance(result, ToolReturned)
    assert await stage.store.get(result.content) == b"what was found"
    assert isinstance(end, TurnEnded)
    assert (end.ending, end.cause) == (Ending.FAILED, Cause.NONE)
    assert "disk is full" in end.detail


async def test_an_output_that_is_too_large_for_the_disk_is_kept_as_far_as_a_window_shows_it() -> (
    None
):
    async def fills(_made: ToolCall) -> ToolOutput:
        stage.store.become(StoreHealth.FULL)
        return ToolOutput(b"its beginning", "", stream=iter([b"all of it"]))

    stage = Stage(ScriptedProvider(LOOKS), run=fills)
    await broken(stage)
    await stage.runner.save_end()
    result = of_turns(await stage.journal())[2]
    assert isinstance(result, ToolReturned)
    assert await stage.store.get(result.content) == b"its beginning" + NO_ROOM_NOTE
    assert result.whole is None


async def test_the_pictures_of_an_output_are_saved_with_it_once_there_is_room() -> None:
    shot = NewImage(b"pixels", "image/png", 800, 600)

    async def fills(_made: ToolCall) -> ToolOutput:
        stage.store.become(StoreHealth.FULL)
        return ToolOutput(b"[picture]", "the page", images=(shot, shot))

    stage = Stage(ScriptedProvider(LOOKS), run=fills)
    await broken(stage)
    await stage.runner.save_end()
    result = of_turns(await stage.journal())[2]
    assert isinstance(result, ToolReturned)
    assert result.images == (shot.stored(), shot.stored())
    assert await stage.store.get(result.content) == b"[picture]"
    assert await stage.store.get(shot.stored().content) == b"pixels"


async def test_a_reply_that_the_disk_had_no_room_for_is_saved_once_there_is_room() -> None:
    stage = full_in_a_reply()
    await broken(stage)
    assert len(of_turns(await stage.journal())) == 1, "the message"
    await stage.runner.save_end()
    _, reply, result, end = of_turns(await stage.journal())
    assert isinstance(reply, AssistantReplied)
    assert [part.text for part in reply.parts if isinstance(part, Text)] == ["I look."]
    assert isinstance(result, ToolReturned)
    assert await stage.store.get(result.content) == BROKEN_TEXT, "the call was not run"
    assert isinstance(end, TurnEnded)


@pytest.mark.parametrize("make", [full_after_a_call, full_in_a_reply])
async def test_the_turn_can_be_gone_on_with_once_there_is_room(make: Callable[[], Stage]) -> None:
    stage = make()
    await broken(stage)
    await stage.runner.save_end()
    assert stage.runner.session_window.history.can_resume
    await stage.runner.resume()
    await stage.runner.wait_for_turn()
    provider = stage.runner.session_window.provider
    check_wire(provider.requests[-1])
    assert "I look." in str(provider.requests[-1].messages)


async def test_after_a_full_disk_the_unsaved_events_are_saved_before_the_next_message() -> None:
    stage = full_after_a_call()
    await broken(stage)
    await stage.runner.send("and on")
    await stage.runner.wait_for_turn()
    kinds = [type(event) for event in of_turns(await stage.journal())]
    first = [TurnStarted, AssistantReplied, ToolReturned, TurnEnded]
    assert kinds == [*first, TurnStarted, AssistantReplied, TurnEnded]


async def test_a_disk_that_is_full_again_loses_and_doubles_nothing() -> None:
    stage = full_after_a_call()
    await broken(stage)
    for _ in range(2):
        stage.store.become(StoreHealth.FULL)
        with pytest.raises(StoreFull):
            await stage.runner.save_end()
        with pytest.raises(StoreFull):
            await stage.runner.send("refused")
        stage.store.become(StoreHealth.OPEN)
    await stage.runner.save_end()
    await stage.runner.save_end()
    kinds = [type(event) for event in of_turns(await stage.journal())]
    assert kinds == [TurnStarted, AssistantReplied, ToolReturned, TurnEnded]


class SavingStore(FakeStore):
    """A store that refuses steps on a full disk, although they are on the disk after all."""

    async def commit(self, step: Transaction) -> TransactionReceipt:
        if self.health is not StoreHealth.FULL:
            return await super().commit(step)
        self.become(StoreHealth.OPEN)
        await super().commit(step)
        self.become(StoreHealth.FULL)
        raise StoreFull("The disk is full.")


@pytest.mark.parametrize("make", [full_after_a_call, full_in_a_reply])
async def test_a_step_that_is_on_disk_although_it_was_refused_is_not_written_twice(
    make: Callable[[], Stage],
) -> None:
    stage = make()
    stage.store = SavingStore(stage.clock)
    stage.exchange(store=stage.store)
    await broken(stage)
    await stage.runner.save_end()
    kinds = [type(event) for event in of_turns(await stage.journal())]
    assert kinds == [TurnStarted, AssistantReplied, ToolReturned, TurnEnded]
    assert stage.runner.session_window.history.seq == len(await stage.journal())


async def test_unsaved_events_are_saved_before_the_session_closes() -> None:
    stage = full_in_a_reply()
    await broken(stage)
    await stage.runner.close()
    assert len(of_turns(await stage.journal())) == 4


async def test_a_workspace_that_is_refused_again_saves_the_ends_of_its_turns_later() -> None:
    stage = full_after_a_call()
    runners = OpenSessions(lambda: stage.deps, stage.store, SubAgents(lambda: stage.deps))
    stage.runner = runners.of(SESSION)
    await broken(stage)
    stage.store.become(StoreHealth.FULL)
    await runners.save_ends()
    stage.store.become(StoreHealth.OPEN)
    await runners.save_ends()
    assert len(of_turns(await stage.journal())) == 4
    await runners.close()


async def test_the_reply_of_a_subagent_that_the_disk_had_no_room_for_is_saved_later() -> None:
    stage = DelegationStage(handing_out(looks_then("the child's answer")))
    runners = OpenSessions(lambda: stage.deps, stage.store, stage.subagents)

    def fills(event: Live) -> None:
        if isinstance(event, TextArrived) and event.text == "the child's answer":
            stage.store.become(StoreHealth.FULL)

    stage.deps.base.bus.subscribe(fills)
    stage.runner = runners.of(SESSION)
    await stage.runner.begin("go")
    await stage.runner.wait_for_turn()
    [child] = await stage.children()
    assert len(of_turns(await stage.events(child))) == 3, "all but the answer and the end"
    assert runners.helping(child) is not None
    stage.store.become(StoreHealth.OPEN)
    await runners.save_ends()
    *_, reply, end = of_turns(await stage.events(child))
    assert isinstance(reply, AssistantReplied)
    assert reply.parts == (Text("the child's answer"),)
    assert isinstance(end, TurnEnded)
    assert "disk is full" in end.detail
    assert runners.helping(child) is None
    again = runners.of(child)
    await again.open()
    assert of_turns(await stage.events(child))[-1] == end
    await runners.close()


class Printed:
    """Implements BackgroundProcess: a command that has printed a lot and ends."""

    command, tail = "build", ""
    size = 20_000

    def __init__(self, *, untrusted: bool = False, unreadable: bool = False) -> None:
        self.untrusted, self._unreadable = untrusted, unreadable

    async def run(self, heard: Callable[[], None]) -> ToolOutput:
        return ToolOutput(b"", self.command, stream=self._pieces(), status=0)

    def _pieces(self) -> Iterator[bytes]:
        yield b"x" * self.size
        if self._unreadable:
            raise OSError(errno.EIO, "Input/output error")

    def part(self, start: int, *, ended: bool) -> tuple[bytes, int]:
        return b"x" * (self.size - start) + (b"[done]" if ended else b""), self.size

    def shows(self, finder: TextFinder, start: int) -> bool:
        return False

    def ports(self) -> Sequence[int]:
        return ()

    def forwards(self) -> Sequence[tuple[int, int]]:
        return ()

    def forward(self, port: int) -> int:
        raise NotImplementedError


async def test_the_end_of_a_background_command_that_a_full_disk_refuses_is_saved_later() -> None:
    stage = Stage(ScriptedProvider(says("done")))
    await stage.turn()
    background = stage.deps.base.background
    name = await background.start(SESSION, Printed(), "a")
    stage.store.become(StoreHealth.FULL)
    await until(lambda: not background.is_running(SESSION, name))
    stage.store.become(StoreHealth.OPEN)
    await stage.runner.save_end()
    ended = (await stage.journal())[-1]
    assert isinstance(ended, CommandEnded)
    assert (ended.ending, ended.size) == (CommandEnding.EXITED, Printed.size)
    assert ended.content is not None
    output = (await stage.store.get(ended.content)).decode()
    assert output.startswith("[the disk was full")
    assert output.endswith("xxx[done]")


async def test_a_background_command_is_over_also_if_its_output_cannot_be_read_whole() -> None:
    stage = Stage(ScriptedProvider(says("done")))
    await stage.turn()
    background = stage.deps.base.background
    name = await background.start(SESSION, Printed(unreadable=True), "a")
    await until(lambda: not background.is_running(SESSION, name))
    ended = (await stage.journal())[-1]
    assert isinstance(ended, CommandEnded)
    assert ended.content is not None
    assert (await stage.store.get(ended.content)).endswith(b"xxx[done]")
