"""`helix-desktop ask` as a user or a script runs it: real processes, real store, real signals."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.app.commands.ask import STILL_STOPPING, STOPPING
from helix_desktop.app.commands.turn_output import event_json
from helix_desktop.app.environment import find_paths
from helix_desktop.app.stop_signals import END_SECONDS, STOP_SIGNALS
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import Ending, Event, Recorded, TurnEnded, TurnStarted
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.store.async_store import open_async_store
from tests.fakes.clock import FakeClock
from tests.processes import python

ROOT = Path(__file__).resolve().parents[3]
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")

SLOW = """
import sys
from helix_desktop.__main__ import main
from helix_desktop.app.commands.ask import parse_ask_task, run_ask
from helix_desktop.app.commands.arguments import declare_ask
from helix_desktop.app.cli_command import CliCommand
from helix_desktop.app.container import AppParts
from helix_desktop.providers.practice.practice_model import PracticeModel
parts = AppParts(provider=lambda: PracticeModel(0.25))
def run(options, paths, say):
    return run_ask(parse_ask_task(options, stdin=sys.stdin), paths, parts)
ask = CliCommand("ask", "", "", declare_ask, lambda: run)
sys.exit(main(commands=[ask]))
"""
"""The same command with a model that takes its time."""

STUBBORN = SLOW.replace(
    "parts = AppParts(provider=lambda: PracticeModel(0.25))",
    """
import asyncio, os, signal

class Stubborn:
    async def stream(self, request):
        os.kill(os.getpid(), signal.SIGINT)
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            for pause in (0.2, 0.4):
                asyncio.get_running_loop().call_later(pause, os.kill, os.getpid(), signal.SIGINT)
            await asyncio.sleep(3600)
        yield

parts = AppParts(provider=Stubborn)
""",
)
"""A model that does not let go, and a user who presses Ctrl+C three times."""

THOROUGH = STUBBORN.replace("(0.2, 0.4)", "(0.2,)").replace(
    """signal.SIGINT)
            await asyncio.sleep(3600)""",
    """signal.SIGINT)
            await asyncio.sleep(0.5)
            raise""",
)
"""A model that needs a moment to stop, and a user who presses Ctrl+C twice."""


HANGING = SLOW.replace(
    "parts = AppParts(provider=lambda: PracticeModel(0.25))",
    """
import asyncio, os, threading

def hang():
    print("begun", flush=True)  # by the thread itself: one that has not begun is cancelled
    threading.Event().wait()

class Hanging:
    async def stream(self, request):
        # as a drive does that never answers: no cancellation ends it
        await asyncio.get_running_loop().run_in_executor(None, hang)
        yield

    async def count(self, request):
        return 0

    async def close(self):
        pass

