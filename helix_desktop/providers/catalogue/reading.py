"""Reading lists of models whoever wrote them: a line that is odd is passed over, not the list."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, TypeVar

import msgspec
from msgspec import Raw, Struct

from helix_desktop.domain.errors import ProviderGarbled
from helix_desktop.providers.catalogue.listed import Listed

MOST = 5_000
"""Models of one endpoint; OpenRouter has some 600."""

LARGEST_COUNT = 100_000_000
"""Tokens; a window beyond that is no window."""

T = TypeVar("T", bound=Struct)

Headers = Mapping[str, str]


class Fetcher(Protocol):
    """Gets one small document; with a body it is posted. Failures are ProviderErrors."""

    async def __call__(self, url: str, headers: Headers, body: bytes = b"") -> bytes: ...


class Envelope(Struct):
    """Where lists keep their lines: OpenAI's and Anthropic's in `data`, the others in `models`."""

    data: list[Raw] = []
    models: list[Raw] = []


def envelope(data: bytes) -> Envelope:
    """ProviderGarbled if it is no list at all."""
    try:
        if data.lstrip().startswith(b"["):  # Together's list stands alone
            return Envelope(data=msgspec.json.decode(data, type=list[Raw]))
        return msgspec.json.decode(data, type=Envelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProviderGarbled(
            "What came back is no list of models.", "Look at the endpoint's address."
        ) from error


def read(
    lines: Iterable[Raw], kind: type[T], turn: Callable[[T], Listed | None]
) -> tuple[Listed, ...]:
    """The models of a list, each once; `turn` gives None for what is none."""
    found: dict[str, Listed] = {}
    for line in list(lines)[:MOST]:
        entry = maybe(line, kind)
        listed = turn(entry) if entry is not None else None
        if listed is not None and listed.id:
            found.setdefault(listed.id, listed)
    return tuple(found.values())


def maybe(data: Raw | bytes, kind: type[T]) -> T | None:
    """What only some tell, if it is there and what it should be."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def count(value: int | None) -> int:
    return value if value and 0 < value <= LARGEST_COUNT else 0
