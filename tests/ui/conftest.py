"""Fixtures: a theme, the application's own event loop, and a workspace view on a bench."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.app.environment import resources_folder
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.style.qt_style import use_style
from helix_desktop.ui.style.theme import Theme
from tests.ui.bench import Bench, on_bench
from tests.waiting import LIMIT_SECONDS


@pytest.fixture(autouse=True, scope="session")
def _application(qapp: QApplication) -> None:
    """Fonts and pixmaps want an application: each test has one, also one that runs alone."""


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """pytest-qt's own, which has no setting for its limit of five seconds, with the one limit."""
    for wait in ("waitUntil", "waitSignal", "waitExposed"):
        limited = partial(getattr(qtbot, wait), timeout=round(LIMIT_SECONDS * 1_000))
        setattr(qtbot, wait, limited)
    return qtbot


@pytest.fixture(scope="session")
def _fonts(qapp: QApplication) -> None:
    """The fonts: Qt keeps a file that is loaded again once more, and measures all texts anew."""
    Theme(resources_folder(), "dark").load_fonts()


@pytest.fixture
def theme(qapp: QApplication, _fonts: None) -> Theme:
    made = Theme(resources_folder(), "dark")
    use_style(made)
    return made


@pytest.fixture
def loop_factory(qapp: QApplication) -> Callable[[], asyncio.AbstractEventLoop]:
    qapp.setQuitOnLastWindowClosed(False)  # as the application does
    return lambda: HelixEventLoop(qapp)


@pytest.fixture
def bench(qtbot: QtBot, theme: Theme, tmp_path: Path) -> AbstractAsyncContextManager[Bench]:
    return on_bench(tmp_path, theme, qtbot)
