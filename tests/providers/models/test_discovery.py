"""Lists of models in every form they come in, from the cloud and from this machine."""

import asyncio
import json
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.effort import EffortLevel, KnownEfforts
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import (
    ProviderAccessDenied,
    ProviderResponseInvalid,
    ProviderUnreachable,
)
from helix_desktop.providers.assumed_figures import ASSUMED_WINDOW_TOKENS
from helix_desktop.providers.dialect import ListedModel
from helix_desktop.providers.models.discovery import detect_servers, list_models
from helix_desktop.providers.models.endpoints import LOCAL, SHIPPED
from tests.providers.models.fetching import HANG, Table

OLLAMA, STUDIO, LLAMA = LOCAL


def listed(endpoint: Endpoint, fetch: Table, key: str = "") -> tuple[ListedModel, ...]:
    return asyncio.run(list_models(endpoint, key, fetch))


def data(*lines: object) -> str:
    return json.dumps({"object": "list", "data": lines})


def test_models_that_cannot_chat_are_left_out_of_the_list_of_openai() -> None:
    fetch = Table(
        {
            "https://api.openai.com/v1/models": data(
                {"id": "gpt-5.5", "object": "model", "created": 1, "owned_by": "openai"},
                {"id": "text-embedding-3-large"},
                {"id": "gpt-4o-realtime-preview"},
                {"id": "gpt-image-2"},
                {"id": 7},
                {"id": ""},
                {"id": "gpt-5.5"},
            )
        }
    )
    assert listed(SHIPPED["openai"], fetch, "sk-1") == (ListedModel("gpt-5.5"),)
    assert fetch.requests[0][1] == {"authorization": "Bearer sk-1"}


def test_anthropic_tells_windows_and_abilities() -> None:
    line = {
        "type": "model",
        "id": "claude-opus-5",
        "display_name": "Claude Opus 5",
        "max_input_tokens": 1_000_000,
        "max_tokens": 128_000,
        "capabilities": {"thinking": {"supported": True}, "image_input": {"supported": True}},
    }
    fetch = Table({"https://api.anthropic.com/v1/models?limit=1000": data(line, {"id": "older"})})
    result = listed(SHIPPED["anthropic"], fetch, "key")
    assert result[0] == ListedModel(
        "claude-opus-5", "Claude Opus 5", 1_000_000, 128_000, thinking=True, images=True
    )
    assert result[1] == ListedModel("older")
    assert result[0].efforts is None
    assert fetch.requests[0][1] == {"anthropic-version": "2023-06-01", "x-api-key": "key"}


def test_gemini_tells_input_and_output_limits_of_what_generates_text() -> None:
    address = "https://generativelanguage.googleapis.com/v1beta/models?pageSize=1000"
    lines = [
        {
            "name": "models/gemini-3.8-flash",
            "displayName": "Gemini 3.8 Flash",
            "inputTokenLimit": 1_048_576,
            "outputTokenLimit": 65_536,
            "supportedGenerationMethods": ["generateContent", "countTokens"],
            "thinking": True,
        },
        {"name": "models/embedding-001", "supportedGenerationMethods": ["embedContent"]},
    ]
    fetch = Table({address: json.dumps({"models": lines})})
    assert listed(SHIPPED["gemini"], fetch, "AIzaKey") == (
        ListedModel("gemini-3.8-flash", "Gemini 3.8 Flash", 1_048_576, 65_536, thinking=True),
    )
    assert fetch.requests[0][0] == address, "a key never stands in an address"
    assert fetch.requests[0][1] == {"x-goog-api-key": "AIzaKey"}


def test_openrouter_tells_windows_prices_and_abilities() -> None:
    line = {
        "id": "meta-llama/llama-4-maverick",
        "name": "Meta: Llama 4 Maverick",
        "context_length": 1_048_576,
        "architecture": {"input_modalities": ["text", "image"]},
        "pricing": {"prompt": "0.00000015", "completion": "0.0000006", "input_cache_read": "-1"},
        "top_provider": {"max_completion_tokens": 16_384, "context_length": None},
        "supported_parameters": ["tools", "temperature"],
    }
    fetch = Table({"https://openrouter.ai/api/v1/models": data(line)})
    assert listed(SHIPPED["openrouter"], fetch) == (
        ListedModel(
            "meta-llama/llama-4-maverick",
            "Meta: Llama 4 Maverick",
            1_048_576,
            16_384,
            input=0.15,
            output=0.6,
            tools=True,
            thinking=False,
            images=True,
        ),
    )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ({"context_window": 131_072, "max_completion_tokens": 65_536}, (131_072, 65_536)),
        ({"max_context_length": 262_144}, (262_144, 0)),
        ({"max_model_len": 40_960}, (40_960, 0)),
        ({"context_length": None, "max_model_len": 8}, (8, 0)),
        ({"context_length": -1}, (0, 0)),
        ({"context_length": 10**12}, (0, 0)),
    ],
)
def test_windows_are_found_under_whatever_name_they_have(
    line: dict[str, object], expected: tuple[int, int]
) -> None:
    fetch = Table({"https://api.groq.com/openai/v1/models": data({"id": "m", **line})})
    [model] = listed(SHIPPED["groq"], fetch)
    assert (model.window, model.max_output) == expected


