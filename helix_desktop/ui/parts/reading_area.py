"""A part that is read by scrolling: it has a name, and shows when the keyboard is in it.

Arrow keys and Page Down move it; Tab stops there only where there is more than fits.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from helix_desktop.ui.look.paint import KEYBOARD


class ReadingArea(QScrollArea):
    """Put what is to be read into it; what is behind it shows through."""

    def __init__(self, inside: QWidget, name: str) -> None:
        super().__init__()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        inside.setAutoFillBackground(False)  # the scroll area would have it filled
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark("true" if event.reason() in KEYBOARD else "false")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark("false")

    def _mark(self, ringed: str) -> None:
        """The style sheet has the ring."""
        if self.property("ringed") != ringed:
            self.setProperty("ringed", ringed)
            self.style().unpolish(self)
            self.style().polish(self)

    def _on_range(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most > 0 else Qt.FocusPolicy.NoFocus)
