"""Notifications: in the window, or on the desktop with *Open*, *Deny*, and *Allow once*.

On Linux, the desktop's notification server shows them, with or without a tray; on other systems the
tray icon does. An answer is bound to the question as it was shown.
"""

import os
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.desktop.shown_calls import call_for_notification
from helix_desktop.domain.permission import PermissionQuestion
from helix_desktop.ui.application.tray_icon import TrayIcon
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.notices import Toast

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
