"""Helix is an agent for clients of the Agent Client Protocol that others wrote."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.system.peers import editors
from tests.system.peers.installing import ROOT

pytestmark = pytest.mark.slow

PROMPT = "write hello into notes.txt"
DENIED = 5
"""The exit status of acpx when every question was denied."""
SDK_EDITOR = Path(__file__).with_name("sdk_editor.py")


def agent(base: Path) -> list[str]:
    """Return a command that starts the agent in any folder."""
    script = base / "agent.py"
    lines = [
        f"import sys; sys.path.insert(0, {str(ROOT)!r})",
        "from helix_desktop.__main__ import main",
        f"sys.exit(main(['--data-dir', {str(base / 'data')!r}, 'acp']))",
    ]
    script.write_text("\n".join(lines), encoding="utf-8")
    return [sys.executable, str(script)]


def run(base: Path, *command: str, status: int = 0) -> str:
    environ = {"PATH": os.environ["PATH"], "HOME": str(base)}
    ended = subprocess.run(
        command, cwd=base, env=environ, capture_output=True, text=True, timeout=50, check=False
    )
    assert ended.returncode == status, ended.stderr[-2_000:]
    return ended.stdout


def test_the_protocols_own_sdk_is_served(tmp_path: Path) -> None:
    python = editors.sdk_python()
    if not python.exists():
        pytest.skip("not installed: python3 -m tests.system.peers servers")
    project = tmp_path / "project"
    project.mkdir()
    output = run(tmp_path, str(python), str(SDK_EDITOR), str(project), PROMPT, *agent(tmp_path))
    result = json.loads(output)
    assert (result["version"], result["stop"]) == (1, "end_turn")
    assert result["asked"] == ["trust-folder", "server-shelf", "server-shelf", "call-1"]
    assert result["http"] is True
    (saved,) = (tmp_path / "data").rglob("servers.json")
    (approved,) = json.loads(saved.read_bytes())["editors"].values()
    assert [tool["name"] for tool in approved["tools"]] == ["echo"]
    assert {"tool_call", "tool_call_update", "agent_message_chunk"} <= set(result["updates"])
    assert {"user_message_chunk", "current_mode_update"} <= set(result["loaded"])
    assert result["sessions"] == [True]
    assert (project / "notes.txt").read_text() == "hello"


def test_acpx_is_served_and_permits_what_it_is_told_to(tmp_path: Path) -> None:
    command = editors.acpx()
    if not command:
        pytest.skip("not installed: python3 -m tests.system.peers servers")
    project = tmp_path / "project"
    project.mkdir()
    start = shlex.join(agent(tmp_path))
    words = ["--format", "json", "--cwd", str(project), "--agent", start]
    run(tmp_path, *command, *words, "--deny-all", "exec", PROMPT, status=DENIED)
    assert not (project / "notes.txt").exists()
    lines = run(tmp_path, *command, *words, "--approve-all", "exec", PROMPT).splitlines()
    messages = [json.loads(line) for line in lines]
    assert {"stopReason": "end_turn"} in [message.get("result") for message in messages]
    assert (project / "notes.txt").read_text() == "hello"
