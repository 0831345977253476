"""Widgets on a theme, and stories on the application's own event loop."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.environment import resources_folder
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.style.theme import Theme

T = TypeVar("T")


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    made = Theme(resources_folder(), "dark")
    made.load_fonts()
    made.apply()
    yield made
    qapp.setStyleSheet("")


@pytest.fixture
def play(qapp: QApplication) -> Callable[[Coroutine[object, object, T]], T]:
    """Runs a story on a fresh HelixLoop."""

    qapp.setQuitOnLastWindowClosed(False)  # as the application does

    def run(story: Coroutine[object, object, T]) -> T:
        with asyncio.Runner(loop_factory=lambda: HelixEventLoop(qapp)) as runner:
            return runner.run(story)

    return run
