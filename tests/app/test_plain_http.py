"""A private host is allowed without encryption once, for models and MCP servers alike."""

import asyncio
from pathlib import Path

import pytest

from helix_desktop.app.commands.models import ModelsCommand
from helix_desktop.app.commands.servers import ServersCommand
from helix_desktop.app.container import AppParts
from helix_desktop.app.environment import Paths
from helix_desktop.app.plain_http import PLAIN_HTTP_HOSTS, PlainHttpHosts
from helix_desktop.app.settings import Settings
from helix_desktop.domain.errors import HelixError, UnencryptedAddress
from tests.app.test_keys_and_models_commands import options_of
from tests.app.vaults import FakeKeyring

PARTS = AppParts(vault=FakeKeyring, environ={})


def models(paths: Paths, *words: str) -> None:
    assert ModelsCommand(paths, print, parts=PARTS).run(options_of("model", words)) == 0


def servers(paths: Paths, *words: str) -> None:
    options = options_of("server", words)
    assert asyncio.run(ServersCommand(options, paths, print, parts=PARTS).run(options)) == 0


ADD = ("add", "box", "openai-chat")


def test_a_host_is_refused_until_it_is_allowed_and_then_known_to_both_commands(
    paths: Paths,
) -> None:
    with pytest.raises(UnencryptedAddress, match="gpu-box isn't encrypted") as refused:
        models(paths, *ADD, "http://gpu-box:8000/v1")
    assert "--allow-http" in refused.value.hint
    with pytest.raises(UnencryptedAddress):
        servers(paths, "add", "tools", "http://gpu-box:9000/mcp")
    models(paths, *ADD, "http://gpu-box:8000/v1", "--allow-http")
    assert Settings(paths.settings).text(PLAIN_HTTP_HOSTS) == "gpu-box"
    models(paths, *ADD, "http://GPU-box:8001/v1", "--no-key")
    servers(paths, "add", "tools", "http://gpu-box:9000/mcp")
    servers(paths, "add", "files", "--allow-http", "http://nas.local/mcp")
    assert Settings(paths.settings).text(PLAIN_HTTP_HOSTS) == "gpu-box nas.local"


def test_a_list_with_such_a_server_is_imported_whole_or_not_at_all(
    paths: Paths, tmp_path: Path
) -> None:
    listed = tmp_path / "servers.json"
    listed.write_text(
        '{"mcpServers": {"a": {"command": "x"}, "b": {"url": "http://10.0.0.7/mcp"}}}'
    )
    with pytest.raises(UnencryptedAddress):
        servers(paths, "import", str(listed))
    servers(paths, "list")
    servers(paths, "import", str(listed), "--allow-http")


@pytest.mark.parametrize(
    "url", ["http://example.com/v1", "http://8.8.8.8/v1", "http://10.0.0.1.nip.io/v1"]
)
def test_a_public_host_is_never_allowed(paths: Paths, url: str) -> None:
    for allowed in ((), ("--allow-http",)):
        with pytest.raises(HelixError, match="http"):
            models(paths, *ADD, url, *allowed)
        with pytest.raises(HelixError, match="http"):
            servers(paths, "add", "tools", *allowed, url)
    assert Settings(paths.settings).text(PLAIN_HTTP_HOSTS) == ""


@pytest.mark.parametrize(
    "url",
    ["http://localhost:1/v1", "http://127.0.0.1/v1", "http://[::1]:2/v1", "https://gpu-box/v1"],
)
def test_this_computer_and_encrypted_connections_are_not_asked_about(
    paths: Paths, url: str
) -> None:
    PlainHttpHosts(Settings(paths.settings)).check(url)
