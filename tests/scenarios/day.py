"""One day of a refactoring in a process of its own, from the command line to the end.

Usage: `day first|second DATA FOLDER NOW`. The first day ends with a closed window, the second one
sends the waiting messages. The output has a line `R row` for a row of the transcript, and `B hex`
for the bytes of the next request.
"""

import asyncio
import json
import os
import sys
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.domain.value import replace
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.launch import LaunchOptions
from helix_desktop.ui.application.qt_application import make_application
from helix_desktop.ui.application.startup import run_window
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.fakes.clock import FakeClock
from tests.prove.script import say
from tests.scenarios.refactoring import (
    TURNS,
    comparable_rows,
    first_day,
    goes_on,
    next_bytes,
    turn,
    waiting,
)
from tests.scenarios.served import SERVED
from tests.scenarios.stage import open_and_quiet, until

LOOK = 20
"""Milliseconds between two checks whether the window exists."""


@dataclass(frozen=True)
class _Seen:
    """The part of an application that a user before the screen has."""

    window: QWidget


async def _tell(workspace_view: WorkspaceView) -> None:
    for row in comparable_rows(workspace_view):
        say("R " + json.dumps(repr(row)))
    say("B " + (await next_bytes(workspace_view, f"turn {TURNS}")).hex())


async def _first(workspace_view: WorkspaceView) -> None:
    await first_day(workspace_view)
    await _tell(workspace_view)


async def _second(workspace_view: WorkspaceView) -> None:
    await until(lambda: workspace_view.transcript.rowCount() > 0)
    await until(lambda: waiting(workspace_view) == [f"turn {TURNS}", f"turn {TURNS + 1}"])
    await until(lambda: workspace_view.chat.composer.draft() == "tomorrow")
    await _tell(workspace_view)
    await goes_on(workspace_view)
    workspace_view.chat.composer.editor.clear()
    await turn(workspace_view, TURNS + 2)


class Person(QObject):
    """Waits for the window, does the day's work, and closes the window."""

    def __init__(self, app: QApplication, work: Callable[[WorkspaceView], Awaitable[None]]) -> None:
        super().__init__()
        self._app, self._work = app, work
        self._task: asyncio.Task[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        result = (item for item in self._app.topLevelWidgets() if hasattr(item, "workspace_views"))
        window = next(result, None)
        if window is not None and asyncio._get_running_loop() is not None:
            self._timer.stop()
            self._task = asyncio.get_running_loop().create_task(self._live(window))

    async def _live(self, window: QWidget) -> None:
        application = cast("Application", _Seen(window))
        done = False
        try:
            await until(lambda: open_and_quiet(application), 60)
            await self._work(application.window.workspace_views.current)
            done = True
        finally:
            if not done:  # a window closed in the middle of work asks, and nobody would answer
                traceback.print_exc()
                sys.stderr.flush()
                os._exit(1)
        window.close()


def main(which: str, data: Path, folder: Path, now: float) -> int:
    app = make_application()
    person = Person(app, {"first": _first, "second": _second}[which])
    try:
        return run_window(
            LaunchOptions(data_dir=data, folder=folder), say, replace(SERVED, clock=FakeClock(now))
        )
    finally:
        person.deleteLater()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]), float(sys.argv[4])))
