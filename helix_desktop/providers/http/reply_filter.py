"""The removal of known secrets from a reply, whatever the pieces in which it arrives."""

import json
from collections.abc import AsyncGenerator, AsyncIterator

from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.known_values import KNOWN_VALUES, MASK, ValueStream
from helix_desktop.domain.llm import (
    ProviderEvent,
    RequestRewritten,
    RetryScheduled,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.value import replace

_Piece = TextDelta | ThinkingDelta


async def without_known_values(
    events: AsyncIterator[ProviderEvent],
) -> AsyncGenerator[ProviderEvent, None]:
    """Yield the events of a reply without secrets, and what arrived before an error."""
    reply = _Reply()
    try:
        async for event in events:
            for cleaned in reply.cleaned(event):
                yield cleaned
    except ProviderError:
        for rest in reply.rest():
            yield rest
        raise
    for rest in reply.rest():
        yield rest


class _Reply:
    """The part of a reply that is under way: a text or a thinking."""

    def __init__(self) -> None:
        self._kind: type[_Piece] = TextDelta
        self._stream = ValueStream(KNOWN_VALUES)

    def cleaned(self, event: ProviderEvent) -> list[ProviderEvent]:
        if isinstance(event, TextDelta | ThinkingDelta):
            return [*self.rest(type(event)), *self._piece(event)]
        return [*self.rest(), _without(event)]

    def rest(self, kind: type[_Piece] | None = None) -> list[ProviderEvent]:
        """Return what was held back, unless a piece of the same kind follows."""
        if kind is self._kind:
            return []
        text, before = self._stream.flush(), self._kind
        self._stream, self._kind = ValueStream(KNOWN_VALUES), kind or self._kind
        return [before(text)] if text else []

    def _piece(self, event: _Piece) -> list[ProviderEvent]:
        text, opaque = self._stream.feed(event.text), event.opaque
        if not opaque:
            return [replace(event, text=text)] if text or not event.text else []
        text += self._stream.flush()
        if self._stream.changed or KNOWN_VALUES.without(opaque) != opaque:
            opaque = ""  # it would no longer fit the text, or holds the secret itself
        self._stream = ValueStream(KNOWN_VALUES)
        return [replace(event, text=text, opaque=opaque)]


def _without(event: ProviderEvent) -> ProviderEvent:
    match event:
        case ToolCallArrived():
            return ToolCallArrived(_call_without(event.call))
        case RetryScheduled() | RequestRewritten():
            reason = KNOWN_VALUES.without(event.reason)
            return event if reason == event.reason else replace(event, reason=reason)
    return event


def _call_without(call: ToolCall) -> ToolCall:
    arguments = KNOWN_VALUES.without(call.arguments, MASK)
    if "\\u" in arguments:
        arguments = _without_escaped(arguments)
    names = KNOWN_VALUES.without(call.id), KNOWN_VALUES.without(call.tool)
    cleaned = ToolCall(*names, arguments, KNOWN_VALUES.without(call.opaque))
    return call if cleaned == call else replace(cleaned, opaque="")


def _without_escaped(arguments: str) -> str:
    """Look for secrets behind the escapes of JSON."""
    try:
        text = json.dumps(json.loads(arguments), ensure_ascii=False)
    except (ValueError, RecursionError):
        return arguments
    cleaned = KNOWN_VALUES.without(text, MASK)
    return arguments if cleaned == text else cleaned
