"""The panel with the session's background commands above the composer, and its controller.

Each row shows a command, how long it has been running, and the end of its output. The user can stop
the command, and open a port that it listens at inside its sandbox on this machine.
"""

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from helix_desktop.domain.background import CommandEnding, RunningCommandView
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.live_events import CommandsChanged, Live
from helix_desktop.ui.event_bridge import Load
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.style.canvas import Canvas, PaintedWidget, forward_icon
from helix_desktop.ui.style.theme import Theme, line_height
from helix_desktop.ui.text.formatting import duration_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.buttons import IconButton, quiet_button
from helix_desktop.ui.widgets.labels import ElidedLabel, plain_tip
from helix_desktop.ui.widgets.layout import clear_layout, column_of, grow, make_scroll_area, row_of

HEIGHT, RADIUS, DOT = 32, 8, 8
TAIL = 3
"""Lines of a command's output in its row."""
MOST = 3
"""Rows that are visible at once; the others scroll."""
LONGEST_LINE = 300
SECOND = 1_000


class _RunningDot(PaintedWidget):
    """The dot before a command that runs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setFixedSize(20, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        Canvas.on(self, self.theme).dot(QPointF(10, HEIGHT / 2), "ok", radius=DOT / 2)


class RunningRow(QWidget):
    """One command with its time, its ports, its stop button, and the end of its output."""

    stop_requested = Signal(str)
    port_requested = Signal(str, int)
    """The user wants to open a port of a command: its ID, and the port."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self.name = name
        self._command = ElidedLabel(theme, "mono", "fg")
        self._time = ElidedLabel(theme, "small", "mut")
        self._ports = QHBoxLayout()
        self._buttons: list[QPushButton] = []
        self._shown: tuple[tuple[int, int], ...] = ()
        self.stop = IconButton(theme, "stop", tr("Stop the command"))
        self.stop.clicked.connect(lambda: self.stop_requested.emit(self.name))
        self.lines = [ElidedLabel(theme, "monos", "mut") for _ in range(TAIL)]
        head = row_of(
            _RunningDot(theme),
            grow(self._command),
            self._ports,
            self._time,
            self.stop,
            margins=(4, 0, 4, 0),
            spacing=6,
        )
        column_of(
            head,
            column_of(*self.lines, margins=(30, 0, 12, 6), spacing=0),
            on=self,
            margins=0,
            spacing=0,
        )
        self.setFixedHeight(HEIGHT + TAIL * line_height("monos") + 6)

    @property
    def ports(self) -> list[QPushButton]:
        """The buttons of the command's ports."""
        return list(self._buttons)

    def show_command(self, view: RunningCommandView, *, now: float) -> None:
        words = one_line(view.command, 500)
        self._command.set_text(words)
        self._command.setToolTip(plain_tip(words))
        time = duration_text(max(0.0, now - view.at))
        self._time.set_text(time)
        self.stop.show_as("stop", tr("Stop {0}").format(one_line(view.command, 60)))
        for label, line in zip(self.lines, last_lines(view.tail), strict=True):
            label.set_text(line)
        self.setAccessibleName(tr("{0}, running for {1}").format(words, time))
        self._show_ports(view)

    def _show_ports(self, view: RunningCommandView) -> None:
        ways = dict(view.forwards)
        shown = tuple((port, ways.get(port, 0)) for port in view.ports)
        if shown == self._shown:
            return
        self._shown = shown
        clear_layout(self._ports)
        self._buttons = [self._port_button(port, local) for port, local in shown]
        for each in self._buttons:
            self._ports.addWidget(each)

    def _port_button(self, port: int, local: int) -> QPushButton:
        address = f"127.0.0.1:{local}"
        made = quiet_button(address if local else tr("Open port {0}").format(port))
        tip = tr("Port {0} of the command, at this address of your computer until it ends")
        closed = tr("Lead a port of your computer to this port in the sandbox")
        made.setToolTip(plain_tip(tip.format(port) if local else closed))
        if local:
            made.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(f"http://{address}")))
        else:
            made.clicked.connect(lambda: self.port_requested.emit(self.name, port))
        return made


