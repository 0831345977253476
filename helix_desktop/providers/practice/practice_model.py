"""PracticeModel: stream, prefix cache, going on after a cut.

The built-in practice model: deterministic, offline, without a key, and plain about what it is.

It sees nothing but the request, drives the tools like any model, and only ever quotes what their
outputs say. Questions that the engine asks beside the conversation are answered in their form.

Goes on with a reply that broke off: the same request gets the same reply, so what was said of it
already is left out.

The message that asks for it is the application's, not a request of the person.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator

from msgspec import Struct

from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.context.texts.token_budget import FRAME, fit_head
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
from helix_desktop.providers.practice.token_usage import SCALES, PrefixCache

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


class PracticeReply(Struct, frozen=True):
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

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        if self._awake and _weight(request) < LIGHT:
            said = make_reply(request)
        else:
            said = await asyncio.to_thread(make_reply, request)
            self._awake = True
        usage = replace(self._prefixes.read(request), output=said.tokens)
        for piece in split_stream(said.text):
            await asyncio.sleep(self._pace)
            yield TextDelta(piece)
        for call in said.calls:
            yield ToolCallArrived(call)
        yield StreamFinished(said.reason, usage)


def make_reply(request: ModelRequest) -> PracticeReply:
    """The whole of what is said to a request; the same request always gets the same."""
    # lazy: their patterns take a tenth of the time in which the window has to open
    from helix_desktop.providers.practice.engine_questions import answer_engine  # noqa: PLC0415
    from helix_desktop.providers.practice.planner import plan_next  # noqa: PLC0415
    from helix_desktop.providers.practice.scene import ToolStep  # noqa: PLC0415

    aside = answer_engine(request)
    if aside is not None:
        return _cut(PracticeReply(aside), request)
    request, before_the_cut = join_broken(request)
    move = plan_next(request)
    if not isinstance(move, ToolStep):
        return _cut(PracticeReply(remaining_text(move.text, before_the_cut)), request)
    before = sum(len(message.calls) for message in request.messages)
    calls = tuple(
        ToolCall(f"call-{number}", planned.tool, planned.arguments)
        for number, planned in enumerate(move.calls, before + 1)
    )
    said = remaining_text(move.said, before_the_cut)
    return PracticeReply("" if said == ALL else said, calls, StopReason.TOOLS)


def split_stream(text: str) -> Iterator[str]:
    """The text in pieces of the size that a network would bring."""
    return (text[at : at + PIECE] for at in range(0, len(text), PIECE))


def _cut(said: PracticeReply, request: ModelRequest) -> PracticeReply:
    """No reply is longer than the request allows."""
    room = request.max_output or request.llm.max_output
    if not SCALES.exceeds(said.text, room):
        return said
    return PracticeReply(
        fit_head(said.text, room, SCALES) or said.text[:1], reason=StopReason.LENGTH
    )


def _weight(request: ModelRequest) -> int:
    return sum(len(getattr(part, "text", "")) for each in request.messages for part in each.parts)


ALL = "(That was all.)"


def join_broken(request: ModelRequest) -> tuple[ModelRequest, str]:
    """The request as if nothing had broken off, and what was said to it before."""
    messages, said = list(request.messages), ""
    while len(messages) > 1 and _asks_to_go_on(messages[-1]) and _only_said(messages[-2]):
        said = messages[-2].text + said
        del messages[-2:]
    left = tuple(message for message in messages if not _asks_to_go_on(message))
    return replace(request, messages=left), said


def remaining_text(whole: str, said: str) -> str:
    """What is still to say."""
    left = whole[len(said) :] if whole.startswith(said) else whole
    return left if left.strip() or not said else ALL


def _asks_to_go_on(message: Message) -> bool:
    return message.role is Role.USER and message.text == CONTINUE


def _only_said(message: Message) -> bool:
    return message.role is Role.ASSISTANT and not message.calls
