"""A report says what the journal has, with the figures of the pages, and where each line is."""

from collections.abc import Mapping, Sequence

import pytest

from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    WrittenBy,
)
from helix_desktop.domain.costs import sum_usage
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    EpochCommitted,
    Event,
    FileChanged,
    GitChanged,
    Outcome,
    Pause,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import ToolCall
from helix_desktop.features.report.command_report import report_to_markdown
from helix_desktop.features.report.session_report import (
    SessionReport,
    Stretch,
    cost_words,
    find_test_runs,
    fold_report,
    last_line,
)
from tests.app.inspection.random_journals import SESSION, random_journal

CHILD = SessionId("1" * 16)
OUTPUT = digest_of(b"output")


def journal(*events: Event, session: SessionId = SESSION) -> list[Recorded]:
    return [Recorded(session, seq, event) for seq, event in enumerate(events, 1)]


def report_of(
    journals: Mapping[SessionId, Sequence[Recorded]],
    *,
    whole: bool = False,
    test_lines: Mapping[str, str] | None = None,
) -> SessionReport:
    requests = SessionRequests()
    requests.add(journals[SESSION])
    stretch = Stretch.of(SESSION, journals, whole=whole)
    return fold_report("t", stretch, requests, test_lines=test_lines or {})


def lines(report: SessionReport, title: str) -> list[str]:
    return [line.text for part in report.sections if part.title == title for line in part.lines]


def returned(at: float, call: str, what: str, status: int, tool: str = "shell") -> ToolReturned:
    outcome = Outcome.FAILED if status else Outcome.OK
    return ToolReturned(at, call, tool, what, OUTPUT, 6, outcome, status=status)


