"""Connects to an MCP server over its program's pipes (stdio), with limits.

No write waits for the server: a server that does not read is ended once too much is unread.
"""

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import anyio
from anyio.streams.memory import MemoryObjectReceiveStream, MemoryObjectSendStream
from mcp.client._transport import TransportStreams
from mcp.shared.message import SessionMessage
from mcp_types import JSONRPCNotification

from helix_desktop.tools.mcp_host.host_limits import HostLimits, HostTimeouts
from helix_desktop.tools.mcp_host.message_filter import RateLimit, read_message, split_batch
from helix_desktop.tools.mcp_host.server_process import ServerLog, ServerProcess, run_shielded

NEWS = frozenset(f"notifications/{kind}/list_changed" for kind in ("tools", "resources", "prompts"))
_PIECE_BYTES = 64 * 1024
_POLL_SECONDS = 0.25
"""Time between checks whether the program still runs."""


class StdioOutbox:
    """The SDK's WriteStream that accepts messages at once, or reports that the server is gone."""

    def __init__(self, send: MemoryObjectSendStream[SessionMessage]) -> None:
        self._send = send

    async def send(self, item: SessionMessage, /) -> None:
        try:
            self._send.send_nowait(item)
        except anyio.WouldBlock:
            raise anyio.BrokenResourceError from None
        await anyio.lowlevel.checkpoint()

    async def aclose(self) -> None:
        self._send.close()

    async def __aenter__(self) -> "StdioOutbox":
        return self

    async def __aexit__(self, *_: object) -> None:
        self._send.close()


class StdioStreams:
    """The connection between a program's pipes and the SDK."""

    def __init__(
        self,
        process: ServerProcess,
        book: ServerLog,
        *,
        limits: HostLimits,
        news: Callable[[], None],
    ) -> None:
        self._process, self._book, self._limits = process, book, limits
        self._news = news
        self._notes = RateLimit(limits.notifications_per_second)

    async def read(self, incoming: MemoryObjectSendStream[SessionMessage | Exception]) -> None:
        """Pass on each line as a message until the output ends, or a line is too long."""
        lines, bytes_ = (
            RateLimit(self._limits.lines_per_second),
            RateLimit(self._limits.bytes_per_second),
        )
        unfinished = bytearray()
        async with incoming:
            while data := await self._process.output.read(_PIECE_BYTES):
                await bytes_.take(len(data))
                seen = len(unfinished)
                unfinished += data
                if b"\n" in data:
                    end = unfinished.rfind(b"\n", seen)
                    complete, unfinished = bytes(unfinished[:end]), unfinished[end + 1 :]
                    for line in complete.split(b"\n"):
                        for text in split_batch(line):
                            await lines.take(1)
                            if not await self._deliver(text, incoming):
                                return
                if len(unfinished) > self._limits.line_bytes:
                    self._book.write("helix", f"a line of over {self._limits.line_bytes:,} bytes")
                    return

    async def _deliver(
        self, line: bytes, incoming: MemoryObjectSendStream[SessionMessage | Exception]
    ) -> bool:
        """Deliver a line; return whether anybody still listens."""
        message = read_message(line)
        if message is None:
            self._book.write("stdout", line[:2_000].decode("utf-8", "replace"))
            return True
        if isinstance(message, JSONRPCNotification):
            if message.method in NEWS:
                self._news()
                return True
            if not self._notes.spare():
                return True
        try:
            await incoming.send(SessionMessage(message))
        except (anyio.ClosedResourceError, anyio.BrokenResourceError):
            return False
        return True

    async def watch(self, incoming: MemoryObjectSendStream[SessionMessage | Exception]) -> None:
        """Close when the program has ended, also if a process that it started holds its pipes."""
        await self._process.ended(math.inf, poll_seconds=_POLL_SECONDS)
        await asyncio.sleep(_POLL_SECONDS)  # for its last output
        incoming.close()

    async def write(self, outgoing: MemoryObjectReceiveStream[SessionMessage]) -> None:
        writer = self._process.input
        async with outgoing:
            async for item in outgoing:
                text = item.message.model_dump_json(by_alias=True, exclude_unset=True)
                try:
                    writer.write(text.encode("utf-8", "replace") + b"\n")
                    await writer.drain()
                except (OSError, RuntimeError):
                    return

    async def listen(self) -> None:
        """Log stderr, at a limited rate."""
        pace = RateLimit(self._limits.stderr_bytes_per_second)
        while data := await self._process.errors.read(_PIECE_BYTES):
            self._book.errors(data)
            await pace.take(len(data))


@asynccontextmanager
async def open_stdio_streams(
    process: ServerProcess,
    book: ServerLog,
    *,
    timeouts: HostTimeouts,
    limits: HostLimits,
    news: Callable[[], None],
) -> AsyncIterator[TransportStreams]:
    """Open streams for the SDK's client; the program has ended when the context is left.

    `news` is called directly on a changed list: nothing in between may drop that.
    """
    pipes = StdioStreams(process, book, limits=limits, news=news)
    into, incoming = anyio.create_memory_object_stream[SessionMessage | Exception](0)
    send, outgoing = anyio.create_memory_object_stream[SessionMessage](limits.unsent_messages)
    outbox = StdioOutbox(send)

    async def end_process() -> None:
        await asyncio.sleep(0)  # lets pending messages out, as of a canceled call
        await process.stop(timeouts)

    try:
        async with anyio.create_task_group() as group:
            group.start_soon(pipes.read, into)
            group.start_soon(pipes.write, outgoing)
            group.start_soon(pipes.listen)
            group.start_soon(pipes.watch, into)
            try:
                yield incoming, outbox
            finally:
                send.close()
                with anyio.CancelScope(shield=True):
                    await run_shielded(end_process())
                group.cancel_scope.cancel()
    finally:
        for stream in (into, incoming, send, outgoing):
            stream.close()
