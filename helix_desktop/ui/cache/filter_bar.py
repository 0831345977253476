"""The filter field of the page Cache (`size:>10k`): terms, their colors, suggestions, and errors.

The line is a QLineEdit with its terms painted as tags, so undo, paste, selection, and input methods
work as usual. The suggestion list never takes the focus. The text below keeps its height while
empty, so the layout never jumps.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QPaintEvent,
    QTextCharFormat,
    QTextFormat,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from helix_desktop.domain.cache_filter import (
    STATES,
    CacheFilter,
    FilterKey,
    FilterRelation,
    FilterTerm,
)
from helix_desktop.domain.errors import QueryError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.style.canvas import Canvas, keep_left_to_right
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import (
    count_text,
    error_text,
    phrase_text,
    qt_position,
    text_position,
    tr,
)
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.controls import button, icon_button, show_tip
from helix_desktop.ui.widgets.fields import FramedField
from helix_desktop.ui.widgets.labels import IconLabel, label, plain_tip, set_tone
from helix_desktop.ui.widgets.layout import column_of, grow, row_of
from helix_desktop.ui.widgets.row_list import ROW_RADIUS, Part, Row, RowList, RowShape

_WORD = re.compile(
    r"""(?P<minus>-(?=\S))?(?:(?P<key>[^\W\d]\w*):)?(?P<sign><=|>=|[<>=~])?"""
    r"""(?P<value>"(?:[^"\\]|\\.)*"?|/(?:[^/\\]|\\.)*(?:/\w*)?|\S*)""",
    re.DOTALL,
)
_NUMBER = re.compile(r"[\d.]+[\w.]*", re.ASCII)


class FilterToken(Struct, frozen=True):
    """One term: its key from `start` to `colon`, its sign to `sign`, and its value to `end`.

    A term is `finished` if text follows, and then looks like a tag.
    """

    start: int
    colon: int
    sign: int
    end: int
    key: str
    value: str
    finished: bool

    @property
    def tone(self) -> str:
        """The color of the value."""
        if self.value.startswith(('"', "/")):
            return "s_str"
        return "s_num" if self.key and _NUMBER.fullmatch(self.value) else "fg"


def filter_tokens(text: str) -> list[FilterToken]:
    tokens, position = [], 0
    while position < len(text):
        if text[position].isspace():
            position += 1
            continue
        match = _WORD.match(text, position)
        end = match.end() if match and match.end() > position else position + 1
        if match is not None:
            key = match["key"] or ""
            colon = match.end("key") + 1 if key else position
            value_start = match.start("value")
            finished = end < len(text)
            tokens.append(
                FilterToken(position, colon, value_start, end, key, match["value"], finished)
            )
        position = end
    return tokens


def is_unfinished(text: str, position: int) -> bool:
    """Whether an error is only a key whose value is not typed yet."""
    last = filter_tokens(text)[-1:]
    return any(word.start == position and word.key and not word.value for word in last)


def with_words(query: CacheFilter) -> CacheFilter:
    """Return the query with its words also looked for in contents."""
    return CacheFilter(
        tuple(
            replace(term, field=FilterKey.ANYWHERE) if term.field is FilterKey.PLAIN else term
            for term in query.terms
        )
    )


def pattern_filter(text: str) -> CacheFilter:
    """Return the query for a text that is one regular expression, spaces and colons included."""
    if not text.strip():
        return CacheFilter()
    return CacheFilter((FilterTerm(FilterKey.REGEX, FilterRelation.CONTAINS, text),))


MAX_SUGGESTIONS = 8
KEYS = {
    "tool": Phrase("tool that produced the entry"),
    "what": Phrase("command or path"),
    "text": Phrase("text in the content"),
    "re": Phrase("regular expression: re:/error \\d+/i"),
    "size": Phrase("bytes: size:>10k"),
    "tokens": Phrase("tokens: tokens:>4k"),
    "state": Phrase("state in the open session"),
    "used": Phrase("last recalled"),
    "recalls": Phrase("times recalled"),
    "refs": Phrase("number of references"),
    "created": Phrase("time of storage: created:<7d"),
    "lines": Phrase("number of lines"),
    "sha": Phrase("start of the hash"),
    "mime": Phrase("type: mime:image"),
    "outcome": Phrase("outcome of the call"),
    "pinned": Phrase("yes or no"),
}
_VALUES = {
    "size": (">10k", ">100k", ">1M", "<1k"),
    "tokens": (">1k", ">10k", ">32k", "<500"),
    "used": ("never", "<1d", "<7d", ">30d"),
    "created": ("today", "yesterday", "<7d", ">30d"),
    "recalls": ("0", ">0", ">3"),
    "refs": ("0", "1", ">1"),
    "lines": (">100", ">1k", "<10"),
    "pinned": ("yes", "no"),
    "state": STATES,
    "outcome": ("failed", "denied", "stopped"),
    "mime": ("text", "image", "json"),
}


