"""The place of a page that is made when somebody first looks at it: most are never looked at."""

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.ui.parts.tab_order import put_after


class Stall(QWidget):
    """Stands in a stack from the beginning, so that shortcuts have a place to be alive in."""

    def __init__(self, make: Callable[[], QWidget]) -> None:
        super().__init__()
        self._make = make
        self._page: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def fill(self) -> QWidget:
        """What stands in it, from now on at the latest."""
        made = self._make()
        if self._page is None:
            self._page = made
            self._layout.addWidget(made)
            made.show()  # added to what is seen, it would wait for the next turn of the loop
            put_after(self, made)
        return made

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fill()
