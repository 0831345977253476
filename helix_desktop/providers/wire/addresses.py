"""Which addresses a key and a conversation may be sent to, and what is wrong with the others.

Over the internet only https. Plain http is for servers of one's own: this machine, a private
network (RFC 1918, RFC 4193, and 100.64.0.0/10 as overlay networks use it), names that only such a
network knows. 169.254.0.0/16 is not among them: clouds answer there with their own secrets.
"""

from urllib.parse import SplitResult, urlsplit

from helix_desktop.domain.addresses import is_own
from helix_desktop.domain.errors import RequestRefused

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