def last_lines(tail: str) -> list[str]:
    """Return the last lines of an output, always as many."""
    lines = [one_line(line, LONGEST_LINE) for line in tail.splitlines() if line.strip()]
    shown = lines[-TAIL:]
    return shown + [""] * (TAIL - len(shown))


class RunningPanel(PaintedWidget):
    """The background commands, hidden while there are none; closed, it shows one line."""

    stop_requested = Signal(str)
    port_requested = Signal(str, int)
    shown = Signal(tuple)
    """The commands are shown as they are now."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._rows: dict[str, RunningRow] = {}
        self._views: tuple[RunningCommandView, ...] = ()
        self.setAccessibleName(tr("Running commands"))
        self.opener = IconButton(theme, "right", "")
        self.opener.clicked.connect(lambda: self.show_opened(opened=not self.opened))
        self._count = ElidedLabel(theme, "smallb", "fg2")
        self._last = ElidedLabel(theme, "mono", "mut")
        self._inner = QWidget()
        self._column = column_of(on=self._inner, margins=0, spacing=0)
        self._scroll = make_scroll_area(self._inner)
        head = row_of(self.opener, self._count, grow(self._last), spacing=6, margins=0)
        column_of(head, self._scroll, on=self, margins=(4, 2, 4, 2), spacing=0)
        self.show_opened(opened=False)
        self.hide()

    @property
    def rows(self) -> tuple[RunningRow, ...]:
        return tuple(self._rows.values())

    @property
    def opened(self) -> bool:
        return not self._scroll.isHidden()

    def show_opened(self, *, opened: bool) -> None:
        self._scroll.setVisible(opened)
        words = tr("Hide the running commands") if opened else tr("Show the running commands")
        self.opener.show_as("down" if opened else forward_icon(self), words)
        self._show_head()

    def show_commands(self, views: Sequence[RunningCommandView], *, now: float) -> None:
        self._views = tuple(views)
        known = {view.id for view in views}
        for name in [name for name in self._rows if name not in known]:
            row = self._rows.pop(name)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for view in views:
            if view.id not in self._rows:
                self._rows[view.id] = self._made(view.id)
            self._rows[view.id].show_command(view, now=now)
        heights = [row.height() for row in self.rows[:MOST]]
        self._scroll.setFixedHeight(sum(heights))
        self._show_head()
        self.setVisible(bool(views))
        self.shown.emit(self._views)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self, self.theme)
        canvas.box(self.rect(), RADIUS, "bg" if self.theme.dark else "panel", border="line")

    def _show_head(self) -> None:
        count = len(self._views)
        self._count.set_text(plural(count, "{0} command running", "{0} commands running"))
        named = ", ".join(one_line(view.command, 80) for view in self._views)
        self._last.set_text("" if self.opened else named)

    def _made(self, name: str) -> RunningRow:
        row = RunningRow(self.theme, name)
        row.stop_requested.connect(self.stop_requested)
        row.port_requested.connect(self.port_requested)
        self._column.addWidget(row)
        return row


class RunningController(QObject):
    """Shows the commands of the session on screen; stops them and opens their ports."""

    def __init__(self, context: WorkspaceContext, panel: RunningPanel) -> None:
        super().__init__()
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._panel = panel
        self._session = NO_SESSION
        self._load = Load(context.bridge, self._read, "read the running commands")
        # a port may open, and time passes, without any output
        self._second = QTimer(panel)
        self._second.setInterval(SECOND)
        self._second.timeout.connect(self._load.start)
        panel.stop_requested.connect(self._on_stop)
        panel.port_requested.connect(self._on_port)

    def close(self) -> None:
        self._second.stop()

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
        if bool(views) != self._second.isActive():
            (self._second.start if views else self._second.stop)()

    def _on_stop(self, name: str) -> None:
        commands = self._open_workspace.background
        stop = commands.stop(self._session, name, CommandEnding.STOPPED)
        self._bridge.run(stop, "stop a command")

    def _on_port(self, name: str, port: int) -> None:
        forward = self._open_workspace.background.forward(self._session, name, port)
        self._bridge.run(forward, "open a port")
