"""`ask` in one process: what it takes, what it shows, how it ends."""

import contextlib
import io
import json
import os
import shlex
import threading
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.commands import ask as ask_command
from helix_desktop.app.commands.arguments import declare_permission_set
from helix_desktop.app.commands.ask import AskTask, exit_status, parse_ask_task, run_ask
from helix_desktop.app.commands.table import all_commands
from helix_desktop.app.commands.turn_output import (
    OutputPrinter,
    describe_event,
    event_json,
    refusal_lines,
)
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths
from helix_desktop.app.sessions.drafts import FILE, Drafts
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.context_window.rewrites import Epoch, Job
from helix_desktop.domain.errors import HelixError, ProviderLimitReached, ProviderOverloaded
from helix_desktop.domain.events import (
    Cause,
    Ending,
    EpochCommitted,
    Outcome,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.domain.llm import (
    ModelRequest,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import CallSubject, PermissionQuestion
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Budget, Budgets, Workspace
from helix_desktop.providers.practice.practice_model import PracticeModel
from tests.app.vaults import FakeProviderFactory
from tests.fakes.counter import FakeCounter
from tests.fakes.provider import Script, says
from tests.fakes.speaker import Speaker, document, is_gate, is_handover

ASK = next(command for command in all_commands() if command.noun == "ask")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "README.md").write_text("# Ledger\n")
    return folder


def task_of(*arguments: str | Path, stdin: TextIO | None = None) -> AskTask:
    parser = ArgumentParser()
    parser.set_defaults(folder=None, workspace=None)
    ASK.declare(parser)
    options = parser.parse_args([str(argument) for argument in arguments])
    return parse_ask_task(options, stdin=stdin)


def parts(provider: Callable[[], Provider] = PracticeModel) -> AppParts:
    return AppParts(counter=lambda _paths: FakeCounter(), provider=provider)


def ask_status(
    tmp_path: Path, *arguments: str, provider: Callable[[], Provider] = PracticeModel
) -> int:
    task = task_of("--folder", tmp_path / "project", *arguments)
    return run_ask(task, find_paths(tmp_path / "data"), parts(provider))


def saying(*script: Script) -> Callable[[], Provider]:
    replies = list(script)

    def answer(_request: ModelRequest) -> Script:
        return replies.pop(0)

    return lambda: Speaker(answer)


def in_words(reason: StopReason) -> Script:
    return (TextDelta("half an answer"), StreamFinished(reason, Usage(1, 1)))


def test_questions_that_nobody_can_answer_end_the_turn_and_are_printed(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    question = {"question": "Which color?", "choices": ["red", "blue"]}
    call = ToolCall("call-1", "ask_user", json.dumps({"questions": [question]}))
    asking = (ToolCallArrived(call), StreamFinished(StopReason.TOOLS, Usage(1, 1)))
    assert ask_status(tmp_path, "go", provider=saying(asking)) == 3
    printed = capsys.readouterr().err
    assert "nobody can answer here:\n1. Which color?\n   - red\n   - blue\n" in printed


def test_an_answer_without_a_line_end_gets_one(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask_status(tmp_path, "go", provider=saying(in_words(StopReason.ANSWERED))) == 0
    assert capsys.readouterr().out == "half an answer\n"


@pytest.mark.parametrize(
    "reason", [StopReason.LENGTH, StopReason.REFUSED, StopReason.FILTERED], ids=str
)
def test_an_answer_that_ended_early_has_a_status_of_its_own(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str], reason: StopReason
) -> None:
    assert ask_status(tmp_path, "go", provider=saying(in_words(reason))) == 3
    shown = capsys.readouterr()
    assert shown.out == "half an answer\n"
    assert shown.err.splitlines()[-2].startswith("The ")


def test_a_failed_turn_prints_the_message_of_the_provider(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    failing = (
        RetryScheduled(4.0, 1, "The server is busy."),
        ProviderOverloaded("Too many requests.", "Wait."),
    )
    assert ask_status(tmp_path, "go", provider=saying(failing)) == 1
    errors = capsys.readouterr().err
    assert "· The server is busy. Trying again in 4 s (1).\n" in errors
    assert "Too many requests. Wait.\n" in errors


def test_a_pause_is_waited_for_in_the_same_process_and_told_once(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over_at_once = ProviderLimitReached("The provider's rate limit is reached.", wait=0.0)
    script = ((over_at_once,), in_words(StopReason.ANSWERED))
    assert ask_status(tmp_path, "go", provider=saying(*script)) == 0
    shown = capsys.readouterr()
    assert shown.out == "half an answer\n"
    assert shown.err.count("· Paused until ") == 1


def test_a_pause_that_is_not_waited_for_has_a_status_of_its_own(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    later = ProviderLimitReached("The provider's rate limit is reached.", wait=3_600.0)
    assert ask_status(tmp_path, "--no-wait", "go", provider=saying((later,))) == 4
    assert "Helix waits" not in capsys.readouterr().err


def test_in_json_a_pause_is_a_line_and_the_end_of_the_turn_is_the_last_one(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over_at_once = ProviderLimitReached("The provider's rate limit is reached.", wait=0.0)
    script = ((over_at_once,), in_words(StopReason.ANSWERED))
    assert ask_status(tmp_path, "--json", "go", provider=saying(*script)) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    ends = [line for line in lines if line["event"] == "TurnEnded"]
    assert [line["ending"] for line in ends] == ["paused", "done"]
    assert [line["by_itself"] for line in lines if line["event"] == "TurnResumed"] == [True]
    assert lines[-1] == ends[-1]


def test_what_the_store_found_missing_is_told_once(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask_status(tmp_path, "list .") == 0
    assert "! " not in capsys.readouterr().err
    log = max((tmp_path / "data" / "workspaces").rglob("db/*.log"))
    log.write_bytes(log.read_bytes()[:-20])
    assert ask_status(tmp_path, "list .") == 0
    assert "! 1 saved steps after step" in capsys.readouterr().err
    assert ask_status(tmp_path, "list .") == 0
    assert "! " not in capsys.readouterr().err


def test_a_budget_that_is_used_up_stops_with_its_own_status(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    container = AppContainer(find_paths(tmp_path / "data"), parts())
    workspace = container.workspaces.for_folder(project)
    budgets = Budgets(workspace=Budget(warn_tokens=1, stop_tokens=2))
    container.workspaces.save(replace(workspace, budgets=budgets))
    assert ask_status(tmp_path, "read README.md") == 3
    errors = capsys.readouterr().err
    assert "The workspace has used" in errors
    assert "The workspace has used up its budget of 2 tokens" in errors
    assert ask_status(tmp_path, "--json", "read README.md") == 3
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (last["event"], last["cause"]) == ("TurnEnded", "budget")


def test_a_policy_is_used_for_this_turn_and_not_kept(tmp_path: Path, project: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('preset = "economy"\ngate_tokens = 1000\n')
    task = task_of("--folder", project, "--policy", mine, "go")
    assert task.policy == PRESETS["economy"].with_values({"gate_tokens": 1000})
    assert ask_status(tmp_path, "--policy", str(mine), "list .") == 0
    container = AppContainer(find_paths(tmp_path / "data"), parts())
    assert container.workspaces.for_folder(project).policy == PRESETS["balanced"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--folder", "nowhere", "go"), "Can't open the folder"),
        (("--session", "0" * 16, "go"), "has no session"),
        (("--model", "nobody/gpt", "go"), "nobody"),
        (("--model", "gpt", "go"), "isn't a model name"),
        (("--policy", "thrifty", "go"), "There is no policy preset 'thrifty'"),
        (("--policy", "gone.toml", "go"), "Can't read the policy"),
        ((" ",), "The prompt is empty"),
    ],
)
def test_what_cannot_begin_is_refused_and_makes_no_workspace(
    tmp_path: Path, project: Path, arguments: tuple[str, ...], words: str
) -> None:
    with pytest.raises(HelixError, match=words):
        ask_status(tmp_path, *arguments)
    workspaces = tmp_path / "data" / "workspaces"
    assert not workspaces.exists() or not list(workspaces.iterdir())


def test_a_session_of_another_workspace_is_not_found(tmp_path: Path, project: Path) -> None:
    assert ask_status(tmp_path, "list .") == 0
    with pytest.raises(HelixError, match="has no session"):
        ask_status(tmp_path, "--session", "f" * 16, "list .")


def test_without_a_folder_or_workspace_the_current_folder_is_asked(
    tmp_path: Path, project: Path
) -> None:
    with contextlib.chdir(project):
        assert run_ask(task_of("list ."), find_paths(tmp_path / "data"), parts()) == 0
    workspaces = AppContainer(find_paths(tmp_path / "data"), parts()).workspaces
    assert isinstance(workspaces.in_folder(project), Workspace)
    assert task_of("--workspace", "second", "go").folder is None


def test_a_second_workspace_of_a_folder_is_asked_by_its_name(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def ask(*words: str) -> tuple[int, str]:
        task = task_of("--workspace", "second", *words)
        status = run_ask(task, find_paths(tmp_path / "data"), parts())
        return status, capsys.readouterr().err

    with pytest.raises(HelixError, match="There is no workspace 'second'"):
        ask("list .")
    workspaces = AppContainer(find_paths(tmp_path / "data"), parts()).workspaces
    first, second = workspaces.for_folder(project), workspaces.create(project, "second")
    status, answer = ask("list .")
    session = answer.splitlines()[-1].removeprefix("· session ")
    assert (status, ask("--session", session, "read README.md")[0]) == (0, 0)
    assert (workspaces.home(second) / "db").is_dir()
    assert not (workspaces.home(first) / "db").exists()
    with pytest.raises(HelixError, match="has no session"):
        ask_status(tmp_path, "--session", session, "list .")
    data = str(tmp_path / "data")
    assert main(["--data-dir", data, "permission", "trust", "--workspace", "second"]) == 0
    assert "permission set --workspace second always" in ask("write hi into new.txt")[1]


def test_comments_on_lines_are_sent_before_the_prompt_and_only_once(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def answer(request: ModelRequest) -> Script:
        asked.append(str(request.messages[-1].parts))
        return says("done")

    def ask(*words: str) -> str:
        assert ask_status(tmp_path, *words, provider=lambda: Speaker(answer)) == 0
        return capsys.readouterr().err

    session = SessionId(ask("go").splitlines()[-1].removeprefix("· session "))
    workspaces = AppContainer(find_paths(tmp_path / "data"), parts()).workspaces
    drafts = Drafts(workspaces.home(workspaces.for_folder(project)) / FILE)
    drafts.comment(session, LineComment("a.py", 3, digest_of(b"x"), "Why?"))
    drafts.save()
    ask("--session", session, "--comments", "And then?")
    assert "Comments on lines of files:" in asked[-1]
    assert asked[-1].index("Why?") < asked[-1].index("And then?")
    with pytest.raises(HelixError, match="has no comments on lines"):
        ask("--session", session, "--comments")
    with pytest.raises(HelixError, match="works with --session only"):
        task_of("--folder", project, "--comments")


class Terminal(io.TextIOWrapper):
    """Somebody sits there."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_is_not_waited_on_for_a_prompt(project: Path) -> None:
    with pytest.raises(HelixError, match="The prompt is empty"):
        task_of("--folder", project, stdin=Terminal(io.BytesIO(b"typed")))


def test_a_pipe_that_never_ends_is_not_read_for_ever(project: Path) -> None:
    class Endless(io.RawIOBase):
        """As `yes` writes."""

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]  # what comes here
            return len(buffer)

    pipe = io.TextIOWrapper(io.BufferedReader(Endless()))
    with pytest.raises(HelixError, match="larger than 16 MB"):
        task_of("--folder", project, "-", stdin=pipe)


def test_a_model_is_chosen_for_the_turn_only(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    provider_factory, key = FakeProviderFactory(), {"OPENAI_API_KEY": "sk-of-nobody-1234"}
    real = replace(parts(), provider_factory=lambda: provider_factory, environ=key)
    task = task_of("--folder", project, "--model", "openai/gpt-5.5", "go")
    assert run_ask(task, find_paths(tmp_path / "data"), real) == 0
    assert capsys.readouterr().out == "openai says hello to 1234\n"
    answered, named = provider_factory.requests
    assert answered.llm.id == "gpt-5.5"
    assert (named.llm.name, named.tools) != (answered.llm.name, answered.tools)
    assert provider_factory.closed
    assert (
        AppContainer(find_paths(tmp_path / "data"), real).workspaces.for_folder(project).models
        == {}
    )
    assert ask_status(tmp_path, "--model", "practice", "list .") == 0


def test_the_practice_model_says_what_it_is_unless_it_was_chosen(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ask_status(tmp_path, "list .")
    assert capsys.readouterr().err.startswith("· No model selected, so the practice model answers.")
    ask_status(tmp_path, "--model", "practice", "list .")
    assert "practice" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("ended", "status"),
    [
        (None, 1),
        (TurnEnded(0.0, Ending.DONE), 0),
        (TurnEnded(0.0, Ending.FAILED, "x"), 1),
        (TurnEnded(0.0, Ending.STOPPED), 130),
        (TurnEnded(0.0, Ending.FAILED, "x", Cause.BUDGET), 3),
        *[(TurnEnded(0.0, Ending.DONE, "x", cause), 3) for cause in (Cause.LENGTH, Cause.REFUSED)],
    ],
)
def test_every_ending_has_a_status(ended: TurnEnded | None, status: int) -> None:
    assert exit_status(ended) == status


def test_a_compaction_in_json_has_one_count_that_of_the_model() -> None:
    epoch = Epoch(1, 0, Job.MARKERS, "age", 1_000, 400, expected_before=1_150, expected_after=460)
    read = json.loads(event_json(Recorded(SessionId("s"), 7, EpochCommitted(1.5, epoch))))["epoch"]
    assert (read["tokens_before"], read["tokens_after"]) == (1_150, 460)
    assert not [name for name in read if name.startswith("expected")]
    older = EpochCommitted(1.5, replace(epoch, expected_before=0, expected_after=0))
    read = json.loads(event_json(Recorded(SessionId("s"), 7, older)))["epoch"]
    assert (read["tokens_before"], read["tokens_after"]) == (1_000, 400)


def test_a_line_of_json_is_ascii_and_keeps_what_utf_8_cannot_hold() -> None:
    text = "a\u2028b\x85c\n\ud800"
    line = event_json(Recorded(SessionId("s"), 7, TurnStarted(1.5, text)))
    assert line.isascii()
    assert len(line.splitlines()) == 1
    read = json.loads(line)
    assert (read["event"], read["seq"], read["at"]) == ("TurnStarted", 7, 1.5)
    assert bytes.fromhex(read["text"]["not_utf8_hex"]).decode("utf-8", "surrogatepass") == text


def test_what_a_tool_says_of_itself_cannot_steer_a_terminal() -> None:
    what = "a\x1b]0;title\x07\u202eb\nc\U000e0041"
    event = ToolReturned(0.0, "c", "read_file", what, digest_of(b""), 5, Outcome.DENIED)
    line = describe_event(event)
    assert not set(line) & set("\x1b\x07\u202e\n\U000e0041")
    assert line.endswith("· denied · 5 bytes")


def test_a_slow_reader_of_the_output_does_not_delay_the_turn() -> None:
    reading, writing = os.pipe()
    mass = "x" * 1_000_000
    with os.fdopen(writing, "w") as out, os.fdopen(reading) as slow:
        with OutputPrinter(out, None) as printer:
            printer.write(mass)
            printer.write("end")
            got: list[str] = []
            thread = threading.Thread(target=lambda: got.append(slow.read(len(mass) + 3)))
            thread.start()
        thread.join()
    assert got == [mass + "end"]


def test_where_there_is_no_terminal_at_all_nothing_is_written() -> None:
    with OutputPrinter(None, None) as printer:
        printer.write("x")
        printer.note("y")
    assert not printer.shown


async def test_ctrl_c_before_the_turn_prevents_it(tmp_path: Path, project: Path) -> None:
    container = AppContainer(find_paths(tmp_path / "data"), parts())
    interrupts = ask_command.Interrupts()
    interrupts.ask()
    errand = AskTask("list .", project)

    async def story() -> int:
        with OutputPrinter(None, None) as printer:
            return await ask_command._run_task(
                errand, container, printer=printer, interrupts=interrupts
            )

    assert await story() == 130


def test_a_refusal_names_the_command_lines_that_would_allow_it(tmp_path: Path) -> None:
    call = ToolCall("c", "shell", "{}")
    question = PermissionQuestion(
        "1",
        SessionId("s"),
        call,
        "cargo test --lib",
        hides=False,
        reasons=("`cargo` is not on the list.",),
        box="",
        always=("cargo test --lib",),
        prefixes=("cargo test …",),
        subject=CallSubject.COMMAND,
        sandboxed=True,
    )
    lines = refusal_lines(question, "/work place/it")
    pasted = [shlex.split(line.partition(": helix-desktop ")[2]) for line in lines[2:]]
    lead = ["permission", "set", "--folder", "/work place/it", "always", "shell"]
    assert pasted == [[*lead, "--form", "cargo test --lib"], [*lead, "--prefix", "cargo test"]]
    parser = ArgumentParser()
    declare_permission_set(parser)
    for words in pasted:
        assert parser.parse_args(words[2:]).decision == "always"
    message = refusal_lines(replace(question, always=(), why_not_always="it uses sudo"), "/x")
    assert message[-1] == "  No rule can allow it: it uses sudo."


@pytest.mark.parametrize("subject", [CallSubject.WRITE, CallSubject.EDIT])
def test_a_refused_change_of_a_file_names_the_file_and_nothing_of_its_content(
    subject: CallSubject,
) -> None:
    call = ToolCall("c", "write_file", json.dumps({"path": ".env", "content": "KEY=new"}))
    question = PermissionQuestion(
        "1",
        SessionId("s"),
        call,
        "-KEY=old +KEY=new",
        hides=False,
        reasons=("May read secrets.",),
        box="",
        why_not_always="it may read secrets",
        subject=subject,
    )
    assert refusal_lines(question, "/x")[0] == "· needs your permission: write_file .env"
    read = replace(question, subject=CallSubject.OTHER, shown='write_file {"path": ".env"}')
    assert refusal_lines(read, "/x")[0] == '· needs your permission: write_file {"path": ".env"}'


@pytest.mark.parametrize("counted", [4_000, 8_000])
def test_the_line_that_ends_a_turn_tells_how_full_the_context_is_as_the_model_counts(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str], counted: int
) -> None:
    script = (TextDelta("Done."), StreamFinished(StopReason.ANSWERED, Usage(counted, 1)))
    assert ask_status(tmp_path, "--json", "go", provider=saying(script)) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["event"] for line in lines if "context" in line] == ["TurnEnded"]
    assert lines[-1]["context"]["window"] == 128_000
    assert lines[-1]["context"]["compaction"]["at"] == 56_000
    assert counted <= lines[-1]["context"]["tokens"] < counted * 1.05


def test_the_line_that_ends_a_turn_counts_what_models_were_asked_to_shorten(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    policy = tmp_path / "policy.toml"
    policy.write_text('preset = "helix"\ncompact_percent = 5\n')

    def answer(request: ModelRequest) -> Script:
        return says(document()) if is_handover(request) else says("word " * 12_000)

    def ask(*more: str) -> dict[str, object]:
        speaking = ("--json", "--policy", str(policy), *more, "go on")
        assert ask_status(tmp_path, *speaking, provider=lambda: Speaker(answer)) == 0
        lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        [ended] = [line for line in lines if line["event"] == "TurnEnded"]
        return ended

    first = ask()
    assert first["fallbacks"] == {"asked": 0, "wide": 0, "cut": 0}
    fallbacks = [ask("--session", str(first["session"]))["fallbacks"] for _ in range(3)]
    assert fallbacks[-1] == {"asked": 1, "wide": 0, "cut": 0}


def test_the_line_that_ends_a_turn_counts_excerpts_of_this_turn(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "long.txt").write_text("a line with an error\n" * 9_000)

    def answer(request: ModelRequest) -> Script:
        if is_gate(request):
            return says("A 1 the errors")
        if request.messages[-1].text.startswith("Below is a tool output"):
            return says("lines: 1-3")
        if len(request.messages) > 2:
            return says("Done.")
        call = ToolCall("c1", "read_file", '{"path": "long.txt", "lines": 0}')
        return (ToolCallArrived(call), StreamFinished(StopReason.TOOLS, Usage(1, 1)))

    assert ask_status(tmp_path, "--json", "go", provider=lambda: Speaker(answer)) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["choice"] for line in lines if line["event"] == "OutputGated"] == ["extract"]
    assert lines[-1]["fallbacks"] == {"asked": 1, "wide": 0, "cut": 0}


def test_a_prompt_of_which_a_part_is_left_out_is_said_to_be_too_long_before_it_is_sent(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    long = " ".join(f"line {number} of a very long log." for number in range(20_000))
    ask_status(tmp_path, long)
    assert "This message is too long for the model. Up to " in capsys.readouterr().err
    ask_status(tmp_path, "--model", "practice-fast", long)
    assert "This message is too long for the model. Up to " in capsys.readouterr().err
    ask_status(tmp_path, "--model", "practice-wide", long)
    assert "too long" not in capsys.readouterr().err
    ask_status(tmp_path, "list .")
    assert "too long" not in capsys.readouterr().err
