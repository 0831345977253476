"""Codex lists the same hooks of its files as Helix, with the same matchers and commands."""

import json
import subprocess
from pathlib import Path

import pytest

from helix_desktop.features.hooks.hook_files import hook_files, read_hooks
from helix_desktop.tools.files.project_root import ProjectRoot
from tests.system.peers import agent_programs, skill_programs

EVENTS = ("PreToolUse", "PostToolUse", "PreCompact", "PostCompact", "SessionStart", "Stop")
HANDLERS = (
    {"type": "command", "command": "echo one", "timeout": 5},
    {"type": "command", "command": "echo two", "statusMessage": "two", "onFailure": "block"},
    {"type": "command", "command": " "},
    {"type": "prompt", "prompt": "x"},
)
TOML = """
[[hooks.UserPromptSubmit]]
[[hooks.UserPromptSubmit.hooks]]
type = "command"
command = "echo toml"
"""


@pytest.mark.slow
def test_codex_lists_the_hooks_that_helix_reads_of_its_files(tmp_path: Path) -> None:
    if lacking := agent_programs.lacking():
        pytest.skip(f"not installed: {lacking}")
    project, home, settings = (tmp_path / name for name in ("project", "home", "settings"))
    for folder in (project / ".codex", home, settings):
        folder.mkdir(parents=True)
    groups = {event: [{"matcher": "*", "hooks": HANDLERS}] for event in EVENTS}
    matchers = "Bash", "(a", "mcp__.*"
    groups |= {
        "PreToolUse": [{"matcher": matcher, "hooks": HANDLERS[:1]} for matcher in matchers],
        "Stop": [{"hooks": HANDLERS}],
        "Nothing": [{"hooks": HANDLERS}],
        "Notification": [{"hooks": HANDLERS}],
    }
    (project / ".codex/hooks.json").write_text(json.dumps({"hooks": groups}), encoding="utf-8")
    (project / ".codex/config.toml").write_text(TOML, encoding="utf-8")
    subprocess.run(["git", "init", "-q", str(project)], check=True)
    listed = {
        (hook["eventName"].lower(), hook["matcher"] or "", hook["command"])
        for hook in skill_programs.codex_hooks(project, home)
    }
    roots = [ProjectRoot(folder) for folder in (project, settings, home)]
    hooks = read_hooks(hook_files(roots[0], roots[1], roots[2]), roots[0], roots[2])
    assert listed == {
        (hook.event.lower(), hook.matcher, hook.command) for hook in hooks if not hook.problem
    }
    assert len(listed) == 13
