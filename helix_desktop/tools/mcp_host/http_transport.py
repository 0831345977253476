"""The SDK's streams over HTTP, with a limit on the size of answers, which the SDK lacks.

Answers are requested uncompressed, and a compressed one is rejected: a few bytes could unpack to
anything.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Self

import httpx2
from mcp.client._transport import ReadStream, TransportStreams
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.message import SessionMessage

from helix_desktop.tools.mcp_host.host_limits import HostLimits, HostTimeouts
from helix_desktop.tools.mcp_host.http_faults import explain_response
from helix_desktop.tools.mcp_host.message_filter import RateLimit, make_harmless

_TOO_LONG = "the server's answer is too long"
_PACKED = "the server's answer is packed although that was not asked for"


Item = SessionMessage | Exception


class PassedStream:
    """The SDK's ReadStream that passes on what another one reads."""

    def __init__(self, stream: ReadStream[Item]) -> None:
        self._stream = stream

    async def receive(self) -> Item:
        return await self._stream.receive()

    async def aclose(self) -> None:
        await self._stream.aclose()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Item:
        return await anext(aiter(self._stream))

    async def __aenter__(self) -> Self:
        await self._stream.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()


class FilteredStream(PassedStream):
    """A stream with sanitized messages and a limited rate."""

    def __init__(self, stream: ReadStream[Item], limits: HostLimits) -> None:
        super().__init__(stream)
        self._most = limits.tools
        self._pace = RateLimit(limits.lines)

    async def receive(self) -> Item:
        return await self._filtered(await super().receive())

    async def __anext__(self) -> Item:
        return await self._filtered(await super().__anext__())

    async def _filtered(self, item: Item) -> Item:
        await self._pace.take(1)
        if isinstance(item, SessionMessage):
            item.message = make_harmless(item.message, self._most)
        return item


class BoundedBody(httpx2.AsyncByteStream):
    """A body of limited size; events are limited one by one, by their reader."""

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
    """Open streams for the SDK's client; the SDK follows no redirects to another server."""

    async def bound(response: httpx2.Response) -> None:
        if response.headers.get("content-encoding", "identity").lower() != "identity":
            raise httpx2.DecodingError(_PACKED)
        is_events = response.headers.get("content-type", "").startswith("text/event-stream")
        if not is_events and isinstance(response.stream, httpx2.AsyncByteStream):
            response.stream = BoundedBody(response.stream, limits.line)

    async def shorten_delete(request: httpx2.Request) -> None:
        if request.method == "DELETE":
            # the DELETE of closing does not wait for the server
            request.extensions["timeout"] = httpx2.Timeout(patience.leave).as_dict()

    client = httpx2.AsyncClient(
        headers={**headers, "accept-encoding": "identity"},
        timeout=httpx2.Timeout(patience.listing, read=patience.total),
        event_hooks={"request": [shorten_delete], "response": [bound, explain_response]},
    )
    async with (
        client,
        streamable_http_client(url, http_client=client, max_sse_event_size=limits.line) as streams,
    ):
        read, write = streams
        yield FilteredStream(read, limits), write
