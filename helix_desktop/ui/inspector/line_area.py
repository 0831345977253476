"""A scroll area of painted rows of two heights, one of which may be open: where each row stands.

What the rows look like and what is done with them is its child's matter.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea

from helix_desktop.ui.inspector.measures import HEAD, Columns
from helix_desktop.ui.inspector.rows import Form, Line, Part, run_name
from helix_desktop.ui.inspector.telling import name_of, state_of, why_text
from helix_desktop.ui.look.brush import reads_from_left
from helix_desktop.ui.spoken import row_focused
from helix_desktop.ui.words import count_text, tr


class LineArea(QAbstractScrollArea):
    """Knows its rows, which of them is current, and how far there is to scroll."""

    def __init__(self) -> None:
        super().__init__()
        reads_from_left(self)
        self._now = 0.0
        self._lines: list[Line] = []
        self._tops: list[int] = [0]
        self._current = ""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(32)

    @property
    def lines(self) -> Sequence[Line]:
        return self._lines

    def choose(self, key: str) -> None:
        """Make a row the current one and bring it into sight."""
        if self._line(key) is None:
            return
        self._current = key
        at = self._index(key)
        bar, view = self.verticalScrollBar(), self.viewport().height()
        if self._tops[at] < bar.value():
            bar.setValue(self._tops[at])
        elif self._tops[at + 1] > bar.value() + view:
            bar.setValue(min(self._tops[at], self._tops[at + 1] - view))
        row_focused(self, at)
        self.viewport().update()

    def choose_part(self, part: Part) -> None:
        """Go to the head of a group."""
        line = next((each for each in self._lines if each.part is part), None)
        if line is not None:
            self.verticalScrollBar().setValue(self._tops[self._index(line.key)])

    def _measure(self) -> None:
        columns = self._columns()
        opened = self._opened_key()
        heights = (
            HEAD if line.form is Form.HEAD else columns.row + columns.opened * (line.key == opened)
            for line in self._lines
        )
        self._tops = [0, *accumulate(heights)]
        bar, view = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(view)
        bar.setRange(0, max(0, self._tops[-1] + 8 - view))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _opened_key(self) -> str:
        """The row that is open; none."""
        return ""

    def _rows(self) -> Sequence[Line]:
        return [line for line in self._lines if line.form is not Form.HEAD and line.first]

    def _line(self, key: str) -> Line | None:
        return next((line for line in self._lines if line.key == key), None)

    def _index(self, key: str) -> int:
        return next(at for at, line in enumerate(self._lines) if line.key == key)

    def _columns(self) -> Columns:
        return Columns(self.width())

    def spoken_count(self) -> int:
        return len(self._lines)

    def spoken_rect(self, at: int) -> QRect:
        top = self._tops[at] - self.verticalScrollBar().value()
        whole = QRect(0, top, self.width(), self._tops[at + 1] - self._tops[at])
        return whole.intersected(self.viewport().rect())

    def spoken_shown(self) -> range:
        scroll, view = self.verticalScrollBar().value(), self.viewport().height()
        first = max(0, bisect_right(self._tops, scroll) - 1)
        return range(first, min(len(self._lines), bisect_right(self._tops, scroll + view)))

    def spoken_current(self) -> int:
        return self._index(self._current) if self._line(self._current) else -1

    def spoken_row(self, at: int) -> str:
        """A row in words, for who does not see it."""
        line = self._lines[at]
        if line.form is Form.HEAD:
            return f"{line.title}, {line.told}"
        tokens = tr("{0} tokens").format(count_text(line.tokens))
        if line.form is Form.RUN:
            return f"{run_name(line)}, {tokens}"
        words, _tone = state_of(line.block)
        why = why_text(line.block.reason, self._now)
        return f"{name_of(line.block)}, {tokens}, {words}, {why}"
