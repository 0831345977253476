"""The clock, model, and tools of a replay, which repeat a recording.

Nothing here waits, uses a network or touches a disk; the same recording always gives the same.
"""

from collections.abc import AsyncIterator, Sequence
from random import Random

from msgspec import Struct

from helix_desktop.context.texts.tool_actions import read_action
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.errors import ContextTooLong, ProviderError
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.ports import MessageWeigher, MessageWeight, ToolOutput
from helix_desktop.engine.replay.recording import RecordedMessage

BEGINNING = 1_750_000_000.0
"""Start of every replayed session, in seconds since 1970."""

NOT_RECORDED = b"[no result] The recording has no output of this call."
"""The output of a call that the recording does not answer in time."""

TOOLS = ToolSpec("recorded", "The tools of the recorded session.", "{}")
"""Stands for all tools of the recorded agent; the frame gives their tokens."""


class VirtualClock:
    """The implementation of Clock that advances only on request."""

    def __init__(self) -> None:
        self._passed = 0.0

    def now(self) -> float:
        return BEGINNING + self._passed

    def monotonic(self) -> float:
        return self._passed

    def advance(self, seconds: float) -> None:
        self._passed += seconds


class RecordedModel:
    """The implementation of Provider that gives the recorded reply to any request that fits.

    One that with its reply has more tokens than the model's window is refused, as most servers do.
    """

    def __init__(self, reports: "Reports") -> None:
        self._reports = reports
        self._next: RecordedMessage | None = None
        self._tokens = self._calls = 0
        self._refuses = False

    def will_say(self, message: RecordedMessage) -> None:
        self._next = message

    def will_count(self, tokens: int, *, reply: int, window: int, may_refuse: bool) -> bool:
        """Set the size of the next request, in tokens of Helix's own count.

        Return whether it will be answered. A request that can't be made smaller is answered in any
        case.
        """
        self._tokens = tokens
        self._refuses = may_refuse and self._counted_tokens + reply > window
        return not self._refuses

    @property
    def _counted_tokens(self) -> int:
        """The model's true count of the next request."""
        pace = self._next.pace if self._next is not None else 1.0
        return self._reports.truth(round(self._tokens * pace))

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        if self._next is None:
            raise ProviderError("A recorded model can give only recorded answers.")
        if self._refuses:
            raise ContextTooLong(
                "The request is too long.",
                limit=request.llm.window,
                requested=self._counted_tokens,
            )
        message, self._next = self._next, None
        if message.text:
            yield TextDelta(message.text)
        for call in message.calls:
            yield ToolCallArrived(call)
        self._calls += 1
        usage = self._reports.usage(round(self._tokens * message.pace), self._calls)
        yield StreamFinished(StopReason.TOOLS if message.calls else StopReason.ANSWERED, usage)


class RecordedToolbox:
    """The implementation of Toolbox that returns a reply's recorded outputs in call order.

    All tools count as changing something, so that calls run one after the other. `returned` maps
    each call to the index of the recorded message that became its output.
    """

    def __init__(self) -> None:
        self.returned: dict[str, int] = {}
        self._outputs: list[RecordedMessage | None] = []

    def will_return(self, outputs: Sequence[RecordedMessage | None]) -> None:
        self._outputs = list(reversed(outputs))

    def specs(self) -> tuple[ToolSpec, ...]:
        return (TOOLS,)

    async def run(self, call: ToolCall) -> ToolOutput:
        output = self._outputs.pop()
        action = read_action(call.tool, call.arguments)
        if output is None:
            return ToolOutput(NOT_RECORDED, action.what, failed=True)
        self.returned[call.id] = output.index
        return ToolOutput(to_utf8(output.text), action.what)


class FramedWeigher:
    """A MessageWeigher with the counts of another, but the frame's tokens for tools."""

    def __init__(self, weigher: MessageWeigher, tools: int) -> None:
        self._tools = tools
        self.weigh = weigher.weigh
        self.count = weigher.count
        self.exceeds = weigher.exceeds

    def tools(self, specs: Sequence[ToolSpec]) -> MessageWeight:
        del specs
        return MessageWeight(self._tools)


class Reports(Struct, frozen=True):
    """The token counts and usage reports of a simulated provider.

    Its count is Helix's own count times `factor`; each report is off by up to `error` (a fraction),
    and without `enabled` there are no reports. `session` makes the reports of two sessions differ.
    If it is `delayed`, handovers and observations are ready only when further requests were made.
    """

    name: str = "exact"
    factor: float = 1.0
    error: float = 0.0
    enabled: bool = True
    session: str = ""
    delayed: bool = False

    def truth(self, tokens: int) -> int:
        """Return the provider's true count for a request of Helix's own count."""
        return round(tokens * self.factor)

    def usage(self, tokens: int, call: int, output: int = 0) -> Usage | None:
        """Return the reported usage; the same call of a session always has the same error."""
        if not self.enabled:
            return None
        relative_error = 0.0
        if self.error:
            relative_error = self.error * Random(f"{self.session}/{call}").uniform(-1.0, 1.0)
        return Usage(input=round(tokens * self.factor * (1 + relative_error)), output=output)


EXACT = Reports()
REPORTS = {
    thing.name: thing
    for thing in (
        EXACT,
        Reports("3", error=0.03),
        Reports("10", error=0.10),
        Reports("20", error=0.20),
        Reports("none", enabled=False),
        Reports("less20", factor=0.8),
        Reports("more20", factor=1.2),
        Reports("off30", factor=1.3),
    )
}
"""Simulated reports by the name used on the command line."""
