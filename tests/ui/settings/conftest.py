"""A container without a network, and the context that settings pages stand on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.page_controller import Navigation
from helix_desktop.ui.settings.controller import SettingsController
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.style.theme import Theme
from tests.app.app_stage import Place
from tests.ui.settings.stage import P, Stage
from tests.ui.views import shown


class Window(QWidget):
    """What actions hang on, and what settings cover."""

    def __init__(self) -> None:
        super().__init__()
        self.over: QWidget | None = None

    def cover(self, widget: QWidget) -> None:
        widget.setParent(self)
        self.over = widget
        widget.show()

    def show_uncovered(self, widget: QWidget) -> None:
        assert widget is self.over
        widget.hide()

    def take_keyboard(self, before: QWidget | None) -> None:
        (before or self).setFocus()


@pytest.fixture
def container(tmp_path: Path) -> AppContainer:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    return AppContainer(paths)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return shown(qtbot, Window(), 1440, 892)


@pytest.fixture
def context(container: AppContainer, window: Window, theme: Theme) -> SettingsContext:
    actions = ActionRegistry(window)
    return SettingsContext(EventBridge(container.spawn), container, Navigation(), lambda: actions)


class Opened(NamedTuple):
    """The settings over a new workspace."""

    room: SettingsController
    open_workspace: OpenWorkspace


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    return folder


@pytest.fixture
@asynccontextmanager
async def settings(
    context: SettingsContext, window: Window, project: Path
) -> AsyncIterator[Opened]:
    workspace = context.container.workspaces.create(project, "here")
    open_workspace = await context.container.open(workspace)
    room = SettingsController(context, window)
    room.show_workspace(open_workspace)
    try:
        yield Opened(room, open_workspace)
    finally:
        room.leave()
        await open_workspace.close()
        await ended(context)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


@pytest.fixture
def stage(place: Place, theme: Theme) -> Stage:
    return Stage(place, theme)


def shown_in(window: Window, page: P) -> P:
    page.widget.setParent(window)
    page.widget.show()
    return page


async def ended(context: SettingsContext) -> None:
    """What was begun comes to its end, then the container closes."""
    await context.container.supervisor.wait_until_idle()
    await context.container.close()
