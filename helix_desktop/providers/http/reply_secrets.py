"""Removes known secrets from a streamed reply."""

import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import suppress

from helix_desktop.domain.app_secrets import APP_SECRETS, MASK, SecretStream
from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.llm import (
    ProviderEvent,
    RequestRewritten,
    RetryScheduled,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    WebSearched,
)
from helix_desktop.domain.messages import ToolCall, WebSearch, WebSource
from helix_desktop.domain.value import replace

_Piece = TextDelta | ThinkingDelta


async def without_known_values(
    events: AsyncIterator[ProviderEvent],
) -> AsyncGenerator[ProviderEvent, None]:
    """Yield the events of a reply without secrets, and what arrived before an error."""
    reply = _ReplyCleaner()
    try:
        async for event in events:
            for cleaned in reply.clean(event):
                yield cleaned
    except ProviderError:
        for held_back in reply.take_held_back():
            yield held_back
        raise
    for held_back in reply.take_held_back():
        yield held_back


class _ReplyCleaner:
    """The text and the thinking of a reply, which may take turns.

    What one of them holds back stays in its place: pieces of the other wait behind it.
    """

    def __init__(self) -> None:
        self._streams: dict[type[_Piece], SecretStream] = {
            kind: SecretStream(APP_SECRETS) for kind in (TextDelta, ThinkingDelta)
        }
        self._kind: type[_Piece] = TextDelta
        """The kind of which pieces are passed on now."""
        self._waiting: list[ProviderEvent] = []
        """Pieces of the other kind, which came while a text of this one was held back."""

    def clean(self, event: ProviderEvent) -> list[ProviderEvent]:
        if not isinstance(event, TextDelta | ThinkingDelta):
            return [*self.take_held_back(), _clean_event(event)]
        kind, piece = type(event), self._clean_piece(event)
        if kind is not self._kind:
            if self._streams[self._kind].holds:
                self._waiting += piece
                return []
            self._kind = kind
        if self._waiting and not self._streams[kind].holds:
            return [*piece, *self._take_waiting()]
        return piece

    def take_held_back(self) -> list[ProviderEvent]:
        """Return what was held back."""
        first = self._kind
        return [*self._flush(first), *self._take_waiting(), *self._flush(_OTHER_KIND[first])]

    def _take_waiting(self) -> list[ProviderEvent]:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._kind = _OTHER_KIND[self._kind]
        return waiting

    def _flush(self, kind: type[_Piece]) -> list[ProviderEvent]:
        text = self._streams[kind].flush()
        return [kind(text)] if text else []

    def _clean_piece(self, event: _Piece) -> list[ProviderEvent]:
        stream, opaque = self._streams[type(event)], event.opaque
        text = stream.feed(event.text)
        if not opaque:
            return [replace(event, text=text)] if text or not event.text else []
        text += stream.flush()
        if stream.changed or APP_SECRETS.without(opaque) != opaque:
            opaque = ""  # it would no longer fit the text, or holds the secret itself
        stream.changed = False
        return [replace(event, text=text, opaque=opaque)]


_OTHER_KIND: dict[type[_Piece], type[_Piece]] = {TextDelta: ThinkingDelta, ThinkingDelta: TextDelta}


def _clean_event(event: ProviderEvent) -> ProviderEvent:
    match event:
        case ToolCallArrived(call):
            arguments = APP_SECRETS.without(call.arguments, MASK)
            if "\\u" in arguments:
                # secrets behind the escapes of JSON
                with suppress(ValueError, RecursionError):
                    text = json.dumps(json.loads(arguments), ensure_ascii=False)
                    cleaned_text = APP_SECRETS.without(text, MASK)
                    arguments = arguments if cleaned_text == text else cleaned_text
            names = APP_SECRETS.without(call.id), APP_SECRETS.without(call.tool)
            cleaned = ToolCall(*names, arguments, APP_SECRETS.without(call.opaque))
            return event if cleaned == call else ToolCallArrived(replace(cleaned, opaque=""))
        case WebSearched(search):
            opaque = APP_SECRETS.without(search.opaque)
            cleaned_search = WebSearch(
                tuple(map(APP_SECRETS.without, search.queries)),
                tuple(
                    WebSource(APP_SECRETS.without(page.url), APP_SECRETS.without(page.title))
                    for page in search.sources
                ),
                opaque if opaque == search.opaque else "",
                APP_SECRETS.without(search.problem),
            )
            return event if cleaned_search == search else WebSearched(cleaned_search)
        case RetryScheduled() | RequestRewritten():
            reason = APP_SECRETS.without(event.reason)
            return event if reason == event.reason else replace(event, reason=reason)
    return event
