"""Requests to Anthropic's Messages: turns, pairs, breakpoints, and what goes back unchanged."""

import json
from typing import Any

import pytest

from helix_desktop.context.texts.placeholders import EMPTY
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.messages import (
    Image,
    Message,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
)
from helix_desktop.domain.value import replace
from helix_desktop.providers.assumed_figures import ASSUMED_OUTPUT_TOKENS
from helix_desktop.providers.dialects.anthropic_blocks import OPAQUE_CODEC, AnthropicOpaque
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.encoding import SYSTEM_NOTE
from tests.providers.dialects import anthropic_streams as sent
from tests.providers.dialects.judges import COUNTING, REQUEST, complaints
from tests.providers.dialects.rules import anthropic_problems, everything
from tests.providers.dialects.streams import TOOL, assistant, read, recorded, system, tool, user

CLAUDE = Llm("claude-sonnet-4-5", "anthropic", 200_000, 8_000)
HOME = AnthropicDialect("home")
PICTURE = Image(Digest("a" * 64), "image/png", 10, 10, 3)
SEEN = {PICTURE.content: b"abc"}

ASKED = user("Look at a.")
STEP = (
    assistant("I look.", ToolCall("c1", "read_file", '{"path":"a"}')),
    tool(ToolResult("c1", "it is a")),
)


def body(
    *messages: Message,
    llm: Llm = CLAUDE,
    tools: tuple[ToolSpec, ...] = (),
    stable: int = 0,
    unchanged: int = 0,
    session: str = "s",
) -> dict[str, Any]:
    """The body, after the SDK and the rules have looked at it."""
    request = ModelRequest(llm, messages, tools, 1_000, stable, unchanged, session)
    out = HOME.encode_request(request, SEEN)
    assert out.path == "/messages"
    assert dict(out.headers) == {"anthropic-version": "2023-06-01"}
    result: dict[str, Any] = json.loads(out.body)
    assert complaints(REQUEST, result) == []
    return result


def legal(*messages: Message, **others: Any) -> dict[str, Any]:
    result = body(*messages, **others)
    assert anthropic_problems(result) == []
    return result


def marks(document: dict[str, Any]) -> list[str]:
    """What carries a breakpoint, in few words."""
    marked = [block for block in everything(document) if "cache_control" in block]
    return [item.get("text") or item.get("name") or item["type"] for item in marked]


@pytest.mark.slow
def test_the_system_stands_apart_and_later_words_of_it_are_the_users() -> None:
    result = legal(system("Be brief."), system("Never push."), ASKED, system("It is late."))
    assert [block["text"] for block in result["system"]] == ["Be brief.", "Never push."]
    [turn] = result["messages"]
    texts = [block["text"] for block in turn["content"]]
    assert texts == ["Look at a.", f"{SYSTEM_NOTE}\nIt is late."]


@pytest.mark.slow
def test_messages_of_one_role_are_joined_and_tool_results_come_first() -> None:
    two = assistant(ToolCall("c1", "look", "{}"), ToolCall("c2", "look", "{}"))
    result = legal(
        user("one"),
        user("two"),
        two,
        tool(ToolResult("c1", "a")),
        user("meanwhile"),
        tool(ToolResult("c2", "b")),
        user("go on"),
    )
    assert [turn["role"] for turn in result["messages"]] == ["user", "assistant", "user"]
    kinds = [block["type"] for block in result["messages"][-1]["content"]]
    assert kinds == ["tool_result", "tool_result", "text", "text"]


@pytest.mark.slow
def test_breakpoints_name_the_hour_only_where_the_user_chose_it() -> None:
    for seconds, mark in (
        (0, {"type": "ephemeral"}),
        (300, {"type": "ephemeral"}),
        (3_600, {"type": "ephemeral", "ttl": "1h"}),
    ):
        llm = replace(CLAUDE, cache_seconds=seconds)
        request = legal(
            system("Be brief."), ASKED, *STEP, llm=llm, tools=(TOOL,), stable=1, unchanged=2
        )
        marked = [block for block in everything(request) if "cache_control" in block]
        assert [block["cache_control"] for block in marked] == [mark] * 3


