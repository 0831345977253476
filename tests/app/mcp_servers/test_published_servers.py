"""Install links and a registry's `server.json` are read as lists of one server."""

import base64
import json
from urllib.parse import quote

import pytest

from helix_desktop.app.mcp_servers.server_import import ServerListReading, read_server_list
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.mcp_servers import McpServer

CONFIG = {"command": "npx", "args": ["-y", "@example/docs?a+b"], "env": {"MODE": "fast"}}
DOCS = McpServer("docs", "npx", ("-y", "@example/docs?a+b"), env=(("MODE", "fast"),))
SECRET = "ghp_0123456789abcdefghijABCDEFGHIJ"


def reading_of(document: object) -> ServerListReading:
    text = document if isinstance(document, str) else json.dumps(document)
    return read_server_list(text.encode())


def only(document: object) -> McpServer:
    reading = reading_of(document)
    assert reading.problems == ()
    (imported,) = reading.servers
    return imported.server


def in_base64(value: object) -> str:
    return base64.b64encode(json.dumps(value).encode()).decode()


@pytest.mark.parametrize(
    "link",
    [
        f"vscode:mcp/install?{quote(json.dumps({'name': 'docs', **CONFIG}))}",
        f"vscode-insiders:mcp/install?{quote(json.dumps({'name': 'docs', **CONFIG}))}",
        "https://insiders.vscode.dev/redirect/mcp/install?name=docs&config="
        f"{quote(json.dumps(CONFIG))}&quality=insiders",
        "cursor://anysphere.cursor-deeplink/mcp/install?name=docs&config="
        f"{quote(in_base64(CONFIG))}",
        f"https://cursor.com/en/install-mcp?name=docs&config={in_base64(CONFIG)}",
        f"lmstudio://add_mcp?name=docs&config={in_base64(CONFIG).rstrip('=')}",
        f"helix-desktop://mcp/install?name=docs&config={quote(json.dumps(CONFIG))}\n",
    ],
)
def test_the_links_of_other_programs_name_the_same_server(link: str) -> None:
    assert only(link) == DOCS


def test_a_secret_in_a_link_goes_to_the_keyring_or_is_refused() -> None:
    config = {"url": "https://example.com/mcp", "headers": {"Authorization": f"Bearer {SECRET}"}}
    link = f"helix-desktop://mcp/install?name=docs&config={in_base64(config)}"
    (imported,) = reading_of(link).servers
    assert imported.secrets == {"Authorization": f"Bearer {SECRET}"}
    config = {"command": "npx", "args": ["--token", SECRET]}
    (problem,) = reading_of(f"lmstudio://add_mcp?name=docs&config={in_base64(config)}").problems
    assert "contain a key" in problem
    assert SECRET not in problem


@pytest.mark.parametrize(
    "link",
    [
        "vscode:mcp/install?name=docs",
        "cursor://anysphere.cursor-deeplink/mcp/install?name=docs&config=!!!",
        f"lmstudio://add_mcp?config={in_base64(CONFIG)}",
        f"lmstudio://add_mcp?name=docs&config={in_base64([1])}",
        "lmstudio://add_mcp?" + "&".join(f"a{number}=1" for number in range(100)),
    ],
)
def test_a_link_without_a_server_changes_nothing(link: str) -> None:
    with pytest.raises(ServerError, match="The link"):
        reading_of(link)


def test_an_address_that_is_no_install_link_is_not_read_as_one() -> None:
    for text in ("https://example.com/mcp/install?name=docs&config=e30=", "vscode:other?x"):
        with pytest.raises(ServerError, match="Not a valid server list"):
            reading_of(text)


def registry(**parts: object) -> dict[str, object]:
    return {"$schema": "x", "name": "io.github.ann/docs", "version": "1.0.0", **parts}


def package(**parts: object) -> dict[str, object]:
    transport = {"type": "stdio"}
    return {"identifier": "@ann/docs", "version": "1.0.0", "transport": transport, **parts}


