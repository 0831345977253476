"""*Find in conversation* (Ctrl+F): which text of the rows is searched, scrolling to a hit, and
painting the hits.

The text of a message is searched as it is shown, without its marks, all of it; a call's card by its
head, the lines of its comparison, and its output while that is shown. Only rows whose source has
the words are parsed, and no more than MAX_PARSED_ROWS of them: among more, a hit in the address of
a link counts as well.
"""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QObject, QPoint
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import (
    LINE_KINDS,
    RowLayout,
    TranscriptMatches,
    row_blocks,
    search_pattern,
)
from helix_desktop.ui.chat.transcript.rows import RowKind, TranscriptRow, head_text
from helix_desktop.ui.chat.transcript.tool_rows import (
    HEAD_HEIGHT,
    all_diff_lines,
    diff_height,
    diff_line_rect,
    is_compared,
    last_line_rect,
    shown_diff_lines,
    shown_last_lines,
)
from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.markdown.block_parser import StreamingParser
from helix_desktop.ui.markdown.model import BlockShape
from helix_desktop.ui.widgets.fields import FindBar

MAX_PARSED_ROWS = 500
UNLIMITED_CHARS = 1 << 40
"""Characters shown of a message, for a search of all of it."""
_MARKS = str.maketrans("", "", "*_`~\\[]")
"""Removes the marks of Markdown that can stand within a word."""


class RowText(Struct, frozen=True):
    """The searchable text of a row: its head, the lines of its comparison, and the text below.

    `last_lines` are those of a command's output on its closed card.
    """

    head: str = ""
    lines: tuple[str, ...] = ()
    last_lines: tuple[str, ...] = ()
    body: str = ""


def find_matches(model: TranscriptModel, words: str, last_row: int) -> TranscriptMatches:
    """Return all hits; the last one in the last row at or before `last_row` is current."""
    if not words:
        return TranscriptMatches()
    rows: list[int] = []
    counts: list[int] = []
    # from the newest row on, which the user is most likely to look at
    for index in reversed(range(model.rowCount())):
        count = _count_in(model, index, words, parses=len(rows) < MAX_PARSED_ROWS)
        if count:
            rows.append(index)
            counts.append(count)
    rows.reverse()
    ends = tuple(accumulate(reversed(counts)))
    before = bisect_right(rows, last_row)
    current = ends[before - 1] - 1 if before else 0
    return TranscriptMatches(words, tuple(rows), ends, current if rows else -1)


def _count_in(model: TranscriptModel, index: int, words: str, *, parses: bool) -> int:
    old_text, pattern = model.rows.text(index), search_pattern(words)
    is_compared = model.rows.is_compared(index)
    if not is_compared:
        # whether the source can have the words when it is shown
        source, searched = old_text.casefold(), words.casefold()
        if searched not in source and searched.translate(_MARKS) not in source.translate(_MARKS):
            return 0
        if not parses:
            return sum(1 for _ in pattern.finditer(old_text.translate(_MARKS)))
    text = row_text(model.row(index))
    parts = (text.head, *text.lines, *text.last_lines, text.body)
    return sum(len(pattern.findall(part)) for part in parts)


def row_text(row: TranscriptRow) -> RowText:
    """Return all text that a row shows, also what it shows only when it is unfolded."""
    if row.kind in LINE_KINDS:
        return RowText(row.text)
    if row.kind is not RowKind.TOOL:
        return RowText(body=_body(row))
    lines = tuple(line.text for line in all_diff_lines(row))
    body = _body(row) if row.expanded and not is_compared(row) else ""
    return RowText(head_text(row), lines, shown_last_lines(row), body)


def _body(row: TranscriptRow) -> str:
    return "\n".join(block.text for block in row_blocks(row, StreamingParser(), UNLIMITED_CHARS))


MAX_MARKS = 500
"""Hits that are marked in one row, those around the current one."""
HIT_MARGIN = 64
"""Pixels above and below a hit, so that it is not under the bar."""
HIT_LINE_HEIGHT = 30
"""The height of a hit's line that is brought into view."""
SEARCH_PAUSE_MS = 250
"""Milliseconds after a change of the rows until they are searched again."""


