"""Shown while no workspace is open: one decision, one button."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.ui.buttons import button
from helix_desktop.ui.labels import label
from helix_desktop.ui.notice import Notice
from helix_desktop.ui.paint import hairline, surface
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.words import tr

WIDTH = 640


class WelcomePage(QWidget):
    """Asks for a folder; `folder_wanted` opens the system's dialog."""

    folder_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.notice = Notice(theme)
        self.choose = button(tr("Choose a folder…"), primary=True)
        self.choose.clicked.connect(self.folder_wanted)
        self._mark = label("")
        self._icon = label("")
        column = QWidget()
        column.setFixedWidth(WIDTH)
        self._fill(QVBoxLayout(column))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addStretch(2)
        layout.addWidget(column, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        layout.addWidget(hairline())
        layout.addWidget(self._foot())
        theme.changed.connect(self._draw)
        self._draw()

    def set_busy(self, busy: bool) -> None:
        self.choose.setEnabled(not busy)
        self.choose.setText(tr("Opening…") if busy else tr("Choose a folder…"))

    def _fill(self, layout: QVBoxLayout) -> None:
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._mark)
        head.addWidget(label(tr("Welcome to Helix"), "display"), 1)
        layout.addLayout(head)
        layout.addSpacing(8)
        text = tr("Helix works in one folder at a time, and keeps everything that happens there.")
        layout.addWidget(label(text, "body", "mut", wrap=True))
        layout.addSpacing(32)
        layout.addWidget(self._card())
        layout.addSpacing(16)
        layout.addWidget(self.notice)

    def _card(self) -> QWidget:
        card = surface("card")
        row = QHBoxLayout(card)
        row.setContentsMargins(16, 14, 16, 14)
        row.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(label(tr("Folder"), "title"))
        hint = tr(
            "The project to work in. The built-in practice model answers: no key, no network."
        )
        words.addWidget(label(hint, "small", "mut", wrap=True))
        row.addWidget(self._icon)
        row.addLayout(words, 1)
        row.addWidget(self.choose)
        return card

    def _foot(self) -> QWidget:
        foot = surface("panel")
        foot.setFixedHeight(56)
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 0, 24, 0)
        text = tr("No account, no telemetry. Nothing leaves this computer.")
        row.addWidget(label(text, "small", "mut"), 0, Qt.AlignmentFlag.AlignHCenter)
        return foot

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        self._mark.setPixmap(self._theme.icon("spark", "acc", size=24, ratio=ratio))
        self._icon.setPixmap(self._theme.icon("folder", "acc", size=20, ratio=ratio))
