"""A connection to whoever has the store; a borrowed store asked back.

A connection to the process that has a workspace's store: it runs the tools, we hand them on.

Opening a store that an agent's server has for the moment: it is asked to leave, and does.

Only such a server leaves. A window that has the workspace keeps it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from helix_desktop.app.ipc import local_socket
from helix_desktop.app.ipc.ipc_server import (
    LARGEST_TOLD,
    TOLD,
    VERSION,
    IpcCall,
    IpcCancel,
    IpcFrameError,
    IpcHello,
    IpcLeave,
    IpcResult,
    encode_frame,
    receive_frame,
)
from helix_desktop.domain.errors import StoreLocked, ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import Store, ToolOutput
from helix_desktop.tools.mcp_server.json_rpc import TaskSpawner

HELLO_SECONDS = 2.0
ANSWER_SECONDS = 60.0
"""A process that is stopped or stands still keeps its connections; nobody waits longer for it."""


class IpcServerGone(Exception):
    """Whoever served has left before it answered; someone else may."""


class IpcConnection:
    """Made by `connect_ipc`; of no more use once it is not `alive`."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hello: IpcHello
    ) -> None:
        self._reader, self._writer = reader, writer
        self.hello = hello
        self.alive = True
        self.patience = ANSWER_SECONDS
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[ToolOutput]] = {}
        self._listening: asyncio.Task[None] | None = None

    def listen(self, spawn: TaskSpawner) -> None:
        self._listening = spawn(self._hear(), "hear who has the store")

    async def run(self, call: ToolCall) -> ToolOutput:
        """What the tool gives back there; Gone if the connection ends before."""
        if not self.alive:
            raise IpcServerGone
        number = next(self._numbers)
        answer: asyncio.Future[ToolOutput] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        self._writer.write(encode_frame(IpcCall(number, call.tool, call.arguments)))
        try:
            async with asyncio.timeout(self.patience):
                return await answer
        except TimeoutError:
            raise _silent(self.hello.pid) from None
        finally:
            del self._waiting[number]
            if not answer.done() or answer.cancelled():
                self._drop(number)
            else:
                answer.exception()  # looked at, whoever was cancelled meanwhile

    def _drop(self, number: int) -> None:
        if self.alive:
            self._writer.write(encode_frame(IpcCancel(number)))

    def ask_to_leave(self) -> None:
        self._writer.write(encode_frame(IpcLeave()))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait({self._listening})
        await self._end(self._writer.close)

    async def _hear(self) -> None:
        try:
            while True:
                told = await receive_frame(self._reader, TOLD, most=LARGEST_TOLD)
                if isinstance(told, IpcResult):
                    self._answer(told)
        except (EOFError, IpcFrameError):
            pass
        finally:
            await self._end(self._writer.transport.abort)

    def _answer(self, told: IpcResult) -> None:
        answer = self._waiting.get(told.id)
        if answer is not None and not answer.done():
            answer.set_result(ToolOutput(told.data, "", failed=told.failed))

    async def _end(self, shut: Callable[[], None]) -> None:
        self.alive = False
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(IpcServerGone())
        shut()
        with suppress(OSError):
            await self._writer.wait_closed()


async def connect_ipc(home: Path) -> IpcConnection | None:
    """A connection to whoever serves the workspace; None if nobody does, or nobody answers."""
    if (ways := await local_socket.reach_socket(home)) is None:
        return None
    reader, writer = ways
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive_frame(reader, TOLD, most=LARGEST_TOLD)
        if isinstance(hello, IpcHello):
            return IpcConnection(reader, writer, hello)
    except (EOFError, IpcFrameError, TimeoutError):
        pass
    except BaseException:
        writer.transport.abort()
        raise
    writer.transport.abort()
    return None


def check_ipc_version(visit: IpcConnection) -> IpcConnection:
    """ToolError if it is another version of the program, which may understand us otherwise."""
    if visit.hello.version != VERSION:
        raise ToolError(
            "Process {pid}, another version of the program, has this workspace open.",
            "Close it, or start the agent's server from the same version.",
            pid=visit.hello.pid,
        )
    return visit


def _silent(pid: int) -> ToolError:
    return ToolError(
        "Process {pid}, which has this workspace open, does not answer.",
        "Look at its window; end it if it hangs. Nothing was lost.",
        pid=pid,
    )


LEAVING_ANSWER_SECONDS = 2.0
"""Until a server that just opened the store answers at its socket."""
LEAVE_SECONDS = 8.0
"""Until it has ended what it was doing: a search has time limits of its own."""
PAUSE = 0.05


async def open_exclusively(opening: Callable[[], Awaitable[Store]], home: Path) -> Store:
    """What `opening` opens, once it can be; StoreLocked if whoever has it does not leave."""
    loop = asyncio.get_running_loop()
    until = loop.time() + LEAVING_ANSWER_SECONDS
    while True:
        try:
            return await opening()
        except StoreLocked:
            leaves = await ask_to_leave(home)
            if leaves:
                until = max(until, loop.time() + LEAVE_SECONDS)
            if leaves is False or loop.time() > until:
                raise
        await asyncio.sleep(PAUSE)


async def ask_to_leave(home: Path) -> bool | None:
    """Whether whoever serves there will leave; None if nobody serves."""
    visit = await connect_ipc(home)
    if visit is None:
        return None
    if visit.hello.leaves:
        visit.ask_to_leave()
    await visit.close()
    return visit.hello.leaves
