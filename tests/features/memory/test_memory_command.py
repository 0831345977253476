"""`memory`: lines are listed, added, and removed, and versions come back."""

import json
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.environment import SystemClock, find_paths
from helix_desktop.app.memory_file import FILE, MemoryFile
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.memory import MemoryChange, MemoryOrigin


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "project").mkdir()
    return tmp_path / "project"


def run(folder: Path, *words: str) -> int:
    data = str(folder.parent / "data")
    return main(["--data-dir", data, "memory", *words, "--folder", str(folder)])


def home_of(folder: Path) -> Path:
    workspaces = WorkspaceList(find_paths(folder.parent / "data").workspaces, SystemClock())
    return workspaces.home(workspaces.for_folder(folder))


def test_lines_are_added_removed_and_brought_back(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, "add", "use tabs", "two") == 0
    assert run(folder, "remove", "2") == 0
    assert capsys.readouterr().out.endswith("1 line\n  1  use tabs\n")
    assert run(folder, "restore", "1") == 0
    assert run(folder, "history") == 0
    history = capsys.readouterr().out
    assert "version 3  " in history
    assert "version 1 restored" in history
    assert "  -2  two" in history
    run(folder, "list", "--json")
    saved = json.loads(capsys.readouterr().out)
    assert [line["text"] for line in saved["lines"] if not line["until"]] == ["use tabs", "two"]


def test_marked_lines_are_a_finding_and_name_their_events(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, session = MemoryFile(home_of(folder)), SessionId("0" * 16)
    origin = MemoryOrigin(session, outside=True)
    file.change(
        lambda memory: memory.changed(
            MemoryChange(["a fact"]), at=1.0, origin=origin, sources={"a fact": (2, 5)}
        ).undone(session, through=3, at=2.0)
    )
    assert run(folder, "list") == 1
    line = capsys.readouterr().out.splitlines()[1]
    assert line == f"  1  a fact  [{session}: 2, 5]  [undone]  [outside content]"


@pytest.mark.parametrize(
    "words",
    [
        ("remove", "9"),
        ("remove", "-1"),
        ("add", ""),
        ("add", "token: 0123456789abcdef"),
        ("restore", "4"),
    ],
)
def test_what_cannot_be_done_changes_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert run(folder, *words) == 2
    assert capsys.readouterr().err
    assert not (home_of(folder) / FILE).exists()
