"""A model handle over the fault server, with little patience, and what it says."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StreamFinished,
    TextDelta,
)
from helix_desktop.domain.messages import Image, Message, Role, Text
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import Dialect, Framing
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.http.retries import RetryOptions
from helix_desktop.providers.http.timeouts import HttpTimeouts
from tests.system.peers.fault_server import FaultServer
from tests.system.peers.tiny_grammar import TinyGrammar

LITTLE = HttpTimeouts(
    connect=2.0,
    first=1.0,
    idle=0.6,
    total=2.0,
    small=1.0,
    after=0.1,
)
FEW_RETRIES = RetryOptions(random_share=lambda: 4.0, max_wait_seconds=5.0, max_busy=3)
"""Without waits: a quarter of this chance is taken off each wait."""
KEY = "a-key-of-no-known-shape"
LLM = Llm("tiny", "tiny", 8_000, 1_000)
HELLO = ModelRequest(LLM, (Message(Role.USER, (Text("hello"),)),))


@dataclass
class RequestOutcome:
    """What came of one request."""

    events: list[ProviderEvent] = field(default_factory=list)
    error: ProviderError | None = None
    seconds: float = 0.0

    @classmethod
    async def of(cls, provider: HttpProvider, request: ModelRequest) -> "RequestOutcome":
        outcome = cls()
        try:
            async for event in provider.stream(request):
                outcome.events.append(event)
        except ProviderError as error:
            outcome.error = error
        return outcome

    @property
    def text(self) -> str:
        return "".join(event.text for event in self.events if isinstance(event, TextDelta))

    @property
    def retries(self) -> list[RetryScheduled]:
        return [event for event in self.events if isinstance(event, RetryScheduled)]

    @property
    def end(self) -> StreamFinished:
        last = self.events[-1]
        assert isinstance(last, StreamFinished), last
        return last


@dataclass
class Talk:
    """A server, a line to it and a model handle."""

    server: FaultServer
    line: HttpClient
    model_handle: HttpProvider

    async def hear(self, request: ModelRequest = HELLO) -> RequestOutcome:
        began = time.monotonic()
        outcome = await RequestOutcome.of(self.model_handle, request)
        outcome.seconds = time.monotonic() - began
        return outcome


async def no_pictures(image: Image, _llm: Llm) -> bytes:
    return image.content.encode()


async def the_key() -> str:
    return KEY


@asynccontextmanager
async def talking_to_a_server(
    timeouts: HttpTimeouts = LITTLE,
    framing: Framing = Framing.SSE,
    *,
    jitter: float = 4.0,
    dialect: Dialect | None = None,
) -> AsyncIterator[Talk]:
    """With a `jitter` of 4 nothing is waited for (a quarter of it is taken off each wait)."""
    async with FaultServer() as server:
        endpoint = Endpoint("tiny", "Tiny", DialectId.OPENAI_CHAT, server.url)
        line = HttpClient(timeouts)
        model_handle = HttpProvider(
            endpoint,
            dialect or TinyGrammar(framing),
            line,
            key=the_key,
            pictures=no_pictures,
            retry_options=replace(FEW_RETRIES, random_share=lambda: jitter),
        )
        try:
            yield Talk(server, line, model_handle)
        finally:
            await line.close()
