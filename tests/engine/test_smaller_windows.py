"""What a model counts: known again with its session, and kept where a server has less room."""

from collections.abc import AsyncIterator

import pytest

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.domain.errors import ContextTooLong
from helix_desktop.domain.events import Ending, EpochCommitted, TurnEnded, WindowSent
from helix_desktop.domain.live_events import RequestsLimited
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator, LearnedLimit, Ratios
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage
from tests.fakes.memory_store import SavedData
from tests.fakes.model_handle import TEST_LLM
from tests.fakes.weigher import FakeWeigher

pytestmark = pytest.mark.loop(factory=StillLoop)

LIMIT = 12_000
SHOWN = Llm("m", "local", 128_000, 1_000, tokenizer_known=False)


class SmallServer:
    """Implements Provider: counts half as many again as Helix, and rejects what is too long."""

    def __init__(self) -> None:
        self.refused: list[int] = []
        self.counted: list[int] = []

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        weigher = FakeWeigher()
        ours = sum(weigher.weigh(message).tokens for message in request.messages)
        tokens = (ours + weigher.tools(request.tools).tokens) * 3 // 2
        if tokens + request.max_output > LIMIT:
            self.refused.append(tokens)
            raise ContextTooLong("Too long.", limit=LIMIT, requested=tokens)
        self.counted.append(tokens)
        yield TextDelta("well")
        yield StreamFinished(StopReason.ANSWERED, Usage(input=tokens, output=5))


async def test_figures_and_marks_after_a_rejection_are_those_of_the_smaller_window() -> None:
    server = SmallServer()
    stage = Stage(server, llm=SHOWN)
    stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
        SHOWN, server, FakeWeigher(), lambda: LearnedCalibrator(SHOWN)
    )
    inspector = RequestInspector(lambda _session: stage.runner, stage.deps, stage.store)
    await stage.say("a" * 3_000, "b" * 3_000)
    assert (await inspector.weigh(SESSION)).marks.window == SHOWN.window
    await stage.say(*(f"{number}: {'word ' * 800}" for number in range(20)))
    ends = [event for event in await stage.journal() if isinstance(event, TurnEnded)]
    assert [end.ending for end in ends] == [Ending.DONE] * 22
    assert len(server.refused) == 1
    now = await inspector.weigh(SESSION)
    assert now.marks.window == LIMIT
    assert 0 < (now.marks.handover or 0) < LIMIT
    sent = [event for event in await stage.journal() if isinstance(event, WindowSent)]
    assert sent[0].model_window == SHOWN.window
    assert sent[-1].model_window == LIMIT
    # as many as the server counted of the last request, and its short reply
    assert now.tokens == pytest.approx(server.counted[-1], rel=0.02)


class RateLimitedServer:
    """Implements Provider: an account may send so many tokens in a minute.

    It tells how many a request has, or not: then it asks to wait, which never helps.
    """

    def __init__(self, *, figures: bool, limit: int = LIMIT) -> None:
        self.figures, self.limit = figures, limit
        self.accepted: list[int] = []
        self.rejections = 0

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        weigher = FakeWeigher()
        tokens = sum(weigher.weigh(message).tokens for message in request.messages)
        tokens += weigher.tools(request.tools).tokens
        if tokens + self.figures * request.max_output > self.limit:
            self.rejections += 1
            if self.figures:
                asked = tokens + request.max_output
                raise ContextTooLong("Rate.", limit=self.limit, requested=asked, is_rate_limit=True)
            yield RetryScheduled(0.0, 2, "Rate.", by_provider=True, token_limit=self.limit)
            yield RetryScheduled(0.0, 3, "Rate.", by_provider=True, token_limit=self.limit)
            raise AssertionError("the request was sent a third time")
        self.accepted.append(tokens)
        yield TextDelta("well")
        yield StreamFinished(StopReason.ANSWERED, Usage(input=tokens, output=5))


