"""Vaults and speeches for tests: a keyring that keeps, one that hangs, one that is locked."""

import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import ProviderUnreachable, SecretError
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
)
from helix_desktop.domain.ports import Provider
from helix_desktop.providers.dialect import DocumentFetcher
from tests.waiting import LIMIT_SECONDS

KeyOf = Callable[[], Awaitable[str]]


@dataclass
class FakeKeyring:
    """Implements Vault as a keyring does; `looks` counts how often it was asked."""

    secrets: dict[str, str] = field(default_factory=dict)
    looks: int = 0
    error: Exception | None = None

    def backend(self) -> str:
        return "tests.Ring"

    def get(self, name: str) -> str | None:
        self.looks += 1
        if self.error:
            raise self.error
        return self.secrets.get(name)

    def set(self, name: str, secret: str) -> None:
        if self.error:
            raise self.error
        self.secrets[name] = secret

    def delete(self, name: str) -> None:
        self.secrets.pop(name, None)


LOCKED = SecretError(
    "The system keyring won't release the key.", "Unlock the keyring and try again."
)


class Hanging(FakeKeyring):
    """A keyring whose unlock prompt nobody answers, until `answered` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.answered = threading.Event()

    def get(self, name: str) -> str | None:
        self.looks += 1
        assert self.answered.wait(LIMIT_SECONDS), "nobody gave up waiting"
        return self.secrets.get(name)


class Echo:
    """Implements Provider: answers with the endpoint that was asked and the key's last letters."""

    def __init__(self, endpoint: Endpoint, key: KeyOf, requests: list[ModelRequest]) -> None:
        self._endpoint, self._key, self._requests = endpoint, key, requests

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        secret = await self._key()
        self._requests.append(request)
        yield TextDelta(f"{self._endpoint.id} says hello to {secret[-4:]}")
        yield StreamFinished(StopReason.ANSWERED)


@dataclass
class FakeProviderFactory:
    """Implements Speech without a network; `documents` are what is fetched."""

    documents: Mapping[str, bytes] = field(default_factory=dict)
    requests: list[ModelRequest] = field(default_factory=list)
    fetches: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    failure: Exception | None = None
    closed: bool = False

    def provider(
        self,
        endpoint: Endpoint,
        key: KeyOf,
        pictures: Callable[[Digest], Awaitable[bytes]],
    ) -> Provider:
        return Echo(endpoint, key, self.requests)

    async def fetch(self, url: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
        self.fetches.append((url, dict(headers)))
        if self.failure:
            raise self.failure
        if url not in self.documents:
            raise ProviderUnreachable("Nothing answers there.")
        return self.documents[url]

    def fetcher(self, _endpoint: Endpoint, _key: str) -> DocumentFetcher:
        return self.fetch

    async def close(self) -> None:
        self.closed = True
