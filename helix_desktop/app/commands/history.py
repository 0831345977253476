"""`helix-desktop usage` and `seen`: where tokens went, and what a model saw. Nothing is sent.

Exit status 0: done. 1: no request had the text, or some records can't be read. 2: impossible, for
instance because the application has the workspace open.
"""

import asyncio
import gc
import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import asdict

from helix_desktop.app.commands.changes import (
    chosen_session,
    chosen_workspace,
    open_workspace_store,
)
from helix_desktop.app.commands.opened_workspace import opened_workspace
from helix_desktop.app.commands.table import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.history.seen import SeenAs, SeenFinder, SeenInSession, Sighting
from helix_desktop.app.history.usage import (
    UsageBy,
    UsageFilter,
    UsageReport,
    UsageReports,
    UsageRow,
    llm_finder,
    usage_csv,
    usage_values,
)
from helix_desktop.app.inspection.cache_misses import PromptCacheMisses
from helix_desktop.app.inspection.request_history import RequestHistory
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import NO_SESSION, SessionId, is_digest_prefix
from helix_desktop.domain.costs import UsageSum, format_dollars
from helix_desktop.domain.errors import HelixError, SessionMissing
from helix_desktop.domain.inspected_request import PromptCacheMiss
from helix_desktop.domain.usage_kinds import SavedBy
from helix_desktop.domain.workspace import SessionHead, Workspace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.usage_ledger import UsageLedger

MAX_DAYS = 36_500
MAX_SIGHTINGS = 40
"""The most lines about one session; `--json` has all."""


def run_usage(options: Namespace, paths: Paths, say: Say) -> int:
    if not 0 <= options.days <= MAX_DAYS:
        raise HelixError("--days needs a number of days.")

    misses: dict[int, PromptCacheMiss] = {}
    """Of the chosen session, by the number of the request."""

    async def report() -> UsageReport:
        models = await AppContainer(paths).models()
        async with open_workspace_store(_workspace(options, paths), paths) as store:
            session = _session(options.session, await store.sessions())
            if session != NO_SESSION:
                cache_misses = PromptCacheMisses(llm_finder(models))
                requests = RequestHistory(misses=cache_misses.by_request)
                for add in (requests.add, cache_misses.add):
                    add(await store.events(session))
                misses.update(
                    (requests.step_of(seq), miss) for seq, miss in requests.misses.items()
                )
            ledger = UsageLedger(store, EventBus())
            reports = UsageReports(store, ledger, models, now=SystemClock().now)
            return await reports.report(UsageFilter(options.days, session, options.model))

    usage = asyncio.run(report())
    if options.json:
        values = usage_values(usage)
        if options.session:
            values["cache_misses"] = [
                {"request": number, **asdict(miss)} for number, miss in misses.items()
            ]
        say(json.dumps(values))
    elif options.csv:
        say(usage_csv(usage).rstrip("\n"))
    else:
        for line in _usage_lines(usage):
            say(line)
        for number, miss in misses.items():
            dollars = "" if miss.cost is None else f" (+{format_dollars(miss.cost)})"
            again = f"{miss.tokens:,} tokens sent again. Cause: {miss.cause}{dollars}"
            say(f"Request {number:,} missed the prompt cache: {again}")
    return FINDING if usage.unreadable else CLEAN


def _usage_lines(report: UsageReport) -> Iterator[str]:
    total = report.total
    columns = "calls", "input", "cached", "output", "cost"
    yield f"{'':<32}{''.join(f'{name:>14}' for name in columns)}"
    yield _usage_line("Total", total.usage)
    for by in (UsageBy.WORK, UsageBy.MODEL, UsageBy.SESSION, UsageBy.DAY):
        rows = [row for row in report.rows[by] if row.usage.calls]
        if rows:
            yield f"By {by}"
        for row in rows:
            yield _usage_line(f"  {_name(row)}", row.usage)
    if report.rows[UsageBy.TOOL]:
        yield f"{'By tool':<32}{'calls':>14}{'failed':>14}{'tokens':>14}"
    for row in report.rows[UsageBy.TOOL]:
        tool = row.tool
        yield f"  {_name(row):<30}{tool.calls:>14,}{tool.failed:>14,}{tool.tokens:>14,}"
    saved = ", ".join(f"{by} {total.saved[by]:,}" for by in SavedBy if total.saved.get(by))
    if saved:
        yield f"Tokens saved: {saved}"
    if total.usage.cache_read:
        dollars = report.cache_saved
        about = "" if dollars is None else f", about {format_dollars(dollars)} by today's prices"
        yield f"Saved by the prompt cache: {total.usage.cache_read:,} tokens read{about}"
    if total.usage.searches:
        yield f"Web searches: {total.usage.searches:,}"
    yield f"Recalls: {total.recalls:,}"
    if report.unreadable:
        yield f"{counted(report.unreadable, 'record', 'records')} can't be read."


