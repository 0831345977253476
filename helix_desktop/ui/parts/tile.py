"""A stat tile: a figure with its name above and what gives it scale below."""

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import Elided, label, plain_tip


class Tile(QFrame):
    """A figure with its name and its scale."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self.setProperty("surface", "card")
        self._value: QLabel = label("–", "metric")
        self.scale = Elided(theme, "micro", "mut")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 8)
        layout.setSpacing(0)
        layout.addWidget(label(name, "microb", "mut"))
        layout.addWidget(self._value)
        layout.addWidget(self.scale)

    def show_value(self, value: str, scale: str, *shorter: str) -> None:
        """`shorter`: what gives it scale, in fewer words for a narrow tile."""
        self._value.setText(value)
        self.scale.set_text(scale, *shorter)
        self.scale.setToolTip(plain_tip(scale))
