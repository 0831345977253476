"""Streams of Anthropic's Messages, and what is understood of them."""

import json
from typing import Any

import pytest

from helix_desktop.domain.errors import ContextTooLong
from helix_desktop.domain.llm import StopReason, StreamFinished, Usage
from helix_desktop.domain.messages import Text, Thinking
from helix_desktop.providers.dialects.anthropic_blocks import OPAQUE_CODEC
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from tests.providers.dialects import anthropic_streams as sent
from tests.providers.dialects.judges import judge_anthropic_stream
from tests.providers.dialects.streams import calls, end, read, recorded, thinking, words

PING = {"type": "ping"}


def taken(*events: Any) -> list[Any]:
    return read(AnthropicDialect("home").new_parser(), events)


def test_a_streamed_answer_is_read_with_its_token_usage() -> None:
    events = [
        sent.start(cache_read_input_tokens=50, cache_creation_input_tokens=7),
        PING,
        *sent.text(0, "Hel", "lo"),
        *sent.end(),
    ]
    judge_anthropic_stream(events)
    result = taken(*events)
    assert words(result) == "Hello"
    assert end(result) == StreamFinished(StopReason.ANSWERED, Usage(3, 9, 50, 7))


@pytest.mark.parametrize(
    ("later", "used"),
    [
        ({"output_tokens": 12}, Usage(3, 12, 5, 0)),
        ({"input_tokens": 4, "cache_read_input_tokens": 6}, Usage(4, 9, 6, 0)),
        ({"input_tokens": 0, "cache_read_input_tokens": 0}, Usage(3, 9, 5, 0)),
        ({"cache_creation_input_tokens": 8}, Usage(3, 9, 5, 8)),
    ],
)
def test_usage_is_corrected_by_what_comes_later_but_never_to_nothing(
    later: dict[str, int], used: Usage
) -> None:
    result = taken(sent.start(cache_read_input_tokens=5), *sent.end(**later))
    assert end(result).usage == used


def test_a_stream_without_token_usage_reports_none() -> None:
    message = {"type": "message_start", "message": {"model": "m", "usage": None}}
    assert end(taken(message, *sent.text(0, "x"))).usage is None


def test_calls_come_whole_in_their_order_and_with_arguments_as_they_were_written() -> None:
    events = [
        sent.start(),
        *sent.text(0, "I look."),
        *sent.call(1, "toolu_1", "read_file", pieces=('{"pa', 'th": "a"', "}")),
        *sent.call(2, "toolu_2", "list_files"),
        *sent.call(3, "toolu_3", "read_file", pieces=('{"path": "b', ", 3")),
        *sent.end("tool_use"),
    ]
    judge_anthropic_stream(events)
    result = taken(*events)
    assert calls(result) == [
        ("toolu_1", "read_file", '{"path": "a"}'),
        ("toolu_2", "list_files", "{}"),
        ("toolu_3", "read_file", '{"path": "b, 3'),
    ]
    assert end(result).reason is StopReason.TOOLS


def test_interleaved_content_blocks_are_put_together() -> None:
    first = sent.call(0, "a", "look", pieces=('{"n":1}',))
    second = sent.call(1, "b", "look", pieces=('{"n":2}',))
    mixed = [item for pair in zip(first, second, strict=True) for item in pair]
    result = taken(sent.start(), *mixed, *sent.end("tool_use"))
    assert calls(result) == [("a", "look", '{"n":1}'), ("b", "look", '{"n":2}')]


def test_arguments_may_come_with_the_beginning_of_a_call() -> None:
    block = {"type": "tool_use", "id": "a", "name": "look", "input": {"n": 1}}
    result = taken(sent.start(), *sent.block(0, block), *sent.end("tool_use"))
    assert [(name, json.loads(given)) for name, _, given in calls(result)] == [("a", {"n": 1})]


def test_a_call_without_input_and_a_block_without_an_end_are_understood() -> None:
    begins = {"type": "tool_use", "id": "a", "name": "look"}
    block_start = {"type": "content_block_start", "index": 0, "content_block": begins}
    result = taken(sent.start(), block_start, *sent.end("tool_use"))
    assert calls(result) == [("a", "look", "{}")]
    assert end(result).reason is StopReason.TOOLS


def test_a_reply_with_a_tool_call_ends_for_tools_whatever_reason_is_reported() -> None:
    result = taken(sent.start(), *sent.call(0, "a", "look"), *sent.end("end_turn"))
    assert end(result).reason is StopReason.TOOLS


def test_each_thinking_block_keeps_its_own_signature() -> None:
    events = [
        sent.start(),
        *sent.thought(0, "hm, ", "so", signature="SIG+/="),
        *sent.redacted(1, "DATA=="),
        *sent.thought(2, "on", signature="SIG2"),
        *sent.text(3, "Done."),
        *sent.end(),
    ]
    judge_anthropic_stream(events)
    result = taken(*events)
    assert thinking(result) == "hm, soon"
    one, two, three, four = recorded(result).parts
    assert isinstance(one, Thinking)
    assert isinstance(two, Thinking)
    assert isinstance(three, Thinking)
    assert [one.text, two.text, three.text, four] == ["hm, so", "", "on", Text("Done.")]
    signatures = [OPAQUE_CODEC.decode(item.opaque) for item in (one, two, three)]
    assert [(item.signature, item.data) for item in signatures if item] == [
        ("SIG+/=", ""),
        ("", "DATA=="),
        ("SIG2", ""),
    ]


def test_a_stream_is_complete_with_a_stop_reason_or_with_its_last_event() -> None:
    delta, stop = sent.end()
    assert end(taken(sent.start(), *sent.text(0, "x"), delta)).reason is StopReason.ANSWERED
    assert end(taken(sent.start(), *sent.text(0, "x"), stop)).reason is StopReason.ANSWERED


def test_errors_of_another_shape_are_understood_inside_the_stream() -> None:
    error_event = {
        "error": {
            "code": 400,
            "message": "request (5018 tokens) exceeds the available context size (2048 tokens)",
            "type": "exceed_context_size_error",
            "n_prompt_tokens": 5018,
            "n_ctx": 2048,
        }
    }
    with pytest.raises(ContextTooLong) as caught:
        taken(error_event)
    assert caught.value.limit == 2048


def test_a_window_that_is_full_before_the_first_word_is_too_long() -> None:
    with pytest.raises(ContextTooLong):
        taken(sent.start(), *sent.end("model_context_window_exceeded"))
