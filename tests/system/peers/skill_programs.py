"""OpenCode, Codex, Claude Code, and Gemini CLI, as judges.

They say which folders are skills, which hooks there are, and what text a command of a file becomes.
Claude Code and Gemini CLI get a model on this computer that always says the same.
"""

import json
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.system.peers import agent_programs
from tests.system.peers.agent_programs import (
    CLAUDE_VARIABLES,
    GEMINI_VARIABLES,
    OPENCODE_VARIABLES,
    environ,
)
from tests.system.peers.small_server import SmallServer

TIMEOUT_SECONDS = 50


def opencode_skills(project: Path, home: Path) -> set[str]:
    """Return the paths of the SKILL.md files that OpenCode lists."""
    # into a file: it ends before a pipe has all of its output
    output = home / "skills.json"
    with output.open("wb") as file:
        subprocess.run(
            [agent_programs.opencode(), "debug", "skill"],
            cwd=project,
            env=environ(home) | OPENCODE_VARIABLES,
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
        [agent_programs.codex(), "app-server"],
        cwd=project,
        env=environ(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        for request in requests:
            server.stdin.write(json.dumps(request) + "\n")
        server.stdin.flush()
        replies = map(json.loads, server.stdout)
        result: dict[str, Any] = next(reply["result"] for reply in replies if reply.get("id") == 2)
        server.kill()
    return result


def claude_skills(project: Path, home: Path) -> set[str]:
    """Return the paths of the SKILL.md files that Claude Code offers to a model."""
    listing = "\n".join(text for _role, text in _asked_of_claude(project, home, "hello"))
    _, results, below = listing.partition("The following skills are available")
    assert results, listing[-2_000:]
    names = re.findall(r"^- ([^\s:]+)(?: \([^)]*\))?: ", below, re.MULTILINE)
    return {str(project.resolve() / ".claude/skills" / name / "SKILL.md") for name in names}


def gemini_skills(project: Path, home: Path) -> set[str]:
    """Return the paths of the SKILL.md files that Gemini CLI lists."""
    listed = _run_gemini(project, home, "skills", "list", "--all")
    return set(re.findall(r"^  Location: +(.+)$", listed, re.MULTILINE))


def claude_prompt(project: Path, home: Path, typed: str) -> str:
    """Return the last text of the user that Claude Code sends for a message."""
    return [text for role, text in _asked_of_claude(project, home, typed) if role == "user"][-1]


def gemini_prompt(project: Path, home: Path, typed: str) -> str:
    """Return the last text that Gemini CLI sends for a message."""
    content = {"role": "model", "parts": [{"text": "Yes."}]}
    answer = {"candidates": [{"content": content, "finishReason": "STOP", "index": 0}]}
    body = f"data: {json.dumps(answer)}\r\n\r\n".encode()
    with SmallServer(lambda _request: body, kind="text/event-stream") as model:
        address = {"GOOGLE_GEMINI_BASE_URL": f"http://127.0.0.1:{model.port}"}
        _run_gemini(project, home, "-p", typed, **address)
        contents = json.loads(model.bodies[0])["contents"]
    return str(contents[-1]["parts"][-1]["text"])


def _asked_of_claude(project: Path, home: Path, typed: str) -> list[tuple[str, str]]:
    """Return the texts that Claude Code sends to its model, each with its role."""
    usage = {"input_tokens": 1, "output_tokens": 1}
    text = [{"type": "text", "text": "Yes."}]
    head = {"id": "msg_1", "type": "message", "role": "assistant", "model": "m", "content": text}
    body = json.dumps(head | {"stop_reason": "end_turn", "stop_sequence": None, "usage": usage})
    with SmallServer(lambda _request: body.encode(), kind="application/json") as model:
        address = {"ANTHROPIC_BASE_URL": f"http://127.0.0.1:{model.port}"}
        variables = environ(home) | CLAUDE_VARIABLES | address
        _run([agent_programs.claude(), "-p", typed], project, variables)
        messages = json.loads(model.bodies[0])["messages"]
    texts: list[tuple[str, str]] = []
    for message in messages:
        content = message["content"]
        parts = [{"text": content}] if isinstance(content, str) else content
        texts += [(message["role"], part["text"]) for part in parts if part.get("text")]
    return texts


def _run_gemini(project: Path, home: Path, *words: str, **address: str) -> str:
    agent_programs.set_up_gemini(home, project)
    variables = environ(home) | GEMINI_VARIABLES | address
    return _run([*agent_programs.gemini(), *words], project, variables)


def _run(command: Sequence[str], project: Path, variables: Mapping[str, str]) -> str:
    return subprocess.run(
        command,
        cwd=project,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=True,
    ).stdout
