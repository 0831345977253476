"""Live over HTTP: a session and its replay are twins, and replies without a count are asked for."""

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.canonical_messages import canonical_json, plain_message
from helix_desktop.domain.context_window.policy import GateMode, Policy
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY, HELIX, RELEVANCE
from helix_desktop.domain.context_window.rewrites import Epoch
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.events import EpochCommitted, Recorded
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
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.messages import Message, Role, Text, ToolCall, ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.replay.playback import (
    REPORTS,
    TOOLS,
    FramedWeigher,
    RecordedToolbox,
    Reports,
    VirtualClock,
)
from helix_desktop.engine.replay.recording import RecordedMessage, Recording
from helix_desktop.engine.replay.replay import CALL_SECONDS, USER_SECONDS, Replay
from helix_desktop.engine.replay.window_trace import TraceFrame, TraceHeader, WindowTrace
from helix_desktop.engine.session_deps import ModelHandle, never_later
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.engine.usage_ledger import UsageLedger
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.engine.recordings import asks, message_line, recorded, returns
from tests.engine.stage import Stage, play
from tests.fakes.memory_store import FakeStore
from tests.fakes.weigher import FakeGauge, FakeWeigher
from tests.flat_deps import flat_deps
from tests.providers.http.talking import LITTLE, no_pictures, the_key
from tests.system.peers.fault_modes import Conversation, well
from tests.system.prove.dialect_says import Called, chat
from tests.system.scenarios.served import Answer, Served, refuses

SESSION = SessionId("0" * 16)


def a_session(turns: int, steps: int, size: int) -> list[dict[str, Any]]:
    """Turns of steps whose outputs are of different sizes, none of them with the same words."""
    made: list[dict[str, Any]] = [message_line("system", "be brief")]
    for turn in range(turns):
        made.append(
            message_line("user", f"Work on part {turn}, and never touch the vendored files.")
        )
        for step in range(steps):
            name, number = f"c{turn}_{step}", turn * steps + step
            made.append(asks((name, f'{{"path":"src/part_{number}.py"}}')))
            lines = size * (1 + number * 7 % 5) // 60
            text = "\n".join(f"{line}: value_{number}_{line} = {line}" for line in range(lines))
            made.append(returns(name, text))
        made.append(message_line("assistant", f"Part {turn} is done."))
    return made


class WaitingBudgetGuard(BudgetGuard):
    """Limits nothing; work beside the turn gets its time before each request, as time goes by."""

    def __init__(self, store: FakeStore, bus: EventBus, clock: VirtualClock) -> None:
        super().__init__(UsageLedger(store, bus), bus)
        self._clock = clock
        self.runner: SessionRunner | None = None

    async def check(self, session: SessionId, llm: Callable[[], Llm] | None = None) -> None:
        task = asyncio.current_task()
        if self.runner is None or task is None or not task.get_name().startswith("turn of"):
            return  # the work itself asks, too
        await self.runner.compactor.wait_until_idle()
        self._clock.advance(CALL_SECONDS)


class Repeating:
    """Implements Provider: each request goes out over HTTP, and the recorded reply comes back.

    Nothing else was recorded: whoever asks for anything beside the conversation hears no.
    """

    def __init__(
        self, way: HttpProvider, server: Served, replies: Sequence[RecordedMessage]
    ) -> None:
        self._way, self._server = way, server
        self._replies = deque(replies)
        self.windows: list[list[str]] = []
        self.reports, self.weigher = Reports(), FramedWeigher(FakeWeigher(), 0)

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        if not request.session:
            raise ProviderError("A recorded model can give only recorded answers.")
        self.windows.append(
            [canonical_json(plain_message(message)) for message in request.messages]
        )
        tokens = sum(self.weigher.weigh(message).tokens for message in request.messages)
        tokens += self.weigher.tools(request.tools).tokens
        usage = self.reports.usage(tokens, len(self.windows))
        reply = self._replies.popleft()
        self._server.plan(_saying(reply, usage.window if usage else 0))
        async for event in self._way.stream(request):
            yield event


def _saying(reply: RecordedMessage, input_tokens: int) -> Answer:
    calls = [Called(call.id, call.tool, call.arguments) for call in reply.calls]
    texts = [reply.text] if reply.text else []
    return lambda talk: well(talk, chat(texts, calls, input_tokens=input_tokens))


