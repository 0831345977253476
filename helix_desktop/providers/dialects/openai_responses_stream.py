"""Parses the streams of OpenAI's Responses API.

Some servers send only the items, some only the response: content not seen yet is taken from there,
so that nothing is repeated and nothing is missed.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import Struct, field

from helix_desktop.domain.llm import (
    MAX_REPLY_CALLS,
    CallsLeftOut,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    Usage,
    WebSearched,
)
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import DONE
from helix_desktop.providers.dialects.encoding import JsonText, as_text
from helix_desktop.providers.dialects.parsing import (
    CacheDetails,
    CallId,
    EventDecoder,
    NoCounts,
    OpaqueCodec,
    PartialToolCall,
    SurrogateJoiner,
    TokenCount,
    counts_in,
    delta_if_any,
    dropped_calls,
    split_usage,
)
from helix_desktop.providers.dialects.web_searches import read_search
from helix_desktop.providers.http.provider_errors import parse_stream_error

_INCOMPLETE = {"max_output_tokens": StopReason.LENGTH, "content_filter": StopReason.FILTERED}
_PARAGRAPH = "\n\n"
"""Separator between two parts of a summary."""


class _ServerTools(Struct):
    """How often the provider's own tools ran, if it tells."""

    web_search_calls: TokenCount | None = None


class _Usage(Struct):
    input_tokens: TokenCount | None = None
    output_tokens: TokenCount | None = None
    input_tokens_details: CacheDetails | NoCounts = None
    server_side_tool_usage_details: _ServerTools | NoCounts = None

    def usage(self) -> Usage:
        details = counts_in(self.input_tokens_details, CacheDetails) or CacheDetails()
        read, write = details.cached_tokens or 0, details.cache_write_tokens or 0
        return split_usage(self.input_tokens, self.output_tokens or 0, read=read, write=write)


class _TextPart(Struct):
    type: str = ""
    text: str | None = None
    refusal: str | None = None


class _Item(Struct):
    """An item of a response, with the fields of all kinds."""

    type: str = ""
    id: str | None = None
    call_id: CallId = None
    name: str | None = None
    arguments: JsonText = None
    content: list[_TextPart] | None = None
    summary: list[_TextPart] | None = None
    encrypted_content: str | None = None
    action: object = None
    status: str | None = None


class _Reason(Struct):
    """The reason why a response is incomplete."""

    reason: str | None = None


class _Response(Struct):
    """The fields of a response that matter at its end."""

    status: str | None = None
    output: list[dict[str, object]] | None = None
    usage: _Usage | NoCounts = None
    error: object = None
    incomplete_details: _Reason | None = None


class _Event(Struct):
    """An event, with the fields of all kinds."""

    type: str = ""
    delta: object = None
    arguments: JsonText = None
    item_id: str | None = None
    output_index: int | None = None
    summary_index: int | None = None
    item: dict[str, object] | None = None
    response: _Response | None = None
    error: object = None
    kind: str | None = field(default=None, name="object")

    @property
    def words(self) -> str:
        """The new text; events that only some servers know have other values there."""
        return self.delta if isinstance(self.delta, str) else ""


class ResponsesOpaque(Struct, tag_field="by", tag="openai-responses", omit_defaults=True):
    """A reasoning item as received; it is returned unchanged, to the account that encrypted it."""

    item: dict[str, object]
    place: str = ""


class ResponsesCallOpaque(Struct, tag_field="by", tag="openai-responses-call"):
    """The ID of a call's item; the call itself is named by its `call_id`."""

    id: str


ITEM_CODEC = OpaqueCodec(ResponsesOpaque)
CALL_CODEC = OpaqueCodec(ResponsesCallOpaque)
_events = EventDecoder(_Event)
_responses = EventDecoder(_Response)


