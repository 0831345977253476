"""From the command line to a window and back: one window per data folder, one way in and out.

A second start hands over what it was asked for. A start after two quick crashes is a safe one. An
error before the window stands ends the process with a message. The window is painted before
anything is imported that it is made of: what is imported lazily here is named for it (PLC0415).
"""

import contextlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtWidgets import QApplication

from helix_desktop.app.environment import (
    Paths,
    find_paths,
    make_private_folders,
    start_log,
    stop_log,
)
from helix_desktop.app.safe_start import StartMarker, begin_start, fresh_settings
from helix_desktop.app.settings import Settings
from helix_desktop.app.single_instance import AlreadyOpen, hold_single_instance
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.value import replace
from helix_desktop.ui.application.launch import (
    AGAIN,
    OK,
    BackgroundLoader,
    LaunchOptions,
    LaunchState,
    OpenedWindow,
    Say,
    open_window,
)
from helix_desktop.ui.application.qt_application import (
    collect_on_this_thread,
    log_qt_messages,
    make_application,
    skip_source_scan,
)

if TYPE_CHECKING:
    from helix_desktop.app.container import AppParts

Live = Callable[[QApplication, LaunchState, OpenedWindow], int]


class _NotLoadedError(HelixError):
    """A module, or a library that it needs, is not there."""


class _Run(Struct, frozen=True):
    """One opening of the window; it can end in another one."""

    paths: Paths
    launch: LaunchOptions
    say: Say
    parts: "AppParts | None"


def run_window(launch: LaunchOptions, say: Say, parts: "AppParts | None" = None) -> int:
    """Open the window; returns when it is closed and everything is written."""
    with _scratch(launch.demo) as base:
        real = _thrown_away(launch, base) if base else launch
        paths = find_paths(real.data_dir)
        make_private_folders(paths)
        try:
            with hold_single_instance(paths):
                return _run_windows(_Run(paths, real, say, parts))
        except AlreadyOpen as error:
            if real.screenshot is None and _handed_over(paths, real):
                return OK
            _tell(error)
            raise


def _run_windows(run: _Run) -> int:
    """One after the other: a safe start can be followed by an ordinary one.

    The marker stays if this process does not get to its end.
    """
    handler = start_log(run.paths.logs)
    start = begin_start(run.paths)
    try:
        safe, status = start.safe, AGAIN
        while status == AGAIN:
            status = _run_window(run, start, safe=safe)
            safe = False
    except _NotLoadedError:
        start.unmark()
        raise
    else:
        start.end()
        return status
    finally:
        stop_log(handler)


def _run_window(run: _Run, start: StartMarker, *, safe: bool) -> int:
    skip_source_scan()
    settings = Settings(fresh_settings(run.paths) if safe else run.paths.settings)
    app = make_application(settings.number("zoom"))
    start.mark()
    with log_qt_messages(), collect_on_this_thread(to_the_end=True):
        opened = open_window(run.paths, settings, whole=run.launch.screenshot is not None)
        loading = BackgroundLoader(opened.window, _imported)
        live = loading.wait()
        if loading.given_up:
            opened.window.deleteLater()
            return OK
        begun = LaunchState(
            run.paths,
            settings,
            run.launch,
            run.say,
            safe=safe,
            settle=start.settle,
            parts=run.parts,
        )
        return live(app, begun, opened)


def _imported() -> Live:
    """Everything a window is made of; on a thread, while the bare one is already seen."""
    try:
        # lazy: this is what the first paint does not wait for
        from helix_desktop.ui.application.application import run_application  # noqa: PLC0415
    except ImportError as error:
        raise _NotLoadedError(
            "A part of Helix Desktop cannot be loaded: {error}.", "Install it again.", error=error
        ) from error
    return run_application


def _handed_over(paths: Paths, launch: LaunchOptions) -> bool:
    """Whether the window that is open does what this start was asked for."""
    # lazy: only a second start knocks
    from helix_desktop.app.instance_socket import hand_over_request, make_open_request  # noqa: PLC0415

    return hand_over_request(
        paths, make_open_request(launch.workspace, launch.folder, launch.places)
    )


@contextlib.contextmanager
def _scratch(wanted: bool) -> Iterator[Path | None]:
    """For the demo: everything lies in a folder that is removed afterwards."""
    if not wanted:
        yield None
        return
    base = Path(tempfile.mkdtemp(prefix="helix-demo-"))
    try:
        yield base
    finally:
        shutil.rmtree(base, ignore_errors=True)


def _thrown_away(launch: LaunchOptions, base: Path) -> LaunchOptions:
    # lazy: the demo brings the whole open workspace with it
    from helix_desktop.app.demo import copy_demo_project  # noqa: PLC0415

    data = launch.data_dir or base / "data"
    project = copy_demo_project(find_paths(data), base)
    return replace(launch, data_dir=data, folder=launch.folder or project)


def _tell(error: AlreadyOpen) -> None:
    """Who started from a desktop sees no terminal: they are told in a window."""
    if sys.stderr is None or not (sys.stderr.isatty() or _is_script()):
        # lazy: a message has an event loop of its own
        from helix_desktop.ui.application.error_window import show_error  # noqa: PLC0415

        show_error(make_application(), error)


def _is_script() -> bool:
    """Nobody looks at a screen that is not there."""
    return os.environ.get("QT_QPA_PLATFORM", "") in ("offscreen", "minimal")
