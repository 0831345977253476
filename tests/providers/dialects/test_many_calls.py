"""Streams of far too many tool calls, in every dialect: read in little memory, and counted."""

import gc
import json
import sys
from collections.abc import Callable, Iterator
from types import FrameType, FunctionType, ModuleType
from typing import Any

import pytest

from helix_desktop.domain.llm import (
    MAX_CALLS,
    MAX_REPLY_CALLS,
    ModelRequest,
    StopReason,
    StreamFinished,
    ToolCallArrived,
)
from helix_desktop.domain.value import replace
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.providers.dialect import Dialect, StreamParser
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.ollama import OllamaDialect, OllamaStreamParser
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect, OpenAIChatStreamParser
from helix_desktop.providers.dialects.openai_responses import (
    OpenAIResponsesDialect,
    OpenAIResponsesStreamParser,
)
from helix_desktop.providers.dialects.parsing import ToolCallAssembler
from tests.engine.stage import Stage, call, play
from tests.fakes.provider import ScriptedProvider, says
from tests.providers.dialects import anthropic_streams, test_gemini_reader, test_ollama_reader
from tests.providers.dialects import test_openai_chat_reader as chat
from tests.providers.dialects import test_openai_responses_reader as responses
from tests.providers.dialects.rules import anthropic_problems, gemini_problems
from tests.providers.dialects.streams import LLM

MOST_TAKEN_BACK = 128
"""Calls that OpenAI takes in one message."""
MANY = 20_000
MOST_OBJECTS = 3_000
"""What a reader and a reply may hold together, whatever came."""

Json = dict[str, Any]
Events = Callable[[int], Iterator[Json]]


def chat_in_pieces(count: int) -> Iterator[Json]:
    for at in range(count):
        yield chat.called(chat.piece(at, id=f"c{at}", name="look", arguments=""))
        yield chat.called(chat.piece(at, arguments='{"a":'))
        yield chat.called(chat.piece(at, arguments="1}"))
    yield chat.TOOLS


def chat_all_under_one_index(count: int) -> Iterator[Json]:
    for at in range(count):
        yield chat.called(chat.piece(0, id=f"c{at}", name="look", arguments="{}"))
    yield chat.TOOLS


def chat_without_an_index(count: int) -> Iterator[Json]:
    for at in range(count):
        yield chat.called(chat.piece(None, id=f"c{at}", name="look", arguments='{"a":'))
        yield chat.called(chat.piece(None, arguments="1}"))
    yield chat.TOOLS


def chat_without_an_id(count: int) -> Iterator[Json]:
    for _ in range(count):
        yield chat.called(chat.piece(None, name="look", arguments="{}"))
    yield chat.TOOLS


def responses_item(at: int) -> Json:
    return {**responses.CALL, "id": f"fc_{at}", "call_id": f"c{at}"}


def responses_added_and_done(count: int) -> Iterator[Json]:
    for at in range(count):
        item = {**responses_item(at), "arguments": ""}
        yield responses.event("output_item.added", output_index=at, item=item)
        yield responses.event("function_call_arguments.delta", output_index=at, delta="{}")
        yield responses.done(at, responses_item(at))
    yield responses.completed(output=[responses_item(at) for at in range(min(count, 2_000))])


def responses_done_only(count: int) -> Iterator[Json]:
    for at in range(count):
        yield responses.done(at, responses_item(at))
    yield responses.completed()


def responses_added_only(count: int) -> Iterator[Json]:
    for at in range(count):
        item = {**responses_item(at), "arguments": ""}
        yield responses.event("output_item.added", output_index=at, item=item)
        yield responses.event("function_call_arguments.delta", output_index=at, delta="{}")
    yield responses.completed()


def anthropic_blocks(count: int) -> Iterator[Json]:
    yield anthropic_streams.start()
    for at in range(count):
        yield from anthropic_streams.call(at, f"c{at}", "look", pieces=['{"a":', "1}"])
    yield from anthropic_streams.end("tool_use")


def anthropic_blocks_that_never_end(count: int) -> Iterator[Json]:
    yield anthropic_streams.start()
    for at in range(count):
        yield from anthropic_streams.call(at, f"c{at}", "look", pieces=['{"a":', "1}"])[:-1]
    yield from anthropic_streams.end("tool_use")


def gemini_parts(count: int) -> Iterator[Json]:
    for _ in range(count):
        yield test_gemini_reader.piece(test_gemini_reader.asks("look", {"a": 1}))
    yield test_gemini_reader.piece(reason="STOP")


def ollama_lines(count: int) -> Iterator[Json]:
    for _ in range(count):
        yield test_ollama_reader.line(tool_calls=[test_ollama_reader.call("look", {"a": 1})])
    yield test_ollama_reader.last()


def anthropic_reader() -> StreamParser:
    return AnthropicDialect("home").new_parser()


def gemini_reader() -> StreamParser:
    return GeminiDialect("home").new_parser()