@pytest.mark.parametrize("figures", [True, False])
async def test_a_request_above_the_tokens_per_minute_is_made_smaller_in_this_session_only(
    figures: bool,
) -> None:
    server, limits = RateLimitedServer(figures=figures), dict[str, LearnedLimit]()

    def make() -> Stage:
        stage = Stage(server, llm=SHOWN)
        stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
            SHOWN, server, FakeWeigher(), lambda: LearnedCalibrator(SHOWN, {}, limits)
        )
        return stage

    stage = make()
    notes: list[str] = []
    stage.deps.base.bus.subscribe(
        lambda event: notes.append(event.detail) if isinstance(event, RequestsLimited) else None
    )
    await stage.say(*(f"{number}: {'word ' * 800}" for number in range(24)))
    ends = [event for event in await stage.journal() if isinstance(event, TurnEnded)]
    assert [end.ending for end in ends] == [Ending.DONE] * 24
    assert server.rejections == 1
    assert max(server.accepted) > LIMIT * 3 // 4
    assert stage.runner.session_window.llm.window == LIMIT
    assert notes == [
        "Rate. Helix keeps the requests of this session smaller until it is opened again."
    ]
    assert not any(limit.tokens for limit in limits.values())
    other = make()
    await other.say("a question")
    assert other.runner.session_window.llm.window == SHOWN.window


class CachingServer:
    """Implements Provider: what is in its prompt cache does not count for the rate limit.

    Another client may have used up the minute: then so many attempts are rejected.
    """

    def __init__(self, rejections: int) -> None:
        self.rejections = rejections
        self.accepted: list[int] = []
        self.attempts = 0

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        weigher = FakeWeigher()
        tokens = sum(weigher.weigh(message).tokens for message in request.messages)
        if "used up" in request.messages[-1].text:
            while tokens > LIMIT and self.attempts < self.rejections:
                self.attempts += 1
                yield RetryScheduled(30.0, 2, "Rate.", by_provider=True, token_limit=LIMIT)
        self.accepted.append(tokens)
        usage = Usage(input=100, cache_read=tokens - 100, output=5)
        yield TextDelta("well")
        yield StreamFinished(StopReason.ANSWERED, usage)


@pytest.mark.parametrize(("rejections", "is_limited"), [(3, False), (100, True)])
async def test_a_request_in_the_prompt_cache_waits_for_a_few_minutes_before_it_is_made_smaller(
    rejections: int, is_limited: bool
) -> None:
    server = CachingServer(rejections)
    stage = Stage(server, llm=SHOWN)
    stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
        SHOWN, server, FakeWeigher(), lambda: LearnedCalibrator(SHOWN)
    )
    await stage.say(*(f"{number}: {'word ' * 800}" for number in range(20)))
    before = server.accepted[-1]
    assert before > LIMIT
    await stage.say("the minute is used up")
    ends = [event for event in await stage.journal() if isinstance(event, TurnEnded)]
    assert [end.ending for end in ends] == [Ending.DONE] * 21
    assert any(isinstance(event, RequestsLimited) for event in stage.seen) is is_limited
    assert (server.accepted[-1] < LIMIT) is is_limited
    assert server.attempts < 8


async def test_a_request_that_no_minute_allows_ends_the_turn_in_the_providers_words() -> None:
    server = RateLimitedServer(figures=True, limit=50)
    stage = Stage(server, llm=SHOWN)
    stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
        SHOWN, server, FakeWeigher(), lambda: LearnedCalibrator(SHOWN)
    )
    await stage.say("word " * 100, "and now?")
    ends = [event for event in await stage.journal() if isinstance(event, TurnEnded)]
    assert [(end.ending, end.detail[:5]) for end in ends] == [(Ending.FAILED, "Rate.")] * 2
    # the limit may be higher now: each message is sent
    assert server.rejections >= 2


SMALL = Llm("m", "local", 8_192, 4_096, tokenizer_known=False)


class ServerOfFullReplies:
    """Implements Provider: counts much more than Helix, and rejects what with its reply is too
    long."""

    def __init__(self) -> None:
        self.rejected: list[tuple[int, int]] = []
        self.accepted: list[tuple[int, int]] = []

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        weigher = FakeWeigher()
        tokens = 4_500 + sum(weigher.weigh(message).tokens for message in request.messages)
        if tokens + request.max_output > SMALL.window:
            self.rejected.append((tokens, request.max_output))
            raise ContextTooLong("Too long.", limit=SMALL.window, requested=tokens)
        self.accepted.append((tokens, request.max_output))
        yield TextDelta("well")
        yield StreamFinished(StopReason.ANSWERED, Usage(input=tokens, output=5))


async def test_a_request_that_is_too_long_only_with_its_reply_is_sent_whole_for_a_shorter_one() -> (
    None
):
    server = ServerOfFullReplies()
    stage = Stage(server, llm=SMALL)
    stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
        SMALL, server, FakeWeigher(), lambda: LearnedCalibrator(SMALL)
    )
    await stage.say("a question")
    events = await stage.journal()
    ends = [event for event in events if isinstance(event, TurnEnded)]
    assert [end.ending for end in ends] == [Ending.DONE]
    assert not any(isinstance(event, EpochCommitted) for event in events)
    [(tokens, too_long), *_] = server.rejected
    assert len(server.rejected) == 1
    [(same_tokens, reply)] = server.accepted
    assert same_tokens == tokens
    assert SMALL.window // 4 < reply < too_long


