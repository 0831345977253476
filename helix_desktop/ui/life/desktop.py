"""The QApplication and its log: what the first paint needs of Qt, and nothing slower."""

import contextlib
import logging
import os
import sys
from collections.abc import Callable, Iterator

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

log = logging.getLogger(__name__)


def leave_sources_closed() -> None:
    """Keep PySide from reading the source of every module that is imported from now on.

    It looks for the word PySide6 there, to know who may ask for other names of Qt's methods. Nobody
    here does; it takes a tenth of all imports, and keeps 13 MB of text in memory. Where PySide has
    no such function any more, nothing is done.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", _asks_for_nothing)  # noqa: B010  it has no type


def _asks_for_nothing(_module: object) -> bool:
    return False


class DesktopApplication(QApplication):
    """macOS tells with an event what is to be opened, even before anybody can open it."""

    asked = Signal()
    """Something waits in `taken`."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._asked: list[str] = []

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._asked.append(event.file() or event.url().toString())
            self.asked.emit()
            return True
        return super().event(event)

    def taken(self) -> tuple[str, ...]:
        """What was asked for since the last time, as it came."""
        found = tuple(self._asked)
        self._asked.clear()
        return found


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
    app = DesktopApplication(sys.argv[:1])
    app.setApplicationName("helix-desktop")
    app.setApplicationDisplayName("Helix Desktop")
    app.setDesktopFileName("helix-desktop")
    app.setStyle("Fusion")
    app.setQuitOnLastWindowClosed(False)
    return app


def asked_before() -> tuple[str, ...]:
    """What the desktop wanted opened before anybody could open it."""
    app = QApplication.instance()
    return app.taken() if isinstance(app, DesktopApplication) else ()


@contextlib.contextmanager
def asked_meanwhile(asked: Callable[[tuple[str, ...]], None]) -> Iterator[None]:
    """Hear what the desktop wants opened, for as long as a window stands."""
    app = QApplication.instance()
    if not isinstance(app, DesktopApplication):
        yield
        return

    def hand_on() -> None:
        asked(app.taken())

    app.asked.connect(hand_on)
    try:
        yield
    finally:
        app.asked.disconnect(hand_on)


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
