"""The client of a workspace's local socket: calls tools and commands in the process with the store.

A window that has the workspace keeps the store, and runs commands.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path

from helix_desktop.app.ipc import local_socket
from helix_desktop.app.ipc.ipc_messages import (
    FROM_SERVER,
    MAX_ANSWER_BYTES,
    VERSION,
    AskRequest,
    CommandRequest,
    IpcCall,
    IpcCancel,
    IpcCommand,
    IpcEnded,
    IpcFrameError,
    IpcHello,
    IpcInput,
    IpcLeave,
    IpcResult,
    IpcText,
    QuestionRequest,
    encode_frame,
    receive_frame,
)
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.mcp_host.host_limits import TaskSpawner

HELLO_SECONDS = 2.0
ANSWER_SECONDS = 60.0
"""The time limit for an answer: a stopped or hanging process keeps its connections open."""
_OPTION_NAMES = {"format": "output-format", "images": "image"}
"""The options of the command line for fields of `AskRequest` that have another name."""


class WindowClosed(HelixError):
    """The window has ended before the command that it ran."""


class IpcServerClosed(Exception):
    """The server has left before it answered; another process may have the store."""


class RemoteCommand:
    """A command that runs in the window; `stop` asks it to end its work, `send` sends it a line."""

    def __init__(
        self,
        on_text: Callable[[IpcText], None],
        stop: Callable[[], None],
        send: Callable[[str], None],
    ) -> None:
        self.on_text, self.stop, self.send = on_text, stop, send
        self.ended: asyncio.Future[IpcEnded] = asyncio.get_running_loop().create_future()

    async def status(self) -> int:
        """Return the exit status, or raise the error of a command that could not begin."""
        ended = await self.ended
        if ended.problem:
            raise HelixError("{problem}", "{todo}", problem=ended.problem, todo=ended.hint)
        return ended.status


class IpcConnection:
    """A connection made by `connect_ipc`; of no use once `alive` is False."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hello: IpcHello
    ) -> None:
        self._reader, self._writer = reader, writer
        self.hello = hello
        self.alive = True
        self.patience = ANSWER_SECONDS
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[ToolOutput]] = {}
        self._commands: dict[int, RemoteCommand] = {}
        self._listening: asyncio.Task[None] | None = None

    def listen(self, spawn: TaskSpawner) -> None:
        self._listening = spawn(self._receive_messages(), "hear who has the store")

    async def run(self, call: ToolCall) -> ToolOutput:
        """Run a tool in the other process; raise IpcServerClosed if the connection ends before."""
        if not self.alive:
            raise IpcServerClosed
        number = next(self._numbers)
        answer: asyncio.Future[ToolOutput] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        self._writer.write(encode_frame(IpcCall(number, call.tool, call.arguments)))
        try:
            async with asyncio.timeout(self.patience):
                return await answer
        except TimeoutError:
            raise ToolError(
                "Process {pid} has this workspace open and isn't responding.",
                "Check its window, or end the process if it hangs. Nothing was lost.",
                pid=self.hello.pid,
            ) from None
        finally:
            del self._waiting[number]
            if not answer.done() or answer.cancelled():
                self._send_cancel(number)
            else:
                answer.exception()  # retrieved, whoever was canceled meanwhile

    def begin(
        self, request: CommandRequest | QuestionRequest, on_text: Callable[[IpcText], None]
    ) -> RemoteCommand:
        """Start a command in the process that has the workspace open."""
        if not self.alive:
            raise _closed_window_error()
        if isinstance(request, AskRequest):
            default_request = AskRequest(request.prompt)
            for name in set(AskRequest.__struct_fields__).difference(self.hello.fields):
                if getattr(request, name) != getattr(default_request, name):
                    raise HelixError(
                        "An older version of Helix Desktop has this workspace open. "
                        "It doesn't know --{name}.",
                        "Close that window, or omit --{name}.",
                        name=_OPTION_NAMES.get(name, name.replace("_", "-")),
                    )
        number = next(self._numbers)
        send = partial(self._send_line, number)
        command = RemoteCommand(on_text, partial(self._send_cancel, number), send)
        self._commands[number] = command
        self._writer.write(encode_frame(IpcCommand(number, request)))
        return command

    def _send_line(self, number: int, line: str) -> None:
        if self.alive:
            self._writer.write(encode_frame(IpcInput(number, line)))

    def _send_cancel(self, number: int) -> None:
        if self.alive:
            self._writer.write(encode_frame(IpcCancel(number)))

    def ask_to_leave(self) -> None:
        self._writer.write(encode_frame(IpcLeave()))

    async def close(self) -> None:
        if self._listening is not None:
            # of a connection that ends by itself, it waits for that end, which both would miss
            if self.alive:
                self._listening.cancel()
            await asyncio.wait({self._listening})
        await self._close_with(self._writer.close)

    async def _receive_messages(self) -> None:
        """Receive answers and output until the connection ends."""
        try:
            while True:
                message = await receive_frame(self._reader, FROM_SERVER, MAX_ANSWER_BYTES)
                match message:
                    case IpcResult():
                        answer = self._waiting.get(message.id)
                        if answer is not None and not answer.done():
                            failed, untrusted = message.failed, message.untrusted
                            output = ToolOutput(
                                message.data, "", failed=failed, untrusted=untrusted
                            )
                            answer.set_result(output)
                    case IpcText(number) if command := self._commands.get(number):
                        command.on_text(message)
                    case IpcEnded(number) if command := self._commands.pop(number, None):
                        command.ended.set_result(message)
        except (EOFError, IpcFrameError):
            pass
        finally:
            await self._close_with(self._writer.transport.abort)

    async def _close_with(self, close_writer: Callable[[], None]) -> None:
        """Fail everything that waits for the server, and close the connection."""
        self.alive = False
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(IpcServerClosed())
        for command in self._commands.values():
            if not command.ended.done():
                command.ended.set_exception(_closed_window_error())
        self._commands.clear()
        close_writer()
        with suppress(OSError):
            await self._writer.wait_closed()


