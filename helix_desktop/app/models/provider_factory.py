"""Makes the provider of an endpoint: its dialect, its key, and the shared HTTP client.

Imported late: httpx and the dialects are not needed before the first request.
"""

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import RequestRefused
from helix_desktop.domain.ports import Provider
from helix_desktop.providers.dialect import Dialect, DocumentFetcher
from helix_desktop.providers.dialects.table import DIALECTS
from helix_desktop.providers.http.http_client import HttpClient, OutgoingHttpRequest
from helix_desktop.providers.http.http_provider import HttpProvider, SentPicture
from helix_desktop.providers.signing.request_signers import (
    RequestSigner,
    SigningEnvironment,
    make_signer,
)

_NONE: Final[Mapping[str, str]] = MappingProxyType({})


class HttpProviderFactory:
    """A ProviderFactory with one HTTP client, and one dialect for each endpoint.

    What a server taught a dialect holds in all workspaces, until the program ends.
    """

    def __init__(
        self, http_client: HttpClient | None = None, *, signing: SigningEnvironment | None = None
    ) -> None:
        self._http_client = http_client or HttpClient()
        self._signing = signing or SigningEnvironment(learn_secret=KNOWN_KEYS.learn)
        self._dialects: dict[Endpoint, Dialect] = {}
        self._signers: dict[Endpoint, RequestSigner | None] = {}

    def provider(
        self,
        endpoint: Endpoint,
        key: Callable[[], Awaitable[str]],
        pictures: SentPicture,
    ) -> Provider:
        dialect = self._dialects.get(endpoint) or make_dialect(endpoint)
        self._dialects[endpoint] = dialect
        provider = HttpProvider(endpoint, dialect, self._http_client, key=key, pictures=pictures)
        provider.signer = self._signer(endpoint)
        return provider

    def _signer(self, endpoint: Endpoint) -> RequestSigner | None:
        """Return the endpoint's signer, which keeps its token for all workspaces."""
        if endpoint not in self._signers:
            self._signers[endpoint] = make_signer(endpoint, self.fetch, self._signing)
        return self._signers[endpoint]

    async def fetch(self, url: str, headers: Mapping[str, str] = _NONE, body: bytes = b"") -> bytes:
        return await self._http_client.fetch(url, headers, body)

    def fetcher(self, endpoint: Endpoint, key: str) -> DocumentFetcher:
        """Return a function that fetches an endpoint's documents, signed if it wants that."""
        signer = self._signer(endpoint)
        if signer is None:
            return self.fetch

        async def fetched(url: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
            request = OutgoingHttpRequest(url, body, headers)
            return await self.fetch(url, {**headers, **await signer.headers(request, key)}, body)

        return fetched

    async def close(self) -> None:
        await self._http_client.close()


def make_dialect(endpoint: Endpoint) -> Dialect:
    """Return the dialect of an endpoint; raise RequestRefused if it is not spoken over HTTP."""
    make = DIALECTS.get(endpoint.dialect)
    if make is None:
        raise RequestRefused(
            "{endpoint} isn't reached over HTTP.",
            "Choose another dialect for this provider.",
            endpoint=endpoint.name,
        )
    return make(endpoint.base_url)
