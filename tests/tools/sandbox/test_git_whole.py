"""Git in the sandbox does what it does outside: same index, tree, status and exit codes.

Random repositories with names that were once taken for secrets, with modules, linked work trees,
pointers of LFS and sparse checkouts, some shallow, partial, or with names of SHA-256; the same
commands run in a copy inside and in one outside, the last two also side by side. More of them,
drawn anew, are `prove git` (tests/system/prove/git.py).
"""

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from helix_desktop.tools.permissions.git_environment import git_environment
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.launch.mount_check import FolderBusyError
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.examples import few
from tests.files import write_file
from tests.tools.sandbox.conftest import WHO, output_text, refused

NAMES = (
    *("tokens/colors.json", "secrets/readme.txt", "credentials/a.py", ".docker/Dockerfile"),
    *(".npmrc", "server.pem", "tls.key", "release.asc", "credentials.py", "auth.json", ".env"),
    *("AGENTS.md", ".vscode/tasks.json", ".github/workflows/ci.yml", ".cargo/config.toml"),
    *("src/a.py", "src/id_rsa", "passwords.txt", "data.bin"),
)
CONTENTS = (
    *("plain\n", "API_KEY=abcdef123456\n", "//registry/:_authToken=abcdef123456\n", ""),
    "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n",
    "version https://git-lfs.github.com/spec/v1\noid sha256:" + "0" * 64 + "\nsize 12\n",
)
_LAST = "$(git ls-files | tail -1)"
_LAST_FILE = "$(git ls-files | grep -vxE 'module|nested' | tail -1)"
"""A submodule cannot be moved in the sandbox: the `.git` in it is not written to."""
COMMANDS = (
    *("git status", "git status --porcelain --ignored", "git diff", "git diff HEAD", "git log -p"),
    *("git ls-files -s", "git ls-files -d -m -o", "git add -A", "git add -u", "git commit -qam x"),
    *("git commit -q --allow-empty -m x", "git checkout -q other", "git checkout -q main"),
    *("git switch -q -c new", "git branch -a", "git merge -q other -m x", "git merge --abort"),
    *("git rebase -q other", "git rebase --abort", "git stash -q", "git stash pop -q"),
    *("git stash list", "git reset -q --hard", "git reset -q", "git reset -q --soft HEAD~1"),
    *("git restore .", "git restore --staged .", f'git rm -q --cached "{_LAST}"', "git tag v1"),
    *(f'git mv -k "{_LAST_FILE}" moved', "git cherry-pick other", "git cherry-pick --abort"),
    *("git revert --no-edit HEAD", "git show --stat HEAD", "git grep -c e", "git worktree list"),
    *("git submodule status", "git sparse-checkout list", "git ls-tree -r HEAD", "git fsck"),
    *("git stash -q -u", "git clean -n", "git clean -fdq", "git clean -fdqx", "git add -f ."),
    *("git checkout -q -b mine --track main", "git branch -m renamed", "git worktree add -q wt"),
    *("git worktree remove wt", "git sparse-checkout set src", "git sparse-checkout disable"),
    *("git switch -q other && git branch -u main", "git -C wt status", "git add src new.env"),
    *("git remote add up https://example.com/u.git", "git remote rename up other"),
    *("git remote rename origin first", "git remote remove up", "git config user.name C"),
    "git init -q nested && git -C nested commit -q --allow-empty -m n",
    *("cd nested && git commit -q --allow-empty -m m", "cd nested && git reset -q --hard HEAD~1"),
)
assert len(COMMANDS) >= 40


@dataclass(frozen=True)
class Plan:
    """A repository: what both branches hold, what is changed, and what it has besides."""

    main: dict[str, str]
    other: dict[str, str]
    changed: dict[str, str]
    module: bool = False
    linked: bool = False
    sparse: bool = False
    kind: str = ""
    """How the repository is made, as options of git: of `init`, or of `clone` from such a one."""
    parallel: bool = False
    """Whether the last two commands run side by side inside."""
    commands: tuple[str, ...] = ()


