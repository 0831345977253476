"""In a session's worktree, commands commit on its branch, and write nothing else in `.git`."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from helix_desktop.tools.files.repository_places import find_worktree
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.git.git_copy import FOLDERS
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.examples import few
from tests.tools.sandbox.conftest import HOLDING, Ground, git, kill_during, meanwhile, output_text

BRANCH = "fix/login"


@dataclass(frozen=True)
class Tree:
    """A worktree beside the project of a ground."""

    ground: Ground
    folder: Path

    @property
    def shared(self) -> Path:
        return self.ground.project / ".git"

    @property
    def entry(self) -> Path:
        return self.shared / "worktrees" / self.folder.name

    def sandbox(self, box: SandboxBackend) -> Sandbox:
        tree = find_worktree(str(self.folder), str(self.shared), BRANCH)
        assert tree is not None
        sandbox = Sandbox(box, self.folder, app_folders=(self.ground.own,))
        sandbox.commit_in(tree)
        return sandbox

    def run(self, box: SandboxBackend, command: str) -> SandboxRun:
        return self.sandbox(box).run_blocking(SandboxCommand(command, str(self.folder)), seconds=20)

    def git_output(self, *words: str, main: bool = False) -> str:
        """What git says outside of the sandbox."""
        folder = self.ground.project if main else self.folder
        ran = subprocess.run(["git", *words], cwd=folder, capture_output=True, check=True)
        return ran.stdout.decode().strip()

    def state(self) -> dict[str, str]:
        """The repository without new objects, the worktree's entry, its branch and its log."""
        free = (self.shared / "objects", self.entry, self.shared / "refs/heads/fix")
        free += (self.shared / "logs/refs/heads/fix",)
        writable = (self.shared / "objects/info", self.shared / "objects/pack")
        result: dict[str, str] = {}
        for path in sorted(self.ground.project.rglob("*")):
            inside = any(path.is_relative_to(item) for item in free)
            if path.is_symlink() or not path.is_file():
                result[str(path)] = "" if not inside else "free"
            elif not inside or any(path.is_relative_to(item) for item in writable):
                result[str(path)] = path.read_bytes().hex()
        for name in ("commondir", "gitdir"):
            result[name] = (self.entry / name).read_text()
        return {path: text for path, text in result.items() if text != "free"}


@pytest.fixture
def tree(ground: Ground) -> Tree:
    folder = ground.project.parent / "project.worktrees" / "fix-login"
    git(ground.project, "config", "user.name", "A B")
    git(ground.project, "config", "user.email", "a@example.com")
    git(ground.project, "branch", "other")
    git(ground.project, "worktree", "add", "-q", "-b", BRANCH, str(folder))
    (folder / "src" / "app.py").write_text("print(2)\n")
    return Tree(ground, folder)


def git_said(ran: SandboxRun) -> str:
    """What a command said, without what newer git says of a lock that it takes and doesn't need.

    It locks `packed-refs` to delete AUTO_MERGE, which is no branch. It commits all the same.
    """
    return re.sub(
        r"error: Unable to create '\S+/packed-refs\.lock': [\w -]+\n", "", output_text(ran)
    )


def test_git_alone_commits_on_the_branch_of_the_worktree(
    bubblewrap: SandboxBackend, tree: Tree
) -> None:
    before = tree.state()
    ran = tree.run(bubblewrap, "git add -A && git commit -q -m second && git log --format=%s")
    assert git_said(ran) == "second\nfirst\n"
    assert tree.git_output("log", "--format=%s", BRANCH, main=True) == "second\nfirst"
    assert tree.git_output("status", "--porcelain", "--branch") == f"## {BRANCH}"
    assert tree.git_output("fsck", "--strict", main=True) == ""
    assert tree.state() == before
    assert not any(tree.ground.own.glob(FOLDERS))


def test_other_programs_may_commit_too_where_mounts_keep_the_rest(
    bubblewrap: SandboxBackend, tree: Tree
) -> None:
    before = tree.state()
    ran = tree.run(bubblewrap, 'python3 -c pass; git commit -qam "$(cat src/app.py)" && git log -1')
    assert ran.ended.code == 0, output_text(ran)
    assert "print(2)" in output_text(ran)
    assert tree.git_output("log", "-1", "--format=%s") == "print(2)"
    assert "commit: print(2)" in tree.git_output("reflog", "show", BRANCH)
    assert tree.state() == before


