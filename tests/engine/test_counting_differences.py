"""Models that count otherwise than Helix: what is cut, what is refused, and what is shown."""

import json
import re
from collections.abc import AsyncIterator
from itertools import cycle

import pytest

from helix_desktop.app.inspection.request_marks import request_marks
from helix_desktop.domain.context_window.policy import GateMode, Policy
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY, HELIX, PRESETS, RELEVANCE
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.errors import ContextTooLong
from helix_desktop.domain.events import Ending, EpochCommitted, TurnEnded, WindowSent
from helix_desktop.domain.live_events import GateBatchOpened, RequestsLimited
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    Prices,
    ProviderEvent,
    StopReason,
    StreamFinished,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator, Ratios
from tests.engine.loops import StillLoop
from tests.engine.stage import Run, Stage
from tests.examples import few
from tests.fakes.provider import Script, ScriptedProvider
from tests.fakes.speaker import Agent, words
from tests.fakes.weigher import FakeWeigher

pytestmark = pytest.mark.loop(factory=StillLoop)

LARGE = Llm("unseen", "local", 128_000, 8_000, tokenizer_known=False)
SMALL = replace(LARGE, window=32_000, max_output=4_000)


ONLY_TO_FIT = HELIX.with_values({"markers_turns": 0, "compact_percent": 0.0})
"""A policy without marks."""

NOTES = BALANCED.with_values({"gate_mode": GateMode.OFF})
"""A policy that takes notes, and never asks the model."""


class Worker(Agent):
    """An agent that makes so many steps in each turn, whatever became of the earlier ones."""

    def __init__(self, steps: int, *, calls: int = 1) -> None:
        super().__init__(steps, calls=calls)
        self._left = steps

    def __call__(self, request: ModelRequest) -> Script:
        if "The application asks this" in request.messages[-1].text:
            return self.answer_side_request(request)
        if not self._left:
            self._left = self.steps
            return words("All of it is done.")
        self._left -= 1
        made = []
        for _ in range(self.calls):
            self._made += 1
            made.append(
                ToolCallArrived(ToolCall(f"c{self._made}", "look", f'{{"n":{self._made}}}'))
            )
        return (*made, StreamFinished(StopReason.TOOLS))


class CountingServer:
    """Implements Provider: counts `share` of Helix's tokens and `always` more in each request.

    It refuses a request above its `window`, with or without `figures`, or, like vLLM, says only
    that it is `above` that; `sizes` are its counts of the accepted requests.
    """

    def __init__(
        self,
        llm: Llm,
        agent: Worker,
        *,
        share: float = 1.0,
        always: int = 0,
        figures: bool = True,
        above: bool = False,
        window: int = 0,
        reports: bool = True,
    ) -> None:
        self.llm, self.share, self.always, self.figures = llm, share, always, figures
        self.window, self.reports, self.above = window or llm.window, reports, above
        self.agent = agent
        self.sizes: list[int] = []
        self.refused: list[int] = []
        self.on_request = self._ignore

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        weigher = FakeWeigher()
        own = sum(weigher.weigh(message).tokens for message in request.messages)
        counted = round((own + weigher.tools(request.tools).tokens) * self.share) + self.always
        if counted + request.max_output > self.window:
            self.refused.append(counted)
            if self.above:
                raise ContextTooLong("Too long.", limit=self.window, requested=self.window + 1)
            if self.figures:
                raise ContextTooLong("Too long.", limit=self.window, requested=counted)
            raise ContextTooLong("Too long.")
        self.sizes.append(counted)
        if "The application asks this" not in request.messages[-1].text:
            await self.on_request(counted)
        for event in self.agent(request):
            assert isinstance(event, ProviderEvent)
            if self.reports and isinstance(event, StreamFinished):
                event = replace(event, usage=Usage(input=counted, output=10))
            yield event

    async def _ignore(self, _counted: int) -> None:
        """Do nothing with the count of a request."""


