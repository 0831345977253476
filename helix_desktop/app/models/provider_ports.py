"""The engine's model handles of one workspace: its cast, each with a way to it, weigher and a
gauge.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.ports import Provider
from helix_desktop.providers.models.discovery import Headers

KeyOf = Callable[[], Awaitable[str]]
"""The key of one endpoint, looked for when it is needed."""


Pictures = Callable[[Digest], Awaitable[bytes]]
"""The bytes of a picture that a request shows."""


Speak = Callable[[Endpoint, KeyOf], Awaitable[Provider]]
"""Makes the way to an endpoint."""


class ProviderFactory(Protocol):
    """How endpoints are spoken with, and asked for small documents."""

    def provider(self, endpoint: Endpoint, key: KeyOf, pictures: Pictures) -> Provider: ...
    async def fetch(self, url: str, headers: Headers, body: bytes = b"") -> bytes: ...
    async def close(self) -> None: ...
