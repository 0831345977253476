"""Helix runs no program that a command could have planted: not by PATH, nor through a link."""

import os
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from typing import NoReturn

import pytest

from helix_desktop.tools.files.system_mounts import leads_through
from helix_desktop.tools.programs.program_search import WRITTEN_FOLDERS as KNOWN
from helix_desktop.tools.programs.program_search import (
    WrittenFolders,
    choose_program,
    find_program,
    own_folders,
    own_path,
    trusted_path,
)

pytestmark = pytest.mark.skipif(
    os.name != "posix", reason="the programs of these tests are scripts"
)


def make_program(folder: Path, name: str = "draw") -> str:
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / name
    made.write_text("#!/bin/sh\n")
    made.chmod(0o755)
    return str(made)


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "workspace"
    folder.mkdir()
    KNOWN.learn(folder)
    return folder


@pytest.fixture
def without_choice() -> Iterator[None]:
    yield
    choose_program("git", "")


def test_the_first_folder_with_the_program_is_taken(tmp_path: Path) -> None:
    first, second = make_program(tmp_path / "one"), make_program(tmp_path / "two")
    assert find_program("draw", f"{tmp_path}/one:{tmp_path}/two") == first
    assert find_program("draw", f"{tmp_path}/none:{tmp_path}/two") == second
    assert find_program("draw", f"{tmp_path}/none") is None
    assert find_program("draw", "") is None


@pytest.mark.parametrize("path", [".", "", "bin", "./bin:.", ":"])
def test_a_project_in_which_the_application_was_started_names_no_program(
    tmp_path: Path, path: str
) -> None:
    make_program(tmp_path)
    make_program(tmp_path / "bin")
    theirs = make_program(tmp_path / "theirs")
    with chdir(tmp_path):
        assert find_program("draw", path) is None
        assert find_program("draw", f"{path}:{tmp_path}/theirs") == theirs
        assert trusted_path(f"{path}:{tmp_path}/theirs") == f"{tmp_path}/theirs"


def test_a_program_with_its_folder_is_looked_for_there_only(tmp_path: Path) -> None:
    given = make_program(tmp_path / "one")
    assert find_program(given, "/nowhere") == given
    assert find_program(f"{tmp_path}/two/draw", f"{tmp_path}/one") is None


def test_nothing_below_a_workspace_is_found_by_its_name(tmp_path: Path, workspace: Path) -> None:
    make_program(workspace / ".venv/bin")
    trusted = make_program(tmp_path / "bin")
    path = f"{workspace}:{workspace}/.venv/bin:{tmp_path}/bin"
    assert find_program("draw", path) == trusted
    assert find_program("draw", f"{workspace}/.venv/bin") is None
    assert trusted_path(path) == f"{tmp_path}/bin"


@pytest.mark.parametrize("kind", ["folder", "above", "file", "way through"])
def test_no_link_leads_to_a_program_below_a_workspace(
    tmp_path: Path, workspace: Path, kind: str
) -> None:
    planted = make_program(workspace / "bin")
    folder = tmp_path / "usual"
    if kind == "folder":
        folder.symlink_to(workspace / "bin")
    elif kind == "above":
        (tmp_path / "other").symlink_to(workspace)
        folder = tmp_path / "other" / "bin"
    elif kind == "file":
        folder.mkdir()
        (folder / "draw").symlink_to(planted)
    else:  # out again: a command can turn the link that it leads through
        (workspace / "draw").symlink_to(make_program(tmp_path / "elsewhere"))
        folder.mkdir()
        (folder / "draw").symlink_to(workspace / "draw")
    trusted = make_program(tmp_path / "bin")
    assert find_program("draw", f"{folder}:{tmp_path}/bin") == trusted


def test_a_workspace_that_is_known_by_a_link_counts_where_it_is(tmp_path: Path) -> None:
    make_program(tmp_path / "real")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    folders = WrittenFolders()
    folders.learn(tmp_path / "link")
    assert folders.lead_to(str(tmp_path / "real" / "draw"))
    assert folders.lead_to(str(tmp_path / "link" / "draw"))
    assert not folders.lead_to(str(tmp_path / "realm"))


class AskedOnly(frozenset[str]):
    """A set that can be asked for a folder, and cannot be gone through."""

    def __iter__(self) -> NoReturn:
        raise AssertionError("each folder was looked at")


def test_a_path_is_judged_without_a_look_at_each_folder_that_is_known(tmp_path: Path) -> None:
    """With 3,000 folders, 25 ms went by before each start of git."""
    (tmp_path / "link").symlink_to(tmp_path / "written")
    folders = AskedOnly([str(tmp_path / "written")])
    assert leads_through(str(tmp_path / "written/bin/git"), folders)
    assert leads_through(str(tmp_path / "bin/../link/git"), folders)
    assert not leads_through(str(tmp_path / "written-not/git"), folders)


def test_no_path_leads_to_a_program_of_helix(
    workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_program(workspace / ".venv/bin", "git")
    make_program(workspace, "git")
    monkeypatch.setenv("PATH", f":.:{workspace}/.venv/bin:{os.environ['PATH']}")
    with chdir(workspace):
        git = find_program("git")
        assert git is not None
        assert os.path.dirname(git) in own_folders()
        assert find_program("draw-that-nobody-has") is None
    assert str(workspace) not in own_path()
    assert all(map(os.path.isabs, own_path().split(":")))


@pytest.mark.usefixtures("without_choice")
def test_the_git_that_the_user_chose_is_taken_unless_commands_can_write_it(
    tmp_path: Path, workspace: Path
) -> None:
    usual = find_program("git")
    chosen = make_program(tmp_path / "chosen", "git")
    choose_program("git", chosen)
    assert find_program("git") == chosen
    for useless in (make_program(workspace, "git"), f"{tmp_path}/none/git", "git", ""):
        choose_program("git", useless)
        assert find_program("git") == usual


@pytest.mark.usefixtures("without_choice")
def test_a_program_is_found_once_until_its_folder_becomes_a_workspace(tmp_path: Path) -> None:
    usual = find_program("git")
    choose_program("git", make_program(tmp_path / "chosen", "git"))
    assert find_program("git") != usual
    KNOWN.learn(tmp_path / "chosen")
    assert find_program("git") == usual
