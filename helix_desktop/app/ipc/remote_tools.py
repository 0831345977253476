"""The cache tools for MCP clients, run in the process that has the store, or on one that is
borrowed until some time after the last call.

An agent's server borrows the store if no process has it open. It then serves other such servers
too, and releases the store as soon as that is idle or wanted. Calls only read, so a call whose
server leaves halfway is repeated with the next one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from helix_desktop.app.ipc.cache_tools import cache_tool_specs, make_cache_toolbox
from helix_desktop.app.ipc.ipc_client import (
    IpcConnection,
    IpcServerClosed,
    check_ipc_version,
    connect_ipc,
)
from helix_desktop.app.ipc.ipc_server import IpcServer
from helix_desktop.domain.errors import HelixError, StoreLocked, StoreMissing, ToolError
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.ports import Clock, Store, ToolOutput
from helix_desktop.engine.stored_taint import StoredTaint
from helix_desktop.store.lock import process_name
from helix_desktop.tools.mcp_host.host_limits import TaskSpawner

IDLE_SECONDS = 2.0
"""The seconds to keep the store after a call.

Agents call several times in a row, and users open windows.
"""
FINISH_SECONDS = 1.0
"""The seconds for running calls when the store is wanted; later they are repeated elsewhere."""


class BorrowedStore:
    """A Toolbox on a borrowed store; `on_wanted` is called when another process wants the store."""

    def __init__(self, home: Path, store: Store, clock: Clock, *, spawn: TaskSpawner) -> None:
        self._store = store
        self._tools = make_cache_toolbox(store, clock, StoredTaint(store))
        self._spawn = spawn
        self._ipc_server = IpcServer(home, self, spawn=spawn, release=self.leave)
        self._users = 0
        self._unused = asyncio.Event()
        self._unused.set()
        self._idle: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None
        self.on_wanted: Callable[[], None] = lambda: None
        """The callback for when another process wants the store."""

    @property
    def open(self) -> bool:
        return self._ending is None

    def begin(self) -> None:
        self._ipc_server.start()
        self._wait_idle()

    def specs(self) -> tuple[ToolSpec, ...]:
        return self._tools.specs()

    async def run(self, call: ToolCall) -> ToolOutput:
        """Run a tool; raise IpcServerClosed if the store was released meanwhile."""
        if not self.open:
            raise IpcServerClosed
        self._users += 1
        self._unused.clear()
        self._stop_waiting()
        try:
            output = await self._tools.run(call)
        finally:
            self._users -= 1
            if not self._users:
                self._unused.set()
                self._wait_idle()
        if output.failed and not self.open:
            raise IpcServerClosed  # maybe only because the store was closed during the call
        return output

    def leave(self) -> None:
        """Release the store for another process, after the running calls."""
        if self.open:
            self.on_wanted()
            self._start_release()

    async def close(self) -> None:
        """Release the store; return once it is closed."""
        if self._ending is None:
            self._start_release()
        if self._ending is not None:
            await asyncio.wait({self._ending})

    def _start_release(self) -> None:
        self._stop_waiting()
        self._ending = self._spawn(self._release_store(), "let go of the store")

    async def _release_store(self) -> None:
        """Close the store once no call uses it, or after a time limit."""
        try:
            async with asyncio.timeout(FINISH_SECONDS):
                await self._unused.wait()
        except TimeoutError:
            pass
        try:
            await self._ipc_server.close()
        finally:
            await self._store.close()

    def _wait_idle(self) -> None:
        if self.open:
            self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._on_idle)

    def _stop_waiting(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def _on_idle(self) -> None:
        if self.open and not self._users:
            self._start_release()


STORE_WAIT_SECONDS = 5.0
"""The seconds that a call waits for a store whose holder serves nobody."""
RETRY_SECONDS = 0.05
AFTER_RELEASE_SECONDS = 2.0
"""The seconds after a release during which the store is left to the process that wants it."""
MAX_SERVERS_PER_CALL = 5
"""The maximum number of servers that may leave during one call."""

OpenStore = Callable[[], Awaitable[Store]]


class RemoteToolbox:
    """A Toolbox for one client; nothing is opened before the first call."""

    def __init__(
        self, home: Path, open_store: OpenStore, clock: Clock, *, spawn: TaskSpawner
    ) -> None:
        """Take `open_store`, which opens the existing store and never makes one."""
        self._home = home
        self._open_store = open_store
        self._clock = clock
        self._spawn = spawn
        self._finding = asyncio.Lock()
        self._connection: IpcConnection | None = None
        self._borrowed: BorrowedStore | None = None
        self._free_at = 0.0
        self._refused: ToolError | None = None
        self._refused_at = 0.0

    def specs(self) -> tuple[ToolSpec, ...]:
        return cache_tool_specs()

    async def run(self, call: ToolCall) -> ToolOutput:
        """Run a tool. Never raises: an error becomes a failed output, in words."""
        try:
            for _ in range(MAX_SERVERS_PER_CALL):
                try:
                    return await (await self._find_current_runner()).run(call)
                except IpcServerClosed:
                    continue
            raise ToolError("The process that had this workspace open is gone.", "Try again.")
        except HelixError as error:
            return ToolOutput(str(error).encode("utf-8", "replace"), "", failed=True)

    async def close(self) -> None:
        """End the connection, or close the store."""
        if self._connection is not None:
            await self._connection.close()
        if self._borrowed is not None:
            await self._borrowed.close()

    async def _find_current_runner(self) -> IpcConnection | BorrowedStore:
        """Return the window's connection, or else this process's own store, once it is free.

        One caller searches, the others wait for the result.
        """
        began = asyncio.get_running_loop().time()
        async with self._finding:
            if self._connection is not None and self._connection.alive:
                return check_ipc_version(self._connection)
            if self._borrowed is not None and self._borrowed.open:
                return self._borrowed
            if self._refused is not None and self._refused_at >= began:
                raise self._refused
            if self._borrowed is not None:
                await self._borrowed.close()
                self._borrowed = None
            loop = asyncio.get_running_loop()
            deadline = loop.time() + STORE_WAIT_SECONDS
            while True:
                if connection := await connect_ipc(self._home):
                    self._connection = connection
                    connection.listen(self._spawn)
                    return check_ipc_version(connection)
                try:
                    if loop.time() >= self._free_at:
                        store = await self._open_store()
                        borrowed = BorrowedStore(self._home, store, self._clock, spawn=self._spawn)
                        borrowed.on_wanted = self._note_wanted
                        self._borrowed = borrowed
                        borrowed.begin()
                        return borrowed
                except StoreMissing as error:
                    raise ToolError(
                        "Nothing is stored in this workspace yet.",
                        "Open the workspace in Helix Desktop first.",
                    ) from error
                except StoreLocked as error:
                    if loop.time() > deadline:
                        self._refused_at = loop.time()
                        self._refused = ToolError(
                            "This workspace is in use by {who}, which can't share it.",
                            "Try again when that is finished (a check, backup, or repair). "
                            "Nothing was lost.",
                            who=process_name(error.pid),
                        )
                        raise self._refused from error
                await asyncio.sleep(RETRY_SECONDS)

    def _note_wanted(self) -> None:
        self._free_at = asyncio.get_running_loop().time() + AFTER_RELEASE_SECONDS
