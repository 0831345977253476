"""What a command changed is given back by its undo, bytes and permissions, or it was named."""

import asyncio
import os
import random
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import FileChanged, Recorded
from helix_desktop.domain.file_changes import RestoreOutcome, fold_file_changes
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.agent.shell import CommandUndo, RecordedChanges
from helix_desktop.tools.files.file_restore import FileRestorer
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.snapshots import DEFAULT_BOUNDS, FileSnapshots, SnapshotBounds
from helix_desktop.tools.tool import call_scope
from tests.app.changing import FileWriter
from tests.examples import tries
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, SavedData
from tests.files import write_file

SESSION = SessionId("0" * 16)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no snapshots are taken there")


class Project:
    """A folder, and a store with the changes that commands made in it."""

    def __init__(self, folder: Path, bounds: SnapshotBounds = DEFAULT_BOUNDS) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.store = FakeStore(FakeClock(), SavedData())
        self.writer = FileWriter(folder, self.store)
        self.root = ProjectRoot(folder)
        self.snapshots = FileSnapshots(self.root, bounds=bounds)

    async def run(self, command: str) -> RecordedChanges:
        """Run a command as a shell does for an agent, and record what it changed."""
        await self.writer.begin(SESSION)
        undo = CommandUndo(self.snapshots, self.writer.checkpoints(SESSION))
        with call_scope(ToolCall("c1", "shell", "{}")):
            async with undo.before() as (before, others):
                await asyncio.to_thread(
                    subprocess.run, ["bash", "-c", command], cwd=self.folder, check=False
                )
                return await undo.record(before, others)

    async def undo(self) -> dict[str, RestoreOutcome]:
        """Undo everything that was recorded, the newest first."""
        events = [
            item.event for item in await self.store.events(SESSION, 1) if isinstance(item, Recorded)
        ]
        changes = fold_file_changes(event for event in events if isinstance(event, FileChanged))
        restorer = FileRestorer(
            self.root, self.store, self.writer.checkpoints(SESSION), with_commands=True
        )
        results = await restorer.restore([*reversed(changes)])
        return {result.path: result.result for result in results}

    def state(self) -> dict[str, tuple[int, bytes]]:
        """Each file, folder, and link with its permissions and content."""
        found: dict[str, tuple[int, bytes]] = {}
        for path in self.folder.rglob("*"):
            status = path.lstat()
            name = str(path.relative_to(self.folder))
            if stat.S_ISLNK(status.st_mode):
                found[name] = (0, os.readlink(path).encode())
            elif stat.S_ISREG(status.st_mode):
                found[name] = (stat.S_IMODE(status.st_mode), path.read_bytes())
            elif stat.S_ISDIR(status.st_mode):
                found[f"{name}/"] = (stat.S_IMODE(status.st_mode), b"")
        return found


@pytest.mark.slow
async def test_400_small_files_are_there_again_after_the_undo_of_their_deletion(
    tmp_path: Path,
) -> None:
    project = Project(tmp_path / "project")
    for number in range(400):
        write_file(project.folder / f"n/{number}", f"{number}\n")
    before = project.state()
    recorded = await project.run("rm -rf n; for i in $(seq 350); do echo $i > made$i; done")
    assert recorded.lost == ()
    assert len(recorded.paths) == 751
    assert {*(await project.undo()).values()} == {RestoreOutcome.DONE}
    assert project.state() == before


@pytest.mark.parametrize("mode", ["700", "444", "000", "a+x"])
async def test_permissions_alone_are_given_back(tmp_path: Path, mode: str) -> None:
    if mode == "000" and os.geteuid() != 0:
        pytest.skip("only root can read what nobody may read")
    project = Project(tmp_path / "project")
    write_file(project.folder / "tool", "echo 1\n")
    (project.folder / "tool").chmod(0o640)
    before = project.state()
    recorded = await project.run(f"chmod {mode} tool")
    assert recorded.paths == ("tool",)
    assert await project.undo() == {"tool": RestoreOutcome.DONE}
    assert project.state() == before


