"""Conversion between the SDK's messages and Helix's: tool results, forms and sampling.

An output is untrusted content whatever it says; it is text for the agent and nothing else. Text is
shown once, pictures are shown as pictures, whatever kind the server calls them, and other content
is described and stored whole. Of forms (elicitation) only the protocol's
flat ones are supported; a field left empty gets the form's own default. Sampling is text only,
without tools and without any of the conversation: unsupported requests are rejected, not reduced.
"""

import base64
import binascii
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from mcp_types import (
    AudioContent,
    BlobResourceContents,
    CallToolResult,
    ContentBlock,
    CreateMessageRequestParams,
    CreateMessageResult,
    ElicitRequestParams,
    ElicitRequestURLParams,
    ElicitResult,
    EmbeddedResource,
    ImageContent,
    ResourceLink,
    TextContent,
    TextResourceContents,
)

from helix_desktop.context.texts.tool_actions import short_arguments
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import ServerError, ToolError
from helix_desktop.domain.mcp_servers import (
    FieldKind,
    FormField,
    SamplingRequest,
    SamplingResult,
    ServerAnswer,
    ServerQuestion,
    ServerQuestionKind,
    TextFormat,
    find_field_problem,
)
from helix_desktop.domain.messages import Message, Role, Text, image_mime
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.shown_part import ShownPart
from helix_desktop.domain.text_safety import has_hidden, show_hidden
from helix_desktop.domain.value import replace
from helix_desktop.tools.pictures import CheckedPicture, check_picture
from helix_desktop.tools.text import file_content

MOST_SHOWN = 256 * 1024
"""Most bytes of one output for the context; the store has the whole of a longer one."""
MOST_PICTURES = 20
"""Most pictures of one output that are shown; the store has the others, too."""
_FIRST = 24
"""Characters of Base64 that tell the kind of a picture."""
_PIECE = 1024 * 1024
_NAME = 200


def to_tool_output(result: CallToolResult, *, server: str, tool: str, arguments: str) -> ToolOutput:
    """Return the whole answer as an output; nothing is lost, whatever its size and kind.

    Decodes pictures, so it runs in a thread.
    """
    pictures = _pictures(result.content)
    shown = [_shown(block, pictures.get(at)) for at, block in enumerate(result.content)]
    if result.structured_content is not None and not _said(result):
        shown.append(json.dumps(result.structured_content, ensure_ascii=False, indent=1))
    data = "\n".join(shown).encode("utf-8", "replace") or b"[no output]"
    others = (block for at, block in enumerate(result.content) if at not in pictures)
    binary = [piece for block in others if (piece := _binary(block))]
    stream = _whole(data, binary) if binary or len(data) > MOST_SHOWN else None
    part = None
    if len(data) > MOST_SHOWN:
        part = ShownPart(1, MOST_SHOWN, len(data), "byte")
        note = f"\n[{part.phrase}]"
        data = data[:MOST_SHOWN].decode("utf-8", "ignore").encode() + note.encode()
    return ToolOutput(
        data,
        short_arguments(arguments),
        f"mcp:{server}/{tool}",
        failed=result.is_error,
        stream=stream,
        images=tuple(each.image for each in pictures.values()),
        part=part,
    )


def _pictures(blocks: Sequence[ContentBlock]) -> dict[int, CheckedPicture]:
    """Return the pictures that a model can be shown, by their number among the blocks."""
    found: dict[int, CheckedPicture] = {}
    for at, block in enumerate(blocks):
        data = _binary(block)
        if data and len(found) < MOST_PICTURES and image_mime(_decoded(data[:_FIRST])):
            with suppress(ToolError):
                found[at] = check_picture(_decoded(data))
    return found


def _decoded(data: str) -> bytes:
    """Decode Base64; nothing is returned for what is none."""
    try:
        return base64.b64decode(data)
    except (binascii.Error, ValueError):
        return b""


def _shown(block: ContentBlock, picture: CheckedPicture | None) -> str:
    if picture is None:
        return _block_text(block)
    where = block.resource.uri if isinstance(block, EmbeddedResource) else "of the result"
    return picture.describe(str(where)[:_NAME])


def _block_text(block: ContentBlock) -> str:
    match block:
        case TextContent(text=text):
            return text
        case ImageContent(data=data, mime_type=mime):
            return f"{_described(mime, data)}\n{_unshown(data)}"
        case AudioContent(data=data, mime_type=mime):
            return f"{_described(mime, data)}\n[models are given no sound]"
        case ResourceLink(name=name, uri=uri):
            about = f": {block.description}" if block.description else ""
            return f"[resource {name}: {uri}{about}]"
        case EmbeddedResource(resource=held):
            return _resource(held)


