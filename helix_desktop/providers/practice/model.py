"""The built-in practice model: deterministic, offline, without a key, and plain about what it is.

It sees nothing but the request, drives the tools like any model, and only ever quotes what their
outputs say. Questions that the engine asks beside the conversation are answered in their form.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

from helix_desktop.context.rough import FRAME
from helix_desktop.context.texts.fitting import head
from helix_desktop.domain.llm import (
    CallMade,
    Finished,
    Llm,
    Prices,
    ProviderEvent,
    Request,
    StopReason,
    TextDelta,
)
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.values import value
from helix_desktop.providers.practice.tally import SCALES, PrefixCache

PRACTICE = Llm("practice", "practice", 128_000, 4_000, name="Practice model", prices=Prices())
PRACTICE_FAST = replace(PRACTICE, id="practice-fast", max_output=8_000, name="Practice model, fast")
PRACTICE_WIDE = replace(
    PRACTICE,
    id="practice-wide",
    window=1_000_000,
    max_output=16_000,
    name="Practice model, wide",
)
LLMS = (PRACTICE, PRACTICE_FAST, PRACTICE_WIDE)
"""One for each role, so that all roles can be tried."""

PIECE = 24
"""Characters of one streamed piece."""
LIGHT = 100_000
"""Characters of a request below which thinking takes no longer than a thread is worth."""


@value
class Reply:
    """What is said, what is called, and why it ends."""

    text: str
    calls: tuple[ToolCall, ...] = ()
    reason: StopReason = StopReason.ANSWERED

    @property
    def tokens(self) -> int:
        called = (FRAME + SCALES.count(f"{call.tool}{call.arguments}") for call in self.calls)
        return SCALES.count(self.text) + sum(called)


class PracticeModel:
    """Implements Provider without a network; `pace` is seconds between two pieces."""

    def __init__(self, pace: float = 0.0) -> None:
        self._pace = pace
        self._prefixes = PrefixCache()
        self._awake = False

    async def stream(self, request: Request) -> AsyncIterator[ProviderEvent]:
        if self._awake and _weight(request) < LIGHT:
            said = reply(request)
        else:
            said = await asyncio.to_thread(reply, request)
            self._awake = True
        usage = replace(self._prefixes.read(request), output=said.tokens)
        for piece in pieces(said.text):
            await asyncio.sleep(self._pace)
            yield TextDelta(piece)
        for call in said.calls:
            yield CallMade(call)
        yield Finished(said.reason, usage)


def reply(request: Request) -> Reply:
    """The whole of what is said to a request; the same request always gets the same."""
    # lazy: their patterns take a tenth of the time in which the window has to open
    from helix_desktop.providers.practice.aside.questions import answer  # noqa: PLC0415
    from helix_desktop.providers.practice.continuing import ALL, rest, unbroken  # noqa: PLC0415
    from helix_desktop.providers.practice.planning import Ask, next_move  # noqa: PLC0415

    aside = answer(request)
    if aside is not None:
        return _cut(Reply(aside), request)
    request, before_the_cut = unbroken(request)
    move = next_move(request)
    if not isinstance(move, Ask):
        return _cut(Reply(rest(move.text, before_the_cut)), request)
    before = sum(len(message.calls) for message in request.messages)
    calls = tuple(
        ToolCall(f"call-{number}", planned.tool, planned.arguments)
        for number, planned in enumerate(move.calls, before + 1)
    )
    said = rest(move.said, before_the_cut)
    return Reply("" if said == ALL else said, calls, StopReason.TOOLS)


def pieces(text: str) -> Iterator[str]:
    """The text in pieces of the size that a network would bring."""
    return (text[at : at + PIECE] for at in range(0, len(text), PIECE))


def _cut(said: Reply, request: Request) -> Reply:
    """No reply is longer than the request allows."""
    room = request.max_output or request.llm.max_output
    if not SCALES.exceeds(said.text, room):
        return said
    return Reply(head(said.text, room, SCALES) or said.text[:1], reason=StopReason.LENGTH)


def _weight(request: Request) -> int:
    return sum(len(getattr(part, "text", "")) for each in request.messages for part in each.parts)
