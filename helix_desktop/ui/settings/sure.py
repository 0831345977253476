"""A button that asks once more in its own place before it takes something away."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import tr


class Sure(QWidget):
    """`agreed` after the second click; anything else changes nothing."""

    agreed = Signal()

    def __init__(self, theme: Theme, words: str, *, question: str, yes: str) -> None:
        super().__init__()
        self.first = KeyButton(theme, words)
        self._question = label(question, "small", "fg2")
        self.yes = KeyButton(theme, yes, role=Role.REFUSING)
        self.no = KeyButton(theme, tr("Cancel"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for widget in (self.first, self._question, self.yes, self.no):
            layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self.first.clicked.connect(lambda: self._ask(asking=True))
        self.no.clicked.connect(lambda: self._ask(asking=False))
        self.yes.clicked.connect(self._on_yes)
        self._ask(asking=False)

    def say(self, words: str) -> None:
        self.first.show_as(words)

    def _ask(self, *, asking: bool) -> None:
        self.first.setVisible(not asking)
        for widget in (self._question, self.yes, self.no):
            widget.setVisible(asking)
        self.updateGeometry()

    def _on_yes(self) -> None:
        self._ask(asking=False)
        self.agreed.emit()
