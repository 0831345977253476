"""What an endpoint tells of its models, and which servers of this machine answer at all."""

import asyncio
from collections.abc import Iterable

from helix_desktop.domain.endpoint import Dialect, Endpoint
from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.values import value
from helix_desktop.providers.catalogue.endpoints import LOCAL, is_local
from helix_desktop.providers.catalogue.lines import (
    AnthropicLine,
    GeminiLine,
    OpenLine,
    of_anthropic,
    of_gemini,
    of_open,
)
from helix_desktop.providers.catalogue.listed import Listed
from helix_desktop.providers.catalogue.local import near_models, ollama_models
from helix_desktop.providers.catalogue.reading import Fetcher, Headers, envelope, read

_WHOLE = {Dialect.ANTHROPIC: "?limit=1000", Dialect.GEMINI: "?pageSize=1000"}
"""The largest page, where lists come in pages."""

DETECTING = 1.0
"""Seconds a server on this machine has to answer; one that is up needs a hundredth of it."""


@value
class Found:
    """A server that answers, and its models."""

    endpoint: Endpoint
    models: tuple[Listed, ...]


async def models_of(endpoint: Endpoint, key: str, fetch: Fetcher) -> tuple[Listed, ...]:
    """What the endpoint lists now; a ProviderError if it does not answer or says something else."""
    headers, address = key_headers(endpoint, key), endpoint.base_url
    match endpoint.dialect:
        case Dialect.PRACTICE:
            return ()
        case Dialect.OLLAMA:
            return await ollama_models(address, headers, fetch)
        case Dialect.OPENAI_CHAT | Dialect.OPENAI_RESPONSES if is_local(endpoint):
            return await near_models(address, headers, fetch)
        case _:
            asked = f"{address}/models{_WHOLE.get(endpoint.dialect, '')}"
            return _listed(endpoint.dialect, await fetch(asked, headers))


def _listed(dialect: Dialect, data: bytes) -> tuple[Listed, ...]:
    found = envelope(data)
    match dialect:
        case Dialect.ANTHROPIC:
            return read(found.data, AnthropicLine, of_anthropic)
        case Dialect.GEMINI:
            return read(found.models, GeminiLine, of_gemini)
        case _:
            return read(found.data, OpenLine, of_open)


def key_headers(endpoint: Endpoint, key: str) -> Headers:
    """What a list is asked for with."""
    match endpoint.dialect:
        case Dialect.ANTHROPIC:
            shown = {"x-api-key": key} if key else {}
            return {"anthropic-version": "2023-06-01", **shown}
        case Dialect.GEMINI:
            return {"x-goog-api-key": key} if key else {}
        case _:
            return {"authorization": f"Bearer {key}"} if key else {}


async def detect(
    fetch: Fetcher, endpoints: Iterable[Endpoint] = LOCAL, *, seconds: float = DETECTING
) -> tuple[Found, ...]:
    """The servers among them that answer; all are asked at once, and none for longer than that."""
    answers = await asyncio.gather(*(_answer(each, fetch, seconds) for each in endpoints))
    return tuple(found for found in answers if found is not None)


async def _answer(endpoint: Endpoint, fetch: Fetcher, seconds: float) -> Found | None:
    try:
        async with asyncio.timeout(seconds):
            models = await models_of(endpoint, "", fetch)
    except (ProviderError, TimeoutError):
        return None
    # an Ollama without models is worth telling; an empty list from elsewhere may be anything
    known = bool(models) or endpoint.dialect is Dialect.OLLAMA
    return Found(endpoint, models) if known else None
