"""The window process from start to end: one window per data folder, safe start, early errors.

A second start passes its request to the open window. A start after two quick crashes is a safe one.
An error before the window is shown ends the process with a message. The window is painted before
its parts are imported; each lazy import here has its reason beside it (PLC0415).
"""

import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.environment import (
    Paths,
    find_paths,
    make_private_folders,
    resources_folder,
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
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.text.language import Language
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of

if TYPE_CHECKING:
    from helix_desktop.app.container import AppParts

ERROR_WIDTH = 420

Live = Callable[[QApplication, LaunchState, OpenedWindow], int]


class _NotLoadedError(HelixError):
    """A module, or a library that it needs, is missing."""


def run_window(
    launch: LaunchOptions,
    say: Say,
    parts: "AppParts | None" = None,
    *,
    signals: StopSignals | None = None,
    show: "Callable[[HelixError, Paths], None] | None" = None,
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

                request = make_open_request(launch.workspace, launch.folder, launch.places)
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
        show_error(app, error)


def show_error(app: QApplication, error: HelixError) -> None:
    """Show an error until the user closes the window; a start may lack what asyncio needs."""
    # lazy: a start without an error does not style its first paint
    from helix_desktop.ui.style.qt_style import use_style  # noqa: PLC0415

    theme = Theme(resources_folder())
    theme.load_fonts()
    use_style(theme)
    window = make_error_window(error)
    window.show()
    while window.isVisible():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    window.deleteLater()


def make_error_window(error: HelixError) -> QWidget:
    """Return a window with an error, its hint, and one button."""
    # lazy: as the style
    from helix_desktop.ui.widgets.controls import button  # noqa: PLC0415
    from helix_desktop.ui.widgets.labels import label  # noqa: PLC0415

    window = QWidget()
    window.setWindowTitle("Helix Desktop")
    window.setFixedWidth(ERROR_WIDTH)
    close = button(tr("Close"), "primary")
    close.clicked.connect(window.close)
    column_of(
        label(retold(error.message), "title", wrap=True),
        label(retold(error.hint), "body", "fg2", wrap=True),
        8,
        row_of(STRETCH, close),
        on=window,
        margins=(24, 20, 24, 16),
        spacing=8,
    )
    return window
