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
from helix_desktop.ui.widgets.labels import (
    ElidedLabel,
    IconLabel,
    label,
    plain_tip,
    set_tone,
)
from helix_desktop.ui.widgets.layout import column_of, drop_widget, grow, make_scroll_area, row_of

ROW_HEIGHT, GRIP_WIDTH = 32, 34


class QueueRow(QWidget):
    """A queued message: Alt+↑/↓ or the handle moves it, Enter edits it, Delete removes it."""

    edited = Signal(str)
    removed = Signal(str)
    moved = Signal(str, int)
    """The message's ID and the number of places."""
    dragged = Signal(str, int)
    """The message's ID and the pixels it was dragged down."""
    dropped = Signal(str)

    def __init__(self, queued: QueuedMessage) -> None:
        super().__init__()
        set_surface(self, "row")
        self.queued = queued
        self._pulled_from: QPoint | None = None
        self._when = label("", "microb", "mut")
        self._when.setFixedWidth(time_column_width())
        self._text = ElidedLabel("body", "fg2")
        self._pictures = label("", "micro", "mut")
        self.edit = icon_button("edit", tr("Edit (Enter)"))
        self.move_up = icon_button("updown", tr("Move (Alt+↑, Alt+↓)"))
        self.remove = icon_button("close", tr("Remove (Delete)"))
        self.edit.clicked.connect(lambda: self.edited.emit(self.queued.id))
        self.move_up.clicked.connect(lambda: self.moved.emit(self.queued.id, -1))
        self.remove.clicked.connect(lambda: self.removed.emit(self.queued.id))
        self.setFixedHeight(ROW_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._grip = IconLabel("grip", "dis", place=QSize(GRIP_WIDTH, ROW_HEIGHT))
        self._grip.setCursor(Qt.CursorShape.OpenHandCursor)
        words = (self._grip, self._when, 8, grow(self._text), 8, self._pictures, 4)
        buttons = (self.edit, self.move_up, self.remove)
        row_of(*words, *buttons, on=self, margins=(0, 0, 4, 0), spacing=0)
        self.show_queued(queued, "")

    def show_queued(self, queued: QueuedMessage, label: str, *, editing: bool = False) -> None:
        self.queued = queued
        self._when.setText(label)
        set_tone(self._when, "acc" if editing else "mut")
        words = queued.text.strip() or tr("Image")
        self._text.set_text(words)
        self._text.setToolTip(plain_tip(words))
        count = len(queued.images)
        images_text = plural(count, "{0} image", "{0} images")
        self._pictures.setText(images_text if count and queued.text.strip() else "")
        self.setAccessibleName(f"{label}: {self._text.text()} {self._pictures.text()}".strip())
        for part in (self.edit, self.move_up, self.remove):
            part.setEnabled(not queued.begun)

    def words(self) -> tuple[str, str]:
        return self._when.text(), self._text.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        name = self.queued.id
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(name, -1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.edited.emit(name)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit(name)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._grip.show_as("grip", "mut")

    def leaveEvent(self, event: QEvent) -> None:
        self._grip.show_as("grip", "dis")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._is_on_grip(event):
            self._pulled_from = event.globalPosition().toPoint()
            self._grip.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _is_on_grip(self, event: QMouseEvent) -> bool:
        return self._grip.geometry().contains(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pulled_from is not None:
            down = event.globalPosition().toPoint().y() - self._pulled_from.y()
            set_surface(self, "lifted row")
            self.dragged.emit(self.queued.id, down)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pulled_from is not None:
            self._pulled_from = None
            self._grip.setCursor(Qt.CursorShape.OpenHandCursor)
            set_surface(self, "row")
            self.dropped.emit(self.queued.id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.edited.emit(self.queued.id)


def time_column_width() -> int:
    """Return the width of the time column, so that all texts begin at one place."""
    words = (tr("next"), tr("then"), tr("sending"))
    return ceil(max(text_width(word, "microb") for word in words)) + 8


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
        self.rows = []
        for queued in waiting:
            message_row = present_rows.get(queued.id)
            if message_row is None:
                message_row = QueueRow(queued)
                message_row.edited.connect(self.edited)
                message_row.removed.connect(self.removed)
                message_row.moved.connect(self._on_moved)
                message_row.dragged.connect(self._on_dragged)
                message_row.dropped.connect(self._on_dropped)
            self.rows.append(message_row)
        for index, row in enumerate(self.rows):
            if self._column.indexOf(row) != index:
                self._column.insertWidget(index, row)
        for index, (row, queued) in enumerate(zip(self.rows, waiting, strict=True)):
            row.show_queued(queued, _when(index, queued, editing), editing=queued.id == editing)
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

    def _on_moved(self, message_id: str, steps: int) -> None:
        index = self._at(message_id)
        new_index = (index + steps) % len(self.rows)
        if new_index != index:
            self.placed.emit(message_id, new_index)

    def _on_dragged(self, message_id: str, pixels_down: int) -> None:
        """Move other rows aside during a drag; the order is stored only after the drop."""
        row = next((row for row in self.rows if row.queued.id == message_id), None)
        if row is None:
            return
        index = self.rows.index(row)
        if self._from < 0:
            self._from = index
        new_index = max(
            0, min(len(self.rows) - 1, self._from + round(pixels_down / (ROW_HEIGHT + ROW_GAP)))
        )
        if new_index != index:
            self.rows.insert(new_index, self.rows.pop(index))
            self._column.removeWidget(row)
            self._column.insertWidget(new_index, row)

    def _on_dropped(self, message_id: str) -> None:
        start, self._from = self._from, -1
        index = self._at(message_id)
        if start >= 0 and index != start:
            self.placed.emit(message_id, index)

    def _at(self, message_id: str) -> int:
        return next(index for index, row in enumerate(self.rows) if row.queued.id == message_id)

    def _fit(self) -> None:
        count = min(self._max_rows, len(self.rows))
        self._scroll.setFixedHeight(max(0, count * (ROW_HEIGHT + ROW_GAP) - ROW_GAP))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        head = 0 if self._head.isHidden() else self._head.sizeHint().height()
        return QSize(240, head + self._scroll.height())


def _when(index: int, queued: QueuedMessage, editing: str) -> str:
    if queued.id == editing:
        return tr("editing")
    if queued.begun:
        return tr("sending")
    return tr("then") if index else tr("next")
