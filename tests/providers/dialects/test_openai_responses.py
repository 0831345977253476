"""What Responses are sent."""

from typing import Any

import pytest

from helix_desktop.domain.llm import Llm
from helix_desktop.domain.messages import Message, ToolResult
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialects.openai_responses import (
    OpenAIResponsesDialect,
    OpenAIResponsesStreamParser,
)
from tests.providers.dialects.streams import TOOL, assistant, body, read, recorded, tool, user
from tests.providers.dialects.talks import FIRST, PICTURE, PICTURES, STRANGE, TALK, URL
from tests.providers.dialects.test_openai_responses_reader import CALL, REASONING, completed, done

THINKER = Llm("gpt-5", "openai", 400_000, 128_000)


def sent(*messages: Message) -> list[dict[str, Any]]:
    result: Any = body(OpenAIResponsesDialect(), *messages, pictures=PICTURES)["input"]
    return list(result)


def test_a_conversation_is_written_item_by_item_in_its_order() -> None:
    assert sent(*TALK) == [
        {"type": "message", "role": "system", "content": "You are Helix."},
        {"type": "message", "role": "system", "content": "The folder is /srv/a."},
        {
            "type": "message",
            "role": "user",
            "content": [
                {"type": "input_text", "text": "Look at this."},
                {"type": "input_image", "image_url": URL, "detail": "auto"},
            ],
        },
        {"type": "message", "role": "assistant", "content": "I look."},
        {
            "type": "function_call",
            "call_id": "call_1",
            "name": "read_file",
            "arguments": '{"path":"a"}',
        },
        {
            "type": "function_call",
            "call_id": "call_2",
            "name": "read_file",
            "arguments": '{"path":"b"}',
        },
        {"type": "function_call_output", "call_id": "call_1", "output": "one"},
        {
            "type": "function_call_output",
            "call_id": "call_2",
            "output": "[this call failed]\nno such file",
        },
        {"type": "message", "role": "system", "content": "The clock says noon."},
        {"type": "message", "role": "user", "content": "And now?"},
        {"type": "message", "role": "assistant", "content": "It is there."},
        {"type": "message", "role": "user", "content": "Go on."},
    ]


def test_nothing_is_stored_there_and_reasoning_comes_encrypted() -> None:
    result = body(OpenAIResponsesDialect(), user("a"), tools=(TOOL,), llm=THINKER)
    assert result == {
        "model": "gpt-5",
        "input": [{"type": "message", "role": "user", "content": "a"}],
        "stream": True,
        "store": False,
        "include": ["reasoning.encrypted_content"],
        "tools": [
            {
                "type": "function",
                "name": "read_file",
                "description": "Reads a file.",
                "parameters": {"properties": {"path": {"type": "string"}}, "type": "object"},
                "strict": False,
            }
        ],
        "max_output_tokens": 1_000,
        "prompt_cache_key": "0123456789abcdef",
    }


@pytest.mark.parametrize(
    "name", ["gpt-4o", "gpt-4.1-mini", "chatgpt-4o-latest", "gpt-5-chat-latest", "openai/gpt-4o"]
)
def test_a_model_without_reasoning_is_not_asked_for_it(name: str) -> None:
    assert "include" not in body(OpenAIResponsesDialect(), user("a"), llm=Llm(name, "openai", 1, 1))


def test_reasoning_goes_back_unchanged_before_its_call() -> None:
    message = recorded(
        read(OpenAIResponsesStreamParser(), [done(0, REASONING), done(1, CALL), completed()])
    )
    items = sent(user("a"), message, tool(ToolResult("call_1", "x")))
    assert items[1] == REASONING
    assert items[2] == {name: CALL[name] for name in ("type", "id", "call_id", "name", "arguments")}


def test_two_blocks_of_reasoning_in_a_row_both_go_back() -> None:
    other = REASONING | {"id": "rs_2", "summary": [], "encrypted_content": "hBBB"}
    message = recorded(
        read(
            OpenAIResponsesStreamParser(),
            [done(0, REASONING), done(1, other), done(2, CALL), completed()],
        )
    )
    assert sent(user("a"), message, tool(ToolResult("call_1", "x")))[1:3] == [REASONING, other]


def test_encrypted_reasoning_is_sent_only_to_the_account_that_made_it() -> None:
    message = recorded(
        read(OpenAIResponsesStreamParser("work"), [done(0, REASONING), done(1, CALL), completed()])
    )
    talk = (user("a"), message, tool(ToolResult("call_1", "x")))
    result: Any = body(OpenAIResponsesDialect("work"), *talk)["input"]
    assert result[1] == REASONING
    assert [item["type"] for item in sent(*talk)] == [
        "message",
        "function_call",
        "function_call_output",
    ]
    assert "id" not in sent(*talk)[1]


def test_a_call_whose_reasoning_is_gone_goes_without_its_id() -> None:
    message = recorded(read(OpenAIResponsesStreamParser(), [done(0, CALL), completed()]))
    assert message.calls[0].opaque
    assert "id" not in sent(user("a"), message, tool(ToolResult("call_1", "x")))[1]


def test_a_call_from_another_dialect_is_sent_without_an_item_id() -> None:
    thought = recorded(read(OpenAIResponsesStreamParser(), [done(0, REASONING), completed()])).parts
    strange = replace(FIRST, opaque="signature of somebody else")
    items = sent(user("a"), assistant(*thought, strange), tool(ToolResult("call_1", "x")))
    assert "id" not in items[2]


def test_pictures_of_a_result_are_sent_inside_the_result() -> None:
    output = sent(
        user("a"), assistant(FIRST), tool(ToolResult("call_1", "see", images=(PICTURE,)))
    )[-1]
    assert output["output"] == [
        {"type": "input_text", "text": "see"},
        {"type": "input_image", "image_url": URL, "detail": "auto"},
    ]
    assert len(sent(*STRANGE["a picture as a result"])[-1]["output"]) == 1
