"""Parses the streams of Anthropic's Messages API.

Usage is cumulative and may arrive in parts; a later zero is ignored (gateways send zeros).
"""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct, field

from helix_desktop.domain.errors import ContextTooLong
from helix_desktop.domain.llm import (
    MAX_REPLY_CALLS,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    Usage,
    WebSearched,
)
from helix_desktop.providers.dialect import DONE
from helix_desktop.providers.dialects.anthropic_blocks import (
    OPAQUE_CODEC,
    SEARCH_CALL,
    AnthropicOpaque,
    CitedText,
    RawBlock,
    is_search_block,
    unpaired,
)
from helix_desktop.providers.dialects.parsing import (
    CallId,
    EventDecoder,
    NoCounts,
    PartialToolCall,
    SurrogateJoiner,
    TokenCount,
    counts_in,
    delta_if_any,
    dropped_calls,
    encode_arguments_object,
    id_text,
    stop_reason_with_calls,
)
from helix_desktop.providers.dialects.web_searches import read_search
from helix_desktop.providers.http.error_texts import TOO_LONG
from helix_desktop.providers.http.provider_errors import parse_stream_error

_FULL = "model_context_window_exceeded"
_REASONS = {
    "end_turn": StopReason.ANSWERED,
    "stop_sequence": StopReason.ANSWERED,
    "tool_use": StopReason.TOOLS,
    "max_tokens": StopReason.LENGTH,
    _FULL: StopReason.LENGTH,
    "pause_turn": StopReason.INTERRUPTED,
    "refusal": StopReason.REFUSED,
}
"""Stop reasons. `pause_turn`: the model was paused and would continue. Others count as an end."""


class _ServerTools(Struct):
    """How often the provider's own tools have run so far."""

    web_search_requests: TokenCount | None = None


class _Usage(Struct):
    """Tokens and searches so far."""

    input_tokens: TokenCount | None = None
    output_tokens: TokenCount | None = None
    cache_read_input_tokens: TokenCount | None = None
    cache_creation_input_tokens: TokenCount | None = None
    server_tool_use: _ServerTools | NoCounts = None


class _Message(Struct):
    model: str | None = None
    usage: _Usage | NoCounts = None
    stop_reason: str | None = None


class _Block(Struct):
    """The start of a block: mostly empty, but whole for some kinds and some servers."""

    type: str = ""
    id: CallId = None
    name: str | None = None
    text: str | None = None
    thinking: str | None = None
    signature: str | None = None
    data: str | None = None
    input: msgspec.Raw = msgspec.Raw(b"")
    citations: object = None


class _CompleteMessage(_Message):
    """An answer that is not streamed."""

    content: list[_Block] = []


class _Delta(Struct):
    """New content of a block, or of the whole message."""

    text: str | None = None
    thinking: str | None = None
    signature: str | None = None
    partial_json: str | None = None
    stop_reason: str | None = None
    citation: object = None


class _Event(Struct):
    type: str = ""
    index: int | None = None
    message: _Message | None = None
    content_block: _Block | None = None
    delta: _Delta | None = None
    usage: _Usage | NoCounts = None
    error: object = None


_events = EventDecoder(_Event, raw="input")
_messages = EventDecoder(_CompleteMessage, raw="input")


class _Received(Struct):
    """The blocks of an event as they were received."""

    content_block: RawBlock = {}
    content: list[RawBlock] = []


_received = EventDecoder(_Received)
_EMPTY_ARGUMENTS = (b"", b"{}", b"null")


class _OpenBlock(Struct):
    """A block under construction."""

    kind: str
    opaque: AnthropicOpaque
    call: PartialToolCall
    arguments: bytes = b""
    """Arguments that came with the block's start."""
    joiner: SurrogateJoiner = field(default_factory=SurrogateJoiner)
    length: int = 0
    """The characters of its text so far."""
    citations: list[RawBlock] = field(default_factory=list)
    received: RawBlock = field(default_factory=dict)
    """A block of a web search, as it was received."""


