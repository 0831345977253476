"""A few choices side by side, one of them chosen; and colours to choose from."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import plain_tip

SWATCH = 28


class Choices(QWidget):
    """`chosen` carries the key of what was clicked."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QAbstractButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for key, words in choices:
            made = button(words)
            made.setProperty("role", "choice")
            made.setCheckable(True)
            made.clicked.connect(lambda _on, key=key: self.chosen.emit(key))
            self._group.addButton(made)
            self._buttons[key] = made
            row.addWidget(made)
        row.addStretch(1)

    @property
    def current(self) -> str:
        return next((key for key, made in self._buttons.items() if made.isChecked()), "")

    def choose(self, key: str) -> None:
        if key in self._buttons:
            self._buttons[key].setChecked(True)

    def words(self, key: str) -> str:
        return self._buttons[key].text()

    def enabled(self, key: str) -> bool:
        return self._buttons[key].isEnabled()

    def click(self, key: str) -> None:
        self._buttons[key].click()

    def tell(self, key: str, words: str, *, tip: str = "", enabled: bool = True) -> None:
        """Other words for a choice, and whether there is such a one now."""
        made = self._buttons[key]
        made.setText(words)
        made.setToolTip(plain_tip(tip))
        made.setEnabled(enabled)


class Swatches(QWidget):
    """Colours by the names of their tokens; "" is none."""

    def __init__(self, theme: Theme, names: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, _Swatch] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for token, words in names:
            made = _Swatch(theme, token, words)
            self._group.addButton(made)
            self._buttons[token] = made
            row.addWidget(made)
        row.addStretch(1)

    @property
    def current(self) -> str:
        return next((token for token, made in self._buttons.items() if made.isChecked()), "")

    def choose(self, token: str) -> None:
        self._buttons.get(token, self._buttons[""]).setChecked(True)


class _Swatch(QAbstractButton):
    """A dot of the colour; chosen, it has a ring."""

    def __init__(self, theme: Theme, token: str, words: str) -> None:
        super().__init__()
        self._theme, self._token = theme, token
        self.setCheckable(True)
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(SWATCH, SWATCH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect = QRectF(self.rect())
        clear = self._theme.colour("surf", 0)
        if self.isChecked() or self.hasFocus():
            edge = self._theme.colour("acc" if self.hasFocus() else "fg2")
            rounded(painter, rect.adjusted(2, 2, -2, -2), 12, fill=clear, border=edge)
        place = QRectF(0, 0, 14, 14)
        place.moveCenter(QPointF(rect.center()))
        if self._token:
            rounded(painter, place, 7, fill=self._theme.colour(self._token))
        else:
            rounded(painter, place, 7, fill=clear, border=self._theme.colour("mut"))
