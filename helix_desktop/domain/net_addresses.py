"""Tests of network addresses: public, private, or this machine; unencrypted ones."""

import ipaddress
from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LookUp = Callable[[str, int], Awaitable[Sequence[str]]]
"""Returns the addresses of a name, for a port."""

_IPV4_PREFIXES = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")))
"""IPv6 prefixes whose addresses embed an IPv4 address (NAT64, IPv4-compatible)."""

_PRIVATE_NETWORKS = tuple(
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
_PRIVATE_ENDINGS = (
    ".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test", ".corp", ".home",
)  # fmt: skip
"""Name endings that no public host has (RFC 6761, 6762, 8375; ICANN reserves the others)."""


def is_public_address(text: str) -> bool:
    """Whether an address can be reached from everywhere on the internet."""
    ip = parse_address(text)
    if ip is None:
        return False
    # an address of a prefix for local use (64:ff9b:1::/48) can lead anywhere in the network
    if ip.is_private:
        return False
    address: Address = ip
    if isinstance(ip, ipaddress.IPv6Address):
        # the IPv4 address that is embedded in it, if there is one
        teredo = ip.teredo[1] if ip.teredo else None
        address = ip.ipv4_mapped or ip.sixtofour or teredo or ip
        if address is ip and any(ip in network for network in _IPV4_PREFIXES):
            address = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    # fec0::/10 was for site-local addresses. Python calls it global, but local routers may know it.
    is_site_local = isinstance(address, ipaddress.IPv6Address) and address.is_site_local
    return address.is_global and not (address.is_multicast or address.is_reserved or is_site_local)


def is_private_address(host: str) -> bool:
    """Whether a host can only be this machine or part of a private network.

    169.254.0.0/16 does not count: cloud hosts answer there with secrets of their own.
    """
    name = host.lower().rstrip(".").partition("%")[0]
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        # resolvers accept digits and 0x… as addresses, so such a name is not a host name
        is_single_label = "." not in name and name[:1].isalpha()
        return is_single_label or name.endswith(_PRIVATE_ENDINGS)
    mapped = getattr(address, "ipv4_mapped", None)
    return any((mapped or address) in network for network in _PRIVATE_NETWORKS)


def is_this_machine(host: str) -> bool:
    """Whether a host can only be this machine."""
    name = host.lower().rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    address = parse_address(name)
    return address is not None and (getattr(address, "ipv4_mapped", None) or address).is_loopback


def unencrypted_host(url: str) -> str:
    """Return the private host that plain http reaches over a network; "" for any other address."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").rstrip(".")
    except ValueError:
        return ""
    is_plain_http = parts.scheme == "http" and not is_this_machine(host)
    return host if is_plain_http and is_private_address(host) else ""


async def private_addresses(host: str, port: int, look_up: LookUp) -> tuple[str, ...]:
    """Return the private addresses of a name; plain http is allowed only to those."""
    resolved = await look_up(host, port)
    return tuple(
        address for address in resolved if "%" not in address and is_private_address(address)
    )


def parse_address(text: str) -> Address | None:
    """Parse an address; None if the text is no address, or has the zone of one network card."""
    if "%" in text:
        return None
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None
