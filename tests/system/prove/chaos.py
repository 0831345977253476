"""A session in which nothing goes as planned: the model, the tools, the user and the disk.

Everything is drawn from one seed, so that whatever goes wrong can be had again.
"""

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from helix_desktop.domain.cache import NewContent, SessionId, digest_of
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.context_window.rewrites import Pin, PinKind
from helix_desktop.domain.errors import ContextTooLong, HelixError, ProviderError, StoreFull
from helix_desktop.domain.events import (
    ContextInjected,
    Ending,
    EpochCommitted,
    Event,
    Pinned,
    SessionStarted,
    TurnEnded,
    TurnStarted,
    Unpinned,
)
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import Image, Message, Role, Text, ToolCall, ToolSpec
from helix_desktop.domain.ports import MessageWeight, ToolOutput, Transaction, TransactionReceipt
from helix_desktop.engine.compaction.compactor import Compactor
from helix_desktop.engine.compaction.summarizer import Summarizer
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.output_gate import OutputGate
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.engine.tool_batch import record_results, stopped_result
from helix_desktop.engine.turn import UNEXPECTED, Turn
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.weigher import FakeWeigher
from tests.flat_deps import flat_deps
from tests.wire import problems

SESSION = SessionId("0" * 15 + "f")
ALONE = {"gate_mode": "off", "compact_percent": 0.0, "observations_percent": 0.0}
"""What models do beside a turn has races of its own: here it is keeper and turn against all."""

WINDOWS = (4_000, 8_000, 8_000, 32_000, 32_000, 128_000, 1_000_000)
HUGE = 5_000_000
TYPED = "typed errors"
LEAST = 800
"""Tokens that notes of everything and both ends of a message always get along with."""
SYSTEM_PROMPT = "be brief"
_PARTS = re.compile(r"system prompt ([\d,]+).*your last message and the last step ([\d,]+)")
SOME = "src/app/main.py:31 KeyError: 'x' in test_survives_restart 9f2c41d\n"


@dataclass
class Tally:
    """What happened, and what must never."""

    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def wrong(self, what: str) -> None:
        self.counts["wrong"] += 1
        if len(self.problems) < 20:
            self.problems.append(what)


