"""Which revision of the protocol a client speaks, and what that changes.

Until 2025-11-25 a handshake agrees on one; since 2026-07-28 every request says it by itself.
"""

from msgspec import UNSET, Raw

from helix_desktop.domain.parsing import Unparsable, parsed_json
from helix_desktop.tools.mcp_server.wire import (
    CAPABILITIES_KEY,
    INVALID_PARAMS,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    UNSUPPORTED_VERSION,
    VERSION_KEY,
    Meta,
    Refused,
)

BY_HANDSHAKE = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")
BY_REQUEST = ("2026-07-28",)
WITH_BATCHES = "2025-03-26"
"""The only revision whose messages may come in batches."""

_ONLY_BY_HANDSHAKE = ("initialize", "ping")
_ONLY_BY_REQUEST = ("server/discover",)


class Era:
    """What this client spoke first; it stays with that."""

    def __init__(self) -> None:
        self.agreed = ""
        """The revision of the handshake, if there was one."""
        self._by_request = False

    def agree(self, wanted: str) -> str:
        """The revision that a handshake ends with: the wanted one, or our newest."""
        if not wanted:
            raise Refused(INVALID_PARAMS, "initialize names a protocolVersion.")
        self.agreed = wanted if wanted in BY_HANDSHAKE else BY_HANDSHAKE[-1]
        return self.agreed

    def admit(self, method: str, meta: Meta, *, greets: bool = False) -> bool:
        """Whether the request speaks for itself; Refused where it fits neither way.

        `greets`: it asks for a handshake, whatever else it carries.
        """
        if meta.version is not UNSET and not greets:
            self._check_request(method, meta, meta.version)
            return True
        if self._by_request:
            raise self._needs_envelope(method)
        if method in _ONLY_BY_REQUEST or not (self.agreed or method in _ONLY_BY_HANDSHAKE):
            raise self._needs_envelope(method)
        return False

    def _check_request(self, method: str, meta: Meta, told: Raw) -> None:
        if self.agreed:
            raise Refused(
                INVALID_REQUEST,
                f"This connection began with a handshake for {self.agreed}; requests that carry "
                "their own protocol version are not served on it.",
            )
        if meta.capabilities is UNSET:
            raise Refused(INVALID_PARAMS, f"params._meta has no {CAPABILITIES_KEY}.")
        try:
            version = parsed_json(bytes(told), str)
        except Unparsable:
            raise Refused(INVALID_PARAMS, f"{VERSION_KEY} is a string.") from None
        if version not in BY_REQUEST:
            raise _unsupported(version)
        self._by_request = True
        if method in _ONLY_BY_HANDSHAKE:
            raise Refused(METHOD_NOT_FOUND, f"There is no method {method} in {version}.")

    def _needs_envelope(self, method: str) -> Refused:
        if method == "initialize":
            return _unsupported("", "This connection serves 2026-07-28, which has no handshake.")
        if self.agreed:
            return Refused(METHOD_NOT_FOUND, f"There is no method {method} in {self.agreed}.")
        return Refused(
            INVALID_PARAMS,
            f"Begin with initialize, or give params._meta {VERSION_KEY} and {CAPABILITIES_KEY}.",
        )


def _unsupported(version: str, text: str = "") -> Refused:
    told = text or f"The protocol version {version[:40]!r} is not served by request."
    return Refused(UNSUPPORTED_VERSION, told, {"supported": BY_REQUEST, "requested": version})
