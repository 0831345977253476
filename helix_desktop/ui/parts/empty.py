"""An empty place that says what fills it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

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
        words.setFixedWidth(_even(words))
        layout = self._column = QVBoxLayout(self)
        layout.setSpacing(4)
        layout.addStretch(2)
        self._parts = (label(title, "title"), words, self._icon)
        for item in (self._icon, *self._parts[:2]):
            item.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(item, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        theme.changed.connect(self._draw)
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What has no room is left out, the icon first."""
        super().resizeEvent(event)
        layout = self._column
        margins = layout.contentsMargins()
        left = event.size().height() - margins.top() - margins.bottom() + layout.spacing()
        for part in self._parts:
            left -= part.sizeHint().height() + layout.spacing()
            part.setVisible(left >= 0)

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        self._icon.setPixmap(self._theme.icon(self._icon_name, "mut", size=ICON, ratio=ratio))


def _even(words: QLabel) -> int:
    """The least width with no more lines than the whole: no last line of a single word."""
    high = words.heightForWidth(WIDTH)
    fitting = (
        width for width in range(WIDTH // 2, WIDTH, 8) if words.heightForWidth(width) == high
    )
    return next(fitting, WIDTH)
