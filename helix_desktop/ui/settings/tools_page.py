"""The settings page with the tools of a workspace: which are on, and their tokens."""

from PySide6.QtWidgets import QPushButton

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.tool_choice import ToolUse
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import SettingRow
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import WorkspaceSettingsPage
from helix_desktop.ui.text.formatting import dotted_text, plural, tr
from helix_desktop.ui.widgets.controls import switch_button

MAX_DESCRIPTION_CHARS = 110
"""Characters of a description that are shown; the tooltip has more."""


class ToolsPage(WorkspaceSettingsPage):
    """The page with all tools in the order in which the agent is told of them."""

    key = "tools"

    def __init__(self, context: SettingsContext, open_workspace: OpenWorkspace) -> None:
        super().__init__(context, open_workspace)
        self.switches: dict[str, QPushButton] = {}
        every = self.row(tr("In every request"))
        self.sum = every.words
        self.add_group(tr("Tool definitions")).add(every)
        self.tools = self.add_group(tr("Tools"))

    def own_changes(self) -> int:
        return len(self.open_workspace.workspace.tools_off)

    async def _read(self) -> None:
        outputs = dict(await shielded(self.open_workspace.cache.tools()))
        tools = self.open_workspace.tools.listed(outputs)
        self.tools.show_items({tool.name: tool for tool in tools}, self._row, self._show)
        used_tokens = [tool.tokens for tool in tools if tool.on]
        sentence = tr("{0} of {1} tools, {2} tokens per request")
        self.sum.show_below(
            sentence.format(len(used_tokens), len(tools), self.count_text(sum(used_tokens)))
        )

    def _row(self, tool: ToolUse) -> SettingRow:
        switch = self.switches[tool.name] = switch_button(tool.name)
        switch.setEnabled(not tool.required)
        switch.clicked.connect(lambda is_on: self._on_switched(tool.name, is_on))
        return self.row(tool.name, "", switch)

    def _show(self, row: SettingRow, tool: ToolUse) -> None:
        self.switches[tool.name].setChecked(tool.on)
        used = plural(tool.outputs, "{0} output", "{0} outputs")
        used = used if tool.outputs else tr("not used yet")
        about = tool.about.split("\n", 1)[0]
        if tool.required:
            about = tr("always on: markers need it")
        elif len(about) > MAX_DESCRIPTION_CHARS:
            about = about[: MAX_DESCRIPTION_CHARS - 1].rstrip() + "…"
        size = tr("{0} tok").format(self.count_text(tool.tokens))
        row.words.show_below(dotted_text(size, used, about))

    def _on_switched(self, name: str, on: bool) -> None:
        open_workspace = self.open_workspace
        off = [tool_off for tool_off in open_workspace.workspace.tools_off if tool_off != name]
        words = tr("{0} is on. The next request rebuilds the prompt cache.")
        if not on:
            off.append(name)
            words = tr("{0} is off. The next request rebuilds the prompt cache.")
        self.do(open_workspace.settings.choose_tools(off), done=words.format(name))
