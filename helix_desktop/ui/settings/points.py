"""Sentences one below the other, each with an icon that says of what kind it is."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from helix_desktop.domain.values import value
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import label


@value
class Point:
    """An icon, its tone, and the words."""

    icon: str
    tone: str
    words: str


class Points(QWidget):
    """The words can be read as a whole."""

    def __init__(self, theme: Theme, points: Sequence[Point] = ()) -> None:
        super().__init__()
        self._theme = theme
        self._points: tuple[Point, ...] = ()
        self._icons: list[QLabel] = []
        self._held: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        theme.changed.connect(self._draw)
        self.show_points(points)

    def show_points(self, points: Sequence[Point]) -> None:
        if tuple(points) == self._points and self._held is not None:
            return
        self._points, self._icons = tuple(points), []
        if self._held is not None:
            self._column.removeWidget(self._held)
            self._held.deleteLater()
        self._held = QWidget()
        column = QVBoxLayout(self._held)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for point in self._points:
            icon = label("")
            icon.setFixedSize(16, 16)
            self._icons.append(icon)
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(label(point.words, "small", "fg2", wrap=True), 1)
            column.addLayout(row)
        self._column.addWidget(self._held)
        self._draw()

    def text(self) -> str:
        return "\n".join(point.words for point in self._points)

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        for icon, point in zip(self._icons, self._points, strict=True):
            icon.setPixmap(self._theme.icon(point.icon, point.tone, size=16, ratio=ratio))
