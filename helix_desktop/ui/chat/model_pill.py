"""Who answers here: a pill in the top bar that leads to the models."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.labels import plain_tip
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

HEIGHT, PADDING, ICON, GAP = 28, 12, 14, 6
WIDEST = 220
ROUNDING = 2
"""Pixels by which words can be wider than they were measured."""


class ModelPill(QAbstractButton):
    """Says the model and its window; what is assumed of it stands in its tooltip."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFont(font("microb"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_model(self, words: str, notes: Sequence[str] = ()) -> None:
        self.setText(one_line(words, 80))
        self.setAccessibleName(tr("Model: {0}").format(self.text()))
        self.setToolTip(plain_tip(" ".join((tr("Choose another model."), *notes))))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(min(WIDEST, words + 2 * PADDING + ICON + GAP + ROUNDING), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * PADDING + ICON, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = brush(self), QRectF(self.rect())
        fill = self._theme.colour("hover" if self.underMouse() else "surf")
        rounded(painter, rect, HEIGHT / 2, fill=fill, border=self._theme.colour("line"))
        if self.hasFocus():
            focus_ring(painter, rect, HEIGHT / 2, colour=self._theme.colour("acc"))
        icon = self._theme.icon("spark", "fg2", size=ICON, ratio=self.devicePixelRatioF())
        painter.drawPixmap(PADDING, (HEIGHT - ICON) // 2, icon)
        painter.setFont(self.font())
        painter.setPen(self._theme.colour("fg2"))
        words = self.rect().adjusted(PADDING + ICON + GAP, 0, -PADDING, 0)
        metrics = QFontMetrics(self.font())
        cut = metrics.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, cut)
