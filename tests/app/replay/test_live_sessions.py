"""A live session in a small window, and its replay in the policy lab: the same compactions."""

import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from helix_desktop.app.environment import find_paths
from helix_desktop.app.replay.policy_trials import to_recorded_lines
from helix_desktop.app.replay.trial_figures import TrialMaterial, TrialTask
from helix_desktop.app.replay.trial_worker import TrialRunner
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY, RELEVANCE
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import EpochCommitted, WindowSent
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    Prices,
    ProviderEvent,
    StreamFinished,
    Usage,
)
from helix_desktop.domain.messages import Message, ToolCall
from helix_desktop.domain.ports import MessageWeigher, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator, Ratios
from tests.engine.loops import play_still
from tests.engine.stage import SESSION, Stage
from tests.engine.test_counting_differences import Worker

LLM = Llm("m", "p", 16_000, 2_000, prices=Prices(3, 15, 0.3, 3.75))
STEPS = 40
"""Steps of a turn, which fill the window several times."""


class CachingServer:
    """Implements Provider: a model that makes calls, with a prompt cache and exact reports."""

    def __init__(self, weigher: MessageWeigher) -> None:
        self._weigher, self._agent = weigher, Worker(STEPS)
        self._last: tuple[Message, ...] = ()

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        sizes = [self._weigher.weigh(message).tokens for message in request.messages]
        pairs = zip(self._last, request.messages, strict=False)
        kept = next((at for at, (old, new) in enumerate(pairs) if old != new), len(self._last))
        self._last = request.messages
        usage = Usage(input=sum(sizes[kept:]), output=10, cache_read=sum(sizes[:kept]))
        answer = self._agent(request) if request.tools else self._agent.beside(request)
        for event in answer:
            assert isinstance(event, ProviderEvent)
            yield replace(event, usage=usage) if isinstance(event, StreamFinished) else event


async def read(call: ToolCall) -> ToolOutput:
    number = json.loads(call.arguments)["n"]
    lines = (f"def name_{number}_{line}(): pass\n" for line in range(50 + number % 5 * 20))
    return ToolOutput("".join(lines).encode(), f"src/m{number}.py")


async def lived(
    weigher: MessageWeigher, policy: Policy, turns: int
) -> tuple[bytes, int, Sequence[Job], int]:
    """Return a session as recorded lines, its requests and compactions, and its fixed tokens."""
    ratios: Ratios = {}
    server = CachingServer(weigher)
    main = ModelHandle(LLM, server, weigher, lambda: LearnedCalibrator(LLM, ratios))
    stage = Stage(server, run=read, policy=policy, others={LlmRole.MAIN: main})
    await stage.say(*(f"turn {number}" for number in range(turns)))
    lines = await to_recorded_lines(await stage.store.events(SESSION), stage.store.get)
    journal = await stage.journal()
    jobs = [event.epoch.job for event in journal if isinstance(event, EpochCommitted)]
    fixed = weigher.tools(stage.deps.toolbox.specs()).tokens + weigher.count(stage.deps.system)
    return lines, sum(isinstance(event, WindowSent) for event in journal), jobs, fixed


@pytest.mark.parametrize(
    ("policy", "turns"),
    [
        (BALANCED, 2),
        pytest.param(BALANCED, 20, marks=pytest.mark.slow),
        pytest.param(ECONOMY, 6, marks=pytest.mark.slow),
        pytest.param(RELEVANCE, 6, marks=pytest.mark.slow),
    ],
)
@pytest.mark.timeout(300)
def test_the_lab_repeats_the_compactions_of_a_session_in_the_window_that_it_had(
    policy: Policy, turns: int, tmp_path: Path
) -> None:
    paths = find_paths(tmp_path)
    counter = TiktokenCounter(TokenizerRanks.of(paths.resources / "tokenizer"))
    weigher = ModelMessageWeigher(CachedCounter(counter, remembered=100_000), LLM)
    lines, requests, jobs, fixed = play_still(lived(weigher, policy, turns))
    # today the workspace has a model with a larger window
    large = replace(LLM, window=128_000)
    runner = TrialRunner(paths)
    runner.load(TrialMaterial((lines,), ("session",), large, fixed))
    trial = runner.tried(TrialTask(1, policy), lambda: False)
    assert trial is not None
    assert set(trial.windows) == {LLM.window}
    assert len(jobs) >= 2 * turns
    assert abs(len(trial.sizes) - requests) <= requests // 20
    assert abs(trial.rewrites - len(jobs)) <= max(1, len(jobs) // 10)
