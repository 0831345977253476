"""OpenAI's Chat Completions, also of local servers and routers: requests and streams.

Bodies use only fields that all servers accept; known exceptions are in ServerQuirks. The path is
relative to a base URL that ends with the version (`…/v1`).

Streams are read from servers that deviate, too. Calls are emitted at the end: only then is it
certain that no more pieces come. Usage is read under all known names: OpenAI
(`prompt_tokens_details`), DeepSeek (`prompt_cache_hit_tokens`), Moonshot (`cached_tokens` at the
top), OpenRouter (`cache_write_tokens`), xAI (reasoning beside the total).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct, field

from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    Usage,
)
from helix_desktop.domain.messages import Image, Message, Role, Text, Thinking
from helix_desktop.providers.dialect import DONE, EncodedRequest, Pictures, StreamParser
from helix_desktop.providers.dialects.encoding import (
    JsonText,
    ToolFunction,
    alternate_turns,
    as_text,
    data_url,
    encode_struct,
    fit_id,
    fit_name,
    missing_image_text,
    move_images_after,
    system_first,
    tool_results,
)
from helix_desktop.providers.dialects.openai_chat_quirks import (
    GENERAL,
    LearnedQuirks,
    ServerQuirks,
    ThinkingField,
    effort_fields,
)
from helix_desktop.providers.dialects.openai_model_list import list_openai_models
from helix_desktop.providers.dialects.parsing import (
    CacheDetails,
    CallId,
    EventDecoder,
    NoCounts,
    OpaqueCodec,
    SurrogateJoiner,
    TokenCount,
    ToolCallAssembler,
    counts_in,
    delta_if_any,
    encode_arguments,
    id_text,
    split_usage,
    stop_reason_with_calls,
)
from helix_desktop.providers.dialects.rejected_efforts import LearningDialect
from helix_desktop.providers.dialects.think_tags import ThinkTagSplitter
from helix_desktop.providers.http.provider_errors import parse_stream_error


class _Usage(Struct):
    prompt_tokens: TokenCount | None = None
    completion_tokens: TokenCount | None = None
    total_tokens: TokenCount | None = None
    prompt_tokens_details: CacheDetails | NoCounts = None
    prompt_cache_hit_tokens: TokenCount | None = None
    cached_tokens: TokenCount | None = None

    def usage(self) -> Usage:
        details = counts_in(self.prompt_tokens_details, CacheDetails) or CacheDetails()
        read = details.cached_tokens or self.prompt_cache_hit_tokens or self.cached_tokens or 0
        # some servers count the reasoning in the total only
        output_total = (self.total_tokens or 0) - (self.prompt_tokens or 0)
        output = max(self.completion_tokens or 0, output_total)
        write = details.cache_write_tokens or 0
        return split_usage(self.prompt_tokens, output, read=read, write=write)


_REASONS = {
    "stop": StopReason.ANSWERED,
    "tool_calls": StopReason.TOOLS,
    "function_call": StopReason.TOOLS,
    "length": StopReason.LENGTH,
    "model_length": StopReason.LENGTH,
    "content_filter": StopReason.FILTERED,
    "refusal": StopReason.REFUSED,
    "abort": StopReason.INTERRUPTED,
    "insufficient_system_resource": StopReason.INTERRUPTED,
}
"""Stop reasons. `model_length` is Mistral's, `abort` vLLM's, the last one DeepSeek's; any other
means a normal end.
"""

Detail = dict[str, object]


class _FunctionPiece(Struct):
    """A piece of a call; some servers send the arguments as an object."""

    name: str | None = None
    arguments: JsonText = None


class _CallPiece(Struct):
    """A piece of a call, with the call's index."""

    index: int | None = None
    id: CallId = None
    function: _FunctionPiece | None = None


class _ContentPiece(Struct):
    """A piece of content; Mistral sends a list of them when its model thinks."""

    type: str = ""
    text: str | None = None
    thinking: "str | list[_ContentPiece] | None" = None


class _Delta(Struct):
    content: str | list[_ContentPiece] | None = None
    refusal: str | None = None
    reasoning_content: str | None = None
    reasoning: str | None = None
    reasoning_details: list[Detail] | None = None
    tool_calls: list[_CallPiece] | None = None
    function_call: _FunctionPiece | None = None


