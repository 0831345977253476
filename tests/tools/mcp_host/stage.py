"""A host with servers of our own that go wrong, and what a test wants to know of the machine."""

import contextlib
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.mcp_servers import McpServer, ServerApproval, ServerPhase, ServerStatus
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.tools.mcp_host.approvals import approve_start
from helix_desktop.tools.mcp_host.host import McpHost
from helix_desktop.tools.mcp_host.host_limits import HostLimits, HostTimeouts, ServerEnvironment
from helix_desktop.tools.mcp_host.launch_values import launch_files
from helix_desktop.tools.tool import call_scope
from tests.system.peers import hostile_server
from tests.waiting import until as until

SCRIPT = str(Path(hostile_server.__file__))
QUICK = HostTimeouts(
    start=3.0,
    listing=2.0,
    idle=1.6,  # five servers at once may say ten thousand things before they answer
    total=2.0,
    after_close=0.3,
    after_term=0.2,
    after_kill=1.0,
    list_change_pause=0.05,
    restart_pauses=(0.4, 0.4),
    steady_run=60.0,
)
SMALL = HostLimits(
    line_bytes=2 * 1024 * 1024, stderr_bytes_per_second=256 * 1024, log_bytes=64 * 1024
)


def with_approved_start(server: McpServer, folder: Path) -> ServerApproval:
    """The approval of a server's start, and of none of its tools."""
    return approve_start(ServerApproval(), server, launch_files(server, folder))


class MemoryApprovals:
    """Implements Approvals in memory."""

    def __init__(self) -> None:
        self.by_name: dict[str, ServerApproval] = {}

    def approved(self, server: str) -> ServerApproval:
        return self.by_name.get(server, ServerApproval())

    def keep(self, server: str, approved: ServerApproval) -> None:
        self.by_name[server] = approved


def hostile(mode: str, *more: str, name: str = "") -> McpServer:
    return McpServer(name or mode.lower(), sys.executable, ("-I", SCRIPT, mode, *more))


class Stage:
    """Servers, approvals and the supervisor of one test."""

    def __init__(
        self, base: Path, *servers: McpServer, options: Mapping[str, object] | None = None
    ) -> None:
        """Take `options` of the servers' environment; without them, everything is quick."""
        self.failures: list[tuple[str, BaseException]] = []
        self.approvals = MemoryApprovals()
        self.servers = servers
        self.folder, self.home = base / "project", base / "home"
        self.folder.mkdir(exist_ok=True)
        self.supervisor = Supervisor(lambda name, error: self.failures.append((name, error)))
        environment = ServerEnvironment(
            self.folder, self.home, self.approvals, self.supervisor.spawn
        )
        self.environment = replace(environment, **(with_quick() if options is None else options))
        self.host = McpHost(servers, self.environment)

    def approve_starts(self) -> None:
        for server in self.servers:
            self.approvals.keep(server.name, with_approved_start(server, self.folder))

    async def open_all(self, *, approve: bool = True) -> None:
        """All of them started; what they offer is approved as it is."""
        self.approve_starts()
        await self.host.open()
        await self.host.settled(max(15.0, self.environment.timeouts.start))
        for server in self.servers:
            if approve:
                assert await self.host.approve(server.name, self.host.differences(server.name))

    def restart(self, *servers: McpServer) -> None:
        """Another start of the application, with what was approved."""
        self.servers = servers or self.servers
        self.host = McpHost(self.servers, self.environment)

    @property
    def names(self) -> list[str]:
        return [tool.spec.name for tool in self.host.tools()]

    async def call(self, name: str, arguments: str = "{}") -> ToolOutput:
        tool = next(item for item in self.host.tools() if item.spec.name == name)
        with call_scope(ToolCall("call-1", name, arguments)):
            return await tool.run(arguments)

    async def error_of(self, name: str, arguments: str = "{}") -> str:
        """The words with which a call fails."""
        try:
            output = await self.call(name, arguments)
        except ToolError as error:
            return str(error)
        raise AssertionError(f"it did not fail: {output.data[:200]!r}")

    def status_of(self, name: str) -> ServerStatus:
        return next(item for item in self.host.standings() if item.name == name)

    async def wait_for(self, name: str, *phases: ServerPhase) -> ServerStatus:
        await until(lambda: self.status_of(name).phase in phases)
        return self.status_of(name)


@asynccontextmanager
async def staged(
    base: Path,
    *servers: McpServer,
    approve: bool = True,
    options: Mapping[str, object] | None = None,
    alone: bool = True,
) -> AsyncIterator[Stage]:
    """Closed in the end; `alone`: no other stage is open, so no process may be left."""
    stage = Stage(base, *servers, options=options)
    await stage.open_all(approve=approve)
    try:
        yield stage
    finally:
        await stage.host.close()
        await stage.supervisor.close()
        assert stage.failures == []
        assert not alone or marked_processes() == []


def handles() -> int:
    """How many files, pipes and sockets this process holds."""
    return len(os.listdir("/proc/self/fd"))


def marked_processes() -> list[int]:
    """Living processes that a host of this process started, wherever they went."""
    mine = f"HELIX_DESKTOP_SERVER={os.getpid()}-".encode()
    results = []
    for entry in os.listdir("/proc"):
        if entry.isdigit() and int(entry) != os.getpid():
            with contextlib.suppress(OSError):
                if mine in Path("/proc", entry, "environ").read_bytes():
                    results.append(int(entry))
    return results


def with_quick(**changes: object) -> Mapping[str, object]:
    return {"timeouts": QUICK, "limits": SMALL, **changes}
