"""Feeds a reader and tells what came of it, with neighbouring pieces put together."""

import json
from collections.abc import Iterable, Sequence

from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    ProviderEvent,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import Message, Part, Role, Text, ToolSpec
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.providers.dialect import Dialect, Pictures, StreamParser

LLM = Llm("some-model", "somewhere", 32_000, 4_000)
TOOL = ToolSpec(
    "read_file", "Reads a file.", '{"properties":{"path":{"type":"string"}},"type":"object"}'
)


def read(reader: StreamParser, events: Iterable[object]) -> list[ProviderEvent]:
    """Everything the reader says; what is no string is sent as JSON."""
    results: list[ProviderEvent] = []
    for event in events:
        text = event if isinstance(event, str) else json.dumps(event)
        results += reader.take("", text)
    return [*results, *reader.close()]


def together(events: Iterable[ProviderEvent]) -> list[ProviderEvent]:
    """The same said in as few pieces as possible."""
    results: list[ProviderEvent] = []
    for event in events:
        match results[-1] if results else None, event:
            case TextDelta(before), TextDelta(text):
                results[-1] = TextDelta(before + text)
            case ThinkingDelta(before, ""), ThinkingDelta(text, opaque):
                results[-1] = ThinkingDelta(before + text, opaque)
            case _:
                results.append(event)
    return results


def words(events: Iterable[ProviderEvent]) -> str:
    return "".join(event.text for event in events if isinstance(event, TextDelta))


def thinking(events: Iterable[ProviderEvent]) -> str:
    return "".join(event.text for event in events if isinstance(event, ThinkingDelta))


def calls(events: Iterable[ProviderEvent]) -> list[tuple[str, str, str]]:
    results = [event.call for event in events if isinstance(event, ToolCallArrived)]
    return [(call.id, call.tool, call.arguments) for call in results]


def end(events: Sequence[ProviderEvent]) -> StreamFinished:
    """The end, which has to be there exactly once and last."""
    ends = [event for event in events if isinstance(event, StreamFinished)]
    assert len(ends) == 1
    assert events[-1] is ends[0]
    return ends[0]


def recorded(events: Iterable[ProviderEvent]) -> Message:
    """What the engine journals of a stream, as the message it sends later."""
    reply = ModelReply(lambda name: False)
    for event in events:
        reply.take(event)
    reply_event = reply.event(at=0.0, llm="some-model", seconds=0.0)
    assert reply_event is not None
    return Message(Role.ASSISTANT, reply_event.parts)


def body(
    grammar: Dialect,
    *messages: Message,
    llm: Llm = LLM,
    tools: tuple[ToolSpec, ...] = (),
    pictures: Pictures | None = None,
) -> dict[str, object]:
    """The body of a request, decoded."""
    request = ModelRequest(llm, messages, tools, 1_000, session="0123456789abcdef")
    result: dict[str, object] = json.loads(grammar.encode_request(request, pictures or {}).body)
    return result


def user(*parts: str | Part) -> Message:
    return _message(Role.USER, parts)


def system(text: str) -> Message:
    return _message(Role.SYSTEM, (text,))


def assistant(*parts: str | Part) -> Message:
    return _message(Role.ASSISTANT, parts)


def tool(part: Part) -> Message:
    return Message(Role.TOOL, (part,))


def _message(role: Role, parts: Iterable[str | Part]) -> Message:
    return Message(role, tuple(Text(part) if isinstance(part, str) else part for part in parts))
