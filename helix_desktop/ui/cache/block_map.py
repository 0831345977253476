"""The blocks of a content in a row: which are whole, and where it cannot be read."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.cache import Blocks
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import size_text, tr

BAR, BELOW = 12, 18
GAP = 3
NARROWEST = 5
"""Pixels of a block: more blocks than have room are drawn as one, damaged if any of them is."""
HATCH = 4


class BlockMap(QWidget):
    """Hidden while nothing is known. The first damaged stretch is named below it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._blocks: Blocks | None = None
        self.setFixedHeight(BAR + BELOW)
        theme.changed.connect(self.update)
        self.hide()

    def show_blocks(self, blocks: Blocks | None) -> None:
        self._blocks = blocks
        if blocks is not None:
            words = tr("{0} blocks; damaged: {1}")
            gaps = ", ".join(_stretch(*each) for each in blocks.gaps)
            self.setAccessibleName(words.format(len(blocks.whole), gaps or tr("none")))
        self.setVisible(blocks is not None)
        self.update()

    def cells(self) -> list[tuple[QRectF, bool]]:
        """What is drawn: where, and whether it is whole."""
        if self._blocks is None:
            return []
        whole = self._blocks.whole
        count = max(1, min(len(whole), int((self.width() + GAP) // (NARROWEST + GAP))))
        each = (self.width() + GAP) / count
        found = []
        for at in range(count):
            first, last = at * len(whole) // count, (at + 1) * len(whole) // count
            found.append((QRectF(at * each, 0, each - GAP, BAR), all(whole[first:last])))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect, whole in self.cells():
            if whole:
                rounded(painter, rect, 2, fill=self._theme.colour("k_raw"))
            else:
                self._hatch(painter, rect)
        self._name_ends(painter)

    def _hatch(self, painter: QPainter, rect: QRectF) -> None:
        rounded(painter, rect, 2, fill=self._theme.colour("bad", 60))
        painter.save()
        painter.setClipRect(rect)
        painter.setPen(QPen(self._theme.colour("bad"), 1.6))
        x = rect.left() - BAR
        while x < rect.right():
            painter.drawLine(QPointF(x, BAR), QPointF(x + BAR, 0))
            x += HATCH
        painter.restore()

    def _name_ends(self, painter: QPainter) -> None:
        """0, where the first gap is, and the size; what has no room is left out."""
        blocks = self._blocks
        if blocks is None:
            return
        painter.setFont(font("axis"))
        metrics = painter.fontMetrics()
        size, right = size_text(blocks.size), float(self.width())
        self._write(painter, 0, "0", tone="mut")
        if blocks.gaps:
            words = _stretch(*blocks.gaps[0])
            if len(blocks.gaps) > 1:
                words = tr("{0} and {1} more").format(words, len(blocks.gaps) - 1)
            wide = metrics.horizontalAdvance(words)
            begin, end = blocks.gaps[0]
            middle = (begin + end) / 2 / max(1, blocks.size) * right
            left = min(max(16.0, middle - wide / 2), right - wide)
            self._write(painter, left, words, tone="bad")
            right = left if left + wide > right - metrics.horizontalAdvance(size) - 8 else right
        if right == self.width():
            self._write(painter, right - metrics.horizontalAdvance(size), size, tone="mut")

    def _write(self, painter: QPainter, left: float, words: str, *, tone: str) -> None:
        painter.setPen(self._theme.colour(tone))
        room = QRectF(left, BAR + 2, painter.fontMetrics().horizontalAdvance(words) + 2, BELOW - 2)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)


def _stretch(begin: int, end: int) -> str:
    return f"{size_text(begin)} – {size_text(end)}"
