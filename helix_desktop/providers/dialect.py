"""The protocols of a dialect, which writes requests and reads streams.

Dialects are pure: no connection, no clock, no key. `providers/http` sends their bytes and passes
the received bytes to them, so a table of bytes is enough to test them.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Protocol, runtime_checkable

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.llm import ModelRequest, ProviderEvent

Pictures = Mapping[Digest, bytes]
"""The bytes of a request's pictures, by digest."""


class Framing(StrEnum):
    """Ways to split a stream into events: server-sent events, or one JSON value per line."""

    SSE = "sse"
    LINES = "lines"


class EncodedRequest(Struct, frozen=True):
    """A request without its key: the path below the base URL, the body and the headers."""

    path: str
    body: bytes
    headers: tuple[tuple[str, str], ...] = ()


class StreamParser(Protocol):
    """The parser of one stream.

    An error inside the stream is raised as a ProviderError of the right kind.
    """

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        """Parse one event of the stream: its name ("" if there is none) and its text."""
        ...

    def close(self) -> Iterable[ProviderEvent]:
        """Finish the stream.

        The last event is StreamFinished, with INTERRUPTED for a cut stream.
        """
        ...


@runtime_checkable
class Learner(Protocol):
    """A dialect that writes some requests differently once a server has rejected them."""

    def learned(self, refusal: str) -> bool:
        """Return whether the rejection was understood, so that a new attempt may succeed."""
        ...


@runtime_checkable
class Counting(Protocol):
    """A dialect with a request for counting another request's tokens."""

    def counting(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest: ...
    def counted(self, answer: bytes) -> int:
        """Return the tokens in an answer; raise ValueError if there are none."""
        ...


class Dialect(Protocol):
    """A provider's protocol: how requests are written and streams are read."""

    @property
    def framing(self) -> Framing: ...

    def outgoing(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest: ...
    def reader(self) -> StreamParser: ...
    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        """Return the headers with the key; called only with a key, never logged, never stored."""
        ...