parts = AppParts(provider=Hanging)
""",
)
"""A model, in place of a tool, that waits for a drive in a thread."""


class Place:
    """A project and the data folder of a user."""

    def __init__(self, base: Path) -> None:
        self.data = base / "data"
        self.project = base / "project"
        self.project.mkdir()
        (self.project / "README.md").write_text("# Ledger\n\nBooks orders.\n")

    def line(self, *arguments: str, program: str = "") -> list[str]:
        started = ["-c", program] if program else ["-m", "helix_desktop"]
        where = ["--data-dir", str(self.data), "ask", "--folder", str(self.project)]
        return [sys.executable, *started, *where, *arguments]

    def ask(self, *arguments: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
        return python(*self.line(*arguments)[1:], given=given, seconds=50)

    @contextmanager
    def running_ask(self, *arguments: str, program: str = SLOW) -> Iterator[subprocess.Popen[str]]:
        """A slow one; it is waited for, and killed if the test fails."""
        process = subprocess.Popen(
            self.line(*arguments, program=program),
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        with process:
            try:
                yield process
            except BaseException:
                process.kill()
                raise

    def sessions(self) -> list[SessionHead]:
        async def look() -> list[SessionHead]:
            store = await open_async_store(self._home, clock=FakeClock())
            result = await store.sessions()
            await store.close()
            return sorted(result, key=lambda head: head.id)

        return asyncio.run(look())

    def journal(self, session: SessionId) -> list[Recorded]:
        async def look() -> list[Recorded]:
            store = await open_async_store(self._home, clock=FakeClock())
            result = await store.events(session)
            await store.close()
            return [item for item in result if isinstance(item, Recorded)]

        return asyncio.run(look())

    @property
    def _home(self) -> Path:
        [home] = find_paths(self.data).workspaces.iterdir()
        return home


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def parsed(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def ends(events: Sequence[Event]) -> list[TurnEnded]:
    return [event for event in events if isinstance(event, TurnEnded)]


def test_the_answer_is_on_stdout_and_what_was_done_for_it_beside(place: Place) -> None:
    done = place.ask("read README.md")
    assert done.returncode == 0
    assert done.stdout.startswith("I'll read README.md.\n")
    assert "# Ledger" in done.stdout
    assert done.stdout.endswith("\n")
    assert "· read_file README.md · " in done.stderr
    [head] = place.sessions()
    assert f"· session {head.id}" in done.stderr


def journaled(text: str) -> str:
    """The lines without what only the last one counts."""
    more = r', "fallbacks": \{"asked": 0, "wide": 0, "cut": 0\}'
    more += r', "context": \{[^{}]+(?:\{[^{}]*\})?\}\}\n'
    return re.sub(more, "}\n", text)


def test_json_is_the_journal_line_by_line_also_of_a_session_that_goes_on(place: Place) -> None:
    done = place.ask("--json", "read README.md")
    assert done.returncode == 0
    lines = parsed(done.stdout)
    assert (lines[-1]["event"], lines[-1]["ending"]) == ("TurnEnded", "done")
    [head] = place.sessions()
    assert journaled(done.stdout) == "".join(map(event_json, place.journal(head.id)))
    assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
    assert {line["session"] for line in lines} == {head.id}
    replied = [line for line in lines if line["event"] == "AssistantReplied"]
    assert {line["cost"] for line in replied} == {0.0}
    more = place.ask("--json", "--session", head.id, "list .")
    assert more.returncode == 0
    first = parsed(more.stdout)[0]
    assert (first["event"], first["seq"]) == ("TurnStarted", len(lines) + 1)
    journal = place.journal(head.id)[len(lines) :]
    assert journaled(more.stdout) == "".join(map(event_json, journal))
    assert len(place.sessions()) == 1


@pytest.mark.parametrize("prompt", ["-", None])
def test_the_prompt_comes_through_a_pipe(place: Place, prompt: str | None) -> None:
    arguments = [prompt] if prompt else []
    done = place.ask(*arguments, given="read README.md\n")
    assert done.returncode == 0
    assert "# Ledger" in done.stdout
    nothing = place.ask(*arguments)
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert "The prompt is empty." in nothing.stderr


def test_a_prompt_of_a_megabyte_is_kept_and_answered_or_refused_in_words(place: Place) -> None:
    done = place.ask("-", given="what is this project? " * 50_000)
    assert done.returncode in (0, 1), done.stderr
    [head] = place.sessions()
    events = [item.event for item in place.journal(head.id)]
    assert isinstance(events[1], TurnStarted)
    assert len(events[1].text) == 22 * 50_000
    [end] = ends(events)
    assert end.ending is (Ending.DONE if done.returncode == 0 else Ending.FAILED)
    assert "unexpected" not in end.detail


def test_a_reader_that_goes_away_leaves_the_turn_whole(place: Place) -> None:
    with place.running_ask("--json", "read README.md") as process:
        assert json.loads(process.stdout.readline())["event"] == "SessionStarted"
        process.stdout.close()
        errors = process.stderr.read()
        assert process.wait(40) == 0
    assert errors == ""
    [head] = place.sessions()
    assert ends([item.event for item in place.journal(head.id)])[0].ending is Ending.DONE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_an_answer_that_cannot_be_written_is_named_by_its_session(
    place: Place, form: tuple[str, ...]
) -> None:
    line = place.line(*form, "list .")
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            line, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, timeout=50, check=False
        )
    [head] = place.sessions()
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "helix-desktop: can't write the output: No space left on device. "
        f"It is saved in session {head.id}."
    )
    assert ends([item.event for item in place.journal(head.id)])[0].ending is Ending.DONE


@POSIX
@pytest.mark.parametrize(("number", "status"), [(number, 128 + number) for number in STOP_SIGNALS])
def test_a_signal_stops_the_turn_and_its_end_is_written(
    place: Place, number: int, status: int
) -> None:
    with place.running_ask("--json", "read README.md") as process:
        process.stdout.readline()
        process.send_signal(number)
        rest = process.stdout.read()
        assert process.wait(40) == status
    assert parsed(rest)[-1] | {"event": "TurnEnded", "ending": "stopped"} == parsed(rest)[-1]
    [head] = place.sessions()
    assert ends([item.event for item in place.journal(head.id)])[0].ending is Ending.STOPPED


@POSIX
def test_whatever_hangs_the_process_ends_within_five_seconds_of_sigterm(place: Place) -> None:
    assert END_SECONDS < 5
    with place.running_ask("read README.md", program=HANGING) as process:
        assert process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait(40) == 143
        assert "doesn't answer" in process.stderr.read()


@POSIX
def test_a_third_ctrl_c_leaves_a_turn_that_does_not_end(place: Place) -> None:
    with place.running_ask("--json", "read README.md", program=STUBBORN) as process:
        while json.loads(process.stdout.readline())["event"] != "TurnStarted":
            pass
        assert process.stdout.readline() == "", "it is left before anything else is written"
        assert process.stderr.read() == f"{STOPPING}\n{STILL_STOPPING}\n"
        assert process.wait(40) == 130
    [head] = place.sessions()
    assert len(place.journal(head.id)) == 2


@POSIX
def test_a_second_ctrl_c_leaves_the_work_after_a_stop_its_time(place: Place) -> None:
    with place.running_ask("--json", "read README.md", program=THOROUGH) as process:
        lines = parsed(process.stdout.read())
        assert process.wait(40) == 130
    assert (lines[-1]["event"], lines[-1]["ending"]) == ("TurnEnded", "stopped")
    [head] = place.sessions()
    assert ends([item.event for item in place.journal(head.id)])[0].ending is Ending.STOPPED


@POSIX
def test_a_session_goes_on_after_ask_was_killed_in_a_turn(place: Place) -> None:
    with place.running_ask("--json", "read README.md") as process:
        while json.loads(process.stdout.readline())["event"] != "WindowSent":
            pass
        process.kill()
        process.wait(40)
    [head] = place.sessions()
    assert not ends([item.event for item in place.journal(head.id)])
    done = place.ask("--json", "--session", head.id, "list .")
    assert done.returncode == 0
    assert [line["cause"] for line in parsed(done.stdout) if line["event"] == "TurnEnded"] == [
        "crashed",
        "none",
    ]
    crashed, finished = ends([item.event for item in place.journal(head.id)])
    assert crashed.detail.startswith("Helix quit during this turn")
    assert finished.ending is Ending.DONE


@POSIX
def test_of_two_at_once_the_second_is_told_which_process_has_the_workspace(place: Place) -> None:
    with place.running_ask("--json", "read README.md") as process:
        process.stdout.readline()
        process.send_signal(signal.SIGSTOP)  # or else it may end before the second has begun
        second = place.ask("list .")
        process.send_signal(signal.SIGCONT)
        assert (second.returncode, second.stdout) == (2, "")
        assert f"open in process {process.pid}" in second.stderr
        assert "or try again when it has ended" in second.stderr
        process.stdout.read()
        assert process.wait(40) == 0
    assert len(place.sessions()) == 1


def test_a_project_that_cannot_be_written_is_asked_about_and_left_as_it_is(place: Place) -> None:
    place.project.chmod(0o555)
    try:
        done = place.ask("Summarise this project")
    finally:
        place.project.chmod(0o755)
    assert done.returncode == 0
    assert "Ledger" in done.stdout
    assert [path.name for path in place.project.iterdir()] == ["README.md"]


def test_no_line_of_qt_is_loaded(place: Place) -> None:
    code = SLOW.replace("sys.exit(main(commands=[ask]))", "main(commands=[ask])\n").replace(
        "0.25", "0.0"
    )
    code += "print(sorted(name for name in sys.modules if 'PySide6' in name or 'qasync' in name))"
    line = place.line("--json", "list .", program=code)
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=50, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
