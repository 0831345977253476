"""Choices as pills that are switched on and off: one of them, or several.

All of them are in view, and each says all of its words; a click takes no focus.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from helix_desktop.ui.paint import focus_ring, rounded
from helix_desktop.ui.theme import Theme, font
from helix_desktop.ui.tokens import CHIP_ALPHA, mixed

HEIGHT, PADDING, GAP, ICON = 28, 12, 6, 12
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere | Qt.AlignmentFlag.AlignVCenter


class Pill(QAbstractButton):
    """One choice; what is chosen has a tick, for those who see no colours."""

    def __init__(self, theme: Theme, words: str) -> None:
        super().__init__()
        self._theme = theme
        self.setText(words)
        self.setCheckable(True)
        self.setFont(font("small"))
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._beside() + self.fontMetrics().horizontalAdvance(self.text()), HEIGHT)

    def height_for(self, width: int) -> int:
        """As many rows as its words need."""
        room = QSize(max(20, width - self._beside()), 10_000)
        found = QFontMetrics(self.font()).boundingRect(
            0, 0, room.width(), room.height(), int(_WRAPPED), self.text()
        )
        return max(HEIGHT, found.height() + HEIGHT - 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect, theme = QPainter(self), QRectF(self.rect()), self._theme
        on = self.isChecked()
        fill = QColor(mixed(theme.colours.acc, theme.colours.surf, CHIP_ALPHA))
        edge = theme.colour("acc" if on else "mut" if self.underMouse() else "line2")
        rounded(painter, rect, HEIGHT / 2, fill=fill if on else theme.colour("surf2"), border=edge)
        left = PADDING
        if on:
            tick = theme.icon("check", "acc", size=ICON, ratio=self.devicePixelRatioF())
            painter.drawPixmap(left - 2, round(rect.center().y()) - ICON // 2, tick)
        painter.setFont(self.font())
        painter.setPen(theme.colour("acc" if on else "fg2"))
        words = rect.adjusted(left + ICON + 2, 0, -PADDING, 0)
        painter.drawText(words, int(_WRAPPED), self.text())
        if self.hasFocus():
            focus_ring(painter, rect, HEIGHT / 2, colour=theme.colour("acc"))

    def _beside(self) -> int:
        return 2 * PADDING + ICON + 4


class Pills(QWidget):
    """Rows of pills as wide as there is room; of `single` ones at most one is on."""

    changed = Signal()

    def __init__(self, theme: Theme, labels: Sequence[str], *, single: bool) -> None:
        super().__init__()
        self._single = single
        self.pills = [Pill(theme, words) for words in labels]
        for pill in self.pills:
            pill.setParent(self)
            pill.clicked.connect(lambda _=False, pill=pill: self._on_clicked(pill))
        self._place()

    @property
    def chosen(self) -> tuple[int, ...]:
        """Places of what is on, in the order of the choices."""
        return tuple(at for at, pill in enumerate(self.pills) if pill.isChecked())

    def choose(self, places: Sequence[int]) -> None:
        for at, pill in enumerate(self.pills):
            pill.setChecked(at in places)

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place()

    def _place(self) -> None:
        left, top, row = 0, 0, 0
        for pill in self.pills:
            width = min(pill.sizeHint().width(), max(60, self.width()))
            height = pill.height_for(width)
            if left and left + width > self.width():
                left, top, row = 0, top + row + GAP, 0
            pill.setGeometry(left, top, width, height)
            left, row = left + width + GAP, max(row, height)
        self.setFixedHeight(top + row)

    def _on_clicked(self, clicked: Pill) -> None:
        if self._single:
            for pill in self.pills:
                pill.setChecked(pill is clicked and clicked.isChecked())
        self.changed.emit()