def _name(row: UsageRow) -> str:
    return safe_line(f"{row.key} {row.name}" if row.name != row.key else row.key)[:30]


def _usage_line(name: str, usage: UsageSum) -> str:
    sent = usage.input + usage.cache_read + usage.cache_write
    figures = f"{usage.calls:>14,}{sent:>14,}{usage.cache_read:>14,}{usage.output:>14,}"
    unknown = f" + {counted(usage.unknown, 'call', 'calls')} with unknown price"
    return f"{name:<32}{figures}{format_dollars(usage.cost):>14}{unknown if usage.unknown else ''}"


def run_seen(options: Namespace, paths: Paths, say: Say) -> int:
    if not options.text:
        raise HelixError("Enter a text to look for.")
    if options.output and not is_digest_prefix(options.text):
        raise HelixError("{text} isn't the beginning of a hash.", text=repr(options.text))

    async def find() -> list[SeenInSession]:
        async with open_workspace_store(_workspace(options, paths), paths) as store:
            heads = await store.sessions()
            wanted = _session(options.session, heads)
            heads = [head for head in heads if wanted in (NO_SESSION, head.id)]
            finder = SeenFinder(store)
            if options.output:
                return await finder.find_output(await store.find(options.text), heads)
            return await finder.find(options.text, heads)

    gc.disable()  # half of the time for 100,000 messages, and the process ends afterwards
    answers = asyncio.run(find())
    if options.json:
        values = [
            {
                "session": answer.session,
                "title": answer.title,
                "requests": len(answer.requests),
                "seen": answer.spans,
                "sightings": [asdict(sighting) for sighting in answer.sightings],
            }
            for answer in answers
            if answer.sightings
        ]
        say(json.dumps(values))
    else:
        for answer in answers:
            if answer.sightings:
                for line in seen_lines(answer):
                    say(line)
        if not any(answer.sightings for answer in answers):
            say("No request had it.")
    unreadable = sum(answer.unreadable for answer in answers)
    if unreadable and not options.json:
        say(f"{counted(unreadable, 'record', 'records')} can't be read. They may have it.")
    seen = any(answer.sightings for answer in answers)
    return CLEAN if seen and not unreadable else FINDING


def seen_lines(answer: SeenInSession) -> Iterator[str]:
    yield f"{answer.session}  {safe_line(answer.title)}"
    spans = ", ".join(_span(first, last) for first, last in answer.spans)
    yield f"  seen in {spans} of {counted(len(answer.requests), 'request', 'requests')}"
    for sighting in answer.sightings[:MAX_SIGHTINGS]:
        yield f"    {_sighting_line(sighting)}"
    if (more := len(answer.sightings) - MAX_SIGHTINGS) > 0:
        yield f"    … and {more:,} more (--json lists all)"


def _sighting_line(seen: Sighting) -> str:
    name = f" ({seen.name})" if seen.name else ""
    number = f" {seen.number}" if seen.number else ""
    after = ""
    if seen.after is SeenAs.NOTHING:
        after = f", gone in {seen.last + 1}"
    elif seen.after is not None:
        place = f"{seen.after} {seen.after_number}" if seen.after_number else f"a {seen.after}"
        after = f", replaced by {place} in {seen.last + 1}"
    where = _span(seen.first, seen.last)
    return safe_line(f"{where}: {seen.what}{number}{name}{after}: “{seen.quote}”")


def _span(first: int, last: int) -> str:
    return f"{first:,}" if first == last else f"{first:,}–{last:,}"


def _workspace(options: Namespace, paths: Paths) -> Workspace:
    return chosen_workspace(options, WorkspaceList(paths.workspaces, SystemClock()))


def _session(wanted: str, heads: Sequence[SessionHead]) -> SessionId:
    """Return the named session; raise SessionMissing if there is none."""
    if wanted and all(head.id != wanted for head in heads):
        raise SessionMissing("There is no session {wanted} here.", wanted=repr(wanted))
    return SessionId(wanted)


async def run_bundle(options: Namespace, paths: Paths, say: Say) -> int:
    async with opened_workspace(paths, partial(chosen_workspace, options)) as open_workspace:
        session = chosen_session(options.session, await open_workspace.sessions()).id
        report = await open_workspace.bundles.write(
            session, options.destination, request=options.request
        )
    say(
        f"{counted(report.requests, 'request', 'requests')} and "
        f"{counted(report.contents, 'output', 'outputs')} in {safe_line(str(options.destination))}"
    )
    reasons: dict[str, int] = {}
    for why in report.not_checkable.values():
        reasons[why] = reasons.get(why, 0) + 1
    for why, count in reasons.items():
        say(f"  {counted(count, 'request', 'requests')} not checkable: {why}")
    say("Check it with: python3 check.py")
    return CLEAN
