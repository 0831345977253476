"""What git changed in a turn is one row of Changes; the user undoes it, and the agent is told."""

import asyncio
import json
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import ContextInjected, GitChanged, Recorded
from helix_desktop.domain.file_changes import (
    RESTORE,
    ChangedFile,
    FileState,
    GitChange,
    RestoreOutcome,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.agent.shell import MAX_GIT_NAMES, CommandUndo, RunShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox
from helix_desktop.tools.tool import call_scope
from tests.app.changing import FileWriter, files_of, open_folder
from tests.app.test_open_workspace import container_on
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.provider import ScriptedProvider, says

COMMIT = "echo 2 > a; git -c user.name=A -c user.email=a@b commit -qam second"


def git(folder: Path, *words: str) -> str:
    named = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", *words]
    return subprocess.run(named, cwd=folder, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    git(folder, "init", "-q", "-b", "main")
    (folder / "a").write_text("1\n")
    git(folder, "add", "a")
    git(folder, "commit", "-q", "-m", "first")
    return folder


@asynccontextmanager
async def open_project(
    project: Path, saved_data: SavedData
) -> AsyncIterator[tuple[OpenWorkspace, FakeStore]]:
    model = ScriptedProvider(*[says("done") for _ in range(9)])
    container, stores = container_on(project.parent, saved_data, lambda: model)
    async with open_folder(container, project) as open_workspace:
        yield open_workspace, stores[0]


async def command(
    hand: FileWriter, session: SessionId, line: str, kind: SandboxKind = SandboxKind.BUBBLEWRAP
) -> str:
    """Run a line with the shell tool, whose changes are recorded in the session."""
    has_sandbox = kind is not SandboxKind.NONE
    box = await asyncio.to_thread(find_sandbox, kind) if has_sandbox else SandboxBackend()
    if box.kind is not kind:
        pytest.skip(f"{kind} does not run here")
    root, own = ProjectRoot(hand.folder), hand.folder.parent / "own"
    sandbox = Sandbox(box, hand.folder, app_folders=(own,), spool=own)
    checkpoints = hand.checkpoints(session)
    (own / "snapshots").mkdir(parents=True, exist_ok=True)
    snapshots = FileSnapshots(root, own / "snapshots")
    undo = CommandUndo(snapshots, checkpoints, git_changed=checkpoints.git_changed)
    hand.calls += 1
    hand.clock.advance(1)
    with call_scope(ToolCall(f"call_{hand.calls}", "shell", "")):
        ran = await RunShell(sandbox, root, undo=undo).run(json.dumps({"command": line}))
    assert not ran.failed, ran.data
    return ran.data.decode()


async def row_of(open_workspace: OpenWorkspace, session: SessionId) -> ChangedFile:
    files = (await files_of(open_workspace).listed(session)).files
    (row,) = (file for file in files if isinstance(file.change, GitChange))
    return row


@pytest.mark.parametrize("kind", [SandboxKind.BUBBLEWRAP, SandboxKind.NONE])
async def test_a_commit_is_one_row_that_is_undone_and_done_again_also_after_a_restart(
    project: Path, kind: SandboxKind
) -> None:
    saved_data = SavedData()
    first = git(project, "rev-parse", "main")
    async with open_project(project, saved_data) as (open_workspace, store):
        session = await open_workspace.send(NO_SESSION, "do it")
        await open_workspace.sessions.idle()
        hand = FileWriter(project, store)
        await command(hand, session, "echo 2 > a; git add a", kind)
        await command(hand, session, COMMIT, kind)
        row = await row_of(open_workspace, session)
        assert (row.change.path, row.state) == (".git", FileState.AS_CHANGED)
        assert (row.size.added, row.size.removed) == (2, 2)
        diff = await files_of(open_workspace).compare(row.change)
        assert f"-refs/heads/main {first.strip()}" in diff.hunks[0]
    async with open_project(project, saved_data) as (open_workspace, store):
        row = await row_of(open_workspace, session)
        (done,) = await files_of(open_workspace).restore(session, [row.change])
        assert done.result is RestoreOutcome.DONE
        assert git(project, "rev-parse", "main") == first
        assert git(project, "status", "--porcelain") == " M a\n"
        row = await row_of(open_workspace, session)
        assert row.state is FileState.AS_BEFORE
        assert not row.is_deleted
        assert not row.change.is_new, "the terminal would say that the repository was deleted"
        done = await files_of(open_workspace).bring_back(session, row.change)
        assert done.result is RestoreOutcome.DONE
        assert git(project, "log", "-1", "--format=%s") == "second\n"
        events = [
            event.event for event in await store.events(session, 1) if isinstance(event, Recorded)
        ]
        notices = [event for event in events if isinstance(event, ContextInjected)]
        assert [event.source for event in notices][-2:] == [RESTORE, RESTORE]
        assert "refs/heads/main" in notices[-1].text
        assert sum(isinstance(event, GitChanged) for event in events) == 2


async def test_an_undo_that_is_not_possible_says_what_moved_and_tells_the_agent_nothing(
    project: Path,
) -> None:
    async with open_project(project, SavedData()) as (open_workspace, store):
        session = await open_workspace.send(NO_SESSION, "do it")
        await open_workspace.sessions.idle()
        await command(FileWriter(project, store), session, COMMIT)
        row = await row_of(open_workspace, session)
        git(project, "commit", "-q", "--allow-empty", "-m", "theirs")
        count = len(await store.events(session, 1))
        (done,) = await files_of(open_workspace).restore(session, [row.change])
        assert done.result is RestoreOutcome.FAILED
        assert "refs/heads/main" in done.detail
        assert git(project, "log", "-1", "--format=%s") == "theirs\n"
        assert len(await store.events(session, 1)) == count


async def test_a_repository_that_is_gone_leaves_the_row_and_says_so(project: Path) -> None:
    async with open_project(project, SavedData()) as (open_workspace, store):
        session = await open_workspace.send(NO_SESSION, "do it")
        await open_workspace.sessions.idle()
        await command(FileWriter(project, store), session, COMMIT)
        (project / ".git").rename(project.parent / "elsewhere")
        row = await row_of(open_workspace, session)
        assert row.state is FileState.OUT_OF_REACH
        assert "Can't open the repository" in row.problem


@pytest.mark.slow
async def test_very_many_names_are_not_recorded_and_that_is_said(project: Path) -> None:
    async with open_project(project, SavedData()) as (open_workspace, store):
        session = await open_workspace.send(NO_SESSION, "do it")
        await open_workspace.sessions.idle()
        line_of_tag = "echo create refs/tags/$number HEAD"
        line = f"for number in $(seq {MAX_GIT_NAMES + 1}); do {line_of_tag}; done"
        output = await command(
            FileWriter(project, store), session, f"{line} | git update-ref --stdin"
        )
        assert "[what git changed cannot be undone: it changed too many names]" in output
        assert len(git(project, "tag").split()) == MAX_GIT_NAMES + 1
        assert not (await files_of(open_workspace).listed(session)).files
