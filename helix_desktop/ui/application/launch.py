"""What the command line asks of the window, and how a window ends: words of both, without more.

The window before its furniture: painted at once, while what fills it is still being imported.

Imports run in a thread: the window can be moved, covered and closed meanwhile, and repaints.
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
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.main_window import MainWindow
from helix_desktop.ui.window.window_geometry import allow_small, fit_to_screen

if TYPE_CHECKING:
    from helix_desktop.app.container import AppParts


OK, FAILED, AGAIN = 0, 1, -1
"""How a window ends; AGAIN: another one is to open."""

Say = Callable[[str], None]
"""Writes one line for the person."""


class LaunchOptions(Struct, frozen=True):
    """What the command line asks for."""

    data_dir: Path | None = None
    workspace: str | None = None
    folder: Path | None = None
    places: tuple[str, ...] = ()
    """What a file manager hands over: paths or addresses, as they came."""
    demo: bool = False
    screenshot: Path | None = None


class LaunchState(Struct, frozen=True):
    """What was found out before the first paint, for whoever furnishes the window."""

    paths: Paths
    settings: Settings
    launch: LaunchOptions
    say: Say
    safe: bool
    settle: Callable[[], None]
    """Called when the window has stood long enough for its start to count as a good one."""
    parts: "AppParts | None" = None


T = TypeVar("T")

log = logging.getLogger(__name__)

UNSEEN = 200
"""Milliseconds after which a window that is not painted (nobody sees it) is furnished as it is."""


class OpenedWindow(NamedTuple):
    """What stands before anything else does."""

    theme: Theme
    window: MainWindow


def open_window(paths: Paths, settings: Settings, *, whole: bool = False) -> OpenedWindow:
    """Not shown yet. `whole`: as large as it was, even if the screen is smaller (a picture)."""
    chosen = settings.text
    theme = Theme(paths.resources, chosen("appearance"), motion=chosen("motion"))
    theme.drop_style_sheet()
    window = MainWindow(theme)
    wanted = QSize(settings.number("window_width"), settings.number("window_height"))
    if whole:
        window.resize(wanted)
    else:
        allow_small(window)
        window.resize(fit_to_screen(wanted, window.screen().availableSize()))
        if settings.flag("window_maximized"):
            window.setWindowState(Qt.WindowState.WindowMaximized)
    return OpenedWindow(theme, window)


class BackgroundLoader(QObject, Generic[T]):
    """Shows a window, waits for its first paint, then for what a thread loads."""

    loaded = Signal()

    def __init__(self, window: MainWindow, load: Callable[[], T]) -> None:
        super().__init__()
        self._window, self._load = window, load
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="furniture")
        self._coming: Future[T] | None = None
        self.given_up = False
        """Whether the person closed the window before anything was in it."""
        self.loaded.connect(self._on_loaded)

    def wait(self) -> T:
        """Lets Qt run meanwhile; an error of the thread is raised here."""
        self._window.installEventFilter(self)
        self._window.close_requested.connect(self._on_closed)
        QTimer.singleShot(UNSEEN, self, self._begin)
        self._window.show()
        while self._coming is None or not self._coming.done():
            # the application's event loop needs asyncio, which is among what is being loaded
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        self._window.removeEventFilter(self)
        self._window.close_requested.disconnect(self._on_closed)
        with self._thread:
            return self._coming.result()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._begin)  # the paint that is under way is over then
        return False

    def _begin(self) -> None:
        if self._coming is None:
            log.info("The window is painted.")
            self._coming = self._thread.submit(self._load)
            self._coming.add_done_callback(lambda _: self.loaded.emit())

    def _on_loaded(self) -> None:
        """Nothing: that it comes is what wakes the one who waits for events."""

    def _on_closed(self) -> None:
        """What is being loaded cannot be stopped; the window need not stay for it."""
        self.given_up = True
        self._window.hide()
