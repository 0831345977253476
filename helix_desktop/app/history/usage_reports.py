"""Adds up tokens and costs by day, session, model, tool, and work, also as JSON and CSV.

Everything comes from the usage ledger, which also serves budgets and the status bar. What models
report is added up as it was journaled, and every cost as it was then.
"""

import asyncio
import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta, tzinfo
from enum import StrEnum
from typing import Any

from msgspec import Struct, field
from msgspec.structs import asdict

from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.context.session_usage import SLOT_SECONDS, SessionUsage
from helix_desktop.context.texts.markers import RECALL
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import NOTHING, UsageSum, call_cost
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.ports import Store
from helix_desktop.domain.usage_kinds import SAVING_WORK, SavedBy, ToolCallSum
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.usage_ledger import UsageLedger

NO_CALLS = ToolCallSum()
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""The first characters of a cell that a spreadsheet would calculate."""


class UsageBy(StrEnum):
    """What usage is divided by."""

    DAY = "day"
    SESSION = "session"
    MODEL = "model"
    TOOL = "tool"
    WORK = "work"


class UsageFilter(Struct, frozen=True):
    """The part of the usage that is wanted: the last `days` (0: all), a session with its subagents,
    or a model.
    """

    days: int = 0
    session: SessionId = NO_SESSION
    model: str = ""


class UsageRow(Struct):
    """The usage of one day, session, model, tool, or kind of work."""

    key: str = ""
    name: str = ""
    usage: UsageSum = NOTHING
    saved: dict[SavedBy, int] = field(default_factory=dict)
    recalls: int = 0
    tool: ToolCallSum = NO_CALLS

    @property
    def saved_tokens(self) -> int:
        return sum(self.saved.values())

    def values(self) -> dict[str, Any]:
        """Return the figures under their lasting names."""
        usage = asdict(self.usage)
        searches = usage.pop("searches")
        return {
            "key": self.key,
            "name": self.name,
            **usage,
            **{f"saved_{by}": self.saved.get(by, 0) for by in SavedBy if by is not SavedBy.CALLS},
            "recalls": self.recalls,
            "tool_calls": self.tool.calls,
            "tool_failed": self.tool.failed,
            "tool_tokens": self.tool.tokens,
            # columns that came later stand behind those that scripts count
            "searches": searches,
            "saved_calls": self.saved.get(SavedBy.CALLS, 0),
        }


class UsageReport(Struct):
    """The usage of a workspace. The rows of each dimension but tools add up to `total`.

    `cache_saved` is what the prompt cache saved in dollars, by today's prices of the models, and
    `saved_cost` what compactions and shortened outputs did beside that, net of their calls; None if
    a price is unknown.
    """

    total: UsageRow
    rows: dict[UsageBy, list[UsageRow]]
    models: tuple[str, ...] = ()
    cache_saved: float | None = 0.0
    saved_cost: float | None = 0.0
    unreadable: int = 0


def report_usage(
    usages: Mapping[SessionId, SessionUsage],
    heads: Iterable[SessionHead],
    usage_filter: UsageFilter,
    *,
    llm: Callable[[str], Llm | None],
    now: float,
    zone: tzinfo | None = None,
) -> UsageReport:
    """Add up the usage that is wanted. A subagent's counts in the session that it worked for."""
    today = datetime.fromtimestamp(now, zone).replace(hour=0, minute=0, second=0, microsecond=0)
    since = today - timedelta(days=usage_filter.days - 1) if usage_filter.days else None
    first_slot = int(since.timestamp() // SLOT_SECONDS) if since else 0
    days: dict[int, str] = {}
    report = UsageReport(UsageRow(), {by: [] for by in UsageBy})
    rows_by_key: dict[tuple[UsageBy, str], UsageRow] = {}
    titles = {head.id: head.title for head in heads}
    models: set[str] = set()
    unsent: dict[str, UsageSum] = {}
    spent = NOTHING

    def find_rows(slot: int, model: str, root_session: SessionId) -> Sequence[UsageRow]:
        """Return all rows in which something counts, without those of tools and kinds of work."""
        if slot not in days:
            days[slot] = datetime.fromtimestamp(slot * SLOT_SECONDS, zone).date().isoformat()
        keys = ((UsageBy.DAY, days[slot]), (UsageBy.SESSION, root_session), (UsageBy.MODEL, model))
        return report.total, *(find_row(by, key) for by, key in keys)

    def find_row(by: UsageBy, key: str) -> UsageRow:
        if (by, key) not in rows_by_key:
            name = titles.get(SessionId(key), "") if by is UsageBy.SESSION else key
            rows_by_key[by, key] = UsageRow(key, name)
            report.rows[by].append(rows_by_key[by, key])
        return rows_by_key[by, key]

    for session, usage in usages.items():
        root_session = session
        while (parent := usages[root_session].parent) in usages and parent < root_session:
            root_session = parent
        if usage_filter.session not in (NO_SESSION, session, root_session):
            continue
        report.unreadable += usage.unreadable
        models.update(usage.llms)
        for slot, model, work, calls in usage.usage_by_work():
            if slot >= first_slot and usage_filter.model in ("", model):
                for row in (*find_rows(slot, model, root_session), find_row(UsageBy.WORK, work)):
                    row.usage = row.usage.plus(calls)
                spent = spent.plus(calls) if work in SAVING_WORK else spent
        for slot, model, saved_by, tokens in usage.savings():
            if slot >= first_slot and usage_filter.model in ("", model):
                for row in find_rows(slot, model, root_session):
                    row.saved[saved_by] = row.saved.get(saved_by, 0) + tokens
        for slot, llms in usage.slots.items():
            for model, slot_usage in llms.items():
                if slot < first_slot or usage_filter.model not in ("", model):
                    continue
                unsent[model] = unsent.get(model, NOTHING).plus(slot_usage.unsent)
                for row in find_rows(slot, model, root_session) if slot_usage.mentioned else ():
                    row.recalls += slot_usage.mentioned
                for tool, tool_usage in slot_usage.tools.items():
                    recalls = tool_usage.calls - tool_usage.failed if tool == RECALL else 0
                    for row in (
                        *find_rows(slot, model, root_session),
                        find_row(UsageBy.TOOL, tool),
                    ):
                        row.tool = row.tool.plus(tool_usage)
                        row.recalls += recalls
    report.rows[UsageBy.DAY].sort(key=lambda row: row.key)
    report.rows[UsageBy.SESSION].sort(key=lambda row: row.key, reverse=True)
    report.rows[UsageBy.TOOL].sort(key=lambda row: (-row.tool.tokens, row.key))
    for by in (UsageBy.MODEL, UsageBy.WORK):
        report.rows[by].sort(key=lambda row: (-row.usage.cost, -row.usage.tokens, row.key))
    report.models = tuple(sorted(models))
    savings = [cache_saving(row.usage, llm(row.key)) for row in report.rows[UsageBy.MODEL]]
    report.cache_saved = None if None in savings else sum(saving or 0.0 for saving in savings)
    costs = [input_cost(tokens, llm(model)) for model, tokens in unsent.items()]
    is_known = None not in costs and not spent.unknown
    report.saved_cost = sum(cost or 0.0 for cost in costs) - spent.cost if is_known else None
    return report


class UsageReports:
    """The reports of one workspace."""

    def __init__(
        self, store: Store, ledger: UsageLedger, models: ModelRegistry, *, now: Callable[[], float]
    ) -> None:
        self._store, self._ledger, self._models, self._now = store, ledger, models, now
        self.account, self.workspace, self.sums = ledger.account, ledger.workspace, ledger.sums

    async def report(self, wanted: UsageFilter) -> UsageReport:
        usages, heads = await self._ledger.sessions(), await self._store.sessions()
        return await asyncio.to_thread(
            lambda: report_usage(
                usages, heads, wanted, llm=llm_finder(self._models), now=self._now()
            )
        )


def cache_saving(usage: UsageSum, llm: Llm | None) -> float | None:
    """Return the dollars that the prompt cache saved; less than 0 if writing it cost more."""
    read, written = usage.cache_read, usage.cache_write
    plain = input_cost(UsageSum(input=read + written), llm)
    cached = input_cost(UsageSum(cache_read=read, cache_write=written), llm)
    return None if plain is None or cached is None else plain - cached


def input_cost(tokens: UsageSum, llm: Llm | None) -> float | None:
    """Return the dollars for the input of calls, by today's prices; None if they are unknown.

    A sum of calls doesn't say which were long, so the prices are those of calls that are not.
    """
    usage = Usage(tokens.input, 0, tokens.cache_read, tokens.cache_write)
    if usage == Usage():
        return 0.0
    return None if llm is None else call_cost(usage, replace(llm, dearer=None))


def llm_finder(models: ModelRegistry) -> Callable[[str], Llm | None]:
    """Return a function that finds a model by the ID that journals have.

    It returns None for a model that nobody offers, or that has several prices.
    """
    by_id: dict[str, list[Llm]] = {}
    for endpoint in models.endpoints:
        for model in models.catalogue.models(endpoint):
            by_id.setdefault(model.llm.id, []).append(model.llm)

    def find(name: str) -> Llm | None:
        llms = by_id.get(name, [])
        return llms[0] if len({repr(llm.prices) for llm in llms}) == 1 else None

    return find


def usage_values(report: UsageReport) -> dict[str, Any]:
    """Return a report for JSON."""
    values = {f"by_{by}": [row.values() for row in rows] for by, rows in report.rows.items()}
    dollars = {"cache_saved": report.cache_saved, "saved_cost": report.saved_cost}
    total = report.total.values() | dollars
    return {"total": total, "unreadable": report.unreadable, **values}


def usage_csv(report: UsageReport) -> str:
    """Return a report as a table, with the total first.

    A title that a spreadsheet would calculate begins with an apostrophe.
    """
    file = io.StringIO()
    columns = ["by", *report.total.values()]
    writer = csv.DictWriter(file, columns, lineterminator="\n")
    writer.writeheader()
    for by, rows in (("total", [report.total]), *report.rows.items()):
        for row in rows:
            values = row.values() | {"by": str(by), "cost": f"{row.usage.cost:.6f}"}
            for column in ("key", "name"):
                if values[column].startswith(_FORMULA):
                    values[column] = f"'{values[column]}"
            writer.writerow(values)
    return file.getvalue()
