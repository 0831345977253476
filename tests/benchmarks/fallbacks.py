"""How many recorded sessions bring something that is too long for the fast model.

The fast model is a stand-in with a window of 128K: it takes what fits and says too little, so rules
write what they write in every replay. What does not fit goes to the wide model, and is counted. At
a gate every output counts as one that a model is to extract from.
"""

import asyncio
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from helix_desktop.app.commands.replay import make_trace_frame
from helix_desktop.app.policy_file import choose_policy
from helix_desktop.app.replay.replay_files import open_recording, session_name
from helix_desktop.domain.context_window.policy import GateMode, Policy
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.messages import Role
from helix_desktop.engine.replay.recording import RecordedMessage, read_recording
from helix_desktop.engine.replay.replay import Replay
from helix_desktop.engine.replay.window_trace import TraceHeader, WindowTrace
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.benchmarks.corpus import RECORDED, ROOT
from tests.benchmarks.scorer import QUICK
from tests.fakes.speaker import Speaker, always

FAST, WIDE, REPLY = 128_000, 1_000_000, 8_000
"""Tokens: the windows of the stand-ins, and what each may answer."""


def share(policy: str, window: int, *, quick: bool) -> float:
    """Percent of the sessions that fell back at least once."""
    files = [
        file
        for file in sorted(RECORDED.glob("*.jsonl.gz"))
        if not quick or session_name(file) in QUICK
    ]
    look = partial(fell_back, choose_policy(policy, ())[1], window)
    with ProcessPoolExecutor(os.cpu_count() or 1, get_context("spawn")) as pool:
        return 100 * sum(pool.map(look, files)) / max(len(files), 1)


def fell_back(policy: Policy, window: int, file: Path) -> bool:
    """Whether the wide model was needed in one session."""
    with open_recording(file) as stream:
        recording = read_recording(stream)
    counter = CachedCounter(TiktokenCounter(TokenizerRanks(ROOT / "resources" / "tokenizer")))
    weigher = ModelMessageWeigher(counter, Llm("recorded", "recorded", window, 0))
    if policy.gate_mode is not GateMode.OFF and _too_long(recording.messages, weigher):
        return True
    frame = make_trace_frame(window, None, None, default_reserve=policy.reserve(window))
    trace = WindowTrace(TraceHeader(session_name(file), "", frame), len)
    replay = _Helped(
        recording, trace, policy=policy, weigher=weigher, make_calibrator=LearnedCalibrator
    )
    asyncio.run(replay.run())
    return bool(replay.wide.requests)


def _too_long(messages: Iterable[RecordedMessage], weigher: ModelMessageWeigher) -> bool:
    outputs = (message.text for message in messages if message.role is Role.TOOL)
    return any(weigher.exceeds(text, FAST - REPLY) for text in outputs)


class _Helped(Replay):
    """A replay with a fast and a wide model beside the recorded one."""

    wide: Speaker

    def _make_deps(self) -> SessionDeps:
        made = super()._make_deps()
        weigher = made.models.handles[LlmRole.MAIN].weigher
        self.wide = Speaker(always("."))
        for role, window, speaker in (
            (LlmRole.FAST, FAST, Speaker(always("."))),
            (LlmRole.WIDE, WIDE, self.wide),
        ):
            llm = Llm(role.value, "recorded", window, max_output=REPLY)
            made.models.handles[role] = ModelHandle(
                llm, speaker, weigher, partial(LearnedCalibrator, llm)
            )
        return made
