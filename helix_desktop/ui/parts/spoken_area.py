"""A painted area of rows that lie one below the other: what `SpokenRows` asks of their places."""

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractScrollArea


class SpokenArea(QAbstractScrollArea):
    """Knows by the tops of its rows (and where the last one ends) which are on screen."""

    def spoken_tops(self) -> Sequence[float]:
        """In pixels from the beginning; one more than there are rows."""
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
