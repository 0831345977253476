"""Reads a stream of Gemini: every event is a piece of the whole answer, calls come in one piece.

There is no last word: an answer is over when a reason has come. Calls end with STOP like words.
"""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct

from helix_desktop.domain.errors import (
    ProviderDenied,
    ProviderError,
    ProviderGarbled,
    RequestRefused,
)
from helix_desktop.domain.llm import (
    CallMade,
    Finished,
    ProviderEvent,
    StopReason,
    TextDelta,
    ThinkingDelta,
    Usage,
)
from helix_desktop.domain.message import ToolCall
from helix_desktop.providers.dialects.gemini.parts import SEAL, Signed
from helix_desktop.providers.dialects.naming import UNNAMED
from helix_desktop.providers.dialects.reading import Events, Seam
from helix_desktop.providers.wire.faults import stream_fault
from helix_desktop.providers.wire.words import NO_RIGHT, REFUSED

_REASONS = {
    "STOP": StopReason.ANSWERED,
    "MAX_TOKENS": StopReason.LENGTH,
    "CONTINUATION": StopReason.LENGTH,
    "OTHER": StopReason.INTERRUPTED,
}
_FILTERS = frozenset(
    {
        *("SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"),
        *("IMAGE_SAFETY", "IMAGE_PROHIBITED_CONTENT", "IMAGE_RECITATION", "IMAGE_OTHER"),
        *("NO_IMAGE", "MODEL_ARMOR", "ESCALATION"),
    }
)
_UNREADABLE = frozenset(
    {"MALFORMED_FUNCTION_CALL", "MALFORMED_RESPONSE", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS"}
)


class CallTold(Struct):
    """A call; its arguments are an object, kept as they are written."""

    id: str | None = None
    name: str | None = None
    args: msgspec.Raw = msgspec.Raw(b"")


class PartTold(Struct, rename="camel"):
    """A piece of text, of thinking, or a call."""

    text: str | None = None
    thought: bool | None = None
    thought_signature: str | None = None
    function_call: CallTold | None = None


class ContentTold(Struct):
    """What is new."""

    parts: list[PartTold] | None = None


class Candidate(Struct, rename="camel"):
    """One answer; only the first is asked for."""

    content: ContentTold | None = None
    finish_reason: str | None = None
    finish_message: str | None = None


class Feedback(Struct, rename="camel"):
    """Why the request was not answered."""

    block_reason: str | None = None


class UsageTold(Struct, rename="camel"):
    """Tokens so far; those of the prompt include what the cache had."""

    prompt_token_count: int | None = None
    candidates_token_count: int | None = None
    thoughts_token_count: int | None = None
    cached_content_token_count: int | None = None
    tool_use_prompt_token_count: int | None = None

    def updated(self, newer: "UsageTold") -> "UsageTold":
        pairs = ((name, getattr(newer, name)) for name in self.__struct_fields__)
        return msgspec.structs.replace(self, **{name: value for name, value in pairs if value})

    def usage(self) -> Usage:
        cached = self.cached_content_token_count or 0
        prompt = (self.prompt_token_count or 0) + (self.tool_use_prompt_token_count or 0)
        output = (self.candidates_token_count or 0) + (self.thoughts_token_count or 0)
        return Usage(max(prompt - cached, 0), output, cache_read=cached)


class Answer(Struct, rename="camel"):
    """One event."""

    candidates: list[Candidate] | None = None
    prompt_feedback: Feedback | None = None
    usage_metadata: UsageTold | None = None
    error: object = None


_answers = Events(list[Answer])


class GeminiReader:
    """Reads one stream; `place` is the endpoint whose it is."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._reason = ""
        self._called = False
        self._text, self._thought = Seam(), Seam()
        self._usage: UsageTold | None = None

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        # now and then an answer, and above all an error, is a list of one
        listed = text.lstrip().startswith("[")
        for answer in _answers.read(text if listed else f"[{text}]"):
            if answer.error is not None or name == "error":
                raise stream_fault(text)
            yield from self._answer(answer)

    def close(self) -> Iterable[ProviderEvent]:
        if rest := self._text.rest():
            yield TextDelta(rest)
        yield Finished(self._stop_reason(), self._usage.usage() if self._usage else None)

    def _answer(self, answer: Answer) -> Iterator[ProviderEvent]:
        if answer.usage_metadata:
            self._usage = (self._usage or UsageTold()).updated(answer.usage_metadata)
        if answer.prompt_feedback and answer.prompt_feedback.block_reason:
            self._reason = "PROHIBITED_CONTENT"
        for candidate in (answer.candidates or [])[:1]:
            for part in (candidate.content and candidate.content.parts) or []:
                yield from self._part(part)
            self._end(candidate)

    def _part(self, part: PartTold) -> Iterator[ProviderEvent]:
        signed = Signed(part.thought_signature or "", place=self._place)
        if part.function_call:
            yield self._call(part.function_call, signed)
            return
        signed.text = part.text or ""
        kind, seam = (ThinkingDelta, self._thought) if part.thought else (TextDelta, self._text)
        text, opaque = seam.take(signed.text), ""
        if signed.signature:
            text, opaque = text + seam.rest(), SEAL.close(signed)
        if text or opaque:
            yield kind(text, opaque)

    def _call(self, call: CallTold, signed: Signed) -> CallMade:
        self._called = True
        signed.id = call.id or ""
        opaque = SEAL.close(signed) if signed.signature or signed.id else ""
        written = bytes(call.args).decode()
        arguments = "{}" if written in ("", "null") else written
        return CallMade(ToolCall(call.id or "", call.name or UNNAMED, arguments, opaque))

    def _end(self, candidate: Candidate) -> None:
        reason = candidate.finish_reason or ""
        if reason in ("", "FINISH_REASON_UNSPECIFIED"):
            return
        self._reason = reason
        refusal = _refusal(reason)
        if refusal:
            raise refusal

    def _stop_reason(self) -> StopReason:
        if not self._reason:
            return StopReason.INTERRUPTED
        if self._reason in _FILTERS:
            return StopReason.FILTERED
        reason = _REASONS.get(self._reason, StopReason.ANSWERED)
        answered = reason is StopReason.ANSWERED
        return StopReason.TOOLS if answered and self._called else reason


def _refusal(reason: str) -> ProviderError | None:
    """What a reason says that stands for an error."""
    if reason in _UNREADABLE:
        return ProviderGarbled(
            f"The model wrote something that its provider could not read ({reason}).",
            "What came is kept. Send again, or choose another model.",
        )
    if reason == "MISSING_THOUGHT_SIGNATURE":
        return RequestRefused(f"{REFUSED.message} It says: “{reason}”", REFUSED.hint)
    if reason == "PUP_LIMITED_DISABLED":
        return ProviderDenied(NO_RIGHT.message, NO_RIGHT.hint)
    return None
