"""Choices as pills that are switched on and off: one of them, or several.

All of them are in view, and each says all of its words; a click takes no focus.
"""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import CHIP_ALPHA, mixed

HEIGHT, ROW, PADDING, GAP, ICON = 28, 16, 12, 6, 12
RADIUS = HEIGHT / 2


class Pill(QAbstractButton):
    """One choice; what is chosen has a tick, for those who see no colours."""

    def __init__(self, theme: Theme, words: str, *, single: bool) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme, self._single = theme, single
        self.setText(words)
        self.setCheckable(True)
        self.setFont(font("small"))
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        words = math.ceil(QFontMetricsF(self.font()).horizontalAdvance(self.text()))
        return QSize(self._beside() + words + 1, HEIGHT)

    def height_for(self, width: int) -> int:
        """As many rows as its words need."""
        return HEIGHT + (self._laid(width).lineCount() - 1) * ROW

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect, theme = brush(self), QRectF(self.rect()), self._theme
        on = self.isChecked()
        fill = QColor(mixed(theme.colours.acc, theme.colours.surf, CHIP_ALPHA))
        edge = theme.colour("acc" if on else "mut" if self.underMouse() else "line2")
        rounded(painter, rect, RADIUS, fill=fill if on else theme.colour("surf2"), border=edge)
        self._paint_mark(painter, on=on)
        painter.setPen(theme.colour("acc" if on else "fg2"))
        self._laid(self.width()).draw(painter, QPointF(PADDING + ICON + 6, (HEIGHT - ROW) / 2))
        if self.hasFocus():
            focus_ring(painter, rect, RADIUS, colour=theme.colour("acc"))

    def _paint_mark(self, painter: QPainter, *, on: bool) -> None:
        """A tick, or the place for one: round where only one can be chosen."""
        place = QRectF(PADDING - 1, (HEIGHT - ICON) / 2, ICON, ICON)
        if on:
            tick = self._theme.icon("check", "acc", size=ICON, ratio=self.devicePixelRatioF())
            painter.drawPixmap(place.topLeft(), tick)
            return
        ground, edge = self._theme.colour("surf"), self._theme.colour("mut", 150)
        radius = ICON / 2 if self._single else 3
        rounded(painter, place.adjusted(1, 1, -1, -1), radius, fill=ground, border=edge)

    def _laid(self, width: int) -> QTextLayout:
        """Its words in rows; what has no spaces is broken anywhere."""
        layout = QTextLayout(self.text(), self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        at = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(20, width - self._beside()))
            line.setPosition(QPointF(0, at * ROW + (ROW - line.height()) / 2))
            at += 1
        layout.endLayout()
        return layout

    def _beside(self) -> int:
        return 2 * PADDING + ICON + 6


class Pills(QWidget):
    """Rows of pills as wide as there is room; of `single` ones at most one is on."""

    changed = Signal()

    def __init__(self, theme: Theme, labels: Sequence[str], *, single: bool) -> None:
        super().__init__()
        self._single = single
        self.pills = [Pill(theme, words, single=single) for words in labels]
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
