"""A request as the user set it and the server wants it: in every dialect, from then on."""

import asyncio
import json
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from helix_desktop.app.models.provider_factory import HttpProviderFactory
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.endpoint import BUILT_IN, SIGNED, DialectId, Endpoint, EndpointOptions
from helix_desktop.domain.errors import ProviderError, RequestRefused
from helix_desktop.domain.llm import ImageTokenRule, ModelRequest
from helix_desktop.domain.messages import (
    Image,
    Message,
    Role,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
)
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_chat_quirks import OPENAI
from helix_desktop.providers.dialects.table import DIALECTS
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.models.discovery import list_models
from tests.providers.dialects.streams import assistant, recorded, user
from tests.providers.http.talking import (
    FEW_RETRIES,
    HELLO,
    KEY,
    LITTLE,
    LLM,
    Talk,
    no_pictures,
    talking_to_a_server,
    the_key,
)
from tests.system.peers.fault_modes import Mode, Say
from tests.system.peers.fault_server import FaultServer, Received

SPOKEN = [item for item in DialectId if item not in BUILT_IN]
PICTURE = Image(Digest("ab" * 32), "image/png", 800, 600, 3)
TOOL = ToolSpec("read_file", "Read a file.", '{"type":"object","properties":{}}')
TALK = (
    Message(Role.SYSTEM, (Text("Be brief."),)),
    Message(Role.USER, (Text("Look."), PICTURE)),
    Message(
        Role.ASSISTANT,
        (Thinking("Hm."), ToolCall("call-1", "read_file", '{"path":"a.py"}')),
    ),
    Message(Role.TOOL, (ToolResult("call-1", "print(1)", images=(PICTURE,)),)),
    Message(Role.USER, (Text("And?"),)),
)


@asynccontextmanager
async def received_request(
    dialect: DialectId,
    options: EndpointOptions,
    request: ModelRequest = HELLO,
    *,
    path: str = "",
) -> AsyncIterator[Received]:
    """One request to a server that answers nothing of use, as it arrived there.

    Nothing is waited for before it is sent again: a quarter of 4 is taken off each wait.
    """
    async with FaultServer(always=(Mode.EMPTY, Say())) as server:
        endpoint = Endpoint("own", "Own", dialect, server.url + path, options=options)
        line = HttpClient(LITTLE)
        made = DIALECTS[dialect](endpoint.base_url)
        provider = HttpProvider(
            endpoint, made, line, key=the_key, pictures=no_pictures, retry_options=FEW_RETRIES
        )
        try:
            async for _ in provider.stream(request):
                pass
        except ProviderError:
            pass  # an empty answer is no answer
        finally:
            await line.close()
        yield server.received[0]


def query_of(received: Received) -> dict[str, str]:
    return dict(parse_qsl(urlsplit(received.path).query))


def body_of(received: Received) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(received.body)
    return result


@pytest.mark.parametrize("dialect", SPOKEN)
async def test_headers_query_and_body_fields_are_in_each_request(dialect: DialectId) -> None:
    options = EndpointOptions(
        headers=(("X-Team", "research"), ("User-Agent", "mine/1")),
        query=(("api-version", "2024-10-21"), ("a b", "c&d")),
        body=(("temperature", "0.2"), ("user", '"me"')),
    )
    async with received_request(dialect, options) as received:
        assert received.headers["x-team"] == "research"
        assert received.headers["user-agent"] == "mine/1"
        assert KEY in " ".join(received.headers.values()) or dialect in {DialectId.OLLAMA, *SIGNED}
        query = query_of(received)
        assert query["api-version"] == "2024-10-21"
        assert query["a b"] == "c&d"
        assert (query.get("alt") == "sse") is (dialect in {DialectId.GEMINI, DialectId.VERTEX})
        body = body_of(received)
        assert (body["temperature"], body["user"]) == (0.2, "me")


async def test_a_body_field_is_merged_into_an_object_and_null_removes_one() -> None:
    options = EndpointOptions(body=(("options", '{"num_gpu":1}'), ("truncate", "null")))
    async with received_request(DialectId.OLLAMA, options) as received:
        body = body_of(received)
    assert body["options"]["num_gpu"] == 1
    assert body["options"]["num_ctx"] == LLM.window
    assert "truncate" not in body
    assert body["shift"] is False


