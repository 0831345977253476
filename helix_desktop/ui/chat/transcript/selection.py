"""Selection, copying, and searching of text across transcript rows.

A search reads the messages' source text; the positions of hits are computed only for visible rows,
so a hundred thousand messages cost no more than reading their text once.
"""

import re
from dataclasses import dataclass

from msgspec import Struct
from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QSize, Qt, QTimerEvent, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QWidget

from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_canvas import RowCanvas
from helix_desktop.ui.chat.transcript.row_layout import LaidOutRow
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.buttons import IconButton
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import grow, row_of


@dataclass(frozen=True, slots=True, order=True)
class TextPosition:
    """A position between two characters of a row's text."""

    row: int
    index: int


class TextSelection(Struct, frozen=True):
    """A selection from the start of the drag to its end; either can come first in the text."""

    anchor: TextPosition
    head: TextPosition

    @property
    def first(self) -> TextPosition:
        return min(self.anchor, self.head)

    @property
    def last(self) -> TextPosition:
        return max(self.anchor, self.head)

    @property
    def empty(self) -> bool:
        return self.anchor == self.head

    def within(self, row: int, size: int) -> tuple[int, int] | None:
        """Return the selected part of a row's text of `size` characters, or None."""
        if not self.first.row <= row <= self.last.row:
            return None
        start = self.first.index if row == self.first.row else 0
        end = self.last.index if row == self.last.row else size
        return (start, end) if start < end else None

    def holds(self, row: int) -> bool:
        """Whether a row lies between the selection's ends and so is selected as a whole."""
        return self.first.row < row < self.last.row


CARRY = 40
"""Milliseconds between two steps while a selection is dragged beyond the edge."""


class TranscriptSelection(RowCanvas):
    """A canvas with selectable text; a subclass handles clicks."""

    def __init__(self, model: TranscriptModel, theme: Theme) -> None:
        super().__init__(model, theme)
        self._chosen = -1
        self._pressed: QPoint | None = None
        self._anchor_place = TextPosition(0, 0)
        self._selection: TextSelection | None = None
        self._carrying = 0
        self._since_double = QElapsedTimer()

    def spoken_current(self) -> int:
        return self._chosen

    def selected_text(self) -> str:
        """Return the selected text as it would be copied; whole messages inside as their source."""
        chosen = self._selection
        if chosen is None or chosen.empty:
            return ""
        found = []
        for at in range(chosen.first.row, chosen.last.row + 1):
            if chosen.holds(at):
                found.append(self.text_of(at))
            elif (sheet := self.laid(at).sheet) is not None and (
                part := chosen.within(at, sheet.size)
            ):
                found.append(sheet.copied(*part))
        return "\n\n".join(found)

    def select_all(self) -> None:
        last = self._model.rowCount() - 1
        if last >= 0:
            sheet = self.laid(last).sheet
            end = TextPosition(last, sheet.size if sheet else 0)
            self._select(TextSelection(TextPosition(0, 0), end))

    def text_of(self, at: int) -> str:
        row = self._model.row(at)
        return (row.output or row.what) if row.kind is RowKind.TOOL else row.text

    def copy(self) -> None:
        """Copy the selection, or else the source of the chosen message."""
        if text := self.selected_text():
            to_clipboard(text)
        elif self._chosen >= 0:
            to_clipboard(self.text_of(self._chosen))

    def timerEvent(self, event: QTimerEvent) -> None:
        """Scroll and extend the selection while the pointer is beyond the edge."""
        point = self.viewport().mapFromGlobal(self.cursor().pos())
        bar, height = self.verticalScrollBar(), self.viewport().height()
        beyond = min(0, point.y()) + max(0, point.y() - height)
        bar.setValue(bar.value() + beyond)
        self._select(TextSelection(self._anchor_place, self._place(point)))

    def _drag(self, point: QPoint) -> None:
        pressed = self._pressed or point
        near = (point - pressed).manhattanLength() < QApplication.startDragDistance()
        if self._selection is None and near:
            return
        self._select(TextSelection(self._anchor_place, self._place(point)))
        self._carry(on=not 0 <= point.y() < self.viewport().height())

    def _carry(self, *, on: bool) -> None:
        if on and not self._carrying:
            self._carrying = self.startTimer(CARRY)
        elif not on and self._carrying:
            self.killTimer(self._carrying)
            self._carrying = 0

    def _again(self) -> bool:
        return self._since_double.elapsed() < QApplication.doubleClickInterval()

    def _select_around(self, point: QPoint, *, whole: bool) -> None:
        """Select the word or the paragraph under the pointer."""
        place = self._place(point)
        sheet = self.laid(place.row).sheet if len(self._heights) else None
        if sheet is None:
            return
        first, last = (sheet.block_at if whole else sheet.word_at)(place.index)
        self._anchor_place = TextPosition(place.row, first)
        self._select(TextSelection(self._anchor_place, TextPosition(place.row, last)))

    def _select(self, selection: TextSelection | None) -> None:
        if selection != self._selection:
            self._selection = selection
            self.viewport().update()

    def _place(self, point: QPoint) -> TextPosition:
        """Return the text position nearest to a point, also above or below all rows."""
        if not len(self._heights):
            return TextPosition(0, 0)
        at = self._heights.row_at(point.y() + self.verticalScrollBar().value() - 24)
        at = min(max(at, 0), len(self._heights) - 1)
        laid = self.laid(at)
        if laid.sheet is None:
            return TextPosition(at, 0)
        return TextPosition(at, laid.sheet.index_at(self._local(at, laid, point)))

    def _local(self, at: int, laid: LaidOutRow, point: QPoint) -> QPointF:
        return QPointF(point) - self.origin(at) - laid.place


