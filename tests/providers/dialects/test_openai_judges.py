"""The official SDK's types find nothing wrong with what we send, and know the streams we test."""

import json
from typing import Any

import pytest

from helix_desktop.domain.llm import Llm
from helix_desktop.domain.messages import Message, ToolResult
from helix_desktop.providers.dialects.openai_chat_fields import GENERAL, MISTRAL, OPENAI
from helix_desktop.providers.dialects.openai_chat_request import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_responses_request import OpenAIResponsesDialect
from helix_desktop.providers.dialects.openai_responses_stream import OpenAIResponsesStreamParser
from tests.providers.dialects import streams
from tests.providers.dialects.openai_judges import (
    CHAT_CHUNK,
    CHAT_REQUEST,
    RESPONSES_EVENT,
    RESPONSES_REQUEST,
    complaints,
)
from tests.providers.dialects.streams import TOOL, recorded, tool, user
from tests.providers.dialects.talks import PICTURES, STRANGE, TALK
from tests.providers.dialects.test_openai_responses_reader import CALL, REASONING, completed, done

TALKS = {"a whole talk": TALK, **STRANGE}
THINKER = Llm("gpt-5", "openai", 400_000, 128_000)


@pytest.mark.slow
@pytest.mark.parametrize("manners", [OPENAI, GENERAL, MISTRAL])
@pytest.mark.parametrize("name", TALKS)
def test_chat_requests_are_as_the_sdk_knows_them(name: str, manners: Any) -> None:
    sent = streams.body(OpenAIChatDialect(manners), *TALKS[name], tools=(TOOL,), pictures=PICTURES)
    assert complaints(CHAT_REQUEST, sent) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", TALKS)
def test_responses_requests_are_as_the_sdk_knows_them(name: str) -> None:
    talk = TALKS[name]
    sent = streams.body(
        OpenAIResponsesDialect(), *talk, tools=(TOOL,), pictures=PICTURES, llm=THINKER
    )
    assert complaints(RESPONSES_REQUEST, sent) == []


def test_reasoning_that_goes_back_is_as_the_sdk_knows_it() -> None:
    known = {name: value for name, value in REASONING.items() if name != "new_field"}
    reply = recorded(
        streams.read(OpenAIResponsesStreamParser(), [done(0, known), done(1, CALL), completed()])
    )
    talk: tuple[Message, ...] = (user("a"), reply, tool(ToolResult("call_1", "x")))
    sent = streams.body(OpenAIResponsesDialect(), *talk, llm=THINKER)
    assert complaints(RESPONSES_REQUEST, sent) == []


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (CHAT_REQUEST, {"messages": [{"role": "tool", "content": "x"}]}),
        (CHAT_REQUEST, {"messages": [{"role": "robot", "content": "x"}]}),
        (CHAT_REQUEST, {"messages": [{"role": "user", "content": "x", "colour": 1}]}),
        (CHAT_REQUEST, {"messages": [], "num_ctx": 5}),
        (RESPONSES_REQUEST, {"input": [{"type": "function_call_output", "call_id": "x"}]}),
        (RESPONSES_REQUEST, {"input": [{"type": "message", "role": "tool", "content": "x"}]}),
        (RESPONSES_REQUEST, {"input": [], "num_ctx": 5}),
    ],
)
def test_the_judges_can_complain(kind: str, wrong: dict[str, Any]) -> None:
    assert complaints(kind, {"model": "m", "stream": True, **wrong})


CHUNK = {"id": "a", "object": "chat.completion.chunk", "created": 1, "model": "m"}


@pytest.mark.parametrize(
    "delta",
    [
        {"role": "assistant", "content": ""},
        {"content": "x"},
        {"refusal": "No."},
        {
            "tool_calls": [
                {
                    "index": 0,
                    "id": "a",
                    "type": "function",
                    "function": {"name": "x", "arguments": ""},
                }
            ]
        },
        {"tool_calls": [{"index": 0, "function": {"arguments": "{}"}}]},
    ],
)
def test_the_deltas_of_our_tables_are_real_ones(delta: dict[str, Any]) -> None:
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
def test_the_events_of_our_tables_are_real_ones(event: dict[str, Any]) -> None:
    whole = {**event, "item_id": "i", "output_index": 0, "sequence_number": 1}
    assert complaints(RESPONSES_EVENT, whole) == []
    assert complaints(RESPONSES_EVENT, event | {"type": "response.none"})


@pytest.mark.parametrize("item", [REASONING, CALL])
def test_the_items_of_our_tables_are_real_ones(item: dict[str, object]) -> None:
    event = {"type": "response.output_item.done", "output_index": 0, "sequence_number": 1}
    assert complaints(RESPONSES_EVENT, event | {"item": item}) == []
