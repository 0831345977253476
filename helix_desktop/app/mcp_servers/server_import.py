"""Imports MCP servers: lists of other clients (`.mcp.json`, Cursor, VS Code), install links,
registry.

Lists have their servers under `mcpServers`, or under other names as in VS Code, Zed, OpenCode, and
Codex; install links and a registry's `server.json` are read as lists of one. Values that look like
secrets are separated, so that they go to the keyring and not into a file.

A project's files come with the project, so anybody may have written them. They are read like any
other file of the folder, for trusted folders only: the proposed servers are shown, and never
started before the user accepts them.
"""

import base64
import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote

import msgspec
from msgspec import Struct

from helix_desktop.app.mcp_servers.server_file import check_server, without_keys
from helix_desktop.domain.errors import HelixError, ServerError, ToolError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.mcp_servers import (
    MAX_CALL_SECONDS,
    MAX_SERVER_NAME_CHARS,
    McpServer,
    Pairs,
)
from helix_desktop.domain.phrase import joined
from helix_desktop.domain.redaction import is_secret_value
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.front_matter import parse_toml

Entry = Mapping[str, Any]

_VARIABLE = lazy_pattern(r"\{([A-Za-z_][\w\-]*)\}")
_NOT_WORD = lazy_pattern(r"\W+", re.ASCII)
MAX_VALUE_CHARS = 32 * 1024
_RUNNERS = {"npm": ("npx", "bunx"), "pypi": ("uvx", "pipx"), "oci": ("docker", "podman")}
"""The programs that start a package of each registry; the first one by default."""


class _Input(Struct):
    """A value, or how it is asked for."""

    value: str | None = None
    default: str | int | float | bool | None = None
    isRequired: bool = False  # noqa: N815  the format's word
    isSecret: bool = False  # noqa: N815  the format's word
    variables: dict[str, "_Input"] = {}


class _Argument(_Input):
    type: str = "positional"
    name: str = ""
    valueHint: str = ""  # noqa: N815  the format's word


class _Named(_Input):
    name: str = ""


class _Transport(Struct):
    type: str = "stdio"
    url: str = ""
    headers: list[_Named] = []
    variables: dict[str, _Input] = {}


class _Package(Struct):
    registryType: str = ""  # noqa: N815  the format's word
    identifier: str = ""
    version: str = ""
    runtimeHint: str = ""  # noqa: N815  the format's word
    transport: _Transport = msgspec.field(default_factory=_Transport)
    runtimeArguments: list[_Argument] = []  # noqa: N815  the format's word
    packageArguments: list[_Argument] = []  # noqa: N815  the format's word
    environmentVariables: list[_Named] = []  # noqa: N815  the format's word


class _Server(Struct):
    name: str = ""
    packages: list[_Package] = []
    remotes: list[_Transport] = []


def read_registry_server(document: object) -> dict[str, Entry] | None:
    """Return the server of a `server.json` by its name; None if the document is none.

    One at a URL comes before one that runs here. Raise ServerError if Helix can run neither.
    """
    if isinstance(document, dict) and isinstance(document.get("server"), dict):
        document = document["server"]  # as a registry answers
    if not isinstance(document, dict) or not {"packages", "remotes"} & document.keys():
        return None
    try:
        server = msgspec.convert(document, _Server)
    except msgspec.ValidationError as error:
        raise ServerError(
            "Not a valid server list: {error}.", "Nothing changed.", error=error
        ) from error
    name = server.name.rpartition("/")[2]
    for remote in server.remotes:
        if remote.type == "streamable-http" and remote.url:
            headers, secrets = _values(remote.headers)
            url = _insert_variables(remote.url, remote.variables)
            return {name: {"url": url, "headers": headers, "secrets": secrets}}
    for package in server.packages:
        runners = _RUNNERS.get(package.registryType)
        if runners is not None and package.transport.type == "stdio" and package.identifier:
            return {name: _package_entry(package, runners)}
    raise ServerError(
        "Helix can run none of the packages of {name}.",
        "Helix runs packages of npm, PyPI, and OCI, and servers at a URL.",
        name=repr(name),
    )


def _package_entry(package: _Package, runners: Sequence[str]) -> Entry:
    runner = package.runtimeHint if package.runtimeHint in runners else runners[0]
    variables, secrets = _values(package.environmentVariables)
    runner_arguments = _argument_words(package.runtimeArguments)
    package_arguments = _argument_words(package.packageArguments)
    identifier, version = package.identifier, package.version
    match package.registryType:
        case "npm":
            runner_arguments = (
                runner_arguments
                if "-y" in runner_arguments or runner != "npx"
                else ["-y", *runner_arguments]
            )
            target = f"{identifier}@{version}" if version else identifier
        case "pypi":
            runner_arguments = ["run", *runner_arguments] if runner == "pipx" else runner_arguments
            separator = "==" if runner == "pipx" else "@"
            target = f"{identifier}{separator}{version}" if version else identifier
        case _:
            names = [*variables, *secrets]
            variable_arguments = [word for name in names for word in ("-e", name)]
            runner_arguments = ["run", "-i", "--rm", *variable_arguments, *runner_arguments]
            has_version = ":" in identifier.rpartition("/")[2] or "@" in identifier
            target = identifier if has_version or not version else f"{identifier}:{version}"
    if target.startswith("-"):
        raise ServerError("{name} isn't the name of a package.", name=repr(target))
    arguments = [*runner_arguments, target, *package_arguments]
    return {"command": runner, "args": arguments, "env": variables, "secrets": secrets}


