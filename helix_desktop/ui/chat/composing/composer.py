"""Where the person writes: pictures above the words, what it costs and what the keys do below.

A draft is only cleared once its message is on disk; Enter that belongs to an input method is its.
"""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from helix_desktop.domain.requests import Weighed
from helix_desktop.ui.chat.composing.attachments import Attachments
from helix_desktop.ui.chat.composing.editor import Editor, hands_over
from helix_desktop.ui.chat.composing.mention_colours import MentionColours
from helix_desktop.ui.chat.composing.send_button import SendButton
from helix_desktop.ui.chat.composing.too_large import TooLarge
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import Elided, label, plain_tip
from helix_desktop.ui.parts.meter import doubt_words
from helix_desktop.ui.parts.outlook import coming_words
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, tr

PAUSE = 400
"""Milliseconds without a key after which the draft is kept: what a crash can take at most."""
ROOMY = 560
"""Pixels of the field from which on all keys are named."""


class Composer(QFrame):
    """The field with its buttons; `submitted` carries the draft, which stays until `clear`."""

    submitted = Signal(str)
    interrupted = Signal(str)
    """The same before whatever runs."""
    stopped = Signal()
    paste_refused = Signal(str, str)
    drafted = Signal()
    """The person paused after typing: a moment to keep what stands there."""
    files_wanted = Signal()
    mention_wanted = Signal()
    moved = Signal()
    """It stands somewhere else, or has another size."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "field")
        self.setAcceptDrops(True)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self.attachments = Attachments(theme)
        self.editor = Editor()
        self.editor.setAccessibleName(tr("Message"))
        self.colours = MentionColours(self.editor, theme)
        self._clip = IconButton(theme, "clip", tr("Add pictures or files"))
        self.too_large = TooLarge()
        self._at = IconButton(theme, "at", tr("Mention a file (@)"))
        self._caption = Elided(theme, "small", "mut")
        self._hint = label("", "micro", "mut")
        self._figure = label("", "monos", "mut")
        self._button = SendButton(theme)
        self._running = self._sending = self._editing = False
        self._weighed: Weighed | None = None
        self._carried = self._llm = self._notes = ""
        self._taken = 0
        self._connect()
        self._lay_out()
        self._show_state()

    def show_place(self, workspace: str, llm: str, notes: Sequence[str] = ()) -> None:
        """Where a message goes; `notes` say what stands in for which model, and what is assumed."""
        words = tr("Message {0}…   ( @ file · / command · # digest )")
        self.editor.setPlaceholderText(words.format(one_line(workspace, 60)))
        self._llm, self._notes = llm, " ".join(notes)
        self._show_state()

    def show_weighed(self, weighed: Weighed | None) -> None:
        """The next request, with what is being typed."""
        self._weighed = weighed
        self._show_state()

    def show_carried(self, words: str, tokens: int) -> None:
        """What goes with the draft's words, as in "1 file", and what that takes; "" for nothing."""
        self._carried, self._taken = words, tokens
        self._show_state()

    def figure_text(self) -> str:
        """As in "9,214 / 128,000"; "" where nothing is known."""
        found = self._weighed
        if found is None or not found.tokens or not found.marks.window:
            return ""
        return f"{count_text(found.tokens)} / {count_text(found.marks.window)}"

    @property
    def pace(self) -> float:
        """What the model counts for one token of ours."""
        return self._weighed.pace if self._weighed else 1.0

    def draft(self) -> str:
        return self.editor.toPlainText()

    def hint(self) -> str:
        return self._hint.text()

    def caption(self) -> str:
        return self._caption.text()

    @property
    def filled(self) -> bool:
        """Whether there is something to send."""
        return bool(self.draft().strip()) or bool(self.attachments.images())

    def set_running(self, running: bool) -> None:
        self._running = running
        self._show_state()

    def set_sending(self, sending: bool) -> None:
        """While the message is being written to disk it can be read but not changed."""
        self._sending = sending
        self.editor.setReadOnly(sending)
        self.attachments.setEnabled(not sending)
        self._show_state()

    def set_editing(self, editing: bool) -> None:
        """What stands here is a message of the queue."""
        self._editing = editing
        self._show_state()

    def clear(self) -> None:
        self.show_draft("")

    def show_draft(self, text: str) -> None:
        """Another session's draft; nothing is kept anew by showing it."""
        if text != self.draft():
            self.editor.setPlainText(text)
            self.editor.moveCursor(QTextCursor.MoveOperation.End)
        self.rest()

    def insert(self, text: str) -> None:
        """Put words where the cursor stands, apart from what is there."""
        cursor = self.editor.textCursor()
        before = self.draft()[: cursor.position()]
        gap = "" if not before or before[-1].isspace() else " "
        cursor.insertText(f"{gap}{text} ")
        self.editor.setTextCursor(cursor)
        self.editor.setFocus()

    def rest(self) -> None:
        """No timer runs afterwards, until somebody types."""
        self._pause.stop()

    def _connect(self) -> None:
        editor = self.editor
        self._pause.timeout.connect(self.drafted)
        self.attachments.changed.connect(self._on_changed)
        editor.submitted.connect(self._on_submitted)
        editor.interrupted.connect(self._on_interrupted)
        editor.stopped.connect(self.stopped)
        editor.paste_refused.connect(self.paste_refused)
        editor.focused.connect(self._on_focused)
        editor.textChanged.connect(self._on_changed)
        self._clip.clicked.connect(self.files_wanted)
        self._at.clicked.connect(self.mention_wanted)
        self._button.clicked.connect(self._on_clicked)

    def _lay_out(self) -> None:
        above = QVBoxLayout()
        pad(above, start=18, top=0, end=8, bottom=0)
        above.setSpacing(8)
        above.addWidget(self.too_large)
        above.addWidget(self.attachments)
        above.addWidget(self.editor)
        below = QHBoxLayout()
        pad(below, start=12, top=0, end=0, bottom=0)
        below.setSpacing(0)
        for words in (self._hint, self._figure):
            words.setMinimumWidth(40)  # a narrow window cuts them rather than the button
        below.addWidget(self._clip)
        below.addWidget(self._at)
        below.addSpacing(6)
        below.addWidget(self._caption, 1)
        below.addSpacing(12)
        below.addWidget(self._hint)
        below.addWidget(self._figure)
        below.addSpacing(12)
        below.addWidget(self._button)
        layout = QVBoxLayout(self)
        pad(layout, start=0, top=15, end=10, bottom=12)
        layout.setSpacing(11)
        layout.addLayout(above)
        layout.addLayout(below)

    def _show_state(self) -> None:
        stops = self._running and not self._editing
        self._button.show_as(tr("Stop (Esc)") if stops else tr("Send (Enter)"), stops=stops)
        self._button.setEnabled(stops or (self.filled and not self._sending))
        self._caption.set_text(self._with_carried() or self._standing())
        self._hint.setText(self._keys())
        self._hint.setVisible(bool(self._hint.text()))
        figure = self.figure_text()
        self._figure.setText(figure or self._llm)
        doubt = doubt_words(self._weighed) if self._weighed and figure else ""
        told = (self._llm if figure else "", doubt, self._notes)
        self._figure.setToolTip(plain_tip(" · ".join(filter(None, told))))
        self._figure.setVisible(not self._hint.text())

    def _with_carried(self) -> str:
        """As in "1 file, 2,114 tok · 63,186 now · 65,300 with this message".

        What is there now is the figure of all other places; "" where nothing goes along.
        """
        if not self._carried or not self._taken:
            return self._carried
        told = tr("{0}, {1} tok").format(self._carried, count_text(self._taken))
        now = self._weighed.tokens if self._weighed else 0
        if not now:
            return told
        both = tr("{0} now · {1} with this message")
        return f"{told} · {both.format(count_text(now), count_text(now + self._taken))}"

    def _standing(self) -> str:
        """What is said where nothing is mentioned."""
        if self._running or self._editing:
            return ""
        coming = coming_words(self._weighed.marks) if self._weighed else ""
        return coming or tr("Enter sends · Shift+Enter new line")

    def _keys(self) -> str:
        if self._editing:
            return tr("Enter puts it back in the queue  ·  Esc leaves it as it was")
        if not self._running:
            return ""
        if self.width() < ROOMY:
            return tr("Enter queues")
        return tr("Enter queues  ·  Ctrl+Enter interrupts  ·  Esc stops")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if hands_over(event.mimeData()) and not self._sending:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """What is dropped beside the words is meant as much."""
        event.acceptProposedAction()
        self.editor.handed.emit(event.mimeData())

    def resizeEvent(self, event: object) -> None:
        self._show_state()
        self.moved.emit()

    def moveEvent(self, event: object) -> None:
        self.moved.emit()

    def _on_changed(self) -> None:
        self._pause.start()
        self._show_state()

    def _on_clicked(self) -> None:
        if self._running and not self._editing:
            self.stopped.emit()
        else:
            self._on_submitted()

    def _on_submitted(self) -> None:
        if self.filled and not self._sending:
            self.submitted.emit(self.draft())

    def _on_interrupted(self) -> None:
        if self.filled and not self._sending:
            self.interrupted.emit(self.draft())

    def _on_focused(self, focused: bool) -> None:
        self.setProperty("focused", "true" if focused else "false")
        self.style().unpolish(self)
        self.style().polish(self)
