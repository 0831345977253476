"""The types of the official SDKs find nothing wrong with what we send, and know our streams.

With pictures, tools, thinking and efforts; bodies for Bedrock and Vertex AI are Anthropic's and
Google's inside.
"""

import json
from collections.abc import Iterable
from typing import Any

import pytest

from helix_desktop.domain.effort import EffortLevel, parse_effort
from helix_desktop.domain.llm import ImageTokenRule, Llm, ModelRequest
from helix_desktop.domain.messages import Message, Thinking, ToolCall, ToolResult, ToolSpec
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.anthropic_blocks import OPAQUE_CODEC, AnthropicOpaque
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.bedrock_and_vertex import BedrockDialect, VertexDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.gemini_stream import OPAQUE_CODEC as GEMINI_SEAL
from helix_desktop.providers.dialects.gemini_stream import GeminiOpaque
from helix_desktop.providers.dialects.ollama import OllamaDialect
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_chat_quirks import GENERAL, MISTRAL, OPENAI
from helix_desktop.providers.dialects.openai_responses import (
    OpenAIResponsesDialect,
    OpenAIResponsesStreamParser,
)
from tests.providers.dialects.judges import (
    CHAT_CHUNK,
    CHAT_REQUEST,
    COUNTING,
    REQUEST,
    RESPONSES_EVENT,
    RESPONSES_REQUEST,
    complaints,
)
from tests.providers.dialects.streams import TOOL, assistant, read, recorded, tool, user
from tests.providers.dialects.talks import PICTURE, PICTURES, STRANGE, TALK
from tests.providers.dialects.test_openai_responses_reader import CALL, REASONING, completed, done

GOOGLE = "google.genai.types:"
OLLAMA = "ollama._types:ChatRequest"
OLLAMA_MESSAGE = "ollama._types:Message"
"""Its requests accept any mapping in the place of a message."""

SCHEMA = {
    "type": "object",
    "properties": {
        "path": {"type": "string", "minLength": 1, "pattern": "^a"},
        "mode": {"enum": ["a", "b"]},
        "lines": {"type": "array", "items": {"type": "integer", "minimum": 1}},
        "either": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        "inner": {"type": "object", "additionalProperties": {"type": "number"}},
    },
    "required": ["path"],
    "additionalProperties": False,
}
TOOLS = (TOOL, ToolSpec("edit", "Edits.", json.dumps(SCHEMA)), ToolSpec("now", "Tells.", "{}"))
CLAUDE_THOUGHT = OPAQUE_CODEC.encode(
    AnthropicOpaque("c2lnbmVk", model="claude-sonnet-4-5", place="home")
)
GEMINI_THOUGHT = GEMINI_SEAL.encode(GeminiOpaque("c2lnbmVk", place="home"))
THOUGHTFUL: tuple[Message, ...] = (
    user("a", PICTURE),
    assistant(Thinking("Hm.", CLAUDE_THOUGHT), ToolCall("call_1", "edit", '{"path":"a"}')),
    tool(ToolResult("call_1", "one", images=(PICTURE,))),
    assistant(Thinking("So.", GEMINI_THOUGHT), ToolCall("c2", "now", "{}", GEMINI_THOUGHT)),
    tool(ToolResult("c2", "noon")),
)
THINKING = "with thinking"
TALKS = {"a whole talk": TALK, THINKING: THOUGHTFUL, **STRANGE}
DEFAULT = "default"
CLAUDE_LEVELS = set(EffortLevel) - {EffortLevel.MINIMAL}
GEMINI_LEVELS = set(EffortLevel) - {EffortLevel.XHIGH, EffortLevel.MAX}
"""The levels that models of both know; another one becomes the nearest before it is written."""


def cases(levels: Iterable[EffortLevel] = EffortLevel) -> list[tuple[str, str]]:
    """Every talk as it is, and one with each effort."""
    efforts = [*sorted(level.value for level in levels), "2048"]
    return [*((name, DEFAULT) for name in TALKS), *((THINKING, effort) for effort in efforts)]


def sent(dialect: Dialect, model: str, talk: tuple[Message, ...], effort: str) -> dict[str, Any]:
    chosen = parse_effort(effort)
    assert chosen is not None
    llm = Llm(model, "p", 200_000, 64_000, images=ImageTokenRule.ANTHROPIC)
    request = ModelRequest(llm, talk, TOOLS, 40_000, session="s", effort=chosen)
    result: dict[str, Any] = json.loads(dialect.encode_request(request, PICTURES).body)
    return result


