"""What the page MCP servers does: add, import, approve, change, restart, sign in, remove.

Changes are saved in the server file first and then go to the host: a change that cannot be saved is
not started. Nothing here blocks the event loop.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from helix_desktop.app.mcp_servers.server_bundle import ServerBundle, remove_bundles, unpack_bundle
from helix_desktop.app.mcp_servers.server_environment import ServerPlace, make_editor_host
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.mcp_servers.server_import import (
    ImportedServer,
    Proposals,
    ProposedServer,
    ServerListReading,
    read_proposed_servers,
    read_server_list,
    split_secrets,
)
from helix_desktop.app.mcp_servers.server_secrets import ServerSecrets, SignInVault
from helix_desktop.app.plain_http import PlainHttpHosts
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.form_questions import Value
from helix_desktop.domain.mcp_servers import ApprovalDiff, McpServer, OfferedTool, ServerPhase
from helix_desktop.domain.ports import SecretVault
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host.approvals import (
    describe_launch,
    is_same_launch,
    server_prefix,
    tool_name_for,
)
from helix_desktop.tools.mcp_host.host import McpHost
from helix_desktop.tools.mcp_host.host_limits import OpenUrl
from helix_desktop.tools.mcp_host.launch_values import launch_files

MAX_LOG_LINES = 200


class ConfiguredServer(Struct, frozen=True):
    """A server and its status; `phase` is None if it is switched off."""

    server: McpServer
    phase: ServerPhase | None
    reason: str = ""
    tools: tuple[str, ...] = ()
    """The names of the approved tools."""
    waiting: tuple[str, ...] = ()
    next_try: float | None = None
    resources: int = 0
    prompts: int = 0

    @property
    def needs_review(self) -> bool:
        """Tell whether a part of the server waits for the user's approval."""
        return self.phase is ServerPhase.UNAPPROVED or bool(self.waiting)


class SavedServers:
    """The servers of one workspace in its file, and their secrets; nothing is started."""

    def __init__(
        self,
        place: ServerPlace,
        file: ServerFile,
        *,
        vault: Callable[[], SecretVault],
        trusted: Callable[[], bool | None],
        plain_http: PlainHttpHosts,
    ) -> None:
        self._place, self._file, self._trusted = place, file, trusted
        self._secrets = ServerSecrets(vault, place.workspace)
        self._plain_http = plain_http

    async def add(self, server: McpServer, secrets: Mapping[str, str] | None = None) -> None:
        """Add a server that the user typed: its launch is approved at once, its tools are not.

        Raise UnencryptedAddress, as `take` does, if the user must be asked about its host first.
        """
        self._plain_http.check(server.url)
        imported = split_secrets(server)
        await self._save_server(replace(imported, secrets={**(secrets or {}), **imported.secrets}))
        files = await asyncio.to_thread(launch_files, server, self._place.folder)
        await asyncio.to_thread(self._file.approve_launch, server.name, files)

    async def take(self, imported_servers: Sequence[ImportedServer]) -> None:
        """Add servers in place of those with the same names; each waits for approval."""
        for imported in imported_servers:
            self._plain_http.check(imported.server.url)
        for imported in imported_servers:
            await self._save_server(imported)

    async def install(self, bundle: ServerBundle, values: Mapping[str, Value | None]) -> str:
        """Unpack a bundle and add its server, which waits for approval; return the server's name.

        Raise ServerError if a setting doesn't fit, or the bundle can't be unpacked.
        """
        imported = bundle.server(self._place.home, values)
        await asyncio.to_thread(unpack_bundle, bundle, self._place.home)
        await self.take((imported,))
        return imported.server.name

    async def remove_old_bundles(self, name: str) -> None:
        """Remove what is unpacked of a server's other versions."""
        server = self._file.find(name)
        await asyncio.to_thread(remove_bundles, self._place.home, name, except_for=server.cwd)

    async def proposed(self) -> tuple[ProposedServer, ...]:
        """Return the servers proposed by the project's files; only in trusted folders."""
        return (await self.proposals()).servers

    async def proposals(self) -> Proposals:
        """Return what the project's files propose, also what can't be used of it."""
        if not self._trusted():
            return Proposals()
        known = self._file.servers()
        return await asyncio.to_thread(read_proposed_servers, self._place.folder, known)

    async def remove(self, name: str) -> None:
        """Remove a server, its secrets, sign-in, approval, and bundle; its log stays."""
        server = self._file.find(name)
        if server.url:
            sign_ins = SignInVault(self._secrets.vault, self._place.workspace, self._place.home)
            await sign_ins.save(name, "")
        if server.secrets:
            await self._secrets.forget(server)
        await asyncio.to_thread(self._file.remove, name)
        await asyncio.to_thread(remove_bundles, self._place.home, name)

    async def keep_secret(self, name: str, secret: str, value: str) -> None:
        """Store the secret for a variable or header."""
        server = self._file.find(name)
        await self._secrets.keep(name, secret, value)
        if secret not in server.secrets:
            secrets = tuple(sorted({*server.secrets, secret}))
            await asyncio.to_thread(self._file.put, replace(server, secrets=secrets))

    async def log(self, name: str) -> str:
        """Return the end of a server's log, "" if empty."""
        path = self._place.home / "servers" / server_prefix(name) / "server.log"

        def read() -> str:
            try:
                with path.open(encoding="utf-8", errors="replace") as file:
                    return "".join(deque(file, MAX_LOG_LINES))
            except FileNotFoundError:
                return ""

        return await asyncio.to_thread(read)

    async def _save_server(self, imported: ImportedServer) -> None:
        """Store the secrets first: a server whose secrets are not stored is not added.

        Another server under the name of an old one gets none of the old one's secrets.
        """
        for old in self._file.servers():
            if old.name == imported.server.name and not is_same_launch(old, imported.server):
                names = tuple(name for name in old.secrets if name not in imported.secrets)
                await self._secrets.forget(replace(old, secrets=names))
        for name, secret in imported.secrets.items():
            await self._secrets.keep(imported.server.name, name, secret)
        await asyncio.to_thread(self._file.put, imported.server)


