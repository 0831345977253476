"""Requests to Ollama and the parser of its streams, in Ollama's own protocol.

Only this protocol can turn off the silent loss of old messages: `truncate` and `shift` are off, so
that a request which is too long is rejected. `num_ctx` is the model's context window, because the
server's default may be 4,096. The path is relative to the bare address. The stream has one JSON
object per line; calls arrive whole, and usage comes in the last line.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import UNSET, Struct, UnsetType, field

from helix_desktop.domain.effort import GRADED, Effort, EffortLevel
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    Usage,
)
from helix_desktop.domain.messages import Image, Message, Role, Text, Thinking, ToolCall
from helix_desktop.providers.dialect import (
    Dialect,
    DocumentFetcher,
    EncodedRequest,
    Framing,
    Headers,
    ListedModel,
    Pictures,
    StreamParser,
)
from helix_desktop.providers.dialects.effort_cures import LearnedEfforts
from helix_desktop.providers.dialects.encoding import (
    JsonText,
    ToolFunction,
    base64_of,
    encode_struct,
    fit_id,
    fit_name,
    missing_image_text,
    move_images_after,
    tool_results,
    visible_parts,
)
from helix_desktop.providers.dialects.ollama_models import list_ollama_models
from helix_desktop.providers.dialects.parsing import (
    CallId,
    EventDecoder,
    OpaqueCodec,
    PartialToolCall,
    SurrogateJoiner,
    emit,
    encode_arguments_object,
    with_calls,
)
from helix_desktop.providers.http.provider_errors import parse_stream_error

_REASONS = {"stop": StopReason.ANSWERED, "length": StopReason.LENGTH}
"""Stop reasons; `load` and `unload` come with an empty answer and also count as an end."""


class _FunctionTold(Struct):
    """The called function and its arguments."""

    name: str | None = None
    arguments: JsonText = None


class _CallTold(Struct):
    """A whole call; older servers send no ID."""

    id: CallId = None
    function: _FunctionTold | None = None


class _MessageTold(Struct):
    """New content."""

    content: str | None = None
    thinking: str | None = None
    tool_calls: list[_CallTold] | None = None


class _Line(Struct):
    """A line of the stream; the last one has the token counts."""

    message: _MessageTold | None = None
    done: bool = False
    done_reason: str | None = None
    prompt_eval_count: int | None = None
    eval_count: int | None = None
    error: object = None


class OllamaOpaque(Struct, tag_field="by", tag="ollama"):
    """The mark of thinking from this dialect, by which it is returned."""


SEAL = OpaqueCodec(OllamaOpaque)
_lines = EventDecoder(_Line)


class OllamaStreamParser:
    """The parser of one stream."""

    def __init__(self) -> None:
        self._text, self._thinking = SurrogateJoiner(), SurrogateJoiner()
        self._thought = self._called = self._done = False
        self._reason = ""
        self._usage: Usage | None = None

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        line = _lines.read(text)
        if line.error:
            raise parse_stream_error(text)
        if line.message:
            yield from self._said(line.message)
        if line.done:
            self._done = True
            self._reason = line.done_reason or ""
            self._note_usage(line)

    def close(self) -> Iterable[ProviderEvent]:
        yield from self._thought_over()
        yield from emit(TextDelta, self._text.rest())
        yield StreamFinished(self._stop_reason(), self._usage)

    def _said(self, said: _MessageTold) -> Iterator[ProviderEvent]:
        if said.thinking:
            self._thought = True
            yield from emit(ThinkingDelta, self._thinking.take(said.thinking))
        if said.content:
            yield from self._thought_over()
            yield from emit(TextDelta, self._text.take(said.content))
        for call in said.tool_calls or []:
            self._called = True
            yield from self._thought_over()
            yield from emit(TextDelta, self._text.rest())
            function = call.function or _FunctionTold()
            yield PartialToolCall.of(call.id, function.name, function.arguments).made()

    def _thought_over(self) -> Iterator[ProviderEvent]:
        if self._thought:
            self._thought = False
            yield ThinkingDelta(self._thinking.rest(), SEAL.close(OllamaOpaque()))

    def _note_usage(self, line: _Line) -> None:
        """Note the usage; a fully cached prompt has no count, so that field may be missing."""
        if line.prompt_eval_count is not None or line.eval_count is not None:
            self._usage = Usage(max(0, line.prompt_eval_count or 0), max(0, line.eval_count or 0))

    def _stop_reason(self) -> StopReason:
        if not self._done:
            return StopReason.INTERRUPTED
        reason = _REASONS.get(self._reason, StopReason.ANSWERED)
        return with_calls(reason, called=self._called)


class _Function(Struct):
    """The called function and its arguments."""

    name: str
    arguments: dict[str, object]


class _Call(Struct):
    """A call of the model; servers older than call IDs ignore the ID."""

    id: str
    function: _Function


class _Message(Struct, omit_defaults=True):
    """A message; pictures are sent beside the text."""

    role: str
    content: str
    thinking: str = ""
    images: list[str] = field(default_factory=list)
    tool_calls: list[_Call] = field(default_factory=list)
    tool_name: str = ""
    tool_call_id: str = ""


class _Tool(Struct):
    """A tool that may be called."""

    function: ToolFunction
    type: str = "function"


class _Options(Struct):
    """Options of the model: its context window and the reply limit."""

    num_ctx: int
    num_predict: int | UnsetType = UNSET


class _Body(Struct):
    """The body of a request."""

    model: str
    messages: list[_Message]
    options: _Options
    tools: list[_Tool] | UnsetType = UNSET
    stream: bool = True
    truncate: bool = False
    shift: bool = False
    think: bool | str | UnsetType = UNSET


class OllamaDialect(Dialect):
    """The dialect of Ollama's `/api/chat`."""

    def __init__(self) -> None:
        self._efforts = LearnedEfforts()

    def learned(self, refusal: str, model: str) -> bool:
        return self._efforts.learned(refusal, model)

    def accepted_effort(self, request: ModelRequest) -> Effort:
        return self._efforts.of(request)

    @property
    def framing(self) -> Framing:
        return Framing.LINES

    def outgoing(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        body = _Body(
            model=request.llm.id,
            messages=list(_messages(request.messages, pictures)),
            options=_Options(request.llm.window, request.max_output or UNSET),
            tools=[_Tool(ToolFunction.of(spec)) for spec in request.tools] or UNSET,
            think=_think(self.accepted_effort(request).level),
        )
        return EncodedRequest("/api/chat", encode_struct(body))

    def reader(self) -> StreamParser:
        return OllamaStreamParser()

    async def list_models(
        self, base_url: str, headers: Headers, fetch: DocumentFetcher
    ) -> tuple[ListedModel, ...]:
        return await list_ollama_models(base_url, headers, fetch)


def _think(level: EffortLevel | None) -> bool | str | UnsetType:
    if level is None:
        return UNSET
    return level.value if level in GRADED else level is EffortLevel.ON


def _messages(messages: Sequence[Message], pictures: Pictures) -> Iterator[_Message]:
    """Yield the messages; a result names its tool, because older servers ignore IDs."""
    tools: dict[str, str] = {}
    for message in move_images_after(messages):
        tools |= {call.id: fit_name(call.tool) for call in message.calls}
        if message.role is Role.TOOL:
            for result in tool_results(message):
                name = tools.get(result.call, "")
                call = fit_id(result.call)
                yield _Message("tool", result.text, tool_name=name, tool_call_id=call)
        elif message.role is Role.ASSISTANT:
            yield _reply(message)
        else:
            yield _spoken(message, pictures)


def _spoken(message: Message, pictures: Pictures) -> _Message:
    texts: list[str] = []
    images: list[str] = []
    for part in visible_parts(message):
        found = base64_of(part, pictures) if isinstance(part, Image) else None
        if found:
            images.append(found)
        else:
            texts.append(part.text if isinstance(part, Text) else missing_image_text(part))
    return _Message(message.role.value, "\n".join(texts), images=images)


def _reply(message: Message) -> _Message:
    thinking = "".join(
        part.text for part in message.parts if isinstance(part, Thinking) and SEAL.open(part.opaque)
    )
    calls = [_call(call) for call in message.calls]
    return _Message("assistant", message.text, thinking=thinking, tool_calls=calls)


def _call(call: ToolCall) -> _Call:
    return _Call(fit_id(call.id), _Function(fit_name(call.tool), encode_arguments_object(call)))
