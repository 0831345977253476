"""The settings page Budgets: warn or stop at a cost or tokens, and what was spent on what."""

from itertools import product
from operator import attrgetter

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Budget
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.settings.form_rows import ControlRow, RowTitle, SettingRow, ValueSource
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import WorkspaceSettingsPage
from helix_desktop.ui.text.formatting import (
    amount_text,
    cost_text,
    dotted_text,
    parse_amount,
    plural,
    tokens_text,
    tr,
)
from helix_desktop.ui.widgets.fields import LineField
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
        self.bars[key].show_used(amount / value if value else 0.0)
        self.bars[key].setVisible(bool(value))
        amount_label = tr("Highest so far") if scope == SESSION else tr("Used")
        used_text = money(used) if dollars else tokens_text(used.tokens)
        row.words.show_below(tr("{0}: {1}").format(amount_label, used_text))
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
