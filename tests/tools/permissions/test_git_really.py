"""What a repository that lies in wait cannot make git do, whoever starts it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from helix_desktop.tools.permissions.git_environment import git_environment
from tests.system.audit.ground import create_project

pytestmark = [
    pytest.mark.skipif(shutil.which("git") is None, reason="git is not there"),
    pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not there"),
]


@pytest.fixture
def waiting(tmp_path: Path) -> Path:
    folder = tmp_path / "ws"
    folder.mkdir()
    create_project(folder)
    return folder


def run(command: str, folder: Path, variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    home = str(folder.parent)
    settings = {"PATH": os.environ["PATH"], "HOME": home, **variables}
    shell = ["bash", "--noprofile", "--norc", "-c", command]
    return subprocess.run(
        shell, cwd=folder, env=settings, capture_output=True, text=True, check=False
    )


def test_the_programs_that_a_repository_names_run_without_protection(waiting: Path) -> None:
    run("git status; git diff", waiting, {})
    assert (waiting / "PWNED").exists()


def test_a_merge_that_is_looked_at_is_not_made_again_by_a_program_of_the_repository(
    waiting: Path,
) -> None:
    known = {
        f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
    }
    made = run(
        "git stash -q; git checkout -q -b side; echo side > a.txt; git commit -qam side;"
        " git checkout -q main; echo main > a.txt; git commit -qam main;"
        " git merge -q side; echo both > a.txt; git commit -qam both;"
        " git config merge.lurks.driver 'touch PWNED; exit 1'; git config log.diffMerges remerge;"
        " echo 'a.txt merge=lurks' > .gitattributes",
        waiting,
        git_environment() | known,
    )
    run("git log -m -p", waiting, {})
    assert (waiting / "PWNED").exists(), made.stderr
    for command in ("git log -m -p", "git show -m", "git log -m --stat", "git stash list --stat"):
        (waiting / "PWNED").unlink(missing_ok=True)
        assert (
            run(f"{command} --no-ext-diff --no-textconv", waiting, git_environment()).returncode
            == 0
        )
        assert not (waiting / "PWNED").exists()


def test_a_missing_object_is_not_fetched_by_a_program_of_the_repository(waiting: Path) -> None:
    settings = {
        "core.repositoryformatversion": "1",
        "extensions.partialClone": "origin",
        "remote.origin.url": ".",
        "remote.origin.promisor": "true",
        "remote.origin.uploadpack": "touch PWNED; git-upload-pack",
        "protocol.file.allow": "always",
    }
    for key, value in settings.items():
        run(f"git config {key} '{value}'", waiting, {})
    tree = run("git rev-parse HEAD^{tree}", waiting, {}).stdout.strip()
    (waiting / ".git/objects" / tree[:2] / tree[2:]).unlink()
    shielded = git_environment()
    del shielded["GIT_NO_LAZY_FETCH"]  # older versions do not know it
    (waiting / "PWNED").unlink(missing_ok=True)
    run("git log -p --no-ext-diff --no-textconv", waiting, shielded)
    assert not (waiting / "PWNED").exists()


def test_git_works_with_the_protected_environment(waiting: Path) -> None:
    done = run("git diff --stat --no-ext-diff", waiting, git_environment())
    assert "src/util.py" in done.stdout
    done = run("git -c user.name=a -c user.email=b commit -aqm third", waiting, git_environment())
    assert done.returncode == 0, done.stderr


def test_a_commit_that_nothing_names_outlives_the_commits_after_it(waiting: Path) -> None:
    settings = {"gc.auto": "1", "gc.autoDetach": "false", "gc.pruneExpire": "now"}
    for key, value in settings.items():
        run(f"git config {key} {value}", waiting, {})
    made = "git -c user.name=a -c user.email=b commit --allow-empty -qm x"
    unnamed = "git -c user.name=a -c user.email=b commit-tree -m y HEAD^{tree}"
    number = run(unnamed, waiting, {}).stdout.strip()
    many = "for i in $(seq 600); do echo $i > n$i; done; git add n*"
    assert run(f"{many} && {made}", waiting, git_environment()).returncode == 0
    assert run(f"git cat-file -e {number}", waiting, {}).returncode == 0
    run(made, waiting, {})
    assert run(f"git cat-file -e {number}", waiting, {}).returncode, "the trap works"


def test_a_bare_repository_in_the_folder_is_not_taken_for_one(tmp_path: Path) -> None:
    folder = tmp_path / "bare"
    run(f"git init -q --bare {folder}", tmp_path, {})
    (folder / "config").write_text(
        "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n"
        "\tfsmonitor = touch PWNED; false\n"
    )
    run("git status", folder, git_environment())
    assert not (folder / "PWNED").exists()


def test_without_network_git_reaches_nothing(waiting: Path) -> None:
    run("git init -q --bare ../other", waiting, {})
    assert run("git ls-remote ../other", waiting, git_environment()).returncode != 0
    assert run("git ls-remote ../other", waiting, git_environment(network=True)).returncode == 0
