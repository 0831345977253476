"""A project folder with what lies in wait in a real one, and every box that runs here."""

import os
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.box import Box, Kind
from helix_desktop.tools.sandbox.finding import find_box
from helix_desktop.tools.sandbox.launching import Command
from helix_desktop.tools.sandbox.sandbox import Ran, Sandbox

KEY = "not-a-real-key"
HOOK = "#!/bin/sh\nexit 0\n"


@dataclass(frozen=True)
class Ground:
    """`project` is the workspace; `outside` and `own` lie beside it."""

    project: Path
    outside: Path
    own: Path

    def run(self, box: Box, command: str, *, seconds: float = 20, network: bool = False) -> Ran:
        sandbox = Sandbox(box, self.project, own=(self.own, self.own / "logs"))
        return sandbox.run_here(
            Command(command, str(self.project), network=network), seconds=seconds
        )


def said(ran: Ran) -> str:
    return ran.output.part(0, 10_000_000).decode("utf-8", "replace")


def git(folder: Path, *words: str) -> None:
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}
    named = ["-c", "user.name=A B", "-c", "user.email=a@example.com"]
    subprocess.run(
        ["git", *named, *words], cwd=folder, env=environment, check=True, capture_output=True
    )


@pytest.fixture(scope="session")
def box_of() -> Callable[[Kind], Box]:
    """The box of a kind, found out once."""
    found = {kind: find_box(kind) for kind in (Kind.BUBBLEWRAP, Kind.LANDLOCK)}
    found[Kind.NONE] = Box(Kind.NONE)

    def of(kind: Kind) -> Box:
        box = found[kind]
        if box.kind is not kind:
            pytest.skip(f"no {kind.value} here: {' '.join(box.why)}")
        return box

    return of


@pytest.fixture(params=[Kind.BUBBLEWRAP, Kind.LANDLOCK], ids=lambda kind: kind.value)
def box(request: pytest.FixtureRequest, box_of: Callable[[Kind], Box]) -> Box:
    kind = request.param
    assert isinstance(kind, Kind)
    return box_of(kind)


@pytest.fixture(params=list(Kind), ids=lambda kind: kind.value)
def any_box(request: pytest.FixtureRequest, box_of: Callable[[Kind], Box]) -> Box:
    kind = request.param
    assert isinstance(kind, Kind)
    return box_of(kind)


@pytest.fixture
def ground(tmp_path: Path) -> Ground:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    ground = Ground(tmp_path / "project", tmp_path / "outside", tmp_path / "data")
    for folder in (ground.project / "src", ground.outside, ground.own / "logs"):
        folder.mkdir(parents=True)
    (ground.outside / "secret").write_text(KEY)
    (ground.own / "settings.json").write_text(KEY)
    project = ground.project
    git(project, "init", "-q", "-b", "main", "--template=")
    (project / "src" / "app.py").write_text("print(1)\n")
    git(project, "add", "src")
    git(project, "commit", "-q", "-m", "first")
    (project / ".git" / "hooks").mkdir()
    (project / ".git" / "hooks" / "pre-commit").write_text(HOOK)
    (project / ".env").write_text(KEY)
    (project / "secrets").mkdir()
    (project / "secrets" / "a").write_text(KEY)
    (project / "AGENTS.md").write_text("Be kind.\n")
    (project / ".vscode").mkdir()
    (project / ".vscode" / "tasks.json").write_text("{}\n")
    (project / "out").symlink_to(ground.outside)
    return ground
