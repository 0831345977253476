"""The MCP servers that an editor passes on (ACP) for one session, and their approval.

They are started as the servers of the workspace are, and are offered to this session and its
subagents alone. What the user approved is kept: a start, and each tool, is asked about once, and
again when it changed. Until then nothing of it runs, and the model sees none of it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Raw

from helix_desktop.app.acp.acp_messages import ServerEntry, parse_message
from helix_desktop.app.ipc.json_rpc import RpcRefused
from helix_desktop.app.mcp_servers.server_file import check_server
from helix_desktop.app.mcp_servers.server_import import ImportedServer, separate_secrets
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.context.texts.plain_text import one_line
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, ServerError
from helix_desktop.domain.form_questions import FormQuestion, FormQuestionKind
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.mcp_servers import ApprovalDiff, McpServer, OfferedTool, ServerPhase
from helix_desktop.tools.mcp_host.approvals import (
    THE_START,
    describe_instructions,
    describe_launch,
    describe_tool,
    server_prefix,
)

MAX_SERVERS = 20
MAX_REVIEWED_CHARS = 200_000
"""The maximum length of the tools of a server that a user is asked about at once."""
PREFIX = "editor-"
"""Begins the names of servers, so that no permission for one of the user's own holds for them."""

AskServer = Callable[[str, FormQuestion], Awaitable[bool]]
"""Asks the user; takes a title and the question."""


class EditorServers:
    """Call `prepare` before each turn, and `close` in the end."""

    def __init__(
        self,
        entries: Sequence[Raw],
        open_workspace: OpenWorkspace,
        session: SessionId,
        *,
        ask: AskServer,
        notify: Callable[[str], None],
    ) -> None:
        self._session, self._ask, self._notify = session, ask, notify
        self._declined: set[tuple[ApprovalDiff, ...]] = set()
        self._reported: set[str] = set()
        self._problems: list[str] = []
        server_settings = open_workspace.server_settings
        used_prefixes = {server_prefix(imported.server.name) for imported in server_settings.all()}
        servers: list[ImportedServer] = []
        for entry in entries[:MAX_SERVERS]:
            try:
                server = _parse_server(entry)
                if server_prefix(server.name) in used_prefixes:
                    raise ServerError("There are two servers {name}.", name=server.name)
                used_prefixes.add(server_prefix(server.name))
                servers.append(separate_secrets(server))
            except (HelixError, RpcRefused) as error:
                self._problems.append(f"An MCP server of your editor isn't used: {error}")
        if len(entries) > MAX_SERVERS:
            self._problems.append(
                f"Only the first {MAX_SERVERS} MCP servers of your editor are used."
            )
        self._servers = tuple(imported.server for imported in servers)
        self._host = server_settings.host_for_session(session, servers)
        if servers and not self._host.standings():
            self._problems.append("No MCP servers are used, because of --safe.")

    async def close(self) -> None:
        await self._host.close()

    async def prepare(self) -> None:
        """Have what is new approved, and start it."""
        while self._problems:
            self._notify(self._problems.pop(0))
        if not self._host.standings():
            return
        if not self._host.is_open:
            await self._host.open()
        for server in self._servers:
            await self._review(server)
        # wait for servers that never told their tools; those of others are known
        changed = asyncio.Event()
        unsubscribe = self._host.listen(changed.set)
        timeouts = self._host.environment.timeouts
        try:
            async with asyncio.timeout(timeouts.start + timeouts.listing):
                while any(map(self._is_starting, self._servers)):
                    await changed.wait()
                    changed.clear()
        except TimeoutError:
            pass
        finally:
            unsubscribe()
        for server in self._servers:
            await self._review(server)
        for status in self._host.standings():
            is_failing = status.phase in (ServerPhase.FAILING, ServerPhase.SIGN_IN)
            if is_failing and status.name not in self._reported:
                self._reported.add(status.name)
                self._notify(f"The MCP server {status.name} can't be used: {status.reason}")

    async def _review(self, server: McpServer) -> None:
        """Ask about the start of a server, or else about its tools, unless that was declined."""
        differences = self._host.differences(server.name)
        if not differences or differences in self._declined:
            return
        name = server.name.removeprefix(PREFIX)
        title = f"Use the MCP server “{name}” of your editor?"
        text = describe_launch(server, self._host.files(server.name))
        if differences[0].subject != THE_START:
            title = f"Let the agent use the tools of the MCP server “{name}”?"
            is_known = bool(self._approved_tools(server))
            offered = self._host.offered(server.name)
            instructions = describe_instructions(self._host.instructions(server.name))
            text = "\n\n".join(
                [f"{difference.subject}\n{difference.diff}" for difference in differences]
                if is_known
                else filter(None, (instructions, *map(describe_tool, offered)))
            )
        if len(text) > MAX_REVIEWED_CHARS:
            self._declined.add(differences)
            self._notify(f"The MCP server {name} isn't used: it is too long to be reviewed.")
            return
        question = FormQuestion(name, FormQuestionKind.SERVER, text, session=self._session)
        if not await self._ask(title, question):
            self._declined.add(differences)
            return
        try:
            if not await self._host.approve(server.name, differences):
                self._notify(f"The MCP server {name} changed while you were asked.")
        except ServerError as error:  # the approval can't be saved
            self._notify(str(error))

    def _approved_tools(self, server: McpServer) -> Sequence[OfferedTool]:
        return self._host.environment.approvals.approved(server.name).tools

    def _is_starting(self, server: McpServer) -> bool:
        if self._approved_tools(server):
            return False
        if any(
            difference.subject == THE_START for difference in self._host.differences(server.name)
        ):
            return False
        phases = {status.name: status.phase for status in self._host.standings()}
        return phases[server.name] not in (
            ServerPhase.READY,
            ServerPhase.FAILING,
            ServerPhase.SIGN_IN,
        )


def _parse_server(raw: Raw) -> McpServer:
    """Return a server as the editor describes it; raise RpcRefused or ServerError if it can't be.

    Its values stand for themselves: the editor has filled in its variables.
    """
    entry = parse_message(raw, ServerEntry)
    if entry.type not in ("stdio", "http"):
        name = one_line(show_hidden(entry.name[:60]))
        raise RpcRefused(0, f"{name}: servers of type {entry.type[:40]!r} aren't supported.")
    if entry.type == "http":
        headers = tuple(sorted((pair.name, pair.value) for pair in entry.headers))
        return check_server(McpServer(f"{PREFIX}{entry.name}", url=entry.url, headers=headers))
    env = tuple(sorted((pair.name, pair.value) for pair in entry.env))
    args = tuple(entry.args)
    return check_server(McpServer(f"{PREFIX}{entry.name}", entry.command, args, env=env))
