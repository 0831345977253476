"""One message that waits: handle, when it goes, its words, and what can be done with it."""

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from helix_desktop.app.queue import Queued
from helix_desktop.ui.look.brush import brush, from_right, pad
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import Elided, label, plain_tip, set_tone
from helix_desktop.ui.words import tr

HEIGHT, RADIUS, GRIP = 32, 8, 16


class QueueRow(QWidget):
    """Alt+↑/↓ moves it, Enter edits it, Delete takes it out; the handle drags it."""

    edited = Signal(str)
    removed = Signal(str)
    moved = Signal(str, int)
    """Its id, and by how many places."""
    dragged = Signal(str, int)
    """Its id, and how far down it was pulled."""
    dropped = Signal(str)

    def __init__(self, theme: Theme, queued: Queued) -> None:
        super().__init__()
        self._theme, self.queued = theme, queued
        self._pulled_from: QPoint | None = None
        self.lifted = False
        self._when = label("", "microb", "mut")
        self._when.setFixedWidth(when_width())
        self._text = Elided(theme, "body", "fg2")
        self._pictures = label("", "micro", "mut")
        self.edit = IconButton(theme, "edit", tr("Edit (Enter)"))
        self.move_up = IconButton(theme, "updown", tr("Move (Alt+↑, Alt+↓)"))
        self.remove = IconButton(theme, "close", tr("Remove (Delete)"))
        self.edit.clicked.connect(lambda: self.edited.emit(self.queued.id))
        self.move_up.clicked.connect(lambda: self.moved.emit(self.queued.id, -1))
        self.remove.clicked.connect(lambda: self.removed.emit(self.queued.id))
        self.setFixedHeight(HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        theme.changed.connect(self.update)
        self._lay_out()
        self.show_queued(queued, "")

    def show_queued(self, queued: Queued, when: str, *, editing: bool = False) -> None:
        self.queued = queued
        self._when.setText(when)
        set_tone(self._when, "acc" if editing else "mut")
        words = queued.text.strip() or tr("A picture")
        self._text.set_text(words)
        self._text.setToolTip(plain_tip(words))
        count = len(queued.images)
        told = tr("1 picture") if count == 1 else tr("{0} pictures").format(count)
        self._pictures.setText(told if count and queued.text.strip() else "")
        self.setAccessibleName(f"{when}: {self._text.text()} {self._pictures.text()}".strip())
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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._on_handle(event):
            self._pulled_from = event.globalPosition().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _on_handle(self, event: QMouseEvent) -> bool:
        x = event.position().x()
        return (self.width() - x if from_right(self) else x) < 2 * GRIP + 2

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pulled_from is not None:
            down = event.globalPosition().toPoint().y() - self._pulled_from.y()
            self.lifted = True
            self.dragged.emit(self.queued.id, down)
            self.update()
            return
        on_handle = self._on_handle(event)
        shape = Qt.CursorShape.OpenHandCursor if on_handle else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pulled_from is not None:
            self._pulled_from, self.lifted = None, False
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self.update()
            self.dropped.emit(self.queued.id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.edited.emit(self.queued.id)

    def enterEvent(self, event: QEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = brush(self), self._theme
        rect = QRectF(self.rect())
        ground = "hover" if self.underMouse() or self.lifted else "bg" if theme.dark else "panel"
        border = theme.colour("line2" if self.lifted else "line")
        rounded(painter, rect, RADIUS, fill=theme.colour(ground), border=border)
        ratio = self.devicePixelRatioF()
        tone = "mut" if self.underMouse() else "dis"
        icon = theme.icon("grip", tone, size=GRIP, ratio=ratio)
        painter.drawPixmap(10, (HEIGHT - GRIP) // 2, icon)
        if self.hasFocus():
            focus_ring(painter, rect, RADIUS, colour=theme.colour("acc"))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        pad(row, start=34, top=0, end=4, bottom=0)
        row.setSpacing(0)
        row.addWidget(self._when)
        row.addSpacing(8)
        row.addWidget(self._text, 1)
        row.addSpacing(8)
        row.addWidget(self._pictures)
        row.addSpacing(4)
        for part in (self.edit, self.move_up, self.remove):
            row.addWidget(part)


def when_width() -> int:
    """So that all texts begin at one place."""
    metrics = QFontMetrics(font("microb"))
    return max(metrics.horizontalAdvance(word) for word in (tr("after that"), tr("going out"))) + 8
