"""What a person sets for an endpoint is in every request, in each dialect."""

import json
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.endpoint import SIGNED, DialectId, Endpoint, EndpointOptions
from helix_desktop.domain.errors import ProviderError
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
from helix_desktop.providers.dialects.table import DIALECTS
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.http.retries import RetryOptions
from helix_desktop.providers.models.discovery import list_models
from tests.peers.fault_modes import Mode, Say
from tests.peers.fault_server import FaultServer, Received
from tests.providers.http.talking import HELLO, KEY, LITTLE, LLM, no_pictures, the_key

SPOKEN = [each for each in DialectId if each is not DialectId.PRACTICE]
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
async def asked(
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
        at_once = RetryOptions(chance=lambda: 4.0)
        provider = HttpProvider(
            endpoint, made, line, key=the_key, pictures=no_pictures, retrying=at_once
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
    found: dict[str, Any] = json.loads(received.body)
    return found


@pytest.mark.parametrize("dialect", SPOKEN)
async def test_headers_query_and_body_fields_are_in_each_request(dialect: DialectId) -> None:
    options = EndpointOptions(
        headers=(("X-Team", "research"), ("User-Agent", "mine/1")),
        query=(("api-version", "2024-10-21"), ("a b", "c&d")),
        body=(("temperature", "0.2"), ("user", '"me"')),
    )
    async with asked(dialect, options) as received:
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
    async with asked(DialectId.OLLAMA, options) as received:
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
    async with asked(dialect, options, replace(HELLO, max_output=77)) as received:
        body = body_of(received)
    assert body["most_new_tokens"] == 77
    assert not {"max_tokens", "max_completion_tokens", "max_output_tokens"} & set(body)


@pytest.mark.parametrize("dialect", SPOKEN)
async def test_a_model_without_tools_and_pictures_reads_of_them_as_text(dialect: DialectId) -> None:
    llm = replace(
        LLM, takes_tools=False, takes_pictures=False, images=ImageTokenRule.NONE, id="gpt-4"
    )
    request = ModelRequest(llm, TALK, tools=(TOOL,), kept=4, stable=2, session="s")
    async with asked(dialect, EndpointOptions(), request) as received:
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
    async with asked(dialect, EndpointOptions(), request) as received:
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
    for each in server.received:
        assert query_of(each)["api-version"] == "1"
        assert each.headers["x-team"] == "research"
        assert each.headers["api-key"] == KEY
        assert "authorization" not in each.headers


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
    async with asked(dialect, options, path=base) as received:
        assert urlsplit(received.path).path == path
        assert query_of(received) == {"api-version": "2024-10-21"}
        assert received.headers["api-key"] == KEY
        assert "authorization" not in received.headers
        assert body_of(received)["model"] == LLM.id
