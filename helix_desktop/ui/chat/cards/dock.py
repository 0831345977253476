"""The dock below the conversation: cards, the queue, and the composer, one below the other."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.style.tokens import STATUS
from helix_desktop.ui.widgets.layout import column_of, insert_tab_after, last_tab_in

GAP = 8
MARGINS = 24 + 2
"""Margins above and below the dock, with the lines that separate it from the bars."""


class CardDock(QWidget):
    """A column that tells its parts how high they may be; `rearranged` follows each change."""

    rearranged = Signal()

    def __init__(self, parts: Sequence[QWidget], above: Sequence[QWidget]) -> None:
        super().__init__()
        self._parts, self._above = list(parts), tuple(above)
        self._column = column_of(*parts, on=self, margins=0, spacing=GAP)

    def insert(self, part: QWidget, before: QWidget) -> None:
        """Add a part, hidden, that was not needed until now; Tab reaches it at its place."""
        at = self._parts.index(before)
        self._parts.insert(at, part)
        part.hide()
        self._column.insertWidget(at, part)
        part.stackUnder(before)  # screen readers read parts in the order of children
        self.order(part)

    def order(self, *late: QWidget) -> None:
        """Let Tab reach parts after those above them; in a hidden window, nothing is done."""
        for above, part in pairwise(self._parts):
            if part in late:
                insert_tab_after(last_tab_in(above), part)

    def room_of(self, part: QWidget) -> int:
        """Return the window's height without the bars and all other parts."""
        others = [each for each in self._parts if each is not part]
        taken = sum(_height(each) + GAP for each in others if not each.isHidden())
        bars = sum(_height(each) for each in self._above if not each.isHidden())
        return self.window().height() - STATUS - MARGINS - bars - taken

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # a part appeared, disappeared, or changed its size
        if event.type() is QEvent.Type.LayoutRequest:
            self.rearranged.emit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rearranged.emit()


def _height(part: QWidget) -> int:
    """Return a part's height; with a fixed height the size hint differs."""
    return max(part.minimumHeight(), part.sizeHint().height())
