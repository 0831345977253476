"""Claude Code, Codex, Gemini CLI, OpenCode, and Goose, and the adapters by which the first two
speak the Agent Client Protocol, from npm; with settings that let them ask one model on this
computer.

Installed without npm's packages for other systems: those would be two thirds of the size. All run
with the Node of the other peers. Standard library only.
"""

import json
import os
import platform
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tests.system.peers.installing import PEERS, NotInstalled, install_packages, missing, node

FOLDER = PEERS / "agents"
SCRIPTS = {
    "@google/gemini-cli": "0.61.0",
    "@agentclientprotocol/claude-agent-acp": "0.101.0",
    "@agentclientprotocol/codex-acp": "2.6.0",
}
CLAUDE, CODEX, OPENCODE, GOOSE = "2.1.332", "0.171.0", "1.18.33", "0.20.2"
"""Exact versions: what a peer says and writes is part of our tests. Goose's is that of its package,
which has Goose 1.37.0."""
MODEL = "gemini-2.5-pro"
"""Named, since Gemini CLI otherwise asks a model which model to ask, until it understands it."""

_SYSTEM = {"darwin": "darwin", "linux": "linux"}.get(sys.platform, "")
_CORES = {"x86_64": "x64", "aarch64": "arm64", "arm64": "arm64"}.get(platform.machine(), "")
_KIND = f"{_SYSTEM}-{_CORES}" if _SYSTEM and _CORES else ""
_OPENCODE = f"opencode-{_KIND}{'-baseline' * (_CORES == 'x64')}"

CLAUDE_VARIABLES = {
    "ANTHROPIC_API_KEY": "x",
    "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
    "DISABLE_AUTOUPDATER": "1",
    "IS_SANDBOX": "1",
}
_OFFLINE = {"HTTPS_PROXY": "http://127.0.0.1:9"}
"""Codex would look for plugins, and OpenCode for packages: nobody listens there."""
CODEX_VARIABLES = {"MOCK_KEY": "x"} | _OFFLINE
GEMINI_VARIABLES = {"GEMINI_API_KEY": "x"}
GOOSE_VARIABLES = {
    "GOOSE_PROVIDER": "openai",
    "GOOSE_MODEL": "gpt-4o",
    "GOOSE_DISABLE_KEYRING": "1",
    "OPENAI_API_KEY": "x",
}
OPENCODE_VARIABLES = {
    "OPENCODE_DISABLE_MODELS_FETCH": "1",
    "OPENCODE_DISABLE_AUTOUPDATE": "1",
} | _OFFLINE


def packages() -> Mapping[str, str]:
    """Return the versions of the packages for this system."""
    return SCRIPTS | {
        f"@anthropic-ai/claude-code-{_KIND}": CLAUDE,
        f"@openai/codex-{_KIND}": f"npm:@openai/codex@{CODEX}-{_KIND}",
        f"@aaif/goose-binary-{_KIND}": GOOSE,
        _OPENCODE: OPENCODE,
    }


def install(folder: Path = FOLDER, *, call: Callable[[Sequence[str]], int]) -> None:
    """Have all in `folder`; does nothing if they are there already."""
    if not _KIND:
        raise NotInstalled("There are no agents for this system.")
    if is_installed(folder):
        return
    shutil.rmtree(folder, ignore_errors=True)
    install_packages(folder, packages(), "--omit=optional", "--ignore-scripts", call=call)
    (folder / "installed").write_text(_stamp(), encoding="utf-8")


def is_installed(folder: Path = FOLDER) -> bool:
    """Return whether all are there: the stamp is written last."""
    stamp = folder / "installed"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == _stamp()


def _stamp() -> str:
    return json.dumps(packages())


def lacking() -> str:
    """Return the command that installs what is missing, "" if everything is there."""
    if missing(PEERS):
        return "python3 -m tests.system.peers install"
    return "" if is_installed() else "python3 -m tests.system.peers agents"


def claude() -> str:
    return _path(f"@anthropic-ai/claude-code-{_KIND}/claude")


def codex() -> str:
    (program,) = (FOLDER / f"node_modules/@openai/codex-{_KIND}/vendor").glob("*/bin/codex")
    return str(program)


def opencode() -> str:
    return _path(f"{_OPENCODE}/bin/opencode")


def goose() -> str:
    return _path(f"@aaif/goose-binary-{_KIND}/bin/goose")


def gemini() -> Sequence[str]:
    return _script("@google/gemini-cli/bundle/gemini.js")


def claude_adapter() -> Sequence[str]:
    return _script("@agentclientprotocol/claude-agent-acp/dist/index.js")


def codex_adapter() -> Sequence[str]:
    return _script("@agentclientprotocol/codex-acp/dist/index.js")


def _path(place: str) -> str:
    return str(FOLDER / "node_modules" / place)


def _script(place: str) -> Sequence[str]:
    program = node(PEERS)
    assert program is not None
    return (program, _path(place))


def environ(home: Path) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "HOME": str(home)}


def set_up_codex(home: Path, url: str) -> None:
    settings = home / ".codex" / "config.toml"
    settings.parent.mkdir(exist_ok=True)
    settings.write_text(
        'model = "gpt-5.9"\nmodel_provider = "mock"\ncheck_for_update_on_startup = false\n'
        f'[model_providers.mock]\nname = "mock"\nbase_url = "{url}/v1"\n'
        'wire_api = "responses"\nenv_key = "MOCK_KEY"\n',
        encoding="utf-8",
    )


def set_up_gemini(home: Path, project: Path) -> None:
    folder = home / ".gemini"
    folder.mkdir(exist_ok=True)
    settings = {
        "security": {"auth": {"selectedType": "gemini-api-key"}},
        "model": {"name": MODEL},
        "general": {"enableAutoUpdate": False},
        "privacy": {"usageStatisticsEnabled": False},
    }
    trusted = {str(project.resolve()): "TRUST_FOLDER"}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    (folder / "trustedFolders.json").write_text(json.dumps(trusted), encoding="utf-8")


def set_up_opencode(project: Path, url: str, **permission: str) -> None:
    provider = {
        "npm": "@ai-sdk/openai-compatible",
        "options": {"baseURL": url, "apiKey": "x"},
        "models": {"m": {"limit": {"context": 100_000, "output": 4_000}}},
    }
    settings = {"provider": {"mock": provider}, "model": "mock/m", "permission": permission}
    (project / "opencode.json").write_text(json.dumps(settings), encoding="utf-8")