async def read(call: ToolCall) -> ToolOutput:
    """A file of about 600 tokens, a different one for each call."""
    return ToolOutput(f"{call.arguments} ".encode() + b"some line of a file\n" * 120, "a file")


def make_stage(
    server: CountingServer,
    *,
    policy: Policy = BALANCED,
    ratios: Ratios | None = None,
    run: Run = read,
    system: str = "be brief",
) -> Stage:
    known: Ratios = {} if ratios is None else ratios
    llm = server.llm
    main = ModelHandle(llm, server, FakeWeigher(), lambda: LearnedCalibrator(llm, known))
    return Stage(server, run=run, policy=policy, others={LlmRole.MAIN: main}, system=system)


async def trims(stage: Stage) -> list[str]:
    """Return the reasons of all rewrites that were needed to make a request fit."""
    epochs = [event.epoch for event in await stage.journal() if isinstance(event, EpochCommitted)]
    return [epoch.reason for epoch in epochs if epoch.job is Job.TRIM]


async def endings(stage: Stage) -> list[Ending]:
    return [event.ending for event in await stage.journal() if isinstance(event, TurnEnded)]


@pytest.mark.parametrize(
    ("preset", "share"), list(zip(PRESETS, cycle((0.85, 1.0, 1.15)), strict=False))
)
async def test_ninety_small_reads_in_the_first_turn_of_an_unseen_model_are_sent_whole(
    preset: str, share: float
) -> None:
    ratios: Ratios = {}
    for _session in range(2):
        server = CountingServer(LARGE, Worker(1, calls=90), share=share)
        stage = make_stage(server, policy=PRESETS[preset], ratios=ratios)
        await stage.say("read all of it")
        assert await trims(stage) == []
        assert await endings(stage) == [Ending.DONE]
        assert server.refused == []
        assert server.sizes[-1] > 0.4 * share * LARGE.window


@pytest.mark.parametrize("always", [0, 3_000, 12_000])
@pytest.mark.parametrize("tokens", [3_950, 4_050])
async def test_a_constant_part_of_each_request_does_not_lower_the_gate(
    tokens: int, always: int
) -> None:
    async def give(call: ToolCall) -> ToolOutput:
        size = 300 if call.id != "c3" else tokens
        return ToolOutput(b"four" * size, f"output {call.id}")

    stage = make_stage(CountingServer(LARGE, Worker(3), always=always), policy=RELEVANCE, run=give)
    await stage.say("look")
    has_gate = any(isinstance(event, GateBatchOpened) for event in stage.seen)
    assert has_gate is (tokens > RELEVANCE.gate_tokens)


@pytest.mark.parametrize("share", few((1.2, 0.8, 1.0), 1))
@pytest.mark.parametrize("llm", few((SMALL, LARGE), 1), ids=["32K", "128K"])
@pytest.mark.parametrize("preset", PRESETS)
async def test_no_request_is_over_the_limit_where_a_model_counts_a_fifth_more_or_less(
    preset: str, llm: Llm, share: float
) -> None:
    server = CountingServer(llm, Worker(25, calls=3), share=share)
    stage = make_stage(server, policy=PRESETS[preset])
    await stage.say(*(f"turn {number}" for number in range(6)))
    assert server.refused == []
    assert await endings(stage) == [Ending.DONE] * 6
    assert max(server.sizes) <= llm.window


@pytest.mark.parametrize("share", [0.85, 1.15])
@pytest.mark.parametrize("llm", [SMALL, LARGE], ids=["32K", "128K"])
async def test_estimated_sizes_are_within_two_percent_of_exact_reports(
    llm: Llm, share: float
) -> None:
    server = CountingServer(llm, Worker(12, calls=2), share=share, always=1_500)
    stage = make_stage(server)
    off: list[float] = []

    async def compare(counted: int) -> None:
        window = (await stage.runner.look()).window
        expected, _most = stage.runner.session_window.expected_and_cautious(window)
        off.append(abs(expected - counted) / llm.window)

    server.on_request = compare
    await stage.say(*(f"turn {number}" for number in range(4)))
    # before its first report nothing is known of what each request carries
    assert max(off[1:]) <= 0.02


