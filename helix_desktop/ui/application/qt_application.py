"""Folders that the system asks the application to open: dropped on the Dock, "Open With" (macOS).

They come as events of the application, the first of them before there is a window to show it.

The QApplication and its log: what the first paint needs of Qt, and nothing slower.

Garbage is collected on the window's thread only, and all of it while nothing happens.

Python's own collector runs in whichever thread allocates, and would free Qt objects there, which
Qt does not survive for long. It also runs while Qt takes an object down under a lock (looking up
what Python made of it allocates), and if it meets another one then, it waits for ever. A pass over
everything takes a sixth of a second once a session of 10,000 messages is open: what has lived long
is set aside, and looked through in a quiet moment.
"""

import contextlib
import gc
import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from helix_desktop.ui.style.zoom import STARTED

OpenFolder = Callable[[str], object]


class OpenRequests:
    """Keeps what is asked for until somebody opens it."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._open: OpenFolder | None = None

    def take(self, event: QFileOpenEvent) -> None:
        # an address of the web is none of ours, and has no path
        path = event.file() or event.url().toLocalFile()
        if path:
            self._waiting.append(path)
            self._hand_on()

    def hand_to(self, open_folder: OpenFolder | None) -> None:
        """From now on to this one, what waits included; None: they wait again."""
        self._open = open_folder
        self._hand_on()

    def _hand_on(self) -> None:
        while self._open is not None and self._waiting:
            self._open(self._waiting.pop(0))


log = logging.getLogger(__name__)


def skip_source_scan() -> None:
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
        self.asked = OpenRequests()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.asked.take(event)
            return True
        return super().event(event)


def make_application(zoom: int = 100) -> QApplication:
    """The one QApplication; without a display only pictures can be made.

    `zoom` is in percent: what Qt starts with (`ui/style/zoom.py` changes it later). Who set a
    scale for all of Qt keeps it.
    """
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    own = zoom != 100 and "QT_SCALE_FACTOR" not in os.environ
    if own:
        os.environ["QT_SCALE_FACTOR"] = f"{zoom / 100:g}"
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = HelixApplication()
    app.setProperty(STARTED, zoom if own else 100)
    app.setApplicationName("helix-desktop")
    app.setApplicationDisplayName("Helix Desktop")
    app.setDesktopFileName("helix-desktop")
    app.setStyle("Fusion")
    app.setQuitOnLastWindowClosed(False)
    return app


@contextlib.contextmanager
def log_qt_messages() -> Iterator[None]:
    """What Qt has to say goes to the log, not to a terminal."""
    before = qInstallMessageHandler(_note_qt)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _note_qt(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    level = {QtMsgType.QtWarningMsg: logging.WARNING, QtMsgType.QtDebugMsg: logging.DEBUG}
    log.log(level.get(kind, logging.ERROR), "Qt: %s", text)


INTERVAL, BUSY = 500, 100
"""Milliseconds between two looks, and while something was due at the last: what is made in between
is little then, and a pass over it takes well under a frame."""
MANY = 30_000
"""Young objects that a pass takes five milliseconds for."""
QUIET = 20
"""Looks in a row at which nothing was due, after which nobody notices a pass over everything."""
GROWN = 0.25
"""What has come to be held meanwhile, as a share of all, that makes it worth while."""
TOO_MUCH = 3.0
"""At four times as much it does not wait for a quiet moment any more."""
FEW = 500_000
"""Blocks of memory that the application holds before anything is opened."""


class GarbageCollector(QObject):
    """Does what Python's collector does, by the same thresholds, from a timer."""

    def __init__(self) -> None:
        super().__init__()
        self._thresholds = gc.get_threshold()
        self._quiet = 0
        self._whole = max(FEW, sys.getallocatedblocks())
        """Blocks of memory that the last pass over everything left; counting them takes 0.2 ms."""
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect what is young if that is due, or everything if nothing happens."""
        counts = gc.get_count()
        due = [count > most for count, most in zip(counts, self._thresholds, strict=True)]
        self._timer.setInterval(BUSY if due[0] else INTERVAL)
        if due[0]:
            self._quiet = 0
            generation = 1 if due[1] or due[2] else 0
            # told by the objects: counts are less by what was given back, however old that was
            young = sum(len(gc.get_objects(at)) for at in range(generation + 1))
            if young <= MANY:
                gc.collect(generation)
            if young > MANY or due[2]:  # many: a long session was opened, or its window rewritten
                self._set_aside()
            return
        self._quiet += 1
        if self._quiet == QUIET:
            self._set_aside(most=GROWN)

    def stop(self) -> None:
        self._timer.stop()
        gc.unfreeze()

    def _set_aside(self, most: float = TOO_MUCH) -> None:
        """What is alive is not looked through again, until it is too much."""
        gc.freeze()
        if sys.getallocatedblocks() > self._whole * (1 + most):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._whole = max(FEW, sys.getallocatedblocks())


@contextmanager
def collect_on_this_thread(*, to_the_end: bool = False) -> Iterator[GarbageCollector]:
    """While this lasts, no other thread collects garbage.

    `to_the_end`: nor does one afterwards; the last Qt objects go while the process ends.
    """
    was = gc.isenabled()
    gc.disable()
    collector = GarbageCollector()
    try:
        yield collector
    finally:
        collector.stop()
        gc.collect()
        if was and not to_the_end:
            gc.enable()