class _Choice(Struct):
    """An answer; only the first is asked for. A server that does not stream sends a message."""

    delta: _Delta | None = None
    message: _Delta | None = None
    finish_reason: str | None = None


class _GroqUsage(Struct):
    """Groq's place for the usage."""

    usage: _Usage | NoCounts = None


class _Chunk(Struct):
    """An event; `error` and `object` report an error inside the stream."""

    choices: list[_Choice] | None = None
    usage: _Usage | NoCounts = None
    x_groq: _GroqUsage | NoCounts = None
    error: object = None
    kind: str | None = field(default=None, name="object")


class OpenAIChatOpaque(Struct, tag_field="by", tag="openai-chat", omit_defaults=True):
    """The field in which thinking came and is returned, and the pieces of `reasoning_details`.

    `place` is the server that sent it; "" in sessions from before this was recorded.
    """

    into: str = ""
    details: list[Detail] = []
    place: str = ""


OPAQUE_CODEC = OpaqueCodec(OpenAIChatOpaque)
_chunks = EventDecoder(_Chunk)


class OpenAIChatStreamParser:
    """The parser of one stream; `place` names the server it comes from."""

    def __init__(self, origin: str = "") -> None:
        self._origin = origin
        self._calls, self._legacy = ToolCallAssembler(), ToolCallAssembler()
        self._text, self._thinking = SurrogateJoiner(), SurrogateJoiner()
        self._tags = ThinkTagSplitter()
        self._thought: OpenAIChatOpaque | None = None
        self._has_text = self._refused = self._ended = self._streams = False
        self._reason = ""
        self._usage: Usage | None = None

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        if text.strip() == DONE:
            self._ended = True
            return
        chunk = _chunks.read(text)
        if chunk.error or chunk.kind == "error" or name == "error":
            raise parse_stream_error(text)
        groq = counts_in(chunk.x_groq, _GroqUsage) or _GroqUsage()
        usage = counts_in(chunk.usage, _Usage) or counts_in(groq.usage, _Usage)
        if usage:
            self._usage = usage.usage()
        for choice in (chunk.choices or [])[:1]:
            if choice.finish_reason == "error":
                raise parse_stream_error(text)
            self._reason = choice.finish_reason or self._reason
            if choice.delta:
                self._streams = True
                yield from self._take_delta(choice.delta)
            elif choice.message and not self._streams:
                self._ended = True
                for index, call in enumerate(choice.message.tool_calls or []):
                    call.index = index
                yield from self._take_delta(choice.message)

    def close(self) -> Iterable[ProviderEvent]:
        reason = StopReason.INTERRUPTED  # without a reason or an end mark, the stream was cut
        if self._reason or self._ended:
            reason = _REASONS.get(self._reason, StopReason.ANSWERED)
            if self._refused and reason in (StopReason.ANSWERED, StopReason.TOOLS):
                reason = StopReason.REFUSED
            else:
                reason = stop_reason_with_calls(reason, called=bool(self._current_calls))
        cut = reason is StopReason.INTERRUPTED
        calls = list(self._current_calls.finish(cut=cut))
        # thinking after the answer belongs to the calls; without calls it is dropped, because a
        # reply that ends with thinking would look cut
        if calls or not self._has_text:
            yield from self._end_thinking()
        yield from self._tags.take(self._text.take_half())
        yield from self._tags.finish(complete=reason is StopReason.ANSWERED)
        yield from calls
        yield StreamFinished(reason, self._usage)

    def _take_delta(self, delta: _Delta) -> Iterator[ProviderEvent]:
        thinking = delta.reasoning_content or delta.reasoning or ""
        details = delta.reasoning_details or []
        if thinking or details:
            self._thought = self._thought or OpenAIChatOpaque(place=self._origin)
        if self._thought and thinking:
            by_content = bool(delta.reasoning_content)
            self._thought.into = ThinkingField.CONTENT if by_content else ThinkingField.REASONING
        if self._thought:
            for detail in details:
                _merge_detail(self._thought.details, detail)
        if not thinking:
            texts = (detail.get("text") or detail.get("summary") for detail in details)
            thinking = "".join(text for text in texts if isinstance(text, str))
        words = delta.content if isinstance(delta.content, str) else ""
        for piece in delta.content if isinstance(delta.content, list) else ():
            if piece.thinking is None:
                words += piece.text or ""
            elif isinstance(piece.thinking, str):
                thinking += piece.thinking
            else:
                thinking += "".join(inner.text or "" for inner in piece.thinking)
        if thinking:
            self._tags.expect_answer()
            yield from delta_if_any(ThinkingDelta, self._thinking.take(thinking))
        words += delta.refusal or ""
        self._refused = self._refused or bool(delta.refusal)
        if words:
            yield from self._end_thinking()
            for event in self._tags.take(self._text.take(words)):
                self._has_text = self._has_text or isinstance(event, TextDelta)
                yield event
        for call in delta.tool_calls or []:
            function = call.function or _FunctionPiece()
            self._calls.take(
                call.index,
                id=id_text(call.id),
                tool=function.name or "",
                arguments=as_text(function.arguments),
            )
        if called := delta.function_call:
            arguments = as_text(called.arguments)
            self._legacy.take(0, id="", tool=called.name or "", arguments=arguments)

    @property
    def _current_calls(self) -> ToolCallAssembler:
        """The calls; some servers repeat them in the legacy field, which has room for only one."""
        return self._calls or self._legacy

    def _end_thinking(self) -> Iterator[ProviderEvent]:
        """End the thinking so far as a whole block."""
        thought, self._thought = self._thought, None
        last_half = self._thinking.take_half()
        if thought or last_half:
            yield ThinkingDelta(last_half, OPAQUE_CODEC.encode(thought) if thought else "")


