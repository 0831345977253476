"""Writes requests to Anthropic's Messages API: prompt cache breakpoints, effort, tools.

Messages become two alternating sides without empty blocks. System messages before all others are
sent separately; later ones become user messages that say so. Results come first in their turn.
Broken arguments of a call are sent inside an object.

At most four breakpoints end the parts of the prompt cache. A request reads a part written by an
earlier one if it has a breakpoint there or up to 20 blocks later. So messages sent before
(`unchanged`) end with a breakpoint exactly where the previous request had its last; `stable` is the
part still readable after a rewrite. The provider ignores parts below a model's least size (1,024 to
4,096 tokens) without an error.

Paths are relative to a base URL that ends with the version (`…/v1`). Thinking counts toward
`max_tokens`; unless the user chose an effort, the model decides on it and no budget is sent.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile

from msgspec import Struct

from helix_desktop.context.texts.placeholders import EMPTY
from helix_desktop.domain.effort import Effort, EffortLevel, KnownEfforts
from helix_desktop.domain.llm import HOUR_SECONDS, ModelRequest
from helix_desktop.domain.messages import (
    Image,
    Message,
    Role,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    WebSearch,
)
from helix_desktop.domain.tool_table import WEB_SEARCH
from helix_desktop.providers.assumed_figures import ASSUMED_OUTPUT_TOKENS
from helix_desktop.providers.dialect import (
    DocumentFetcher,
    EncodedRequest,
    Headers,
    ListedModel,
    Pictures,
    StreamParser,
)
from helix_desktop.providers.dialects.anthropic_blocks import (
    Block,
    RawBlock,
    _Adaptive,
    _Base64,
    _Body,
    _CacheControl,
    _CallBlock,
    _Disabled,
    _Enabled,
    _ImageBlock,
    _OutputConfig,
    _RedactedBlock,
    _ResultBlock,
    _SearchTool,
    _TextBlock,
    _ThinkingBlock,
    _Tool,
    _Turn,
    cited_blocks,
    returned_searches,
    returned_thinking,
)
from helix_desktop.providers.dialects.anthropic_stream import AnthropicStreamParser
from helix_desktop.providers.dialects.encoding import (
    SYSTEM_NOTE,
    base64_of,
    encode_struct,
    fit_id,
    fit_name,
    missing_image_text,
    named_count,
    schema_object,
    sent_mime,
)
from helix_desktop.providers.dialects.model_list_entries import (
    clean_count,
    read_entries,
    read_envelope,
)
from helix_desktop.providers.dialects.parsing import encode_arguments_object
from helix_desktop.providers.dialects.rejected_efforts import LearningDialect
from helix_desktop.providers.dialects.web_searches import MAX_SEARCHES


def set_turn_breakpoints(
    request: ModelRequest, turns: Iterable[_Turn], ends: Sequence[Block | None]
) -> None:
    """Set breakpoints at the end of the stable part, of the part sent before, and of the whole.

    `ends` is the last block of each message, None before the first turn.
    """
    blocks = [block for turn in turns for block in turn.content]
    breakpoint_ = cache_breakpoint(request)
    indexes = {id(block): index for index, block in enumerate(blocks)}
    last_blocks = [ends[count - 1] for count in (request.stable, request.unchanged) if count]
    _set_breakpoint(blocks, breakpoint_)
    for block in last_blocks:
        if block is not None:
            _set_breakpoint(blocks[: indexes[id(block)] + 1], breakpoint_)


def cache_breakpoint(request: ModelRequest) -> _CacheControl:
    """Return the breakpoint with the lifetime that the user chose for the model."""
    return _CacheControl("1h" if request.llm.cache_seconds >= HOUR_SECONDS else "")


def has_follow_up(request: ModelRequest) -> bool:
    """Return whether another request shares the beginning: writing to the cache costs more than
    plain input. A single question outside a session is asked once."""
    turn_messages = sum(message.role is not Role.SYSTEM for message in request.messages)
    return bool(request.session) or turn_messages > 1


def _set_breakpoint(
    blocks: Sequence[Block | _Tool | _SearchTool], breakpoint_: _CacheControl
) -> None:
    """Set a breakpoint on the last block that can carry one."""
    for block in reversed(blocks):
        if not isinstance(block, _ThinkingBlock | _RedactedBlock | dict):
            block.cache_control = breakpoint_
            return


_IMAGE_TYPES = frozenset({"image/jpeg", "image/png", "image/gif", "image/webp"})
"""Accepted kinds of pictures; any other makes the provider reject the request."""


def encode_anthropic(
    request: ModelRequest, pictures: Pictures, origin: str, *, returns_searches: bool = True
) -> _Body:
    """Return the body without the fields for an answer; `origin` is the provider it is sent to."""
    tools: list[_Tool | _SearchTool] = [
        _Tool(fit_name(spec.name), schema_object(spec.schema), spec.description.strip())
        for spec in request.functions
    ]
    if request.searches_web:
        tools.append(_SearchTool(WEB_SEARCH, MAX_SEARCHES))
    searches = returned_searches(request, origin) if returns_searches else None
    builder = _TurnBuilder(request.llm.id, pictures, origin, searches=searches)
    for message in request.messages:
        builder.take(message)
    match builder.turns:
        case [*_, _Turn(role="assistant", content=[*_, _TextBlock() as last])]:
            last.text = last.text.rstrip()  # trailing whitespace is rejected at the end
    if has_follow_up(request):
        _set_breakpoint(builder.system or tools, cache_breakpoint(request))
        set_turn_breakpoints(request, builder.turns, builder.ends)
    return _Body(request.llm.id, builder.turns, system=builder.system, tools=tools)


class _TurnBuilder:
    """A builder that groups messages into turns; `ends` is the last block of each message."""

    def __init__(
        self,
        model: str,
        pictures: Pictures,
        origin: str,
        *,
        searches: Mapping[str, list[RawBlock]] | None,
    ) -> None:
        """`searches` are those that are returned, by their opaque data; with None, not even
        their citations are.
        """
        self._searches = searches
        self.system: list[_TextBlock] = []
        self.turns: list[_Turn] = []
        self.ends: list[Block | None] = []
        self._model = model
        self._pictures = pictures
        self._origin = origin

    def take(self, message: Message) -> None:
        if message.role is Role.SYSTEM and not self.turns:
            self.system += _text_blocks(message.text)
            self.ends.append(None)
            return
        role = "assistant" if message.role is Role.ASSISTANT else "user"
        if not self.turns or self.turns[-1].role != role:
            self.turns.append(_Turn(role, []))
        content = self.turns[-1].content
        blocks = list(self._encode_parts(message)) or [_TextBlock(EMPTY)]
        for block in blocks:
            if isinstance(block, _ResultBlock):
                results = takewhile(lambda part: isinstance(part, _ResultBlock), content)
                content.insert(len(list(results)), block)
            else:
                content.append(block)
        self.ends.append(blocks[-1])

    def _encode_parts(self, message: Message) -> Iterator[Block]:
        if message.role is Role.SYSTEM:
            yield from _text_blocks(f"{SYSTEM_NOTE}\n{message.text}")
            return
        for part in message.parts:
            match part:
                case Text(text) if self._searches is None:
                    yield from _text_blocks(text)
                case Text():
                    yield from cited_blocks(part, self._origin)
                case Image():
                    yield self._image_block(part)
                case WebSearch(opaque=opaque):
                    yield from (self._searches or {}).get(opaque) or _text_blocks(part.text)
                case Thinking():
                    block = returned_thinking(part, self._origin, self._model)
                    if block is not None:
                        yield block
                case ToolCall(id=name, tool=tool):
                    yield _CallBlock(fit_id(name), fit_name(tool), encode_arguments_object(part))
                case ToolResult(images=images):
                    content: list[_TextBlock | _ImageBlock] = [*_text_blocks(part.text)]
                    content += map(self._image_block, images)
                    # a failed result must contain text and nothing else
                    has_image = any(isinstance(block, _ImageBlock) for block in content)
                    yield _ResultBlock(
                        fit_id(part.call),
                        content or [_TextBlock(EMPTY)],
                        is_error=part.failed and not has_image,
                    )

    def _image_block(self, image: Image) -> _TextBlock | _ImageBlock:
        data, mime = base64_of(image, self._pictures), sent_mime(image, self._pictures)
        if data is None or mime not in _IMAGE_TYPES:
            return _TextBlock(missing_image_text(image))
        return _ImageBlock(_Base64(mime, data))


def _text_blocks(text: str) -> Iterator[_TextBlock]:
    if text.strip():
        yield _TextBlock(text)


VERSION_HEADERS = (("anthropic-version", "2023-06-01"),)


class _Supported(Struct, frozen=True):
    supported: bool = False


class _ThinkingTypes(Struct):
    adaptive: _Supported = _Supported()
    enabled: _Supported = _Supported()
    disabled: _Supported = _Supported()


class _ThinkingSupport(_Supported, frozen=True):
    types: _ThinkingTypes | None = None


class _EffortSupport(_Supported, frozen=True):
    low: _Supported = _Supported()
    medium: _Supported = _Supported()
    high: _Supported = _Supported()
    xhigh: _Supported = _Supported()
    max: _Supported = _Supported()

    @property
    def levels(self) -> tuple[EffortLevel, ...]:
        pairs = ((level, getattr(self, level.value, None)) for level in EffortLevel)
        return tuple(level for level, support in pairs if support and support.supported)


class _Capabilities(Struct):
    thinking: _ThinkingSupport | None = None
    effort: _EffortSupport | None = None
    image_input: _Supported | None = None


class _ListEntry(Struct):
    id: str
    display_name: str = ""
    max_input_tokens: int | None = None
    max_tokens: int | None = None
    capabilities: _Capabilities | None = None


def _listed_model(entry: _ListEntry) -> ListedModel:
    capabilities = entry.capabilities or _Capabilities()
    thinking, effort = capabilities.thinking, capabilities.effort
    max_output = clean_count(entry.max_tokens)
    efforts = None
    if thinking and (types := thinking.types) is not None:
        levels: tuple[EffortLevel, ...] = (EffortLevel.OFF,) if types.disabled.supported else ()
        levels += effort.levels if effort and types.adaptive.supported else ()
        has_budget = types.enabled.supported and max_output > MIN_BUDGET_TOKENS + ANSWER_TOKENS
        budget = (MIN_BUDGET_TOKENS, max_output - ANSWER_TOKENS) if has_budget else (0, 0)
        efforts = KnownEfforts(levels, *budget)
    return ListedModel(
        id=entry.id,
        name=entry.display_name,
        window=clean_count(entry.max_input_tokens),
        max_output=max_output,
        thinking=thinking.supported if thinking else None,
        images=capabilities.image_input.supported if capabilities.image_input else None,
        efforts=efforts,
    )


_REJECTS_SEARCHES = re.compile(
    r"server_tool_use|srvtoolu_|web_search_tool_result|encrypted_(?:conte|inde)"
)
"""Names in rejections of the blocks of web searches."""


class AnthropicDialect(LearningDialect):
    """The dialect of the Messages API."""

    can_count = True

    def __init__(self, origin: str = "") -> None:
        super().__init__(origin)
        self._models_without_returned_searches: set[str] = set()
        """The models whose server rejected earlier searches, which are sent as text."""

    def learn_from_rejection(self, refusal: str, model: str) -> bool:
        if (
            _REJECTS_SEARCHES.search(refusal)
            and model not in self._models_without_returned_searches
        ):
            self._models_without_returned_searches.add(model)
            return True
        return super().learn_from_rejection(refusal, model)

    def _body(self, request: ModelRequest, pictures: Pictures) -> _Body:
        returns_searches = request.llm.id not in self._models_without_returned_searches
        return encode_anthropic(request, pictures, self._origin, returns_searches=returns_searches)

    def encode_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        body = self._body(request, pictures)
        body.max_tokens = request.max_output or request.llm.max_output or ASSUMED_OUTPUT_TOKENS
        body.stream = True
        set_effort(body, self.accepted_effort(request))
        return EncodedRequest("/messages", encode_struct(body), VERSION_HEADERS)

    def encode_count_request(self, request: ModelRequest, pictures: Pictures) -> EncodedRequest:
        body = self._body(request, pictures)
        return EncodedRequest("/messages/count_tokens", encode_struct(body), VERSION_HEADERS)

    def parse_count(self, answer: bytes) -> int:
        return named_count(answer, "input_tokens")

    def new_parser(self, model: str = "") -> StreamParser:
        return AnthropicStreamParser(self._origin)

    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        return (("x-api-key", key),)

    async def list_models(
        self, base_url: str, headers: Headers, fetch: DocumentFetcher
    ) -> tuple[ListedModel, ...]:
        data = await fetch(f"{base_url}/models?limit=1000", {**headers, **dict(VERSION_HEADERS)})
        return read_entries(read_envelope(data).data, _ListEntry, _listed_model)


MIN_BUDGET_TOKENS = 1_024
"""The smallest budget that the API accepts."""
ANSWER_TOKENS = 4_096
"""Tokens of the reply limit that thinking leaves to the answer."""


def set_effort(body: _Body, effort: Effort) -> None:
    """Write an effort into a body that has its reply limit.

    Newer models take a level and think as much as they need; older ones take a budget, which must
    be smaller than the reply limit. With a budget, the API rejects a tool loop whose last reply
    does not begin with thinking, which happens after a change in the middle of a turn: then no
    budget is sent.
    """
    if effort.budget:
        tokens = min(effort.budget, body.max_tokens - ANSWER_TOKENS)
        match body.messages:
            case [*_, _Turn(content=[first, *_]), _Turn(content=[_ResultBlock(), *_])]:
                is_allowed = isinstance(first, _ThinkingBlock | _RedactedBlock)
            case _:
                is_allowed = True
        if tokens >= MIN_BUDGET_TOKENS and is_allowed:
            body.thinking = _Enabled(tokens)
    elif effort.level is EffortLevel.OFF:
        body.thinking = _Disabled()
    elif effort.level is not None:
        body.thinking = _Adaptive()
        if effort.level is not EffortLevel.ON:
            body.output_config = _OutputConfig(effort.level.value)
