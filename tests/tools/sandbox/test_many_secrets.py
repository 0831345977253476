"""However many secrets a folder holds: commands run in it, or are refused before they began."""

from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.sandbox.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import MOST_MOUNTS, Sandbox
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend
from tests.tools.sandbox.conftest import KEY, Ground, git, said

_MANY = 1_001
_SECRET = f"API_KEY={KEY}-7\n"


def _made(folder: Path, count: int) -> None:
    folder.mkdir(parents=True)
    for number in range(count):
        (folder / f".env.{number}").write_text(_SECRET)


def test_a_command_that_makes_a_thousand_secrets_comes_to_its_end(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    made = f"mkdir src/k; for i in $(seq {_MANY}); do echo API_KEY={KEY}-7 > src/k/.env.$i; done"
    ran = ground.run(bubblewrap, f"{made}; echo made")
    assert "made" in said(ran)
    assert not ran.unsure
    again = ground.run(bubblewrap, "cat src/k/.env.5; echo second")
    assert KEY not in said(again)
    assert "second" in said(again)


def test_a_thousand_secrets_that_git_holds_are_no_hindrance(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    _made(ground.project / "src/k", _MANY)
    git(ground.project, "add", "-f", "src/k")
    ran = ground.run(bubblewrap, "git status --short src; cat src/k/.env.7 | wc -l")
    assert said(ran).splitlines()[-1] == "1"
    assert " D " not in said(ran)


def test_too_many_in_too_many_folders_are_refused_before_anything_runs(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    for number in range(MOST_MOUNTS + 1):
        _made(ground.project / f"src/k{number}", 1)
    sandbox = Sandbox(bubblewrap, ground.project, own=(ground.own,))
    with pytest.raises(ToolError, match="was not run"):
        sandbox.run_here(SandboxCommand("touch src/ran", str(ground.project)), seconds=30)
    assert not (ground.project / "src/ran").exists()
