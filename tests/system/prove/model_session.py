"""One session whose model's server goes wrong: the engine over the real store, real HTTP between.

Each turn asks for a tool once and then answers; somewhere on the way one fault is served.
"""

import asyncio
import json
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field

from helix_desktop.app.environment import SystemClock
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.live_events import Live, RetryPlanned
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.messages import Image, ToolCall, ToolSpec
from helix_desktop.domain.ports import Store, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.http.retries import RetryOptions
from tests.fakes.model_handle import model_handle
from tests.flat_deps import flat_deps
from tests.system.peers.fault_modes import Mode, Say
from tests.system.peers.fault_server import FaultServer, Received
from tests.system.prove.dialect_says import SAYINGS, Called, grammar

KEY = "no-known-shape-" + "k" * 20
LLM = Llm("prove", "prove", 8_000_000, 256)
SCHEMA = '{"properties":{"what":{"type":"string"}},"type":"object"}'
_WORK = re.compile(r"work-\d+-of-\w+")
"""What a call of a turn is told by, also in arguments that are no JSON."""

PATIENT = 30.0
"""Seconds after which a turn hangs, whatever else may be said of it."""


@dataclass(frozen=True)
class Fault:
    """What happens in one turn: how, in which of its two requests, after which part of it."""

    mode: Mode
    request: int
    cut: float
    times: int
    """How often in a row; then all is well again."""
    stopped: bool = False
    """The user stops the turn while the fault lasts."""
    malformed: bool = False
    """The model's arguments are no JSON."""


def drawn(dice: random.Random, number: int, modes: tuple[Mode, ...]) -> Fault:
    """Each mode in turn, the rest by chance; refusals come once, several times or for ever."""
    mode = modes[number % len(modes)]
    lasting = mode in (Mode.HANG, Mode.SLOW_LORIS, Mode.ENDLESS, Mode.STORM_529)
    return Fault(
        mode,
        dice.randrange(2),
        dice.choice((0.0, 0.3, dice.random())),
        dice.choice((1, 2, 99)),
        stopped=lasting and dice.random() < 0.3,
        malformed=dice.random() < 0.15,
    )


@dataclass
class TalkTally:
    """What came of a session, and what should not have."""

    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    longest: float = 0.0


