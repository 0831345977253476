"""The reasoning effort in the body of a request, by dialect and family, and after a rejection."""

import json
from typing import Any

import pytest

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.effort import MODEL_DECIDES, Effort, EffortLevel, parse_effort
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.messages import Message, Thinking, ToolCall, ToolResult
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.anthropic_blocks import OPAQUE_CODEC, AnthropicOpaque
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.bedrock_and_vertex import BedrockDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.ollama import OllamaDialect
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_chat_quirks import quirks_of
from helix_desktop.providers.dialects.openai_responses import OpenAIResponsesDialect
from helix_desktop.providers.models.model_catalog import MODELS_FILE, ModelCatalog, read_shipped
from tests.providers.dialects.judges import CHAT_REQUEST, REQUEST, RESPONSES_REQUEST, complaints
from tests.providers.dialects.rules import anthropic_problems
from tests.providers.dialects.streams import TOOL, assistant, tool, user

CATALOG = ModelCatalog.of(
    item.model for item in read_shipped(resources_folder() / MODELS_FILE).models
)
HOSTS = {
    "openai": "https://api.openai.com/v1",
    "openrouter": "https://openrouter.ai/api/v1",
    "deepseek": "https://api.deepseek.com",
    "groq": "https://api.groq.com/openai/v1",
    "mistral": "https://api.mistral.ai/v1",
    "moonshot": "https://api.moonshot.ai/v1",
    "zai": "https://api.z.ai/api/paas/v4",
    "qwen": "https://dashscope-intl.aliyuncs.com/compatible-mode/v1",
    "local": "http://127.0.0.1:8080/v1",
    "else": "https://models.example/v1",
}


def chat(host: str) -> OpenAIChatDialect:
    return OpenAIChatDialect(quirks_of(HOSTS[host]), HOSTS[host])


def request_with_effort(
    text: str, llm: Llm | str = "m", *messages: Message, limit: int = 40_000
) -> ModelRequest:
    effort = parse_effort(text)
    assert effort is not None
    model = Llm(llm, "p", 200_000, 64_000) if isinstance(llm, str) else llm
    return ModelRequest(model, messages or (user("a"),), (TOOL,), limit, effort=effort)


def body(dialect: Dialect, request: ModelRequest) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(dialect.encode_request(request, {}).body)
    return result


def added(dialect: Dialect, request: ModelRequest) -> dict[str, Any]:
    """The fields that a body has only because of its effort."""
    plain = body(dialect, replace(request, effort=MODEL_DECIDES))
    with_effort = body(dialect, request)
    assert {name: with_effort[name] for name in plain} == plain
    return {name: value for name, value in with_effort.items() if name not in plain}


CHATS = [
    ("openai", "high", {"reasoning_effort": "high"}),
    ("openai", "off", {"reasoning_effort": "none"}),
    ("openai", "on", {}),
    ("openai", "4096", {}),
    ("mistral", "high", {"reasoning_effort": "high"}),
    ("openrouter", "xhigh", {"reasoning": {"effort": "xhigh"}}),
    ("openrouter", "off", {"reasoning": {"effort": "none"}}),
    ("openrouter", "on", {"reasoning": {"enabled": True}}),
    ("openrouter", "4096", {"reasoning": {"max_tokens": 4_096}}),
    ("deepseek", "max", {"thinking": {"type": "enabled"}, "reasoning_effort": "max"}),
    ("deepseek", "off", {"thinking": {"type": "disabled"}}),
    ("zai", "off", {"thinking": {"type": "disabled"}}),
    ("moonshot", "on", {"thinking": {"type": "enabled"}}),
    ("qwen", "off", {"enable_thinking": False}),
    ("qwen", "on", {"enable_thinking": True}),
    ("qwen", "2048", {"enable_thinking": True, "thinking_budget": 2_048}),
    ("groq", "on", {"reasoning_effort": "default"}),
    ("groq", "off", {"reasoning_effort": "none"}),
    ("local", "off", {"chat_template_kwargs": {"enable_thinking": False}}),
    ("local", "on", {"chat_template_kwargs": {"enable_thinking": True}}),
    ("local", "medium", {"reasoning_effort": "medium"}),
    ("else", "low", {"reasoning_effort": "low"}),
]


