"""Checks where traces may go (HELIX_DESKTOP_TRACES): a file, or a local collector."""

from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.net_addresses import is_this_machine, parse_address

TRACES_VARIABLE = "HELIX_DESKTOP_TRACES"
"""The environment variable in place of the setting."""
DEFAULT_PORT, DEFAULT_PATH = 4318, "/v1/traces"


class TraceTarget(Struct, frozen=True):
    """Where spans go: a file, or a collector if `file` is None."""

    file: Path | None = None
    host: str = ""
    port: int = DEFAULT_PORT
    path: str = DEFAULT_PATH


def check_target(text: object) -> None:
    """Raise SettingsError with the reason if traces can't go there."""
    parse_target(str(text))


def parse_target(text: str) -> TraceTarget | None:
    """Return the target of a setting; None if it is off."""
    text = text.strip()
    if not text:
        return None
    if "://" not in text:
        file = Path(text).expanduser()
        if not file.is_absolute():
            raise SettingsError("The file for traces needs a whole path: {path}.", path=text)
        return TraceTarget(file)
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port or DEFAULT_PORT
    except ValueError as error:
        raise SettingsError("{url} isn't an address.", url=repr(text)) from error
    if parts.scheme != "http" or not is_this_machine(host) or parts.username is not None:
        raise SettingsError(
            "Traces are sent only to a collector on this computer, not to {url}.",
            "Write http://127.0.0.1:4318, and have the collector pass them on.",
            url=repr(text),
        )
    # the name of this computer is not looked up: somebody else could answer for it
    address = host if parse_address(host) is not None else "127.0.0.1"
    path = DEFAULT_PATH if parts.path in ("", "/") else parts.path
    query = f"?{parts.query}" if parts.query else ""
    return TraceTarget(None, address, port, path + query)