def test_a_reply_may_be_as_long_as_asked_for_or_as_the_model_can() -> None:
    limited = ModelRequest(CLAUDE, (ASKED,), max_output=50)
    nobody = replace(CLAUDE, max_output=0)
    for request, most in (
        (limited, 50),
        (replace(limited, max_output=0), 8_000),
        (replace(limited, max_output=0, llm=nobody), ASSUMED_OUTPUT_TOKENS),
    ):
        assert json.loads(HOME.encode_request(request, {}).body)["max_tokens"] == most


def test_a_request_can_be_counted_instead() -> None:
    request = ModelRequest(CLAUDE, (system("s"), ASKED), (TOOL,), 1_000)
    out = HOME.encode_count_request(request, {})
    result = json.loads(out.body)
    assert complaints(COUNTING, result) == []
    assert out.path == "/messages/count_tokens"
    assert {"max_tokens", "stream"} & set(result) == set()
    assert result["messages"] == json.loads(HOME.encode_request(request, {}).body)["messages"]


@pytest.mark.parametrize(
    ("written", "given"),
    [
        ('{"b": 1, "a": [1.5]}', {"b": 1, "a": [1.5]}),
        ("", {}),
        (" ", {}),
        ("{", {"unreadable_arguments": "{"}),
        ("[1]", {"unreadable_arguments": "[1]"}),
        ('"text"', {"unreadable_arguments": '"text"'}),
        ('{"a": 1e999}', {"unreadable_arguments": '{"a": 1e999}'}),
        ('{"a":' * 90 + "1" + "}" * 90, {"unreadable_arguments": '{"a":' * 90 + "1" + "}" * 90}),
        ("\ud83d", {"unreadable_arguments": "\ufffd"}),
    ],
)
def test_arguments_go_back_as_an_object_whatever_they_were(written: str, given: object) -> None:
    call = ToolCall("c1", "look", written)
    result = legal(ASKED, assistant(call), tool(ToolResult("c1", "no", failed=True)))
    assert result["messages"][1]["content"][0]["input"] == given


def test_ids_and_names_of_other_providers_fit_and_pairs_still_match() -> None:
    calls = (ToolCall("call.1/x", "a.b c", "{}"), ToolCall("ü" * 90, "n" * 200, "{}"))
    results = [tool(ToolResult(call.id, "done")) for call in calls]
    result = legal(ASKED, assistant(*calls), *results)
    names = [block["id"] for block in result["messages"][1]["content"]]
    assert names == [block["tool_use_id"] for block in result["messages"][2]["content"]]


@pytest.mark.parametrize("failed", [False, True])
@pytest.mark.parametrize("text", ["", " \n", "words"])
def test_the_result_of_a_call_is_sent_with_a_text_even_if_it_was_empty(
    text: str, failed: bool
) -> None:
    call = assistant(ToolCall("c1", "look", "{}"))
    document = legal(ASKED, call, tool(ToolResult("c1", text, failed=failed)))
    [result] = document["messages"][2]["content"]
    assert [block["text"] for block in result["content"]] == [text if text.strip() else EMPTY]
    assert result.get("is_error", False) is failed


def test_a_failed_result_with_a_picture_is_not_marked_as_an_error() -> None:
    call = assistant(ToolCall("c1", "look", "{}"))
    result = ToolResult("c1", "seen", failed=True, images=(PICTURE,))
    document = legal(user("this", PICTURE), call, tool(result))
    source = {"type": "base64", "media_type": "image/png", "data": "YWJj"}
    assert document["messages"][0]["content"][1] == {"type": "image", "source": source}
    [tool_result] = document["messages"][2]["content"]
    assert tool_result["content"][1]["source"] == source
    assert "is_error" not in tool_result


@pytest.mark.parametrize(
    "image",
    [
        Image(Digest("b" * 64), "image/png", 4, 5, 6),
        Image(PICTURE.content, "image/svg+xml", 4, 5, 6),
    ],
)
def test_a_picture_that_cannot_be_sent_is_described_in_words(image: Image) -> None:
    [block] = legal(user(image))["messages"][0]["content"]
    assert block["type"] == "text"
    assert image.mime in block["text"]