@pytest.mark.parametrize(
    ("command", "paths"),
    [
        ("mkdir -p new/empty", ("new/", "new/empty/")),
        ("rmdir src/empty", ("src/empty/",)),
        ("chmod 700 src", ("src/",)),
        ("chmod 000 src/empty", ("src/empty/",)),
        ("echo 2 > src/a; chmod 000 src/empty src", ("src/a", "src/empty/", "src/")),
        ("rm -rf src", ("src/a", "src/empty/", "src/")),
        ("mv src other", ("other/", "other/empty/", "other/a", "src/a", "src/empty/", "src/")),
        ("echo 2 > src/a; chmod 500 src", ("src/a", "src/")),
        ("chmod 755 closed; echo 2 > closed/b", ("closed/", "closed/b")),
        ("rm -r src; echo 1 > src", ("src/a", "src/empty/", "src/", "src")),
        ("rm src/a; mkdir src/a", ("src/a", "src/a/")),
        ("rm src/a; mkdir src/a; touch src/a/in", ("src/a", "src/a/", "src/a/in")),
        (
            "rm src/a; mkdir -p src/a/deep; touch src/a/deep/in",
            ("src/a", "src/a/", "src/a/deep/", "src/a/deep/in"),
        ),
    ],
)
async def test_folders_are_given_back_with_their_permissions(
    tmp_path: Path, command: str, paths: tuple[str, ...]
) -> None:
    project = Project(tmp_path / "project")
    for name in ("src/a", "closed/b"):
        write_file(project.folder / name, "1\n")
    (project.folder / "src/empty").mkdir()
    (project.folder / "src").chmod(0o775)
    (project.folder / "closed").chmod(0o555)
    before = project.state()
    recorded = await project.run(command)
    assert (recorded.paths, recorded.lost) == (paths, ())
    assert project.state() != before
    assert {*(await project.undo()).values()} == {RestoreOutcome.DONE}
    assert project.state() == before


@pytest.mark.parametrize(
    ("command", "lost"),
    [
        ("chmod 700 .", ("./",)),
        ("ln a new", ("new",)),
        ("ln a new; echo 2 > new", ("a", "new")),
        ("echo 2 > b; rm a; ln b a", ("a", "b")),
    ],
)
async def test_what_no_undo_writes_is_named(
    tmp_path: Path, command: str, lost: tuple[str, ...]
) -> None:
    project = Project(tmp_path / "project")
    write_file(project.folder / "a", "1\n")
    project.folder.chmod(0o755)
    recorded = await project.run(command)
    assert recorded.lost == lost
    assert RestoreOutcome.DONE not in (await project.undo()).values()


