"""Repositories that were prepared to lead git elsewhere, and commands that prepare one."""

import shutil
import subprocess
from pathlib import Path
from threading import Thread

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.sandbox.git_config_guard import merged_settings
from helix_desktop.tools.sandbox.git_program import Refs
from helix_desktop.tools.sandbox.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import SandboxRun
from tests.tools.sandbox.conftest import HOLDING, git, kept, meanwhile, refused, said
from tests.tools.sandbox.test_git_copies import told
from tests.tools.sandbox.test_repository_history import Repository, repository
from tests.waiting import wait_until

__all__ = ["repository"]
"""The fixture."""


def test_a_command_cannot_let_a_worktree_read_the_settings_of_another_repository(
    repository: Repository,
) -> None:
    project = repository.project
    told(project, "worktree", "add", "-q", "other")
    entry = project / ".git/worktrees/other"
    before = (entry / "commondir").read_bytes()
    ran = repository.run(
        "cp -r .git src/evil; "
        f"git --git-dir=src/evil config core.fsmonitor 'touch {project}/pwned; false'; "
        f"echo {project}/src/evil > {entry}/commondir; echo ref: refs/heads/none > {entry}/HEAD"
    )
    assert (entry / "commondir").read_bytes() == before, said(ran)
    told(project / "other", "status")
    assert not (project / "pwned").exists()


@pytest.mark.parametrize(
    "name", ["logs", "logs/refs", "logs/refs/heads/main", "refs/heads", "objects", "objects/00"]
)
def test_a_repository_with_a_link_through_which_git_would_write_elsewhere_gets_no_copy(
    name: str, repository: Repository, tmp_path: Path
) -> None:
    place, elsewhere = repository.project / ".git" / name, tmp_path / "elsewhere"
    elsewhere.mkdir()
    subprocess.run(["rm", "-rf", place], check=True)
    place.symlink_to(elsewhere)
    with pytest.raises(ToolError, match="is a link"):
        repository.run("git commit -qm x --allow-empty")
    assert not [*elsewhere.iterdir()]


def test_a_link_that_only_leads_to_more_of_git_hinders_no_command(
    repository: Repository, tmp_path: Path
) -> None:
    (repository.project / ".git/lfs").symlink_to(tmp_path)
    repository.run("git tag x")
    assert "x" in told(repository.project, "tag").split()
    assert (repository.project / ".git/lfs").is_symlink()


def test_a_list_of_borrowed_objects_that_is_a_link_shows_nothing(
    repository: Repository, tmp_path: Path
) -> None:
    (tmp_path / "key").write_text("much-hidden\n")
    place = repository.project / ".git/objects/info/alternates"
    place.parent.mkdir(exist_ok=True)
    place.symlink_to(tmp_path / "key")
    ran = repository.run("cat .git/objects/info/alternates")
    assert "much-hidden" not in said(ran)


def test_a_branch_may_only_get_a_remote_that_is_known() -> None:
    before = b'[remote "origin"]\n\turl = x\n'
    for remote, expected in (("origin", True), (".", True), ("evil", False), ("origi", False)):
        now = before + f'[branch "main"]\n\tremote = {remote}\n'.encode()
        merged, left = merged_settings(before, now)
        assert (merged == now, not left) == (expected, expected), remote


def test_a_setting_of_a_branch_is_not_taken_for_another_because_of_its_value() -> None:
    now = b'[branch "main"]\n\tmergeoptions = "-s x.remote\\n."\n'
    assert merged_settings(b"", now) == (b"", ["branch.main.mergeoptions"])


def test_a_commit_that_only_a_removed_worktree_had_gets_a_name(repository: Repository) -> None:
    project = repository.project
    git(project, "worktree", "add", "-q", "--detach", "other")
    told(project / "other", "commit", "-q", "--allow-empty", "-m", "only here")
    commit = told(project / "other", "rev-parse", "HEAD")
    shutil.rmtree(project / "other")
    ran = repository.run("git worktree prune")
    assert not (project / ".git/worktrees/other").exists(), said(ran)
    assert commit in kept(ran)


def test_a_worktree_that_the_person_moves_meanwhile_is_not_taken_for_a_removed_one(
    repository: Repository,
) -> None:
    project = repository.project
    told(project, "worktree", "add", "-q", "other")
    line = f"rm -rf .git/worktrees/other; {HOLDING}"
    ran: list[SandboxRun] = []
    with meanwhile(project, lambda: ran.append(repository.run(line))):
        told(project, "worktree", "move", "other", "moved")
    assert "removal of worktrees/other" in " ".join(refused(*ran))
    told(project / "moved", "status")


def test_names_are_read_whole_whatever_signs_they_hold() -> None:
    assert Refs.read("refs/heads/a\u2028b 12 \n".encode()).values == {"refs/heads/a\u2028b": "12"}


def test_a_nested_repository_is_only_read_while_another_command_could_swap_it(
    repository: Repository,
) -> None:
    project = repository.project
    (project / "sub").mkdir()
    told(project / "sub", "init", "-q")
    told(project / "sub", "commit", "-q", "--allow-empty", "-m", "nested")
    waiting = "touch began; until [ -e stop ]; do sleep 0.02; done"
    command = SandboxCommand(waiting, str(project))
    other = Thread(target=lambda: repository.sandbox.run_here(command, seconds=60))
    other.start()
    wait_until((project / "began").exists)
    try:
        ran = repository.run("git -C sub tag inner; git tag outer")
    finally:
        (project / "stop").touch()
        other.join()
    assert "outer" in told(project, "tag"), said(ran)
    assert "inner" not in told(project / "sub", "tag")
    ran = repository.run("git -C sub tag inner")
    assert "inner" in told(project / "sub", "tag"), said(ran)
