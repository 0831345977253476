"""What Chat Completions are sent."""

import json
from typing import Any

import pytest

from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Thinking, ToolCall, ToolResult
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect, OpenAIChatStreamParser
from helix_desktop.providers.dialects.openai_chat_quirks import (
    DEEPSEEK,
    GENERAL,
    GROQ,
    LOCAL,
    MISTRAL,
    OPENAI,
    OPENROUTER,
    ServerQuirks,
    quirks_of,
)
from tests.providers.dialects.streams import (
    LLM,
    TOOL,
    assistant,
    body,
    read,
    recorded,
    system,
    tool,
    user,
)
from tests.providers.dialects.talks import FIRST, PICTURE, PICTURES, SECOND, STRANGE, TALK, URL


def sent(*messages: Any, manners: ServerQuirks = OPENAI) -> list[dict[str, Any]]:
    result: Any = body(OpenAIChatDialect(manners), *messages, pictures=PICTURES)["messages"]
    return list(result)


def test_a_conversation_is_written_message_by_message_in_its_order() -> None:
    first = {
        "id": "call_1",
        "type": "function",
        "function": {"name": "read_file", "arguments": '{"path":"a"}'},
    }
    second = {
        "id": "call_2",
        "type": "function",
        "function": {"name": "read_file", "arguments": '{"path":"b"}'},
    }
    assert sent(*TALK) == [
        {"role": "system", "content": "You are Helix."},
        {"role": "system", "content": "The folder is /srv/a."},
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "Look at this."},
                {"type": "image_url", "image_url": {"url": URL}},
            ],
        },
        {"role": "assistant", "content": "I look.", "tool_calls": [first, second]},
        {"role": "tool", "tool_call_id": "call_1", "content": "one"},
        {"role": "tool", "tool_call_id": "call_2", "content": "[this call failed]\nno such file"},
        {"role": "system", "content": "The clock says noon."},
        {"role": "user", "content": "And now?"},
        {"role": "assistant", "content": "It is there."},
        {"role": "user", "content": "Go on."},
    ]


def test_a_general_server_gets_one_system_message_at_the_beginning() -> None:
    messages = sent(*TALK, manners=GENERAL)
    assert [message["role"] for message in messages].count("system") == 1
    assert messages[0] == {"role": "system", "content": "You are Helix.\n\nThe folder is /srv/a."}
    assert messages[5]["content"] == "[from the system, not from the user]\nThe clock says noon."
    assert messages[6]["content"] == "And now?"


def test_the_body_asks_for_a_stream_with_its_usage() -> None:
    result = body(OpenAIChatDialect(), user("a"), tools=(TOOL,))
    assert result == {
        "model": "some-model",
        "messages": [{"role": "user", "content": "a"}],
        "stream": True,
        "stream_options": {"include_usage": True},
        "tools": [
            {
                "type": "function",
                "function": {
                    "name": "read_file",
                    "description": "Reads a file.",
                    "parameters": {"properties": {"path": {"type": "string"}}, "type": "object"},
                },
            }
        ],
        "max_tokens": 1_000,
    }


def test_a_body_is_the_same_bytes_every_time_and_grows_at_its_end() -> None:
    grammar = OpenAIChatDialect(OPENAI)
    shorter = grammar.encode_request(ModelRequest(LLM, TALK[:-1], (TOOL,)), PICTURES).body
    longer = grammar.encode_request(ModelRequest(LLM, TALK, (TOOL,)), PICTURES).body
    assert longer == grammar.encode_request(ModelRequest(LLM, TALK, (TOOL,)), PICTURES).body
    same = shorter.index(b'],"stream"')
    assert longer[:same] == shorter[:same]


def test_what_only_some_servers_take_is_sent_to_them_only() -> None:
    openai = body(OpenAIChatDialect(OPENAI), user("a"))
    assert openai["max_completion_tokens"] == 1_000
    assert openai["prompt_cache_key"] == "0123456789abcdef"
    assert "max_tokens" not in openai
    mistral = body(OpenAIChatDialect(MISTRAL), user("a"))
    assert set(mistral) == {"model", "messages", "stream", "max_tokens"}


