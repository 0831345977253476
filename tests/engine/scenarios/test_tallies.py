"""A provider that counts when it is asked is asked about replies that reported nothing."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderError
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
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.openai_chat_request import OpenAIChatDialect
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from tests.engine.stage import Stage, play
from tests.fakes.weigher import FakeGauge
from tests.peers.fault_modes import Conversation
from tests.providers.http.talking import LITTLE, no_pictures, the_key
from tests.scenarios.served import Answer, Served, refuses

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
        found = [await way.tally(ASKED) for _ in range(2)]
        await line.close()
        return found

    with Served() as served:
        served.plan(*answers)
        return asyncio.run(story(served)), served


def test_anthropic_is_asked_what_it_counts() -> None:
    found, served = tallied(
        AnthropicDialect(),
        DialectId.ANTHROPIC,
        answers({"input_tokens": 41}),
        answers({"input_tokens": 42}),
    )
    assert found == [41, 42]
    assert served.received[0].path == "/messages/count_tokens"
    assert "max_tokens" not in json.loads(served.bodies[0])


def test_gemini_is_asked_what_it_counts() -> None:
    found, served = tallied(GeminiDialect(), DialectId.GEMINI, *[answers({"totalTokens": 43})] * 2)
    assert found == [43, 43]
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
def test_who_has_no_such_thing_is_asked_once(answer: Answer) -> None:
    found, served = tallied(AnthropicDialect(), DialectId.ANTHROPIC, answer)
    assert found == [0, 0]
    assert len(served.received) == 1


def test_other_dialects_ask_nobody() -> None:
    found, served = tallied(OpenAIChatDialect(), DialectId.OPENAI_CHAT)
    assert found == [0, 0]
    assert served.received == []


class Tallying:
    """Implements Provider and Tallier; only some of its answers report what they took."""

    def __init__(self, *reports: Usage | None, fails: bool = False) -> None:
        self._reports = list(reports)
        self._fails = fails
        self.asked: list[ModelRequest] = []

    async def tally(self, request: ModelRequest) -> int:
        self.asked.append(request)
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
        there = Stage(provider, llm=LLM)
        main = there.deps.main
        there.deps.model_handles[LlmRole.MAIN] = replace(main, gauge=lambda: gauge)
        await there.say("first", "second")
        await there.supervisor.settled()
        assert not there.reported

    play(story())
    return [usage.window for _tokens, usage, _kept in gauge.observed]


def test_only_what_no_reply_reported_is_asked_for() -> None:
    provider = Tallying(None, Usage(input=2_000))
    assert observed(provider) == [3_000, 2_000]
    assert [each.messages[-1].text for each in provider.asked] == ["first"]
    silent = Tallying(Usage(input=1_000), Usage(input=2_000))
    assert observed(silent) == [1_000, 2_000]
    assert silent.asked == []


def test_who_cannot_count_holds_nothing_up() -> None:
    assert observed(Tallying(None, None, fails=True)) == []
