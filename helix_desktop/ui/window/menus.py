"""Makes menus from actions; an action that is impossible now is disabled, with its reason."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAction, QCursor, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.controls import Menu
from helix_desktop.ui.widgets.labels import plain_tip


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