def _resource(held: TextResourceContents | BlobResourceContents) -> str:
    if isinstance(held, TextResourceContents):
        return f"[resource {held.uri}]\n{held.text}"
    return _described(str(held.uri), held.blob)


def _unshown(data: str) -> str:
    """Say why a picture is not shown."""
    try:
        check_picture(_decoded(data))
    except ToolError as error:
        return f"[the picture cannot be shown. {error}]"
    return f"[only {MOST_PICTURES} pictures of one result are shown]"


def _binary(block: ContentBlock) -> str:
    """Return a block's Base64, or "" for text."""
    match block:
        case ImageContent(data=data) | AudioContent(data=data):
            return data
        case EmbeddedResource(resource=held):
            return str(getattr(held, "blob", ""))
        case _:
            return ""


def _described(name: str, data: str) -> str:
    """Describe binary content by kind and size, as for a file."""
    try:
        first = base64.b64decode(data[: file_content.HEADER // 3 * 4])
    except (binascii.Error, ValueError):
        return f"[{name[:_NAME]}: {len(data):,} characters that are no Base64]"
    size = max(0, len(data) * 3 // 4 - data[-2:].count("="))
    return file_content.describe_binary(name[:_NAME], first, size)


def _said(result: CallToolResult) -> bool:
    """Return whether the text already contains the structured content, plain or under one name."""
    structured = result.structured_content
    wanted = [structured]
    if isinstance(structured, dict) and len(structured) == 1:
        wanted += structured.values()
    texts = [block.text for block in result.content if isinstance(block, TextContent)]
    known: list[object] = [*texts, texts, *(_parsed(text) for text in texts)]
    known.append([_parsed(text) for text in texts])
    return any(each == one for each in wanted for one in known)


def _parsed(text: str) -> object:
    """Return a text's JSON value, or the text itself."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _whole(text: bytes, binary: Sequence[str]) -> Iterator[bytes]:
    """Yield everything in pieces: the text, then binary content in its Base64."""
    for at in range(0, len(text), _PIECE):
        yield text[at : at + _PIECE]
    for each in binary:
        yield b"\n"
        for at in range(0, len(each), _PIECE):
            yield each[at : at + _PIECE].encode("utf-8", "replace")


LONGEST = 4_000
_MOST_FIELDS, _MOST_CHOICES = 50, 200
_FIELD_NAME = 200
_FAR = 1e300
"""A limit beyond this is ignored, as it could not be displayed."""
_KINDS = {
    "string": FieldKind.TEXT,
    "integer": FieldKind.INTEGER,
    "number": FieldKind.NUMBER,
    "boolean": FieldKind.YES_NO,
}
_BOUNDS = {
    FieldKind.TEXT: ("minLength", "maxLength"),
    FieldKind.INTEGER: ("minimum", "maximum"),
    FieldKind.NUMBER: ("minimum", "maximum"),
    FieldKind.CHOICES: ("minItems", "maxItems"),
}
_FORMATS = {str(each): each for each in TextFormat}


def to_server_question(
    server: str, asked: ElicitRequestParams, session: SessionId = NO_SESSION
) -> ServerQuestion:
    """Return the question; raise ServerError for a form that cannot be shown in full."""
    message, name = quote_server(asked.message), show_hidden(server)
    if isinstance(asked, ElicitRequestURLParams):
        url = show_hidden(asked.url[:LONGEST])
        return ServerQuestion(name, ServerQuestionKind.URL, message, url=url, session=session)
    fields = tuple(_fields(asked.requested_schema))
    return ServerQuestion(name, ServerQuestionKind.FORM, message, fields, session=session)


def to_elicit_result(question: ServerQuestion, answer: ServerAnswer) -> ElicitResult:
    """Return the user's answer; declined if a value is missing or does not fit.

    Helix never opens a URL here: a yes means that the user went on to it.
    """
    if not answer.yes:
        return ElicitResult(action="cancel" if answer.dismissed else "decline")
    if question.asking is ServerQuestionKind.URL:
        return ElicitResult(action="accept")
    content: dict[str, str | int | float | bool | list[str] | None] = {}
    for field in question.fields:
        value = answer.values.get(field.name, field.default)
        if find_field_problem(field, value):
            return ElicitResult(action="decline")
        if value is not None:
            content[field.name] = list(value) if isinstance(value, tuple) else value
    return ElicitResult(action="accept", content=content)


def quote_server(text: str, most: int = LONGEST) -> str:
    """Quote a server's text with hidden characters shown, and with a note if it is cut."""
    cut = f"… [{len(text) - most:,} more characters]" if len(text) > most else ""
    return show_hidden(text[:most]) + cut


def _fields(schema: Mapping[str, Any]) -> Iterator[FormField]:
    properties, required = schema.get("properties"), schema.get("required")
    needed = {str(name) for name in required} if isinstance(required, list) else set()
    named = properties if isinstance(properties, dict) else {}
    if len(named) > _MOST_FIELDS:
        raise ServerError("A form has {most} fields at most.", most=_MOST_FIELDS)
    if needed - named.keys():
        raise ServerError("The form asks for fields that it does not have.")
    for name, shape in named.items():
        yield _field(str(name), shape if isinstance(shape, dict) else {}, required=name in needed)


def _field(name: str, shape: Mapping[str, Any], *, required: bool) -> FormField:
    kind, named = _kind(shape), _choices(shape)
    if kind is None or len(name) > _FIELD_NAME or len(named) > _MOST_CHOICES:
        raise ServerError("Forms can contain only text, numbers, yes/no, and choices.")
    least, most = (_bound(shape.get(word)) for word in _BOUNDS.get(kind, ("", "")))
    field = FormField(
        name,
        kind,
        title=quote_server(str(shape.get("title", "")), _FIELD_NAME),
        description=quote_server(str(shape.get("description", ""))),
        choices=tuple(named),
        labels=tuple(quote_server(label, _FIELD_NAME) for label in named.values()),
        required=required,
        format=_FORMATS.get(str(shape.get("format", "")), TextFormat.ANY),
        least=least,
        most=most,
    )
    return _with_default(field, shape.get("default"))


def _kind(shape: Mapping[str, Any]) -> FieldKind | None:
    """Return the kind of a field; None for a field that no flat form has."""
    if shape.get("type") == "array":
        return FieldKind.CHOICES if _choices(shape) else None
    if _choices(shape):
        return FieldKind.CHOICE
    return _KINDS.get(str(shape.get("type")))


def _with_default(field: FormField, default: object) -> FormField:
    """Return the field with its default, unless that does not fit or has hidden characters."""
    given = tuple(map(str, default)) if isinstance(default, list) else default
    if field.kind is FieldKind.TEXT and isinstance(given, str):
        plain = given.isprintable() and not has_hidden(given)
        if not plain:
            return field
    if not isinstance(given, str | int | float | bool | tuple) or find_field_problem(field, given):
        return field
    return replace(field, default=given)


def _bound(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if abs(value) < _FAR else None


def _choices(shape: Mapping[str, Any]) -> dict[str, str]:
    """Return the choices and their titles, in the syntax of any protocol revision."""
    items = shape.get("items")
    place = items if isinstance(items, dict) else shape
    plain = place.get("enum")
    if isinstance(plain, list):
        names = place.get("enumNames")
        titles = names if isinstance(names, list) and len(names) == len(plain) else plain
        return {str(each): str(title) for each, title in zip(plain, titles, strict=True)}
    titled = place.get("oneOf") or place.get("anyOf")
    if not isinstance(titled, list):
        return {}
    found = (each for each in titled if isinstance(each, dict) and "const" in each)
    return {str(each["const"]): str(each.get("title", each["const"])) for each in found}


LONGEST_SAMPLING = 400_000
"""Most characters of one request: no user reads more before consenting."""
_MOST_MESSAGES = 200


def to_sampling_request(
    server: str, asked: CreateMessageRequestParams, session: SessionId
) -> SamplingRequest:
    """Return the request; raise ServerError for unsupported ones."""
    if asked.tools:
        raise ServerError("A model that is asked for a server has no tools.")
    if asked.max_tokens < 1 or not asked.messages or len(asked.messages) > _MOST_MESSAGES:
        raise ServerError(
            "From 1 to {most} messages and tokens for an answer.",
            most=_MOST_MESSAGES,
        )
    messages = [
        Message(Role.USER if each.role == "user" else Role.ASSISTANT, (Text(_text(block)),))
        for each in asked.messages
        for block in each.content_as_list
    ]
    if asked.system_prompt:
        messages.insert(0, Message(Role.SYSTEM, (Text(asked.system_prompt),)))
    size = sum(len(part.text) for each in messages for part in each.parts if isinstance(part, Text))
    if size > LONGEST_SAMPLING:
        raise ServerError(
            "More than {longest} characters.",
            longest=f"{LONGEST_SAMPLING:,}",
        )
    return SamplingRequest(server, session, tuple(messages), asked.max_tokens)


def to_sampling_result(answer: SamplingResult) -> CreateMessageResult:
    content = TextContent(type="text", text=answer.text)
    reason = "maxTokens" if answer.cut else "endTurn"
    return CreateMessageResult(
        role="assistant", content=content, model=answer.llm, stop_reason=reason
    )


def _text(block: object) -> str:
    if not isinstance(block, TextContent):
        raise ServerError("Only text can be asked of a model here.")
    return block.text
