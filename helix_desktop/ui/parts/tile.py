"""A stat tile: a figure with its name above and what gives it scale below."""

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from helix_desktop.ui.parts.labels import label


class Tile(QFrame):
    """A figure with its name and its scale."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("surface", "card")
        self._value: QLabel = label("–", "metric")
        self._scale: QLabel = label("", "micro", "mut")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 8)
        layout.setSpacing(0)
        layout.addWidget(label(name, "microb", "mut"))
        layout.addWidget(self._value)
        layout.addWidget(self._scale)

    def show_value(self, value: str, scale: str) -> None:
        self._value.setText(value)
        self._scale.setText(scale)
