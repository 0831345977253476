"""The list of completions below the filter: it never takes the focus from the line."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.cache.completions import Offer
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

ROW, PAD, WIDE = 28, 4, 400


class OfferList(QWidget):
    """Hidden while there is nothing to offer."""

    chosen = Signal(object)
    """An Offer."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offers: Sequence[Offer] = ()
        self._current = -1
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Completions of the filter"))
        self.hide()

    @property
    def offers(self) -> Sequence[Offer]:
        return self._offers if self.isVisible() else ()

    def show_offers(self, offers: Sequence[Offer]) -> None:
        self._offers, self._current = offers, -1
        self.setFixedSize(WIDE, len(offers) * ROW + 2 * PAD)
        self.setVisible(bool(offers))
        self.raise_()
        self.update()

    def take(self, key: int) -> bool:
        """A key of the line; False: it is not for the list."""
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if key == Qt.Key.Key_Down else -1
            self._current = (self._current + step) % len(self._offers)
            self.setAccessibleDescription(self._offers[self._current].text)
            self.update()
            return True
        if key == Qt.Key.Key_Escape:
            self.hide()
            return True
        if key == Qt.Key.Key_Tab and self._current < 0:
            self._current = 0
        if self._current < 0:
            return False
        self.chosen.emit(self._offers[self._current])
        return True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._current = self._at(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self._at(event)
        if 0 <= at < len(self._offers):
            self.chosen.emit(self._offers[at])

    def _at(self, event: QMouseEvent) -> int:
        return int((event.position().y() - PAD) // ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = brush(self), self._theme
        whole = QRectF(self.rect())
        rounded(painter, whole, 8, fill=theme.colour("raised"), border=theme.colour("line2"))
        metrics = QFontMetricsF(font("micro"))
        for at, offer in enumerate(self._offers):
            row = QRectF(PAD, PAD + at * ROW, self.width() - 2 * PAD, ROW)
            if at == self._current:
                rounded(painter, row, 6, fill=theme.colour("sel"))
            painter.setFont(font("mono"))
            painter.setPen(theme.colour("fg"))
            flags = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(row.adjusted(10, 0, 0, 0), flags, one_line(offer.text.strip(), 40))
            room = row.width() - 190
            beside = metrics.elidedText(offer.beside, Qt.TextElideMode.ElideRight, room)
            painter.setFont(font("micro"))
            painter.setPen(theme.colour("mut"))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(row.adjusted(0, 0, -10, 0), right, beside)
