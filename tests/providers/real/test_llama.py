"""Two dialects and the whole engine against llama.cpp's server: real tokens, a real window.

The model says nothing that means anything; how much it says, counts and refuses is real.
"""

import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx
import pytest

from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ContextTooLong
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    EpochCommitted,
    TurnEnded,
)
from helix_desktop.domain.llm import Llm, LlmRole, ModelRequest, ProviderEvent, StopReason
from helix_desktop.domain.messages import Image, Message, ToolCall, ToolResult
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.http.timeouts import HttpTimeouts
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.engine.stage import Stage
from tests.fakes.weigher import FakeWeigher
from tests.providers.dialects.streams import TOOL, assistant, end, system, tool, user, words
from tests.system.peers.aimock import NotThere
from tests.system.peers.llama_server import running

pytestmark = pytest.mark.slow

N_CTX = 4_096
LONG = "the quick brown fox jumps over the lazy dog and the other one too. "
BELIEVED = Llm("tiny", "llama", 200_000, 64)
"""What somebody may believe of a local model; there is a fiftieth of that window."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to speak with the server."""

    dialect: DialectId
    grammar: Callable[[], Dialect]

    def model_handle(self, url: str, line: HttpClient) -> HttpProvider:
        endpoint = Endpoint("llama", "llama.cpp", self.dialect, f"{url}/v1", needs_key=False)
        return HttpProvider(endpoint, self.grammar(), line, key=_no_key, pictures=_no_picture)


async def _no_key() -> str:
    return ""


async def _no_picture(image: Image, _llm: Llm) -> bytes:
    raise AssertionError(image)


WAYS = (
    Way(DialectId.OPENAI_CHAT, OpenAIChatDialect),
    Way(DialectId.ANTHROPIC, lambda: AnthropicDialect("llama")),
)


@pytest.fixture(params=WAYS, ids=lambda way: way.dialect.value)
def way(request: pytest.FixtureRequest) -> Way:
    result: Way = request.param
    return result


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    try:
        with running(tmp_path_factory.mktemp("llama") / "log.txt", window=N_CTX) as address:
            yield address
    except NotThere as lacking:
        pytest.skip(str(lacking))


@asynccontextmanager
async def provider_at(url: str, way: Way) -> AsyncIterator[HttpProvider]:
    line = HttpClient(HttpTimeouts(connect=5.0, first=30.0, idle=30.0))
    try:
        yield way.model_handle(url, line)
    finally:
        await line.close()


async def ask(url: str, way: Way, *messages: Message, most: int = 64) -> list[ProviderEvent]:
    request = ModelRequest(BELIEVED, messages, (TOOL,), most, session="s")
    async with provider_at(url, way) as provider:
        return [event async for event in provider.stream(request)]


async def test_a_real_answer_reports_its_tokens(url: str, way: Way) -> None:
    events = await ask(url, way, system("Be brief."), user(LONG * 10), most=32)
    last = end(events)
    assert words(events)
    assert last.reason in (StopReason.ANSWERED, StopReason.LENGTH)
    assert last.usage is not None
    assert 0 < last.usage.output <= 32
    # a token is a byte here, or nearly
    assert last.usage.window > len(LONG * 10) / 2


async def test_what_was_sent_before_is_read_from_the_cache(url: str, way: Way) -> None:
    start = [system("Be brief."), user(LONG * 20)]
    reply = assistant(words(await ask(url, way, *start)) or "x")
    usage = end(await ask(url, way, *start, reply, user("go on"))).usage
    assert usage is not None
    assert usage.cache_read > usage.input


async def test_calls_and_their_results_are_taken(url: str, way: Way) -> None:
    calls = (ToolCall("call.1", "read_file", '{"path":"a"}'), ToolCall("c2", "read_file", "{oops"))
    results = [tool(ToolResult(call.id, "done", failed=call.id == "c2")) for call in calls]
    events = await ask(url, way, user("Read both."), assistant("I read.", *calls), *results)
    assert end(events).usage is not None


async def test_the_token_count_of_the_server_equals_its_reported_usage(url: str) -> None:
    messages = (system("Be brief."), user("Read it."))
    request = ModelRequest(BELIEVED, messages, max_output=16)
    out = AnthropicDialect().encode_count_request(request, {})
    headers = {"content-type": "application/json", **dict(out.headers)}
    async with httpx.AsyncClient(trust_env=False) as client:
        answer = await client.post(f"{url}/v1{out.path}", content=out.body, headers=headers)
    counted = json.loads(answer.content)["input_tokens"]
    async with provider_at(url, WAYS[1]) as provider:
        usage = end([event async for event in provider.stream(request)]).usage
    assert usage is not None
    assert usage.window == counted


async def test_a_request_that_is_too_long_is_refused_with_the_real_window(
    url: str, way: Way
) -> None:
    with pytest.raises(ContextTooLong) as caught:
        await ask(url, way, user(LONG * 100))
    assert caught.value.limit == N_CTX


class Refusals:
    """A model handle that notes when the window was too long; implements Provider."""

    def __init__(self, provider: Provider) -> None:
        self._provider = provider
        self.limits: list[int | None] = []

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        try:
            async for event in self._provider.stream(request):
                yield event
        except ContextTooLong as error:
            self.limits.append(error.limit)
            raise


async def test_a_session_that_runs_into_the_real_window_goes_on_in_a_smaller_one(
    url: str, way: Way
) -> None:
    async with provider_at(url, way) as inner:
        provider = Refusals(inner)
        stage = Stage(provider, policy=replace(BALANCED, gate_mode=GateMode.OFF), llm=BELIEVED)
        stage.deps.models.handles[LlmRole.MAIN] = ModelHandle(
            BELIEVED, provider, FakeWeigher(), lambda: LearnedCalibrator(BELIEVED)
        )
        await stage.say(*(f"{number}: {LONG * 16}" for number in range(8)))
        events = await stage.journal()
    assert provider.limits == [N_CTX], "refused once, and taught by it"
    endings = [event.ending for event in events if isinstance(event, TurnEnded)]
    assert endings == [Ending.DONE] * 8
    epochs = [event.epoch for event in events if isinstance(event, EpochCommitted)]
    assert epochs
    assert all(epoch.tokens_after < epoch.tokens_before for epoch in epochs)
    replies = [event for event in events if isinstance(event, AssistantReplied)]
    assert len(replies) == 8
    assert all(reply.usage and 0 < reply.usage.window <= N_CTX for reply in replies)
    assert not stage.reported
