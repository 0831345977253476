"""The line in which a person says what should be done instead; it goes with a refusal.

Nothing that is written here runs: the agent reads it, and what it tries next is asked again.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.domain.permission import Question, Subject
from helix_desktop.ui.chat.cards.exact_rows import TOKEN
from helix_desktop.ui.chat.composing.editor import LARGEST_PASTE, Editor
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import LINE
from helix_desktop.ui.words import tr


class Instead(QWidget):
    """Hidden until it is asked for; Enter sends, Esc closes it and nothing else."""

    said = Signal(str)
    closed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._command = False
        self.editor = Editor()
        self.editor.setAccessibleName(tr("What should be done instead"))
        self.editor.setPlaceholderText(tr("What should be done instead"))
        self.editor.submitted.connect(self._on_submitted)
        self.editor.stopped.connect(self._on_stopped)
        self._send = KeyButton(theme, tr("Deny and send this"))
        self._send.clicked.connect(self._on_submitted)
        self._back = KeyButton(theme, tr("Back"), role=Role.QUIET)
        self._back.clicked.connect(self._on_stopped)
        self._lay_out()
        self.hide()

    def open_for(self, question: Question) -> None:
        """With the command to change, if that is what it is about; the keyboard goes there."""
        self._command = question.subject is Subject.COMMAND
        text = TOKEN.sub("", question.shown) if self._command else ""
        longest = max((len(line) for line in text.splitlines()), default=0)
        fits = len(text) <= LARGEST_PASTE and longest <= 20 * LINE
        self.editor.setPlainText(text if fits else "")
        self.show()
        self.editor.setFocus()

    def close_field(self) -> None:
        self.hide()
        self.editor.clear()

    def _on_submitted(self) -> None:
        words = self.editor.toPlainText().strip()
        if words and self.isVisible():
            lead = tr("They want this command instead: {0}") if self._command else "{0}"
            self.said.emit(lead.format(words))

    def _on_stopped(self) -> None:
        self.hide()
        self.closed.emit()
        self.close_field()

    def _lay_out(self) -> None:
        field = QFrame()
        field.setProperty("surface", "box")
        inside = QVBoxLayout(field)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.addWidget(self.editor)
        below = QHBoxLayout()
        below.setSpacing(8)
        words = tr("The agent is told; what it tries next is asked again.")
        below.addWidget(label(words, "micro", "mut", wrap=True), 1)
        below.addWidget(self._back)
        below.addWidget(self._send)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(field)
        layout.addLayout(below)
