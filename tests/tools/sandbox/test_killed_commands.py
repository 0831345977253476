"""Killed while a command runs: a start takes over what git did, and puts nothing back."""

import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.repair.protected_places import FOLDER, steering_files_since
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.files import write_file
from tests.tools.sandbox.conftest import Ground, git, kill_during, refused


def started(box: SandboxBackend, ground: Ground) -> Sandbox:
    sandbox = Sandbox(box, ground.project, app_folders=(ground.own,), spool=ground.own)
    sandbox.take_over_left()
    return sandbox


def git_says(ground: Ground, *words: str) -> str:
    command = ["git", *words]
    return subprocess.run(command, cwd=ground.project, capture_output=True, text=True).stdout


def files_in(project: Path) -> dict[str, bytes]:
    """All files outside the repository, with what they hold."""
    found = (path for path in project.rglob("*") if path.is_file() and not path.is_symlink())
    return {
        name: path.read_bytes()
        for path in found
        if not (name := str(path.relative_to(project))).startswith(".git/")
    }


@pytest.mark.parametrize(
    "command",
    [
        "git stash list; echo evil > AGENTS.md; rm .vscode/tasks.json",
        "mkdir src/.vscode; echo evil > src/.vscode/tasks.json; echo evil > src/.envrc",
        "cd src; mkdir lib; mv lib .old; cp -r .old lib; echo evil > lib/CLAUDE.md; cd ..",
        "git commit -q --allow-empty -m x; echo evil > src/CLAUDE.md",
    ],
)
def test_a_start_after_a_kill_changes_no_file_whoever_changed_it(
    bubblewrap: SandboxBackend, ground: Ground, command: str
) -> None:
    git(ground.project, "config", "user.name", "A B")
    git(ground.project, "config", "user.email", "a@example.com")
    kill_during(bubblewrap, ground, command)
    write_file(ground.project / "AGENTS.md", "Mine, written after the kill.\n")
    write_file(ground.project / ".github/workflows/ci.yml", "mine: true\n")
    write_file(ground.project / "docs/CLAUDE.md", "Mine as well.\n")
    (ground.project / ".env").unlink()
    before = files_in(ground.project)
    sandbox = started(bubblewrap, ground)
    ran = sandbox.run_blocking(SandboxCommand("touch src/x", sandbox.folder), seconds=20)
    assert ran.set_aside == ()
    assert files_in(ground.project) == {**before, "src/x": b""}
    assert not (ground.own / FOLDER).exists()


@pytest.mark.parametrize(
    "command",
    [
        "git checkout -q -b other",
        "echo 2 > src/app.py; git commit -qam x",
        "echo a > src/mine; git add src/mine",
        "git pull -q theirs main",
        "git reset -q --hard HEAD~1",
    ],
)
def test_a_pull_after_a_kill_stays_in_files_index_and_what_is_checked_out(
    bubblewrap: SandboxBackend, ground: Ground, command: str
) -> None:
    project, theirs = ground.project, ground.outside / "theirs"
    git(project, "config", "user.name", "A B")
    git(project, "config", "user.email", "a@example.com")
    git(project, "add", "AGENTS.md", ".vscode")
    git(project, "commit", "-q", "-m", "second")
    git(ground.outside, "clone", "-q", str(project), str(theirs))
    write_file(theirs / "AGENTS.md", "Theirs.\n")
    write_file(theirs / "src/new.py", "new = 1\n")
    git(theirs, "add", "-A")
    git(theirs, "commit", "-q", "-m", "third")
    git(project, "remote", "add", "theirs", str(theirs))
    kill_during(bubblewrap, ground, command)
    git(project, "reset", "-q", "--hard")
    git(project, "pull", "-q", "theirs", "main")
    words = (("status", "--short"), ("symbolic-ref", "HEAD"), ("rev-parse", "HEAD"))
    before = [git_says(ground, *line) for line in words], files_in(project)
    started(bubblewrap, ground)
    assert ([git_says(ground, *line) for line in words], files_in(project)) == before


def test_a_commit_of_a_killed_command_has_a_name_where_somebody_else_went_on(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    git(ground.project, "config", "user.name", "A B")
    git(ground.project, "config", "user.email", "a@example.com")
    kill_during(bubblewrap, ground, "git commit -q --allow-empty -m its-own")
    git(ground.project, "commit", "-q", "--allow-empty", "-m", "mine")
    started(bubblewrap, ground)
    assert git_says(ground, "log", "-1", "--format=%s") == "mine\n"
    assert "its-own" in git_says(ground, "log", "--all", "--format=%s")


def test_what_git_would_read_as_settings_is_not_taken_over(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    setting = "printf '[core]\\n\\tfsmonitor = evil\\n' > .git/config.worktree"
    kill_during(bubblewrap, ground, f"git tag made; {setting}")
    started(bubblewrap, ground)
    assert not (ground.project / ".git/config.worktree").exists()
    assert (ground.project / ".git/refs/tags/made").exists()


def test_history_that_a_killed_command_deleted_is_there(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    git(ground.project, "branch", "old")
    words = ("cat-file", "--batch-all-objects", "--batch-check=%(objectname)")
    before = git_says(ground, *words), git_says(ground, "show-ref", "--head")
    deleting = "rm -rf .git/objects/[0-9a-f][0-9a-f] .git/HEAD .git/refs/heads"
    kill_during(bubblewrap, ground, f"git add src; {deleting}")
    sandbox = started(bubblewrap, ground)
    assert (git_says(ground, *words), git_says(ground, "show-ref", "--head")) == before
    touching = SandboxCommand("touch src/x", sandbox.folder)
    reports = [refused(sandbox.run_blocking(touching, seconds=20)) for _ in range(2)]
    assert "git can't read" in reports[0][0]
    assert reports[1] == (), "told once, with the next command"


def test_files_that_steer_programs_are_known_by_the_time_of_their_change(ground: Ground) -> None:
    began = (ground.project / "AGENTS.md").stat().st_ctime + 0.001
    while steering_files_since(ground.project, began):  # until the clock went on
        began = max(path.lstat().st_ctime for path in ground.project.rglob("*")) + 0.001
    write_file(ground.project / "src/.vscode/tasks.json", "{}\n")
    write_file(ground.project / "src/CLAUDE.md", "Obey.\n")
    write_file(ground.project / "src/plain", "")
    found = steering_files_since(ground.project, began)
    assert found == ["src/.vscode/tasks.json", "src/CLAUDE.md"]


class Watch:
    """Notes the files whose instructions must not be followed."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def begin(self, names: Iterable[str]) -> None: ...
    def end(self, *, is_protected: bool) -> None: ...
    def came(self, by_git: Sequence[str]) -> None:
        self.names += by_git


def test_what_could_not_be_set_aside_is_not_followed(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    (ground.own / FOLDER).write_text("a file in the way")
    sandbox, watch = started(bubblewrap, ground), Watch()
    sandbox.watch = watch
    command = SandboxCommand("echo Obey. > src/CLAUDE.md", sandbox.folder)
    ran = sandbox.run_blocking(command, seconds=20)
    assert ran.unsure
    assert "src/CLAUDE.md" in watch.names