class AllOutputs(RecordedToolbox):
    """Hands out the outputs of the whole recording, one call after the other."""

    def __init__(self, recording: Recording) -> None:
        super().__init__()
        self._all = deque(
            output for index in sorted(recording.results) for output in recording.results[index]
        )

    def specs(self) -> tuple[ToolSpec, ...]:
        return (TOOLS,)

    async def run(self, call: ToolCall) -> ToolOutput:
        self.will_return([self._all.popleft()])
        return await super().run(call)


class Live:
    """What came of a session that was driven live."""

    def __init__(self, windows: list[list[str]], epochs: Sequence[Epoch]) -> None:
        self.windows, self.epochs = windows, epochs

    @property
    def committed_jobs(self) -> list[tuple[str, int]]:
        """What was done, and at how many tokens."""
        return [(epoch.job.value, epoch.tokens_before) for epoch in self.epochs]


async def driven(recording: Recording, policy: Policy, frame: TraceFrame, reports: Reports) -> Live:
    """The recording, lived through once more."""
    clock = VirtualClock()
    store, bus = FakeStore(clock), EventBus()
    failed: list[BaseException] = []
    supervisor = Supervisor(lambda _name, error: failed.append(error))
    llm = Llm("recorded", "recorded", frame.window, max_output=frame.reserve)
    line = HttpClient(LITTLE)
    with Served() as server:
        address = f"http://127.0.0.1:{server.port}"
        endpoint = Endpoint("recorded", "Recorded", DialectId.OPENAI_CHAT, address)
        way = HttpProvider(endpoint, OpenAIChatDialect(), line, key=the_key, pictures=no_pictures)
        replies = [message for message in recording.messages if message.role is Role.ASSISTANT]
        provider = Repeating(way, server, replies)
        provider.reports, provider.weigher = reports, FramedWeigher(FakeWeigher(), frame.fixed)
        budget = WaitingBudgetGuard(store, bus, clock)
        deps = flat_deps(
            store=store,
            model_handles={
                LlmRole.MAIN: ModelHandle(
                    llm, provider, provider.weigher, lambda: LearnedCalibrator(llm)
                )
            },
            toolbox=AllOutputs(recording),
            clock=clock,
            bus=bus,
            supervisor=supervisor,
            system=recording.messages[0].text,
            policy=policy,
            budget=budget,
            later=never_later,
        )
        runner = budget.runner = SessionRunner(SESSION, deps)
        for typed in (message for message in recording.messages if message.typed):
            clock.advance(USER_SECONDS)
            message = OutgoingMessage(typed.text, typed=True)
            await (runner.send if runner.session_window.history.seq else runner.begin)(message)
            await runner.wait_until_idle()
        await line.close()
    assert failed == []
    events = [item.event for item in await store.events(SESSION) if isinstance(item, Recorded)]
    epochs = [event.epoch for event in events if isinstance(event, EpochCommitted)]
    return Live(provider.windows, epochs)


def replayed(
    recording: Recording, policy: Policy, frame: TraceFrame, reports: Reports
) -> tuple[list[list[str]], int]:
    """The windows of the replay, and how many times it rewrote them."""
    windows: list[list[str]] = []

    class RecordingTrace(WindowTrace):
        def call(self, window: Any, before: int, **more: Any) -> None:
            windows.append([canonical_json(plain_message(message)) for message in window.messages])
            super().call(window, before, **more)

    trace = RecordingTrace(TraceHeader("twin", "test", frame), lambda _line: None)
    replay = Replay(
        recording,
        trace,
        policy=policy,
        weigher=FakeWeigher(),
        make_calibrator=LearnedCalibrator,
        reports=reports,
    )
    assert asyncio.run(replay.run())
    events = replay.figures.events
    rewritten = ("markers", "notes", "observations", "reflected", "handover", "trim")
    return windows, sum(events[kind] for kind in rewritten)


@pytest.mark.slow
@pytest.mark.parametrize("reports", ["exact", "3", "off30"])
@pytest.mark.parametrize("policy", [HELIX, RELEVANCE, BALANCED, ECONOMY], ids=lambda p: p.preset)
def test_live_over_http_and_replayed_the_same_windows_are_sent(
    policy: Policy, reports: str
) -> None:
    recording = recorded(a_session(turns=4, steps=14, size=4_000))
    frame = TraceFrame(32_000, policy.reserve(32_000), 1_000)
    values = {
        "gate_mode": GateMode.OFF if policy is HELIX else GateMode.AUTOMATIC,
        "reserve_tokens": max(500, frame.reserve),
        "reserve_percent": 12.5,
    }
    own = policy.with_values(values)
    live = play(driven(recording, own, frame, REPORTS[reports]))
    windows, rewritten = replayed(recording, own, frame, REPORTS[reports])
    assert len(live.windows) == len(windows)
    for number, (one, other) in enumerate(zip(live.windows, windows, strict=True)):
        assert one == other, f"request {number}"
    assert len(live.epochs) > 1
    assert rewritten > 1