def to_clipboard(text: str) -> None:
    copy_text(text)


WIDTH = 360
LONGEST = 200
MOST_HERE = 500
"""Most hits marked in one message."""


class TranscriptMatches(Struct, frozen=True):
    """The rows that match a search, and the current one."""

    words: str = ""
    rows: tuple[int, ...] = ()
    at: int = -1

    @property
    def row(self) -> int:
        return self.rows[self.at] if 0 <= self.at < len(self.rows) else -1

    def moved(self, step: int) -> "TranscriptMatches":
        """Return the matches with the next or the previous one current, wrapping around."""
        at = (self.at + step) % len(self.rows) if self.rows else -1
        return TranscriptMatches(self.words, self.rows, at)

    def places(self, sheet: MessageLayout) -> list[tuple[int, int]]:
        """Return the positions of the hits in a laid-out message."""
        if not self.words:
            return []
        hits = re.finditer(re.escape(self.words), sheet.text, re.IGNORECASE)
        return [hit.span() for _, hit in zip(range(MOST_HERE), hits, strict=False)]


def find_rows(model: TranscriptModel, words: str, near: int) -> TranscriptMatches:
    """Return all rows that match; the last one at or before `near` is current."""
    sought = words.casefold()
    if not sought:
        return TranscriptMatches()
    count = range(model.rowCount())
    rows = tuple(at for at in count if _has(model.text(at), sought))
    before = [number for number, at in enumerate(rows) if at <= near]
    return TranscriptMatches(words, rows, before[-1] if before else 0)


def _has(said: str, sought: str) -> bool:
    """Whether a text matches, also if marks of bold and code are removed."""
    text = said.casefold()
    if sought in text:
        return True
    marked = "`" in text or "**" in text
    return marked and sought in text.replace("**", "").replace("`", "")


class TranscriptFindBar(QFrame):
    """A field with the number of matching messages; Enter goes to the previous match."""

    sought = Signal(str)
    stepped = Signal(int)
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "box")
        self.field = QLineEdit()
        self.field.setFont(font("body"))
        self.field.setMaxLength(LONGEST)
        self.field.setPlaceholderText(tr("Find in this session"))
        self.field.setAccessibleName(tr("Find in this session"))
        self.field.textChanged.connect(self.sought)
        self._count = label("", "micro", "mut")
        layout = row_of(grow(self.field), self._count, 6, on=self, margins=(12, 3, 4, 3), spacing=2)
        for icon, tip, step in (("up", tr("Before (Enter)"), -1), ("down", tr("Next"), 1)):
            button = IconButton(theme, icon, tip)
            button.clicked.connect(lambda _=False, by=step: self.stepped.emit(by))
            layout.addWidget(button)
        close = IconButton(theme, "close", tr("Close (Esc)"))
        close.clicked.connect(self.closed)
        layout.addWidget(close)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 38)

    def count(self) -> str:
        return self._count.text()

    def show_found(self, found: TranscriptMatches) -> None:
        if not found.words:
            self._count.setText("")
        elif found.rows:
            self._count.setText(tr("{0} of {1}").format(found.at + 1, len(found.rows)))
        else:
            self._count.setText(tr("not found"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that the field does not use."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                back = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.stepped.emit(-1 if back else 1)
            case Qt.Key.Key_Escape:
                self.closed.emit()
            case _:
                super().keyPressEvent(event)
