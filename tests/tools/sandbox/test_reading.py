"""Commands that are known only to read: the folder is not to be written, and stays as it is."""

import os
import sys
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.folder_survey import FolderSurvey
from helix_desktop.tools.sandbox.launcher import SandboxCommand, prepare_launch
from helix_desktop.tools.sandbox.layout import LayoutRequest, lay_out
from helix_desktop.tools.sandbox.process import CommandLimits, CommandOutput, RunningCommand
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend
from tests.tools.sandbox.conftest import HOOK, KEY, Ground, git, said

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

_WRITES = (
    "echo x > new; echo x > src/new; echo x >> src/app.py; rm src/app.py; mv src s; mkdir src/d;"
    "touch .git/new; echo x > .git/hooks/pre-commit; mkdir .helix; ln -s a src/l; echo end"
)


def test_a_folder_laid_out_for_reading_cannot_be_written_anywhere(
    box: SandboxBackend, ground: Ground
) -> None:
    before = _names(ground.project)
    layout = lay_out(
        str(ground.project), FolderSurvey(str(ground.project)).look(), LayoutRequest(looking=True)
    )
    running = RunningCommand(CommandOutput(), seconds=20, most=1_000_000)
    command = SandboxCommand(_WRITES, str(ground.project))
    try:
        with prepare_launch(box, layout, command, limits=CommandLimits()) as launch:
            running.run(launch, lambda: None)
    finally:
        running.close()
    assert running.output.part(0, 10_000).endswith(b"end\n")
    assert _names(ground.project) == before
    assert (ground.project / "src/app.py").read_text() == "print(1)\n"
    assert (ground.project / ".git/hooks/pre-commit").read_text() == HOOK


def test_a_command_that_only_reads_sees_no_name_that_is_not_there(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    """Nothing is made to keep names free, which everybody could see meanwhile."""
    ran = ground.run(bubblewrap, "ls -A")
    assert said(ran).split() == sorted(os.listdir(ground.project), key=str)


def test_a_command_that_only_reads_finds_secrets_hidden_as_any_other(
    box: SandboxBackend, ground: Ground
) -> None:
    ran = ground.run(box, "grep -r '' .; git status --short")
    assert "src/app.py:print(1)" in said(ran)
    assert KEY not in said(ran)
    assert "?? AGENTS.md" in said(ran)
    assert ".env" in ran.seen.named


def test_a_work_tree_of_a_repository_elsewhere_can_be_read(
    box: SandboxBackend, ground: Ground
) -> None:
    tree = ground.outside / "tree"
    git(ground.project, "worktree", "add", "-q", str(tree))
    linked = Ground(tree, ground.outside, ground.own)
    ran = linked.run(box, "git log --oneline && git status --short --branch")
    assert "first" in said(ran)
    assert "## tree" in said(ran)


def test_bounds_are_set_once_and_stand_in_no_variable(
    any_box: SandboxBackend, ground: Ground
) -> None:
    ran = ground.run(any_box, "bash -c 'ulimit -n; ulimit -c; echo ${BASH_ENV-none}'")
    count, core, rest = said(ran).splitlines()
    assert int(count) <= CommandLimits().files
    assert (core, rest) == ("0", "none")


def _names(folder: Path) -> list[str]:
    return sorted(
        os.path.join(above, name)
        for above, folders, files in os.walk(folder)
        for name in (*folders, *files)
    )
