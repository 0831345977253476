"""What all lists of models share: unusual entries, counts, models that cannot chat.

An unusual entry is skipped without rejecting the list.
"""

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

from helix_desktop.domain.errors import ProviderError, ProviderResponseInvalid
from helix_desktop.providers.dialect import DocumentFetcher, Headers, ListedModel

MAX_MODELS = 5_000
"""Most models of one provider; OpenRouter has some 600."""

MAX_COUNT = 100_000_000
"""Most tokens of a valid context window."""

T = TypeVar("T", bound=Struct)


class ListEnvelope(Struct):
    """A list of models: OpenAI's and Anthropic's are in `data`, the others' in `models`."""

    data: list[Raw] = []
    models: list[Raw] = []


def read_envelope(data: bytes) -> ListEnvelope:
    """Decode a list; raise ProviderResponseInvalid if there is none."""
    try:
        if data.lstrip().startswith(b"["):  # Together's list has no envelope
            return ListEnvelope(data=msgspec.json.decode(data, type=list[Raw]))
        return msgspec.json.decode(data, type=ListEnvelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise no_list_error() from error


def no_list_error() -> ProviderResponseInvalid:
    return ProviderResponseInvalid(
        "The provider didn't return a list of models.", "Check the base URL."
    )


def read_entries(
    entries: Iterable[Raw], kind: type[T], convert: Callable[[T], ListedModel | None]
) -> tuple[ListedModel, ...]:
    """Return the models of a list, each once; `convert` returns None for an entry that is not a
    model.
    """
    by_id: dict[str, ListedModel] = {}
    for line in list(entries)[:MAX_MODELS]:
        entry = read_optional(line, kind)
        listed = convert(entry) if entry is not None else None
        if listed is not None and listed.id:
            by_id.setdefault(listed.id, listed)
    return tuple(by_id.values())


def read_optional_entries(
    data: bytes, kind: type[T], convert: Callable[[T], ListedModel | None]
) -> dict[str, ListedModel]:
    """Return the models of an optional list by ID; none if it is missing or invalid."""
    try:
        envelope = read_envelope(data)
    except ProviderError:
        return {}
    return {
        entry.id: entry for entry in read_entries(envelope.data + envelope.models, kind, convert)
    }


def read_optional(data: Raw | bytes, kind: type[T]) -> T | None:
    """Decode an optional document; return None if it is missing or invalid."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def clean_count(value: int | None) -> int:
    return value if value and 0 < value <= MAX_COUNT else 0


NOT_CHAT_NAMES = re.compile(
    r"embed|whisper|tts|dall-e|moderation|realtime|transcri|davinci|babbage|sora|image|audio"
    r"|rerank|guard|ocr"
)
"""Names of listed models that do not chat."""

NOT_CHAT_TYPES = frozenset({"embedding", "embeddings", "image", "audio", "rerank", "moderation"})
"""Types of listed models that do not chat."""


async def fetch_optional(
    fetch: DocumentFetcher, address: str, headers: Headers, *, body: bytes = b""
) -> bytes:
    """Return a document that only some servers have; b"" if it is missing."""
    try:
        return await fetch(address, headers, body)
    except ProviderError:
        return b""
