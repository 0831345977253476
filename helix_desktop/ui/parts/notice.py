"""The bar of news: what happened, what was kept, what to do. Bad news stays until dismissed."""

from enum import StrEnum

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPaintEvent
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

SECONDS = 8_000
"""Milliseconds that good news stays: nobody has to do anything about it."""


class Tone(StrEnum):
    """How news is meant; the values are colours."""

    GOOD = "ok"
    NOTE = "info"
    WARNING = "warn"
    BAD = "bad"


_ICONS = {Tone.GOOD: "check", Tone.NOTE: "info", Tone.WARNING: "warn", Tone.BAD: "warn"}


class Notice(QWidget):
    """A message with a hint; hidden while there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._message = label("", "strong", wrap=True)
        self._hint = label("", "small", "fg2", wrap=True)
        self._close = IconButton(theme, "close", tr("Dismiss"))
        self._close.clicked.connect(self.hide)
        self._tone = Tone.BAD
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.setInterval(SECONDS)
        self._away.timeout.connect(self.hide)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._message)
        words.addWidget(self._hint)
        layout = QHBoxLayout(self)
        pad(layout, start=44, top=10, end=8, bottom=10)
        layout.addLayout(words, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def tone(self) -> Tone:
        return self._tone

    def show_message(self, message: str, hint: str = "", *, tone: Tone = Tone.BAD) -> None:
        self._tone = tone
        self._message.setText(shown(message, 600))
        self._hint.setText(shown(hint, 600))
        self._hint.setVisible(bool(hint))
        self.setAccessibleName(f"{message} {hint}".strip())
        self.show()
        self.update()
        if tone is Tone.GOOD:
            self._away.start()
        else:
            self._away.stop()
        announce(self, self.accessibleName())

    def text(self) -> str:
        return f"{self._message.text()} {self._hint.text()}".strip() if self.isVisible() else ""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._away.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        colours = self._theme.colours
        tint = str(getattr(colours, self._tone.value))
        fill = QColor(mixed(tint, colours.bg, NOTICE_FILL))
        border = QColor(mixed(tint, colours.bg, NOTICE_BORDER))
        rounded(painter, QRectF(self.rect()), 10, fill=fill, border=border)
        pixmap = self._theme.icon(
            _ICONS[self._tone], self._tone.value, size=16, ratio=self.devicePixelRatioF()
        )
        painter.drawPixmap(16, 12, pixmap)
