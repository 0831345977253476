"""A row of tabs: words on a hairline, the chosen one underlined."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from helix_desktop.ui.theme import font

HEIGHT, GAP = 36, 20


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
        made = QPushButton(words)
        made.setProperty("role", "tab")
        made.setFont(font("smallb"))
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
