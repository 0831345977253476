"""One question to a model, beside the conversation: its answer as text, or a ProviderError.

Whatever the model does (hangs, never ends, says nothing, calls tools), this ends in bounded time,
and what it took is in the journal, whatever comes of it.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from functools import partial

from msgspec import Struct

from helix_desktop.domain.errors import BudgetExceeded, ProviderError
from helix_desktop.domain.events import CallKind, ModelCalled
from helix_desktop.domain.live_events import JobProgressed, JobTextArrived
from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import call_cost
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal

LONGEST_TOKEN = 16
"""Characters of a token at most; an answer longer than its tokens allow is cut off."""

LONGEST_HEADING = 80

_USABLE = frozenset({StopReason.ANSWERED, StopReason.LENGTH})


class SideAnswer(Struct, frozen=True):
    """What a model said, what it reports to have used, and whether it was cut off."""

    text: str
    usage: Usage | None
    cut: bool = False


class SideCosts(Struct, frozen=True):
    """What the questions of one piece of work took; `call_cost` in US dollars, as far as known.

    `unpriced` counts the calls whose price is not known.
    """

    usage: Usage | None = None
    cost: float = 0.0
    seconds: float = 0.0
    unpriced: int = 0

    def plus(self, other: "SideCosts") -> "SideCosts":
        return SideCosts(
            _sum(self.usage, other.usage),
            self.cost + other.cost,
            self.seconds + other.seconds,
            self.unpriced + other.unpriced,
        )

    def lasting(self, seconds: float) -> "SideCosts":
        return replace(self, seconds=seconds)


NOTHING_SPENT = SideCosts()


class SideQuestions:
    """Asks models beside one session's conversation, as long as its budget lasts."""

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
    ) -> SideAnswer:
        """The model's words; ProviderError if none came in time, or if there may be no call.

        `spent` is told what it took, whatever came of it, as the journal is.
        """
        await self.allowed()
        self._parts += 1
        job = kind is CallKind.JOB
        said = _Said(
            request.max_output * LONGEST_TOKEN,
            headed=self._headed if job else _nobody,
            wrote=partial(self._wrote, self._parts) if job else _nobody,
        )
        began = self._deps.clock.tick()
        try:
            async with asyncio.timeout(seconds):
                await said.listen(model_handle.provider.stream(request))
        except TimeoutError as error:
            raise ProviderError(
                f"{model_handle.llm.name or model_handle.llm.id} took too long."
            ) from error
        finally:
            if said.charged:
                known = call_cost(said.usage, model_handle.llm)
                spent(SideCosts(said.usage, known or 0.0, unpriced=int(known is None)))
                await self._record(model_handle.llm, kind, said.usage, since=began)
        if said.reason not in _USABLE or not said.text.strip():
            raise ProviderError(
                f"{model_handle.llm.name or model_handle.llm.id} gave no usable answer."
            )
        return SideAnswer(said.text, said.usage, cut=said.reason is StopReason.LENGTH)

    def _headed(self, heading: str) -> None:
        self._deps.bus.publish(JobProgressed(self._journal.session, heading))

    def _wrote(self, part: int, text: str) -> None:
        self._deps.bus.publish(JobTextArrived(self._journal.session, part, text))

    async def allowed(self) -> None:
        """ProviderError if there may be no call.

        Without a budget left there is no model; whoever asks makes do with rules."""
        if self._deps.budget is None:
            return
        try:
            await self._deps.budget.check(self._journal.session)
        except BudgetExceeded as error:
            raise ProviderError(error.message, error.hint) from error

    async def _record(self, llm: Llm, kind: CallKind, usage: Usage | None, *, since: float) -> None:
        clock = self._deps.clock
        known = call_cost(usage, llm)
        called = ModelCalled(clock.now(), llm.id, kind, usage, known, clock.tick() - since)
        await self._journal.record([called])
        if self._deps.budget is not None:
            await self._deps.budget.look(self._journal.session)


class _Said:
    """A stream's text, up to a length; `charged` if a model may have to be paid for it."""

    def __init__(
        self, longest: int, *, headed: Callable[[str], None], wrote: Callable[[str], None]
    ) -> None:
        self.reason = StopReason.INTERRUPTED
        self.usage: Usage | None = None
        self.charged = False
        self.waits = False
        self._pieces: list[str] = []
        self._room = longest
        self._headed, self._wrote = headed, wrote
        self._line = ""

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
        except asyncio.CancelledError:
            self.charged |= not self.waits  # what it took so far nobody will tell
            raise
        finally:
            if isinstance(stream, AsyncGenerator):
                await stream.aclose()

    def _read(self, text: str) -> None:
        """Tell of headings as their lines are over."""
        *lines, last = f"{self._line}{text}".split("\n")
        self._line = last[:LONGEST_HEADING]  # its beginning tells what it is
        for line in lines:
            if line.startswith("#"):
                self._headed(line.lstrip("#").strip()[:LONGEST_HEADING])

    def _take(self, event: ProviderEvent) -> None:
        self.waits = isinstance(event, RetryScheduled)
        self.charged |= not self.waits
        match event:
            case TextDelta(text):
                self._pieces.append(text)
                self._wrote(text)
                self._read(text)
                self._room -= len(text)
            case StreamFinished(reason, usage):
                self.reason, self.usage = reason, usage


def _nobody(_text: str) -> None:
    """Nobody wants to know."""


def _sum(one: Usage | None, other: Usage | None) -> Usage | None:
    if one is None or other is None:
        return one or other
    return Usage(
        one.input + other.input,
        one.output + other.output,
        one.cache_read + other.cache_read,
        one.cache_write + other.cache_write,
    )
