"""Writes requests to Ollama, parses its streams, and lists its models (`num_ctx`).

Only this protocol can keep a server from silently dropping old messages: `truncate` and `shift` are
off, so that a request which is too long is rejected. `num_ctx` is the model's context window,
because the server's default may be 4,096.

The path is relative to the bare address. The stream has one JSON object per line; calls arrive
whole, and usage comes in the last line.
"""

import asyncio
import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, field

from helix_desktop.domain.effort import GRADED, EffortLevel, KnownEfforts
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    ThinkingDelta,
    Usage,
)
from helix_desktop.domain.messages import Image, Message, Role, Text, Thinking
from helix_desktop.providers.assumed_figures import ASSUMED_WINDOW_TOKENS
from helix_desktop.providers.dialect import (
    DocumentFetcher,
    EncodedRequest,
    Framing,
    Headers,
    ListedModel,
    Pictures,
    StreamParser,
)
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
from helix_desktop.providers.dialects.model_list_entries import (
    clean_count,
    fetch_optional,
    read_entries,
    read_envelope,
    read_optional,
    read_optional_entries,
)
from helix_desktop.providers.dialects.parsing import (
    CallId,
    EventDecoder,
    OpaqueCodec,
    PartialToolCall,
    SurrogateJoiner,
    TokenCount,
    delta_if_any,
    encode_arguments_object,
    stop_reason_with_calls,
)
from helix_desktop.providers.dialects.rejected_efforts import LearningDialect
from helix_desktop.providers.dialects.think_tags import ThinkTagSplitter
from helix_desktop.providers.http.provider_errors import parse_stream_error

_REASONS = {"stop": StopReason.ANSWERED, "length": StopReason.LENGTH}
"""Stop reasons; `load` and `unload` come with an empty answer and also count as an end."""


class _ReplyFunction(Struct):
    name: str | None = None
    arguments: JsonText = None


class _ReplyCall(Struct):
    """A whole call; older servers send no ID."""

    id: CallId = None
    function: _ReplyFunction | None = None


class _ReplyMessage(Struct):
    content: str | None = None
    thinking: str | None = None
    tool_calls: list[_ReplyCall] | None = None


class _Line(Struct):
    """A line of the stream; the last one has the token counts."""

    message: _ReplyMessage | None = None
    done: bool = False
    done_reason: str | None = None
    prompt_eval_count: TokenCount | None = None
    eval_count: TokenCount | None = None
    error: object = None


class OllamaOpaque(Struct, tag_field="by", tag="ollama"):
    """The mark of thinking from this dialect, by which it is returned."""


OPAQUE_CODEC = OpaqueCodec(OllamaOpaque)
_lines = EventDecoder(_Line)


class OllamaStreamParser:
    """The parser of one stream."""

    def __init__(self) -> None:
        self._text, self._thinking = SurrogateJoiner(), SurrogateJoiner()
        self._tags = ThinkTagSplitter()
        self._thought = self._called = self._done = False
        self._reason = ""
        self._usage: Usage | None = None

    def take(self, name: str, text: str) -> Iterable[ProviderEvent]:
        line = _lines.read(text)
        if line.error:
            raise parse_stream_error(text)
        message = line.message or _ReplyMessage()
        if message.thinking:
            self._thought = True
            self._tags.expect_answer()
            yield from delta_if_any(ThinkingDelta, self._thinking.take(message.thinking))
        if message.content:
            yield from self._end_thinking()
            yield from self._tags.take(self._text.take(message.content))
        for call in message.tool_calls or []:
            self._called = True
            yield from self._end_thinking()
            yield from self._flush_text(complete=False)
            function = call.function or _ReplyFunction()
            yield PartialToolCall.of(call.id, function.name, function.arguments).finish()
        if line.done:
            self._done = True
            self._reason = line.done_reason or ""
            # a fully cached prompt has no count, so that field may be missing
            if line.prompt_eval_count is not None or line.eval_count is not None:
                self._usage = Usage(int(line.prompt_eval_count or 0), int(line.eval_count or 0))

    def close(self) -> Iterable[ProviderEvent]:
        reason = StopReason.INTERRUPTED
        if self._done:
            reason = _REASONS.get(self._reason, StopReason.ANSWERED)
            reason = stop_reason_with_calls(reason, called=self._called)
        yield from self._end_thinking()
        yield from self._flush_text(complete=reason is StopReason.ANSWERED)
        yield StreamFinished(reason, self._usage)

    def _end_thinking(self) -> Iterator[ProviderEvent]:
        if self._thought:
            self._thought = False
            yield ThinkingDelta(self._thinking.take_half(), OPAQUE_CODEC.encode(OllamaOpaque()))

    def _flush_text(self, *, complete: bool) -> Iterator[ProviderEvent]:
        """Yield the text that was held back; `complete`: the answer is over."""
        yield from self._tags.take(self._text.take_half())
        yield from self._tags.finish(complete=complete)


class _Function(Struct):
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
    function: ToolFunction
    type: str = "function"


class _Options(Struct):
    """Options of the model: its context window and the reply limit."""

    num_ctx: int
    num_predict: int | UnsetType = UNSET


class _Body(Struct):
    model: str
    messages: list[_Message]
    options: _Options
    tools: list[_Tool] | UnsetType = UNSET
    stream: bool = True
    truncate: bool = False
    shift: bool = False
    think: bool | str | UnsetType = UNSET


