"""Which addresses of the web may be fetched from, and where their names really lead.

A name is looked up once, what it leads to is judged, and exactly that is connected to: a name that
leads elsewhere a moment later changes nothing.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import SplitResult, urljoin, urlsplit

from helix_desktop.domain.addresses import address, is_public
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.values import value
from helix_desktop.domain.visible import visible

LONGEST = 8_000
"""Characters of an address; servers take about as many."""
SHOWN = 300
_PORTS = {"http": 80, "https": 443}

_NAME = re.compile(r"[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_.])?")
_UNFIT = re.compile(r"[\s\\\x00-\x20\x7f-\x9f]")

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


@value
class Place:
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

    def like(self, other: "Place") -> bool:
        """Whether it is the same server, spoken with in the same way."""
        mine, theirs = (self.scheme, self.host, self.port), (other.scheme, other.host, other.port)
        return mine == theirs

    def named_in(self, hosts: Sequence[str]) -> bool:
        """Whether a person named this server among hosts."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host in hosts or f"{host}:{self.port}" in hosts


def placed(url: str) -> Place:
    """The parts of an address; ToolError for one that is none, or says more than where."""
    parts = _parts(url)
    if parts is None or parts.scheme not in _PORTS or not parts.hostname:
        raise ToolError(f"{shown(url)} is no address of the web.", "Write https://host/path.")
    if parts.username is not None or parts.password is not None:
        raise ToolError("An address with a name or a password in it is not fetched from.")
    host = parts.hostname.lower()
    if not _NAME.fullmatch(host) and address(host) is None:
        raise ToolError(
            f"{shown(host)} is no plain host name.", "Write other alphabets as xn--… (punycode)."
        )
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.scheme, host, parts.port or _PORTS[parts.scheme], target)


def led_to(place: Place, location: str) -> str:
    """Where a redirect leads; "" if that is nowhere."""
    try:
        return urljoin(place.url, location)
    except ValueError:
        return ""


async def addresses_of(place: Place, hosts: Sequence[str], resolve: Resolve) -> Sequence[str]:
    """What the host's name leads to, as far as it may be reached; ToolError if nothing is."""
    try:
        found = await resolve(place.host, place.port)
    except OSError as error:
        raise ToolError(f"{place.host} is not known: its name leads nowhere.") from error
    if place.named_in(hosts):
        return found
    public = [each for each in found if is_public(each)]
    if not public:
        raise ToolError(
            f"{place.host} leads into this machine or a private network, and that is not fetched"
            " from.",
            "The person can allow this host in the settings of the workspace.",
        )
    return public


async def looked_up(host: str, port: int) -> Sequence[str]:
    """All addresses of a name, as this system knows them."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(each[4][0]) for each in found))


def shown(text: str) -> str:
    """Words of others in a message of ours: one line, not too long, nothing hidden."""
    return visible(text[:SHOWN]).replace("\n", "⟨U+000A⟩") + ("…" if len(text) > SHOWN else "")


def _parts(url: str) -> SplitResult | None:
    if len(url) > LONGEST or _UNFIT.search(url) or not url.isascii():
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    return None if port == 0 else parts