@pytest.mark.parametrize(("host", "effort", "fields"), CHATS)
def test_a_chat_server_gets_the_fields_that_it_knows(
    host: str, effort: str, fields: dict[str, Any]
) -> None:
    assert added(chat(host), request_with_effort(effort)) == fields


@pytest.mark.slow
@pytest.mark.parametrize("effort", ["off", "minimal", "low", "medium", "high", "xhigh", "max"])
def test_openais_types_accept_the_effort_in_both_dialects(effort: str) -> None:
    assert complaints(CHAT_REQUEST, body(chat("openai"), request_with_effort(effort))) == []
    responses = body(OpenAIResponsesDialect("p"), request_with_effort(effort, "gpt-5.5"))
    assert complaints(RESPONSES_REQUEST, responses) == []


def test_responses_ask_for_a_summary_and_for_the_reasoning_to_send_back() -> None:
    dialect = OpenAIResponsesDialect("p")
    result = body(dialect, request_with_effort("high", "gpt-5.5"))
    assert result["reasoning"] == {"effort": "high", "summary": "auto"}
    assert result["include"] == ["reasoning.encrypted_content"]
    assert added(dialect, request_with_effort("off", "gpt-5.5")) == {
        "reasoning": {"effort": "none"}
    }
    assert added(dialect, request_with_effort("on", "gpt-5.5")) == {}


CLAUDES = [
    ("claude-sonnet-5", "high", {"type": "adaptive", "display": "summarized"}, "high"),
    ("claude-sonnet-5", "max", {"type": "adaptive", "display": "summarized"}, "max"),
    ("claude-sonnet-5", "off", {"type": "disabled"}, None),
    ("claude-sonnet-5", "8000", {"type": "adaptive", "display": "summarized"}, "medium"),
    ("claude-fable-5", "off", {"type": "adaptive", "display": "summarized"}, "low"),
    ("claude-opus-4-6", "xhigh", {"type": "adaptive", "display": "summarized"}, "max"),
    ("claude-opus-4-6", "8000", {"type": "enabled", "budget_tokens": 8_000}, None),
    ("claude-sonnet-4-5", "medium", {"type": "enabled", "budget_tokens": 12_288}, None),
    ("claude-sonnet-4-5", "max", {"type": "enabled", "budget_tokens": 40_000 - 4_096}, None),
    ("claude-sonnet-4-5", "off", {"type": "disabled"}, None),
]


@pytest.mark.slow
@pytest.mark.parametrize(("model", "effort", "thinking", "level"), CLAUDES)
def test_a_claude_gets_what_its_family_takes(
    model: str, effort: str, thinking: dict[str, Any], level: str | None
) -> None:
    llm = CATALOG.find(f"anthropic/{model}").llm
    request = request_with_effort(effort, llm)
    request = replace(request, effort=llm.efforts.nearest(request.effort))
    result = body(AnthropicDialect("home"), request)
    assert complaints(REQUEST, result) == []
    assert result["thinking"] == thinking
    assert result.get("output_config") == ({"effort": level} if level else None)
    assert not {"temperature", "top_p", "top_k", "tool_choice"} & set(result)


def test_a_budget_stays_below_the_reply_limit_and_leaves_room_for_the_answer() -> None:
    result = body(AnthropicDialect("home"), request_with_effort("30000", limit=10_000))
    assert result["thinking"]["budget_tokens"] == 10_000 - 4_096
    assert "thinking" not in body(
        AnthropicDialect("home"), request_with_effort("30000", limit=5_000)
    )


