"""The settings pages Models and keys (models by role, providers with their keys, local servers) and
Budgets (warn or stop at a cost or tokens, and what was spent on what).
"""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from itertools import product
from operator import attrgetter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from helix_desktop.app.history.usage_reports import UsageReports
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.model_settings import (
    EndpointSource,
    KeyState,
    ModelOffer,
    ModelSettings,
)
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Budget
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import (
    BulletList,
    BulletPoint,
    ControlRow,
    ExpandableRow,
    RowTitle,
    SettingRow,
    ValueSource,
    everywhere_source,
    workspace_source,
)
from helix_desktop.ui.settings.model_forms import (
    EndpointForm,
    EndpointKeyForm,
    ModelFiguresForm,
    ModelRoleForm,
    endpoint_text,
    key_state_text,
    model_facts_text,
    role_text,
)
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    WorkspaceSettingsPage,
)
from helix_desktop.ui.text.formatting import (
    amount_text,
    cost_text,
    dotted_text,
    parse_amount,
    plural,
    retold,
    sentences_text,
    tokens_text,
    tr,
)
from helix_desktop.ui.widgets.controls import set_words
from helix_desktop.ui.widgets.fields import LineField
from helix_desktop.ui.widgets.token_bar import UsageBar

UNKNOWN_KEY = KeyState()


