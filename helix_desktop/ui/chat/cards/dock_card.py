"""What cards docked above the composer have in common: their ground, their sign, their chips."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QSizePolicy, QWidget

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import CHIP_HEIGHT, chip_width, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import CHIP_ALPHA, mixed

BORDER = 140
"""Alpha of the border: 55 %."""
RADIUS = 14
CHIP_GAP, CHIP_ICON = 6, 12

Chip = tuple[str, str, str]
"""Words, tone, icon."""


class DockCard(QFrame):
    """A card with a border that asks for attention."""

    left = Signal()
    """It goes away with the keyboard in it: somebody else has to take that."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        theme.changed.connect(self.update)

    def hand_on(self) -> None:
        """Before it goes or changes: give the keyboard away rather than let Qt choose to whom."""
        inside = QApplication.focusWidget()
        if inside is not None and self.isAncestorOf(inside):
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        ground, border = self._theme.colour("surf"), self._theme.colour("warn", BORDER)
        rounded(painter, QRectF(self.rect()), RADIUS, fill=ground, border=border)


class Sign(QWidget):
    """An icon before a title."""

    def __init__(self, theme: Theme, icon: str, tone: str) -> None:
        super().__init__()
        self._theme, self._icon, self._tone = theme, icon, tone
        self.setFixedSize(18, 30)
        theme.changed.connect(self.update)

    def show_as(self, icon: str, tone: str) -> None:
        self._icon, self._tone = icon, tone
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        pixmap = self._theme.icon(self._icon, self._tone, size=16, ratio=ratio)
        brush(self).drawPixmap(1, 7, pixmap)


class Chips(QWidget):
    """Chips from the right; those for which there is no room are left out, the first one last."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._chips: tuple[Chip, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_chips(self, chips: Sequence[Chip]) -> None:
        self._chips = tuple(chips)
        self.setAccessibleName(", ".join(self.words()))
        self.update()

    def words(self) -> list[str]:
        return [words for words, _, _ in self._chips]

    def sizeHint(self) -> QSize:
        return QSize(60, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        right = float(self.width())
        for words, tone, icon in self._chips:
            width = chip_width(words) + (CHIP_ICON + 4 if icon else 0)
            if right - width < 0:
                break
            place = QRectF(right - width, 4, width, CHIP_HEIGHT)
            self._paint(painter, place, words=words, tone=tone, icon=icon)
            right -= width + CHIP_GAP

    def _paint(self, painter: QPainter, rect: QRectF, *, words: str, tone: str, icon: str) -> None:
        colours = self._theme.colours
        fill = mixed(str(getattr(colours, tone)), colours.surf, CHIP_ALPHA)
        rounded(painter, rect, CHIP_HEIGHT / 2, fill=QColor(fill))
        text = QRectF(rect)
        if icon:
            ratio = self.devicePixelRatioF()
            pixmap = self._theme.icon(icon, tone, size=CHIP_ICON, ratio=ratio)
            painter.drawPixmap(int(rect.left()) + 8, int(rect.center().y()) - 5, pixmap)
            text.setLeft(rect.left() + CHIP_ICON + 4)
        painter.setFont(font("microb"))
        painter.setPen(self._theme.colour(tone))
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, words)
