"""`helix-desktop usage`: tokens and costs by day, model, session, tool, or work; JSON, CSV.

Exit status 0: done. 1: some records can't be read. 2: impossible, for instance because the
application has the workspace open.
"""

import asyncio
import json
from argparse import Namespace

from msgspec.structs import asdict

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    check_session,
    open_workspace_store,
    saved_workspace,
)
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.history.secret_mask import masked
from helix_desktop.app.history.usage_reports import (
    UsageBy,
    UsageFilter,
    UsageReport,
    UsageReports,
    UsageRow,
    llm_finder,
    usage_csv,
    usage_values,
)
from helix_desktop.app.inspection.request_books import RequestBooks
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.dollars import format_dollars
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.inspected_request import PromptCacheMiss
from helix_desktop.domain.usage_kinds import SAVED_NAMES, WORK_NAMES, SavedBy, WorkKind
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.usage_ledger import UsageLedger

MAX_DAYS = 36_500


def run_usage(options: Namespace, paths: Paths, say: Say) -> int:
    if not 0 <= options.days <= MAX_DAYS:
        raise HelixError("--days needs a number of days.")

    misses: dict[int, PromptCacheMiss] = {}
    """Of the chosen session, by the number of the request."""

    async def report() -> UsageReport:
        container = AppContainer(paths)
        models = await container.models()
        await container.learn_keys()
        saved = saved_workspace(paths, options.workspace, options.folder)
        async with open_workspace_store(saved, paths) as store:
            session_id = check_session(options.session, await store.sessions())
            if session_id != NO_SESSION:
                requests = await RequestBooks(store, llm_finder(models)).of(session_id)
                misses.update(
                    (requests.step_of(seq), miss)
                    for seq, miss in requests.misses.items()
                    if seq > requests.copied
                )
            ledger = UsageLedger(store, EventBus())
            reports = UsageReports(store, ledger, models, now=SystemClock().now)
            return masked(
                await reports.report(UsageFilter(options.days, session_id, options.model))
            )

    usage = asyncio.run(report())
    if options.as_json:
        values = usage_values(usage)
        if options.session:
            values["cache_misses"] = [
                {"request": number, **asdict(miss)} for number, miss in misses.items()
            ]
        say(json.dumps(values))
    elif options.csv:
        say(usage_csv(usage).rstrip("\n"))
    else:
        total = usage.total
        columns = "calls", "input", "cached", "output", "cost"
        say(f"{'':<32}{''.join(f'{name:>14}' for name in columns)}")
        say(_usage_line("Total", total.usage))
        for by in (UsageBy.WORK, UsageBy.MODEL, UsageBy.SESSION, UsageBy.DAY):
            rows = [row for row in usage.rows[by] if row.usage.calls]
            if rows:
                say(f"By {by}")
            for row in rows:
                name = str(WORK_NAMES[WorkKind(row.key)]) if by is UsageBy.WORK else _name(row)
                say(_usage_line(f"  {name}", row.usage))
        if usage.rows[UsageBy.TOOL]:
            say(f"{'By tool':<32}{'calls':>14}{'failed':>14}{'tokens':>14}")
        for row in usage.rows[UsageBy.TOOL]:
            tool = row.tool
            say(f"  {_name(row):<30}{tool.calls:>14,}{tool.failed:>14,}{tool.tokens:>14,}")
        saved = ", ".join(
            str(SAVED_NAMES[by]).format(f"{total.saved[by]:,}")
            for by in SavedBy
            if total.saved.get(by)
        )
        if saved:
            about = _by_todays_prices(usage.saved_cost)
            say(f"Tokens saved: {total.saved_tokens:,} ({saved}){about}")
        if total.usage.cache_read:
            about = _by_todays_prices(usage.cache_saved)
            say(f"Saved by the prompt cache: {total.usage.cache_read:,} tokens read{about}")
        if total.usage.searches:
            say(f"Web searches: {total.usage.searches:,}")
        say(f"Recalls: {total.recalls:,}")
        if usage.unreadable:
            say(f"{counted(usage.unreadable, 'record', 'records')} can't be read.")
        for number, miss in misses.items():
            dollars = "" if miss.cost is None else f" (+{format_dollars(miss.cost)})"
            again = f"{miss.tokens:,} tokens sent again. Cause: {miss.cause}{dollars}"
            say(f"Request {number:,} missed the prompt cache: {again}")
    return FINDING if usage.unreadable else CLEAN


def _by_todays_prices(dollars: float | None) -> str:
    return "" if dollars is None else f", about {format_dollars(dollars)} by today's prices"


def _name(row: UsageRow) -> str:
    return safe_line(f"{row.key} {row.name}" if row.name != row.key else row.key)[:30]


def _usage_line(name: str, usage: UsageSum) -> str:
    sent = usage.input + usage.cache_read + usage.cache_write
    figures = f"{usage.calls:>14,}{sent:>14,}{usage.cache_read:>14,}{usage.output:>14,}"
    cost = format_dollars(usage.cost)
    if usage.unknown:  # in the words of the window
        cost = f"at least {cost}" if usage.cost > 0 else "price unknown"
    return f"{name:<32}{figures}{f' {cost}':>14}"