@pytest.mark.parametrize(
    "dialect", [DialectId.OPENAI_CHAT, DialectId.OPENAI_RESPONSES, DialectId.ANTHROPIC]
)
async def test_the_token_limit_has_the_name_that_was_set(dialect: DialectId) -> None:
    options = EndpointOptions(limit_field="most_new_tokens")
    async with received_request(dialect, options, replace(HELLO, max_output=77)) as received:
        body = body_of(received)
    assert body["most_new_tokens"] == 77
    assert not {"max_tokens", "max_completion_tokens", "max_output_tokens"} & set(body)


@pytest.mark.parametrize("dialect", SPOKEN)
async def test_a_model_without_tools_and_pictures_reads_of_them_as_text(dialect: DialectId) -> None:
    llm = replace(
        LLM, takes_tools=False, takes_pictures=False, images=ImageTokenRule.NONE, id="gpt-4"
    )
    request = ModelRequest(llm, TALK, tools=(TOOL,), unchanged=4, stable=2, session="s")
    async with received_request(dialect, EndpointOptions(), request) as received:
        sent = received.body.decode()
    for unwanted in ("image_url", "input_image", "inline_data", "inlineData", "base64", "images"):
        assert f'"{unwanted}"' not in sent
    for unwanted in ("tools", "tool_calls", "tool_use", "function_call", "functionCall"):
        assert f'"{unwanted}"' not in sent
    for unwanted in ("tool_result", "function_call_output", "functionResponse", '"role":"tool"'):
        assert unwanted not in sent
    assert sent.count("a picture that you can't be shown") == 2
    assert "you called the tool read_file with" in sent
    assert "[result of the tool read_file]" in sent
    assert "print(1)" in sent


@pytest.mark.parametrize("dialect", SPOKEN)
async def test_a_model_that_accepts_them_gets_tools_and_pictures(dialect: DialectId) -> None:
    llm = replace(LLM, id="gpt-4", images=ImageTokenRule.OPENAI_TILES)
    request = ModelRequest(llm, TALK, tools=(TOOL,))
    async with received_request(dialect, EndpointOptions(), request) as received:
        sent = received.body.decode()
    assert "a picture that you can't be shown" not in sent
    assert "you called the tool" not in sent
    assert sent.count(b64encode(PICTURE.content.encode()).decode()) == 2
    assert "Read a file." in sent


async def test_the_list_of_models_is_asked_with_the_same_headers_and_query() -> None:
    listed = Say((b'{"data":[{"id":"gpt-4o"}]}',), kind="application/json")
    options = EndpointOptions(
        headers=(("X-Team", "research"),), query=(("api-version", "1"),), key_header="api-key"
    )
    async with FaultServer(always=(Mode.WELL, listed)) as server:
        line = HttpClient(LITTLE)
        endpoint = Endpoint("own", "Own", DialectId.OPENAI_CHAT, server.url, options=options)
        try:
            [model] = await list_models(endpoint, KEY, line.fetch)
        finally:
            await line.close()
    assert model.id == "gpt-4o"
    for item in server.received:
        assert query_of(item)["api-version"] == "1"
        assert item.headers["x-team"] == "research"
        assert item.headers["api-key"] == KEY
        assert "authorization" not in item.headers


@pytest.mark.parametrize(
    ("dialect", "base", "path"),
    [
        (
            DialectId.OPENAI_CHAT,
            "/openai/deployments/my-gpt",
            "/openai/deployments/my-gpt/chat/completions",
        ),
        (DialectId.OPENAI_CHAT, "/openai/v1", "/openai/v1/chat/completions"),
        (DialectId.OPENAI_RESPONSES, "/openai/v1", "/openai/v1/responses"),
    ],
)
async def test_azure_gets_its_path_its_version_and_its_key_header(
    dialect: DialectId, base: str, path: str
) -> None:
    options = EndpointOptions(query=(("api-version", "2024-10-21"),), key_header="api-key")
    async with received_request(dialect, options, path=base) as received:
        assert urlsplit(received.path).path == path
        assert query_of(received) == {"api-version": "2024-10-21"}
        assert received.headers["api-key"] == KEY
        assert "authorization" not in received.headers
        assert body_of(received)["model"] == LLM.id


HERE, REDIRECTED = "http://127.0.0.1:8080/v1", "http://127.0.0.1:9090/v1"
ASKED = replace(HELLO, max_output=100)
OTHER = replace(ASKED, llm=replace(LLM, id="other"))


