"""What tools did to files is taken back exactly, for the named files only, never over others."""

import json
import os
import stat
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import FileChanged, Recorded
from helix_desktop.domain.file_changes import (
    FileChange,
    FileRestoreResult,
    FileState,
    RestoreOutcome,
    fold_file_changes,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.files.file_change import FileChanger
from helix_desktop.tools.files.file_restore import FileComparer, FileRestorer
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.tool import call_scope
from helix_desktop.tools.toolbox import AgentToolbox
from tests.engine.test_file_checkpoints import checkpointed
from tests.files import write_file

SESSION = SessionId("0" * 15 + "1")
T = TypeVar("T")


class Scene:
    """A folder, a store, the tools and what takes their work back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store, self.checkpoints = checkpointed(SESSION)
        self.root = ProjectRoot(folder)
        tools = (WriteFile(self.root, self.checkpoints), EditFile(self.root, self.checkpoints))
        self.toolbox = AgentToolbox(tools)
        self.comparer = FileComparer(self.root, self.store)
        self.restorer = FileRestorer(self.root, self.store, self.checkpoints)
        self._calls = 0

    async def call(self, tool: str, **arguments: object) -> str:
        self._calls += 1
        call = ToolCall(f"call_{self._calls}", tool, json.dumps(arguments))
        output = await self.toolbox.run(call)
        assert not output.failed, output.data.decode()
        return output.data.decode()

    async def events(self, first: int = 1) -> list[FileChanged]:
        if SESSION not in self.store.saved_data.journals:
            return []
        result = await self.store.events(SESSION, first)
        return [
            item.event
            for item in result
            if isinstance(item, Recorded) and isinstance(item.event, FileChanged)
        ]

    async def changes(self, first: int = 1) -> Sequence[FileChange]:
        return fold_file_changes(await self.events(first))

    async def restore(self, first: int = 1) -> list[FileRestoreResult]:
        return await self.restorer.restore(await self.changes(first))


async def test_a_change_is_journaled_with_its_call_and_both_contents(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("old")
    (tmp_path / "f").chmod(0o640)
    scene = Scene(tmp_path)
    await scene.call("write_file", path="f", content="new")
    await scene.call("write_file", path="made", content="x")
    first, second = await scene.events()
    assert (first.path, first.call, first.tool, first.mode) == ("f", "call_1", "write_file", 0o640)
    assert first.before is not None
    assert first.after is not None
    assert await scene.store.get(first.before) == b"old"
    assert await scene.store.get(first.after) == b"new"
    assert (second.before, second.call) == (None, "call_2")


async def test_several_changes_are_taken_back_as_one(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("one\n")
    scene = Scene(tmp_path)
    await scene.call("edit_file", path="f", edits=[{"old": "one", "new": "two"}])
    await scene.call("write_file", path="new/g", content="g")
    await scene.call("edit_file", path="f", edits=[{"old": "two", "new": "three"}])
    changed, made = await scene.changes()
    assert changed.calls == ("call_1", "call_3")
    assert (await scene.comparer.compare(changed)).hunks == ("@@ -1,1 +1,1 @@\n-one\n+three",)
    assert (await scene.comparer.look(made)).state is FileState.AS_CHANGED
    results = await scene.restore()
    assert [result.result for result in results] == [RestoreOutcome.DONE, RestoreOutcome.DONE]
    assert (tmp_path / "f").read_text() == "one\n"
    assert not (tmp_path / "new" / "g").exists()
    assert [item.result for item in await scene.restorer.restore((changed, made))] == [
        RestoreOutcome.NOTHING_TO_DO
    ] * 2


@pytest.mark.parametrize("where", ["inside", "outside"])
@pytest.mark.parametrize("folder", ["a", "a/dots"])
async def test_nothing_is_taken_back_where_a_link_is_in_the_place_of_a_folder(
    tmp_path: Path, folder: str, where: str
) -> None:
    """Behind it is the same content, which Helix did not write."""
    project = tmp_path / "project"
    write_file(project / "a/dots/changed", "old\n")
    scene = Scene(project)
    await scene.call("write_file", path="a/dots/changed", content="new\n")
    await scene.call("write_file", path="a/dots/made", content="new\n")
    changes = await scene.changes()
    other = (project if where == "inside" else tmp_path) / "other"
    (project / folder).rename(other)
    up = "../" * folder.count("/") + ("" if where == "inside" else "../")
    (project / folder).symlink_to(f"{up}other")
    results = await scene.restorer.restore(changes)
    results += [await scene.restorer.restore_hunks(change, [0]) for change in changes[:1]]
    assert {result.result for result in results} == {RestoreOutcome.FAILED}
    with pytest.raises(ToolError):
        await scene.restorer.copy(changes[0])
    assert {file.read_text() for file in other.rglob("*") if file.is_file()} == {"new\n"}
    assert len([*other.rglob("*")]) == (3 if folder == "a" else 2)


async def test_what_somebody_changed_since_is_left_and_a_copy_is_offered(tmp_path: Path) -> None:
    file = tmp_path / "src" / "f.py"
    write_file(file, "old")
    scene = Scene(tmp_path)
    await scene.call("write_file", path="src/f.py", content="new")
    file.write_text("theirs")
    (change,) = await scene.changes()
    (outcome,) = await scene.restore()
    assert outcome.result is RestoreOutcome.CHANGED_SINCE
    assert "You can save a copy" in outcome.detail
    assert file.read_text() == "theirs"
    assert await scene.restorer.copy(change) == "src/f.before.py"
    assert await scene.restorer.copy(change) == "src/f.before-2.py"
    assert (tmp_path / "src" / "f.before.py").read_text() == "old"
    file.unlink()
    (restored_outcome,) = await scene.restorer.restore([change])
    assert restored_outcome.result is RestoreOutcome.CHANGED_SINCE


LINES = [f"line {number}\n" for number in range(40)]


async def test_single_changes_are_taken_back_although_others_go_on(tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_text("".join(LINES))
    scene = Scene(tmp_path)
    edits = [{"old": f"line {n}\n", "new": f"LINE {n}\n"} for n in (5, 20, 35)]
    await scene.call("edit_file", path="f", edits=edits)
    (change,) = await scene.changes()
    assert len((await scene.comparer.compare(change)).hunks) == 3
    file.write_text("theirs\n" + file.read_text().replace("LINE 35", "mine 35"))
    outcome = await scene.restorer.restore_hunks(change, [1])
    assert outcome.result is RestoreOutcome.DONE
    outcome = await scene.restorer.restore_hunks(change, [0, 2])
    assert (outcome.result, outcome.stuck) == (RestoreOutcome.IN_PART, (2,))
    again = await scene.restorer.restore_hunks(change, [2])
    assert again.result is RestoreOutcome.CHANGED_SINCE
    wanted = "theirs\n" + "".join(LINES).replace("line 35", "mine 35")
    assert file.read_text() == wanted


async def test_a_crash_between_keeping_and_writing_loses_nothing(tmp_path: Path) -> None:
    """The event says what was to come; the file says that it did not."""
    (tmp_path / "f").write_text("old")
    scene = Scene(tmp_path)

    class Stops(Exception):
        pass

    real = scene.checkpoints

    class Crashing:
        async def before(self, *changes: object) -> None:
            await real.before(*changes)  # type: ignore[arg-type]
            raise Stops

    with pytest.raises(Stops):
        await FileChanger(scene.root, Crashing()).change("f", lambda _before: b"new")
    (change,) = await scene.changes()
    assert (tmp_path / "f").read_text() == "old"
    assert (await scene.comparer.look(change)).state is FileState.AS_BEFORE
    assert [item.result for item in await scene.restore()] == [RestoreOutcome.NOTHING_TO_DO]


async def test_one_file_that_cannot_be_restored_stops_no_other(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).write_text("old")
    scene = Scene(tmp_path)
    for name in ("a", "b"):
        await scene.call("write_file", path=name, content="new")
    (tmp_path / "a").chmod(0o444)
    results = await scene.restore()
    assert [result.result for result in results] == [RestoreOutcome.FAILED, RestoreOutcome.DONE]
    assert "read-only" in results[0].detail
    assert (tmp_path / "a").read_text() == "new"


async def test_a_deleted_file_comes_back_with_its_mode(tmp_path: Path) -> None:
    (tmp_path / "run").write_bytes(b"\xff\0binary")
    (tmp_path / "run").chmod(0o750)
    scene = Scene(tmp_path)
    await FileChanger(scene.root, scene.checkpoints).change("run", lambda _before: None)
    assert not (tmp_path / "run").exists()
    await scene.restore()
    assert (tmp_path / "run").read_bytes() == b"\xff\0binary"
    assert stat.S_IMODE((tmp_path / "run").stat().st_mode) == 0o750


async def test_a_large_file_is_kept_and_restored_in_pieces(tmp_path: Path) -> None:
    data = os.urandom(1024) * (17 * 1024)
    (tmp_path / "big").write_bytes(data)
    scene = Scene(tmp_path)
    await scene.call("write_file", path="big", content="small")
    (change,) = await scene.changes()
    assert not (await scene.comparer.compare(change)).comparable
    with pytest.raises(ToolError, match="didn't exist before"):
        await scene.restorer.copy(FileChange("x", None, None, 0, ()))
    await scene.restore()
    assert (tmp_path / "big").read_bytes() == data


@given(st.one_of(st.none(), st.binary(max_size=60)), st.text(max_size=60), st.integers(0, 0o777))
async def test_restoring_after_a_write_gives_the_same_bytes_and_mode(
    data: bytes | None, content: str, mode: int
) -> None:
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "f"
        if data is not None:
            file.write_bytes(data)
            readable = 0 if os.geteuid() == 0 else stat.S_IRUSR
            file.chmod(mode | stat.S_IWUSR | readable)
        before = file.stat().st_mode if data is not None else None
        scene = Scene(Path(name))
        await scene.call("write_file", path="f", content=content)
        assert file.read_bytes() == content.encode()
        for outcome in await scene.restore():
            assert outcome.result in (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO)
        assert (file.read_bytes() if file.exists() else None) == data
        assert (file.stat().st_mode if file.exists() else None) == before


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
async def test_a_file_that_its_owner_may_not_read_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("kept")
    (tmp_path / "f").chmod(stat.S_IWUSR)
    scene = Scene(tmp_path)
    with pytest.raises(AssertionError, match="cannot be read"):
        await scene.call("write_file", path="f", content="new")
    (tmp_path / "f").chmod(stat.S_IRUSR)
    assert (tmp_path / "f").read_text() == "kept"


@pytest.mark.skipif(sys.platform != "linux", reason="names are any bytes on Linux only")
async def test_folders_below_one_with_a_backslash_in_its_name_are_undone(tmp_path: Path) -> None:
    folder, other = tmp_path / rb"d\xe9".decode(), tmp_path / os.fsdecode(b"d\xe9")
    (folder / "gone").mkdir(parents=True)
    (other / "made").mkdir(parents=True)  # of the user
    scene = Scene(tmp_path)
    snapshots = FileSnapshots(scene.root)
    seen = snapshots.before()
    (folder / "gone").rmdir()
    (folder / "made").mkdir()
    with call_scope(ToolCall("call_1", "shell", "")):
        done = snapshots.after(seen)
    for group in done.groups:
        await scene.checkpoints.before(*group)
    restorer = FileRestorer(scene.root, scene.store, scene.checkpoints, with_commands=True)
    results = await restorer.restore(await scene.changes())
    assert {result.result for result in results} == {RestoreOutcome.DONE}
    assert sorted(folder.iterdir()) == [folder / "gone"]
    assert sorted(other.iterdir()) == [other / "made"]


_STEP = st.one_of(
    st.binary(min_size=1, max_size=6),
    st.lists(st.sampled_from([b"\\", b"x", b"e9", b"\xe9", b"\xc3", b"\xa9"]), min_size=1).map(
        b"".join
    ),
).filter(lambda name: not {0, ord("/")}.intersection(name) and name.strip(b". ") == name != b"")
_TREES = st.dictionaries(
    st.tuples(_STEP, _STEP | st.none()),
    st.tuples(*[st.none() | st.binary(max_size=3)] * 2),
    max_size=8,
)


@pytest.mark.skipif(sys.platform != "linux", reason="names are any bytes on Linux only")
@given(_TREES)
@example({(b"notes\xe9.txt", None): (b"mine", b"mine"), (rb"notes\xe9.txt", None): (None, b"made")})
@example({(rb"notes\\x\xe9", rb"\x"): (b"1", b"2"), (rb"notes\x\xe9", rb"\x"): (b"3", None)})
async def test_what_a_command_did_is_undone_in_files_of_any_names(
    files: dict[tuple[bytes, bytes | None], tuple[bytes | None, bytes | None]],
) -> None:
    folders = {folder for folder, name in files if name is not None}
    contents = {
        b"/".join(filter(None, path)): states
        for path, states in files.items()
        if path[1] is not None or path[0] not in folders
    }
    with tempfile.TemporaryDirectory() as place:
        top = os.fsencode(place)

        def write(state: int) -> None:
            for path, states in contents.items():
                os.makedirs(os.path.dirname(os.path.join(top, path)), exist_ok=True)
                if (data := states[state]) is not None:
                    with open(os.path.join(top, path), "wb") as file:
                        file.write(data)
                elif state:
                    with suppress(FileNotFoundError):
                        os.unlink(os.path.join(top, path))

        def read() -> dict[bytes, bytes]:
            found = {}
            for folder, _, names in os.walk(top):
                for name in names:
                    with open(os.path.join(folder, name), "rb") as file:
                        found[os.path.relpath(os.path.join(folder, name), top)] = file.read()
            return found

        write(0)
        scene, before = Scene(Path(place)), read()
        snapshots = FileSnapshots(scene.root)
        seen = snapshots.before()
        write(1)
        with call_scope(ToolCall("call_1", "shell", "")):
            done = snapshots.after(seen)
        for group in done.groups:
            for change in group:
                await scene.checkpoints.before(change)
        assert done.beyond == []
        root = ProjectRoot(Path(place), granted=lambda _path: True)
        restorer = FileRestorer(root, scene.store, scene.checkpoints, with_commands=True)
        for result in await restorer.restore(await scene.changes()):
            assert result.result in (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO)
        assert read() == before