def _encode_messages(messages: Sequence[Message], pictures: Pictures) -> Iterator[_Message]:
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
            thoughts = (part for part in message.parts if isinstance(part, Thinking))
            thinking = "".join(part.text for part in thoughts if OPAQUE_CODEC.decode(part.opaque))
            calls = [
                _Call(
                    fit_id(call.id), _Function(fit_name(call.tool), encode_arguments_object(call))
                )
                for call in message.calls
            ]
            yield _Message("assistant", message.text, thinking=thinking, tool_calls=calls)
        else:
            texts: list[str] = []
            images: list[str] = []
            for part in visible_parts(message):
                encoded = base64_of(part, pictures) if isinstance(part, Image) else None
                if encoded:
                    images.append(encoded)
                else:
                    texts.append(part.text if isinstance(part, Text) else missing_image_text(part))
            yield _Message(message.role.value, "\n".join(texts), images=images)


MAX_DETAILED_MODELS = 200
MAX_CONCURRENT_REQUESTS = 8
"""Most Ollama models that are queried, and how many at the same time."""

_NUM_CTX = re.compile(r"^[ \t]*num_ctx[ \t]+(\d{1,9})[ \t\r]*$", re.M)


class _Tag(Struct):
    name: str


class _Loaded(Struct):
    name: str
    context_length: int | None = None


class _ThinkingValues(Struct):
    """The values that `think` may have: booleans, words, or both."""

    values: list[bool | str] = []


class _ModelDetails(Struct):
    """Ollama's description of a model; `parameters` are lines of its Modelfile."""

    parameters: str = ""
    capabilities: list[str] | None = None
    thinking: Raw = Raw()
    model_info: dict[str, object] = {}


async def list_ollama_models(
    base_url: str, headers: Headers, fetch: DocumentFetcher
) -> tuple[ListedModel, ...]:
    """Return Ollama's models, each with its loaded or configured context window."""
    tags, loaded = await asyncio.gather(
        fetch(f"{base_url}/api/tags", headers), fetch_optional(fetch, f"{base_url}/api/ps", headers)
    )
    listed = read_entries(read_envelope(tags).models, _Tag, lambda tag: ListedModel(tag.name))
    slots = asyncio.Semaphore(MAX_CONCURRENT_REQUESTS)

    async def fetch_details(name: str) -> ListedModel | None:
        body = msgspec.json.encode({"model": name})
        async with slots:
            data = await fetch_optional(fetch, f"{base_url}/api/show", headers, body=body)
        details = read_optional(data, _ModelDetails)
        if details is None:
            return ListedModel(name)
        capabilities = details.capabilities
        if capabilities is not None and "completion" not in capabilities:
            return None
        efforts = None
        if capabilities is not None and "thinking" in capabilities:
            efforts = _ON_OR_OFF
            if (values := read_optional(details.thinking, _ThinkingValues)) is not None:
                named = {
                    _LEVELS_BY_VALUE[value] for value in values.values if value in _LEVELS_BY_VALUE
                }
                efforts = KnownEfforts(tuple(level for level in EffortLevel if level in named))
        largest = 0
        if match := _NUM_CTX.search(details.parameters):
            window = clean_count(int(match[1]))
        else:
            # the window is sent with each request, and the model's maximum would reserve memory for
            # all of it; a request that needs more asks for more
            sizes = (
                value
                for key, value in details.model_info.items()
                if key.endswith(".context_length") and isinstance(value, int)
            )
            largest = clean_count(next(sizes, 0))
            window = min(largest, ASSUMED_WINDOW_TOKENS)
        return ListedModel(
            id=name,
            window=window,
            largest_window=largest if largest > window else 0,
            tools=None if capabilities is None else "tools" in capabilities,
            thinking=None if capabilities is None else "thinking" in capabilities,
            images=None if capabilities is None else "vision" in capabilities,
            efforts=efforts,
        )

    details = await asyncio.gather(
        *(fetch_details(listed_model.id) for listed_model in listed[:MAX_DETAILED_MODELS])
    )
    running = read_optional_entries(
        loaded,
        _Loaded,
        lambda model: ListedModel(model.name, window=clean_count(model.context_length)),
    )
    return tuple(
        msgspec.structs.replace(detail, window=running[detail.id].window or detail.window)
        if detail.id in running
        else detail
        for detail in details
        if detail is not None
    )


_ON_OR_OFF = KnownEfforts((EffortLevel.OFF, EffortLevel.ON), sure=False)
"""What servers accept that do not list the values."""
_LEVELS_BY_VALUE: dict[bool | str, EffortLevel] = {
    False: EffortLevel.OFF,
    True: EffortLevel.ON,
    "none": EffortLevel.OFF,
    **{level.value: level for level in EffortLevel},
}


class OllamaDialect(LearningDialect):
    """The dialect of Ollama's `/api/chat`."""

    @property
    def framing(self) -> Framing:
        return Framing.LINES

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        level = self.accepted_effort(request).level
        think: bool | str | UnsetType = UNSET
        if level is not None:
            think = level.value if level in GRADED else level is EffortLevel.ON
        body = _Body(
            model=request.llm.id,
            messages=list(_encode_messages(request.messages, pictures)),
            options=_Options(request.llm.window, request.max_output or UNSET),
            tools=[_Tool(ToolFunction.of(spec)) for spec in request.tools] or UNSET,
            think=think,
        )
        return EncodedRequest("/api/chat", encode_struct(body))

    def new_parser(self, model: str = "") -> StreamParser:
        return OllamaStreamParser()

    list_models = staticmethod(list_ollama_models)
