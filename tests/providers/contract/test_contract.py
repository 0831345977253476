"""What every dialect promises, shown against a server that nobody here wrote.

What no dialect decides, retries and errors of HTTP, is in tests/providers/http.
"""

import json
from collections.abc import Callable

import pytest

from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Thinking, ToolCall, ToolResult
from tests.providers.contract.cases import CASES, DialectCase
from tests.providers.contract.conftest import Conversation
from tests.providers.dialects.streams import (
    TOOL,
    assistant,
    calls,
    end,
    recorded,
    system,
    thinking,
    tool,
    user,
    words,
)
from tests.providers.dialects.talks import PICTURE
from tests.system.peers.aimock import AiMock


def only_for(able: Callable[[DialectCase], bool]) -> pytest.MarkDecorator:
    """Only the dialects in which aimock can show it; the others have it in their own tables."""
    cases = [case for case in CASES if able(case)]
    names = [case.dialect.value for case in cases]
    return pytest.mark.parametrize("case", cases, ids=names)


TWO = [
    {"name": "read_file", "arguments": '{"path":"a.py","range":[1,2]}', "id": "call_a"},
    {"name": "read_file", "arguments": '{"path":"ü 😀"}', "id": "call_b"},
]


def test_a_streamed_text_arrives_complete(conversation: Conversation, aimock: AiMock) -> None:
    text = "Grüße 😀😀😀 — \u2028 and \u0085 are no line ends. " * 20
    aimock.teach({"content": text}, to="hello", chunkSize=3)
    events = conversation.ask(system("Be brief."), user("hello"))
    assert words(events) == text
    assert end(events).reason is StopReason.ANSWERED
    assert len(events) > 20


def test_the_request_arrives_as_it_was_meant(conversation: Conversation, aimock: AiMock) -> None:
    aimock.teach({"content": "ok"})
    first, second = (
        ToolCall("call_a", "read_file", '{"path":"a"}'),
        ToolCall("call_b", "read_file", "{}"),
    )
    conversation.ask(
        system("Be brief."),
        user("Read both."),
        assistant("I read.", first, second),
        tool(ToolResult("call_a", "one")),
        tool(ToolResult("call_b", "broken", failed=True)),
        user("And?"),
        tools=(TOOL,),
    )
    (entry,) = aimock.recorded_requests()
    body = entry["body"]
    assert body["model"] == conversation.case.model
    assert body["stream"] is True
    assert body["tools"][0]["function"]["name"] == TOOL.name
    assert body["tools"][0]["function"]["parameters"] == json.loads(TOOL.schema)
    messages = [
        (message["role"], message["content"]) for message in body["messages"] if message["content"]
    ]
    assert messages[:3] == [
        ("system", "Be brief."),
        ("user", "Read both."),
        ("assistant", "I read."),
    ]
    # one dialect wraps results in JSON, another has no other word for a failure than words
    first_result, second_result = (text for role, text in messages if role == "tool")
    assert "one" in first_result
    assert "broken" in second_result
    assert ("user", "And?") in messages[3:]
    made = [
        call["function"] for message in body["messages"] for call in message.get("tool_calls") or []
    ]
    assert [(call["name"], json.loads(call["arguments"])) for call in made] == [
        ("read_file", {"path": "a"}),
        ("read_file", {}),
    ]


def test_the_key_is_in_its_header_and_not_in_the_body(
    conversation: Conversation, aimock: AiMock
) -> None:
    aimock.teach({"content": "ok"})
    conversation.ask(user("hello"))
    (entry,) = aimock.recorded_requests()
    shown = dict(conversation.grammar.key_headers("sk-test-of-the-contract"))
    for name in shown:
        assert name.lower() in entry["headers"]
    assert "sk-test" not in json.dumps(entry["body"])
    assert "sk-test" not in entry["path"]