def google_complaints(body: dict[str, Any]) -> list[str]:
    """What Google's types have against a body, whose parts have a type each."""
    kinds = {
        "contents": "Content",
        "systemInstruction": "Content",
        "tools": "Tool",
        "generationConfig": "GenerationConfig",
    }
    results = [f"{name}: no such field" for name in body if name not in kinds]
    for name, kind in kinds.items():
        parts = body.get(name, [])
        for part in parts if isinstance(parts, list) else [parts]:
            results += complaints(f"{GOOGLE}{kind}", part)
    return results


CLAUDES = (
    (AnthropicDialect("home"), "claude-sonnet-4-5", ()),
    (AnthropicDialect("home"), "claude-opus-5", ()),
    (BedrockDialect("home"), "eu.anthropic.claude-sonnet-4-5-20250929-v1:0", ("stream", "model")),
    (VertexDialect("home"), "claude-sonnet-4-5@20250929", ("model",)),
)


@pytest.mark.slow
@pytest.mark.parametrize(("dialect", "model", "cloud"), CLAUDES)
@pytest.mark.parametrize(("name", "effort"), cases(CLAUDE_LEVELS))
def test_requests_to_claude_are_as_anthropic_s_sdk_knows_them(
    name: str, dialect: Dialect, model: str, cloud: tuple[str, ...], effort: str
) -> None:
    body = sent(dialect, model, TALKS[name], effort)
    if cloud:
        assert body.pop("anthropic_version")
        assert not set(cloud) & set(body)
        # what the path or the framing says instead
        body |= {"stream": True, "model": model}
    assert complaints(REQUEST, body) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", TALKS)
def test_requests_for_a_count_are_as_anthropic_s_sdk_knows_them(name: str) -> None:
    llm = Llm("claude-sonnet-4-5", "p", 200_000, 64_000)
    request = ModelRequest(llm, TALKS[name], TOOLS, session="s")
    counted = json.loads(AnthropicDialect("home").encode_count_request(request, PICTURES).body)
    assert complaints(COUNTING, counted) == []


@pytest.mark.slow
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("model", ["gemini-2.5-pro", "gemini-3-pro"])
@pytest.mark.parametrize("dialect", [GeminiDialect("home"), VertexDialect("home")])
@pytest.mark.parametrize(("name", "effort"), cases(GEMINI_LEVELS))
def test_requests_to_gemini_are_as_google_s_sdk_knows_them(
    name: str, dialect: Dialect, model: str, effort: str
) -> None:
    assert google_complaints(sent(dialect, model, TALKS[name], effort)) == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "effort"), cases())
def test_requests_to_ollama_are_as_its_sdk_knows_them(name: str, effort: str) -> None:
    body = sent(OllamaDialect(), "llama3", TALKS[name], effort)
    # two fields of the server's that its SDK leaves out: a context is never cut silently
    assert body.pop("truncate") is False
    assert body.pop("shift") is False
    # a tool's schema is passed on as it is; the SDK knows the commonest words only
    results = [
        complaint
        for complaint in complaints(OLLAMA, body)
        if ".function.parameters." not in complaint
    ]
    assert results == []


OPENAIS = (
    (OpenAIChatDialect(OPENAI), CHAT_REQUEST),
    (OpenAIChatDialect(GENERAL), CHAT_REQUEST),
    (OpenAIChatDialect(MISTRAL), CHAT_REQUEST),
    (OpenAIResponsesDialect(), RESPONSES_REQUEST),
)


@pytest.mark.slow
@pytest.mark.parametrize(("dialect", "kind"), OPENAIS)
@pytest.mark.parametrize("name", TALKS)
def test_requests_to_openai_are_as_its_sdk_knows_them(
    name: str, dialect: Dialect, kind: str
) -> None:
    assert complaints(kind, sent(dialect, "gpt-5", TALKS[name], DEFAULT)) == []


