"""The HTTP client for models: connections, proxy, certificates, redirects.

httpx and truststore are imported with this module, so the wiring imports it late.
"""

import asyncio
import contextlib
import ipaddress
import logging
import ssl
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import anyio._backends._asyncio  # noqa: F401  else the first connection imports it, on the loop
import httpcore  # noqa: F401  httpx imports it with the first client
import httpx
import truststore
from socksio import SOCKSError

from helix_desktop import __version__
from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.errors import ProviderError, RequestRefused
from helix_desktop.domain.net_addresses import (
    LookUp,
    is_private_address,
    parse_address,
    private_addresses,
)
from helix_desktop.domain.phrase import joined
from helix_desktop.providers.http import error_texts
from helix_desktop.providers.http.address_policy import check_address, is_same_origin, look_up_host
from helix_desktop.providers.http.error_body import MAX_PARSED_BYTES, quote_provider
from helix_desktop.providers.http.http_response import HttpResponse
from helix_desktop.providers.http.provider_errors import parse_provider_error
from helix_desktop.providers.http.retries import FailedAttempt, refused_attempt, to_failed_attempt
from helix_desktop.providers.http.timeouts import (
    LOOK_SECONDS,
    MAX_SLEEP_SECONDS,
    HttpTimeouts,
    SleepWatch,
    seconds_asleep,
)


def system_trust() -> ssl.SSLContext:
    return truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def client_hello(host: str) -> bytes:
    """Return the first bytes of a handshake with `host`; nothing is sent."""
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    try:
        system_trust().wrap_bio(incoming, outgoing, server_hostname=host).do_handshake()
    except ssl.SSLWantReadError:
        return outgoing.read()
    raise AssertionError("a handshake ended before anybody answered")


def trust_sources() -> str:
    """Return the place of the trusted certificates; "" if there are none."""
    if sys.platform in ("win32", "darwin"):
        return "the system's own store"
    paths = ssl.get_default_verify_paths()
    # the places of Debian, Fedora, openSUSE and Alpine, where truststore looks, too
    linux_files = (
        "/etc/ssl/certs/ca-certificates.crt",
        "/etc/pki/tls/cert.pem",
        "/etc/ssl/ca-bundle.pem",
    )
    for path in (paths.cafile, *linux_files, "/etc/ssl/cert.pem", paths.capath):
        place = Path(path or "")
        with contextlib.suppress(OSError):
            if path and (any(place.iterdir()) if place.is_dir() else place.stat().st_size > 0):
                return path
    return ""


MAX_DOCUMENT_BYTES = 8 * 1024 * 1024
"""Most bytes of a small document; the longest list of models has about 2,000,000."""

_IDLE_CONNECTION_SECONDS = 60.0
"""Seconds to keep an unused connection: about as long as a tool runs between two requests."""

_MAX_REDIRECTS = 3
_NO_HEADERS: Final[Mapping[str, str]] = MappingProxyType({})

# their log lines show addresses, at a low level also headers, which must not be logged
for _name in ("httpx", "httpcore"):
    logging.getLogger(_name).setLevel(logging.WARNING)


@dataclass(frozen=True, slots=True)
class OutgoingHttpRequest:
    """A request with its key: never logged, so its repr shows only the address."""

    url: str
    body: bytes = field(default=b"", repr=False)
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)

    @property
    def method(self) -> str:
        return "POST" if self.body else "GET"


@dataclass(frozen=True, slots=True)
class RelayedHttpRequest:
    """A request of another program, which is passed on byte by byte: never logged.

    `target` is its path and query on the server of `url`.
    """

    method: str
    url: str
    target: bytes = field(repr=False)
    headers: Sequence[tuple[bytes, bytes]] = field(repr=False)
    body: bytes = field(default=b"", repr=False)


class PrivateNameTransport(httpx.AsyncBaseTransport):
    """Passes requests on. If plain http is used with a name, it connects to a private address of
    that name.

    Whoever controls a name decides where it leads. So it is resolved here, and only its private
    addresses are connected to: the request never leaves the network.
    """

    def __init__(self, inner: httpx.AsyncBaseTransport, look_up: LookUp) -> None:
        self._inner, self._look_up = inner, look_up

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        url = request.url
        if url.scheme != "http" or parse_address(url.host) is not None:
            return await self._inner.handle_async_request(request)
        host, port = request.url.host, request.url.port or 80
        try:
            addresses = await private_addresses(host, port, self._look_up)
        except OSError as error:
            raise httpx.ConnectError(str(error), request=request) from error
        if not addresses:
            raise RequestRefused(
                "{host} leads out of your private network, and http:// isn't encrypted.",
                "Nothing was sent. Use https://, or check where the name leads.",
                host=host,
            )
        for address in addresses[:-1]:
            request.url = url.copy_with(host=address)
            try:
                return await self._inner.handle_async_request(request)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                # as for localhost, because a server may listen at only one of the addresses
                continue
        request.url = url.copy_with(host=addresses[-1])
        return await self._inner.handle_async_request(request)

    async def aclose(self) -> None:
        await self._inner.aclose()