def test_mistral_lists_which_models_chat_and_call_tools() -> None:
    able = {"completion_chat": True, "function_calling": True, "vision": False}
    fetch = Table(
        {
            "https://api.mistral.ai/v1/models": data(
                {"id": "mistral-large-4", "capabilities": able},
                {"id": "fim-only", "capabilities": {**able, "completion_chat": False}},
            )
        }
    )
    assert listed(SHIPPED["mistral"], fetch) == (
        ListedModel("mistral-large-4", tools=True, images=False),
    )


def test_a_list_of_models_without_an_envelope_is_read() -> None:
    lines = [{"id": "a/b", "context_length": 4_096, "type": "chat"}, {"id": "c", "type": "image"}]
    fetch = Table({"https://api.together.xyz/v1/models": json.dumps(lines)})
    assert listed(SHIPPED["together"], fetch) == (ListedModel("a/b", window=4_096),)


@pytest.mark.parametrize("text", ["<html>", "", "7", '{"data": 7}', "[" * 100_000, "\xff"])
def test_a_response_that_is_no_list_of_models_is_reported_as_unreadable(text: str) -> None:
    with pytest.raises(ProviderResponseInvalid):
        listed(SHIPPED["openai"], Table({"https://api.openai.com/v1/models": text}))


@pytest.mark.slow
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(
                st.sampled_from(
                    [
                        "data",
                        "models",
                        "id",
                        "name",
                        "type",
                        "pricing",
                        "capabilities",
                        "context_length",
                        "architecture",
                    ]
                ),
                inner,
            )
        ),
    )
)
def test_no_content_of_a_model_list_raises_an_unexpected_error(value: object) -> None:
    document = msgspec.json.encode({"data": [value], "models": [value]})
    for endpoint in (SHIPPED["openai"], SHIPPED["anthropic"], SHIPPED["gemini"]):
        address = f"{endpoint.base_url}/models"
        table = Table(
            dict.fromkeys((address, f"{address}?limit=1000", f"{address}?pageSize=1000"), document)
        )
        result = listed(endpoint, table)
        assert all(item.id for item in result)


def test_ollama_is_asked_for_each_model_and_only_a_real_window_is_believed() -> None:
    made = {"general.architecture": "llama", "llama.context_length": 131_072}
    tools = ["completion", "tools", "vision"]
    fetch = Table(
        {
            "http://127.0.0.1:11434/api/tags": json.dumps(
                {"models": [{"name": n} for n in ("big", "set", "up", "small", "embed", "odd")]}
            ),
            "http://127.0.0.1:11434/api/ps": json.dumps(
                {"models": [{"name": "up", "context_length": 65_536}]}
            ),
            'http://127.0.0.1:11434/api/show {"model":"big"}': json.dumps(
                {"capabilities": tools, "model_info": made}
            ),
            'http://127.0.0.1:11434/api/show {"model":"set"}': json.dumps(
                {"parameters": "temperature 0.7\nnum_ctx    100000\n", "model_info": made}
            ),
            'http://127.0.0.1:11434/api/show {"model":"up"}': json.dumps({"model_info": made}),
            'http://127.0.0.1:11434/api/show {"model":"small"}': json.dumps(
                {"model_info": {"gemma.context_length": 8_192}, "capabilities": ["completion"]}
            ),
            'http://127.0.0.1:11434/api/show {"model":"embed"}': json.dumps(
                {"capabilities": ["embedding"]}
            ),
        }
    )
    assert listed(OLLAMA, fetch) == (
        ListedModel(
            "big",
            window=ASSUMED_WINDOW_TOKENS,
            tools=True,
            thinking=False,
            images=True,
            largest_window=131_072,
        ),
        ListedModel("set", window=100_000),
        ListedModel("up", window=65_536, largest_window=131_072),
        ListedModel("small", window=8_192, tools=False, thinking=False, images=False),
        ListedModel("odd"),
    )


def test_lm_studio_tells_the_window_of_what_is_loaded() -> None:
    fetch = Table(
        {
            "http://127.0.0.1:1234/v1/models": data({"id": "qwen"}, {"id": "llama"}),
            "http://127.0.0.1:1234/api/v0/models": data(
                {
                    "id": "qwen",
                    "type": "vlm",
                    "state": "loaded",
                    "max_context_length": 262_144,
                    "loaded_context_length": 16_384,
                    "capabilities": ["tool_use"],
                },
                {"id": "llama", "type": "llm", "max_context_length": 131_072},
            ),
        }
    )
    assert listed(STUDIO, fetch) == (
        ListedModel("qwen", window=16_384, tools=True, images=True),
        ListedModel("llama", images=False),
    )


