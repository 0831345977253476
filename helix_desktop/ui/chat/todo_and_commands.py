"""The panels *Steps* (todo list) and *Running commands* (background) above the message field.

Steps can be ticked, added, moved, and removed. The agent writes the list, and is told what the user
changed.

Each background command has a row with the time since its start and the end of its output. The user
can stop it, and open a port that it listens at inside its sandbox on this machine.
"""

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from helix_desktop.app.workspaces.open_workspace import RunningWork
from helix_desktop.domain.background import CommandEnding, RunningCommandView
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import AssistantReplied, Rewound, TodoEdited
from helix_desktop.domain.live_events import CommandsChanged, Journaled, Live
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.todo import MAX_ITEM_CHARS, MAX_ITEMS, TODO_TOOL, TodoItem, TodoStatus
from helix_desktop.domain.value import replace
from helix_desktop.ui.event_bridge import Load, repeating_timer, set_running
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.style.canvas import surface
from helix_desktop.ui.style.theme import line_height
from helix_desktop.ui.text.formatting import count_text, duration_text, phrase_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.cards import FoldingPanel
from helix_desktop.ui.widgets.controls import button, icon_button, show_icon, style_button
from helix_desktop.ui.widgets.fields import LineField
from helix_desktop.ui.widgets.labels import ElidedLabel, plain_tip
from helix_desktop.ui.widgets.layout import clear_layout, column_of, drop_widget, grow, row_of

STEP_ROW_HEIGHT = 32
MAX_VISIBLE_ITEMS = 6
"""Steps that are visible at once; the others scroll."""


class StepBox(QPushButton):
    """The box of a step; a click or the space bar ticks it."""

    def __init__(self) -> None:
        super().__init__()
        style_button(self, "step")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(True)
        self.setFixedSize(28, 28)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # for the row: a button would pass the focus on
        else:
            super().keyPressEvent(event)


class StepRow(QWidget):
    """One step with its box and buttons; Alt+↑/↓ moves it and Delete removes it."""

    def __init__(self, index: int, panel: "TodoPanel") -> None:
        super().__init__()
        self._place, self._panel = index, panel
        self.box = StepBox()
        self._text = ElidedLabel("body", "fg2")
        self.up = icon_button("up", tr("Move up (Alt+↑)"))
        self.down = icon_button("down", tr("Move down (Alt+↓)"))
        self.remove = icon_button("close", tr("Remove (Delete)"))
        self.box.clicked.connect(lambda: panel.tick_step(index))
        self.up.clicked.connect(lambda: panel.move_step(index, -1))
        self.down.clicked.connect(lambda: panel.move_step(index, 1))
        self.remove.clicked.connect(lambda: panel.remove_step(index))
        self.setFixedHeight(STEP_ROW_HEIGHT)
        parts = (self.box, grow(self._text), self.up, self.down, self.remove)
        row_of(*parts, on=self, margins=(4, 0, 4, 0), spacing=2)

    def show_item(self, item: TodoItem, *, last: bool) -> None:
        is_settled = item.status in (TodoStatus.DONE, TodoStatus.CANCELLED)
        words = one_line(item.text, MAX_ITEM_CHARS)
        self._text.set_text(words, tone="mut" if is_settled else "fg")
        self._text.setToolTip(plain_tip(words))
        self.box.setProperty("status", item.status.value)
        self.box.setChecked(item.status is TodoStatus.DONE)
        self.box.setAccessibleName(phrase_text(_STATUS_TEXTS[item.status]).format(words))
        self.box.update()
        self.up.setEnabled(self._place > 0)
        self.down.setEnabled(not last)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._panel.move_step(self._place, -1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._panel.remove_step(self._place)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)


_STATUS_TEXTS = {
    TodoStatus.PENDING: Phrase("{0}, open"),
    TodoStatus.IN_PROGRESS: Phrase("{0}, in progress"),
    TodoStatus.DONE: Phrase("{0}, done"),
    TodoStatus.CANCELLED: Phrase("{0}, dropped"),
}
"""Steps with their status, for screen readers."""


