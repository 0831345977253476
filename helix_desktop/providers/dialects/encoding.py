"""What all writers of requests share: IDs, tool names, pictures, order of turns.

IDs and tool names that a provider would reject are replaced: a model can invent a name that its
provider rejects in the next request, and a session can continue with another provider, so one unfit
ID would block the session for good. A missing picture is replaced by text. Facts that a dialect has
no field for are written as text: that a call failed, or that a message is the system's.
"""

import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Self, TypeAlias

import msgspec
from msgspec import Struct

from helix_desktop.domain.messages import (
    Image,
    Message,
    Role,
    Text,
    ToolResult,
    ToolSpec,
    image_mime,
)
from helix_desktop.domain.phrase import plain_text
from helix_desktop.providers.dialect import Pictures
from helix_desktop.providers.tokens.body_bytes import Json, encode_body


def encode_struct(body: Struct | Mapping[str, object]) -> bytes:
    """Encode a body as UTF-8 in field order; lone surrogates become U+FFFD."""
    try:
        return msgspec.json.encode(body, enc_hook=plain_text)
    except UnicodeEncodeError:
        plain: Json = msgspec.to_builtins(body, enc_hook=plain_text)
        return encode_body(plain)


class ToolFunction(Struct):
    """The description of a tool."""

    name: str
    description: str
    parameters: dict[str, object]

    @classmethod
    def of(cls, spec: ToolSpec) -> Self:
        return cls(fit_name(spec.name), spec.description, schema_object(spec.schema))


def schema_object(text: str) -> dict[str, object]:
    """Return a tool's schema as an object; an unreadable one allows any arguments."""
    try:
        return _schemas.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return {"type": "object"}


JsonText: TypeAlias = str | dict[str, object] | list[object] | None
"""JSON as text, or as the value itself where a server sends it so."""


def as_text(value: JsonText) -> str:
    """Return text as it is, and another value as JSON text."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def named_count(answer: bytes, name: str) -> int:
    """Return a positive number from a small answer; raise ValueError if there is none."""
    try:
        count = msgspec.json.decode(answer, type=dict[str, object]).get(name)
    except msgspec.MsgspecError as error:
        raise ValueError(f"no {name}") from error
    if not isinstance(count, int) or count <= 0:
        raise ValueError(f"no {name}")
    return count


_schemas = msgspec.json.Decoder(dict[str, object])

ANY_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""IDs that every dialect accepts: OpenAI up to 40 characters, Anthropic only these characters."""

SHORT_ID = re.compile(r"[A-Za-z0-9]{9}")
"""The only IDs that Mistral accepts."""

_INVALID_NAME_CHARS = re.compile(r"[^A-Za-z0-9_-]")
_MAX_NAME_CHARS = 64
UNNAMED = "unnamed"
"""The tool name of a call without one."""


def fit_id(name: str, fits: re.Pattern[str] = ANY_ID) -> str:
    """Return an ID or one derived from it, which is the same in the call and in its result."""
    if fits.fullmatch(name):
        return name
    return hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:9]


def fit_name(tool: str) -> str:
    """Return a tool's name in characters and a length that every dialect accepts."""
    return _INVALID_NAME_CHARS.sub("_", tool)[:_MAX_NAME_CHARS] or UNNAMED


def base64_of(image: Image, pictures: Pictures) -> str | None:
    """Return the picture's bytes as Base64, or None if they are not available."""
    data = pictures.get(image.content)
    return None if data is None else b64encode(data).decode("ascii")


def sent_mime(image: Image, pictures: Pictures) -> str:
    """Return the media type of the bytes that are sent: a scaled picture may have another one."""
    return image_mime(pictures.get(image.content, b"")) or image.mime


def data_url(image: Image, pictures: Pictures) -> str | None:
    """Return the picture as a data URL, or None if its bytes are not available."""
    text = base64_of(image, pictures)
    return None if text is None else f"data:{sent_mime(image, pictures)};base64,{text}"


def missing_image_text(image: Image) -> str:
    size = f"{image.width} × {image.height}, " if image.width and image.height else ""
    return f"[a picture is missing here: {size}{image.mime}, SHA-256 {image.content[:12]}]"


def move_images_after(messages: Iterable[Message]) -> Iterator[Message]:
    """Move the pictures of tool results into a user message after the results.

    For dialects whose results hold text only. All results of a reply come first, since a provider
    accepts nothing between a call and its result.
    """
    images: list[Text | Image] = []
    for message in messages:
        if images and message.role is not Role.TOOL:
            yield Message(Role.USER, tuple(images))
            images = []
        yield message
        for part in message.parts:
            if isinstance(part, ToolResult) and part.images:
                images += [Text(f"[pictures that the call {part.call} returned]"), *part.images]
    if images:
        yield Message(Role.USER, tuple(images))


FAILED_NOTE = "[this call failed]"
SYSTEM_NOTE = "[from the system, not from the user]"


def tool_results(message: Message) -> Iterator[ToolResult]:
    """Yield the results of a message, with failures marked in the text."""
    for part in message.parts:
        if isinstance(part, ToolResult):
            text = f"{FAILED_NOTE}\n{part.text}".rstrip("\n") if part.failed else part.text
            yield ToolResult(part.call, text, failed=part.failed, images=part.images)


def system_first(messages: Sequence[Message]) -> Iterator[Message]:
    """Join the first system messages into one; turn later ones into user messages."""
    first_other = next(
        (index for index, message in enumerate(messages) if message.role is not Role.SYSTEM),
        len(messages),
    )
    if first_other:
        yield Message(
            Role.SYSTEM,
            (Text("\n\n".join(system_message.text for system_message in messages[:first_other])),),
        )
    for message in messages[first_other:]:
        if message.role is Role.SYSTEM:
            yield Message(Role.USER, (Text(f"{SYSTEM_NOTE}\n{message.text}"),))
        else:
            yield message


def merge_messages(messages: Iterable[Message]) -> Iterator[Message]:
    """Join adjacent messages of one side: some templates require alternating turns.

    Replies are adjacent where the user's message between them is excluded.
    """
    merged: Message | None = None
    for message in messages:
        if merged and merged.role is message.role and not merged.calls:
            between = (Text("\n\n"),) if message.role is Role.ASSISTANT else ()
            merged = Message(message.role, (*merged.parts, *between, *message.parts))
            continue
        if merged:
            yield merged
        merged = message if message.role in (Role.USER, Role.ASSISTANT) else None
        if merged is None:
            yield message
    if merged:
        yield merged


UNANSWERED = "[no answer here]"


def alternate_turns(messages: Iterable[Message]) -> Iterator[Message]:
    """Join adjacent messages of one side, and put a reply between results and a user message.

    Mistral and its templates reject a user message right after results.
    """
    before: Role | None = None
    for message in merge_messages(messages):
        if before is Role.TOOL and message.role is Role.USER:
            yield Message(Role.ASSISTANT, (Text(UNANSWERED),))
        yield message
        before = message.role


def visible_parts(message: Message) -> list[Text | Image]:
    """Return the text and pictures of a message, with adjacent text joined and blanks left out."""
    visible: list[Text | Image] = []
    for part in message.parts:
        if isinstance(part, Text) and visible and isinstance(visible[-1], Text):
            visible[-1] = Text(visible[-1].text + part.text)
        elif isinstance(part, Text | Image):
            visible.append(part)
    return [part for part in visible if isinstance(part, Image) or part.text.strip()]