def test_llama_cpp_tells_the_window_of_a_slot() -> None:
    props = {"default_generation_settings": {"n_ctx": 2_048}, "modalities": {"vision": False}}
    fetch = Table(
        {
            "http://127.0.0.1:8080/v1/models": data({"id": "tiny", "meta": {"n_ctx_train": 9}}),
            "http://127.0.0.1:8080/props": json.dumps(props),
        }
    )
    assert listed(LLAMA, fetch) == (ListedModel("tiny", window=2_048, images=False),)


def test_a_cloud_endpoint_is_asked_for_its_list_and_nothing_else() -> None:
    fetch = Table({"https://api.x.ai/v1/models": data({"id": "grok-4.7"})})
    listed(SHIPPED["xai"], fetch, "xai-key")
    assert [url for url, _, _ in fetch.requests] == ["https://api.x.ai/v1/models"]


def test_servers_are_found_together_and_one_that_hangs_holds_up_none() -> None:
    fetch = Table(
        {
            "http://127.0.0.1:11434/api/tags": '{"models": []}',
            "http://127.0.0.1:1234/v1/models": HANG,
            "http://127.0.0.1:8080/v1/models": data({"id": "tiny"}),
            "http://127.0.0.1:8080/props": ProviderUnreachable("gone"),
        }
    )
    result = asyncio.run(detect_servers(fetch, seconds=0.1))
    assert {item.endpoint.id: len(item.models) for item in result} == {"ollama": 0, "llama-cpp": 1}
    assert all(headers == {} for _, headers, _ in fetch.requests), (
        "no key is shown to whoever listens"
    )


def test_a_stranger_at_a_known_port_is_not_taken_for_a_model_server() -> None:
    fetch = Table(
        {
            "http://127.0.0.1:8080/v1/models": "<html>hello</html>",
            "http://127.0.0.1:1234/v1/models": "{}",
        }
    )
    assert asyncio.run(detect_servers(fetch, seconds=1)) == ()


def test_without_a_key_none_is_shown() -> None:
    for dialect in DialectId:
        fetch = Table({})
        with suppress(ProviderAccessDenied):
            listed(Endpoint("x", "X", dialect, "https://x.example"), fetch)
        for _, headers, _ in fetch.requests:
            assert not {"authorization", "x-api-key", "x-goog-api-key"} & set(headers)


def efforts(*levels: str, least: int = 0, most: int = 0, sure: bool = True) -> KnownEfforts:
    return KnownEfforts(tuple(EffortLevel(level) for level in levels), least, most, sure=sure)


def test_anthropic_tells_the_efforts_of_each_model() -> None:
    def able(types: tuple[str, ...], *levels: str) -> dict[str, object]:
        supported = {name: {"supported": True} for name in types}
        effort = {"supported": True, **{name: {"supported": True} for name in levels}}
        return {"thinking": {"supported": True, "types": supported}, "effort": effort}

    fetch = Table(
        {
            "https://api.anthropic.com/v1/models?limit=1000": data(
                {"id": "new", "capabilities": able(("adaptive", "disabled"), "low", "max")},
                {"id": "always", "capabilities": able(("adaptive",), "low", "high")},
                {
                    "id": "old",
                    "max_tokens": 64_000,
                    "capabilities": able(("enabled", "disabled")),
                },
                {"id": "strange", "capabilities": {"thinking": {"supported": True, "types": None}}},
            )
        }
    )
    result = {item.id: item.efforts for item in listed(SHIPPED["anthropic"], fetch, "key")}
    assert result == {
        "new": efforts("off", "low", "max"),
        "always": efforts("low", "high"),
        "old": efforts("off", least=1_024, most=59_904),
        "strange": None,
    }


def test_openrouter_tells_the_efforts_of_each_model() -> None:
    reasoning: tuple[object, ...] = (
        {"mandatory": False, "supported_efforts": ["high", "low", "none", None, "ultra"]},
        {"mandatory": True, "supported_efforts": None, "supports_max_tokens": True},
        "odd",
    )
    lines = [{"id": f"m{number}", "reasoning": value} for number, value in enumerate(reasoning)]
    fetch = Table({"https://openrouter.ai/api/v1/models": data(*lines)})
    results = [item.efforts for item in listed(SHIPPED["openrouter"], fetch, "key")]
    assert results == [
        efforts("off", "low", "high"),
        efforts("minimal", "low", "medium", "high", "xhigh", least=1_024, most=32_768),
        None,
    ]


@pytest.mark.parametrize(
    ("thinking", "known"),
    [
        ({"values": [False, True], "default": True}, efforts("off", "on")),
        ({"values": ["low", "high", "huge"], "default": "low"}, efforts("low", "high")),
        ({"values": []}, efforts()),
        (None, efforts("off", "on", sure=False)),
        ({"values": "high"}, efforts("off", "on", sure=False)),
    ],
)
def test_ollama_tells_the_values_of_think(thinking: object, known: KnownEfforts) -> None:
    shown = {"capabilities": ["completion", "thinking"], "thinking": thinking}
    root = OLLAMA.base_url
    fetch = Table(
        {
            f"{root}/api/tags": json.dumps({"models": [{"name": "m"}]}),
            f"{root}/api/show": json.dumps(shown),
        }
    )
    assert [item.efforts for item in listed(OLLAMA, fetch)] == [known]