def _values(inputs: Sequence[_Named]) -> tuple[dict[str, str], list[str]]:
    """Return the values of variables or headers, and the names of secrets to be entered."""
    values: dict[str, str] = {}
    secrets: list[str] = []
    for parameter in inputs:
        needs_secret = parameter.isSecret or any(
            inner.isSecret for inner in parameter.variables.values()
        )
        if needs_secret and (parameter.value is None or _VARIABLE.search(parameter.value)):
            secrets += [parameter.name] if parameter.isRequired or parameter.value else []
        elif (value := _value_of(parameter, parameter.name)) is not None:
            values[parameter.name] = value
    return values, secrets


def _argument_words(arguments: Sequence[_Argument]) -> list[str]:
    words: list[str] = []
    for argument in arguments:
        value = _value_of(argument, argument.valueHint or argument.name)
        if argument.type == "named" and (argument.isRequired or value is not None):
            words.append(argument.name)
        words += [value] if value else []
    return words


def _value_of(parameter: _Input, name: str) -> str | None:
    """Return a value; what the user must provide is a variable of the environment."""
    if parameter.value is not None:
        return _insert_variables(parameter.value, parameter.variables)
    if parameter.default is not None:
        return (
            str(parameter.default).lower()
            if isinstance(parameter.default, bool)
            else str(parameter.default)
        )
    if not parameter.isRequired:
        return None
    return f"${{{_NOT_WORD.sub('_', name).strip('_').upper() or 'VALUE'}}}"


def _insert_variables(text: str, variables: Mapping[str, _Input]) -> str:
    """Insert variables; what is no variable of the document stays as it is.

    Raise ServerError for a value that grows too long: variables have variables of their own.
    """
    values: dict[str, str] = {}
    size = 0

    def value(match: re.Match[str]) -> str:
        nonlocal size
        name = match[1]
        variable = variables.get(name)
        if variable is None:
            return match[0]
        if name not in values:
            values[name] = _value_of(variable, name) or ""
        size += len(values[name])
        if size > MAX_VALUE_CHARS:
            raise ServerError("The value of {name} is too long.", name=repr(name[:80]))
        return values[name]

    return _VARIABLE.sub(value, text)


MAX_LIST_BYTES = 256 * 1024

_INSTALL_LINK = lazy_pattern(
    r"(?:vscode(?:-insiders)?:mcp/install|https://(?:insiders\.)?vscode\.dev/redirect/mcp/install"
    r"|cursor://anysphere\.cursor-deeplink/mcp/install"
    r"|https://(?:www\.)?cursor\.com/(?:[a-z]{2}/)?(?:install-mcp|link/mcp/install)"
    r"|lmstudio://add_mcp|helix-desktop://mcp/install)/?\?(?P<query>\S+)"
)
_INPUT = lazy_pattern(r"\$\{input:")
_OPENCODE_VARIABLE = lazy_pattern(r"(?<!\$)\{env:(\w+)\}")
_STDIO = ("", "stdio", "local")
_HTTP = ("", "http", "remote", "streamable-http", "streamablehttp", "streamable_http")
# strings and comments without an end reach to that of the text, so that it is read only once
_STRING = r'(?P<string>"(?:[^"\\]|\\.?)*+(?:"|\Z))'
_COMMENT = lazy_pattern(rf"{_STRING}|//[^\n]*|/\*.*?(?:\*/|\Z)", re.DOTALL)
_LAST_COMMA = lazy_pattern(rf"{_STRING}|,(?=\s*+[}}\]])")


class _Entry(msgspec.Struct):
    """One server, in the terms of any client."""

    type: str = ""
    transport: str = ""
    command: str | list[str] = ""
    args: list[str] = []
    env: dict[str, str | int | float | bool | None] = {}
    environment: dict[str, str | int | float | bool | None] = {}
    cwd: str | None = ""
    url: str = ""
    serverUrl: str = ""  # noqa: N815  another client's word
    httpUrl: str = ""  # noqa: N815  another client's word
    headers: dict[str, str] = {}
    http_headers: dict[str, str] = {}
    env_http_headers: dict[str, str] = {}
    bearer_token_env_var: str = ""
    secrets: list[str] = []
    disabled: bool = False
    enabled: bool = True
    timeout: object = None
    tool_timeout_sec: object = None

    @property
    def call_seconds(self) -> int:
        """The seconds that a call may take, 0 if nothing usable is said of them.

        Some clients count in seconds, of which they offer up to an hour; others in milliseconds,
        of which a call needs more.
        """
        for value, unit in ((self.tool_timeout_sec, 1), (self.timeout, 1_000)):
            if isinstance(value, bool) or not isinstance(value, int | float):
                continue
            if 0 < value < 1e12:
                seconds = value / unit if value > MAX_CALL_SECONDS else value
                return min(max(1, round(seconds)), MAX_CALL_SECONDS)
        return 0


