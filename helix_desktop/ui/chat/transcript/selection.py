"""Selecting text with the mouse across several transcript rows, and copying it."""

from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QElapsedTimer, QObject, QPoint, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget

from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.widgets.timers import repeating_timer


class TextPosition(Struct, frozen=True, order=True):
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


SCROLL_INTERVAL_MS = 40
"""Milliseconds between two steps while a selection is dragged beyond the edge."""


class SelectableRows(Protocol):
    """The view whose text is selected."""

    def row_count(self) -> int: ...

    def sheet(self, index: int) -> MessageLayout | None:
        """Return a row's laid-out text, or None for a row without any."""

    def text_of(self, index: int) -> str:
        """Return a row's text as it was written."""

    def position_at(self, point: QPoint) -> TextPosition:
        """Return the text position nearest to a point, also above or below all rows."""

    def viewport(self) -> QWidget: ...

    def verticalScrollBar(self) -> QScrollBar: ...


class TranscriptSelection(QObject):
    """The text selected with the mouse, across rows."""

    changed = Signal()

    def __init__(self, view: SelectableRows) -> None:
        super().__init__()
        self._view = view
        self._selection: TextSelection | None = None
        self._pressed: QPoint | None = None
        self._anchor = TextPosition(0, 0)
        self._since_double = QElapsedTimer()
        self._beyond = repeating_timer(self, SCROLL_INTERVAL_MS, self._scroll_on)

    def exists(self) -> bool:
        return self._selection is not None

    def within(self, row: int, size: int) -> tuple[int, int] | None:
        return self._selection.within(row, size) if self._selection else None

    def text(self) -> str:
        """Return the selected text as it is copied; whole messages inside as their source."""
        selection = self._selection
        if selection is None or selection.empty:
            return ""
        texts = []
        for index in range(selection.first.row, selection.last.row + 1):
            if selection.holds(index):
                texts.append(self._view.text_of(index))
            elif (sheet := self._view.sheet(index)) is not None and (
                part := selection.within(index, sheet.size)
            ):
                texts.append(sheet.copied(*part))
        return "\n\n".join(texts)

    def select_all(self) -> None:
        last = self._view.row_count() - 1
        if last >= 0:
            sheet = self._view.sheet(last)
            end = TextPosition(last, sheet.size if sheet else 0)
            self._select(TextSelection(TextPosition(0, 0), end))

    def press(self, point: QPoint, *, extend: bool) -> None:
        """Begin a selection, or extend the present one to a point."""
        self._pressed = point
        since = self._since_double
        if since.isValid() and since.elapsed() < QApplication.doubleClickInterval():
            self._select_around(point, entire_block=True)
        elif extend and self._selection:
            self._select(TextSelection(self._selection.anchor, self._view.position_at(point)))
        else:
            self._anchor = self._view.position_at(point)
            self._select(None)

    def press_twice(self, point: QPoint) -> None:
        """Select the word under the pointer; a third click selects its paragraph."""
        self._since_double.start()
        self._select_around(point, entire_block=False)

    def drag(self, point: QPoint) -> bool:
        """Extend the selection to the pointer; return whether a button is pressed."""
        if self._pressed is None:
            return False
        is_click = (point - self._pressed).manhattanLength() < QApplication.startDragDistance()
        if self._selection is not None or not is_click:
            self._select(TextSelection(self._anchor, self._view.position_at(point)))
            if 0 <= point.y() < self._view.viewport().height():
                self._beyond.stop()
            elif not self._beyond.isActive():
                self._beyond.start()
        return True

    def release(self) -> bool:
        """End the drag; return whether it was a click that selected nothing."""
        self._beyond.stop()
        press_point, self._pressed = self._pressed, None
        return press_point is not None and self._selection is None

    def clear(self) -> None:
        self.release()
        self._select(None)

    def _scroll_on(self) -> None:
        """Scroll and extend the selection while the pointer is beyond the edge."""
        port, bar = self._view.viewport(), self._view.verticalScrollBar()
        point = port.mapFromGlobal(QCursor.pos())
        bar.setValue(bar.value() + min(0, point.y()) + max(0, point.y() - port.height()))
        self._select(TextSelection(self._anchor, self._view.position_at(point)))

    def _select_around(self, point: QPoint, *, entire_block: bool) -> None:
        """Select the word or the paragraph under the pointer."""
        position = self._view.position_at(point)
        sheet = self._view.sheet(position.row) if self._view.row_count() else None
        if sheet is not None:
            first, last = (sheet.block_at if entire_block else sheet.word_at)(position.index)
            self._anchor = TextPosition(position.row, first)
            self._select(TextSelection(self._anchor, TextPosition(position.row, last)))

    def _select(self, selection: TextSelection | None) -> None:
        if selection != self._selection:
            self._selection = selection
            self.changed.emit()
