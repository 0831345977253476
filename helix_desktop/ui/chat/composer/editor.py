"""The message field, in which a message is typed: keys, height, pasting and its limit, @mentions.

Keys go first to the completion list, and an Enter that belongs to an input method is left to it.
"""

import re
from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QInputMethodEvent,
    QKeyEvent,
    QResizeEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
)
from PySide6.QtWidgets import QPlainTextEdit

from helix_desktop.domain.mentions import find_mentions
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import qt_position, text_position, tr, unit_count
from helix_desktop.ui.text.safe_text import MAX_LINE_CHARS
from helix_desktop.ui.widgets.fields import is_command
from helix_desktop.ui.widgets.layout import clear_frame

MAX_LINES = 8
WINDOW_HEIGHT_PER_LINE = 96
"""Window height that allows one more line, so the transcript keeps the larger part."""
MAX_PASTE_CHARS = 200_000
"""Characters of one paste; larger texts belong in a file that the agent reads."""


class MessageEditor(QPlainTextEdit):
    """A text field that grows with its text up to eight lines."""

    submitted = Signal()
    interrupted = Signal()
    """Emitted by Ctrl+Enter, to send before anything that is running."""
    stopped = Signal()
    recalled = Signal()
    """Emitted by Up in an empty field."""
    handed = Signal(object)
    """Pictures or files that were pasted or dropped, unchanged."""
    paste_refused = Signal(str, str)
    focused = Signal(bool)
    mode_requested = Signal()
    """Emitted by Shift+Tab, where it does not move the focus."""

    def __init__(self) -> None:
        super().__init__()
        clear_frame(self)
        self.first: Callable[[QKeyEvent], bool] = lambda _event: False
        """Another handler of keys, which returns whether it took one."""
        self.takes_shift_tab: Callable[[], bool] = lambda: False
        """Whether Shift+Tab changes the mode instead of moving the focus."""
        self.composing = False
        """Whether an input method is composing a word."""
        self._pending: list[QKeyEvent | str] | None = None
        """Keys, and texts of an input method, that wait until the text can change again."""
        self.setFont(font("prose"))
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().documentLayout().documentSizeChanged.connect(self._grow)
        self.textChanged.connect(self._align_text)
        self._align_text()

    @property
    def cursor_at(self) -> int:
        """The number of characters before the cursor."""
        return text_position(self.toPlainText(), self.textCursor().position())

    def replace_text(self, start: int, stop: int, text: str) -> None:
        cursor, text_before = self.textCursor(), self.toPlainText()
        cursor.setPosition(qt_position(text_before, start))
        cursor.setPosition(qt_position(text_before, stop), cursor.MoveMode.KeepAnchor)
        cursor.insertText(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._align_text()

    def _align_text(self) -> None:
        """Begin where the language does, as the hint does; a text is written in its own direction.

        Qt would place the cursor of an empty field at the left in every language.
        """
        # at the right, the cursor itself needs a pixel
        self.document().setDocumentMargin(1 if self.isRightToLeft() else 0)
        self._grow()
        empty = self.document().isEmpty() and not self.composing
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        side = right if empty and self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        option = self.document().defaultTextOption()
        if option.alignment() != side:
            option.setAlignment(side)
            self.document().setDefaultTextOption(option)

    def hold_keys(self) -> None:
        """Keep the text as it is; what is typed waits for `type_held`."""
        self._pending = []
        self.setReadOnly(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)  # a writer may compose a word

    def type_held(self) -> None:
        """Let the text change again, and type what waits."""
        pending, self._pending = self._pending or [], None
        self.setReadOnly(False)
        for event in pending:
            if isinstance(event, QKeyEvent):
                self.keyPressEvent(event)  # an Enter sends a message, and the rest waits again
            else:
                self.write(event)

    def write(self, text: str) -> None:
        """Insert text at the cursor; like what is typed, it waits while keys are held."""
        if self._pending is not None:
            self._pending.append(text)
        else:
            self.insertPlainText(text)

    def take_held(self) -> str:
        """Return what waits, as text; it is typed nowhere then."""
        pending, self._pending = self._pending or [], None if self._pending is None else []
        written = ""
        for event in pending:
            if isinstance(event, str):
                written += event
            elif event.key() == Qt.Key.Key_Backspace:
                written = written[:-1]
            elif is_enter(event):
                written += "\n"
            elif event.text().isprintable():
                written += event.text()
        return written

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def event(self, event: QEvent) -> bool:
        """Handle Tab before Qt moves the focus."""
        if isinstance(event, QKeyEvent) and not self.composing and self._take_tab(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = is_enter(event)
        # the key still held down after an Enter that answered a card
        is_repeat = event.isAutoRepeat()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if (enter and (self.composing or is_repeat)) or is_command(event):
            event.ignore()
        elif self._pending is not None and event.key() != Qt.Key.Key_Escape:
            self._pending.append(event.clone())  # Qt's own is gone soon
        elif not self.composing and self.first(event):
            event.accept()
        elif enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            hurries = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            (self.interrupted if hurries else self.submitted).emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.stopped.emit()
        elif event.key() == Qt.Key.Key_Up and not modifiers and not self.toPlainText():
            self.recalled.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self.composing = bool(event.preeditString())
        if self._pending is None:
            super().inputMethodEvent(event)
            return
        self.write(event.commitString())  # Qt would write into a field that is read-only
        event.accept()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return has_attachments(source) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if has_attachments(source):
            self.handed.emit(source)
            return
        text = source.text()
        longest_line = max((len(line) for line in text.splitlines()), default=0)
        if len(text) > MAX_PASTE_CHARS or longest_line > 20 * MAX_LINE_CHARS:
            message = tr("This text is too long to paste.")
            self.paste_refused.emit(
                message, tr("Save it as a file in the project and ask Helix to read it.")
            )
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

    def _take_tab(self, event: QKeyEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress:
            return False
        if event.key() == Qt.Key.Key_Tab:
            return self.first(event)
        alone = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        changes = event.key() == Qt.Key.Key_Backtab and alone and self.takes_shift_tab()
        if changes and not event.isAutoRepeat():  # a key held down changes the mode once
            self.mode_requested.emit()
        return changes

    def _grow(self) -> None:
        line = self.fontMetrics().lineSpacing()
        max_lines = max(3, min(MAX_LINES, self.window().height() // WINDOW_HEIGHT_PER_LINE))
        line_count = self.document().size().height()
        margins = 2 * round(self.document().documentMargin())
        self.setFixedHeight(min(max_lines, max(1, round(line_count))) * line + 1 + margins)
        policies = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policies[line_count > max_lines])


def has_attachments(source: QMimeData) -> bool:
    """Whether the data has pictures or local files; a picture that also comes as text is text."""
    local = any(url.isLocalFile() for url in source.urls())
    return local or (source.hasImage() and not source.hasText())


def is_enter(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


MAX_QUERY_CHARS = 300
"""Characters before the cursor that are examined."""

_WORD = re.compile(
    r"(?:^|(?<=[\s(\[{\"'`,;]))(?:"
    r"@\"(?P<quoted>[^\"\n]*)"
    r"|@(?P<path>[^\s\"'`<>|?*,;()\[\]{}:]+):(?P<lines>[\w\-]*|[A-Za-z][\w+.\-]*:[^\s\"'`<>]*)"
    r"|@(?P<file>[^\s\"'`<>|?*,;()\[\]{}]*)"
    r"|\#(?P<stored>[0-9a-f]{4,64}):(?P<passage>[\d\-]*(?::?\"[^\"\n]*|:)?)"
    r"|\#(?P<digest>[\w.\-/]*))\Z"
)
_QUOTED_LINES = re.compile(r"@(?P<name>\"(?:[^\"\\\n]|\\.)+\"):(?P<lines>[\w\-]*)\Z")
_COMMAND = re.compile(r"/(?P<command>[^\W_][\w.:\-]*|)\Z")
_ARGUMENT = re.compile(
    r"/(?P<prompt>[^\W_][\w\-]*:[\w.\-]+)[ ](?P<words>(?:[^\n]*[ ])?(?P<last>[^\s]*))"
)
_NUMBER = re.compile(r"\d{1,5}\Z")


class MentionTrigger(StrEnum):
    """The kind of a word being completed."""

    FILE = "@"
    LINES = ":"
    PASSAGE = "#:"
    DIGEST = "#"
    COMMAND = "/"
    ARGUMENT = "/ "


class MentionQuery(Struct, frozen=True):
    """The word up to the cursor.

    `path` is the file whose lines are being chosen, as written, or the server whose resources are;
    the digits of a stored entry; or the prompt whose arguments, `query`, are typed.
    """

    sign: MentionTrigger
    query: str
    start: int
    stop: int
    path: str = ""


def mention_at(text: str, position: int) -> MentionQuery | None:
    """Return the word being completed at a position, if any."""

    def query(sign: MentionTrigger, typed: str, start: int, path: str = "") -> MentionQuery:
        return MentionQuery(sign, typed, start, position, path)

    head = text[:position][:MAX_QUERY_CHARS]
    if match := _COMMAND.fullmatch(head):
        return query(MentionTrigger.COMMAND, match["command"], 0)
    base = max(0, position - MAX_QUERY_CHARS, text.rfind("\n", 0, position) + 1)
    before = text[base:position]
    if match := _QUOTED_LINES.search(before):
        start = base + match.start()
        return query(MentionTrigger.LINES, match["lines"], start, match["name"])
    match = _WORD.search(before)
    if match is None:
        if (prompt := _ARGUMENT.fullmatch(head)) is None:
            return None
        start = position - len(prompt["last"])
        return query(MentionTrigger.ARGUMENT, prompt["words"], start, prompt["prompt"])
    start = base + match.start()
    if match["path"] is not None:
        return query(MentionTrigger.LINES, match["lines"], start, match["path"])
    if _NUMBER.match(match["stored"] or match["digest"] or ""):
        return None  # the number of an issue
    if match["stored"] is not None:
        return query(MentionTrigger.PASSAGE, match["passage"], start, match["stored"])
    if match["digest"] is not None:
        return query(MentionTrigger.DIGEST, match["digest"], start)
    name = match["quoted"] if match["quoted"] is not None else match["file"]
    return query(MentionTrigger.FILE, name, start)


MAX_COLORED_CHARS = 20_000
"""Characters of one line that are examined."""


class MentionHighlighter(QSyntaxHighlighter):
    """A highlighter of mentions and of the word being completed."""

    def __init__(self, editor: QPlainTextEdit) -> None:
        super().__init__(editor.document())
        self._completing = -1
        """Where the word being completed begins, as Qt counts; -1 for none."""
        Theme.applied.changed.connect(self.rehighlight)

    def complete(self, position: int) -> None:
        """Set the character at which the word being completed begins; -1 for none."""
        start = -1 if position < 0 else qt_position(self.document().toPlainText(), position)
        previous, self._completing = self._completing, start
        for qt_index in {previous, start} - {-1}:
            block = self.document().findBlock(qt_index)
            if block.isValid():
                self.rehighlightBlock(block)

    def highlightBlock(self, text: str) -> None:
        if len(text) > MAX_COLORED_CHARS:
            return
        text_format = QTextCharFormat()
        text_format.setForeground(Theme.applied.color("acc"))
        text_format.setFontWeight(QFont.Weight.Medium)
        words = [(mention.start, mention.stop) for mention in find_mentions(text)]
        start = self._completing - self.currentBlock().position()
        position = text_position(text, start) if start >= 0 else len(text)
        if position < len(text):
            spaces = (end for end in range(position, len(text)) if text[end].isspace())
            word = mention_at(text, next(spaces, len(text)))
            words.append((position, word.stop if word else position + 1))
        for begin, end in words:
            self.setFormat(unit_count(text[:begin]), unit_count(text[begin:end]), text_format)