ATTACKS = {
    "hooks": "mkdir -p $S/hooks; echo x > $S/hooks/post-commit; rm -rf $S/hooks; mv $S/hooks $S/h",
    "settings": "git config core.pager x; echo x >> $S/config; rm $S/config; mv $S/config c",
    "settings of a worktree": "git config --worktree core.pager x; echo x > $S/config.worktree",
    "another branch": "git branch -f other HEAD; git update-ref refs/heads/main $(git write-tree); "
    "git update-ref -d refs/heads/main; echo x > $S/refs/heads/other; rm $S/refs/heads/main",
    "a new branch": "git branch new; git checkout -q -b new2; git commit -qm x --allow-empty",
    "a deleted branch": "git branch -D other; rm -rf $S/refs/heads; mv $S/refs $S/r",
    "its own branch": "git checkout -q --detach; git branch -D fix/login; rm -rf $S/logs",
    "a tag": "git tag v1; echo x > $S/refs/tags/v2; mkdir -p $S/refs/remotes/o; git stash -q",
    "packed references": "git pack-refs --all; echo x > $S/packed-refs",
    "another head": "echo 'ref: refs/heads/fix/login' > $S/HEAD; rm $S/index $S/logs/HEAD",
    "logs": "rm -rf $S/logs/refs/heads/main; echo x >> $S/logs/refs/heads/other",
    "packs": "rm -rf $S/objects/pack $S/objects/info; echo /tmp > $S/objects/info/alternates",
    "a garbage collection": "git gc -q --prune=now; git repack -adq; git prune --expire=now",
    "another repository": "echo $PWD/evil > $E/commondir; echo x > $E/gitdir; rm $E/commondir; "
    "mv $E/commondir $E/c; mv $E $E.old; rm -rf $E",
    "another worktree": "git worktree add -q ../x; git worktree prune; mkdir $S/worktrees/x",
    "the main tree": "echo x > $P/src/app.py; echo x > $P/new; rm -rf $P/src; mv $P $P.old",
    "modules": "mkdir -p $S/modules/x; echo x > $S/modules/x/config; mkdir -p $E/modules/x",
    "a link": "rm -f $E/HEAD; ln -s $S/config $E/HEAD; git add -A; git commit -qm x",
}


@pytest.mark.parametrize("way", few(ATTACKS, 4))
def test_in_a_worktree_nothing_else_of_the_repository_is_written(
    way: str, box: SandboxBackend, tree: Tree
) -> None:
    before = tree.state()
    command = ATTACKS[way].replace("$S", str(tree.shared)).replace("$E", str(tree.entry))
    command = command.replace("$P", str(tree.ground.project))
    ran = tree.run(box, f"{command}\n: git\necho reached the end")
    assert "reached the end" in output_text(ran)
    assert tree.state() == before
    assert not (tree.entry / "modules" / "x").exists()


@pytest.mark.parametrize(
    "command",
    [
        "git branch -f other HEAD && git commit -qam x",
        "git checkout -q other && git commit -qam x",
        "git update-ref refs/heads/main HEAD",
        "git push -q . HEAD:main",
        "git fetch -q . HEAD:main",
        "git symbolic-ref HEAD refs/heads/main && git commit -qam x",
        "git rebase -q --onto main main other",
    ],
)
def test_git_itself_moves_no_other_branch(command: str, box: SandboxBackend, tree: Tree) -> None:
    before = tree.state()
    tree.run(box, command)
    assert tree.state() == before


def test_work_on_a_branch_that_is_not_made_stays_checked_out_and_is_told(
    bubblewrap: SandboxBackend, tree: Tree
) -> None:
    ran = tree.run(bubblewrap, "git switch -q -c new && git commit -qam elsewhere")
    assert ran.ended.code == 0, output_text(ran)
    assert [taken.branches for taken in ran.git] == [("new",)]
    assert "new" not in tree.git_output("branch", "--format=%(refname:short)", main=True).split()
    assert tree.git_output("log", "-1", "--format=%s") == "elsewhere"