async def test_a_new_folder_in_which_something_else_is_by_now_stays(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    await project.run("mkdir new; echo 1 > new/a")
    write_file(project.folder / "new/mine", "mine\n")
    results = await project.undo()
    assert results == {"new/": RestoreOutcome.CHANGED_SINCE, "new/a": RestoreOutcome.DONE}
    assert [*project.state()] == ["new/", "new/mine"]


@pytest.mark.parametrize("kind", ["link", "file"])
async def test_what_took_a_folder_s_place_since_is_left_alone(tmp_path: Path, kind: str) -> None:
    project = Project(tmp_path / "project")
    outside = tmp_path / "outside"
    for folder in (outside, project.folder / "src"):
        folder.mkdir(mode=0o755)
    await project.run("chmod 700 src")
    (project.folder / "src").rmdir()
    if kind == "link":
        (project.folder / "src").symlink_to(outside)
    else:
        (project.folder / "src").write_text("mine\n")
    assert await project.undo() == {"src/": RestoreOutcome.FAILED}
    assert stat.S_IMODE(outside.stat().st_mode) == 0o755


async def test_permissions_that_somebody_gave_a_folder_since_stay(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    (project.folder / "src").mkdir()
    await project.run("chmod 700 src")
    (project.folder / "src").chmod(0o750)
    assert await project.undo() == {"src/": RestoreOutcome.CHANGED_SINCE}
    assert (project.folder / "src").stat().st_mode & 0o777 == 0o750


async def test_permissions_that_somebody_set_since_stay(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    write_file(project.folder / "tool", "echo 1\n")
    await project.run("chmod 700 tool")
    (project.folder / "tool").chmod(0o600)
    assert await project.undo() == {"tool": RestoreOutcome.CHANGED_SINCE}
    assert (project.folder / "tool").stat().st_mode & 0o777 == 0o600


async def test_a_file_that_a_command_wrote_and_closed_is_as_it_was_after_the_undo(
    tmp_path: Path,
) -> None:
    project = Project(tmp_path / "project")
    write_file(project.folder / "a", "one\n")
    before = project.state()
    await project.run("echo two > a; chmod 444 a; echo new > b; chmod 400 b")
    assert {*(await project.undo()).values()} == {RestoreOutcome.DONE}
    assert project.state() == before


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("rm venv/notes", "venv/"),
        ("echo 1 > .cache/deep/a", ".cache/deep/a"),
        ("rm -r venv", "venv/"),
        ("mkdir node_modules; touch node_modules/a", "node_modules/"),
        ("mv venv elsewhere", "elsewhere/notes"),
    ],
)
async def test_what_changes_in_folders_of_which_nothing_is_kept_is_named(
    tmp_path: Path, command: str, named: str
) -> None:
    project = Project(tmp_path / "project")
    for name in ("venv/notes", ".cache/deep/a", "kept"):
        write_file(project.folder / name, "as before\n")
    await asyncio.to_thread(settle, project.folder)
    assert (await project.run("echo 1 > kept")).lost == ()
    recorded = await project.run(command)
    assert named in recorded.lost
    assert named in recorded.note


def settle(folder: Path) -> None:
    """Wait until the clock of the file system is past what was written."""
    newest = max(path.lstat().st_ctime_ns for path in folder.rglob("*"))
    probe = folder.parent / "clock"
    while not probe.exists() or probe.stat().st_ctime_ns < newest + 40_000_000:
        probe.write_text("")


NAMES = ("a", "b", "d/a", "d/e/b", "venv/x", ".cache/y", "node_modules/m/z", "d/venv/lib/q")
LINES = (
    *("rm -rf {0}", "mv {0} {1}", "cp -r {0} {1}", "echo more >> {0}", "chmod 700 {0}"),
    *("chmod 444 {0}", "rm -rf $(dirname {0})", "mkdir -p new; mv {0} new", "ln -sf {0} {1}"),
    *("head -c 3000 /dev/zero > {0}", "mv $(dirname {0}) moved", "mkdir -p {1}; touch {1}/in"),
    *("sed -i s/a/b/ {0}", "mkdir -p new/empty", "chmod 750 $(dirname {0})", "rmdir d/empty"),
)


@settings(max_examples=tries(40), deadline=None)
@given(
    tree=st.dictionaries(st.sampled_from(NAMES), st.integers(0, 2500), max_size=8),
    lines=st.lists(
        st.tuples(st.sampled_from(LINES), st.sampled_from(NAMES), st.sampled_from(NAMES)),
        min_size=1,
        max_size=4,
    ),
)
def test_undo_gives_each_file_back_or_it_was_named(
    tmp_path_factory: pytest.TempPathFactory,
    tree: dict[str, int],
    lines: list[tuple[str, str, str]],
) -> None:
    place = tmp_path_factory.mktemp("kept")
    project = Project(place / "project", SnapshotBounds(largest=2000, total_bytes=6000))
    for name, size in tree.items():
        write_file(project.folder / name, random.Random(name).randbytes(size).hex()[:size])
    write_file(project.folder / "other", "as before\n")
    (project.folder / "d/empty").mkdir(parents=True, exist_ok=True)
    settle(project.folder)
    before = project.state()
    recorded = asyncio.run(project.run("; ".join(line.format(*names) for line, *names in lines)))
    asyncio.run(project.undo())
    after = project.state()
    for name in before.keys() | after.keys():
        if before.get(name) != after.get(name):
            named = any(
                name == lost
                or (lost.endswith("/") and name.startswith(lost))
                # a folder stays for what is in it
                or (name.endswith("/") and lost.startswith(name))
                for lost in recorded.lost
            )
            assert named, (name, recorded.lost, recorded.paths)
    shutil.rmtree(place)


async def test_a_folder_with_too_many_files_to_look_at_is_told_of_once(tmp_path: Path) -> None:
    project = Project(tmp_path / "project", SnapshotBounds(looked_at=-1.0))
    write_file(project.folder / "node_modules/a", "1")
    recorded = [await project.run("echo 1 > made") for _ in range(2)]
    assert ["'node_modules/'" in each.note for each in recorded] == [True, False]
    assert [each.lost for each in recorded] == [(), ()]


async def test_a_link_in_the_place_of_a_file_with_the_same_content_is_named(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    for name in ("a", "b"):
        write_file(project.folder / name, "the same\n")
    assert (await project.run("ln -sf a b")).lost == ("b",)
