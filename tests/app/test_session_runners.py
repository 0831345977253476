"""Sessions that nobody used for long leave memory; what they need is read again at the next use."""

import asyncio
import gc

import pytest

from helix_desktop.app.sessions.sessions import KEPT_OPEN, UNUSED, Runners
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import LlmChanged
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.subagents import SubAgents
from tests.engine.stage import Stage, until
from tests.fakes.provider import HANG, Script, ScriptedProvider, says


class Opened:
    """The runners of one workspace, and sessions that were begun one after the other."""

    def __init__(self, *scripts: Script) -> None:
        self.stage = Stage(ScriptedProvider(*scripts))
        self.runners = Runners(self.stage.deps, SubAgents(self.stage.deps))
        self.sessions: list[SessionId] = []

    async def begin(self, count: int = 1, model: str = "") -> SessionId:
        for number in range(count):
            said = OutgoingMessage(f"message {number}")
            self.sessions.append(await self.runners.begin(said, model=model))
            await asyncio.sleep(0)
        return self.sessions[-1]

    async def rest(self) -> None:
        for session in self.sessions:
            await self.runners.of(session).settled()

    def pass_time(self) -> None:
        """Let some time pass; then a session is used, and what nobody uses leaves memory."""
        self.stage.clock.advance(UNUSED + 1)
        self.runners.of(self.sessions[-1])
        gc.collect()

    def open(self) -> list[SessionId]:
        return [each for each in self.sessions if each in self.stage.deps.journals]


async def test_sessions_that_nobody_used_for_long_leave_memory_except_the_last_few() -> None:
    opened = Opened(*[says("done")] * 6)
    await opened.begin(6)
    await opened.rest()
    assert opened.open() == opened.sessions, "all were used just now"
    opened.pass_time()
    assert opened.open() == opened.sessions[-KEPT_OPEN:]
    await opened.runners.close()


async def test_a_session_that_left_memory_goes_on_where_it_was() -> None:
    opened = Opened(*[says("done")] * 6, says("again"))
    first = await opened.begin()
    await opened.begin(5)
    await opened.rest()
    before = len(await opened.stage.store.events(first))
    opened.pass_time()
    await opened.runners.of(first).send("go on")
    await opened.runners.of(first).settled()
    history = opened.runners.of(first).session_window.history
    events = await opened.stage.store.events(first)
    assert len(events) > before
    assert [each.seq for each in events] == list(range(1, len(events) + 1))
    assert history.seq == len(events)
    await opened.runners.close()


async def test_the_session_that_is_shown_and_one_at_work_stay() -> None:
    opened = Opened((HANG,), *[says("done")] * 6)
    working = await opened.begin()
    shown = await opened.begin()
    opened.runners.shown = shown
    await opened.begin(5)
    for session in opened.sessions[1:]:
        await opened.runners.of(session).settled()
    opened.pass_time()
    assert opened.open() == [working, shown, *opened.sessions[-KEPT_OPEN:]]
    assert opened.runners.of(working).running
    await opened.runners.close()
    assert not opened.runners.of(working).running


async def test_what_still_works_with_a_part_of_a_session_keeps_its_one_runner() -> None:
    opened = Opened(*[says("done")] * 6)
    first = await opened.begin()
    versions = opened.runners.of(first).versions
    before = id(opened.runners.of(first))
    await opened.begin(5)
    await opened.rest()
    opened.pass_time()
    assert opened.runners.at_hand(first) is None
    assert id(opened.runners.of(first)) == before, "two would write the same journal"
    assert opened.runners.of(first).versions is versions
    await opened.runners.close()


async def test_a_session_that_left_memory_keeps_its_own_model() -> None:
    opened = Opened(*[says("done")] * 6)
    first = await opened.begin(model="own/other")
    await opened.begin(5)
    await opened.rest()
    opened.pass_time()
    assert opened.open() == opened.sessions[-KEPT_OPEN:]
    assert opened.runners.own_model(first) == "own/other"
    found = await opened.stage.store.events(first)
    assert any(isinstance(each.event, LlmChanged) for each in found)  # type: ignore[union-attr]
    await opened.runners.close()


@pytest.mark.parametrize("begun", [False, True])
async def test_a_session_whose_turn_begins_in_this_moment_stays(begun: bool) -> None:
    opened = Opened(*[says("done")] * 7)
    first = await opened.begin()
    await opened.begin(5)
    await opened.rest()
    runner: SessionRunner = opened.runners.of(first)
    for session in opened.sessions[1:]:
        opened.runners.of(session)
    async with runner.still():
        task = asyncio.get_running_loop().create_task(runner.send("go on")) if begun else None
        await asyncio.sleep(0)
        opened.pass_time()
        assert opened.runners.at_hand(first) is runner
    if task is not None:
        await task
        await until(lambda: not runner.running)
    await opened.runners.close()
