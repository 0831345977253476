"""What cards that ask have in common: a title, which of how many, and when they can be answered.

They take no focus, no Enter and no Esc; for their first moments neither keys nor clicks answer
them, so that nothing typed or clicked for something else can.
"""

from PySide6.QtCore import QElapsedTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QHideEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from helix_desktop.ui.chat.cards.dock import Dock
from helix_desktop.ui.chat.cards.dock_card import Chips, DockCard, Sign
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import tr

DEAD = 400
"""Milliseconds after it appears in which nothing answers it: about what a key press under way
takes to be let go of."""
ABOVE, BELOW, HEAD, GAP = 8, 12, 30, 8
"""Of the card's own: its margins, the row of its title, and what is between its parts."""
TALK, ROOMY_WINDOW = 140, 640
"""Height that is left to the talk in a window that is not low."""


class AskingCard(DockCard):
    """Shows one question at a time."""

    turned = Signal(int)
    """The person wants to see the next question (1) or the one before (-1)."""

    def __init__(self, theme: Theme, *, dead: int = DEAD) -> None:
        super().__init__(theme)
        self._dead = dead
        self._since = QElapsedTimer()
        self._sign = Sign(theme, "warn", "warn")
        self._title: QLabel = label("", "title")
        self._count: QLabel = label("", "small", "mut")
        self._next = KeyButton(theme, tr("Next"), "Alt+→", role=Role.QUIET)
        self._chips = Chips(theme)
        self._body: tuple[QWidget, ...] = ()
        self._next.clicked.connect(lambda: self._turn(1))
        self.on_keys("Alt+Right", lambda: self._turn(1))
        self.on_keys("Alt+Left", lambda: self._turn(-1))

    @property
    def asks(self) -> bool:
        """Whether there is a question on it."""
        raise NotImplementedError

    @property
    def ready(self) -> bool:
        """Whether it has been in view long enough to be answered."""
        seen = self._since.isValid() and self._since.elapsed() >= self._dead
        return seen and self.isVisible() and self.asks

    def chips(self) -> list[str]:
        return self._chips.words()

    def show_place(self, number: int, of: int) -> None:
        """Which of how many questions it is."""
        self._count.setText(tr("{0} of {1}").format(number, of) if of > 1 else "")
        self._count.setVisible(of > 1)
        self._next.setVisible(of > 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._since.start()
        self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._since.invalidate()

    def fit(self) -> None:
        """Make its parts as high as there is room for."""

    def begin(self) -> None:
        """Another question is on it."""
        self._since.start()
        self.show()
        self.fit()

    def room(self, *parts: QWidget) -> int:
        """Height for what can be scrolled, if these parts are shown whole."""
        dock, height = self.parentWidget(), self.window().height()
        shown = [part for part in self._body if not part.isHidden()]
        own = ABOVE + HEAD + BELOW + GAP * len(shown)
        taken = sum(part.sizeHint().height() for part in parts if not part.isHidden())
        talk = TALK if height >= ROOMY_WINDOW else 0
        whole = dock.room_of(self) if isinstance(dock, Dock) else height
        return whole - own - talk - taken

    def announce(self, words: str) -> None:
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def on_keys(self, keys: str, act: object) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setAutoRepeat(False)  # a key held down answers once, not whatever comes next
        shortcut.activated.connect(act)

    def lay_out(self, *body: QWidget) -> None:
        """The title's row, and below it these."""
        self._body = body
        head = QHBoxLayout()
        head.setSpacing(10)
        for part in (self._sign, self._title, self._count, self._next):
            head.addWidget(part)
        head.addWidget(self._chips, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, ABOVE, 16, BELOW)
        layout.setSpacing(GAP)
        layout.addLayout(head)
        for widget in body:
            layout.addWidget(widget)

    def _turn(self, steps: int) -> None:
        if self._next.isVisible():
            self.turned.emit(steps)
