"""Reads Ollama's stream: one JSON object a line, calls whole, usage in the last one."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from helix_desktop.domain.llm import (
    Finished,
    ProviderEvent,
    StopReason,
    TextDelta,
    ThinkingDelta,
    Usage,
)
from helix_desktop.providers.dialects.assembling import Growing
from helix_desktop.providers.dialects.body import as_text
from helix_desktop.providers.dialects.reading import Events, Seam
from helix_desktop.providers.dialects.sealing import Seal
from helix_desktop.providers.wire.faults import stream_fault

_REASONS = {"stop": StopReason.ANSWERED, "length": StopReason.LENGTH}
"""`load` and `unload` come with an empty answer; they, too, are an end."""


class Function(Struct):
    """What is called, and with what."""

    name: str | None = None
    arguments: dict[str, object] | str | list[object] | None = None


class Call(Struct):
    """One call, whole; older servers give it no id."""

    id: str | None = None
    function: Function | None = None


class Said(Struct):
    """What is new."""

    content: str | None = None
    thinking: str | None = None
    tool_calls: list[Call] | None = None


class Line(Struct):
    """One line; figures stand in the last."""

    message: Said | None = None
    done: bool = False
    done_reason: str | None = None
    prompt_eval_count: int | None = None
    eval_count: int | None = None
    error: object = None


class Thought(Struct, tag_field="by", tag="ollama"):
    """Says that a text is thinking of this dialect: it goes back."""


SEAL = Seal(Thought)
_lines = Events(Line)


class OllamaReader:
    """Reads one stream."""

    def __init__(self) -> None:
        self._text, self._thinking = Seam(), Seam()
        self._thought = self._called = self._done = False
        self._reason = ""
        self._usage: Usage | None = None

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        line = _lines.read(text)
        if line.error:
            raise stream_fault(text)
        if line.message:
            yield from self._said(line.message)
        if line.done:
            self._done = True
            self._reason = line.done_reason or ""
            self._note_usage(line)

    def close(self) -> Iterable[ProviderEvent]:
        yield from self._thought_over()
        yield from self._text_over()
        yield Finished(self._stop_reason(), self._usage)

    def _said(self, said: Said) -> Iterator[ProviderEvent]:
        if said.thinking:
            self._thought = True
            thinking = self._thinking.take(said.thinking)
            if thinking:
                yield ThinkingDelta(thinking)
        if said.content:
            yield from self._thought_over()
            text = self._text.take(said.content)
            if text:
                yield TextDelta(text)
        for call in said.tool_calls or []:
            self._called = True
            yield from self._thought_over()
            yield from self._text_over()
            yield _growing(call).made()

    def _thought_over(self) -> Iterator[ProviderEvent]:
        if self._thought:
            self._thought = False
            yield ThinkingDelta(self._thinking.rest(), SEAL.close(Thought()))

    def _text_over(self) -> Iterator[ProviderEvent]:
        rest = self._text.rest()
        if rest:
            yield TextDelta(rest)

    def _note_usage(self, line: Line) -> None:
        """A prompt that was cached whole has no count: the field is left out then."""
        if line.prompt_eval_count is not None or line.eval_count is not None:
            self._usage = Usage(max(0, line.prompt_eval_count or 0), max(0, line.eval_count or 0))

    def _stop_reason(self) -> StopReason:
        if not self._done:
            return StopReason.INTERRUPTED
        reason = _REASONS.get(self._reason, StopReason.ANSWERED)
        tools = reason is StopReason.ANSWERED and self._called
        return StopReason.TOOLS if tools else reason


def _growing(call: Call) -> Growing:
    function = call.function or Function()
    arguments = as_text(function.arguments)
    return Growing(call.id or "", function.name or "", [arguments] if arguments else [])