def answer(**delta: object) -> Say:
    chunk = {"choices": [{"index": 0, "delta": delta, "finish_reason": "stop"}]}
    return Say((f"data: {json.dumps(chunk)}\n\n".encode(), b"data: [DONE]\n\n"))


WELL = answer(content="Yes.")


def refusal(message: str) -> Say:
    return Say(too_long=json.dumps({"error": {"message": message}}).encode())


def bodies(server: FaultServer) -> list[dict[str, Any]]:
    return [json.loads(item.body) for item in server.received]


def chat(place: str = HERE) -> OpenAIChatDialect:
    made = DIALECTS[DialectId.OPENAI_CHAT](place)
    assert isinstance(made, OpenAIChatDialect)
    return made


@pytest.mark.parametrize("field", ["reasoning_content", "reasoning"])
async def test_thinking_goes_back_to_the_server_that_sent_it_and_to_no_other(field: str) -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.always = (Mode.WELL, answer(**{field: "Hm.", "content": "Yes."}))
        message = recorded((await talk.hear()).events)
        again = replace(HELLO, messages=(user("a"), message, user("b")))
        await talk.hear(again)
        [_, mine] = bodies(talk.server)
    async with talking_to_a_server(dialect=chat(REDIRECTED)) as talk:
        talk.server.always = (Mode.WELL, WELL)
        await talk.hear(again)
        [other] = bodies(talk.server)
    assert mine["messages"][1] == {"role": "assistant", "content": "Yes.", field: "Hm."}
    assert other["messages"][1] == {"role": "assistant", "content": "Yes."}


async def test_a_server_that_owes_its_thinking_gets_none_of_another_one() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.always = (Mode.WELL, answer(reasoning_content="Hm.", content="Yes."))
        message = recorded((await talk.hear()).events)
    async with talking_to_a_server(dialect=chat("https://api.deepseek.com")) as talk:
        talk.server.always = (Mode.WELL, WELL)
        await talk.hear(replace(HELLO, messages=(user("a"), message, user("b"))))
        [other] = bodies(talk.server)
    assert other["messages"][1]["reasoning_content"] == ""


CURES = {
    "max_tokens": (
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use"
        " 'max_completion_tokens' instead."
    ),
    "stream_options": "Unrecognized request argument supplied: stream_options",
}


@pytest.mark.parametrize("field", CURES)
async def test_a_field_that_a_server_refuses_is_left_out_from_then_on(field: str) -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.plan((Mode.TOO_LONG, refusal(CURES[field])))
        talk.server.always = (Mode.WELL, WELL)
        assert [(await talk.hear(ASKED)).text for _ in range(2)] == ["Yes.", "Yes."]
        first, *later = bodies(talk.server)
    assert field in first
    assert len(later) == 2
    assert all(field not in item for item in later)
    if field == "max_tokens":
        assert [item["max_completion_tokens"] for item in later] == [100, 100]


async def heard_after(talk: Talk, *refusals: str) -> list[dict[str, Any]]:
    """The requests of one answer that is refused so at first."""
    talk.server.plan(*((Mode.TOO_LONG, refusal(item)) for item in refusals))
    talk.server.always = (Mode.WELL, WELL)
    assert (await talk.hear(ASKED)).error is None
    return bodies(talk.server)


async def test_a_path_to_the_refused_field_is_understood() -> None:
    error = {"loc": ["body", "stream_options"], "msg": "Extra inputs are not permitted"}
    async with talking_to_a_server(dialect=chat()) as talk:
        refusal_reply = Say(too_long=json.dumps({"detail": [error]}).encode())
        talk.server.plan((Mode.TOO_LONG, refusal_reply))
        first, second = await heard_after(talk)
    assert "stream_options" in first
    assert "stream_options" not in second


async def test_the_name_of_the_limit_is_changed_in_either_direction() -> None:
    async with talking_to_a_server(dialect=OpenAIChatDialect(OPENAI)) as talk:
        refusal_text = "Unknown parameter: 'max_completion_tokens'."
        first, second = await heard_after(talk, refusal_text)
    assert first["max_completion_tokens"] == second["max_tokens"] == 100


async def test_several_refused_fields_are_all_left_out() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        last = (await heard_after(talk, *CURES.values()))[-1]
    assert not {"stream_options", "max_tokens"} & set(last)


