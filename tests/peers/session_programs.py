"""Claude Code, Codex, OpenCode, and Gemini CLI from npm, which write sessions: by hand only.

Each is asked once, with aimock as its model: it makes one call of a tool, and answers.
"""

import json
import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from tests.peers.installing import PEERS, NotInstalled, install_packages, installed

if TYPE_CHECKING:  # it needs packages, which are not there when the programs are installed
    from tests.peers.aimock import AiMock

PACKAGES = {
    "@anthropic-ai/claude-code": "2.1.332",
    "@openai/codex": "0.171.0",
    "opencode-ai": "1.18.33",
    "@google/gemini-cli": "0.61.0",
}
"""Exact versions: what a peer writes is part of our tests."""
FOLDER = PEERS / "sessions"
TIMEOUT_SECONDS = 120
QUESTION, ANSWER = "Please check the port", "The port is 8123."
OUTPUT = "said by the tool"


def install(folder: Path = FOLDER, *, call: Callable[[Sequence[str]], int]) -> None:
    """Have the programs in `folder`; does nothing if they are there already."""
    if is_installed(folder):
        return
    install_packages(folder, PACKAGES, call=call)
    # its package has only what fetches the program, which npm may not have run
    script = folder / "node_modules/@anthropic-ai/claude-code/install.cjs"
    if script.exists() and call(["node", str(script)]):
        raise NotInstalled("Claude Code could not be set up.")


def is_installed(folder: Path = FOLDER) -> bool:
    return all(installed(folder, name) == version for name, version in PACKAGES.items())


def teach(mock: "AiMock", tool: str, arguments: Mapping[str, str]) -> None:
    """Have the model make one call, and answer once it has the output."""
    call = {"name": tool, "arguments": json.dumps(arguments)}
    mock.teach({"toolCalls": [call]}, to=QUESTION, match={"hasToolResult": False})
    mock.teach({"content": ANSWER}, to=QUESTION, match={"hasToolResult": True})


def ask_claude_code(mock: "AiMock", project: Path, home: Path) -> None:
    teach(mock, "Bash", {"command": f"echo {OUTPUT}", "description": "Say it"})
    variables = {
        "ANTHROPIC_BASE_URL": mock.url,
        "ANTHROPIC_API_KEY": "x",
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "DISABLE_AUTOUPDATER": "1",
        "IS_SANDBOX": "1",
    }
    _run("claude", ["-p", QUESTION, "--allowedTools", "Bash"], project, home, variables)


def ask_codex(mock: "AiMock", project: Path, home: Path) -> None:
    teach(mock, "exec_command", {"cmd": f"echo {OUTPUT}"})
    settings = home / ".codex" / "config.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text(
        'model = "gpt-5.9"\nmodel_provider = "mock"\ncheck_for_update_on_startup = false\n'
        f'[model_providers.mock]\nname = "mock"\nbase_url = "{mock.url}/v1"\n'
        'wire_api = "responses"\nenv_key = "MOCK_KEY"\n'
    )
    # its own sandbox refuses a home below /tmp; what it runs is the echo above
    options = ["exec", "--skip-git-repo-check", "--dangerously-bypass-approvals-and-sandbox"]
    _run("codex", [*options, QUESTION], project, home, {"MOCK_KEY": "x"})


def ask_opencode(mock: "AiMock", project: Path, home: Path) -> None:
    teach(mock, "bash", {"command": f"echo {OUTPUT}", "description": "Say it"})
    provider = {
        "npm": "@ai-sdk/openai-compatible",
        "options": {"baseURL": f"{mock.url}/v1", "apiKey": "x"},
        "models": {"m": {"limit": {"context": 100_000, "output": 4_000}}},
    }
    settings = {"provider": {"mock": provider}, "model": "mock/m", "permission": {"bash": "allow"}}
    (project / "opencode.json").write_text(json.dumps(settings))
    variables = {"OPENCODE_DISABLE_MODELS_FETCH": "1", "OPENCODE_DISABLE_AUTOUPDATE": "1"}
    _run("opencode", ["run", QUESTION], project, home, variables)


def ask_gemini(mock: "AiMock", project: Path, home: Path) -> None:
    (project / f"{OUTPUT}.txt").write_text("")
    teach(mock, "list_directory", {"dir_path": "."})
    folder = home / ".gemini"
    folder.mkdir()
    (folder / "settings.json").write_text('{"security":{"auth":{"selectedType":"gemini-api-key"}}}')
    (folder / "trustedFolders.json").write_text(json.dumps({str(project): "TRUST_FOLDER"}))
    variables = {"GEMINI_API_KEY": "x", "GOOGLE_GEMINI_BASE_URL": mock.url}
    _run("gemini", ["-m", "gemini-2.5-pro", "-p", QUESTION], project, home, variables)


Ask = Callable[["AiMock", Path, Path], None]
PROGRAMS: Mapping[str, Ask] = MappingProxyType(
    {
        "claude-code": ask_claude_code,
        "codex": ask_codex,
        "opencode": ask_opencode,
        "gemini-cli": ask_gemini,
    }
)


def _run(
    program: str, words: Sequence[str], project: Path, home: Path, variables: Mapping[str, str]
) -> None:
    subprocess.run(
        [str(FOLDER / "node_modules/.bin" / program), *words],
        cwd=project,
        env={"PATH": os.environ["PATH"], "HOME": str(home), **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=TIMEOUT_SECONDS,
        check=True,
    )
