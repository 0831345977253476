"""A project folder with what lies in wait in a real one, and every box that runs here."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.git.git_settings import CommandFolders
from helix_desktop.tools.sandbox.launch.command_environment import CommandEnvironment
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun, find_sandbox
from tests.files import write_file
from tests.waiting import wait_until

BoxOf = Callable[[SandboxKind], SandboxBackend]
KEY = "not-a-real-key"
HOOK = "#!/bin/sh\nexit 0\n"


@dataclass(frozen=True)
class Ground:
    """`project` is the workspace; `outside` and `own` lie beside it."""

    project: Path
    outside: Path
    own: Path

    def run(
        self, box: SandboxBackend, command: str, *, seconds: float = 20, network: bool = False
    ) -> SandboxRun:
        sandbox = Sandbox(box, self.project, app_folders=(self.own, self.own / "logs"))
        return sandbox.run_blocking(
            SandboxCommand(command, str(self.project), network=network), seconds=seconds
        )


def run_lent(
    box: SandboxBackend,
    ground: Ground,
    text: str,
    environ: Mapping[str, str],
    *,
    preset: SandboxPreset = SandboxPreset.DEVELOPER,
) -> str:
    """What a command says to which the toolchains and caches of these variables are lent."""
    lending = CommandEnvironment(LoginShell(environ), ground.project, ground.own / "home")
    sandbox = Sandbox(box, ground.project, app_folders=(ground.own,))
    resources = lending.resources(SandboxReach(), preset)
    command = SandboxCommand(text, str(ground.project), resources=resources, read_only=False)
    return output_text(sandbox.run_blocking(command, seconds=30))


def output_text(ran: SandboxRun) -> str:
    return ran.output.part(0, 10_000_000).decode("utf-8", "replace")


def refused(ran: SandboxRun) -> tuple[str, ...]:
    """What was not taken over from the copies of repositories."""
    return tuple(text for taken in ran.git for text in taken.refused)


def rescued(ran: SandboxRun) -> set[str]:
    """The commits that have a name only because nothing else leads to them any more."""
    return {commit for taken in ran.git for commit in taken.rescued}


NOWHERE = CommandFolders("/nowhere")
"""For addresses that lead into no folder in which commands write."""

HOLDING = "touch src/begun; until [ -e src/over ]; do sleep 0.02; done"
"""A command that runs until `meanwhile` lets it end."""


@contextmanager
def meanwhile(project: Path, run: Callable[[], object]) -> Iterator[None]:
    """What is done while `run` runs a command that ends with `HOLDING`."""
    running = threading.Thread(target=run)
    running.start()
    try:
        wait_until((project / "src/begun").exists)
        yield
    finally:
        (project / "src/over").touch()
        running.join()


ROOT = Path(__file__).resolve().parents[3]


def kill_during(
    box: SandboxBackend,
    ground: Ground,
    command: str,
    *,
    folder: Path | None = None,
    branch: str = "",
) -> None:
    """Let another process run a command, and kill it with no chance to do anything.

    `branch`: in the worktree `folder` of the ground's project.
    """
    folder = folder or ground.project
    holding = f"{command}; touch src/ready; while [ ! -e src/over ]; do sleep 0.02; done"
    words = [box.kind.value, str(folder), str(ground.own), holding]
    words += [str(ground.project / ".git"), branch] if branch else []
    module = [sys.executable, "-m", "tests.tools.sandbox.killed_command", *words]
    with subprocess.Popen(module, cwd=ROOT) as process:
        try:
            ready = folder / "src/ready"
            wait_until(lambda: ready.exists() or process.poll() is not None)
            assert ready.exists()
        finally:
            process.send_signal(signal.SIGKILL)
    (folder / "src/over").touch()


def git(folder: Path, *words: str) -> None:
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}
    named = ["-c", "user.name=A B", "-c", "user.email=a@example.com"]
    subprocess.run(
        ["git", *named, *words], cwd=folder, env=environment, check=True, capture_output=True
    )


@pytest.fixture(scope="session")
def box_of() -> BoxOf:
    """The box of a kind, found out once."""
    result = {kind: find_sandbox(kind) for kind in SandboxKind if kind is not SandboxKind.NONE}
    result[SandboxKind.NONE] = SandboxBackend(SandboxKind.NONE)

    def of(kind: SandboxKind) -> SandboxBackend:
        box = result[kind]
        if box.kind is not kind:
            pytest.skip(f"no {kind.value} here: {' '.join(box.why)}")
        return box

    return of


@pytest.fixture
def box(box_of: BoxOf) -> SandboxBackend:
    """The sandbox of Linux."""
    return box_of(SandboxKind.BUBBLEWRAP)


@pytest.fixture(params=list(SandboxKind), ids=lambda kind: kind.value)
def any_box(request: pytest.FixtureRequest, box_of: BoxOf) -> SandboxBackend:
    return box_of(request.param)


@pytest.fixture
def bubblewrap(box_of: BoxOf) -> SandboxBackend:
    return box_of(SandboxKind.BUBBLEWRAP)


@pytest.fixture(scope="session")
def ground_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folders of `ground`, which each test copies: git is started for them once."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    template = tmp_path_factory.mktemp("ground")
    project, own = template / "project", template / "data"
    for folder in (project / "src", template / "outside", own / "logs"):
        folder.mkdir(parents=True)
    (template / "outside" / "secret").write_text(KEY)
    (own / "settings.json").write_text(KEY)
    git(project, "init", "-q", "-b", "main", "--template=")
    (project / "src" / "app.py").write_text("print(1)\n")
    git(project, "add", "src")
    git(project, "commit", "-q", "-m", "first")
    write_file(project / ".git" / "hooks" / "pre-commit", HOOK)
    (project / ".env").write_text(KEY)
    write_file(project / "secrets" / "a", KEY)
    (project / "AGENTS.md").write_text("Be kind.\n")
    write_file(project / ".vscode" / "tasks.json", "{}\n")
    return template


def copied_ground(template: Path, place: Path) -> Ground:
    """The folders of a template in another place, as if git had been at work there."""
    shutil.copytree(template, place, symlinks=True, dirs_exist_ok=True)
    ground = Ground(place / "project", place / "outside", place / "data")
    (ground.project / "out").symlink_to(ground.outside)
    git(ground.project, "update-index", "-q", "--refresh")  # it knows files by their numbers
    return ground


@pytest.fixture
def ground(ground_template: Path, tmp_path: Path) -> Ground:
    return copied_ground(ground_template, tmp_path)


WHO = {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"} | {
    f"GIT_{who}_{what}": text
    for who in ("AUTHOR", "COMMITTER")
    for what, text in (("NAME", "A"), ("EMAIL", "a@example.com"), ("DATE", "1700000000 +0000"))
}


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
        return self.sandbox.run_blocking(SandboxCommand(text, str(self.project)), seconds=20)

    def git_output(self, *words: str) -> str:
        ran = subprocess.run(
            ["git", *words], cwd=self.project, capture_output=True, check=False, text=True
        )
        return ran.stdout.strip()

    def objects(self) -> frozenset[str]:
        lines = self.git_output("cat-file", "--batch-all-objects", "--batch-check=%(objectname)")
        return frozenset(lines.split())

    def names(self) -> str:
        return self.git_output("for-each-ref", "--format=%(refname) %(objectname)")


@pytest.fixture(scope="session")
def repository_template(ground_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    template = tmp_path_factory.mktemp("repository")
    shutil.copytree(ground_template, template, symlinks=True, dirs_exist_ok=True)
    project = template / "project"
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
    return template


@pytest.fixture
def repository(repository_template: Path, bubblewrap: SandboxBackend, tmp_path: Path) -> Repository:
    ground = copied_ground(repository_template, tmp_path)
    return Repository(ground, Sandbox(bubblewrap, ground.project, app_folders=(ground.own,)))


def run_git(folder: Path, *words: str) -> str:
    """What git outside says; it must not fail."""
    environment = {**os.environ, **WHO}
    ran = subprocess.run(
        ["git", *words], cwd=folder, capture_output=True, check=False, text=True, env=environment
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def state(folder: Path) -> tuple[str, ...]:
    """Names, what is checked out, the index and the work tree, as git outside sees them."""
    return (
        run_git(folder, "for-each-ref", "--format=%(refname) %(objectname)"),
        (folder / ".git/HEAD").read_text(),
        run_git(folder, "ls-files", "-s"),
        run_git(folder, "status", "--porcelain"),
        run_git(folder, "stash", "list"),
    )


def is_sound(folder: Path) -> bool:
    words = ["git", "fsck", "--no-dangling"]
    ran = subprocess.run(words, cwd=folder, capture_output=True, check=False, text=True)
    return ran.returncode == 0 and "missing" not in ran.stdout + ran.stderr
