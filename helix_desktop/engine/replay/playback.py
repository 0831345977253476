"""What a recorded session is replayed with: a clock, a model and tools that repeat what happened.

Nothing here waits, asks a network or touches a disk; the same recording always gives the same.
"""

from collections.abc import AsyncIterator, Sequence
from random import Random

from msgspec import Struct

from helix_desktop.context.canonical import to_utf8
from helix_desktop.context.texts.tool_actions import read_action
from helix_desktop.domain.errors import ProviderError
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
"""When every replayed session begins, in seconds since 1970."""

NOT_RECORDED = b"[no result] The recording has no output of this call."
"""The output of a call that the recording does not answer in time."""

TOOLS = ToolSpec("recorded", "The tools of the recorded session.", "{}")
"""Stands for all tools that the recorded agent had; the frame says what they weigh."""


class VirtualClock:
    """Implements Clock; stands still until it is told to move on."""

    def __init__(self) -> None:
        self._passed = 0.0

    def now(self) -> float:
        return BEGINNING + self._passed

    def tick(self) -> float:
        return self._passed

    def advance(self, seconds: float) -> None:
        self._passed += seconds


class RecordedModel:
    """Implements Provider: says the recorded reply, whatever it is asked."""

    def __init__(self, reports: "Reports") -> None:
        self._reports = reports
        self._next: RecordedMessage | None = None
        self._tokens = self._calls = 0

    def will_say(self, said: RecordedMessage) -> None:
        self._next = said

    def will_count(self, tokens: int) -> None:
        """The next request is of so many tokens of ours."""
        self._tokens = tokens

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        del request
        said, self._next = self._next, None
        if said is None:
            raise ProviderError("A recorded model answers nothing but what was recorded.")
        if said.text:
            yield TextDelta(said.text)
        for call in said.calls:
            yield ToolCallArrived(call)
        self._calls += 1
        usage = self._reports.usage(self._tokens, self._calls)
        yield StreamFinished(StopReason.TOOLS if said.calls else StopReason.ANSWERED, usage)


class RecordedToolbox:
    """Implements Toolbox: hands out the recorded outputs of one reply in the order of its calls.

    All tools count as changing something, so that calls run one after the other. `returned` tells
    which recorded message became the output of which call.
    """

    def __init__(self) -> None:
        self.returned: dict[str, int] = {}
        self._outputs: list[RecordedMessage | None] = []

    def will_return(self, outputs: Sequence[RecordedMessage | None]) -> None:
        self._outputs = list(reversed(outputs))

    def specs(self) -> tuple[ToolSpec, ...]:
        return (TOOLS,)

    async def run(self, call: ToolCall) -> ToolOutput:
        said = self._outputs.pop()
        done = read_action(call.tool, call.arguments)
        if said is None:
            return ToolOutput(NOT_RECORDED, done.what, failed=True)
        self.returned[call.id] = said.index
        return ToolOutput(to_utf8(said.text), done.what)


class FramedWeigher:
    """Implements Weigher as another does; the tools weigh what the frame says."""

    def __init__(self, weigher: MessageWeigher, tools: int) -> None:
        self._tools = tools
        self.weigh = weigher.weigh
        self.count = weigher.count
        self.exceeds = weigher.exceeds

    def tools(self, specs: Sequence[ToolSpec]) -> MessageWeight:
        del specs
        return MessageWeight(self._tools)


class Reports(Struct, frozen=True):
    """How a simulated provider counts, and what it tells of that.

    It makes `factor` tokens of one of ours; each report is off by up to `error` of it, and without
    `told` there is none. `session` makes those of one session differ from another's.
    """

    name: str = "exact"
    factor: float = 1.0
    error: float = 0.0
    told: bool = True
    session: str = ""

    def truth(self, tokens: int) -> int:
        """What the provider counts of a request of so many tokens of ours."""
        return round(tokens * self.factor)

    def usage(self, tokens: int, call: int, output: int = 0) -> Usage | None:
        """What it reports of one; the same request of a session is always off by as much."""
        if not self.told:
            return None
        off = self.error * Random(f"{self.session}/{call}").uniform(-1.0, 1.0)
        return Usage(input=round(tokens * self.factor * (1 + off)), output=output)


EXACT = Reports()
REPORTS = {
    each.name: each
    for each in (
        EXACT,
        Reports("3", error=0.03),
        Reports("10", error=0.10),
        Reports("none", told=False),
        Reports("off30", factor=1.3),
    )
}
"""What replays can simulate, by the name that is asked for."""
