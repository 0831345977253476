"""A connection to the process that has a workspace's store: it runs the tools, we hand them on."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from helix_desktop.app.mcp import place
from helix_desktop.app.mcp.frames import (
    LARGEST_TOLD,
    TOLD,
    VERSION,
    Ask,
    BadFrame,
    Drop,
    Hello,
    Leave,
    Told,
    framed,
    receive,
)
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.mcp_server.bounds import Spawn

HELLO_SECONDS = 2.0
ANSWER_SECONDS = 60.0
"""A process that is stopped or stands still keeps its connections; nobody waits longer for it."""


class Gone(Exception):
    """Whoever served has left before it answered; someone else may."""


class Visit:
    """Made by `visited`; of no more use once it is not `alive`."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hello: Hello
    ) -> None:
        self._reader, self._writer = reader, writer
        self.hello = hello
        self.alive = True
        self.patience = ANSWER_SECONDS
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[ToolOutput]] = {}
        self._hearing: asyncio.Task[None] | None = None

    def listen(self, spawn: Spawn) -> None:
        self._hearing = spawn(self._hear(), "hear who has the store")

    async def run(self, call: ToolCall) -> ToolOutput:
        """What the tool gives back there; Gone if the connection ends before."""
        if not self.alive:
            raise Gone
        number = next(self._numbers)
        answer: asyncio.Future[ToolOutput] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        self._writer.write(framed(Ask(number, call.tool, call.arguments)))
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
            self._writer.write(framed(Drop(number)))

    def ask_to_leave(self) -> None:
        self._writer.write(framed(Leave()))

    async def close(self) -> None:
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.wait({self._hearing})
        await self._end(self._writer.close)

    async def _hear(self) -> None:
        try:
            while True:
                told = await receive(self._reader, TOLD, most=LARGEST_TOLD)
                if isinstance(told, Told):
                    self._answer(told)
        except (EOFError, BadFrame):
            pass
        finally:
            await self._end(self._writer.transport.abort)

    def _answer(self, told: Told) -> None:
        answer = self._waiting.get(told.id)
        if answer is not None and not answer.done():
            answer.set_result(ToolOutput(told.data, "", failed=told.failed))

    async def _end(self, shut: Callable[[], None]) -> None:
        self.alive = False
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(Gone())
        shut()
        with suppress(OSError):
            await self._writer.wait_closed()


async def visited(home: Path) -> Visit | None:
    """A connection to whoever serves the workspace; None if nobody does, or nobody answers."""
    if (ways := await place.reached(home)) is None:
        return None
    reader, writer = ways
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive(reader, TOLD, most=LARGEST_TOLD)
        if isinstance(hello, Hello):
            return Visit(reader, writer, hello)
    except (EOFError, BadFrame, TimeoutError):
        pass
    except BaseException:
        writer.transport.abort()
        raise
    writer.transport.abort()
    return None


def checked(visit: Visit) -> Visit:
    """ToolError if it is another version of the program, which may understand us otherwise."""
    if visit.hello.version != VERSION:
        raise ToolError(
            f"Process {visit.hello.pid}, another version of the program, has this workspace open.",
            "Close it, or start the agent's server from the same version.",
        )
    return visit


def _silent(pid: int) -> ToolError:
    return ToolError(
        f"Process {pid}, which has this workspace open, does not answer.",
        "Look at its window; end it if it hangs. Nothing was lost.",
    )
