"""Programs beside git may write a repository, but take nothing out of its history."""

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.sandbox.launcher import SandboxCommand
from helix_desktop.tools.sandbox.repository_places import find_worktree
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend
from tests.tools.sandbox.conftest import Ground, git, kept, refused, said


@dataclass(frozen=True)
class Repository:
    """A repository with packed and loose objects, branches, a tag, a stash and a staged file."""

    ground: Ground
    sandbox: Sandbox

    @property
    def project(self) -> Path:
        return self.ground.project

    def run(self, command: str) -> SandboxRun:
        """Run a command that names git, so that the repository is writable for all of it."""
        text = f"git add src; {command}\n: end of git"
        return self.sandbox.run_here(SandboxCommand(text, str(self.project)), seconds=20)

    def told(self, *words: str) -> str:
        ran = subprocess.run(
            ["git", *words], cwd=self.project, capture_output=True, check=False, text=True
        )
        return ran.stdout.strip()

    def objects(self) -> frozenset[str]:
        lines = self.told("cat-file", "--batch-all-objects", "--batch-check=%(objectname)")
        return frozenset(lines.split())

    def names(self) -> str:
        return self.told("for-each-ref", "--format=%(refname) %(objectname)")


@pytest.fixture
def repository(ground: Ground, bubblewrap: SandboxBackend) -> Repository:
    project = ground.project
    for name in ("user.name=A B", "user.email=a@example.com"):
        git(project, "config", *name.split("=", 1))
    git(project, "branch", "old")
    git(project, "repack", "-adq")
    (project / "src" / "app.py").write_text("print(2)\n")
    git(project, "commit", "-qam", "second")
    git(project, "tag", "v1")
    git(project, "pack-refs", "--all")
    git(project, "branch", "feature")
    (project / "src" / "app.py").write_text("print(3)\n")
    git(project, "stash", "-q")
    (project / "src" / "new.py").write_text("staged\n")
    git(project, "add", "src")
    return Repository(ground, Sandbox(bubblewrap, project, own=(ground.own,)))


WRECKS = {
    "objects deleted": "rm -rf .git/objects/?? .git/objects/pack/* .git/objects",
    "objects renamed": "mv .git/objects .git/o; mv .git/objects/pack .git/p; mkdir .git/objects",
    "objects overwritten": "chmod -R u+w .git/objects; for f in .git/objects/??/* "
    ".git/objects/pack/*; do echo x > $f; done",
    "objects replaced by links": "for d in .git/objects/??; do rm -rf $d; ln -s /tmp $d; done",
    "objects replaced by folders": "for f in .git/objects/??/*; do rm -f $f; mkdir -p $f/x; done",
    "objects taken elsewhere": "mkdir -p e; cp -r .git/objects/?? e; rm -rf .git/objects/??; "
    "mkdir -p .git/objects/info; echo $PWD/e > .git/objects/info/alternates",
    "objects taken elsewhere by a link": "mkdir -p e/info; cp -r .git/objects/?? e; "
    "rm -rf .git/objects/?? .git/objects/info; echo $PWD/e > e/info/alternates; "
    "ln -s ../../e/info .git/objects/info",
    "names deleted": "rm -rf .git/refs .git/packed-refs .git/logs",
    "names overwritten": "for f in .git/HEAD .git/packed-refs $(find .git/refs -type f); do "
    "echo nonsense > $f; done",
    "the index deleted": "rm .git/index .git/HEAD",
    "the index overwritten": "echo x > .git/index",
    "everything deleted": "rm -rf .git; rm -rf .git/*",
    "everything by git's own commands": "git update-ref -d refs/heads/main; git repack -adq; "
    "git prune --expire=now; git gc -q --prune=now",
}


@pytest.mark.parametrize("way", WRECKS)
def test_what_a_program_beside_git_deletes_or_overwrites_is_there_again(
    way: str, repository: Repository
) -> None:
    objects, staged = repository.objects(), repository.told("ls-files", "--stage")
    log = repository.told("log", "--format=%H", "main")
    assert len(objects) >= 10
    ran = repository.run(WRECKS[way])
    shutil.rmtree(repository.project / "e", ignore_errors=True)
    assert objects <= repository.objects(), said(ran)
    assert repository.told("log", "--format=%H") == log
    assert repository.told("ls-files", "--stage") == staged
    assert "missing" not in repository.told("fsck", "--connectivity-only")
    assert repository.told("symbolic-ref", "HEAD") == "refs/heads/main"


def test_a_branch_whose_log_is_gone_too_is_named_by_its_commit(repository: Repository) -> None:
    git(repository.project, "checkout", "-q", "feature")
    git(repository.project, "commit", "-qm", "third")
    git(repository.project, "checkout", "-q", "main")
    third = repository.told("rev-parse", "feature")
    ran = repository.run("rm -rf .git/refs/heads/feature .git/logs/refs/heads/feature .git/logs")
    assert third in kept(ran)
    notes = "".join(command_notes(ran, (), b"", network=False))
    assert f"`git branch NAME {third[:12]}` brings one back" in notes
    git(repository.project, "branch", "again", third[:12])
    assert repository.told("log", "-1", "--format=%s", "again") == "third"


