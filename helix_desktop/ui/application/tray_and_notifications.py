"""The tray icon, desktop notifications, and the count of what runs or waits in all workspaces.

The tray icon is shown while something runs or waits, or while the window is hidden. A message about
a session that the user is not looking at appears on the desktop or in the window;
`window_monitor.py` decides what is worth one.
"""

from collections.abc import Callable, Mapping
from contextlib import ExitStack

from msgspec import Struct, field
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon, QWidget

from helix_desktop.app.commands.window_commands import run_command
from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live_events import (
    FormRequested,
    Live,
    PermissionRequested,
    PriceRequested,
    SessionActivity,
    TurnFinished,
    TurnRunning,
)
from helix_desktop.domain.value import replace
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import plural, tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.controls import Menu
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.notices import Toast
from helix_desktop.ui.widgets.row_list import STILL, WorkspaceStatus


class _Watched(Struct):
    """An open workspace, its running sessions, its status, and the function to stop listening."""

    open_workspace: OpenWorkspace
    leave: Callable[[], None]
    running: set[SessionId] = field(default_factory=set)
    workspace_status: WorkspaceStatus = STILL


class ActivityMonitor(QObject):
    """The statuses of all open workspaces, with signals for changes and for user messages."""

    changed = Signal()
    question_opened = Signal(str, str)
    """A call started to wait: workspace and session."""
    ended = Signal(str, str, str)
    """A turn ended: workspace, session, and the ending."""

    def __init__(self) -> None:
        super().__init__()
        self._watched: dict[str, _Watched] = {}

    @property
    def standings(self) -> Mapping[str, WorkspaceStatus]:
        return {key: watched.workspace_status for key, watched in self._watched.items()}

    @property
    def running(self) -> int:
        """The number of running sessions in all workspaces."""
        return sum(watched.workspace_status.running for watched in self._watched.values())

    @property
    def commands(self) -> int:
        """The number of background commands in all workspaces."""
        return sum(watched.open_workspace.background.count for watched in self._watched.values())

    @property
    def waiting(self) -> bool:
        return any(watched.workspace_status.waiting for watched in self._watched.values())

    async def watch(self, open_workspace: OpenWorkspace) -> None:
        """Follow an open workspace until `forget`."""
        key = open_workspace.workspace.id
        if key in self._watched:
            return
        leaving = ExitStack()
        leaving.callback(open_workspace.subscribe(lambda event: self._on_event(key, event)))
        # a workspace without a view can ask too, and waits for the user
        leaving.callback(open_workspace.attend(run_command))
        watched = self._watched[key] = _Watched(open_workspace, leaving.close)
        heads = open_workspace.archive.at(ArchivePlace.OPEN, await open_workspace.sessions())
        watched.running |= {head.id for head in heads if open_workspace.running(head.id)}
        self._update_status(watched)
        self.changed.emit()

    def forget(self, workspace: str) -> None:
        watched = self._watched.pop(workspace, None)
        if watched is not None:
            watched.leave()
            self.changed.emit()

    def end(self) -> None:
        for workspace in tuple(self._watched):
            self.forget(workspace)

    def _on_event(self, workspace: str, event: Live) -> None:
        watched = self._watched.get(workspace)
        if watched is None or not isinstance(event, SessionActivity):
            return
        match event:
            case TurnRunning(session):
                watched.running.add(session)
            case TurnFinished(session):
                watched.running.discard(session)
            case _:
                pass
        if self._update_status(watched):
            self.changed.emit()
        self._notify(workspace, event)

    def _notify(self, workspace: str, event: Live) -> None:
        match event:
            case TurnFinished(session=session, ending=ending):
                self.ended.emit(workspace, session, ending.value)
            case PermissionRequested() | PriceRequested() | FormRequested():
                self.question_opened.emit(workspace, event.question.session)
            case _:
                pass

    def _update_status(self, watched: _Watched) -> bool:
        """Update the status of a workspace; return whether it changed."""
        open_workspace = watched.open_workspace
        waiting = bool(
            open_workspace.questions
            or open_workspace.form_questions
            or open_workspace.prices.pending
        )
        status = replace(watched.workspace_status, running=len(watched.running), waiting=waiting)
        changed = status != watched.workspace_status
        watched.workspace_status = status
        return changed


NOTIFICATION_MILLISECONDS = 10_000
_BRACKETS = str.maketrans("<>", "‹›")


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

    @property
    def shown(self) -> bool:
        return self._icon is not None and self._icon.isVisible()

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
        """Show a message on the desktop; return False if the desktop shows none."""
        if not self.shown or self._icon is None or not QSystemTrayIcon.supportsMessages():
            return False
        icon = QSystemTrayIcon.MessageIcon.Information
        self._icon.showMessage(
            unmarked(label_line(title)), unmarked(label_line(text)), icon, NOTIFICATION_MILLISECONDS
        )
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


def unmarked(text: str) -> str:
    """Return a text that no desktop reads as markup: some would drop `<https://host>`."""
    return text.translate(_BRACKETS)


class Notifier(QObject):
    """The messages to the user, one at a time; a click on a message leads to its session."""

    entered = Signal(str, str)
    """A message was clicked: its workspace and session."""

    def __init__(self, window: QWidget, toast: Toast, tray: TrayIcon) -> None:
        super().__init__(window)
        self._window, self.toast, self._tray = window, toast, tray
        self._target = ("", "")
        self.wants: Callable[[str], bool] = lambda _key: True
        """Whether the user wants a kind of message, by the key of the setting."""
        toast.entered.connect(self._on_entered)
        tray.message_entered.connect(self._on_entered)

    def notify_waiting(self, name: str, title: str, *, target: tuple[str, str], seen: bool) -> None:
        """Tell that a call waits; `seen` means that its session is on screen."""
        if not self.wants("notify_waiting"):
            return
        text = tr("“{0}” in {1} is waiting for your answer.").format(title, name)
        self._notify(
            tr("Helix needs your answer"), text, target=target, seen=seen, icon="warn", tone="warn"
        )

    def notify_ended(self, name: str, title: str, *, target: tuple[str, str], seen: bool) -> None:
        """Tell that a turn ended; `seen` means that its session is on screen."""
        if not self.wants("notify_finished"):
            return
        text = tr("“{0}” in {1} finished.").format(title, name)
        self._notify(tr("Finished"), text, target=target, seen=seen, icon="check", tone="ok")

    def take_back(self, target: tuple[str, str]) -> None:
        """Hide the message that leads to a workspace's session: the user is there now."""
        if target == self._target:
            self.toast.hide()

    def _notify(
        self, title: str, text: str, *, target: tuple[str, str], seen: bool, icon: str, tone: str
    ) -> None:
        """Show a message in the active window, or else on the desktop and in the task bar."""
        is_active = self._window.isVisible() and self._window.isActiveWindow()
        if is_active and (seen or not self.wants("notify_here")):
            return
        self._target = target
        if is_active:
            self.toast.show_message(title, text, icon=icon, tone=tone)
            return
        QApplication.alert(self._window)
        if not self._tray.show_message(title, text) and not seen:
            self.toast.show_message(title, text, icon=icon, tone=tone)

    def _on_entered(self) -> None:
        if self._target[0]:
            self.entered.emit(*self._target)
