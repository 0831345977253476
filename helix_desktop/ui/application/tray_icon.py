"""The tray icon: says that something runs or waits, leads back to a hidden window, or quits."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon, QWidget

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import plural, tr
from helix_desktop.ui.widgets.controls import Menu
from helix_desktop.ui.widgets.labels import plain_tip

NOTIFICATION_MILLISECONDS = 10_000


class TrayIcon(QObject):
    """The tray icon, created when first needed, and never on desktops without a tray."""

    window_requested = Signal()
    message_entered = Signal()
    quit_requested = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._icon: QSystemTrayIcon | None = None
        self._menu: QMenu | None = None

    @property
    def offered(self) -> bool:
        return QSystemTrayIcon.isSystemTrayAvailable()

    def show_state(self, *, running: int, waiting: bool, away: bool) -> None:
        """Show or hide the icon.

        `away` means that the window is hidden, so that the icon is the only way back to it.
        """
        if not (running or waiting or away) or not self.offered:
            if self._icon is not None:
                self._icon.hide()
            return
        if (icon := self._icon) is None:
            icon = self._icon = QSystemTrayIcon(self)
            icon.setContextMenu(self._new_menu())
            icon.activated.connect(self._on_activated)
            icon.messageClicked.connect(self.message_entered)
        tone, tip = "acc", "Helix"
        if waiting:
            tone, tip = "warn", tr("Helix needs your answer")
        elif running:
            tone = "ok"
            tip = plural(running, "Helix: {0} session running", "Helix: {0} sessions running")
        icon.setIcon(QIcon(Theme.applied.icon("spark", tone, size=64)))
        icon.setToolTip(plain_tip(tip))
        icon.show()

    def show_message(self, title: str, text: str) -> bool:
        """Show a message beside the icon; return False if the system shows none."""
        icon = self._icon
        if icon is None or not icon.isVisible() or not QSystemTrayIcon.supportsMessages():
            return False
        kind = QSystemTrayIcon.MessageIcon.Information
        icon.showMessage(title, text, kind, NOTIFICATION_MILLISECONDS)
        return True

    def end(self) -> None:
        if self._icon is not None:
            self._icon.hide()

    def renew(self) -> None:
        """Create the menu in another language."""
        if self._icon is not None:
            self._icon.setContextMenu(self._new_menu())

    def _new_menu(self) -> QMenu:
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = menu = Menu(self._window)
        menu.addAction(tr("Show Helix")).triggered.connect(self.window_requested)
        menu.addAction(tr("Quit")).triggered.connect(self.quit_requested)
        return menu

    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is not QSystemTrayIcon.ActivationReason.Context:
            self.window_requested.emit()
