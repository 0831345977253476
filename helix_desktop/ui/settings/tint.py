"""A card in the colour of what it says: an icon, a sentence, and why."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import NOTICE_BORDER, NOTICE_FILL, mixed
from helix_desktop.ui.parts.labels import label

ICONS = {"ok": "check", "warn": "warn", "bad": "warn"}


class Tint(QWidget):
    """`tone`: ok, warn, bad, or a plain one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._tone = theme, "ok"
        self._title = label("", "smallb", wrap=True)
        self._text = label("", "small", "fg2", wrap=True)
        column = QVBoxLayout(self)
        pad(column, start=40, top=10, end=14, bottom=12)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self._text)
        theme.changed.connect(self.update)

    def show_words(self, tone: str, title: str, text: str) -> None:
        self._tone = tone
        self._title.setText(title)
        self._text.setText(text)
        self.update()

    def text(self) -> str:
        return f"{self._title.text()} {self._text.text()}"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = brush(self), self._theme.colours
        tone = str(getattr(colours, self._tone))
        fill = QColor(mixed(tone, colours.panel, NOTICE_FILL))
        border = QColor(mixed(tone, colours.panel, NOTICE_BORDER))
        rounded(painter, QRectF(self.rect()), 10, fill=fill, border=border)
        icon = ICONS.get(self._tone, "info")
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(14, 11, self._theme.icon(icon, self._tone, size=16, ratio=ratio))
