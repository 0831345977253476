"""Servers as other clients write them: `mcpServers`, or `servers` as VS Code does.

What looks like a secret is told apart, so that it goes to the keyring and not into a file.
"""

import re
from collections.abc import Mapping
from dataclasses import field, replace

import msgspec

from helix_desktop.app.servers.book import checked
from helix_desktop.domain.errors import HelixError, ServerError
from helix_desktop.domain.parsing import Unparsable, parsed_json
from helix_desktop.domain.redaction import redacted
from helix_desktop.domain.servers import Server
from helix_desktop.domain.values import value
from helix_desktop.domain.visible import visible

LARGEST = 256 * 1024

_SECRET_NAME = re.compile(
    r"(?i)key|token|secret|passw|auth|credential|cookie|session|\bpat\b|_pat$"
)
_REFERENCE = re.compile(r"(?:(?:Bearer|Basic|token) +)?\$\{(?:env:)?[A-Za-z_]\w*\}", re.IGNORECASE)
_INPUT = re.compile(r"\$\{input:")
_STDIO, _HTTP = ("", "stdio"), ("", "http", "streamable-http", "streamablehttp", "streamable_http")


class _Entry(msgspec.Struct):
    """One server, in the words of any client."""

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
    disabled: bool = False
    enabled: bool = True


class _Inner(msgspec.Struct):
    servers: dict[str, msgspec.Raw] = {}


class _Document(msgspec.Struct):
    mcpServers: dict[str, msgspec.Raw] = {}  # noqa: N815  the format's word
    servers: dict[str, msgspec.Raw] = {}
    mcp: _Inner = msgspec.field(default_factory=_Inner)


@value
class Found:
    """A server of a document, and the values of its secrets."""

    server: Server
    secrets: Mapping[str, str] = field(default_factory=dict, repr=False)


@value
class Reading:
    """What a document holds, and what of it cannot be used, in words."""

    found: tuple[Found, ...]
    problems: tuple[str, ...] = ()


def read_document(data: bytes) -> Reading:
    """The servers of a document; ServerError if it is none."""
    if len(data) > LARGEST:
        raise ServerError("That file is too large for a list of servers.")
    try:
        document = parsed_json(data, _Document)
    except Unparsable as error:
        raise ServerError(
            f"That is no list of servers: {error}.", "Nothing was changed."
        ) from error
    entries = {**document.mcp.servers, **document.servers, **document.mcpServers}
    found: list[Found] = []
    problems: list[str] = []
    for name, raw in sorted(entries.items()):
        try:
            found.append(_found(name, parsed_json(bytes(raw), _Entry)))
        except HelixError as error:
            problems.append(f"{visible(name)}: {error.message}")
        except Unparsable as error:
            problems.append(f"{visible(name)}: {error}")
    return Reading(tuple(found), tuple(problems))


def apart(server: Server) -> Found:
    """The server without what looks like a secret, and that."""
    kind = server.headers if server.url else server.env
    secrets = {name: value for name, value in kind if _is_secret(name, value)}
    plain = tuple((name, value) for name, value in kind if name not in secrets)
    kept = tuple(sorted({*server.secrets, *secrets}))
    found = replace(server, headers=plain) if server.url else replace(server, env=plain)
    return Found(replace(found, secrets=kept), secrets)


def _found(name: str, entry: _Entry) -> Found:
    url = entry.url or entry.serverUrl or entry.httpUrl
    kind = (entry.type or entry.transport).lower()
    if kind not in (_HTTP if url else _STDIO):
        raise ServerError(f"servers of the kind {kind!r} are not spoken to.")
    env = {key: _text(value) for key, value in entry.env.items() if value is not None}
    texts = [url, entry.command, *entry.args, *env.values(), *entry.headers.values()]
    if any(_INPUT.search(text) for text in texts):
        raise ServerError("it wants an input of its editor; name a variable instead: ${NAME}.")
    server = Server(
        name,
        "" if url else entry.command,
        () if url else tuple(entry.args),
        "" if url else entry.cwd or "",
        env=() if url else tuple(sorted(env.items())),
        url=url,
        headers=tuple(sorted(entry.headers.items())) if url else (),
        on=entry.enabled and not entry.disabled,
    )
    return apart(checked(server))


def _text(value: str | int | float | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _is_secret(name: str, value: str) -> bool:
    """A reference to a variable is none: the value is not in it."""
    if not value or _REFERENCE.fullmatch(value):
        return False
    return bool(_SECRET_NAME.search(name)) or redacted(f"{name}: {value}") != f"{name}: {value}"
