"""The controller that opens the settings, and leaves them for the previous place.

The opened page is created first and the others after it, piece by piece, so neither the start nor
the opening waits for them.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.page_controller import Navigation
from helix_desktop.ui.settings.settings_page import SettingsContext
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.cards import NoticeTone

if TYPE_CHECKING:
    from helix_desktop.ui.settings.settings_view import SettingsView


class SettingsHost(Protocol):
    """The window's part that shows the settings over sidebar and page, above the status strip."""

    def cover(self, widget: QWidget) -> None: ...
    def uncover(self, widget: QWidget) -> None: ...
    def take_keyboard(self, before: QWidget | None) -> None: ...


class SettingsController(QObject):
    """Opens and closes the settings."""

    def __init__(self, ground: SettingsContext, place: SettingsHost) -> None:
        super().__init__()
        self._ground, self._place = ground, place
        self._open_workspace: OpenWorkspace | None = None
        self._focus: QWidget | None = None
        self._leave: Callable[[], None] = _nothing
        self.shell: SettingsView | None = None
        self.opened = False
        ground.bridge.refused.connect(self._on_refused)
        self._listen(ground.navigation)

    def offer(self, navigation: Navigation, actions: ActionRegistry) -> None:
        """Listen to another view: each has its own navigation and actions."""
        self._listen(navigation)
        run = partial(navigation.settings_requested.emit, "")
        actions.add(Action("app.settings", tr("Settings"), tr("Application"), run, keys="Ctrl+,"))

    def _listen(self, navigation: Navigation) -> None:
        navigation.settings_requested.connect(self.open)
        navigation.told.connect(self._on_told)
        navigation.done.connect(self._on_done)
        for elsewhere in (
            navigation.page_requested,
            navigation.session_requested,
            navigation.entry_requested,
        ):
            elsewhere.connect(self.close)
        for elsewhere in (
            navigation.message_requested,
            navigation.request_requested,
            navigation.epoch_requested,
        ):
            elsewhere.connect(self.close)

    def show_workspace(self, open_workspace: OpenWorkspace | None) -> None:
        if open_workspace is not self._open_workspace:
            self.close()
        self._open_workspace = open_workspace
        if self.shell is not None:
            self.shell.show_workspace(open_workspace)

    def open(self, key: str = "") -> None:
        if self.shell is None:
            self.shell = _made(self._ground)
            self.shell.left.connect(self.leave)
            self.shell.show_workspace(self._open_workspace)
        if not self.opened:
            self._focus = QApplication.focusWidget()
            self._place.cover(self.shell)
            self.opened = True
            if self._open_workspace is not None:  # pages show events while they are visible
                self._leave = self._open_workspace.subscribe(self._ground.bridge.take)
        self.shell.open(key)
        self.shell.nav.rows[self.shell.key].setFocus()
        QTimer.singleShot(0, self, self._make_next)

    def _make_next(self) -> None:
        """Create one more piece of a page in each turn of the event loop.

        So the list of pages shows their figures before they are opened.
        """
        if self.opened and self.shell is not None and self.shell.make_next():
            QTimer.singleShot(0, self, self._make_next)

    def unsaved(self) -> tuple[str, ...]:
        """Return the titles of pages with edits that are not applied."""
        pages = self.shell.pages.values() if self.shell is not None else ()
        return tuple(page.title for page in pages if page.unsaved())

    def leave(self) -> None:
        """Close the settings and return the keyboard to the widget that had it."""
        focus, self._focus = self._focus, None
        self.close()
        self._place.take_keyboard(focus)

    def close(self) -> None:
        if self.shell is not None and self.opened:
            self.opened = False
            self._leave()
            self._leave = _nothing
            self.shell.close_pages()
            self._place.uncover(self.shell)

    def _on_refused(self, message: str, hint: str) -> None:
        self._tell(message, hint, NoticeTone.BAD)

    def _on_told(self, message: str, hint: str) -> None:
        self._tell(message, hint, NoticeTone.WARNING)

    def _on_done(self, message: str, hint: str) -> None:
        self._tell(message, hint, NoticeTone.GOOD)

    def _tell(self, message: str, hint: str, tone: NoticeTone) -> None:
        """Show a notice in the settings, which cover the usual place of notices."""
        if self.shell is not None and self.opened:
            self.shell.notice.show_message(message, hint, tone=tone)


def _nothing() -> None:
    """Do nothing, as there is no subscription to end."""


def _made(ground: SettingsContext) -> "SettingsView":
    # lazy: fifty modules that the start does not wait for
    from helix_desktop.ui.settings.settings_view import SettingsView, settings_pages  # noqa: PLC0415

    return SettingsView(ground.theme, settings_pages(ground))
