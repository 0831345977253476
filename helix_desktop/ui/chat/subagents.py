"""The strip of running subagents above the conversation: progress, opening, *Stop this subagent*,
and undoing a stop.

Stopping one subagent leaves the others and the session running. A stopped subagent stands still at
once and can be resumed for some seconds; only then does its call return, with the result so far.
"""

import math
import time
from collections.abc import Callable, Coroutine, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.workspace import RunningSubAgent
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.style.canvas import dot, hairline, set_look, set_surface
from helix_desktop.ui.text.display_names import preset_name
from helix_desktop.ui.text.formatting import duration_text, plural, short_count, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import button, icon_button, show_icon
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, plain_tip
from helix_desktop.ui.widgets.layout import STRETCH, column_of, grow, row_of
from helix_desktop.ui.widgets.token_bar import ProgressBar

BAR_WIDTH = 40
BAR_CELL_WIDTH = 200
"""The least width of a cell that shows its bar."""
DOUBLE_CLICK_MS = 400
"""The milliseconds in which the second click of a double click does not undo the first one."""


class SubAgentCell(QWidget):
    """One subagent with its task, time, tokens, and buttons; a click opens its session."""

    def __init__(self, strip: "SubAgentStrip") -> None:
        super().__init__()
        set_surface(self, "cell")
        self._strip, self.session = strip, ""
        self._stopping = self._stopped = False
        self._stopped_at = 0.0
        self.name = ElidedLabel("smallb", "fg")
        self.figures = ElidedLabel("micro", "mut")
        self._fill = ProgressBar()
        """The used share of the context window."""
        self._fill.setFixedWidth(BAR_WIDTH)
        self.stop = icon_button("stop", tr("Stop this subagent"))
        self.stop.clicked.connect(self._on_stop)
        self.undo = button(tr("Undo"))
        self.undo.clicked.connect(self._on_undo)
        self.undo.setToolTip(plain_tip(tr("Resume. A running command was cut off.")))
        self.undo.hide()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        below = row_of(self.figures, self._fill, STRETCH, spacing=8)
        words = column_of(self.name, below, margins=(0, 10, 0, 10), spacing=0)
        self._dot = dot("ok")
        line = column_of(12, grow(hairline(vertical=True)), 12, spacing=0)
        start = (line, 2, column_of(15, self._dot, STRETCH, spacing=0), 1)
        parts = (*start, grow(words), self.undo, self.stop)
        row_of(*parts, on=self, margins=(0, 0, 12, 0), spacing=8)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_child(self, child: RunningSubAgent, now: float) -> None:
        task = one_line(" ".join(child.task.split()), 300)
        if child.session != self.session:
            # Reset the cell for another subagent: a key meant for the previous one does nothing.
            self._stopping = self._stopped = False
            if self.stop.hasFocus() or self.undo.hasFocus():
                self.setFocus()
            self._show_buttons()
            self.session = child.session
        agent = one_line(child.agent, 64)
        self.name.set_text(tr("{0}: {1}").format(agent, task) if agent else task)
        can_undo = bool(child.undo_until)
        if can_undo != self._stopped:
            focused = self.stop.hasFocus() or self.undo.hasFocus()
            self._stopped, self._stopping = can_undo, False
            self._show_buttons()
            if focused:
                (self.undo if can_undo else self.stop).setFocus()
            if can_undo:
                self._stopped_at = self._strip.tick()
                words = tr("Subagent stopped: {0}. You can undo for 5 seconds.")
                announce(self, words.format(task))
                self.undo.setAccessibleName(tr("Undo: resume “{0}”").format(task))
            else:
                announce(self, tr("Subagent resumed: {0}").format(task))
        if self._stopped:
            seconds_left = max(1, math.ceil(child.undo_until - now))
            figures = tr("Stopped · ends in {0} s").format(seconds_left)
            tip = tr("The partial answer is returned when the time is up")
        else:
            figures = short_count(child.tokens)
            tip = plural(
                child.tokens, "{1} token in its context", "{1} tokens in its context", figures
            )
            figures = f"{duration_text(max(0.0, now - child.began))} · {figures}"
            if child.policy:
                policy = preset_name(child.policy)
                figures = f"{figures} · {policy}"
                tip = tr("{0}, policy {1}").format(tip, policy)
        self.figures.set_text(figures)
        self.figures.setToolTip(plain_tip(tip))
        self._fill.show_share(child.tokens / child.window if child.window else 0.0, "info")
        words = tr("Stopped subagent: {0}") if self._stopped else tr("Subagent: {0}")
        self.setAccessibleName(words.format(task))
        folder = one_line(child.where, 200)
        self.setToolTip(plain_tip(tr("{0} ({1})").format(task, folder) if folder else task))

    def _show_buttons(self) -> None:
        self.undo.setVisible(self._stopped)
        self.stop.setVisible(not self._stopped)
        words = tr("Stopping…") if self._stopping else tr("Stop this subagent")
        show_icon(self.stop, "stop", words)
        self._fill.setVisible(self.width() >= BAR_CELL_WIDTH and not self._stopped)
        set_look(self._dot, tone="warn" if self._stopped else "ok")

    def _on_stop(self) -> None:
        if self._stopping:
            return  # the stop is already being carried out
        self._stopping = True
        self._show_buttons()
        self._strip.stop_child(self.session)

    def _on_undo(self) -> None:
        if self._strip.tick() - self._stopped_at >= DOUBLE_CLICK_MS / 1_000:
            self._strip.resume_child(self.session)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fill.setVisible(self.width() >= BAR_CELL_WIDTH and not self._stopped)
        super().resizeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() == Qt.MouseButton.LeftButton:
            self._strip.session_requested.emit(self.session)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._strip.session_requested.emit(self.session)
        else:
            super().keyPressEvent(event)


