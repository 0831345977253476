"""What is forecast of compactions in a session, against what then happens."""

import asyncio
import gzip
import json
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec import Struct

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY, HELIX
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import EpochCommitted, TurnStarted, WindowSent
from helix_desktop.domain.inspected_request import RewriteForecast
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.ports import Store
from helix_desktop.engine.replay.recording import read_recording
from helix_desktop.engine.replay.replay import SESSION, InlineLoop, Replay
from helix_desktop.engine.replay.window_trace import TraceFrame, TraceHeader, WindowTrace
from helix_desktop.engine.session_runner import SessionRunner
from tests.benchmarks.corpus import RECORDED
from tests.engine.recordings import asks, message_line, returns
from tests.fakes.weigher import FakeGauge, FakeWeigher

MIN_RIGHT, MIN_CHECKED = 0.95, 20


class Shown(Struct, frozen=True):
    """A forecast, the size of the request that it is about, and when it was shown.

    `done` is the number of compactions before it.
    """

    turn: int
    requests: int
    done: int
    tokens: int
    outlook: RewriteForecast


class Done(Struct, frozen=True):
    """A compaction: the turn and the number of requests before it, and the size."""

    turn: int
    requests: int
    job: Job
    tokens: int


class Watched:
    """A replayed session in which the forecast is read after each step and turn."""

    def __init__(self, session: bytes, policy: Policy, window: int) -> None:
        self.shown: list[Shown] = []
        self.done: list[Done] = []
        self.turns = self.requests = 0
        frame = TraceFrame(window, window // 8, window // 32)
        self._replay = replay = Replay(
            read_recording(BytesIO(session)),
            WindowTrace(TraceHeader("made", policy.preset, frame), lambda _line: None),
            policy=policy,
            weigher=FakeWeigher(),
            make_calibrator=FakeGauge,
            on_rest=self._look,
        )

        async def opened() -> None:
            pass

        runner = SimpleNamespace(
            open=opened,
            session_window=replay.session_window,
            look=replay.session_window.look,
            compactor=replay.compactor,
        )
        self._inspector = RequestInspector(
            lambda _session: cast("SessionRunner", runner),
            replay.deps,
            cast("Store", replay.deps.base.store),
        )
        replay.deps.base.bus.subscribe(self._take)

    def run(self) -> "Watched":
        with asyncio.Runner(loop_factory=InlineLoop) as runner:
            assert runner.run(self._replay.run())
        return self

    def _take(self, live: Live) -> None:
        match live:
            case Journaled(recorded=recorded):
                match recorded.event:
                    case TurnStarted():
                        self.turns += 1
                    case WindowSent():
                        self.requests += 1
                    case EpochCommitted(epoch=epoch):
                        done = Done(self.turns, self.requests, epoch.job, epoch.before)
                        self.done.append(done)

    async def _look(self) -> None:
        weighed = await self._inspector.weigh(SESSION)
        done = len(self.done)
        self.shown.append(Shown(self.turns, self.requests, done, weighed.tokens, weighed.outlook))

    def counts(self) -> list[tuple[Shown, int | None]]:
        """Return each number of turns that was shown, and the true one; None: it never came.

        The end of the session decides nothing that was still to come.
        """
        shown_counts: list[tuple[Shown, int | None]] = []
        for shown in self.shown:
            turns = shown.outlook.turns
            if turns is None or shown.outlook.due:
                continue
            coming = (
                done.turn - shown.turn
                for done in self.done[shown.done :]
                if done.job is not Job.MARKERS
            )
            true = next(coming, None)
            if true is not None or shown.turn + turns < self.turns:
                shown_counts.append((shown, true))
        return shown_counts

    def announced(self) -> list[tuple[Shown, bool]]:
        """Return each compaction that was announced for a request that came, and if it did."""
        return [
            (shown, any(done.requests == shown.requests for done in self.done[shown.done :]))
            for shown in self.shown
            if shown.outlook.due and shown.requests < self.requests
        ]


def is_right(shown: Shown, true: int | None) -> bool:
    return true is not None and abs(true - (shown.outlook.turns or 0)) <= 1


def conversation(turns: int, steps: int, tokens: int, *, spread: float, seed: int) -> bytes:
    """A session of equal turns, but for a spread of the outputs' sizes and the number of steps."""
    random, lines = Random(seed), [message_line("system", "be brief")]
    for turn in range(turns):
        lines.append(message_line("user", f"look at part {turn} of the pump"))
        for step in range(max(1, round(steps * random.uniform(1 - spread, 1 + spread)))):
            name = f"c{turn}_{step}"
            size = round(tokens * random.uniform(1 - spread, 1 + spread))
            text = f"part_{turn}_{step} goes on as it does\n" * (size * 4 // 30)
            lines += [asks((name, f'{{"path": "part_{turn}_{step}.py"}}')), returns(name, text)]
        lines.append(message_line("assistant", f"Part {turn} is as it should be."))
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("policy", "window"),
    [
        (BALANCED, 16_000),
        (BALANCED, 32_768),
        (ECONOMY, 16_000),
        (ECONOMY, 32_768),
        (HELIX, 16_000),
    ],
    ids=lambda value: getattr(value, "preset", None),
)
def test_the_number_of_turns_that_is_shown_is_right_within_one(policy: Policy, window: int) -> None:
    checked, right = 0, 0
    announced: list[tuple[Shown, bool]] = []
    # a share of 95 % is told by many: three conversations of each kind
    kinds = [(2, 300, 0.1), (3, 500, 0.3), (1, 900, 0.5), (5, 250, 0.6)] * 3
    for seed, (steps, tokens, spread) in enumerate(kinds):
        session = conversation(40, steps, tokens, spread=spread, seed=seed)
        watched = Watched(session, policy, window).run()
        counts = watched.counts()
        checked += len(counts)
        right += sum(is_right(*count) for count in counts)
        announced += watched.announced()
    assert checked > MIN_CHECKED, "a number is shown where the turns are alike"
    assert right >= MIN_RIGHT * checked
    assert sum(came for _shown, came in announced) >= MIN_RIGHT * len(announced)


def test_notes_come_between_the_size_from_which_they_may_and_the_one_that_is_certain() -> None:
    watched = Watched(conversation(40, 3, 500, spread=0.3, seed=1), BALANCED, 32_768).run()
    thresholds = NoteThresholds.of(BALANCED, 32_768)
    assert thresholds is not None
    assert watched.done
    for done in watched.done:
        before = [shown for shown in watched.shown if shown.requests == done.requests]
        assert before[-1].outlook.due
        assert before[-1].tokens > thresholds.early_tokens
    for shown in watched.shown:
        if not shown.outlook.due:
            assert shown.outlook.early == thresholds.early_tokens
            assert shown.outlook.mark == thresholds.high_tokens
            assert shown.tokens <= thresholds.high_tokens


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.skipif(not RECORDED.is_dir(), reason="no recorded sessions here")
@pytest.mark.parametrize("window", [32_768, 128_000])
def test_in_recorded_sessions_too(window: int) -> None:
    counts: list[tuple[Shown, int | None]] = []
    announced: list[tuple[Shown, bool]] = []
    for file in talks(RECORDED):
        watched = Watched(gzip.decompress(file.read_bytes()), BALANCED, window).run()
        counts += watched.counts()
        announced += watched.announced()
    assert min(len(counts), len(announced)) > MIN_CHECKED
    assert sum(is_right(*count) for count in counts) >= MIN_RIGHT * len(counts)
    assert sum(came for _shown, came in announced) >= MIN_RIGHT * len(announced)


def talks(folder: Path) -> Sequence[Path]:
    """The sessions in which a user says more than a few things."""
    return [
        file
        for file in sorted(folder.glob("*.jsonl.gz"))
        if gzip.decompress(file.read_bytes()).count(b'"role": "user"') > 10
    ]
