"""One line over the whole window that says in what state it runs, and one thing to do about it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import NOTICE_FILL, mixed
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import tr


class Banner(QWidget):
    """Hidden unless there is something to say."""

    entered = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._text = label("", "small", "fg", wrap=True)
        self._do = button("")
        self._do.clicked.connect(self.entered)
        row = QHBoxLayout(self)
        pad(row, start=48, top=8, end=24, bottom=8)
        row.setSpacing(16)
        row.addWidget(self._text, 1)
        row.addWidget(self._do)
        theme.changed.connect(self.update)
        self.hide()

    def tell_safe_start(self) -> None:
        self._text.setText(
            tr(
                "Safe start: Helix ended unexpectedly twice, right after it began. No servers run,"
                " no workspace was opened by itself, and the settings are the defaults."
                " Everything you had is kept."
            )
        )
        self._do.setText(tr("Start normally"))
        self.show()

    def text(self) -> str:
        return self._text.text() if self.isVisible() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        colours = self._theme.colours
        painter.fillRect(self.rect(), QColor(mixed(colours.warn, colours.bg, 2 * NOTICE_FILL)))
        ratio = self.devicePixelRatioF()
        pixmap = self._theme.icon("warn", "warn", size=16, ratio=ratio)
        painter.drawPixmap(20, (self.height() - 16) // 2, pixmap)