class TodoPanel(FoldingPanel):
    """The list of steps, hidden while there is none; closed, it shows the current step only."""

    def __init__(self, context: WorkspaceContext) -> None:
        super().__init__(tr("Steps"), unfold=tr("Show the steps"), fold=tr("Hide the steps"))
        self._sessions, self._bridge = context.sessions, context.bridge
        self._session, self._keeping = NO_SESSION, 0
        """The session, and changes that are not journaled yet, but shown already."""
        self._items: tuple[TodoItem, ...] = ()
        self.rows: list[StepRow] = []
        self._progress = ElidedLabel("smallb", "fg2")
        self._progress.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._current = ElidedLabel("body", "mut")
        self.clear = icon_button("close", tr("Remove all steps"))
        self.clear.clicked.connect(lambda: self.change(()))
        self.field = LineField(tr("New step"), hint=tr("Add a step"))
        self.field.line.setMaxLength(MAX_ITEM_CHARS)
        self.field.entered.connect(self._on_entered)
        head = row_of(self.opener, self._progress, grow(self._current), self.clear, spacing=6)
        self.inside = QWidget()
        column_of(self.listed, self.field, on=self.inside, spacing=4, margins=(0, 0, 0, 4))
        column_of(head, self.inside, on=self, margins=(4, 1, 4, 1), spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.show_opened(opened=False)

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self.show_items(())
        self._load()

    def take(self, event: Live) -> None:
        if not isinstance(event, Journaled) or event.recorded.session != self._session:
            return
        match event.recorded.event:
            case TodoEdited() | Rewound():
                self._load()
            case AssistantReplied(parts=parts):
                if any(isinstance(part, ToolCall) and part.tool == TODO_TOOL for part in parts):
                    self._load()

    def _load(self) -> None:
        self._bridge.run(self._read(self._session), "read the list of steps")

    async def _read(self, session: SessionId) -> None:
        items = await self._sessions.todo(session)
        if session == self._session and not self._keeping:
            self.show_items(items)

    def show_items(self, items: Sequence[TodoItem]) -> None:
        """Show a list; the focused step keeps the keyboard focus by its place."""
        self._items = tuple(items)
        while len(self.rows) > len(items):
            drop_widget(self.column, self.rows.pop())
        while len(self.rows) < len(items):
            new_row = StepRow(len(self.rows), self)
            self.column.addWidget(new_row)
            self.rows.append(new_row)
        for row, item in zip(self.rows, items, strict=True):
            row.show_item(item, last=row is self.rows[-1])
        self.field.setVisible(len(items) < MAX_ITEMS)
        self.listed.setFixedHeight(min(MAX_VISIBLE_ITEMS, len(items)) * STEP_ROW_HEIGHT)
        self.show_head()
        self.setVisible(bool(items))
        self.shown.emit(self._items)

    def show_head(self) -> None:
        done = sum(item.status is TodoStatus.DONE for item in self._items)
        total = count_text(len(self._items))
        self._progress.set_text(plural(done, "{0} of {1} done", "{0} of {1} done", total))
        running = [item for item in self._items if item.status is TodoStatus.IN_PROGRESS]
        waiting = [item for item in self._items if item.status is TodoStatus.PENDING]
        current = next(iter([*running, *waiting]), None)
        self.clear.setVisible(current is None)
        text = current.text if current and not self.opened else ""
        self._current.set_text(one_line(text, MAX_ITEM_CHARS))

    def tick_step(self, index: int) -> None:
        items = list(self._items)
        done = items[index].status is TodoStatus.DONE
        items[index] = replace(items[index], status=TodoStatus.PENDING if done else TodoStatus.DONE)
        self.change(items)

    def move_step(self, index: int, steps: int) -> None:
        new_index = index + steps
        if not 0 <= new_index < len(self._items):
            return
        items = list(self._items)
        items.insert(new_index, items.pop(index))
        focused = self.rows[index].isAncestorOf(QApplication.focusWidget() or self)
        self.change(items)
        if focused:
            self.rows[new_index].box.setFocus()

    def remove_step(self, index: int) -> None:
        items = list(self._items)
        del items[index]
        self.change(items)

    def _on_entered(self) -> None:
        if text := " ".join(self.field.text().split()):
            self.field.set_text("")
            self.change([*self._items, TodoItem(text)])
            bar = self.listed.verticalScrollBar()
            bar.setValue(bar.maximum())

    def change(self, items: Sequence[TodoItem]) -> None:
        """Show and journal a list of the user."""
        self.show_items(items)
        self._keeping += 1
        self._bridge.run(self._keep(self._session, tuple(items)), "change the list of steps")

    async def _keep(self, session: SessionId, items: tuple[TodoItem, ...]) -> None:
        try:
            await self._sessions.edit_todo(session, items)
        finally:
            self._keeping -= 1
            await self._read(self._session)


DOT_SIZE = 8
TAIL_LINES = 3
"""Lines of a command's output in its row."""
MAX_COMMANDS = 3
"""Rows that are visible at once; the others scroll."""
MAX_LINE_CHARS = 300
CLOCK_INTERVAL_MS = 1_000


class RunningRow(QWidget):
    """One command with its time, its ports, its stop button, and the end of its output."""

    def __init__(self, name: str, panel: "RunningPanel") -> None:
        super().__init__()
        self.name, self._panel = name, panel
        self._command = ElidedLabel("mono", "fg")
        self._time = ElidedLabel("small", "mut")
        self._ports = QHBoxLayout()
        self.ports: list[QPushButton] = []
        """The buttons of the command's ports."""
        self._shown: tuple[tuple[int, int], ...] = ()
        self.stop = icon_button("stop", tr("Stop the command"))
        self.stop.clicked.connect(lambda: panel.stop_command(name))
        self.lines = [ElidedLabel("monos", "mut") for _ in range(TAIL_LINES)]
        mark = surface("disc", tone="ok")
        mark.setFixedSize(DOT_SIZE, DOT_SIZE)
        command = (mark, 6, grow(self._command), self._ports, self._time, self.stop)
        head = row_of(*command, margins=(10, 0, 4, 0), spacing=6)
        head.addStrut(STEP_ROW_HEIGHT)
        tail = column_of(*self.lines, margins=(30, 0, 12, 6), spacing=0)
        column_of(head, tail, on=self, margins=0, spacing=0)
        self.setFixedHeight(STEP_ROW_HEIGHT + TAIL_LINES * line_height("monos") + 6)

    def show_command(self, view: RunningCommandView, *, now: float) -> None:
        words = one_line(view.command, 500)
        self._command.set_text(words)
        self._command.setToolTip(plain_tip(words))
        time = duration_text(max(0.0, now - view.at))
        self._time.set_text(time)
        show_icon(self.stop, "stop", tr("Stop {0}").format(one_line(view.command, 60)))
        for label, line in zip(self.lines, last_lines(view.tail), strict=True):
            label.set_text(line)
        self.setAccessibleName(tr("{0}, running for {1}").format(words, time))
        local_ports = dict(view.forwards)
        ports = tuple((port, local_ports.get(port, 0)) for port in view.ports)
        if ports != self._shown:
            self._shown = ports
            clear_layout(self._ports)
            self.ports = [self._port_button(port, local) for port, local in ports]
            for port_button in self.ports:
                self._ports.addWidget(port_button)

    def _port_button(self, port: int, local: int) -> QPushButton:
        address = f"127.0.0.1:{local}"
        port_button = button(address if local else tr("Open port {0}").format(port), "quiet")
        tip = tr("Port {0} of the command, at this address of your computer until it ends")
        open_tip = tr("Lead a port of your computer to this port in the sandbox")
        port_button.setToolTip(plain_tip(tip.format(port) if local else open_tip))
        if local:
            port_button.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(f"http://{address}")))
        else:
            port_button.clicked.connect(lambda: self._panel.open_port(self.name, port))
        return port_button


