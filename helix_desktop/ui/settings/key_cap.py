"""The cap of a key, as text: what to press for what stands beside it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font

HEIGHT, PADDING = 18, 10


class KeyCap(QWidget):
    """One cap with all keys of a shortcut."""

    def __init__(self, theme: Theme, keys: str) -> None:
        super().__init__()
        self._theme, self._keys = theme, keys
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_keys(self, keys: str) -> None:
        self._keys = keys
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(font("microb")).horizontalAdvance(self._keys) + PADDING
        return QSize(max(HEIGHT, round(width)), HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect, theme = QRectF(self.rect()), self._theme
        rounded(painter, rect, 4, fill=theme.colour("surf"), border=theme.colour("line2"))
        painter.setFont(font("microb"))
        painter.setPen(theme.colour("mut"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._keys)
