"""Which addresses a key or a fetch may go to.

Which addresses a key and a conversation may be sent to, and what is wrong with the others.

Over the internet only https. Plain http is for servers of one's own: this machine, a private
network (RFC 1918, RFC 4193, and 100.64.0.0/10 as overlay networks use it), names that only such a
network knows. 169.254.0.0/16 is not among them: clouds answer there with their own secrets.

Which addresses of the web may be fetched from, and where their names really lead.

A name is looked up once, what it leads to is judged, and exactly that is connected to: a name that
leads elsewhere a moment later changes nothing.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import SplitResult, urljoin, urlsplit

from msgspec import Struct

from helix_desktop.domain.errors import RequestRefused, ToolError
from helix_desktop.domain.net_addresses import is_private_address, is_public_address, parse_address
from helix_desktop.domain.text_safety import show_hidden

_LOCAL = ("localhost", "127.0.0.1", "[::1]")

DIRECT = tuple(f"all://{host}" for host in _LOCAL)
"""What never goes through a proxy: it would be another machine's `localhost`."""

_HINT = "Write it as https://host/path, or http://localhost:port for a server on this machine."


def check_address(url: str) -> None:
    """RequestRefused, worded, for an address that nothing may be sent to."""
    parts = _parts(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise RequestRefused("The base URL of the provider is not a web address.", _HINT)
    if parts.username is not None or parts.password is not None:
        raise RequestRefused(
            "The base URL of the provider holds a name or a password.",
            "Take it out of the address; keys belong into the keyring of this system.",
        )
    if parts.scheme == "http" and not is_private_address(parts.hostname):
        raise RequestRefused(
            "The base URL of the provider is not encrypted (http), and its host is not in a"
            " private network: anyone on the way could read the key and the conversation.",
            "Nothing was sent. Use https://, or a server on this machine or network.",
        )


def is_same_origin(first: str, second: str) -> bool:
    """Whether two addresses lead to the same server: scheme, host and port."""
    return _origin(first) == _origin(second)


def origin_of(url: str) -> str:
    """The server of an address, to be shown."""
    parts = _parts(url)
    return f"{parts.scheme}://{parts.hostname}"[:100] if parts.hostname else ""


def _origin(url: str) -> tuple[str, str, int]:
    parts = _parts(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    return parts.scheme, parts.hostname or "", port or (443 if parts.scheme == "https" else 80)


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 - it raises for a port that is none
    except ValueError:
        return urlsplit("")
    return parts


LONGEST = 8_000
"""Characters of an address; servers take about as many."""
SHOWN = 300
_PORTS = {"http": 80, "https": 443}

_NAME = re.compile(r"[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_.])?")
_UNFIT = re.compile(r"[\s\\\x00-\x20\x7f-\x9f]")

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class WebAddress(Struct, frozen=True):
    """An address taken apart: the server, and what is asked of it."""

    scheme: str
    host: str
    port: int
    target: str
    """Path and query."""

    @property
    def server(self) -> str:
        """Host and, where it is not the usual one, port: as a request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def url(self) -> str:
        return f"{self.scheme}://{self.server}{self.target}"

    def at(self, address: str) -> str:
        """The same, by the very address that is connected to."""
        host = f"[{address}]" if ":" in address else address
        return f"{self.scheme}://{host}:{self.port}{self.target}"

    def like(self, other: "WebAddress") -> bool:
        """Whether it is the same server, spoken with in the same way."""
        mine, theirs = (self.scheme, self.host, self.port), (other.scheme, other.host, other.port)
        return mine == theirs

    def named_in(self, hosts: Sequence[str]) -> bool:
        """Whether a person named this server among hosts."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host in hosts or f"{host}:{self.port}" in hosts


def parse_web_address(url: str) -> WebAddress:
    """The parts of an address; ToolError for one that is none, or says more than where."""
    parts = _url_parts(url)
    if parts is None or parts.scheme not in _PORTS or not parts.hostname:
        raise ToolError(
            f"{quote_foreign(url)} is no address of the web.", "Write https://host/path."
        )
    if parts.username is not None or parts.password is not None:
        raise ToolError("An address with a name or a password in it is not fetched from.")
    host = parts.hostname.lower()
    if not _NAME.fullmatch(host) and parse_address(host) is None:
        raise ToolError(
            f"{quote_foreign(host)} is no plain host name.",
            "Write other alphabets as xn--… (punycode).",
        )
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return WebAddress(parts.scheme, host, parts.port or _PORTS[parts.scheme], target)


def redirect_target(place: WebAddress, location: str) -> str:
    """Where a redirect leads; "" if that is nowhere."""
    try:
        return urljoin(place.url, location)
    except ValueError:
        return ""


async def resolve_allowed(
    place: WebAddress, hosts: Sequence[str], resolve: Resolve
) -> Sequence[str]:
    """What the host's name leads to, as far as it may be reached; ToolError if nothing is."""
    try:
        found = await resolve(place.host, place.port)
    except OSError as error:
        raise ToolError(f"{place.host} is not known: its name leads nowhere.") from error
    if place.named_in(hosts):
        return found
    public = [each for each in found if is_public_address(each)]
    if not public:
        raise ToolError(
            f"{place.host} leads into this machine or a private network, and that is not fetched"
            " from.",
            "The person can allow this host in the settings of the workspace.",
        )
    return public


async def look_up_host(host: str, port: int) -> Sequence[str]:
    """All addresses of a name, as this system knows them."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(each[4][0]) for each in found))


def quote_foreign(text: str) -> str:
    """Words of others in a message of ours: one line, not too long, nothing hidden."""
    return show_hidden(text[:SHOWN]).replace("\n", "⟨U+000A⟩") + ("…" if len(text) > SHOWN else "")


def _url_parts(url: str) -> SplitResult | None:
    if len(url) > LONGEST or _UNFIT.search(url) or not url.isascii():
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    return None if port == 0 else parts
