"""The smallest dialect there can be: enough to try the wire without any real one."""

import json
from collections.abc import Iterable

import msgspec

from helix_desktop.domain.errors import ProviderGarbled
from helix_desktop.domain.llm import (
    CallMade,
    Finished,
    ProviderEvent,
    Request,
    StopReason,
    TextDelta,
    Usage,
)
from helix_desktop.domain.message import ToolCall, ToolResult
from helix_desktop.providers.grammar import Framing, Outgoing, Pictures, Reader
from helix_desktop.providers.wire.faults import stream_fault
from tests.peers.fault_modes import Say


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
            raise ProviderGarbled("Not this dialect.", "Nothing is lost.") from error
        if word.error:
            raise stream_fault(text)
        self._count += len(word.text)
        self._stop = word.stop or self._stop
        if word.text:
            yield TextDelta(word.text)
        if word.call:
            yield CallMade(ToolCall(word.call, word.tool, word.arguments))

    def close(self) -> Iterable[ProviderEvent]:
        reason = StopReason(self._stop) if self._stop else StopReason.INTERRUPTED
        yield Finished(reason, Usage(1, self._count))


class TinyGrammar:
    """Implements Grammar."""

    def __init__(self, framing: Framing = Framing.SSE) -> None:
        self.framing = framing

    def outgoing(self, request: Request, pictures: Pictures) -> Outgoing:
        said = [
            (
                message.role,
                message.text,
                [p.text for p in message.parts if isinstance(p, ToolResult)],
            )
            for message in request.messages
        ]
        body = {"said": said, "pictures": [len(each) for each in pictures.values()]}
        return Outgoing("/talk", json.dumps(body).encode(), (("x-tiny", "1"),))

    def reader(self) -> Reader:
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
