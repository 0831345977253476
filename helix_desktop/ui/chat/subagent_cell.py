"""One SubAgent in the strip: its task, its time, its window; a stop, and the way back from it."""

import math

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.domain.workspace import Delegated
from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import dot, focus_ring, rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import IconButton, button
from helix_desktop.ui.parts.labels import Elided, plain_tip
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.spoken import announce
from helix_desktop.ui.words import clock_text, short_count, tr

BAR_WIDTH, BAR_HEIGHT = 40, 4
ROOMY = 200
"""Width of a cell that has room for its bar."""
DEAD = 400
"""Milliseconds in which the second click of a double click does not take the first one back."""


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


class SubAgentCell(QWidget):
    """A click opens it as a session."""

    opened = Signal(str)
    stopped = Signal(str)
    undone = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.session = ""
        self._stopping = self._stands = False
        self._safe = QElapsedTimer()
        self.name = Elided(theme, "smallb", "fg")
        self.figures = Elided(theme, "micro", "mut")
        self._fill = _Fill(theme)
        self.stop = IconButton(theme, "stop", tr("Stop this SubAgent"))
        self.stop.clicked.connect(self._on_stop)
        self.undo = button(tr("Undo"))
        self.undo.clicked.connect(self._on_undo)
        self.undo.setToolTip(
            plain_tip(tr("Let it go on where it was; a command that was running was cut off"))
        )
        self.undo.hide()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()

    def _lay_out(self) -> None:
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
        row.addWidget(self.undo)
        row.addWidget(self.stop)

    def show_child(self, child: Delegated, now: float) -> None:
        task = one_line(" ".join(child.task.split()), 300)
        if child.session != self.session:
            self._change_hands()
            self.session = child.session
        self.name.set_text(task)
        self._show_stopped(bool(child.undo_until), task)
        self._show_figures(child, now)
        self._fill.share = child.tokens / child.window if child.window else 0.0
        self._fill.update()
        words = tr("Stopped SubAgent: {0}") if self._stands else tr("SubAgent: {0}")
        self.setAccessibleName(words.format(task))
        self.setToolTip(plain_tip(task))

    def _show_figures(self, child: Delegated, now: float) -> None:
        if self._stands:
            left = max(1, math.ceil(child.undo_until - now))
            self.figures.set_text(tr("Stopped · ends in {0} s").format(left))
            self.figures.setToolTip(plain_tip(tr("Its answer so far goes back when time is up")))
            return
        weight = short_count(child.tokens)
        self.figures.set_text(f"{clock_text(max(0.0, now - child.began))} · {weight}")
        self.figures.setToolTip(plain_tip(tr("{0} tokens in its window").format(weight)))

    def _change_hands(self) -> None:
        """Another one stands in this place: a key that was meant for the last one does nothing."""
        self._stopping = self._stands = False
        if self.stop.hasFocus() or self.undo.hasFocus():
            self.setFocus()
        self._show_buttons()

    def _show_stopped(self, stands: bool, task: str) -> None:
        """It stands still and can go on, or it works (again)."""
        if stands == self._stands:
            return
        focused = self.stop.hasFocus() or self.undo.hasFocus()
        self._stands, self._stopping = stands, False
        self._show_buttons()
        if focused:
            (self.undo if stands else self.stop).setFocus()
        if stands:
            self._safe.start()
            words = tr("SubAgent stopped: {0}. It can be let go on for five seconds.")
            announce(self, words.format(task))
            self.undo.setAccessibleName(tr("Undo: let it go on: {0}").format(task))
        else:
            announce(self, tr("SubAgent goes on: {0}").format(task))

    def _show_buttons(self) -> None:
        self.undo.setVisible(self._stands)
        self.stop.setVisible(not self._stands)
        words = tr("Being stopped…") if self._stopping else tr("Stop this SubAgent")
        self.stop.show_as("stop", words)
        self._fill.setVisible(self.width() >= ROOMY and not self._stands)
        self.update()

    def _on_stop(self) -> None:
        if self._stopping:
            return  # its end is being written
        self._stopping = True
        self._show_buttons()
        self.stopped.emit(self.session)

    def _on_undo(self) -> None:
        if self._safe.hasExpired(DEAD):
            self.undone.emit(self.session)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fill.setVisible(self.width() >= ROOMY and not self._stands)
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
        dot(painter, QPointF(14, 18), self._theme.colour("warn" if self._stands else "ok"))