class SearchedRows(Protocol):
    """The view whose rows are searched."""

    at_end: bool

    def row_layout_at(self, index: int) -> RowLayout: ...

    def row_at(self, point: QPoint) -> int: ...

    def reveal(
        self, index: int, margin: float = 0, *, part: tuple[float, float] | None = None
    ) -> None: ...

    def settle(self) -> bool: ...

    def open_row(self, index: int) -> None: ...

    def unfold_code(self, index: int, blocks: Iterable[int]) -> None: ...

    def show_more(self, index: int) -> None: ...

    def viewport(self) -> QWidget: ...


class ConversationSearch(QObject):
    """Searches the rows for the words in the bar, and leads from hit to hit."""

    def __init__(self, view: SearchedRows, model: TranscriptModel, bar: FindBar) -> None:
        super().__init__(bar)
        self._view, self._model, self._bar = view, model, bar
        self.matches = TranscriptMatches()
        self._again = single_shot_timer(self, SEARCH_PAUSE_MS, self._search_again)
        bar.stepped.connect(lambda step: self._go(self.matches.moved(step)))
        model.dataChanged.connect(self._on_changed)
        model.rowsInserted.connect(self._on_changed)

    def seek(self, words: str) -> None:
        """Search, and lead to the last hit at or above the end of what is visible."""
        viewport = self._view.viewport()
        row = self._view.row_at(QPoint(viewport.width() // 2, viewport.height() - 1))
        last = self._model.rowCount()
        self._go(find_matches(self._model, words, row if row >= 0 else last))

    def clear(self) -> None:
        self._again.stop()
        self._show(TranscriptMatches())

    def marked_places(self, index: int, text: str) -> list[tuple[int, int]]:
        """Return the hits to mark in a row's laid-out text."""
        places = self.matches.places(text)
        first = 0
        if index == self.matches.row:
            first = max(0, self.matches.number - MAX_MARKS // 2)
        return places[first : first + MAX_MARKS]

    def _show(self, matches: TranscriptMatches) -> None:
        self.matches = matches
        self._bar.show_position(matches.at + 1, matches.count)
        self._view.viewport().update()

    def _on_changed(self, _first: QModelIndex, _last: QModelIndex) -> None:
        """Search again soon: a comparison or an output was read, or something was added."""
        if self.matches.words and not self._again.isActive():
            self._again.start()

    def _search_again(self) -> None:
        before = self.matches
        self._show(find_matches(self._model, before.words, before.row).stay_with(before))

    def _go(self, matches: TranscriptMatches) -> None:
        self._show(matches)
        index = matches.row
        if index < 0:
            return
        view, row = self._view, self._model.row(index)
        view.at_end = False
        self._model.unfold(index)
        # by an estimate; after the layout the place of the hit is exact
        view.reveal(index, HIT_MARGIN)
        view.settle()
        text = row_text(row)
        number = matches.number - len(matches.places(text.head))
        if number < 0:
            return
        for line, words in enumerate((*text.lines, *text.last_lines)):
            count = len(matches.places(words))
            if number < count:
                line_count = len(text.lines)
                row = self._model.row(index)
                every, shown = all_diff_lines(row)[line : line + 1], shown_diff_lines(row)
                if line < line_count and every != shown[line : line + 1]:
                    view.open_row(index)
                row_layout = view.row_layout_at(index)
                top = row_layout.above + HEAD_HEIGHT
                if line < line_count:
                    line_area = diff_line_rect(line, row_layout.width, top=top)
                else:
                    line_area = last_line_rect(
                        line - line_count, row_layout.width, top=top + diff_height(row)
                    )
                view.settle()
                view.reveal(index, HIT_MARGIN, part=(line_area.top(), line_area.bottom()))
                return
            number -= count
        body_count = len(matches.places(text.body))
        places, row_layout = self.matches.places, view.row_layout_at(index)
        while (sheet := row_layout.sheet) is not None:
            hits = places(sheet.text)
            if len(hits) >= body_count:
                break
            if folded := sheet.folded_code():
                view.unfold_code(index, folded)
            elif number >= len(hits) and sheet.boxes[-1].block.shape is BlockShape.MORE:
                view.show_more(index)
            else:
                break
            row_layout = view.row_layout_at(index)
        if sheet is None or not (hits := places(sheet.text)):
            return
        view.settle()
        if rects := sheet.rects(*hits[min(number, len(hits) - 1)]):
            top = row_layout.place.y() + rects[0].top()
            view.reveal(index, HIT_MARGIN, part=(top, top + HIT_LINE_HEIGHT))
