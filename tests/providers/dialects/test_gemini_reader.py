"""Streams of Gemini, and what is understood of them."""

import json
from typing import Any

import pytest

from helix_desktop.domain.errors import (
    ProviderAccessDenied,
    ProviderResponseInvalid,
    RequestRefused,
)
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived, Usage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.gemini_stream import OPAQUE_CODEC, GeminiOpaque
from tests.providers.dialects.streams import calls, end, read, recorded, thinking, words

Json = dict[str, Any]


def piece(*parts: Json, reason: str = "", **usage: int) -> Json:
    candidate: Json = {"content": {"role": "model", "parts": list(parts)}, "index": 0}
    if reason:
        candidate["finishReason"] = reason
    result: Json = {"candidates": [candidate], "modelVersion": "gemini-3-pro", "responseId": "r"}
    return result | ({"usageMetadata": usage} if usage else {})


def asks(name: str, arguments: Json | None = None, **more: Any) -> Json:
    call: Json = {"name": name}
    if arguments is not None:
        call["args"] = arguments
    return {"functionCall": call | ({"id": more.pop("id")} if "id" in more else {}), **more}


def taken(*events: object) -> list[Any]:
    return read(GeminiDialect("home").new_parser(), events)


def test_a_streamed_answer_is_read_with_its_token_usage() -> None:
    result = taken(
        piece({"text": "I wonder", "thought": True}, promptTokenCount=100),
        piece({"text": "Hel"}, promptTokenCount=100, cachedContentTokenCount=60),
        piece(
            {"text": "lo"},
            reason="STOP",
            promptTokenCount=100,
            candidatesTokenCount=7,
            thoughtsTokenCount=30,
            toolUsePromptTokenCount=5,
        ),
    )
    assert thinking(result) == "I wonder"
    assert words(result) == "Hello"
    assert end(result) == StreamFinished(StopReason.ANSWERED, Usage(45, 37, cache_read=60))


def test_without_usage_metadata_the_token_usage_is_unknown() -> None:
    assert end(taken(piece({"text": "x"}, reason="STOP"))).usage is None


def test_whole_tool_calls_end_a_reply_for_tools() -> None:
    result = taken(
        piece({"text": "I look."}),
        piece(asks("read_file", {"path": "ä", "n": 1.50}), asks("list_files")),
        piece(asks("read_file", {"path": "b"}, id="f1"), reason="STOP"),
    )
    assert [(name, tool, json.loads(given)) for name, tool, given in calls(result)] == [
        ("", "read_file", {"path": "ä", "n": 1.5}),
        ("", "list_files", {}),
        ("f1", "read_file", {"path": "b"}),
    ]
    assert end(result).reason is StopReason.TOOLS


def test_arguments_are_kept_as_they_were_written() -> None:
    call = '{"functionCall": {"name": "look", "args": { "big": 1e2, "n": 1.50 } }}'
    result = taken(
        f'{{"candidates": [{{"content": {{"parts": [{call}]}}, "finishReason": "STOP"}}]}}'
    )
    assert calls(result) == [("", "look", '{ "big": 1e2, "n": 1.50 }')]


def test_each_signature_is_recorded_with_its_own_part() -> None:
    result = taken(
        piece({"text": "hm", "thought": True, "thoughtSignature": "T"}),
        piece({"text": "I "}),
        piece({"text": "look."}, {"text": "", "thoughtSignature": "W"}),
        piece(asks("look", {}, thoughtSignature="C"), asks("look", {}), reason="STOP"),
    )
    thought, text_part, first, second = recorded(result).parts
    assert isinstance(text_part, Text)
    assert text_part.text == "I look."
    signatures = [
        OPAQUE_CODEC.decode(getattr(part, "opaque", "")) for part in (thought, text_part, first)
    ]
    assert signatures == [
        GeminiOpaque("T", "hm", place="home"),
        GeminiOpaque("W", place="home"),
        GeminiOpaque("C", place="home"),
    ]
    assert isinstance(second, ToolCall)
    assert second.opaque == ""


def test_a_reply_without_content_may_be_filtered() -> None:
    result = taken({"candidates": [{"finishReason": "SAFETY", "safetyRatings": []}]})
    assert result == [StreamFinished(StopReason.FILTERED)]


def test_a_request_that_is_blocked_is_filtered() -> None:
    blocked = {
        "promptFeedback": {"blockReason": "SAFETY"},
        "usageMetadata": {"promptTokenCount": 4},
    }
    assert taken(blocked) == [StreamFinished(StopReason.FILTERED, Usage(4))]


@pytest.mark.parametrize(
    ("finish_reason", "error"),
    [
        ("MALFORMED_FUNCTION_CALL", ProviderResponseInvalid),
        ("MALFORMED_RESPONSE", ProviderResponseInvalid),
        ("UNEXPECTED_TOOL_CALL", ProviderResponseInvalid),
        ("TOO_MANY_TOOL_CALLS", ProviderResponseInvalid),
        ("MISSING_THOUGHT_SIGNATURE", RequestRefused),
        ("PUP_LIMITED_DISABLED", ProviderAccessDenied),
    ],
)
def test_finish_reasons_that_name_an_error_raise_it(
    finish_reason: str, error: type[Exception]
) -> None:
    with pytest.raises(error):
        taken(piece(reason=finish_reason))


def test_a_call_before_a_cut_is_kept_and_the_reply_is_interrupted() -> None:
    result = taken(piece(asks("look", {"n": 1})))
    assert isinstance(result[0], ToolCallArrived)
    assert end(result).reason is StopReason.INTERRUPTED


TOO_LONG = {
    "error": {
        "code": 400,
        "message": "The input token count (1200293) exceeds the maximum number of tokens allowed "
        "(1048576).",
        "status": "INVALID_ARGUMENT",
    }
}
BUSY = {"error": {"code": 503, "message": "The model is overloaded.", "status": "UNAVAILABLE"}}


def test_a_list_of_answers_is_read_like_one_after_the_other() -> None:
    result = taken([piece({"text": "Hel"}), piece({"text": "lo"}, reason="STOP")])
    assert words(result) == "Hello"
    assert end(result).reason is StopReason.ANSWERED
