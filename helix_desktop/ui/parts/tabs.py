"""A row of tabs: words on a hairline, the chosen one underlined."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from helix_desktop.ui.look.theme import font
from helix_desktop.ui.parts.labels import plain_tip

HEIGHT, GAP = 36, 20
LEAST = 40


class Tabs(QWidget):
    """`chosen` carries the key of a tab that the person chose."""

    chosen = Signal(str)

    def __init__(
        self, tabs: Sequence[tuple[str, str]] = (), *, height: int = HEIGHT, gap: int = GAP
    ) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        self.setFixedHeight(height)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(gap)
        self._row.addStretch(1)
        for key, words in tabs:
            self.add(key, words)

    def add(self, key: str, words: str) -> None:
        made = _Tab(words)
        made.setCheckable(True)
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.setFixedHeight(self.height())
        made.clicked.connect(lambda: self.chosen.emit(key))
        self._group.addButton(made)
        self._buttons[key] = made
        self._row.insertWidget(len(self._buttons) - 1, made)
        if len(self._buttons) == 1:
            made.setChecked(True)

    @property
    def current(self) -> str:
        return next((key for key, made in self._buttons.items() if made.isChecked()), "")

    def choose(self, key: str) -> None:
        """Mark a tab; nothing is emitted."""
        self._buttons[key].setChecked(True)


class _Tab(QPushButton):
    """Gives way where there are many, or their words are long; its tooltip is whole then."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._words = words
        self.setProperty("role", "tab")
        self.setFont(font("smallb"))
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._wanted(), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST, self._wanted()), HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        mode = Qt.TextElideMode.ElideRight
        cut = self.fontMetrics().elidedText(self._words, mode, self.width())
        self.setText(cut)
        self.setToolTip(plain_tip(self._words if cut != self._words else ""))

    def _wanted(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._words) + 2
