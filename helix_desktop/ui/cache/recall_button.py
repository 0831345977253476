"""The button that recalls: what it brings and costs, or, in a narrow place, what it costs."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton

from helix_desktop.ui.parts.buttons import dress
from helix_desktop.ui.parts.labels import plain_tip
from helix_desktop.ui.words import tr

_BESIDE = 60
"""Pixels of the icon and the paddings."""


class RecallButton(QPushButton):
    """Says `words` before the cost while there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._words, self._cost = "", ""
        dress(self, primary=True)
        self.show_words(tr("Recall into next message"), "")

    @property
    def cost(self) -> str:
        return self._cost

    def show_words(self, words: str, cost: str) -> None:
        self._words, self._cost = words, cost
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(_BESIDE, super().minimumSizeHint().height())

    def _fit(self) -> None:
        whole = f"{self._words}   {self._cost}".rstrip()
        fits = self.fontMetrics().horizontalAdvance(whole) + _BESIDE <= self.width()
        brief = tr("Recall   {0}").format(self._cost) if self._cost else tr("Recall")
        self.setText(whole if fits or not self.isVisible() else brief)
        self.setToolTip(plain_tip("" if fits else whole))
        self.setAccessibleName(whole)
