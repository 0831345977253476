"""One screen in steps: discs in the gutter tick as what they stand for becomes true."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import CHIP_ALPHA, mixed
from helix_desktop.ui.parts.labels import Elided, label

GUTTER, DISC = 48, 24


class Step(QWidget):
    """A title, a few words, and what is chosen; `done`, `current` or still to come."""

    def __init__(self, theme: Theme, number: int, *, title: str, hint: str, last: bool) -> None:
        super().__init__()
        self._theme, self._number, self._last = theme, number, last
        self._done = self._current = False
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(label(title, "title"))
        told = Elided(theme, "small", "mut")
        told.set_text(hint)
        head.addWidget(told, 1)
        self.inside = QVBoxLayout()
        self.inside.setSpacing(8)
        layout = QVBoxLayout(self)
        pad(layout, start=GUTTER, top=2, end=0, bottom=0 if last else 28)
        layout.setSpacing(12)
        layout.addLayout(head)
        layout.addLayout(self.inside)
        theme.changed.connect(self.update)

    @property
    def done(self) -> bool:
        return self._done

    def mark(self, *, done: bool, current: bool) -> None:
        self._done, self._current = done, current
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, colours = self._theme, self._theme.colours
        disc = QRectF(0, 0, DISC, DISC)
        if not self._last:
            painter.setPen(QPen(theme.colour("line"), 1))
            middle = disc.center().x() + 0.5
            painter.drawLine(QPointF(middle, DISC + 4), QPointF(middle, self.height() - 4))
        painter.setPen(Qt.PenStyle.NoPen)
        if self._done and not self._current:
            painter.setBrush(QColor(mixed(colours.ok, colours.bg, CHIP_ALPHA)))
            painter.drawEllipse(disc)
            pixmap = theme.icon("check", "ok", size=14, ratio=self.devicePixelRatioF())
            painter.drawPixmap(5, 5, pixmap)
            return
        if self._current:
            painter.setBrush(theme.colour("accfill"))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("line2"), 1))
            disc = disc.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawEllipse(disc)
        painter.setFont(font("over"))
        painter.setPen(theme.colour("onacc" if self._current else "mut"))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._number))
