"""The SDK's streams over HTTP, with what it does not bound itself: the size of answers.

Answers are asked for unpacked, and a packed one is refused: a few bytes could unpack to anything.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import httpx2
from mcp.client._transport import ReadStream, TransportStreams
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.message import SessionMessage

from helix_desktop.tools.mcp_host.host_limits import HostLimits, HostTimeouts
from helix_desktop.tools.mcp_host.message_filter import RateLimit, make_harmless

_TOO_LONG = "the server's answer is too long"
_PACKED = "the server's answer is packed although that was not asked for"


class FilteredStream:
    """Implements the SDK's ReadStream: what is read is made harmless, and comes no faster."""

    def __init__(self, stream: ReadStream[SessionMessage | Exception], limits: HostLimits) -> None:
        self._stream, self._most = stream, limits.tools
        self._pace = RateLimit(limits.lines)

    async def receive(self) -> SessionMessage | Exception:
        item = await self._stream.receive()
        await self._pace.take(1)
        if isinstance(item, SessionMessage):
            item.message = make_harmless(item.message, self._most)
        return item

    async def aclose(self) -> None:
        await self._stream.aclose()

    def __aiter__(self) -> "FilteredStream":
        return self

    async def __anext__(self) -> SessionMessage | Exception:
        item = await anext(aiter(self._stream))
        await self._pace.take(1)
        if isinstance(item, SessionMessage):
            item.message = make_harmless(item.message, self._most)
        return item

    async def __aenter__(self) -> "FilteredStream":
        await self._stream.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stream.aclose()


class BoundedBody(httpx2.AsyncByteStream):
    """A body of at most so many bytes; events are bounded one by one, by who reads them."""

    def __init__(self, stream: httpx2.AsyncByteStream, most: int) -> None:
        self._stream, self._most = stream, most

    async def __aiter__(self) -> AsyncIterator[bytes]:
        came = 0
        async for piece in self._stream:
            came += len(piece)
            if came > self._most:
                raise httpx2.StreamError(_TOO_LONG)
            yield piece

    async def aclose(self) -> None:
        await self._stream.aclose()


@asynccontextmanager
async def open_http_streams(
    url: str, headers: Mapping[str, str], *, patience: HostTimeouts, limits: HostLimits
) -> AsyncIterator[TransportStreams]:
    """Streams for the SDK's client; redirects to another server are not followed (by the SDK)."""

    async def bound(response: httpx2.Response) -> None:
        if response.headers.get("content-encoding", "identity").lower() != "identity":
            raise httpx2.DecodingError(_PACKED)
        is_events = response.headers.get("content-type", "").startswith("text/event-stream")
        if not is_events and isinstance(response.stream, httpx2.AsyncByteStream):
            response.stream = BoundedBody(response.stream, limits.line)

    async def farewell(request: httpx2.Request) -> None:
        if request.method == "DELETE":
            # said while closing, which waits for no server
            request.extensions["timeout"] = httpx2.Timeout(patience.leave).as_dict()

    client = httpx2.AsyncClient(
        headers={**headers, "accept-encoding": "identity"},
        timeout=httpx2.Timeout(patience.listing, read=patience.total),
        event_hooks={"request": [farewell], "response": [bound]},
    )
    async with (
        client,
        streamable_http_client(url, http_client=client, max_sse_event_size=limits.line) as streams,
    ):
        read, write = streams
        yield FilteredStream(read, limits), write
