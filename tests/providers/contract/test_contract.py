"""What every dialect promises, shown against a server that nobody here wrote."""

import json
from collections.abc import Callable

import pytest

from helix_desktop.domain.errors import (
    ContextTooLong,
    ProviderAccessDenied,
    ProviderOverloaded,
    RequestRefused,
)
from helix_desktop.domain.llm import RetryScheduled, StopReason
from helix_desktop.domain.messages import Thinking, ToolCall, ToolResult
from tests.peers.aimock import AiMock
from tests.providers.contract.conftest import Talker
from tests.providers.contract.tongues import TONGUES, Tongue
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


def those(able: Callable[[Tongue], bool]) -> pytest.MarkDecorator:
    """Only the dialects in which aimock can show it; the others have it in their own tables."""
    able_ones = [tongue for tongue in TONGUES if able(tongue)]
    names = [tongue.dialect.value for tongue in able_ones]
    return pytest.mark.parametrize("tongue", able_ones, ids=names)


TWO = [
    {"name": "read_file", "arguments": '{"path":"a.py","range":[1,2]}', "id": "call_a"},
    {"name": "read_file", "arguments": '{"path":"ü 😀"}', "id": "call_b"},
]


def test_words_arrive_whole(talker: Talker, aimock: AiMock) -> None:
    text = "Grüße 😀😀😀 — \u2028 and \u0085 are no line ends. " * 20
    aimock.teach({"content": text}, to="hello", chunkSize=3)
    events = talker.ask(system("Be brief."), user("hello"))
    assert words(events) == text
    assert end(events).reason is StopReason.ANSWERED
    assert len(events) > 20


def test_the_request_arrives_as_it_was_meant(talker: Talker, aimock: AiMock) -> None:
    aimock.teach({"content": "ok"})
    first, second = (
        ToolCall("call_a", "read_file", '{"path":"a"}'),
        ToolCall("call_b", "read_file", "{}"),
    )
    talker.ask(
        system("Be brief."),
        user("Read both."),
        assistant("I read.", first, second),
        tool(ToolResult("call_a", "one")),
        tool(ToolResult("call_b", "broken", failed=True)),
        user("And?"),
        tools=(TOOL,),
    )
    (entry,) = aimock.heard()
    body = entry["body"]
    assert body["model"] == talker.tongue.model
    assert body["stream"] is True
    assert body["tools"][0]["function"]["name"] == TOOL.name
    assert body["tools"][0]["function"]["parameters"] == json.loads(TOOL.schema)
    said = [
        (message["role"], message["content"]) for message in body["messages"] if message["content"]
    ]
    assert said[:3] == [("system", "Be brief."), ("user", "Read both."), ("assistant", "I read.")]
    # one dialect wraps results in JSON, another has no other word for a failure than words
    first_result, second_result = (text for role, text in said if role == "tool")
    assert "one" in first_result
    assert "broken" in second_result
    assert ("user", "And?") in said[3:]
    made = [
        call["function"] for message in body["messages"] for call in message.get("tool_calls") or []
    ]
    assert [(call["name"], json.loads(call["arguments"])) for call in made] == [
        ("read_file", {"path": "a"}),
        ("read_file", {}),
    ]


def test_the_key_goes_along_and_nowhere_else(talker: Talker, aimock: AiMock) -> None:
    aimock.teach({"content": "ok"})
    talker.ask(user("hello"))
    (entry,) = aimock.heard()
    shown = dict(talker.grammar.key_headers("sk-test-of-the-contract"))
    for name in shown:
        assert name.lower() in entry["headers"]
    assert "sk-test" not in json.dumps(entry["body"])
    assert "sk-test" not in entry["path"]


def test_calls_beside_each_other_arrive_whole_and_in_order(talker: Talker, aimock: AiMock) -> None:
    aimock.teach({"content": "I read both.", "toolCalls": TWO}, to="both", chunkSize=3)
    events = talker.ask(user("Read both."), tools=(TOOL,))
    assert words(events) == "I read both."
    result = calls(events)
    assert [(name, json.loads(text)) for _, name, text in result] == [
        (item["name"], json.loads(item["arguments"])) for item in TWO
    ]
    if talker.tongue.names_calls:
        assert [name for name, _, _ in result] == ["call_a", "call_b"]
    assert end(events).reason is StopReason.TOOLS


def test_results_go_back_to_the_calls_they_answer(talker: Talker, aimock: AiMock) -> None:
    aimock.teach({"toolCalls": TWO}, match={"hasToolResult": False})
    aimock.teach({"content": "Both read."}, match={"hasToolResult": True})
    said = recorded(talker.ask(user("Read both."), tools=(TOOL,)))
    results = [tool(ToolResult(call.id, f"text {at}")) for at, call in enumerate(said.calls)]
    events = talker.ask(user("Read both."), said, *results, tools=(TOOL,))
    assert words(events) == "Both read."
    messages = aimock.heard()[-1]["body"]["messages"]
    made = [call["id"] for message in messages for call in message.get("tool_calls") or []]
    answered = [message for message in messages if message["role"] == "tool"]
    assert ["text 0" in item["content"] for item in answered] == [True, False]
    assert ["text 1" in item["content"] for item in answered] == [False, True]
    if talker.tongue.names_calls:
        assert [item["tool_call_id"] for item in answered] == made