class Tools:
    """Implements Toolbox: counts what it runs."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()

    def specs(self) -> tuple[ToolSpec, ...]:
        return (ToolSpec("change", "Changes something.", SCHEMA),)

    async def run(self, call: ToolCall) -> ToolOutput:
        work = _WORK.findall(call.arguments)
        self.ran.update(work)
        return ToolOutput(f"output-of-{''.join(work)}".encode(), call.arguments)


class FaultyTalk:
    """A session, its server, and one fault after the other."""

    def __init__(
        self, session: SessionId, store: Store, line: HttpClient, *, dialect: DialectId, seed: int
    ) -> None:
        self.session = session
        self.tally = TalkTally()
        self.tools = Tools()
        self.sent: list[str] = []
        self.faults: list[tuple[Fault, str]] = []
        """Each turn's fault, and the first word that its server said before (\"\" if none)."""
        self._store, self._line, self._dialect = store, line, dialect
        self._dice = random.Random(seed)
        self._supervisor = Supervisor(self._failed)
        self._fault = Fault(Mode.WELL, 0, 0, 0)
        self._left = 0
        self.server = FaultServer(choose=self._chosen)
        self._served = asyncio.Event()

    async def play(self, faults: list[Fault]) -> None:
        async with self.server, FaultServer() as other:
            self.server.elsewhere = other.url.replace("127.0.0.1", "localhost")
            runner = SessionRunner(self.session, self._deps())
            for fault in faults:
                await self._turn(runner, fault)
            await runner.close()
            await self._supervisor.close()
            if other.received:
                self.tally.problems.append("a key was sent to another server")
        self.tally.counts["requests"] += len(self.server.received)

    async def _turn(self, runner: SessionRunner, fault: Fault) -> None:
        text = f"message {len(self.sent)} of {self.session}"
        self._fault, self._left = fault, fault.times
        self._served.clear()
        self.faults.append((fault, ""))
        began = time.monotonic()
        await (runner.send(text) if self.sent else runner.begin(text))
        self.sent.append(text)
        if fault.stopped:
            await self._stop(runner)
        try:
            await asyncio.wait_for(runner.wait_for_turn(), PATIENT)
        except TimeoutError:
            self.tally.problems.append(f"{fault}: the turn did not end in {PATIENT:.0f} s")
            await runner.stop()
        self.tally.longest = max(self.tally.longest, time.monotonic() - began)
        self.tally.counts["turns"] += 1

    async def _stop(self, runner: SessionRunner) -> None:
        """Some time into the fault; what the connection does then is the server's to see."""
        waiting = (self._served.wait(), runner.wait_for_turn())
        served, idle = (self._supervisor.spawn(item, "wait") for item in waiting)
        await asyncio.wait({served, idle}, return_when=asyncio.FIRST_COMPLETED)
        for item in (served, idle):
            item.cancel()
        await asyncio.sleep(self._dice.random() * 0.1)
        began = time.monotonic()
        await runner.stop()
        if time.monotonic() - began > 1.0:
            self.tally.problems.append(f"{self._fault}: stopping took over a second")
        self.tally.counts["stops"] += 1

    def _chosen(self, received: Received) -> tuple[Mode, Say]:
        """The fault, if its request is here; else the answer of a turn that goes well."""
        turn = len(self.faults) - 1
        request = int(f"output-of-{self._arguments(turn)}".encode() in received.body)
        say = self._say(turn, request)
        if request != self._fault.request or self._left <= 0:
            return Mode.WELL, say
        self._left -= 1
        self._served.set()
        self.tally.counts["faults"] += 1
        if say.cut and not self.faults[turn][1]:
            self.faults[turn] = (self._fault, word(turn, request))
        return self._fault.mode, say

    def _say(self, turn: int, request: int) -> Say:
        texts = (word(turn, request), "— grüße, ", "日本語 ")
        called = Called(f"id-{turn}", "change", json.dumps({"what": self._arguments(turn)}))
        if self._fault.malformed:
            called = Called(called.id, called.tool, self._arguments(turn))
        say = SAYINGS[self._dialect](texts, () if request else (called,))
        return replace(say, cut=int(self._fault.cut * len(say.events)))

    def _arguments(self, turn: int) -> str:
        return f"work-{turn}-of-{self.session}"

    def _deps(self) -> SessionDeps:
        endpoint = Endpoint("prove", "Prove", self._dialect, self.server.url)
        provider = HttpProvider(
            endpoint,
            grammar(self._dialect),
            self._line,
            key=_key,
            pictures=_no_picture,
            retry_options=RetryOptions(
                random_share=lambda: 4.0, max_busy=3
            ),  # a quarter of it comes off each wait: nothing is waited for
        )
        bus = EventBus()
        bus.subscribe(self._seen)
        return flat_deps(
            store=self._store,
            model_handles={LlmRole.MAIN: model_handle(provider, LLM)},
            toolbox=self.tools,
            clock=SystemClock(),
            bus=bus,
            supervisor=self._supervisor,
            system="be brief",
            policy=BALANCED.with_values({"gate_mode": GateMode.OFF}),
        )

    def _seen(self, event: Live) -> None:
        if isinstance(event, RetryPlanned):
            self.tally.counts["retries"] += 1

    def _failed(self, name: str, error: BaseException) -> None:
        self.tally.problems.append(f"the task {name!r} failed: {error!r}")


def word(turn: int, request: int) -> str:
    """What an answer begins with."""
    return f"word-{turn}-{request} "


async def _key() -> str:
    return KEY


async def _no_picture(_image: Image, _llm: Llm) -> bytes:
    return b""