def thought(text: str, signature: str) -> Thinking:
    return Thinking(text, OPAQUE_CODEC.encode(AnthropicOpaque(signature, place="home")))


def test_a_tool_loop_that_began_without_thinking_goes_on_without_a_budget() -> None:
    home = AnthropicDialect("home")
    call, result = ToolCall("c", "read_file", "{}"), tool(ToolResult("c", "text"))
    bare = (user("a"), assistant("I look.", call), result)
    assert "thinking" not in body(home, request_with_effort("8000", "m", *bare))
    assert body(home, request_with_effort("8000", "m", *bare, assistant("So."), user("b")))[
        "thinking"
    ]
    signed = (user("a"), assistant(thought("Hm.", "sig"), "I look.", call), result)
    document = body(home, request_with_effort("8000", "m", *signed))
    assert document["thinking"] == {"type": "enabled", "budget_tokens": 8_000}
    assert anthropic_problems(document) == []
    first = document["messages"][1]["content"][0]
    assert first == {"type": "thinking", "thinking": "Hm.", "signature": "sig"}
    # a level has no such rule
    assert body(home, request_with_effort("high", "m", *bare))["thinking"]["type"] == "adaptive"


def test_counting_a_request_is_asked_without_an_effort() -> None:
    result = json.loads(
        AnthropicDialect("home").encode_count_request(request_with_effort("high"), {}).body
    )
    assert not {"thinking", "output_config", "max_tokens"} & set(result)


GEMINIS = [
    ("gemini-3.5-flash", "minimal", {"includeThoughts": True, "thinkingLevel": "MINIMAL"}),
    ("gemini-3.8-flash", "minimal", {"includeThoughts": True, "thinkingLevel": "LOW"}),
    ("gemini-3.8-flash", "off", {"includeThoughts": True, "thinkingLevel": "LOW"}),
    ("gemini-pro-latest", "max", {"includeThoughts": True, "thinkingLevel": "HIGH"}),
    ("gemini-2.5-pro", "high", {"includeThoughts": True, "thinkingBudget": 24_576}),
    ("gemini-2.5-pro", "max", {"includeThoughts": True, "thinkingBudget": 32_768}),
    ("gemini-2.5-pro", "off", {"includeThoughts": True, "thinkingBudget": 128}),
    ("gemini-2.5-flash", "off", {"includeThoughts": False, "thinkingBudget": 0}),
    ("gemini-2.5-flash-lite", "on", {"includeThoughts": True, "thinkingBudget": -1}),
    ("gemini-2.5-flash-lite", "100", {"includeThoughts": True, "thinkingBudget": 512}),
]


@pytest.mark.parametrize(("model", "effort", "config"), GEMINIS)
def test_a_gemini_gets_a_level_or_a_budget_and_never_both(
    model: str, effort: str, config: dict[str, Any]
) -> None:
    llm = CATALOG.find(f"gemini/{model}").llm
    request = request_with_effort(effort, llm)
    request = replace(request, effort=llm.efforts.nearest(request.effort))
    result = body(GeminiDialect("home"), request)
    assert result["generationConfig"]["thinkingConfig"] == config


@pytest.mark.parametrize(
    ("effort", "think"), [("off", False), ("on", True), ("high", "high"), ("max", "max")]
)
def test_ollama_is_told_whether_to_think_or_how_much(effort: str, think: bool | str) -> None:
    assert added(OllamaDialect(), request_with_effort(effort)) == {"think": think}


@pytest.mark.parametrize("model", CATALOG.shipped.values(), ids=lambda model: model.name)
def test_a_shipped_model_has_plausible_efforts(model: Any) -> None:
    known = model.llm.efforts
    assert not known or model.thinking
    assert list(known.levels) == [level for level in EffortLevel if level in known.levels]
    assert 0 <= known.min_tokens <= known.max_tokens < model.llm.max_output
    assert all(known.nearest(Effort(level)) != MODEL_DECIDES for level in known.offered)


