"""The panel with the session's list of steps above the composer, and its controller.

The agent writes the list. The user can tick, add, move, and remove steps; the agent is told.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import AssistantReplied, TodoEdited
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.todo import LONGEST_ITEM, MOST_ITEMS, TODO_TOOL, TodoItem, TodoStatus
from helix_desktop.domain.value import replace
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.style.canvas import Canvas, PaintedWidget, forward_icon
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import count_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.buttons import IconButton, PaintedButton
from helix_desktop.ui.widgets.fields import LineField
from helix_desktop.ui.widgets.labels import ElidedLabel, plain_tip
from helix_desktop.ui.widgets.layout import column_of, grow, make_scroll_area, row_of

HEIGHT, BOX, RADIUS = 32, 16, 8
MOST = 6
"""Steps that are visible at once; the others scroll."""


class StepBox(PaintedButton):
    """The box of a step; a click or the space bar ticks it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._status = TodoStatus.PENDING
        self.setCheckable(True)
        self.setFixedSize(28, 28)

    def show_status(self, status: TodoStatus, text: str) -> None:
        self._status = status
        self.setChecked(status is TodoStatus.DONE)
        self.setAccessibleName(text)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # for the row: a button would pass the focus on
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, status = Canvas.on(self, self.theme), self._status
        box = QRectF((self.width() - BOX) / 2, (self.height() - BOX) / 2, BOX, BOX)
        done, hot = status is TodoStatus.DONE, self.underMouse()
        edge = "" if done else "acc" if status is TodoStatus.IN_PROGRESS else "line2"
        canvas.box(box, 5, "accfill" if done else "hover" if hot else "surf", border=edge)
        if done:
            canvas.icon(box.topLeft() + QPointF(2, 2), "check", "onacc", size=12)
        elif status is TodoStatus.IN_PROGRESS:
            canvas.dot(box.center(), "acc", radius=3)
        elif status is TodoStatus.CANCELLED:
            middle = box.center()
            canvas.line(middle - QPointF(4, 0), middle + QPointF(4, 0), "mut", width=2)
        if self.hasFocus():
            canvas.focus_ring(box.adjusted(-2, -2, 2, 2), 7)


class StepRow(QWidget):
    """One step with its box and buttons; Alt+↑/↓ moves it and Delete removes it."""

    ticked = Signal(int)
    moved = Signal(int, int)
    """The place of the step, and by how many places."""
    removed = Signal(int)

    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__()
        self._place = place
        self.box = StepBox(theme)
        self._text = ElidedLabel(theme, "body", "fg2")
        self.up = IconButton(theme, "up", tr("Move up (Alt+↑)"))
        self.down = IconButton(theme, "down", tr("Move down (Alt+↓)"))
        self.remove = IconButton(theme, "close", tr("Remove (Delete)"))
        self.box.clicked.connect(lambda: self.ticked.emit(self._place))
        self.up.clicked.connect(lambda: self.moved.emit(self._place, -1))
        self.down.clicked.connect(lambda: self.moved.emit(self._place, 1))
        self.remove.clicked.connect(lambda: self.removed.emit(self._place))
        self.setFixedHeight(HEIGHT)
        parts = (self.box, grow(self._text), self.up, self.down, self.remove)
        row_of(*parts, on=self, margins=(4, 0, 4, 0), spacing=2)

    def show_item(self, item: TodoItem, *, last: bool) -> None:
        over = item.status in (TodoStatus.DONE, TodoStatus.CANCELLED)
        words = one_line(item.text, LONGEST_ITEM)
        self._text.set_text(words, tone="mut" if over else "fg")
        self._text.setToolTip(plain_tip(words))
        self.box.show_status(item.status, status_text(item.status, words))
        self.up.setEnabled(self._place > 0)
        self.down.setEnabled(not last)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(self._place, -1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit(self._place)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)


def status_text(status: TodoStatus, words: str) -> str:
    """Return a step with its status for a screen reader."""
    texts = {
        TodoStatus.PENDING: tr("{0}, open"),
        TodoStatus.IN_PROGRESS: tr("{0}, in progress"),
        TodoStatus.DONE: tr("{0}, done"),
        TodoStatus.CANCELLED: tr("{0}, dropped"),
    }
    return texts[status].format(words)


