"""What the person can do, each once: menus, shortcuts and the palette are made from it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def _nothing() -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Action:
    """`keys` is its shortcut unless the person chose another, alive on the page `where` ("" = all).

    `refusal` says why it cannot be done now, or nothing if it can.
    """

    id: str
    words: str
    group: str
    run: Callable[[], None]
    keys: str = ""
    where: str = ""
    refusal: Callable[[], str] = _nothing


class Actions(QObject):
    """All actions of the window, in the order they were added."""

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._found: dict[str, Action] = {}
        self._shortcuts: dict[str, QShortcut] = {}
        self._places: dict[str, QWidget] = {}

    def place(self, where: str, page: QWidget) -> None:
        """The widget in which the shortcuts of a page are alive; before its actions are added."""
        self._places[where] = page

    def add(self, action: Action) -> None:
        self._found[action.id] = action
        if action.keys:
            self._shortcuts[action.id] = self._shortcut(action)
        self.changed.emit()

    def all(self) -> tuple[Action, ...]:
        return tuple(self._found.values())

    def keys_of(self, action: str) -> str:
        """Its shortcut as the person reads it; empty if there is none."""
        shortcut = self._shortcuts.get(action)
        if shortcut is None:
            return ""
        return shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)

    def run(self, action: str) -> None:
        """Do it, unless it cannot be done now."""
        found = self._found[action]
        if not found.refusal():
            found.run()

    def _shortcut(self, action: Action) -> QShortcut:
        place = self._places.get(action.where, self._window)
        made = QShortcut(QKeySequence(action.keys), place)
        made.activated.connect(lambda: self.run(action.id))
        return made
