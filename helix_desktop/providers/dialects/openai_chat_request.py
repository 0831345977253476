"""Writes requests to OpenAI's Chat Completions, also of local servers and routers.

Bodies use only fields that all servers accept; known exceptions are in ServerQuirks. The path is
relative to a base URL that ends with the version (`…/v1`).
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Image, Message, Role, Text, Thinking
from helix_desktop.providers.dialect import EncodedRequest, Pictures, StreamParser
from helix_desktop.providers.dialects.encoding import (
    ToolFunction,
    alternate_turns,
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
    effort_fields,
)
from helix_desktop.providers.dialects.openai_chat_stream import (
    OpenAIChatStreamParser,
    thinking_fields,
    thinking_sent_by,
)
from helix_desktop.providers.dialects.openai_model_list import list_openai_models
from helix_desktop.providers.dialects.parsing import encode_arguments
from helix_desktop.providers.dialects.rejected_efforts import LearningDialect


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
                    yield self._assistant_message(message)
                case Role.TOOL:
                    for result in tool_results(message):
                        name = fit_id(result.call, self._quirks.ids)
                        yield _ToolMessage(name, result.text)

    def _assistant_message(self, message: Message) -> _AssistantMessage:
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
            thoughts = [part.text for part in thinking if thinking_sent_by(part, self._origin)]
            assistant.reasoning_content = "".join(thoughts) or self._quirks.unthought
        return assistant


def _user_content(message: Message, pictures: Pictures) -> str | list[_TextPart | _ImagePart]:
    """Return plain text as a string, since some servers accept no list of parts.

    Texts from several user messages become as many parts.
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
