"""How large everything is, changed while windows are open: the factor Qt multiplies screens by.

Qt reads a scale when it starts and has all it needs to change one later, as for a window that is
taken to another screen; it only offers no public call for that. Where these calls are not found,
as may be in another Qt, nothing is touched, and a size holds from the next start on.
"""

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject
from PySide6.QtGui import QGuiApplication, QMoveEvent, QResizeEvent, QScreen, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

ZOOMS = (80, 90, 100, 110, 125, 150, 175, 200)
"""Percent."""
STARTED = "helixZoom"
"""Property of the application: the percent that Qt was started with."""

_NOW = "helixZoomNow"
"""The same as it is now: a window that follows on another one begins with it."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Calls:
    """Of a screen, its factor; of a window, that its screen has another one."""

    put: Callable[[int, float], None]
    tell: Callable[[int], None]


@dataclass(frozen=True, slots=True)
class _Names:
    """Where the calls are: the library, and what a system's compiler makes of their names."""

    library: str
    put: str
    tell: str


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
    "linux": _Names("libQt6Gui.so.6", *_ITANIUM),
    "darwin": _Names("QtGui.framework/Versions/A/QtGui", *_ITANIUM),
    "win32": _Names("Qt6Gui.dll", *_MSVC),
}


class Zoom(QObject):
    """One for the application; screens that come later are as large as the others."""

    def __init__(self) -> None:
        super().__init__()
        app = QGuiApplication.instance()
        self._started = int((app.property(STARTED) if app else None) or 100)
        self.percent = int((app.property(_NOW) if app else None) or self._started)
        self._calls: _Calls | None = None
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._on_screen_added)

    def choose(self, percent: int) -> bool:
        """At once, in every window; False: it can only hold from the next start on."""
        if percent == self.percent:
            return True
        self._calls = self._calls or _found(_NAMES.get(sys.platform))
        if self._calls is None:
            return False
        self.percent = percent
        if (app := QGuiApplication.instance()) is not None:
            app.setProperty(_NOW, percent)
        for screen in QGuiApplication.screens():
            self._on_screen_added(screen)
        for window in QGuiApplication.allWindows():
            self._calls.tell(_address(window))
        for widget in QApplication.topLevelWidgets():
            _catch_up(widget)
        return True

    def _on_screen_added(self, screen: QScreen) -> None:
        if self._calls is not None:
            self._calls.put(_address(screen), self.percent / self._started)


def _found(names: _Names | None) -> _Calls | None:
    """The calls of the Qt that runs, or None where it has them under other names, or not at all."""
    if names is None:
        return None
    # lazy: only who zooms needs it, and the first paint waits for what is imported here
    import ctypes  # noqa: PLC0415

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath))
    for place in (folder / names.library, Path(names.library)):
        try:
            library = ctypes.CDLL(str(place))
            put, tell = library[names.put], library[names.tell]
        except (OSError, AttributeError):
            continue
        put.argtypes, put.restype = [ctypes.c_void_p, ctypes.c_double], None
        tell.argtypes, tell.restype = [ctypes.c_void_p], None
        return _Calls(put, tell)
    log.info("this Qt changes its scale at the start only")
    return None


def _address(thing: QScreen | QWindow) -> int:
    return int(Shiboken.getCppPointer(thing)[0])


def _catch_up(widget: QWidget) -> None:
    """A window keeps its place and size on the screen: in its own measure both are others now."""
    handle = widget.windowHandle()
    if handle is None or not widget.isVisible():
        return
    QCoreApplication.sendEvent(handle, QMoveEvent(handle.position(), widget.pos()))
    QCoreApplication.sendEvent(handle, QResizeEvent(handle.size(), widget.size()))
    if not widget.isMaximized() and not widget.isFullScreen():
        widget.resize(widget.size().expandedTo(widget.minimumSize()))
