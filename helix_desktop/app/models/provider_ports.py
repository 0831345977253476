"""The protocol of the factory of providers, so that it can be imported late."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.messages import Image
from helix_desktop.domain.ports import Provider
from helix_desktop.providers.dialect import DocumentFetcher, Headers

KeyOf = Callable[[], Awaitable[str]]
"""Looks up the key of one endpoint when it is needed."""


Pictures = Callable[[Image, Llm], Awaitable[bytes | None]]
"""Returns the bytes of a picture as a model is sent them; None if there are none."""


MakeProvider = Callable[[Endpoint, KeyOf], Awaitable[Provider]]
"""Makes the provider for an endpoint."""


class ProviderFactory(Protocol):
    """A factory of providers, and requests for small documents from endpoints."""

    def provider(self, endpoint: Endpoint, key: KeyOf, pictures: Pictures) -> Provider: ...
    async def fetch(self, url: str, headers: Headers, body: bytes = b"") -> bytes: ...
    def fetcher(self, endpoint: Endpoint, key: str) -> DocumentFetcher:
        """Return a function that fetches an endpoint's documents, signed if it wants that."""
        ...

    async def close(self) -> None: ...