class TodoPanel(PaintedWidget):
    """The list of steps, hidden while there is none; closed, it shows the current step only."""

    changed = Signal(tuple)
    """The user changed the list: all its items."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._items: tuple[TodoItem, ...] = ()
        self._rows: list[StepRow] = []
        self.opener = IconButton(theme, "right", "")
        self.opener.clicked.connect(lambda: self.show_opened(opened=not self.opened))
        self._progress = ElidedLabel(theme, "smallb", "fg2")
        self._progress.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._current = ElidedLabel(theme, "body", "mut")
        self.clear = IconButton(theme, "close", tr("Remove all steps"))
        self.clear.clicked.connect(lambda: self.changed.emit(()))
        inner = QWidget()
        self._column = column_of(on=inner, margins=0, spacing=0)
        self._scroll = make_scroll_area(inner)
        self.field = LineField(theme, tr("New step"), hint=tr("Add a step"))
        self.field.line.setMaxLength(LONGEST_ITEM)
        self.field.entered.connect(self._on_entered)
        head = row_of(
            self.opener, self._progress, grow(self._current), self.clear, spacing=6, margins=0
        )
        self._inside = QWidget()
        column_of(self._scroll, self.field, on=self._inside, spacing=4, margins=(0, 0, 0, 4))
        column_of(head, self._inside, on=self, margins=(4, 1, 4, 1), spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Steps"))
        self.show_opened(opened=False)
        self.hide()

    @property
    def rows(self) -> tuple[StepRow, ...]:
        return tuple(self._rows)

    @property
    def opened(self) -> bool:
        return not self._inside.isHidden()

    def show_opened(self, *, opened: bool) -> None:
        self._inside.setVisible(opened)
        words = tr("Hide the steps") if opened else tr("Show the steps")
        self.opener.show_as("down" if opened else forward_icon(self), words)
        self._show_head()

    def show_items(self, items: Sequence[TodoItem]) -> None:
        """Show a list; the focused step keeps the keyboard focus by its place."""
        self._items = tuple(items)
        while len(self._rows) > len(items):
            row = self._rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self._rows) < len(items):
            self._rows.append(self._made(len(self._rows)))
        for row, item in zip(self._rows, items, strict=True):
            row.show_item(item, last=row is self._rows[-1])
        self.field.setVisible(len(items) < MOST_ITEMS)
        self._scroll.setFixedHeight(min(MOST, len(items)) * HEIGHT)
        self._show_head()
        self.setVisible(bool(items))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self, self.theme)
        canvas.box(self.rect(), RADIUS, "bg" if self.theme.dark else "panel", border="line")

    def _show_head(self) -> None:
        done = sum(item.status is TodoStatus.DONE for item in self._items)
        total = count_text(len(self._items))
        self._progress.set_text(plural(done, "{0} of {1} done", "{0} of {1} done", total))
        running = [item for item in self._items if item.status is TodoStatus.IN_PROGRESS]
        waiting = [item for item in self._items if item.status is TodoStatus.PENDING]
        current = next(iter([*running, *waiting]), None)
        self.clear.setVisible(current is None)
        shown = current is not None and not self.opened
        self._current.set_text(one_line(current.text, LONGEST_ITEM) if current and shown else "")

    def _made(self, place: int) -> StepRow:
        row = StepRow(self.theme, place)
        row.ticked.connect(self._on_ticked)
        row.moved.connect(self._on_moved)
        row.removed.connect(self._on_removed)
        self._column.addWidget(row)
        return row

    def _on_ticked(self, place: int) -> None:
        items = list(self._items)
        done = items[place].status is TodoStatus.DONE
        items[place] = replace(items[place], status=TodoStatus.PENDING if done else TodoStatus.DONE)
        self._change(items)

    def _on_moved(self, place: int, by: int) -> None:
        to = place + by
        if not 0 <= to < len(self._items):
            return
        items = list(self._items)
        items.insert(to, items.pop(place))
        focused = self._rows[place].isAncestorOf(QApplication.focusWidget() or self)
        self._change(items)
        if focused:
            self._rows[to].box.setFocus()

    def _on_removed(self, place: int) -> None:
        items = list(self._items)
        del items[place]
        self._change(items)

    def _on_entered(self) -> None:
        if text := " ".join(self.field.text().split()):
            self.field.set_text("")
            self._change([*self._items, TodoItem(text)])
            self._scroll.verticalScrollBar().setValue(self._scroll.verticalScrollBar().maximum())

    def _change(self, items: Sequence[TodoItem]) -> None:
        self.show_items(items)
        self.changed.emit(tuple(items))


class TodoController(QObject):
    """Shows the list of the session on screen, and journals the user's changes."""

    def __init__(self, context: WorkspaceContext, panel: TodoPanel) -> None:
        super().__init__()
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._panel = panel
        self._session = NO_SESSION
        self._keeping = 0
        """Changes that are not journaled yet; the panel shows them already."""
        panel.changed.connect(self._on_changed)

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self._panel.show_items(())
        self._load()

    def take(self, event: Live) -> None:
        """Show the list again after an event that may have changed it."""
        if not isinstance(event, Journaled) or event.recorded.session != self._session:
            return
        match event.recorded.event:
            case TodoEdited():
                self._load()
            case AssistantReplied(parts=parts):
                calls = (part.tool for part in parts if isinstance(part, ToolCall))
                if TODO_TOOL in calls:
                    self._load()

    def _load(self) -> None:
        self._bridge.run(self._show(self._session), "read the list of steps")

    async def _show(self, session: SessionId) -> None:
        items = await self._open_workspace.todo(session)
        if session == self._session and not self._keeping:
            self._panel.show_items(items)

    def _on_changed(self, items: tuple[TodoItem, ...]) -> None:
        self._keeping += 1
        self._bridge.run(self._keep(self._session, items), "change the list of steps")

    async def _keep(self, session: SessionId, items: tuple[TodoItem, ...]) -> None:
        try:
            await self._open_workspace.edit_todo(session, items)
        finally:
            self._keeping -= 1
            await self._show(self._session)
