"""Other processes have tools run; frames.

What our own processes say to each other over a workspace's socket: frames of JSON.

Each begins with its length, which is looked at before anything is read.

The local socket of an open workspace: other processes of this person reach in and have tools run.

It hands out what the tools say and takes nothing in. Whoever holds the store opens it, and closes
it before the store.
"""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from helix_desktop.app.ipc import local_socket
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import plain_text
from helix_desktop.domain.ports import Toolbox, ToolOutput
from helix_desktop.tools.mcp_server.json_rpc import (
    LARGEST_ANSWER,
    LONGEST_LINE,
    MOST_CALLS,
    TaskSpawner,
    bound_output,
)

VERSION = 1
LARGEST_ASKED = 4 * LONGEST_LINE
"""Bytes of a frame to whoever serves: JSON inside of JSON."""
LARGEST_TOLD = 2 * LARGEST_ANSWER
"""Bytes of a frame back: base64 takes a third more."""
_HEAD = 4


class IpcHello(Struct, tag="hello", frozen=True):
    """Said first by whoever serves; `leaves` if it gives up the store when it is asked to."""

    version: int = VERSION
    pid: int = 0
    leaves: bool = False


class IpcCall(Struct, tag="ask", frozen=True):
    """Run a tool."""

    id: int
    tool: str
    arguments: str


class IpcCancel(Struct, tag="drop", frozen=True):
    """Nobody waits for that one any more."""

    id: int


class IpcLeave(Struct, tag="leave", frozen=True):
    """The store is wanted by someone who can do more with it."""


class IpcResult(Struct, tag="told", frozen=True):
    """What a tool gave back."""

    id: int
    data: bytes
    failed: bool = False


FromClient = IpcCall | IpcCancel | IpcLeave
FromServer = IpcHello | IpcResult
T = TypeVar("T")

ASKED = msgspec.json.Decoder(FromClient)
TOLD = msgspec.json.Decoder(FromServer)


class IpcFrameError(Exception):
    """The other end does not speak as we do; the connection is of no more use."""


async def receive_frame(
    reader: asyncio.StreamReader, decoder: "msgspec.json.Decoder[T]", *, most: int
) -> T:
    """The next frame; EOFError at the end of the connection."""
    size = int.from_bytes(await _exactly(reader, _HEAD), "big")
    if size > most:
        raise IpcFrameError(f"a frame of {size:,} bytes")
    try:
        return decoder.decode(await _exactly(reader, size))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise IpcFrameError(str(error)) from error


def encode_frame(message: FromClient | FromServer) -> bytes:
    data = msgspec.json.encode(message, enc_hook=plain_text)
    return len(data).to_bytes(_HEAD, "big") + data


async def _exactly(reader: asyncio.StreamReader, size: int) -> bytes:
    try:
        return await reader.readexactly(size)
    except (asyncio.IncompleteReadError, OSError) as error:
        raise EOFError from error


MOST_CLIENTS = 32
AT_ONCE = 4
"""Calls of all clients together that run at once: the window reads through the same store."""

log = logging.getLogger(__name__)


class IpcServer:
    """Open from `start` to `close`; a workspace whose local socket cannot open works without."""

    def __init__(
        self,
        home: Path,
        tools: Toolbox,
        *,
        spawn: TaskSpawner,
        leave: Callable[[], None] | None = None,
    ) -> None:
        """`leave` is called when the store is wanted elsewhere; without it, it is not given up."""
        self._home = home
        self._tools = tools
        self._spawn = spawn
        self._leave = leave
        self._opening: asyncio.Task[None] | None = None
        self._server: asyncio.Server | None = None
        self._closing = False
        self._clients: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)

    def start(self) -> None:
        """Open it, soon; never an error: what it is for is no reason not to open a workspace."""
        with suppress(RuntimeError):  # the application is closing
            self._opening = self._spawn(self._open(), "open the hatch for agents of others")

    async def _open(self) -> None:
        try:
            self._server = await local_socket.serve_socket(
                self._home, self._on_client, spawn=self._spawn
            )
        except local_socket.SocketUnavailable as error:
            log.warning("other agents cannot reach this workspace: %s", error)

    async def close(self) -> None:
        """Nobody is served any more when this returns; the store's lock has to be held still."""
        self._closing = True
        if self._opening is not None:
            await asyncio.wait({self._opening})
        if self._server is None:
            return
        self._server.close()
        local_socket.remove_socket(self._home)
        clients = tuple(self._clients)
        for client in clients:
            client.cancel()
        if clients:
            await asyncio.wait(clients)
        await self._server.wait_closed()
        self._server = None

    async def _run(self, call: ToolCall) -> ToolOutput:
        async with self._turns:
            return bound_output(await self._tools.run(call))

    def _on_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # a connection that was taken just before the end gets here just after it
        if self._closing or len(self._clients) >= MOST_CLIENTS:
            writer.transport.abort()
            return
        guest = _Guest(reader, writer, self._run, spawn=self._spawn)
        hello = IpcHello(pid=os.getpid(), leaves=self._leave is not None)
        serving = guest.served(hello, self._leave)
        try:
            task = self._spawn(serving, "serve an agent of others")
        except RuntimeError:  # the application is closing
            writer.transport.abort()
            return
        self._clients.add(task)
        task.add_done_callback(self._clients.discard)
        task.add_done_callback(lambda _: writer.transport.abort())  # also if it never began


class _Guest:
    """One connection."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        run: Callable[[ToolCall], Awaitable[ToolOutput]],
        *,
        spawn: TaskSpawner,
    ) -> None:
        self._reader, self._writer = reader, writer
        self._run, self._spawn = run, spawn
        self._calls: dict[int, asyncio.Task[None]] = {}

    async def served(self, hello: IpcHello, leave: Callable[[], None] | None) -> None:
        """Until either side goes."""
        try:
            self._writer.write(encode_frame(hello))
            while True:
                match await receive_frame(self._reader, ASKED, most=LARGEST_ASKED):
                    case IpcCall() as ask:
                        self._begin(ask)
                    case IpcCancel(number) if call := self._calls.pop(number, None):
                        call.cancel()
                    case IpcLeave() if leave is not None:
                        leave()
        except EOFError:
            pass
        except IpcFrameError as error:
            log.warning("a process that reached into a workspace was turned away: %s", error)
        finally:
            await self._end()

    def _begin(self, ask: IpcCall) -> None:
        if ask.id in self._calls or len(self._calls) >= 2 * MOST_CALLS:
            raise IpcFrameError(f"call {ask.id} among {len(self._calls)}")
        task = self._spawn(self._answer(ask), f"run {ask.tool} for an agent of others")
        self._calls[ask.id] = task
        task.add_done_callback(partial(self._forget, ask.id))

    def _forget(self, number: int, task: asyncio.Task[None]) -> None:
        if self._calls.get(number) is task:
            del self._calls[number]

    async def _answer(self, ask: IpcCall) -> None:
        output = await self._run(ToolCall(str(ask.id), ask.tool, ask.arguments))
        self._writer.write(encode_frame(IpcResult(ask.id, output.data, output.failed)))
        with suppress(OSError):  # nobody is there to be told
            await self._writer.drain()

    async def _end(self) -> None:
        calls = tuple(self._calls.values())
        for call in calls:
            call.cancel()
        self._writer.transport.abort()
        if calls:
            await asyncio.wait(calls)
        with suppress(OSError):
            await self._writer.wait_closed()
