"""Who works for the session on screen: each SubAgent with its time, its window and a stop.

Stopping one leaves the others and the session at work. It stands still at once, and for some
seconds it can be let go on; only then its call comes back, with what it had.
"""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from helix_desktop.domain.workspace import Delegated
from helix_desktop.ui.chat.subagent_cell import DEAD, SubAgentCell
from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import IconButton, button
from helix_desktop.ui.parts.labels import Elided, plain_tip
from helix_desktop.ui.words import short_count, tr

HEIGHT, FOLDED = 56, 28
FIRST = 156
SHOWN = 3
"""Cells; how many more there are is said behind them, and a click shows all."""


class _Icon(QWidget):
    """The sign before the count."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(16, 16)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        brush(self).drawPixmap(0, 0, self._theme.icon("agents", "acc", size=16, ratio=ratio))


class SubAgentsStrip(QFrame):
    """Under the top bar while SubAgents work; folds to one line."""

    opened = Signal(str)
    stopped = Signal(str)
    undone = Signal(str)
    all_stopped = Signal()
    all_undone = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self._theme = theme
        self._children: Sequence[Delegated] = ()
        self._cells: list[SubAgentCell] = []
        self._folded = self._all = self._back = False
        self._safe = QElapsedTimer()
        """Since when the button for all says what it says."""
        self._more = button("")
        self._more.clicked.connect(self._on_more)
        self._count = Elided(theme, "smallb", "fg")
        self._about = Elided(theme, "micro", "mut")
        self.stop_all = IconButton(theme, "stop", tr("Stop all SubAgents"))
        self.stop_all.clicked.connect(self._on_all)
        self.fold = IconButton(theme, "up", tr("Fold"))
        self.fold.clicked.connect(self._on_fold)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._lay_out()
        self.hide()

    def show_children(self, children: Sequence[Delegated], now: float) -> None:
        """As they are now; the strip is gone when nobody works."""
        if not children and not self._children:
            return
        self._children = tuple(children)
        while len(self._cells) < len(children):
            self._add_cell()
        for at, cell in enumerate(self._cells):
            if at < len(children):
                cell.show_child(children[at], now)
        self._show_cells()
        self._show_first()
        self.setVisible(bool(children))

    @property
    def cells(self) -> Sequence[SubAgentCell]:
        """Those that are shown."""
        return self._cells[: len(self._children)]

    def _show_cells(self) -> None:
        """The first ones, or all; none while the strip is folded."""
        count = len(self._children)
        shown = count if self._all else min(count, SHOWN)
        for at, cell in enumerate(self._cells):
            cell.setVisible(at < shown and not self._folded)
        rest = self._children[SHOWN:]
        self._more.setText(tr("Fewer") if self._all else f"+{len(rest)}")
        names = " · ".join(" ".join(child.task.split()) for child in rest)
        self._more.setToolTip(plain_tip(names))
        self._more.setAccessibleName(tr("{0} more SubAgents").format(len(rest)))
        self._more.setVisible(bool(rest) and not self._folded)

    def _on_more(self) -> None:
        self._all = not self._all
        self._show_cells()

    def _show_first(self) -> None:
        count = len(self._children)
        tokens = short_count(sum(child.tokens for child in self._children))
        self._count.set_text(tr("{0} SubAgents").format(count) if count != 1 else tr("1 SubAgent"))
        stopped = sum(bool(child.undo_until) for child in self._children)
        about = tr("{0} tok") if self._folded else tr("isolated context")
        self._about.set_text(tr("{0} stopped").format(stopped) if stopped else about.format(tokens))
        self._show_all(count, stopped)

    def _show_all(self, count: int, stopped: int) -> None:
        """One button for all: it stops them, or lets them go on once none works any more."""
        self._back = bool(stopped) and (stopped == count or self._folded)
        words = tr("Undo: let all SubAgents go on") if self._back else tr("Stop all SubAgents")
        if self.stop_all.accessibleName() != words:
            self._safe.start()
            self.stop_all.show_as("undo" if self._back else "stop", words)
        self.stop_all.setVisible(self._back if self._folded else count > 1)

    def _on_all(self) -> None:
        if self._back and self._safe.hasExpired(DEAD):
            self.all_undone.emit()
        elif not self._back:
            self.all_stopped.emit()

    def _on_fold(self) -> None:
        self._folded = not self._folded
        self.fold.show_as(*(("down", tr("Unfold")) if self._folded else ("up", tr("Fold"))))
        self.setFixedHeight(FOLDED if self._folded else HEIGHT)
        self._show_cells()
        self._words.setDirection(
            QVBoxLayout.Direction.LeftToRight if self._folded else QVBoxLayout.Direction.TopToBottom
        )
        self._words.setSpacing(8 if self._folded else 0)
        self._show_first()

    def _add_cell(self) -> None:
        cell = SubAgentCell(self._theme)
        cell.opened.connect(self.opened)
        cell.stopped.connect(self.stopped)
        cell.undone.connect(self.undone)
        self._cells.append(cell)
        self._row.addWidget(cell, 1)

    def _lay_out(self) -> None:
        self.setFixedHeight(HEIGHT)
        self._words = QVBoxLayout()
        self._words.setSpacing(0)
        self._words.addStretch(1)
        self._words.addWidget(self._count)
        self._words.addWidget(self._about)
        self._words.addStretch(1)
        first = QWidget()
        first.setMinimumWidth(FIRST)
        first.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        inner = QHBoxLayout(first)
        pad(inner, start=24, top=0, end=12, bottom=0)
        inner.setSpacing(10)
        inner.addWidget(_Icon(self._theme))
        inner.addLayout(self._words)
        inner.addWidget(self.stop_all)
        cells = QWidget()
        cells.setLayout(self._row)
        row = QHBoxLayout(self)
        pad(row, start=0, top=0, end=12, bottom=0)
        row.setSpacing(0)
        row.addWidget(first)
        row.addWidget(cells, 1)
        row.addWidget(self._more)
        row.addSpacing(8)
        row.addWidget(self.fold)
