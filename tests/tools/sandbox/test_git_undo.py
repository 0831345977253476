"""What git changed in a command is undone, and nothing that somebody else did since."""

import os
from itertools import cycle
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import GitChanged
from helix_desktop.domain.file_changes import FileState, GitChange, fold_git_changes
from helix_desktop.tools.files.repository_places import find_worktree
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.git.git_rescued_commits import MAX_STASHES
from helix_desktop.tools.sandbox.git.git_undo import GitUndo
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.examples import few
from tests.tools.sandbox.conftest import WHO, BoxOf, Repository, is_sound, run_git, state
from tests.tools.sandbox.test_git_copies import run


def changes_of(*ran: SandboxRun) -> tuple[GitChange, ...]:
    """What commands of one turn changed, as the journal says it."""
    events = [
        GitChanged(number, f"call-{number}", taken.repository, taken.names)
        for number, item in enumerate(ran)
        for taken in item.git
        if taken.names
    ]
    return fold_git_changes((1, event) for event in events)


def file_state(project: Path, change: GitChange) -> FileState:
    return GitUndo(str(project)).look(change).state


@pytest.fixture
def project(repository: Repository) -> Path:
    """The folder of a repository without staged files and stashes."""
    run_git(repository.project, "reset", "-q", "--hard")
    run_git(repository.project, "stash", "clear")
    return repository.project


def whole_state(project: Path) -> tuple[object, ...]:
    """References but for those that keep commits, the index, what is checked out, and stashes."""
    refs, head, *_, stashes = state(project)
    lasting = [ref for ref in refs.splitlines() if "refs/helix/kept/" not in ref]
    return lasting, run_git(project, "write-tree"), head, stashes


def stash_twice(project: Path) -> None:
    for number in (1, 2):
        (project / "src/app.py").write_text(f"{number}\n")
        run_git(project, "stash", "-q")


DIVERGED = (
    "git checkout -q feature; git commit -q --allow-empty -m theirs; "
    "git checkout -q main; git commit -q --allow-empty -m ours"
)
LINES = {
    "a commit": "echo 4 > src/app.py; git commit -qam fourth",
    "an amended commit": "echo 4 > src/app.py; git commit -qa --amend -m other",
    "staged files": "echo 4 > src/app.py; echo n > src/new; git add src",
    "a new branch that is checked out": "git checkout -q -b side; git commit -qm x --allow-empty",
    "another branch": "git checkout -q feature",
    "a detached head": "git checkout -q HEAD~1",
    "a deleted branch": "git branch -q -D feature",
    "a renamed branch": "git branch -m feature feature/deep",
    "a tag": "git tag v9; git tag -a -m x v10; git tag -d v1",
    "a reset": "git reset -q --hard HEAD~1",
    "a merge": f"{DIVERGED}; git merge -q -m x feature",
    "a rebase": "git checkout -q feature; git rebase -q main",
    "a stash": "echo 4 > src/app.py; git stash -q; echo 5 > src/app.py; git stash -q",
    "the last stash": "git stash drop -q; git stash drop -q",
    "an older stash": "git stash drop -q stash@{1}",
    "a conflict that was resolved": "echo 4 > src/app.py; git commit -qam a; "
    "git checkout -q -b side HEAD~1; echo 5 > src/app.py; git commit -qam b; "
    "git merge main; echo 6 > src/app.py; git commit -qam merged",
}


@pytest.mark.parametrize("line", few(LINES.values(), 3), ids=LINES.keys())
def test_what_git_changed_is_undone_and_done_again(
    project: Path, bubblewrap: SandboxBackend, line: str
) -> None:
    if "stash drop" in line:
        stash_twice(project)
    before = whole_state(project)
    (change,) = changes_of(run(bubblewrap, project, line))
    after = whole_state(project)
    assert file_state(project, change) is FileState.AS_CHANGED
    GitUndo(str(project)).undo(change)
    assert whole_state(project) == before
    assert file_state(project, change) is FileState.AS_BEFORE
    assert is_sound(project)
    if "commit" in line or "stash" in line:
        run_git(project, "gc", "-q", "--prune=now")
    GitUndo(str(project)).undo(change.forward)
    assert whole_state(project)[1:] == after[1:]
    assert file_state(project, change) is FileState.AS_CHANGED
    assert is_sound(project)


