"""Saves the MCP servers of a workspace and the approvals of their starts and tools.

The file is outside of the project's folder and has no secrets. A damaged file is put aside,
reported, and replaced by the servers of its copy; none of them counts as approved.
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import msgspec

from helix_desktop.app.json_file import JsonFile
from helix_desktop.domain.errors import ServerError, SettingsError
from helix_desktop.domain.hidden_characters import has_hidden, show_hidden
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.mcp_servers import (
    MAX_CALL_SECONDS,
    MAX_SERVER_NAME_CHARS,
    McpServer,
    ServerApproval,
    check_headers,
    check_server_url,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.redaction import holds_key
from helix_desktop.tools.mcp_host.approvals import approve_start

FILE = "servers.json"
MAX_SERVERS = 50
MAX_EDITOR_APPROVALS = 200
"""Servers of editors whose approval is kept; the newest ones."""

_KEY_OPTION = lazy_pattern(r"(?i)--?[a-z-]*(?:api-?key|token|secret|passw(?:or)?d)")


class _Server(msgspec.Struct, omit_defaults=True):
    """The stored form of a server. New fields need a default."""

    command: str = ""
    args: list[str] = []
    cwd: str = ""
    env: dict[str, str] = {}
    url: str = ""
    headers: dict[str, str] = {}
    secrets: list[str] = []
    on: bool = True
    believed: bool = False
    timeout: int = 0


class _File(msgspec.Struct):
    servers: dict[str, _Server] = {}
    approved: dict[str, ServerApproval] = {}
    editors: dict[str, ServerApproval] = {}
    """Approvals of servers that editors passed on, by the digests of their starts."""


class ServerFile:
    """An Approvals store; every change replaces the whole file. Thread-safe."""

    def __init__(self, home: Path) -> None:
        # approvals that may not be the newest ones count for nothing
        self._source = JsonFile(home / FILE, _File, of_copy=lambda file: _File(file.servers))
        self._lock = threading.Lock()
        self._file = self._read()

    def servers(self) -> tuple[McpServer, ...]:
        return tuple(
            McpServer(
                name,
                saved.command,
                tuple(saved.args),
                saved.cwd,
                env=tuple(sorted(saved.env.items())),
                url=saved.url,
                headers=tuple(sorted(saved.headers.items())),
                secrets=tuple(sorted(saved.secrets)),
                on=saved.on,
                believed=saved.believed,
                timeout=saved.timeout,
            )
            for name, saved in sorted(self._file.servers.items())
        )

    def find(self, name: str) -> McpServer:
        for server in self.servers():
            if server.name == name:
                return server
        known = ", ".join(show_hidden(server.name) for server in self.servers()) or "none yet"
        raise ServerError(
            "There is no server {name}.",
            "Servers: {known}.",
            name=repr(show_hidden(name)),
            known=known,
        )

    def approved(self, server: str) -> ServerApproval:
        return self._file.approved.get(server, ServerApproval())

    def keep(self, server: str, approved: ServerApproval) -> None:
        with self._edit_file() as file:
            file.approved[server] = approved

    def approve_launch(self, name: str, files: Sequence[str]) -> None:
        """Approve the way a server is started; its tools stay as they are approved."""
        self.keep(name, approve_start(self.approved(name), self.find(name), files))

    def approved_of_editor(self, launch: str) -> ServerApproval:
        return self._file.editors.get(launch, ServerApproval())

    def keep_of_editor(self, launch: str, approved: ServerApproval) -> None:
        with self._edit_file() as file:
            file.editors.pop(launch, None)
            file.editors[launch] = approved
            for old in list(file.editors)[:-MAX_EDITOR_APPROVALS]:
                del file.editors[old]

    def put(self, server: McpServer) -> None:
        """Add or replace a server; its approval is compared anew."""
        without_keys(check_server(server))
        with self._edit_file() as file:
            if server.name not in file.servers and len(file.servers) >= MAX_SERVERS:
                raise ServerError(
                    "You already have {most} servers.", "Remove one first.", most=MAX_SERVERS
                )
            file.servers[server.name] = _Server(
                server.command,
                list(server.args),
                server.cwd,
                dict(server.env),
                server.url,
                dict(server.headers),
                list(server.secrets),
                server.on,
                server.believed,
                server.timeout,
            )

    def remove(self, name: str) -> None:
        self.find(name)
        with self._edit_file() as file:
            file.servers.pop(name, None)
            file.approved.pop(name, None)

    @contextmanager
    def _edit_file(self) -> Iterator[_File]:
        """Yield the content of the file, which another process may have changed, and save it."""
        with self._lock:
            file = self._read()
            yield file
            try:
                self._source.write(file)
            except (OSError, UnicodeEncodeError) as error:
                raise ServerError(
                    "Can't write {path}: {error}.",
                    "Nothing changed.",
                    path=self._source.path,
                    error=error,
                ) from error
            self._file = file

    def _read(self) -> _File:
        return self._source.read() or _File()

    @property
    def problem(self) -> SettingsError | None:
        """The reason why the file could not be used, if so."""
        return self._source.problem(
            Phrase("Can't read the MCP server list, so no server is started.")
        )


def check_server(server: McpServer) -> McpServer:
    """Return a valid server unchanged; raise ServerError with the reason otherwise."""
    name = server.name
    if not name.strip() or len(name) > MAX_SERVER_NAME_CHARS or has_hidden(name) or "\n" in name:
        raise ServerError(
            "{name} isn't a valid server name.",
            "Use letters and digits.",
            name=repr(show_hidden(name[:MAX_SERVER_NAME_CHARS])),
        )
    if bool(server.command) == bool(server.url):
        raise ServerError("Server {name} needs a command or URL.", "Enter one of them.", name=name)
    if server.url:
        check_server_url(server.url)
        check_headers(server.headers)
    if not 0 <= server.timeout <= MAX_CALL_SECONDS:
        raise ServerError(
            "A timeout is a number of seconds from 1 to {most}.", most=f"{MAX_CALL_SECONDS:,}"
        )
    texts = (
        server.command,
        server.cwd,
        *server.args,
        *(value for pair in server.env for value in pair),
    )
    if any("\0" in text for text in texts):
        raise ServerError(
            "Server {name} contains a character that can't be passed to a program.", name=name
        )
    return server


def without_keys(server: McpServer) -> McpServer:
    """Return the server unchanged; raise ServerError if a part for the file looks like a key."""
    texts = (server.name, server.command, server.cwd, server.url, *server.args)
    pairs = (*map("=".join, server.env), *map(": ".join, server.headers))
    has_key_argument = any(  # the name of a variable is none
        _KEY_OPTION.fullmatch(option) and not (value.startswith("-") or "${" in value)
        for option, value in pairwise(server.args)
    )
    if not has_key_argument and not any(map(holds_key, (*texts, *pairs))):
        return server
    # the error repeats no part of the key: it is shown, and may be logged
    raise ServerError(
        "The arguments or the URL contain a key, which would be saved in a file.",
        "Use `--secret NAME` (a variable or header) to be asked for the key, or write "
        "${NAME} for an environment variable.",
    )
