"""A long piece of work in a sheet: what it does now, a way to stop it, and what came of it."""

import threading
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.overlay import Overlay
from helix_desktop.ui.plain import breakable, one_line
from helix_desktop.ui.sheets.ask import foot
from helix_desktop.ui.words import tr

WIDTH, LINES = 520, 6
Say = Callable[[str], None]


class Work(Overlay):
    """Stays until it is closed; closing it while the work goes on stops the work."""

    said = Signal(str)
    """A line, from whatever thread."""

    def __init__(self, theme: Theme, window: QWidget, title: str) -> None:
        super().__init__(theme, window, width=WIDTH)
        self._stop = threading.Event()
        self._over = False
        self._lines: list[str] = []
        self._text = label(tr("It begins…"), "small", "fg2", wrap=True)
        self._text.setMinimumHeight(LINES * 16)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._button = button(tr("Stop"))
        self._button.clicked.connect(self.close_sheet)
        inner = QVBoxLayout()
        inner.setContentsMargins(24, 20, 24, 16)
        inner.setSpacing(8)
        inner.addWidget(label(title, "head", wrap=True))
        inner.addWidget(self._text)
        layout = QVBoxLayout(self.card)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(inner)
        layout.addWidget(hairline())
        layout.addWidget(foot(self._button))
        self.said.connect(self._on_said)
        self.closed.connect(self._on_closed)

    def stopped(self) -> bool:
        """For the thread that does it: the person wants it to stop."""
        return self._stop.is_set()

    def finish(self, line: str = "") -> None:
        """It is over, as it was said."""
        self._over = True
        if line:
            self._on_said(line)
        if self.isVisible():
            self._button.setText(tr("Close"))
            self._button.setFocus()
        else:
            self.deleteLater()

    def text(self) -> str:
        return "\n".join(self._lines)

    def _on_said(self, line: str) -> None:
        self._lines.append(breakable(one_line(line, 300)))
        self._text.setText("\n".join(self._lines[-LINES:]))
        if self.isVisible():
            self.fit()

    def _on_closed(self) -> None:
        self._stop.set()
        if self._over:
            self.deleteLater()
