"""The figures of the lab equal those of the scorer beside the recorded sessions, which shares no
code with the engine, on the same trace."""

import gzip
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.app.environment import find_paths
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.llm import Llm, Prices
from helix_desktop.engine.replay.playback import Reports
from helix_desktop.engine.replay.recording import read_recording
from helix_desktop.engine.replay.replay import Replay, run_replay
from helix_desktop.engine.replay.window_trace import (
    Line,
    Ranges,
    TraceFrame,
    TraceHeader,
    WindowTrace,
)
from helix_desktop.features.lab.trial_worker import TrialLedger
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.benchmarks.corpus import RECORDED
from tests.benchmarks.scorer import HOME, RANKS, SCORER

WINDOW = 64_000
PRICES = Prices(input=1.0, output=5.0, cache_read=0.1, cache_write=1.25)
"""Relative to plain input, as the scorer's `read.1_write1.25`. It leaves out the replies."""
OVERHEAD_TOKENS = 4
"""Tokens of a result's message, which Helix counts with its call and the scorer with the result.
The prefix that two requests share may end between them."""


class WrittenLedger(TrialLedger):
    """The accounts of the lab, with the trace that they are of."""

    names_sources = True

    def __init__(self, trace: WindowTrace, llm: Llm, **more: Any) -> None:
        super().__init__(trace.frame, llm, writer=llm, frame_of=lambda _: trace.frame, **more)
        self._trace = trace
        self.names, self.histories = trace.names, trace.histories

    def declare(self, digest: str, covers: Ranges) -> None:
        self._trace.declare(digest, covers)

    def call(
        self, window: ContextWindow, before: int, *, milliseconds: float, events: Sequence[Line]
    ) -> None:
        super().call(window, before, milliseconds=milliseconds, events=events)
        self._trace.call(window, before, milliseconds=milliseconds, events=events)


@pytest.mark.slow
@pytest.mark.skipif(not SCORER.is_file(), reason="no recorded sessions (shared/replay)")
@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.parametrize("name", ["swea-ctf-concat", "livemcp-00-18", "tau-airline-100"])
def test_the_figures_of_the_lab_are_those_of_the_scorer(
    tmp_path: Path, name: str, preset: str
) -> None:
    file, policy = RECORDED / f"{name}.jsonl.gz", PRESETS[preset]
    frame = TraceFrame(WINDOW, policy.reserve(WINDOW), 5_000, PRICES)
    llm = Llm("recorded", "recorded", WINDOW, frame.reserve, prices=PRICES)
    paths = find_paths(tmp_path)
    weigher = ModelMessageWeigher(
        TiktokenCounter(TokenizerRanks.of(paths.resources / "tokenizer")), llm
    )
    with gzip.open(file) as stream:
        recording = read_recording(stream)
    path = tmp_path / f"{name}.jsonl"
    with path.open("w", encoding="utf-8") as out:
        ledger = WrittenLedger(
            WindowTrace(TraceHeader(name, preset, frame), out.write),
            llm,
            messages=recording.messages,
            replies=[0] * len(recording.messages),
        )
        replay = Replay(
            recording,
            ledger,
            policy=policy,
            weigher=weigher,
            make_calibrator=LearnedCalibrator,
            reports=Reports(delayed=True),
        )
        assert run_replay(replay, lambda: False)
    sys.path.insert(0, str(HOME))
    try:
        scorer = importlib.import_module("score_windows")
    finally:
        sys.path.remove(str(HOME))
    count = scorer.Tokens(str(RANKS))
    session = scorer.read_session(
        next(iter(scorer.load_sessions(str(RECORDED), None, name))), count
    )
    score = scorer.Scorer(session, scorer.read_trace(path, count)).run()
    sizes = replay.figures.sizes
    figures = (len(sizes), sum(sizes), max(sizes), ledger.breaks, replay.figures.over)
    names = ("calls", "prompt_tokens", "peak_tokens", "breaks", "over_limit")
    assert figures == tuple(score[name] for name in names)
    apart = ledger.cached - score["cached_tokens"]
    assert 0 <= apart <= OVERHEAD_TOKENS * ledger.breaks
    cost = score["cost_read.1_write1.25"] - apart * (PRICES.cache_write - PRICES.cache_read)
    assert sum(ledger.spent) * 1_000_000 == pytest.approx(cost)
