"""What waits for the end of the turn, above the field; and why, where it waits for the person."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from helix_desktop.app.queue import Hold, Queued
from helix_desktop.ui.chat.composing.queue_row import HEIGHT, QueueRow
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import Elided, plain_tip
from helix_desktop.ui.words import tr

GAP = 4
MOST = 5
"""Rows that are seen at once; the others are scrolled to."""

_WHY = {
    Hold.STOPPED: "The turn was stopped, so the queue waits for you.",
    Hold.FAILED: "The turn failed, so the queue waits for you.",
    Hold.REOPENED: "These were waiting when the application closed.",
    Hold.REFUSED: "The next message could not be sent.",
}


class QueueRows(QWidget):
    """The queue of the session on screen; hidden while nothing waits."""

    edited = Signal(str)
    removed = Signal(str)
    placed = Signal(str, int)
    """A message, and its new place counted from 0."""
    sending_wanted = Signal()

    _most = MOST

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: list[QueueRow] = []
        self._from = -1
        """Where the row that is pulled was; -1 for none."""
        self._why = Elided(theme, "small", "warn")
        self.send = button(tr("Send now"))
        self.send.clicked.connect(self.sending_wanted)
        self._head = QFrame()
        head = QHBoxLayout(self._head)
        pad(head, start=10, top=0, end=0, bottom=4)
        head.addWidget(self._why, 1)
        head.addWidget(self.send)
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._head)
        layout.addWidget(self._scroll)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Messages that wait"))
        self.hide()

    @property
    def rows(self) -> tuple[QueueRow, ...]:
        return tuple(self._rows)

    def why(self) -> str:
        """What is said of a queue that waits for the person; "" while it goes by itself."""
        return "" if self._head.isHidden() else self._why.text()

    def show_queue(
        self, waiting: Sequence[Queued], hold: Hold, detail: str, *, editing: str = ""
    ) -> None:
        focused = next((row.queued.id for row in self._rows if row.hasFocus()), "")
        self._match(waiting)
        for at, (row, queued) in enumerate(zip(self._rows, waiting, strict=True)):
            row.show_queued(queued, _when(at, queued, editing), editing=queued.id == editing)
            if queued.id == focused:
                row.setFocus()
        self._head.setVisible(hold is not Hold.NO)
        self._why.set_text(" ".join(filter(None, (tr(_WHY.get(hold, "")), detail))))
        self._why.setToolTip(plain_tip(self._why.text()))
        self._fit()
        self.setVisible(bool(waiting))

    def allow_height(self, most: int) -> None:
        """How high its rows may be together; 0 for as high as usual. One is always seen."""
        rows = max(1, (most + GAP) // (HEIGHT + GAP)) if most else MOST
        if rows != self._most:
            self._most = min(MOST, rows)
            self._fit()

    def _match(self, waiting: Sequence[Queued]) -> None:
        """A row for each message, in their order; rows that stay keep their place in hand."""
        known = {row.queued.id: row for row in self._rows}
        names = [queued.id for queued in waiting]
        for name, row in known.items():
            if name not in names:
                self._column.removeWidget(row)
                row.hide()
                row.deleteLater()
        self._rows = [known.get(queued.id) or self._made(queued) for queued in waiting]
        for at, row in enumerate(self._rows):
            if self._column.indexOf(row) != at:
                self._column.insertWidget(at, row)

    def _made(self, queued: Queued) -> QueueRow:
        row = QueueRow(self._theme, queued)
        row.edited.connect(self.edited)
        row.removed.connect(self.removed)
        row.moved.connect(self._on_moved)
        row.dragged.connect(self._on_dragged)
        row.dropped.connect(self._on_dropped)
        return row

    def _on_moved(self, name: str, by: int) -> None:
        at = self._at(name)
        to = (at + by) % len(self._rows)
        if to != at:
            self.placed.emit(name, to)

    def _on_dragged(self, name: str, down: int) -> None:
        """Rows give way while one is pulled; nothing is kept before it is let go."""
        row = next((row for row in self._rows if row.queued.id == name), None)
        if row is None:
            return
        at = self._rows.index(row)
        if self._from < 0:
            self._from = at
        start = self._from
        to = max(0, min(len(self._rows) - 1, start + round(down / (HEIGHT + GAP))))
        if to != at:
            self._rows.insert(to, self._rows.pop(at))
            self._column.removeWidget(row)
            self._column.insertWidget(to, row)

    def _on_dropped(self, name: str) -> None:
        start, self._from = self._from, -1
        at = self._at(name)
        if start >= 0 and at != start:
            self.placed.emit(name, at)

    def _at(self, name: str) -> int:
        return next(at for at, row in enumerate(self._rows) if row.queued.id == name)

    def _fit(self) -> None:
        count = min(self._most, len(self._rows))
        self._scroll.setFixedHeight(max(0, count * (HEIGHT + GAP) - GAP))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        head = 0 if self._head.isHidden() else self._head.sizeHint().height()
        return QSize(240, head + self._scroll.height())


def _when(at: int, queued: Queued, editing: str) -> str:
    if queued.id == editing:
        return tr("editing")
    if queued.begun:
        return tr("going out")
    return (tr("next"), tr("after that"))[at] if at < 2 else tr("then")
