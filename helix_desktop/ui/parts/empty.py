"""An empty place that says what fills it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import label

ICON = 32
WIDTH = 360


class Empty(QWidget):
    """Icon, a line that says what is missing, and the next thing to do."""

    def __init__(self, theme: Theme, icon: str, *, title: str, hint: str) -> None:
        super().__init__()
        self._theme = theme
        self._icon_name = icon
        self._icon = label("")
        self._icon.setFixedHeight(ICON + 8)
        words = label(hint, "small", "mut", wrap=True)
        words.setFixedWidth(WIDTH)
        layout = QVBoxLayout(self)
        layout.setSpacing(4)
        layout.addStretch(2)
        for item in (self._icon, label(title, "title"), words):
            item.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(item, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        theme.changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        self._icon.setPixmap(self._theme.icon(self._icon_name, "mut", size=ICON, ratio=ratio))
