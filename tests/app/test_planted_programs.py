"""A project with programs named as those that Helix runs, and a PATH that leads to them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.__main__ import OK
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.workspaces.written_folders import note_written_folders
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.mcp_host.launch_values import launch_files
from helix_desktop.tools.programs.login_environment import LoginShell, find_login_shell
from helix_desktop.tools.programs.program_search import WRITTEN_FOLDERS, find_program
from helix_desktop.tools.sandbox.launch.command_environment import CommandEnvironment
from tests.app.app_stage import Place, open_place

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the programs are scripts")
NAMES = ("git", "rg", "bwrap", "xdg-open", "sh", "bash", "env", "npx", "node", "python3", "uvx")


def plant(folder: Path, marks: Path) -> Path:
    """Make programs that leave a mark when they run."""
    folder.mkdir(parents=True, exist_ok=True)
    marks.mkdir(exist_ok=True)
    for name in NAMES:
        (folder / name).write_text(f"#!/bin/sh\n: > {marks}/{name}\n")
        (folder / name).chmod(0o755)
    return folder


@pytest.mark.slow
def test_ask_in_a_worktree_runs_no_planted_program(tmp_path: Path) -> None:
    project, marks = tmp_path / "project", tmp_path / "marks"
    planted = plant(project / ".venv/bin", marks)
    plant(project, marks)
    (tmp_path / "link").symlink_to(planted)
    git = find_program("git")
    assert git is not None
    user = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    for words in (("init", "-q"), ("add", "-A"), (*user, "commit", "-qm", "first")):
        subprocess.run([git, *words], cwd=project, check=True)
    data = str(tmp_path / "data")
    words = ("--data-dir", data, "ask", "--folder", str(project), "--worktree", "new", "hello")
    path = f".::{planted}:{tmp_path}/link:/usr/bin:/bin"
    ran = subprocess.run(
        [sys.executable, "-m", "helix_desktop", *words],
        cwd=project,
        env={**os.environ, "PATH": path, "PYTHONPATH": os.getcwd()},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert ran.returncode == OK, ran.stderr
    assert (tmp_path / "project.worktrees" / "new").is_dir()
    assert os.listdir(marks) == []


async def test_an_open_workspace_is_no_part_of_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path)
    planted = plant(place.folder / "bin", tmp_path / "marks")
    (tmp_path / "link").symlink_to(planted)
    monkeypatch.setenv("PATH", f".::{planted}:{tmp_path}/link:/usr/bin:/bin")
    async with open_place(place):
        assert os.environ["PATH"] == "/usr/bin:/bin"
        assert find_login_shell({"SHELL": str(planted / "bash")}) == "/bin/sh"
        # what the page MCP servers approves names none of them
        server = McpServer("s", "npx")
        book = ServerFile(place.container.workspaces.home(place.workspace))
        book.put(server)
        assert not any(str(place.folder) in line for line in launch_files(server, place.folder))


def test_the_login_shell_is_asked_in_no_project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The user's files for it may run what they find in a folder."""
    shell = tmp_path / "sh"
    shell.write_text('#!/bin/sh\nASKED_IN=$(pwd) exec /bin/sh "$@"\n')
    shell.chmod(0o755)
    (tmp_path / "project").mkdir()
    monkeypatch.chdir(tmp_path / "project")
    asked = LoginShell({"SHELL": str(shell), "PATH": "/usr/bin:/bin"}, seconds=60)
    assert asked.variables()["ASKED_IN"] == "/"
    assert asked.problem == ""


def test_worktrees_and_the_home_of_commands_count_as_the_workspace(tmp_path: Path) -> None:
    place = Place(tmp_path)
    workspaces = place.container.workspaces
    note_written_folders(workspaces, tmp_path / "draft")
    home = workspaces.home(place.workspace) / CommandEnvironment.HOME
    for folder in (place.folder, home, tmp_path / "draft", Path(f"{place.folder}.worktrees/a")):
        assert WRITTEN_FOLDERS.lead_to(str(folder / ".local/bin/git"))
    assert not WRITTEN_FOLDERS.lead_to(str(workspaces.home(place.workspace) / "other"))


async def test_a_search_in_files_runs_no_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = plant(tmp_path / "project" / "sub" / ".venv/bin", tmp_path / "marks")
    monkeypatch.setenv("PATH", str(planted))
    search = SearchFiles(tmp_path / "project")
    output = await search.run('{"text": "marks", "path": "sub", "glob": "*.txt"}')
    assert output.data == b"[no hits]"
    assert os.listdir(tmp_path / "marks") == []
