"""A model with its fakes around it."""

from helix_desktop.domain.llm import Llm
from helix_desktop.domain.ports import Provider, Scales
from helix_desktop.engine.equipment import Voice
from tests.fakes.scales import FakeGauge, FakeScales

TEST_LLM = Llm("test", "test", 8_000, 1_000)


def voice(provider: Provider, llm: Llm = TEST_LLM, *, scales: Scales | None = None) -> Voice:
    return Voice(llm, provider, scales or FakeScales(), lambda: FakeGauge(llm))