class ServerSettings:
    """The servers of an open workspace: each change is saved, and then goes to their host."""

    def __init__(self, saved: SavedServers, file: ServerFile, host: McpHost) -> None:
        self.saved, self._file, self._host = saved, file, host

    @property
    def problem(self) -> str:
        """Return the problem of the server file, worded for the user."""
        return str(self._file.problem) if self._file.problem else ""

    def all(self) -> tuple[ConfiguredServer, ...]:
        """Return every server, running or not, without waiting for any."""
        statuses = {status.name: status for status in self._host.standings()}
        servers: list[ConfiguredServer] = []
        for server in self._file.servers():
            tools = tuple(tool.name for tool in self._file.approved(server.name).tools)
            status = statuses.get(server.name)
            if not server.on or status is None:
                phase = ServerPhase.STOPPED if server.on else None
                servers.append(ConfiguredServer(server, phase, tools=tools))
            else:
                servers.append(
                    ConfiguredServer(
                        server,
                        status.phase,
                        status.reason,
                        tools,
                        status.waiting,
                        next_try=status.next_try,
                        resources=status.resources,
                        prompts=status.prompts,
                    )
                )
        return tuple(servers)

    def differences(self, name: str) -> tuple[ApprovalDiff, ...]:
        """Return the changes to review before `approve`; nothing if the server does not run."""
        if all(status.name != name for status in self._host.standings()):
            return ()
        return self._host.differences(name)

    def offered(self, name: str) -> tuple[OfferedTool, ...]:
        """Return a server's current tools; the approved ones if it does not run."""
        if all(status.name != name for status in self._host.standings()):
            return self._file.approved(name).tools
        return self._host.offered(name)

    def instructions(self, name: str) -> str:
        """Return what a server says of all of its tools; if it does not run, what was approved."""
        if all(status.name != name for status in self._host.standings()):
            return self._file.approved(name).instructions
        return self._host.instructions(name)

    def host_for_session(self, session: SessionId, imported: Sequence[ImportedServer]) -> McpHost:
        """Return a host of servers for one session, which is not opened yet.

        Where the servers of this workspace are not started (`--safe`), it has none.
        """
        servers = imported if self._host.is_open else ()
        editor_host = make_editor_host(servers, self._file, self._host.environment)
        self._host.add_session_host(session, editor_host)
        return editor_host

    def tool_name(self, name: str, tool: str) -> str:
        """Return the name under which the agent knows a tool."""
        return tool_name_for(name, tool)

    async def approve(self, name: str, seen: Iterable[ApprovalDiff]) -> bool:
        """Approve the shown changes; return False, with nothing saved, if they are outdated."""
        return await self._host.approve(name, seen)

    async def add(self, server: McpServer) -> None:
        await self.saved.add(server)
        await self._host.put(self._file.find(server.name))

    def read(self, text: str) -> ServerListReading:
        """Read another client's list of servers; raise ServerError if the text is none."""
        return read_server_list(text.encode("utf-8", "replace"))

    async def take(self, imported_servers: Sequence[ImportedServer]) -> None:
        await self.saved.take(imported_servers)
        for imported in imported_servers:
            await self._host.put(self._file.find(imported.server.name))

    async def install(self, bundle: ServerBundle, values: Mapping[str, Value | None]) -> None:
        """Install a bundle in place of its other versions."""
        name = await self.saved.install(bundle, values)
        await self._host.put(self._file.find(name))
        await self.saved.remove_old_bundles(name)

    async def change(self, server: McpServer) -> None:
        """Change settings without a new approval: on, trust in its hints, timeout."""
        await asyncio.to_thread(self._file.put, server)
        await self._host.put(server)

    async def restart(self, name: str) -> None:
        """Stop a server if it runs, and start it anew."""
        await self._host.put(self._file.find(name))

    async def sign_in(self, name: str, open_url: OpenUrl) -> None:
        """Have the user sign in in the browser; raise ServerError if that fails."""
        await self._host.sign_in(name, open_url)

    def signed_in(self, server: McpServer) -> bool:
        return self._host.signed_in(server.name)

    async def sign_out(self, name: str) -> None:
        await self._host.sign_out(name)

    async def remove(self, name: str) -> None:
        await self._host.drop(self._file.find(name).name)
        await self.saved.remove(name)

    async def keep_secret(self, name: str, secret: str, value: str) -> None:
        await self.saved.keep_secret(name, secret, value)
        await self._host.put(self._file.find(name))

    def launch_text(self, server: McpServer) -> str:
        """Describe in full how a server is started or reached, with nothing hidden."""
        return describe_launch(server, self._host.files(server.name))
