"""What a model counts is known again when a session is loaded."""

from collections.abc import AsyncIterator

import pytest

from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.engine.stage import Stage
from tests.fakes.memory_store import Loft
from tests.fakes.model_handle import TEST_LLM
from tests.fakes.weigher import FakeWeigher

STRANGER = replace(TEST_LLM, tokenizer_known=False)


class Counting:
    """Implements Provider; counts three for two of ours."""

    def __init__(self) -> None:
        self.stage: Stage | None = None

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        assert self.stage is not None
        yield TextDelta("It is said. " * 40)
        ours = self.stage.runner.session_window.weight
        yield StreamFinished(StopReason.ANSWERED, Usage(input=round(1.5 * ours)))


def opened(loft: Loft | None = None, llm: Llm = STRANGER) -> Stage:
    provider = Counting()
    main = ModelHandle(llm, provider, FakeWeigher(), lambda: LearnedCalibrator(llm))
    stage = Stage(provider, loft=loft, others={LlmRole.MAIN: main})
    provider.stage = stage
    return stage


async def counted(stage: Stage) -> tuple[int, float]:
    """What the next request is expected to take, and of that, the share of ours."""
    await stage.runner.open()
    window = (await stage.runner.session_window.look()).window
    expected = stage.runner.session_window.counts.expected(window)
    return expected, expected / window.account.tokens


async def test_a_session_that_is_loaded_counts_as_it_did_before() -> None:
    stage = opened()
    await stage.say(*(f"say {number}" for number in range(6)))
    before, share = await counted(stage)
    assert share == pytest.approx(1.5, rel=0.02)
    again, _ = await counted(opened(stage.store.loft))
    assert again == pytest.approx(before, rel=0.01)


async def test_what_another_model_counted_says_nothing_of_this_one() -> None:
    stage = opened()
    await stage.say("say it", "say it again")
    other = replace(STRANGER, id="other")
    _, share = await counted(opened(stage.store.loft, other))
    assert share == pytest.approx(other.factor, rel=0.01)


async def test_after_a_rewrite_the_share_is_known_still() -> None:
    stage = opened()
    await stage.say(*(f"say {number}" for number in range(6)))
    await stage.runner.session_window.rewind(lambda _epochs: 0, "as it was")
    _, share = await counted(opened(stage.store.loft))
    assert share == pytest.approx(1.5, rel=0.05)