def last_lines(tail: str) -> list[str]:
    """Return the last lines of an output, always as many."""
    lines = [one_line(line, MAX_LINE_CHARS) for line in tail.splitlines() if line.strip()]
    last = lines[-TAIL_LINES:]
    return last + [""] * (TAIL_LINES - len(last))


class RunningPanel(FoldingPanel):
    """The background commands, hidden while there are none; closed, it shows one line."""

    def __init__(self, context: WorkspaceContext, work: RunningWork) -> None:
        super().__init__(
            tr("Running commands"),
            unfold=tr("Show the running commands"),
            fold=tr("Hide the running commands"),
        )
        self._work, self._clock, self._bridge = work, context.clock, context.bridge
        self._session = NO_SESSION
        self._reading = Load(context.bridge, self._read, "read the running commands")
        # a port may open, and time passes, without any output
        self.clock_timer = repeating_timer(self, CLOCK_INTERVAL_MS, self._reading.start)
        self._rows: dict[str, RunningRow] = {}
        self._views: tuple[RunningCommandView, ...] = ()
        self._count = ElidedLabel("smallb", "fg2")
        self._last = ElidedLabel("mono", "mut")
        head = row_of(self.opener, self._count, grow(self._last), spacing=6, margins=0)
        column_of(head, self.listed, on=self, margins=(4, 2, 4, 2), spacing=0)
        self.show_opened(opened=False)

    @property
    def rows(self) -> tuple[RunningRow, ...]:
        return tuple(self._rows.values())

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self._reading.cancel()
        self._show(())
        if session != NO_SESSION:
            self._reading.start()

    def take(self, event: Live) -> None:
        if isinstance(event, CommandsChanged) and event.session == self._session:
            self._reading.start()

    def stop_command(self, name: str) -> None:
        stop = self._work.stop_command(self._session, name, CommandEnding.STOPPED)
        self._bridge.run(stop, "stop a command")

    def open_port(self, name: str, port: int) -> None:
        forward = self._work.open_port(self._session, name, port)
        self._bridge.run(forward, "open a port")

    async def _read(self) -> None:
        running = self._work.commands
        self._show(await asyncio.to_thread(running, self._session))

    def _show(self, views: Sequence[RunningCommandView]) -> None:
        self._views, now = tuple(views), self._clock.now()
        set_running(self.clock_timer, bool(views))
        ids = {view.id for view in views}
        for name in [name for name in self._rows if name not in ids]:
            drop_widget(self.column, self._rows.pop(name))
        for view in views:
            if view.id not in self._rows:
                self._rows[view.id] = RunningRow(view.id, self)
                self.column.addWidget(self._rows[view.id])
            self._rows[view.id].show_command(view, now=now)
        self.listed.setFixedHeight(sum(row.height() for row in self.rows[:MAX_COMMANDS]))
        self.show_head()
        self.setVisible(bool(views))
        self.shown.emit(self._views)

    def show_head(self) -> None:
        count = len(self._views)
        self._count.set_text(plural(count, "{0} command running", "{0} commands running"))
        commands = ", ".join(one_line(view.command, 80) for view in self._views)
        self._last.set_text("" if self.opened else commands)