@pytest.mark.parametrize(
    ("address", "manners"),
    [
        ("https://api.openai.com/v1", OPENAI),
        ("https://mine.openai.azure.com/openai/v1", OPENAI),
        ("https://api.deepseek.com", DEEPSEEK),
        ("https://api.groq.com/openai/v1", GROQ),
        ("https://API.mistral.ai/v1", MISTRAL),
        ("https://openrouter.ai/api/v1", OPENROUTER),
        ("http://127.0.0.1:8080/v1", LOCAL),
        ("https://notopenai.com/v1", GENERAL),
        ("https://openai.com.evil.example/v1", GENERAL),
        ("", GENERAL),
    ],
)
def test_the_quirks_of_a_chat_server_follow_from_its_host(
    address: str, manners: ServerQuirks
) -> None:
    assert quirks_of(address) is manners


def test_a_reply_with_tool_calls_only_has_null_as_content() -> None:
    assert sent(user("a"), assistant(FIRST), tool(ToolResult("call_1", "x")))[1]["content"] is None


def test_a_reply_comes_between_results_and_a_user_message_where_the_server_wants_one() -> None:
    result = tool(ToolResult("call_1", "x"))
    messages = (user("a"), assistant(FIRST), result, system("Mode: plan"), user("b"))
    roles = [item["role"] for item in sent(*messages, manners=MISTRAL)]
    assert roles == ["user", "assistant", "tool", "assistant", "user"]
    assert [item["role"] for item in sent(*messages[:3], manners=MISTRAL)] == roles[:3]
    grammar = OpenAIChatDialect(GENERAL)
    assert grammar.learn_from_rejection("Unexpected role 'user' after role 'tool'", LLM.id)
    assert [message["role"] for message in body(grammar, *messages)["messages"]] == roles


def test_pictures_of_results_follow_behind_all_results() -> None:
    messages = sent(
        user("a"),
        assistant(FIRST, SECOND),
        tool(ToolResult("call_1", "see", images=(PICTURE,))),
        tool(ToolResult("call_2", "two")),
        user("and?"),
    )
    roles = [message["role"] for message in messages]
    assert roles == ["user", "assistant", "tool", "tool", "user", "user"]
    assert messages[-2]["content"] == [
        {"type": "text", "text": "[pictures that the call call_1 returned]"},
        {"type": "image_url", "image_url": {"url": URL}},
    ]
    assert messages[-1]["content"] == "and?"


def test_pictures_of_the_last_result_end_the_request() -> None:
    messages = sent(*STRANGE["a picture as a result"])
    assert [message["role"] for message in messages[-2:]] == ["tool", "user"]


def test_a_picture_that_is_gone_is_told_in_words() -> None:
    parts = sent(*STRANGE["a picture that is gone"])[0]["content"]
    assert parts[1]["type"] == "text"
    assert parts[1]["text"].startswith("[a picture is missing here: image/jpeg, SHA-256 ")


def test_arguments_that_are_no_object_go_back_inside_one() -> None:
    for name, text in (("no JSON", "{'a"), ("no object", "[1]")):
        call = sent(*STRANGE[name])[1]["tool_calls"][0]["function"]
        assert json.loads(call["arguments"]) == {"unreadable_arguments": text}
    assert sent(*STRANGE["no arguments"])[1]["tool_calls"][0]["function"]["arguments"] == "{}"


def test_names_and_ids_that_would_be_refused_are_made_to_fit() -> None:
    name = sent(*STRANGE["a strange name"])[1]["tool_calls"][0]["function"]["name"]
    assert name == ("a_b_c__" * 30)[:64]
    _, call_message, result = sent(*STRANGE["a strange id"])
    assert call_message["tool_calls"][0]["id"] == result["tool_call_id"]
    assert len(result["tool_call_id"]) == 9
    _, call_message, result = sent(
        user("a"), assistant(FIRST), tool(ToolResult("call_1", "x")), manners=MISTRAL
    )
    assert call_message["tool_calls"][0]["id"] == result["tool_call_id"]
    assert result["tool_call_id"].isalnum()
    fitting_call = ToolCall("D681PevKs", "x", "{}")
    _, call_message, _ = sent(
        user("a"), assistant(fitting_call), tool(ToolResult("D681PevKs", "x")), manners=MISTRAL
    )
    assert call_message["tool_calls"][0]["id"] == "D681PevKs"


