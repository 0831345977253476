"""The keyboard focus of a view: the next message, unless the user types elsewhere."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.widgets.typing_keys import is_character


class KeyboardFocus:
    """The keyboard focus of one view; `editor` is the field of the next message."""

    def __init__(self, editor: QWidget) -> None:
        self._editor = editor

    def to_page(self, page: QWidget, before: QWidget | None = None) -> None:
        """Give the keyboard to a widget of the page that is shown.

        `before` had the keyboard when the view was shown last. An open sheet over the window keeps
        the keyboard.
        """
        now = QApplication.focusWidget()
        if _in_sheet(now) or (_is_on(now, page) and takes_text(now)):
            return
        talks = page.isAncestorOf(self._editor)
        if before is not None and _is_on(before, page) and (takes_text(before) or not talks):
            before.setFocus()
        else:
            (self._editor if talks else page).setFocus()

    def take(self, event: QKeyEvent) -> bool:
        """Type a character that no widget accepted into the message; return whether it was."""
        refused = self._editor.window().focusWidget() is self._editor
        if refused or not takes_text(self._editor) or not is_character(event):
            return False
        self._editor.setFocus()
        again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text())
        QApplication.sendEvent(self._editor, again)
        return True


def takes_text(widget: QWidget | None) -> bool:
    """Return whether a widget accepts typed text: a visible, writable field."""
    if not isinstance(widget, QLineEdit | QPlainTextEdit):
        return False
    return widget.isVisible() and not widget.isReadOnly()


def _is_on(widget: QWidget | None, page: QWidget) -> bool:
    if widget is None or not isValid(widget):
        return False
    return widget.isVisible() and page.isAncestorOf(widget)


def _in_sheet(widget: QWidget | None) -> bool:
    while widget is not None:
        if isinstance(widget, Overlay):
            return widget.isVisible()
        widget = widget.parentWidget()
    return False
