"""Converts MCP results and forms (elicitation) to Helix's values and back.

An output is untrusted content whatever it says. Text is shown once, pictures are shown as pictures,
whatever kind the server calls them, and other content is described and stored whole. Of forms
(elicitation) only the protocol's flat ones are supported.
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
from helix_desktop.domain.form_questions import (
    FieldKind,
    FormAnswer,
    FormField,
    FormQuestion,
    FormQuestionKind,
    TextFormat,
    find_field_problem,
)
from helix_desktop.domain.hidden_characters import has_hidden, show_hidden
from helix_desktop.domain.messages import image_mime
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.shown_part import ShownPart
from helix_desktop.domain.value import replace
from helix_desktop.tools.pictures import CheckedPicture, check_picture
from helix_desktop.tools.text import file_content

MAX_SHOWN_BYTES = 256 * 1024
"""Of one output for the context; the store has the whole of a longer one."""
MAX_PICTURES = 20
"""Of one output that are shown; the store has the others, too."""
_PIECE = 1024 * 1024
_MAX_NAME_CHARS = 200


def to_tool_output(
    result: CallToolResult,
    *,
    server: str,
    tool: str,
    arguments: str,
    problem: str = "",
    max_bytes: int = MAX_SHOWN_BYTES,
) -> ToolOutput:
    """Return the whole answer as an output; nothing is lost, whatever its size and kind.

    `problem` is why the structured content does not fit its schema; at most `max_bytes` of the
    text are shown. Decodes pictures, so it runs in a thread.
    """
    texts: list[str] = []
    pictures: list[CheckedPicture] = []
    binary: list[str] = []
    for block in result.content:
        content, picture = "", None
        match block:
            case ImageContent(data=content) | AudioContent(data=content):
                pass
            case EmbeddedResource(resource=BlobResourceContents(blob=content)):
                pass
        # the first characters of Base64 tell the kind of a picture
        if content and len(pictures) < MAX_PICTURES and image_mime(_decode_base64(content[:24])):
            with suppress(ToolError):
                picture = check_picture(_decode_base64(content))
        if picture is not None:
            pictures.append(picture)
            place = block.resource.uri if isinstance(block, EmbeddedResource) else "of the result"
            texts.append(picture.describe(str(place)[:_MAX_NAME_CHARS]))
        else:
            binary += [content] if content else []
            texts.append(_describe_block(block))
    if (structured := result.structured_content) is not None:
        # the text may already contain it, plain or under one name
        wanted = [structured]
        if isinstance(structured, dict) and len(structured) == 1:
            wanted += structured.values()
        plain = [block.text for block in result.content if isinstance(block, TextContent)]
        parsed: list[object] = []
        for text in plain:
            try:
                parsed.append(json.loads(text))
            except (ValueError, RecursionError):
                parsed.append(text)
        known: list[object] = [*plain, plain, *parsed, parsed]
        if not any(value in known for value in wanted):
            texts.append(json.dumps(structured, ensure_ascii=False, indent=1))
    if problem:
        texts.append(f"[this is not what the tool's output schema declares: {problem}]")
    data = "\n".join(texts).encode("utf-8", "replace") or b"[no output]"
    stream = _stream_blocks(data, binary) if binary or len(data) > max_bytes else None
    part = None
    if len(data) > max_bytes:
        part = ShownPart(1, max_bytes, len(data), "byte")
        note = f"\n[{part.phrase}]"
        data = data[:max_bytes].decode("utf-8", "ignore").encode() + note.encode()
    return ToolOutput(
        data,
        short_arguments(arguments),
        f"mcp:{server}/{tool}",
        failed=result.is_error,
        stream=stream,
        images=tuple(picture.image for picture in pictures),
        part=part,
    )


def _decode_base64(data: str) -> bytes:
    try:
        return base64.b64decode(data)
    except (binascii.Error, ValueError):
        return b""


def _describe_block(block: ContentBlock) -> str:
    match block:
        case TextContent(text=text):
            return text
        case ImageContent(data=data, mime_type=mime):
            reason = f"only {MAX_PICTURES} pictures of one result are shown"
            try:
                check_picture(_decode_base64(data))
            except ToolError as error:
                reason = f"the picture cannot be shown. {error}"
            return f"{_describe_binary(mime, data)}\n[{reason}]"
        case AudioContent(data=data, mime_type=mime):
            words = "[models are given no sound] [it is kept below this text, as Base64]"
            return f"{_describe_binary(mime, data)}\n{words}"
        case ResourceLink(name=name, uri=uri):
            about = f": {block.description}" if block.description else ""
            return f"[resource {name}: {uri}{about}]"
        case EmbeddedResource(resource=resource):
            if isinstance(resource, TextResourceContents):
                return f"[resource {resource.uri}]\n{resource.text}"
            return _describe_binary(str(resource.uri), resource.blob)


def _describe_binary(name: str, data: str) -> str:
    try:
        first = base64.b64decode(data[: file_content.HEADER // 3 * 4])
    except (binascii.Error, ValueError):
        return f"[{name[:_MAX_NAME_CHARS]}: {len(data):,} characters that are no Base64]"
    size = max(0, len(data) * 3 // 4 - data[-2:].count("="))
    return file_content.describe_binary(name[:_MAX_NAME_CHARS], first, size)


def _stream_blocks(text: bytes, binary: Sequence[str]) -> Iterator[bytes]:
    """Yield everything: the text, then binary content in its Base64."""
    for start in range(0, len(text), _PIECE):
        yield text[start : start + _PIECE]
    for data in binary:
        yield b"\n"
        for start in range(0, len(data), _PIECE):
            yield data[start : start + _PIECE].encode("utf-8", "replace")


MAX_TEXT_CHARS = 4_000
_MAX_FIELDS, _MAX_CHOICES = 50, 200
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
_FORMATS = {str(text_format): text_format for text_format in TextFormat}


def to_server_question(
    server: str, params: ElicitRequestParams, session: SessionId = NO_SESSION
) -> FormQuestion:
    """Return the question; raise ServerError for a form that cannot be shown in full."""
    message, name = quote_server(params.message), show_hidden(server)
    if isinstance(params, ElicitRequestURLParams):
        url = show_hidden(params.url[:MAX_TEXT_CHARS])
        return FormQuestion(name, FormQuestionKind.URL, message, url=url, session=session)
    schema = params.requested_schema
    properties, required = schema.get("properties"), schema.get("required")
    needed = {str(name) for name in required} if isinstance(required, list) else set()
    shapes = properties if isinstance(properties, dict) else {}
    if len(shapes) > _MAX_FIELDS:
        raise ServerError("A form has {most} fields at most.", most=_MAX_FIELDS)
    if needed - shapes.keys():
        raise ServerError("The form asks for fields that it does not have.")
    fields = tuple(
        _form_field(str(name), shape if isinstance(shape, dict) else {}, required=name in needed)
        for name, shape in shapes.items()
    )
    return FormQuestion(name, FormQuestionKind.FORM, message, fields, session=session)


def to_elicit_result(question: FormQuestion, answer: FormAnswer) -> ElicitResult:
    """Return the user's answer; declined if a value is missing or does not fit.

    Helix never opens a URL here: a yes means that the user went on to it.
    """
    if not answer.yes:
        return ElicitResult(action="cancel" if answer.dismissed else "decline")
    if question.kind is FormQuestionKind.URL:
        return ElicitResult(action="accept")
    content: dict[str, str | int | float | bool | list[str] | None] = {}
    for field in question.fields:
        value = answer.values.get(field.name, field.default)
        if find_field_problem(field, value):
            return ElicitResult(action="decline")
        if value is not None:
            content[field.name] = list(value) if isinstance(value, tuple) else value
    return ElicitResult(action="accept", content=content)


def quote_server(text: str, max_chars: int = MAX_TEXT_CHARS) -> str:
    """Quote a server's text with hidden characters shown, and with a note if it is cut."""
    cut = f"… [{len(text) - max_chars:,} more characters]" if len(text) > max_chars else ""
    return show_hidden(text[:max_chars]) + cut


