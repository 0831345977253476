"""A few choices side by side, one of them chosen; and the switch of two."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font

HEIGHT, INSET, PADDING = 30, 2, 12
LEAST = 72
SWITCH_WIDTH, SWITCH_HEIGHT = 30, 18


class Segmented(QWidget):
    """`chosen` carries the key; arrow keys move the choice."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, choices: Sequence[tuple[str, str]], name: str) -> None:
        """`choices`: key and word of each."""
        super().__init__()
        reads_from_left(self)
        self._theme, self._choices = theme, tuple(choices)
        self._name, self._current = name, ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.show_choice(self._choices[0][0] if self._choices else "")
        theme.changed.connect(self.update)

    def show_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        self._choices = tuple(choices)
        self.updateGeometry()
        self.show_choice(self._current)

    def show_choice(self, key: str) -> None:
        self._current = key
        word = dict(self._choices).get(key, "")
        self.setAccessibleName(f"{self._name}: {word}")
        self.update()

    def choice(self) -> str:
        return self._current

    def choose(self, key: str) -> None:
        """As if it had been clicked."""
        if key != self._current:
            self.show_choice(key)
            self.chosen.emit(key)

    def sizeHint(self) -> QSize:
        width = sum(self._width(word) for _key, word in self._choices)
        return QSize(math.ceil(width) + 2 * INSET, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Words that have no room are cut: in other languages they are longer."""
        return QSize(min(self.sizeHint().width(), len(self._choices) * LEAST), HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        left, share = float(INSET), self._share()
        for key, word in self._choices:
            left += self._width(word) * share
            if event.position().x() < left:
                self.choose(key)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        keys = [key for key, _word in self._choices]
        if step is None or self._current not in keys:
            super().keyPressEvent(event)
            return
        self.choose(keys[max(0, min(len(keys) - 1, keys.index(self._current) + step))])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect = self._theme, QRectF(self.rect())
        rounded(
            painter,
            rect,
            8,
            fill=theme.colour("surf" if theme.dark else "surf2"),
            border=theme.colour("line" if theme.dark else "line2"),
        )
        left, share = float(INSET), self._share()
        for key, word in self._choices:
            width = self._width(word) * share
            place = QRectF(left, INSET, width, self.height() - 2 * INSET)
            if key == self._current:
                fill, edge = ("line2", None) if theme.dark else ("surf", theme.colour("line2"))
                rounded(painter, place, 6, fill=theme.colour(fill), border=edge)
            painter.setFont(font("smallb"))
            tone = "fg" if key == self._current else "mut"
            painter.setPen(theme.colour(tone if self.isEnabled() else "dis"))
            room = math.ceil(width) - PADDING if share < 1 else math.ceil(width)
            cut = painter.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, room)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cut)
            left += width
        if self.hasFocus():
            focus_ring(painter, rect, 8, colour=theme.colour("acc"))

    def _share(self) -> float:
        """How much of the width they want they have."""
        wanted = sum(self._width(word) for _key, word in self._choices)
        return min(1.0, (self.width() - 2 * INSET) / max(1.0, wanted))

    def _width(self, word: str) -> float:
        return QFontMetricsF(font("smallb")).horizontalAdvance(word) + 2 * PADDING
