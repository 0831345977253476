"""The settings pages Instructions (prompt, rules, AGENTS.md files), Tools, and Skills."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial

from PySide6.QtWidgets import QPushButton, QWidget

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.sessions.slash_commands import PromptOffer, SlashCommands
from helix_desktop.app.workspaces.cache_browser import CacheBrowser
from helix_desktop.app.workspaces.guide_agreements import GuideAgreements, UnagreedGuide
from helix_desktop.app.workspaces.skill_choices import ListedSkill, SkillChoices
from helix_desktop.app.workspaces.tool_choice import ToolChoice, ToolUse
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.ports import Clock
from helix_desktop.domain.workspace import WorkspacePrompt
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import (
    SettingRow,
    ValueSource,
    below,
    in_line,
)
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    WorkspaceSettingsPage,
)
from helix_desktop.ui.text.formatting import (
    age_text,
    cut_text,
    dotted_text,
    plural,
    retold,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import switch_button
from helix_desktop.ui.widgets.fields import StatusLine, TextArea
from helix_desktop.ui.widgets.labels import label

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


PROMPT_HEIGHT, SENT_TEXT_HEIGHT = 132, 220


class InstructionsPage(WorkspaceSettingsPage):
    """The page with the user's two texts and everything else before the first message."""

    key = "instructions"
    keeps_edits = True

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        agreements: GuideAgreements,
        guides: Callable[[SessionId], Coroutine[object, object, Sequence[Guide]]],
    ) -> None:
        super().__init__(context, settings, sessions)
        self._agreements, self._load_guides = agreements, guides
        self._saved_prompt = self.workspace_settings.workspace.profile
        self._guides: dict[str, Guide] = {}
        self._unheeded: dict[str, UnagreedGuide] = {}
        self.system = TextArea(
            tr("System prompt"),
            hint=tr("Who the agent is and how it should work. Leave empty for the default."),
            height=PROMPT_HEIGHT,
        )
        hint = tr("For example: “Never touch migrations.”")
        self.rules = TextArea(tr("Rules"), hint=hint, height=PROMPT_HEIGHT)
        self.status = StatusLine()
        self.apply = self.button(tr("Apply"), self._on_apply, role="primary")
        self.discard = self.button(tr("Discard"), lambda: self._show(self._saved_prompt))
        self._show(
            context.typed_prompts.get(self.workspace_settings.workspace.id, self._saved_prompt)
        )
        for field in (self.system, self.rules):
            field.changed.connect(self._on_typed)
        # add a group for each text, since other widgets of a group follow all its rows
        prompt = self.row(tr("System prompt"), tr("Comes first in every request"))
        self.add_group(tr("Your instructions"), prompt).add_bare(self.system)
        about = tr("Comes after the system prompt and before project files")
        rules_group = self.add_group("", self.row(tr("Rules"), about))
        rules_group.add_bare(self.rules)
        rules_group.add_bare(below(in_line(self.apply, self.discard, self.status, stretch=2)))
        self.guides = self.add_group(
            tr("In every new session"),
            empty=tr("Nothing yet. Write instructions above, or add an AGENTS.md to the project."),
        )

    def unsaved(self) -> bool:
        return bool(self._context.typed_prompts)

    def own_changes(self) -> int:
        profile = self.workspace_settings.workspace.profile
        return bool(profile.system.strip()) + bool(profile.rules.strip())

    @property
    def pending(self) -> WorkspacePrompt | None:
        """The typed texts if they are not applied."""
        typed = WorkspacePrompt(self.system.text(), self.rules.text())
        return typed if typed != self._saved_prompt else None

    async def _read(self) -> None:
        guides = await shielded(self._load_guides(NO_SESSION))
        untouched = self.pending is None
        self._saved_prompt = self.workspace_settings.workspace.profile
        if untouched:
            self._show(self._saved_prompt)
        unheeded = await asyncio.to_thread(self._agreements.waiting_guides)
        self._unheeded = {f"unheeded {guide.name}": guide for guide in unheeded}
        names = {guide.name for guide in unheeded}
        # an earlier text may be in force while something runs
        agreed = (guide for guide in guides if guide.name not in names or not guide.problem)
        self._guides = {f"{guide.kind.value} {guide.name}": guide for guide in agreed}
        for key, text in self._unheeded.items():
            self._guides[key] = Guide(GuideKind.PROJECT, text.name, problem=text.reason)
        items = {key: (key, guide) for key, guide in self._guides.items()}
        self.guides.show_items(items, self._row, self._show_guide)
        self.status.say("")
        self._on_typed()

    def _row(self, item: tuple[str, Guide]) -> SettingRow:
        key, guide = item
        name = {
            GuideKind.SYSTEM: tr("Your system prompt"),
            GuideKind.RULES: tr("Your rules"),
            GuideKind.SKILLS: tr("The list of skills"),
            GuideKind.MEMORY: tr("Memory"),
        }.get(guide.kind, one_line(guide.name))
        controls = []
        if (unheeded := self._unheeded.get(key)) is not None:
            done = tr("Used from the next turn on. If the text changes, Helix asks again.")
            agree = partial(self._agreements.agree, unheeded)
            controls.append(
                self.button(
                    tr("Use it"),
                    lambda: self.do(asyncio.to_thread(agree), done=done),
                    subject=name,
                )
            )

        def make() -> QWidget:
            field = TextArea(tr("As sent to the model"), code=True, height=SENT_TEXT_HEIGHT)
            field.show_only(self._sent_text(key, self._guides[key]))
            return below(label(tr("Exact text sent to the model"), "micro", "mut"), field)

        return self.expandable(name, "", *controls, make=make)

    def _sent_text(self, key: str, guide: Guide) -> str:
        """Return the text as the model reads it, or how a text to agree to changed, if known."""
        if unheeded := self._unheeded.get(key):
            return unheeded.diff or unheeded.text
        return retold(guide.problem) or guide.text

    def _show_guide(self, row: SettingRow, item: tuple[str, Guide]) -> None:
        key, guide = item
        estimated = not self._sessions.llm.tokenizer_known
        row.words.show_below(*guide_text(guide, estimated=estimated))
        if row.content is not None:
            for field in row.content.findChildren(TextArea):
                field.show_only(self._sent_text(key, guide))
        source = ValueSource(tr("yours"), "acc")
        if guide.kind is GuideKind.PROJECT:
            source = ValueSource(tr("project"))
        if guide.problem:
            source = ValueSource(tr("not used"), "warn")
        row.show_source(source, back=False)

    def _on_typed(self) -> None:
        typed, workspace = self.pending, self.workspace_settings.workspace.id
        if typed is not None:
            self._context.typed_prompts[workspace] = typed
        else:
            self._context.typed_prompts.pop(workspace, None)
        self._show_pending()

    def _show_pending(self) -> None:
        pending = self.pending is not None
        self.apply.setEnabled(pending)
        self.discard.setEnabled(pending)
        if pending and self.status.tone() != "bad":
            self.status.say(tr("Not applied yet. Takes effect with the next turn."), "warn")
        elif not pending and self.status.tone() != "ok":
            self.status.say("")

    def _on_apply(self) -> None:
        if (wanted := self.pending) is not None:

            async def apply() -> None:
                await self.workspace_settings.choose_profile(wanted)
                self._saved_prompt = wanted
                self._on_typed()

            done = tr("Applied. Takes effect with the next turn.")
            self.do(apply(), self.status, on_done=lambda: self.outcome.say(done, "ok"))

    def _show(self, profile: WorkspacePrompt) -> None:
        self.system.set_text(profile.system)
        self.rules.set_text(profile.rules)
        self.status.say("")
        self._show_pending()


def guide_text(guide: Guide, *, estimated: bool) -> tuple[str, str]:
    """Return the line below an instruction's name, and its tone."""
    if guide.problem:
        return tr("Not used: {0}").format(retold(guide.problem)), "warn"
    size = tokens_text(guide.tokens, estimated=estimated)
    if guide.capped:
        part = cut_text(size, guide.cut)
        return tr("{0}, shortened to fit; Helix can recall the rest").format(part), "warn"
    return size, "mut"
