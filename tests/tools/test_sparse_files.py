"""A file of a terabyte that takes no room on the disk: whoever meets it ends soon, in words.

The memory of the process is bounded while each of these runs.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.file_changes import FileState, RestoreOutcome
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.agent.read_files import ListFiles, ReadFile
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.files.file_change import MAX_STORED_BYTES
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.repository_places import configured_places, gitdir_target
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.permissions.call_policy import shown_file_text
from helix_desktop.tools.project_guides import ProjectGuides
from helix_desktop.tools.text.file_content import file_encoding, read_lines
from helix_desktop.tools.text.file_search import SearchBounds
from tests.fakes.checkpoints import FakeCheckpoints
from tests.tools.running import output_of, text_of
from tests.tools.test_file_restore import Scene

if sys.platform != "linux":
    pytest.skip("sparse files and limits of Linux", allow_module_level=True)

import resource

pytestmark = pytest.mark.timeout(120)

TERABYTE = 1 << 40
MEMORY = 1 << 30
"""Bytes that the process may take in addition to what it has."""


@pytest.fixture(autouse=True)
def bounded() -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_AS)
    taken = int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGESIZE")
    resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


def sparse(path: Path, beginning: bytes = b"", size: int = TERABYTE) -> Path:
    path.write_bytes(beginning)
    os.truncate(path, size)
    return path


def test_nothing_but_nulls_is_told_as_what_it_is(tmp_path: Path) -> None:
    sparse(tmp_path / "f")
    for arguments in ({}, {"lines": 0}, {"start": 1_000_000}):
        text_shown = text_of(ReadFile(tmp_path), path="f", **arguments)
        assert text_shown.startswith("[f is not text: binary data, 1,099,511,627,776 bytes]")
    assert text_of(ListFiles(tmp_path)) == "f (1,099,511,627,776 bytes)"


BEGINNING = b"first\nsecond\n" + b"x" * 8_192


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [{}, {"lines": 0}, {"start": 2}, {"start": 9_000_000}])
def test_a_line_without_an_end_is_shown_by_its_beginning(
    tmp_path: Path, arguments: dict[str, int]
) -> None:
    sparse(tmp_path / "f", BEGINNING)
    output = output_of(ReadFile(tmp_path), path="f", **arguments)
    text_shown = output.data.decode()
    assert output.stream is None
    assert len(text_shown) < 10_000
    assert "[stopped after 5 seconds, at line" in text_shown
    assert ("2\tsecond" in text_shown) == (arguments.get("start", 1) <= 2)
    assert ("too many to be kept; read the lines that are needed" in text_shown) == (
        arguments == {"lines": 0}
    )


@pytest.mark.slow
@pytest.mark.parametrize("codec", ["utf-8", "utf-16"])
def test_lines_that_were_found_in_time_are_shown(tmp_path: Path, codec: str) -> None:
    text = "".join(f"{number}\n" for number in range(9_000))
    with sparse(tmp_path / "f", text.encode(codec)).open("rb") as file:
        spelling = file_encoding(file)
        assert spelling is not None
        result = read_lines(file, 8_999, 2, max_chars=1_000, spelling=spelling)
        assert (result.last, result.more, result.timed_out) == (9_000, True, False)
        result = read_lines(file, 8_999, 5, max_chars=1_000, spelling=spelling)
    assert result.lines[:2] == ["8999\t8998", "9000\t8999"]
    assert result.timed_out


def test_a_file_that_grows_while_it_is_kept_is_kept_as_long_as_it_was(tmp_path: Path) -> None:
    data = b"0123456789abcde\n" * 400_000
    (tmp_path / "f").write_bytes(data)
    output = output_of(ReadFile(tmp_path), path="f", lines=0)
    os.truncate(tmp_path / "f", TERABYTE)
    assert output.stream is not None
    assert sum(map(len, output.stream)) == len(data)


@pytest.mark.slow
@pytest.mark.parametrize("by_bytes", [True, False])
def test_a_search_reads_the_beginning_of_a_sparse_file_and_all_other_files(
    tmp_path: Path, *, by_bytes: bool
) -> None:
    sparse(tmp_path / "a.log", b"TODO\n" + b"x" * 20_000)
    (tmp_path / "b.py").write_text("# TODO\n")
    # whether other files can be passed over by their bytes or not
    arguments = {"text": "TODO"} if by_bytes else {"text": "TODO$", "regex": True}
    bounds = SearchBounds(file_bytes=64 * 1024 * 1024)
    first, *rest = text_of(SearchFiles(tmp_path, bounds), **arguments).splitlines()
    assert first == "a.log:1: TODO"
    assert rest[0] == "b.py:1: # TODO"
    assert "only 67,108,864 of 1,099,511,627,776 bytes were searched" in rest[1]
    sparse(tmp_path / "a.log", b"TODO\n")
    assert text_of(SearchFiles(tmp_path), **arguments) == "b.py:1: # TODO"


def test_a_huge_sparse_file_is_neither_written_nor_edited_nor_shown(tmp_path: Path) -> None:
    sparse(tmp_path / "f", b"old\n")
    before, checkpoints = (tmp_path / "f").stat(), FakeCheckpoints()
    with pytest.raises(
        ToolError, match=r"1,099,511,627,776 bytes\. What a file holds is kept before"
    ):
        output_of(WriteFile(tmp_path, checkpoints), path="f", content="new")
    with pytest.raises(ToolError, match="it is as it was"):
        output_of(EditFile(tmp_path, checkpoints), path="f", edits=[{"old": "old", "new": "new"}])
    assert checkpoints.checkpoints == []
    after = (tmp_path / "f").stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)
    assert shown_file_text(ProjectRoot(tmp_path), "f") is None


async def test_a_file_that_became_huge_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("old")
    scene = Scene(tmp_path)
    await scene.call("write_file", path="f", content="new")
    os.truncate(tmp_path / "f", TERABYTE)
    (change,) = await scene.changes()
    assert (await scene.comparer.look(change)).state is FileState.CHANGED_SINCE
    (restored,) = await scene.restore()
    assert restored.result is RestoreOutcome.CHANGED_SINCE
    assert await scene.restorer.copy(change) == "f.before"
    assert (tmp_path / "f.before").read_text() == "old"
    sparse(tmp_path / "f.before")
    assert await scene.restorer.copy(change) == "f.before-2"
    assert (tmp_path / "f").stat().st_size == TERABYTE
    assert MAX_STORED_BYTES < TERABYTE


def test_changes_beside_a_huge_sparse_file_can_be_taken_back(tmp_path: Path) -> None:
    sparse(tmp_path / "huge", b"a\n")
    (tmp_path / "small").write_text("1")
    snapshots = FileSnapshots(ProjectRoot(tmp_path))
    before = snapshots.before()
    (tmp_path / "small").write_text("2")
    os.utime(tmp_path / "huge")
    changed = snapshots.after(before)
    assert [change.path for group in changed.groups for change in group] == ["small"]
    assert changed.beyond == ["huge"]


def test_a_repository_whose_files_are_pipes_or_terabytes_says_nothing(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / ".git")
    assert gitdir_target(str(tmp_path / ".git")) == ""
    (tmp_path / "inside").mkdir()
    sparse(tmp_path / "inside" / "config", b"[core]\n\thookspath = hooks\n")
    os.mkfifo(tmp_path / "inside" / "config.worktree")
    (tmp_path / "inside" / "hooks").mkdir()
    assert configured_places(str(tmp_path / "inside"), str(tmp_path)) == (
        str(tmp_path / "inside/hooks"),
    )


@pytest.mark.parametrize("beginning", [b"", b"be kind\n@more.md\n", b"@more.md\n" + b"x\n" * 5_000])
def test_instructions_of_a_terabyte_are_none_or_their_beginning(
    tmp_path: Path, beginning: bytes
) -> None:
    sparse(tmp_path / "AGENTS.md", beginning)
    (tmp_path / "CLAUDE.md").write_text("be brief\n@more.md\n")
    sparse(tmp_path / "more.md", beginning)
    agents, claude = ProjectGuides(ProjectRoot(tmp_path), lambda: True).look(())
    if not beginning:
        assert agents.problem == "Not text."
        assert claude.text == "be brief\n@more.md"
        return
    assert "reads all 1,099,511,627,776 bytes" in agents.more
    for result in (agents, claude):
        assert (result.problem, len(result.text) < 3 * len(beginning)) == ("", True)
        assert "(from more.md)" in result.text
