"""Landlock only ever allows: what works with it all the same, and how a command gets beyond it."""

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.judging.git_alone import keeps
from helix_desktop.tools.paths import Root
from helix_desktop.tools.sandbox.box import Box, Kind
from helix_desktop.tools.sandbox.sandbox import Sandbox
from helix_desktop.tools.shell import Shell
from tests.tools.sandbox.conftest import HOOK, Ground, git, said

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

WAY_OUT = "with without_sandbox: true the person is asked"
COMMIT = "git -C . add src && git commit -q -m second && git log --format=%s"


@pytest.fixture
def box(box_of: Callable[[Kind], Box]) -> Box:
    return box_of(Kind.LANDLOCK)


@pytest.fixture
def named(ground: Ground) -> Ground:
    """Its repository knows who commits."""
    git(ground.project, "config", "user.name", "A B")
    git(ground.project, "config", "user.email", "a@example.com")
    (ground.project / "src/app.py").write_text("print(2)\n")
    return ground


def test_git_in_a_command_of_its_own_commits(box: Box, named: Ground) -> None:
    assert said(named.run(box, COMMIT)) == "second\nfirst\n"
    assert (named.project / ".git/hooks/pre-commit").read_text() == HOOK


def test_git_alone_goes_to_another_branch_and_says_what_that_brought(
    box: Box, named: Ground
) -> None:
    project = named.project
    git(project, "checkout", "-q", "-b", "other")
    (project / "Makefile").write_text("all:\n")
    (project / "CLAUDE.md").write_text("Be quick.\n")
    git(project, "add", "Makefile", "CLAUDE.md", "src")
    git(project, "commit", "-q", "-m", "made elsewhere")
    git(project, "checkout", "-q", "main")
    ran = named.run(box, "git checkout -q other && git status --short")
    assert ran.ended.code == 0, said(ran)
    assert (project / "Makefile").read_text() == "all:\n"
    assert ran.by_git == ("CLAUDE.md",)


@pytest.mark.parametrize(
    "command",
    [
        f"{COMMIT}; cp /bin/true .git/hooks/post-checkout",
        f"python3 -c pass && {COMMIT}",
        "git log --output=.git/hooks/post-checkout",
        "git diff --no-index /dev/null .env",
        "git show --outp=new",
        "git rebase -x true HEAD",
        "git merge -s ours main",
        "git config core.pager x",
        "git -c alias.x=!true x",
        "git worktree add x",
        "PATH=. git status",
        "git log > new",
        "git log | sh",
        "true",
    ],
)
def test_more_than_git_keeping_versions_is_not_git_alone(command: str) -> None:
    assert not keeps(command)


def test_beside_another_program_nothing_protected_is_written(box: Box, named: Ground) -> None:
    hook = named.project / ".git/hooks/post-checkout"
    ran = named.run(box, f"{COMMIT}; echo x > {hook}; echo x > .git/config; touch new")
    assert ran.ended.code != 0
    assert not hook.exists()
    assert "x\n" not in (named.project / ".git/config").read_text()
    assert not (named.project / "new").exists()


@pytest.mark.parametrize(
    "setting", ["filter.x.clean=touch ran; cat", "merge.x.driver=touch ran", "alias.log=!touch ran"]
)
def test_git_that_would_run_what_its_settings_name_is_not_let_loose(
    setting: str, box: Box, named: Ground
) -> None:
    name, _, text = setting.partition("=")
    git(named.project, "config", name, text)
    (named.project / "src/.gitattributes").write_text("* filter=x\n")
    ran = named.run(box, COMMIT)
    assert "index.lock" in said(ran)
    assert not (named.project / "ran").exists()
    assert not (named.project / "src/ran").exists()


def test_git_alone_sets_what_belongs_to_branches(box: Box, named: Ground) -> None:
    ran = named.run(box, "git branch -q topic && git branch -m topic theme && git branch")
    assert ran.ended.code == 0, said(ran)
    assert "theme" in said(ran)
    assert (named.project / ".git/config").exists()


def _shell(box: Box, project: Path) -> Shell:
    return Shell(Sandbox(box, project), Root(project))


def _run(box: Box, project: Path, command: str, **more: object) -> ToolOutput:
    return asyncio.run(_shell(box, project).run(json.dumps({"command": command, **more})))


@pytest.mark.parametrize(
    "command",
    [
        "mkdir new",
        "chmod +x src/app.py",
        "python3 -c pass && git add src",
        "echo 'Could not connect to server'; false",
    ],
)
def test_what_landlock_refused_says_so_and_what_to_do(
    command: str, box: Box, named: Ground
) -> None:
    assert WAY_OUT in _run(box, named.project, command).data.decode()


def test_other_failures_say_nothing_of_it(box: Box, ground: Ground) -> None:
    for command in ("false", "cat missing", "echo Permission denied"):
        assert WAY_OUT not in _run(box, ground.project, command).data.decode()
    done = _run(box, ground.project, "echo 'Could not connect to server'; false", network=True)
    assert WAY_OUT not in done.data.decode()


def test_without_the_sandbox_it_is_done_and_counts_as_content_from_elsewhere(
    box: Box, ground: Ground
) -> None:
    done = _run(box, ground.project, "mkdir new && chmod 700 new", without_sandbox=True)
    assert not done.failed, done.data
    assert done.untrusted
    assert (ground.project / "new").is_dir()


def test_only_where_the_sandbox_cannot_do_all_a_way_out_of_it_is_offered(
    box_of: Callable[[Kind], Box], ground: Ground
) -> None:
    offered = {
        kind: "without_sandbox" in _shell(box_of(kind), ground.project).spec.schema for kind in Kind
    }
    assert offered == {Kind.BUBBLEWRAP: False, Kind.LANDLOCK: True, Kind.NONE: False}
    boxed = _run(
        box_of(Kind.BUBBLEWRAP), ground.project, f"ls {ground.outside}", without_sandbox=True
    )
    assert boxed.failed
