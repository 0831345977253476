"""The timeline's page: window use above, rewrites on a rail below, beside them a handover."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.domain.timeline import Happened, Rewrite, Use
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.paint import hairline, surface
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import STATUS, TOP_BAR
from helix_desktop.ui.parts.buttons import button, put_icon
from helix_desktop.ui.parts.labels import Elided, label
from helix_desktop.ui.parts.outlook import outlook_words
from helix_desktop.ui.parts.stacked import Stacked
from helix_desktop.ui.timeline.chart import Chart
from helix_desktop.ui.timeline.chart_room import HEIGHT, LEAST
from helix_desktop.ui.timeline.compare_pane import ComparePane
from helix_desktop.ui.timeline.epoch_list import EpochList, handovers
from helix_desktop.ui.timeline.job_card import FailedCard, RunningCard
from helix_desktop.ui.timeline.words import counted, fallback_words, short
from helix_desktop.ui.words import count_text, tr

LIST = 336
HEAD = 48
BELOW = 250
"""Height below the chart that is left to the rewrites before the chart has all of its own."""


class TimelinePage(QWidget):
    """Shows what it is given."""

    shown = Signal()
    filtered = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._place = Elided(theme, "body", "mut")
        self.undo, self.redo = button(tr("Undo")), button(tr("Redo"))
        self.compact = button(tr("Compact now…"), primary=True)
        self.chart = Chart(theme)
        self.list = EpochList(theme)
        self.pane = ComparePane(theme)
        self.running, self.failed = RunningCard(theme), FailedCard(theme)
        self._count = label("", "small", "mut")
        self._first = label("", "small", "mut", wrap=True)
        self._below = Stacked()
        self._facts, self._saved = Elided(theme, "micro", "mut"), label("", "micro", "mut")
        self._all, self._only = self._quiet(tr("All")), self._quiet(tr("Handovers"))
        self._lay_out()
        theme.changed.connect(self._icons)
        self._icons()

    @property
    def only_handovers(self) -> bool:
        return self._only.isChecked()

    def show_session(self, workspace: str, title: str) -> None:
        self._place.set_text(f"{workspace}  ›  {title}  ›" if title else f"{workspace}  ›")

    def show_use(self, use: Use, rows: tuple[Rewrite, ...]) -> None:
        """`rows`: those of the use that the list shows."""
        self.chart.show_use(use)
        self.list.show_rows(rows, latest_of(use))
        self._count.setText(count_text(len(rows)) if rows else "")
        self._below.setCurrentIndex(0 if rows else 1)
        self._first.setText(_coming(use))
        self.undo.setEnabled(use.undo)
        self.redo.setEnabled(use.redo)
        self.compact.setEnabled(bool(use.messages))
        self._facts.set_text(_facts(use))

    def show_cost(self, words: str) -> None:
        self._saved.setText(words)

    def rows_of(self, use: Use) -> tuple[Rewrite, ...]:
        return handovers(use.rewrites) if self.only_handovers else use.rewrites

    def minimumSizeHint(self) -> QSize:
        return QSize(LIST + 361, 400)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the chart is lower, so that a rewrite can be read below it."""
        super().resizeEvent(event)
        left = event.size().height() - TOP_BAR - STATUS - 2 - BELOW
        self.chart.setFixedHeight(max(LEAST, min(HEIGHT, left)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()
        self.shown.emit()

    def _quiet(self, words: str) -> QPushButton:
        made = button(words)
        made.setProperty("role", "quiet")
        made.setCheckable(True)
        return made

    def _icons(self) -> None:
        for made, name, tone in (
            (self.undo, "undo", "fg2"),
            (self.redo, "redo", "fg2"),
            (self.compact, "compress", "onacc"),
        ):
            put_icon(made, self._theme, name, tone=tone)

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(self._rail())
        below.addWidget(hairline(vertical=True))
        below.addWidget(self.pane, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._top())
        layout.addWidget(hairline())
        layout.addWidget(self.chart)
        layout.addLayout(below, 1)
        layout.addWidget(hairline())
        layout.addWidget(self._foot())

    def _top(self) -> QWidget:
        head = surface("bg")
        head.setFixedHeight(TOP_BAR)
        row = QHBoxLayout(head)
        row.setContentsMargins(24, 0, 24, 0)
        row.setSpacing(8)
        row.addWidget(self._place)
        row.addWidget(label(tr("Timeline"), "title"))
        row.addStretch(1)
        for made in (self.undo, self.redo):
            made.setProperty("role", "quiet")
            row.addWidget(made)
        row.addSpacing(4)
        row.addWidget(self.compact)
        return head

    def _rail(self) -> QWidget:
        rail = surface("panel")
        rail.setFixedWidth(LIST)
        empty = QWidget()
        words = QVBoxLayout(empty)
        words.setContentsMargins(24, 20, 24, 20)
        words.addWidget(self._first)
        words.addStretch(1)
        self._below.addWidget(self.list)
        self._below.addWidget(empty)
        layout = QVBoxLayout(rail)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._rail_head())
        layout.addWidget(hairline())
        layout.addWidget(self.running)
        layout.addWidget(self.failed)
        layout.addLayout(self._below, 1)
        return rail

    def _rail_head(self) -> QWidget:
        head = QHBoxLayout()
        pad(head, start=24, top=0, end=16, bottom=0)
        head.setSpacing(6)
        head.addWidget(label(tr("Rewrites"), "title"))
        head.addWidget(self._count)
        head.addStretch(1)
        group = QButtonGroup(self)
        for made in (self._all, self._only):
            group.addButton(made)
            head.addWidget(made)
            made.clicked.connect(self.filtered)
        self._all.setChecked(True)
        bar = QWidget()
        bar.setFixedHeight(HEAD)
        bar.setLayout(head)
        return bar

    def _foot(self) -> QWidget:
        foot = surface("panel")
        foot.setFixedHeight(STATUS)
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 0, 24, 0)
        row.addWidget(self._facts, 1)
        row.addWidget(self._saved)
        return foot


def latest_of(use: Use) -> int:
    """The handover that stands in the window now; 0 for none."""
    return max((row.number for row in use.handovers if row.in_effect), default=0)


def _coming(use: Use) -> str:
    """When the first handover comes."""
    mark, window = use.thresholds.of(Happened.HANDOVER), use.thresholds.full
    if not mark:
        return tr("Handovers are written only when you ask for one, with Compact now.")
    told = tr("The first handover comes at {0} % ({1} tokens), or when you compact now.")
    return told.format(f"{mark * 100 / window:.0f}", count_text(mark))


def _facts(use: Use) -> str:
    if not len(use.readings):
        return tr("No request was sent yet.")
    share = f"{use.tokens * 100 / use.thresholds.full:.0f} %"
    parts = [
        tr("{0} tok").format(count_text(use.tokens)),
        tr("{0} of {1}").format(share, count_text(use.thresholds.window)),
    ]
    ahead = outlook_words(use.weighed.outlook) if use.weighed is not None else ""
    found = (ahead, counted(use.rewrites), fallback_words(use.fallbacks))
    return "  ·  ".join([*parts, *filter(None, found)])


def first_line(use: Use) -> str:
    """A panel's line about now."""
    return tr("{0} of {1} now").format(short(use.tokens), short(use.thresholds.window))
