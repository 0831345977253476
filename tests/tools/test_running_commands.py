"""The list of a running command is on the disk exactly as long as the command runs."""

import json
import os
import sys
from functools import partial
from pathlib import Path

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.agent.shell import CommandUndo, RunShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.running_commands import ListedCommand, discard_left, left_commands
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.sandbox import Sandbox
from helix_desktop.tools.tool import call_scope
from tests.files import write_file
from tests.tools.test_snapshots import RecordedCheckpoints

SESSION = SessionId("0" * 15 + "5")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no snapshots are taken there")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    write_file(folder / "a", "one\n")
    if sys.platform == "linux":
        (folder / os.fsdecode(b"\xff no text")).touch()
    return folder


async def test_a_command_is_listed_while_it_runs_and_not_afterwards(folder: Path) -> None:
    spool, root = folder.parent / "spool", ProjectRoot(folder)
    listed = partial(ListedCommand, spool, SESSION, folder)
    undo = CommandUndo(FileSnapshots(root, spool), RecordedCheckpoints(), listed)
    shell = RunShell(Sandbox(SandboxBackend(), folder), root, undo=undo)
    output = await shell.run(json.dumps({"command": f"ls {spool}; echo two > a"}))
    assert b".list" in output.data
    assert list(left_commands(spool)) == []


async def test_a_command_that_ended_while_its_list_was_made_leaves_none(folder: Path) -> None:
    spool = folder.parent / "spool"
    command = ListedCommand(spool, SESSION, folder)
    before = FileSnapshots(ProjectRoot(folder), spool).before()
    command.end()
    command.start(before)
    assert list(left_commands(spool)) == []


def test_a_list_names_every_file_before_the_command(folder: Path) -> None:
    spool = folder.parent / "spool"
    before = FileSnapshots(ProjectRoot(folder), spool).before()
    ListedCommand(spool, SESSION, folder).start(before)
    [left] = left_commands(spool)
    assert (left.session, left.folder) == (SESSION, folder)
    assert {path: seen.content for path, seen in left.files.items()} == {
        path: seen.content for path, seen in before.items()
    }
    discard_left(spool)
    assert list(spool.iterdir()) == []


def test_without_room_for_its_list_a_command_runs_all_the_same(folder: Path) -> None:
    spool = folder.parent / "spool"
    before = FileSnapshots(ProjectRoot(folder)).before()
    spool.write_text("no folder")
    command = ListedCommand(spool, SESSION, folder)
    command.start(before)
    command.end()
    assert list(left_commands(spool)) == []


def test_a_call_whose_id_cannot_be_written_has_no_list_and_runs_all_the_same(folder: Path) -> None:
    spool = folder.parent / "spool"
    command = ListedCommand(spool, SESSION, folder)
    with call_scope(ToolCall("\ud800", "shell", "{}")):
        command.start(FileSnapshots(ProjectRoot(folder), spool).before())
    command.end()
    assert list(left_commands(spool)) == []