def test_a_branch_that_others_move_meanwhile_keeps_their_commit_and_says_so(
    bubblewrap: SandboxBackend, tree: Tree
) -> None:
    git(tree.ground.project, "commit", "-q", "--allow-empty", "-m", "theirs")
    theirs = tree.git_output("rev-parse", "main", main=True)
    ran: list[SandboxRun] = []
    command = f"git commit -qam mine; git rev-parse HEAD > mine; {HOLDING}"
    with meanwhile(tree.folder, lambda: ran.append(tree.run(bubblewrap, command))):
        git(tree.ground.project, "update-ref", f"refs/heads/{BRANCH}", theirs)
    mine = (tree.folder / "mine").read_text().strip()
    assert [mine in taken.stuck for taken in ran[0].git] == [True]
    assert tree.git_output("rev-parse", BRANCH) == theirs
    assert tree.git_output("cat-file", "-t", mine) == "commit"


@pytest.mark.slow
def test_nothing_that_a_command_left_among_the_branches_keeps_the_next_from_running(
    bubblewrap: SandboxBackend, tree: Tree
) -> None:
    deep = "cd $S/refs/heads; mkdir closed; touch closed/branch; chmod 0 closed; "
    deep += "for i in $(seq 1100); do mkdir a; cd a; done; : git"
    tree.run(bubblewrap, deep.replace("$S", str(tree.shared)))
    assert not any(tree.ground.own.glob(FOLDERS))
    ran = tree.run(bubblewrap, "git commit -qam second; git branch")
    assert ran.ended.code == 0, output_text(ran)
    assert tree.git_output("log", "-1", "--format=%s", BRANCH, main=True) == "second"


def test_a_line_sees_the_branches_as_they_are_when_it_begins(
    bubblewrap: SandboxBackend, tree: Tree
) -> None:
    git(tree.ground.project, "commit", "-q", "--allow-empty", "-m", "theirs")
    git(tree.ground.project, "branch", "later/new")
    ran = tree.run(bubblewrap, "git merge -q --no-edit later/new && git log -1 --format=%s main")
    assert git_said(ran) == "theirs\n"
    [taken] = ran.git
    assert (taken.refused, taken.rescued, taken.branches, taken.stuck) == ((), (), (), "")
    assert tree.git_output("log", "-1", "--format=%s", BRANCH, main=True) == "theirs"
    assert tree.git_output("log", "-1", "--format=%s", "main", main=True) == "theirs"


def test_settings_of_a_worktree_do_not_appear_while_a_command_runs(
    bubblewrap: SandboxBackend, tree: Tree
) -> None:
    git(tree.ground.project, "config", "extensions.worktreeConfig", "true")
    writing = f"git config --file {tree.entry}/config.worktree core.fsmonitor evil"
    ran = tree.run(bubblewrap, f"{writing}; git commit -qam x")
    assert ran.ended.code == 0, output_text(ran)
    assert not (tree.entry / "config.worktree").exists()
    assert tree.git_output("log", "-1", "--format=%s") == "x"


def test_a_commit_that_helix_did_not_live_to_settle_is_settled_at_the_next_start(
    bubblewrap: SandboxBackend, tree: Tree
) -> None:
    command = "git commit -qam mine"
    kill_during(bubblewrap, tree.ground, command, folder=tree.folder, branch=BRANCH)
    assert tree.git_output("log", "-1", "--format=%s") == "first"
    tree.sandbox(bubblewrap).take_over_left()
    assert tree.git_output("log", "-1", "--format=%s") == "mine"
    assert not any(tree.ground.own.glob(FOLDERS))


def test_a_worktree_is_known_by_the_list_of_its_repository_only(ground: Ground) -> None:
    shared = str(ground.project / ".git")
    (ground.outside / ".git").write_text(f"gitdir: {shared}/worktrees/x\n")
    assert find_worktree(str(ground.outside), shared, BRANCH) is None
    assert find_worktree(str(ground.project), shared, BRANCH) is None


def test_without_a_sandbox_nothing_is_copied(tree: Tree) -> None:
    ran = tree.run(SandboxBackend(SandboxKind.NONE), "git commit -qam plain")
    assert ran.ended.code == 0
    assert not any(tree.ground.own.glob(FOLDERS))
