"""The smallest dialect there can be: enough to try the wire without any real one."""

import json
from collections.abc import Iterable

import msgspec

from helix_desktop.domain.errors import ProviderResponseInvalid
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import ToolCall, ToolResult
from helix_desktop.providers.dialect import Dialect, EncodedRequest, Framing, Pictures, StreamParser
from helix_desktop.providers.http.provider_errors import parse_stream_error
from tests.system.peers.fault_modes import Say

LINED = (Framing.SSE, Framing.LINES)
"""The framings that this grammar speaks; AWS's messages have tests and a server of their own."""


class Word(msgspec.Struct):
    """One event: some text, a call, an error or the end."""

    text: str = ""
    call: str = ""
    tool: str = ""
    arguments: str = ""
    stop: str = ""
    error: object = None


class TinyReader:
    """Reads one stream."""

    def __init__(self) -> None:
        self._stop = ""
        self._count = 0

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        if text == "[DONE]":
            return
        try:
            word = msgspec.json.decode(text, type=Word)
        except msgspec.DecodeError as error:
            raise ProviderResponseInvalid("Not this dialect.", "Nothing is lost.") from error
        if word.error:
            raise parse_stream_error(text)
        self._count += len(word.text)
        self._stop = word.stop or self._stop
        if word.text:
            yield TextDelta(word.text)
        if word.call:
            yield ToolCallArrived(ToolCall(word.call, word.tool, word.arguments))

    def close(self) -> Iterable[ProviderEvent]:
        reason = StopReason(self._stop) if self._stop else StopReason.INTERRUPTED
        yield StreamFinished(reason, Usage(1, self._count))


class TinyGrammar(Dialect):
    """Implements Dialect."""

    def __init__(self, framing: Framing = Framing.SSE) -> None:
        self._framing = framing

    @property
    def framing(self) -> Framing:
        return self._framing

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        messages = [
            (
                message.role,
                message.text,
                [p.text for p in message.parts if isinstance(p, ToolResult)],
            )
            for message in request.messages
        ]
        body = {"said": messages, "pictures": [len(picture) for picture in pictures.values()]}
        return EncodedRequest("/talk", json.dumps(body).encode(), (("x-tiny", "1"),))

    def new_parser(self, model: str = "") -> StreamParser:
        return TinyReader()

    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        return (("authorization", f"Bearer {key}"),)


def event(framing: Framing = Framing.SSE, **word: object) -> bytes:
    text = json.dumps(word, ensure_ascii=False).encode()
    return b"data: " + text + b"\n\n" if framing is Framing.SSE else text + b"\n"


def tiny_say(
    *texts: str,
    calls: Iterable[tuple[str, str, str]] = (),
    framing: Framing = Framing.SSE,
    cut: int = 1,
) -> Say:
    """An answer of some pieces of text and some calls (id, tool, arguments)."""
    made = list(calls)
    stop = StopReason.TOOLS if made else StopReason.ANSWERED
    events = [event(framing, text=text) for text in texts]
    events += [event(framing, call=a, tool=b, arguments=c) for a, b, c in made]
    events.append(event(framing, stop=stop))
    events += [b"data: [DONE]\n\n"] if framing is Framing.SSE else []
    overloaded = {"message": "Overloaded", "type": "overloaded_error"}
    refused = {"message": "prompt is too long: 5000 tokens > 4000 maximum"}
    return Say(
        tuple(events),
        error=event(framing, error=overloaded),
        filler=event(framing, text="all work and no play "),
        too_long=json.dumps({"error": refused}).encode(),
        kind="text/event-stream" if framing is Framing.SSE else "application/x-ndjson",
        cut=cut,
    )
