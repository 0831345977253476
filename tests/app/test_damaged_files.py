"""A damaged settings file is told at every start, in one sentence, until the user knows of it."""

import json
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.damaged_files import damaged_files, untold
from helix_desktop.app.environment import Paths, SystemClock, find_paths, make_private_folders
from helix_desktop.app.json_file import copy_place
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from tests.examples import few

OF_WORKSPACE = (
    "permissions.json",
    "sandbox.json",
    "servers.json",
    "memory.json",
    "drafts.json",
    "queue.json",
    "shelf.json",
    "hooks.json",
    "left-commands.json",
    "instructions.json",
)
OF_ALL = (
    "settings.json",
    "policy.json",
    "permissions.json",
    "endpoints.json",
    "models.json",
    "guests.json",
    "guest-programs.json",
)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    (tmp_path / "project").mkdir()
    WorkspaceList(paths.workspaces, SystemClock()).for_folder(tmp_path / "project")
    return paths


def place_of(paths: Paths, name: str, *, everywhere: bool) -> Path:
    (home,) = [item for item in paths.workspaces.iterdir() if item.is_dir()]
    return (paths.config if everywhere else home) / name


def run(paths: Paths, *words: str) -> int:
    return main(["--data-dir", str(paths.data.parent / "data"), *words])


@pytest.mark.parametrize("content", [b'{"a": [', b"7"])
@pytest.mark.parametrize(
    ("name", "everywhere"),
    few([*((name, False) for name in OF_WORKSPACE), *((name, True) for name in OF_ALL)], 5),
)
def test_check_finds_every_damaged_file_and_commands_tell_of_it_until_it_is_acknowledged(
    paths: Paths,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    *,
    name: str,
    everywhere: bool,
    content: bytes,
) -> None:
    file = place_of(paths, name, everywhere=everywhere)
    file.write_bytes(content)
    words = f"{name} was damaged" if everywhere else f"{name} (project) was damaged"
    assert run(paths, "workspace", "check") == 1
    first = capsys.readouterr()
    assert (first.out.count(words), first.err.count(words)) == (1, 0)
    aside = file.with_suffix(".unreadable.json").name
    for _start in range(2):
        assert run(paths, "permission", "list", "--folder", str(tmp_path / "project")) == 1
        printed = capsys.readouterr()
        assert (printed.out + printed.err).count(aside) == 1
    assert run(paths, "workspace", "check", "--acknowledge") == 0
    assert run(paths, "permission", "list", "--folder", str(tmp_path / "project")) == 0
    assert aside not in "".join(capsys.readouterr())
    kept = [item for item in file.parent.iterdir() if item.name.endswith(".seen")]
    assert [item.read_bytes() for item in kept] == [content]


def test_a_command_that_tells_of_a_file_itself_does_not_tell_twice(
    paths: Paths, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place_of(paths, "memory.json", everywhere=False).write_text("{")
    assert run(paths, "memory", "list", "--folder", str(tmp_path / "project")) == 1
    printed = capsys.readouterr()
    assert (printed.out + printed.err).count("memory.unreadable.json") == 1


def test_the_newest_memory_is_used_and_this_is_said(
    paths: Paths, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ("--folder", str(tmp_path / "project"))
    for line in ("one", "two"):
        assert run(paths, "memory", "add", line, *folder) == 0
    file = place_of(paths, "memory.json", everywhere=False)
    file.write_bytes(file.read_bytes()[:40])
    capsys.readouterr()
    assert run(paths, "memory", "list", *folder) == 1
    printed = capsys.readouterr()
    assert "2 lines" in printed.out
    assert "Its last saved copy is used." in printed.out
    assert json.loads(file.read_bytes()) == json.loads(copy_place(file).read_bytes())


@pytest.mark.parametrize(
    "damage",
    [{"preset": "by-steps"}, {"values": {"gate_tokens": -1}}, {"values": {"gates": 1}}, ""],
)
def test_a_restored_workspace_is_told(paths: Paths, damage: dict[str, object] | str) -> None:
    file = place_of(paths, "workspace.json", everywhere=False)
    saved = json.loads(file.read_bytes())
    file.write_text(json.dumps({**saved, **damage}) if isinstance(damage, dict) else damage)
    (workspace,) = WorkspaceList(paths.workspaces, SystemClock()).all()
    assert workspace.name == "project"
    [error] = untold(damaged_files(paths), "")
    assert "workspace.json (project) was damaged. Its last saved copy is used." in str(error)