class FilterSuggestion(Struct, frozen=True):
    """A completion: the text that replaces a term, and a note beside it."""

    text: str
    start: int
    end: int
    detail: str = ""


Vocabulary = Mapping[str, Mapping[str, int]]
"""The known values of a key with their numbers of entries, as far as loaded."""


def suggestions(text: str, cursor: int, vocabulary: Vocabulary) -> list[FilterSuggestion]:
    """Return the completions at the cursor; none inside a finished term."""
    words = (word for word in filter_tokens(text) if word.start <= cursor <= word.end)
    word = next(words, None)
    if word is None or cursor != word.end:
        return []  # no suggestions cover the list before the user types
    minus = "-" if text[word.start] == "-" and word.colon != word.start else ""
    if not word.key:
        typed = text[word.start : word.end].lstrip("-").casefold()
        names = [name for name in KEYS if name.startswith(typed) and typed]
        shift = word.start + (text[word.start] == "-")
        return [
            FilterSuggestion(f"{name}:", shift, word.end, phrase_text(KEYS[name]))
            for name in names[:MAX_SUGGESTIONS]
        ]
    typed = word.value.casefold()
    counts = vocabulary.get(word.key, {})
    values = tuple(counts) if word.key == "tool" else _VALUES.get(word.key, ())
    matches = [value for value in values if typed in value.casefold() and value.casefold() != typed]
    return [
        FilterSuggestion(
            f"{minus}{word.key}:{_quoted(value)} ",
            word.start,
            word.end,
            count_text(counts[value]) if value in counts else "",
        )
        for value in matches[:MAX_SUGGESTIONS]
    ]


def _quoted(value: str) -> str:
    """Quote a value as the filter reads it back, whatever a tool's name contains."""
    if value and not any(char.isspace() or char == '"' for char in value):
        return value
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


