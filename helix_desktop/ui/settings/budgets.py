"""What models may cost here: marks to warn and to stop at, and what is used by now."""

from dataclasses import replace

from helix_desktop.app.desk import Desk
from helix_desktop.domain.accounts import Budget, Budgets, Tally, WorkspaceAccount
from helix_desktop.domain.events import CallKind
from helix_desktop.ui.settings.folding import ListRow, LiveGroup, NameWords
from helix_desktop.ui.settings.lines import LineField
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.settings.rows import Group, SettingRow, Words
from helix_desktop.ui.settings.source import Source
from helix_desktop.ui.settings.used_bar import UsedBar
from helix_desktop.ui.settings.working import WorkingPage
from helix_desktop.ui.words import cost_text, count_text, tr

MARKS = ("warn_dollars", "stop_dollars", "warn_tokens", "stop_tokens")
SESSION, WORKSPACE = "session", "workspace"
FIELD = 140


class BudgetsPage(WorkingPage):
    """Two budgets of four marks each, and the account they are taken from."""

    key = "budgets"
    icon = "coin"

    @classmethod
    def named(cls) -> str:
        return tr("Budgets")

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.fields: dict[tuple[str, str], LineField] = {}
        self.bars: dict[tuple[str, str], UsedBar] = {}
        self._rows: dict[tuple[str, str], SettingRow] = {}
        self.column.add_bare(self._none)
        self.column.add_bare(self.outcome)
        for scope, title in (
            (SESSION, tr("Each session, with its SubAgents")),
            (WORKSPACE, tr("All sessions of this workspace together")),
        ):
            self.column.add(self._group(scope, title))
        self.spent = LiveGroup(
            self._theme,
            tr("Where it went"),
            empty=tr("Nothing yet: the first request of a model is counted here."),
        )
        self.column.add(self.spent)

    def own_changes(self) -> int:
        budgets = self._desk.workspace.budgets if self._desk else Budgets()
        scopes = (budgets.session, budgets.workspace)
        return sum(bool(getattr(each, mark)) for each in scopes for mark in MARKS)

    async def _read(self, desk: Desk) -> None:
        account = await desk.workspace_account()
        if desk is self._desk:
            self._show(desk.workspace.budgets, account)

    def _group(self, scope: str, title: str) -> Group:
        group = Group(self._theme, title)
        words = {
            "warn_dollars": (tr("Warn at a cost of"), tr("dollars")),
            "stop_dollars": (tr("Stop at a cost of"), tr("dollars")),
            "warn_tokens": (tr("Warn at tokens"), tr("tok")),
            "stop_tokens": (tr("Stop at tokens"), tr("tok")),
        }
        for mark, (name, unit) in words.items():
            key = scope, mark
            field = LineField(self._theme, f"{title}: {name}", hint=tr("none"), unit=unit)
            field.setFixedWidth(FIELD)
            field.line.editingFinished.connect(lambda key=key: self._on_edited(key))
            self.fields[key], self.bars[key] = field, UsedBar(self._theme)
            named, bar = Words(self._theme, name), self.bars[key]
            row = ListRow(self._theme, named, (bar, field), returns=True, source_last=True)
            row.more = unit
            row.undone.connect(lambda key=key: self._clear(key))
            self._rows[key] = group.add(row)
        return group

    def _show(self, budgets: Budgets, account: WorkspaceAccount) -> None:
        totals = [each.total for each in account.sessions]
        for mark in MARKS:
            by = _by_cost if mark.endswith("dollars") else _by_tokens
            most = max(totals, key=by, default=Tally())
            self._show_mark(SESSION, mark, budget=budgets.session, used=most)
            self._show_mark(WORKSPACE, mark, budget=budgets.workspace, used=account.total)
        titles = {f"model {name}": (name, tally) for name, tally in account.llms}
        titles |= {f"kind {kind}": (kind_words(kind), tally) for kind, tally in account.kinds}
        self.spent.show_rows(list(titles), lambda key: self._line(titles[key][0]))
        for key, (_name, tally) in titles.items():
            row = self.spent.row(key)
            if row is not None:
                row.words.show_below(spent_words(tally))

    def _line(self, name: str) -> SettingRow:
        return ListRow(self._theme, NameWords(self._theme, name))

    def _show_mark(self, scope: str, mark: str, *, budget: Budget, used: Tally) -> None:
        key, value = (scope, mark), float(getattr(budget, mark))
        dollars = mark.endswith("dollars")
        amount = used.cost if dollars else float(used.tokens)
        field, row = self.fields[key], self._rows[key]
        if not field.line.hasFocus():
            field.set_text((f"{value:g}" if dollars else f"{value:,.0f}") if value else "")
            field.show_wrong(wrong=False)
        self.bars[key].show_share(amount / value if value else None)
        whose = tr("most so far") if scope == SESSION else tr("used now")
        row.words.show_below(f"{whose}: {money(used) if dollars else tokens(used)}")
        row.show_source(
            Source(tr("set here"), "acc", "acc") if value else Source(tr("no limit")),
            back=bool(value),
            tip=tr("No limit"),
        )

    def _clear(self, key: tuple[str, str]) -> None:
        self.fields[key].line.setText("")
        self._on_edited(key)

    def _on_edited(self, key: tuple[str, str]) -> None:
        desk = self._desk
        if desk is None:
            return
        scope, mark = key
        budgets = desk.workspace.budgets
        budget: Budget = getattr(budgets, scope)
        value = number(self.fields[key].text())
        self.fields[key].show_wrong(wrong=value is None)
        if value is None:
            self.outcome.say(tr("That is no number. Nothing was changed."), "bad")
            return
        self.fields[key].settle()
        wanted = marked(budget, mark, value)
        if wanted == budget:
            return
        session = wanted if scope == SESSION else budgets.session
        workspace = wanted if scope == WORKSPACE else budgets.workspace
        changed = Budgets(session, workspace)
        self.do(desk.choose_budgets(changed), done=tr("It holds from the next request on."))


