"""OpenCode, Codex, Claude Code, and Gemini CLI, as judges (`session_programs.py` installs them).

They say which folders are skills, which hooks there are, and what text a command of a file becomes.
Claude Code and Gemini CLI get a model on this computer that always says the same.
"""

import json
import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.peers.session_programs import FOLDER
from tests.peers.small_server import SmallServer

TIMEOUT_SECONDS = 50


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
        where = {"GOOGLE_GEMINI_BASE_URL": f"http://127.0.0.1:{model.port}"}
        _run_gemini(project, home, "-m", "gemini-2.5-flash", "-p", typed, **where)
        contents = json.loads(model.bodies[0])["contents"]
    return str(contents[-1]["parts"][-1]["text"])


def _asked_of_claude(project: Path, home: Path, typed: str) -> list[tuple[str, str]]:
    """Return the texts that Claude Code sends to its model, each with its role."""
    usage = {"input_tokens": 1, "output_tokens": 1}
    text = [{"type": "text", "text": "Yes."}]
    head = {"id": "msg_1", "type": "message", "role": "assistant", "model": "m", "content": text}
    body = json.dumps(head | {"stop_reason": "end_turn", "stop_sequence": None, "usage": usage})
    with SmallServer(lambda _request: body.encode(), kind="application/json") as model:
        environ = {
            **_environ(home),
            "ANTHROPIC_BASE_URL": f"http://127.0.0.1:{model.port}",
            "ANTHROPIC_API_KEY": "none",
            "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
            "DISABLE_AUTOUPDATER": "1",
        }
        _run("claude", "-p", typed, project=project, environ=environ)
        messages = json.loads(model.bodies[0])["messages"]
    texts: list[tuple[str, str]] = []
    for message in messages:
        content = message["content"]
        parts = [{"text": content}] if isinstance(content, str) else content
        texts += [(message["role"], part["text"]) for part in parts if part.get("text")]
    return texts


def _run_gemini(project: Path, home: Path, *words: str, **environ: str) -> str:
    folder = home / ".gemini"
    folder.mkdir(exist_ok=True)
    trusted = {str(project.resolve()): "TRUST_FOLDER"}
    (folder / "trustedFolders.json").write_text(json.dumps(trusted), encoding="utf-8")
    chosen = {"security": {"auth": {"selectedType": "gemini-api-key"}}}
    (folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
    environ = {**_environ(home), "GEMINI_API_KEY": "none", **environ}
    return _run("gemini", *words, project=project, environ=environ)


def _run(program: str, *words: str, project: Path, environ: Mapping[str, str]) -> str:
    return subprocess.run(
        [str(FOLDER / "node_modules/.bin" / program), *words],
        cwd=project,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=True,
    ).stdout


def _environ(home: Path) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "HOME": str(home)}
