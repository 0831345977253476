"""The list of a server's tools: description, arguments, and whether the agent has each tool."""

import json
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.domain.mcp_servers import READ_ONLY, OfferedTool
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import count_text, tr
from helix_desktop.ui.text.safe_text import bounded_text, label_line, one_line
from helix_desktop.ui.widgets.choices import Switch
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import aligned, column_of, grow, row_of

MOST = 60
"""Tools that are listed; the full text below has all of them."""
LONGEST = 600
"""Most characters of a description."""


class ServerTools(QWidget):
    """One row for each tool, with a switch that withholds the tool from the agent."""

    switched = Signal(str, bool)
    """A tool's own name, and whether the agent has it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: tuple[object, ...] = ()
        self.switches: dict[str, Switch] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_tools(
        self, tools: Sequence[OfferedTool], *, waiting: Collection[str], off: Collection[str]
    ) -> None:
        """Show the tools; `waiting` are not approved in their present form, `off` are withheld."""
        found = tuple(tools), frozenset(waiting), frozenset(off)
        if found == self._shown:
            return
        self._shown = found
        self._clear()
        for tool in tools[:MOST]:
            self._column.addWidget(
                self._row(tool, waits=tool.name in waiting, off=tool.name in off)
            )
        left = len(tools) - MOST
        if not tools:
            self._say(tr("None yet. Tools appear here after the server starts."))
        elif left > 0:
            self._say(tr("And {0} more. See the exact text below.").format(count_text(left)))

    def _say(self, words: str) -> None:
        self._column.addWidget(label(words, "small", "mut", wrap=True))

    def _row(self, tool: OfferedTool, *, waits: bool, off: bool) -> QWidget:
        switch = self.switches[tool.name] = Switch(
            self._theme, tr("Let Helix use {0}").format(one_line(tool.name))
        )
        switch.setChecked(not off)
        switch.clicked.connect(lambda on, name=tool.name: self.switched.emit(name, on))
        head = row_of(label(one_line(tool.name, 80), "strong"), spacing=8)
        if waits:
            head.addWidget(label(tr("needs approval"), "micro", "warn"))
        if f"{READ_ONLY}: true" in tool.hints:
            head.addWidget(label(tr("marked read-only"), "micro", "mut"))
        head.addStretch(1)
        about = one_line(tool.description or tool.title, LONGEST)
        made = QWidget()
        row_of(
            aligned(switch, Qt.AlignmentFlag.AlignTop),
            grow(
                column_of(
                    head,
                    label(about or tr("No description."), "small", "fg2", wrap=True),
                    *(
                        label(line, "micro", "mut", wrap=True)
                        for line in argument_rows(tool.schema)
                    ),
                    spacing=2,
                )
            ),
            on=made,
            margins=0,
            spacing=12,
        )
        return made

    def _clear(self) -> None:
        self.switches = {}
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()


def argument_rows(schema: str) -> list[str]:
    """Return a line for each argument: name, type, whether required, and description."""
    read = json.loads(schema)
    found = read.get("properties") if isinstance(read, Mapping) else None
    if not isinstance(found, Mapping):
        return []
    needed = read.get("required")
    must = needed if isinstance(needed, list) else []
    return [_argument(name, about, needed=name in must) for name, about in found.items()]


def _argument(name: str, about: object, *, needed: bool) -> str:
    kind = about.get("type", "") if isinstance(about, Mapping) else ""
    told = about.get("description", "") if isinstance(about, Mapping) else ""
    marks = [str(kind)] if isinstance(kind, str) and kind else []
    marks += [tr("required")] if needed else []
    words = f"{name} ({', '.join(marks)})" if marks else name
    return bounded_text(label_line(f"{words}: {told}" if told else words, LONGEST))
