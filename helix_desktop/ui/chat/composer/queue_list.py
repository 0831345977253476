"""The list of queued messages above the message field: edit, move, remove, *Send now*, and why a
queue is held.
"""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from helix_desktop.app.sessions.message_queue import QueuedMessage, QueueHold
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.style.canvas import set_surface, text_width
from helix_desktop.ui.text.formatting import phrase_text, plural, sentences_text, tr
from helix_desktop.ui.widgets.controls import button, icon_button
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, plain_tip, set_tone
from helix_desktop.ui.widgets.layout import column_of, drop_widget, grow, make_scroll_area, row_of

ROW_HEIGHT, GRIP_WIDTH = 32, 34


class QueueRow(QWidget):
    """A queued message: Alt+↑/↓ or the handle moves it, Enter edits it, Delete removes it."""

    def __init__(self, queue: "QueueList", queued: QueuedMessage) -> None:
        super().__init__()
        set_surface(self, "row")
        self.queued, self._queue = queued, queue
        self._pulled_from: QPoint | None = None
        self._when = label("", "microb", "mut")
        # as wide as the widest word, so that all texts begin at one place
        widths = [text_width(word, "microb") for word in (tr("next"), tr("then"), tr("sending"))]
        self._when.setFixedWidth(ceil(max(widths)) + 8)
        self._text = ElidedLabel("body", "fg2")
        self._pictures = label("", "micro", "mut")
        self.edit = icon_button("edit", tr("Edit (Enter)"))
        self._move = icon_button("updown", tr("Move (Alt+↑, Alt+↓)"))
        self.remove = icon_button("close", tr("Remove (Delete)"))
        self.edit.clicked.connect(lambda: queue.edited.emit(self.queued.id))
        self._move.clicked.connect(lambda: queue.move_row(self, -1))
        self.remove.clicked.connect(lambda: queue.removed.emit(self.queued.id))
        self.setFixedHeight(ROW_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._grip = IconLabel("grip", "dis", place=QSize(GRIP_WIDTH, ROW_HEIGHT))
        self._grip.setCursor(Qt.CursorShape.OpenHandCursor)
        words = (self._grip, self._when, 8, grow(self._text), 8, self._pictures, 4)
        buttons = (self.edit, self._move, self.remove)
        row_of(*words, *buttons, on=self, margins=(0, 0, 4, 0), spacing=0)

    def show_queued(self, queued: QueuedMessage, index: int, *, editing: bool) -> None:
        self.queued = queued
        when = tr("then") if index else tr("next")
        if editing or queued.begun:
            when = tr("editing") if editing else tr("sending")
        self._when.setText(when)
        set_tone(self._when, "acc" if editing else "mut")
        words = queued.text.strip() or tr("Image")
        self._text.set_text(words)
        self._text.setToolTip(plain_tip(words))
        count = len(queued.images)
        images_text = plural(count, "{0} image", "{0} images")
        self._pictures.setText(images_text if count and queued.text.strip() else "")
        self.setAccessibleName(f"{when}: {self._text.text()} {self._pictures.text()}".strip())
        for part in (self.edit, self._move, self.remove):
            part.setEnabled(not queued.begun)

    def words(self) -> tuple[str, str]:
        return self._when.text(), self._text.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, down = event.key(), event.key() == Qt.Key.Key_Down
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self._queue.move_row(self, 1 if down else -1)
            else:
                self.focusNextPrevChild(down)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self._queue.edited.emit(self.queued.id)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._queue.removed.emit(self.queued.id)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._grip.show_as("grip", "mut")

    def leaveEvent(self, event: QEvent) -> None:
        self._grip.show_as("grip", "dis")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        is_on_grip = self._grip.geometry().contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and is_on_grip:
            self._pulled_from = event.globalPosition().toPoint()
            self._grip.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pulled_from is not None:
            set_surface(self, "lifted row")
            pixels_down = event.globalPosition().toPoint().y() - self._pulled_from.y()
            self._queue.drag_row(self, pixels_down)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pulled_from is not None:
            self._pulled_from = None
            self._grip.setCursor(Qt.CursorShape.OpenHandCursor)
            set_surface(self, "row")
            self._queue.drop_row(self)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._queue.edited.emit(self.queued.id)


ROW_GAP = 4
MAX_ROWS = 5
"""Rows that are visible at once; the others scroll."""

_HOLD_TEXTS = {
    QueueHold.STOPPED: Phrase("You stopped the turn, so the queue is paused."),
    QueueHold.FAILED: Phrase("The turn failed, so the queue is paused."),
    QueueHold.REOPENED: Phrase("These messages were queued when Helix closed."),
    QueueHold.REFUSED: Phrase("Couldn't send the next message."),
}


class QueueList(QWidget):
    """The queue of the visible session, hidden while it is empty."""

    edited = Signal(str)
    removed = Signal(str)
    placed = Signal(str, int)
    """The message's ID and its new place, counted from 0."""

    _max_rows = MAX_ROWS

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[QueueRow] = []
        self._from = -1
        """The original place of the row being dragged, or -1."""
        self._why = ElidedLabel("small", "warn")
        self.send = button(tr("Send now"))
        self._head = QFrame()
        row_of(grow(self._why), self.send, on=self._head, margins=(10, 0, 0, 4))
        inner = QWidget()
        self._column = column_of(on=inner, margins=0, spacing=ROW_GAP)
        self._scroll = make_scroll_area(inner)
        column_of(self._head, self._scroll, on=self, margins=0, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Queued messages"))
        self.hide()

    def why(self) -> str:
        """Return why the queue waits for the user; "" while it continues by itself."""
        return "" if self._head.isHidden() else self._why.text()

    def show_queue(
        self, waiting: Sequence[QueuedMessage], hold: QueueHold, detail: str, *, editing: str = ""
    ) -> None:
        focused = next((row.queued.id for row in self.rows if row.hasFocus()), "")
        # have one row for each message in order; existing rows are kept, also while dragged
        present_rows = {row.queued.id: row for row in self.rows}
        names = [queued.id for queued in waiting]
        for name, row in present_rows.items():
            if name not in names:
                drop_widget(self._column, row)
        self.rows = [present_rows.get(queued.id) or QueueRow(self, queued) for queued in waiting]
        for index, (row, queued) in enumerate(zip(self.rows, waiting, strict=True)):
            if self._column.indexOf(row) != index:
                self._column.insertWidget(index, row)
            row.show_queued(queued, index, editing=queued.id == editing)
            if queued.id == focused:
                row.setFocus()
        self._head.setVisible(hold is not QueueHold.NO)
        reason = phrase_text(_HOLD_TEXTS[hold]) if hold in _HOLD_TEXTS else ""
        self._why.set_text(sentences_text((reason, detail)))
        self._why.setToolTip(plain_tip(self._why.text()))
        self._fit()
        self.setVisible(bool(waiting))

    def allow_height(self, max_height: int) -> None:
        """Limit the height of all rows; 0 means the usual one. At least one row is visible."""
        rows = max(1, (max_height + ROW_GAP) // (ROW_HEIGHT + ROW_GAP)) if max_height else MAX_ROWS
        if rows != self._max_rows:
            self._max_rows = min(MAX_ROWS, rows)
            self._fit()

    def move_row(self, row: QueueRow, steps: int) -> None:
        """Move a row by some places, and around at either end."""
        index = self.rows.index(row)
        new_index = (index + steps) % len(self.rows)
        if new_index != index:
            self.placed.emit(row.queued.id, new_index)

    def drag_row(self, row: QueueRow, pixels_down: int) -> None:
        """Move other rows aside during a drag; the order is stored only after the drop."""
        if row not in self.rows:
            return
        index = self.rows.index(row)
        if self._from < 0:
            self._from = index
        new_index = self._from + round(pixels_down / (ROW_HEIGHT + ROW_GAP))
        new_index = max(0, min(len(self.rows) - 1, new_index))
        if new_index != index:
            self.rows.insert(new_index, self.rows.pop(index))
            self._column.removeWidget(row)
            self._column.insertWidget(new_index, row)

    def drop_row(self, row: QueueRow) -> None:
        start, self._from = self._from, -1
        if start >= 0 and row in self.rows and self.rows.index(row) != start:
            self.placed.emit(row.queued.id, self.rows.index(row))

    def _fit(self) -> None:
        count = min(self._max_rows, len(self.rows))
        self._scroll.setFixedHeight(max(0, count * (ROW_HEIGHT + ROW_GAP) - ROW_GAP))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        head = 0 if self._head.isHidden() else self._head.sizeHint().height()
        return QSize(240, head + self._scroll.height())