_ASKS_FOR_PASSWORD = ("407", "Requested ", "Invalid username")
"""Signs of a proxy that wants a name and a password, or other ones; for SOCKS in httpcore's
words.
"""


def goes_direct(url: str) -> bool:
    """Return whether an address leads to this machine or a private network.

    A proxy is for addresses outside. It cannot reach this machine, and may resolve names of a
    private network differently: models there are connected to directly.
    """
    return is_private_address(urlsplit(url).hostname or "")


def is_this_machine(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def proxy_for(url: str) -> str:
    """Return the setting of the proxy on the way to an address, without its password, or ""."""
    parts, proxies = urlsplit(url), getproxies()
    name = parts.scheme if proxies.get(parts.scheme) else "all"
    proxy = proxies.get(name, "")
    if not proxy or goes_direct(url) or proxy_bypass(parts.hostname or ""):
        return ""
    transport = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
    return quote_provider(
        f"{name.upper()}_PROXY={transport.scheme}://{transport.netloc.rpartition('@')[2]}"
    )


def unanswered_attempt(error: httpx.HTTPError | httpx.InvalidURL, url: str) -> FailedAttempt:
    """Return the failure of a request that got no answer; one of the proxy names the proxy."""
    failure = to_failed_attempt(error)
    proxy = proxy_for(url)
    if isinstance(error, httpx.ProxyError):
        asks_for_password = any(sign in str(error) for sign in _ASKS_FOR_PASSWORD)
        words = error_texts.PROXY if asks_for_password else error_texts.NO_CONNECTION
        return FailedAttempt(_with_proxy(words.error(), proxy))
    unreachable_messages = (error_texts.NO_CONNECTION.message, error_texts.NO_NAME.message)
    if proxy and failure.error.message in unreachable_messages:
        cannot = error_texts.NO_CONNECTION.message
        error_with_proxy = _with_proxy(ProviderError(cannot, error_texts.PROXY.hint), proxy)
        return FailedAttempt(error_with_proxy, may_retry=failure.may_retry)
    return failure


def _with_proxy(error: ProviderError, proxy: str) -> ProviderError:
    message = joined((error.message, proxy))
    return error_texts.ErrorText(message, error.hint).error()


class HttpClient:
    """The HTTP client of the whole application; belongs to one event loop."""

    def __init__(
        self,
        timeouts: HttpTimeouts | None = None,
        *,
        look_up: LookUp = look_up_host,
        slept: Callable[[], float] = seconds_asleep,
        look_seconds: float = LOOK_SECONDS,
    ) -> None:
        """`slept` is asked every `look_seconds` how long the machine has slept."""
        self.timeouts = timeouts or HttpTimeouts()
        self._look_up, self._slept, self._look_seconds = look_up, slept, look_seconds
        self._slept_before = slept()
        self._sleeps = 0
        """How often the machine slept between two requests, so long that connections are dead."""
        self._clients: dict[tuple[bool, int], httpx.AsyncClient] = {}
        """By whether they bypass the proxies of the environment, and by the sleeps before them.

        Older ones keep what still streams from this machine.
        """
        self._create_lock = asyncio.Lock()
        for proxy in getproxies().values():
            APP_SECRETS.learn_password(proxy)

    async def close(self) -> None:
        """Close all connections; running streams break."""
        async with self._create_lock:
            clients, self._clients = self._clients, {}
        for client in clients.values():
            await client.aclose()

    async def fetch(
        self,
        url: str,
        headers: Mapping[str, str] = _NO_HEADERS,
        body: bytes = b"",
        *,
        seconds: float | None = None,
    ) -> bytes:
        """Fetch a small document, by POST if there is a body. Raise ProviderError on failure."""
        limit = self.timeouts.small if seconds is None else seconds
        try:
            async with asyncio.timeout(limit):
                async with self.open_response(
                    OutgoingHttpRequest(url, body, headers), max_bytes=MAX_DOCUMENT_BYTES
                ) as answer:
                    return await answer.read_all()
        except TimeoutError as error:
            raise error_texts.SILENT.error() from error
        except FailedAttempt as failure:
            raise failure.error from failure.__cause__

    @contextlib.asynccontextmanager
    async def open_response(
        self, request: OutgoingHttpRequest, *, max_bytes: int
    ) -> AsyncIterator[HttpResponse]:
        """Open the answer to a request, of at most `max_bytes`. Raise FailedAttempt on failure.

        Redirects are followed on the same server only.
        """
        check_address(request.url)
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self.timeouts.total
        url, sleep = request.url, self._sleep_watch(request.url)
        for _ in range(_MAX_REDIRECTS):
            response = await self._send(request, url, sleep)
            target = _redirect_target(response)
            if not target or not is_same_origin(url, target):
                break
            await response.aclose()
            url = target
        else:
            raise FailedAttempt(error_texts.REDIRECTED.error())
        try:
            answer = HttpResponse(
                response,
                self.timeouts,
                max_bytes=max_bytes,
                deadline=deadline,
                sleep=sleep,
            )
            if not response.is_success:
                # its body is waited for only briefly
                body = await answer.read_beginning(MAX_PARSED_BYTES)
                error = parse_provider_error(answer.status, body, answer.headers)
                raise refused_attempt(error, answer.headers)
            yield answer
        finally:
            await response.aclose()

    @contextlib.asynccontextmanager
    async def relay(self, relayed: RelayedHttpRequest) -> AsyncIterator[HttpResponse]:
        """Open the answer to another program's request, whatever its status is.

        Nothing is added to the request but the name of the server, and no redirect is followed.
        Raise FailedAttempt if there is no answer.
        """
        check_address(relayed.url)
        deadline = asyncio.get_running_loop().time() + self.timeouts.total
        sleep = self._sleep_watch(relayed.url)
        response = await self._send(relayed, relayed.url, sleep)
        try:
            # this is read as it arrives: the limit applies to what `read` unpacks
            yield HttpResponse(
                response,
                self.timeouts,
                max_bytes=0,
                deadline=deadline,
                sleep=sleep,
            )
        finally:
            await response.aclose()

    def _sleep_watch(self, url: str) -> SleepWatch:
        # on this machine, both ends sleep
        slept = (lambda: 0.0) if is_this_machine(url) else self._slept
        return SleepWatch(slept, look_seconds=self._look_seconds)

    async def _send(
        self,
        outgoing: OutgoingHttpRequest | RelayedHttpRequest,
        url: str,
        sleep: SleepWatch,
    ) -> httpx.Response:
        slept = self._slept()
        # a request on a connection that the server forgot would wait for minutes
        self._sleeps += slept - self._slept_before > MAX_SLEEP_SECONDS
        self._slept_before = slept
        try:
            client = await self._client(direct=goes_direct(url))
            if isinstance(outgoing, RelayedHttpRequest):
                request = httpx.Request(
                    outgoing.method,
                    url,
                    content=outgoing.body or None,
                    headers=outgoing.headers,
                    extensions={"target": outgoing.target},
                )
            else:
                request = client.build_request(
                    outgoing.method,
                    url,
                    content=outgoing.body or None,
                    headers=dict(outgoing.headers),
                )
            first = asyncio.get_running_loop().time() + self.timeouts.first
            async with sleep.deadline(first):
                return await client.send(request, stream=True)
        except TimeoutError as error:
            raise FailedAttempt(error_texts.SILENT.error()) from error
        except (httpx.LocalProtocolError, UnicodeEncodeError):
            # the error's text quotes headers, so it must not be passed on
            unsendable = RequestRefused(
                "The request has a header that can't be sent.",
                "{kept} Enter the key again in Settings › Models and keys.",
                kept=error_texts.SAVED,
            )
            raise FailedAttempt(unsendable) from None
        except UnicodeError as error:
            raise FailedAttempt(error_texts.NO_ADDRESS.error(RequestRefused)) from error
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise unanswered_attempt(error, url) from error
        except SOCKSError as error:
            # httpx passes it on as it is
            raise unanswered_attempt(httpx.ProxyError(str(error)), url) from error

    async def _client(self, *, direct: bool) -> httpx.AsyncClient:
        """Make the client in a thread: reading the system's certificates takes 0.1 s."""
        async with self._create_lock:
            key = direct, self._sleeps
            if key not in self._clients:
                self._clients[key] = await asyncio.to_thread(self._create_client, direct)
            return self._clients[key]

    def _create_client(self, direct: bool) -> httpx.AsyncClient:
        """Make the client with the system's certificates, and its proxies unless it is direct."""
        try:
            verify = system_trust()
            limits = httpx.Limits(keepalive_expiry=_IDLE_CONNECTION_SECONDS)
            transport = httpx.AsyncHTTPTransport(verify=verify, limits=limits, trust_env=False)
            return httpx.AsyncClient(
                transport=PrivateNameTransport(transport, self._look_up) if direct else None,
                verify=verify,
                timeout=httpx.Timeout(None, connect=self.timeouts.connect),
                limits=limits,
                follow_redirects=False,
                trust_env=not direct,
                event_hooks={"response": [_drop_unreadable_target]},
                headers={
                    "accept-encoding": "identity",
                    "user-agent": f"helix-desktop/{__version__}",
                },
            )
        except (ValueError, ImportError, httpx.InvalidURL) as error:
            # an unsupported kind of proxy, or one without a valid address
            raise FailedAttempt(error_texts.NO_PROXY.error()) from error


async def _drop_unreadable_target(response: httpx.Response) -> None:
    """Drop a redirect's target if it is no valid address: httpx would fail even though it
    follows none.
    """
    try:
        _ = response.request.url.join(response.headers.get("location", "")).host
    except (httpx.InvalidURL, UnicodeError):
        del response.headers["location"]


def _redirect_target(response: httpx.Response) -> str:
    """Return a redirect's target; a redirect that would turn a POST into a GET is not followed."""
    followed = (307, 308) if response.request.method == "POST" else (301, 302, 303, 307, 308)
    location = response.headers.get("location", "")
    if response.status_code not in followed or not location:
        return ""
    try:
        return str(response.request.url.join(location))
    except httpx.InvalidURL:
        return ""
