"""MCP servers from other clients' lists and from a project's own files.

Lists have their servers under `mcpServers`, or under `servers` as in VS Code; install links and a
registry's `server.json` are read as lists of one. Values that look like secrets are separated, so
that they go to the keyring and not into a file.

A project's files come with the project, so anybody may have written them. They are read like any
other file of the folder, for trusted folders only: the proposed servers are shown, and never
started before the user accepts them.
"""

import base64
import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote

import msgspec
from msgspec import Struct

from helix_desktop.app.mcp_servers.registry_server import Entry, read_registry_server
from helix_desktop.app.mcp_servers.server_file import check_server, without_keys
from helix_desktop.domain.errors import HelixError, ServerError, ToolError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.mcp_servers import MAX_SERVER_NAME_CHARS, McpServer
from helix_desktop.domain.phrase import joined
from helix_desktop.domain.redaction import is_secret_value
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.project_root import ProjectRoot

MAX_LIST_BYTES = 256 * 1024

_INSTALL_LINK = re.compile(
    r"(?:vscode(?:-insiders)?:mcp/install|https://(?:insiders\.)?vscode\.dev/redirect/mcp/install"
    r"|cursor://anysphere\.cursor-deeplink/mcp/install"
    r"|https://(?:www\.)?cursor\.com/(?:[a-z]{2}/)?(?:install-mcp|link/mcp/install)"
    r"|lmstudio://add_mcp|helix-desktop://mcp/install)/?\?(?P<query>\S+)"
)
_INPUT = re.compile(r"\$\{input:")
_STDIO, _HTTP = ("", "stdio"), ("", "http", "streamable-http", "streamablehttp", "streamable_http")


class _Entry(msgspec.Struct):
    """One server, in the terms of any client."""

    type: str = ""
    transport: str = ""
    command: str = ""
    args: list[str] = []
    env: dict[str, str | int | float | bool | None] = {}
    cwd: str | None = ""
    url: str = ""
    serverUrl: str = ""  # noqa: N815  another client's word
    httpUrl: str = ""  # noqa: N815  another client's word
    headers: dict[str, str] = {}
    secrets: list[str] = []
    disabled: bool = False
    enabled: bool = True


class _Inner(msgspec.Struct):
    servers: dict[str, msgspec.Raw] = {}


class _Document(msgspec.Struct):
    mcpServers: dict[str, msgspec.Raw] = {}  # noqa: N815  the format's word
    servers: dict[str, msgspec.Raw] = {}
    mcp: _Inner = msgspec.field(default_factory=_Inner)


@dataclass(frozen=True, slots=True)
class ImportedServer:
    """A server of a document, and the values of its secrets."""

    server: McpServer
    secrets: Mapping[str, str] = field(default_factory=dict, repr=False)


class ServerListReading(Struct, frozen=True):
    """The servers of a document, and its unusable parts as sentences."""

    servers: tuple[ImportedServer, ...]
    problems: tuple[str, ...] = ()


def read_server_list(data: bytes) -> ServerListReading:
    """Read the servers of a document; raise ServerError if it is not a list of servers."""
    if len(data) > MAX_LIST_BYTES:
        raise ServerError("The file is too large for a server list.")
    entries: dict[str, msgspec.Raw] = {}
    by_name: Mapping[str, Entry] | None = None
    text = data.decode("utf-8", "replace")
    if is_install_link(text):
        by_name = read_install_link(text)
    else:
        try:
            document = parse_json_as(data, _Document)
            entries = {**document.mcp.servers, **document.servers, **document.mcpServers}
            by_name = None if entries else read_registry_server(parse_json_as(data, object))
        except JsonUnparsable as error:
            raise ServerError(
                "Not a valid server list: {error}.", "Nothing changed.", error=error
            ) from error
    for name, entry in (by_name or {}).items():
        entries[name] = msgspec.Raw(msgspec.json.encode(entry))
    servers: list[ImportedServer] = []
    problems: list[str] = []
    for name, raw in sorted(entries.items()):
        try:
            settings = parse_json_as(bytes(raw), _Entry)
            url = settings.url or settings.serverUrl or settings.httpUrl
            kind = (settings.type or settings.transport).lower()
            if kind not in (_HTTP if url else _STDIO):
                raise ServerError("servers of type {kind} aren't supported.", kind=repr(kind))
            env = {
                key: str(value).lower() if isinstance(value, bool) else str(value)
                for key, value in settings.env.items()
                if value is not None
            }
            texts = [
                url,
                settings.command,
                *settings.args,
                *env.values(),
                *settings.headers.values(),
            ]
            if any(_INPUT.search(text) for text in texts):
                raise ServerError(
                    "the server needs an input from its editor. Use a variable instead: ${NAME}."
                )
            server = McpServer(
                name,
                "" if url else settings.command,
                () if url else tuple(settings.args),
                "" if url else settings.cwd or "",
                env=() if url else tuple(sorted(env.items())),
                url=url,
                headers=tuple(sorted(settings.headers.items())) if url else (),
                secrets=tuple(sorted(set(settings.secrets))),
                on=settings.enabled and not settings.disabled,
            )
            servers.append(split_secrets(check_server(server)))
        except (HelixError, JsonUnparsable) as error:
            problem = error.message if isinstance(error, HelixError) else str(error)
            problems.append(joined((f"{show_hidden(name[:MAX_SERVER_NAME_CHARS])}:", problem)))
    return ServerListReading(tuple(servers), tuple(problems))


