"""Launch options, the window's first paint, and the thread that imports its parts meanwhile.

The window is painted at once. A thread imports its parts; meanwhile the window repaints and can be
moved, covered, and closed.
"""

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from msgspec import Struct
from PySide6.QtCore import QEvent, QEventLoop, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from helix_desktop.app.environment import Paths
from helix_desktop.app.settings import Settings
from helix_desktop.app.stop_signals import StopSignals
from helix_desktop.ui.style.theme import Theme
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
