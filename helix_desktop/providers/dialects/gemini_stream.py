"""Parses the streams of Google Gemini; also the body of its requests as structs.

Each event is a piece of the whole answer, and calls arrive whole. There is no end mark: an answer
is over once a reason has come. Calls end with STOP like text. A signature belongs to the part it
came with: signed parts are never joined with others.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from helix_desktop.domain.errors import (
    ProviderAccessDenied,
    ProviderError,
    ProviderResponseInvalid,
    RequestRefused,
)
from helix_desktop.domain.llm import (
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    Usage,
    WebSearched,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialects.encoding import UNNAMED
from helix_desktop.providers.dialects.parsing import (
    CallId,
    EventDecoder,
    NoCounts,
    OpaqueCodec,
    SurrogateJoiner,
    TokenCount,
    counts_in,
    delta_if_any,
    id_text,
    stop_reason_with_calls,
)
from helix_desktop.providers.dialects.web_searches import read_search
from helix_desktop.providers.http.error_texts import NO_RIGHT, REFUSED
from helix_desktop.providers.http.provider_errors import parse_stream_error


class _Blob(Struct, rename="camel"):
    mime_type: str
    data: str


class _FunctionCall(Struct, omit_defaults=True):
    """A call of the model; it has an ID only if it came with one."""

    name: str
    args: dict[str, object]
    id: str = ""


class _FunctionResponse(Struct, omit_defaults=True):
    """The result of a call, under `output` or `error`."""

    name: str
    response: dict[str, str]
    id: str = ""


class _Part(Struct, rename="camel", omit_defaults=True):
    text: str | None = None
    thought: bool = False
    inline_data: _Blob | None = None
    function_call: _FunctionCall | None = None
    function_response: _FunctionResponse | None = None
    thought_signature: str = ""


RawPart: TypeAlias = dict[str, object]
"""A part as it was received."""


class _Content(Struct):
    role: str
    parts: list[_Part | RawPart]


class _Instruction(Struct):
    parts: list[_Part]


class _Declaration(Struct, omit_defaults=True):
    name: str
    description: str = ""
    parameters: dict[str, object] | None = None


class _Declared(Struct, rename="camel", omit_defaults=True):
    """The functions, and the web search of the provider."""

    function_declarations: list[_Declaration] = []
    google_search: dict[str, object] | None = None


class _ToolConfig(Struct, rename="camel"):
    """Without it, a request with functions and a search is rejected."""

    include_server_side_tool_invocations: bool = True


class _ThinkingConfig(Struct, rename="camel"):
    """How much is thought, by a level or a budget, and whether its displayable part is sent."""

    include_thoughts: bool = True
    thinking_level: str | UnsetType = UNSET
    thinking_budget: int | UnsetType = UNSET


class _Generation(Struct, rename="camel", omit_defaults=True):
    """Reply limit in tokens, which includes thinking."""

    max_output_tokens: int = 0
    thinking_config: _ThinkingConfig | None = None


class _Body(Struct, rename="camel", omit_defaults=True):
    contents: list[_Content]
    system_instruction: _Instruction | None = None
    tools: list[_Declared] = []
    tool_config: _ToolConfig | None = None
    generation_config: _Generation | None = None


class GeminiOpaque(Struct, tag_field="by", tag="gemini", omit_defaults=True):
    """The opaque data of a part: its signature, the text it covers, and the ID of a call; or the
    parts of web searches.
    """

    signature: str = ""
    text: str = ""
    id: str = ""
    place: str = ""
    parts: list[RawPart] = []


OPAQUE_CODEC = OpaqueCodec(GeminiOpaque)

_REASONS = {
    "STOP": StopReason.ANSWERED,
    "MAX_TOKENS": StopReason.LENGTH,
    "CONTINUATION": StopReason.LENGTH,
    "OTHER": StopReason.INTERRUPTED,
}
_FILTER_REASONS = frozenset(
    {
        *("SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"),
        *("IMAGE_SAFETY", "IMAGE_PROHIBITED_CONTENT", "IMAGE_RECITATION", "IMAGE_OTHER"),
        *("NO_IMAGE", "MODEL_ARMOR", "ESCALATION"),
    }
)
_UNREADABLE_REASONS = frozenset(
    {"MALFORMED_FUNCTION_CALL", "MALFORMED_RESPONSE", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS"}
)


class _Call(Struct):
    """A call; its arguments are an object, kept as written."""

    id: CallId = None
    name: str | None = None
    args: msgspec.Raw = msgspec.Raw(b"")


class _ReplyPart(Struct, rename="camel"):
    text: str | None = None
    thought: bool | None = None
    thought_signature: str | None = None
    function_call: _Call | None = None
    tool_call: RawPart | None = None
    tool_response: RawPart | None = None


class _ReplyContent(Struct):
    parts: list[_ReplyPart] | None = None


class _Chunk(Struct):
    """A page that was found."""

    web: object = None


class _Grounding(Struct, rename="camel"):
    """What was searched for and found, in all pieces so far."""

    web_search_queries: list[object] | None = None
    grounding_chunks: list[_Chunk] | None = None


class _Candidate(Struct, rename="camel"):
    """An answer; only the first is asked for."""

    content: _ReplyContent | None = None
    finish_reason: str | None = None
    finish_message: str | None = None
    grounding_metadata: _Grounding | NoCounts = None


class _Feedback(Struct, rename="camel"):
    """The reason why the request was not answered."""

    block_reason: str | None = None


class _Usage(Struct, rename="camel"):
    """Tokens so far; the prompt's tokens include the cached ones."""

    prompt_token_count: TokenCount | None = None
    candidates_token_count: TokenCount | None = None
    thoughts_token_count: TokenCount | None = None
    cached_content_token_count: TokenCount | None = None
    tool_use_prompt_token_count: TokenCount | None = None

    def updated(self, newer: "_Usage") -> "_Usage":
        pairs = ((name, getattr(newer, name)) for name in self.__struct_fields__)
        return msgspec.structs.replace(self, **{name: value for name, value in pairs if value})

    def usage(self) -> Usage:
        cached = int(self.cached_content_token_count or 0)
        prompt = (self.prompt_token_count or 0) + (self.tool_use_prompt_token_count or 0)
        output = (self.candidates_token_count or 0) + (self.thoughts_token_count or 0)
        return Usage(max(prompt - cached, 0), output, cache_read=cached)


