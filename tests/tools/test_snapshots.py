"""What commands changed can be taken back, as far as it was kept; and what was not is told."""

import asyncio
import json
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.ports import PlannedChange
from helix_desktop.tools.agent.shell import CommandUndo, RunShell
from helix_desktop.tools.files.mountpoint_folders import hold_mountpoints
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.snapshots import (
    DEFAULT_BOUNDS,
    CommandChanges,
    FileSnapshots,
    SnapshotBounds,
)
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.examples import tries
from tests.files import write_file
from tests.tools.running import text_of
from tests.waiting import let_others_run, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders are held by handles")


class RecordedCheckpoints:
    """Checkpoints that remember."""

    def __init__(self, refusing: str = "") -> None:
        self.changes: dict[str, tuple[bytes | None, object]] = {}
        self._refusing = refusing

    async def before(self, *changes: PlannedChange) -> None:
        if any(change.path == self._refusing for change in changes):
            raise ToolError("the disk is full")
        for change in changes:
            content = None if change.before is None else b"".join(change.before)
            self.changes[change.path] = (content, change.after)


def changes_of(changed: CommandChanges) -> list[PlannedChange]:
    return [change for group in changed.groups for change in group]


def changes_text(
    folder: Path,
    command: str,
    checkpoints: RecordedCheckpoints,
    bounds: SnapshotBounds = DEFAULT_BOUNDS,
) -> str:
    root = ProjectRoot(folder)
    undo = CommandUndo(FileSnapshots(root, bounds=bounds), checkpoints)
    tool = RunShell(Sandbox(SandboxBackend(), folder), root, undo=undo)
    return text_of(tool, command=command)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    write_file(folder / "src" / "a.py", "one\n")
    (folder / "b.txt").write_text("two\n")
    (folder / "same").write_text("same\n")
    return folder


def test_what_files_held_before_a_command_is_kept(folder: Path) -> None:
    checkpoints = RecordedCheckpoints()
    output = changes_text(
        folder, "echo 1 > src/a.py; rm b.txt; mkdir n; echo 3 > n/c; touch same", checkpoints
    )
    assert checkpoints.changes == {
        "src/a.py": (b"one\n", b"1\n"),
        "b.txt": (b"two\n", None),
        "n/": (None, b""),
        "n/c": (None, b"3\n"),
    }
    assert "cannot be taken back" not in output


def test_files_that_may_hold_keys_can_be_had_back_where_a_command_can_change_them(
    folder: Path,
) -> None:
    (folder / ".env").write_text("A=1\n")
    checkpoints = RecordedCheckpoints()
    changes_text(folder, "rm .env", checkpoints)
    assert checkpoints.changes == {".env": (b"A=1\n", None)}


def test_a_new_link_is_told_and_not_taken_for_a_file_with_the_content_of_another(
    folder: Path,
) -> None:
    checkpoints = RecordedCheckpoints()
    output = changes_text(
        folder, "ln -s b.txt link; ln -s src/a.py src/b.py; echo 3 > c.txt", checkpoints
    )
    assert set(checkpoints.changes) == {"c.txt"}
    assert "cannot be taken back: 'link', 'src/b.py'" in output


def test_a_changed_mode_is_kept_and_a_link_that_went_is_told(folder: Path) -> None:
    (folder / "link").symlink_to("b.txt")
    (folder / "kept").symlink_to("b.txt")
    checkpoints = RecordedCheckpoints()
    output = changes_text(folder, "chmod 755 same; rm link", checkpoints)
    assert checkpoints.changes == {"same": (b"same\n", b"same\n")}
    assert "cannot be taken back: 'link']" in output


@pytest.mark.parametrize("away", ['mv "$PWD" ../elsewhere', 'rm -r "$PWD"'])
def test_what_a_command_said_is_there_although_its_project_folder_is_gone(
    folder: Path, away: str
) -> None:
    checkpoints = RecordedCheckpoints()
    output = changes_text(folder, f"echo begun; echo 1 > b.txt; {away}; echo ended", checkpoints)
    assert output.startswith("begun\nended\n[exit status 0")
    assert "what it changed cannot be taken back. Can't open the project folder." in output
    assert checkpoints.changes == {}


def test_a_command_that_only_reads_is_not_watched(folder: Path) -> None:
    checkpoints = RecordedCheckpoints()
    changes_text(folder, "cat b.txt", checkpoints)
    assert checkpoints.changes == {}


@pytest.mark.slow
@pytest.mark.parametrize("command", ["sleep 2", "cat *.txt; sleep 2", "cat [b].txt | sleep 2"])
def test_without_a_sandbox_what_changes_beside_a_line_that_seems_to_read_is_kept_too(
    folder: Path, command: str
) -> None:
    checkpoints = RecordedCheckpoints()
    change = threading.Timer(1, lambda: (folder / "b.txt").write_text("meanwhile\n"))
    change.start()
    changes_text(folder, command, checkpoints)
    change.join()
    assert checkpoints.changes == {"b.txt": (b"two\n", b"meanwhile\n")}


