"""The zoom of all windows, changed while they are open by Qt's scale factor.

Qt reads a scale factor at its start and can change one later, as for a window moved to another
screen, but offers no public call for that. Where the internal calls are not found, as may happen
with another Qt, nothing is touched and a zoom takes effect from the next start on.
"""

import logging
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject
from PySide6.QtGui import QGuiApplication, QMoveEvent, QResizeEvent, QScreen, QWindow
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

ZOOMS = (80, 90, 100, 110, 125, 150, 175, 200)
"""The zooms in percent."""
STARTED_PROPERTY = "helixZoom"
"""Property of the application: the zoom in percent that Qt was started with."""

_INSTANT = "helixZoomNow"
"""Property of the application: the present zoom in percent, with which a later theme begins."""

log = logging.getLogger(__name__)


class _Calls(Struct, frozen=True):
    """Qt's internal calls: `put` sets a screen's factor, `tell` reports it to a window."""

    put: Callable[[int, float], None]
    tell: Callable[[int], None]


_ITANIUM = (
    "_ZN15QHighDpiScaling15setScreenFactorEP7QScreend",
    "_ZN22QWindowSystemInterface35handleWindowDevicePixelRatioChanged"
    "INS_19SynchronousDeliveryEEEvP7QWindow",
)
_MSVC = (
    "?setScreenFactor@QHighDpiScaling@@SAXPEAVQScreen@@N@Z",
    "??$handleWindowDevicePixelRatioChanged@USynchronousDelivery@QWindowSystemInterface@@@"
    "QWindowSystemInterface@@SAXPEAVQWindow@@@Z",
)
_NAMES = {
    "linux": ("libQt6Gui.so.6", *_ITANIUM),
    "darwin": ("QtGui.framework/Versions/A/QtGui", *_ITANIUM),
    "win32": ("Qt6Gui.dll", *_MSVC),
}
"""The library with the calls, and their names as mangled by the system's compiler."""


class Zoom(QObject):
    """The zoom of the application; screens connected later get the same zoom."""

    def __init__(self) -> None:
        super().__init__()
        app = QGuiApplication.instance()
        self._started = int((app.property(STARTED_PROPERTY) if app else None) or 100)
        self.percent = int((app.property(_INSTANT) if app else None) or self._started)
        self._calls: _Calls | None = None
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._on_screen_added)

    def choose(self, percent: int) -> bool:
        """Zoom every window at once.

        Return False if the zoom can take effect only from the next start on.
        """
        if percent == self.percent:
            return True
        self._calls = self._calls or _load_calls(_NAMES.get(sys.platform))
        if self._calls is None:
            return False
        self.percent = percent
        if (app := QGuiApplication.instance()) is not None:
            app.setProperty(_INSTANT, percent)
        for screen in QGuiApplication.screens():
            self._on_screen_added(screen)
        for window in QGuiApplication.allWindows():
            self._calls.tell(_address(window))
        for widget in QApplication.topLevelWidgets():
            # a window keeps its place and size on the screen, which are now different numbers
            handle = widget.windowHandle()
            if handle is not None and widget.isVisible():
                QCoreApplication.sendEvent(handle, QMoveEvent(handle.position(), widget.pos()))
                QCoreApplication.sendEvent(handle, QResizeEvent(handle.size(), widget.size()))
                if not widget.isMaximized() and not widget.isFullScreen():
                    widget.resize(widget.size().expandedTo(widget.minimumSize()))
        return True

    def _on_screen_added(self, screen: QScreen) -> None:
        if self._calls is not None:
            self._calls.put(_address(screen), self.percent / self._started)


def _load_calls(names: tuple[str, str, str] | None) -> _Calls | None:
    """Return the calls of the running Qt, or None if they are missing or named differently."""
    if names is None:
        return None
    # imported here: only zooming needs ctypes, and imports at the top delay the first paint
    import ctypes  # noqa: PLC0415

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath))
    library_name, put_name, tell_name = names
    for path in (folder / library_name, Path(library_name)):
        try:
            library = ctypes.CDLL(str(path))
            put, tell = library[put_name], library[tell_name]
        except (OSError, AttributeError):
            continue
        put.argtypes, put.restype = [ctypes.c_void_p, ctypes.c_double], None
        tell.argtypes, tell.restype = [ctypes.c_void_p], None
        return _Calls(put, tell)
    log.info("this Qt changes its scale at the start only")
    return None


def _address(thing: QScreen | QWindow) -> int:
    return int(Shiboken.getCppPointer(thing)[0])
