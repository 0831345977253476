"""How much of a mark is used: a bar that turns when it comes near."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.words import tr

NEAR = 0.85


class UsedBar(QWidget):
    """Empty without a mark."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme = theme
        self._share: float | None = None
        self.setMinimumWidth(60)
        self.setFixedHeight(28)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_share(self, share: float | None) -> None:
        self._share = share
        words = tr("{0} % used").format(round(share * 100)) if share is not None else tr("No mark")
        self.setAccessibleName(words)
        self.update()

    def share(self) -> float | None:
        return self._share

    def sizeHint(self) -> QSize:
        return QSize(184, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._share is None:
            return
        painter, theme = brush(self), self._theme
        track = QRectF(0, self.height() / 2 - 2, self.width() - 12, 4)
        rounded(painter, track, 2, fill=theme.colour("line2"))
        used = QRectF(track)
        used.setWidth(track.width() * min(1.0, self._share))
        tone = "bad" if self._share >= 1 else "warn" if self._share >= NEAR else "accfill"
        if used.width() >= 1:
            rounded(painter, used, 2, fill=theme.colour(tone))
