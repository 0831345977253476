"""Worktrees are planned, made, merged and removed by git, and nothing is lost with them."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.worktree import RemovedWorktree, Worktree
from helix_desktop.tools.git.git_worktrees import GitWorktrees, suggest_branch
from helix_desktop.tools.sandbox.repair.set_aside_files import SetAsideFiles
from tests.examples import few
from tests.files import write_file

BRANCH = "fix/login"
_WHO = ("-c", "user.name=A B", "-c", "user.email=a@example.com")
_PLAIN = {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}


def git(folder: Path, *words: str) -> str:
    ran = subprocess.run(
        ["git", *_WHO, *words],
        cwd=folder,
        env={**os.environ, **_PLAIN},
        check=True,
        capture_output=True,
    )
    return ran.stdout.decode().strip()


def make_repository(folder: Path) -> Path:
    """A repository with one commit on the branch main."""
    folder.mkdir(parents=True, exist_ok=True)
    git(folder, "init", "-q", "-b", "main", "--template=")
    git(folder, "config", "user.name", "A B")
    git(folder, "config", "user.email", "a@example.com")
    (folder / "a.py").write_text("one\ntwo\n")
    git(folder, "add", "a.py")
    git(folder, "commit", "-q", "-m", "first")
    return folder


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    return make_repository(tmp_path / "project")


def create_worktree(repository: Path, branch: str = BRANCH) -> tuple[GitWorktrees, Worktree, Path]:
    worktrees = GitWorktrees(repository)
    tree = worktrees.plan(branch).worktree
    worktrees.make(tree)
    return worktrees, tree, Path(tree.folder)


def _unused(folder: str, entry: str) -> str:
    raise AssertionError("nothing is to be moved")


def commit(folder: Path, name: str, text: str, message: str) -> None:
    (folder / name).write_text(text)
    git(folder, "add", name)
    git(folder, "commit", "-q", "-m", message)


def test_a_plan_says_where_it_begins_and_what_stays_behind(repository: Path) -> None:
    (repository / "a.py").write_text("changed\n")
    (repository / "new.txt").write_text("new\n")
    plan = GitWorktrees(repository).plan(BRANCH)
    assert plan.worktree.folder == str(repository.parent / "project.worktrees" / "fix-login")
    assert (plan.worktree.base, plan.subject) == ("main", "first")
    assert plan.worktree.commit == git(repository, "rev-parse", "HEAD")
    assert plan.unsaved == ("a.py", "new.txt")
    assert not Path(plan.worktree.folder).exists()


def test_a_worktree_is_made_without_running_the_hooks_of_the_project(repository: Path) -> None:
    hook = repository / ".git" / "hooks" / "post-checkout"
    write_file(hook, f"#!/bin/sh\ntouch {repository}/ran\n")
    hook.chmod(0o755)
    (repository / "a.py").write_text("unsaved\n")
    _, tree, folder = create_worktree(repository)
    assert (folder / "a.py").read_text() == "one\ntwo\n"
    assert (repository / "a.py").read_text() == "unsaved\n"
    assert git(folder, "branch", "--show-current") == tree.branch
    assert not (repository / "ran").exists()


def _plant(repository: Path, settings: str, attributes: str) -> Path:
    """Settings and attributes with which git runs a program that leaves a file; return that."""
    ran = repository.parent / "ran"
    program = repository.parent / "program"
    program.write_text(f"#!/bin/sh\ntouch {ran}\ncat\n")
    program.chmod(0o755)
    commit(repository, ".gitattributes", attributes, "planted")
    with (repository / ".git/config").open("a") as file:
        file.write(settings.replace("PROGRAM", str(program)))
    return ran


_FILTERS = (
    *("process = PROGRAM", "smudge = PROGRAM", "clean = PROGRAM"),
    *("process = PROGRAM\n\trequired = true", "smudge = PROGRAM\n\trequired = true"),
)
_WAYS = ("own", "included", "for a branch", "for work trees", "of one tree")


@pytest.mark.skipif(os.name != "posix", reason="copies need handles of folders")
def test_the_environment_comes_along_as_a_copy_that_names_the_worktree(repository: Path) -> None:
    commit(repository, ".gitignore", ".venv\nnode_modules\n.env\n", "ignore")
    scripts = repository / ".venv/bin"
    scripts.mkdir(parents=True)
    (scripts / "pytest").write_text(f"#!{scripts}/python\n")
    (scripts / "pytest").chmod(0o755)
    (scripts / "python").symlink_to("/usr/bin/python3")
    (scripts / "own").symlink_to(scripts / "pytest")
    (repository / ".venv/project.pth").write_text(f"{repository}/src\n")
    (repository / ".env").write_text("KEY=1\n")
    (repository / "node_modules").symlink_to("/usr")
    worktrees = GitWorktrees(repository)
    plan = worktrees.plan(BRANCH)
    assert (plan.environment, plan.secrets) == ((".venv",), (".env",))
    worktrees.make(plan.worktree, plan.environment)
    folder = Path(plan.worktree.folder)
    copied = folder / ".venv"
    assert (copied / "bin/pytest").read_text() == f"#!{copied}/bin/python\n"
    assert os.access(copied / "bin/pytest", os.X_OK)
    assert str((copied / "bin/python").readlink()) == "/usr/bin/python3"
    assert (copied / "bin/own").readlink() == copied / "bin/pytest"
    assert (copied / "project.pth").read_text() == f"{folder}/src\n"
    assert not (folder / ".env").exists()
    (copied / "bin/pytest").write_text("changed")
    assert (scripts / "pytest").read_text() == f"#!{scripts}/python\n"


def test_all_changes_are_committed_without_hooks_or_not_at_all(repository: Path) -> None:
    hook = repository / ".git/hooks/pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\nexit 1\n")
    hook.chmod(0o755)
    worktrees, tree, folder = create_worktree(repository)
    (folder / "a.py").write_text("changed\n")
    (folder / "new.py").write_text("new\n")
    report = worktrees.commit(tree, "all of it")
    assert report.unsaved == ()
    assert [line.partition(" ")[2] for line in report.ahead] == ["all of it"]
    # a filter would have to run: the raw content would be committed in its place
    (folder / ".gitattributes").write_text("*.bin filter=lfs\n")
    (folder / "big.bin").write_text("x")
    with pytest.raises(ToolError, match=r"big\.bin"):
        worktrees.commit(tree, "large")
    report = worktrees.report(tree)
    assert set(report.unsaved) == {".gitattributes", "big.bin"}
    assert len(report.ahead) == 1


@pytest.mark.parametrize("name", ["x", "x.y"])
@pytest.mark.parametrize(("setting", "way"), few(zip(_FILTERS, _WAYS, strict=True)))
def test_no_filter_that_a_repository_names_runs_in_a_worktrees_life(
    repository: Path, setting: str, name: str, way: str
) -> None:
    text = f'[filter "{name}"]\n\t{setting}\n'
    program = str(repository.parent / "program")
    if way != "own":
        (repository.parent / "more").write_text(text.replace("PROGRAM", program))
        (repository / ".git/config.worktree").write_text("")
        text = {
            "included": "[include]\n",
            "for a branch": f'[includeIf "onbranch:{BRANCH}"]\n',
            "for work trees": '[includeIf "gitdir:**/worktrees/**"]\n',
            "of one tree": "[extensions]\n\tworktreeConfig = true\n[include]\n",
        }[way] + f"\tpath = {repository.parent}/more\n"
    ran = _plant(repository, text, f"* filter={name}\n")
    worktrees, tree, folder = create_worktree(repository)
    assert (folder / "a.py").read_text() == "one\ntwo\n"
    (folder / "a.py").write_text("one\nthree\n")
    (repository / "b.py").write_text("new\n")
    assert worktrees.report(tree).unsaved == ("a.py",)
    (folder / "a.py").write_text("one\ntwo\n")
    worktrees.merge(tree)
    worktrees.remove(tree, SetAsideFiles(repository.parent / "home", repository).keep_worktree)
    assert not ran.exists()
    assert not folder.exists()


@pytest.mark.parametrize(
    "settings",
    few(
        [
            '[merge "x"]\n\tdriver = PROGRAM %A',
            "[diff]\n\texternal = PROGRAM",
            '[diff "x"]\n\tcommand = PROGRAM',
            '[diff "x"]\n\ttextconv = PROGRAM',
            "[core]\n\tfsmonitor = PROGRAM",
            "[core]\n\tsshCommand = PROGRAM",
            "[core]\n\talternateRefsCommand = PROGRAM",
            "[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = PROGRAM",
            "[credential]\n\thelper = !PROGRAM",
            '[submodule "x"]\n\tupdate = !PROGRAM',
            '[hook "x"]\n\tevent = post-checkout\n\tcommand = PROGRAM',
            "[alias]\n\treset = !PROGRAM\n\tworktree = !PROGRAM",
        ],
        3,
    ),
)
def test_no_program_that_a_repository_names_runs_for_a_preview_or_a_merge(
    repository: Path, settings: str
) -> None:
    config = repository / ".git/config"
    plain = config.read_text()
    ran = _plant(repository, f"{settings}\n", "* merge=x diff=x\n")
    worktrees, tree, folder = create_worktree(repository)
    planted = config.read_text()
    config.write_text(plain)
    commit(folder, "a.py", "one\nthree\n", "theirs")
    commit(repository, "a.py", "zero\ntwo\n", "ours")
    config.write_text(planted)
    report = worktrees.report(tree)
    if report.conflicts:
        with pytest.raises(ToolError, match="same lines"):
            worktrees.merge(tree)
    else:
        worktrees.merge(tree)
    assert not ran.exists()


def test_a_merge_works_where_the_users_commits_are_signed(repository: Path) -> None:
    git(repository, "config", "commit.gpgSign", "true")
    worktrees, tree, folder = create_worktree(repository)
    git(repository, "config", "commit.gpgSign", "false")
    commit(folder, "b.py", "new\n", "theirs")
    commit(repository, "c.py", "new\n", "ours")
    git(repository, "config", "commit.gpgSign", "true")
    worktrees.merge(tree)
    assert (repository / "b.py").exists()
    assert (repository / "c.py").exists()


@pytest.mark.parametrize(
    "name",
    ["", " ", "a b", "-x", "a..b", "a.lock", "@{-1}", "a\nb", "a~1", "/a", "a/", "é\x07"],
)
def test_names_that_git_does_not_take_are_refused(name: str, repository: Path) -> None:
    with pytest.raises(ToolError, match="doesn't take"):
        GitWorktrees(repository).plan(name)


@pytest.mark.parametrize("name", ["main", "main/x", "team"])
def test_names_in_the_way_of_another_branch_are_refused(name: str, repository: Path) -> None:
    git(repository, "branch", "team/x")
    with pytest.raises(ToolError, match=r"already|beside the branch"):
        GitWorktrees(repository).plan(name)


def test_the_branch_is_suggested_from_the_message_and_is_free(repository: Path) -> None:
    assert suggest_branch("Fix the login: it's slow, please!", "x") == "fix-the-login-it-s"
    assert suggest_branch("日本語", "x") == "x"
    git(repository, "branch", "fix")
    assert GitWorktrees(repository).free_name("fix") == "fix-2"


def test_folders_that_can_have_no_worktree_say_why(repository: Path, tmp_path: Path) -> None:
    (repository / "src").mkdir()
    (tmp_path / "plain").mkdir()
    (tmp_path / "empty").mkdir()
    git(tmp_path / "empty", "init", "-q")
    git(tmp_path, "clone", "-q", "--bare", str(repository), "bare")
    _, tree, _ = create_worktree(repository)
    reasons = {
        tmp_path / "plain": "not in a git repository",
        tmp_path / "empty": "no commits yet",
        tmp_path / "bare": "bare repository",
        repository / "src": "only a part of the repository",
        Path(tree.folder): "itself a worktree or a submodule",
    }
    for folder, reason in reasons.items():
        with pytest.raises(ToolError, match=reason):
            GitWorktrees(folder).plan("new")


def test_a_git_planted_in_path_is_not_run(
    repository: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    planted = tmp_path / "git"
    planted.write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
    planted.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert GitWorktrees(repository).plan(BRANCH).worktree.branch == BRANCH
    assert not (tmp_path / "ran").exists()


def test_submodules_are_told_of(repository: Path) -> None:
    (repository / ".gitmodules").write_text("")
    assert GitWorktrees(repository).plan(BRANCH).submodules


def test_a_merge_is_previewed_and_then_done(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    assert worktrees.report(tree).is_merged
    commit(folder, "b.py", "three\n", "second")
    (folder / "c.py").write_text("unsaved\n")
    report = worktrees.report(tree)
    assert [line.partition(" ")[2] for line in report.ahead] == ["second"]
    assert (report.into, report.changed, report.conflicts) == ("main", ("b.py",), ())
    assert report.unsaved == ("c.py",)
    assert not (repository / "b.py").exists()
    after = worktrees.merge(tree)
    assert (repository / "b.py").read_text() == "three\n"
    assert (after.ahead, after.unsaved) == ((), ("c.py",))


def test_a_conflict_is_told_before_and_changes_nothing(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    commit(folder, "a.py", "theirs\n", "theirs")
    commit(repository, "a.py", "ours\n", "ours")
    before = git(repository, "rev-parse", "HEAD")
    assert worktrees.report(tree).conflicts == ("a.py",)
    with pytest.raises(ToolError, match=r"same lines of: a\.py"):
        worktrees.merge(tree)
    assert git(repository, "rev-parse", "HEAD") == before
    assert not git(repository, "status", "--porcelain")


def test_an_unfinished_merge_of_the_user_stays_as_it_is(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    commit(folder, "b.py", "three\n", "second")
    git(repository, "checkout", "-q", "-b", "side")
    commit(repository, "side.py", "x\n", "side")
    git(repository, "checkout", "-q", "main")
    commit(repository, "main.py", "x\n", "main")
    git(repository, "merge", "-q", "--no-commit", "--no-ff", "side")
    with pytest.raises(ToolError, match="unfinished merge"):
        worktrees.merge(tree)
    assert (repository / ".git" / "MERGE_HEAD").exists()
    assert (repository / "side.py").exists()


def test_unsaved_changes_of_the_same_file_block_the_merge_and_others_do_not(
    repository: Path,
) -> None:
    worktrees, tree, folder = create_worktree(repository)
    commit(folder, "a.py", "one\nTWO\n", "second")
    (repository / "a.py").write_text("mine\n")
    with pytest.raises(ToolError, match=r"uncommitted changes of the same files: a\.py"):
        worktrees.merge(tree)
    assert (repository / "a.py").read_text() == "mine\n"
    git(repository, "checkout", "-q", "a.py")
    (repository / "mine.txt").write_text("mine\n")
    worktrees.merge(tree)
    assert (repository / "mine.txt").read_text() == "mine\n"


def test_all_that_is_in_no_commit_is_listed(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    commit(folder, ".gitignore", "built/\n", "second")
    assert worktrees.uncommitted(tree) == ()
    write_file(folder / "built/deep/out", "ignored")
    write_file(folder / "own/.gitignore", "*\n")
    write_file(folder / "own/notes", "ignored by its own folder")
    write_file(folder / "new", "new")
    write_file(folder / "staged", "only in the index")
    git(folder, "add", "staged")
    (folder / "staged").unlink()
    git(folder, "update-index", "--assume-unchanged", "a.py")
    git(folder, "update-index", "--skip-worktree", ".gitignore")
    for name in ("a.py", ".gitignore"):
        write_file(folder / name, f"{(folder / name).read_text()}mine\n")
    make_repository(folder / "inner")
    git(folder, "submodule", "--quiet", "add", f"{folder}/inner", "inner")
    git(folder, "commit", "-q", "-m", "a submodule", "inner", ".gitmodules")
    changed = (".gitignore", "a.py", "built/deep/out", "inner/", "new", "own/.gitignore")
    assert worktrees.uncommitted(tree) == (*changed, "own/notes", "staged")


def test_a_removed_worktree_with_anything_uncommitted_is_moved_and_can_come_back(
    repository: Path,
) -> None:
    worktrees, tree, folder = create_worktree(repository)
    commit(folder, "b.py", "three\n", "second")
    write_file(folder / ".git-ignored/c.py", "unsaved\n")
    write_file(repository / ".git/info/exclude", ".git-ignored\n")
    write_file(folder / "staged", "staged\n")
    git(folder, "add", "staged")
    aside = SetAsideFiles(repository.parent / "home", repository)
    removed = worktrees.remove(tree, aside.keep_worktree)
    assert not removed.is_branch_deleted
    assert not folder.exists()
    assert Path(removed.kept, ".git-ignored/c.py").read_text() == "unsaved\n"
    assert git(repository, "log", "-1", "--format=%s", BRANCH) == "second"
    assert git(repository, "worktree", "list").count("\n") == 0
    [listed] = aside.listed()
    assert (aside.shown(listed), listed.place) == (str(folder), removed.kept)
    aside.put_back_blocking(listed.place)
    assert git(folder, "status", "--porcelain") == "A  staged"
    assert (folder / ".git-ignored/c.py").exists()
    assert aside.listed() == ()


def test_a_locked_worktree_is_not_removed(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    git(repository, "worktree", "lock", str(folder))
    with pytest.raises(ToolError, match="is locked"):
        worktrees.remove(tree, _unused)
    assert (folder / "a.py").exists()


def test_a_worktree_that_cannot_be_moved_stays(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    write_file(folder / "c.py", "unsaved\n")
    write_file(repository.parent / "home", "no folder")
    aside = SetAsideFiles(repository.parent / "home", repository)
    with pytest.raises(ToolError, match="wasn't moved"):
        worktrees.remove(tree, aside.keep_worktree)
    assert (folder / "c.py").exists()
    assert worktrees.linked(tree)


def test_commits_on_no_branch_are_not_removed(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    git(folder, "checkout", "-q", "--detach")
    commit(folder, "b.py", "three\n", "second")
    assert worktrees.report(tree).ahead
    with pytest.raises(ToolError, match="on no branch"):
        worktrees.remove(tree, _unused)
    assert (folder / "b.py").exists()


def test_a_merged_worktree_goes_with_its_branch(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    commit(folder, "b.py", "three\n", "second")
    worktrees.merge(tree)
    assert worktrees.remove(tree, _unused) == RemovedWorktree(is_branch_deleted=True)
    assert not folder.exists()
    assert git(repository, "branch", "--format=%(refname:short)") == "main"
    assert git(repository, "worktree", "list").count("\n") == 0


def test_the_folder_of_worktrees_goes_with_the_last_one(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    _, other, _ = create_worktree(repository, "helix/other")
    worktree_folder = folder.parent
    assert worktree_folder == Path(f"{repository}.worktrees")
    worktrees.remove(tree, _unused)
    assert worktree_folder.exists()
    shutil.rmtree(other.folder)
    (worktree_folder / "notes.txt").write_text("mine")
    aside = SetAsideFiles(repository.parent / "home", repository)
    worktrees.remove(other, aside.keep_worktree)
    assert git(repository, "worktree", "list").count("\n") == 0
    assert (worktree_folder / "notes.txt").exists()
    (worktree_folder / "notes.txt").unlink()
    worktrees.remove(create_worktree(repository, "helix/third")[1], _unused)
    assert not worktree_folder.exists()


def test_a_folder_that_was_deleted_by_hand_or_replaced_is_told(repository: Path) -> None:
    worktrees, tree, folder = create_worktree(repository)
    shutil.rmtree(folder)
    with pytest.raises(ToolError, match="is gone"):
        worktrees.linked(tree)
    report = worktrees.report(tree)
    assert report.missing
    assert not report.problem
    write_file(folder / ".git", f"gitdir: {repository}/.git\n")
    with pytest.raises(ToolError, match="no worktree"):
        worktrees.linked(Worktree(str(repository), BRANCH, "main", tree.commit))
