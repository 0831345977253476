"""Writes requests to OpenAI's Responses API; encrypted reasoning is sent along.

The path is relative to a base URL that ends with the version (`…/v1`). `truncation` stays disabled,
so that a request which is too long is rejected instead of silently cut.
"""

import re
from collections.abc import Iterator

from msgspec import UNSET, Struct, UnsetType

from helix_desktop.domain.effort import EffortLevel
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Image, Message, Role, Text, Thinking, ToolCall, WebSearch
from helix_desktop.providers.dialect import EncodedRequest, Pictures, StreamParser
from helix_desktop.providers.dialects.encoding import (
    ToolFunction,
    data_url,
    encode_struct,
    fit_id,
    fit_name,
    missing_image_text,
    tool_results,
    visible_parts,
)
from helix_desktop.providers.dialects.openai_model_list import list_openai_models
from helix_desktop.providers.dialects.openai_responses_stream import (
    CALL_CODEC,
    ITEM_CODEC,
    OpenAIResponsesStreamParser,
    is_search_item,
)
from helix_desktop.providers.dialects.parsing import encode_arguments
from helix_desktop.providers.dialects.rejected_efforts import LearningDialect
from helix_desktop.providers.dialects.web_searches import MAX_SEARCHES

ENCRYPTED = "reasoning.encrypted_content"
SOURCES = "web_search_call.action.sources"
_WITHOUT_REASONING = re.compile(r"(^|/)(gpt-3|gpt-4|chatgpt)|-chat(-latest)?$")
"""Models without reasoning, which reject the request for it."""
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
