"""The field itself: grows, keeps Enter that belongs to an input method, hands over what is dropped.

Keys are offered first to whoever completes words beside it.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit

from helix_desktop.ui.look.theme import font
from helix_desktop.ui.parts.characters import is_command
from helix_desktop.ui.plain import LINE
from helix_desktop.ui.words import tr

MOST_LINES = 8
WINDOW_PER_LINE = 96
"""Height of the window that allows one more line, so that the transcript keeps the larger part."""
LARGEST_PASTE = 200_000
"""Characters of one paste; larger ones belong into a file that the agent reads."""

Keys = Callable[[QKeyEvent], bool]
"""Whether somebody else took a key."""


class Editor(QPlainTextEdit):
    """Grows with its text up to eight lines."""

    submitted = Signal()
    interrupted = Signal()
    """Ctrl+Enter: before whatever runs."""
    stopped = Signal()
    recalled = Signal()
    """Up in an empty field."""
    handed = Signal(object)
    """Pictures or files that were pasted or dropped, as they came."""
    paste_refused = Signal(str, str)
    focused = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.first: Keys = _nobody
        self._composing = False
        self.setFont(font("prose"))
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self._grow)
        self._grow()

    @property
    def composing(self) -> bool:
        """Whether an input method is in the middle of a word."""
        return self._composing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def event(self, event: QEvent) -> bool:
        """Tab is looked at before Qt moves the focus with it."""
        if isinstance(event, QKeyEvent) and self._tabs(event) and self.first(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        held = event.isAutoRepeat()  # Enter that answered a card, and is not let go of yet
        if (enter and (self._composing or held)) or is_command(event):
            event.ignore()
        elif not self._composing and self.first(event):
            event.accept()
        elif enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            hurries = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            (self.interrupted if hurries else self.submitted).emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.stopped.emit()
        elif event.key() == Qt.Key.Key_Up and self._bare(event):
            self.recalled.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return hands_over(source) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if hands_over(source):
            self.handed.emit(source)
            return
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

    def _tabs(self, event: QKeyEvent) -> bool:
        pressed = event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab
        return pressed and not self._composing

    def _bare(self, event: QKeyEvent) -> bool:
        keypad = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return not self.toPlainText() and not keypad

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


def hands_over(source: QMimeData) -> bool:
    """Pictures and local files; a picture of a table that also comes as text is text."""
    local = any(url.isLocalFile() for url in source.urls())
    return local or (source.hasImage() and not source.hasText())


def _nobody(_event: QKeyEvent) -> bool:
    return False
