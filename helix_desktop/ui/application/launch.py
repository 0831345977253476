"""What a start has before the parts of the window are loaded, and the thread that loads them.

The options of the command line, the QApplication, Qt's log, folders opened by the system ("Open
With"), garbage collection, and the window with its first paint. It is painted at once. A thread
imports its parts; meanwhile the window repaints and can be moved, covered, and closed.

On macOS the system asks to open folders dropped on the Dock or chosen in "Open With". The requests
are events of the application, the first of them before there is a window.

Garbage is collected on the window's thread only, and all of it in quiet moments. Python's collector
runs in the thread that allocates and would free Qt objects there, which crashes Qt sooner or later.
It also runs while Qt deletes an object under a lock, because looking up the Python object
allocates; if it deletes another Qt object then, it waits forever. A pass over all objects takes a
sixth of a second with a session of 10,000 messages open, so long-lived objects are set aside and
checked in a quiet moment.
"""

import ctypes
import gc
import logging
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from msgspec import Struct
from PySide6.QtCore import (
    QEvent,
    QEventLoop,
    QMessageLogContext,
    QObject,
    QSize,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from helix_desktop import APPLICATION_ID
from helix_desktop.app.environment import Paths
from helix_desktop.app.process_memory import return_memory, set_up_memory
from helix_desktop.app.settings import Settings
from helix_desktop.app.stop_signals import StopSignals
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.zoom import STARTED_PROPERTY
from helix_desktop.ui.text.language import Language
from helix_desktop.ui.window.main_window import MainWindow, allow_small, fit_to_screen

if TYPE_CHECKING:
    from helix_desktop.app.container import AppParts


OK, FAILED, AGAIN = 0, 1, -1
"""How a window ends; after AGAIN another one opens."""

Say = Callable[[str], None]
"""A function that writes one line for the user."""


class LaunchOptions(Struct, frozen=True):
    """The options of the command line."""

    data_dir: Path | None = None
    workspace: str | None = None
    folder: Path | None = None
    places: tuple[str, ...] = ()
    """Paths or addresses from a file manager, unchanged."""
    new_session: bool = False
    choose_folder: bool = False
    demo: bool = False
    screenshot: Path | None = None


class LaunchState(Struct, frozen=True):
    """The settings and options read before the first paint, for the application."""

    paths: Paths
    settings: Settings
    launch: LaunchOptions
    say: Say
    safe: bool
    settle: Callable[[], None]
    """The function called once the window has been open long enough for a good start."""
    signals: StopSignals
    parts: "AppParts | None" = None


T = TypeVar("T")

log = logging.getLogger(__name__)

HIDDEN_START_MS = 200
"""The milliseconds after which loading starts even if the window is hidden and not painted."""


class OpenedWindow(NamedTuple):
    """The window and its theme, before everything else is loaded."""

    theme: Theme
    window: MainWindow
    language: Language


def open_window(paths: Paths, settings: Settings, *, fill_screen: bool = False) -> OpenedWindow:
    """Create the window without showing it.

    `fill_screen` keeps the saved size even if the screen is smaller, for a screenshot.
    """
    setting = settings.text
    theme = Theme(paths.resources, setting("appearance"), motion=setting("motion"))
    theme.apply()
    language = Language(paths.resources)
    language.speak(setting("language"))
    window = MainWindow()
    size = QSize(settings.number("window_width"), settings.number("window_height"))
    if fill_screen:
        window.resize(size)
    else:
        allow_small(window)
        window.resize(fit_to_screen(size, window.screen().availableSize()))
        if settings.flag("window_maximized"):
            window.setWindowState(Qt.WindowState.WindowMaximized)
    return OpenedWindow(theme, window, language)


class BackgroundLoader(QObject, Generic[T]):
    """The loader that shows a window, waits for its first paint, and then loads in a thread."""

    loaded = Signal()

    def __init__(self, window: MainWindow, load: Callable[[], T]) -> None:
        super().__init__()
        self._window, self._load = window, load
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="window parts")
        self._coming: Future[T] | None = None
        self.was_closed = False
        """Whether the window was closed before its parts were loaded."""
        self.loaded.connect(self._on_loaded)

    def wait(self) -> T:
        """Return the loaded parts and let Qt run meanwhile; raise an error of the thread."""
        self._window.installEventFilter(self)
        self._window.close_requested.connect(self.give_up)
        QTimer.singleShot(HIDDEN_START_MS, self, self._begin)
        self._window.setVisible(not self.was_closed)  # a signal may have come before
        while self._coming is None or not self._coming.done():
            # the application's event loop needs asyncio, which is still being loaded
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        self._window.removeEventFilter(self)
        self._window.close_requested.disconnect(self.give_up)
        with self._thread:
            return self._coming.result()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._begin)  # after the current paint
        return False

    def _begin(self) -> None:
        if self._coming is None:
            log.info("The window is painted.")
            self._coming = self._thread.submit(self._load)
            self._coming.add_done_callback(lambda _: self.loaded.emit())

    def _on_loaded(self) -> None:
        """Do nothing: the signal itself wakes `wait`, which waits for events."""

    def give_up(self) -> None:
        """Hide the window at once, because it was closed; loading cannot be stopped."""
        self.was_closed = True
        self._window.hide()


