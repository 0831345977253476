"""Settings pages of a workspace: budgets, instructions, and tools."""

import asyncio
from functools import partial
from itertools import product
from operator import attrgetter

from PySide6.QtWidgets import QPushButton, QWidget

from helix_desktop.app.workspaces.guide_agreements import NOT_AGREED, UnagreedGuide
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.tool_choice import ToolUse
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Budget, WorkspacePrompt
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_groups import ControlRow, ExpandableRow, below, in_line
from helix_desktop.ui.settings.form_rows import RowTitle, SettingRow, ValueSource
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import WorkspaceSettingsPage
from helix_desktop.ui.text.formatting import (
    amount_text,
    cost_text,
    cut_text,
    dotted_text,
    parse_amount,
    plural,
    retold,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import switch_button
from helix_desktop.ui.widgets.fields import LineField, StatusLine, TextArea
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.token_bar import UsageBar

BUDGET_FIELDS = ("warn_dollars", "stop_dollars", "warn_tokens", "stop_tokens")
SESSION, WORKSPACE = "session", "workspace"
FIELD_WIDTH = 140


class BudgetsPage(WorkspaceSettingsPage):
    """The page with two budgets of four limits each, and the costs so far."""

    key = "budgets"

    def __init__(self, context: SettingsContext, open_workspace: OpenWorkspace) -> None:
        super().__init__(context, open_workspace)
        self.fields: dict[tuple[str, str], LineField] = {}
        self.bars: dict[tuple[str, str], UsageBar] = {}
        self._rows: dict[tuple[str, str], SettingRow] = {}
        titles = {SESSION: tr("Per session, including subagents"), WORKSPACE: tr("Whole workspace")}
        words = {
            "warn_dollars": (tr("Warn at cost"), tr("USD")),
            "stop_dollars": (tr("Stop at cost"), tr("USD")),
            "warn_tokens": (tr("Warn at tokens"), tr("tok")),
            "stop_tokens": (tr("Stop at tokens"), tr("tok")),
        }
        groups = {scope: self.add_group(title) for scope, title in titles.items()}
        for (scope, title), (mark, (name, unit)) in product(titles.items(), words.items()):
            key = scope, mark
            field = LineField(f"{title}: {name}", hint=tr("no limit"), unit=unit)
            field.setFixedWidth(FIELD_WIDTH)
            field.line.editingFinished.connect(lambda key=key: self._on_edited(key))
            self.fields[key], self.bars[key] = field, UsageBar(self.theme)
            named, bar = RowTitle(self.theme, name), self.bars[key]
            bar.hide()  # without a limit the text takes its room
            row = ControlRow(self.theme, named, (bar, field), returns=True, source_last=True)
            row.more = unit
            row.undone.connect(field.line.clear)
            row.undone.connect(lambda key=key: self._on_edited(key))
            self._rows[key] = groups[scope].add(row)
        self.spent = self.add_group(tr("Spending"), empty=tr("Nothing spent yet."))

    def own_changes(self) -> int:
        budgets = self.open_workspace.workspace.budgets
        scopes = (budgets.session, budgets.workspace)
        return sum(bool(getattr(scope, mark)) for scope in scopes for mark in BUDGET_FIELDS)

    async def _read(self) -> None:
        account = await shielded(self.open_workspace.ledger.workspace())
        budgets = self.open_workspace.workspace.budgets
        totals = [session.total for session in account.sessions]
        for mark in BUDGET_FIELDS:
            attribute = "cost" if mark.endswith("dollars") else "tokens"
            largest = max(totals, key=attrgetter(attribute), default=UsageSum())
            self._show_mark(SESSION, mark, budget=budgets.session, used=largest)
            self._show_mark(WORKSPACE, mark, budget=budgets.workspace, used=account.total)
        spent = {f"model {name}": (name, tally) for name, tally in account.llms}
        spent |= {f"kind {kind}": (call_kind_label(kind), tally) for kind, tally in account.kinds}

        def show(row: SettingRow, item: tuple[str, UsageSum]) -> None:
            tally = item[1]
            calls = plural(tally.calls, "{0} call", "{0} calls")
            row.words.show_below(dotted_text(money(tally), tokens_text(tally.tokens), calls))

        self.spent.show_items(spent, lambda item: self.row(item[0]), show)

    def _show_mark(self, scope: str, mark: str, *, budget: Budget, used: UsageSum) -> None:
        key, value = (scope, mark), float(getattr(budget, mark))
        dollars = mark.endswith("dollars")
        amount = used.cost if dollars else float(used.tokens)
        field, row = self.fields[key], self._rows[key]
        if not field.line.hasFocus():
            field.set_text(amount_text(value) if value else "")
            field.set_wrong(False)
        self.bars[key].show_share(amount / value if value else None)
        self.bars[key].setVisible(bool(value))
        amount_label = tr("highest so far") if scope == SESSION else tr("used")
        row.words.show_below(
            f"{amount_label}: {money(used) if dollars else tokens_text(used.tokens)}"
        )
        row.show_source(
            ValueSource(tr("custom"), "acc", "acc") if value else ValueSource(tr("no limit")),
            back=bool(value),
            tip=tr("No limit"),
        )

    def _on_edited(self, key: tuple[str, str]) -> None:
        scope, mark = key
        budgets = self.open_workspace.workspace.budgets
        budget: Budget = getattr(budgets, scope)
        value = parse_amount(self.fields[key].text())
        self.fields[key].set_wrong(value is None)
        if value is None:
            self.outcome.say(tr("Enter a number. Nothing changed."), "bad")
            return
        self.fields[key].settle()
        amount = value if mark.endswith("dollars") else int(value)
        self.fields[key].set_text(amount_text(amount) if amount else "")
        new_budgets = replace(budgets, **{scope: replace(budget, **{mark: amount})})
        if new_budgets != budgets:
            done = tr("Takes effect with the next request.")
            self.do(self.open_workspace.settings.choose_budgets(new_budgets), done=done)


def call_kind_label(kind: CallKind) -> str:
    """Return the purpose of a model call."""
    return {
        CallKind.TURN: tr("Answers"),
        CallKind.GATE: tr("Excerpts of large outputs"),
        CallKind.JOB: tr("Compaction"),
        CallKind.SERVER: tr("MCP servers"),
        CallKind.NAME: tr("Session names"),
        CallKind.EXPERIMENT: tr("Experiments"),
    }[kind]


def money(tally: UsageSum) -> str:
    if not tally.calls:
        return tr("nothing yet")
    known_cost = cost_text(tally.cost if tally.calls > tally.unknown else None)
    if not tally.unknown or tally.calls == tally.unknown:
        return known_cost
    return plural(
        tally.unknown,
        "{1} plus {0} call with unknown price",
        "{1} plus {0} calls with unknown price",
        known_cost,
    )


PROMPT_HEIGHT, SENT_TEXT_HEIGHT = 132, 220


class InstructionsPage(WorkspaceSettingsPage):
    """The page with the user's two texts and everything else before the first message."""

    key = "instructions"
    keeps_edits = True

    def __init__(self, context: SettingsContext, open_workspace: OpenWorkspace) -> None:
        super().__init__(context, open_workspace)
        self._saved_prompt = open_workspace.workspace.profile
        self._agreements = open_workspace.agreements
        self._guides: dict[str, Guide] = {}
        self._unheeded: dict[str, UnagreedGuide] = {}
        self.system = TextArea(
            tr("System prompt"),
            hint=tr("Who the agent is and how it should work. Leave empty for the default."),
            height=PROMPT_HEIGHT,
        )
        hint = tr("For example: “Never touch migrations.”")
        self.rules = TextArea(tr("Rules"), hint=hint, height=PROMPT_HEIGHT)
        self.status = StatusLine(self.theme)
        self.apply = self.button(tr("Apply"), self._on_apply, role="primary")
        self.discard = self.button(tr("Discard"), self._on_discard)
        self._show(context.typed_prompts.get(open_workspace.workspace.id, self._saved_prompt))
        for field in (self.system, self.rules):
            field.changed.connect(self._on_typed)
        # add a group for each text, since other widgets of a group follow all its rows
        prompt_group = self.add_group(tr("Your instructions"))
        prompt_group.add(self.row(tr("System prompt"), tr("Comes first in every request")))
        prompt_group.add_bare(self.system)
        rules_group, about = (
            self.add_group(),
            tr("Comes after the system prompt and before project files"),
        )
        rules_group.add(self.row(tr("Rules"), about))
        rules_group.add_bare(self.rules)
        rules_group.add_bare(below(in_line(self.apply, self.discard, self.status, stretch=2)))
        self.guides = self.add_group(
            tr("In every new session"),
            empty=tr("Nothing yet. Write instructions above, or add an AGENTS.md to the project."),
        )

    def unsaved(self) -> bool:
        return bool(self._context.typed_prompts)

    def own_changes(self) -> int:
        profile = self.open_workspace.workspace.profile
        return bool(profile.system.strip()) + bool(profile.rules.strip())

    @property
    def pending(self) -> WorkspacePrompt | None:
        """The typed texts if they are not applied."""
        typed = WorkspacePrompt(self.system.text(), self.rules.text())
        return typed if typed != self._saved_prompt else None

    async def _read(self) -> None:
        guides = await shielded(self.open_workspace.guides(NO_SESSION))
        untouched = self.pending is None
        self._saved_prompt = self.open_workspace.workspace.profile
        if untouched:
            self._on_discard()
        unheeded = await asyncio.to_thread(self._agreements.waiting_guides)
        self._unheeded = {f"unheeded {guide.name}": guide for guide in unheeded}
        names = {guide.name for guide in unheeded}
        agreed = (guide for guide in guides if guide.name not in names)
        self._guides = {f"{guide.kind.value} {guide.name}": guide for guide in agreed}
        for key, text in self._unheeded.items():
            self._guides[key] = Guide(GuideKind.PROJECT, text.name, problem=NOT_AGREED)
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
        unheeded = self._unheeded.get(key)
        controls = []
        if unheeded is not None:
            follow = partial(self._on_follow, unheeded)
            controls.append(self.button(tr("Follow"), follow, subject=name))
        return self.expandable(name, "", *controls, make=lambda: self._body(key))

    def _body(self, key: str) -> QWidget:
        guide = self._guides[key]
        field = TextArea(tr("As sent to the model"), code=True, height=SENT_TEXT_HEIGHT)
        field.show_only(self._sent_text(key, guide))
        field.setObjectName("read")
        return below(label(tr("Exact text sent to the model"), "micro", "mut"), field)

    def _sent_text(self, key: str, guide: Guide) -> str:
        """Return the text as the model reads it, or a text to agree to, unchanged."""
        unheeded = self._unheeded.get(key)
        return unheeded.text if unheeded else retold(guide.problem) or guide.text

    def _on_follow(self, unheeded: UnagreedGuide) -> None:
        agreed = asyncio.to_thread(self._agreements.agree, unheeded)
        done = tr("Followed from the next turn on. If the text changes, Helix asks again.")
        self.do(agreed, done=done)

    def _show_guide(self, row: SettingRow, item: tuple[str, Guide]) -> None:
        key, guide = item
        row.words.show_below(
            *guide_text(guide, estimated=not self.open_workspace.llm.tokenizer_known)
        )
        if isinstance(row, ExpandableRow):
            for field in row.body.findChildren(TextArea, "read"):
                field.show_only(self._sent_text(key, guide))
        row.show_source(guide_source(guide), back=False)

    def _on_typed(self) -> None:
        typed, workspace = self.pending, self.open_workspace.workspace.id
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
            done = tr("Applied. Takes effect with the next turn.")
            self.do(
                self._applied(wanted), self.status, on_done=lambda: self.outcome.say(done, "ok")
            )

    async def _applied(self, wanted: WorkspacePrompt) -> None:
        await self.open_workspace.settings.choose_profile(wanted)
        self._saved_prompt = wanted
        self._on_typed()

    def _on_discard(self) -> None:
        self._show(self._saved_prompt)

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


def guide_source(guide: Guide) -> ValueSource:
    if guide.problem:
        return ValueSource(tr("not used"), "warn")
    if guide.kind is GuideKind.PROJECT:
        return ValueSource(tr("project"))
    return ValueSource(tr("yours"), "acc")


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