async def test_a_changed_request_that_is_refused_again_ends_with_the_message_of_the_server() -> (
    None
):
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.always = (Mode.TOO_LONG, refusal(CURES["max_tokens"]))
        came = await talk.hear(ASKED)
        request_count = len(talk.server.received)
    assert isinstance(came.error, RequestRefused)
    assert "Unsupported parameter" in came.error.message
    assert request_count == 2


@pytest.mark.parametrize(
    "reason",
    [
        "max_tokens is too large: 100. This model supports at most 16 completion tokens.",
        "Unsupported value: 'max_tokens' must be at least 1024.",
        "The model does not exist.",
        "messages: field required",
    ],
)
async def test_a_rejected_request_that_cannot_be_changed_is_not_sent_again(reason: str) -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.always = (Mode.TOO_LONG, refusal(reason))
        came = await talk.hear(ASKED)
        assert len(talk.server.received) == 1
    assert came.error is not None


async def test_thinking_that_a_server_refuses_or_misses_is_left_out_or_added() -> None:
    thinks = answer(reasoning_content="Hm.", content="Yes.")
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.plan((Mode.WELL, thinks))
        message = recorded((await talk.hear()).events)
        again = replace(HELLO, messages=(user("a"), message, user("b"), assistant("c"), user("d")))
        refused = refusal("messages.1.reasoning_content: Extra inputs are not permitted")
        talk.server.plan((Mode.TOO_LONG, refused))
        talk.server.always = (Mode.WELL, WELL)
        await talk.hear(again)
        missed = refusal("The `reasoning_content` in the thinking mode must be passed back.")
        talk.server.plan((Mode.TOO_LONG, missed))
        await talk.hear(replace(again, llm=OTHER.llm))
        sent = [body["messages"] for body in bodies(talk.server)[1:]]
    results = [
        [sent_message.get("reasoning_content") for sent_message in item][1:4:2] for item in sent
    ]
    assert results == [["Hm.", None], [None, None], ["Hm.", None], ["Hm.", ""]]


async def test_a_server_that_takes_no_thinking_for_missing_gets_a_space() -> None:
    messages = (user("a"), assistant("b"), user("c"))
    missed = refusal(
        "thinking is enabled but reasoning_content is missing in assistant tool call message at"
        " index 1"
    )
    async with talking_to_a_server(dialect=chat("https://api.moonshot.ai/v1")) as talk:
        talk.server.plan((Mode.TOO_LONG, missed))
        talk.server.always = (Mode.WELL, WELL)
        assert (await talk.hear(replace(HELLO, messages=messages))).error is None
        first, second = (body["messages"][1] for body in bodies(talk.server))
    assert first == {"role": "assistant", "content": "b"}
    assert second == {**first, "reasoning_content": " "}


def refusing_the_limit(received: Received) -> tuple[Mode, Say]:
    refused = b'"max_tokens"' in received.body
    return (Mode.TOO_LONG, refusal(CURES["max_tokens"])) if refused else (Mode.WELL, WELL)


async def test_requests_that_are_refused_at_the_same_time_are_all_sent_again() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        talk.server.choose = refusing_the_limit
        answers = await asyncio.gather(*(talk.hear(ASKED) for _ in range(3)))
    assert [item.text for item in answers] == ["Yes."] * 3


async def test_what_one_model_refuses_is_sent_to_another() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        await heard_after(talk, CURES["max_tokens"])
        await talk.hear(OTHER)
        assert "max_tokens" in bodies(talk.server)[-1]


async def test_all_workspaces_know_what_an_endpoint_refused() -> None:
    async with FaultServer(choose=refusing_the_limit) as server:
        factory = HttpProviderFactory(HttpClient(LITTLE))
        place = Endpoint("x", "X", DialectId.OPENAI_CHAT, server.url)
        for _ in range(2):
            provider = factory.provider(place, the_key, no_pictures)
            _ = [event async for event in provider.stream(ASKED)]
        await factory.close()
    assert len(server.received) == 3


async def test_no_temperature_is_sent_that_a_server_could_refuse() -> None:
    async with talking_to_a_server(dialect=chat()) as talk:
        [body] = await heard_after(talk)
    assert set(body) == {"model", "messages", "stream", "stream_options", "max_tokens"}
