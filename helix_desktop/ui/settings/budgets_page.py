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
from helix_desktop.ui.settings.settings_page import (
    WorkspaceSettingsPage,
)
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
            CallKind.SERVER: tr("MCP servers"),
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