class AnthropicStreamParser:
    """The parser of one stream; `place` names the provider it comes from."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._model = ""
        self._open: dict[int, _OpenBlock] = {}
        self._has_output = self._stopped = False
        self._calls = 0
        """Calls that began; only MAX_REPLY_CALLS of them are kept."""
        self._reason = ""
        self._usage: Usage | None = None
        self._searches: list[RawBlock] = []
        """Blocks of searches that wait for their results."""
        self._searches_begun = 0
        """Searches that began, if the provider does not report how many it charges for."""
        self._pieces: list[CitedText] = []
        """The pieces of the text since the last block of another kind."""

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        if text.strip() == DONE:
            return
        event = _events.read(text)
        if event.error is not None or "error" in (name, event.type):
            raise parse_stream_error(text)
        for output in self._take_event(event, text):
            self._has_output = True
            yield output

    def close(self) -> Iterable[ProviderEvent]:
        # a stream with neither a reason nor an end was cut; and if the context was full before the
        # first output, that is an error and not an end
        reason = StopReason.INTERRUPTED
        ended = bool(self._reason) or self._stopped
        if ended and (self._reason != _FULL or self._has_output):
            reason = _REASONS.get(self._reason, StopReason.ANSWERED)
            reason = stop_reason_with_calls(reason, called=self._calls > 0)
        if reason is not StopReason.INTERRUPTED:
            for index in sorted(self._open):
                yield from self._finish_block(index)
        yield from self._finish_pieces()
        yield from self._finish_searches(cut=reason is not StopReason.TOOLS)
        yield from dropped_calls(max(0, self._calls - MAX_REPLY_CALLS))
        yield StreamFinished(reason, self._usage)

    def _take_event(self, event: _Event, text: str) -> Iterator[ProviderEvent]:
        match event.type:
            case "message":  # an answer that is not streamed
                answer = _messages.read(text)
                self._model = answer.model or ""
                raw = _received.read(text).content
                for index, block in enumerate(answer.content):
                    yield from self._begin_block(index, block, raw[index])
                    yield from self._finish_block(index)
                self._note_usage(answer.usage, answer.stop_reason)
                self._check_context_full()
                self._stopped = True
            case "message_start" if event.message:
                self._model = event.message.model or ""
                self._note_usage(event.message.usage, event.message.stop_reason)
            case "content_block_start" if event.content_block:
                block, is_search = event.content_block, _is_search(event.content_block)
                received = _received.read(text).content_block if is_search else {}
                yield from self._begin_block(event.index or 0, block, received)
            case "content_block_delta" if event.delta:
                yield from self._extend_block(event.index or 0, event.delta)
            case "content_block_stop":
                yield from self._finish_block(event.index or 0)
            case "message_delta":
                self._note_usage(event.usage, event.delta.stop_reason if event.delta else None)
                self._check_context_full()
            case "message_stop":
                self._stopped = True

    def _begin_block(
        self, index: int, block: _Block, received: RawBlock
    ) -> Iterator[ProviderEvent]:
        yield from self._finish_block(index)
        if block.type != "text":
            yield from self._finish_pieces()
        if not _is_search(block):
            yield from self._finish_searches()
        self._calls += block.type == "tool_use"
        if block.type == "tool_use" and self._calls > MAX_REPLY_CALLS:
            return
        opaque = AnthropicOpaque(data=block.data or "", model=self._model, place=self._origin)
        call = PartialToolCall(id_text(block.id), block.name or "")
        self._open[index] = open_block = _OpenBlock(block.type, opaque, call, bytes(block.input))
        open_block.received = received
        cited = block.citations if isinstance(block.citations, list) else []
        open_block.citations += (citation for citation in cited if isinstance(citation, dict))
        first = _Delta(block.text, block.thinking, block.signature)
        yield from self._extend_block(index, first)

    def _extend_block(self, index: int, delta: _Delta) -> Iterator[ProviderEvent]:
        block = self._open.get(index)
        if block is None and not delta.text:
            return  # part of a call that is not kept
        if block is None:
            # servers that don't start blocks only send text
            block = self._open[index] = _OpenBlock("text", AnthropicOpaque(), PartialToolCall())
        if delta.text and block.kind == "text":
            text = block.joiner.take(delta.text)
            block.length += len(text)
            yield from delta_if_any(TextDelta, text)
        if isinstance(delta.citation, dict):
            block.citations.append(delta.citation)
        if delta.thinking and block.kind == "thinking":
            yield from delta_if_any(ThinkingDelta, block.joiner.take(delta.thinking))
        if delta.signature:
            block.opaque.signature = delta.signature
        if delta.partial_json:
            block.call.pieces.append(delta.partial_json)

    def _finish_block(self, index: int) -> Iterator[ProviderEvent]:
        block = self._open.pop(index, None)
        if block is None:
            return
        match block.kind:
            case "text":
                rest = block.joiner.take_half()
                self._pieces.append(CitedText(block.length + len(rest), block.citations))
                yield from delta_if_any(TextDelta, rest)
            case "thinking" | "redacted_thinking":
                yield ThinkingDelta(block.joiner.take_half(), OPAQUE_CODEC.encode(block.opaque))
            case "tool_use":
                if not block.call.pieces and block.arguments not in _EMPTY_ARGUMENTS:
                    block.call.pieces.append(block.arguments.decode())
                yield block.call.finish()
            case kind if block.received and kind == SEARCH_CALL:
                if block.call.pieces:
                    arguments = encode_arguments_object(block.call.finish().call)
                    block.received = {**block.received, "input": arguments}
                self._searches_begun += 1
                self._searches.append(block.received)
            case _ if block.received:
                self._searches.append(block.received)
                if not unpaired(self._searches):
                    yield from self._finish_searches()

    def _finish_pieces(self) -> Iterator[ProviderEvent]:
        """Attach what the text cites to it, if anything."""
        pieces, self._pieces = self._pieces, []
        if any(piece.citations for piece in pieces):
            yield TextDelta(
                "", OPAQUE_CODEC.encode(AnthropicOpaque(place=self._origin, pieces=pieces))
            )

    def _finish_searches(self, *, cut: bool = False) -> Iterator[ProviderEvent]:
        """Emit the searches so far; those of a cut reply that have no results are not returned."""
        blocks, self._searches = self._searches, []
        if not blocks:
            return
        queries, pages, problem = [], [], None
        for block in blocks:
            arguments, result = block.get("input"), block.get("content")
            queries.append(arguments.get("query") if isinstance(arguments, dict) else None)
            pages += result if isinstance(result, list) else []
            problem = problem or (result.get("error_code") if isinstance(result, dict) else None)
        sealed = AnthropicOpaque(place=self._origin, blocks=blocks)
        opaque = "" if cut and unpaired(blocks) else OPAQUE_CODEC.encode(sealed)
        yield WebSearched(read_search(queries, pages, opaque=opaque, problem=problem))

    def _note_usage(self, counts: _Usage | NoCounts, reason: str | None) -> None:
        self._reason = reason or self._reason
        usage = counts_in(counts, _Usage)
        if usage is not None:
            known = self._usage or Usage()
            tools = counts_in(usage.server_tool_use, _ServerTools)
            reported = tools.web_search_requests if tools else None
            self._usage = Usage(
                int(usage.input_tokens or known.input),
                int(usage.output_tokens or known.output),
                int(usage.cache_read_input_tokens or known.cache_read),
                int(usage.cache_creation_input_tokens or known.cache_write),
                int(self._searches_begun if reported is None else reported),
            )

    def _check_context_full(self) -> None:
        """Raise ContextTooLong if the context was full before the first output."""
        if self._reason == _FULL and not self._has_output:
            raise ContextTooLong(TOO_LONG.message, TOO_LONG.hint)


def _is_search(block: _Block) -> bool:
    """Return whether a block is of a tool that the provider runs."""
    return is_search_block(block.type)