class OpenRequests:
    """Requests to open folders, kept until the window can open them."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._open: Callable[[str], object] | None = None

    def take(self, event: QFileOpenEvent) -> None:
        # a web address has no path and is ignored
        path = event.file() or event.url().toLocalFile()
        if path:
            self._waiting.append(path)
            self._hand_on()

    def set_handler(self, open_folder: Callable[[str], object] | None) -> None:
        """Pass all requests, also waiting ones, to a function; None keeps them again."""
        self._open = open_folder
        self._hand_on()

    def _hand_on(self) -> None:
        while self._open is not None and self._waiting:
            self._open(self._waiting.pop(0))


class HelixApplication(QApplication):
    """The QApplication, which takes open requests itself: a filter would see every event."""

    def __init__(self) -> None:
        super().__init__(sys.argv[:1])
        self.open_requests = OpenRequests()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.open_requests.take(event)
            return True
        return super().event(event)


def make_application(zoom: int = 100) -> QApplication:
    """Return the QApplication, created if necessary; without a display it only makes pictures.

    `zoom` is in percent and applies from Qt's start; `ui/style/zoom.py` changes it later. A scale
    that the user set for all of Qt is kept.
    """
    instance = QApplication.instance()
    if isinstance(instance, QApplication):
        return instance
    set_up_memory()  # Qt starts threads
    name_taskbar_group()
    sets_scale = zoom != 100 and "QT_SCALE_FACTOR" not in os.environ
    if sets_scale:
        os.environ["QT_SCALE_FACTOR"] = f"{zoom / 100:g}"
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = HelixApplication()
    app.setProperty(STARTED_PROPERTY, zoom if sets_scale else 100)
    app.setApplicationName("helix-desktop")
    app.setApplicationDisplayName("Helix Desktop")
    app.setDesktopFileName(APPLICATION_ID)
    app.setQuitOnLastWindowClosed(False)
    return app


def name_taskbar_group() -> None:
    """Have the Windows taskbar show Helix where Python is the program that runs.

    The installed program has a shortcut without such a name, which would then be another group.
    """
    if sys.platform == "win32":
        program = ctypes.create_unicode_buffer(32_768)
        ctypes.windll.kernel32.GetModuleFileNameW(None, program, len(program))
        if Path(program.value).stem.lower().startswith("python"):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APPLICATION_ID)


@contextmanager
def log_qt_messages() -> Iterator[None]:
    """Write Qt's messages to the log instead of a terminal."""
    levels = {QtMsgType.QtWarningMsg: logging.WARNING, QtMsgType.QtDebugMsg: logging.DEBUG}

    def note(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        log.log(levels.get(kind, logging.ERROR), "Qt: %s", text)

    before = qInstallMessageHandler(note)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


INTERVAL_MS, BUSY_INTERVAL_MS = 500, 100
"""The milliseconds between two looks, the shorter time after a look with young objects due.

Few objects are created in the shorter time, so a pass over them takes well under a frame.
"""
MAX_YOUNG_OBJECTS = 30_000
"""The number of young objects for which a pass takes five milliseconds."""
QUIET_CHECKS = 20
"""The looks in a row with nothing due, after which nobody notices a full pass."""
GROWTH_SHARE = 0.25
"""The growth, as a share of all, that makes a full pass worthwhile."""
MAX_GROWTH_SHARE = 3.0
"""The growth, to four times as much, at which a full pass does not wait for a quiet moment."""
MIN_BLOCKS = 500_000
"""The blocks of memory that the application holds before a workspace is open; half are objects."""
DESTROYED_DELAY_MS = 3_000
"""The milliseconds after which the objects of a destroyed view have no other owner."""
MAX_OLD_OBJECTS = 60_000
"""The most living objects in a pass that does not wait for a quiet moment: 25 milliseconds."""


class GarbageCollector(QObject):
    """A collector with the thresholds of Python's own, run by a timer."""

    def __init__(self) -> None:
        super().__init__()
        self._thresholds = gc.get_threshold()
        self._quiet = 0
        self._destroyed = False
        """Whether a view was destroyed after the last full pass."""
        self._blocks = max(MIN_BLOCKS, sys.getallocatedblocks())
        """The blocks of memory left by the last full pass; counting them takes 0.2 ms."""
        self._objects = MIN_BLOCKS // 2
        """The objects left by it; counting them takes 1 ms for a hundred thousand."""
        # no helpers: their module would import the engine's events before the first paint
        self._timer, self._soon = QTimer(self), QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(INTERVAL_MS)
        self._soon.setSingleShot(True)
        self._soon.setInterval(DESTROYED_DELAY_MS)
        self._soon.timeout.connect(self._collect_soon)

    def collect_after(self, view: QObject) -> None:
        """Collect the objects of a workspace's view soon after the view was destroyed."""
        view.destroyed.connect(self._on_destroyed)

    def look(self) -> None:
        """Collect young objects if that is due, or all objects in a quiet moment."""
        counts = gc.get_count()
        due = [count > limit for count, limit in zip(counts, self._thresholds, strict=True)]
        self._timer.setInterval(BUSY_INTERVAL_MS if due[0] else INTERVAL_MS)
        if due[0]:
            self._quiet = 0
            generation = 1 if due[1] else 0
            young_objects = objects_of(*range(generation + 1))
            if young_objects <= MAX_YOUNG_OBJECTS:
                gc.collect(generation)
            # many: a long session was opened or compacted
            if young_objects > MAX_YOUNG_OBJECTS or (
                generation and objects_of(2) > MAX_OLD_OBJECTS
            ):
                # living objects are left out of later passes, unless there are far too many
                gc.freeze()
                if self._has_grown(MAX_GROWTH_SHARE):
                    self._collect_all()
            return
        self._quiet += 1
        if self._quiet == QUIET_CHECKS:
            gc.freeze()
            if self._destroyed or self._has_grown(GROWTH_SHARE):
                self._collect_all()
            return_memory()

    def stop(self) -> None:
        self._timer.stop()
        self._soon.stop()
        gc.unfreeze()

    def _on_destroyed(self) -> None:
        self._destroyed, self._quiet = True, 0
        if not self._soon.isActive():
            self._soon.start()

    def _collect_soon(self) -> None:
        """Collect what a pass need not wait for; the next quiet moment is for the rest."""
        if objects_of(0, 1, 2) <= MAX_OLD_OBJECTS:
            gc.collect()

    def _has_grown(self, share: float) -> bool:
        """Return whether memory has grown, and the objects that were set aside with it.

        An export of a large workspace holds a million texts and numbers, which no pass could free.
        """
        limit = 1 + share
        has_more_blocks = sys.getallocatedblocks() > self._blocks * limit
        return has_more_blocks and gc.get_freeze_count() > self._objects * limit

    def _collect_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._destroyed = False
        self._blocks = max(MIN_BLOCKS, sys.getallocatedblocks())
        self._objects = max(MIN_BLOCKS // 2, gc.get_freeze_count())


def objects_of(*generations: int) -> int:
    """Count the objects of some generations, without those that were set aside.

    gc's own counts are also reduced when old objects are freed. The lists of objects live and die
    inside one call of `sum`, which no other thread can interrupt: while such a list exists, a
    `tuple(…)` that another thread is filling has one owner too many, and fails.
    """
    return sum(map(len, map(gc.get_objects, generations)))


@contextmanager
def collect_on_this_thread(*, to_the_end: bool = False) -> Iterator[GarbageCollector]:
    """Collect garbage on this thread only, while the context is open.

    `to_the_end` keeps the collector off afterwards too: the last Qt objects are freed while the
    process ends.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    collector = GarbageCollector()
    try:
        yield collector
    finally:
        collector.stop()
        gc.collect()
        if was_enabled and not to_the_end:
            gc.enable()