def test_the_git_lines_of_one_turn_are_one_change(
    project: Path, bubblewrap: SandboxBackend
) -> None:
    before = state(project)
    ran = [
        run(bubblewrap, project, line)
        for line in ("echo 4 > src/app.py; git add src", "git commit -qm x", "git tag v9")
    ]
    (change,) = changes_of(*ran)
    GitUndo(str(project)).undo(change)
    assert run_git(project, "rev-parse", "main") in before[0]
    assert run_git(project, "diff", "--name-only") == "src/app.py"
    assert not run_git(project, "diff", "--cached", "--name-only")


def test_git_lines_with_a_commit_of_the_user_between_them_are_two_changes(
    project: Path, bubblewrap: SandboxBackend
) -> None:
    first = run(bubblewrap, project, "git commit -q --allow-empty -m first")
    run_git(project, "commit", "-q", "--allow-empty", "-m", "theirs")
    second = run(bubblewrap, project, "git commit -q --allow-empty -m second")
    old, new = changes_of(first, second)
    assert file_state(project, old) is FileState.CHANGED_SINCE
    assert file_state(project, new) is FileState.AS_CHANGED
    GitUndo(str(project)).undo(new)
    assert run_git(project, "log", "-1", "--format=%s") == "theirs"
    with pytest.raises(ToolError):
        GitUndo(str(project)).undo(old)


SINCE = {
    "a commit": (["commit", "-q", "--allow-empty", "-m", "theirs"], "refs/heads/main"),
    "staged": (["rm", "-q", "--cached", "src/app.py"], "index"),
    "another branch": (["checkout", "-q", "feature"], "HEAD"),
    "a worktree": (["worktree", "add", "-q", "../other", "made"], "worktrees/other/HEAD"),
}


@pytest.mark.parametrize(("words", "name"), SINCE.values(), ids=SINCE.keys())
def test_what_the_user_did_since_stays_and_is_named(
    project: Path, bubblewrap: SandboxBackend, words: list[str], name: str
) -> None:
    line = "git branch made; echo 4 > src/app.py; git commit -qam fourth"
    (change,) = changes_of(run(bubblewrap, project, line))
    run_git(project, *words)
    before = state(project)
    with pytest.raises(ToolError, match="changed since") as refused:
        GitUndo(str(project)).undo(change)
    assert name in str(refused.value)
    assert GitUndo(str(project)).look(change).state is FileState.CHANGED_SINCE
    assert state(project) == before


@pytest.mark.parametrize(
    ("line", "then"),
    [
        (f"{DIVERGED}; git merge -q --no-commit feature", ""),
        (DIVERGED, "git merge -q --no-commit feature"),
        ("git commit -q --allow-empty -m x", "mkdir .git/rebase-merge"),
    ],
)
def test_nothing_is_undone_while_an_operation_of_git_is_unfinished(
    project: Path, bubblewrap: SandboxBackend, line: str, then: str
) -> None:
    (change,) = changes_of(run(bubblewrap, project, line))
    os.system(f"cd {project} && {then}" if then else "true")
    before = state(project)
    assert file_state(project, change) is FileState.OUT_OF_REACH
    with pytest.raises(ToolError, match="unfinished"):
        GitUndo(str(project)).undo(change)
    assert state(project) == before


def test_an_undo_that_a_kill_interrupted_is_completed(
    project: Path, bubblewrap: SandboxBackend
) -> None:
    before = state(project)
    line = "git checkout -q -b side; echo 4 > src/app.py; git commit -qam fourth"
    (change,) = changes_of(run(bubblewrap, project, line))
    run_git(project, "update-ref", "-d", "refs/heads/side")
    assert file_state(project, change) is FileState.AS_CHANGED
    GitUndo(str(project)).undo(change)
    assert state(project)[1] == before[1]
    assert file_state(project, change) is FileState.AS_BEFORE