class ModelsPage(WorkspaceSettingsPage):
    """The roles of the workspace, then the endpoints that can fill them."""

    key = "models"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        choose_model: Callable[[LlmRole, str], Coroutine[object, object, None]],
    ) -> None:
        super().__init__(context, settings, sessions)
        self._choose_model = choose_model
        self._supply: ModelSettings | None = None
        self._keyring = ""
        self._offers: tuple[ModelOffer, ...] = ()
        self._sources: dict[str, EndpointSource] = {}
        self._states: Mapping[str, KeyState] = {}
        self._local_servers: Mapping[str, int] = {}
        self._looked = self._all = False
        self._order: Sequence[str] | None = None
        """The endpoints that stay in this order while the page is shown, once all is read."""
        self._wanted = ""
        """The endpoint whose key is to be entered, until its row is shown."""
        self.roles = self.add_group(tr("Models in this workspace"))
        self.roles.show_items({role.value: role for role in LlmRole}, self._role_row)
        # above the providers, since each form adds a row to them
        self.own = self.add_group(tr("Custom"))
        self.endpoints = self.add_group(tr("Providers and keys"), stays=True)
        self.more = self.button(tr("Show all"), self._on_more)
        self.look = self.button(
            tr("Find local models"), lambda: self.start(self._look_for_servers(), self.outcome)
        )
        others = self.row(tr("More providers"), "", self.look, self.more)
        self.add_group("", others)
        self._more_words = others.words
        # last, because they come and go with each choice
        self._notes = self.add_group(tr("Defaults in use"))
        self._notes_list = BulletList()
        self._notes.add_other(self._notes_list)
        self._show_notes()

    def own_changes(self) -> int:
        return len(self._models)

    @property
    def _models(self) -> Mapping[str, str]:
        """The models that this workspace has chosen, by role."""
        return self.workspace_settings.workspace.models

    def refresh(self) -> None:
        """Read the present data once the page is shown: no keyring is asked before."""
        if self._shown:
            super().refresh()

    def leave(self) -> None:
        super().leave()
        self._order = None

    def show_key(self, endpoint: str) -> None:
        """Open the form for an endpoint's key, as soon as the endpoints are read."""
        self._wanted = endpoint
        self._show_sources()

    def filter(self, query: str) -> int:
        if query and not self._all:
            self._on_more()
        match_count = super().filter(query)
        self._show_notes()
        return match_count

    async def _read(self) -> None:
        await self._renew()
        if not self._looked:
            self._looked = True
            await self._find_local_servers()

    async def _find_local_servers(self) -> None:
        supply = await shielded(self._context.container.model_settings())
        self._local_servers = await shielded(supply.near())
        await self._renew()

    async def _look_for_servers(self) -> None:
        self.look.setEnabled(False)
        try:
            await self._find_local_servers()
        finally:
            self.look.setEnabled(True)
        words = tr("Local servers found: {0}.").format(len(self._local_servers))
        none_text = tr("No local models found. Start Ollama, LM Studio, or llama.cpp.")
        self.outcome.say(*((words, "ok") if self._local_servers else (none_text, "mut")))

    async def _renew(self) -> None:
        """Read everything again, keys last, since their keyring may be slow."""
        supply = self._supply = await shielded(self._context.container.model_settings())
        if not self.own.rows:

            def figures_form() -> QWidget:
                form = ModelFiguresForm(self, supply)
                if name := self._models.get(LlmRole.MAIN.value, ""):
                    form.show_model(supply.find(name))
                return form

            about = tr("Any URL with a supported protocol")
            add = self.expandable(
                tr("Add a provider"), about, make=lambda: EndpointForm(self, supply)
            )
            about = tr("Override a model's context window or prices")
            figures = self.expandable(tr("Model limits and prices"), about, make=figures_form)
            self.own.show_items({"endpoint": add, "figures": figures}, lambda row: row)
        self._offers = await shielded(supply.offers())
        self._sources = {source.endpoint.id: source for source in await shielded(supply.sources())}
        self._show_roles(supply)
        self._show_sources()
        self._keyring = await shielded(supply.keyring())
        self._states = await shielded(supply.all_keys(self.workspace_settings.workspace.id))
        self._show_roles(supply)
        self._show_sources()
        if self._shown:
            self._order = self.endpoints.keys()
        if supply.problems:
            self.outcome.say(sentences_text(map(retold, supply.problems)), "warn")
        self.changed.emit()

    def _show_roles(self, supply: ModelSettings) -> None:
        for role, row in zip(LlmRole, self.roles.rows, strict=True):
            offer = supply.find(self.workspace_settings.model_of(role))
            tone = "warn" if "window" in offer.missing or offer.limit else "mut"
            facts = dotted_text(offer.title, model_facts_text(offer))
            row.words.show_below(facts, tone)
            if self._order is None:  # later the row stays as high as it is
                row.words.make_room(facts)
            row.more = role_text(role)[1]
            is_chosen = role.value in self._models
            by_helix = role in self.workspace_settings.roles.by_helix
            source = ValueSource(tr("chosen by Helix") if by_helix else tr("default"))
            if is_chosen:
                source = workspace_source(self.workspace_settings.workspace.name)
            elif supply.default_models.get(role.value):
                source = everywhere_source()
            row.show_source(source, back=is_chosen, tip=tr("Use the default"))
            if isinstance(row.content, ModelRoleForm):
                self._show_role_form(row.content, role)
        self._show_notes()

    def _show_role_form(self, form: ModelRoleForm, role: LlmRole) -> None:
        supply, name = self._supply, self._models.get(role.value, "")
        usual = supply.default_models.get(role.value, "") if supply is not None else ""
        form.show_offers(self._offers, name, ready=self._ready(), usual=usual)
        if supply is not None:
            form.show_limit(supply.find(self.workspace_settings.model_of(role)))

    def _show_notes(self) -> None:
        notes = self.workspace_settings.roles.notes
        self._notes_list.show_points([BulletPoint("info", "mut", retold(note)) for note in notes])
        self._notes.setVisible(bool(notes) and not any(row.isHidden() for row in self.roles.rows))

    def _show_sources(self) -> None:
        """Show the usable endpoints first, and the others on request."""
        sources = self._sources
        in_use = {model.partition("/")[0] for model in self._models.values()}
        usable = {
            name
            for name, source in sources.items()
            if source.own
            or self._state(name).exists
            or name in self._local_servers
            or name in in_use
        }

        def is_listed(name: str) -> bool:
            row = self.endpoints.row(name)
            is_open = isinstance(row, ExpandableRow) and row.opened
            return self._all or name in usable or name == self._wanted or is_open

        present = [name for name in self._order or () if name in sources]
        listed = filter(is_listed, sorted(sources, key=lambda name: name not in usable))
        items = {name: sources[name] for name in (*present, *listed)}
        self.endpoints.show_items(items, self._source_row, self._show_source)
        hidden = len(sources) - len(items)
        self.more.setVisible(hidden > 0)
        set_words(self.more, tr("Show {0} more").format(hidden))
        self._more_words.show_name(tr("More providers") if hidden else tr("All providers shown"))
        row = self.endpoints.row(self._wanted)
        if isinstance(row, ExpandableRow) and self._states:
            row.open()
            if isinstance(row.content, EndpointKeyForm):
                row.content.field.line.setFocus(Qt.FocusReason.OtherFocusReason)
            self._wanted = ""

    def _ready(self) -> frozenset[str]:
        """Return the endpoints that can be asked now."""

        def is_ready(name: str, source: EndpointSource) -> bool:
            is_reachable = source.own or name in self._local_servers
            needs_nothing = not source.endpoint.needs_key and not source.missing
            return self._state(name).exists or (is_reachable and needs_nothing)

        return frozenset(name for name, source in self._sources.items() if is_ready(name, source))

    def _state(self, name: str) -> KeyState:
        return self._states.get(name, UNKNOWN_KEY)

    def _show_source(self, row: SettingRow, source: EndpointSource) -> None:
        name = source.endpoint.id
        state = self._state(name)
        tone = key_state_text(source, state)[1]
        row.words.show_below(endpoint_text(source, state), "warn" if tone == "warn" else "mut")
        row.more = source.endpoint.base_url
        idle = ValueSource(tr("not found") if source.local or source.is_program else tr("no key"))
        ready = ValueSource(tr("ready"), "ok")
        row.show_source(ready if name in self._ready() else idle, back=False)
        if isinstance(row.content, EndpointKeyForm):
            row.content.show_state(source, state)

    def _role_row(self, role: LlmRole) -> SettingRow:
        def make() -> QWidget:
            form = ModelRoleForm(
                self,
                self._context.container.model_settings,
                role,
                choose=lambda name: self._on_chosen(role, name),
                use_everywhere=lambda name: self._on_everywhere(role, name),
            )
            self._show_role_form(form, role)
            return form

        row = self.expandable(*role_text(role), make=make, returns=True)
        row.undone.connect(lambda: self._on_chosen(role, ""))
        return row

    def _on_everywhere(self, role: LlmRole, name: str) -> None:
        if self._supply is not None:
            done = tr("Now the default in all workspaces. Takes effect with the next request.")
            back_text = tr(
                "No longer the default in all workspaces. Takes effect with the next request."
            )
            work = self._chosen(self._supply.choose_default_model, role, name)
            self.do(work, done=done if name else back_text)

    def _on_chosen(self, role: LlmRole, name: str) -> None:
        done = tr("Model changed. Takes effect with the next request.")
        back_text = tr("Back to the default model with the next request.")
        work = self._chosen(self._choose_model, role, name)
        self.do(work, done=done if name else back_text)

    async def _chosen(
        self, choose: Callable[[LlmRole, str], Awaitable[object]], role: LlmRole, name: str
    ) -> None:
        await choose(role, name)
        await self._context.container.note_choice(role, name)

    def _source_row(self, source: EndpointSource) -> SettingRow:
        endpoint = source.endpoint
        if source.is_program:  # without an address, a key, or a list of models to ask for
            return SettingRow(RowTitle(endpoint.name))

        def make() -> QWidget:
            assert self._supply is not None, "rows are made of what it told"
            shown_source = self._sources[endpoint.id]
            form = EndpointKeyForm(self, self._supply, shown_source, store=self._keyring)
            form.show_state(shown_source, self._state(endpoint.id))
            return form

        # like the roles above with room for an arrow, so that all sources form one column
        return self.expandable(endpoint.name, make=make, returns=True)

    def _on_more(self) -> None:
        self._all = True
        self._show_sources()