@pytest.mark.parametrize("seed", range(12))
def test_costs_and_requests_are_those_of_the_pages(seed: int) -> None:
    own = random_journal(seed, guests=bool(seed % 2))
    child = [Recorded(CHILD, item.seq, item.event) for item in random_journal(seed + 100)]
    report = report_of({SESSION: own, CHILD: child}, whole=True)
    usages = [SessionUsage(), SessionUsage()]
    for usage, items in zip(usages, (own, child), strict=True):
        for item in items:
            usage.add(item)
    total, *hours = lines(report, "Cost")
    assert total == cost_words("Together", sum_usage(usage.own for usage in usages))
    by_hour = {slot // 4 for usage in usages for slot, *_ in usage.usage_by_work()}
    assert len(hours) == len(by_hour)
    requests = SessionRequests()
    requests.add(own)
    sent = sum(seq > requests.copied for seq in requests.seqs)
    assert f"· {sent:,} request" in lines(report, "Done")[0]


def test_a_night_is_told_line_by_line_with_its_places() -> None:
    fold = Fold(
        FoldKind.HANDOVER,
        (EventSpan(2, 4),),
        "text",
        digest_of(b"h"),  # type: ignore[arg-type]
        missing=("url: https://example.org", "number: and 2 more"),
    )
    epoch = Epoch(1, 0, Job.HANDOVER, "", 9_000, 2_000, folds=(fold,), written_by=WrittenBy.MAIN)
    events = journal(
        SessionStarted(0.0, "t"),
        TurnStarted(1.0, "an *earlier* task", typed=True),
        TurnEnded(2.0, Ending.DONE),
        TurnStarted(10.0, "make the tests pass", typed=True),
        AssistantReplied(
            11.0,
            "m",
            (ToolCall("c1", "shell", "{}"),),
            StopReason.ANSWERED,
            Usage(100, 10),
            cost=0.5,
        ),
        FileChanged(12.0, "c1", "shell", "src/new.py", None, OUTPUT),
        FileChanged(12.0, "c1", "shell", "gone.py", OUTPUT, None),
        FileChanged(12.5, "c1", "shell", "same.py", OUTPUT, digest_of(b"x")),
        FileChanged(12.6, "c1", "shell", "same.py", digest_of(b"x"), OUTPUT),
        GitChanged(13.0, "c1", "", (("refs/heads/main", "a" * 40, "b" * 40),)),
        returned(14.0, "c1", "uv run pytest -q", 1),
        returned(15.0, "c2", "cd src && uv run pytest -q | tail", 0),
        returned(16.0, "c3", "uv run pytest -q", 0),
        returned(17.0, "c4", "grep pytest log", 2),
        ToolReturned(18.0, "c5", "fetch", "https://a", OUTPUT, 6, Outcome.DENIED),
        EpochCommitted(19.0, epoch),
        TurnEnded(900.0, Ending.PAUSED, pause=Pause(4_000.0, "m", "too many requests")),
    )
    stretch = Stretch.of(SESSION, {SESSION: events})
    assert stretch.is_alone
    assert [(run.command, run.status, run.count) for run in find_test_runs(stretch)] == [
        ("uv run pytest -q", 0, 2),
        ("cd src && uv run pytest -q | tail", 0, 1),
    ]
    report = report_of({SESSION: events}, test_lines={"uv run pytest -q": "3 passed"})
    assert lines(report, "Asked") == ["make the tests pass"]
    assert lines(report, "Done")[1:] == [
        "New: src/new.py",
        "Deleted: gone.py",
        "git: main was at aaaaaaaaaa, and is at bbbbbbbbbb",
    ]
    first, second = lines(report, "Tests")
    assert first == (
        "uv run pytest -q: exit status 0. Its last line: “3 passed” The last of 2 runs."
    )
    assert second == "cd src && uv run pytest -q | tail: exit status 0."
    assert lines(report, "Denied or failed") == [
        "Failed: shell grep pytest log",
        "Denied: fetch https://a",
    ]
    assert "Coverage check: 3 details are only in" in lines(report, "Compactions")[0]
    [waiting] = lines(report, "Waits for you")
    assert waiting.startswith("Paused until ")
    assert waiting.endswith("too many requests")
    markdown = report_to_markdown(report)
    assert "- Denied: fetch https://a (event 15)\n" in markdown
    assert "earlier" not in markdown
    assert "- an \\*earlier\\* task (event 2)" in report_to_markdown(
        report_of({SESSION: events}, whole=True)
    )


def test_a_short_turn_is_not_alone_and_a_cut_off_one_says_so() -> None:
    call = AssistantReplied(3.0, "m", (ToolCall("c", "fetch", "{}"),), StopReason.ANSWERED)
    events = journal(SessionStarted(0.0, "t"), TurnStarted(1.0, "go", typed=True), call)
    assert not Stretch.of(SESSION, {SESSION: events}).is_alone
    assert lines(report_of({SESSION: events}), "Waits for you") == [
        "The turn was cut off.",
        "Without a result: fetch",
    ]


@pytest.mark.parametrize(
    ("command", "is_test"),
    [
        ("python3.11 -m pytest tests", True),
        ("/usr/bin/env A=1 python -m unittest", False),
        ("A=1 .venv/bin/python -m unittest", True),
        ("timeout 60 cargo test --all", True),
        ("cd a; npm run test", True),
        ("echo pytest", False),
        ("cat tests/pytest.ini", False),
        ("go build ./... && go test ./...", True),
        ("make tests-clean", False),
    ],
)
def test_only_a_known_program_where_a_command_begins_is_a_test(command: str, is_test: bool) -> None:
    events = journal(SessionStarted(0.0, "t"), returned(1.0, "c", command, 0))
    assert bool(find_test_runs(Stretch.of(SESSION, {SESSION: events}))) == is_test


def test_the_last_line_is_the_programs_and_not_a_note_of_helix() -> None:
    assert last_line("a\n== 3 passed ==\n\n[exit status 0, 1.2 s]\n") == "== 3 passed =="
    assert last_line("[exit status 0, 1.2 s]") == ""
