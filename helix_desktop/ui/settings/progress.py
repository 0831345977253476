"""A long piece of work: what it does now, how far it is, the way to stop it, what came of it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import rounded, surface
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import shown
from helix_desktop.ui.settings.tint import Tint
from helix_desktop.ui.words import count_text, tr


class Progress(QWidget):
    """Hidden before something begins; what came of it stays until the next begins."""

    stopped = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.busy = False
        self._what = label("", "small", "fg2")
        self._bar = _Bar(theme)
        self.stop = button(tr("Stop"))
        self.stop.clicked.connect(self.stopped)
        self._card = surface("card")
        row = QHBoxLayout(self._card)
        pad(row, start=16, top=12, end=12, bottom=12)
        row.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._what)
        words.addWidget(self._bar)
        row.addLayout(words, 1)
        row.addWidget(self.stop)
        self.tint = Tint(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self._card)
        column.addWidget(self.tint)
        self._card.hide()
        self.tint.hide()

    def begin(self) -> None:
        self.busy = True
        self.tell(tr("beginning"), 0, 0)
        self._card.show()
        self.tint.hide()

    def tell(self, what: str, done: int, total: int) -> None:
        """How far it is; without a total, how much there is by now."""
        if not self.busy:
            return
        amount = count_text(done)
        far = tr("{0} of {1}").format(amount, count_text(total)) if total else amount
        self._what.setText(f"{what} · {far}" if done or total else f"{what}…")
        self._bar.show_share(done / total if total else 0.0)

    def end(self, tone: str, title: str, text: str) -> None:
        self.tint.show_words(tone, title, shown(text, 2_000))
        self.tint.show()

    def settle(self) -> None:
        """It is over, whatever came of it."""
        self.busy = False
        self._card.hide()


class _Bar(QWidget):
    """Four pixels that fill."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._share = theme, 0.0
        self.setFixedHeight(4)

    def show_share(self, share: float) -> None:
        self._share = max(0.0, min(1.0, share))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = brush(self), QRectF(self.rect())
        rounded(painter, rect, 2, fill=self._theme.colour("surf2"))
        if self._share:
            done = QRectF(0, 0, max(4.0, rect.width() * self._share), 4)
            rounded(painter, done, 2, fill=self._theme.colour("accfill"))