KINDS = (
    *("--object-format=sha256", "--ref-format=reftable"),
    *("--depth=1", "--filter=blob:limit=9k"),
)
_HAS_TABLES = subprocess.run(
    ["git", "init", "-h"], capture_output=True, text=True, check=False
).stdout.count("--ref-format")
_files = st.dictionaries(st.sampled_from(NAMES), st.sampled_from(CONTENTS), min_size=1, max_size=9)
plans = st.builds(
    Plan,
    main=_files,
    other=_files,
    changed=st.dictionaries(
        st.sampled_from(("src/a.py", "new.txt", "new.env", "src/.env", "ignored/.npmrc", "id_rsa")),
        st.sampled_from(("changed\n", *CONTENTS)),
    ),
    module=st.booleans(),
    linked=st.booleans(),
    sparse=st.booleans(),
    kind=st.sampled_from(("", "", *KINDS)),
    parallel=st.booleans(),
    commands=st.lists(st.sampled_from(COMMANDS), min_size=1, max_size=4).map(tuple),
)


def _outside(folder: Path, command: str) -> tuple[int, str]:
    """As the user runs it, with the settings that every git of ours has."""
    ran = subprocess.run(
        ["/bin/bash", "--noprofile", "--norc", "-c", command],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", **git_environment(), **WHO},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return ran.returncode, ran.stdout.decode("utf-8", "replace")


def _laid(folder: Path, files: dict[str, str]) -> None:
    for name, content in files.items():
        write_file(folder / name, content)


def _built(folder: Path, plan: Plan) -> Path:
    """The repository of a plan; where its work tree is."""
    top = folder / "project"
    top.mkdir(parents=True)
    made = plan.kind if "format" in plan.kind else ""
    made = "" if "reftable" in made and not _HAS_TABLES else made

    def git(words: str) -> None:
        code, text = _outside(top, f"git -c protocol.file.allow=always {words}")
        assert code == 0, f"{words}: {text}"

    git(f"init -q -b main --template= {made}")
    (top / ".gitignore").write_text("ignored/\n")
    _laid(top, plan.main)
    git("add -A")
    git("commit -q -m first")
    if plan.module:
        inner = folder / "inner"
        inner.mkdir()
        init = f"git init -q -b main --template= {made}"
        _outside(inner, f"{init}; echo x > f; git add f; git commit -qm i")
        git(f"submodule --quiet add {inner} module")
        git("commit -q -m module")
    git("checkout -q -b other HEAD~0")
    _laid(top, plan.other)
    git("add -A")
    git("commit -q --allow-empty -m second")
    git("checkout -q main")
    if "format" not in plan.kind and plan.kind and not plan.module:
        git("config uploadpack.allowFilter true")
        top.rename(folder / "origin")
        top.mkdir()
        git(f"clone -q --no-single-branch --template= {plan.kind} file://{folder}/origin .")
        git("branch -q other origin/other")
    if plan.linked:
        git("worktree add -q --detach ../linked")
    if plan.sparse:
        git("sparse-checkout set src tokens secrets")
    _laid(top, plan.changed)
    return top


def _state(top: Path) -> list[object]:
    """Index, tree, names and status as git outside sees them, and each file byte by byte."""
    lines = [
        _outside(top, words)
        for words in ("git ls-files -s -t", "git status --porcelain=v2 --branch", "git stash list")
    ]
    lines.append(_outside(top, "git rev-parse HEAD^{tree} main other"))
    names = "for-each-ref --format='%(refname) %(objectname) %(symref)'"
    lines.append(_outside(top, f"git {names} refs/remotes"))
    lines.append(_outside(top, f"cd nested && git {names} && git ls-files -s && git stash list"))
    files = {
        str(path.relative_to(top)): (path.lstat().st_mode, path.read_bytes())
        for path in sorted(top.rglob("*"))
        if path.is_file() and ".git" not in path.parts
    }
    settings = _outside(top, "git config --local --list | grep -v '^submodule' | sort")
    return [*lines, settings, files]


def check(plan: Plan, box: SandboxBackend) -> None:
    with tempfile.TemporaryDirectory() as place:
        inside, outside, turned = (Path(place, name) for name in ("inside", "outside", "turned"))
        top = _built(outside, plan)
        parallel = plan.parallel and len(plan.commands) > 1
        for copy in (inside, *((turned,) if parallel else ())):
            shutil.copytree(outside, copy, symlinks=True)
        boxed = inside / "project"
        # a copy has other times: each looks at every file once
        for item in (top, boxed, turned / "project"):
            if item.exists():
                _outside(item, "git worktree repair ../linked; git update-index -q --refresh")
        sandbox = Sandbox(box, boxed, app_folders=(Path(place, "own"),))
        single = plan.commands[:-2] if parallel else plan.commands
        for command in single:
            code, text = _outside(top, command)
            ran = _boxed(sandbox, command)
            what = f"{plan}\n{command}\noutside: {code} {text}\ninside: {output_text(ran)}"
            assert ran.ended.code == code, what
            assert not [path for path, _ in ran.set_aside], what
        if not parallel:
            assert _state(boxed) == _state(top), f"{plan}"
            return
        for command in (*single, *reversed(plan.commands[-2:])):
            _outside(turned / "project", command)
        for command in plan.commands[-2:]:
            _outside(top, command)
        with ThreadPoolExecutor() as threads:
            assert all(threads.map(partial(_boxed_in_the_end, sandbox), plan.commands[-2:]))
        # lines that write wait for each other, in any order
        assert _state(boxed) in (_state(top), _state(turned / "project")), f"{plan}"


def _boxed(sandbox: Sandbox, command: str) -> SandboxRun:
    """As if the user had been asked before, and agreed."""
    sandbox.exposed(command)
    resources = GrantedResources(variables=tuple(WHO.items()))
    return sandbox.run_blocking(
        SandboxCommand(command, sandbox.folder, resources=resources), seconds=60
    )


def _boxed_in_the_end(sandbox: Sandbox, command: str) -> SandboxRun:
    """Try again, as the refusal says, while another command moves what is hidden."""
    while True:
        with suppress(FolderBusyError):
            return _boxed(sandbox, command)


def _examples(count: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    fixture = HealthCheck.function_scoped_fixture
    checks = [fixture, HealthCheck.too_slow, HealthCheck.data_too_large]
    # what fails is a few commands anyway: to make it smaller would take hours
    phases = [Phase.explicit, Phase.reuse, Phase.generate]
    return settings(max_examples=count, deadline=None, suppress_health_check=checks, phases=phases)


@_examples(3)
@given(plan=plans)
def test_git_has_the_same_effects_inside_and_outside_the_sandbox(
    plan: Plan, bubblewrap: SandboxBackend
) -> None:
    check(plan, bubblewrap)


@pytest.mark.slow
def test_a_work_tree_in_the_project_is_removed_again(bubblewrap: SandboxBackend) -> None:
    files = {"src/a.py": "plain\n", ".vscode/tasks.json": "plain\n", "server.pem": ""}
    for commands in (
        ("git worktree add -q wt", "git worktree remove wt"),
        ("git sparse-checkout disable", "git worktree add -q wt", "git worktree remove wt"),
    ):
        check(Plan(files, {}, {}, module=True, linked=True, commands=commands), bubblewrap)


def test_a_work_tree_of_the_project_belongs_to_no_other_command(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    top = _built(tmp_path, Plan({"a.py": "plain\n"}, {}, {}))
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",))
    assert _boxed(sandbox, "git worktree add -q wt").ended.code == 0
    before = (top / "wt/.git").read_bytes()
    for command in (
        "git worktree list; echo 'gitdir: /elsewhere' > wt/.git",
        "git status; rm -f wt/.git",
        "git branch new && mv wt/.git wt/other",
    ):
        assert _boxed(sandbox, command).ended.code != 0, command
        assert (top / "wt/.git").read_bytes() == before


def test_a_folder_whose_name_sounds_secret_is_not_committed_as_deleted(
    bubblewrap: SandboxBackend,
) -> None:
    files = dict.fromkeys(NAMES, CONTENTS[1])
    commands = ("git commit -qam x", "git checkout -q other", "git status", "git stash -q")
    changed = {"src/a.py": "changed\n"}
    plan = Plan(files, {"tokens/colors.json": "x\n"}, changed, commands=commands)
    check(plan, bubblewrap)


def test_a_sparse_checkout_leaves_out_files_that_steer(bubblewrap: SandboxBackend) -> None:
    files = {"src/a.py": "1\n", ".cargo/config.toml": "", ".github/workflows/ci.yml": "on: push\n"}
    commands = ("git sparse-checkout set src", "git status --short", "git sparse-checkout disable")
    check(Plan(files, {}, {}, module=True, commands=commands), bubblewrap)


def test_a_rebase_that_stops_goes_on_and_files_that_steer_are_told(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    plan = Plan({"a": "1\n", "AGENTS.md": "1\n"}, {"a": "2\n", "AGENTS.md": "2\n"}, {})
    top = _built(tmp_path, plan)
    _outside(top, "echo 3 > a; git commit -qam third")
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",))
    stopped = _boxed(sandbox, "git rebase other")
    assert stopped.ended.code == 1, output_text(stopped)
    assert "AGENTS.md" in stopped.by_git
    ran = _boxed(
        sandbox, "echo 4 > a; git add a; GIT_EDITOR=true git -c core.editor=true rebase --continue"
    )
    assert ran.ended.code == 0, output_text(ran)
    assert (top / "AGENTS.md").read_text() == "2\n"
    assert (top / "a").read_text() == "4\n"


def test_steps_that_a_command_writes_into_a_rebase_are_taken_out(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    plan = Plan({"a": "1\n"}, {"a": "2\n"}, {})
    top = _built(tmp_path, plan)
    _outside(top, "echo 3 > a; git commit -qam third")
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",))
    ran = _boxed(
        sandbox, "git rebase other; echo 'exec touch PWNED' >> .git/rebase-merge/git-rebase-todo"
    )
    steps = ".git/rebase-merge/git-rebase-todo"
    assert [text.partition(",")[0] for text in refused(ran)] == [steps.removeprefix(".git/")]
    assert b"exec" not in (top / steps).read_bytes()
    # git takes a tab for a space, too
    for step in (r"exec\ttouch PWNED", r"x\ttouch PWNED", r" \texec touch PWNED"):
        ran = _boxed(sandbox, f"git add a; printf '{step}\\n' >> {steps}")
        assert refused(ran), step
        assert b"PWNED" not in (top / steps).read_bytes()


def test_what_a_command_writes_itself_is_put_back_also_while_git_changes_the_tree(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    plan = Plan({"AGENTS.md": "1\n", "a": "1\n"}, {"AGENTS.md": "2\n"}, {})
    top = _built(tmp_path, plan)
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",))
    ran = _boxed(sandbox, "git checkout -q main; echo evil > AGENTS.md")
    assert (top / "AGENTS.md").read_text() == "1\n"
    assert Path(dict(ran.set_aside)["AGENTS.md"]).read_text() == "evil\n"


_STEERING = (
    *(".vscode/tasks.json", "CLAUDE.md", ".envrc", ".github/workflows/ci.yml", ".husky/pre-commit"),
)
_PLANTED = (
    "git add x && mkdir -p $(dirname {}) && git mv x {}",
    "mkdir -p $(dirname {}); cp x {}; git add {}; git checkout -q main -- src",
    "mkdir -p $(dirname {}); cp x {}; git add {}; git commit -qm x; git checkout -q HEAD -- {}",
    "git update-index --add --cacheinfo 100644,$(git hash-object -w x),{};"
    " git checkout-index -f {}",
    "git update-index --add --cacheinfo 100644,$(git hash-object -w x),{};"
    " git restore --source=$(git write-tree) --worktree {}",
    "mkdir -p $(dirname {}); cp x {}; git add {}; git stash -q; git stash pop -q --index",
    "git update-index --add --cacheinfo 100644,$(git hash-object -w x),{};"
    " n=$(git commit-tree -m x $(git write-tree)); git replace HEAD $n; git reset -q --hard",
    "git update-index --add --cacheinfo 100644,$(git hash-object -w x),{};"
    " n=$(git commit-tree -m x $(git write-tree)); git update-ref refs/remotes/origin/main $n;"
    " git merge -q --allow-unrelated-histories -m x origin/main",
)


@pytest.mark.parametrize(("line", "name"), list(zip(_PLANTED, cycle(_STEERING))))
def test_a_file_that_steers_is_not_gits_own_because_a_command_put_it_into_gits_list(
    box: SandboxBackend, tmp_path: Path, line: str, name: str
) -> None:
    top = _built(tmp_path, Plan({"src/a": "1\n"}, {"src/a": "2\n"}, {}))
    (top / "x").write_text("evil\n")
    ran = _boxed(Sandbox(box, top, app_folders=(tmp_path / "own",)), line.replace("{}", name))
    assert not (top / name).exists(), output_text(ran)
    assert ran.by_git == ()


_COMMITTED = "git switch -qc new; cp x {}; git add {}; git commit -qm x; git checkout -q main"
_BY_TURNS = (
    ("cp x {}; git add {}; git commit -qm x", "git checkout HEAD -- {}"),
    ("cp x {}; git add {}; git stash -q", "git stash pop --index"),
    (f"{_COMMITTED}; echo 3 > src/a; git commit -qam 3", "git merge -q new -m x"),
    (_COMMITTED, "git cherry-pick new"),
    (
        "git update-index --add --cacheinfo 100644,$(git hash-object -w x),{};"
        " git commit-tree -m x $(git write-tree) > n; git reset -q",
        "git checkout -q -f $(cat n)",
    ),
)


@pytest.mark.parametrize("lines", _BY_TURNS)
def test_what_one_command_committed_another_does_not_bring_where_it_steers(
    bubblewrap: SandboxBackend, tmp_path: Path, lines: tuple[str, str]
) -> None:
    top = _built(tmp_path, Plan({"src/a": "1\n"}, {"src/a": "2\n"}, {}))
    (top / "x").write_text("evil\n")
    _boxed(
        Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",)), lines[0].format(*[".envrc"] * 2)
    )
    # a new start of Helix knows it, and so does one whose own files lie elsewhere
    spool = tmp_path / "own/other"
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",), spool=spool)
    ran = _boxed(sandbox, lines[1].format(".envrc"))
    assert not (top / ".envrc").exists(), output_text(ran)
    assert ([name for name, _ in ran.set_aside], ran.by_git) == ([".envrc"], ()), output_text(ran)
    # the user's own commit of it is the user's word
    _outside(top, "git checkout -q -f other; cp x .envrc; git add .envrc; git commit -qm mine")
    _outside(top, "git rm -q .envrc; git commit -qm none")
    assert _boxed(sandbox, "git checkout HEAD~1 -- .envrc").by_git == (".envrc",)


def test_a_command_stashes_and_commits_what_the_user_wrote_and_brings_it_back(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    top = _built(tmp_path, Plan({"AGENTS.md": "1\n"}, {}, {"AGENTS.md": "mine\n"}))
    (top / "CLAUDE.md").write_text("mine, too\n")
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",))
    _boxed(sandbox, "git stash -q -u")
    assert (top / "AGENTS.md").read_text() == "1\n"
    assert _boxed(sandbox, "git stash pop -q").set_aside == ()
    assert (top / "AGENTS.md").read_text() == "mine\n"
    _boxed(sandbox, "git add -A; git commit -qm x")
    _outside(top, "git checkout -q main~1; git checkout -q -b new")
    assert _boxed(sandbox, "git checkout -q main").set_aside == ()
    assert (top / "CLAUDE.md").read_text() == "mine, too\n"


@pytest.mark.parametrize("name", _STEERING)
def test_a_changed_file_that_steers_is_as_before_though_a_command_committed_the_change(
    bubblewrap: SandboxBackend, tmp_path: Path, name: str
) -> None:
    top = _built(tmp_path, Plan({name: "1\n"}, {name: "2\n"}, {}))
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",))
    _boxed(sandbox, f"git rm -q --cached {name}; echo evil > {name}; git add {name}; git switch -q")
    assert (top / name).read_text() == "1\n"
    line = (
        f"echo evil > y; n=$(git hash-object -w y); git update-index --cacheinfo 100644,$n,{name}"
    )
    _boxed(sandbox, f"{line}; git commit -qm x; git checkout-index -f {name}; git checkout -q main")
    assert (top / name).read_text() == "1\n"


@pytest.mark.parametrize("name", _STEERING)
@pytest.mark.parametrize(
    "line",
    few(
        [
            "git checkout -q other",
            "git checkout -q main~2 -- {}",
            "git reset -q --hard main~1; git status",
            "git merge -q other -m x; echo done",
            "git cherry-pick other",
            "git worktree add -q wt other",
            "git checkout -q -b new main~2; git checkout -q main",
        ],
        5,
    ),
)
def test_files_that_come_from_an_existing_commit_stay(
    bubblewrap: SandboxBackend, tmp_path: Path, line: str, name: str
) -> None:
    top = _built(tmp_path, Plan({name: "1\n", "a": "1\n"}, {name: "2\n"}, {}))
    for text in ("3\n", "1\n"):
        _outside(top, f"echo {text} > a; git commit -qam {text}")
    _outside(
        top,
        f"git rm -q {name}; git commit -qm gone; git checkout -q -- ." if "~2" in line else "true",
    )
    ran = _boxed(
        Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",)), line.replace("{}", name)
    )
    assert ran.ended.code == 0, output_text(ran)
    assert ran.set_aside == ()


def test_merges_of_files_that_steer_are_gits_own_if_git_alone_runs(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    lines = [f"{number}\n" for number in range(9)]
    text = "".join(lines)
    top = _built(tmp_path, Plan({"AGENTS.md": text}, {"AGENTS.md": text + "end\n"}, {}))
    _outside(top, f"echo first > AGENTS.md; printf '{text}' >> AGENTS.md; git commit -qam third")
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",))
    ran = _boxed(sandbox, "git merge -q other -m x")
    assert (ran.by_git, ran.set_aside) == (("AGENTS.md",), ())
    assert (top / "AGENTS.md").read_text() == f"first\n{text}end\n"


def test_a_file_that_makes_any_folder_a_module_is_not_gits_own(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    top = _built(tmp_path, Plan({"a": "1\n"}, {}, {}, module=True))
    shutil.rmtree(top / "module")
    (top / "module").mkdir()
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",))
    copied = "cp -r .git other; git config -f other/config core.fsmonitor ./evil"
    _boxed(sandbox, f"{copied}; echo 'gitdir: ../other' > module/.git; git switch -q main")
    assert "Helix set this repository aside" in (top / "module/.git").read_text()


@pytest.mark.parametrize(
    ("line", "own"),
    [
        ("git pull -q", True),
        ("git fetch -q origin main && git merge -q FETCH_HEAD", True),
        ("git pull -q ./up main", False),
        ("git pull -q up main", False),
        ("git pull -q && cp x y", False),
    ],
)
def test_what_comes_with_a_pull_is_gits_own_if_git_alone_pulls_from_a_remote(
    bubblewrap: SandboxBackend, tmp_path: Path, line: str, own: bool
) -> None:
    """Any command could have made another repository in the folder."""
    top = _built(tmp_path, Plan({"a": "1\n"}, {}, {"x": ""}))
    setup = (
        "git -c protocol.file.allow=always clone -q . up && cd up && echo 1 > CLAUDE.md"
        " && git add CLAUDE.md && git commit -qm new && cd .. && git remote add origin up"
        " && git config branch.main.remote origin && git config branch.main.merge refs/heads/main"
    )
    assert _outside(top, setup)[0] == 0
    sandbox = Sandbox(bubblewrap, top, app_folders=(tmp_path / "own",))
    resources = GrantedResources(variables=tuple(WHO.items()))
    command = SandboxCommand(line, sandbox.folder, resources=resources, network=True)
    ran = sandbox.run_blocking(command, seconds=60)
    assert ran.ended.code == 0, output_text(ran)
    assert ran.by_git == (("CLAUDE.md",) if own else ())
    assert (top / "CLAUDE.md").exists() is own
