"""What a dialect is: how a request is written in it and how its stream is read.

Grammars are still: no connection, no clock, no key. `wire` carries what they write and hands them
what came; a table of bytes is enough to test them.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Protocol, runtime_checkable

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.llm import ModelRequest, ProviderEvent

Pictures = Mapping[Digest, bytes]
"""The bytes of the pictures that a request shows."""


class Framing(StrEnum):
    """How a stream is cut into events: server-sent events, or one JSON value a line."""

    SSE = "sse"
    LINES = "lines"


class EncodedRequest(Struct, frozen=True):
    """A request as it goes out, but for the key: path below the endpoint's address, body."""

    path: str
    body: bytes
    headers: tuple[tuple[str, str], ...] = ()


class StreamParser(Protocol):
    """Reads one stream. An error inside it is raised as a ProviderError of the right kind."""

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        """One event of the stream: its name (\"\" if it has none) and its text."""
        ...

    def close(self) -> Iterable[ProviderEvent]:
        """The stream is over. Ends with Finished; a stream that was cut: INTERRUPTED."""
        ...


@runtime_checkable
class Learner(Protocol):
    """A dialect that writes some requests otherwise once an endpoint has refused them."""

    def learned(self, refusal: str) -> bool:
        """Whether the refusal taught something, so that the request is worth sending again."""
        ...


@runtime_checkable
class Counting(Protocol):
    """A dialect that has a question for what a request takes, beside the request itself."""

    def counting(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest: ...
    def counted(self, answer: bytes) -> int:
        """The tokens of an answer to it; ValueError where it names none."""
        ...


class Dialect(Protocol):
    """One dialect."""

    @property
    def framing(self) -> Framing: ...

    def outgoing(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest: ...
    def reader(self) -> StreamParser: ...
    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        """How the key is shown; called with a key only, never logged, never kept."""
        ...