def test_reasoning_that_goes_back_is_as_openai_s_sdk_knows_it() -> None:
    known = {name: value for name, value in REASONING.items() if name != "new_field"}
    events = [done(0, known), done(1, CALL), completed()]
    reply = recorded(read(OpenAIResponsesStreamParser(), events))
    conversation = (user("a"), reply, tool(ToolResult("call_1", "x")))
    body = sent(OpenAIResponsesDialect(), "gpt-5", conversation, DEFAULT)
    assert any(item["type"] == "reasoning" for item in body["input"])
    assert complaints(RESPONSES_REQUEST, body) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (REQUEST, {"messages": [{"role": "user", "content": [{"type": "text"}]}]}),
        (REQUEST, {"messages": [], "thinking": {"type": "enabled"}}),
        (REQUEST, {"messages": [], "num_ctx": 1}),
        (f"{GOOGLE}Content", {"role": "user", "parts": [{"txt": "a"}]}),
        (f"{GOOGLE}Tool", {"functionDeclarations": [{"name": 1}]}),
        (OLLAMA, {"messages": [], "num_ctx": 5}),
        (OLLAMA_MESSAGE, {"role": 1}),
        (OLLAMA_MESSAGE, {"role": "user", "color": 1}),
        (CHAT_REQUEST, {"messages": [{"role": "tool", "content": "x"}]}),
        (CHAT_REQUEST, {"messages": [{"role": "robot", "content": "x"}]}),
        (CHAT_REQUEST, {"messages": [{"role": "user", "content": "x", "color": 1}]}),
        (CHAT_REQUEST, {"messages": [], "num_ctx": 5}),
        (RESPONSES_REQUEST, {"input": [{"type": "function_call_output", "call_id": "x"}]}),
        (RESPONSES_REQUEST, {"input": [{"type": "message", "role": "tool", "content": "x"}]}),
        (RESPONSES_REQUEST, {"input": [], "num_ctx": 5}),
    ],
)
def test_the_types_of_the_sdks_complain_of_wrong_requests(kind: str, wrong: dict[str, Any]) -> None:
    if kind == REQUEST:
        wrong = {"max_tokens": 1, **wrong}
    if not kind.startswith((GOOGLE, OLLAMA_MESSAGE)):
        wrong = {"model": "m", "stream": True, **wrong}
    assert complaints(kind, wrong)


CHUNK = {"id": "a", "object": "chat.completion.chunk", "created": 1, "model": "m"}


@pytest.mark.parametrize(
    "delta",
    [
        {"role": "assistant", "content": ""},
        {"content": "x"},
        {"refusal": "No."},
        {"tool_calls": [{"index": 0, "id": "a", "type": "function", "function": {"name": "x"}}]},
        {"tool_calls": [{"index": 0, "function": {"arguments": "{}"}}]},
    ],
)
def test_the_deltas_in_our_test_tables_fit_the_types_of_the_sdk(delta: dict[str, Any]) -> None:
    for finish in (None, "stop", "length", "tool_calls", "content_filter"):
        choice = {"index": 0, "delta": delta, "finish_reason": finish}
        assert complaints(CHAT_CHUNK, json.dumps(CHUNK | {"choices": [choice]})) != []
        assert complaints(CHAT_CHUNK, CHUNK | {"choices": [choice]}) == []


@pytest.mark.parametrize(
    "event",
    [
        {"type": "response.output_text.delta", "delta": "x", "content_index": 0, "logprobs": []},
        {"type": "response.refusal.delta", "delta": "x", "content_index": 0},
        {"type": "response.reasoning_summary_text.delta", "delta": "x", "summary_index": 0},
        {"type": "response.reasoning_text.delta", "delta": "x", "content_index": 0},
        {"type": "response.function_call_arguments.delta", "delta": "x"},
    ],
)
def test_the_events_in_our_test_tables_fit_the_types_of_the_sdk(event: dict[str, Any]) -> None:
    full_event = {**event, "item_id": "i", "output_index": 0, "sequence_number": 1}
    assert complaints(RESPONSES_EVENT, full_event) == []
    assert complaints(RESPONSES_EVENT, event | {"type": "response.none"})


@pytest.mark.parametrize("item", [REASONING, CALL])
def test_the_items_in_our_test_tables_fit_the_types_of_the_sdk(item: dict[str, object]) -> None:
    event = {"type": "response.output_item.done", "output_index": 0, "sequence_number": 1}
    assert complaints(RESPONSES_EVENT, event | {"item": item}) == []
