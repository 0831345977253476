"""The practice model as a provider that streams its reply.

A reply that broke off is continued: the same request gets the same reply, so what it said before is
left out. The message that asks for the rest comes from the application, not from the user.
"""

import asyncio
from collections.abc import AsyncIterator

from msgspec import Struct

from helix_desktop.context.texts.approximate_weigher import FRAME_TOKENS
from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.context.texts.token_budget import fit_head
from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    Prices,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import Message, Role, ToolCall
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.conversation import WEIGHER, PrefixCache, read_talk
from helix_desktop.providers.practice.engine_questions import answer_engine
from helix_desktop.providers.practice.tasks import plan_next

PRACTICE = Llm(
    "practice",
    "practice",
    128_000,
    4_000,
    name="Practice model",
    prices=Prices(),
    tokenizer_known=False,  # it counts characters
)
PRACTICE_FAST = replace(PRACTICE, id="practice-fast", max_output=8_000, name="Practice model, fast")
PRACTICE_WIDE = replace(
    PRACTICE, id="practice-wide", window=1_000_000, max_output=16_000, name="Practice model, wide"
)
LLMS = (PRACTICE, PRACTICE_FAST, PRACTICE_WIDE)
"""A practice model for each role, so that all roles can be tried."""

NOTHING_LEFT = "(That was all.)"
"""The reply if an earlier one broke off after its last word."""
PIECE_CHARS, MAX_LOOP_CHARS = 24, 100_000
"""Characters of a streamed piece; of a request from which it is answered in a thread."""


class PracticeReply(Struct, frozen=True):
    """A reply: text, tool calls, and the reason of its end."""

    text: str
    calls: tuple[ToolCall, ...] = ()
    reason: StopReason = StopReason.ANSWERED

    @property
    def tokens(self) -> int:
        called = (
            FRAME_TOKENS + WEIGHER.count(f"{call.tool}{call.arguments}") for call in self.calls
        )
        return WEIGHER.count(self.text) + sum(called)


class PracticeModel:
    """Implements Provider without a network; `pause_seconds` is the time between two pieces."""

    def __init__(self, pause_seconds: float = 0.0) -> None:
        self._pause_seconds = pause_seconds
        self._prefixes = PrefixCache()
        self._has_replied = False

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        parts = (part for message in request.messages for part in message.parts)
        if (
            self._has_replied
            and sum(len(getattr(part, "text", "")) for part in parts) < MAX_LOOP_CHARS
        ):
            reply = make_reply(request)
        else:
            # the first reply compiles patterns for up to a tenth of a second
            reply = await asyncio.to_thread(make_reply, request)
            self._has_replied = True
        usage = replace(self._prefixes.read(request), output=reply.tokens)
        for start in range(0, len(reply.text), PIECE_CHARS):
            await asyncio.sleep(self._pause_seconds)
            yield TextDelta(reply.text[start : start + PIECE_CHARS])
        for call in reply.calls:
            yield ToolCallArrived(call)
        yield StreamFinished(reply.reason, usage)


def make_reply(request: ModelRequest) -> PracticeReply:
    """Return the whole reply to a request; equal requests get equal replies."""

    answer = answer_engine(request)
    if answer is not None:
        return _cut(PracticeReply(answer), request)
    # leave out the broken reply, which is continued
    messages, sent = list(request.messages), ""
    while len(messages) > 1 and _asks_to_continue(messages[-1]):
        broken = messages[-2]
        if broken.role is not Role.ASSISTANT or broken.calls:
            break
        sent = broken.text + sent
        del messages[-2:]
    own_messages = tuple(message for message in messages if not _asks_to_continue(message))
    request = replace(request, messages=own_messages)
    move = plan_next(read_talk(request))
    if isinstance(move, str):
        return _cut(PracticeReply(move.removeprefix(sent) or NOTHING_LEFT), request)
    before = sum(len(message.calls) for message in request.messages)
    calls = enumerate(move.calls, before + 1)
    named = tuple(ToolCall(f"call-{number}", call.tool, call.arguments) for number, call in calls)
    return PracticeReply(move.text.removeprefix(sent), named, StopReason.TOOLS)


def _cut(practice_reply: PracticeReply, request: ModelRequest) -> PracticeReply:
    room = request.max_output or request.llm.max_output
    if not WEIGHER.exceeds(practice_reply.text, room):
        return practice_reply
    text = fit_head(practice_reply.text, room, WEIGHER) or practice_reply.text[:1]
    return PracticeReply(text, reason=StopReason.LENGTH)


def _asks_to_continue(message: Message) -> bool:
    return message.role is Role.USER and message.text == CONTINUE