def test_a_moved_and_a_replaced_file_are_told_by_their_names(folder: Path) -> None:
    checkpoints = RecordedCheckpoints()
    changes_text(folder, "mv b.txt c.txt; sed -i s/one/1/ src/a.py", checkpoints)
    assert checkpoints.changes == {
        "b.txt": (b"two\n", None),
        "c.txt": (None, b"two\n"),
        "src/a.py": (b"one\n", b"1\n"),
    }


async def test_what_a_stopped_command_changed_is_kept_too(folder: Path) -> None:
    checkpoints = RecordedCheckpoints()
    root = ProjectRoot(folder)
    tool = RunShell(
        Sandbox(SandboxBackend(), folder), root, undo=CommandUndo(FileSnapshots(root), checkpoints)
    )
    async with asyncio.TaskGroup() as group:
        arguments = json.dumps({"command": "echo 1 > b.txt; sleep 30"})
        task = group.create_task(tool.run(arguments))
        await until(lambda: (folder / "b.txt").read_text() == "1\n")
        task.cancel()
    assert checkpoints.changes == {"b.txt": (b"two\n", b"1\n")}


class _Stopping(RecordedCheckpoints):
    """Checkpoints during which the user stops the call."""

    def __init__(self) -> None:
        super().__init__()
        self.stop: Callable[[], object] = lambda: None

    async def before(self, *changes: PlannedChange) -> None:
        self.stop()
        await let_others_run()
        await super().before(*changes)


async def test_a_stop_while_changes_are_recorded_loses_none(folder: Path) -> None:
    checkpoints = _Stopping()
    root = ProjectRoot(folder)
    tool = RunShell(
        Sandbox(SandboxBackend(), folder), root, undo=CommandUndo(FileSnapshots(root), checkpoints)
    )
    async with asyncio.TaskGroup() as group:
        arguments = json.dumps({"command": "echo done; echo 1 | tee src/a.py b.txt same"})
        task = group.create_task(tool.run(arguments))
        checkpoints.stop = task.cancel
    assert checkpoints.changes == {
        "src/a.py": (b"one\n", b"1\n"),
        "b.txt": (b"two\n", b"1\n"),
        "same": (b"same\n", b"1\n"),
    }
    assert task.result().data.startswith(b"done\n")


def test_files_beyond_the_limits_of_a_snapshot_are_named(folder: Path) -> None:
    (folder / "large").write_bytes(b"x" * 100)
    checkpoints = RecordedCheckpoints()
    output = changes_text(
        folder, "echo > large; echo > b.txt", checkpoints, SnapshotBounds(largest=50)
    )
    assert "[changed while it ran, and cannot be taken back: 'large']" in output
    assert set(checkpoints.changes) == {"b.txt"}
    checkpoints = RecordedCheckpoints()
    bounds = SnapshotBounds(total_bytes=30)
    output = changes_text(
        folder, "for i in 1 2 3; do echo 12345678 > n$i; done; echo 4444 > n4", checkpoints, bounds
    )
    assert "cannot be taken back: 'n4'" in output


def test_that_a_project_has_too_many_files_is_said_once(folder: Path) -> None:
    root = ProjectRoot(folder)
    snapshots = FileSnapshots(root, bounds=SnapshotBounds(files=2))
    undo = CommandUndo(snapshots, RecordedCheckpoints())
    tool = RunShell(Sandbox(SandboxBackend(), folder), root, undo=undo)
    outputs = [text_of(tool, command=f"echo {number} > b.txt") for number in range(2)]
    assert ["too many files" in output for output in outputs] == [True, False]


def test_no_file_that_a_cut_off_snapshot_left_out_counts_as_made_by_the_command(
    folder: Path,
) -> None:
    for number in range(57):
        (folder / f"f{number}").write_text("as before\n")
    snapshots = FileSnapshots(ProjectRoot(folder), bounds=SnapshotBounds(files=50))
    before = snapshots.before()
    removed = min(before)
    (folder / removed).unlink()
    (folder / "made").write_text("new\n")
    result = snapshots.after(before)
    changes = changes_of(result)
    assert [(change.path, change.after) for change in changes] == [(removed, None)]
    assert result.beyond == []
    assert result.partial


def test_a_file_whose_old_content_could_not_be_saved_is_named(folder: Path) -> None:
    output = changes_text(
        folder, "echo > b.txt; echo > same", RecordedCheckpoints(refusing="b.txt")
    )
    assert "cannot be taken back: 'b.txt'" in output


