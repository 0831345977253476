"""Connects to an MCP server, over its program's pipes (stdio) or over HTTP, with limits.

No write waits for the server: a server that does not read is ended once too much is unread.

Over HTTP, the addresses at which one signs in to a server are named by its answers. For them holds
what holds for pages of the web: only what is public is reached, at the very address that was
checked.
"""

import asyncio
import logging
import math
import socket
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from urllib.parse import urlsplit
from urllib.request import getproxies

import anyio
import httpx2
from anyio.streams.memory import MemoryObjectReceiveStream, MemoryObjectSendStream
from mcp.client._transport import TransportStreams
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.message import SessionMessage
from mcp_types import JSONRPCNotification

from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.net_addresses import (
    LookUp,
    is_private_address,
    is_public_address,
    parse_address,
    private_addresses,
)
from helix_desktop.tools.mcp_host.host_limits import HostLimits, HostTimeouts
from helix_desktop.tools.mcp_host.http_faults import explain_response
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


# they log addresses and sessions, and each message that does not fit with where they were: a server
# could say its own there, and as often as it likes
for _name in ("httpx2", "httpcore2", "client", "mcp.client.streamable_http"):
    logging.getLogger(_name).setLevel(logging.CRITICAL)


MAX_ADDRESSES = 4
"""Most addresses of one name that are tried in turn."""
_CHECKED = "helix.addresses"
"""The extension of a request with the addresses that were checked for it."""


async def _look_up_host(host: str, port: int) -> Sequence[str]:
    loop = asyncio.get_running_loop()
    try:
        entries = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:  # a part of the name is empty or too long
        raise socket.gaierror(socket.EAI_NONAME, str(error)) from error
    return tuple(dict.fromkeys(str(entry[4][0]) for entry in entries))


class BoundedBody(httpx2.AsyncByteStream):
    """A body of limited size; events are limited one by one, by their reader."""

    def __init__(self, stream: httpx2.AsyncByteStream, max_bytes: int) -> None:
        self._stream, self._max_bytes = stream, max_bytes

    async def __aiter__(self) -> AsyncIterator[bytes]:
        size = 0
        async for piece in self._stream:
            size += len(piece)
            if size > self._max_bytes:
                raise httpx2.StreamError("the server's answer is too long")
            yield piece

    async def aclose(self) -> None:
        await self._stream.aclose()


class PrivateServerTransport(httpx2.AsyncBaseTransport):
    """Reaches a private network; plain http to a name goes to a private address of the name.

    Whoever answers for a name decides where it leads, so it is resolved here.
    """

    def __init__(self, look_up: LookUp = _look_up_host) -> None:
        self._inner, self._look_up = httpx2.AsyncHTTPTransport(trust_env=False), look_up

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        url = request.url
        if url.scheme != "http" or parse_address(url.host) is not None:
            return await self._inner.handle_async_request(request)
        try:
            addresses = await private_addresses(url.host, url.port or 80, self._look_up)
        except OSError as error:
            raise httpx2.ConnectError(str(error), request=request) from error
        if not addresses:
            words = f"{url.host} leads out of your private network, and http:// isn't encrypted"
            raise httpx2.ConnectError(words, request=request)
        for address in addresses[:-1]:
            request.url = url.copy_with(host=address)
            try:
                return await self._inner.handle_async_request(request)
            except (httpx2.ConnectError, httpx2.ConnectTimeout):
                continue  # as with localhost, where a server may listen at one address only
        request.url = url.copy_with(host=addresses[-1])
        return await self._inner.handle_async_request(request)

    async def aclose(self) -> None:
        await self._inner.aclose()


class PinnedTransport(httpx2.AsyncBaseTransport):
    """Connects to the addresses that were checked for a request, if any were."""

    def __init__(self, inner: httpx2.AsyncBaseTransport) -> None:
        self._inner = inner

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        addresses: Sequence[str] = request.extensions.get(_CHECKED, ())
        url, last = request.url, len(addresses) - 1
        for number, address in enumerate(addresses):
            # the certificate and the header Host are still those of the name
            request.extensions = {**request.extensions, "sni_hostname": url.host}
            request.url = url.copy_with(host=address)
            try:
                return await self._inner.handle_async_request(request)
            except (httpx2.ConnectError, httpx2.ConnectTimeout):
                if number == last:
                    raise
        return await self._inner.handle_async_request(request)

    async def aclose(self) -> None:
        await self._inner.aclose()


def make_http_client(
    url: str,
    headers: Mapping[str, str],
    *,
    timeouts: HostTimeouts,
    limits: HostLimits,
    auth: httpx2.Auth | None = None,
    look_up: LookUp = _look_up_host,
) -> httpx2.AsyncClient:
    """Return a client for one server whose answers are limited and explained."""

    async def bound(response: httpx2.Response) -> None:
        if response.headers.get("content-encoding", "identity").lower() != "identity":
            # a few bytes could unpack to anything
            raise httpx2.DecodingError(
                "the server's answer is packed although that was not asked for"
            )
        is_events = response.headers.get("content-type", "").startswith("text/event-stream")
        if not is_events and isinstance(response.stream, httpx2.AsyncByteStream):
            response.stream = BoundedBody(response.stream, max_bytes=limits.line_bytes)

    streams = RateLimit(limits.streams_per_second)

    async def pace(request: httpx2.Request) -> None:
        if request.method == "GET":
            await streams.take(1)
        elif request.method == "DELETE":
            # the DELETE of closing does not wait for the server
            request.extensions["timeout"] = httpx2.Timeout(timeouts.after_close).as_dict()

    own, proxies = httpx2.URL(url), getproxies()
    private = is_private_address(urlsplit(url).hostname or "")

    async def check_elsewhere(request: httpx2.Request) -> None:
        """Refuse an address that the server named, unless it is public."""
        target = request.url
        if private or (target.host, target.port) == (own.host, own.port):
            return
        try:
            resolved = await look_up(target.host, target.port or 443)
        except OSError as error:
            if proxies:  # it looks the name up
                return
            raise httpx2.ConnectError(str(error), request=request) from error
        public = [address for address in resolved if is_public_address(address)]
        if not public:
            words = f"{target.host} leads into this computer or a private network"
            raise httpx2.ConnectError(words, request=request)
        request.extensions[_CHECKED] = public[:MAX_ADDRESSES]

    for proxy in proxies.values():
        APP_SECRETS.learn_password(proxy)
    return httpx2.AsyncClient(
        # as for models, a proxy cannot know a private network
        transport=PrivateServerTransport()
        if private
        else PinnedTransport(httpx2.AsyncHTTPTransport()),
        trust_env=not private,
        headers={**headers, "accept-encoding": "identity"},
        timeout=httpx2.Timeout(timeouts.listing, read=timeouts.total),
        event_hooks={"request": [check_elsewhere, pace], "response": [bound, explain_response]},
        auth=auth,
    )


@asynccontextmanager
async def open_http_streams(
    url: str, client: httpx2.AsyncClient, *, limits: HostLimits
) -> AsyncIterator[TransportStreams]:
    """Open streams for the SDK's client; the SDK follows no redirects to another server."""
    async with (
        client,
        streamable_http_client(
            url, http_client=client, max_sse_event_size=limits.line_bytes
        ) as streams,
    ):
        yield streams
