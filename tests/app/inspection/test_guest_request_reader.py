"""The blocks of a recorded body in the forms of three interfaces, and of what is no request."""

import json

import pytest

from helix_desktop.app.inspection.guest_request_reader import MAX_BLOCKS, read_body
from helix_desktop.app.inspection.guest_window import RequestBody
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.inspected_request import InspectedKind
from tests.fakes.weigher import FakeWeigher

PICTURE = "aGVsbG8="
SHOWN = [
    (InspectedKind.SYSTEM, "", "Be brief."),
    (InspectedKind.TOOLS, "1", "look"),
    (InspectedKind.USER, "", "Where is it?\n[picture, 5 bytes]"),
    (InspectedKind.AGENT, "", 'I look.\nlook {"path":"a"}'),
    (InspectedKind.OUTPUT, "look", "there"),
    (InspectedKind.USER, "", "thanks"),
]
SCHEMA = {"type": "object"}

ANTHROPIC = {
    "model": "m",
    "system": [{"type": "text", "text": "Be brief.", "cache_control": {"type": "ephemeral"}}],
    "tools": [{"name": "look", "description": "Looks.", "input_schema": SCHEMA}],
    "messages": [
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "Where is it?"},
                {"type": "image", "source": {"type": "base64", "data": PICTURE}},
            ],
        },
        {
            "role": "assistant",
            "content": [
                {"type": "text", "text": "I look."},
                {"type": "tool_use", "id": "c", "name": "look", "input": {"path": "a"}},
            ],
        },
        {
            "role": "user",
            "content": [
                {
                    "type": "tool_result",
                    "tool_use_id": "c",
                    "content": [{"type": "text", "text": "there"}],
                },
                {"type": "text", "text": "thanks"},
            ],
        },
    ],
}
CALL = {"name": "look", "arguments": '{"path":"a"}'}
CHAT = {
    "tools": [
        {
            "type": "function",
            "function": {"name": "look", "description": "Looks.", "parameters": SCHEMA},
        }
    ],
    "messages": [
        {"role": "system", "content": "Be brief."},
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "Where is it?"},
                {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{PICTURE}"}},
            ],
        },
        {
            "role": "assistant",
            "content": "I look.",
            "tool_calls": [{"id": "c", "type": "function", "function": CALL}],
        },
        {"role": "tool", "tool_call_id": "c", "content": "there"},
        {"role": "user", "content": "thanks"},
    ],
}
RESPONSES = {
    "instructions": "Be brief.",
    "tools": [{"type": "function", "name": "look", "description": "Looks.", "parameters": SCHEMA}],
    "input": [
        {
            "type": "message",
            "role": "user",
            "content": [
                {"type": "input_text", "text": "Where is it?"},
                {"type": "input_image", "image_url": f"data:image/png;base64,{PICTURE}"},
            ],
        },
        {
            "type": "message",
            "role": "assistant",
            "content": [{"type": "output_text", "text": "I look."}],
        },
        {"type": "function_call", "call_id": "c", **CALL},
        {"type": "function_call_output", "call_id": "c", "output": "there"},
        {"type": "message", "role": "user", "content": "thanks"},
    ],
}
GEMINI = {
    "systemInstruction": {"parts": [{"text": "Be brief."}]},
    "tools": [
        {
            "functionDeclarations": [
                {"name": "look", "description": "Looks.", "parametersJsonSchema": SCHEMA}
            ]
        }
    ],
    "contents": [
        {
            "role": "user",
            "parts": [
                {"text": "Where is it?"},
                {"inlineData": {"mimeType": "image/png", "data": PICTURE}},
            ],
        },
        {
            "role": "model",
            "parts": [
                {"text": "I look."},
                {"functionCall": {"name": "look", "args": {"path": "a"}}},
            ],
        },
        {
            "role": "user",
            "parts": [{"functionResponse": {"name": "look", "response": {"output": "there"}}}],
        },
        {"role": "user", "parts": [{"text": "thanks"}]},
    ],
}


def body_of(value: object) -> RequestBody:
    return read_body(json.dumps(value).encode(), FakeWeigher())


def shown(body: RequestBody) -> list[tuple[InspectedKind, str, str]]:
    joined: list[tuple[InspectedKind, str, str]] = []
    for block in body.blocks:
        texts = [getattr(part, "text", "") for part in block.message.parts]
        texts += [f"{call.tool} {call.arguments}" for call in block.message.calls]
        text = "\n".join(filter(None, texts))
        if block.sort is InspectedKind.TOOLS:
            text = json.loads(text)[0]["name"]
        if joined and joined[-1][0] is block.sort is InspectedKind.AGENT:
            # OpenAI's newer interface has a reply in several items
            text = f"{joined.pop()[2]}\n{text}"
        joined.append((block.sort, block.name, text))
    return joined


@pytest.mark.parametrize("request_fields", [ANTHROPIC, CHAT, RESPONSES, GEMINI])
def test_a_request_has_the_same_blocks_in_each_form(request_fields: dict[str, object]) -> None:
    body = body_of(request_fields)
    assert shown(body) == SHOWN
    assert body.is_known
    assert body.has_tools
    assert body.outline.instructions == "Be brief."
    assert body.tokens == sum(block.tokens for block in body.blocks)
    kinds = {kind for kind, _ in body.by_kind}
    assert kinds == {BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.RAW}


def test_moving_the_marks_of_the_prompt_cache_changes_no_block() -> None:
    marked = json.loads(json.dumps(ANTHROPIC))
    marked["messages"][0]["content"][0]["cache_control"] = {"type": "ephemeral"}
    assert body_of(marked) == body_of(ANTHROPIC)


@pytest.mark.parametrize(
    "value",
    [
        {"messages": [1, None, "x", [], {"role": 5}, {"role": "user", "content": 7}]},
        {"messages": {"role": "user"}, "tools": "x", "system": 5},
        {"input": "just words"},
        {"contents": [{"parts": [{"fileData": {"uri": "x"}}]}, 3]},
        {"messages": [{"role": "user", "content": [{"type": "tool_result", "content": {}}]}]},
        {"messages": [{"role": "assistant", "tool_calls": [1, {"function": []}]}]},
        {"tools": [1, {"function": 5}, {"functionDeclarations": [None]}], "messages": [{}]},
        {"events": []},
        [],
    ],
)
def test_odd_requests_are_read_without_an_error_and_nothing_is_dropped(value: object) -> None:
    body = body_of(value)
    assert body.blocks
    assert body.tokens > 0


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\x00",
        b"{",
        b'{"messages":' + b"[" * 100_000,
        b'{"messages":["\\ud800"]}',
        b'{"messages":[{"role":"user","content":"\\udc00"}]}',
    ],
)
def test_a_body_that_is_no_request_is_shown_unchanged(data: bytes) -> None:
    body = read_body(data, FakeWeigher())
    assert not body.is_known
    assert len(body.blocks) == 1


def test_a_request_of_very_many_messages_has_a_limited_number_of_blocks() -> None:
    body = body_of({"messages": [{"role": "user", "content": "x"}] * (MAX_BLOCKS + 500)})
    assert len(body.blocks) == MAX_BLOCKS + 1
    assert body.blocks[-1].message.text.count('"x"') == 500