class ServerWithMoods:
    """Implements Provider: counts as Helix does, and at times calls everything too long."""

    def __init__(self) -> None:
        self.rejects = False

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        if self.rejects:
            raise ContextTooLong("Too long.")
        weigher = FakeWeigher()
        tokens = sum(weigher.weigh(message).tokens for message in request.messages)
        yield TextDelta("well")
        yield StreamFinished(StopReason.ANSWERED, Usage(input=tokens, output=5))


async def test_a_server_that_rejects_any_length_does_not_make_the_window_of_a_model_smaller() -> (
    None
):
    server, limits = ServerWithMoods(), dict[str, LearnedLimit]()
    stage = Stage(server, llm=SHOWN)
    stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
        SHOWN, server, FakeWeigher(), lambda: LearnedCalibrator(SHOWN, {}, limits)
    )
    await stage.say(*(f"{number}: {'word ' * 800}" for number in range(16)))
    server.rejects = True
    await stage.say("and now", "once more")
    server.rejects = False
    await stage.say("at last")
    ends = [event for event in await stage.journal() if isinstance(event, TurnEnded)]
    endings = [Ending.DONE] * 16 + [Ending.FAILED] * 2 + [Ending.DONE]
    assert [end.ending for end in ends] == endings
    assert not any(limit.tokens for limit in limits.values())
    assert stage.runner.session_window.llm.window == SHOWN.window


STRANGER = replace(TEST_LLM, tokenizer_known=False)


class Counting:
    """Implements Provider; counts three for two of ours."""

    def __init__(self) -> None:
        self.stage: Stage | None = None

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        yield TextDelta("It is said. " * 40)
        ours = self.stage.runner.session_window.weight
        yield StreamFinished(StopReason.ANSWERED, Usage(input=round(1.5 * ours)))


def make_stage(ratios: Ratios, saved_data: SavedData | None = None, llm: Llm = STRANGER) -> Stage:
    provider = Counting()
    main = ModelHandle(llm, provider, FakeWeigher(), lambda: LearnedCalibrator(llm, ratios))
    stage = Stage(provider, saved_data=saved_data, others={LlmRole.MAIN: main})
    provider.stage = stage
    return stage


async def counted(stage: Stage) -> tuple[int, float]:
    """What the next request is expected to take, and of that, the share of ours."""
    await stage.runner.open()
    window = (await stage.runner.session_window.look()).window
    expected = stage.runner.session_window.counts.expected_and_cautious(window)[0]
    return expected, expected / window.account.tokens


async def test_a_session_that_is_loaded_counts_as_it_did_before() -> None:
    ratios: Ratios = {}
    stage = make_stage(ratios)
    await stage.say(*(f"say {number}" for number in range(6)))
    before, share = await counted(stage)
    assert share == pytest.approx(1.5, rel=0.02)
    again, _ = await counted(make_stage(ratios, stage.store.saved_data))
    assert again == pytest.approx(before, rel=0.01)


async def test_token_counts_of_another_model_do_not_calibrate_this_one() -> None:
    ratios: Ratios = {}
    stage = make_stage(ratios)
    await stage.say("say it", "say it again")
    other = replace(STRANGER, id="other")
    _, share = await counted(make_stage(ratios, stage.store.saved_data, other))
    assert share == pytest.approx(other.factor, rel=0.01)


async def test_another_endpoint_with_the_same_model_counts_by_its_own_reports() -> None:
    stage = make_stage({})
    await stage.say("say it", "say it again")
    proxy = replace(STRANGER, provider="proxy")
    _, share = await counted(make_stage({}, stage.store.saved_data, proxy))
    assert share == pytest.approx(proxy.factor, rel=0.01)
    _, share = await counted(make_stage({}, stage.store.saved_data))
    assert share > 1.2


async def test_after_a_rewind_the_token_ratio_is_still_known() -> None:
    ratios: Ratios = {}
    stage = make_stage(ratios)
    await stage.say(*(f"say {number}" for number in range(6)))
    await stage.runner.session_window.rewind(lambda _epochs: 0, "as it was")
    _, share = await counted(make_stage(ratios, stage.store.saved_data))
    assert share == pytest.approx(1.5, rel=0.05)
