"""The inspector in the window: it follows the session, looks when shown, and changes blocks."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.app.desk import Desk
from helix_desktop.domain.requests import Sort, State
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.inspector.actions import Deed
from helix_desktop.ui.inspector.inspecting import Inspecting
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.ways import CONTEXT
from tests.engine.stage import SESSION, Stage
from tests.engine.talks import POLICY, TALK, stage
from tests.fakes.speaker import Agent, Speaker, always, document

Play = Callable[[Coroutine[object, object, object]], object]
Story = Callable[[Workbench, Stage, Desk], Coroutine[object, object, None]]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110  what is waited for is a widget's state
            await asyncio.sleep(0.01)


def on_bench(qtbot: QtBot, theme: Theme, play: Play, *, story: Story, folder: Path) -> None:
    async def act() -> None:
        there = stage(Speaker(Agent(3)), POLICY, fast=Speaker(always(document())))
        await there.say(*TALK)
        spawn = there.supervisor.spawn
        desk = Desk(Workspace("1", "one", str(folder), 0.0), there.equipment, attic=there.attic)
        bench = Workbench(Bridge(lambda work, name: spawn(work, name)), theme)
        qtbot.addWidget(bench)
        bench.resize(1_440, 920)
        bench.show()
        await bench.show_desk(desk)
        try:
            await story(bench, there, desk)
        finally:
            bench.leave_desk()
            await desk.close()
            await there.supervisor.close()

    play(act())


def shown_at(wing: Inspecting, seq: int) -> bool:
    found = wing.page.looked
    return found is not None and found.seq == seq


def test_it_shows_the_next_request_and_travels_to_earlier_ones(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        wing = bench.wings.context
        bench.open_page(CONTEXT)
        await until(lambda: shown_at(wing, 0))
        steps = await desk.requests.sent(SESSION)
        bench.ways.request_wanted.emit(SESSION, steps.seqs[2])
        await until(lambda: shown_at(wing, steps.seqs[2]))
        head = wing.page.figures.head
        assert head is not None
        assert (head.title, head.sure) == (f"Step 3 of {len(steps)}", "exact")
        wing.page.travelled.emit(0)
        await until(lambda: shown_at(wing, 0))
        assert str(bench.page) == CONTEXT

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.seen
def test_a_block_is_left_out_and_taken_back_where_it_stands(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        wing = bench.wings.context
        bench.open_page(CONTEXT)
        await until(lambda: shown_at(wing, 0))
        assert wing.page.looked is not None
        before = wing.page.looked.tokens
        found = [each for each in wing.page.looked.blocks if each.sort is Sort.OUTPUT]
        key = next(each.key for each in found if each.may_leave)

        def state() -> State:
            assert wing.page.looked is not None
            return next(each.state for each in wing.page.looked.blocks if each.key == key)

        wing.page.list.choose(key)
        wing.page.list.do(Deed.LEAVE)
        await until(lambda: state() is State.LEFT_OUT)
        assert wing.page.looked.tokens < before
        wing.page.list.do(Deed.RECALL)
        await until(lambda: state() is State.FULL)
        assert wing.page.looked.tokens == before

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


def test_a_refusal_is_said_above_the_blocks(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        wing = bench.wings.context
        bench.open_page(CONTEXT)
        await until(lambda: shown_at(wing, 0))
        assert wing.page.looked is not None
        small = next(
            each for each in wing.page.looked.blocks if each.sort is Sort.AGENT and each.may_leave
        )
        await wing._act(Deed.LEAVE, small)
        assert "as much room" in wing.page.notice

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.seen
def test_the_strip_follows_while_nobody_looks_and_no_blocks_are_asked_for(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        wing = bench.wings.context
        bench.set_room(1_000)
        await until(lambda: bench.strip.window_text() != "")
        before = bench.strip.window_text()
        assert wing.page.looked is None
        bench.chat.composer.editor.setPlainText("word " * 400)
        await until(lambda: bench.strip.window_text() != before)
        assert wing.page.looked is None

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.seen
def test_what_is_being_typed_is_the_last_block(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        wing = bench.wings.context
        bench.open_page(CONTEXT)
        await until(lambda: shown_at(wing, 0))
        bench.chat.composer.editor.setPlainText("and now the tests")

        def last() -> State:
            assert wing.page.looked is not None
            return wing.page.looked.blocks[-1].state

        await until(lambda: last() is State.DRAFT)
        bench.chat.composer.editor.setPlainText("")
        await until(lambda: last() is not State.DRAFT)

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


def test_a_new_session_shows_what_it_begins_with(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        wing = bench.wings.context
        bench.sidebar.session_wanted.emit()
        await until(lambda: bench.session == "")
        bench.open_page(CONTEXT)
        await until(lambda: shown_at(wing, 0))
        assert wing.page.notice.startswith("Nothing sent yet")
        assert wing.page.strip.caption() == "Nothing sent yet"

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)
