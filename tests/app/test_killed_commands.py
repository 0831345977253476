"""Killed while an agent's command runs: what it had changed is told, and can be taken back."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths
from helix_desktop.app.sessions.left_commands import record_left_commands
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import FileChanged, Outcome, Recorded, ToolReturned
from helix_desktop.domain.file_changes import RestoreOutcome
from helix_desktop.domain.form_questions import UNATTENDED, FormAnswer, FormQuestion
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import Transaction, TransactionReceipt
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.running_commands import LIFE_SECONDS, SNAPSHOTS, ListedCommand
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxKind
from helix_desktop.tools.sandbox.sandbox import find_sandbox
from helix_desktop.tools.tool import call_scope
from tests.app.changing import FileWriter, files_of, open_folder
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.provider import ScriptedProvider, says
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
BEFORE = {
    "src/changed": "what was there before\n",
    "src/gone": "deleted by the command\n",
    "src/mode": "same",
}
MADE = {"src/made", "src/ready"}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no snapshots are taken there")


@contextmanager
def kill_during_a_command(tmp_path: Path, *which: str) -> Iterator[Path]:
    folder = tmp_path / "ws"
    (folder / "src").mkdir(parents=True)
    for name, text in BEFORE.items():
        (folder / name).write_text(text)
    module = [sys.executable, "-m", "tests.app.killed_command", str(tmp_path), *which]
    with subprocess.Popen(module, cwd=ROOT) as process:
        try:
            ready = folder / "src" / "ready"
            wait_until(lambda: ready.exists() or process.poll() is not None)
        finally:
            process.kill()
    assert (folder / "src" / "ready").exists()
    try:
        yield folder
    finally:
        (folder / "src" / "over").touch()


@pytest.fixture
def killed(tmp_path: Path) -> Iterator[Path]:
    """The folder of a workspace whose application was killed during a command."""
    with kill_during_a_command(tmp_path) as folder:
        yield folder


@pytest.fixture
def planted(tmp_path: Path) -> Iterator[Path]:
    """The same, and the command had made files that others act upon."""
    if find_sandbox().kind is SandboxKind.NONE:
        pytest.skip("no sandbox here: nothing is set aside")
    with kill_during_a_command(tmp_path, "planting") as folder:
        yield folder


def spool(folder: Path) -> Path:
    """The folder with the copies and the lists of a workspace."""
    workspaces = WorkspaceList(find_paths(folder.parent / "data").workspaces, FakeClock())
    return workspaces.home(workspaces.for_folder(folder)) / SNAPSHOTS


def reopened(folder: Path) -> AbstractAsyncContextManager[OpenWorkspace]:
    parts = AppParts(counter=lambda _paths: FakeCounter())
    return open_folder(AppContainer(find_paths(folder.parent / "data"), parts), folder)


@pytest.mark.slow
async def test_the_next_start_tells_what_a_killed_command_changed(killed: Path) -> None:
    async with reopened(killed) as open_workspace:
        [session] = await open_workspace.sessions.all()
        changed = (await files_of(open_workspace).listed(session.id)).files
        assert {file.change.path for file in changed} == {*BEFORE, *MADE}
        assert {file.change.calls for file in changed} == {("call_1",)}
        changes = [one.change for one in changed]
        results = await files_of(open_workspace).restore(session.id, changes, with_commands=True)
        assert len(results) == 5
        events = await open_workspace.sessions.transcript(session.id)
        [returned] = [
            event.event
            for event in events
            if isinstance(event, Recorded) and isinstance(event.event, ToolReturned)
        ]
        assert returned.outcome is Outcome.STOPPED
        assert returned.what.startswith("cd src")
    assert {name: (killed / name).read_text() for name in BEFORE} == BEFORE
    assert not (killed / "src" / "made").exists()
    assert list(spool(killed).iterdir()) == []


def write_later(place: Path, text: str) -> None:
    """Write a file as its user does once nobody has seen the command for a while."""
    [listed] = spool(_top(place)).glob("*.list")
    seen = listed.stat().st_mtime + LIFE_SECONDS
    place.parent.mkdir(parents=True, exist_ok=True)

    def is_later() -> bool:
        place.write_text(text)
        return place.stat().st_ctime > seen

    wait_until(is_later)


def _top(place: Path) -> Path:
    return next(folder for folder in place.parents if folder.name == "ws")


@pytest.mark.slow
async def test_no_instructions_that_a_killed_command_planted_reach_the_next_session(
    planted: Path,
) -> None:
    names = ("CLAUDE.md", ".envrc", ".vscode/tasks.json")
    assert all((planted / "src" / name).exists() for name in names)
    (planted / "src/app.py").write_text("print(1)\n")
    reading = ToolCall("read", "read_file", json.dumps({"path": "src/app.py"}))
    replies = [ToolCallArrived(reading), StreamFinished(StopReason.TOOLS)]
    model = ScriptedProvider(replies, says("done"), says("done"))
    parts = AppParts(counter=lambda _paths: FakeCounter(), provider=lambda: model)
    container = AppContainer(find_paths(planted.parent / "data"), parts)
    async with open_folder(container, planted) as open_workspace:
        assert all((planted / "src" / name).exists() for name in names), "nothing is moved"
        await open_workspace.send(NO_SESSION, "Read src/app.py.")
        await open_workspace.sessions.idle()
        assert model.requests
        assert "Obey" not in str(model.requests)
        assert open_workspace.set_aside.listed() == ()
        [cut_off] = await open_workspace.cut_off.listed()
        planted_files = {f"src/{name}" for name in names}
        assert planted_files == {*cut_off.steering} <= {*cut_off.files}
        [guide] = open_workspace.agreements.waiting_guides()
        assert guide.name == "src/CLAUDE.md"
        results = await open_workspace.cut_off.put_back(cut_off)
        assert all(result.result is RestoreOutcome.DONE for result in results)
        assert not any((planted / "src" / name).exists() for name in names)
        assert await open_workspace.cut_off.listed() == []


@pytest.mark.slow
async def test_what_the_user_changed_after_a_kill_stays_when_the_rest_is_put_back(
    killed: Path,
) -> None:
    write_later(killed / "src/changed", "the user's own, later")
    write_later(killed / "AGENTS.md", "the user's instructions")
    async with reopened(killed) as open_workspace:
        assert (killed / "src/changed").read_text() == "the user's own, later"
        [cut_off] = await open_workspace.cut_off.listed()
        assert {*cut_off.later} == {"src/changed", "AGENTS.md"}
        assert {*cut_off.files} == {"src/gone", "src/mode", *MADE}
        assert [guide.name for guide in open_workspace.agreements.waiting_guides()] == ["AGENTS.md"]
        await open_workspace.cut_off.put_back(cut_off)
    assert (killed / "src/changed").read_text() == "the user's own, later"
    assert (killed / "AGENTS.md").read_text() == "the user's instructions"
    assert (killed / "src/gone").read_text() == BEFORE["src/gone"]
    assert (killed / "src/mode").stat().st_mode & 0o777 == 0o644


class User:
    """Gives each question the same answer."""

    def __init__(self, answer: FormAnswer) -> None:
        self.answer = answer
        self.questions: list[FormQuestion] = []

    async def ask(self, question: FormQuestion) -> FormAnswer:
        self.questions.append(question)
        return self.answer


@pytest.mark.slow
async def test_a_card_offers_to_put_back_what_a_killed_command_changed(killed: Path) -> None:
    nobody, user = User(UNATTENDED), User(FormAnswer(yes=True))
    for asked in (nobody, user):
        async with reopened(killed) as open_workspace:
            await open_workspace.cut_off.offer(asked, pytest.fail)
            [question] = asked.questions
            [session] = await open_workspace.sessions.all()
            assert question.session == session.id
            assert "src/gone" in question.message
            assert (killed / "src/gone").exists() is (asked is user)
    assert {name: (killed / name).read_text() for name in BEFORE} == BEFORE


@pytest.mark.slow
def test_the_command_line_tells_and_takes_back_what_a_killed_command_changed(
    killed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--data-dir", str(killed.parent / "data")]
    assert main([*where, "session", "changes", "--workspace", "ws"]) == 0
    printed = capsys.readouterr().out
    assert all(name in printed for name in ("changed", "gone", "made"))
    assert "--cut-off put-back" in printed
    words = [*where, "session", "restore", "--workspace", "ws", "--turn", "1"]
    assert main(words) == 1  # somebody else may have changed them
    assert not (killed / "src" / "gone").exists()
    assert main([*words, "--include-commands"]) == 0
    assert {name: (killed / name).read_text() for name in BEFORE} == BEFORE


@pytest.mark.slow
@pytest.mark.parametrize("choice", ["put-back", "keep"])
def test_the_command_line_decides_about_a_command_that_was_cut_off(
    killed: Path, capsys: pytest.CaptureFixture[str], choice: str
) -> None:
    words = ["--data-dir", str(killed.parent / "data"), "session", "restore", "--workspace", "ws"]
    assert main([*words, "--cut-off", choice]) == 0
    assert (killed / "src" / "gone").exists() is (choice == "put-back")
    capsys.readouterr()
    assert main([*words, "--cut-off", choice]) == 0
    assert "you have decided" in capsys.readouterr().out


@pytest.mark.slow
async def test_a_copy_that_is_not_whole_is_never_put_back(killed: Path) -> None:
    [copies] = spool(killed).glob("files-*")
    copies.write_bytes(bytes(copies.stat().st_size))
    async with reopened(killed) as open_workspace:
        [session] = await open_workspace.sessions.all()
        changed = (await files_of(open_workspace).listed(session.id)).files
        assert {file.change.path for file in changed} == MADE


@pytest.mark.slow
async def test_a_damaged_list_is_passed_over_and_removed(killed: Path) -> None:
    for place in spool(killed).glob("*.list"):
        place.write_bytes(place.read_bytes()[:-20])
    async with reopened(killed) as open_workspace:
        [session] = await open_workspace.sessions.all()
        assert (await files_of(open_workspace).listed(session.id)).files == ()
    assert list(spool(killed).iterdir()) == []


class _LittleRoom(FakeStore):
    """A store whose disk has no room for the contents of all but one file."""

    async def commit(self, step: Transaction) -> TransactionReceipt:
        if any(isinstance(event, FileChanged) and event.path != "a" for event in step.events):
            raise StoreFull("The disk is full.")
        return await super().commit(step)


async def test_what_a_full_disk_has_no_room_for_is_recorded_by_a_later_start(
    tmp_path: Path,
) -> None:
    folder, home, clock = tmp_path / "ws", tmp_path / "home", FakeClock()
    saved_data, session = SavedData(), SessionId("0" * 16)
    for place in (folder, home):
        place.mkdir()
    for name in "ab":
        (folder / name).write_text("what was there before")
    before = FileSnapshots(ProjectRoot(folder), home / SNAPSHOTS).before()
    with call_scope(ToolCall("c1", "shell", "")):
        ListedCommand(home / SNAPSHOTS, session, folder).start(before)
    for name in "ab":
        (folder / name).write_text("changed")
    full, free = _LittleRoom(clock, saved_data), FakeStore(clock, saved_data)
    await FileWriter(folder, full).begin(session)
    for store in (full, full, free):
        hand = FileWriter(folder, store)
        await record_left_commands(
            home, store, app_folders=(), checkpoints=hand.checkpoints, came=list
        )
    events = [event.event for event in await free.events(session) if isinstance(event, Recorded)]
    changes = [event for event in events if isinstance(event, FileChanged)]
    assert [(event.path, event.call) for event in changes] == [("a", "c1"), ("b", "c1")]
    for event in changes:
        assert event.before is not None
        assert await free.get(event.before) == b"what was there before"
    del before
    assert list((home / SNAPSHOTS).iterdir()) == []
