"""When the user is notified, what the tray icon shows, and the question before quitting at work.

The tray icon is shown while something runs or waits, or while the window is
hidden. The user is notified of a session that nobody looks at: a turn ended, or a question waits.
Notifications are in the window, or on the desktop with *Open*, *Deny*, and *Allow once*: on Linux,
the desktop's notification server shows them, with or without a tray; on other systems the tray icon
does. An answer is bound to the question as it was shown.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon, QWidget

from helix_desktop.app.desktop.shown_calls import call_for_notification
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live_events import (
    FormRequested,
    PermissionRequested,
    PriceRequested,
    TurnFinished,
)
from helix_desktop.domain.permission import PermissionAnswer, PermissionQuestion, PermissionReply
from helix_desktop.ui.application.open_workspaces import ActivityMonitor, NeedsUser, OpenWorkspaces
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.canvas import hairline
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import listed_text, pause_text, plural, tr
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.controls import Menu, button
from helix_desktop.ui.widgets.dialogs import Overlay, confirm
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of
from helix_desktop.ui.widgets.notices import Toast

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


if sys.platform == "linux":  # jeepney is installed there alone
    from helix_desktop.app.desktop.desktop_messages import DesktopMessage, DesktopMessages

if TYPE_CHECKING:
    from helix_desktop.app.desktop.desktop_messages import DesktopDescription
    from helix_desktop.app.desktop.session_bus import Spawn

OPEN, DENY, ALLOW = "default", "deny", "allow"
"""The actions of a notification; the first is also what a click on it does."""
MAX_TOKEN_CHARS = 256
_TEST = "test"


class Notice(Struct, frozen=True):
    """What to tell: that a turn ended, or that something waits, and where.

    `question` is the call that waits for permission, if it is one.
    """

    workspace: str
    session: str
    title: str
    workspace_name: str
    ended: bool
    id: str = ""
    """The ID of the question, "" for the end of a turn."""
    question: PermissionQuestion | None = None
    paused: str = ""
    """Says until when the turn is paused, if it is."""

    @property
    def key(self) -> str:
        return f"{self.workspace}/{self.session}/{self.id}"

    @property
    def target(self) -> tuple[str, str]:
        return self.workspace, self.session


class Notifier(QObject):
    """The notifications: one at a time in the window, and one for each question on the desktop."""

    def __init__(
        self,
        window: QWidget,
        tray: TrayIcon,
        bridge: EventBridge,
        *,
        wants: Callable[[str], bool],
        entered: Callable[[str, str], None],
        answered: Callable[[Notice, bool], None],
        desktop: "DesktopMessages | None" = None,
    ) -> None:
        """Create it; `wants` tells by the key of a setting whether a kind of message is wanted.

        `entered` is called with the workspace and the session of a message that was clicked, and
        `answered` with the notice of a question and whether the user allowed it. Without `desktop`
        the tray icon shows what is not shown in the window.
        """
        super().__init__(window)
        self._window, self._tray, self._bridge = window, tray, bridge
        self.toast = Toast(window)
        self._wants, self._entered, self._answered = wants, entered, answered
        self.desktop = desktop
        self._open: dict[str, Notice] = {}
        """The notices on the desktop or on the way to it, by key."""
        self._target = ("", "")
        """The workspace and the session of the notice in the window."""
        self.toast.entered.connect(self._on_entered)
        tray.message_entered.connect(self._on_entered)

    async def notify(self, notice: Notice, *, seen: bool) -> None:
        """Tell in the window, or else on the desktop. `seen`: the session is on screen."""
        if not self._wants("notify_finished" if notice.ended else "notify_waiting"):
            return
        is_active = self._window.isVisible() and self._window.isActiveWindow()
        if is_active and (seen or not self._wants("notify_here")):
            return
        heading, icon, tone = tr("Helix needs your answer"), "warn", "warn"
        text = tr("“{0}” in {1} is waiting for your answer.")
        if notice.ended:
            heading, icon, tone = tr("Finished"), "check", "ok"
            text = tr("“{0}” in {1} finished.")
        if notice.paused:
            heading, icon, tone = notice.paused, "pause", "warn"
            text = tr("“{0}” in {1} is at its provider's limit.")
        text = text.format(notice.title, notice.workspace_name)
        self._target = notice.target
        if not is_active:
            QApplication.alert(self._window)
            if await self._show_on_desktop(notice, heading, text) or seen:
                return
        self.toast.show_message(heading, text, icon=icon, tone=tone)

    async def _show_on_desktop(self, notice: Notice, heading: str, text: str) -> bool:
        """Show a notice on the desktop; return False if the window has to show it."""
        if self.desktop is None:
            return self._tray.show_message(label_line(heading), label_line(text))
        question = notice.question
        call = call_for_notification(question) if question is not None else ""
        message = DesktopMessage(
            heading,
            label_line(text),
            {OPEN: tr("Open"), **({} if question is None else {DENY: tr("Deny")})},
            call=call,
            call_title=tr("Allow this command?"),
            call_actions={ALLOW: tr("Allow once")},
            sound=self._wants("notify_sound"),
        )
        self._open[notice.key] = notice
        is_shown = await self.desktop.show(notice.key, message)
        # answered or looked at meanwhile: the message is being taken back, and nothing else is told
        was_taken_back = self._open.get(notice.key) is not notice
        if not is_shown:
            self._open.pop(notice.key, None)
        return is_shown or was_taken_back

    def press(self, key: str, action: str, token: str) -> None:
        """Do what a button on the desktop stands for; `token` lets a Wayland window come forward.

        A question gets the answer only as it was shown: another place decides that (`answered`).
        """
        notice = self._open.pop(key, None)
        if notice is None and key != _TEST:
            return
        if action == OPEN:
            with_token = token.isprintable() and 0 < len(token) <= MAX_TOKEN_CHARS
            if with_token and QGuiApplication.platformName() == "wayland":
                # Qt reads it when the window is activated
                os.putenv("XDG_ACTIVATION_TOKEN", token)
            self._entered(*(notice.target if notice is not None else ("", "")))
            os.unsetenv("XDG_ACTIVATION_TOKEN")
        elif notice is not None and notice.question is not None:
            self._answered(notice, action == ALLOW)

    def take_back(self, *, target: tuple[str, str], active: bool) -> None:
        """Hide what leads to a workspace's session: the user is there now.

        On the desktop that is so once the window is `active`.
        """
        if target == self._target:
            self.toast.hide()
        if active:
            self._take_back(lambda notice: notice.target == target)

    def settle(self, workspace: str, question: str) -> None:
        """Take back what tells of a question that needs no answer any more."""
        self._take_back(lambda notice: (notice.workspace, notice.id) == (workspace, question))

    def forget(self, workspace: str) -> None:
        """Take back what tells of a workspace that is closed."""
        self._take_back(lambda notice: notice.workspace == workspace)

    def _take_back(self, is_meant: Callable[[Notice], bool]) -> None:
        if self.desktop is None:
            return
        for key in [key for key, notice in self._open.items() if is_meant(notice)]:
            del self._open[key]  # at once: its buttons do nothing from now on
            self._bridge.run(self.desktop.take_back(key), "take a notification back")

    async def describe(self) -> "DesktopDescription | None":
        """Return what this desktop does with messages; None where the tray icon shows them."""
        return None if self.desktop is None else await self.desktop.describe()

    async def send_test(self) -> bool:
        """Show a test on the desktop, or else in the window; return whether the desktop took it."""
        heading, text = tr("A test"), tr("This is how Helix tells you that it needs you.")
        if self.desktop is None:
            is_shown = self._tray.show_message(heading, text)
        else:
            actions: Mapping[str, str] = {OPEN: tr("Open")}
            sound = self._wants("notify_sound")
            message = DesktopMessage(heading, text, actions, sound=sound)
            is_shown = await self.desktop.show(_TEST, message)
        if not is_shown:
            self._target = "", ""
            self.toast.show_message(heading, text, icon="bell", tone="acc")
        return is_shown

    async def end(self) -> None:
        """Take everything back from the desktop."""
        self._open.clear()
        if self.desktop is not None:
            await self.desktop.close()

    def _on_entered(self) -> None:
        if self._target[0]:
            self._entered(*self._target)


def desktop_for(spawn: "Spawn", press: Callable[[str, str, str], None]) -> "DesktopMessages | None":
    """Return the messages of a Linux desktop; None on other systems."""
    return DesktopMessages(spawn, press) if sys.platform == "linux" else None


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
