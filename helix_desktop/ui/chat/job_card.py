"""Work beside the conversation, while it goes on: what it is, since when, and a way to end it."""

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from helix_desktop.domain.live import JobStarted
from helix_desktop.ui.buttons import button
from helix_desktop.ui.chat.telling import JOBS
from helix_desktop.ui.chat.under_way import Under, UnderCard
from helix_desktop.ui.chat.zones import icon_at
from helix_desktop.ui.labels import Elided, label
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.words import clock_text, tr

HEIGHT = 56


class JobCard(UnderCard):
    """A handover that is written, turns that are observed."""

    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setFixedHeight(HEIGHT)
        self.title = Elided(theme, "strong", "fg")
        self._about = Elided(theme, "micro", "mut")
        self._clock = label("", "monos", "mut")
        self.cancel = button(tr("Cancel"))
        self.cancel.clicked.connect(self._on_cancel)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self._about)
        row = QHBoxLayout(self)
        row.setContentsMargins(42, 9, 12, 9)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(self._clock)
        row.addWidget(self.cancel)
        self._job: JobStarted | None = None

    def show_job(self, under: Under) -> None:
        if not isinstance(under.what, JobStarted):
            return
        if under.what is not self._job:
            self._job = under.what
            self.cancel.setEnabled(True)
            self.title.set_text(tr(JOBS[under.what.job]))
            calm = tr("you can go on; nothing is replaced before it is checked")
            self._about.set_text(f"{one_line(under.what.reason, 120)} · {calm}")
        self._clock.setText(clock_text(under.seconds))

    def paint_on(self, painter: QPainter) -> None:
        at = QPointF(16, HEIGHT / 2 - 8)
        icon_at(painter, at, "layers", tone="acc", theme=self._theme)

    def _on_cancel(self) -> None:
        self.cancel.setEnabled(False)  # its end is on its way
        self.cancelled.emit()
