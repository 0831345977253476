"""A card that is one of several: a ring that fills, a title, and what it holds below."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import KEYBOARD, chip, focus_ring, rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import label

RING, INSIDE = 14, 350
"""The ring's diameter; alpha of the inner line, in thousandths."""
TEXT = 40
"""Where the words of a card begin."""


class Option(QWidget):
    """`chosen` when the person takes it; who shows it marks it."""

    chosen = Signal()

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self._theme = theme
        self._chosen = self._by_keyboard = False
        self._chip, self._tone = "", "ok"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(title)
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        pad(self.head, start=TEXT, top=0, end=0, bottom=0)
        self.head.addWidget(label(title, "title"), 1)
        self.body = QVBoxLayout(self)
        pad(self.body, start=0, top=12, end=14, bottom=12)
        self.body.setSpacing(4)
        self.body.addLayout(self.head)
        theme.changed.connect(self.update)

    @property
    def is_chosen(self) -> bool:
        return self._chosen

    def mark(self, chosen: bool) -> None:
        self._chosen = chosen
        self.update()

    def tag(self, words: str, tone: str) -> None:
        """A chip at the right of the title; "" is none."""
        self._chip, self._tone = words, tone
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in KEYBOARD
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect = self._theme, QRectF(self.rect())
        hot = self.underMouse() and not self._chosen
        edge = theme.colour("acc" if self._chosen else "line2" if hot else "line")
        rounded(painter, rect, 10, fill=theme.colour("surf"), border=edge)
        if self._chosen:
            inner = theme.colour("acc", 255 * INSIDE // 1_000)
            clear = theme.colour("surf", 0)
            rounded(painter, rect.adjusted(1, 1, -1, -1), 9, fill=clear, border=inner)
        self._ring(painter)
        if self._chip:
            right = rect.right() - 12
            chip(painter, right, 22, text=self._chip, tone=self._tone, theme=theme)
        if self.hasFocus() and self._by_keyboard:
            focus_ring(painter, rect, 10, colour=theme.colour("acc"))

    def _ring(self, painter: QPainter) -> None:
        theme = self._theme
        painter.setPen(QPen(theme.colour("acc" if self._chosen else "mut"), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        centre = QPointF(14 + RING / 2, 22)
        painter.drawEllipse(centre, RING / 2, RING / 2)
        if self._chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("acc"))
            painter.drawEllipse(centre, 3.6, 3.6)