class _Answer(Struct, rename="camel"):
    candidates: list[_Candidate] | None = None
    prompt_feedback: _Feedback | None = None
    usage_metadata: _Usage | NoCounts = None
    error: object = None


_answers = EventDecoder(list[_Answer], raw="args")


class GeminiStreamParser:
    """The parser of one stream; `place` names the provider it comes from."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._reason = ""
        self._called = False
        self._text, self._thought = SurrogateJoiner(), SurrogateJoiner()
        self._usage: _Usage | None = None
        self._searches: list[RawPart] = []
        """Parts of searches that wait for their results."""
        self._queries: list[object] = []
        self._grounding = _Grounding()

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        # sometimes an answer, and often an error, is a list of one
        is_list = text.lstrip().startswith("[")
        for answer in _answers.read(text if is_list else f"[{text}]"):
            if answer.error is not None or name == "error":
                raise parse_stream_error(text)
            if usage := counts_in(answer.usage_metadata, _Usage):
                self._usage = (self._usage or _Usage()).updated(usage)
            if answer.prompt_feedback and answer.prompt_feedback.block_reason:
                self._reason = "PROHIBITED_CONTENT"
            for candidate in (answer.candidates or [])[:1]:
                for part in (candidate.content and candidate.content.parts) or []:
                    yield from self._take_part(part)
                if result := counts_in(candidate.grounding_metadata, _Grounding):
                    self._grounding = result
                reason = candidate.finish_reason or ""
                if reason not in ("", "FINISH_REASON_UNSPECIFIED"):
                    self._reason = reason
                    if refusal := _error_for_reason(reason):
                        raise refusal

    def _take_part(self, part: _ReplyPart) -> Iterator[ProviderEvent]:
        own = GeminiOpaque(part.thought_signature or "", place=self._origin)
        if part.tool_call is not None or part.tool_response is not None:
            fields = ("toolCall", part.tool_call), ("toolResponse", part.tool_response)
            received: RawPart = {name: value for name, value in fields if value is not None}
            if own.signature:
                received["thoughtSignature"] = own.signature
            self._searches.append(received)
            if 2 * sum("toolResponse" in other for other in self._searches) == len(self._searches):
                yield from self._finish_searches()
            return
        yield from self._finish_searches()
        if call := part.function_call:
            self._called = True
            own.id = id_text(call.id)
            opaque = OPAQUE_CODEC.encode(own) if own.signature or own.id else ""
            written = bytes(call.args).decode()
            arguments = "{}" if written in ("", "null") else written
            yield ToolCallArrived(ToolCall(own.id, call.name or UNNAMED, arguments, opaque))
            return
        own.text = part.text or ""
        kind, joiner = (ThinkingDelta, self._thought) if part.thought else (TextDelta, self._text)
        text, opaque = joiner.take(own.text), ""
        if own.signature:
            text, opaque = text + joiner.take_half(), OPAQUE_CODEC.encode(own)
        if text or opaque:
            yield kind(text, opaque)

    def close(self) -> Iterable[ProviderEvent]:
        yield from delta_if_any(TextDelta, self._text.take_half())
        yield from self._finish_searches()
        if pages := [chunk.web for chunk in self._grounding.grounding_chunks or () if chunk.web]:
            # pages are reported only at the end; Google does not want them back
            nothing = OPAQUE_CODEC.encode(GeminiOpaque(place=self._origin))
            queries = [] if self._queries else self._grounding.web_search_queries or []
            yield WebSearched(read_search(queries, pages, opaque=nothing))
        if not self._reason or _error_for_reason(self._reason):
            reason = StopReason.INTERRUPTED
        elif self._reason in _FILTER_REASONS:
            reason = StopReason.FILTERED
        else:
            reason = _REASONS.get(self._reason, StopReason.ANSWERED)
            reason = stop_reason_with_calls(reason, called=self._called)
        usage = self._usage.usage() if self._usage else None
        searches = len(self._queries or self._grounding.web_search_queries or ())
        yield StreamFinished(reason, usage and replace(usage, searches=searches))

    def _finish_searches(self) -> Iterator[ProviderEvent]:
        parts, self._searches = self._searches, []
        if not parts:
            return
        called, answered = list[object](), list[object]()
        queries: list[object] = []
        for part in parts:
            match part:
                case {"toolCall": {"args": dict() as arguments, **call}}:
                    named = arguments.get("queries") or arguments.get("query")
                    queries += named if isinstance(named, list) else [named] if named else []
                    called.append(call.get("id"))
                case {"toolResponse": {**response}}:
                    answered.append(response.get("id"))
        self._queries += queries
        sealed = GeminiOpaque(place=self._origin, parts=parts)
        # searches of a cut reply, or without an answer, are not sent back
        opaque = OPAQUE_CODEC.encode(sealed) if called == answered else ""
        yield WebSearched(read_search(queries, opaque=opaque))


def is_search_part(part: RawPart) -> bool:
    """Return whether a part belongs to a tool that runs at the provider: only such parts are
    returned.
    """
    return part.keys() <= {"toolCall", "toolResponse", "thoughtSignature"}


def _error_for_reason(reason: str) -> ProviderError | None:
    """Return the error that a stop reason stands for, or None."""
    if reason in _UNREADABLE_REASONS:
        return ProviderResponseInvalid(
            "The provider couldn't parse the model's output ({reason}).",
            "The partial answer is saved. Send again or choose another model.",
            reason=reason,
        )
    if reason == "MISSING_THOUGHT_SIGNATURE":
        return RequestRefused(
            Phrase(
                "{message} The provider says: “{reason}”", message=REFUSED.message, reason=reason
            ),
            REFUSED.hint,
        )
    if reason == "PUP_LIMITED_DISABLED":
        return ProviderAccessDenied(NO_RIGHT.message, NO_RIGHT.hint)
    return None
