"""The icon beside the clock: there while something runs or waits, or while the window is away."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon, QWidget

from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import plain_tip
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

SECONDS = 10_000
_BRACKETS = str.maketrans("<>", "‹›")


class Tray(QObject):
    """Made when it is first wanted; on desktops without such a place it never is."""

    window_wanted = Signal()
    message_entered = Signal()
    quit_wanted = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme, self._window = theme, window
        self._icon: QSystemTrayIcon | None = None
        self._menu: QMenu | None = None

    @property
    def offered(self) -> bool:
        return QSystemTrayIcon.isSystemTrayAvailable()

    @property
    def shown(self) -> bool:
        return self._icon is not None and self._icon.isVisible()

    def show_state(self, *, running: int, waiting: bool, away: bool) -> None:
        """`away`: the window is hidden, and this is the way back to it."""
        if not (running or waiting or away) or not self.offered:
            if self._icon is not None:
                self._icon.hide()
            return
        icon = self._icon or self._made()
        tone = "warn" if waiting else "ok" if running else "acc"
        icon.setIcon(QIcon(self._theme.icon("spark", tone, size=64)))
        icon.setToolTip(plain_tip(_words(running, waiting=waiting)))
        icon.show()

    def tell(self, title: str, text: str) -> bool:
        """Whether the desktop shows messages."""
        if not self.shown or self._icon is None or not QSystemTrayIcon.supportsMessages():
            return False
        sign = QSystemTrayIcon.MessageIcon.Information
        self._icon.showMessage(unmarked(one_line(title)), unmarked(one_line(text)), sign, SECONDS)
        return True

    def end(self) -> None:
        if self._icon is not None:
            self._icon.hide()

    def _made(self) -> QSystemTrayIcon:
        self._menu = menu = QMenu(self._window)
        menu.addAction(tr("Show Helix")).triggered.connect(self.window_wanted)
        menu.addAction(tr("Quit")).triggered.connect(self.quit_wanted)
        self._icon = icon = QSystemTrayIcon(self)
        icon.setContextMenu(menu)
        icon.activated.connect(self._on_activated)
        icon.messageClicked.connect(self.message_entered)
        return icon

    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is not QSystemTrayIcon.ActivationReason.Context:
            self.window_wanted.emit()


def unmarked(text: str) -> str:
    """A text that no desktop takes for markup: some would show nothing of `<https://host>`."""
    return text.translate(_BRACKETS)


def _words(running: int, *, waiting: bool) -> str:
    if waiting:
        return tr("Helix: a call waits for you")
    if running == 1:
        return tr("Helix: 1 session is at work")
    return tr("Helix: {0} sessions are at work").format(running) if running else "Helix"
