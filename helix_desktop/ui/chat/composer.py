"""Where the person writes. Enter sends, Shift+Enter breaks the line, Esc stops the turn.

A draft is only cleared once its message is on disk; Enter that belongs to an input method is its.
"""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout

from helix_desktop.ui.buttons import IconButton, button
from helix_desktop.ui.labels import label, plain_tip, set_tone
from helix_desktop.ui.plain import LINE, one_line
from helix_desktop.ui.theme import Theme, font
from helix_desktop.ui.words import tr

MOST_LINES = 8
WINDOW_PER_LINE = 96
"""Height of the window that allows one more line, so that the transcript keeps the larger part."""
LARGEST_PASTE = 200_000
"""Characters of one paste; larger ones belong into a file that the agent reads."""

PAUSE = 400
"""Milliseconds without a key after which the draft is kept: what a crash can take at most."""


class Editor(QPlainTextEdit):
    """Grows with its text up to eight lines."""

    submitted = Signal()
    stopped = Signal()
    paste_refused = Signal(str, str)
    focused = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._composing = False
        self.setFont(font("prose"))
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self._grow)
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        held = event.isAutoRepeat()  # Enter that answered a card, and is not let go of yet
        if enter and (self._composing or held):
            event.ignore()
        elif enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.submitted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.stopped.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = source.text()
        longest = max((len(line) for line in text.splitlines()), default=0)
        if len(text) > LARGEST_PASTE or longest > 20 * LINE:
            message = tr("This text is too long to paste.")
            self.paste_refused.emit(message, tr("Save it in the folder and ask to read it."))
            return
        self.insertPlainText(text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def _grow(self) -> None:
        line = self.fontMetrics().lineSpacing()
        most = max(3, min(MOST_LINES, self.window().height() // WINDOW_PER_LINE))
        wanted = self.document().size().height()
        self.setFixedHeight(min(most, max(1, round(wanted))) * line + 1)
        scrolls = wanted > most
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )


class Composer(QFrame):
    """The field with its button; `submitted` carries the draft, which stays until `clear`."""

    submitted = Signal(str)
    stopped = Signal()
    resumed = Signal()
    """The person wants a turn that broke off to go on."""
    paste_refused = Signal(str, str)
    drafted = Signal()
    """The person paused after typing: a moment to keep what stands there."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "field")
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.drafted)
        self.editor = Editor()
        self.editor.setAccessibleName(tr("Message"))
        self.editor.submitted.connect(self._on_submitted)
        self.editor.stopped.connect(self.stopped)
        self.editor.paste_refused.connect(self.paste_refused)
        self.editor.focused.connect(self._on_focused)
        self.editor.textChanged.connect(self._on_changed)
        self._hint = label("", "small", "mut")
        self._model = label("", "monos", "mut")
        self._button = IconButton(theme, "send", tr("Send (Enter)"), filled=True)
        self._button.clicked.connect(self._on_clicked)
        self._resume = button(tr("Continue"))
        self._resume.setToolTip(plain_tip(tr("Go on where the turn broke off")))
        self._resume.clicked.connect(self.resumed)
        self._running = self._resumable = self._sending = self._waits = False
        self._lay_out()
        self._show_state()

    def show_place(self, workspace: str, llm: str, notes: Sequence[str] = ()) -> None:
        """Where a message goes; `notes` say what stands in for which model, and what is assumed."""
        self.editor.setPlaceholderText(tr("Message {0}…").format(one_line(workspace, 60)))
        self._model.setText(llm)
        self._model.setToolTip(plain_tip(" ".join(notes)))

    def draft(self) -> str:
        return self.editor.toPlainText()

    def hint(self) -> str:
        return self._hint.text()

    def set_running(self, running: bool, *, resumable: bool = False) -> None:
        """`resumable`: nothing runs, and the last turn broke off."""
        self._running = running
        self._resumable = resumable and not running
        self._waits = self._waits and running
        self._show_state()

    def set_sending(self, sending: bool) -> None:
        """While the message is being written to disk it can be read but not changed."""
        self._sending = sending
        self.editor.setReadOnly(sending)
        self._show_state()

    def clear(self) -> None:
        self.show_draft("")

    def show_draft(self, text: str) -> None:
        """Another session's draft; nothing is kept anew by showing it."""
        if text != self.draft():
            self.editor.setPlainText(text)
            self.editor.moveCursor(QTextCursor.MoveOperation.End)
        self.rest()

    def rest(self) -> None:
        """No timer runs afterwards, until somebody types."""
        self._pause.stop()

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(12)
        for words in (self._hint, self._model):
            words.setMinimumWidth(40)  # a narrow window cuts them rather than the button
        below.addWidget(self._resume)
        below.addWidget(self._hint)
        below.addStretch(1)
        below.addWidget(self._model)
        below.addWidget(self._button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 12, 10)
        layout.setSpacing(8)
        layout.addWidget(self.editor)
        layout.addLayout(below)

    def _show_state(self) -> None:
        if self._running:
            self._button.show_as("stop", tr("Stop (Esc)"))
        else:
            self._button.show_as("send", tr("Send (Enter)"))
        self._resume.setVisible(self._resumable and not self._sending)
        set_tone(self._hint, "warn" if self._waits else "mut")
        self._hint.setText(self._hint_text())
        self._button.setEnabled(self._running or (bool(self.draft().strip()) and not self._sending))

    def _hint_text(self) -> str:
        if self._waits:
            return tr("Not sent: a turn still runs. Esc stops it.")
        return tr("Esc stops") if self._running else tr("Enter sends · Shift+Enter new line")

    def _on_changed(self) -> None:
        self._pause.start()
        self._show_state()

    def _on_clicked(self) -> None:
        if self._running:
            self.stopped.emit()
        else:
            self._on_submitted()

    def _on_submitted(self) -> None:
        self._waits = self._running and bool(self.draft().strip())
        self._show_state()
        if self.draft().strip() and not self._running and not self._sending:
            self.submitted.emit(self.draft())

    def _on_focused(self, focused: bool) -> None:
        self.setProperty("focused", "true" if focused else "false")
        self.style().unpolish(self)
        self.style().polish(self)
