"""Which addresses a key and a conversation may be sent to, and what is wrong with the others.

Over the internet only https. Plain http is for servers of one's own: this machine, a private
network (RFC 1918, RFC 4193, and 100.64.0.0/10 as overlay networks use it), names that only such a
network knows. 169.254.0.0/16 is not among them: clouds answer there with their own secrets.
"""

import ipaddress
from urllib.parse import SplitResult, urlsplit

from helix_desktop.domain.errors import RequestRefused

_OWN = tuple(
    ipaddress.ip_network(network)
    for network in (
        "127.0.0.0/8",
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "100.64.0.0/10",
        "::1/128",
        "fc00::/7",
        "fe80::/10",
    )
)
_OWN_NAMES = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Endings that no public name has (RFC 6761, 6762, 8375; ICANN reserved .internal)."""

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
    if parts.scheme == "http" and not is_own(parts.hostname):
        raise RequestRefused(
            "The base URL of the provider is not encrypted (http), and its host is not in a"
            " private network: anyone on the way could read the key and the conversation.",
            "Nothing was sent. Use https://, or a server on this machine or network.",
        )


def is_own(host: str) -> bool:
    """Whether a host can only be this machine or one of a private network."""
    name = host.lower().rstrip(".").partition("%")[0]
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        # resolvers take digits and 0x… for addresses: such a name is no name
        single = "." not in name and name[:1].isalpha()
        return single or name.endswith(_OWN_NAMES)
    mapped = getattr(address, "ipv4_mapped", None)
    return any((mapped or address) in network for network in _OWN)


def same_place(first: str, second: str) -> bool:
    """Whether two addresses lead to the same server: scheme, host and port."""
    return _origin(first) == _origin(second)


def place_of(url: str) -> str:
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