def thinking_sent_by(part: Thinking, origin: str) -> OpenAIChatOpaque | None:
    """Return the origin of thinking that this server sent; None if another server sent it."""
    thought = OPAQUE_CODEC.decode(part.opaque)
    return thought if thought and thought.place in ("", origin) else None


def thinking_fields(
    parts: Sequence[Thinking], fields: Sequence[ThinkingField], origin: str
) -> dict[str, object]:
    """Return thinking in the fields in which it was received; only what this server sent and
    accepts.
    """
    words: dict[str, str] = {}
    details: list[Detail] = []
    for part in parts:
        thought = thinking_sent_by(part, origin)
        if thought is None:
            continue
        if thought.details and ThinkingField.DETAILS in fields:
            details += thought.details
        elif thought.into in fields and part.text:
            words[thought.into] = words.get(thought.into, "") + part.text
    return {**words, ThinkingField.DETAILS: details} if details else {**words}


def _merge_detail(details: list[Detail], piece: Detail) -> None:
    """Add a piece to the last block: texts are appended, other values replaced."""
    last = details[-1] if details else {}
    if any(last.get(name) != piece.get(name) for name in ("type", "index")) or not details:
        details.append(dict(piece))
        return
    for name, value in piece.items():
        known = last.get(name)
        if name in ("text", "summary", "data") and isinstance(known, str):
            last[name] = known + (value if isinstance(value, str) else "")
        elif value is not None:
            last[name] = value


class _TextPart(Struct, tag_field="type", tag="text"):
    text: str


class _ImageAddress(Struct):
    """The URL of a picture, here always a data URL."""

    url: str


class _ImagePart(Struct, tag_field="type", tag="image_url"):
    image_url: _ImageAddress


class _SystemMessage(Struct, tag_field="role", tag="system"):
    content: str


class _UserMessage(Struct, tag_field="role", tag="user"):
    content: str | list[_TextPart | _ImagePart]


class _Function(Struct):
    name: str
    arguments: str


class _Call(Struct, tag_field="type", tag="function"):
    id: str
    function: _Function


class _AssistantMessage(Struct, tag_field="role", tag="assistant", omit_defaults=True):
    """An assistant message, with its thinking in the fields that the server accepts."""

    content: str | None
    tool_calls: list[_Call] = []
    reasoning_content: str | None = None
    reasoning: str | None = None
    reasoning_details: list[dict[str, object]] = []


class _ToolMessage(Struct, tag_field="role", tag="tool"):
    tool_call_id: str
    content: str


ChatMessage = _SystemMessage | _UserMessage | _AssistantMessage | _ToolMessage


class _Tool(Struct, tag_field="type", tag="function"):
    function: ToolFunction


class _StreamOptions(Struct):
    """The option for receiving the usage in a last chunk."""

    include_usage: bool = True


