"""One question to a model, beside the conversation: its answer as text, or a ProviderError.

Whatever the model does (hangs, never ends, says nothing, calls tools), this ends in bounded time.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass, replace

from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.llm import (
    Finished,
    Llm,
    ProviderEvent,
    Request,
    StopReason,
    TextDelta,
    Usage,
)
from helix_desktop.engine.equipment import Voice

LONGEST_TOKEN = 16
"""Characters of a token at most; an answer longer than its tokens allow is cut off."""

_USABLE = frozenset({StopReason.ANSWERED, StopReason.LENGTH})


@dataclass(frozen=True, slots=True)
class Answer:
    """What a model said and what it reports to have used."""

    text: str
    usage: Usage | None


@dataclass(frozen=True, slots=True)
class Spent:
    """What the questions of one piece of work took; `cost` in US dollars."""

    usage: Usage | None = None
    cost: float = 0.0
    seconds: float = 0.0

    def plus(self, other: "Spent") -> "Spent":
        return Spent(
            _sum(self.usage, other.usage), self.cost + other.cost, self.seconds + other.seconds
        )

    def more(self, usage: Usage | None, llm: Llm) -> "Spent":
        """With one more answer of a model."""
        return self.plus(Spent(usage, cost(usage, llm) if usage else 0.0))

    def lasting(self, seconds: float) -> "Spent":
        return replace(self, seconds=seconds)


NOTHING_SPENT = Spent()


async def ask(voice: Voice, request: Request, seconds: float) -> Answer:
    """The model's words; ProviderError if none came in time or they broke off."""
    said = _Said(request.max_output * LONGEST_TOKEN)
    try:
        async with asyncio.timeout(seconds):
            await said.listen(voice.provider.stream(request))
    except TimeoutError as error:
        raise ProviderError(f"{voice.llm.name or voice.llm.id} took too long.") from error
    if said.reason not in _USABLE or not said.text.strip():
        raise ProviderError(f"{voice.llm.name or voice.llm.id} gave no usable answer.")
    return Answer(said.text, said.usage)


def cost(usage: Usage, llm: Llm) -> float:
    """US dollars of one call."""
    prices = llm.prices
    read = usage.cache_read * prices.cache_read + usage.cache_write * prices.cache_write
    return (usage.input * prices.input + usage.output * prices.output + read) / 1e6


class _Said:
    """A stream's text, up to a length."""

    def __init__(self, longest: int) -> None:
        self.reason = StopReason.INTERRUPTED
        self.usage: Usage | None = None
        self._pieces: list[str] = []
        self._room = longest

    @property
    def text(self) -> str:
        return "".join(self._pieces)

    async def listen(self, stream: AsyncIterator[ProviderEvent]) -> None:
        try:
            async for event in stream:
                self._take(event)
                if self._room < 0:
                    self.reason = StopReason.LENGTH
                    break
        finally:
            if isinstance(stream, AsyncGenerator):
                await stream.aclose()

    def _take(self, event: ProviderEvent) -> None:
        match event:
            case TextDelta(text):
                self._pieces.append(text)
                self._room -= len(text)
            case Finished(reason, usage):
                self.reason, self.usage = reason, usage


def _sum(one: Usage | None, other: Usage | None) -> Usage | None:
    if one is None or other is None:
        return one or other
    return Usage(
        one.input + other.input,
        one.output + other.output,
        one.cache_read + other.cache_read,
        one.cache_write + other.cache_write,
    )
