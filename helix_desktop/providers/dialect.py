"""What a dialect (protocol of a provider) must do: write requests, read streams, list models.

Dialects are pure: no connection, no clock, no key. `providers/http` sends their bytes and passes
the received bytes to them, so a table of bytes is enough to test them. The documents of a list of
models are fetched by a function that the caller passes in.
"""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import ClassVar, Protocol

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.effort import Effort, KnownEfforts
from helix_desktop.domain.llm import ModelRequest, Prices, ProviderEvent

Pictures = Mapping[Digest, bytes]
"""The bytes of a request's pictures, by digest."""

DONE = "[DONE]"
"""The last event of a stream, in the dialects that have one; some servers add it in others."""

EXCEPTION = "exception "
"""The beginning of an event's name in AWS's framing if the event is an error of that name."""


class Framing(StrEnum):
    """Ways to split a stream into events: server-sent events, JSON lines, or AWS's messages."""

    SSE = "sse"
    LINES = "lines"
    AWS = "aws"


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


_BEDROCK = re.compile(r"^(?:.*\.)?anthropic\.|-v\d+(?::\d+\w*)?$")


def without_bedrock_marks(model: str) -> str:
    """Return the name that a model's maker uses, without the region and the version that Bedrock
    adds.
    """
    return _BEDROCK.sub("", model)


class ListedModel(Struct, frozen=True, omit_defaults=True):
    """An entry of a provider's list; 0, "" and None mean unknown."""

    id: str
    name: str = ""
    window: int = 0
    max_output: int = 0
    input: float = 0.0
    output: float = 0.0
    cache_read: float = 0.0
    cache_write: float = 0.0
    tools: bool | None = None
    thinking: bool | None = None
    images: bool | None = None
    efforts: KnownEfforts | None = None
    largest_window: int = 0
    """The largest value that `window` may be raised to; 0 means that it may not."""

    @property
    def prices(self) -> Prices:
        return Prices(self.input, self.output, self.cache_read, self.cache_write)


Headers = Mapping[str, str]


class DocumentFetcher(Protocol):
    """A function that fetches a small document, by POST with a body; raises ProviderError."""

    async def __call__(self, url: str, headers: Headers, body: bytes = b"") -> bytes: ...


class Dialect(Protocol):
    """A provider's protocol: how requests are written and streams are read."""

    can_count: ClassVar[bool] = False
    """Whether there is a request for counting another request's tokens."""

    @property
    def framing(self) -> Framing:
        return Framing.SSE

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest: ...
    def new_parser(self, model: str = "") -> StreamParser: ...
    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        """Return the headers with the key; called only with a key, never logged, never stored."""
        return (("Authorization", f"Bearer {key}"),)

    def learn_from_rejection(self, refusal: str, model: str) -> bool:
        """Return whether a rejection was understood, so that the next body may be a different one.

        What was learned applies to all later requests to this model.
        """
        return False

    def accepted_effort(self, request: ModelRequest) -> Effort:
        """Return the effort that is sent for a request, as far as the server has said what it
        accepts.
        """
        return request.effort

    def encode_count_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        raise ValueError("this protocol has no request for counting")

    def parse_count(self, answer: bytes) -> int:
        """Return the tokens in an answer to a count request; raise ValueError if it has none."""
        raise ValueError("this protocol has no request for counting")

    async def list_models(
        self, base_url: str, headers: Headers, fetch: DocumentFetcher
    ) -> tuple[ListedModel, ...]:
        """Return the models that a server lists; raise ProviderError if the answer is not a
        list.
        """
        ...
