"""The server of an open workspace's local socket, for the user's other processes.

It runs tools for agents of others and, while a window shows the workspace, commands of
`helix-desktop`. Messages are frames of JSON. Each begins with its length, which is checked before
anything else is read. The process that holds the store opens the server, and closes it before the
store.
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
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.messages import NewImage, ToolCall
from helix_desktop.domain.phrase import Phrase, plain_text
from helix_desktop.domain.ports import Toolbox, ToolOutput
from helix_desktop.tools.mcp_server.json_rpc import (
    MAX_CALLS,
    MAX_LINE_BYTES,
    MAX_RPC_ANSWER_BYTES,
    bound_output,
)

VERSION = 1
MAX_REQUEST_BYTES = 64 * MAX_LINE_BYTES
"""The maximum bytes of a frame to the server: a long prompt, as JSON inside JSON."""
MAX_ANSWER_BYTES = 2 * MAX_RPC_ANSWER_BYTES
"""The maximum bytes of a frame from the server: base64 takes a third more."""
_HEAD = 4


FIRST_FIELDS = (
    "prompt",
    "session",
    "json",
    "shown",
    "effort",
    "images",
    "mode",
    "model",
    "worktree",
)
"""The fields of `AskRequest` that a server knows which does not say which ones."""


class IpcHello(Struct, tag="hello", frozen=True):
    """The first message of a server.

    `leaves`: it releases the store on request. `commands`: a window shows the workspace, so
    commands can run there. `fields`: those of `AskRequest`; it would ignore others.
    """

    version: int = VERSION
    pid: int = 0
    leaves: bool = False
    commands: bool = False
    fields: tuple[str, ...] = FIRST_FIELDS


class IpcCall(Struct, tag="ask", frozen=True):
    """A request to run a tool."""

    id: int
    tool: str
    arguments: str


class IpcCancel(Struct, tag="drop", frozen=True):
    """A note that nobody waits for that call any more."""

    id: int


class AskRequest(Struct, tag="prompt", frozen=True):
    """One turn. `format` is what it writes, or with `json` its events. `shown`: a terminal shows
    the answer.

    `effort`, `mode` and `model` are the session's from now on, as on the command line; "" leaves
    them. `images` go with the prompt, each with its name. `worktree` is the branch of a new
    worktree. `bring` names what the prompt mentions of other sessions. `web_search`: the provider
    may search the web in the session.
    """

    prompt: str
    session: str = ""
    json: bool = False
    shown: bool = False
    effort: str = ""
    images: tuple[tuple[str, NewImage], ...] = ()
    mode: str = ""
    model: str = ""
    worktree: str = ""
    bring: tuple[str, ...] = ()
    format: str = "text"
    web_search: bool = False


class ModelChoiceRequest(Struct, tag="model", frozen=True):
    """A model for a role; "" leaves the role to its fallback."""

    role: str
    model: str


class ConfirmRequest(Struct, tag="confirm", frozen=True):
    """Changes of permissions, one line each, for the user to confirm."""

    changes: tuple[str, ...]


class EditorRequest(Struct, tag="editor", frozen=True):
    """An editor, whose lines come as `IpcInput`, and are answered as the command's text."""


CommandRequest = AskRequest | ModelChoiceRequest | ConfirmRequest | EditorRequest


class IpcCommand(Struct, tag="command", frozen=True):
    """A command to run on the open workspace; IpcCancel asks to stop it."""

    id: int
    request: CommandRequest


class IpcInput(Struct, tag="input", frozen=True):
    """A line for a running command."""

    id: int
    text: str


class IpcLeave(Struct, tag="leave", frozen=True):
    """A request to release the store for a process that can do more with it."""


class IpcResult(Struct, tag="told", frozen=True):
    """The result of a tool."""

    id: int
    data: bytes
    failed: bool = False
    untrusted: bool = False


class IpcText(Struct, tag="text", frozen=True):
    """Text that a command writes: its output, or notes for standard error."""

    id: int
    text: str
    is_stderr: bool = msgspec.field(default=False, name="beside")


class IpcEnded(Struct, tag="ended", frozen=True):
    """The end of a command: its exit status, or the reason why it could not begin."""

    id: int
    status: int = 0
    problem: str = ""
    hint: str = ""


FromClient = IpcCall | IpcCancel | IpcCommand | IpcInput | IpcLeave
FromServer = IpcHello | IpcResult | IpcText | IpcEnded
T = TypeVar("T")

FROM_CLIENT = msgspec.json.Decoder(FromClient)
FROM_SERVER = msgspec.json.Decoder(FromServer)


class IpcFrameError(Exception):
    """A message outside of the protocol; the connection is of no use any more."""


async def receive_frame(
    reader: asyncio.StreamReader, decoder: "msgspec.json.Decoder[T]", max_bytes: int
) -> T:
    """Return the next frame; raise EOFError at the end of the connection."""
    size = int.from_bytes(await _exactly(reader, _HEAD), "big")
    if size > max_bytes:
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


AT_ONCE = 4
"""The maximum calls at once by all clients: the window reads from the same store."""
MAX_COMMANDS = 16
"""The maximum commands at once of one client."""
MAX_UNREAD_BYTES = 64 << 20
"""The maximum unread bytes of a command's text; a client that reads no more is cut off."""

log = logging.getLogger(__name__)