def test_a_worktree_is_made_also_beside_other_programs(repository: Repository) -> None:
    ran = repository.run("git worktree add wt -b side")
    assert refused(ran) == (), said(ran)
    assert (repository.project / "wt/src/app.py").exists()
    assert "refs/heads/side" in repository.told("worktree", "list", "--porcelain")


def test_a_line_that_does_not_name_git_is_told_how_git_can_write(repository: Repository) -> None:
    git(repository.project, "worktree", "add", "-q", "wt", "-b", "side")
    (repository.project / "src" / "run.sh").write_text("cd wt && touch f && git add f\n")
    command = SandboxCommand("sh src/run.sh", str(repository.project))
    ran = repository.sandbox.run_here(command, seconds=20)
    output = ran.output.part(0, 10_000)
    assert b".git/worktrees/wt" in output, "nothing was refused"
    assert "git: true" in "".join(command_notes(ran, (), output, network=False))
    asked = SandboxCommand("sh src/run.sh", str(repository.project), git=True)
    ran = repository.sandbox.run_here(asked, seconds=20)
    assert ran.ended.code == 0, said(ran)
    assert repository.told("-C", "wt", "status", "--short") == "A  f"


def test_a_branch_that_is_set_back_without_a_log_is_named_by_its_commit(
    repository: Repository,
) -> None:
    second, first = repository.told("log", "--format=%H", "main").split()
    git(repository.project, "commit", "-qm", "third")
    third = repository.told("rev-parse", "main")
    ran = repository.run(
        f"echo {first} > .git/refs/heads/main; for l in $(find .git/logs -type f); do "
        f"echo {first} > $l; done; echo {third} > .git/logs/elsewhere"
    )
    assert third in repository.told("rev-list", "--all", "--reflog").split(), said(ran)
    assert second in repository.told("log", "--format=%H", third)


def test_a_stash_that_git_did_not_drop_is_named(repository: Repository) -> None:
    stash = repository.told("rev-parse", "stash@{0}")
    ran = repository.run("rm .git/refs/st* .git/logs/refs/st*")
    assert kept(ran) == {stash}


WORK = {
    "a commit": "git commit -qm third && python3 -c pass",
    "an amended commit": "git commit -q --amend -m other && git commit -q --amend -m more; ls",
    "a message of several lines": 'git commit -qm "$(cat <<EOF\nlong\n\nmessage\nEOF\n)"',
    "branches": "git branch -m feature f2 && git branch -d old; git tag -d v1; git tag v2; "
    "sort /dev/null",
    "a rebase": "git commit -qm a && git checkout -q -b side HEAD~1 && git commit -q --allow-empty "
    "-m b && git rebase -q main && python3 -c pass",
    "a reset": "git commit -qm a && git reset -q --hard HEAD~1 && python3 -c pass",
    "a stash": "git stash -q && python3 -c pass && git stash pop -q && git stash drop -q",
    "packing": "git gc -q && git pack-refs --all && git repack -dq && python3 -c pass",
    "a worktree": "git worktree add -q tree && python3 -c pass",
    "a merge": "git commit -qm a && git checkout -q feature && git commit -q --allow-empty -m c "
    "&& git merge -q --no-edit main && python3 -c pass",
}


@pytest.mark.parametrize("way", WORK)
def test_git_at_work_beside_other_programs_is_left_alone(
    way: str, repository: Repository, tmp_path: Path
) -> None:
    objects = repository.objects()
    ran = repository.run(f"{WORK[way]}; echo done")
    assert "done" in said(ran)
    assert refused(ran) == (), said(ran)
    assert objects <= repository.objects()
    assert re.sub(r"(?m)^dangling .*$", "", repository.told("fsck")).strip() == ""


def test_a_worktree_keeps_the_objects_of_its_repository(
    repository: Repository, bubblewrap: SandboxBackend
) -> None:
    folder = repository.project.parent / "trees" / "side"
    git(repository.project, "worktree", "add", "-q", "-b", "side", str(folder))
    objects = repository.objects()
    tree = find_worktree(str(folder), str(repository.project / ".git"), "side")
    assert tree is not None
    sandbox = Sandbox(bubblewrap, folder, own=(repository.ground.own,))
    sandbox.commit_in(tree)
    shared = repository.project / ".git"
    text = f"git add -A; rm -rf {shared}/objects/??; rm {shared}/worktrees/side/index\n: git"
    ran = sandbox.run_here(SandboxCommand(text, str(folder)), seconds=20)
    assert objects <= repository.objects(), said(ran)
    assert refused(ran) == ()
    assert (shared / "worktrees/side/index").exists()