STRIP_HEIGHT, FOLDED_STRIP_HEIGHT = 56, 28
NAME_WIDTH = 156
MAX_FIRST_CELLS = 3
"""The number of cells shown at first; a button after them counts the rest and shows all."""


class SubAgentStrip(QFrame):
    """A strip below the top bar while subagents run; it can be folded to one line."""

    def __init__(
        self, context: WorkspaceContext, *, tick: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        set_surface(self, "panel")
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._work, self._session = context.open_workspace.work, NO_SESSION
        self.session_requested = context.navigation.session_requested
        self._children: Sequence[RunningSubAgent] = ()
        self._cells: list[SubAgentCell] = []
        self._folded = self._all = self._back = False
        self.tick = tick
        self._changed_at = 0.0
        """The time when the button for all subagents changed its meaning."""
        self._more = button("")
        self._more.clicked.connect(self._on_more)
        self._count = ElidedLabel("smallb", "fg")
        self._about = ElidedLabel("micro", "mut")
        self.stop_all = icon_button("stop", tr("Stop all subagents"))
        self.stop_all.clicked.connect(self._on_all)
        self.fold = icon_button("up", tr("Collapse"))
        self.fold.clicked.connect(self._on_fold)
        self.setFixedHeight(STRIP_HEIGHT)
        self._words = column_of(STRETCH, self._count, self._about, STRETCH, spacing=0)
        first, cells = QWidget(), QWidget()
        first.setMinimumWidth(NAME_WIDTH)
        first.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        icon = IconLabel("agents", "acc")
        row_of(icon, self._words, self.stop_all, on=first, margins=(24, 0, 12, 0), spacing=10)
        self._row = row_of(on=cells, margins=0, spacing=0)
        parts = (first, grow(cells), self._more, 8, self.fold)
        row_of(*parts, on=self, margins=(0, 0, 12, 0), spacing=0)
        self.hide()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self.show_state()

    def show_state(self) -> None:
        """Show the subagents as they are now; the strip is hidden if there are none."""
        children, now = self._running(), self._open_workspace.now()
        if not children and not self._children:
            return
        self._children = children
        while len(self._cells) < len(children):
            self._cells.append(SubAgentCell(self))
            self._row.addWidget(self._cells[-1], 1)
        for cell, child in zip(self.cells, children, strict=True):
            cell.show_child(child, now)
        self._show_cells()
        self._show_first()
        self.setVisible(bool(children))

    def _running(self) -> Sequence[RunningSubAgent]:
        return self._work.subagents(self._session)

    def add_actions(self, action_registry: ActionRegistry) -> None:
        group = tr("Conversation")

        def none_works() -> str:
            works = any(not child.undo_until for child in self._running())
            return "" if works else tr("No subagents are running.")

        def none_stands() -> str:
            stands = any(child.undo_until for child in self._running())
            return "" if stands else tr("No subagent was stopped in the last 5 seconds.")

        commands = (
            ("stop", tr("Stop all subagents"), self._stop_children, none_works),
            ("undo", tr("Undo stopping subagents"), self._resume_children, none_stands),
        )
        for name, words, run, reason in commands:
            action_registry.add(
                Action(f"subagents.{name}", words, group, run, disabled_reason=reason, icon=name)
            )

    def stop_child(self, session: str) -> None:
        self._stop(self._open_workspace.stop(SessionId(session)), "stop a SubAgent")

    def _stop_children(self) -> None:
        self._stop(self._work.stop_subagents(self._session), "stop all SubAgents")

    def _stop(self, work: Coroutine[object, object, None], name: str) -> None:
        async def stop() -> None:
            await work
            self.show_state()

        self._bridge.run(stop(), name)

    def resume_child(self, session: str) -> None:
        self._work.undo_stop(SessionId(session))
        self.show_state()

    def _resume_children(self) -> None:
        self._work.undo_stops(self._session)
        self.show_state()

    @property
    def cells(self) -> Sequence[SubAgentCell]:
        """The cells that have a subagent."""
        return self._cells[: len(self._children)]

    def _show_cells(self) -> None:
        """Show the first cells or all of them; none while the strip is folded."""
        count = len(self._children)
        shown_count = count if self._all else min(count, MAX_FIRST_CELLS)
        for index, cell in enumerate(self._cells):
            cell.setVisible(index < shown_count and not self._folded)
        hidden_children = self._children[MAX_FIRST_CELLS:]
        self._more.setText(tr("Show fewer") if self._all else f"+{len(hidden_children)}")
        names = " · ".join(" ".join(child.task.split()) for child in hidden_children)
        self._more.setToolTip(plain_tip(names))
        count = len(hidden_children)
        self._more.setAccessibleName(plural(count, "{0} more subagent", "{0} more subagents"))
        self._more.setVisible(count > 0 and not self._folded)

    def _on_more(self) -> None:
        self._all = not self._all
        self._show_cells()

    def _show_first(self) -> None:
        count = len(self._children)
        tokens = sum(child.tokens for child in self._children)
        self._count.set_text(plural(count, "{0} subagent", "{0} subagents"))
        stopped = sum(bool(child.undo_until) for child in self._children)
        about = tr("isolated context")
        if stopped:
            about = tr("{0} stopped").format(stopped)
        elif self._folded:
            about = plural(tokens, "{1} token", "{1} tokens", short_count(tokens))
        self._about.set_text(about)
        # Show the button that stops all subagents, or resumes them once none is running.
        self._back = bool(stopped) and (stopped == count or self._folded)
        words = tr("Undo: resume all subagents") if self._back else tr("Stop all subagents")
        if self.stop_all.accessibleName() != words:
            self._changed_at = self.tick()
            show_icon(self.stop_all, "undo" if self._back else "stop", words)
        self.stop_all.setVisible(self._back if self._folded else count > 1)

    def _on_all(self) -> None:
        if self._back and self.tick() - self._changed_at >= DOUBLE_CLICK_MS / 1_000:
            self._resume_children()
        elif not self._back:
            self._stop_children()

    def _on_fold(self) -> None:
        self._folded = not self._folded
        show_icon(self.fold, *(("down", tr("Expand")) if self._folded else ("up", tr("Collapse"))))
        self.setFixedHeight(FOLDED_STRIP_HEIGHT if self._folded else STRIP_HEIGHT)
        self._show_cells()
        direction = QVBoxLayout.Direction
        self._words.setDirection(direction.LeftToRight if self._folded else direction.TopToBottom)
        self._words.setSpacing(8 if self._folded else 0)
        self._show_first()