def test_parallel_calls_arrive_complete_and_in_order(
    conversation: Conversation, aimock: AiMock
) -> None:
    aimock.teach({"content": "I read both.", "toolCalls": TWO}, to="both", chunkSize=3)
    events = conversation.ask(user("Read both."), tools=(TOOL,))
    assert words(events) == "I read both."
    result = calls(events)
    assert [(name, json.loads(text)) for _, name, text in result] == [
        (item["name"], json.loads(item["arguments"])) for item in TWO
    ]
    if conversation.case.names_calls:
        assert [name for name, _, _ in result] == ["call_a", "call_b"]
    assert end(events).reason is StopReason.TOOLS


def test_results_go_back_to_the_calls_they_answer(
    conversation: Conversation, aimock: AiMock
) -> None:
    aimock.teach({"toolCalls": TWO}, match={"hasToolResult": False})
    aimock.teach({"content": "Both read."}, match={"hasToolResult": True})
    reply = recorded(conversation.ask(user("Read both."), tools=(TOOL,)))
    results = [tool(ToolResult(call.id, f"text {at}")) for at, call in enumerate(reply.calls)]
    events = conversation.ask(user("Read both."), reply, *results, tools=(TOOL,))
    assert words(events) == "Both read."
    messages = aimock.recorded_requests()[-1]["body"]["messages"]
    made = [call["id"] for message in messages for call in message.get("tool_calls") or []]
    answered = [message for message in messages if message["role"] == "tool"]
    assert ["text 0" in item["content"] for item in answered] == [True, False]
    assert ["text 1" in item["content"] for item in answered] == [False, True]
    if conversation.case.names_calls:
        assert [item["tool_call_id"] for item in answered] == made


@only_for(lambda case: case.passes_broken_json)
def test_arguments_that_are_no_json_come_as_they_are(
    case: DialectCase, broken_aimock: AiMock
) -> None:
    conversation = Conversation(case, broken_aimock.url)
    events = conversation.ask(user("hello"), tools=(TOOL,))
    assert calls(events) == [("call_a", "read_file", '{"path": oops')]
    assert end(events).reason is StopReason.TOOLS
    reply, result = recorded(events), tool(ToolResult("call_a", "no JSON", failed=True))
    assert words(conversation.ask(user("hello"), reply, result)) == "Sorry."


@only_for(lambda case: case.thinks)
def test_thinking_is_told_apart_from_words(conversation: Conversation, aimock: AiMock) -> None:
    aimock.teach({"content": "42.", "reasoning": "Six times seven. " * 5}, chunkSize=4)
    events = conversation.ask(user("hello"))
    assert thinking(events) == "Six times seven. " * 5
    assert words(events) == "42."


@only_for(lambda case: case.sent_back is not None)
def test_thinking_goes_back_unchanged(conversation: Conversation, aimock: AiMock) -> None:
    aimock.teach({"content": "42.", "reasoning": "Six times seven."})
    reply = recorded(conversation.ask(user("hello")))
    conversation.ask(user("hello"), reply, user("more"))
    (thought,) = (part for part in reply.parts if isinstance(part, Thinking))
    sent_form = conversation.case.sent_back or str
    assert sent_form(thought.opaque).encode() in conversation.grammar.sent[-1].body


def test_pictures_of_messages_and_results_are_sent(
    conversation: Conversation, aimock: AiMock
) -> None:
    aimock.teach({"content": "A cat."})
    call = ToolCall("call_a", "look", "{}")
    result = tool(ToolResult("call_a", "taken", images=(PICTURE,)))
    events = conversation.ask(user("What is it?", PICTURE), assistant(call), result)
    assert words(events) == "A cat."
    assert conversation.grammar.sent[0].body.count(b"iVBORyBub3QgcmVhbGx5") == 2


@only_for(lambda case: case.usage is not None)
def test_reported_token_usage_is_read(conversation: Conversation, aimock: AiMock) -> None:
    reported, expected = conversation.case.usage or ({}, None)
    aimock.teach({"content": "ok", "usage": reported})
    assert end(conversation.ask(user("hello"))).usage == expected


def test_every_stop_that_aimock_knows_is_understood(
    conversation: Conversation, aimock: AiMock
) -> None:
    for stop_name, reason in conversation.case.stops.items():
        aimock.forget()
        aimock.teach({"content": "ok", "finishReason": stop_name})
        assert end(conversation.ask(user("hello"))).reason is reason
