"""Which addresses may get keys (https, or a private network), and which the tool fetch may get.

Providers on the internet need https. Plain http is allowed for the user's own servers: this
machine, a private network (RFC 1918, RFC 4193, and 100.64.0.0/10 as overlay networks use it), and
names that only such a network knows. 169.254.0.0/16 is excluded: clouds serve their secrets there.
For web fetches a name is resolved once, its addresses are checked, and exactly those are connected
to, so a name that changes a moment later has no effect.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import SplitResult, urljoin, urlsplit

from msgspec import Struct

from helix_desktop.domain.errors import RequestRefused, ToolError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.net_addresses import is_private_address, is_public_address, parse_address
from helix_desktop.domain.phrase import Phrase

_HINT = Phrase(
    "Write it as https://host/path, or http://localhost:port for a server on this computer."
)


def check_address(url: str) -> None:
    """Raise RequestRefused for an address to which nothing may be sent."""
    parts = _split_url(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise RequestRefused("The base URL of the provider isn't a web address.", _HINT)
    if parts.username is not None or parts.password is not None:
        raise RequestRefused(
            "The base URL of the provider contains a name or a password.",
            "Remove it from the URL. Keys belong in the system keyring.",
        )
    if parts.scheme == "http" and not is_private_address(parts.hostname):
        raise RequestRefused(
            "The base URL uses http outside your private network, so others could read your "
            "key and conversation.",
            "Nothing was sent. Use https://, or a server on this computer or network.",
        )


def is_same_origin(first: str, second: str) -> bool:
    """Return whether two addresses lead to the same server: scheme, host and port."""
    return _origin(first) == _origin(second)


def origin_of(url: str) -> str:
    """Return the server of an address, for display."""
    parts = _split_url(url)
    return f"{parts.scheme}://{parts.hostname}"[:100] if parts.hostname else ""


def _origin(url: str) -> tuple[str, str, int]:
    parts = _split_url(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    return parts.scheme, parts.hostname or "", port or (443 if parts.scheme == "https" else 80)


def _split_url(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 - it raises for an invalid port
    except ValueError:
        return urlsplit("")
    return parts


MAX_ADDRESS_CHARS = 8_000
"""Most characters of an address; servers accept about as many."""
MAX_QUOTED_CHARS = 300
_PORTS = {"http": 80, "https": 443}

_NAME = re.compile(r"[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_.])?")
_UNFIT_CHARS = re.compile(r"[\s\\\x00-\x20\x7f-\x9f]")

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class WebAddress(Struct, frozen=True):
    """A parsed web address: the server and the requested target."""

    scheme: str
    host: str
    port: int
    target: str
    """Path and query."""

    @property
    def server(self) -> str:
        """The host, with a port that is not the default, as written in a request."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def url(self) -> str:
        return f"{self.scheme}://{self.server}{self.target}"

    def url_at(self, address: str) -> str:
        """Return the address with the IP address that is connected to."""
        host = f"[{address}]" if ":" in address else address
        return f"{self.scheme}://{host}:{self.port}{self.target}"

    def has_same_server(self, other: "WebAddress") -> bool:
        """Return whether the other address has the same scheme, host and port."""
        own, others = (self.scheme, self.host, self.port), (other.scheme, other.host, other.port)
        return own == others

    def is_allowed_by(self, hosts: Sequence[str]) -> bool:
        """Return whether the user listed this server among the allowed hosts."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host in hosts or f"{host}:{self.port}" in hosts


def parse_web_address(url: str) -> WebAddress:
    """Parse an address; raise ToolError if it is invalid or contains credentials."""
    parts = _split_strictly(url)
    if parts is None or parts.scheme not in _PORTS or not parts.hostname:
        raise ToolError(
            "{url} is no address of the web.", "Write https://host/path.", url=quote_foreign(url)
        )
    if parts.username is not None or parts.password is not None:
        raise ToolError("An address with a name or a password in it is not fetched from.")
    host = parts.hostname.lower()
    if not _NAME.fullmatch(host) and parse_address(host) is None:
        raise ToolError(
            "{host} is no plain host name.",
            "Write other alphabets as xn--… (punycode).",
            host=quote_foreign(host),
        )
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return WebAddress(parts.scheme, host, parts.port or _PORTS[parts.scheme], target)


def redirect_target(page: WebAddress, location: str) -> str:
    """Return the target of a redirect, or "" if it is invalid."""
    try:
        return urljoin(page.url, location)
    except ValueError:
        return ""


async def resolve_allowed(
    page: WebAddress, hosts: Sequence[str], resolve: Resolve
) -> Sequence[str]:
    """Return the host's allowed IP addresses; raise ToolError if there are none."""
    try:
        resolved = await resolve(page.host, page.port)
    except OSError as error:
        raise ToolError("Can't find the host {host}.", host=page.host) from error
    if page.is_allowed_by(hosts):
        return resolved
    public = [address for address in resolved if is_public_address(address)]
    if not public:
        raise ToolError(
            "{host} leads into this machine or a private network, and that is not fetched from.",
            "The user can allow this host in Settings › Permissions.",
            host=page.host,
        )
    return public


async def look_up_host(host: str, port: int) -> Sequence[str]:
    """Return all addresses of a name, as this system resolves it."""
    loop = asyncio.get_running_loop()
    try:
        infos = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:  # a part of the name is empty or too long
        raise socket.gaierror(socket.EAI_NONAME, str(error)) from error
    return tuple(dict.fromkeys(str(info[4][0]) for info in infos))


def quote_foreign(text: str) -> str:
    """Quote foreign text in a message: one line, limited length, hidden characters shown."""
    return show_hidden(text[:MAX_QUOTED_CHARS]).replace("\n", "⟨U+000A⟩") + (
        "…" if len(text) > MAX_QUOTED_CHARS else ""
    )


def _split_strictly(url: str) -> SplitResult | None:
    if len(url) > MAX_ADDRESS_CHARS or _UNFIT_CHARS.search(url) or not url.isascii():
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    return None if port == 0 else parts
