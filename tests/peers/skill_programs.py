"""OpenCode and Codex from npm, as judges of what is a skill or a hook: 760 MB, by hand only."""

import json
import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.peers.installing import PEERS, install_packages, installed

PACKAGES = {"opencode-ai": "1.18.33", "@openai/codex": "0.169.0"}
"""Exact versions: what a peer answers is part of our tests."""
FOLDER = PEERS / "skills"
TIMEOUT_SECONDS = 50


def install(folder: Path = FOLDER, *, call: Callable[[Sequence[str]], int]) -> None:
    """Have both programs in `folder`; does nothing if they are there already."""
    if is_installed(folder):
        return
    install_packages(folder, PACKAGES, call=call)


def is_installed(folder: Path = FOLDER) -> bool:
    return all(installed(folder, name) == version for name, version in PACKAGES.items())


def opencode_skills(project: Path, home: Path) -> set[str]:
    """Return the paths of the SKILL.md files that OpenCode lists."""
    environ = {
        **_environ(home),
        "OPENCODE_DISABLE_MODELS_FETCH": "1",
        "OPENCODE_DISABLE_AUTOUPDATE": "1",
    }
    # into a file: it ends before a pipe has all of its output
    output = home / "skills.json"
    with output.open("wb") as file:
        subprocess.run(
            [str(FOLDER / "node_modules/.bin/opencode"), "debug", "skill"],
            cwd=project,
            env=environ,
            stdout=file,
            timeout=TIMEOUT_SECONDS,
            check=True,
        )
    return {skill["location"] for skill in json.loads(output.read_bytes())}


def codex_skills(project: Path, home: Path) -> set[str]:
    """Return the paths of the SKILL.md files that Codex lists."""
    result = _ask_codex(project, home, "skills/list")
    return {skill["path"] for folder in result["data"] for skill in folder["skills"]}


def codex_hooks(project: Path, home: Path) -> list[dict[str, Any]]:
    """Return the hooks that Codex lists for a project that it trusts."""
    settings = home / ".codex/config.toml"
    settings.parent.mkdir(parents=True, exist_ok=True)
    trust = f'[projects."{project.resolve()}"]\ntrust_level = "trusted"\n'
    settings.write_text(trust, encoding="utf-8")
    result = _ask_codex(project, home, "hooks/list")
    return [hook for folder in result["data"] for hook in folder["hooks"]]


def _ask_codex(project: Path, home: Path, method: str) -> dict[str, Any]:
    requests = [
        {"id": 1, "method": "initialize", "params": {"clientInfo": {"name": "x", "version": "1"}}},
        {"method": "initialized"},
        {"id": 2, "method": method, "params": {"cwds": [str(project.resolve())]}},
    ]
    with subprocess.Popen(
        [str(FOLDER / "node_modules/.bin/codex"), "app-server"],
        cwd=project,
        env=_environ(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        for request in requests:
            server.stdin.write(json.dumps(request) + "\n")
        server.stdin.flush()
        replies = map(json.loads, server.stdout)
        result: dict[str, Any] = next(reply["result"] for reply in replies if reply.get("id") == 2)
        server.kill()
    return result


def _environ(home: Path) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "HOME": str(home)}
