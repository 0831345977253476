"""Work beside the conversation, while it goes on: what it is, since when, and a way to end it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from helix_desktop.domain.live import JobStarted
from helix_desktop.domain.memory import SECTIONS
from helix_desktop.ui.chat.cards.under_way import RADIUS, Under, UnderCard
from helix_desktop.ui.chat.transcript.telling import JOBS
from helix_desktop.ui.chat.transcript.zones import icon_at
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import Elided, label
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import clock_text, tr

HEIGHT = 56
LINE = 1.5
"""Of the progress on the lower edge."""


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
        pad(row, start=42, top=9, end=12, bottom=9)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(self._clock)
        row.addWidget(self.cancel)
        self._job: JobStarted | None = None
        self._section = 0
        """Of a handover, the one that is being written; 0: not known."""

    @property
    def about(self) -> str:
        return self._about.text()

    def show_job(self, under: Under) -> None:
        if not isinstance(under.what, JobStarted):
            return
        if under.what is not self._job:
            self._job = under.what
            self.cancel.setEnabled(True)
            self.title.set_text(tr(JOBS[under.what.job]))
            self._section = 0
            self._tell(one_line(under.what.reason, 120))
        self._count(under.headings)
        self._clock.setText(clock_text(under.seconds))

    def _tell(self, words: str) -> None:
        calm = tr("you can go on; nothing is replaced before it is checked")
        self._about.set_text(f"{words} · {calm}")

    def _count(self, headings: Sequence[str]) -> None:
        """How far a handover is, by its sections."""
        plain = [each.lstrip("0123456789. ") for each in headings]
        known = [SECTIONS.index(each) + 1 for each in plain if each in SECTIONS]
        section = max(known, default=0)
        if section != self._section:
            self._section = section
            words = tr("section {0} of {1}, {2}")
            self._tell(words.format(section, len(SECTIONS), SECTIONS[section - 1]))
            self.update()

    def paint_on(self, painter: QPainter) -> None:
        at = QPointF(16, HEIGHT / 2 - 8)
        icon_at(painter, at, "layers", tone="acc", theme=self._theme)
        if self._section:
            wide = (self.width() - 2 * RADIUS) * self._section / len(SECTIONS)
            line = QRectF(RADIUS, self.height() - LINE, wide, LINE)
            painter.fillRect(line, self._theme.colour("acc"))

    def _on_cancel(self) -> None:
        self.cancel.setEnabled(False)  # its end is on its way
        self.cancelled.emit()
