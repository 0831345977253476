"""Git writes a copy of the repository; what it did is taken over, and nothing else."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.git.git_copy import FOLDERS, MAX_FILES, MAX_STARTS
from helix_desktop.tools.sandbox.git.git_takeover import ImportResult
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.examples import few
from tests.files import write_file
from tests.tools.sandbox.conftest import (
    HOLDING,
    ROOT,
    WHO,
    Ground,
    Repository,
    git,
    is_sound,
    kill_during,
    meanwhile,
    output_text,
    refused,
    rescued,
    run_git,
    state,
)
from tests.waiting import wait_until


def run(box: SandboxBackend, folder: Path, command: str) -> SandboxRun:
    """Run a line as if the user had been asked before."""
    sandbox = Sandbox(
        box, folder, app_folders=(folder.parent / "own",), spool=folder.parent / "own"
    )
    resources = GrantedResources(variables=tuple(WHO.items()))
    return sandbox.run_blocking(
        SandboxCommand(command, sandbox.folder, resources=resources), seconds=60
    )


def _plain(project: Path) -> None:
    run_git(project, "init", "-q", "-b", "main", "--template=")


def _sha256(project: Path) -> None:
    run_git(project, "init", "-q", "-b", "main", "--template=", "--object-format=sha256")


def _reftable(project: Path) -> None:
    words = ["git", "init", "-q", "-b", "main", "--template=", "--ref-format=reftable"]
    if subprocess.run(words, cwd=project, capture_output=True, check=False).returncode:
        pytest.skip("this git has no reftable")


def _cloned(*words: str) -> Callable[[Path], None]:
    def clone(project: Path) -> None:
        source = project.parent / "source"
        source.mkdir()
        _plain(source)
        for text in ("1", "2", "3"):
            (source / "f").write_text(text)
            write_file(source / "src/g", text)
            run_git(source, "add", "-A")
            run_git(source, "commit", "-q", "-m", text)
        run_git(source, "config", "uploadpack.allowFilter", "true")
        run_git(
            project.parent, "clone", "-q", "--template=", *words, f"file://{source}", project.name
        )

    return clone


def _borrowing(project: Path) -> None:
    """Make a repository with the objects of another one in the project."""
    _plain(project)
    run_git(project, "init", "-q", "-b", "main", "--template=", "source")
    (project / "source/f").write_text("1")
    write_file(project / "source/src/g", "1")
    run_git(project / "source", "add", "-A")
    run_git(project / "source", "commit", "-q", "-m", "1")
    _borrow(project, project / "source")
    (project / ".git/info/exclude").write_text("/source\n")


def _borrow(project: Path, source: Path) -> None:
    write_file(project / ".git/objects/info/alternates", f"{source}/.git/objects\n")
    (project / ".git/info").mkdir(exist_ok=True)
    commit = run_git(source, "rev-parse", "HEAD")
    run_git(project, "reset", "-q", "--hard", commit)
    assert not [*(project / ".git/objects").glob(f"{commit[:2]}/*")], "it is borrowed"


def _with(made: Callable[[Path], None], *words: str) -> Callable[[Path], None]:
    def make(project: Path) -> None:
        made(project)
        run_git(project, *words)

    return make


KINDS: dict[str, Callable[[Path], None]] = {
    "plain": _plain,
    "SHA-256": _sha256,
    "reftable": _reftable,
    "shallow": _cloned("--depth=1"),
    "partial": _cloned("--filter=blob:none"),
    "sparse and partial": _cloned("--filter=blob:none", "--sparse"),
    "a split index": _with(_cloned(), "update-index", "--split-index"),
    "a sparse index": _with(_cloned(), "sparse-checkout", "set", "--sparse-index", "src"),
    "packed names": _with(_cloned(), "pack-refs", "--all"),
    "borrowed objects": _borrowing,
}


@pytest.mark.parametrize("kind", few(KINDS))
def test_git_works_in_every_kind_of_repository(
    kind: str, bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    project = tmp_path / "project"
    project.mkdir()
    KINDS[kind](project)
    line = (
        "echo a > new; git add new && git commit -qm one && git checkout -q -b side "
        "&& echo b >> new && git commit -qam two && git checkout -q main "
        "&& git merge -q --no-ff --no-edit side && git branch -d side && git tag v1 "
        "&& echo c >> new && git stash -q"
    )
    ran = run(bubblewrap, project, line)
    assert ran.ended.code == 0, output_text(ran)
    assert refused(ran) == ()
    subjects = [run_git(project, "log", "-1", "--format=%s", name) for name in ("HEAD", "HEAD^2")]
    assert subjects == ["Merge branch 'side'", "two"]
    assert (run_git(project, "tag"), run_git(project, "branch", "--show-current")) == ("v1", "main")
    assert run_git(project, "status", "--porcelain") == ""
    assert is_sound(project)
    assert len(run_git(project, "stash", "list").splitlines()) == 1
    ran = run(bubblewrap, project, "git stash pop -q; git rm -q --cached new; git reset -q HEAD~1")
    assert ran.ended.code == 0, output_text(ran)
    assert refused(ran) == ()
    assert run_git(project, "log", "-1", "--format=%s") in ("one", "3")
    assert is_sound(project)


@pytest.mark.parametrize("form", ["2", "3", "4", "split"])
@pytest.mark.parametrize("flag", ["assume-unchanged", "skip-worktree"])
def test_files_that_a_command_told_git_not_to_look_at_are_looked_at(
    flag: str, form: str, bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    project = tmp_path / "project"
    project.mkdir()
    _plain(project)
    for name in ("apple", "apple pie", "apricot", "own", "x" * 200):
        (project / name).write_text("1")
    run_git(project, "add", "-A")
    run_git(project, "commit", "-q", "-m", "first")
    run_git(project, "update-index", f"--{flag}", "own")
    shape = "--split-index" if form == "split" else f"--index-version={form}"
    names = f"'apple pie' {'x' * 200}"
    ran = run(bubblewrap, project, f"git update-index {shape}; git update-index --{flag} {names}")
    assert ran.ended.code == 0, output_text(ran)
    for file in project.iterdir():
        if file.is_file():
            file.write_text("mine")
    changed = run_git(project, "diff", "--name-only").splitlines()
    assert changed == ["apple", "apple pie", "apricot", "x" * 200], "not what was the user's own"
    assert bool(refused(ran)) == (form == "split")
    assert is_sound(project)


def test_a_sparse_checkout_by_a_command_hides_no_file_that_is_there(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    project = tmp_path / "project"
    project.mkdir()
    _cloned()(project)
    ran = run(bubblewrap, project, "mkdir other && echo 1 > other/file && git add other")
    ran = run(bubblewrap, project, "git commit -qm other && git sparse-checkout set src")
    assert refused(ran) == ()
    assert not (project / "other").exists()
    assert run_git(project, "status", "--porcelain") == ""
    write_file(project / "other/file", "mine")
    assert run_git(project, "diff", "--name-only") == "other/file"


def test_a_commit_in_a_submodule_is_taken_over(bubblewrap: SandboxBackend, tmp_path: Path) -> None:
    project, inner = tmp_path / "project", tmp_path / "inner"
    for folder in (project, inner):
        folder.mkdir()
        _plain(folder)
        (folder / "f").write_text("1")
        run_git(folder, "add", "f")
        run_git(folder, "commit", "-q", "-m", "first")
    allowed = ("-c", "protocol.file.allow=always")
    run_git(project, *allowed, "submodule", "--quiet", "add", str(inner), "module")
    run_git(project, "commit", "-q", "-m", "module")
    line = "cd module; echo 2 > f; git commit -qam inner; cd ..; git commit -qam outer"
    ran = run(bubblewrap, project, line)
    assert ran.ended.code == 0, output_text(ran)
    assert refused(ran) == ()
    assert run_git(project / "module", "log", "-1", "--format=%s") == "inner"
    assert run_git(project, "log", "-1", "--format=%s") == "outer"
    assert (
        run_git(project, "status", "--porcelain")
        == run_git(project / "module", "status", "-s")
        == ""
    )
    assert is_sound(project / "module")


def test_what_the_user_commits_meanwhile_stays_and_the_result_says_so(
    repository: Repository,
) -> None:
    project, ran = repository.project, list[SandboxRun]()
    line = f"git commit -qm mine; git tag mine; {HOLDING}"
    with meanwhile(project, lambda: ran.append(repository.run(line))):
        git(project, "commit", "-qm", "theirs")
    log = repository.git_output("log", "--format=%s").splitlines()
    assert log[0] == "theirs"
    assert repository.git_output("log", "-1", "--format=%s", "mine") == "mine"
    assert any(text.startswith("refs/heads/main, which somebody") for text in refused(ran[0]))
    assert is_sound(project)


def test_files_that_git_only_looked_at_again_do_not_keep_the_index(repository: Repository) -> None:
    project, ran = repository.project, list[SandboxRun]()
    line = f"git commit -qm mine; {HOLDING}"
    with meanwhile(project, lambda: ran.append(repository.run(line))):
        os.utime(project / "src/app.py", (1, 1))
        repository.git_output("status")
    assert refused(ran[0]) == ()
    assert repository.git_output("status", "--porcelain", "src/app.py") == ""


def test_commits_that_nothing_leads_to_have_a_name_for_some_time(repository: Repository) -> None:
    project = repository.project
    git(
        project,
        "branch",
        "lonely",
        repository.git_output("commit-tree", "HEAD^{tree}", "-m", "lonely"),
    )
    lonely = repository.git_output("rev-parse", "lonely")
    ran = repository.run("git branch -q -D lonely")
    assert rescued(ran) == {lonely}
    git(project, "reflog", "expire", "--expire=now", "--all")
    git(project, "gc", "-q", "--prune=now")
    assert repository.git_output("log", "-1", "--format=%s", lonely) == "lonely"
    [name] = repository.git_output("for-each-ref", "--format=%(refname)", "refs/helix").splitlines()
    old = f"refs/helix/kept/2020-01-01/{name.rpartition('/')[2]}"
    git(project, "update-ref", old, lonely)
    git(project, "update-ref", "-d", name)
    repository.run("git commit -qm next")
    assert repository.git_output("for-each-ref", "refs/helix") == "", "after 90 days it is gone"


def test_the_log_of_what_was_checked_out_is_gits_own(repository: Repository) -> None:
    repository.run("git checkout -q -b side; git commit -qm third; git commit -q --amend -m other")
    lines = repository.git_output("reflog", "--format=%gs").splitlines()[:3]
    moved = "checkout: moving from main to side"
    assert lines == ["commit (amend): other", "commit: third", moved]
    repository.run("git checkout -q -")
    assert repository.git_output("branch", "--show-current") == "main"


def test_a_background_command_finds_the_repository_read_only(repository: Repository) -> None:
    sandbox = repository.sandbox
    command = SandboxCommand("git commit -qm third", str(repository.project))
    live = sandbox.live()
    running = sandbox._make_runner(20, live=live)
    try:
        ran = sandbox._run_watched(command, running, lambda _output: None, live=live)
    finally:
        running.close()
    assert ran.ended.code
    assert b"Read-only file system" in live.output.tail
    assert ran.git_closed


LINE = (
    "echo 4 > src/app.py; git commit -qam fourth; git branch made; git tag v2; "
    "git branch -q -D old; git checkout -q -b side; echo 5 > src/app.py; git commit -qam fifth; "
    "git checkout -q feature; git merge -q --no-commit --no-ff side; echo 6 > src/six; "
    "git add src/six; git stash list; git worktree add -q src/tree made; touch src/ended"
)


def _kill_at_random(box: SandboxBackend, project: Path, moment: float) -> list[ImportResult]:
    """Let another process run a line, and kill it and its git somewhere in the take-over."""
    own = project.parent / "own"
    words = [box.kind.value, str(project), str(own), LINE, "", "", json.dumps(WHO)]
    module = [sys.executable, "-m", "tests.tools.sandbox.killed_command", *words]
    with subprocess.Popen(module, cwd=ROOT, start_new_session=True) as process:
        ended = project / "src/ended"
        wait_until(lambda: ended.exists() or process.poll() is not None)
        assert ended.exists()
        try:
            process.wait(moment)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
    sandbox = Sandbox(box, project, app_folders=(own,), spool=own)
    sandbox.take_over_left()
    assert not any(own.glob(FOLDERS)), sandbox._git._results_before
    return sandbox._git._results_before


def _check_kills(repository: Repository, box: SandboxBackend, count: int) -> None:
    project = repository.project
    git(project, "reset", "-q", "--hard")
    git(project, "stash", "clear")
    source = project.parent / "source"
    shutil.copytree(project, source, symlinks=True)
    assert run(box, project, LINE).ended.code == 0
    expected = [*state(project)]
    assert expected[0].count("refs/heads/") == 4
    for _ in range(count):
        for folder in (project, project.parent / "own"):
            shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(source, project, symlinks=True)
        taken = _kill_at_random(box, project, random.uniform(0, 0.6))
        assert [*state(project)] == expected, taken
        assert is_sound(project)
        assert not [*(project / ".git").rglob("*.lock")]
        assert not [*(project / ".git").glob("helix-*")]
        assert not (project / ".git/packed-refs.new").exists()


def _named_by_a_file(project: Path) -> None:
    (project / "real").mkdir()
    run_git(project, "init", "-q", "-b", "main", "--template=", "--separate-git-dir=real/git")


def _named_by_a_link(project: Path) -> None:
    run_git(project, "init", "-q", "-b", "main", "--template=")
    (project / "real").mkdir()
    (project / ".git").rename(project / "real/git")
    (project / ".git").symlink_to("real/git")


@pytest.mark.parametrize("make", [_named_by_a_file, _named_by_a_link])
def test_git_writes_a_repository_that_is_another_folder_of_the_project(
    make: Callable[[Path], None], ground: Ground, bubblewrap: SandboxBackend
) -> None:
    make(ground.project)
    settings = (ground.project / "real/git/config").read_bytes()
    ran = run(
        bubblewrap,
        ground.project,
        "git commit -q --allow-empty -m one && git branch two && git config core.fsmonitor x",
    )
    assert ran.ended.code == 0, output_text(ran)
    assert run_git(ground.project, "log", "-1", "--format=%s", "two") == "one"
    assert (ground.project / "real/git/config").read_bytes() == settings


def test_a_repository_that_borrows_what_commands_cannot_see_is_not_called_damaged(
    tmp_path: Path, bubblewrap: SandboxBackend
) -> None:
    project, source = tmp_path / "project", tmp_path / "source"
    for folder in (project, source):
        folder.mkdir()
        _plain(folder)
    run_git(source, "commit", "-q", "--allow-empty", "-m", "1")
    _borrow(project, source)
    ran = run(bubblewrap, project, "git log; git commit -q --allow-empty -m 2")
    notes = " ".join(command_notes(ran, (), output_text(ran).encode()))
    assert f"borrows objects of '{source}/.git/objects'" in notes
    assert run_git(project, "log", "--format=%s") == "1"


def test_another_repository_in_the_place_of_one_that_a_file_names_is_set_aside(
    ground: Ground, bubblewrap: SandboxBackend
) -> None:
    _named_by_a_file(ground.project)
    ran = run(
        bubblewrap,
        ground.project,
        "cp -r real/git evil; echo '[core] fsmonitor = touch pwned' >> evil/config; mv real old; "
        "mkdir real; mv evil real/git; git status",
    )
    assert "fsmonitor" not in (ground.project / "real/git/config").read_text(), output_text(ran)
    assert [name for name, _ in ran.set_aside] == ["real/git"]
    run_git(ground.project, "status")
    assert not (ground.project / "pwned").exists()


def test_what_could_not_be_taken_over_stays_for_some_starts(
    repository: Repository, bubblewrap: SandboxBackend
) -> None:
    project, own = repository.project, repository.ground.own
    kill_during(bubblewrap, repository.ground, "git branch -q -D old")
    (project / ".git").rename(project.parent / "elsewhere")
    for _ in range(2):
        Sandbox(bubblewrap, project, app_folders=(own,), spool=own).take_over_left()
        assert any(own.glob(FOLDERS))
    (project.parent / "elsewhere").rename(project / ".git")
    Sandbox(bubblewrap, project, app_folders=(own,), spool=own).take_over_left()
    assert run_git(project, "branch", "--list", "old") == ""
    assert not any(own.glob(FOLDERS))
    kill_during(bubblewrap, repository.ground, "git branch -q -D feature")
    (project / ".git").rename(project.parent / "elsewhere")
    for _ in range(MAX_STARTS + 1):
        Sandbox(bubblewrap, project, app_folders=(own,), spool=own).take_over_left()
    assert not any(own.glob(FOLDERS))


@pytest.mark.parametrize("name", ["packed-refs.new", "packed-refs.lock", "refs/heads/old.lock"])
def test_what_gits_own_writing_left_when_it_was_killed_does_not_stop_the_next_take_over(
    repository: Repository, bubblewrap: SandboxBackend, name: str
) -> None:
    project, own = repository.project, repository.ground.own
    kill_during(bubblewrap, repository.ground, "git branch -q -D old")
    (project / ".git" / name).touch()
    Sandbox(bubblewrap, project, app_folders=(own,), spool=own).take_over_left()
    assert run_git(project, "branch", "--list", "old") == ""
    assert not (project / ".git" / name).exists()


@pytest.mark.slow
def test_a_kill_during_a_take_over_is_settled_at_the_next_start(
    repository: Repository, bubblewrap: SandboxBackend
) -> None:
    _check_kills(repository, bubblewrap, 2)


@pytest.mark.slow
@pytest.mark.timeout(3_000)
def test_many_kills_during_take_overs_are_settled_at_the_next_start(
    repository: Repository, bubblewrap: SandboxBackend
) -> None:
    _check_kills(repository, bubblewrap, 80)


def test_a_branch_whose_log_is_gone_too_is_named_by_its_commit(repository: Repository) -> None:
    git(repository.project, "checkout", "-q", "feature")
    git(repository.project, "commit", "-qm", "third")
    git(repository.project, "checkout", "-q", "main")
    third = repository.git_output("rev-parse", "feature")
    ran = repository.run("rm -rf .git/refs/heads/feature .git/logs/refs/heads/feature .git/logs")
    assert third in rescued(ran)
    notes = "".join(command_notes(ran, (), b""))
    assert f"`git branch NAME {third[:12]}` brings one back" in notes
    git(repository.project, "branch", "again", third[:12])
    assert repository.git_output("log", "-1", "--format=%s", "again") == "third"


def _hard_links(file: Path, folder: Path, count: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        os.link(file, folder / f"b{number}")


def test_a_repository_with_too_many_branches_is_refused_before_it_is_copied(
    repository: Repository,
) -> None:
    git_folder = repository.project / ".git"
    _hard_links(git_folder / "refs/heads/feature", git_folder / "refs/heads/many", MAX_FILES)
    with pytest.raises(ToolError, match="git pack-refs --all"):
        repository.run("git commit -qm more")
    assert [*repository.ground.own.glob(FOLDERS)] == []
    reading = SandboxCommand("git log -1", str(repository.project))
    assert repository.sandbox.run_blocking(reading, seconds=20).ended.code == 0


def test_the_logs_of_many_remote_branches_stay_without_being_copied(repository: Repository) -> None:
    logs = repository.project / ".git/logs/refs/remotes/origin"
    log = Path(shutil.copy(repository.project / ".git/logs/HEAD", repository.ground.outside))
    before = log.read_text()
    _hard_links(log, logs, MAX_FILES)
    ran = repository.run(
        "git commit -qm more && git update-ref --create-reflog refs/remotes/origin/b1 main"
    )
    assert (ran.ended.code, refused(ran)) == (0, ()), output_text(ran)
    assert repository.git_output("rev-parse", "origin/b1") == repository.git_output(
        "rev-parse", "main"
    )
    assert (logs / "b1").read_text().startswith(before)
    assert len([*logs.iterdir()]) == MAX_FILES


@pytest.mark.parametrize("reads", [False, True])
def test_a_line_that_writes_with_git_runs_no_hook_that_settings_name(
    reads: bool, any_box: SandboxBackend, ground: Ground
) -> None:
    """Git runs them from 2.54 on, unless they are turned off by their names."""
    inner = ground.project / "src/inner"
    inner.mkdir()
    git(inner, "init", "-q", "--template=")
    (ground.project / "hooks.inc").write_text('[hook "Lint.1"]\ncommand = false\n')
    git(inner, "config", "include.path", "../../../hooks.inc")
    git(ground.project, "config", "hook.all tests.command", "false")
    git(ground.project, "config", "hook.all tests.event", "pre-commit")
    sandbox = Sandbox(any_box, ground.project, app_folders=(ground.own,), spool=ground.own)
    line = "git add src; git config hook.'all tests'.enabled; git -C src/inner config --list"
    ran = sandbox.run_blocking(SandboxCommand(line, sandbox.folder, read_only=reads), seconds=20)
    assert "\nfalse\n" in f"\n{output_text(ran)}"
    # twice for a project below /tmp, where repositories have the settings of those that only read
    assert "hook.Lint.1.enabled=false" in output_text(ran).split("\n")


def test_a_line_that_does_not_name_git_is_told_how_git_can_write(repository: Repository) -> None:
    git(repository.project, "worktree", "add", "-q", "wt", "-b", "side")
    (repository.project / "src" / "run.sh").write_text("cd wt && touch f && git add f\n")
    command = SandboxCommand("sh src/run.sh", str(repository.project))
    ran = repository.sandbox.run_blocking(command, seconds=20)
    output = ran.output.part(0, 10_000)
    assert b".git/worktrees/wt" in output, "nothing was refused"
    assert "git: true" in "".join(command_notes(ran, (), output))
    long_output = b".git " * 50_000  # a look that took the square of its length stopped everything
    assert "git: true" not in "".join(command_notes(ran, (), long_output))
    request = SandboxCommand("sh src/run.sh", str(repository.project), git=True)
    ran = repository.sandbox.run_blocking(request, seconds=20)
    assert ran.ended.code == 0, output_text(ran)
    assert repository.git_output("-C", "wt", "status", "--short") == "A  f"
