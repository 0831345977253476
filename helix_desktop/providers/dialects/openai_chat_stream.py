"""Parses the streams of OpenAI's Chat Completions, also from servers that deviate.

Calls are emitted at the end: only then is it certain that no more pieces come. Usage is read under
all known names: OpenAI (`prompt_tokens_details`), DeepSeek (`prompt_cache_hit_tokens`), Moonshot
(`cached_tokens` at the top), OpenRouter (`cache_write_tokens`), xAI (reasoning beside the total).
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, field

from helix_desktop.domain.llm import (
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    Usage,
)
from helix_desktop.domain.messages import Thinking
from helix_desktop.providers.dialect import DONE
from helix_desktop.providers.dialects.encoding import JsonText, as_text
from helix_desktop.providers.dialects.openai_chat_quirks import ThinkingField
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
    id_text,
    split_usage,
    stop_reason_with_calls,
)
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
"""Stop reasons.

`model_length` is Mistral's, `abort` vLLM's, the last one DeepSeek's; others count as an end.
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

    `place` is the server that sent it; "" in sessions from before that was noted.
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
        reason = StopReason.INTERRUPTED  # with neither a reason nor the end mark, it was cut
        if self._reason or self._ended:
            reason = _REASONS.get(self._reason, StopReason.ANSWERED)
            if self._refused and reason in (StopReason.ANSWERED, StopReason.TOOLS):
                reason = StopReason.REFUSED
            else:
                reason = stop_reason_with_calls(reason, called=bool(self._current_calls))
        cut = reason is StopReason.INTERRUPTED
        calls = list(self._current_calls.finish(cut=cut))
        # thinking after the answer belongs to the calls; without calls it is not needed, and a
        # reply that ends with thinking would be taken for a cut one
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
        """The calls; some servers repeat them in the legacy field, in which there is only one."""
        return self._calls or self._legacy

    def _end_thinking(self) -> Iterator[ProviderEvent]:
        """End the thinking so far as a whole block."""
        thought, self._thought = self._thought, None
        last_half = self._thinking.take_half()
        if thought or last_half:
            yield ThinkingDelta(last_half, OPAQUE_CODEC.encode(thought) if thought else "")


def thinking_sent_by(part: Thinking, origin: str) -> OpenAIChatOpaque | None:
    """Return the origin of thinking that this server sent, None if another one did."""
    thought = OPAQUE_CODEC.decode(part.opaque)
    return thought if thought and thought.place in ("", origin) else None


def thinking_fields(
    parts: Sequence[Thinking], fields: Sequence[ThinkingField], origin: str
) -> dict[str, object]:
    """Return thinking as fields, as received; only its own, and only in accepted fields."""
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
