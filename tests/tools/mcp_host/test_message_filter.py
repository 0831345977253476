"""Answers that follow the protocol almost: what a tool did is told, whatever the form."""

import json

import pytest
from mcp_types import JSONRPCError, JSONRPCResponse

from helix_desktop.tools.mcp_host.message_filter import (
    MAX_MENDED_CHARS,
    MAX_MESSAGE_VALUES,
    make_harmless,
    read_message,
    split_batch,
)
from tests.system.peers.hostile_server import tool


def read(message: object) -> JSONRPCResponse | JSONRPCError:
    answer = read_message(json.dumps(message).encode())
    assert isinstance(answer, JSONRPCResponse | JSONRPCError)
    return answer


def harmless(result: object) -> dict[str, object]:
    answer = make_harmless(read({"jsonrpc": "2.0", "id": 1, "result": result}), 300)
    assert isinstance(answer, JSONRPCResponse)
    return answer.result


HI = {"type": "text", "text": "hi"}


@pytest.mark.parametrize(
    "result",
    [
        {"content": [HI]},
        {"content": "hi"},
        {"content": HI},
        {"content": ["hi"]},
        {"content": [{**HI, "annotations": {"priority": "high"}, "_meta": 7}]},
        {"content": [HI], "_meta": 7},
        {"toolResult": "hi"},
        "hi",
        [HI],
    ],
)
def test_what_a_tool_said_is_told_in_whatever_form_it_came(result: object) -> None:
    assert harmless(result)["content"] == [HI]


@pytest.mark.parametrize("result", [None, {}, {"content": None}, {"content": []}])
def test_an_answer_without_content_is_an_answer(result: object) -> None:
    assert harmless(result)["content"] == []


def test_what_is_no_content_is_told_as_text() -> None:
    odd = [{"type": "text", "text": 5}, {"type": "hologram"}, 7, {"type": "resource_link"}]
    texts = [block["text"] for block in harmless({"content": odd})["content"]]
    assert [json.loads(text) for text in texts] == odd
    assert harmless({"content": [], "structuredContent": [1, 2]}) == {
        "content": [{"type": "text", "text": "[1, 2]"}]
    }
    picture = {"type": "image", "data": "AAAA"}
    resource = {"type": "resource", "resource": {"text": "hi"}}
    assert [block["type"] for block in harmless({"content": [picture, resource]})["content"]] == [
        "image",
        "resource",
    ]


@pytest.mark.parametrize(
    ("error", "words"),
    [
        ("boom", "boom"),
        ({"code": "E1", "message": "boom"}, "boom"),
        ({"code": -5}, '{"code": -5}'),
        ({"code": -5, "message": None}, '{"code": -5, "message": null}'),
        (["boom"], '["boom"]'),
    ],
)
def test_an_odd_error_is_told_in_its_own_words(error: object, words: str) -> None:
    answer = read({"id": 3.0, "error": error})
    assert isinstance(answer, JSONRPCError)
    assert (answer.id, answer.error.message) == (3, words)


def test_a_result_beside_an_error_that_is_none_is_a_result() -> None:
    answer = read({"jsonrpc": "2.0", "id": "1", "result": {"content": [HI]}, "error": None})
    assert isinstance(answer, JSONRPCResponse)


def test_a_batch_is_several_messages_and_noise_is_one_line() -> None:
    first, second = {"jsonrpc": "2.0", "id": 1, "result": {}}, {"method": "notifications/x"}
    line = json.dumps([first, second]).encode()
    assert [json.loads(part) for part in split_batch(line)] == [first, second]
    for noise in (b"[1, 2]", b"[{ broken", b"", b"[{" * 100_000, b"[info] started"):
        assert split_batch(noise) == (noise,)


def test_a_greeting_needs_no_more_than_is_used_of_it() -> None:
    able = {"tools": True, "prompts": None, "logging": False, "experimental": [1], "resources": {}}
    greeting = harmless({"protocolVersion": "2025-06-18", "capabilities": able})
    assert greeting["capabilities"] == {"tools": {}, "resources": {}}
    assert greeting["serverInfo"] == {"name": "", "version": ""}
    nothing = harmless({"protocolVersion": "2025-06-18", "capabilities": None, "serverInfo": 7})
    assert nothing["capabilities"] == {}


def test_an_empty_list_and_a_number_as_cursor_cost_no_server() -> None:
    assert harmless({"tools": None})["tools"] == []
    assert harmless({"tools": [], "nextCursor": 5})["nextCursor"] == "5"
    assert "nextCursor" not in harmless({"resources": None, "nextCursor": None})


@pytest.mark.parametrize("schema", [{}, None, {"properties": {}}, {"type": "object"}])
def test_a_tool_without_a_type_of_its_arguments_takes_an_object(schema: object) -> None:
    [offered] = harmless({"tools": [tool("echo", inputSchema=schema)]})["tools"]
    assert offered["inputSchema"]["type"] == "object"


@pytest.mark.parametrize("schema", [5, "object", {"type": "string"}, {"type": ["object"]}])
def test_a_tool_that_takes_something_else_is_left_out(schema: object) -> None:
    assert harmless({"tools": [tool("echo", inputSchema=schema), tool("more")]})["tools"] == [
        tool("more")
    ]


def test_the_form_of_a_very_large_answer_is_not_mended() -> None:
    content = [{"type": "text", "text": "x" * MAX_MENDED_CHARS}]
    right = {"jsonrpc": "2.0", "id": 7, "result": {"content": content}}
    assert isinstance(read_message(json.dumps(right).encode()), JSONRPCResponse)
    wrong = read_message(json.dumps({"id": 7, "result": content}).encode())
    assert isinstance(wrong, JSONRPCError)
    assert wrong.id == 7


@pytest.mark.parametrize("value", ["{}", "[]", "1", '""', r'"\\"', '{"a":[]}', r'"\""'])
def test_an_answer_of_very_many_tiny_values_is_refused_before_it_is_parsed(value: str) -> None:
    content = ",".join([value] * (MAX_MESSAGE_VALUES + 1))
    line = f'{{"jsonrpc":"2.0","id":7,"result":{{"content":[{content}]}}}}'.encode()
    answer = read_message(line)
    assert isinstance(answer, JSONRPCError)
    assert (answer.id, answer.error.message) == (7, "The server's answer has too many values.")
    assert list(split_batch(b"[" + line + b"]")) == [b"[" + line + b"]"]


@pytest.mark.parametrize("text", ["a,b,", '{"a": [1, 2]},', "\\,", '"', '\\",'])
def test_a_long_text_with_many_commas_and_brackets_is_one_value(text: str) -> None:
    content = [{"type": "text", "text": text * MAX_MESSAGE_VALUES}]
    line = json.dumps({"jsonrpc": "2.0", "id": 7, "result": {"content": content}}).encode()
    answer = read_message(line)
    assert isinstance(answer, JSONRPCResponse)
    assert answer.result["content"] == content
