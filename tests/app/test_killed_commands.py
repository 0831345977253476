"""Killed while an agent's command runs: what it had changed is told, and can be taken back."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.events import Outcome, Recorded, ToolReturned
from helix_desktop.tools.files.running_commands import SNAPSHOTS
from tests.app.changing import files_of, opened
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter

ROOT = Path(__file__).resolve().parents[2]
BEFORE = {
    "src/changed": "what was there before\n",
    "src/gone": "deleted by the command\n",
    "src/mode": "same",
}
MADE = {"src/made", "src/ready"}
SECONDS = 30

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no snapshots are taken there")


@pytest.fixture
def killed(tmp_path: Path) -> Iterator[Path]:
    """The folder of a workspace whose application was killed during a command."""
    folder = tmp_path / "ws"
    (folder / "src").mkdir(parents=True)
    for name, text in BEFORE.items():
        (folder / name).write_text(text)
    module = [sys.executable, "-m", "tests.app.killed_command", str(tmp_path)]
    with subprocess.Popen(module, cwd=ROOT) as process:
        try:
            until = time.monotonic() + SECONDS
            while not (folder / "src" / "ready").exists() and process.poll() is None:
                assert time.monotonic() < until
                time.sleep(0.02)
        finally:
            process.kill()
    assert (folder / "src" / "ready").exists()
    try:
        yield folder
    finally:
        (folder / "src" / "over").touch()


def spool(folder: Path) -> Path:
    """The folder with the copies and the lists of a workspace."""
    workspaces = WorkspaceList(find_paths(folder.parent / "data").workspaces, FakeClock())
    return workspaces.home(workspaces.for_folder(folder)) / SNAPSHOTS


def reopened(folder: Path) -> AbstractAsyncContextManager[OpenWorkspace]:
    parts = AppParts(counter=lambda _paths: FakeCounter())
    return opened(AppContainer(find_paths(folder.parent / "data"), parts), folder)


async def test_the_next_start_tells_what_a_killed_command_changed(killed: Path) -> None:
    async with reopened(killed) as open_workspace:
        [session] = await open_workspace.sessions()
        found = (await files_of(open_workspace).listed(session.id)).files
        assert {file.change.path for file in found} == {"src/changed", "src/gone", *MADE}
        assert {file.change.calls for file in found} == {("call_1",)}
        results = await files_of(open_workspace).restore(session.id, [one.change for one in found])
        assert len(results) == 4
        events = await open_workspace.runners.transcript(session.id)
        [returned] = [
            each.event
            for each in events
            if isinstance(each, Recorded) and isinstance(each.event, ToolReturned)
        ]
        assert returned.outcome is Outcome.STOPPED
        assert returned.what.startswith("cd src")
    assert {name: (killed / name).read_text() for name in BEFORE} == BEFORE
    assert not (killed / "src" / "made").exists()
    assert list(spool(killed).iterdir()) == []


def test_the_command_line_tells_and_takes_back_what_a_killed_command_changed(
    killed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--data-dir", str(killed.parent / "data")]
    assert main([*where, "changes", "--workspace", "ws"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in ("changed", "gone", "made"))
    assert main([*where, "restore", "--workspace", "ws", "--turn", "1"]) == 0
    assert {name: (killed / name).read_text() for name in BEFORE} == BEFORE


async def test_a_copy_that_is_not_whole_is_never_put_back(killed: Path) -> None:
    [copies] = spool(killed).glob("files-*")
    copies.write_bytes(bytes(copies.stat().st_size))
    async with reopened(killed) as open_workspace:
        [session] = await open_workspace.sessions()
        found = (await files_of(open_workspace).listed(session.id)).files
        assert {file.change.path for file in found} == MADE


async def test_a_damaged_list_is_passed_over_and_removed(killed: Path) -> None:
    for place in spool(killed).glob("*.list"):
        place.write_bytes(place.read_bytes()[:-20])
    async with reopened(killed) as open_workspace:
        [session] = await open_workspace.sessions()
        assert (await files_of(open_workspace).listed(session.id)).files == ()
    assert list(spool(killed).iterdir()) == []