def marked(budget: Budget, mark: str, value: float) -> Budget:
    """The budget with another mark."""
    match mark:
        case "warn_dollars":
            return replace(budget, warn_dollars=value)
        case "stop_dollars":
            return replace(budget, stop_dollars=value)
        case "warn_tokens":
            return replace(budget, warn_tokens=int(value))
        case _:
            return replace(budget, stop_tokens=int(value))


def number(text: str) -> float | None:
    """An amount as a person types it, 0 for none; None if it is no number."""
    plain = text.strip().lstrip("$").replace(",", "").replace(" ", "")
    try:
        found = float(plain) if plain else 0.0
    except ValueError:
        return None
    return found if 0 <= found < 1e12 else None


def kind_words(kind: CallKind) -> str:
    """What a model was asked for."""
    return {
        CallKind.TURN: tr("For answers to you"),
        CallKind.GATE: tr("For choices at the gate"),
        CallKind.JOB: tr("For keeping the window small"),
        CallKind.SERVER: tr("For servers (MCP)"),
    }[kind]


def _by_cost(tally: Tally) -> float:
    return tally.cost


def _by_tokens(tally: Tally) -> float:
    return tally.tokens


def money(tally: Tally) -> str:
    if not tally.calls:
        return tr("nothing yet")
    known = cost_text(tally.cost if tally.calls > tally.unknown else None)
    if not tally.unknown or tally.calls == tally.unknown:
        return known
    return tr("{0} and {1} calls whose price nobody knows").format(known, tally.unknown)


def tokens(tally: Tally) -> str:
    return tr("{0} tok").format(count_text(tally.tokens))


def spent_words(tally: Tally) -> str:
    one = tally.calls == 1
    calls = tr("1 call") if one else tr("{0} calls").format(count_text(tally.calls))
    return f"{money(tally)} · {tokens(tally)} · {calls}"