STREAMS: list[tuple[Callable[[], StreamParser], Events]] = [
    (OpenAIChatStreamParser, chat_in_pieces),
    (OpenAIChatStreamParser, chat_all_under_one_index),
    (OpenAIChatStreamParser, chat_without_an_index),
    (OpenAIChatStreamParser, chat_without_an_id),
    (OpenAIResponsesStreamParser, responses_added_and_done),
    (OpenAIResponsesStreamParser, responses_done_only),
    (OpenAIResponsesStreamParser, responses_added_only),
    (anthropic_reader, anthropic_blocks),
    (anthropic_reader, anthropic_blocks_that_never_end),
    (gemini_reader, gemini_parts),
    (OllamaStreamParser, ollama_lines),
]


def replied(reader: StreamParser, events: Iterator[Json]) -> ModelReply:
    reply = ModelReply(lambda name: False)
    for event in events:
        for made in reader.take("", json.dumps(event)):
            reply.take(made)
    for made in reader.close():
        reply.take(made)
    return reply


@pytest.mark.parametrize(("reader", "events"), STREAMS)
@pytest.mark.parametrize("count", [1, MAX_CALLS, MAX_REPLY_CALLS, MAX_REPLY_CALLS + 1, 500])
def test_every_call_of_a_huge_reply_is_kept_or_counted_as_left_out(
    reader: Callable[[], StreamParser], events: Events, count: int
) -> None:
    reply = replied(reader(), events(count))
    assert reply.reason is StopReason.TOOLS
    assert len(reply.calls) == min(count, MAX_REPLY_CALLS)
    assert reply.left_out == max(0, count - MAX_CALLS)
    assert len({item.id for item in reply.calls}) == len(reply.calls)
    assert all(json.loads(item.arguments) is not None for item in reply.calls)


@pytest.mark.slow
@pytest.mark.parametrize(("reader", "events"), STREAMS)
def test_of_a_stream_of_calls_without_end_little_is_held(
    reader: Callable[[], StreamParser], events: Events
) -> None:
    made, reply = reader(), ModelReply(lambda name: False)
    *stream, _last = events(MANY)
    for event in stream:
        for parsed in made.take("", json.dumps(event)):
            reply.take(parsed)
    assert objects(made, reply) < MOST_OBJECTS


def test_a_call_that_repeats_its_name_is_not_read_again_with_every_piece() -> None:
    decoded: list[object] = []

    def note(_frame: FrameType, event: str, function: object) -> None:
        if event == "c_call" and getattr(function, "__name__", "") == "decode":
            decoded.append(function)

    calls = ToolCallAssembler()
    pieces = ['{"text":"', *(["words "] * 1_000), '"}']
    sys.setprofile(note)
    try:
        for piece in pieces:
            calls.take(0, id="", tool="write", arguments=piece)
    finally:
        sys.setprofile(None)
    assert len(list(calls.finish())) == 1
    assert not decoded


def objects(*roots: object) -> int:
    """How many values are reached from these; not the program itself."""
    seen: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        item = waiting.pop()
        if id(item) not in seen and not isinstance(item, type | ModuleType | FunctionType):
            seen[id(item)] = item
            waiting += gc.get_referents(item)
    return len(seen)


def request_after(count: int) -> ModelRequest:
    """The request behind a reply of so many calls."""
    many = [ToolCallArrived(call(f"c{at}")) for at in range(count)]
    provider = ScriptedProvider([*many, StreamFinished(StopReason.TOOLS)], says("done"))
    play(Stage(provider).turn())
    return provider.requests[1]


def test_the_next_request_is_one_that_every_provider_takes() -> None:
    request = replace(request_after(5_000), llm=LLM)

    def body(grammar: Dialect) -> Json:
        document: Json = json.loads(grammar.encode_request(request, {}).body)
        return document

    assert anthropic_problems(body(AnthropicDialect("home"))) == []
    assert gemini_problems(body(GeminiDialect("home")), signed=False) == []
    messages = body(OpenAIChatDialect())["messages"]
    [calls] = [item["tool_calls"] for item in messages if item.get("tool_calls")]
    answered = [item["tool_call_id"] for item in messages if item["role"] == "tool"]
    assert [item["id"] for item in calls] == answered
    assert len(answered) == MAX_REPLY_CALLS <= MOST_TAKEN_BACK
    items = body(OpenAIResponsesDialect())["input"]
    kinds = [(item.get("type"), item.get("call_id")) for item in items if item.get("call_id")]
    assert [name for kind, name in kinds if kind == "function_call"] == [
        name for kind, name in kinds if kind == "function_call_output"
    ]
    assert len(kinds) == 2 * MAX_REPLY_CALLS
    ollama_messages = body(OllamaDialect())["messages"]
    assert sum(item["role"] == "tool" for item in ollama_messages) == MAX_REPLY_CALLS
