"""A bar that searches in what is shown: a cache entry's content, or a conversation."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import count_text, tr
from helix_desktop.ui.widgets.buttons import IconButton
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import grow, row_of

HEIGHT = 32
PAUSE = 200
"""Milliseconds without typing after which a content is searched."""
LONGEST = 500


class FindBar(QFrame):
    """A field with the number of hits; Enter goes to the next one, with Shift to the previous.

    A bar that floats lies over a conversation, which ends at its bottom: it searches with each
    letter, Enter goes to the previous hit, and Esc closes it. Otherwise Esc empties the field.
    """

    sought = Signal(str)
    stepped = Signal(int)
    closed = Signal()

    def __init__(self, theme: Theme, words: str, *, floats: bool = False) -> None:
        super().__init__()
        self._theme, self._floats = theme, floats
        self.line = QLineEdit()
        self.line.setFont(font("body" if floats else "monos"))
        self.line.setMaxLength(LONGEST)
        self.line.setPlaceholderText(words)
        self.line.setAccessibleName(words)
        self._found = label("", "micro", "mut")
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(lambda: self.sought.emit(self.line.text()))
        if floats:
            self.setProperty("surface", "box")
            self.line.textChanged.connect(self.sought)
            margins, gaps = (12, 3, 4, 3), (6, 2)
        else:
            self.setFixedHeight(HEIGHT)
            self.line.setFrame(False)
            self.line.textChanged.connect(self._pause.start)
            margins, gaps = (20, 0, 12, 0), (0, 4)
        self._row = row_of(
            grow(self.line), self._found, gaps[0], on=self, margins=margins, spacing=gaps[1]
        )

    def add_button(self, icon: str, tip: str, run: Callable[[], object]) -> None:
        """Add a button at the end."""
        made = IconButton(self._theme, icon, tip)
        made.clicked.connect(lambda: run())
        self._row.addWidget(made)

    def rest(self) -> None:
        """Search no more until the user types again."""
        self._pause.stop()

    def show_found(self, at: int, count: int, *, more: bool = False) -> None:
        """Show the current hit, from 1, and the number of hits; 0 reads "not found"."""
        if not self.line.text():
            self._found.setText("")
        elif not count:
            self._found.setText(tr("no matches"))
        else:
            known = f"{count_text(count)}{'+' if more else ''}"
            self._found.setText(tr("{0} of {1}").format(count_text(at), known))

    def found(self) -> str:
        return self._found.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that the field does not use."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.stepped.emit(1 if shift is self._floats else -1)
        elif key == Qt.Key.Key_Escape and self._floats:
            self.closed.emit()
        elif key == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
        else:
            super().keyPressEvent(event)
