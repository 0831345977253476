"""OpenAI's Responses API: requests, with encrypted reasoning sent along, and streams.

The path is relative to a base URL that ends with the version (`…/v1`). `truncation` stays disabled,
so that a request which is too long is rejected instead of silently cut. In a stream, some servers
send only the items, and some only the whole response at the end: what has not arrived before is
taken from there, so that nothing is repeated or missed.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from helix_desktop.domain.effort import EffortLevel
from helix_desktop.domain.llm import (
    MAX_REPLY_CALLS,
    CallsLeftOut,
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    Usage,
    WebSearched,
)
from helix_desktop.domain.messages import Image, Message, Role, Text, Thinking, ToolCall, WebSearch
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import DONE, EncodedRequest, Pictures, StreamParser
from helix_desktop.providers.dialects.encoding import (
    JsonText,
    ToolFunction,
    as_text,
    data_url,
    encode_struct,
    fit_id,
    fit_name,
    missing_image_text,
    tool_results,
    visible_parts,
)
from helix_desktop.providers.dialects.openai_model_list import list_openai_models
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
    encode_arguments,
    split_usage,
)
from helix_desktop.providers.dialects.rejected_efforts import LearningDialect
from helix_desktop.providers.dialects.web_searches import MAX_SEARCHES, read_search
from helix_desktop.providers.http.provider_errors import parse_stream_error

_INCOMPLETE = {"max_output_tokens": StopReason.LENGTH, "content_filter": StopReason.FILTERED}
_PARAGRAPH = "\n\n"
"""Separator between two parts of a summary."""


class _ServerTools(Struct):
    """How often the provider's own tools ran, if it says."""

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


class _StreamedText(Struct):
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
    content: list[_StreamedText] | None = None
    summary: list[_StreamedText] | None = None
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
        """The new text; other values in the events of some servers are ignored."""
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
        # a cut stream: keep the open calls that are complete
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
                # without the encrypted part, the provider would have to look it up, but it stores
                # nothing
                opaque = (
                    ITEM_CODEC.encode(ResponsesOpaque(item_data, self._origin))
                    if item.encrypted_content
                    else ""
                )
                if summary or opaque:
                    yield ThinkingDelta(summary, opaque)
            case "web_search_call":
                action: dict[str, object] = item.action if isinstance(item.action, dict) else {}
                # opening a page and finding words in it are free
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
        """Emit what did not arrive before, and read the usage and the stop reason."""
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


def _join_texts(pieces: Sequence[_StreamedText] | None, gap: str) -> str:
    texts = [piece.text or piece.refusal or "" for piece in pieces or []]
    return gap.join(text for text in texts if text)


def _as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def is_search_item(item: dict[str, object]) -> bool:
    """Return whether an item is a search of the provider: only searches are returned."""
    return item.get("type") == "web_search_call"


ENCRYPTED = "reasoning.encrypted_content"
SOURCES = "web_search_call.action.sources"
_WITHOUT_REASONING = re.compile(r"(^|/)(gpt-3|gpt-4|chatgpt)|-chat(-latest)?$")
"""Models without reasoning, which reject a request that asks for it."""
_NO_SUMMARY = re.compile(r"reasoning[._ ]summar", re.I)


class _TextPart(Struct, tag_field="type", tag="input_text"):
    """Text that is not from a model."""

    text: str


class _ImagePart(Struct, tag_field="type", tag="input_image"):
    image_url: str
    detail: str = "auto"


class _Message(Struct, tag_field="type", tag="message"):
    """A message; a model's text is a string."""

    role: str
    content: str | list[_TextPart | _ImagePart]


class _Call(Struct, tag_field="type", tag="function_call"):
    """A call of the model; `id` pairs the call with its reasoning."""

    call_id: str
    name: str
    arguments: str
    id: str | UnsetType = UNSET


class _Result(Struct, tag_field="type", tag="function_call_output"):
    call_id: str
    output: str | list[_TextPart | _ImagePart]


Item = _Message | _Call | _Result | dict[str, object]
"""An input item; reasoning is returned as the same object that was received."""


class _Tool(ToolFunction, tag_field="type", tag="function"):
    """A tool that may be called; `strict` would change its schema."""

    strict: bool = False


class _SearchTool(Struct, tag_field="type", tag="web_search"):
    """The web search of the provider."""


class _Reasoning(Struct):
    """The level of effort; the text of the reasoning is never sent, only a summary."""

    effort: str
    summary: str | UnsetType = "auto"