ROW_HEIGHT, LIST_PADDING, LIST_WIDTH = 28, 4, 400
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FilterSuggestionList(RowList[FilterSuggestion]):
    """The list of suggestions, hidden while empty. The line keeps the keyboard focus."""

    ABOVE = BELOW = LIST_PADDING

    def __init__(self, parent: QWidget) -> None:
        shape = RowShape(
            ROW_HEIGHT, start=LIST_PADDING + 10, end=LIST_PADDING + 10, inset=LIST_PADDING
        )
        super().__init__(tr("Filter suggestions"), _row, shape)
        self.setParent(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_offers(self, offers: Sequence[FilterSuggestion]) -> None:
        self.show_items(offers)
        self.setFixedSize(LIST_WIDTH, self.rows_height + 2 * LIST_PADDING)
        self.setVisible(bool(offers))
        self.raise_()

    def take(self, key: int) -> bool:
        """Handle a key of the line; return False if the list does not use it."""
        if not self.isVisible():
            return False
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if key == Qt.Key.Key_Down else -1
            current = max(self.current, -1 if step > 0 else 0)
            self.select((current + step) % len(self.items))
        elif key == Qt.Key.Key_Escape:
            self.hide()
        elif key == Qt.Key.Key_Tab or (key in ENTER and self.current >= 0):
            self.select(max(self.current, 0))
            self.chosen.emit(self.key)
        else:
            return False
        return True

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.box(self.viewport().rect(), ROW_RADIUS, "raised", border="line2")


def _row(offer: FilterSuggestion) -> Row:
    text = one_line(offer.text.strip(), 40)
    line = Part(text, "mono", "fg"), Part(offer.detail, at_end=True)
    return Row(text, (line,), accessible_text=f"{text} {offer.detail}")


TAG_HEIGHT = 24
TAG_INSET = 6
"""Pixels by which a tag extends beyond its text on both sides."""
TAG_GAP = 10
"""Additional width of a space, so that tags do not touch."""
_Attribute = QInputMethodEvent.Attribute
_FORMAT = QInputMethodEvent.AttributeType.TextFormat


class FilterEdit(QLineEdit):
    """The filter's line: Esc clears it, a second Esc leaves, and Down goes to the entries."""

    left = Signal()
    focused = Signal(bool)

    def __init__(self, take_key: Callable[[int], bool] = lambda _key: False) -> None:
        """Create the line; `take_key` returns whether the list of suggestions took a key."""
        super().__init__()
        keep_left_to_right(self)
        self._take_key = take_key
        self._wrong = -1
        self._plain = False
        """Whether all of the text is one pattern, without terms."""
        self._composing = False
        self._spaced = font("mono")
        self._spaced.setWordSpacing(TAG_GAP)
        self.setFont(font("body"))
        self.setFrame(False)
        self.textChanged.connect(self._highlight)
        Theme.applied.changed.connect(self._color)

    @property
    def cursor_at(self) -> int:
        """The number of characters before the cursor."""
        return text_position(self.text(), self.cursorPosition())

    def select(self, start: int, end: int) -> None:
        """Select the characters between two positions in the text."""
        first, last = (qt_position(self.text(), position) for position in (start, end))
        self.setSelection(first, last - first)

    def set_plain(self, plain: bool) -> None:
        """Show all of the text as one pattern, or as terms."""
        self._plain = plain
        self._color()

    def _tokens(self, text: str) -> list[FilterToken]:
        return [] if self._plain else filter_tokens(text)

    def mark_wrong(self, position: int) -> None:
        """Mark where the text cannot be parsed; -1 for nowhere."""
        self._wrong = position
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self._take_key(key):
            return
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Down):
            self.left.emit()
        elif key == Qt.Key.Key_Backspace and not event.modifiers() and self._select_tag():
            return
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)
        if not self._composing:
            self._color()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.unmirrored(self)
        text, width_of = self.text(), self.fontMetrics().horizontalAdvance
        origin = self.cursorRect().center().x() + 1 - width_of(text[: self.cursor_at])
        top = (self.height() - TAG_HEIGHT) / 2
        for word in self._tokens(text):
            left = origin + width_of(text[: word.start]) - TAG_INSET
            width = width_of(text[word.start : word.end]) + 2 * TAG_INSET
            box = QRectF(left, top, width, TAG_HEIGHT)
            if word.finished:
                canvas.box(box, 6, "sel")
            if self._wrong == word.start:
                line = box.adjusted(TAG_INSET, TAG_HEIGHT - 2, -TAG_INSET, 0)
                line.setHeight(1.5)
                canvas.fill(line, "bad")
        canvas.painter.end()
        super().paintEvent(event)

    def _select_tag(self) -> bool:
        """Select the tag before the cursor, so that a second Backspace removes it."""
        position, text = self.cursor_at, self.text()
        if self.hasSelectedText() or position == 0 or text[position - 1] != " ":
            return False
        for word in self._tokens(text[:position]):
            if word.end == position - 1 and word.key:
                self.select(word.start, position)
                return True
        return False

    def _highlight(self, text: str) -> None:
        """Use the code font for text, and the normal one for the hint."""
        self.setFont(self._spaced if text else font("body"))
        self._color()

    def _color(self) -> None:
        """Color keys, signs, and values by formats, which never become part of the text."""
        if self._composing:
            return
        formats = []
        for word in self._tokens(self.text()):
            for start, end, tone in (
                (word.start, word.colon, "acc"),
                (word.colon, word.sign, "mut"),
                (word.sign, word.end, word.tone),
            ):
                if start < end:
                    text_format = QTextCharFormat()
                    text_format.setForeground(Theme.applied.color(tone))
                    first, last = (qt_position(self.text(), position) for position in (start, end))
                    position, length = first - self.cursorPosition(), last - first
                    formats.append(_Attribute(_FORMAT, position, length, QTextFormat(text_format)))
        QCoreApplication.sendEvent(self, _Colors("", formats))
        self.update()

    def event(self, event: object) -> bool:
        if isinstance(event, _Colors):
            QLineEdit.inputMethodEvent(self, event)
            return True
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Tab
            and self._take_key(event.key())  # otherwise Tab would leave the line
        ):
            return True
        return super().event(event)  # type: ignore[arg-type]  # whatever Qt sends


class _Colors(QInputMethodEvent):
    """An event that carries formats to the line without an input method."""


SEARCH_DELAY_MS = 80
"""Milliseconds without a key before the search begins."""
MAX_FILTER_CHARS = 2_000
BAR_HEIGHT = 36


