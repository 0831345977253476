"""The window process from start to end: one window per data folder, safe start, early errors.

A second start passes its request to the open window. A start after two quick crashes is a safe one.
An error before the window is shown ends the process with a message. The window is painted before
its parts are imported; each import in a function here has its reason beside it.
"""

import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from helix_desktop.app.environment import (
    Paths,
    find_paths,
    make_private_folders,
    start_log,
    stop_log,
)
from helix_desktop.app.instance_lock import AlreadyOpen, hold_single_instance
from helix_desktop.app.safe_start import StartMarker, begin_start, empty_settings_file
from helix_desktop.app.settings import Settings
from helix_desktop.app.stop_signals import StopSignals
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
    collect_on_this_thread,
    log_qt_messages,
    make_application,
    open_window,
)
from helix_desktop.ui.text.language import Language

if TYPE_CHECKING:
    from helix_desktop.app.container import AppParts

Live = Callable[[QApplication, LaunchState, OpenedWindow], int]


class _NotLoadedError(HelixError):
    """A module, or a library that it needs, is missing."""


def run_window(
    launch: LaunchOptions,
    say: Say,
    parts: "AppParts | None" = None,
    *,
    signals: StopSignals | None = None,
    show: Callable[[HelixError, Paths], None] | None = None,
) -> int:
    """Open the window; return when it is closed and everything is written.

    An error is raised, and shown first by `show`: if there is no terminal, in a window.
    """
    demo_folder: AbstractContextManager[str | None] = nullcontext()
    if launch.demo:
        demo_folder = TemporaryDirectory(prefix="helix-demo-", ignore_cleanup_errors=True)
    with demo_folder as base:
        launch = _with_demo_project(launch, Path(base)) if base else launch
        paths = find_paths(launch.data_dir)
        try:
            make_private_folders(paths)
            with hold_single_instance(paths):
                signals = signals or StopSignals()
                return _run_windows(paths, launch, say=say, parts=parts, signals=signals)
        except HelixError as error:
            if isinstance(error, AlreadyOpen) and launch.screenshot is None:
                # lazy: only a second start has a request to pass
                from helix_desktop.app.instance_socket import make_open_request, pass_request_on  # noqa: PLC0415

                request = make_open_request(
                    launch.workspace,
                    launch.folder,
                    launch.places,
                    new_session=launch.new_session,
                    choose_folder=launch.choose_folder,
                )
                if pass_request_on(paths, request):
                    return OK
            (show or _show_without_terminal)(error, paths)
            raise


def _run_windows(
    paths: Paths,
    launch: LaunchOptions,
    *,
    say: Say,
    parts: "AppParts | None",
    signals: StopSignals,
) -> int:
    """Run windows one after the other, because an ordinary one can follow a safe start.

    The start's marker stays on the disk if this process does not reach its end.
    """
    handler = start_log(paths.logs)
    start = begin_start(paths)
    try:
        safe, status = start.safe, AGAIN
        while status == AGAIN:
            state = LaunchState(
                paths,
                Settings(empty_settings_file(paths) if safe else paths.settings),
                launch,
                say,
                safe=safe,
                settle=start.settle,
                signals=signals,
                parts=parts,
            )
            status, safe = _run_window(state, start), False
    except _NotLoadedError:
        start.unmark()
        raise
    else:
        start.end()
        return status
    finally:
        stop_log(handler)


def _run_window(state: LaunchState, start: StartMarker) -> int:
    app = make_application(state.settings.number("zoom"))
    start.mark()
    with log_qt_messages(), collect_on_this_thread(to_the_end=True) as collector:
        fills_screen = state.launch.screenshot is not None
        opened_window = open_window(state.paths, state.settings, fill_screen=fills_screen)
        opened_window.window.view_created.connect(collector.collect_after)
        loading = BackgroundLoader(opened_window.window, _import_application)
        state.signals.set_handler(loading.give_up)
        run_application = loading.wait()
        state.signals.set_handler(None)
        if loading.was_closed:
            opened_window.window.deleteLater()
            return OK
        return run_application(app, state, opened_window)


def _import_application() -> Live:
    """Import the window's parts, in a thread while the empty window is shown."""
    try:
        # lazy: the first paint does not wait for it
        from helix_desktop.ui.application.application import run_application  # noqa: PLC0415
    except ImportError as error:
        raise _NotLoadedError(
            "Can't load a part of Helix Desktop: {error}.", "Reinstall Helix Desktop.", error=error
        ) from error
    return run_application


def _with_demo_project(launch: LaunchOptions, base: Path) -> LaunchOptions:
    # lazy: the demo imports everything an open workspace needs
    from helix_desktop.app.demo import copy_demo_project  # noqa: PLC0415

    data = launch.data_dir or base / "data"
    project = copy_demo_project(find_paths(data), base)
    return replace(launch, data_dir=data, folder=launch.folder or project)


def _show_without_terminal(error: HelixError, paths: Paths) -> None:
    """Show the error in a window to users who started from a desktop and see no terminal."""
    is_script = os.environ.get("QT_QPA_PLATFORM", "") in ("offscreen", "minimal")
    if sys.stderr is None or not (sys.stderr.isatty() or is_script):
        app = make_application()
        Language(paths.resources).speak(Settings(paths.settings).text("language"))
        from helix_desktop.ui.application.error_window import show_error  # noqa: PLC0415

        show_error(app, error)
