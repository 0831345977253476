"""Shows the activity of all open workspaces in the sidebar, the tray, and messages."""

from collections.abc import Callable, Coroutine
from typing import Protocol

from PySide6.QtCore import QObject

from helix_desktop.domain.cache import SessionId
from helix_desktop.ui.application.close_controller import CloseController
from helix_desktop.ui.application.open_workspaces import OpenWorkspaces
from helix_desktop.ui.application.tray_and_notifications import Notifier, TrayIcon
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.cards import Toast
from helix_desktop.ui.window.workspace_view import WorkspaceView

MAX_TITLE_CHARS = 48


Go = Callable[[str, SessionId | None, int], Coroutine[object, object, None]]


class _Notify(Protocol):
    """Notifies the user of a session: `notify_waiting` or `notify_ended`."""

    def __call__(self, name: str, title: str, *, target: tuple[str, str], seen: bool) -> None: ...


class WindowMonitor(QObject):
    """The monitor of all open workspaces: marks, tray icon, messages, and closing."""

    def __init__(
        self,
        bridge: EventBridge,
        theme: Theme,
        *,
        open_workspaces: OpenWorkspaces,
        quit: Callable[[], None],
    ) -> None:
        window = open_workspaces.window
        super().__init__(window)
        self._bridge, self._window, self._open_workspaces = bridge, window, open_workspaces
        self.attention = attention = open_workspaces.attention
        self.tray = TrayIcon(theme, window)
        self.notifier = Notifier(window, Toast(theme, window), self.tray)
        self.close_controller = CloseController(theme, window, attention, tray=self.tray, quit=quit)
        attention.changed.connect(self._on_changed)
        attention.question_opened.connect(self._on_question)
        attention.ended.connect(self._on_ended)
        window.shown.connect(self._on_shown)
        window.view_created.connect(self._on_view_created)
        window.close_requested.connect(self.close_controller.ask)
        self.tray.window_requested.connect(self.come_forward)
        self.tray.quit_requested.connect(self.close_controller.ask)
        self.notifier.entered.connect(self._on_entered)

    def _on_view_created(self, workspace_view: WorkspaceView) -> None:
        workspace_view.session_shown.connect(self._on_shown)

    def come_forward(self) -> None:
        self.close_controller.away = False
        self._window.come_forward()
        self._on_changed()

    def renew(self) -> None:
        """Change everything with texts to another language."""
        self.close_controller.renew()
        self.tray.renew()
        self.notifier.toast.renew()
        self._on_changed()

    def end(self) -> None:
        self.attention.end()
        self.tray.end()

    def _on_changed(self) -> None:
        attention = self.attention
        if (view := self._window.workspace_views.current) is not None:
            view.sidebar.show_standings(attention.standings)
        self.tray.show_state(
            running=attention.running, waiting=attention.waiting, away=self.close_controller.away
        )

    def _on_question(self, workspace: str, session: str) -> None:
        tell = self._notify(workspace, session, self.notifier.notify_waiting)
        self._bridge.run(tell, "tell of a question")

    def _on_ended(self, workspace: str, session: str, ending: str) -> None:
        if ending != "stopped":  # the user who stopped it knows
            tell = self._notify(workspace, session, self.notifier.notify_ended)
            self._bridge.run(tell, "tell of an end")

    async def _notify(self, workspace: str, session: str, notify: _Notify) -> None:
        open_workspace = self._open_workspaces.open_workspace(workspace)
        if open_workspace is None:
            return
        heads = {head.id: head for head in await open_workspace.sessions()}
        if session not in heads:
            return  # a subagent's session: its parent session reports its own end
        title = one_line(heads[SessionId(session)].title, MAX_TITLE_CHARS) or tr("Untitled")
        name, target = (
            one_line(open_workspace.workspace.name, MAX_TITLE_CHARS),
            (workspace, session),
        )
        notify(name, title, target=target, seen=target == self._visible_session)

    @property
    def _visible_session(self) -> tuple[str, str]:
        """The workspace and the session that are on screen, or empty texts."""
        workspace_view = self._window.workspace_views.current
        if workspace_view is None or self._window.welcoming:
            return "", ""
        return workspace_view.open_workspace.workspace.id, workspace_view.session

    def _on_shown(self) -> None:
        self.notifier.take_back(self._visible_session)
        self.notifier.toast.raise_()

    def _on_entered(self, workspace: str, session: str) -> None:
        self.come_forward()
        work = self._open_workspaces.go(workspace, SessionId(session), 0)
        self._bridge.run(work, "go to what was told")
