"""The tray icon, desktop notifications, and the question before quitting while work runs.

The tray icon is shown while something runs or waits, or while the window is hidden. A message (a
turn ended, a question waits) about a session that the user is not looking at appears on the desktop
or in the window.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon, QWidget

from helix_desktop.domain.cache import SessionId
from helix_desktop.ui.application.open_workspaces import ActivityMonitor, OpenWorkspaces
from helix_desktop.ui.style.canvas import hairline
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import listed_text, plural, tr
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.controls import Menu, button
from helix_desktop.ui.widgets.dialogs import Overlay, confirm
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of
from helix_desktop.ui.widgets.notices import Toast

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
        icon = self._icon
        if icon is None or not icon.isVisible() or not QSystemTrayIcon.supportsMessages():
            return False
        words = unmarked(label_line(title)), unmarked(label_line(text))
        kind = QSystemTrayIcon.MessageIcon.Information
        icon.showMessage(*words, kind, NOTIFICATION_MILLISECONDS)
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

    def __init__(
        self,
        window: QWidget,
        tray: TrayIcon,
        *,
        wants: Callable[[str], bool],
        entered: Callable[[str, str], None],
    ) -> None:
        """Create it; `wants` tells by the key of a setting whether a kind of message is wanted.

        `entered` is called with the workspace and the session of a message that was clicked.
        """
        super().__init__(window)
        self._window, self._tray, self.toast = window, tray, Toast(window)
        self._wants, self._entered = wants, entered
        self._target = ("", "")
        self.toast.entered.connect(self._on_entered)
        tray.message_entered.connect(self._on_entered)

    def notify(
        self, name: str, title: str, *, ended: bool, target: tuple[str, str], seen: bool
    ) -> None:
        """Tell in the window, or else on the desktop, that a turn ended or that a call waits.

        `seen` means that its session is on screen.
        """
        if not self._wants("notify_finished" if ended else "notify_waiting"):
            return
        is_active = self._window.isVisible() and self._window.isActiveWindow()
        if is_active and (seen or not self._wants("notify_here")):
            return
        self._target = target
        heading, icon, tone = tr("Helix needs your answer"), "warn", "warn"
        text = tr("“{0}” in {1} is waiting for your answer.").format(title, name)
        if ended:
            heading, icon, tone = tr("Finished"), "check", "ok"
            text = tr("“{0}” in {1} finished.").format(title, name)
        if not is_active:
            QApplication.alert(self._window)
            if self._tray.show_message(heading, text) or seen:
                return
        self.toast.show_message(heading, text, icon=icon, tone=tone)

    def take_back(self, target: tuple[str, str]) -> None:
        """Hide the message that leads to a workspace's session: the user is there now."""
        if target == self._target:
            self.toast.hide()

    def _on_entered(self) -> None:
        if self._target[0]:
            self._entered(*self._target)


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
        self.notifier = Notifier(window, self.tray, wants=wants, entered=self._on_entered)
        self._quit, self._unsaved = quit, unsaved
        self._away = False
        """Whether the window is hidden, so that only the tray icon leads back to it."""
        self.question: Overlay | None = None
        """The open question whether to quit."""
        attention.changed.connect(self._on_changed)
        attention.user_needed.connect(self._on_user_needed)
        window.shown.connect(self._on_shown)
        window.view_created.connect(lambda view: view.session_shown.connect(self._on_shown))
        window.close_requested.connect(self.ask_to_quit)
        self.tray.window_requested.connect(self.come_forward)
        self.tray.quit_requested.connect(self.ask_to_quit)

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

    def end(self) -> None:
        self.attention.end()
        self.tray.end()

    def _on_changed(self) -> None:
        attention = self.attention
        if (view := self._window.workspace_views.current) is not None:
            view.sidebar.show_standings(attention.standings)
        self.tray.show_state(running=attention.running, waiting=attention.waiting, away=self._away)

    def _on_user_needed(self, workspace: str, session: str, ended: bool) -> None:
        self._bridge.run(self._notify(workspace, session, ended=ended), "notify the user")

    async def _notify(self, workspace: str, session: str, *, ended: bool) -> None:
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
        seen = target == self._visible_session
        self.notifier.notify(name, title, ended=ended, target=target, seen=seen)

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
