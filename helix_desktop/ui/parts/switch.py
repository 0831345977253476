"""A switch, alone or behind its words: on is the accent, off a hollow track."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import KEYBOARD, focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font

TRACK_WIDTH, TRACK = 30, 18


class Switch(QAbstractButton):
    """Checkable; space and a click turn it. `worded`: its name stands before it."""

    def __init__(self, theme: Theme, name: str, *, worded: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._ring = False
        self.setText(name if worded else "")
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(self.sizeHint())
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        width = QFontMetrics(font("smallb")).horizontalAdvance(self.text())
        return QSize((width + 10 if width else 0) + TRACK_WIDTH + 4, 28)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring = event.reason() in KEYBOARD
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setFont(font("smallb"))
        painter.setPen(self._theme.colour("fg"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.text())
        left, top = self.width() - TRACK_WIDTH - 2, (self.height() - TRACK) / 2
        track = QRectF(left, top, TRACK_WIDTH, TRACK)
        on = self.isChecked()
        usable = self.isEnabled()
        fill = self._theme.colour(("accfill" if usable else "dis") if on else "surf2")
        border = None if on else self._theme.colour("line2")
        rounded(painter, track, TRACK / 2, fill=fill, border=border)
        x = track.right() - 16 if on else track.left() + 2
        rounded(
            painter,
            QRectF(x, top + 2, 14, 14),
            7,
            fill=self._theme.colour("onacc" if usable or on else "dis"),
        )
        if self.hasFocus() and self._ring:
            ring = track.adjusted(-2, -2, 2, 2)
            focus_ring(painter, ring, 11, colour=self._theme.colour("acc"))