async def connect_ipc(home: Path) -> IpcConnection | None:
    """Connect to the process that serves the workspace; return None if none answers."""
    if (streams := await local_socket.reach_socket(home)) is None:
        return None
    reader, writer = streams
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive_frame(reader, FROM_SERVER, MAX_ANSWER_BYTES)
        if isinstance(hello, IpcHello):
            return IpcConnection(reader, writer, hello)
    except (EOFError, IpcFrameError, TimeoutError):
        pass
    except BaseException:
        writer.transport.abort()
        raise
    writer.transport.abort()
    return None


@asynccontextmanager
async def connect_window(
    home: Path, *, questions: bool = False
) -> AsyncIterator[IpcConnection | None]:
    """Connect to the window that shows the workspace; yield None if none does.

    With `questions`, any process with the store will do.
    """
    connection = await connect_ipc(home)
    if connection is None:
        yield None
        return
    try:
        loop = asyncio.get_running_loop()
        connection.listen(lambda work, name: loop.create_task(work, name=name))
        hello = connection.hello
        yield connection if hello.commands or (questions and hello.questions) else None
    finally:
        await connection.close()


def check_ipc_version(connection: IpcConnection) -> IpcConnection:
    """Raise ToolError if the other process has a different version of the protocol."""
    if connection.hello.version != VERSION:
        raise ToolError(
            "Process {pid}, another version of Helix, has this workspace open.",
            "Close that version, or start the MCP server from the same version.",
            pid=connection.hello.pid,
        )
    return connection


def _closed_window_error() -> WindowClosed:
    return WindowClosed(
        "Helix Desktop was closed before the command ended.",
        "The session shows what was done. Nothing was lost.",
    )