class FilterBar(QWidget):
    """The filter bar; `filter_requested` follows a pause in typing, `left` the move to the list."""

    filter_requested = Signal(str, bool)
    """The text, and whether all of it is one regular expression."""
    left = Signal()

    def __init__(self, over: QWidget) -> None:
        """Create the bar; `over` is the widget that suggestions are shown on."""
        super().__init__()
        self.known: Vocabulary = {}
        self.list = FilterSuggestionList(over)
        self.line = FilterEdit(self.list.take)
        self.line.setMaxLength(MAX_FILTER_CHARS)
        self.line.setPlaceholderText(tr("Filter by tool, size, usage, state, hash, or text"))
        self._quiet = single_shot_timer(self, SEARCH_DELAY_MS, self._ask)
        self._frame = FramedField(self.line, tr("Cache filter"))
        self._icon = IconLabel("search", "mut")
        self.pattern = button(".*", "pattern")
        self.pattern.setFont(font("mono"))
        self.pattern.setCheckable(True)
        self.pattern.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pattern.setFixedSize(30, 26)
        show_tip(self.pattern, tr("Filter with one regular expression"))
        self._empty = icon_button("close", tr("Clear filter (Esc)"))
        place = self._empty.sizePolicy()
        place.setRetainSizeWhenHidden(True)  # the button beside it stays where it is
        self._empty.setSizePolicy(place)
        self.below = label("", "micro", "mut")
        self._error = self._note = ""
        self._busy = False
        self._frame.setFixedHeight(BAR_HEIGHT)
        parts = (self._icon, grow(self.line), self.pattern, self._empty)
        row_of(*parts, on=self._frame, margins=(12, 0, 6, 0), spacing=10)
        column_of(self._frame, self.below, on=self, spacing=6)
        self.below.setMinimumWidth(40)
        self.line.textChanged.connect(self._on_changed)
        self.line.returnPressed.connect(self._on_enter)
        self.line.left.connect(self.left)
        self.line.focused.connect(self._on_focused)
        self.list.chosen.connect(self._on_offer)
        self.pattern.toggled.connect(self._on_pattern)
        self._empty.clicked.connect(self._on_emptied)
        self._draw()
        self._on_changed()
        self.stop_timer()

    def clear(self) -> None:
        """Clear the filter and search at once."""
        if self.line.text():
            self.line.clear()
            self._ask()

    def stop_timer(self) -> None:
        """Stop the timer until the user types again."""
        self._quiet.stop()

    def show_error(self, error: QueryError | None) -> None:
        """Show an error and its place; the list keeps the former results."""
        self._error = "" if error is None else error_text(error)
        self.line.mark_wrong(-1 if error is None else error.at)
        self._frame.set_wrong(bool(self._error))
        self._show_below()

    def show_note(self, note: str) -> None:
        """Show a note of the store about the search."""
        self._note = note
        self._show_below()

    def show_busy(self, busy: bool) -> None:
        self._busy = busy
        self._draw()

    def enter(self) -> None:
        """Focus the field and select its text."""
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def _show_below(self) -> None:
        set_tone(self.below, "bad" if self._error else "warn")
        text = label_line(self._error or self._note, 400)
        self.below.setText(text)
        self.below.setToolTip(plain_tip(text))
        self.below.setVisible(bool(text))

    def _ask(self) -> None:
        self._quiet.stop()
        self.filter_requested.emit(self.line.text(), self.pattern.isChecked())

    def _on_pattern(self, is_pattern: bool) -> None:
        self.line.set_plain(is_pattern)
        self._offer()
        self._ask()

    def _on_changed(self) -> None:
        self._empty.setVisible(bool(self.line.text()))
        self._quiet.start()
        self._offer()

    def _offer(self) -> None:
        """Show suggestions while the user types."""
        suggested: list[FilterSuggestion] = []
        has_terms = not self.pattern.isChecked()
        if has_terms and self.line.hasFocus() and not self.line.hasSelectedText():
            suggested = suggestions(self.line.text(), self.line.cursor_at, self.known)
        parent = self.list.parentWidget()
        if suggested and parent is not None:
            self.list.move(self._frame.mapTo(parent, QPoint(0, BAR_HEIGHT + 4)))
        self.list.show_offers(suggested)

    def _on_offer(self) -> None:
        offer = self.list.items[self.list.current]
        self.line.select(offer.start, offer.end)
        self.line.insert(offer.text)

    def _on_focused(self) -> None:
        self._draw()
        self._offer()

    def _on_enter(self) -> None:
        self.list.hide()
        self._ask()

    def _on_emptied(self) -> None:
        self.clear()
        self.line.setFocus()

    def _draw(self) -> None:
        tone = "acc" if self._busy or self.line.hasFocus() else "mut"
        self._icon.show_as("search", tone)
