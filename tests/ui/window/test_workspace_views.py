"""A view ends with its workspace: what was begun there comes to its end, then its widgets go."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QStackedWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.main_window import MAX_VIEWS, WorkspaceViews
from tests.app.full_workspace import workspace_on
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.ui.views import view_of
from tests.waiting import let_others_run


class Stage:
    """Views over as many open workspaces as are wanted."""

    def __init__(self, qtbot: QtBot, theme: Theme, folder: Path) -> None:
        self.supervisor = Supervisor(lambda *_: None)
        self.stack = QStackedWidget()
        qtbot.addWidget(self.stack)
        self.stack.resize(1_200, 800)
        self.stack.show()
        spawn = self.supervisor.spawn
        self.views = WorkspaceViews(
            self.stack.layout(),  # type: ignore[arg-type]
            lambda open_workspace: view_of(open_workspace, spawn, theme),
        )
        self._folder = folder

    async def open_workspace(self, key: str) -> OpenWorkspace:
        store = FakeStore(FakeClock())
        return await workspace_on(store, self._folder, self.supervisor, key=key)

    async def look_at_all(self, open_workspace: OpenWorkspace) -> None:
        """Every page with its panel, of a session in which something was said."""
        session = await open_workspace.send(NO_SESSION, "hello")
        await open_workspace.sessions.idle()
        view = self.views.view_for(open_workspace)
        await view.begin()
        assert view.session == session
        for page_controller in view.page_controllers.all:
            if page_controller.has_panel:
                view.side_panel.show_tab(page_controller.key)
            view.open_page(page_controller.key)
        await self.supervisor.wait_until_idle()

    async def __aenter__(self) -> "Stage":
        return self

    async def __aexit__(self, *_: object) -> None:
        self.views.end()
        await self.supervisor.wait_until_idle()
        await self.supervisor.close()


@pytest.fixture
def stage(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Stage:
    return Stage(qtbot, theme, tmp_path)


async def freed() -> None:
    """What was let go is gone."""
    for _ in range(3):
        await let_others_run()
        gc.collect()


async def test_of_ten_workspaces_the_view_that_was_not_used_longest_is_freed(stage: Stage) -> None:
    first = await stage.open_workspace("first")
    await stage.look_at_all(first)
    view = stage.views.view_for(first)
    parts = [weakref.ref(view.chat_controller), weakref.ref(view.bridge)]
    parts += [weakref.ref(item) for item in view.page_controllers.all]
    for at in range(MAX_VIEWS - 1):
        stage.views.view_for(await stage.open_workspace(str(at)))
    assert stage.views.of("first") is view
    stage.views.view_for(await stage.open_workspace("last"))
    assert stage.views.of("first") is None
    await freed()
    assert not isValid(view)
    del view
    await freed()
    assert [part() for part in parts if part() is not None] == []


async def test_opening_and_closing_a_workspace_again_and_again_leaves_no_widget(
    stage: Stage,
) -> None:
    counts = []
    for _ in range(4):
        await stage.look_at_all(await stage.open_workspace("one"))
        stage.views.drop("one")
        assert stage.views.current is None
        await stage.supervisor.wait_until_idle()
        await freed()
        counts.append(len(QApplication.allWidgets()))
    assert counts[1] == counts[2] == counts[3]


async def test_work_that_a_user_began_is_finished_after_its_view_was_freed(stage: Stage) -> None:
    gate, done = asyncio.Event(), []
    view = stage.views.view_for(await stage.open_workspace("one"))
    await view.begin()

    async def work() -> None:
        await gate.wait()
        view.chat.title.set_text("done")
        done.append(isValid(view))

    view.bridge.run(work(), "a deed")
    stage.views.drop("one")
    await freed()
    assert done == []
    gate.set()
    await stage.supervisor.wait_until_idle()
    assert done == [True]
    await freed()
    assert not isValid(view)