@those(lambda tongue: tongue.garbles)
def test_arguments_that_are_no_json_come_as_they_are(tongue: Tongue, garbler: AiMock) -> None:
    talker = Talker(tongue, garbler.url)
    events = talker.ask(user("hello"), tools=(TOOL,))
    assert calls(events) == [("call_a", "read_file", '{"path": oops')]
    assert end(events).reason is StopReason.TOOLS
    said, result = recorded(events), tool(ToolResult("call_a", "no JSON", failed=True))
    assert words(talker.ask(user("hello"), said, result)) == "Sorry."


@those(lambda tongue: tongue.thinks)
def test_thinking_is_told_apart_from_words(talker: Talker, aimock: AiMock) -> None:
    aimock.teach({"content": "42.", "reasoning": "Six times seven. " * 5}, chunkSize=4)
    events = talker.ask(user("hello"))
    assert thinking(events) == "Six times seven. " * 5
    assert words(events) == "42."


@those(lambda tongue: tongue.kept is not None)
def test_thinking_goes_back_unchanged(talker: Talker, aimock: AiMock) -> None:
    aimock.teach({"content": "42.", "reasoning": "Six times seven."})
    said = recorded(talker.ask(user("hello")))
    talker.ask(user("hello"), said, user("more"))
    (thought,) = (part for part in said.parts if isinstance(part, Thinking))
    kept = talker.tongue.kept or str
    assert kept(thought.opaque).encode() in talker.grammar.sent[-1].body


def test_pictures_go_along(talker: Talker, aimock: AiMock) -> None:
    aimock.teach({"content": "A cat."})
    call = ToolCall("call_a", "look", "{}")
    result = tool(ToolResult("call_a", "taken", images=(PICTURE,)))
    events = talker.ask(user("What is it?", PICTURE), assistant(call), result)
    assert words(events) == "A cat."
    assert talker.grammar.sent[0].body.count(b"iVBORyBub3QgcmVhbGx5") == 2


@those(lambda tongue: tongue.usage is not None)
def test_usage_is_taken_over(talker: Talker, aimock: AiMock) -> None:
    told, expected = talker.tongue.usage or ({}, None)
    aimock.teach({"content": "ok", "usage": told})
    assert end(talker.ask(user("hello"))).usage == expected


def test_every_stop_that_aimock_knows_is_understood(talker: Talker, aimock: AiMock) -> None:
    for told, reason in talker.tongue.stops.items():
        aimock.forget()
        aimock.teach({"content": "ok", "finishReason": told})
        assert end(talker.ask(user("hello"))).reason is reason


@pytest.mark.parametrize("status", [429, 500, 503, 529])
def test_a_provider_without_time_is_asked_again(
    talker: Talker, aimock: AiMock, status: int
) -> None:
    aimock.teach({"content": "ok"})
    aimock.fail_once(status, message="not now", type="overloaded_error")
    events = talker.ask(user("hello"))
    (waited,) = (event for event in events if isinstance(event, RetryScheduled))
    assert waited.attempt == 2
    assert waited.seconds <= 2.0
    assert words(events) == "ok"
    assert len(aimock.heard()) == 2


def test_a_wait_that_is_told_is_kept(talker: Talker, aimock: AiMock) -> None:
    error = {"message": "slow down", "type": "rate_limit_error"}
    aimock.teach({"error": error, "status": 429, "retryAfter": 600})
    with pytest.raises(ProviderOverloaded) as caught:
        talker.ask(user("hello"))
    assert caught.value.wait == 600.0
    assert talker.events == []
    assert len(aimock.heard()) == 1


@pytest.mark.parametrize(
    ("status", "kind", "error"),
    [
        (401, "authentication_error", ProviderAccessDenied),
        (403, "permission_error", ProviderAccessDenied),
        (404, "not_found_error", RequestRefused),
        (400, "invalid_request_error", RequestRefused),
    ],
)
def test_a_refusal_is_told_by_its_kind_and_not_repeated(
    talker: Talker, aimock: AiMock, status: int, kind: str, error: type[Exception]
) -> None:
    aimock.teach({"error": {"message": "not so", "type": kind}, "status": status})
    with pytest.raises(error):
        talker.ask(user("hello"))
    assert len(aimock.heard()) == 1


def test_a_window_that_is_too_small_is_told_with_its_limit(talker: Talker, aimock: AiMock) -> None:
    message = (
        "This model's maximum context length is 4097 tokens. However, your messages resulted in"
        " 4294 tokens. Please reduce the length of the messages."
    )
    error = {"message": message, "type": "invalid_request_error", "code": "context_length_exceeded"}
    aimock.teach({"error": error, "status": 400})
    with pytest.raises(ContextTooLong) as caught:
        talker.ask(user("hello"))
    assert caught.value.limit == 4_097


def test_a_stream_that_is_cut_keeps_what_came(talker: Talker, aimock: AiMock) -> None:
    text = "one two three four five six seven eight nine ten " * 5
    aimock.teach({"content": text}, chunkSize=4, latency=20, truncateAfterChunks=20)
    events = talker.ask(user("hello"))
    assert words(events)
    assert text.startswith(words(events))
    assert words(events) != text
    assert end(events).reason is StopReason.INTERRUPTED
    assert len(aimock.heard()) == 1
