"""What stands around the window's event loop: the QApplication, logs, signals, a demo's folder."""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from helix_desktop.ui.loop import HelixLoop

log = logging.getLogger(__name__)


def make_application(zoom: int = 100) -> QApplication:
    """The one QApplication; without a display only pictures can be made.

    `zoom` is in percent; Qt takes it when it starts and never again. Who set a scale for all of Qt
    keeps it.
    """
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    if zoom != 100:
        os.environ.setdefault("QT_SCALE_FACTOR", f"{zoom / 100:g}")
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = QApplication(sys.argv[:1])
    app.setApplicationName("helix-desktop")
    app.setApplicationDisplayName("Helix Desktop")
    app.setDesktopFileName("helix-desktop")
    app.setStyle("Fusion")
    app.setQuitOnLastWindowClosed(False)
    return app


@contextlib.contextmanager
def qt_to_log() -> Iterator[None]:
    """What Qt has to say goes to the log, not to a terminal."""
    before = qInstallMessageHandler(_note_qt)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _note_qt(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    level = {QtMsgType.QtWarningMsg: logging.WARNING, QtMsgType.QtDebugMsg: logging.DEBUG}
    log.log(level.get(kind, logging.ERROR), "Qt: %s", text)


@contextlib.contextmanager
def scratch(wanted: bool) -> Iterator[Path | None]:
    """For the demo: everything lies in a folder that is removed afterwards."""
    if not wanted:
        yield None
        return
    base = Path(tempfile.mkdtemp(prefix="helix-demo-"))
    try:
        yield base
    finally:
        shutil.rmtree(base, ignore_errors=True)


@contextlib.contextmanager
def ended_by(stop: Callable[[], None]) -> Iterator[None]:
    """Ctrl+C, a polite kill, a log-out end the application like quitting it."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, HelixLoop):
        loop.on_quit(stop)
    wanted = (signal.SIGINT, signal.SIGTERM) if os.name == "posix" else ()
    for number in wanted:
        loop.add_signal_handler(number, stop)
    try:
        yield
    finally:
        for number in wanted:
            loop.remove_signal_handler(number)


@contextlib.contextmanager
def slot_errors() -> Iterator[None]:
    """An error in a slot goes to the log instead of a terminal that nobody sees."""

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.error("a slot failed", exc_info=(kind, error, trace))
        before(kind, error, trace)

    before, sys.excepthook = sys.excepthook, note
    try:
        yield
    finally:
        sys.excepthook = before