def test_the_last_message_of_the_assistant_has_no_trailing_blanks() -> None:
    result = body(ASKED, assistant("The answer is \n "))
    assert result["messages"][-1]["content"][0]["text"] == "The answer is"


def thoughts() -> Message:
    events = [
        sent.start(),
        *sent.thought(0, "hm, ", "so ü\n ", signature="SIG+/="),
        *sent.redacted(1, "DATA=="),
        *sent.thought(2, signature="OMITTED"),
        *sent.text(3, "I look."),
        *sent.call(4, "toolu_1", "read_file", pieces=('{"path": "a"}',)),
        *sent.end("tool_use"),
    ]
    return recorded(read(HOME.new_parser(), events))


RESULT = tool(ToolResult("toolu_1", "it is a"))


def test_thinking_goes_back_to_the_byte_and_in_its_place() -> None:
    result = legal(ASKED, thoughts(), RESULT)
    content = result["messages"][1]["content"]
    assert content[:3] == [
        {"type": "thinking", "thinking": "hm, so ü\n ", "signature": "SIG+/="},
        {"type": "redacted_thinking", "data": "DATA=="},
        {"type": "thinking", "thinking": "", "signature": "OMITTED"},
    ]
    assert [block["type"] for block in content[3:]] == ["text", "tool_use"]


@pytest.mark.parametrize(
    ("model", "back"),
    [
        ("claude-sonnet-4-5", True),
        ("claude-sonnet-4-5-20250929", True),
        ("claude-sonnet-4-5-latest", True),
        ("anthropic/claude-sonnet-4-5", True),
        ("an-alias-of-the-gateway", True),
        ("claude-opus-4-8", False),
        ("claude-sonnet-4", False),
    ],
)
def test_thinking_goes_back_to_the_model_that_made_it(model: str, back: bool) -> None:
    result = legal(ASKED, thoughts(), RESULT, llm=replace(CLAUDE, id=model))
    kinds = [block["type"] for block in result["messages"][1]["content"]]
    assert ("thinking" in kinds) is back
    assert kinds[-2:] == ["text", "tool_use"]


def test_thinking_without_a_valid_signature_of_this_account_is_not_sent() -> None:
    strangers = (
        OPAQUE_CODEC.encode(AnthropicOpaque("sig", model="claude-sonnet-4-5", place="elsewhere")),
        OPAQUE_CODEC.encode(AnthropicOpaque(model="claude-sonnet-4-5", place="home")),
        '{"by":"gemini","signature":"x"}',
        "no JSON",
        "",
    )
    reply = assistant(*(Thinking("hm", opaque) for opaque in strangers), Text("Done."))
    result = legal(ASKED, reply, user("more"))
    assert [block["type"] for block in result["messages"][1]["content"]] == ["text"]


def test_cache_breakpoints_stand_after_the_prompt_the_stable_part_and_the_last_messages() -> None:
    result = legal(
        system("Be brief."),
        user("folded"),
        *STEP,
        user("newest"),
        tools=(TOOL,),
        stable=2,
        unchanged=4,
    )
    assert marks(result) == ["Be brief.", "folded", "tool_result", "newest"]


def test_the_last_cache_breakpoint_of_a_request_is_inside_the_next_request() -> None:
    talk = [system("s"), user("first"), *STEP]
    before = legal(*talk)
    after = legal(*talk, assistant("Done."), user("next"), stable=1, unchanged=len(talk))
    assert before["messages"][-1]["content"][-1] in after["messages"][2]["content"]
    assert marks(after) == ["s", "tool_result", "next"]


def test_without_a_system_prompt_the_cache_breakpoint_is_on_the_last_tool() -> None:
    assert marks(legal(user("a"), tools=(TOOL, replace(TOOL, name="b")))) == ["b", "a"]


def test_a_breakpoint_is_never_on_thinking() -> None:
    only = Message(thoughts().role, thoughts().parts[:3])
    result = body(ASKED, only, unchanged=2)
    assert marks(result) == ["Look at a."]


def test_a_question_that_is_asked_once_writes_nothing_to_the_cache() -> None:
    assert marks(legal(system("s"), user("Sum this up."), session="")) == []
    assert marks(legal(system("s"), ASKED, *STEP, user("And now?"), session="")) == [
        "s",
        "And now?",
    ]
