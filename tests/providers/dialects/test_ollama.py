"""What Ollama is sent."""

from base64 import b64encode
from typing import Any

from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message, ToolResult
from helix_desktop.providers.dialect import Framing
from helix_desktop.providers.dialects.ollama import OllamaDialect, OllamaStreamParser
from tests.providers.dialects.streams import LLM, TOOL, assistant, body, read, recorded, tool, user
from tests.providers.dialects.talks import FIRST, PICTURE, PICTURES, PNG, STRANGE, TALK
from tests.providers.dialects.test_ollama_reader import call, last, line

BASE64 = b64encode(PNG).decode()


def sent(*messages: Message) -> list[dict[str, Any]]:
    result: Any = body(OllamaDialect(), *messages, pictures=PICTURES)["messages"]
    return list(result)


def test_a_conversation_is_written_message_by_message_in_its_order() -> None:
    first = {"id": "call_1", "function": {"name": "read_file", "arguments": {"path": "a"}}}
    second = {"id": "call_2", "function": {"name": "read_file", "arguments": {"path": "b"}}}
    failed = "[this call failed]\nno such file"
    assert sent(*TALK) == [
        {"role": "system", "content": "You are Helix."},
        {"role": "system", "content": "The folder is /srv/a."},
        {"role": "user", "content": "Look at this.", "images": [BASE64]},
        {"role": "assistant", "content": "I look.", "tool_calls": [first, second]},
        {"role": "tool", "content": "one", "tool_name": "read_file", "tool_call_id": "call_1"},
        {"role": "tool", "content": failed, "tool_name": "read_file", "tool_call_id": "call_2"},
        {"role": "system", "content": "The clock says noon."},
        {"role": "user", "content": "And now?"},
        {"role": "assistant", "content": "It is there."},
        {"role": "user", "content": "Go on."},
    ]


def test_nothing_is_dropped_silently_and_the_window_is_asked_for() -> None:
    result = body(OllamaDialect(), user("a"), tools=(TOOL,))
    assert result == {
        "model": "some-model",
        "messages": [{"role": "user", "content": "a"}],
        "options": {"num_ctx": 32_000, "num_predict": 1_000},
        "tools": [
            {
                "function": {
                    "name": "read_file",
                    "description": "Reads a file.",
                    "parameters": {"properties": {"path": {"type": "string"}}, "type": "object"},
                },
                "type": "function",
            }
        ],
        "stream": True,
        "truncate": False,
        "shift": False,
    }


def test_thinking_goes_back_and_foreign_thinking_does_not() -> None:
    message = recorded(
        read(OllamaStreamParser(), [line(thinking="Hm."), line(content="x"), last()])
    )
    assert sent(user("a"), message, user("b"))[1] == {
        "role": "assistant",
        "content": "x",
        "thinking": "Hm.",
    }
    assert "thinking" not in sent(*STRANGE["foreign thinking"])[1]


def test_calls_without_ids_find_their_results() -> None:
    message = recorded(
        read(OllamaStreamParser(), [line(tool_calls=[call("x", {}), call("y", {})]), last()])
    )
    assert [item.id for item in message.calls] == ["call-1", "call-2"]
    results = [tool(ToolResult("call-1", "one")), tool(ToolResult("call-2", "two"))]
    names = [item.get("tool_name") for item in sent(user("a"), message, *results)]
    assert names == [None, None, "x", "y"]


def test_pictures_of_results_follow_in_a_message_of_the_user() -> None:
    messages = sent(
        user("a"), assistant(FIRST), tool(ToolResult("call_1", "see", images=(PICTURE,)))
    )
    assert messages[-1]["role"] == "user"
    assert messages[-1]["images"] == [BASE64]


def test_arguments_that_are_no_object_go_back_inside_one() -> None:
    result = sent(*STRANGE["no JSON"])[1]["tool_calls"][0]["function"]["arguments"]
    assert result == {"unreadable_arguments": "{'a"}


def test_a_picture_that_is_gone_is_told_in_words() -> None:
    message = sent(*STRANGE["a picture that is gone"])[0]
    assert "images" not in message
    assert "[a picture is missing here" in message["content"]


def test_ollama_streams_lines_at_api_chat_with_a_bearer_key() -> None:
    grammar = OllamaDialect()
    assert grammar.framing is Framing.LINES
    assert grammar.encode_request(ModelRequest(LLM, (user("a"),)), {}).path == "/api/chat"
    assert grammar.key_headers("k") == (("Authorization", "Bearer k"),)