@pytest.mark.parametrize("share", [0.8, 1.25, 1.6])
async def test_the_first_request_of_a_later_session_is_expected_as_the_model_then_counts_it(
    share: float,
) -> None:
    ratios: Ratios = {}
    earlier = CountingServer(LARGE, Worker(12, calls=2), share=share, always=1_500)
    await make_stage(earlier, ratios=ratios).say("read it", "read more of it")
    server = CountingServer(LARGE, Worker(1), share=share, always=1_500)
    stage = make_stage(server, ratios=ratios)
    expected: list[int] = []

    async def note(_counted: int) -> None:
        window = (await stage.runner.look()).window
        expected.append(stage.runner.session_window.expected_and_cautious(window)[0])

    server.on_request = note
    await stage.say("read it")
    assert expected[0] == pytest.approx(server.sizes[0], rel=0.01)


@pytest.mark.parametrize("share", [0.85, 1.15])
async def test_the_reason_of_a_trim_is_told_in_tokens_of_the_model(
    share: float,
) -> None:
    server = CountingServer(SMALL, Worker(40, calls=2), share=share)
    stage = make_stage(server, policy=ONLY_TO_FIT)
    await stage.say("read all of it")
    reasons = await trims(stage)
    assert reasons
    for reason in reasons:
        result = re.fullmatch("the next request would need ([0-9,]+) of ([0-9,]+) tokens", reason)
        need, room = (int(number.replace(",", "")) for number in result.groups())
        assert room == SMALL.window - ONLY_TO_FIT.reserve(SMALL.window)
        assert room < need < 1.4 * room


@pytest.mark.parametrize("figures", [True, False])
@pytest.mark.parametrize("share", [2.2, 3.0])
async def test_one_refusal_teaches_how_much_to_cut(share: float, *, figures: bool) -> None:
    ratios: Ratios = {}
    server = CountingServer(LARGE, Worker(1, calls=90), share=share, figures=figures)
    stage = make_stage(server, policy=ONLY_TO_FIT, ratios=ratios)
    await stage.say("read all of it")
    assert await endings(stage) == [Ending.DONE]
    assert 1 <= len(server.refused) <= (1 if figures else 3)
    # of 128,000 tokens, 16,000 are kept for the reply
    assert server.sizes[-1] > (0.7 if figures else 0.5) * 112_000


async def test_a_model_that_begins_to_count_five_times_as_much_is_sent_what_fits() -> None:
    server = CountingServer(SMALL, Worker(1, calls=10))
    stage = make_stage(server, policy=ONLY_TO_FIT)
    await stage.say("read all of it")
    assert server.sizes[-1] > 6_000
    # all of the request seems to be what the model adds to each request by itself
    server.share = 5.0
    await stage.say("and now?")
    assert await endings(stage) == [Ending.DONE, Ending.DONE]
    assert len(server.refused) <= 2


@pytest.mark.parametrize(("figures", "above"), [(True, False), (True, True), (False, False)])
async def test_what_is_too_long_only_with_its_reply_is_asked_again_for_a_shorter_one(
    *, figures: bool, above: bool
) -> None:
    llm = replace(SMALL, window=8_000, max_output=4_000)
    server = CountingServer(llm, Worker(1, calls=1), always=1_900, figures=figures, above=above)
    stage = make_stage(server, policy=ONLY_TO_FIT, system="word " * 2_400)  # nothing is to trim
    await stage.say("read it", "and once more")
    assert await endings(stage) == [Ending.DONE, Ending.DONE]
    assert 1 <= len(server.refused) <= 2


