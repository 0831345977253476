"""What was set aside is listed and put back: by a command, and never over something else."""

from pathlib import Path

import pytest

from helix_desktop.app.workspaces.set_aside_files import SetAsideFiles
from helix_desktop.domain.errors import PermissionsError
from helix_desktop.tools.sandbox.protected_places import FOLDER


@pytest.fixture
def aside(tmp_path: Path) -> SetAsideFiles:
    top = tmp_path / "home" / FOLDER / "2026-11-21-100000-x"
    for name in ("src/CLAUDE.md", "src/.vscode/tasks.json", "lib/.git/config"):
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text("mine\n")
    (tmp_path / "project").mkdir()
    return SetAsideFiles(tmp_path / "home", tmp_path / "project")


def test_all_that_was_set_aside_is_listed_each_as_a_whole(aside: SetAsideFiles) -> None:
    assert [each.path for each in aside.listed()] == ["lib/.git", "src/.vscode", "src/CLAUDE.md"]


def test_it_is_put_back_where_it_was_made(aside: SetAsideFiles, tmp_path: Path) -> None:
    for each in aside.listed():
        assert aside.put_back_here(each.place) == each.path
    assert (tmp_path / "project/src/.vscode/tasks.json").read_text() == "mine\n"
    assert aside.listed() == ()


def test_what_a_session_in_a_worktree_made_is_put_back_into_the_worktree(tmp_path: Path) -> None:
    project, tree = tmp_path / "project", tmp_path / "project.worktrees" / "fix"
    entry = project / ".git/worktrees/fix"
    entry.mkdir(parents=True)
    tree.mkdir(parents=True)
    (entry / "gitdir").write_text(f"{tree}/.git\n")
    (tree / ".git").write_text(f"gitdir: {entry}\n")
    kept = tmp_path / "home/worktrees/fix" / FOLDER / "2026-11-21-100000-x" / ".envrc"
    kept.parent.mkdir(parents=True)
    kept.write_text("mine\n")
    aside = SetAsideFiles(tmp_path / "home", project)
    [found] = aside.listed()
    assert (found.path, found.folder) == (".envrc", str(tree))
    for broken in ("a\0b", f"gitdir: {project}/.git/worktrees/another\n"):
        (tree / ".git").write_text(broken)
        assert [each.folder for each in aside.listed()] == [""]
    (entry / "gitdir").write_text("a\0b/.git")
    assert [each.folder for each in aside.listed()] == [""]
    (entry / "gitdir").write_text(f"{tree}/.git\n")
    with pytest.raises(PermissionsError, match="its worktree was removed"):
        aside.put_back_here(found.place)
    (tree / ".git").write_text(f"gitdir: {entry}\n")
    assert aside.shown(found) == str(tree / ".envrc")
    assert aside.put_back_here(found.place) == ".envrc"
    assert (tree / ".envrc").read_text() == "mine\n"
    assert not (project / ".envrc").exists()


def test_it_is_put_back_over_nothing_and_never_out_of_the_folder(
    aside: SetAsideFiles, tmp_path: Path
) -> None:
    lib, _, told = aside.listed()
    (tmp_path / "project/src").mkdir()
    (tmp_path / "project/src/CLAUDE.md").write_text("theirs\n")
    with pytest.raises(PermissionsError, match="another file is there"):
        aside.put_back_here(told.place)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "project/lib").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(PermissionsError, match="its place is outside the folder"):
        aside.put_back_here(lib.place)
    with pytest.raises(PermissionsError, match="no longer set aside"):
        aside.put_back_here(str(tmp_path / "project/src/CLAUDE.md"))
    assert len(aside.listed()) == 3
    assert not list((tmp_path / "elsewhere").iterdir())
    assert (tmp_path / "project/src/CLAUDE.md").read_text() == "theirs\n"
