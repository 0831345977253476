"""Four pixels that fill: how far a long piece of work is."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme


class Bar(QWidget):
    """Empty while nobody knows how much there is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._share = theme, 0.0
        self.setFixedHeight(4)
        theme.changed.connect(self.update)

    @property
    def share(self) -> float:
        return self._share

    def show_share(self, share: float) -> None:
        self._share = max(0.0, min(1.0, share))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = brush(self), QRectF(self.rect())
        rounded(painter, rect, 2, fill=self._theme.colour("surf2"))
        if self._share:
            done = QRectF(0, 0, max(4.0, rect.width() * self._share), 4)
            rounded(painter, done, 2, fill=self._theme.colour("accfill"))
