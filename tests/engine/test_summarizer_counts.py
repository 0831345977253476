"""How large a question of the summarizer may be for a model that counts more than Helix."""

from collections.abc import AsyncIterator

import pytest

from helix_desktop.domain.errors import ContextTooLong
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
)
from helix_desktop.domain.value import replace
from helix_desktop.engine.compaction.summarizer import Summarizer, SummaryTask
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator, LearnedLimit
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage
from tests.fakes.weigher import FakeWeigher

pytestmark = pytest.mark.loop(factory=StillLoop)

LLM = Llm("m", "local", 32_768, 4_000, tokenizer_known=False)


class Writer:
    """Implements Provider: counts 1.6 times as many tokens as Helix, and writes a summary."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.rejections: list[int] = []
        self.rate_limit = 0
        self.asks_to_wait = False

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        weigher = FakeWeigher()
        own = sum(weigher.weigh(message).tokens for message in request.messages)
        size = round(1.6 * own) + request.max_output
        if size > (limit := self.rate_limit or LLM.window):
            self.rejections.append(size)
            while self.asks_to_wait:
                yield RetryScheduled(1.0, 2, "Rate.", by_provider=True, token_limit=limit)
            is_rate_limit = self.rate_limit > 0
            raise ContextTooLong(
                "Too long.", limit=limit, requested=size, is_rate_limit=is_rate_limit
            )
        self.sizes.append(size)
        yield TextDelta("short")
        yield StreamFinished(StopReason.ANSWERED)


def task(pieces: int) -> SummaryTask:
    """Material of so many pieces of about 500 tokens."""
    texts = tuple(f"{number}: {'word ' * 400}" for number in range(pieces))
    return SummaryTask(
        texts,
        lambda indices, _budget: "".join(texts[index] for index in indices),
        budget=1_000,
        seconds=60.0,
        merge=lambda answers, _budget: "\n".join(answers),
    )


async def test_a_question_goes_by_what_was_learned_of_the_model_since_the_first_one() -> None:
    writer, ratios = Writer(), dict[str, float]()
    stage = Stage(writer, llm=LLM)
    stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
        LLM, writer, FakeWeigher(), lambda: LearnedCalibrator(LLM, ratios)
    )
    await stage.say("hello")
    summarizer = Summarizer(stage.deps.base.journals[SESSION], stage.deps)
    assert (await summarizer.summarize(task(2))).text
    ratios[LLM.full_name] = 1.6  # as the conversation's requests were reported meanwhile
    writer.sizes.clear()
    assert (await summarizer.summarize(task(50))).text
    assert len(writer.sizes) > 1
    assert writer.rejections == []


async def test_a_rejected_question_is_asked_in_parts_that_fit() -> None:
    writer, limits = Writer(), dict[str, LearnedLimit]()
    stage = Stage(writer, llm=LLM)
    stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
        LLM, writer, FakeWeigher(), lambda: LearnedCalibrator(LLM, {}, limits)
    )
    await stage.say("hello")
    summarizer = Summarizer(stage.deps.base.journals[SESSION], stage.deps)
    assert (await summarizer.summarize(task(50))).text
    assert len(writer.rejections) == 1
    writer.rate_limit = 14_000  # while the parts are asked: the caller shortens by rules
    assert not (await summarizer.summarize(task(50))).text
    writer.rejections.clear()
    assert (await summarizer.summarize(task(50))).text
    assert writer.rejections == []
    assert {limit.tokens for limit in limits.values()} == {
        LLM.window
    }  # a rate limit is none of the model


async def test_a_question_that_no_minute_allows_is_not_waited_for() -> None:
    writer = Writer()
    writer.rate_limit, writer.asks_to_wait = 14_000, True
    stage = Stage(writer, llm=LLM)
    stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
        LLM, writer, FakeWeigher(), lambda: LearnedCalibrator(LLM, {LLM.full_name: 1.6})
    )
    await stage.say("hello")
    summarizer = Summarizer(stage.deps.base.journals[SESSION], stage.deps)
    assert (await summarizer.summarize(task(24))).text
    assert len(writer.rejections) == 1


class Silent:
    """Implements Provider: gives no answer."""

    def __init__(self) -> None:
        self.requests = 0

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self.requests += 1
        yield StreamFinished(StopReason.ANSWERED)


async def test_a_correction_is_asked_of_the_endpoint_that_gave_the_answer() -> None:
    silent, writer = Silent(), Writer()
    proxy = replace(LLM, provider="proxy")
    handles = {
        role: ModelHandle(llm, provider, FakeWeigher(), lambda: LearnedCalibrator(LLM))
        for role, llm, provider in (
            (LlmRole.MAIN, LLM, writer),
            (LlmRole.FAST, proxy, silent),
            (LlmRole.WIDE, LLM, writer),
        )
    }
    stage = Stage(writer, llm=LLM, others=handles)
    await stage.say("hello")
    summarizer = Summarizer(stage.deps.base.journals[SESSION], stage.deps)
    result = await summarizer.summarize(task(2))
    silent.requests = 0
    assert (await summarizer.ask_again(result, "shorter", 10.0)).text == "short"
    assert silent.requests == 0
