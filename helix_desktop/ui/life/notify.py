"""Tells the person what happened where they do not look: on the desktop, or in the window."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.ui.life.tray import Tray
from helix_desktop.ui.parts.toast import Toast
from helix_desktop.ui.words import tr


class Notifier(QObject):
    """One message at a time; entering it leads to the session it speaks of."""

    entered = Signal(str, str)
    """Workspace and session."""

    def __init__(self, window: QWidget, toast: Toast, tray: Tray) -> None:
        super().__init__(window)
        self._window, self.toast, self._tray = window, toast, tray
        self._goal = ("", "")
        self.wants: Callable[[str], bool] = lambda _key: True
        """Whether the person wants to be told, by the key of the setting."""
        toast.entered.connect(self._on_entered)
        tray.message_entered.connect(self._on_entered)

    def told_waiting(self, name: str, title: str, *, goal: tuple[str, str], seen: bool) -> None:
        """A call waits; `seen`: its session is on screen."""
        if not self.wants("notify_waiting"):
            return
        text = tr("“{0}” in {1} waits for you.").format(title, name)
        self._tell(tr("A call waits for you"), text, goal=goal, seen=seen, icon="warn", tone="warn")

    def told_ended(self, name: str, title: str, *, goal: tuple[str, str], seen: bool) -> None:
        """A turn came to its end."""
        if not self.wants("notify_finished"):
            return
        text = tr("“{0}” in {1} has come to its end.").format(title, name)
        self._tell(tr("Finished"), text, goal=goal, seen=seen, icon="check", tone="ok")

    def _tell(
        self, head: str, text: str, *, goal: tuple[str, str], seen: bool, icon: str, tone: str
    ) -> None:
        """In the window if the person is there; else on the desktop, and in the task bar."""
        here = self._window.isVisible() and self._window.isActiveWindow()
        if here and (seen or not self.wants("notify_here")):
            return
        self._goal = goal
        if here:
            self.toast.tell(head, text, icon=icon, tone=tone)
            return
        QApplication.alert(self._window)
        if not self._tray.tell(head, text) and not seen:
            self.toast.tell(head, text, icon=icon, tone=tone)

    def _on_entered(self) -> None:
        if self._goal[0]:
            self.entered.emit(*self._goal)