def is_install_link(text: str) -> bool:
    return _INSTALL_LINK.fullmatch(text.strip()) is not None


def read_install_link(text: str) -> dict[str, Entry]:
    """Return the server of an install link by its name; raise ServerError if it has none.

    A link is only read, never opened.
    """
    match = _INSTALL_LINK.fullmatch(text.strip())
    query = match["query"] if match else ""
    try:
        values = {name: texts[0] for name, texts in parse_qs(query, max_num_fields=20).items()}
    except ValueError:
        values = {}
    config = values.get("config") or unquote(query)
    document = _parse_object(config)
    if document is None:
        # parse_qs reads a plus sign as a space
        standard = config.replace(" ", "+").replace("-", "+").replace("_", "/")
        try:
            decoded = base64.b64decode(standard + "=" * (-len(standard) % 4))
        except ValueError:
            decoded = b""
        document = _parse_object(decoded.decode("utf-8", "replace"))
    if document is None:
        raise ServerError("The link contains no server.", "Nothing changed.")
    name = values.get("name") or document.get("name")
    if not isinstance(name, str) or not name:
        raise ServerError("The link doesn't name its server.", "Nothing changed.")
    return {name: {key: value for key, value in document.items() if key not in ("name", "inputs")}}


def _parse_object(text: str) -> dict[str, Any] | None:
    try:
        return parse_json_as(text, dict[str, Any])
    except JsonUnparsable:
        return None


def split_secrets(server: McpServer) -> ImportedServer:
    """Separate a server from its secrets; raise ServerError for secrets in other places."""
    imported = separate_secrets(server)
    without_keys(imported.server)
    return imported


def separate_secrets(server: McpServer) -> ImportedServer:
    """Separate a server from the secrets among its variables or headers."""
    pairs = server.headers if server.url else server.env
    secrets = {name: value for name, value in pairs if is_secret_value(name, value)}
    plain = tuple((name, value) for name, value in pairs if name not in secrets)
    names = tuple(sorted({*server.secrets, *secrets}))
    without_secrets = replace(server, headers=plain) if server.url else replace(server, env=plain)
    return ImportedServer(replace(without_secrets, secrets=names), secrets)


PROPOSAL_FILES = (".mcp.json", ".cursor/mcp.json", ".vscode/mcp.json", ".helix/servers.json")

log = logging.getLogger(__name__)


class ProposedServer(Struct, frozen=True):
    """A server and the file that proposes it."""

    file: str
    imported: ImportedServer


def read_proposed_servers(folder: Path, known: Iterable[McpServer]) -> tuple[ProposedServer, ...]:
    """Return proposed servers with unused names; unreadable files propose nothing.

    The caller knows that the folder is trusted.
    """
    names = {server.name for server in known}
    proposals: dict[str, ProposedServer] = {}
    root = ProjectRoot(folder)
    for file in PROPOSAL_FILES:
        try:
            with root.open_file(file) as opened:
                reading = read_server_list(opened.read(MAX_LIST_BYTES + 1))
        except (OSError, ToolError, ServerError) as error:
            log.info("no servers are proposed by %s: %s", file, error)
            continue
        for imported in reading.servers:
            if imported.server.name not in names:
                proposals.setdefault(imported.server.name, ProposedServer(file, imported))
    return tuple(proposals[name] for name in sorted(proposals))