class _Body(Struct):
    model: str
    input: list[Item]
    stream: bool = True
    store: bool = False
    include: list[str] | UnsetType = UNSET
    tools: list[_Tool | _SearchTool] | UnsetType = UNSET
    max_tool_calls: int | UnsetType = UNSET
    max_output_tokens: int | UnsetType = UNSET
    prompt_cache_key: str | UnsetType = UNSET
    reasoning: _Reasoning | UnsetType = UNSET


class OpenAIResponsesDialect(LearningDialect):
    """The dialect of the Responses API."""

    def __init__(self, origin: str = "") -> None:
        super().__init__(origin)
        self._asks_for_summaries = True
        """Whether summaries are asked for; some accounts are not allowed to."""

    def learn_from_rejection(self, refusal: str, model: str) -> bool:
        if self._asks_for_summaries and _NO_SUMMARY.search(refusal):
            self._asks_for_summaries = False
            return True
        return super().learn_from_rejection(refusal, model)

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        effort, reasoning = self.accepted_effort(request), None
        if effort.level is EffortLevel.OFF:
            reasoning = _Reasoning("none", UNSET)
        elif effort.level not in (None, EffortLevel.ON):
            reasoning = _Reasoning(str(effort), "auto" if self._asks_for_summaries else UNSET)
        thinks = bool(reasoning) or not _WITHOUT_REASONING.search(request.llm.id)
        tools: list[_Tool | _SearchTool] = [_Tool.of(spec) for spec in request.functions]
        include = [ENCRYPTED] if thinks else []
        if request.searches_web:
            tools.append(_SearchTool())
            include.append(SOURCES)
        limits_searches = request.searches_web and "api.openai.com" in self._origin
        body = _Body(
            model=request.llm.id,
            input=[
                item
                for message in request.messages
                for item in self._input_items(message, pictures)
            ],
            include=include or UNSET,
            tools=tools or UNSET,
            # only of the tools that run at the provider
            max_tool_calls=MAX_SEARCHES if limits_searches else UNSET,
            max_output_tokens=request.max_output or UNSET,
            prompt_cache_key=request.session or UNSET,
            reasoning=reasoning or UNSET,
        )
        return EncodedRequest("/responses", encode_struct(body))

    def new_parser(self, model: str = "") -> StreamParser:
        return OpenAIResponsesStreamParser(self._origin)

    list_models = staticmethod(list_openai_models)

    def _input_items(self, message: Message, pictures: Pictures) -> Iterator[Item]:
        match message.role:
            case Role.SYSTEM:
                yield _Message("system", message.text)
            case Role.USER if any(isinstance(part, Image) for part in message.parts):
                yield _Message(
                    "user", [_content_part(part, pictures) for part in visible_parts(message)]
                )
            case Role.USER:
                yield _Message("user", message.text)
            case Role.TOOL:
                for result in tool_results(message):
                    call = fit_id(result.call)
                    if not result.images:
                        yield _Result(call, result.text)
                        continue
                    words = [_TextPart(result.text)] if result.text.strip() else []
                    images = (_content_part(image, pictures) for image in result.images)
                    yield _Result(call, [*words, *images])
            case Role.ASSISTANT if not message.parts:
                yield _Message("assistant", "")
            case Role.ASSISTANT:
                # each part is an item of its own, in the original order
                paired = False
                for part in message.parts:
                    match part:
                        case Thinking(opaque=opaque):
                            thought = ITEM_CODEC.decode(opaque)
                            if thought and thought.place == self._origin:
                                paired = True
                                yield thought.item
                        case WebSearch(opaque=opaque):
                            search = ITEM_CODEC.decode(opaque)
                            is_own = search is not None and search.place == self._origin
                            if search is None or not is_own or not is_search_item(search.item):
                                yield _Message("assistant", part.text)
                            elif paired:
                                yield search.item
                            else:
                                yield {k: v for k, v in search.item.items() if k != "id"}
                        case Text(text):
                            yield _Message("assistant", text)
                        case ToolCall(id=name, tool=tool, opaque=opaque):
                            # an ID without its paired reasoning would be rejected
                            item = CALL_CODEC.decode(opaque) if paired else None
                            arguments = encode_arguments(part)
                            item_id = item.id if item else UNSET
                            yield _Call(fit_id(name), fit_name(tool), arguments, id=item_id)


def _content_part(part: Text | Image, pictures: Pictures) -> _TextPart | _ImagePart:
    if isinstance(part, Text):
        return _TextPart(part.text)
    url = data_url(part, pictures)
    return _ImagePart(url) if url else _TextPart(missing_image_text(part))