REFUSED = [
    (
        chat("else"),
        "max",
        "Unsupported value: 'reasoning_effort' does not support 'max' with this model."
        " Supported values are: 'low', 'medium', and 'high'.",
        "high",
    ),
    (chat("else"), "low", "Unrecognized request argument supplied: reasoning_effort", ""),
    (chat("else"), "low", "`reasoning_effort` must be one of `none` or `high`", "high"),
    (chat("local"), "off", "Unknown parameter: 'chat_template_kwargs'.", ""),
    (chat("deepseek"), "off", "Extra inputs are not permitted: 'thinking'", ""),
    (AnthropicDialect("a"), "high", "output_config.effort: Extra inputs are not permitted", ""),
    (AnthropicDialect("a"), "high", "adaptive thinking is not supported on this model", ""),
    (AnthropicDialect("a"), "off", '"thinking.type.disabled" is not supported for this model.', ""),
    (GeminiDialect("g"), "minimal", "Thinking level MINIMAL is not supported for this model.", ""),
    (GeminiDialect("g"), "off", "Budget 0 is invalid. This model only works in thinking mode.", ""),
    (OpenAIResponsesDialect("o"), "max", "Unsupported parameter: 'reasoning.effort'", ""),
    (OllamaDialect(), "high", '"llama3" does not support thinking', ""),
    (OllamaDialect(), "low", 'think value "low" is not supported for this model', ""),
]


@pytest.mark.parametrize(("dialect", "effort", "refusal", "then"), REFUSED)
def test_a_rejected_effort_is_sent_as_the_server_asks_from_then_on(
    dialect: Dialect, effort: str, refusal: str, then: str
) -> None:
    request, name = request_with_effort(effort, f"m {refusal}"), f"m {refusal}"
    before = body(dialect, request)
    assert dialect.learn_from_rejection(refusal, name)
    expected = parse_effort(then)
    assert expected is not None
    assert body(dialect, request) == body(dialect, replace(request, effort=expected))
    assert body(dialect, request) != before
    # another model of the server is asked as before
    assert body(dialect, request_with_effort(effort, "other")) != body(
        dialect, request_with_effort("", "other")
    )


@pytest.mark.parametrize(
    "refusal",
    [
        "maximum context length is 8192 tokens",
        "Invalid API key",
        "thinking blocks in the last message can not be modified",
        "model not found",
        "",
    ],
)
def test_an_error_that_is_not_about_the_effort_leaves_the_effort_as_it_is(refusal: str) -> None:
    for dialect in (AnthropicDialect("a"), GeminiDialect("g"), OllamaDialect(), chat("else")):
        before = body(dialect, request_with_effort("high"))
        dialect.learn_from_rejection(refusal, "m")
        assert body(dialect, request_with_effort("high")) == before


def test_a_model_of_bedrock_named_by_a_profile_learns_as_any_claude() -> None:
    name = "arn:aws:bedrock:eu-central-1:123456789012:application-inference-profile/abc123"
    dialect, request = BedrockDialect("test"), request_with_effort("high", name)
    before = dialect.encode_request(request, {})
    assert b"effort" in before.body
    assert dialect.learn_from_rejection(
        "output_config.effort: Extra inputs are not permitted", name
    )
    assert dialect.encode_request(request, {}).body != before.body
    assert b"effort" not in dialect.encode_request(request, {}).body
    assert dialect.accepted_effort(request) == MODEL_DECIDES


def test_a_summary_that_the_account_may_not_have_is_given_up_alone() -> None:
    dialect = OpenAIResponsesDialect("p")
    rejection = (
        "Your organization must be verified to generate reasoning summaries: reasoning.summary"
    )
    assert dialect.learn_from_rejection(rejection, "gpt-5.5")
    assert body(dialect, request_with_effort("high", "gpt-5.5"))["reasoning"] == {"effort": "high"}
