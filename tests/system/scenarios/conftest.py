"""Fixtures: a small project folder, and the whole application on its own event loop."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppParts
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.served import SERVED, Answer, Served, put_on, says
from tests.system.scenarios.stage import QUICK, Play


@pytest.fixture
def loop_factory(qapp: QApplication) -> Callable[[], asyncio.AbstractEventLoop]:
    qapp.setQuitOnLastWindowClosed(False)
    return lambda: HelixEventLoop(qapp)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small project; a test that needs another one creates it itself."""
    made = tmp_path / "ledger"
    made.mkdir()
    (made / "README.md").write_text("# Ledger\n\nBooks every order twice.\n")
    return made


@pytest.fixture
def answers() -> Callable[[bytes], Answer]:
    """What a server's model answers a request; a module with another model says which."""
    return lambda _body: says("Well.")


@pytest.fixture
def served(tmp_path: Path, folder: Path, answers: Callable[[bytes], Answer]) -> Iterator[Served]:
    """A server on this machine, whose model the folder's workspace uses."""
    with Served(answers) as served:
        asyncio.run(put_on(tmp_path / "data", folder, served.port))
        yield served


@pytest.fixture
def parts(request: pytest.FixtureRequest) -> AppParts:
    return SERVED if "served" in request.fixturenames else QUICK


@pytest.fixture
def play(tmp_path: Path, folder: Path, parts: AppParts) -> Play:
    return Play(tmp_path / "data", folder, parts)


@pytest.fixture
def application(play: Play) -> AbstractAsyncContextManager[Application]:
    """The application in the folder, once its window is open and ready."""
    return play()


@pytest.fixture
def workspace_view(play: Play) -> AbstractAsyncContextManager[WorkspaceView]:
    """The view of the folder's workspace, in the application of its own."""
    return play.view()