def test_half_a_character_is_sent_as_its_replacement() -> None:
    user_message, reply, result = sent(*STRANGE["half a character"])
    assert user_message["content"] == "a\ufffd"
    assert reply["content"] == "b\ufffd"
    assert result["content"] == "\ufffd"


DELTAS = {
    "reasoning_content": {"reasoning_content": "Hm."},
    "reasoning": {"reasoning": "Hm."},
    "reasoning_details": {
        "reasoning_details": [{"type": "reasoning.text", "text": "Hm.", "signature": "s"}]
    },
}


@pytest.mark.parametrize("field", DELTAS)
def test_thinking_goes_back_in_the_field_it_came_in(field: str) -> None:
    message = recorded(
        read(OpenAIChatStreamParser(), [{"choices": [{"delta": DELTAS[field] | {"content": "x"}}]}])
    )
    reply = sent(user("a"), message, user("b"), manners=GENERAL)[1]
    assert reply == {"role": "assistant", "content": "x", **DELTAS[field]}


def test_thinking_goes_to_no_server_that_does_not_take_it() -> None:
    message = recorded(
        read(
            OpenAIChatStreamParser(),
            [{"choices": [{"delta": DELTAS["reasoning"] | {"content": "x"}}]}],
        )
    )
    for manners in (OPENAI, MISTRAL):
        assert sent(user("a"), message, user("b"), manners=manners)[1] == {
            "role": "assistant",
            "content": "x",
        }
    foreign = assistant(Thinking("Hm.", '{"by":"ollama"}'), Thinking("Hm."), "x")
    assert sent(user("a"), foreign, user("b"), manners=GENERAL)[1] == {
        "role": "assistant",
        "content": "x",
    }


def test_deepseek_gets_reasoning_back_with_every_reply() -> None:
    message = recorded(
        read(
            OpenAIChatStreamParser(),
            [{"choices": [{"delta": DELTAS["reasoning"] | {"content": "x"}}]}],
        )
    )
    _, mine, _, other, _ = sent(
        user("a"), message, user("b"), assistant("y"), user("c"), manners=DEEPSEEK
    )
    assert mine["reasoning_content"] == "Hm."
    assert other["reasoning_content"] == ""


def test_a_conversation_of_one_system_message_keeps_it() -> None:
    assert sent(system("a"), manners=GENERAL) == [{"role": "system", "content": "a"}]


SUMMARY = "[Conversation History Summary]\nWhat happened."


def two_in_a_row(grammar: OpenAIChatDialect) -> list[dict[str, Any]]:
    messages = (user(SUMMARY), user("go on"))
    result = json.loads(
        grammar.encode_request(ModelRequest(LLM, messages, max_output=100), {}).body
    )
    return list(result["messages"])


def test_a_summary_and_the_next_message_of_the_user_stay_two_messages() -> None:
    assert two_in_a_row(OpenAIChatDialect()) == [
        {"role": "user", "content": SUMMARY},
        {"role": "user", "content": "go on"},
    ]


def test_a_server_that_wants_alternating_roles_gets_the_summary_as_a_part_of_one_message() -> None:
    grammar = OpenAIChatDialect()
    assert not grammar.learn_from_rejection("The model does not exist.", LLM.id)
    assert grammar.learn_from_rejection(
        "Conversation roles must alternate user/assistant/user/assistant/...", LLM.id
    )
    parts = [{"type": "text", "text": SUMMARY}, {"type": "text", "text": "go on"}]
    assert two_in_a_row(grammar) == [{"role": "user", "content": parts}]


def test_mistral_gets_the_summary_as_a_part_of_one_message_at_once() -> None:
    assert len(two_in_a_row(OpenAIChatDialect(MISTRAL))) == 1
