"""What stands below the talk, one part under the other: cards, the queue, the composer."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.style.tokens import STATUS
from helix_desktop.ui.widgets.layout import column_of

GAP = 8
MARGINS = 24 + 2
"""Above and below the dock, with the lines that part it from the bars."""


class CardDock(QWidget):
    """Tells how high one of its parts may be, and whenever that may be something else."""

    rearranged = Signal()

    def __init__(self, parts: Sequence[QWidget], above: Sequence[QWidget]) -> None:
        super().__init__()
        self._parts, self._above = tuple(parts), tuple(above)
        column_of(*parts, on=self, margins=0, spacing=GAP)

    def room_of(self, part: QWidget) -> int:
        """The height of the window less the bars and all the other parts."""
        others = [each for each in self._parts if each is not part]
        taken = sum(_height(each) + GAP for each in others if not each.isHidden())
        bars = sum(_height(each) for each in self._above if not each.isHidden())
        return self.window().height() - STATUS - MARGINS - bars - taken

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:  # a part came, went, or is of another size
            self.rearranged.emit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rearranged.emit()


def _height(part: QWidget) -> int:
    """Of a part with a fixed height the hint says something else."""
    return max(part.minimumHeight(), part.sizeHint().height())
