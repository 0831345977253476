"""Qt's own controls as the style paints them: what it cannot set is set where they are created."""

from PySide6.QtWidgets import QMenu, QWidget

from helix_desktop.ui.style.qt_style import MENU_PADDING


class Menu(QMenu):
    """A menu with room around its items."""

    def __init__(self, parent: QWidget, title: str = "") -> None:
        super().__init__(title, parent)
        self.setContentsMargins(MENU_PADDING, MENU_PADDING, MENU_PADDING, MENU_PADDING)
