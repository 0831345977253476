"""The line of the filter: plain text with its words painted as tokens.

It stays a line edit: undo, paste, selection and input methods work as everywhere.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QTextFormat,
)
from PySide6.QtWidgets import QLineEdit

from helix_desktop.ui.cache.filter_words import Word, words_of
from helix_desktop.ui.look.brush import reads_from_left
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font

TAG = 24
INSET = 6
"""A tag reaches so far over its word on both sides."""
GAP = 10
"""What a space has beyond its own width, so that tags do not touch."""
_Attribute = QInputMethodEvent.Attribute
_FORMAT = QInputMethodEvent.AttributeType.TextFormat


class FilterLine(QLineEdit):
    """Esc empties, a second Esc leaves; Down goes to what is below."""

    left = Signal()
    below = Signal()
    focused = Signal(bool)
    taken = Signal(int)
    """A key that belongs to the list of completions, while that is open."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme = theme
        self._wrong = -1
        self._composing = False
        self.completing = False
        """Whether completions are offered now: some keys are theirs."""
        self._spaced = font("mono")
        self._spaced.setWordSpacing(GAP)
        self.setFont(font("body"))
        self.setFrame(False)
        self.textChanged.connect(self._dress)
        theme.changed.connect(self._colour)

    def mark_wrong(self, at: int) -> None:
        """Where something cannot be understood; -1: nowhere."""
        self._wrong = at
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.completing and key in _LISTED:
            self.taken.emit(key)
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key == Qt.Key.Key_Down:
            self.below.emit()
        elif key == Qt.Key.Key_Backspace and not event.modifiers() and self._select_tag():
            return
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)
        if not self._composing:
            self._colour()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for word in words_of(self.text()):
            box = self._box(word)
            if word.finished or self._wrong == word.start:
                self._paint_tag(painter, box, word)
        painter.end()
        super().paintEvent(event)

    def _paint_tag(self, painter: QPainter, box: QRectF, word: Word) -> None:
        if word.finished:
            rounded(painter, box, 6, fill=self._theme.colour("sel"))
        if self._wrong == word.start:
            line = QRectF(box.left() + INSET, box.bottom() - 2, box.width() - 2 * INSET, 1.5)
            painter.fillRect(line, self._theme.colour("bad"))

    def _box(self, word: Word) -> QRectF:
        """Where a word stands; the cursor tells how far the line is scrolled."""
        metrics = self.fontMetrics()
        cursor = self.cursorRect().center().x() + 1
        origin = cursor - metrics.horizontalAdvance(self.text()[: self.cursorPosition()])
        start = origin + metrics.horizontalAdvance(self.text()[: word.start])
        wide = metrics.horizontalAdvance(self.text()[word.start : word.end])
        return QRectF(start - INSET, (self.height() - TAG) / 2, wide + 2 * INSET, TAG)

    def _select_tag(self) -> bool:
        """Backspace behind a tag selects it; the next one removes what is selected."""
        at, text = self.cursorPosition(), self.text()
        if self.hasSelectedText() or at == 0 or text[at - 1] != " ":
            return False
        before = [word for word in words_of(text[:at]) if word.end == at - 1 and word.key]
        if not before:
            return False
        self.setSelection(before[-1].start, at - before[-1].start)
        return True

    def _dress(self, text: str) -> None:
        """Code as soon as something stands there; until then words that say what could."""
        self.setFont(self._spaced if text else font("body"))
        self._colour()

    def _colour(self) -> None:
        """Colours of keys, signs and values; no word of them goes into the text."""
        if self._composing:
            return
        formats = []
        for word in words_of(self.text()):
            for start, end, tone in (
                (word.start, word.colon, "acc"),
                (word.colon, word.sign, "mut"),
                (word.sign, word.end, word.tone),
            ):
                if start < end:
                    formats.append(self._format(start, end, tone))
        QCoreApplication.sendEvent(self, _Colours("", formats))
        self.update()

    def _format(self, start: int, end: int, tone: str) -> QInputMethodEvent.Attribute:
        char = QTextCharFormat()
        char.setForeground(self._theme.colour(tone))
        whole = QTextFormat(char)
        return _Attribute(_FORMAT, start - self.cursorPosition(), end - start, whole)

    def event(self, event: object) -> bool:
        if isinstance(event, _Colours):
            QLineEdit.inputMethodEvent(self, event)
            return True
        if isinstance(event, QKeyEvent) and self.completing and _is_tab(event):
            self.taken.emit(event.key())  # else it would leave the line
            return True
        return super().event(event)  # type: ignore[arg-type]  # whatever Qt sends


def _is_tab(event: QKeyEvent) -> bool:
    return event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab


class _Colours(QInputMethodEvent):
    """Carries formats to the line; no input method sent it."""


_LISTED = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Escape,
)
"""Keys of an open list of completions."""
