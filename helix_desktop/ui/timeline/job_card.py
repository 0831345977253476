"""What works on the window now, and what came to nothing: each with what can be done about it."""

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.domain.live import JobOutcome
from helix_desktop.domain.memory import Job
from helix_desktop.domain.timeline import Failure, Working
from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import NOTICE_BORDER, NOTICE_FILL, mixed
from helix_desktop.ui.parts.buttons import IconButton, button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.timeline.words import JOBS, failed
from helix_desktop.ui.words import tr

TICK = 50
"""Milliseconds between two pictures of the moving line, while a job runs."""
LAP = 1_600
LINE = 2
SHARE = 0.35
"""Of the line that is bright."""


class RunningCard(QWidget):
    """`Writing handover v5 · 4 s` with a line that moves, and Cancel."""

    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._began = self._now = 0.0
        self._moved = 0
        self._what = ""
        self._words = label("", "strong")
        self._hint = label(tr("The conversation goes on meanwhile."), "micro", "mut")
        self.cancel = button(tr("Cancel"))
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._on_tick)
        self._lay_out()
        self.hide()

    @property
    def words(self) -> str:
        return self._words.text()

    def show_working(self, working: Working | None, *, version: int, now: float) -> None:
        """Nothing runs without a job, neither the line nor a timer."""
        self.setVisible(working is not None)
        if working is None:
            self._timer.stop()
            return
        what = tr(JOBS.get(working.job, working.job.value))
        if working.job is Job.HAND_OVER:
            what = f"{what} v{version}"
        self._what, self._began, self._now = what, working.began, now
        self._moved = 0
        self._say()
        if not self._timer.isActive():
            self._timer.start()

    def quiet(self) -> None:
        self._timer.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect = QRectF(self.rect()).adjusted(8, 0, -8, 0)
        colours = self._theme.colours
        fill = QColor(mixed(colours.acc, colours.bg, NOTICE_FILL))
        rounded(painter, rect, 8, fill=fill)
        at = (self._moved % LAP) / LAP
        wide = rect.width() * SHARE
        left = rect.left() + at * (rect.width() + wide) - wide
        painter.setClipRect(rect)
        line = QRectF(left, rect.bottom() - LINE, wide, LINE)
        painter.fillRect(line, self._theme.colour("acc"))

    def _on_tick(self) -> None:
        before = int(self._elapsed)
        self._moved += TICK
        if int(self._elapsed) != before:
            self._say()
        self.update()

    @property
    def _elapsed(self) -> float:
        return max(0.0, self._now - self._began) + self._moved / 1_000

    def _say(self) -> None:
        said = tr("Writing {0} · {1} s").format(self._what, int(self._elapsed))
        self._words.setText(said)
        self.setAccessibleName(said)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._words)
        words.addWidget(self._hint)
        row = QHBoxLayout(self)
        pad(row, start=24, top=6, end=16, bottom=8)
        row.addLayout(words, 1)
        row.addWidget(self.cancel)
        self.cancel.clicked.connect(self.cancelled)


class FailedCard(QWidget):
    """The last job that came to nothing, in its own words, with what can be tried."""

    again_wanted = Signal(str)
    """`same`, `wide` or `rules`."""
    dismissed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._title = label("", "strong", wrap=True)
        self._detail = label("", "small", "fg2", wrap=True)
        self.same, self.wide = button(tr("Try again")), button(tr("Use the wide model"))
        self.rules = button(tr("Extract without a model"))
        self._close = IconButton(theme, "close", tr("Dismiss"))
        self._lay_out()
        self.hide()

    @property
    def words(self) -> str:
        return f"{self._title.text()} {self._detail.text()}"

    def show_failure(self, failure: Failure | None, *, wide: bool) -> None:
        self.setVisible(failure is not None)
        if failure is None:
            return
        self._title.setText(failed(failure))
        self._detail.setText(failure.detail)
        handover = failure.job is Job.HAND_OVER and failure.outcome is JobOutcome.FAILED
        self.wide.setVisible(handover and wide)
        self.rules.setVisible(handover)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        colours = self._theme.colours
        fill = QColor(mixed(colours.bad, colours.panel, NOTICE_FILL))
        border = QColor(mixed(colours.bad, colours.panel, NOTICE_BORDER))
        rounded(painter, QRectF(self.rect()).adjusted(8, 0, -8, 0), 8, fill=fill, border=border)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        acts = QGridLayout()
        acts.setSpacing(6)
        acts.addWidget(self.same, 0, 0)
        acts.addWidget(self.rules, 0, 1)
        acts.addWidget(self.wide, 1, 0, 1, 2)
        layout = QVBoxLayout(self)
        pad(layout, start=24, top=8, end=16, bottom=12)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self._detail)
        layout.addLayout(acts)
        self.same.clicked.connect(lambda: self.again_wanted.emit("same"))
        self.wide.clicked.connect(lambda: self.again_wanted.emit("wide"))
        self.rules.clicked.connect(lambda: self.again_wanted.emit("rules"))
        self._close.clicked.connect(self.dismissed)
