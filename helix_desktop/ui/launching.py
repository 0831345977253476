"""From the command line to a window and back: one window per data folder, one way in and out.

A second start hands over what it was asked for. A start after two quick crashes is a safe one. An
error before the window stands ends the process with a message.
"""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from helix_desktop.app.demo import lay_out
from helix_desktop.app.front_door import handed_over, knock_of
from helix_desktop.app.logs import end_log, start_log
from helix_desktop.app.paths import Paths, make_private, paths_for
from helix_desktop.app.safe_start import Start, begin
from helix_desktop.app.single import AlreadyOpen, only_window
from helix_desktop.app.wiring import House, Parts
from helix_desktop.ui.application import AGAIN, OK, Application, Launch
from helix_desktop.ui.collector import collecting_here
from helix_desktop.ui.loop import HelixLoop
from helix_desktop.ui.message import tell
from helix_desktop.ui.surroundings import make_application, qt_to_log, scratch

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class _Run:
    """One opening of the window; it can end in another one."""

    paths: Paths
    launch: Launch
    say: Say
    parts: Parts | None


def run(launch: Launch, say: Say, parts: Parts | None = None) -> int:
    """Open the window; returns when it is closed and everything is written."""
    with scratch(launch.demo) as base:
        real = _thrown_away(launch, base) if base else launch
        paths = paths_for(real.data_dir)
        make_private(paths)
        try:
            with only_window(paths):
                return _run_windows(_Run(paths, real, say, parts))
        except AlreadyOpen as error:
            if real.screenshot is None and handed_over(
                paths, knock_of(real.workspace, real.folder)
            ):
                return OK
            _tell(error)
            raise


def _run_windows(run: _Run) -> int:
    """One after the other: a safe start can be followed by an ordinary one."""
    handler = start_log(run.paths.logs)
    try:
        with _marked(run) as start:
            safe, status = start.safe, AGAIN
            while status == AGAIN:
                status = _run_window(run, start, safe=safe)
                safe = False
            return status
    finally:
        end_log(handler)


def _run_window(run: _Run, start: Start, *, safe: bool) -> int:
    house = House(run.paths, run.parts, safe=safe)
    app = make_application(house.settings.number("zoom"))
    with (
        qt_to_log(),
        collecting_here(),
        asyncio.Runner(loop_factory=lambda: HelixLoop(app)) as runner,
    ):
        application = Application(house, run.launch, run.say)
        return runner.run(application.live(settle=start.settle))


@contextlib.contextmanager
def _marked(run: _Run) -> Iterator[Start]:
    """The marker stays if this process does not get to its end."""
    start = begin(run.paths)
    yield start
    start.end()


def _thrown_away(launch: Launch, base: Path) -> Launch:
    data = launch.data_dir or base / "data"
    project = lay_out(paths_for(data), base)
    return replace(launch, data_dir=data, folder=launch.folder or project)


def _tell(error: AlreadyOpen) -> None:
    """Who started from a desktop sees no terminal: they are told in a window."""
    if sys.stderr is None or not (sys.stderr.isatty() or _is_script()):
        tell(make_application(), error)


def _is_script() -> bool:
    """Nobody looks at a screen that is not there."""
    return os.environ.get("QT_QPA_PLATFORM", "") in ("offscreen", "minimal")