LLM = Llm("counted", "own", 8_000, 1_000, tokenizer_known=False)
ASKED = ModelRequest(LLM, (Message(Role.USER, (Text("Go on."),)),), max_output=100)


def answers(body: dict[str, int]) -> Answer:
    async def answer(talk: Conversation) -> None:
        await talk.refuse("200 OK", json.dumps(body).encode())

    return answer


def tallied(grammar: Dialect, dialect: DialectId, *answers: Answer) -> tuple[list[int], Served]:
    async def story(served: Served) -> list[int]:
        endpoint = Endpoint("own", "Own", dialect, f"http://127.0.0.1:{served.port}")
        line = HttpClient(LITTLE)
        way = HttpProvider(endpoint, grammar, line, key=the_key, pictures=no_pictures)
        matches = [await way.count_tokens(ASKED) for _ in range(2)]
        await line.close()
        return matches

    with Served() as served:
        served.plan(*answers)
        return asyncio.run(story(served)), served


def test_anthropic_is_asked_to_count_a_request() -> None:
    result, served = tallied(
        AnthropicDialect(),
        DialectId.ANTHROPIC,
        answers({"input_tokens": 41}),
        answers({"input_tokens": 42}),
    )
    assert result == [41, 42]
    assert served.received[0].path == "/messages/count_tokens"
    assert "max_tokens" not in json.loads(served.bodies[0])


def test_gemini_is_asked_to_count_a_request() -> None:
    result, served = tallied(GeminiDialect(), DialectId.GEMINI, *[answers({"totalTokens": 43})] * 2)
    assert result == [43, 43]
    assert served.received[0].path == "/models/counted:countTokens"
    body = json.loads(served.bodies[0])["generateContentRequest"]
    assert body["model"] == "models/counted"
    assert body["contents"]


@pytest.mark.parametrize(
    "answer",
    [
        refuses("404 Not Found", "no such path"),
        answers({"something": 1}),
        answers({"input_tokens": -1}),
        lambda talk: talk.refuse("200 OK", b"data: no JSON\n\n"),
    ],
)
def test_a_provider_without_a_token_count_is_asked_for_one_only_once(answer: Answer) -> None:
    result, served = tallied(AnthropicDialect(), DialectId.ANTHROPIC, answer)
    assert result == [0, 0]
    assert len(served.received) == 1


def test_other_dialects_request_no_token_count() -> None:
    result, served = tallied(OpenAIChatDialect(), DialectId.OPENAI_CHAT)
    assert result == [0, 0]
    assert served.received == []


class Tallying:
    """Implements Provider and RequestCounter; only some of its answers report what they took."""

    def __init__(self, *reports: Usage | None, fails: bool = False) -> None:
        self._reports = list(reports)
        self._fails = fails
        self.requests: list[ModelRequest] = []

    async def count_tokens(self, request: ModelRequest) -> int:
        self.requests.append(request)
        if self._fails:
            raise ProviderError("No.")
        return 3_000

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        yield TextDelta("Well.")
        yield StreamFinished(StopReason.ANSWERED, self._reports.pop(0))


def observed(provider: Tallying) -> list[int]:
    """What the gauge of a session of two turns was taught."""
    gauge = FakeGauge(LLM)

    async def story() -> None:
        conversation = Stage(provider, llm=LLM)
        main = conversation.deps.models.main
        conversation.deps.models.handles[LlmRole.MAIN] = replace(
            main, make_calibrator=lambda: gauge
        )
        await conversation.say("first", "second")
        await conversation.supervisor.wait_until_idle()
        assert not conversation.reported

    play(story())
    return [usage.window for _tokens, usage, _unchanged in gauge.observed]


def test_a_token_count_is_requested_only_if_no_reply_reported_one() -> None:
    provider = Tallying(None, Usage(input=2_000))
    assert observed(provider) == [3_000, 2_000]
    assert [item.messages[-1].text for item in provider.requests] == ["first"]
    silent = Tallying(Usage(input=1_000), Usage(input=2_000))
    assert observed(silent) == [1_000, 2_000]
    assert silent.requests == []


def test_a_provider_that_cannot_count_delays_no_request() -> None:
    assert observed(Tallying(None, None, fails=True)) == []