class KnownScales(FakeWeigher):
    """Weighs a message once: requests share most of theirs."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Message, MessageWeight]] = {}

    def weigh(self, message: Message) -> MessageWeight:
        known = self._known.get(id(message))
        if known is None:
            if len(self._known) > 50_000:
                self._known.clear()
            known = self._known[id(message)] = message, super().weigh(message)
        return known[1]


class ChaosModel:
    """Implements Provider: looks at every request as strictly as any provider, then misbehaves."""

    def __init__(self, session: "ChaosSession") -> None:
        self._session = session
        self._dice = session.dice
        self._weigher = session.weigher

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self._examine(request)
        tally, dice = self._session.tally, self._dice
        tally.counts["steps"] += 1
        what = dice.random()
        if what < 0.01:
            tally.counts["refused for length"] += 1
            limit = request.llm.window * 9 // 10
            raise ContextTooLong("too long", limit=limit if what < 0.005 else None)
        if what < 0.02:
            raise ProviderError("The provider is gone.")
        self._session.meddle()
        if dice.random() < 0.3:
            yield ThinkingDelta("let me see ", "sig" if dice.random() < 0.5 else "")
        if dice.random() < 0.6:
            yield TextDelta(self._session.text())
        if what < 0.03:
            return
        if what < 0.85:
            for number in range(dice.choice((1, 1, 1, 2, 5))):
                yield ToolCallArrived(self._call(number))
        tokens = sum(self._weigher.weigh(message).tokens for message in request.messages)
        tokens += self._weigher.tools(request.tools).tokens
        usage = Usage(input=tokens) if dice.random() < 0.8 else None
        yield StreamFinished(
            dice.choice((StopReason.TOOLS, StopReason.TOOLS, StopReason.LENGTH)), usage
        )

    def _call(self, number: int) -> ToolCall:
        dice = self._dice
        name = dice.choice(("", "call-1", f"c{dice.randrange(50)}", f"n{number}"))
        tool = f"tool-{dice.randrange(self._session.tools)}"
        if dice.random() < 0.03:
            return ToolCall(name, tool, '{"broken": ')
        long = self._session.text() if dice.random() < 0.3 else "a.py"
        return ToolCall(name, tool, json.dumps({"path": "b", "edits": [{"new": long}]}))

    def _examine(self, request: ModelRequest) -> None:
        tally, llm = self._session.tally, request.llm
        for problem in problems(request.messages):
            tally.wrong(f"invalid: {problem}")
        weights = [self._weigher.weigh(message) for message in request.messages]
        weights.append(self._weigher.tools(request.tools))
        tokens = sum(weight.tokens for weight in weights)
        if tokens + request.max_output > llm.window:
            tally.wrong(f"{tokens} + {request.max_output} tokens of {llm.window}")
        if llm.max_bytes and sum(weight.size for weight in weights) > llm.max_bytes:
            tally.wrong(f"over {llm.max_bytes} bytes")
        if llm.max_images and sum(weight.images for weight in weights) > llm.max_images:
            tally.wrong(f"over {llm.max_images} pictures")


class ChaosToolbox:
    """Implements Toolbox: any number of tools, outputs of any size, none, or none in time."""

    def __init__(self, session: "ChaosSession") -> None:
        self._session = session
        self._specs = tuple(
            ToolSpec(f"tool-{number}", "does something", '{"type":"object"}', number % 2 == 0)
            for number in range(session.tools)
        )

    def specs(self) -> tuple[ToolSpec, ...]:
        return self._specs

    async def run(self, call: ToolCall) -> ToolOutput:
        dice = self._session.dice
        self._session.meddle()
        if dice.random() < 0.00005:
            self._session.tally.counts["huge outputs"] += 1
            return ToolOutput((SOME * (HUGE // len(SOME))).encode(), "huge")
        text = "" if dice.random() < 0.1 else self._session.text()
        return ToolOutput(text.encode(), f"{call.tool} {text[:20]}", failed=dice.random() < 0.1)


class RefusingStore(FakeStore):
    """Refuses a write now and then."""

    chaos: "ChaosSession"

    async def commit(self, step: Transaction) -> TransactionReceipt:
        if self.chaos.dice.random() < 0.002:
            self.chaos.tally.counts["refused writes"] += 1
            raise StoreFull("The disk is full.")
        return await super().commit(step)


class ChaosSession:
    """One session from its first message on, restarts included."""

    def __init__(self, seed: int, tally: Tally) -> None:
        self.dice = random.Random(seed)
        self.tally = tally
        self.weigher = KnownScales()
        self.tools = self.dice.choice((1, 3, 10, 400))
        self._policy = PRESETS[self.dice.choice(sorted(PRESETS))].with_values(ALONE)
        self._llm = self._drawn_llm()
        self._clock = FakeClock()
        self._store = RefusingStore(self._clock)
        self._store.chaos = self
        self._open()

    async def play(self, steps: int) -> None:
        await self._put(SessionStarted(1.0, "chaos"))
        turns = 0
        # a session in which nothing can be sent ends, too
        while self.tally.counts["steps"] < steps and turns < steps:
            await self._between()
            turns += 1
            if not await self._put(TurnStarted(self._clock.now(), self.text() + "!")):
                continue
            turn = Turn(
                self._journal,
                self._session_window,
                self._deps,
                output_gate=self._output_gate,
                compactor=self._compactor,
            )
            self._task = self._supervisor.spawn(turn.run(), "turn")
            await asyncio.wait({self._task})
        self.tally.counts["turns"] += turns
        await self._supervisor.close()

    def meddle(self) -> None:
        """Whatever may happen while a turn runs."""
        draw = self.dice.random()
        if draw < 0.002:
            self.tally.counts["stops"] += 1
            asyncio.get_running_loop().call_soon(self._task.cancel)
        elif draw < 0.006:
            self._switch()
        elif draw < 0.010:
            self._supervisor.spawn(self._undo(), "undo")
        elif draw < 0.012:
            self._supervisor.spawn(self._pin(), "pin")

    def text(self) -> str:
        """Mostly short, sometimes long; what is long is so in one of a few ways."""
        draw = self.dice.random()
        kind = self.dice.choice((SOME, "x", "漢字🙂 ", "\x00\x1b", "[CACHED] ", '"\\'))
        length = 3 if draw < 0.6 else 20 if draw < 0.95 else 200 if draw < 0.995 else 2_000
        return kind * (1 + self.dice.randrange(length))

    async def _between(self) -> None:
        draw = self.dice.random()
        if draw < 0.1:
            self._switch()
        elif draw < 0.2:
            await self._undo()
        elif draw < 0.25:
            await self._restart()
        elif draw < 0.35:
            await self._pin()
        elif draw < 0.4:
            await self._put(ContextInjected(1.0, self.text(), "rules", draw < 0.375))
        elif draw < 0.45:
            await self._screenshots()
        self._clock.advance(self.dice.choice((1.0, 1_000.0)))

    async def _undo(self) -> None:
        known = [0, *self._journal.history.epochs]
        # what is undone is undone soon, but not always
        numbers = known if self.dice.random() < 0.02 else known[-10:]
        try:
            await self._session_window.rewind(lambda _epochs: self.dice.choice(numbers), "undo")
        except HelixError:
            self.tally.counts[TYPED] += 1
        self.tally.counts["undos"] += 1

    async def _pin(self) -> None:
        name = f"pin-{self.dice.randrange(3)}"
        if self.dice.random() < 0.5:
            await self._put(Unpinned(1.0, name))
        else:
            await self._put(Pinned(1.0, Pin(name, PinKind.RULE, self.text()[:2_000])))

    async def _screenshots(self) -> None:
        """A hundred pictures, as big as they come; their bytes are in the store once."""
        data = b"\x89PNG"
        image = Image(digest_of(data), "image/png", 100, 100, self.dice.choice((500, 1_000_000)))
        count = self.dice.choice((1, 3, 100))
        await self._put(TurnStarted(1.0, "look", (image,) * count), NewContent(data))

    async def _put(self, event: Event, *contents: NewContent) -> bool:
        try:
            await self._journal.record([event], contents)
        except HelixError:
            self.tally.counts[TYPED] += 1
            return False
        return True

    def _switch(self) -> None:
        self.tally.counts["switches"] += 1
        self._llm = self._drawn_llm()
        self._deps.models.handles[LlmRole.MAIN] = self._model_handle()

    async def _restart(self) -> None:
        self.tally.counts["restarts"] += 1
        await self._supervisor.close()
        self._open()
        await self._journal.load()
        now = self._clock.now()
        try:
            open_calls = self._journal.history.open_calls
            await record_results(self._journal, [stopped_result(call, now) for call in open_calls])
        except HelixError:
            await self._restart()

    def _open(self) -> None:
        self._supervisor = Supervisor(self._failed)
        bus = EventBus()
        bus.subscribe(self._seen)
        self._deps = flat_deps(
            store=self._store,
            model_handles={LlmRole.MAIN: self._model_handle()},
            toolbox=ChaosToolbox(self),
            clock=self._clock,
            bus=bus,
            supervisor=self._supervisor,
            system=SYSTEM_PROMPT,
            policy=self._policy,
        )
        self._journal = SessionJournal(
            SESSION, store=self._store, supervisor=self._supervisor, bus=bus
        )
        self._session_window = SessionWindow(self._journal, self._deps)
        summarizer = Summarizer(self._journal, self._deps)
        self._output_gate = OutputGate(
            self._journal, self._session_window, self._deps, summarizer=summarizer
        )
        self._compactor = Compactor(
            self._journal, self._session_window, self._deps, summarizer=summarizer
        )

    def _model_handle(self) -> ModelHandle:
        llm = self._llm
        return ModelHandle(llm, ChaosModel(self), self.weigher, lambda: LearnedCalibrator(llm))

    def _drawn_llm(self) -> Llm:
        window = self.dice.choice(WINDOWS)
        most = self.dice.choice((0, 0, 20_000_000, 60_000))
        return Llm("chaos", "test", window, 4_000, max_bytes=most, max_images=most and 20)

    def _failed(self, name: str, error: BaseException) -> None:
        self.tally.wrong(f"task {name}: {type(error).__name__}: {error}")

    def _seen(self, live: Live) -> None:
        if isinstance(live, Journaled) and isinstance(live.recorded.event, TurnEnded):
            ended = live.recorded.event
            if parts := _PARTS.search(ended.detail):
                # in the model's tokens, which may be a multiple of ours
                prompt, rest = (int(part.replace(",", "")) for part in parts.groups())
                own = self.weigher.weigh(Message(Role.SYSTEM, (Text(SYSTEM_PROMPT),))).tokens
                left = rest * own // prompt
                if left > LEAST:
                    self.tally.wrong(f"given up with {left} tokens that could go: {ended.detail}")
            if ended.ending is Ending.FAILED:
                self.tally.counts[TYPED if ended.detail != UNEXPECTED else "wrong"] += 1
        if isinstance(live, Journaled) and isinstance(live.recorded.event, EpochCommitted):
            self.tally.counts["rewrites"] += 1


def chaos(seed: int, steps: int) -> Tally:
    """One session drawn from a seed."""
    tally = Tally()
    try:
        asyncio.run(ChaosSession(seed, tally).play(steps))
    except BaseException as error:  # noqa: BLE001 - whatever it is, it is what we look for
        tally.wrong(f"{type(error).__name__}: {error}")
    tally.problems = [f"seed {seed}: {problem}" for problem in tally.problems]
    return tally