def test_commits_that_are_gone_are_not_put_back(project: Path, bubblewrap: SandboxBackend) -> None:
    run_git(project, "commit", "-q", "--allow-empty", "-m", "lost")
    (change,) = changes_of(run(bubblewrap, project, "git reset -q --hard HEAD~1"))
    for words in (["reflog", "expire", "--expire=all", "--all"], ["gc", "-q", "--prune=now"]):
        run_git(project, *words)
    names = run_git(project, "for-each-ref", "--format=%(refname)", "refs/helix").split()
    for name in names:
        run_git(project, "update-ref", "-d", name)
    run_git(project, "gc", "-q", "--prune=now")
    before = state(project)
    with pytest.raises(ToolError, match="has removed"):
        GitUndo(str(project)).undo(change)
    assert state(project) == before


@pytest.mark.parametrize(
    "names",
    [
        (("refs/heads/main", "1" * 40 + "\ndelete refs/heads/feature", "2" * 40),),
        (("refs/../config", "", "1" * 40),),
        (("../outside/HEAD", "", "1" * 40),),
        (("HEAD", "ref: refs/../../x", "ref: refs/heads/main"),),
    ],
)
def test_a_journal_from_elsewhere_says_nothing_to_git_but_names_and_values(
    repository: Repository, names: tuple[tuple[str, str, str], ...]
) -> None:
    change = GitChange(".git", None, None, 0, (), names=names)
    before = state(repository.project)
    for place in (".git", "../project/.git", "/etc"):
        moved = GitChange(place, None, None, 0, (), names=names)
        with pytest.raises(ToolError):
            GitUndo(str(repository.project)).undo(moved)
    assert file_state(repository.project, change) is FileState.OUT_OF_REACH
    assert state(repository.project) == before


def names_of(project: Path) -> list[str]:
    return run_git(project, "for-each-ref", "--format=%(refname)", "refs/helix/kept").split()


@pytest.mark.slow
def test_stashes_that_were_popped_do_not_pile_up(project: Path, bubblewrap: SandboxBackend) -> None:
    for number in range(MAX_STASHES + 2):
        (project / "src/app.py").write_text(f"{number}\n")
        run_git(project, "stash", "-q")
        assert run(bubblewrap, project, "git stash pop -q").ended.code == 0
    assert len(names_of(project)) == MAX_STASHES


def test_names_that_keep_commits_are_counted_and_removed(
    project: Path, bubblewrap: SandboxBackend
) -> None:
    for line in (f"{DIVERGED}; git branch side feature", "git branch -q -D side feature"):
        run(bubblewrap, project, line)
    assert GitUndo(str(project)).count_rescued() == 1
    assert GitUndo(str(project)).forget_rescued() == 1
    assert GitUndo(str(project)).count_rescued() == 0
    assert not names_of(project)
    assert run_git(project, "rev-parse", "main")


def test_commits_in_a_worktree_of_a_session_are_undone_in_it_alone(
    repository: Repository, project: Path, bubblewrap: SandboxBackend
) -> None:
    folder = project.parent / "project.worktrees" / "side"
    run_git(project, "worktree", "add", "-q", "-b", "side", str(folder))
    tree = find_worktree(str(folder), str(project / ".git"), "side")
    assert tree is not None
    sandbox = Sandbox(bubblewrap, folder, app_folders=(repository.ground.own,))
    sandbox.commit_in(tree)
    before = (run_git(folder, "rev-parse", "HEAD"), state(project))
    line = "echo 4 > src/app.py; git add src; git commit -qm fourth"
    resources = GrantedResources(variables=tuple(WHO.items()))
    ran = sandbox.run_blocking(SandboxCommand(line, str(folder), resources=resources), seconds=60)
    assert ran.ended.code == 0
    (change,) = changes_of(ran)
    GitUndo(str(project)).undo(change)
    assert (run_git(folder, "rev-parse", "HEAD"), run_git(folder, "diff", "--name-only")) == (
        before[0],
        "src/app.py",
    )
    assert not run_git(folder, "diff", "--cached", "--name-only")
    assert [*state(project)][1:] == [*before[1]][1:]
    GitUndo(str(project)).undo(change.forward)
    assert run_git(folder, "log", "-1", "--format=%s") == "fourth"
    run_git(project, "worktree", "remove", "--force", str(folder))
    assert file_state(project, change) is FileState.CHANGED_SINCE


