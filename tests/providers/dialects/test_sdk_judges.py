"""The types of Anthropic's, Google's and Ollama's SDKs find nothing wrong with what we send.

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
from helix_desktop.providers.dialects.anthropic_blocks import SEAL, AnthropicOpaque
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.cloud_dialects import BedrockDialect, VertexDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.gemini_stream import SEAL as GEMINI_SEAL
from helix_desktop.providers.dialects.gemini_stream import GeminiOpaque
from helix_desktop.providers.dialects.ollama import OllamaDialect
from tests.providers.dialects.judges import COUNTING, REQUEST
from tests.providers.dialects.openai_judges import complaints
from tests.providers.dialects.streams import TOOL, assistant, tool, user
from tests.providers.dialects.talks import PICTURE, PICTURES, STRANGE, TALK

GOOGLE = "google.genai.types:"
OLLAMA = "ollama._types:ChatRequest"

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
CLAUDE_THOUGHT = SEAL.close(AnthropicOpaque("c2lnbmVk", model="claude-sonnet-4-5", place="home"))
GEMINI_THOUGHT = GEMINI_SEAL.close(GeminiOpaque("c2lnbmVk", place="home"))
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
    result: dict[str, Any] = json.loads(dialect.outgoing(request, PICTURES).body)
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
    counted = json.loads(AnthropicDialect("home").counting(request, PICTURES).body)
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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (REQUEST, {"messages": [{"role": "user", "content": [{"type": "text"}]}]}),
        (REQUEST, {"messages": [], "thinking": {"type": "enabled"}}),
        (REQUEST, {"messages": [], "num_ctx": 1}),
        (f"{GOOGLE}Content", {"role": "user", "parts": [{"txt": "a"}]}),
        (f"{GOOGLE}Tool", {"functionDeclarations": [{"name": 1}]}),
        (OLLAMA, {"messages": [{"content": "a"}]}),
        (OLLAMA, {"messages": [{"role": "user", "colour": 1}]}),
    ],
)
def test_these_judges_can_complain_too(kind: str, wrong: dict[str, Any]) -> None:
    if kind != f"{GOOGLE}Content" and kind != f"{GOOGLE}Tool":
        wrong = {"model": "m", "max_tokens": 1, "stream": True, **wrong}
    assert complaints(kind, wrong)
