"""The QApplication and its log: what the first paint needs of Qt, and nothing slower."""

import contextlib
import logging
import os
import sys
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from helix_desktop.ui.life.asked_folders import AskedFolders

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


class HelixApplication(QApplication):
    """Hears what the system asks for; a filter would have to look at the events of everything."""

    def __init__(self) -> None:
        super().__init__(sys.argv[:1])
        self.asked = AskedFolders()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.asked.take(event)
            return True
        return super().event(event)


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
    app = HelixApplication()
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