def test_a_pipe_or_socket_that_came_or_went_is_named(folder: Path) -> None:
    os.mkfifo(folder / "used")
    os.mkfifo(folder / "gone")
    line = "rm gone b.txt; mkfifo b.txt made; exec 3<>used; echo >&3"
    output = changes_text(folder, line, RecordedCheckpoints())
    assert "cannot be taken back: 'b.txt', 'gone', 'made']" in output


def test_of_links_pipes_and_what_programs_make_again_there_is_no_copy(
    folder: Path,
) -> None:
    (folder / ".env").write_text("KEY")
    (folder / "node_modules").mkdir()
    (folder / "link").symlink_to("/etc/hostname")
    os.mkfifo(folder / "pipe")
    snapshots = FileSnapshots(ProjectRoot(folder))
    before = snapshots.before()
    assert set(before) == {"b.txt", "same", "src/a.py", ".env", "link", "pipe", "node_modules"}
    assert before["link"].pack is before["pipe"].pack is before["node_modules"].pack is None


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="commands keep no names free here")
def test_a_folder_that_keeps_a_name_free_is_no_change_of_the_command(folder: Path) -> None:
    snapshots = FileSnapshots(ProjectRoot(folder))
    before = snapshots.before()
    with hold_mountpoints([str(folder / ".vscode"), str(folder / ".git")]):
        during = snapshots.before()
        changed = snapshots.after(before)
        assert changes_of(changed) == changed.beyond == []
    changed = snapshots.after(during)
    assert changes_of(changed) == changed.beyond == []
    (folder / ".vscode").mkdir()
    assert [change.path for change in changes_of(snapshots.after(before))] == [".vscode/"]


def test_an_older_snapshot_keeps_its_copies_when_the_pack_is_rewritten(folder: Path) -> None:
    snapshots = FileSnapshots(ProjectRoot(folder), bounds=SnapshotBounds(total_bytes=10))
    before = snapshots.before()
    for number in range(5):
        (folder / "b.txt").write_text(f"{number}" * 8)
        snapshots.before()
    [change] = changes_of(snapshots.after(before))
    assert change.before is not None
    assert b"".join(change.before) == b"two\n"


def test_outdated_copies_of_a_snapshot_make_room_for_needed_ones(folder: Path) -> None:
    (folder / "large").write_text("x" * 50)
    snapshots = FileSnapshots(ProjectRoot(folder), bounds=SnapshotBounds(total_bytes=100))
    for number in range(30):
        (folder / "b.txt").write_text(f"{number:2}" * 4)
        assert all(seen.pack is not None for seen in snapshots.before().values())
    (folder / "more").write_text("y" * 60)
    assert [path for path, seen in snapshots.before().items() if seen.pack is None] == ["more"]


def test_no_file_is_left_open(folder: Path) -> None:
    handles = Path("/proc/self/fd")
    if not handles.exists():
        pytest.skip("open files cannot be listed here")
    before = len(os.listdir(handles))
    for _ in range(3):
        snapshots = FileSnapshots(ProjectRoot(folder), bounds=SnapshotBounds(files=1))
        snapshots.after(snapshots.before())
        del snapshots
    assert len(os.listdir(handles)) == before


_NAMES = st.sampled_from(["a", "b", "d/a", "d/b", "d/e/a"])
_STEPS = st.lists(st.tuples(_NAMES, st.one_of(st.none(), st.binary(max_size=8))), max_size=6)


@settings(max_examples=tries(60), deadline=None)
@given(rounds=st.lists(_STEPS, min_size=1, max_size=4))
def test_the_changes_between_two_snapshots_lead_from_the_first_to_the_second(
    tmp_path_factory: pytest.TempPathFactory, rounds: list[list[tuple[str, bytes | None]]]
) -> None:
    folder = tmp_path_factory.mktemp("project")
    snapshots = FileSnapshots(ProjectRoot(folder))
    for steps in rounds:
        was = _content(folder)
        before = snapshots.before()
        for name, data in steps:
            place = folder / name
            if data is None:
                place.unlink(missing_ok=True)
            else:
                write_file(place, data)
        now = _content(folder)
        changed = snapshots.after(before)
        changes = changes_of(changed)
        assert changed.beyond == []
        for change in changes:
            content = None if change.before is None else b"".join(change.before)
            assert was.pop(change.path, None) == content
            if isinstance(change.after, bytes):
                was[change.path] = change.after
        assert was == now


def _content(folder: Path) -> dict[str, bytes]:
    files = {str(path.relative_to(folder)): path for path in folder.rglob("*")}
    return {
        name if path.is_file() else f"{name}/": path.read_bytes() if path.is_file() else b""
        for name, path in files.items()
    }
