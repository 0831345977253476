"""The field of the approval card: the command to be changed, or what Helix should do instead.

A changed command is judged anew before it runs. What Helix is told goes with a refusal, and what it
tries next is asked again.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.domain.permission import Question
from helix_desktop.ui.chat.cards.exact_rows import TOKEN
from helix_desktop.ui.chat.composing.editor import LARGEST_PASTE, Editor
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import LINE
from helix_desktop.ui.words import tr


def editable(question: Question) -> str:
    """The command as a person can change it, without what hides in it; "" if it is none, or too
    large for a field."""
    text = TOKEN.sub("", question.shown) if question.is_command else ""
    longest = max((len(line) for line in text.splitlines()), default=0)
    return text if len(text) <= LARGEST_PASTE and longest <= 20 * LINE else ""


class Instead(QWidget):
    """Hidden until it is asked for; Enter sends, Esc closes it and nothing else."""

    said = Signal(str)
    """Words for Helix."""
    changed = Signal(str)
    """The command that should run in place of the one that is shown."""
    closed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._edits = False
        self.editor = Editor()
        self.editor.submitted.connect(self._on_submitted)
        self.editor.stopped.connect(self._on_stopped)
        self._about = label("", "micro", "mut", wrap=True)
        self._send = KeyButton(theme, "")
        self._send.clicked.connect(self._on_submitted)
        self._back = KeyButton(theme, tr("Back"), role=Role.QUIET)
        self._back.clicked.connect(self._on_stopped)
        self._lay_out()
        self.hide()

    def edit(self, question: Question) -> None:
        """Open with the command; the keyboard goes there."""
        about = tr("Checked again before it runs. Helix is told what ran.")
        self._open(editable(question), tr("Command"), send=tr("Run this instead"), about=about)
        self._edits = True

    def tell(self) -> None:
        """Open for words; the keyboard goes there."""
        about = tr("Refuses the call. Helix reads this, and what it tries next is asked again.")
        name = tr("What Helix should do instead")
        self._open("", name, send=tr("Deny and tell"), about=about)
        self._edits = False

    def _open(self, text: str, name: str, *, send: str, about: str) -> None:
        self.editor.setAccessibleName(name)
        self.editor.setPlaceholderText(name)
        self.editor.setPlainText(text)
        self._send.show_as(send)
        self._about.setText(about)
        self.show()
        self.editor.setFocus()

    def close_field(self) -> None:
        self.hide()
        self.editor.clear()

    def _on_submitted(self) -> None:
        words = self.editor.toPlainText().strip()
        if words and self.isVisible():
            (self.changed if self._edits else self.said).emit(words)

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
        below.addWidget(self._about, 1)
        below.addWidget(self._back)
        below.addWidget(self._send)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(field)
        layout.addLayout(below)
