"""The error bar: what happened, what was kept, what to do; it stays until it is dismissed."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import NOTICE_BORDER, NOTICE_FILL, mixed
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import shown
from helix_desktop.ui.spoken import announce
from helix_desktop.ui.words import tr


class Notice(QWidget):
    """A message with a hint; hidden while there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._message = label("", "strong", wrap=True)
        self._hint = label("", "small", "fg2", wrap=True)
        self._close = IconButton(theme, "close", tr("Dismiss"))
        self._close.clicked.connect(self.hide)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._message)
        words.addWidget(self._hint)
        layout = QHBoxLayout(self)
        pad(layout, start=44, top=10, end=8, bottom=10)
        layout.addLayout(words, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def show_message(self, message: str, hint: str = "") -> None:
        self._message.setText(shown(message, 600))
        self._hint.setText(shown(hint, 600))
        self._hint.setVisible(bool(hint))
        self.setAccessibleName(f"{message} {hint}".strip())
        self.show()
        announce(self, self.accessibleName())

    def text(self) -> str:
        return f"{self._message.text()} {self._hint.text()}".strip() if self.isVisible() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        colours = self._theme.colours
        fill = QColor(mixed(colours.bad, colours.bg, NOTICE_FILL))
        border = QColor(mixed(colours.bad, colours.bg, NOTICE_BORDER))
        rounded(painter, QRectF(self.rect()), 10, fill=fill, border=border)
        pixmap = self._theme.icon("warn", "bad", size=16, ratio=self.devicePixelRatioF())
        painter.drawPixmap(16, 12, pixmap)
