"""A server's program is the one that was approved: not one that a command planted since."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from helix_desktop.domain.mcp_servers import McpServer, ServerPhase
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host.approvals import THE_START
from helix_desktop.tools.mcp_host.launch_values import launch_files
from helix_desktop.tools.programs.program_search import WRITTEN_FOLDERS
from tests.tools.mcp_host.stage import SCRIPT, hostile, staged

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the programs are scripts")
SERVER = McpServer("well", "own-server", env=(("HELIX_TEST", "1"),))


def make_server(folder: Path, *, before: str = "") -> Path:
    """A program named own-server, which is a server that does what it should."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "own-server"
    words = " ".join(hostile("Well").args)
    program.write_text(f"#!/bin/sh\n{before}\nexec {sys.executable} {words}\n")
    program.chmod(0o755)
    return program


async def test_a_server_that_is_found_elsewhere_asks_again_with_the_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, other = tmp_path / "first", tmp_path / "other"
    make_server(first)
    monkeypatch.setenv("PATH", f"{other}:{first}:{os.environ['PATH']}")
    async with staged(tmp_path, SERVER) as stage:
        await stage.open_all()
        await stage.wait_for("well", ServerPhase.READY)
        planted = make_server(other, before=f"touch {tmp_path}/ran")
        await stage.host.put(SERVER)
        await stage.wait_for("well", ServerPhase.UNAPPROVED)
        difference = stage.host.differences("well")[0]
        assert difference.subject == THE_START
        changed = [line for line in difference.diff.split("\n")[2:] if line[:1] in "+-"]
        assert changed == [f"-program: {first}/own-server", f"+program: {planted}"]
        assert not (tmp_path / "ran").exists()
        assert await stage.host.approve("well", stage.host.differences("well"))
        await stage.wait_for("well", ServerPhase.READY)
        assert (tmp_path / "ran").exists()


async def test_an_approved_server_is_never_found_in_a_workspace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = tmp_path / "first"
    make_server(first)
    async with staged(tmp_path, SERVER) as stage:
        WRITTEN_FOLDERS.learn(stage.folder)
        planted = make_server(stage.folder / ".venv/bin", before=f"touch {tmp_path}/ran")
        (tmp_path / "link").symlink_to(planted.parent)
        path = f":.:{planted.parent}:{tmp_path}/link:{first}:{os.environ['PATH']}"
        monkeypatch.setenv("PATH", path)
        await stage.open_all()
        await stage.wait_for("well", ServerPhase.READY)
        assert launch_files(SERVER, stage.folder) == (f"program: {first}/own-server",)
        (first / "own-server").unlink()
        await stage.host.put(SERVER)
        await stage.wait_for("well", ServerPhase.UNAPPROVED)
        assert not (tmp_path / "ran").exists()


async def test_what_a_server_starts_by_name_is_not_from_a_workspace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = tmp_path / "first"
    make_server(first, before=f'printf %s "$PATH" > {tmp_path}/path')
    async with staged(tmp_path, SERVER) as stage:
        WRITTEN_FOLDERS.learn(stage.folder)
        make_server(stage.folder / "bin")
        monkeypatch.setenv("PATH", f".:{stage.folder}/bin:{first}:/usr/bin:/bin")
        await stage.open_all()
        await stage.wait_for("well", ServerPhase.READY)
    assert (tmp_path / "path").read_text() == f"{first}:/usr/bin:/bin"


def test_a_program_that_the_user_named_below_a_workspace_counts_with_its_content(
    tmp_path: Path,
) -> None:
    own, other = tmp_path / "own", tmp_path / "other"
    own.mkdir()
    WRITTEN_FOLDERS.learn(own, other)
    program = make_server(other / "bin")
    server = McpServer("s", str(program), (SCRIPT,))
    files = launch_files(server, own)
    assert files[0] == f"program: {program}"
    assert files[1].startswith(f"script of the project: {program}, sha256 ")
    program.write_text("changed")
    assert launch_files(server, own)[1] != files[1]
    # a link that a command can turn counts as what it leads to
    link = own / "python"
    link.symlink_to(shutil.which("sh") or "")
    through = replace(server, command=str(link))
    before = launch_files(through, own)
    link.unlink()
    link.symlink_to(sys.executable)
    assert launch_files(through, own)[0] != before[0]
