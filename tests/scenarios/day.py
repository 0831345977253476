"""One day of a refactoring in a process of its own, from the command line's way in to its end.

`day first|second DATA FOLDER NOW`: on the first the window is closed for the night, on the second
what waited is sent. `R row` is a row of the transcript, `B hex` the bytes of the next request.
"""

import asyncio
import json
import os
import sys
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.desktop import make_application
from helix_desktop.ui.life.launch import Launch
from helix_desktop.ui.life.launching import run
from tests.fakes.clock import FakeClock
from tests.prove.script import say
from tests.scenarios.refactoring import TURNS, first_day, goes_on, next_bytes, told, turn, waiting
from tests.scenarios.served import SERVED
from tests.scenarios.stage import open_and_quiet, until

LOOK = 20
"""Milliseconds between two looks whether the window is there."""


@dataclass(frozen=True)
class _Seen:
    """As much of an application as somebody before the screen has."""

    window: QWidget


async def _tell(bench: Workbench) -> None:
    for row in await told(bench):
        say("R " + json.dumps(repr(row)))
    say("B " + (await next_bytes(bench, f"turn {TURNS}")).hex())


async def _first(bench: Workbench) -> None:
    await first_day(bench)
    await _tell(bench)


async def _second(bench: Workbench) -> None:
    await until(lambda: bench.transcript.rowCount() > 0)
    await until(lambda: waiting(bench) == [f"turn {TURNS}", f"turn {TURNS + 1}"])
    await until(lambda: bench.chat.composer.draft() == "tomorrow")
    await _tell(bench)
    await goes_on(bench)
    bench.chat.composer.editor.clear()
    await turn(bench, TURNS + 2)


class Person(QObject):
    """Waits for the window, does the day's work, and closes it."""

    def __init__(self, app: QApplication, work: Callable[[Workbench], Awaitable[None]]) -> None:
        super().__init__()
        self._app, self._work = app, work
        self._task: asyncio.Task[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        found = (each for each in self._app.topLevelWidgets() if hasattr(each, "benches"))
        window = next(found, None)
        if window is not None and asyncio._get_running_loop() is not None:
            self._timer.stop()
            self._task = asyncio.get_running_loop().create_task(self._live(window))

    async def _live(self, window: QWidget) -> None:
        application = cast("Application", _Seen(window))
        done = False
        try:
            await until(lambda: open_and_quiet(application), 60)
            await self._work(application.window.workbench)
            done = True
        finally:
            if not done:  # a window that is closed in the middle asks, and nobody would answer
                traceback.print_exc()
                sys.stderr.flush()
                os._exit(1)
        window.close()


def main(which: str, data: Path, folder: Path, now: float) -> int:
    app = make_application()
    person = Person(app, {"first": _first, "second": _second}[which])
    try:
        return run(Launch(data_dir=data, folder=folder), say, replace(SERVED, clock=FakeClock(now)))
    finally:
        person.deleteLater()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]), float(sys.argv[4])))
