"""Values of sandbox access: preset, allowed hosts (how they are written), folders."""

import re
from enum import StrEnum
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop.domain.net_addresses import parse_address

MAX_HOSTS, MAX_FOLDERS = 200, 50


class SandboxPreset(StrEnum):
    """How much a command can reach. Asking the user is a separate setting."""

    STRICT = "strict"
    """The system's programs and the project, but no toolchains of the user and no hosts."""
    DEVELOPER = "developer"
    """The user's toolchains for reading, caches of the workspace's own, and the allowed hosts."""
    OFF = "off"
    """No sandbox. Every command can do whatever the user can do, so that every command asks."""


class SandboxReach(Struct, frozen=True):
    """The sandbox settings that the user chose.

    Without a `preset`, Developer applies in a trusted folder, Strict in any other.
    """

    preset: SandboxPreset | None = None
    hosts: tuple[str, ...] = ()
    readable: tuple[str, ...] = ()
    """Folders besides toolchains that commands may read, as real paths."""

    def in_force(self, *, trusted: bool) -> SandboxPreset:
        """Return the preset in force, which is always Strict if the folder is not trusted."""
        if not trusted:
            return SandboxPreset.STRICT
        return self.preset or SandboxPreset.DEVELOPER


_HOST_NAME = re.compile(r"[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_])?")
_NUMERIC_HOST = re.compile(r"(?:.*\.)?(?:\d+|0x[0-9a-f]*)")
"""Systems take such a name for an address in another form: 0x7f.1 is 127.0.0.1."""
UNPROXIED = ("localhost", "127.0.0.1", "::1")
"""Hosts for which programs ask no proxy: in the sandbox, they are the sandbox itself."""
USUAL_PORT = {"http": 80, "https": 443}


class ProxyTarget(Struct, frozen=True):
    """A host and a port, as named in the list."""

    host: str
    port: int

    @property
    def words(self) -> str:
        return self._spell(USUAL_PORT["https"])

    @property
    def host_field(self) -> str:
        """The value of the field Host in a request that is not encrypted."""
        return self._spell(USUAL_PORT["http"])

    def _spell(self, usual_port: int) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == usual_port else f"{host}:{self.port}"


def parse_target(text: str) -> ProxyTarget | None:
    """Parse `host`, `host:port` or `[address]:port`; return None for anything but a plain host."""
    text = text.strip().lower()
    if not (text.isascii() and text.isprintable()) or "@" in text or "/" in text or "%" in text:
        return None
    try:
        parts = urlsplit(f"//{text}")
        host, port = parts.hostname or "", parts.port or USUAL_PORT["https"]
    except ValueError:
        return None
    is_plain_host = _HOST_NAME.fullmatch(host) or (text.startswith("[") and ":" in host)
    if _NUMERIC_HOST.fullmatch(host) and parse_address(host) is None:
        return None
    return ProxyTarget(host, port) if is_plain_host else None