class TerminalOutput:
    """Where a command writes; `stopping` is set when its client stops it or is gone."""

    def __init__(self, writer: asyncio.StreamWriter, number: int) -> None:
        self._writer, self._number = writer, number
        self.stopping = asyncio.Event()
        self.takes_lines = False
        self.lines: asyncio.Queue[str] = asyncio.Queue()
        """The lines that the client sends, if the command takes any, as an editor's does."""

    def write(self, text: str, *, is_stderr: bool = False) -> None:
        if self._writer.is_closing():
            return
        self._writer.write(encode_frame(IpcText(self._number, text, is_stderr)))
        if self._writer.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self._writer.transport.abort()


RunCommand = Callable[[CommandRequest, TerminalOutput], Awaitable[int]]
"""Runs a command and returns its exit status."""


class IpcServer(local_socket.SocketServer):
    """The server of one workspace."""

    def __init__(
        self,
        home: Path,
        tools: Toolbox,
        *,
        spawn: local_socket.Spawn,
        leave: Callable[[], None] | None = None,
    ) -> None:
        """Take `leave`, called when another process wants the store; None keeps the store."""
        super().__init__(home, "agents of others", spawn=spawn)
        self._tools = tools
        self._leave = leave
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._commands: RunCommand | None = None

    def run_commands(self, run: RunCommand) -> Callable[[], None]:
        """Serve commands too, until the result is called."""
        self._commands = run

        def leave() -> None:
            self._commands = None

        return leave

    async def _run(self, call: ToolCall) -> ToolOutput:
        async with self._turns:
            return bound_output(await self._tools.run(call))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        client = _IpcClient(reader, writer, self._run, spawn=self._spawn)
        client.commands = self._commands
        hello = IpcHello(
            pid=os.getpid(),
            leaves=self._leave is not None,
            commands=self._commands is not None,
            fields=AskRequest.__struct_fields__,
        )
        await client.serve(hello, self._leave)


class _IpcClient:
    commands: RunCommand | None = None

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        run: Callable[[ToolCall], Awaitable[ToolOutput]],
        *,
        spawn: local_socket.Spawn,
    ) -> None:
        self._reader, self._writer = reader, writer
        self._run, self._spawn = run, spawn
        self._calls: dict[int, asyncio.Task[None]] = {}
        self._running: dict[int, TerminalOutput] = {}

    async def serve(self, hello: IpcHello, leave: Callable[[], None] | None) -> None:
        """Serve until either side ends the connection."""
        try:
            self._writer.write(encode_frame(hello))
            while True:
                match await receive_frame(self._reader, FROM_CLIENT, MAX_REQUEST_BYTES):
                    case IpcCall() as call:
                        self._begin_call(call)
                    case IpcCommand() as command if self.commands is not None:
                        self._begin_command(command, self.commands)
                    case IpcCancel(number):
                        if pending := self._calls.pop(number, None):
                            pending.cancel()
                        elif output := self._running.get(number):
                            output.stopping.set()
                    case IpcInput(number, text):
                        output = self._running.get(number)
                        # nobody takes the lines of another command, and they would fill the memory
                        if output is not None and output.takes_lines:
                            output.lines.put_nowait(text)
                    case IpcLeave() if leave is not None:
                        leave()
        except EOFError:
            pass
        except IpcFrameError as error:
            log.warning("a process that reached into a workspace was turned away: %s", error)
        finally:
            await self._end()

    def _begin_call(self, call: IpcCall) -> None:
        if call.id in self._calls or len(self._calls) >= 2 * MAX_CALLS:
            raise IpcFrameError(f"call {call.id} among {len(self._calls)}")
        task = self._spawn(self._answer(call), f"run {call.tool} for an agent of others")
        self._calls[call.id] = task
        task.add_done_callback(partial(self._forget, call.id))

    def _forget(self, number: int, task: asyncio.Task[None]) -> None:
        if self._calls.get(number) is task:
            del self._calls[number]

    async def _answer(self, call: IpcCall) -> None:
        output = await self._run(ToolCall(str(call.id), call.tool, call.arguments))
        result = IpcResult(call.id, output.data, output.failed, output.untrusted)
        self._writer.write(encode_frame(result))
        with suppress(OSError):  # nobody is there to be told
            await self._writer.drain()

    def _begin_command(self, command: IpcCommand, run: RunCommand) -> None:
        if command.id in self._running or len(self._running) >= MAX_COMMANDS:
            raise IpcFrameError(f"command {command.id} among {len(self._running)}")
        output = self._running[command.id] = TerminalOutput(self._writer, command.id)
        output.takes_lines = isinstance(command.request, EditorRequest)
        # not canceled with the connection: a command ends its own work when it is stopped
        self._spawn(self._run_command(command, run, output), "run a command of a terminal")

    async def _run_command(
        self, command: IpcCommand, run: RunCommand, output: TerminalOutput
    ) -> None:
        ended = IpcEnded(
            command.id, 1, Phrase("The command failed in the window. The log says why.")
        )
        try:
            ended = IpcEnded(command.id, await run(command.request, output))
        except HelixError as error:
            ended = IpcEnded(command.id, 1, str(error.message), str(error.hint))
        finally:
            del self._running[command.id]
            if not self._writer.is_closing():
                self._writer.write(encode_frame(ended))

    async def _end(self) -> None:
        for output in self._running.values():
            output.stopping.set()
        calls = tuple(self._calls.values())
        for call in calls:
            call.cancel()
        self._writer.transport.abort()
        if calls:
            await asyncio.wait(calls)
        with suppress(OSError):
            await self._writer.wait_closed()
