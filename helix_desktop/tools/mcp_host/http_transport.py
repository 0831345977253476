"""Connects to an MCP server over HTTP, with a limit for the size of its answers.

The addresses at which one signs in to a server are named by its answers. For them holds what holds
for pages of the web: only what is public is reached, at the very address that was checked.
"""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from urllib.parse import urlsplit
from urllib.request import getproxies

import httpx2
from mcp.client._transport import TransportStreams
from mcp.client.streamable_http import streamable_http_client

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
from helix_desktop.tools.mcp_host.message_filter import RateLimit

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
