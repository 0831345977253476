"""All MCP servers of a workspace: their state, tools, resources, prompts, and reviews."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping

from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import ServerError, ToolError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.mcp_servers import (
    READ_ONLY,
    ApprovalDiff,
    CompletedPlace,
    McpServer,
    OfferedPrompt,
    OfferedResource,
    OfferedTool,
    ServerApproval,
    ServerPhase,
    ServerStatus,
)
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host import approvals
from helix_desktop.tools.mcp_host.host_limits import LIMITS, OpenUrl, ServerEnvironment
from helix_desktop.tools.mcp_host.server_lifecycle import ServerLifecycle
from helix_desktop.tools.mcp_host.server_process import is_left_over, kill_marked
from helix_desktop.tools.tool import current_call

MAX_USERS_BYTES = 8 * 1024 * 1024
"""Of a resource or prompt in a message."""

log = logging.getLogger(__name__)


class ServerTool:
    """The implementation of Tool for one approved tool of one server."""

    def __init__(
        self, life: ServerLifecycle, tool: OfferedTool, session: SessionId, *, notes: str
    ) -> None:
        """`notes` is what the server says of all of its tools."""
        self._life, self._tool, self._session = life, tool, session
        # as the user saw it, up to a limit
        text = defuse(show_hidden(tool.description or tool.title or tool.name))
        cut = "… [cut]" if len(text) > LIMITS.description_chars else ""
        says_it_reads = f"{READ_ONLY}: true" in tool.hints
        self.spec = ToolSpec(
            approvals.tool_name_for(life.server.name, tool.name),
            text[: LIMITS.description_chars] + cut,
            tool.schema,
            reads_only=life.server.believed and says_it_reads,
            says_it_reads=says_it_reads,
            server_notes=defuse(notes),
        )

    async def run(self, arguments: str) -> ToolOutput:
        """Call the tool; reject the call at once if the tool differs from its approval."""
        if not self._life.may_offer(self._tool):
            error = approvals.changed_error(self._life.server.name, self._tool.name)
            raise ToolError(error.message, error.hint)
        return await self._life.call(
            self._tool, arguments, session=self._session, call=current_call().id
        )


class McpHost:
    """All servers of a workspace.

    On the home loop only; `open` and `tools` never wait for a server.
    """

    def __init__(self, servers: Iterable[McpServer], environment: ServerEnvironment) -> None:
        self._environment, self._approvals = environment, environment.approvals
        self._session_hosts: dict[SessionId, McpHost] = {}
        """Hosts of servers that one session alone may use, by that session."""
        self.is_open = self.is_closed = False
        self._listeners: list[Callable[[], None]] = []
        self._lives = [
            ServerLifecycle(server, environment, self._tell)
            for server in sorted(servers, key=lambda server: server.name)
            if server.on
        ]
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._order = asyncio.Lock()

    async def open(self) -> None:
        """Start the enabled and approved servers; don't wait for them."""
        self.is_open = True
        await self.look_at_files()
        if self._lives:
            self._environment.spawn(asyncio.to_thread(_clean_up), "end what servers left behind")
        for life in self._lives:
            self._start(life)

    async def look_at_files(self) -> None:
        """Note the programs and scripts that servers' starts lead to, for approvals."""
        for life in self._lives:
            await life.look_at_files()

    def files(self, name: str) -> tuple[str, ...]:
        """Return the program and the scripts that a server's start leads to."""
        return next((life.files for life in self._lives if life.server.name == name), ())

    @property
    def environment(self) -> ServerEnvironment:
        return self._environment

    def add_session_host(self, session: SessionId, host: "McpHost") -> None:
        """Offer the tools of a host to one session, until that host is closed."""
        self._session_hosts = {
            key: other for key, other in self._session_hosts.items() if not other.is_closed
        }
        self._session_hosts[session] = host

    def tools(
        self, session: SessionId = NO_SESSION, *, asking: SessionId = NO_SESSION
    ) -> tuple[ServerTool, ...]:
        """Return the tools offered to a session now, always in the same order, each name once.

        Call as a turn begins. `asking` is the session that a subagent works for.
        """
        others = self._session_hosts.get(asking or session)
        tools: list[ServerTool] = []
        for life in self._lives:
            if not life.approved:
                continue
            approved = self._approvals.approved(life.server.name)
            is_changed = life.offered is not None and life.instructions != approved.instructions
            notes = "" if is_changed else approved.instructions
            tools += [
                ServerTool(life, tool, session, notes=notes)
                for tool in approved.tools
                if life.may_offer(tool)
            ]
        if others is not None and not others.is_closed:
            tools += others.tools(session)
        # providers reject a request with a name twice, and a rule is for one tool
        by_name: dict[str, ServerTool] = {}
        for tool in tools:
            by_name.setdefault(tool.spec.name, tool)
        return tuple(by_name.values())

    def resources(self) -> Mapping[str, tuple[OfferedResource, ...]]:
        """Return the resources that a message can mention, by the server's part of a name."""
        lives = (life for life in self._lives if life.approved and life.resources)
        return {approvals.server_prefix(life.server.name): life.resources for life in lives}

    def prompts(self) -> Mapping[str, tuple[OfferedPrompt, ...]]:
        """Return the prompts that a message can begin with, by the server's part of a name."""
        lives = (life for life in self._lives if life.approved and life.prompts)
        return {approvals.server_prefix(life.server.name): life.prompts for life in lives}

    def has(self, prefix: str) -> bool:
        return any(approvals.server_prefix(life.server.name) == prefix for life in self._lives)

    async def read_resource(self, prefix: str, uri: str, session: SessionId) -> ToolOutput:
        """Read a resource for the user; raise ToolError if that fails."""
        life = self._named(prefix)
        return await life.do(
            lambda sdk: sdk.read(uri, session=session, max_bytes=MAX_USERS_BYTES), session
        )

    async def list_prompts(self, prefix: str, session: SessionId) -> tuple[OfferedPrompt, ...]:
        """Request the prompts of a server, which may be starting; raise ToolError if that fails."""
        return await self._named(prefix).do(lambda sdk: sdk.list_prompts(), session)

    async def get_prompt(
        self, prefix: str, name: str, arguments: Mapping[str, str], session: SessionId
    ) -> ToolOutput:
        """Return the text of a prompt; raise ToolError if that fails."""
        life = self._named(prefix)
        return await life.do(
            lambda sdk: sdk.prompt(name, arguments, session=session, max_bytes=MAX_USERS_BYTES),
            session,
        )

    async def complete(
        self, prefix: str, place: CompletedPlace, value: str, known: Mapping[str, str]
    ) -> tuple[str, ...]:
        """Return the values that a running server suggests; none if it fails."""
        life = self._named(prefix)
        if life.status.phase is not ServerPhase.READY:
            return ()
        try:
            return await life.do(lambda sdk: sdk.complete(place, value, known), NO_SESSION)
        except ToolError as error:
            log.info("no values from %s: %s", prefix, error)
            return ()

    def standings(self) -> tuple[ServerStatus, ...]:
        return tuple(life.status for life in self._lives)

    def listen(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call `changed` when a state or the list of tools changed; call the result to stop."""
        self._listeners.append(changed)
        return lambda: self._listeners.remove(changed) if changed in self._listeners else None

    def differences(self, name: str) -> tuple[ApprovalDiff, ...]:
        """Return everything that the user must review before `approve`, nothing hidden."""
        life = self._life(name)
        approved = self._approvals.approved(name)
        differences = (
            []
            if life.approved
            else [approvals.find_launch_difference(life.server, approved, life.files)]
        )
        if life.offered is not None:
            differences += approvals.find_differences(name, approved, self._offer(name))
        return tuple(differences)

    def offered(self, name: str) -> tuple[OfferedTool, ...]:
        """Return the server's tools, approved or not; before its first answer the approved ones."""
        return self._offer(name).tools

    def instructions(self, name: str) -> str:
        """Return what the server says of all of its tools, approved or not."""
        return self._offer(name).instructions

    def _offer(self, name: str) -> ServerApproval:
        """Return the approval of all that a server offers; before its first answer the present."""
        life, approved = self._life(name), self._approvals.approved(name)
        if life.offered is None:
            return approved
        return replace(approved, tools=life.offered, instructions=life.instructions)

    async def approve(self, name: str, seen: Iterable[ApprovalDiff]) -> bool:
        """Approve the reviewed differences; return False and store nothing if they changed."""
        life = self._life(name)
        await life.look_at_files()
        if set(seen) != set(self.differences(name)):
            return False
        approval = approvals.approve_start(self._offer(name), life.server, life.files)
        await asyncio.to_thread(self._approvals.keep, name, approval)
        life.look_again()
        return True

    async def sign_in(self, name: str, open_url: OpenUrl) -> None:
        """Have the user sign in to a server; raise ServerError if that fails."""
        await self._life(name).sign_in(open_url)

    def signed_in(self, name: str) -> bool:
        """Return whether a server runs with a sign-in, as far as known."""
        return any(life.signed_in for life in self._lives if life.server.name == name)

    async def sign_out(self, name: str) -> None:
        """Revoke and delete a server's tokens, and start it anew."""
        life = self._life(name)
        await life.sign_out()
        await self.put(life.server)

    async def put(self, server: McpServer) -> None:
        """Add or replace a server; a disabled one is ended."""
        async with self._order:
            await self._end(server.name)
            if server.on:
                life = ServerLifecycle(server, self._environment, self._tell)
                await life.look_at_files()
                self._lives = sorted([*self._lives, life], key=lambda life: life.server.name)
                if not self.is_closed:
                    self._start(life)
        self._tell()

    async def drop(self, name: str) -> None:
        """End a server and remove it; return when it has ended. Waiting calls fail."""
        async with self._order:
            await self._end(name)
        self._tell()

    async def settled(self, seconds: float) -> None:
        """Wait until no server is being started, at most `seconds`."""
        news = asyncio.Event()
        leave = self.listen(news.set)
        try:
            async with asyncio.timeout(seconds):
                while any(life.starting for life in self._lives):
                    await news.wait()
                    news.clear()
        except TimeoutError:
            return
        finally:
            leave()

    async def close(self) -> None:
        """End all servers at once, and wait for that within a limit; also if it is under way."""
        hosts = (self, *self._session_hosts.values())
        for host in hosts:
            if not host.is_closed:
                host.is_closed = True
                for task in host._tasks.values():
                    task.cancel()
        if tasks := [task for host in hosts for task in host._tasks.values()]:
            await asyncio.wait(tasks)

    def _start(self, life: ServerLifecycle) -> None:
        task = self._environment.spawn(life.run(), f"server {life.server.name}")
        self._tasks[life.server.name] = task

    async def _end(self, name: str) -> None:
        self._lives = [life for life in self._lives if life.server.name != name]
        task = self._tasks.pop(name, None)
        if task is not None:
            task.cancel()
            await asyncio.wait((task,))

    def _life(self, name: str) -> ServerLifecycle:
        for life in self._lives:
            if life.server.name == name:
                return life
        raise ServerError("Server {name} isn't turned on.", name=repr(show_hidden(name)))

    def _named(self, prefix: str) -> ServerLifecycle:
        for life in self._lives:
            if approvals.server_prefix(life.server.name) == prefix and life.approved:
                return life
        raise ToolError("Server {name} isn't turned on.", name=repr(show_hidden(prefix)))

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener()


def _clean_up() -> None:
    """End servers of an application that was killed."""
    if count := kill_marked(is_left_over):
        log.warning("%d programs of servers were left behind: ended", count)
