"""The part of the sidebar with the running commands and the open steps of the session on screen."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.background import RunningCommandView
from helix_desktop.domain.todo import TodoItem, TodoStatus
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import column_of, row_of
from helix_desktop.ui.widgets.list_view import ListRow, ListView

ROW, HEAD, MOST = 34, 28, 8
LONGEST = 100
COMMANDS, STEPS = "commands", "steps"


class SessionWork(QWidget):
    """The rows of what the session on screen has running and has still to do; hidden if none."""

    chosen = Signal(str)
    """A row was chosen: of the commands, or of the steps."""
    changed = Signal()
    """There are other rows."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._commands: tuple[RunningCommandView, ...] = ()
        self._steps: tuple[TodoItem, ...] = ()
        self.list = ListView(theme, ROW, tr("Running commands and open steps of this session"))
        self.list.chosen.connect(self._on_chosen)
        head = label(tr("THIS SESSION"), "over", "mut")
        head.setMinimumHeight(HEAD)
        column_of(row_of(head, margins=(10, 0, 0, 0)), self.list, on=self, margins=0, spacing=4)
        self.hide()

    def show_commands(self, commands: Sequence[RunningCommandView]) -> None:
        self._commands = tuple(commands)
        self._show()

    def show_steps(self, steps: Sequence[TodoItem]) -> None:
        self._steps = tuple(steps)
        self._show()

    def fit(self, room: int) -> None:
        """Take at most so many pixels; none if a row has no room."""
        most = min(MOST, (room - HEAD - 8) // ROW)
        self.setVisible(most > 0 and self.list.rows.rowCount() > 0)
        self.list.fit(max(1, most))

    def _show(self) -> None:
        rows = list(self._rows())
        if rows != [self.list.rows.row(at) for at in range(self.list.rows.rowCount())]:
            self.list.show_rows(rows)
            self.changed.emit()

    def _rows(self) -> Iterator[ListRow]:
        for command in self._commands:
            title = one_line(command.command, LONGEST)
            yield ListRow(f"{COMMANDS} {command.id}", title, icon="terminal", tint="ok")
        steps = list(enumerate(self._steps))
        for status, tint in ((TodoStatus.IN_PROGRESS, "acc"), (TodoStatus.PENDING, "")):
            for place, step in steps:
                if step.status is status:
                    title = one_line(step.text, LONGEST)
                    yield ListRow(f"{STEPS} {place}", title, icon="list", tint=tint)

    def _on_chosen(self, key: str) -> None:
        self.list.rest()
        self.chosen.emit(key.partition(" ")[0])
