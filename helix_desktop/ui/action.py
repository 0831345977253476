"""Actions of the window with their keyboard shortcuts, also those that the user set, and menus.

In a menu, an action that is impossible now is disabled, with its reason.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtGui import QAction, QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from shiboken6 import isValid

from helix_desktop.app.settings import Settings
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.controls import Menu, show_tip
from helix_desktop.ui.widgets.labels import plain_tip


def _nothing() -> str:
    return ""


class Action(Struct, frozen=True):
    """A command for the user with its shortcuts and the reason why it is impossible now, if any.

    `keys` is the default shortcut, active on the page `where` ("" = everywhere); `also` is a second
    one. `disabled_reason` returns the reason, or "" if the action is possible.
    """

    id: str
    words: str
    group: str
    run: Callable[[], None]
    keys: str = ""
    where: str = ""
    disabled_reason: Callable[[], str] = _nothing
    icon: str = ""
    also: str = ""
    synonyms: str = ""
    """Other words that find it in the palette."""


class KeyBindings(QObject):
    """The shortcuts that the user chose, by action ID; all views of the window share one object."""

    changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._chosen: dict[str, str] = {}

    def of(self, action: Action) -> str:
        return self._chosen.get(action.id, action.keys)

    def choose(self, action: str, keys: str | None) -> None:
        """Set other keys, none at all (""), or the default ones (None)."""
        self._chosen = {key: value for key, value in self._chosen.items() if key != action}
        if keys is not None:
            self._chosen[action] = keys
        self.changed.emit(action)

    @property
    def chosen(self) -> Mapping[str, str]:
        return self._chosen


class ActionRegistry(QObject):
    """All actions of the window in the order in which they were added."""

    changed = Signal()

    def __init__(self, window: QWidget, keys: KeyBindings | None = None) -> None:
        super().__init__(window)
        self._window = window
        self.keys = keys or KeyBindings()
        self._actions: dict[str, Action] = {}
        self._shortcuts: dict[str, QShortcut] = {}
        self._places: dict[str, QWidget] = {}
        self._shown: dict[str, list[Callable[[str], None]]] = defaultdict(list)
        self.keys.changed.connect(self._on_keys_changed)

    def place(self, where: str, page: QWidget) -> None:
        """Set the widget in which a page's shortcuts are active, before its actions are added."""
        self._places[where] = page

    def add(self, action: Action) -> None:
        self._actions[action.id] = action
        self._on_keys_changed(action.id)

    def all(self) -> tuple[Action, ...]:
        return tuple(self._actions.values())

    def find(self, action: str) -> Action | None:
        return self._actions.get(action)

    def keys_of(self, action: str) -> str:
        """Return the shortcut in the system's notation, or "" if there is none."""
        shortcut = self._shortcuts.get(action)
        if shortcut is None:
            return ""
        return shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)

    def describe(self, action: str, show: Callable[[str], None]) -> None:
        """Call `show` with an action's words and shortcut now and whenever the shortcut changes.

        So a button's tooltip names the keys in force: "New session (Ctrl+N)".
        """
        self._shown[action].append(show)
        if action in self._actions:
            show(self._description(action))

    def put_on(self, action: str, button: QAbstractButton) -> None:
        """Let a button without a text run an action, and name it with its shortcut in the tip."""
        self.describe(action, partial(show_tip, button))
        button.clicked.connect(lambda: self.run(action))

    def _description(self, action: str) -> str:
        words, keys = self._actions[action].words, self.keys_of(action)
        return tr("{0} ({1})").format(words, keys) if keys else words

    def run(self, action: str) -> None:
        """Run an action unless it is impossible now."""
        action_found = self._actions[action]
        if not action_found.disabled_reason():
            action_found.run()

    def _on_keys_changed(self, action: str) -> None:
        if action in self._actions:
            known = self._actions[action]
            old_shortcut = self._shortcuts.pop(action, None)
            if old_shortcut is not None:
                old_shortcut.setEnabled(False)
                old_shortcut.deleteLater()
            if keys := self.keys.of(known):
                sequences = [QKeySequence(keys)]
                if known.also and keys == known.keys:
                    sequences.append(QKeySequence(known.also))
                shortcut = QShortcut(sequences[0], self._places.get(known.where, self._window))
                shortcut.setKeys(sequences)
                shortcut.activated.connect(lambda: self.run(action))
                self._shortcuts[action] = shortcut
            for show in self._shown[action]:
                show(self._description(action))
            self.changed.emit()


def load_key_bindings(settings: Settings) -> Mapping[str, str]:
    """Return the chosen shortcuts by action ID, without values that are not text.

    A setting that is not a JSON object counts as no shortcuts.
    """
    try:
        saved = parse_json_as(settings.text("shortcuts"), dict[str, object])
    except JsonUnparsable:
        return {}
    return {key: keys for key, keys in saved.items() if isinstance(keys, str)}


def save_key_bindings(settings: Settings, chosen: Mapping[str, str]) -> None:
    settings.set("shortcuts", json.dumps(dict(chosen), sort_keys=True))


def action_menu(actions: ActionRegistry, parent: QWidget) -> QMenu:
    """Return a menu of all actions with a submenu per group, so that the mouse reaches each."""
    menu = _menu("", parent)
    below: dict[str, QMenu] = {}
    for action in actions.all():
        if action.group not in below:
            below[action.group] = _menu(action.group, menu)
            menu.addMenu(below[action.group])
        _add(below[action.group], action, keys=actions.keys_of(action.id))
    return menu


def context_menu(actions: Iterable[Action | None], parent: QWidget) -> QMenu:
    """Return a flat menu for the item under the pointer; None adds a separator."""
    menu = _menu("", parent)
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            _add(menu, action, keys=action.keys)
    return menu


def open_menu(menu: QMenu, point: QPoint) -> None:
    """Open a menu, which is deleted when closed, without an event loop of its own."""
    opener = QApplication.widgetAt(QCursor.pos())
    if opener is not None:
        menu.aboutToHide.connect(partial(_rest, opener))
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(point)


def open_menu_below(menu: QMenu, opener: QWidget) -> None:
    open_menu(menu, opener.mapToGlobal(QPoint(0, opener.height() + 4)))


def _rest(opener: QWidget) -> None:
    """Clear the hover of a menu's button if the pointer has left it, as Qt does not report that."""
    if isValid(opener) and not opener.rect().contains(opener.mapFromGlobal(QCursor.pos())):
        QApplication.sendEvent(opener, QEvent(QEvent.Type.Leave))
        opener.update()


def _menu(title: str, parent: QWidget) -> QMenu:
    qt_menu = Menu(parent, _escaped(title))
    qt_menu.setFont(font("body"))
    qt_menu.setToolTipsVisible(True)
    return qt_menu


def _add(menu: QMenu, action: Action, *, keys: str) -> None:
    qt_action = QAction(_escaped(action.words), menu)
    disabled_reason = action.disabled_reason()
    qt_action.setEnabled(not disabled_reason)
    qt_action.setToolTip(plain_tip(disabled_reason))
    if keys:
        # only shown; the shortcut itself belongs to the window
        qt_action.setText(f"{qt_action.text()}\t{QKeySequence(keys).toString(_NATIVE)}")
    qt_action.triggered.connect(lambda: action.run())
    menu.addAction(qt_action)


_NATIVE = QKeySequence.SequenceFormat.NativeText


def _escaped(text: str) -> str:
    """Return a text with & doubled, because a single & marks a mnemonic."""
    return label_line(text, 120).replace("&", "&&")
