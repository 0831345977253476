"""When the user is notified, what the tray icon shows, and the question before quitting at work.

The tray icon (`tray_icon.py`) is shown while something runs or waits, or while the window is
hidden. The user is notified (`notifier.py`) of a session that nobody looks at: a turn ended, or a
question waits.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live_events import (
    FormRequested,
    PermissionRequested,
    PriceRequested,
    TurnFinished,
)
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.ui.application.notifier import Notice, Notifier, desktop_for
from helix_desktop.ui.application.open_workspaces import ActivityMonitor, NeedsUser, OpenWorkspaces
from helix_desktop.ui.application.tray_icon import TrayIcon
from helix_desktop.ui.style.canvas import hairline
from helix_desktop.ui.text.formatting import listed_text, pause_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Overlay, confirm
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of

SHEET_WIDTH = 520


class _RunningQuestion(Overlay):
    """The sheet that tells which sessions run, and the result of each button."""

    def __init__(self, window: QWidget, activity: ActivityMonitor, loss: str, tray: bool) -> None:
        super().__init__(window, width=SHEET_WIDTH)
        running, commands = activity.running, activity.commands
        title = tr("Helix is still working")
        if running > 1:
            title = plural(
                running, "{0} session is still running", "{0} sessions are still running"
            )
        elif commands and not running:
            title = plural(
                commands, "{0} command is still running", "{0} commands are still running"
            )
        background_text = tr(
            "Work can continue in the background. Use the tray icon to reopen the window."
        )
        minimized_text = tr("Work can continue while the window is minimized.")
        sentences = (
            background_text if tray else minimized_text,
            tr("If you stop now, everything so far is kept and you can continue later."),
            tr("Commands that run in the background end with Helix.") if commands else "",
            loss,
        )
        text = label(" ".join(filter(None, sentences)), "body", "fg2", wrap=True)
        self.stop = button(tr("Stop and quit"))
        self.go_on = button(tr("Keep running"), "primary")
        stay = button(tr("Cancel"))
        stay.clicked.connect(self.close_sheet)
        column_of(
            column_of(label(title, "head", wrap=True), text, margins=(24, 20, 24, 20), spacing=8),
            hairline(),
            row_of(stay, STRETCH, self.stop, self.go_on, margins=(24, 16, 24, 16), spacing=8),
            on=self.card,
            spacing=0,
        )
        self.closed.connect(self.deleteLater)

    def take_focus(self) -> None:
        self.go_on.setFocus()


MAX_TITLE_CHARS = 48


class WindowMonitor(QObject):
    """The monitor of all open workspaces: marks, tray icon, messages, and closing.

    `unsaved` names what was edited and not applied, such as settings pages; `wants` tells by the
    key of a setting whether the user wants a kind of message.
    """

    def __init__(
        self,
        open_workspaces: OpenWorkspaces,
        *,
        quit: Callable[[], None],
        unsaved: Callable[[], Sequence[str]],
        wants: Callable[[str], bool],
    ) -> None:
        window = open_workspaces.window
        super().__init__(window)
        self._bridge, self._window = open_workspaces.bridge, window
        self._open_workspaces = open_workspaces
        self.attention = attention = open_workspaces.attention
        self.tray = TrayIcon(window)
        spawn = open_workspaces.container.supervisor.spawn
        self.notifier = Notifier(
            window,
            self.tray,
            open_workspaces.bridge,
            wants=wants,
            entered=self._on_entered,
            answered=self.answer_from_desktop,
            desktop=desktop_for(spawn, lambda *press: self.notifier.press(*press)),
        )
        self._quit, self._unsaved = quit, unsaved
        self._away = False
        """Whether the window is hidden, so that only the tray icon leads back to it."""
        self.question: Overlay | None = None
        """The open question whether to quit."""
        attention.changed.connect(self._on_changed)
        attention.user_needed.connect(self._on_user_needed)
        attention.settled.connect(self.notifier.settle)
        attention.forgotten.connect(self.notifier.forget)
        window.shown.connect(self._on_shown)
        window.view_created.connect(lambda view: view.session_shown.connect(self._on_shown))
        window.close_requested.connect(self.ask_to_quit)
        self.tray.window_requested.connect(self.come_forward)
        self.tray.quit_requested.connect(self.ask_to_quit)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        self._application = application
        application.focusWindowChanged.connect(self._on_shown)

    def come_forward(self) -> None:
        self._away = False
        self._window.come_forward()
        self._on_changed()

    def ask_to_quit(self) -> None:
        """Quit, but ask first if work would be lost.

        Running turns or commands: stop and quit, continue without the window, or cancel. Edits not
        applied: quit or cancel.
        """
        attention, pages = self.attention, self._unsaved()
        is_busy = bool(attention.running or attention.waiting or attention.commands)
        if not is_busy and not pages:
            self._on_stop()
            return
        self._window.show()
        self._close_question()
        words = tr("Quitting discards what you edited but did not apply: {0}.")
        loss = words.format(listed_text(pages)) if pages else ""
        if is_busy:
            self.question = _RunningQuestion(self._window, attention, loss, self.tray.offered)
            self.question.stop.clicked.connect(self._on_stop)
            self.question.go_on.clicked.connect(self._on_go_on)
            self.question.open_over()
        else:
            self.question = confirm(
                self._window,
                title=tr("Quit without applying your changes?"),
                text=loss,
                yes=(tr("Quit"), self._on_stop),
                danger=True,
            )
        self.question.closed.connect(self._on_answered)

    def _on_answered(self) -> None:
        self.question = None

    def _close_question(self) -> None:
        if self.question is not None:
            self.question.close_sheet()

    def _on_stop(self) -> None:
        self._window.hide()
        self._quit()

    def _on_go_on(self) -> None:
        """Hide the window and let turns continue; without a tray, minimize the window instead."""
        self._close_question()
        if self.tray.offered:
            self._away = True
            self._on_changed()
            self._window.hide()
        else:
            self._window.showMinimized()

    def renew(self) -> None:
        """Change everything with texts to another language."""
        self._close_question()
        self.tray.renew()
        self.notifier.toast.renew()
        self._on_changed()

    async def end(self) -> None:
        self._application.focusWindowChanged.disconnect(self._on_shown)
        self.attention.end()
        self.tray.end()
        await self.notifier.end()

    def _on_changed(self) -> None:
        attention = self.attention
        if (view := self._window.workspace_views.current) is not None:
            view.sidebar.show_standings(attention.standings)
        self.tray.show_state(running=attention.running, waiting=attention.waiting, away=self._away)

    def _on_user_needed(self, workspace: str, event: NeedsUser) -> None:
        session = event.session if isinstance(event, TurnFinished) else event.question.session
        if self._is_active and (workspace, session) == self._visible_session:
            return  # the user sees it, even if the window is left in the next moment
        self._bridge.run(self._notify(workspace, event), "notify the user")

    async def _notify(self, workspace: str, event: NeedsUser) -> None:
        open_workspace = self._open_workspaces.open_workspace(workspace)
        if open_workspace is None:
            return
        id, question = "", event.question if isinstance(event, PermissionRequested) else None
        match event:
            case TurnFinished(session=session):
                pass
            case PermissionRequested():
                id, session = event.question.id, event.question.session
            case PriceRequested(question=price):
                id, session = price.id, price.session
            case FormRequested(id=id, question=form):
                session = form.session
        heads = {head.id: head for head in await open_workspace.sessions.all()}
        if session not in heads:
            return  # a subagent's session: its parent session reports its own end
        if question is not None and question not in open_workspace.permissions.calls.pending:
            return  # answered meanwhile
        head = heads[session]
        is_end = isinstance(event, TurnFinished)
        is_paused = is_end and head.paused
        notice = Notice(
            workspace,
            session,
            one_line(head.title, MAX_TITLE_CHARS) or tr("Untitled"),
            one_line(open_workspace.workspace.name, MAX_TITLE_CHARS),
            is_end,
            id,
            question,
            pause_text(head.paused_until, now=open_workspace.clock.now()) if is_paused else "",
        )
        await self.notifier.notify(notice, seen=notice.target == self._visible_session)

    @property
    def _visible_session(self) -> tuple[str, str]:
        """The workspace and the session that are on screen, or empty texts."""
        workspace_view = self._window.workspace_views.current
        if workspace_view is None or self._window.welcoming:
            return "", ""
        return workspace_view.open_workspace.workspace.id, workspace_view.session

    @property
    def _is_active(self) -> bool:
        return self._window.isVisible() and self._window.isActiveWindow()

    def _on_shown(self) -> None:
        self.notifier.take_back(target=self._visible_session, active=self._is_active)
        self.notifier.toast.raise_()

    def _on_entered(self, workspace: str, session: str) -> None:
        self.come_forward()
        if workspace:
            work = self._open_workspaces.go(workspace, SessionId(session), 0)
            self._bridge.run(work, "go to what was told")

    def answer_from_desktop(self, notice: Notice, allows: bool) -> None:
        """Take an answer from the desktop, for exactly the question that was shown there."""
        open_workspace = self._open_workspaces.open_workspace(notice.workspace)
        if open_workspace is None or notice.question is None:
            return
        if notice.question in open_workspace.permissions.calls.pending:
            reply = PermissionReply.ONCE if allows else PermissionReply.NO
            open_workspace.permissions.calls.answer(notice.id, PermissionAnswer(reply))
        elif any(question.id == notice.id for question in open_workspace.permissions.calls.pending):
            self._on_entered(*notice.target)  # it changed meanwhile: the user reads it again
