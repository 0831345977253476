"""A row of buttons that becomes two where there is no room: first group left, second right."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

GAP = 8


class ButtonRow(QWidget):
    """Places its buttons and is as high as they need."""

    def __init__(self, left: Sequence[QWidget], right: Sequence[QWidget]) -> None:
        super().__init__()
        self._left, self._right = tuple(left), tuple(right)
        for each in (*self._left, *self._right):
            each.setParent(self)

    def place(self) -> None:
        """After a text, or what is shown, has changed."""
        left, right = (_shown(group) for group in (self._left, self._right))
        top, height = 0, max((each.sizeHint().height() for each in (*left, *right)), default=0)
        if left and right and _width((*left, *right)) > self.width():
            top = self._flow(left, 0, height=height)
            left = []
            top += height + GAP
        if left:
            top = self._flow(left, top, height=height)
        start = self.width() - _width(right)
        end = self._flow(right, top, height=height, left=max(0, start))
        self.setFixedHeight(end + height)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.place()

    def _flow(self, group: Sequence[QWidget], top: int, *, height: int, left: int = 0) -> int:
        """Returns where its last row is."""
        at = left
        for each in group:
            size = each.sizeHint()
            if at > 0 and at + size.width() > self.width():
                at, top = 0, top + height + GAP
            each.setGeometry(at, top, min(size.width(), self.width()), size.height())
            at += size.width() + GAP
        return top


def _shown(group: Sequence[QWidget]) -> list[QWidget]:
    return [each for each in group if not each.isHidden()]


def _width(group: Sequence[QWidget]) -> int:
    return sum(each.sizeHint().width() + GAP for each in group) - GAP if group else 0