class _Body(Struct, omit_defaults=True):
    model: str
    messages: list[ChatMessage]
    stream: Literal[True] | None = None
    stream_options: _StreamOptions | None = None
    tools: list[_Tool] = []
    max_tokens: int = 0
    max_completion_tokens: int = 0
    prompt_cache_key: str = ""
    reasoning_effort: str | None = None
    reasoning: dict[str, object] | None = None
    thinking: dict[str, str] | None = None
    enable_thinking: bool | None = None
    thinking_budget: int | None = None
    chat_template_kwargs: dict[str, object] | None = None


class OpenAIChatDialect(LearningDialect):
    """The dialect of Chat Completions."""

    def __init__(self, quirks: ServerQuirks = GENERAL, origin: str = "") -> None:
        super().__init__(origin)
        self._quirks = LearnedQuirks(quirks)

    def learn_from_rejection(self, refusal: str, model: str) -> bool:
        is_named = self._quirks.learn_from_rejection(refusal, model)
        return super().learn_from_rejection(refusal, model) or is_named

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        quirks = self._quirks.of(request.llm.id)
        encoder = _MessageEncoder(quirks, self._origin)
        body = _Body(
            model=request.llm.id,
            messages=list(encoder.messages(request.messages, pictures)),
            stream=True,
            stream_options=_StreamOptions() if quirks.usage_option else None,
            tools=[_Tool(ToolFunction.of(spec)) for spec in request.tools],
            prompt_cache_key=request.session if quirks.cache_key else "",
        )
        fields = effort_fields(quirks.effort, self.accepted_effort(request))
        for name, value in {quirks.limit: request.max_output, **fields}.items():
            setattr(body, name, value)
        return EncodedRequest("/chat/completions", encode_struct(body))

    def new_parser(self, model: str = "") -> StreamParser:
        return OpenAIChatStreamParser(self._origin)

    list_models = staticmethod(list_openai_models)


class _MessageEncoder:
    """Writes the messages of one request as its server wants them."""

    def __init__(self, quirks: ServerQuirks, origin: str) -> None:
        self._quirks = quirks
        self._origin = origin

    def messages(self, messages: Sequence[Message], pictures: Pictures) -> Iterator[ChatMessage]:
        ordered = messages if self._quirks.anywhere else system_first(messages)
        listed = move_images_after(ordered)
        for message in listed if self._quirks.in_a_row else alternate_turns(listed):
            match message.role:
                case Role.SYSTEM:
                    yield _SystemMessage(message.text)
                case Role.USER:
                    yield _UserMessage(_user_content(message, pictures))
                case Role.ASSISTANT:
                    assistant = _AssistantMessage(message.text or (None if message.calls else ""))
                    assistant.tool_calls = [
                        _Call(
                            fit_id(call.id, self._quirks.ids),
                            _Function(fit_name(call.tool), encode_arguments(call)),
                        )
                        for call in message.calls
                    ]
                    thinking = [part for part in message.parts if isinstance(part, Thinking)]
                    fields = thinking_fields(thinking, self._quirks.fields, self._origin)
                    for name, value in fields.items():
                        setattr(assistant, name, value)
                    if self._quirks.needs_thinking and assistant.reasoning_content is None:
                        thoughts = [
                            part.text for part in thinking if thinking_sent_by(part, self._origin)
                        ]
                        assistant.reasoning_content = "".join(thoughts) or self._quirks.unthought
                    yield assistant
                case Role.TOOL:
                    for result in tool_results(message):
                        name = fit_id(result.call, self._quirks.ids)
                        yield _ToolMessage(name, result.text)


def _user_content(message: Message, pictures: Pictures) -> str | list[_TextPart | _ImagePart]:
    """Return plain text as a string, because some servers don't accept a list of parts.

    Texts from several user messages become several parts.
    """
    texts = [part.text for part in message.parts if isinstance(part, Text)]
    if len(texts) == len(message.parts):
        return (
            message.text if len(texts) < 2 else [_TextPart(text) for text in texts if text.strip()]
        )
    parts: list[_TextPart | _ImagePart] = []
    for part in message.parts:
        if isinstance(part, Text) and part.text.strip():
            parts.append(_TextPart(part.text))
        elif isinstance(part, Image):
            url = data_url(part, pictures)
            parts.append(
                _ImagePart(_ImageAddress(url)) if url else _TextPart(missing_image_text(part))
            )
    return parts
