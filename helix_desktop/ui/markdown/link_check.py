"""Which links of messages may be opened (http, https, mailto), and warnings of deceptive ones.

Only http, https, and mailto are allowed, and the address shown to the user is exactly the one that
will be opened.
"""

import ipaddress
import re
import unicodedata
from enum import StrEnum
from urllib.parse import quote, unquote, urlsplit

from msgspec import Struct

from helix_desktop.domain.hidden_characters import has_hidden
from helix_desktop.domain.net_addresses import is_public_address

MAX_CHARS = 2_000
"""Most characters of an address; longer ones are not reliable in browsers and mail programs."""

_SCHEME = re.compile(r"(https?|mailto):", re.IGNORECASE)
_HOST = re.compile(r"(?![-.])[a-z0-9._-]{1,253}", re.IGNORECASE)
_MAIL = re.compile(r"[A-Za-z0-9.!#$&'*+/=^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,253}")
_SHOWN_HOST = re.compile(r"(?:https?://)?((?:[\w-]+\.)+[\w-]{2,})", re.IGNORECASE)
_SAFE = "!#$%&'()*+,/:;=?@[]~-._"


class LinkWarning(StrEnum):
    """A reason for the user to look twice at an address."""

    IMITATES = "imitates"
    """The host has letters outside ASCII, which can look like others."""
    LOCAL = "local"
    """The address leads to this computer or its network."""
    OTHER = "other"
    """The link's text names another host."""
    HIDES = "hides"
    """The path has hidden characters."""
    PLAIN = "plain"
    """The connection is not encrypted."""


class SafeLink(Struct, frozen=True):
    """An address that may be opened: plain ASCII, with its real host."""

    url: str
    host: str
    cautions: tuple[LinkWarning, ...] = ()


def check_link(target: str, text: str = "") -> SafeLink | None:
    """Return the link as it will be opened, or None if it must not be.

    `text` is the clicked text.
    """
    if not _SCHEME.match(target) or len(target) > MAX_CHARS or has_hidden(target) or "\\" in target:
        return None
    if any(char.isspace() for char in target):
        return None
    if target[:7].lower() == "mailto:":
        # only the address: mail programs would act on the rest (attachments)
        address = target[7:].partition("?")[0]
        if not _MAIL.fullmatch(address):
            return None
        return SafeLink(f"mailto:{address}", address.rpartition("@")[2])
    try:
        parts = urlsplit(target)
        if not parts.hostname or "@" in parts.netloc or "%" in parts.netloc:
            return None  # a name before @ can be mistaken for the host
        host = parts.hostname
        if ":" in host:
            host = str(ipaddress.IPv6Address(host))
        else:
            host = host.lower() if host.isascii() else host.encode("idna").decode()
            if not _HOST.fullmatch(host) or ".." in host:
                return None
        port = f":{parts.port}" if parts.port is not None else ""
        netloc = f"[{host}]{port}" if ":" in host else f"{host}{port}"
        after = target.partition("//")[2]
        path_and_query = quote(after[after.index(parts.netloc) + len(parts.netloc) :], safe=_SAFE)
        scheme = parts.scheme.lower()
        shown_match = _SHOWN_HOST.match(unicodedata.normalize("NFKC", text.strip()))
        shown_host = shown_match[1].lower().removeprefix("www.") if shown_match else None
        warnings = {
            LinkWarning.IMITATES: any(label.startswith("xn--") for label in host.split(".")),
            LinkWarning.LOCAL: _local(host),
            LinkWarning.OTHER: shown_host not in (None, host.removeprefix("www.")),
            LinkWarning.HIDES: has_hidden(unquote(path_and_query)),
            LinkWarning.PLAIN: scheme != "https" and not _local(host),
        }
        cautions = tuple(warning for warning, applies in warnings.items() if applies)
        return SafeLink(f"{scheme}://{netloc}{path_and_query}", netloc, cautions)
    except ValueError:  # also UnicodeError, for hosts that IDNA rejects
        return None


def _local(host: str) -> bool:
    name = host.rstrip(".").strip("[]")
    if name == "localhost" or name.endswith((".localhost", ".local", ".internal", ".lan")):
        return True
    # browsers also read a single number and hexadecimals as addresses
    number = re.fullmatch(r"[0-9.]+|0x[0-9a-f.x]+", name) or ":" in name or "." not in name
    return bool(number) and not is_public_address(name)
