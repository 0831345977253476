"""The lab compares sessions that an agent of others answered in as those of other programs."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.container import open_store
from helix_desktop.app.environment import SystemClock, find_paths, make_private_folders
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import NewContent, SessionId, digest_of
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    GuestRequested,
    GuestStarted,
    Outcome,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import Transaction
from helix_desktop.domain.tool_table import ABOUT_AGENT, GUEST_COMPACTED
from helix_desktop.features.lab.lab_comparison import Lab, LabSession, ModelFinder
from helix_desktop.features.lab.session_for_lab import session_for_lab
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore

SESSION = SessionId("00000000000000ab")
MODEL = "claude-sonnet-4-5-20250929"
OUTPUT = b"line of a file that is read once\n" * 120
NOTE = b"the conversation so far, in short"


def request(size: int, *, side: bool = False, status: int = 200) -> GuestRequested:
    usage = Usage(200, 30, size - 200)
    return GuestRequested(
        2.0, "claude-code/default", MODEL, "/v1/messages", (), 10, tokens=size, status=status,
        usage=usage, side=side, counted=side,
    )  # fmt: skip


def reply(*parts: Text | ToolCall, usage: Usage | None = None) -> AssistantReplied:
    reason = StopReason.TOOLS if any(isinstance(it, ToolCall) for it in parts) else None
    return AssistantReplied(
        2.0, "claude-code/default", parts, reason or StopReason.ANSWERED, usage=usage
    )


def note(tool: str, number: int) -> list[Event]:
    call = ToolCall(f"{tool}-{number}", tool, '{"title":"It did something."}')
    digest = digest_of(NOTE)
    return [
        reply(call),
        ToolReturned(2.0, call.id, tool, "It did something.", digest, len(NOTE), Outcome.OK),
    ]


def step(number: int, *, usage: Usage | None = None) -> list[Event]:
    call = ToolCall(f"c{number}", "read_file", json.dumps({"path": f"{number}.txt"}))
    result = ToolReturned(
        2.0, call.id, "read_file", f"{number}.txt", digest_of(OUTPUT), len(OUTPUT), Outcome.OK
    )
    return [reply(Text("Reading."), call, usage=usage), result]


def first_events(text: str = "Read it all") -> list[Event]:
    return [
        SessionStarted(1.0, text),
        TurnStarted(1.0, text),
        WindowSent(1.0, "claude-code/default", (), 100, model_window=400_000),
        GuestStarted(1.0, "claude-code", "its-own"),
        *note(ABOUT_AGENT, 1),
    ]


ENDED = TurnEnded(3.0, Ending.DONE)


async def learn_keys() -> None:
    """There are no keys."""


async def compared(base: Path, events: Sequence[Event]) -> LabSession:
    store = FakeStore(FakeClock())
    contents = (NewContent(OUTPUT), NewContent(NOTE))
    await store.commit(Transaction(SESSION, tuple(events), contents))
    paths = find_paths(base / "data")
    make_private_folders(paths)
    async with session_for_lab(store, SESSION, "Read it all") as source:
        result = await asyncio.to_thread(Lab(paths).compare, source)
    assert not await asyncio.to_thread(source.path.exists)
    assert result is not None
    return result


async def test_the_recorded_requests_of_a_guest_are_what_its_session_was(tmp_path: Path) -> None:
    sizes = [20_000 + 1_500 * at for at in range(30)]
    events = first_events()
    for number, size in enumerate(sizes):
        title = request(300, side=True)
        events += [request(size), title, request(size, status=500), *step(number)]
    session = await compared(tmp_path, [*events, ENDED])
    assert session.source.program_name == "Claude Code"
    assert (session.model, session.window) == (MODEL, 400_000)
    # what is said of the agent itself is no reply of its model
    assert session.requests == len(sizes)
    assert session.sizes == tuple(sizes)
    assert session.is_reported
    llm = ModelFinder(find_paths(tmp_path / "data")).find(MODEL)
    costs = [call_cost(Usage(200, 30, size - 200), llm) for size in sizes]
    assert session.cost == pytest.approx(sum(cost for cost in costs if cost is not None))
    assert [trial.preset for trial in session.trials] == list(PRESETS)
    assert all(len(trial.sizes) == len(sizes) for trial in session.trials)
    # Helix begins with the tools and instructions of the agent
    assert session.trials[0].sizes[0] == pytest.approx(sizes[0], rel=0.02)
    assert all(trial.cost for trial in session.trials)


async def test_an_answer_told_in_several_steps_is_one_request_and_one_not_told_counts_too(
    tmp_path: Path,
) -> None:
    events = [
        *first_events(),
        request(20_000),
        *step(1),
        *step(2),
        request(21_000),
        request(22_000),
    ]
    session = await compared(tmp_path, [*events, reply(Text("done")), request(23_000), ENDED])
    assert session.sizes == (20_000, 21_000, 22_000, 23_000)
    assert session.requests == 4


async def test_a_compaction_of_the_guest_is_counted_under_its_name(tmp_path: Path) -> None:
    events = [
        *first_events(),
        request(150_000),
        *step(1),
        request(151_000),
        *note(GUEST_COMPACTED, 2),
    ]
    session = await compared(tmp_path, [*events, request(30_000), *step(2), ENDED])
    assert session.sizes == (150_000, 151_000, 30_000)
    assert (session.compactions, session.compacted_tokens) == (1, 151_000)


async def test_without_recorded_requests_the_sizes_are_those_that_the_guest_told(
    tmp_path: Path,
) -> None:
    events = [
        *first_events(),
        *step(1, usage=Usage(18_000)),
        *step(2),
        *step(3, usage=Usage(21_000)),
    ]
    total = Usage(90_000, 400, 60_000)
    session = await compared(tmp_path, [*events, reply(Text("done"), usage=total), ENDED])
    assert session.requests == 4
    # the last report is the sum of the turn
    assert session.sizes == (18_000, 21_000)
    assert not session.is_reported
    assert session.cost is None
    # the presets are compared by the same two requests
    assert all(2 * 17_000 < trial.sent < 4 * 17_000 for trial in session.trials)


@pytest.mark.slow
async def test_own_sessions_of_a_workspace_are_compared_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    paths = find_paths(data)
    make_private_folders(paths)
    (tmp_path / "project").mkdir()
    workspace = WorkspaceList(paths.workspaces, SystemClock()).create(tmp_path / "project")
    store = await open_store(paths.workspaces / workspace.id, SystemClock())
    for number in range(2):
        events = [
            *first_events(f"Task {number}"),
            request(20_000),
            *step(1),
            request(21_000),
            ENDED,
        ]
        contents = (NewContent(OUTPUT), NewContent(NOTE))
        await store.commit(Transaction(SessionId(f"{number:016}"), tuple(events), contents))
    for number in range(2, 5):  # newer ones that nobody answered
        unanswered = (SessionStarted(1.0, "Later"), TurnStarted(1.0, "Later"))
        await store.commit(Transaction(SessionId(f"{number:016}"), unanswered))
    await store.close()
    run = ["--data-dir", str(data), "policy", "lab", "--own", "--workspace", "project"]
    assert await asyncio.to_thread(main, run) == 0
    words = capsys.readouterr().out
    assert "Task 0" in words
    assert "Task 1" in words
    assert f"Claude Code, {MODEL}, 2 requests" in words
    assert "All 2 sessions with complete reports:" in words
    assert await asyncio.to_thread(main, [*run, "--last", "2"]) == 0
    assert "All 2 sessions with complete reports:" in capsys.readouterr().out
    assert await asyncio.to_thread(main, [*run, "--session", f"{1:016}"]) == 0
    assert "Task 0" not in capsys.readouterr().out
    assert "Task 1" not in words.partition("All 2")[2]
    assert await asyncio.to_thread(main, [*run, "a.jsonl"]) == 2