BUDGET_FIELDS = ("warn_dollars", "stop_dollars", "warn_tokens", "stop_tokens")
SESSION, WORKSPACE = "session", "workspace"
FIELD_WIDTH = 140


class BudgetsPage(WorkspaceSettingsPage):
    """The page with two budgets of four limits each, and the costs so far."""

    key = "budgets"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        usage: UsageReports,
    ) -> None:
        super().__init__(context, settings, sessions)
        self._usage = usage
        self.fields: dict[tuple[str, str], LineField] = {}
        self.bars: dict[tuple[str, str], UsageBar] = {}
        self._rows: dict[tuple[str, str], SettingRow] = {}
        titles = {SESSION: tr("Per session, including subagents"), WORKSPACE: tr("Whole workspace")}
        words = {
            "warn_dollars": (tr("Warn at cost"), tr("USD")),
            "stop_dollars": (tr("Stop at cost"), tr("USD")),
            "warn_tokens": (tr("Warn at tokens"), tr("tokens")),
            "stop_tokens": (tr("Stop at tokens"), tr("tokens")),
        }
        groups = {scope: self.add_group(title) for scope, title in titles.items()}
        for (scope, title), (mark, (name, unit)) in product(titles.items(), words.items()):
            key = scope, mark
            field = LineField(f"{title}: {name}", hint=tr("no limit"), unit=unit)
            field.setFixedWidth(FIELD_WIDTH)
            field.line.editingFinished.connect(lambda key=key: self._on_edited(key))
            self.fields[key], self.bars[key] = field, UsageBar()
            named, bar = RowTitle(name), self.bars[key]
            bar.hide()  # without a limit the text takes its room
            row = ControlRow(named, (bar, field), returns=True, source_last=True)
            row.more = unit
            row.undone.connect(field.line.clear)
            row.undone.connect(lambda key=key: self._on_edited(key))
            self._rows[key] = groups[scope].add(row)
        self.spent = self.add_group(tr("Spending"), empty=tr("Nothing spent yet."))

    def own_changes(self) -> int:
        budgets = self.workspace_settings.workspace.budgets
        scopes = (budgets.session, budgets.workspace)
        return sum(bool(getattr(scope, mark)) for scope in scopes for mark in BUDGET_FIELDS)

    async def _read(self) -> None:
        account = await shielded(self._usage.workspace())
        budgets = self.workspace_settings.workspace.budgets
        totals = [session.total for session in account.sessions]
        for mark in BUDGET_FIELDS:
            dollars = mark.endswith("dollars")
            amount_of = attrgetter("cost" if dollars else "tokens")
            largest = max(totals, key=amount_of, default=UsageSum())
            for scope, budget, used, amount_label in (
                (SESSION, budgets.session, largest, tr("Highest so far")),
                (WORKSPACE, budgets.workspace, account.total, tr("Used")),
            ):
                value = float(getattr(budget, mark))
                field, bar = self.fields[scope, mark], self.bars[scope, mark]
                if not field.line.hasFocus():
                    field.set_text(amount_text(value) if value else "")
                    field.set_wrong(False)
                bar.show_used(amount_of(used) / value if value else 0.0)
                bar.setVisible(bool(value))
                used_text = money(used) if dollars else tokens_text(used.tokens)
                row = self._rows[scope, mark]
                row.words.show_below(tr("{0}: {1}").format(amount_label, used_text))
                source = ValueSource(tr("custom"), "acc", "acc")
                if not value:
                    source = ValueSource(tr("no limit"))
                row.show_source(source, back=bool(value), tip=tr("No limit"))
        kinds = {
            CallKind.TURN: tr("Answers"),
            CallKind.GATE: tr("Excerpts of large outputs"),
            CallKind.JOB: tr("Compaction"),
            CallKind.NAME: tr("Session names"),
            CallKind.EXPERIMENT: tr("Experiments"),
        }
        spent = {f"model {name}": (name, tally) for name, tally in account.llms}
        spent |= {f"kind {kind}": (kinds[kind], tally) for kind, tally in account.kinds}

        def show(row: SettingRow, item: tuple[str, UsageSum]) -> None:
            tally = item[1]
            calls = plural(tally.calls, "{0} call", "{0} calls")
            row.words.show_below(dotted_text(money(tally), tokens_text(tally.tokens), calls))

        self.spent.show_items(spent, lambda item: self.row(item[0]), show)

    def _on_edited(self, key: tuple[str, str]) -> None:
        scope, mark = key
        budgets = self.workspace_settings.workspace.budgets
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
            self.do(self.workspace_settings.choose_budgets(new_budgets), done=done)


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
