"""The way into the settings and back to where one was.

A page is made when it is opened for the first time, the others after it, one by one: neither the
start nor the way in waits for them.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.ui.actions import Action, Actions
from helix_desktop.ui.parts.notice import Tone
from helix_desktop.ui.settings.key_choices import chosen_keys
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.ways import Ways
from helix_desktop.ui.words import tr

if TYPE_CHECKING:
    from helix_desktop.ui.settings.shell import SettingsShell


class Place(Protocol):
    """Where the settings stand: over sidebar and page, above the status strip."""

    def cover(self, widget: QWidget) -> None: ...
    def uncover(self, widget: QWidget) -> None: ...
    def take_keyboard(self, before: QWidget | None) -> None: ...


class SettingsRoom(QObject):
    """Opens and closes the settings."""

    def __init__(self, ground: Ground, place: Place) -> None:
        super().__init__()
        self._ground, self._place = ground, place
        self._desk: Desk | None = None
        self._focus: QWidget | None = None
        self._leave: Callable[[], None] = _nothing
        self.shell: SettingsShell | None = None
        self.opened = False
        for action, keys in chosen_keys(ground.house.settings).items():
            ground.actions.keys.choose(action, keys)
        ground.bridge.refused.connect(self._on_refused)
        self.offer(ground.ways, ground.actions)

    def offer(self, ways: Ways, actions: Actions) -> None:
        """Be reached from there too: every workbench has ways and actions of its own."""
        ways.settings_wanted.connect(self.open)
        ways.told.connect(self._on_told)
        ways.done.connect(self._on_done)
        for elsewhere in (ways.page_wanted, ways.session_wanted, ways.entry_wanted):
            elsewhere.connect(self.close)
        for elsewhere in (ways.message_wanted, ways.request_wanted, ways.epoch_wanted):
            elsewhere.connect(self.close)
        run = partial(ways.settings_wanted.emit, "")
        actions.add(Action("app.settings", tr("Settings"), tr("Application"), run, keys="Ctrl+,"))

    def show_desk(self, desk: Desk | None) -> None:
        if desk is not self._desk:
            self.close()
        self._desk = desk
        if self.shell is not None:
            self.shell.show_desk(desk)

    def open(self, key: str = "") -> None:
        if self.shell is None:
            self.shell = _made(self._ground)
            self.shell.left.connect(self.leave)
            self.shell.show_desk(self._desk)
        if not self.opened:
            self._focus = QApplication.focusWidget()
            self._place.cover(self.shell)
            self.opened = True
            if self._desk is not None:  # pages tell what happens while they are looked at
                self._leave = self._desk.subscribe(self._ground.bridge.take)
        self.shell.open(key)
        self.shell.nav.rows[self.shell.key].setFocus()
        QTimer.singleShot(0, self, self._make_next)

    def _make_next(self) -> None:
        """A piece in each turn of the loop: their figures are in the list before they are seen."""
        if self.opened and self.shell is not None and self.shell.make_next():
            QTimer.singleShot(0, self, self._make_next)

    def unsaved(self) -> tuple[str, ...]:
        """The pages where something was edited that is not in force."""
        pages = self.shell.pages.values() if self.shell is not None else ()
        return tuple(page.title for page in pages if page.unsaved())

    def leave(self) -> None:
        """Back to where one was, with the keyboard on the page."""
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
        self._tell(message, hint, Tone.BAD)

    def _on_told(self, message: str, hint: str) -> None:
        self._tell(message, hint, Tone.WARNING)

    def _on_done(self, message: str, hint: str) -> None:
        self._tell(message, hint, Tone.GOOD)

    def _tell(self, message: str, hint: str, tone: Tone) -> None:
        """What is told elsewhere would be behind the settings."""
        if self.shell is not None and self.opened:
            self.shell.notice.show_message(message, hint, tone=tone)


def _nothing() -> None:
    """Nothing is listened to."""


def _made(ground: Ground) -> "SettingsShell":
    # lazy: fifty modules that the start does not wait for
    from helix_desktop.ui.settings.pages import all_pages  # noqa: PLC0415
    from helix_desktop.ui.settings.shell import SettingsShell  # noqa: PLC0415

    return SettingsShell(ground.theme, all_pages(ground))
