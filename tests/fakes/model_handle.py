"""A model handle made of fakes."""

from helix_desktop.domain.llm import Llm
from helix_desktop.domain.ports import MessageWeigher, Provider
from helix_desktop.engine.session_deps import ModelHandle
from tests.fakes.weigher import FakeGauge, FakeWeigher

TEST_LLM = Llm("test", "test", 8_000, 1_000)


def model_handle(
    provider: Provider, llm: Llm = TEST_LLM, *, weigher: MessageWeigher | None = None
) -> ModelHandle:
    return ModelHandle(llm, provider, weigher or FakeWeigher(), lambda: FakeGauge(llm))
