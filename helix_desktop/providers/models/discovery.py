"""Asks a provider for its models, and finds local servers (Ollama, LM Studio, llama.cpp)."""

import asyncio
from collections.abc import Iterable

from msgspec import Struct

from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderError
from helix_desktop.providers.dialect import DocumentFetcher, ListedModel
from helix_desktop.providers.http.endpoint_options import key_headers, with_options
from helix_desktop.providers.models.endpoints import LOCAL

DETECTION_SECONDS = 1.0
"""Seconds for a server on this machine to answer; a running one needs a hundredth of that."""


class DetectedServer(Struct, frozen=True):
    """A server that answered, and its models."""

    endpoint: Endpoint
    models: tuple[ListedModel, ...]


async def list_models(
    endpoint: Endpoint, key: str, fetch: DocumentFetcher
) -> tuple[ListedModel, ...]:
    """Return the provider's current models; raise ProviderError if it does not answer properly."""
    # lazy: all the dialects take 50 ms to import, and a start needs none
    from helix_desktop.providers.dialects.table import DIALECTS  # noqa: PLC0415

    options = endpoint.options
    make = DIALECTS.get(endpoint.dialect)
    dialect = make(endpoint.base_url) if make else None
    if dialect is None:
        return ()
    headers = key_headers(dialect, options, key)
    return await dialect.list_models(endpoint.base_url, headers, with_options(fetch, options))


async def detect_servers(
    fetch: DocumentFetcher,
    endpoints: Iterable[Endpoint] = LOCAL,
    *,
    seconds: float = DETECTION_SECONDS,
) -> tuple[DetectedServer, ...]:
    """Return the servers that answer; all are asked at once, each for at most `seconds`."""

    async def detect(endpoint: Endpoint) -> DetectedServer | None:
        try:
            async with asyncio.timeout(seconds):
                models = await list_models(endpoint, "", fetch)
        except (ProviderError, TimeoutError):
            return None
        # an Ollama without models is worth reporting; an empty list from others may mean anything
        known = bool(models) or endpoint.dialect is DialectId.OLLAMA
        return DetectedServer(endpoint, models) if known else None

    answers = await asyncio.gather(*map(detect, endpoints))
    return tuple(server for server in answers if server is not None)