async def test_what_is_too_long_without_its_reply_fails_after_one_more_request() -> None:
    llm = replace(SMALL, window=8_000, max_output=4_000)
    server = CountingServer(llm, Worker(0), always=5_000, above=True)
    stage = make_stage(server, system="word " * 2_400)
    await stage.say("a short message")
    assert await endings(stage) == [Ending.FAILED]
    assert len(server.refused) == 2


async def test_a_rejection_that_cannot_be_true_does_not_stop_the_next_message() -> None:
    provider = ScriptedProvider((ContextTooLong("Too long.", limit=28_800),), words("It fits."))
    main = ModelHandle(SMALL, provider, FakeWeigher(), lambda: LearnedCalibrator(SMALL))
    stage = Stage(provider, others={LlmRole.MAIN: main})
    await stage.say("a short message", "once more")
    assert await endings(stage) == [Ending.FAILED, Ending.DONE]


@pytest.mark.parametrize("share", [0.85, 1.2])
@pytest.mark.parametrize("policy", [ONLY_TO_FIT, RELEVANCE], ids=lambda policy: policy.preset)
async def test_only_the_excess_of_too_much_new_content_is_cut(policy: Policy, share: float) -> None:
    llm = replace(SMALL, factor=1.15)
    server = CountingServer(llm, Worker(1, calls=90), share=share)
    stage = make_stage(server, policy=policy)
    await stage.say("read all of it")
    assert len(await trims(stage)) == 1
    # what may fit is tried once: nothing is known of the model
    assert len(server.refused) <= 1
    room = llm.window - policy.reserve(llm.window)
    [epoch] = [event.epoch for event in await stage.journal() if isinstance(event, EpochCommitted)]
    assert 0.85 * room <= epoch.expected_after <= room
    assert server.sizes[1] >= 0.85 * room * share / llm.factor


@pytest.mark.parametrize(
    ("share", "always", "factor"),
    [(0.6, 0, 1.0), (0.7, 1_500, 1.15), (0.8, 0, 1.15), (0.9, 1_500, 1.0), (1.2, 0, 1.0)],
)
async def test_the_first_report_of_an_unseen_model_tells_how_much_more_fits_if_it_counts_less(
    factor: float, always: int, share: float
) -> None:
    llm = replace(SMALL, factor=factor)
    server = CountingServer(llm, Worker(1, calls=90), share=share, always=always)
    stage = make_stage(server, policy=ONLY_TO_FIT)
    await stage.say("word " * 2_400)  # 3,000 tokens, as system prompt and tools are
    assert await endings(stage) == [Ending.DONE]
    # what may fit is tried once: nothing is known of the model
    assert len(server.refused) <= 1
    assert len(await trims(stage)) == 1
    room = llm.window - ONLY_TO_FIT.reserve(llm.window)
    reported_ratio = share + always / 3_000
    # nearly what the report tells and a margin, or what is assumed where nothing is known
    cautious = (
        1.08 * (0.8 * reported_ratio + 0.2 * factor) if reported_ratio < factor else 1.2 * factor
    )
    assert server.sizes[1] >= 0.93 * room * share / cautious


