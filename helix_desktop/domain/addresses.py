"""Which addresses of the net are everybody's, and which lead into this machine or a private net."""

import ipaddress

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

_INSIDE = tuple(
    ipaddress.ip_network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")
)
"""IPv6 addresses that end with the IPv4 address that is really meant (NAT64, compatible ones)."""


def is_public(text: str) -> bool:
    """Whether an address is one that everybody in the world reaches."""
    found = address(text)
    if found is None:
        return False
    # a prefix of its own for local use (64:ff9b:1::/48) leads to wherever somebody here wants
    return not found.is_private and _everywhere(_meant(found) or found)


def address(text: str) -> Address | None:
    """The address that a text is; None if it is none, or one of a single network card."""
    if "%" in text:
        return None
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def _everywhere(found: Address) -> bool:
    # fec0::/10 was for sites of their own: Python calls it global, and routers here may know it
    of_a_site = isinstance(found, ipaddress.IPv6Address) and found.is_site_local
    return found.is_global and not (found.is_multicast or found.is_reserved or of_a_site)


def _meant(found: Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address inside of an IPv6 address, if that is what it is for."""
    if isinstance(found, ipaddress.IPv4Address):
        return None
    teredo = found.teredo[1] if found.teredo else None
    inner = found.ipv4_mapped or found.sixtofour or teredo
    if inner is None and any(found in network for network in _INSIDE):
        return ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
    return inner
