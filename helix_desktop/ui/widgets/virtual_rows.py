"""The heights of very many rows, and a scroll area that reports the places of its rows.

A Fenwick tree finds the top of a row and the row at a height in log n steps; a query or change
takes microseconds, even with a hundred thousand rows.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractScrollArea


class EstimatedHeights:
    """The heights of rows that lie below each other."""

    def __init__(self, heights: Iterable[float] = ()) -> None:
        self._heights = list(heights)
        self._tree = [0.0, *self._heights]
        for at in range(1, len(self._tree)):
            above = at + (at & -at)
            if above < len(self._tree):
                self._tree[above] += self._tree[at]

    def __len__(self) -> int:
        return len(self._heights)

    def __getitem__(self, at: int) -> float:
        return self._heights[at]

    def __setitem__(self, at: int, height: float) -> None:
        change = height - self._heights[at]
        self._heights[at] = height
        at += 1
        while at < len(self._tree):
            self._tree[at] += change
            at += at & -at

    def append(self, height: float) -> None:
        self._heights.append(height)
        at = len(self._heights)
        below, total = at - 1, height
        while below > at - (at & -at):
            total += self._tree[below]
            below -= below & -below
        self._tree.append(total)

    def top(self, at: int) -> float:
        """Return the top of row `at`; after the last row, the total height."""
        total = 0.0
        while at > 0:
            total += self._tree[at]
            at -= at & -at
        return total

    @property
    def total(self) -> float:
        return self.top(len(self._heights))

    def row_at(self, y: float) -> int:
        """Return the row that covers `y`: -1 above the first, the number of rows below the last."""
        if y < 0:
            return -1
        at, step = 0, 1 << len(self._heights).bit_length()
        while step:
            below = at + step
            if below < len(self._tree) and self._tree[below] <= y:
                at, y = below, y - self._tree[below]
            step >>= 1
        return at

    def scaled(self, factor: float) -> "EstimatedHeights":
        """Return the heights for another width, roughly."""
        return EstimatedHeights([height * factor for height in self._heights])


class SpokenArea(QAbstractScrollArea):
    """A scroll area that finds its visible rows by their tops, for `AccessibleRows`."""

    def spoken_tops(self) -> Sequence[float]:
        """Return the tops in pixels from the beginning, and the end of the last row."""
        raise NotImplementedError

    def spoken_row(self, at: int) -> str:
        raise NotImplementedError

    def spoken_count(self) -> int:
        return max(0, len(self.spoken_tops()) - 1)

    def spoken_rect(self, at: int) -> QRect:
        if at not in self.spoken_shown():
            return QRect()
        tops, scroll = self.spoken_tops(), self.verticalScrollBar().value()
        high = round(tops[at + 1] - tops[at])
        return QRect(0, round(tops[at]) - scroll, self.viewport().width(), high)

    def spoken_shown(self) -> range:
        tops, scroll = self.spoken_tops(), self.verticalScrollBar().value()
        first = max(0, bisect_right(tops, scroll) - 1)
        last = bisect_right(tops, scroll + self.viewport().height())
        return range(first, min(last, self.spoken_count()))

    def spoken_current(self) -> int:
        return -1
