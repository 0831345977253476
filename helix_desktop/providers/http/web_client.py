"""The web client of the tool fetch: redirects, largest response, no cookies or keys.

Connections use the very address that was checked (`address_policy.py`). A response of any size is
passed to the store: the beginning in memory, the rest in a file. httpx is imported with this
module, so the wiring imports it late.
"""

import asyncio
import contextlib
import re
import ssl
import tempfile
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
from typing import IO, cast

import httpx
from msgspec import Struct

from helix_desktop import __version__
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.ports import FetchedResponse
from helix_desktop.providers.http.address_policy import (
    Resolve,
    WebAddress,
    look_up_host,
    parse_web_address,
    quote_foreign,
    redirect_target,
    resolve_allowed,
)
from helix_desktop.providers.http.http_client import system_trust
from helix_desktop.providers.http.http_response import make_unpacker
from helix_desktop.providers.http.retries import to_failed_attempt

PIECE_BYTES = 1024 * 1024


class SpooledBytes:
    """A buffer that keeps its first bytes in memory and can be read once in full."""

    def __init__(self, max_in_memory: int) -> None:
        self.head = bytearray()
        self.size = 0
        self._max_in_memory = max_in_memory
        self._file: IO[bytes] | None = None
        self._unwritten = bytearray()

    @property
    def more(self) -> bool:
        """Whether there is more than the bytes in memory."""
        return self.size > self._max_in_memory

    def add(self, piece: bytes) -> bool:
        """Add a piece; return whether enough is pending to be written, in a thread."""
        room = max(0, self._max_in_memory - len(self.head))
        self.head += piece[:room]
        self._unwritten += piece[room:]
        self.size += len(piece)
        return len(self._unwritten) >= PIECE_BYTES

    def write(self) -> None:
        """Append the pending bytes to the file; blocks."""
        if self._file is None:
            self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the spool
        self._file.write(self._unwritten)
        self._unwritten.clear()

    def __iter__(self) -> Iterator[bytes]:
        """Yield all bytes; blocks. The file is deleted afterwards."""
        yield bytes(self.head)
        try:
            if self._file is not None:
                self._file.seek(0)
                while piece := self._file.read(PIECE_BYTES):
                    yield piece
            if self._unwritten:
                yield bytes(self._unwritten)
        finally:
            self.close()

    def close(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def __del__(self) -> None:
        self.close()


MAX_BYTES_IN_MEMORY = 4 * 1024 * 1024
"""Bytes kept in memory, of which text is made; the rest goes to the store through a file."""
MAX_RESPONSE_BYTES = 64 * 1024 * 1024
"""Most bytes that are read of one response."""
MAX_REDIRECTS = 5
MAX_ADDRESSES = 3
"""Most addresses of one host that are tried, one after the other."""

_FOLLOWED = (301, 302, 303, 307, 308)
_CHARSET = re.compile(r";\s*charset\s*=\s*\"?([A-Za-z0-9_.:+-]{1,40})", re.IGNORECASE)


class WebTimeouts(Struct, frozen=True):
    """Deadlines in seconds: connecting, the first byte, silence between two, and the whole."""

    connect: float = 10.0
    first: float = 30.0
    idle: float = 20.0
    total: float = 120.0


class WebClient:
    """The implementation of WebFetcher.

    `hosts` are the hosts in private networks that the user allowed.
    """

    def __init__(
        self,
        hosts: Callable[[], Sequence[str]] = tuple,
        *,
        timeouts: WebTimeouts | None = None,
        verify: ssl.SSLContext | None = None,
        resolve: Resolve = look_up_host,
        max_bytes: int = MAX_RESPONSE_BYTES,
    ) -> None:
        self._hosts = hosts
        self._timeouts = timeouts or WebTimeouts()
        self._verify = verify
        self._certificates_lock = asyncio.Lock()
        self._resolve = resolve
        self._max_bytes = max_bytes

    async def get(self, url: str) -> FetchedResponse:
        page = parse_web_address(url)
        try:
            async with asyncio.timeout(self._timeouts.total):
                return await self._fetch_page(page)
        except TimeoutError as error:
            raise _timeout_error(page.host) from error

    async def _fetch_page(self, page: WebAddress) -> FetchedResponse:
        """Follow redirects on the same server; the agent must ask for another server itself."""
        for _ in range(MAX_REDIRECTS):
            async with self._request_page(page) as response:
                location = response.headers.get("location", "")
                if response.status_code not in _FOLLOWED or not location:
                    # read the body up to the limit
                    spool, cut = SpooledBytes(MAX_BYTES_IN_MEMORY), False
                    try:
                        async with contextlib.aclosing(
                            self._unpacked_pieces(response, page)
                        ) as pieces:
                            async for piece in pieces:
                                room = self._max_bytes - spool.size
                                cut = len(piece) > room
                                if spool.add(piece[:room]):
                                    await asyncio.to_thread(spool.write)
                                if cut:
                                    break
                    except BaseException:
                        spool.close()
                        raise
                    kind = response.headers.get("content-type", "")
                    charset = _CHARSET.search(kind)
                    return FetchedResponse(
                        url=page.url,
                        status=response.status_code,
                        mime=kind.partition(";")[0].strip().lower()[:100],
                        charset=charset[1] if charset else "",
                        data=bytes(spool.head),
                        size=spool.size,
                        pieces=spool if spool.more else None,
                        cut=cut,
                    )
            target = redirect_target(page, location)
            next_page = parse_web_address(target) if target else page
            if not next_page.has_same_server(page):
                raise ToolError(
                    "{url} leads to another place, which was not followed: {other}",
                    "Fetch that address if it is what is wanted.",
                    url=quote_foreign(page.url),
                    other=quote_foreign(next_page.url),
                )
            page = next_page
        raise ToolError("{host} sends from one address to the next without end.", host=page.host)

    @contextlib.asynccontextmanager
    async def _request_page(self, page: WebAddress) -> AsyncIterator[httpx.Response]:
        """Open the response over a connection of its own."""
        addresses = await resolve_allowed(page, self._hosts(), self._resolve)
        verify: ssl.SSLContext | bool = False
        if page.scheme != "http":
            async with self._certificates_lock:
                if self._verify is None:
                    self._verify = await asyncio.to_thread(system_trust)
            verify = self._verify
        async with httpx.AsyncHTTPTransport(verify=verify, trust_env=False, retries=0) as transport:
            response = await self._send_to_any(transport, page, addresses[:MAX_ADDRESSES])
            try:
                yield response
            finally:
                await response.aclose()

    async def _send_to_any(
        self, transport: httpx.AsyncHTTPTransport, page: WebAddress, addresses: Sequence[str]
    ) -> httpx.Response:
        timeouts = self._timeouts
        headers = {
            "host": page.server,
            "user-agent": f"helix-desktop/{__version__}",
            "accept": "text/html, text/plain, application/json, text/*;q=0.9, */*;q=0.5",
            "accept-encoding": "identity",
            "connection": "close",
        }
        limits = {
            "connect": timeouts.connect,
            "read": timeouts.first,
            "write": timeouts.idle,
            "pool": timeouts.connect,
        }
        for address in addresses:
            try:
                extensions = {"sni_hostname": page.host, "timeout": limits}
                url = page.url_at(address)
                request = httpx.Request("GET", url, headers=headers, extensions=extensions)
                async with asyncio.timeout(timeouts.first):
                    return await transport.handle_async_request(request)
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                if address == addresses[-1]:
                    raise _connection_error(page, error) from error
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                raise _connection_error(page, error) from error
            except TimeoutError as error:
                raise _timeout_error(page.host) from error
        raise ToolError("Can't find the host {host}.", host=page.host)

    async def _unpacked_pieces(
        self, response: httpx.Response, page: WebAddress
    ) -> AsyncGenerator[bytes]:
        """Yield the unpacked body, each piece in time and of a bounded size."""
        unpack = make_unpacker(response.headers.get("content-encoding", ""))
        if unpack is None:
            raise _unpacking_error(page.host)
        # httpx gives a generator; only its annotation says less
        raw = cast("AsyncGenerator[bytes, None]", response.aiter_raw())
        while True:
            try:
                async with asyncio.timeout(self._timeouts.idle):
                    piece = await anext(raw, None)
                if piece is None:
                    return
                for part in unpack(piece):
                    yield part
            except TimeoutError as error:
                raise _timeout_error(page.host) from error
            except (httpx.HTTPError, httpx.StreamError) as error:
                raise ToolError("The connection to {host} was lost.", host=page.host) from error
            except zlib.error as error:
                raise _unpacking_error(page.host) from error


def _connection_error(page: WebAddress, error: httpx.HTTPError | httpx.InvalidURL) -> ToolError:
    """Return the error for a failed connection, worded like a provider's."""
    message = to_failed_attempt(error).error.message
    reason = message.replace("the provider's", "its").replace("the provider", "it")
    return ToolError("Can't fetch from {host}. {told}", host=page.host, told=reason)


def _timeout_error(host: str) -> ToolError:
    return ToolError("{host} did not answer in time.", host=host)


def _unpacking_error(host: str) -> ToolError:
    return ToolError("{host} sent compressed data that can't be unpacked.", host=host)