class OpenAIResponsesStreamParser:
    """The parser of one stream; `place` names the provider it comes from."""

    def __init__(self, origin: str = "") -> None:
        self._origin = origin
        self._open: dict[str, PartialToolCall] = {}
        self._sent_items: set[str] = set()
        self._text, self._thinking = SurrogateJoiner(), SurrogateJoiner()
        self._summary: int | None = None
        self._calls = 0
        """Calls that were emitted."""
        self._dropped = self._dropped_whole = 0
        """Calls that began beyond the limit, and how many of them arrived whole."""
        self._refused = False
        self._reason = StopReason.INTERRUPTED
        self._usage: Usage | None = None
        self._searches = 0

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        if text.strip() == DONE:
            return
        event = _events.read(text)
        event.type = kind = event.type or name
        if not kind and event.kind == "response":
            # the whole response, not streamed
            event = _Event("response.done", response=_responses.read(text))
            kind = event.type
        failed = event.response and (event.response.error or event.response.status == "failed")
        if kind in ("error", "response.failed") or event.error or failed:
            raise parse_stream_error(text)
        match kind:
            case "response.output_text.delta" | "response.refusal.delta":
                self._refused |= kind == "response.refusal.delta"
                self._sent_items.add(_item_key(event))
                yield from delta_if_any(ThinkingDelta, self._thinking.take_half())
                yield from delta_if_any(TextDelta, self._text.take(event.words))
            case (
                "response.reasoning_summary_text.delta"
                | "response.reasoning_text.delta"
                | "response.reasoning.delta"
            ):
                key = _item_key(event)
                new = key in self._sent_items and event.summary_index != self._summary
                self._sent_items.add(key)
                self._summary = event.summary_index
                gap = _PARAGRAPH if new else ""
                yield from delta_if_any(ThinkingDelta, self._thinking.take(gap + event.words))
            case "response.output_item.added":
                item = _parse_item(event.item or {})
                if item.type == "function_call" and not self._is_full:
                    self._open[_item_key(event, item)] = _new_call(item)
                elif item.type == "function_call":
                    self._dropped += 1
            case "response.function_call_arguments.delta":
                self._call_for(event).pieces.append(event.words)
            case "response.function_call_arguments.done" if event.arguments:
                self._call_for(event).pieces = [as_text(event.arguments)]
            case "response.output_item.done":
                item_data = event.item or {}
                yield from self._take_item(item_data, _item_key(event, _parse_item(item_data)))
            case (
                "response.completed"
                | "response.done"
                | "response.incomplete"
                | "response.cancelled"
            ):
                yield from self._take_response_end(event)

    def close(self) -> Iterable[ProviderEvent]:
        yield from delta_if_any(ThinkingDelta, self._thinking.take_half())
        yield from delta_if_any(TextDelta, self._text.take_half())
        # a cut stream: keep the open calls that were complete
        yield from (call.finish() for call in self._open.values() if call.is_complete)
        yield from dropped_calls(self._dropped)
        yield StreamFinished(self._reason, self._usage)

    @property
    def _is_full(self) -> bool:
        """Whether the limit of kept calls is reached."""
        return self._calls + len(self._open) >= MAX_REPLY_CALLS

    def _call_for(self, event: _Event) -> PartialToolCall:
        """Return the call that a piece belongs to; pieces of dropped calls are dropped."""
        if self._is_full:
            return self._open.get(_item_key(event), PartialToolCall())
        return self._open.setdefault(_item_key(event), PartialToolCall())

    def _take_item(self, item_data: dict[str, object], key: str) -> Iterator[ProviderEvent]:
        item = _parse_item(item_data)
        open_call = self._open.get(key)
        if item.type == "function_call" and self._is_full and open_call is None:
            # a whole call beyond the limit counts instead of its beginning
            self._dropped = max(0, self._dropped - 1)
            self._dropped_whole += 1
            yield CallsLeftOut(1)
            return
        was_sent = key in self._sent_items
        self._sent_items |= {key, f"whole {key}"}
        match item.type:
            case "function_call":
                self._open.pop(key, None)
                self._calls += 1
                call = _new_call(item)
                if open_call:
                    call.pieces = call.pieces or open_call.pieces
                    call.id, call.tool = call.id or open_call.id, call.tool or open_call.tool
                    call.opaque = call.opaque or open_call.opaque
                yield call.finish()
            case "reasoning":
                summary = (
                    self._thinking.take_half()
                    if was_sent
                    else _join_texts(item.summary or item.content, _PARAGRAPH)
                )
                # without the encrypted part it would have to be looked up at the provider, where
                # nothing is stored
                opaque = (
                    ITEM_CODEC.encode(ResponsesOpaque(item_data, self._origin))
                    if item.encrypted_content
                    else ""
                )
                if summary or opaque:
                    yield ThinkingDelta(summary, opaque)
            case "web_search_call":
                action: dict[str, object] = item.action if isinstance(item.action, dict) else {}
                # opening a page and finding words in it is not charged for
                self._searches += action.get("type", "search") == "search"
                pages = [*_as_list(action.get("sources")), {"url": action.get("url")}]
                queries = [action.get("query"), *_as_list(action.get("queries"))]
                opaque = ITEM_CODEC.encode(ResponsesOpaque(item_data, self._origin))
                problem = item.status if item.status == "failed" else None
                search = read_search(queries, pages, opaque=opaque, problem=problem)
                yield from delta_if_any(ThinkingDelta, self._thinking.take_half())
                yield from delta_if_any(TextDelta, self._text.take_half())
                yield WebSearched(search)
            case "message" if not was_sent:
                self._refused |= any(piece.refusal for piece in item.content or [])
                yield from delta_if_any(TextDelta, _join_texts(item.content, ""))

    def _take_response_end(self, event: _Event) -> Iterator[ProviderEvent]:
        """Emit what did not arrive on its own, and take over the usage and the stop reason."""
        response = event.response or _Response()
        calls_counted = self._dropped_whole > 0
        for index, item_data in enumerate(response.output or []):
            if calls_counted and item_data.get("type") == "function_call":
                continue
            keys = (
                _item_key(_Event(output_index=index)),
                _item_key(_Event(), _parse_item(item_data)),
            )
            if not any(f"whole {key}" in self._sent_items for key in keys):
                known = {*self._sent_items, *self._open}
                key = next((key for key in keys if key in known), keys[0])
                yield from self._take_item(item_data, key)
        for call in self._open.values():
            self._calls += 1
            yield call.finish()
        self._open.clear()
        if usage := counts_in(response.usage, _Usage):
            tools = counts_in(usage.server_side_tool_usage_details, _ServerTools)
            reported = tools.web_search_calls if tools else None
            searches = int(self._searches if reported is None else reported)
            self._usage = replace(usage.usage(), searches=searches)
        if event.type == "response.cancelled" or response.status in ("cancelled", "in_progress"):
            self._reason = StopReason.INTERRUPTED
        elif event.type == "response.incomplete" or response.status == "incomplete":
            why = (response.incomplete_details or _Reason()).reason or ""
            self._reason = _INCOMPLETE.get(why, StopReason.LENGTH)
        elif self._refused:
            self._reason = StopReason.REFUSED
        else:
            self._reason = StopReason.TOOLS if self._calls else StopReason.ANSWERED


def _parse_item(data: dict[str, object]) -> _Item:
    """Return the item's fields; an item of an unknown kind is empty."""
    try:
        return msgspec.convert(data, _Item, strict=False)
    except (msgspec.ValidationError, UnicodeError):
        return _Item()


def _item_key(event: _Event, item: _Item | None = None) -> str:
    """Return the item's name in all of its events: its index, or its ID without one."""
    if event.output_index is not None:
        return f"at {event.output_index}"
    return event.item_id or (item.id if item else None) or ""


def _new_call(item: _Item) -> PartialToolCall:
    opaque = CALL_CODEC.encode(ResponsesCallOpaque(item.id)) if item.id else ""
    named = item.id if item.call_id in (None, "") else item.call_id
    return PartialToolCall.of(named, item.name, item.arguments, opaque=opaque)


def _join_texts(pieces: Sequence[_TextPart] | None, gap: str) -> str:
    texts = [piece.text or piece.refusal or "" for piece in pieces or []]
    return gap.join(text for text in texts if text)


def _as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def is_search_item(item: dict[str, object]) -> bool:
    """Return whether an item is a search of the provider: nothing else is returned so."""
    return item.get("type") == "web_search_call"