class _Document(msgspec.Struct):
    mcpServers: dict[str, msgspec.Raw] = {}  # noqa: N815  the format's word
    servers: dict[str, msgspec.Raw] = {}
    context_servers: dict[str, msgspec.Raw] = {}
    mcp_servers: dict[str, msgspec.Raw] = {}
    mcp: dict[str, msgspec.Raw] = {}


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
            strict = _strict_json(data, text)
            document = parse_json_as(strict, _Document)
            entries = document.mcp
            if "servers" in entries:  # the settings of VS Code
                entries = parse_json_as(bytes(entries["servers"]), dict[str, msgspec.Raw])
            for listed in (
                document.mcp_servers,
                document.context_servers,
                document.servers,
                document.mcpServers,
            ):
                entries = {**entries, **listed}
            by_name = None if entries else read_registry_server(parse_json_as(strict, object))
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
                for key, value in {**settings.environment, **settings.env}.items()
                if value is not None
            }
            words = settings.command if isinstance(settings.command, list) else [settings.command]
            command, *arguments = [*words, *settings.args] or [""]
            headers = {**settings.http_headers, **settings.headers}
            headers |= {header: f"${{{key}}}" for header, key in settings.env_http_headers.items()}
            if settings.bearer_token_env_var:
                headers["Authorization"] = f"Bearer ${{{settings.bearer_token_env_var}}}"
            texts = [url, command, *arguments, *env.values(), *headers.values()]
            if any(_INPUT.search(text) for text in texts):
                raise ServerError(
                    "the server needs an input from its editor. Use a variable instead: ${NAME}."
                )
            server = McpServer(
                name,
                "" if url else command,
                () if url else tuple(map(_with_our_variables, arguments)),
                "" if url else settings.cwd or "",
                env=() if url else _sorted_values(env),
                url=url,
                headers=_sorted_values(headers) if url else (),
                secrets=tuple(sorted(set(settings.secrets))),
                on=settings.enabled and not settings.disabled,
                timeout=settings.call_seconds,
            )
            servers.append(split_secrets(check_server(server)))
        except (HelixError, JsonUnparsable) as error:
            problem = error.message if isinstance(error, HelixError) else str(error)
            problems.append(joined((f"{show_hidden(name[:MAX_SERVER_NAME_CHARS])}:", problem)))
    return ServerListReading(tuple(servers), tuple(problems))


def _strict_json(data: bytes, text: str) -> bytes:
    """Return a document as JSON without comments and last commas, or the servers of a TOML file."""
    try:
        parse_json_as(data, object)
    except JsonUnparsable:
        if "[mcp_servers." in text:
            with suppress(ValueError, TypeError):
                servers = parse_toml(text).get("mcp_servers")
                return msgspec.json.encode({"mcp_servers": servers})
        plain = _COMMENT.sub(lambda match: match["string"] or " ", text.removeprefix("\ufeff"))
        return _LAST_COMMA.sub(lambda match: match["string"] or "", plain).encode()
    return data


def _with_our_variables(text: str) -> str:
    return _OPENCODE_VARIABLE.sub(lambda match: f"${{{match[1]}}}", text)


def _sorted_values(values: Mapping[str, str]) -> Pairs:
    return tuple(sorted((name, _with_our_variables(value)) for name, value in values.items()))


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


class Proposals(Struct, frozen=True):
    """The servers that a project proposes, and what of its files is unusable as sentences."""

    servers: tuple[ProposedServer, ...] = ()
    problems: tuple[str, ...] = ()


def read_proposed_servers(folder: Path, known: Iterable[McpServer]) -> Proposals:
    """Return proposed servers with unused names; unreadable files propose nothing.

    The caller knows that the folder is trusted.
    """
    names = {server.name for server in known}
    proposals: dict[str, ProposedServer] = {}
    problems: list[str] = []
    root = ProjectRoot(folder)
    for file in PROPOSAL_FILES:
        try:
            with root.open_file(file) as opened:
                reading = read_server_list(opened.read(MAX_LIST_BYTES + 1))
        except (OSError, ToolError, ServerError) as error:
            log.info("no servers are proposed by %s: %s", file, error)
            continue
        problems += (joined((f"{file}:", problem)) for problem in reading.problems)
        for imported in reading.servers:
            if imported.server.name not in names:
                proposals.setdefault(imported.server.name, ProposedServer(file, imported))
    return Proposals(tuple(proposals[name] for name in sorted(proposals)), tuple(problems))
