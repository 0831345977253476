"""No command writes a key for others: titles, first messages, names of models, servers, paths.

One key has a known form; the other is configured, and only its configuration tells that it is one.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import SystemClock, find_paths, make_private_folders
from helix_desktop.app.history.secret_mask import masked
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.models.model_registry import ENDPOINTS
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.errors import SecretError
from helix_desktop.domain.mcp_servers import McpServer
from tests.app.vaults import LOCKED, FakeKeyring
from tests.features.lab.transcripts import QUESTION, claude_code

KNOWN_FORM = "sk-ant-api03-" + "aB3dE6gH9jK2mN5pQ8sT" * 4
CONFIGURED = "lagoon-Mirabelle9-quartz-Vx72"
PLACES = {
    "first message and title": (QUESTION, "Log in with {key} please"),
    "model": ("claude-opus-4-8", "model-{key}"),
    "path": ("/srv/ada/project", "/srv/{key}/project"),
    "server": ('"Bash"', '"mcp__{key}__run"'),
}
COMMANDS = {
    "import --list": ("session", "import", "{session}", "--list", "--folder", "{folder}"),
    "import --list --json": (
        "session",
        "import",
        "{session}",
        "--list",
        "--json",
        "--folder",
        "{folder}",
    ),
    "import": ("session", "import", "{session}", "--folder", "{folder}"),
    "import --json": ("session", "import", "{session}", "--json", "--folder", "{folder}"),
    "lab": ("policy", "lab", "{session}", "--html", "{out}/a.html", "--figures", "{out}/a.json"),
    "lab --own": ("policy", "lab", "--own", "--workspace", "one", "--html", "{out}/a.html"),
    "share": (
        "session",
        "share",
        "--html",
        "{out}/a.html",
        "--markdown",
        "{out}/a.md",
        "--folder",
        "{folder}",
    ),
    "usage": ("usage", "--folder", "{folder}"),
    "usage --csv": ("usage", "--csv", "--folder", "{folder}"),
    "usage --json": ("usage", "--json", "--folder", "{folder}"),
}


def run(base: Path, command: str) -> str:
    """Run a command in a process of its own; return all that it printed and wrote."""
    values = {
        "session": base / "a.jsonl",
        "folder": base / "project",
        "out": base / "out",
    }
    words = [
        word.format_map({key: str(of) for key, of in values.items()}) for word in COMMANDS[command]
    ]
    environ = {**os.environ, "OWN_KEY": CONFIGURED, "HOME": str(base)}
    done = subprocess.run(
        [sys.executable, "-m", "helix_desktop", "--data-dir", str(base / "data"), *words],
        capture_output=True,
        text=True,
        env=environ,
        timeout=100,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    files = (path.read_text() for path in (base / "out").iterdir())
    return "\n".join((done.stdout, done.stderr, *files))


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_shows_a_key(tmp_path: Path, command: str) -> None:
    for name in ("project", "out"):
        (tmp_path / name).mkdir()
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    WorkspaceList(paths.workspaces, SystemClock()).create(tmp_path / "project", "one")
    (paths.config / ENDPOINTS).write_text(
        '{"endpoints": [{"id": "own", "dialect": "openai-chat", '
        '"base_url": "https://own.example/v1", "variable": "OWN_KEY"}]}'
    )
    text = claude_code().decode()
    for before, after in PLACES.values():
        assert before in text
        text = text.replace(before, after.format(key=f"{KNOWN_FORM}/{CONFIGURED}"))
    (tmp_path / "a.jsonl").write_text(text)
    if command in ("share", "usage", "usage --csv", "usage --json", "lab --own"):
        run(tmp_path, "import")
    printed = run(tmp_path, command)
    assert len(printed) > 60
    assert KNOWN_FORM not in printed
    assert CONFIGURED not in printed


def test_keys_in_the_keyring_are_known_too(tmp_path: Path) -> None:
    (tmp_path / "project").mkdir()
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    workspace = workspaces.create(tmp_path / "project")
    server = McpServer("files", "x", env=(("A", "${SERVER_TOKEN}"),), secrets=("B",))
    ServerFile(workspaces.home(workspace)).put(server)
    keyring = EveryKey()
    parts = AppParts(vault=lambda: keyring, environ={"SERVER_TOKEN": "tok-of-a-server-9182"})
    try:
        asyncio.run(AppContainer(paths, parts).learn_keys())
        assert any(workspace.id in name for name in keyring.secrets)
        assert "tok-of-a-server-9182" not in masked("a tok-of-a-server-9182 b")
        for secret in keyring.secrets.values():
            assert secret not in masked([f"a {secret} b"])[0]
    finally:
        APP_SECRETS.forget()


def test_nothing_is_written_while_keys_cannot_be_read(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    keyring = FakeKeyring(error=LOCKED)
    with pytest.raises(SecretError, match="Nothing was written"):
        asyncio.run(AppContainer(paths, AppParts(vault=lambda: keyring)).learn_keys())


class EveryKey(FakeKeyring):
    """A keyring that has a key of its own for whatever it is asked."""

    def get(self, name: str) -> str | None:
        return self.secrets.setdefault(name, f"secret-of-{len(self.secrets)}-Qv7zLm2")
