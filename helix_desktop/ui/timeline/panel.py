"""The timeline beside the conversation: the newest rewrites, each in two lines."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.domain.timeline import Use
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.timeline.epoch_list import EpochList
from helix_desktop.ui.timeline.job_card import RunningCard
from helix_desktop.ui.timeline.page import first_line, latest_of
from helix_desktop.ui.words import tr


class TimelinePanel(QWidget):
    """A row leads to its place on the page."""

    opened = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.list = EpochList(theme)
        self.running = RunningCard(theme)
        self.compact = IconButton(theme, "compress", tr("Compact now…"))
        self.undo = IconButton(theme, "undo", tr("Undo the last rewrite"))
        self._now = label("", "micro", "mut")
        self._none = label(
            tr("Sweeps, observations and handovers of this session appear here."),
            "small",
            "mut",
            wrap=True,
        )
        self.list.paired.connect(lambda: self.opened.emit(self.list.b))
        self._lay_out()

    def show_use(self, use: Use) -> None:
        self.list.show_rows(use.rewrites, latest_of(use))
        self.list.setVisible(bool(use.rewrites))
        self._none.setVisible(not use.rewrites)
        self._now.setText(first_line(use) if len(use.readings) else "")
        self.compact.setEnabled(bool(use.messages))
        self.undo.setEnabled(use.undo)

    def sizeHint(self) -> QSize:
        return QSize(304, 400)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        pad(top, start=20, top=12, end=16, bottom=8)
        top.setSpacing(8)
        top.addWidget(self._now, 1)
        top.addWidget(self.undo)
        top.addWidget(self.compact)
        self._none.setContentsMargins(20, 8, 20, 8)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(top)
        layout.addWidget(self.running)
        layout.addWidget(self._none, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.list, 1)
        layout.addStretch(0)
