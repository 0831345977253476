"""The strip below everything: is all saved, how much is kept, where we work."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from helix_desktop.domain.cache import Totals
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.ui.labels import Elided, label
from helix_desktop.ui.paint import dot
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.tokens import STATUS
from helix_desktop.ui.words import count_text, size_text, tr


class _Dot(QWidget):
    """A coloured dot beside a word."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.tone = "mut"
        self._theme = theme
        self.setFixedSize(8, STATUS)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        dot(QPainter(self), QPointF(4, STATUS / 2), self._theme.colour(self.tone))


class StatusStrip(QFrame):
    """28 pixels that never leave the screen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.setFixedHeight(STATUS)
        self._dot = _Dot(theme)
        self._health = label("", "micro", "fg2")
        self._totals = label("", "micro", "mut")
        self._waiting = label("", "micro", "warn")
        self._waiting.hide()
        self._folder = Elided(theme, "micro", "mut", mode=Qt.TextElideMode.ElideMiddle)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 0, 20, 0)
        layout.setSpacing(8)
        layout.addWidget(self._dot)
        layout.addWidget(self._health)
        layout.addSpacing(8)
        layout.addWidget(self._totals)
        layout.addSpacing(8)
        layout.addWidget(self._waiting)
        layout.addStretch(1)
        layout.addWidget(self._folder)

    def show_health(self, health: StoreHealth) -> None:
        words = {
            StoreHealth.OPEN: (tr("Everything is saved"), "ok"),
            StoreHealth.FULL: (tr("The disk is full: nothing new is kept"), "bad"),
            StoreHealth.DAMAGED: (tr("The store is damaged: reading only"), "bad"),
            StoreHealth.CLOSED: (tr("Closed"), "mut"),
        }
        text, self._dot.tone = words[health]
        self._health.setText(text)
        self._dot.update()

    def health_text(self) -> str:
        return self._health.text()

    def show_waiting(self, count: int) -> None:
        """How many calls wait for the person, on whatever page they are."""
        one = tr("1 call waits for you")
        words = one if count == 1 else tr("{0} calls wait for you").format(count_text(count))
        self._waiting.setText(words if count else "")
        self._waiting.setVisible(count > 0)

    def waiting_text(self) -> str:
        return self._waiting.text()

    def show_totals(self, totals: Totals) -> None:
        parts = (
            tr("{0} cache entries").format(count_text(totals.entries)),
            tr("{0} on disk").format(size_text(totals.on_disk)),
        )
        self._totals.setText("  ·  ".join(parts))

    def show_folder(self, folder: str) -> None:
        self._folder.set_text(folder)
