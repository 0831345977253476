"""A live session in a small window, and its replay in the policy lab: the same compactions."""

import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from helix_desktop.app.environment import find_paths
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY, HELIX, RELEVANCE
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import EpochCommitted
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    Prices,
    ProviderEvent,
    StreamFinished,
    Usage,
)
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.messages import Message, ToolCall
from helix_desktop.domain.ports import MessageWeigher, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.engine.replay.replay import CALL_SECONDS
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.features.lab.session_recording import to_recorded_lines
from helix_desktop.features.lab.trial_figures import TrialMaterial, TrialTask
from helix_desktop.features.lab.trial_worker import TrialRunner
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator, Ratios
from tests.engine.loops import play_still
from tests.engine.stage import SESSION, Stage
from tests.engine.test_counting_differences import Worker
from tests.examples import few
from tests.fakes.clock import FakeClock

LLM = Llm("m", "p", 16_000, 2_000, prices=Prices(3, 15, 0.3, 3.75))
STEPS = 40
"""Steps of a turn, which fill the window several times."""


class CachingServer:
    """Implements Provider: a model that makes calls, with a prompt cache and exact reports."""

    def __init__(self, weigher: MessageWeigher, share: float) -> None:
        self._weigher, self._agent, self._share = weigher, Worker(STEPS), share
        self._last: tuple[Message, ...] = ()
        self.sizes: list[int] = []
        """The counts of the requests for a reply."""
        self.clock = FakeClock()

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        sizes = [
            round(self._share * self._weigher.weigh(message).tokens) for message in request.messages
        ]
        if request.tools:
            self.clock.advance(CALL_SECONDS)
            self.sizes.append(sum(sizes))
        pairs = zip(self._last, request.messages, strict=False)
        shared = next((at for at, (old, new) in enumerate(pairs) if old != new), len(self._last))
        self._last = request.messages
        usage = Usage(input=sum(sizes[shared:]), output=10, cache_read=sum(sizes[:shared]))
        answer = self._agent(request) if request.tools else self._agent.answer_side_request(request)
        for event in answer:
            assert isinstance(event, ProviderEvent)
            yield replace(event, usage=usage) if isinstance(event, StreamFinished) else event


async def read(call: ToolCall) -> ToolOutput:
    number = json.loads(call.arguments)["n"]
    lines = (f"def name_{number}_{line}(): pass\n" for line in range(50 + number % 5 * 20))
    # as the lab names a call, which knows its arguments only
    return ToolOutput("".join(lines).encode(), f"n={number}")


async def recorded_session(
    weigher: MessageWeigher, policy: Policy, turns: int, share: float
) -> tuple[bytes, Sequence[int], Sequence[Job], int]:
    """Return a session as recorded lines, the sizes of its requests, its compactions, and its fixed
    tokens."""
    ratios: Ratios = {}
    server = CachingServer(weigher, share)
    main = ModelHandle(LLM, server, weigher, lambda: LearnedCalibrator(LLM, ratios))
    stage = Stage(server, run=read, policy=policy, others={LlmRole.MAIN: main})
    server.clock = stage.clock
    for number in range(turns):
        message = OutgoingMessage(f"turn {number}", typed=True)
        await (stage.runner.send if number else stage.runner.begin)(message)
        await stage.runner.wait_until_idle()
    lines = await to_recorded_lines(await stage.store.events(SESSION), stage.store.get)
    journal = await stage.journal()
    jobs = [event.epoch.job for event in journal if isinstance(event, EpochCommitted)]
    fixed = weigher.tools(stage.deps.toolkit.of(SESSION).specs()).tokens + weigher.count(
        stage.deps.models.system
    )
    return lines, server.sizes, jobs, fixed


@pytest.mark.parametrize(
    ("policy", "turns", "share"),
    few(
        [
            (BALANCED, 2, 1.0),
            (BALANCED, 2, 0.8),
            (BALANCED, 6, 1.15),
            (BALANCED, 20, 1.0),
            (HELIX, 6, 1.15),
            (ECONOMY, 6, 1.0),
            (RELEVANCE, 6, 1.0),
        ]
    ),
)
@pytest.mark.timeout(300)
def test_the_lab_repeats_the_compactions_of_a_session_in_the_window_that_it_had(
    policy: Policy, turns: int, share: float, tmp_path: Path
) -> None:
    paths = find_paths(tmp_path)
    counter = TiktokenCounter(TokenizerRanks.of(paths.resources / "tokenizer"))
    weigher = ModelMessageWeigher(CachedCounter(counter, max_remembered=100_000), LLM)
    lines, sizes, jobs, fixed = play_still(recorded_session(weigher, policy, turns, share))
    # today the workspace has a model with a larger window
    large = replace(LLM, window=128_000)
    runner = TrialRunner(paths)
    runner.load(TrialMaterial((lines,), ("session",), large, fixed))
    trial = runner.run_task(TrialTask(1, policy), lambda: False)
    assert set(trial.windows) == {LLM.window}
    assert len(jobs) >= 2 * turns
    assert abs(len(trial.sizes) - len(sizes)) <= len(sizes) // 20
    rules = policy in (BALANCED, ECONOMY)
    # in the lab, no model writes handovers and observations, which are longer or shorter then
    # several runs of steps are observed one after the other, which the lab does not know
    share = 8 if policy is RELEVANCE else 10
    assert abs(trial.rewrites - len(jobs)) <= max(1, len(jobs) // share)
    assert sum(trial.sizes) == pytest.approx(sum(sizes), rel=0.02 if rules else 0.10)