def test_packages_are_started_as_their_registries_say() -> None:
    npm = package(
        registryType="npm",
        packageArguments=[
            {"type": "named", "name": "--depth", "default": 3},
            {"type": "positional", "valueHint": "folder", "isRequired": True},
            {"type": "positional", "valueHint": "left_out"},
        ],
        environmentVariables=[
            {"name": "TOKEN", "isRequired": True, "isSecret": True},
            {"name": "OPTIONAL_TOKEN", "isSecret": True},
            {"name": "MODE", "default": "fast"},
            {"name": "TEAM", "isRequired": True},
        ],
    )
    assert only(registry(packages=[npm])) == McpServer(
        "docs",
        "npx",
        ("-y", "@ann/docs@1.0.0", "--depth", "3", "${FOLDER}"),
        env=(("MODE", "fast"), ("TEAM", "${TEAM}")),
        secrets=("TOKEN",),
    )
    pypi = only(registry(packages=[package(registryType="pypi", identifier="docs")]))
    assert (pypi.command, pypi.args) == ("uvx", ("docs@1.0.0",))
    image = package(
        registryType="oci",
        identifier="ghcr.io/ann/docs",
        environmentVariables=[{"name": "TOKEN", "isRequired": True, "isSecret": True}],
    )
    oci = only({"server": registry(packages=[image])})
    assert oci.args == ("run", "-i", "--rm", "-e", "TOKEN", "ghcr.io/ann/docs:1.0.0")


def test_a_server_at_a_url_comes_first_and_its_secret_header_is_asked_for() -> None:
    header = {"name": "Authorization", "value": "Bearer {key}"}
    header["variables"] = {"key": {"isSecret": True, "isRequired": True}}  # type: ignore[assignment]
    remote = {
        "type": "streamable-http",
        "url": "https://{region}.example.com/mcp?x={other}",
        "variables": {"region": {"default": "eu"}},
        "headers": [header],
    }
    old = {"type": "sse", "url": "https://example.com/sse"}
    server = only(registry(remotes=[old, remote], packages=[package(registryType="npm")]))
    assert server == McpServer(
        "docs", url="https://eu.example.com/mcp?x={other}", secrets=("Authorization",)
    )


def test_packages_that_helix_cannot_run_or_that_are_options_are_refused() -> None:
    with pytest.raises(ServerError, match="can run none of the packages"):
        reading_of(registry(packages=[package(registryType="mcpb")]))
    image = package(registryType="oci", identifier="--privileged", version="")
    with pytest.raises(ServerError, match="isn't the name of a package"):
        reading_of(registry(packages=[image]))
    with pytest.raises(ServerError, match="Not a valid server list"):
        reading_of(registry(packages=[5]))


def test_a_runtime_that_nobody_knows_is_not_started() -> None:
    odd = package(registryType="npm", runtimeHint="/tmp/evil")
    assert only(registry(packages=[odd])).command == "npx"


def test_a_link_with_half_a_character_has_no_server() -> None:
    config = quote(r'{"name": "docs", "command": "npx", "more": "\ud800"}')
    with pytest.raises(ServerError, match="contains no server"):
        reading_of(f"vscode:mcp/install?{config}")


@pytest.mark.parametrize("leaf", ["", "x" * 100])
def test_variables_within_variables_cannot_grow_without_limit(leaf: str) -> None:
    value: dict[str, object] = {"value": leaf}
    for _ in range(12):
        value = {"value": "{a}" * 100, "variables": {"a": value}}
    package = {"registryType": "npm", "identifier": "docs", "packageArguments": [value]}
    document = {"name": "example/docs", "packages": [package]}
    if leaf:
        with pytest.raises(ServerError, match="too long"):
            reading_of(document)
    else:
        assert only(document).args == ("-y", "docs")


def test_a_name_of_any_length_is_told_in_few_words() -> None:
    reading = reading_of({"mcpServers": {"a" * 100_000: {"command": "x"}}})
    [problem] = reading.problems
    assert len(problem) < 400
