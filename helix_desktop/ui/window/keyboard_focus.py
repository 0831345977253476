"""Who has the keyboard in a view: the next message, unless a person writes elsewhere."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.widgets.typing_keys import is_character


class KeyboardFocus:
    """Of one view; `editor` is the field of the next message."""

    def __init__(self, editor: QWidget) -> None:
        self._editor = editor

    def to_page(self, page: QWidget, before: QWidget | None = None) -> None:
        """Somebody on the page that is shown has it from now on.

        `before` had it when the person was here last. A sheet that lies over the window keeps it.
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
        """A character that nobody else wanted is the first, or the next, of the message."""
        refused = self._editor.window().focusWidget() is self._editor
        if refused or not takes_text(self._editor) or not is_character(event):
            return False
        self._editor.setFocus()
        again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text())
        QApplication.sendEvent(self._editor, again)
        return True


def takes_text(widget: QWidget | None) -> bool:
    """Whether what is typed there becomes text."""
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