@pytest.mark.parametrize("share", [0.8, 1.0, 1.2])
@pytest.mark.parametrize("tokens", [81_000, 96_000])
async def test_a_typed_message_that_is_expected_to_fit_is_sent_as_it_was_written(
    tokens: int, share: float
) -> None:
    llm = replace(LARGE, factor=1.15)
    server = CountingServer(llm, Worker(0), share=share)
    stage = make_stage(server)
    text = "word " * (tokens * 4 // 5)
    await stage.say(text)
    assert await endings(stage) == [Ending.DONE]
    assert await trims(stage) == []
    assert server.refused == []
    assert server.sizes == [pytest.approx(tokens * share, rel=0.01)]


@pytest.mark.parametrize("figures", [True, False])
async def test_one_refusal_tells_how_much_of_a_typed_message_is_too_much(*, figures: bool) -> None:
    llm = replace(LARGE, factor=1.15)
    server = CountingServer(llm, Worker(0), share=1.5, figures=figures)
    stage = make_stage(server)
    await stage.say("word " * 76_800)
    assert await endings(stage) == [Ending.DONE]
    assert 1 <= len(server.refused) <= (1 if figures else 3)
    assert server.refused[0] == pytest.approx(96_000 * 1.5, rel=0.01)
    assert server.sizes[-1] > (0.85 if figures else 0.6) * 112_000


async def test_a_reply_to_what_is_expected_to_fit_has_the_room_that_is_reserved_for_it() -> None:
    llm = replace(LARGE, factor=1.15, max_output=32_000)
    server = CountingServer(llm, Worker(0))
    stage = make_stage(server)
    await stage.say("word " * 76_000)
    [sent] = [event for event in await stage.journal() if isinstance(event, WindowSent)]
    reserved = BALANCED.reserve(llm.window)
    assert sent.expected + reserved <= llm.window
    assert sent.max_output == reserved


async def test_a_server_with_a_small_window_is_found_out_within_one_turn() -> None:
    server = CountingServer(LARGE, Worker(1, calls=40), figures=False, window=12_000)
    stage = make_stage(server)
    await stage.say("read all of it")
    assert await endings(stage) == [Ending.DONE]
    assert server.sizes[-1] > 5_000


@pytest.mark.parametrize("cache_read", [0.0, 0.3], ids=["no discount", "discount"])
@pytest.mark.parametrize("preset", [BALANCED, ECONOMY], ids=lambda policy: policy.preset)
async def test_notes_in_a_small_window_are_taken_at_the_mark_that_is_shown(
    preset: Policy, cache_read: float
) -> None:
    prices = Prices(input=3.0, output=15.0, cache_read=cache_read)
    llm = replace(SMALL, window=16_000, max_output=2_000, prices=prices)
    stage = make_stage(CountingServer(llm, Worker(60), always=2_500), policy=preset)
    await stage.say("read all of it", "and again")
    marks = request_marks(preset, llm)
    first = marks.notes_early if cache_read else marks.notes
    assert first is not None
    assert (marks.notes_early is not None) == bool(cache_read)
    epochs = [event.epoch for event in await stage.journal() if isinstance(event, EpochCommitted)]
    notes = [epoch for epoch in epochs if epoch.job is Job.NOTES]
    assert len(notes) > 2
    # 2,500 tokens of every request are not Helix's own
    assert min(epoch.tokens_before for epoch in notes) + 2_500 >= first - 50


@pytest.mark.parametrize("learned", [0.0, -2.0, 1e-300, 1e300])
async def test_no_learned_ratio_prevents_a_long_message_from_being_sent(
    learned: float,
) -> None:
    server = CountingServer(LARGE, Worker(0))
    stage = make_stage(server, ratios={LARGE.full_name: learned})
    await stage.say("word " * 12_000, "short")
    assert await endings(stage) == [Ending.DONE, Ending.DONE]
    assert server.sizes[0] > 15_000


async def test_a_model_that_reports_nothing_is_handed_over_at_the_mark_that_is_shown() -> None:
    server = CountingServer(SMALL, Worker(70), reports=False)
    stage = make_stage(server, policy=HELIX.with_values({"markers_turns": 0}))
    await stage.say("read all of it")
    epochs = [event.epoch for event in await stage.journal() if isinstance(event, EpochCommitted)]
    assert {epoch.job for epoch in epochs} == {Job.HANDOVER}
    assert epochs[0].tokens_before >= 0.85 * SMALL.window


@pytest.mark.parametrize("share", few((1.15, 0.8), 1))
@pytest.mark.parametrize("policy", [HELIX, NOTES, ONLY_TO_FIT], ids=["marks", "notes", "none"])
async def test_a_compaction_names_no_size_that_could_not_have_been_sent(
    policy: Policy, share: float
) -> None:
    async def give(call: ToolCall) -> ToolOutput:
        """Each fifth output takes the window from below the mark to above what can be sent."""
        lines = 120 if json.loads(call.arguments)["n"] % 5 else 1_500
        return ToolOutput(
            f"{call.arguments} ".encode() + b"some line of a file\n" * lines, "a file"
        )

    stage = make_stage(CountingServer(SMALL, Worker(40), share=share), policy=policy, run=give)
    await stage.say("read all of it", "and again")
    epochs = [event.epoch for event in await stage.journal() if isinstance(event, EpochCommitted)]
    room = SMALL.window - policy.reserve(SMALL.window)
    assert max(epoch.tokens_before * share for epoch in epochs) > 0.95 * room
    assert len(epochs) > 2
    for epoch in epochs:
        assert epoch.after <= epoch.before <= room
        if result := re.match("window at ([0-9,]+) of", epoch.reason):
            assert int(result[1].replace(",", "")) <= room


async def test_a_typed_message_of_four_fifths_of_a_stated_window_is_sent_whole_to_a_new_model() -> (
    None
):
    llm = replace(LARGE, factor=1.15)
    server = CountingServer(llm, Worker(0), share=1.0)
    stage = make_stage(server)
    await stage.say("word " * (llm.window * 79 // 100 * 4 // 5))
    assert await endings(stage) == [Ending.DONE]
    assert await trims(stage) == []
    assert server.sizes == [pytest.approx(0.79 * llm.window, rel=0.01)]


@pytest.mark.parametrize("refused", [True, False])
async def test_what_the_user_typed_is_shortened_only_after_a_sentence_says_so(
    *, refused: bool
) -> None:
    server = CountingServer(LARGE, Worker(0), share=1.5 if refused else 1.0)
    stage = make_stage(server)
    told: list[str] = []
    told_before_request: list[int] = []

    async def note(_counted: int) -> None:
        told_before_request.append(len(told))

    server.on_request = note
    stage.deps.base.bus.subscribe(
        lambda event: told.append(event.detail) if isinstance(event, RequestsLimited) else None
    )
    long = "word " * (76_800 if refused else 200_000)
    await stage.runner.begin(OutgoingMessage(long, typed=True))
    await stage.runner.wait_for_turn()
    await stage.say("short")
    assert await endings(stage) == [Ending.DONE] * 2
    assert told_before_request == [1, 1]
    assert len(server.refused) == int(refused)
    assert re.fullmatch(
        r"Your message is too long for \S+\. Only its beginning and its end are sent, about "
        r"[\d,]+ of [\d,]+ tokens\. The session keeps all of it\.",
        told[0],
    )


class CuttingServer(CountingServer):
    """Keeps the end of what is too long, and reports only that."""

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        async for event in super().stream(request):
            if isinstance(event, StreamFinished) and event.usage is not None:
                kept = min(event.usage.input, 11_000)
                event = replace(event, usage=Usage(input=kept, output=10))
            yield event


async def test_a_server_that_silently_keeps_a_part_is_sent_no_more_than_it_took() -> None:
    server = CuttingServer(LARGE, Worker(1, calls=4))
    stage = make_stage(server)
    told: list[str] = []
    stage.deps.base.bus.subscribe(
        lambda event: told.append(event.detail) if isinstance(event, RequestsLimited) else None
    )
    before: dict[int, list[int]] = {0: [], 1: []}

    async def note(counted: int) -> None:
        before[len(told)].append(counted)

    server.on_request = note
    await stage.say(*(f"turn {number}" for number in range(12)))
    assert await endings(stage) == [Ending.DONE] * 12
    assert max(before[0]) > 11_000
    assert before[1]
    assert max(before[1]) <= 11_000
    assert len(told) == 1
    assert "omitted a part of the last request" in told[0]
