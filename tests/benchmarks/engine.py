"""E19, E20: what the engine itself takes of every model call, and how that grows with history.

Timed is the pass before a call: assembling, marking, folding, the request. The store is in memory,
the tokenizer is the real one, outputs are recorded ones where they lie beside the project. Time is
the processor's, so that what else runs on the machine does not count.
"""

import asyncio
import gc
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from helix_desktop.app.environment import find_paths
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.domain.cache import NewContent, SessionId, digest_of
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED, HELIX
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Outcome,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.llm import Llm, LlmRole, StopReason, Usage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.benchmarks.corpus import ROOT, recorded
from tests.benchmarks.report import Row, aimed, say
from tests.benchmarks.timing import percentile
from tests.engine.stage import FakeToolbox
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.provider import ScriptedProvider
from tests.flat_deps import flat_deps

_SESSION = SessionId("0" * 15 + "b")
_LENGTHS = (100, 1_000, 10_000)
"""Messages of history at which is measured."""

_CALLS = 400
"""Calls measured at each length."""

_STEPS_A_TURN = 20
_CUT = 12_000
"""Characters of an output: what a tool that cuts its output gives."""


@dataclass
class Session:
    """One session that grows by steps and is timed before every call."""

    policy: Policy
    window: int
    spent: list[float] = field(default_factory=list)
    unchanged: list[float] = field(default_factory=list)
    """Of these, the calls whose context was not rewritten."""
    steps: int = 0

    def __post_init__(self) -> None:
        clock, supervisor, bus = FakeClock(), Supervisor(_raised), EventBus()
        llm = Llm("bench", "test", self.window, 8_000)
        self.weigher = ModelMessageWeigher(CachedCounter(_COUNTER), llm)
        store = FakeStore(clock)
        self.journal = SessionJournal(_SESSION, store=store, supervisor=supervisor, bus=bus)
        self.store = store
        deps = flat_deps(
            store=store,
            model_handles={
                LlmRole.MAIN: ModelHandle(
                    llm, ScriptedProvider(), self.weigher, lambda: LearnedCalibrator(llm)
                )
            },
            toolbox=FakeToolbox(),
            clock=clock,
            bus=bus,
            supervisor=supervisor,
            system="You work on a project.",
            policy=self.policy,
        )
        self.session_window = SessionWindow(self.journal, deps)

    @property
    def messages(self) -> int:
        return sum(1 + len(item.calls) for item in self.journal.history.items)

    async def grow(self, outputs: Iterator[bytes], *, timed: bool) -> None:
        """One step as a turn makes it: ready, sent, replied, returned."""
        if self.steps % _STEPS_A_TURN == 0:
            done = [TurnEnded(1.0, Ending.DONE)] if self.steps else [SessionStarted(1.0, "bench")]
            await self.journal.record([*done, TurnStarted(1.0, "now do the next thing")])
        rewrites = len(self.journal.history.epochs)
        began = process_time()
        window = await self.session_window.ready()
        self.session_window.request(window)
        sent = self.session_window.make_sent_event(window)
        spent = process_time() - began
        if timed:
            self.spent.append(spent)
            if len(self.journal.history.epochs) == rewrites:
                self.unchanged.append(spent)
        self.steps += 1
        call = ToolCall(f"c{self.steps}", "look", f'{{"path": "src/{self.steps % 40}.py"}}')
        parts = (Text(f"I look at {self.steps}."), call)
        await self.journal.record([sent, AssistantReplied(1.0, "bench", parts, StopReason.TOOLS)])
        self.session_window.counts.learn(window, Usage(input=window.account.tokens))
        data = next(outputs)
        tokens = self.weigher.count(data.decode("utf-8", "replace"))  # as the batch does
        returned = ToolReturned(
            1.0, call.id, "look", call.arguments, digest_of(data), len(data), Outcome.OK
        )
        assert tokens >= 0
        await self.journal.record([returned], [NewContent(data)])


def rows(folder: Path, *, only: Collection[str] = (), quick: bool = False) -> dict[str, Row]:
    """The folder is not used: nothing is written."""
    lengths = (100, 300) if quick else _LENGTHS
    calls = 40 if quick else _CALLS
    result = asyncio.run(_measured(BALANCED, lengths, calls))
    other = asyncio.run(_measured(HELIX, lengths, calls))
    last, first = lengths[-1], lengths[0]
    plain = percentile(result[last].unchanged, 0.95) * 1e3
    rewritten = calls - len(result[last].unchanged)
    alone = f"{rewritten} of the calls with a rewrite, made in a thread; the others {plain:.2f} ms"
    detail = (
        f"p95 at {_times_text(result, 0.95)}; {alone}; longest {_times_text(result, 1.0)}; "
        f"{_what(result)}; "
        + (f"Helix preset: p95 {_times_text(other, 0.95)}, longest {_times_text(other, 1.0)}")
    )
    slope = (median(result[last].spent) - median(result[first].spent)) * 1e3 / (last - first) * 1e3
    steep = (_at(result[last], 0.95) - _at(result[first], 0.95)) / (last - first) * 1e3
    made = {
        "E19L": Row(_at(result[last], 0.95), "ms", calls, detail),
        "E20L": Row(max(slope, 0.0), "ms", calls, f"of medians; of p95: {steep:.3f} ms"),
    }
    return {name: aimed(name, row) for name, row in made.items() if not only or name in only}


async def _measured(policy: Policy, lengths: tuple[int, ...], calls: int) -> dict[int, Session]:
    """A session at each of its lengths, with what the calls there took."""
    result: dict[int, Session] = {}
    session = Session(policy, 128_000)
    outputs = endless_outputs()
    for length in lengths:
        while session.messages < length:
            await session.grow(outputs, timed=False)
        gc.collect()
        session.spent, session.unchanged = [], []
        for _ in range(calls):
            await session.grow(outputs, timed=True)
        summary = Session(policy, 128_000)
        summary.spent, summary.steps = session.spent, len(session.journal.history.epochs)
        summary.unchanged = session.unchanged
        result[length] = summary
        say(f"… {policy.preset}, {length:,} messages: p95 {_at(summary, 0.95):.2f} ms")
    return result


def endless_outputs() -> Iterator[bytes]:
    """For ever, and never the same twice."""
    known = [output.data[:_CUT] for output in recorded()[:4_000]] or [
        path.read_bytes()[:_CUT] for path in sorted((ROOT / "helix_desktop").rglob("*.py"))
    ]
    number = 0
    while True:
        yield b"%d\n" % number + known[number % len(known)]
        number += 1


def _at(session: Session, share: float) -> float:
    return percentile(session.spent, share) * 1e3


def _times_text(results: dict[int, Session], share: float) -> str:
    return ", ".join(f"{length:,}: {_at(entry, share):.2f} ms" for length, entry in results.items())


def _what(results: dict[int, Session]) -> str:
    return f"{list(results.values())[-1].steps} rewrites in all"


def _raised(_name: str, error: BaseException) -> None:
    raise error


_FOLDER = TemporaryDirectory(prefix="helix-bench-")
_COUNTER = exact_counter(find_paths(Path(_FOLDER.name)))
"""As in the application: one for all sessions, with a table in the data folder."""
