"""Claude Code, Codex, Gemini CLI, and OpenCode as guests, with aimock as their model: by hand only.

Claude Code and Codex speak the Agent Client Protocol by adapters, which come from npm, too. All
run with a Node of their own, since the adapters need a newer one than some systems have.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from tests.peers import session_programs
from tests.peers.installing import OWN_NODE, PEERS, install_packages, installed

if TYPE_CHECKING:  # they need packages, which are not there when the programs are installed
    from helix_desktop.app.models.guest_programs import OwnGuest
    from tests.peers.aimock import AiMock

PACKAGES = {
    "@agentclientprotocol/claude-agent-acp": "0.49.0",
    "@agentclientprotocol/codex-acp": "2.6.0",
}
"""Exact versions: what a peer says is part of our tests."""
FOLDER = PEERS / "guests"
ASKED, ANSWER, AGAIN, SECOND_ANSWER = "please do it", "All is done.", "and now", "Second answer."
FILE, TEXT = "new.txt", "from the agent\n"


def install(folder: Path = FOLDER, *, call: Callable[[Sequence[str]], int]) -> None:
    """Have the adapters in `folder`; does nothing if they are there already."""
    if not is_installed(folder):
        install_packages(folder, PACKAGES, OWN_NODE, call=call)


def is_installed(folder: Path = FOLDER) -> bool:
    return all(installed(folder, name) == version for name, version in PACKAGES.items())


def lacking() -> str:
    """Return what is to be installed, "" if everything is there."""
    if not session_programs.is_installed():
        return "python3 -m tests.peers sessions"
    return "" if is_installed() else "python3 -m tests.peers guests"


def _teach(mock: "AiMock", tool: str, arguments: Mapping[str, str]) -> None:
    call = {"name": tool, "arguments": json.dumps(arguments)}
    mock.teach({"toolCalls": [call]}, to=ASKED, match={"hasToolResult": False})
    mock.teach({"content": ANSWER}, to=ASKED, match={"hasToolResult": True})
    mock.teach({"content": SECOND_ANSWER}, to=AGAIN)


def _own(name: str, command: Sequence[str], **more: Any) -> "OwnGuest":
    # lazy: the programs are installed without any environment
    from helix_desktop.app.models.guest_programs import OwnGuest  # noqa: PLC0415

    return OwnGuest(name, command, name=name, **more)


def _node() -> str:
    return str(FOLDER / "node_modules/node/bin/node")


def _adapter(name: str) -> str:
    return str(FOLDER / "node_modules/.bin" / name)


def _program(name: str) -> str:
    return str(session_programs.FOLDER / "node_modules/.bin" / name)


def claude_code(mock: "AiMock", project: Path, home: Path) -> "OwnGuest":
    _teach(mock, "Write", {"file_path": str(project / FILE), "content": TEXT})
    (home / ".claude").mkdir(exist_ok=True)
    variables = {
        "ANTHROPIC_API_KEY": "x",
        "DISABLE_AUTOUPDATER": "1",
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "IS_SANDBOX": "1",
    }
    return _own(
        "claude-code",
        [_node(), _adapter("claude-agent-acp")],
        settings=[".claude", ".claude.json"],
        variables=variables,
        upstream=mock.url,
        address="ANTHROPIC_BASE_URL",
    )


def codex(mock: "AiMock", project: Path, home: Path) -> "OwnGuest":
    _teach(mock, "exec_command", {"cmd": f"printf '{TEXT.strip()}\\n' > {FILE}"})
    (home / ".codex").mkdir(exist_ok=True)
    (home / ".codex" / "config.toml").write_text(
        'model = "gpt-5.9"\nmodel_provider = "mock"\ncheck_for_update_on_startup = false\n'
        f'[model_providers.mock]\nname = "mock"\nbase_url = "{mock.url}/v1"\n'
        'wire_api = "responses"\nenv_key = "MOCK_KEY"\n'
    )
    return _own(
        "codex",
        [_node(), _adapter("codex-acp")],
        settings=[".codex"],
        variables={"MOCK_KEY": "x"},
    )


def gemini_cli(mock: "AiMock", project: Path, home: Path) -> "OwnGuest":
    _teach(mock, "write_file", {"file_path": str(project / FILE), "content": TEXT})
    folder = home / ".gemini"
    folder.mkdir(exist_ok=True)
    (folder / "settings.json").write_text('{"security":{"auth":{"selectedType":"gemini-api-key"}}}')
    (folder / "trustedFolders.json").write_text(json.dumps({str(project): "TRUST_FOLDER"}))
    return _own(
        "gemini-cli",
        [_node(), _program("gemini"), "--acp"],
        settings=[".gemini"],
        variables={"GEMINI_API_KEY": "x"},
        upstream=mock.url,
        address="GOOGLE_GEMINI_BASE_URL",
    )


def opencode(mock: "AiMock", project: Path, home: Path) -> "OwnGuest":
    _teach(mock, "write", {"filePath": str(project / FILE), "content": TEXT})
    provider = {
        "npm": "@ai-sdk/openai-compatible",
        "options": {"baseURL": f"{mock.url}/v1", "apiKey": "x"},
        "models": {"m": {"limit": {"context": 100_000, "output": 4_000}}},
    }
    settings = {"provider": {"mock": provider}, "model": "mock/m", "permission": {"edit": "ask"}}
    (project / "opencode.json").write_text(json.dumps(settings))
    folders = (".config/opencode", ".local/share/opencode", ".local/state/opencode")
    return _own(
        "opencode",
        [_program("opencode"), "acp"],
        settings=[*folders, ".cache/opencode"],
        variables={"OPENCODE_DISABLE_MODELS_FETCH": "1", "OPENCODE_DISABLE_AUTOUPDATE": "1"},
    )


Prepare = Callable[["AiMock", Path, Path], "OwnGuest"]
PROGRAMS: Mapping[str, Prepare] = MappingProxyType(
    {"claude-code": claude_code, "codex": codex, "gemini-cli": gemini_cli, "opencode": opencode}
)
RECORDED = ("claude-code", "gemini-cli")
"""Programs whose requests the recorder sees here."""
