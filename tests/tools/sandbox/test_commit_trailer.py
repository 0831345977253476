"""The line that names the session in commits: in each message, once, before there is a hash."""

from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.files import write_file
from tests.tools.sandbox.conftest import WHO, output_text, refused, run_git

TRAILER = "Helix-Session: 00cb667d00cb667d"


def commit(box: SandboxBackend, folder: Path, command: str, trailer: str = TRAILER) -> SandboxRun:
    sandbox = Sandbox(
        box, folder, app_folders=(folder.parent / "own",), spool=folder.parent / "own"
    )
    resources = GrantedResources(variables=tuple(WHO.items()))
    line = SandboxCommand(command, sandbox.folder, resources=resources, trailer=trailer)
    return sandbox.run_blocking(line, seconds=60)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    run_git(folder, "init", "-q", "-b", "main", "--template=")
    run_git(folder, "commit", "-q", "--allow-empty", "-m", "by the user")
    return folder


def trailers(folder: Path) -> list[str]:
    """Return the trailers of each commit, the newest first."""
    log = run_git(folder, "log", "--format=%s: %(trailers:unfold,separator=%x2c)").splitlines()
    return [line.partition(":")[2].strip() for line in log]


def test_each_commit_of_a_line_ends_with_the_session_once_and_keeps_the_hash_that_git_printed(
    bubblewrap: SandboxBackend, project: Path
) -> None:
    line = (
        "echo a > a && git add a && git commit -qm 'add a' && git rev-parse HEAD"
        " && git commit -q --amend -m 'add a again' && git checkout -qb side"
        " && git commit -q --allow-empty -F - <<< 'with body' && git checkout -q main"
        " && git merge -q --no-ff --no-edit side && git rev-parse HEAD"
    )
    ran = commit(bubblewrap, project, line)
    assert refused(ran) == ()
    hashes = output_text(ran).split()
    assert run_git(project, "rev-parse", "HEAD").strip() == hashes[-1]
    assert trailers(project) == [TRAILER, TRAILER, TRAILER, ""], run_git(project, "log")
    assert "add a again\n\nHelix-Session:" in run_git(project, "log", "--format=%B", "--all")


def test_without_the_setting_a_message_is_as_the_agent_wrote_it(
    bubblewrap: SandboxBackend, project: Path
) -> None:
    commit(bubblewrap, project, "git commit -q --allow-empty -m alone", trailer="")
    assert run_git(project, "log", "-1", "--format=%B").strip() == "alone"


def test_hooks_of_the_repository_still_do_not_run_beside_it(
    bubblewrap: SandboxBackend, project: Path
) -> None:
    for name in ("pre-commit", "commit-msg", "prepare-commit-msg", "post-commit"):
        hook = project / ".git" / "hooks" / name
        write_file(hook, f"#!/bin/sh\ntouch ran-{name}\n")
        hook.chmod(0o755)
    ran = commit(bubblewrap, project, "git commit -q --allow-empty -m alone; ls /run/helix-hooks")
    assert output_text(ran).split() == ["prepare-commit-msg"]
    assert not list(project.glob("ran-*"))
    assert trailers(project)[0] == TRAILER


def test_the_hook_cannot_be_written_by_a_command(bubblewrap: SandboxBackend, project: Path) -> None:
    line = "echo 'exit 1' > /run/helix-hooks/prepare-commit-msg; touch /run/helix-hooks/pre-commit"
    commit(bubblewrap, project, f"{line}; git commit -q --allow-empty -m alone")
    assert trailers(project)[0] == TRAILER