def _form_field(name: str, shape: Mapping[str, Any], *, required: bool) -> FormField:
    choices = _field_choices(shape)
    kind = FieldKind.CHOICE if choices else _KINDS.get(str(shape.get("type")))
    if shape.get("type") == "array":
        kind = FieldKind.CHOICES if choices else None
    if kind is None or len(name) > _MAX_NAME_CHARS or len(choices) > _MAX_CHOICES:
        raise ServerError("Forms can contain only text, numbers, yes/no, and choices.")
    bounds: list[float | None] = []
    for bound in map(shape.get, _BOUNDS.get(kind, ("", ""))):
        is_number = isinstance(bound, int | float) and not isinstance(bound, bool)
        # a larger one could not be displayed
        bounds.append(bound if bound is not None and is_number and abs(bound) < 1e300 else None)
    field = FormField(
        name,
        kind,
        title=quote_server(str(shape.get("title", "")), _MAX_NAME_CHARS),
        description=quote_server(str(shape.get("description", ""))),
        choices=tuple(choices),
        labels=tuple(quote_server(label, _MAX_NAME_CHARS) for label in choices.values()),
        required=required,
        format=_FORMATS.get(str(shape.get("format", "")), TextFormat.ANY),
        minimum=bounds[0],
        maximum=bounds[1],
    )
    default = shape.get("default")
    if isinstance(default, list):
        default = tuple(map(str, default))
    if not isinstance(default, str | int | float | bool | tuple):
        return field
    is_text = kind is FieldKind.TEXT and isinstance(default, str)
    if is_text and (has_hidden(str(default)) or not str(default).isprintable()):
        return field
    return field if find_field_problem(field, default) else replace(field, default=default)


def _field_choices(shape: Mapping[str, Any]) -> dict[str, str]:
    """Return the choices and their titles, in the syntax of any protocol revision."""
    items = shape.get("items")
    place = items if isinstance(items, dict) else shape
    plain = place.get("enum")
    if isinstance(plain, list):
        names = place.get("enumNames")
        titles = names if isinstance(names, list) and len(names) == len(plain) else plain
        return {str(choice): str(title) for choice, title in zip(plain, titles, strict=True)}
    titled = place.get("oneOf") or place.get("anyOf")
    if not isinstance(titled, list):
        return {}
    choices = [choice for choice in titled if isinstance(choice, dict) and "const" in choice]
    return {str(choice["const"]): str(choice.get("title", choice["const"])) for choice in choices}
