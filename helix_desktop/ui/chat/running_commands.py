"""The panel *Running commands* above the message field: background commands, their last output,
*Stop*, *Open port*.

Each background command has a row with the time since its start and the end of its output. The user
can stop it, and open a port that it listens at inside its sandbox on this machine.
"""

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from helix_desktop.domain.background import CommandEnding, RunningCommandView
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.live_events import CommandsChanged, Live
from helix_desktop.ui.chat.todo_panel import STEP_ROW_HEIGHT
from helix_desktop.ui.event_bridge import Load
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.style.canvas import surface
from helix_desktop.ui.style.theme import line_height
from helix_desktop.ui.text.formatting import duration_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.cards import FoldingPanel
from helix_desktop.ui.widgets.controls import button, icon_button, show_icon
from helix_desktop.ui.widgets.labels import ElidedLabel, plain_tip
from helix_desktop.ui.widgets.layout import clear_layout, column_of, drop_widget, grow, row_of
from helix_desktop.ui.widgets.timers import repeating_timer, set_running

DOT_SIZE = 8


TAIL_LINES = 3
"""Lines of a command's output in its row."""


MAX_COMMANDS = 3
"""Rows that are visible at once; the others scroll."""


MAX_LINE_CHARS = 300


CLOCK_INTERVAL_MS = 1_000


class RunningRow(QWidget):
    """One command with its time, its ports, its stop button, and the end of its output."""

    stop_requested = Signal(str)
    port_requested = Signal(str, int)
    """The user wants to open a port of a command: its ID, and the port."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self._command = ElidedLabel("mono", "fg")
        self._time = ElidedLabel("small", "mut")
        self._ports = QHBoxLayout()
        self.ports: list[QPushButton] = []
        """The buttons of the command's ports."""
        self._shown: tuple[tuple[int, int], ...] = ()
        self.stop = icon_button("stop", tr("Stop the command"))
        self.stop.clicked.connect(lambda: self.stop_requested.emit(self.name))
        self.lines = [ElidedLabel("monos", "mut") for _ in range(TAIL_LINES)]
        mark, words = surface("disc", tone="ok"), grow(self._command)
        mark.setFixedSize(DOT_SIZE, DOT_SIZE)
        command = (mark, 6, words, self._ports, self._time, self.stop)
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
            port_button.clicked.connect(lambda: self.port_requested.emit(self.name, port))
        return port_button


def last_lines(tail: str) -> list[str]:
    """Return the last lines of an output, always as many."""
    lines = [one_line(line, MAX_LINE_CHARS) for line in tail.splitlines() if line.strip()]
    last = lines[-TAIL_LINES:]
    return last + [""] * (TAIL_LINES - len(last))


class RunningPanel(FoldingPanel):
    """The background commands, hidden while there are none; closed, it shows one line."""

    stop_requested = Signal(str)
    port_requested = Signal(str, int)

    def __init__(self) -> None:
        super().__init__(
            tr("Running commands"),
            unfold=tr("Show the running commands"),
            fold=tr("Hide the running commands"),
        )
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

    def show_commands(self, views: Sequence[RunningCommandView], *, now: float) -> None:
        self._views = tuple(views)
        ids = {view.id for view in views}
        for name in [name for name in self._rows if name not in ids]:
            drop_widget(self.column, self._rows.pop(name))
        for view in views:
            if view.id not in self._rows:
                new_row = RunningRow(view.id)
                new_row.stop_requested.connect(self.stop_requested)
                new_row.port_requested.connect(self.port_requested)
                self.column.addWidget(new_row)
                self._rows[view.id] = new_row
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


class RunningController(WorkspaceController):
    """Shows the commands of the session on screen; stops them and opens their ports."""

    def __init__(self, context: WorkspaceContext, panel: RunningPanel) -> None:
        super().__init__(context)
        self._panel = panel
        self._load = Load(context.bridge, self._read, "read the running commands")
        # a port may open, and time passes, without any output
        self._clock_timer = repeating_timer(panel, CLOCK_INTERVAL_MS, self._load.start)
        panel.stop_requested.connect(self._on_stop)
        panel.port_requested.connect(self._on_port)

    def close(self) -> None:
        self._clock_timer.stop()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self._load.cancel()
        self._show(())
        if session != NO_SESSION:
            self._load.start()

    def take(self, event: Live) -> None:
        if isinstance(event, CommandsChanged) and event.session == self._session:
            self._load.start()

    async def _read(self) -> None:
        commands = self._open_workspace.background
        self._show(await asyncio.to_thread(commands.running, self._session))

    def _show(self, views: Sequence[RunningCommandView]) -> None:
        self._panel.show_commands(views, now=self._open_workspace.now())
        set_running(self._clock_timer, bool(views))

    def _on_stop(self, name: str) -> None:
        commands = self._open_workspace.background
        stop = commands.stop(self._session, name, CommandEnding.STOPPED)
        self._bridge.run(stop, "stop a command")

    def _on_port(self, name: str, port: int) -> None:
        forward = self._open_workspace.background.forward(self._session, name, port)
        self._bridge.run(forward, "open a port")
