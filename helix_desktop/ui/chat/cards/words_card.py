"""A few lines that the person writes for something else than the next message.

What a message should have said, what is to be extracted from an output: nothing happens before
the button is pressed.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout

from helix_desktop.ui.chat.cards.dock_card import RADIUS, DockCard
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded, surface
from helix_desktop.ui.look.theme import Theme, font, line_height
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import tr

LEAST, MOST = 3, 10
"""Lines of the field."""


class WordsCard(DockCard):
    """Asked by `ask`; tells what was written, once."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = label("", "title", "fg")
        self._hint = label("", "small", "fg2", wrap=True)
        self.editor = QPlainTextEdit()
        self.editor.setFont(font("body"))
        self.editor.setTabChangesFocus(True)
        self.editor.installEventFilter(self)
        self.editor.textChanged.connect(self._fit)
        self.go = button("", primary=True)
        self.cancel = button(tr("Cancel"))
        self.go.clicked.connect(self._on_go)
        self.cancel.clicked.connect(self.close_card)
        self._done: Callable[[str], None] = _nothing
        self._lay_out()
        self.hide()

    def ask(
        self, title: str, hint: str, text: str, *, go: str, done: Callable[[str], None]
    ) -> None:
        """Show it with a text to begin with; `done` gets what was written."""
        self._done = done
        self._title.setText(title)
        self._hint.setText(hint)
        self.go.setText(go)
        self.editor.setPlainText(text)
        self.editor.setAccessibleName(title)
        self.editor.moveCursor(QTextCursor.MoveOperation.End)  # to be corrected, not replaced
        self.show()
        self.editor.setFocus()

    def close_card(self) -> None:
        self.hand_on()
        self._done = _nothing
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._on_go()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.close_card()
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, edge = self._theme.colour("surf"), self._theme.colour("line2")
        rounded(brush(self), QRectF(self.rect()), RADIUS, fill=ground, border=edge)

    def _on_go(self) -> None:
        text = self.editor.toPlainText()
        if text.strip():
            done = self._done
            self.close_card()
            done(text)

    def _fit(self) -> None:
        lines = min(MOST, max(LEAST, self.editor.document().lineCount()))
        self.editor.setFixedHeight(lines * line_height("body") + 12)
        self.go.setEnabled(bool(self.editor.toPlainText().strip()))

    def _lay_out(self) -> None:
        field = surface("field")
        inner = QVBoxLayout(field)
        inner.setContentsMargins(10, 6, 10, 6)
        inner.addWidget(self.editor)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.go)
        row.addWidget(self.cancel)
        row.addStretch(1)
        row.addWidget(label(tr("Ctrl+Enter · Esc"), "micro", "mut"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(8)
        for part in (self._title, self._hint, field):
            layout.addWidget(part)
        layout.addLayout(row)
        self._fit()


def _nothing(_text: str) -> None:
    """Nobody asked."""
