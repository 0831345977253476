"""Who works for the session on screen: each SubAgent with its time, its window and a stop.

Stopping one leaves the others and the session at work; its call comes back with what it had.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from helix_desktop.domain.workspace import Delegated
from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import dot, focus_ring, rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import IconButton, button
from helix_desktop.ui.parts.labels import Elided, plain_tip
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import clock_text, short_count, tr

HEIGHT, FOLDED = 56, 28
FIRST = 156
BAR_WIDTH, BAR_HEIGHT = 40, 4
SHOWN = 3
"""Cells; how many more there are is said behind them, and a click shows all."""
ROOMY = 200
"""Width of a cell that has room for its bar."""


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


class _Fill(QWidget):
    """How full a window is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.share = 0.0
        self.setFixedSize(BAR_WIDTH, 16)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        whole = QRectF(0, (self.height() - BAR_HEIGHT) / 2, BAR_WIDTH, BAR_HEIGHT)
        rounded(painter, whole, 2, fill=self._theme.colour("surf2"))
        if self.share > 0:
            part = QRectF(whole)
            part.setWidth(max(BAR_HEIGHT, BAR_WIDTH * min(1.0, self.share)))
            rounded(painter, part, 2, fill=self._theme.colour("info"))


class _Cell(QWidget):
    """One SubAgent; a click opens it as a session."""

    opened = Signal(str)
    stopped = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.session = ""
        self.name = Elided(theme, "smallb", "fg")
        self.figures = Elided(theme, "micro", "mut")
        self._fill = _Fill(theme)
        self.stop = IconButton(theme, "stop", tr("Stop this SubAgent"))
        self.stop.clicked.connect(self._on_stop)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.figures)
        below.addWidget(self._fill)
        below.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addLayout(below)
        row = QHBoxLayout(self)
        pad(row, start=26, top=10, end=12, bottom=10)
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.stop)

    def show_child(self, child: Delegated, now: float) -> None:
        if child.session != self.session:
            self.stop.setEnabled(True)
        self.session = child.session
        task = one_line(" ".join(child.task.split()), 300)
        weight = short_count(child.tokens)
        self.name.set_text(task)
        self.figures.set_text(f"{clock_text(max(0.0, now - child.began))} · {weight}")
        self.figures.setToolTip(plain_tip(tr("{0} tokens in its window").format(weight)))
        self._fill.share = child.tokens / child.window if child.window else 0.0
        self._fill.update()
        self.setAccessibleName(tr("SubAgent: {0}").format(task))
        self.setToolTip(plain_tip(task))

    def _on_stop(self) -> None:
        self.stop.setEnabled(False)  # its end is being written
        self.stopped.emit(self.session)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fill.setVisible(self.width() >= ROOMY)
        super().resizeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.opened.emit(self.session)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit(self.session)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        if self.underMouse():
            painter.fillRect(self.rect(), self._theme.colour("hover"))
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), 6, colour=self._theme.colour("acc"))
        painter.fillRect(0, 12, 1, self.height() - 24, self._theme.colour("line"))
        dot(painter, QPointF(14, 18), self._theme.colour("ok"))


class SubAgentsStrip(QFrame):
    """Under the top bar while SubAgents work; folds to one line."""

    opened = Signal(str)
    stopped = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self._theme = theme
        self._children: Sequence[Delegated] = ()
        self._cells: list[_Cell] = []
        self._folded = self._all = False
        self._more = button("")
        self._more.clicked.connect(self._on_more)
        self._count = Elided(theme, "smallb", "fg")
        self._about = Elided(theme, "micro", "mut")
        self.stop_all = IconButton(theme, "stop", tr("Stop all SubAgents"))
        self.stop_all.clicked.connect(self._on_stop_all)
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
    def cells(self) -> Sequence[_Cell]:
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
        about = tr("{0} tok") if self._folded else tr("isolated context")
        self._about.set_text(about.format(tokens))
        self.stop_all.setVisible(count > 1 and not self._folded)

    def _on_stop_all(self) -> None:
        for cell in self.cells:
            cell.stop.click()

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
        cell = _Cell(self._theme)
        cell.opened.connect(self.opened)
        cell.stopped.connect(self.stopped)
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
