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

from helix_desktop.app.commands.replay import chosen_policy, frame_of
from helix_desktop.app.replay.session import opened, session_of
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.message import Role
from helix_desktop.domain.policy import GateMode, Policy
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.equipment import Equipment, Voice
from helix_desktop.engine.recording import Said, read
from helix_desktop.engine.replay import Replay
from helix_desktop.engine.window_trace import Frame, Header, WindowTrace
from helix_desktop.providers.counting.gauge import LearnedGauge
from helix_desktop.providers.counting.known_counts import KnownCounter
from helix_desktop.providers.counting.ranks import Ranks
from helix_desktop.providers.counting.scales import ModelScales
from helix_desktop.providers.counting.tokens import ExactCounter
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
        if not quick or session_of(file) in QUICK
    ]
    look = partial(fell_back, chosen_policy(policy, ())[1], window)
    with ProcessPoolExecutor(os.cpu_count() or 1, get_context("spawn")) as pool:
        return 100 * sum(pool.map(look, files)) / max(len(files), 1)


def fell_back(policy: Policy, window: int, file: Path) -> bool:
    """Whether the wide model was needed in one session."""
    with opened(file) as stream:
        recording = read(stream)
    counter = KnownCounter(ExactCounter(Ranks(ROOT / "resources" / "tokenizer")))
    scales = ModelScales(counter, Llm("recorded", "recorded", window, 0))
    if policy.gate_mode is not GateMode.OFF and _too_long(recording.messages, scales):
        return True
    frame = frame_of(window, None, None, usual=policy.reserve(window))
    trace = WindowTrace(Header(session_of(file), "", frame), len)
    replay = _Helped(recording, trace, policy=policy, scales=scales, gauge=LearnedGauge)
    asyncio.run(replay.run())
    return bool(replay.wide.requests)


def _too_long(messages: Iterable[Said], scales: ModelScales) -> bool:
    outputs = (said.text for said in messages if said.role is Role.TOOL)
    return any(scales.exceeds(text, FAST - REPLY) for text in outputs)


class _Helped(Replay):
    """A replay with a fast and a wide model beside the recorded one."""

    wide: Speaker

    def _equipment(self, policy: Policy, frame: Frame, *, voice: Voice, bus: Bus) -> Equipment:
        made = super()._equipment(policy, frame, voice=voice, bus=bus)
        self.wide = Speaker(always("."))
        for role, window, speaker in (
            (LlmRole.FAST, FAST, Speaker(always("."))),
            (LlmRole.WIDE, WIDE, self.wide),
        ):
            llm = Llm(role.value, "recorded", window, max_output=REPLY)
            made.voices[role] = Voice(llm, speaker, voice.scales, partial(LearnedGauge, llm))
        return made