def test_a_commit_in_a_submodule_is_undone_there(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    inner, project = tmp_path / "inner", tmp_path / "project"
    allowed = ("-c", "protocol.file.allow=always")
    for folder in (inner, project):
        folder.mkdir()
        run_git(folder, "init", "-q", "-b", "main")
        run_git(folder, "commit", "-q", "--allow-empty", "-m", "first")
    run_git(project, *allowed, "submodule", "--quiet", "add", str(inner), "module")
    run_git(project, "commit", "-qam", "module")
    before = run_git(project / "module", "rev-parse", "main")
    ran = run(bubblewrap, project, "cd module && git commit -q --allow-empty -m second")
    (change,) = changes_of(ran)
    assert change.path == ".git/modules/module"
    GitUndo(str(project)).undo(change)
    assert run_git(project / "module", "rev-parse", "main") == before
    assert file_state(project, change) is FileState.AS_BEFORE
    assert GitUndo(str(project)).count_rescued() == 1
    assert GitUndo(str(project)).forget_rescued() == 1


PRUNED = (
    "for ref in HEAD $(git for-each-ref --format='%(refname)' refs/heads); do "
    "git reflog expire --expire=now $ref; done; git gc -q --prune=now"
)


OUTSIDE = (SandboxKind.BUBBLEWRAP, SandboxKind.NONE)
"""A line runs without the sandbox because the user said so, or because there is none."""


@pytest.fixture(params=OUTSIDE, ids=lambda kind: kind.value)
def any_kind(request: pytest.FixtureRequest, box_of: BoxOf) -> SandboxBackend:
    kind: SandboxKind = request.param
    return SandboxBackend() if kind is SandboxKind.NONE else box_of(kind)


def run_outside(box: SandboxBackend, project: Path, command: str) -> SandboxRun:
    """Run a line that the user let run without the sandbox."""
    sandbox = Sandbox(
        box, project, app_folders=(project.parent / "own",), spool=project.parent / "own"
    )
    resources = GrantedResources(variables=tuple(WHO.items()), sandboxed=False)
    line = SandboxCommand(command, sandbox.folder, resources=resources, read_only=False)
    return sandbox.run_blocking(line, seconds=60)


@pytest.mark.parametrize(
    ("line", "any_kind"),
    few(zip(LINES.values(), cycle(OUTSIDE)), 3),
    ids=LINES.keys(),
    indirect=["any_kind"],
)
def test_what_git_changed_without_the_sandbox_is_undone_whatever_it_pruned(
    project: Path, any_kind: SandboxBackend, line: str
) -> None:
    if "stash drop" in line:
        stash_twice(project)

    before = whole_state(project)
    (change,) = changes_of(run_outside(any_kind, project, f"{line}; {PRUNED}"))
    assert file_state(project, change) is FileState.AS_CHANGED
    assert whole_state(project) != before
    GitUndo(str(project)).undo(change)
    assert whole_state(project) == before
    assert "/before-" not in run_git(project, "for-each-ref")
    assert is_sound(project)


def test_a_line_that_only_reads_git_saves_nothing(
    repository: Repository, any_kind: SandboxBackend
) -> None:
    before = state(repository.project)
    ran = run_outside(any_kind, repository.project, "git status && git log && echo x > src/new.py")
    assert not ran.git
    assert state(repository.project)[:3] == before[:3]


def test_a_line_outside_the_sandbox_is_undone_even_if_it_was_stopped(
    project: Path, any_kind: SandboxBackend
) -> None:
    before = run_git(project, "rev-parse", "HEAD")
    ran = run_outside(any_kind, project, "git commit -q --allow-empty -m x; kill -9 $$")
    (change,) = changes_of(ran)
    GitUndo(str(project)).undo(change)
    assert run_git(project, "rev-parse", "HEAD") == before
