"""One question to a model beside the conversation (name, excerpt, handover), its cost.

Whatever the model does (hangs, never ends, says nothing, calls tools), a question ends in bounded
time, and its costs are journaled in any case.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from functools import partial
from operator import add

from msgspec import Struct
from msgspec.structs import astuple

from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.errors import BudgetExceeded, ContextTooLong, ProviderError
from helix_desktop.domain.events import CallKind, ModelCalled
from helix_desktop.domain.live_events import JobProgressed, JobTextArrived
from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    ProviderEvent,
    RequestRewritten,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal

MAX_TOKEN_BYTES = 16
"""Most characters per token; an answer that is longer than its tokens allow is cut off."""

MAX_HEADING_CHARS = 80

MAX_RATE_REJECTIONS = 2
"""Rejections of a request above the account's tokens per minute after which it is given up: a wait
helps only if most of it is in the prompt cache and other requests used up the minute."""

_USABLE = frozenset({StopReason.ANSWERED, StopReason.LENGTH})


class SideAnswer(Struct, frozen=True):
    """A model's text, and whether the text was cut off."""

    text: str
    cut: bool = False


class SideCosts(Struct, frozen=True):
    """The costs of one piece of work's questions in US dollars, as far as prices are known.

    `unpriced` counts calls without a known price.
    """

    usage: Usage | None = None
    cost: float = 0.0
    seconds: float = 0.0
    unpriced: int = 0

    def plus(self, other: "SideCosts") -> "SideCosts":
        usage = self.usage or other.usage
        if self.usage is not None and other.usage is not None:
            usage = Usage(*map(add, astuple(self.usage), astuple(other.usage)))
        return SideCosts(
            usage,
            self.cost + other.cost,
            self.seconds + other.seconds,
            self.unpriced + other.unpriced,
        )

    def with_seconds(self, seconds: float) -> "SideCosts":
        return replace(self, seconds=seconds)


NOTHING_SPENT = SideCosts()


class SideQuestions:
    """Questions to models beside one session's conversation, within its budget."""

    def __init__(self, journal: SessionJournal, deps: SessionDeps) -> None:
        self._journal = journal
        self._deps = deps
        self._parts = 0

    async def ask(
        self,
        model_handle: ModelHandle,
        request: ModelRequest,
        seconds: float,
        *,
        kind: CallKind = CallKind.JOB,
        spent: Callable[[SideCosts], None] = lambda _spent: None,
        expected_tokens: int = 0,
    ) -> SideAnswer:
        """Ask a model; raise ProviderError if no answer came in time or no call is allowed.

        `spent` and the journal receive the costs in any case. With `expected_tokens`, waiting ends
        with ContextTooLong where the account may send fewer in a minute.
        """
        await self.check_allowed(model_handle.llm)
        self._parts += 1
        is_job = kind is CallKind.JOB
        answer_text = _StreamText(
            request.max_output * MAX_TOKEN_BYTES,
            on_heading=self._report_heading if is_job else _ignore,
            on_text=partial(self._publish_text, self._parts) if is_job else _ignore,
            expected_tokens=expected_tokens,
        )
        began = self._deps.base.clock.monotonic()
        try:
            async with asyncio.timeout(seconds):
                await answer_text.listen(model_handle.provider.stream(request))
        except TimeoutError as error:
            raise ProviderError("{llm} took too long.", llm=model_handle.llm.shown_name) from error
        finally:
            if answer_text.charged:
                cost = call_cost(answer_text.usage, self._deps.rules.priced(model_handle.llm))
                spent(SideCosts(answer_text.usage, cost or 0.0, unpriced=int(cost is None)))
                now, seconds = (
                    self._deps.base.clock.now(),
                    self._deps.base.clock.monotonic() - began,
                )
                called = ModelCalled(
                    now, model_handle.llm.id, kind, answer_text.usage, cost, seconds
                )
                await self._journal.record([called])
                await self._deps.look_at_budget(self._journal.session)
        if answer_text.reason not in _USABLE or not answer_text.text.strip():
            raise ProviderError("{llm} gave no usable answer.", llm=model_handle.llm.shown_name)
        return SideAnswer(answer_text.text, cut=answer_text.reason is StopReason.LENGTH)

    def _report_heading(self, heading: str) -> None:
        self._deps.base.bus.publish(JobProgressed(self._journal.session, heading))

    def _publish_text(self, part: int, text: str) -> None:
        self._deps.base.bus.publish(JobTextArrived(self._journal.session, part, text))

    async def check_allowed(self, llm: Llm) -> None:
        """Raise ProviderError if no call is allowed.

        With a used-up budget no model may be asked, and the caller falls back to rules.
        """
        try:
            await self._deps.rules.check_budget(self._journal.session, lambda: llm)
        except BudgetExceeded as error:
            raise ProviderError(error.message, error.hint) from error


class _StreamText:
    """A stream's text up to a length; `charged` if the call may cost something."""

    def __init__(
        self,
        max_chars: int,
        *,
        on_heading: Callable[[str], None],
        on_text: Callable[[str], None],
        expected_tokens: int,
    ) -> None:
        self.reason = StopReason.INTERRUPTED
        self.usage: Usage | None = None
        self.charged = False
        self.waits = False
        self._pieces: list[str] = []
        self._room = max_chars
        self._expected_tokens = expected_tokens
        self._report_heading, self._publish_text = on_heading, on_text
        self._line = ""

    @property
    def text(self) -> str:
        return "".join(self._pieces)

    async def listen(self, stream: AsyncIterator[ProviderEvent]) -> None:
        rate_rejections = 0
        try:
            async for event in stream:
                self.waits = isinstance(event, RetryScheduled | RequestRewritten)
                self.charged |= not self.waits
                match event:
                    case TextDelta(text):
                        self._pieces.append(text)
                        self._publish_text(text)
                        # report headings as soon as their lines are complete
                        *lines, last = f"{self._line}{text}".split("\n")
                        # the beginning of a line is enough to recognize a heading
                        self._line = last[:MAX_HEADING_CHARS]
                        for line in lines:
                            if line.startswith("#"):
                                self._report_heading(line.lstrip("#").strip()[:MAX_HEADING_CHARS])
                        self._room -= len(text)
                    case StreamFinished(reason, usage):
                        self.reason, self.usage = reason, usage
                    case RetryScheduled(reason=message, token_limit=limit):
                        rate_rejections += 0 < limit < self._expected_tokens
                        if rate_rejections == MAX_RATE_REJECTIONS:
                            raise ContextTooLong(message, limit=limit, is_rate_limit=True)
                if self._room < 0:
                    self.reason = StopReason.LENGTH
                    break
        except asyncio.CancelledError:
            self.charged |= not self.waits  # the usage so far will never be reported
            raise
        finally:
            if isinstance(stream, AsyncGenerator):
                await stream.aclose()


def _ignore(_text: str) -> None:
    """Ignore a report."""
