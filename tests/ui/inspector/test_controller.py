"""The inspector in the window: it follows the session, looks when shown, and changes blocks."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.request_view import BlockState, InspectedKind
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.inspector.controller import InspectorController
from helix_desktop.ui.inspector.rows import BlockAction
from helix_desktop.ui.page_controller import CONTEXT
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.engine.stage import SESSION, Stage
from tests.engine.talks import POLICY, TALK, stage
from tests.fakes.speaker import Agent, Speaker, always, document
from tests.ui.views import view_of

Play = Callable[[Coroutine[object, object, object]], object]
Story = Callable[[WorkspaceView, Stage, OpenWorkspace], Coroutine[object, object, None]]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110  what is waited for is a widget's state
            await asyncio.sleep(0.01)


def on_bench(qtbot: QtBot, theme: Theme, play: Play, *, story: Story, folder: Path) -> None:
    async def act() -> None:
        there = stage(Speaker(Agent(3)), POLICY, fast=Speaker(always(document())))
        await there.say(*TALK)
        spawn = there.supervisor.spawn
        open_workspace = OpenWorkspace(
            Workspace("1", "one", str(folder), 0.0), there.deps, store=there.store
        )
        workspace_view = view_of(open_workspace, spawn, theme)
        qtbot.addWidget(workspace_view)
        workspace_view.resize(1_440, 920)
        workspace_view.show()
        await workspace_view.begin()
        try:
            await story(workspace_view, there, open_workspace)
        finally:
            workspace_view.end()
            await open_workspace.close()
            await there.supervisor.close()

    play(act())


def shown_at(page_controller: InspectorController, seq: int) -> bool:
    found = page_controller.page.looked
    return found is not None and found.seq == seq


def test_it_shows_the_next_request_and_travels_to_earlier_ones(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(
        workspace_view: WorkspaceView, there: Stage, open_workspace: OpenWorkspace
    ) -> None:
        page_controller = workspace_view.page_controllers.context
        workspace_view.open_page(CONTEXT)
        await until(lambda: shown_at(page_controller, 0))
        steps = await open_workspace.requests.sent(SESSION)
        workspace_view.navigation.request_requested.emit(SESSION, steps.seqs[2])
        await until(lambda: shown_at(page_controller, steps.seqs[2]))
        head = page_controller.page.figures.head
        assert head is not None
        assert (head.title, head.sure) == (f"Step 3 of {len(steps)}", "exact")
        page_controller.page.travelled.emit(0)
        await until(lambda: shown_at(page_controller, 0))
        assert str(workspace_view.page) == CONTEXT

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.seen
def test_a_block_is_left_out_and_taken_back_where_it_stands(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(
        workspace_view: WorkspaceView, there: Stage, open_workspace: OpenWorkspace
    ) -> None:
        page_controller = workspace_view.page_controllers.context
        workspace_view.open_page(CONTEXT)
        await until(lambda: shown_at(page_controller, 0))
        assert page_controller.page.looked is not None
        before = page_controller.page.looked.tokens
        found = [
            each for each in page_controller.page.looked.blocks if each.sort is InspectedKind.OUTPUT
        ]
        key = next(each.key for each in found if each.may_leave)

        def state() -> BlockState:
            assert page_controller.page.looked is not None
            return next(
                each.state for each in page_controller.page.looked.blocks if each.key == key
            )

        page_controller.page.list.choose(key)
        page_controller.page.list.do(BlockAction.LEAVE)
        await until(lambda: state() is BlockState.LEFT_OUT)
        assert page_controller.page.looked.tokens < before
        page_controller.page.list.do(BlockAction.RECALL)
        await until(lambda: state() is BlockState.FULL)
        assert page_controller.page.looked.tokens == before

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


def test_a_refusal_is_said_above_the_blocks(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(
        workspace_view: WorkspaceView, there: Stage, open_workspace: OpenWorkspace
    ) -> None:
        page_controller = workspace_view.page_controllers.context
        workspace_view.open_page(CONTEXT)
        await until(lambda: shown_at(page_controller, 0))
        assert page_controller.page.looked is not None
        small = next(
            each
            for each in page_controller.page.looked.blocks
            if each.sort is InspectedKind.AGENT and each.may_leave
        )
        await page_controller._act(BlockAction.LEAVE, small)
        assert "as much room" in page_controller.page.notice

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.seen
def test_the_strip_follows_while_nobody_looks_and_no_blocks_are_asked_for(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(
        workspace_view: WorkspaceView, there: Stage, open_workspace: OpenWorkspace
    ) -> None:
        page_controller = workspace_view.page_controllers.context
        workspace_view.set_room(1_000)
        await until(lambda: workspace_view.strip.window_text() != "")
        before = workspace_view.strip.window_text()
        assert page_controller.page.looked is None
        workspace_view.chat.composer.editor.setPlainText("word " * 400)
        await until(lambda: workspace_view.strip.window_text() != before)
        assert page_controller.page.looked is None

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.seen
def test_what_is_being_typed_is_the_last_block(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(
        workspace_view: WorkspaceView, there: Stage, open_workspace: OpenWorkspace
    ) -> None:
        page_controller = workspace_view.page_controllers.context
        workspace_view.open_page(CONTEXT)
        await until(lambda: shown_at(page_controller, 0))
        workspace_view.chat.composer.editor.setPlainText("and now the tests")

        def last() -> BlockState:
            assert page_controller.page.looked is not None
            return page_controller.page.looked.blocks[-1].state

        await until(lambda: last() is BlockState.DRAFT)
        workspace_view.chat.composer.editor.setPlainText("")
        await until(lambda: last() is not BlockState.DRAFT)

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


def test_a_new_session_shows_what_it_begins_with(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(
        workspace_view: WorkspaceView, there: Stage, open_workspace: OpenWorkspace
    ) -> None:
        page_controller = workspace_view.page_controllers.context
        workspace_view.sidebar.session_requested.emit()
        await until(lambda: workspace_view.session == "")
        workspace_view.open_page(CONTEXT)
        await until(lambda: shown_at(page_controller, 0))
        assert page_controller.page.notice.startswith("Nothing sent yet")
        assert page_controller.page.strip.caption() == "Nothing sent yet"

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)
