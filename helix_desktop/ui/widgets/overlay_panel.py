"""A side panel of a narrow window, drawn over the page while it is used."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.style.canvas import is_right_to_left
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.widgets.layout import row_of

LEFT_OVER = 48
"""Pixels of the page that stay visible, to click on."""


class OverlayPanel(Overlay):
    """A panel at the start or the end of `below`; Esc or a click beside it closes it."""

    def __init__(self, theme: Theme, below: QWidget, *, at_end: bool, width: int) -> None:
        super().__init__(theme, below, width=width)
        self._at_end = at_end
        self._layout = row_of(on=self.card, margins=0)

    def open_with(self, content: QWidget, width: int) -> None:
        """Show a widget, which is a child of the panel until another parent takes it."""
        self._width = width
        self._layout.addWidget(content)
        content.show()
        self.open_over()

    def place(self) -> QRect:
        width = min(self._width, self.width() - LEFT_OVER)
        left = self._at_end is not is_right_to_left(self)
        return QRect(self.width() - width if left else 0, 0, width, self.height())
