"""A long piece of work in a sheet: what it does now and how far it is, a way to cancel it, its end.

Cancelling is a wish: the sheet stays until the work has heard it, and says what became of it.
"""

import threading

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.bar import Bar
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.overlay import Overlay
from helix_desktop.ui.plain import breakable, one_line
from helix_desktop.ui.sheets.ask import foot
from helix_desktop.ui.spoken import announce
from helix_desktop.ui.words import count_text, tr

WIDTH, LINES = 520, 6


class Work(Overlay):
    """Stays until it is over and closed; whoever would close it before that cancels the work."""

    said = Signal(str)
    """A line, from whatever thread."""
    told = Signal(str, int, int)
    """What is being done, how much of it, and of how much (0: not known), from whatever thread."""
    leaves_by_click = False

    def __init__(self, theme: Theme, window: QWidget, title: str) -> None:
        super().__init__(theme, window, width=WIDTH)
        self._stop = threading.Event()
        self._over = False
        self._lines: list[str] = []
        self._title = label(title, "head", wrap=True)
        self._now = label(tr("It begins…"), "small", "fg2", wrap=True)
        self._bar = Bar(theme)
        self._text = label("", "small", "mut", wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.hide()
        self.button = button(tr("Cancel"))
        self.button.clicked.connect(self.close_sheet)
        inner = QVBoxLayout()
        inner.setContentsMargins(24, 20, 24, 20)
        inner.setSpacing(8)
        for part in (self._title, self._now, self._bar, self._text):
            inner.addWidget(part)
        layout = QVBoxLayout(self.card)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(inner)
        layout.addWidget(hairline())
        layout.addWidget(foot(self.button))
        self.said.connect(self._on_said)
        self.told.connect(self._on_told)
        self.closed.connect(self.deleteLater)

    def stopped(self) -> bool:
        """For the thread that does it: the person wants it to stop."""
        return self._stop.is_set()

    def close_sheet(self) -> None:
        if self._over:
            super().close_sheet()
            return
        self._stop.set()
        self.button.setText(tr("Cancelling…"))
        self._now.setText(tr("It ends as soon as what it does now can be left."))

    def finish(self, title: str, line: str = "") -> None:
        """It is over: what came of it, and what that means."""
        self._over = True
        self._title.setText(breakable(one_line(title, 200)))
        self._now.setText(breakable(one_line(line, 400)))
        self._now.setVisible(bool(line))
        self._bar.hide()
        self.button.setText(tr("Close"))
        self.fit()
        self.button.setFocus()
        announce(self, f"{title} {line}".strip())

    def title(self) -> str:
        return self._title.text()

    def text(self) -> str:
        """What is done now, or came of it, and the lines below."""
        return "\n".join([self._now.text(), *self._lines]).strip()

    def share(self) -> float:
        return self._bar.share

    def _on_said(self, line: str) -> None:
        self._lines.append(breakable(one_line(line, 300)))
        self._text.setText("\n".join(self._lines[-LINES:]))
        self._text.show()
        self.fit()

    def _on_told(self, what: str, done: int, total: int) -> None:
        if self._over or self.stopped():
            return
        far = tr("{0} of {1}").format(count_text(done), count_text(total))
        known = far if total else count_text(done)
        self._now.setText(f"{what} · {known}" if done or total else f"{what}…")
        self._bar.show_share(done / total if total else 0.0)
