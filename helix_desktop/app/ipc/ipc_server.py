"""The server of a workspace's local socket: serves terminals' commands and agents' tool calls.

It runs tools for agents of others and, while a window shows the workspace, commands of
`helix-desktop`. The process that holds the store opens the server, and closes it before the store.
"""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from helix_desktop.app.ipc import local_socket
from helix_desktop.app.ipc.ipc_messages import (
    FROM_CLIENT,
    MAX_REQUEST_BYTES,
    AnswerRequest,
    AskRequest,
    CommandRequest,
    EditorRequest,
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
    ListRequest,
    QuestionRequest,
    encode_frame,
    receive_frame,
)
from helix_desktop.app.ipc.json_rpc import MAX_CALLS, bound_output
from helix_desktop.app.ipc.peer_process import PeerSocket
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Toolbox, ToolOutput

MAX_CALLS_AT_ONCE = 4
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
        self.peer: PeerSocket = writer.get_extra_info("socket")
        """The connection, which tells the process of the client."""
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


AnswerQuestion = Callable[[QuestionRequest, TerminalOutput], Awaitable[int]]
RunCommand = Callable[[CommandRequest | QuestionRequest, TerminalOutput], Awaitable[int]]
"""Runs a command and returns its exit status."""


class IpcServer(local_socket.SocketServer):
    """The server of one workspace."""

    def __init__(
        self,
        home: Path,
        tools: Toolbox,
        *,
        spawn: local_socket.Spawn,
        release: Callable[[], None] | None = None,
    ) -> None:
        """Take `release`, called when another process wants the store; None keeps the store."""
        super().__init__(home, "agents of others", spawn=spawn)
        self._tools = tools
        self._release = release
        self._call_slots = asyncio.Semaphore(MAX_CALLS_AT_ONCE)
        self._commands: RunCommand | None = None
        self.questions: AnswerQuestion | None = None
        """Lists open questions for terminals, and takes answers."""

    def run_commands(self, run: RunCommand) -> Callable[[], None]:
        """Serve commands too, until the result is called."""
        self._commands = run

        def stop() -> None:
            self._commands = None

        return stop

    async def _run(self, call: ToolCall) -> ToolOutput:
        async with self._call_slots:
            return bound_output(await self._tools.run(call))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        client = _IpcClient(reader, writer, self._run, spawn=self._spawn)
        client.commands, client.questions = self._commands, self.questions
        hello = IpcHello(
            pid=os.getpid(),
            leaves=self._release is not None,
            commands=self._commands is not None,
            fields=AskRequest.__struct_fields__,
            questions=(self.questions or self._commands) is not None,
        )
        await client.serve(hello, self._release)


class _IpcClient:
    commands: RunCommand | None = None
    questions: AnswerQuestion | None = None

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

    async def serve(self, hello: IpcHello, release: Callable[[], None] | None) -> None:
        """Serve until either side ends the connection."""
        try:
            self._writer.write(encode_frame(hello))
            while True:
                match await receive_frame(self._reader, FROM_CLIENT, MAX_REQUEST_BYTES):
                    case IpcCall() as call:
                        self._begin_call(call)
                    case IpcCommand(number, ListRequest() | AnswerRequest() as request):
                        serve = self.questions or self.commands
                        if serve is not None:
                            self._begin_command(number, partial(serve, request))
                    case IpcCommand(number, request) if self.commands is not None:
                        is_editor = isinstance(request, EditorRequest)
                        run = partial(self.commands, request)
                        self._begin_command(number, run, takes_lines=is_editor)
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
                    case IpcLeave() if release is not None:
                        release()
        except EOFError:
            pass
        except IpcFrameError as error:
            log.warning("a process that reached into a workspace was turned away: %s", error)
        finally:
            for running in self._running.values():
                running.stopping.set()
            calls = tuple(self._calls.values())
            for task in calls:
                task.cancel()
            self._writer.transport.abort()
            if calls:
                await asyncio.wait(calls)
            with suppress(OSError):
                await self._writer.wait_closed()

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

    def _begin_command(
        self,
        number: int,
        run: Callable[[TerminalOutput], Awaitable[int]],
        *,
        takes_lines: bool = False,
    ) -> None:
        if number in self._running or len(self._running) >= MAX_COMMANDS:
            raise IpcFrameError(f"command {number} among {len(self._running)}")
        output = self._running[number] = TerminalOutput(self._writer, number)
        output.takes_lines = takes_lines
        # not canceled with the connection: a command ends its own work when it is stopped
        self._spawn(self._run_command(number, run, output), "run a command of a terminal")

    async def _run_command(
        self,
        number: int,
        run: Callable[[TerminalOutput], Awaitable[int]],
        output: TerminalOutput,
    ) -> None:
        ended = IpcEnded(number, 1, Phrase("The command failed in the window. The log says why."))
        try:
            ended = IpcEnded(number, await run(output))
        except HelixError as error:
            ended = IpcEnded(number, 1, str(error.message), str(error.hint))
        finally:
            del self._running[number]
            if not self._writer.is_closing():
                self._writer.write(encode_frame(ended))
