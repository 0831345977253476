"""The settings pages Tools, and Skills with /commands."""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial

from PySide6.QtWidgets import QPushButton

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.sessions.slash_commands import PromptOffer, SlashCommands
from helix_desktop.app.workspaces.cache_browser import CacheBrowser
from helix_desktop.app.workspaces.skill_choices import ListedSkill, SkillChoices
from helix_desktop.app.workspaces.tool_choice import ToolChoice, ToolUse
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.ports import Clock
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import SettingRow
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    WorkspaceSettingsPage,
)
from helix_desktop.ui.text.formatting import (
    age_text,
    dotted_text,
    plural,
    retold,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import switch_button

MAX_DESCRIPTION_CHARS = 110
"""Characters of a description that are shown; the tooltip has more."""
MAX_ABOUT_CHARS = 200


class ToolsPage(WorkspaceSettingsPage):
    """The page with all tools in the order in which the agent is told of them."""

    key = "tools"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        cache: CacheBrowser,
        tools: ToolChoice,
    ) -> None:
        super().__init__(context, settings, sessions)
        self._cache, self._tools = cache, tools
        self.switches: dict[str, QPushButton] = {}
        every = self.row(tr("In every request"))
        self.add_group(tr("Tool definitions"), every)
        self.sum = every.words
        self.tools = self.add_group(tr("Tools"))

    def own_changes(self) -> int:
        return len(self.workspace_settings.workspace.tools_off)

    async def _read(self) -> None:
        outputs = dict(await shielded(self._cache.tools()))
        tools = self._tools.listed(outputs)
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
        size = plural(tool.tokens, "{1} token", "{1} tokens", self.count_text(tool.tokens))
        row.words.show_below(dotted_text(size, used, about))

    def _on_switched(self, name: str, on: bool) -> None:
        off = [
            tool_off for tool_off in self.workspace_settings.workspace.tools_off if tool_off != name
        ]
        words = tr("{0} is on. The next request rebuilds the prompt cache.")
        if not on:
            off.append(name)
            words = tr("{0} is off. The next request rebuilds the prompt cache.")
        self.do(self.workspace_settings.choose_tools(off), done=words.format(name))


class SkillsPage(WorkspaceSettingsPage):
    """The page with what each skill costs, when it was used, and why others are not used."""

    key = "skills"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        skills: SkillChoices,
        slash_commands: SlashCommands,
        guides: Callable[[SessionId], Coroutine[object, object, Sequence[Guide]]],
        clock: Clock,
    ) -> None:
        super().__init__(context, settings, sessions)
        self._skill_choices, self._slash_commands = skills, slash_commands
        self._guides, self._clock = guides, clock
        self._skills: dict[str, ListedSkill] = {}
        self.switches: dict[str, QPushButton] = {}
        every = self.row(tr("In every request"))
        self.sum = every.words
        self.add_group(tr("The list of skills")).add(every)
        self.skills = self.add_group(
            tr("Skills"), empty=tr("None yet. Add folders with a SKILL.md to .agents/skills.")
        )
        self.commands = self.add_group(
            tr("Commands"), empty=tr("None yet. Add Markdown files to .agents/commands.")
        )

    def own_changes(self) -> int:
        choice = self.workspace_settings.workspace.skills
        return len(choice.off) + len(choice.on)

    async def _read(self) -> None:
        skills = await shielded(self._skill_choices.listed())
        commands = await shielded(self._slash_commands.listed_commands())
        self._skills = {skill.skill.where: skill for skill in skills}
        for removed_key in self.switches.keys() - self._skills.keys():
            del self.switches[removed_key]
        self.skills.show_items(self._skills, self._skill_row, self._show_skill)
        by_file = {command.where: command for command in commands}
        self.commands.show_items(
            by_file, lambda command: self.row(f"/{one_line(command.name)}"), _show_command
        )
        guides = await shielded(self._guides(NO_SESSION))
        tokens = sum(guide.tokens for guide in guides if guide.kind is GuideKind.SKILLS)
        used_count = sum(not skill.skill.problem for skill in skills)
        sentence = tr("{0} of {1} skills, {2} tokens per request")
        self.sum.show_below(sentence.format(used_count, len(skills), self.count_text(tokens)))

    def _skill_row(self, listed_skill: ListedSkill) -> SettingRow:
        name, path = one_line(listed_skill.skill.name), listed_skill.skill.where
        if not listed_skill.is_switchable:
            return self.row(name)
        switch = self.switches[path] = switch_button(name)
        switch.clicked.connect(partial(self._on_switched, path))
        return self.row(name, "", switch)

    def _show_skill(self, row: SettingRow, listed_skill: ListedSkill) -> None:
        skill, path = listed_skill.skill, listed_skill.skill.where
        if path in self.switches:
            self.switches[path].setChecked(not skill.problem)
        parts = [one_line(skill.about, MAX_ABOUT_CHARS), path]
        if not skill.problem:
            size = tr("{0} tokens per request, {1} when used").format(
                self.count_text(listed_skill.line_tokens), self.count_text(listed_skill.text_tokens)
            )
            age = age_text(max(0.0, self._clock.now() - listed_skill.used_at))
            last = tr("last used: {0}").format(age) if listed_skill.used_at else tr("not used yet")
            parts = [size, last, *parts]
        line, tone = _with_problem(dotted_text(*parts), skill.problem, skill.notices)
        row.words.show_below(line, "mut" if skill.off else tone)

    def _on_switched(self, path: str) -> None:
        skill, is_on = self._skills[path].skill, self.switches[path].isChecked()
        words = tr("{0} is on, from the next turn on.") if is_on else tr("{0} is off.")
        change = self._skill_choices.switch(skill, on=is_on)
        self.do(change, done=words.format(one_line(skill.name)))


def _show_command(row: SettingRow, command: PromptOffer) -> None:
    about = dotted_text(command.hint, command.about, command.where)
    row.words.show_below(*_with_problem(about, command.problem, command.notices))


def _with_problem(about: str, problem: str, notices: tuple[str, ...]) -> tuple[str, str]:
    """Return the line below a name, and its tone."""
    problem_text = tr("Not used: {0}").format(retold(problem)) if problem else ""
    line = dotted_text(problem_text, *map(retold, notices), about)
    return line, "warn" if problem or notices else "mut"
