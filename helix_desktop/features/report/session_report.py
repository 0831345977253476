"""What a session did since its user last typed: lines of text, each with the place that it is of.

A pure fold of the journals of a session and its subagents. Requests are those of
`SessionRequests`, paid calls those of `ModelCalls`, files and git those of `JournalChanges`, and
compactions those of `TimelineBuilder`: the same figures as on the pages of the window.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from helix_desktop.app.commands.output import local_time
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.app.sessions.file_change_journal import JournalChanges
from helix_desktop.context.model_calls import ModelCalls
from helix_desktop.context.texts.key_details import count_missing
from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.context.timeline import TimelineBuilder
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.context_window.rewrites import FoldKind
from helix_desktop.domain.costs import NOTHING, UsageSum
from helix_desktop.domain.dollars import format_dollars
from helix_desktop.domain.elapsed_time import bounded_time
from helix_desktop.domain.events import (
    AssistantReplied,
    CommandEnded,
    CommandStarted,
    Ending,
    FileChanged,
    GitChanged,
    Outcome,
    Pause,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    Unreadable,
    pause_after,
)
from helix_desktop.domain.file_changes import fold_git_changes, net_changes
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.tool_table import ToolEffect, declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import TimelineEvent

MIN_ALONE_SECONDS = 600.0
"""A session that worked for so long since its user last typed, ran alone."""
MAX_LINES = 30
"""The most lines of one kind; further ones are counted."""
MAX_LINE_CHARS = 200
_TEST_RUNNER = lazy_pattern(
    r"(?:^|[;&|(\n])\s*(?:\w{1,60}=\S{0,200}\s+){0,8}"
    r"(?:(?:[\w./~-]{0,200}/)?(?:time|env|sudo|nice|xvfb-run|npx|timeout\s+\S{1,20}"
    r"|(?:uv|poetry|pdm|hatch)\s+run|bundle\s+exec|pnpm\s+exec|python[\d.]{0,6}\s+-m)\s+){0,4}"
    r"(?:[\w./~-]{0,200}/)?"
    r"(?:pytest|py\.test|unittest|tox|nox|jest|vitest|mocha|ctest|rspec|phpunit"
    r"|(?:npm|yarn|pnpm|bun|deno|cargo|go|make|mvn|gradle|gradlew|dotnet|rake|mix|swift|bazel)"
    r"\s+(?:run\s+)?(?:test|tests|check|nextest|verify))(?=[\s;&|):]|$)"
)
"""The programs that are known to run tests, where a command begins. Their output is quoted, and
never interpreted."""
_NOTICE = lazy_pattern(r"\[[^\]]{0,300}\]")
"""A line that Helix wrote below an output, such as the exit status."""
_COMPACTIONS = {
    TimelineEvent.MARKERS: Phrase("Markers"),
    TimelineEvent.NOTES: Phrase("Notes (rules)"),
    TimelineEvent.OBSERVATIONS: Phrase("Notes (model)"),
    TimelineEvent.REFLECT: Phrase("Notes (model)"),
    TimelineEvent.HANDOVER: Phrase("Handover"),
    TimelineEvent.TRIM: Phrase("Trimmed to fit"),
}
_BY_A_MODEL = (FoldKind.HANDOVER, FoldKind.OBSERVATIONS)
"""The texts whose coverage is checked."""
_BRANCH, _TAG, _SHOWN_HASH = "refs/heads/", "refs/tags/", 10


class Place(StrEnum):
    """Where a line of a report leads."""

    MESSAGE = "message"
    REQUEST = "request"
    FILE = "file"
    COMPACTION = "compaction"
    USAGE = "usage"


class ReportLine(Struct, frozen=True):
    """One line; `number` is the event, or the epoch of a compaction, and `path` the file."""

    text: str
    place: Place = Place.MESSAGE
    session: SessionId = NO_SESSION
    number: int = 0
    path: str = ""


class ReportSection(Struct, frozen=True):
    """Some lines with their title and its icon."""

    title: Phrase
    icon: str
    lines: tuple[ReportLine, ...]


class SessionReport(Struct, frozen=True):
    """A report of the events from `first` on, which happened between two times."""

    title: str
    first: int
    began: float
    ended: float
    sections: tuple[ReportSection, ...]


class TestRun(Struct, frozen=True):
    """The last run of a command that is known to run tests, and how often it ran."""

    __test__ = False

    command: str
    session: SessionId
    seq: int
    status: int | None
    content: Digest | None
    size: int
    count: int


class Stretch(Struct, frozen=True):
    """The events of a session from `first` on, and of its subagents from that time on."""

    session: SessionId
    first: int
    since: float
    journals: Mapping[SessionId, Sequence[Recorded | Unreadable]]

    def has(self, recorded: Recorded, copied: int) -> bool:
        if recorded.session == self.session:
            return recorded.seq >= self.first and recorded.seq > copied
        return recorded.event.at >= self.since

    @classmethod
    def of(
        cls,
        session: SessionId,
        journals: Mapping[SessionId, Sequence[Recorded | Unreadable]],
        *,
        whole: bool = False,
    ) -> "Stretch":
        """Begin with the last message that the user typed, or with `whole` at the beginning."""
        events = [item for item in journals[session] if isinstance(item, Recorded)]
        messages = [item for item in events if isinstance(item.event, TurnStarted)]
        typed = [
            item for item in messages if isinstance(item.event, TurnStarted) and item.event.typed
        ]
        newest = (typed or messages or events)[-1:]
        first = events[:1] if whole else newest
        seq, at = (first[0].seq, first[0].event.at) if first else (0, 0.0)
        return cls(session, seq, at, journals)

    @property
    def is_alone(self) -> bool:
        """Whether the session worked for long since its user last typed, or was paused."""
        own = (item for item in self.journals[self.session] if isinstance(item, Recorded))
        return any(
            item.event.at - self.since >= MIN_ALONE_SECONDS
            or (isinstance(item.event, TurnEnded) and item.event.pause is not None)
            for item in own
            if item.seq >= self.first > 0
        )


def find_test_runs(stretch: Stretch) -> tuple[TestRun, ...]:
    """Return the last run of each command that runs tests."""
    runs: dict[str, TestRun] = {}
    for session, items in stretch.journals.items():
        background: dict[str, str] = {}
        for item in items:
            if not isinstance(item, Recorded) or not stretch.has(item, 0):
                continue
            match item.event:
                case CommandStarted(id=name, command=command):
                    background[name] = command
                    continue
                case CommandEnded(id=name) as ended if name in background:
                    command, content, size = background[name], ended.content, ended.size
                    status = ended.status
                case ToolReturned(status=int()) as returned if (
                    declared_tool(returned.tool).effect is ToolEffect.COMMAND
                ):
                    command, content = returned.ran or returned.what, returned.content
                    size, status = returned.size, returned.status
                case _:
                    continue
            if _TEST_RUNNER.search(command[:8_000]):
                count = runs[command].count + 1 if command in runs else 1
                runs[command] = TestRun(command, session, item.seq, status, content, size, count)
    return tuple(runs.values())


def last_line(output: str) -> str:
    """Return the last line of an output that is not a note of Helix; "" if there is none."""
    for line in reversed(output.splitlines()):
        stripped = line.strip()
        if stripped and not _NOTICE.fullmatch(stripped):
            return _short(stripped)
    return ""


def fold_report(
    title: str,
    stretch: Stretch,
    requests: SessionRequests,
    *,
    test_lines: Mapping[str, str],
    questions: Sequence[str] = (),
    is_running: bool = False,
) -> SessionReport:
    """Return the report of a stretch.

    `test_lines` has the last line of the output of each test command, and `questions` those that
    wait now.
    """
    session = stretch.session
    asked, problems, waits = list[ReportLine](), list[ReportLine](), list[ReportLine]()
    steps, unreadable, subagents = 0, 0, set[SessionId]()
    hours: dict[int, UsageSum] = {}
    changed: list[FileChanged] = []
    git: list[tuple[int, GitChanged]] = []
    open_calls: dict[str, tuple[int, ToolCall]] = {}
    pause: Pause | None = None
    ended_turn: tuple[int, TurnEnded] | None = None
    newest = stretch.since
    test_runs = find_test_runs(stretch)
    test_seqs = {(run.session, run.seq) for run in test_runs}
    test_commands = {run.command for run in test_runs}
    for name, items in stretch.journals.items():
        calls, changes = ModelCalls(), JournalChanges()
        changes.take(items)
        for item in items:
            if isinstance(item, Unreadable):
                unreadable += 1
                continue
            call = calls.take(item.seq, item.event)
            is_own = name == session
            if is_own:
                pause = pause_after(pause, item.event)
                if isinstance(item.event, TurnEnded):
                    ended_turn = item.seq, item.event
                elif isinstance(item.event, TurnStarted | TurnResumed):
                    ended_turn = None
            if not stretch.has(item, calls.copied):
                continue
            newest = max(newest, item.event.at)
            if call is not None:
                # by the end of the call, as on the page Usage
                hour = int(bounded_time(item.event.at) // 3_600)
                hours[hour] = hours.get(hour, NOTHING).plus(call.sum)
            if not is_own:
                subagents.add(name)
            match item.event:
                case TurnStarted(text=text) if is_own:
                    asked.append(ReportLine(_short(text), Place.MESSAGE, name, item.seq))
                case AssistantReplied(parts=parts):
                    steps += 1
                    if is_own:
                        made = (part for part in parts if isinstance(part, ToolCall))
                        open_calls |= {part.id: (item.seq, part) for part in made}
                case ToolReturned() as returned:
                    open_calls.pop(returned.call, None)
                    is_test = (name, item.seq) in test_seqs or returned.what in test_commands
                    words = _problem(returned)
                    if words and not (is_test and returned.outcome is Outcome.FAILED):
                        problems.append(ReportLine(words, Place.MESSAGE, name, item.seq))
                case TurnEnded(ending=(Ending.FAILED | Ending.STOPPED) as how, detail=detail):
                    stopped = how is Ending.STOPPED
                    words = Phrase("A turn was stopped.") if stopped else Phrase("A turn failed.")
                    text = joined((words, detail))
                    problems.append(ReportLine(text, Place.MESSAGE, name, item.seq))
        changed += [
            change.event
            for change in changes.changed
            if stretch.has(Recorded(name, change.seq, change.event), changes.copied)
        ]
        git += [
            (0, event)
            for seq, (_, event) in zip(changes.git_seqs, changes.git, strict=True)
            if stretch.has(Recorded(name, seq, event), changes.copied)
        ]
    if unreadable:
        text = Phrase.counted(
            unreadable, "{count} record can't be read.", "{count} records can't be read."
        )
        problems.append(ReportLine(text, Place.MESSAGE, session, stretch.first))

    sent = [seq for seq in requests.seqs if seq >= max(stretch.first, requests.copied + 1)]
    text = joined(
        (
            Phrase.counted(steps, "{count} step", "{count} steps"),
            Phrase.counted(len(sent), "{count} request", "{count} requests"),
            Phrase.counted(len(subagents), "{count} subagent", "{count} subagents")
            if subagents
            else "",
        ),
        " · ",
    )
    done = [ReportLine(text, Place.REQUEST, session, sent[0] if sent else stretch.first)]
    changed.sort(key=lambda event: event.at)
    for net in net_changes(changed):
        change = net.change
        if change.before == change.after and not change.changes_mode:
            continue
        path = one_line(change.path)
        words = Phrase("Changed: {path}", path=path)
        if change.before is None:
            words = Phrase("New: {path}", path=path)
        elif change.after is None:
            words = Phrase("Deleted: {path}", path=path)
        done.append(ReportLine(words, Place.FILE, session, path=change.path))
    for moved in fold_git_changes(git):
        for ref, before, after in moved.names:
            if before == after or not ref.startswith((_BRANCH, _TAG)):
                continue
            named = ref.removeprefix(_BRANCH).removeprefix(_TAG)
            words = Phrase(
                "git: {name} was at {before}, and is at {after}",
                name=one_line(named),
                before=before[:_SHOWN_HASH] or "—",
                after=after[:_SHOWN_HASH] or "—",
            )
            done.append(ReportLine(words, Place.FILE, session, path=moved.path))
    tests: list[ReportLine] = []
    for run in test_runs:
        status = "—" if run.status is None else run.status
        told = [
            Phrase("{command}: exit status {status}.", command=_short(run.command), status=status)
        ]
        if quoted := test_lines.get(run.command, ""):
            told.append(Phrase("Its last line: “{line}”", line=quoted))
        if run.count > 1:
            told.append(Phrase("The last of {count} runs.", count=run.count))
        tests.append(ReportLine(joined(told), Place.MESSAGE, run.session, run.seq))

    total = NOTHING
    costs: list[ReportLine] = []
    for hour, usage in sorted(hours.items()):
        total = total.plus(usage)
        text = cost_words(local_time(hour * 3_600, now=newest), usage)
        costs.append(ReportLine(text, Place.USAGE, session))
    costs.insert(0, ReportLine(cost_words(Phrase("Together"), total), Place.USAGE, session))

    builder = TimelineBuilder()
    builder.take(item for item in stretch.journals[session] if isinstance(item, Recorded))
    compactions: list[ReportLine] = []
    for row in builder.rewrites():
        if row.seq < stretch.first or row.what not in _COMPACTIONS:
            continue
        words = Phrase(
            "{time} · {name}: {before} → {after} tokens.",
            time=local_time(row.at, now=newest),
            name=_COMPACTIONS[row.what],
            before=f"{row.before:,}",
            after=f"{row.after:,}",
        )
        checked = [fold for fold in builder.epochs[row.number].folds if fold.kind in _BY_A_MODEL]
        missing = sum(count_missing(fold.missing) for fold in checked)
        coverage = ""
        if checked:
            coverage = Phrase("Coverage check: no detail is missing.")
        if missing:
            coverage = Phrase.counted(
                missing,
                "Coverage check: {count} detail is only in the original messages.",
                "Coverage check: {count} details are only in the original messages.",
            )
        invented = Phrase.counted(
            len(row.unverified), "{count} invention is marked.", "{count} inventions are marked."
        )
        undone = Phrase("It was undone.") if row.undone else ""
        text = joined((words, coverage, invented if row.unverified else "", undone))
        compactions.append(ReportLine(text, Place.COMPACTION, session, row.number))

    last_seq = stretch.journals[session][-1].seq if stretch.journals[session] else 0
    for question in questions:
        waits.append(
            ReportLine(Phrase("A question: {words}", words=_short(question)), number=last_seq)
        )
    if pause is not None:
        words = Phrase("Paused until you resume it: {why}", why=one_line(pause.reason))
        if pause.until:
            when = local_time(pause.until, now=newest)
            words = Phrase("Paused until {time}: {why}", time=when, why=one_line(pause.reason))
        waits.append(ReportLine(words, number=last_seq))
    if ended_turn is None and asked:
        words = Phrase("The turn was cut off.")
        waits.append(
            ReportLine(Phrase("A turn is still running.") if is_running else words, number=last_seq)
        )
        for seq, tool_call in open_calls.values():
            called = Phrase("Without a result: {tool}", tool=one_line(tool_call.tool))
            waits.append(ReportLine(called, number=seq))
    if not waits:
        waits.append(ReportLine(Phrase("Nothing waits for you."), number=last_seq))
    waits = [replace(line, session=session) for line in waits]

    sections = (
        (Phrase("Asked"), "user", asked),
        (Phrase("Done"), "check", done),
        (Phrase("Tests"), "terminal", tests),
        (Phrase("Denied or failed"), "warn", problems),
        (Phrase("Cost"), "coin", costs),
        (Phrase("Compactions"), "compress", compactions),
        (Phrase("Waits for you"), "bell", waits),
    )
    return SessionReport(
        title,
        stretch.first,
        stretch.since,
        newest,
        tuple(
            ReportSection(name, icon, _limited(lines)) for name, icon, lines in sections if lines
        ),
    )


def _limited(lines: Sequence[ReportLine]) -> tuple[ReportLine, ...]:
    """Return the first lines; the last of these counts the others."""
    if len(lines) <= MAX_LINES:
        return tuple(lines)
    shown, following = lines[: MAX_LINES - 1], lines[MAX_LINES - 1]
    more = Phrase("… {count} more", count=f"{len(lines) - len(shown):,}")
    return (*shown, replace(following, text=more))


def _problem(returned: ToolReturned) -> str:
    """Return what a call did not do, "" if it was done or the user stopped it."""
    what = _short(f"{returned.tool} {returned.what}".strip())
    if returned.outcome is Outcome.DENIED:
        return Phrase("Denied: {what}", what=what)
    return Phrase("Failed: {what}", what=what) if returned.outcome is Outcome.FAILED else ""


def cost_words(name: str, usage: UsageSum) -> Phrase:
    cost = format_dollars(usage.cost)
    if usage.unknown:
        least = Phrase("at least {cost}", cost=cost)
        cost = least if usage.cost else Phrase("price unknown")
    return Phrase.counted(
        usage.calls,
        "{name}: {cost} · {tokens} tokens · {count} call",
        "{name}: {cost} · {tokens} tokens · {count} calls",
        name=name,
        cost=cost,
        tokens=f"{usage.tokens:,}",
    )


def _short(text: str) -> str:
    return clip(one_line(text), MAX_LINE_CHARS)
