"""What encoders share: body bytes, ids and names, pictures, order of turns.

The bytes of a body that is made of structs; what no provider takes is left out or mended.

Ids and names as a provider takes them back, whoever gave them.

A model can make up a name that its provider refuses in the next request, and a session can go on
with another provider: one id that does not fit would end the session for good.

Pictures inside a request: base64, data URLs, and words where a picture is gone.

Puts messages into the order that a dialect takes, without losing a word.

What a dialect has no place for is said in words: that a call failed, that a message between
others is the system's.
"""

import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from helix_desktop.domain.messages import Image, Message, Role, Text, ToolResult
from helix_desktop.providers.dialect import Pictures
from helix_desktop.providers.tokens.message_weights import Json, encode_body


def encode_struct(body: Struct | Mapping[str, object]) -> bytes:
    """UTF-8 in the order of the fields; lone halves of characters become U+FFFD."""
    try:
        return msgspec.json.encode(body)
    except UnicodeEncodeError:
        plain: Json = msgspec.to_builtins(body)
        return encode_body(plain)


def schema_object(text: str) -> dict[str, object]:
    """A tool's schema as it stands in a body."""
    return _schemas.decode(text)


def as_text(value: str | dict[str, object] | list[object] | None) -> str:
    """The JSON text of a value that should have come as text; text as it is."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def named_count(answer: bytes, name: str) -> int:
    """A number of a small answer; ValueError where it is none."""
    try:
        found = msgspec.json.decode(answer, type=dict[str, object]).get(name)
    except msgspec.MsgspecError as error:
        raise ValueError(f"no {name}") from error
    if not isinstance(found, int) or found <= 0:
        raise ValueError(f"no {name}")
    return found


_schemas = msgspec.json.Decoder(dict[str, object])


ANY_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What every dialect takes: OpenAI up to 40 characters, Anthropic these characters only."""

SHORT_ID = re.compile(r"[A-Za-z0-9]{9}")
"""Mistral takes no other."""

_STRANGE = re.compile(r"[^A-Za-z0-9_-]")
_LONGEST_NAME = 64
UNNAMED = "unnamed"
"""The tool of a call that came without a name."""


def fit_id(name: str, fits: re.Pattern[str] = ANY_ID) -> str:
    """The id itself, or one made from it: the same in the call and in its result."""
    return name if fits.fullmatch(name) else _made(name)


def fit_name(tool: str) -> str:
    """A tool's name in the letters and the length that every dialect takes."""
    return _STRANGE.sub("_", tool)[:_LONGEST_NAME] or UNNAMED


def _made(name: str) -> str:
    return hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:9]


def base64_of(image: Image, pictures: Pictures) -> str | None:
    """The picture's bytes as text, or None if they are not at hand."""
    data = pictures.get(image.content)
    return None if data is None else b64encode(data).decode("ascii")


def data_url(image: Image, pictures: Pictures) -> str | None:
    """The picture as the address of itself, or None if its bytes are not at hand."""
    text = base64_of(image, pictures)
    return None if text is None else f"data:{image.mime};base64,{text}"


def missing_image_text(image: Image) -> str:
    """What is said in a picture's place."""
    size = f"{image.width} × {image.height}, " if image.width and image.height else ""
    return f"[a picture is missing here: {size}{image.mime}, SHA-256 {image.content[:12]}]"


def move_images_after(messages: Iterable[Message]) -> Iterator[Message]:
    """The messages with the pictures of tool results in a user message behind the results.

    For dialects whose results hold text only. All results of a reply come before it: a provider
    takes nothing between a call and its result.
    """
    waiting: list[Text | Image] = []
    for message in messages:
        if waiting and message.role is not Role.TOOL:
            yield Message(Role.USER, tuple(waiting))
            waiting = []
        yield message
        for part in message.parts:
            if isinstance(part, ToolResult) and part.images:
                waiting += [Text(f"[pictures that the call {part.call} returned]"), *part.images]
    if waiting:
        yield Message(Role.USER, tuple(waiting))


FAILED = "[this call failed]"
BETWEEN = "[from the system, not from the person]"
_GAP = "\n\n"


def tool_results(message: Message) -> Iterator[ToolResult]:
    """The results of a message, with a word before the text of those that failed."""
    for part in message.parts:
        if isinstance(part, ToolResult):
            text = f"{FAILED}\n{part.text}".rstrip("\n") if part.failed else part.text
            yield ToolResult(part.call, text, failed=part.failed, images=part.images)


def system_first(messages: Sequence[Message]) -> Iterator[Message]:
    """All that the system says before others is one message; later ones become the user's."""
    rest = next(
        (at for at, message in enumerate(messages) if message.role is not Role.SYSTEM),
        len(messages),
    )
    if rest:
        yield Message(Role.SYSTEM, (Text(_GAP.join(each.text for each in messages[:rest])),))
    for message in messages[rest:]:
        if message.role is Role.SYSTEM:
            yield Message(Role.USER, (Text(f"{BETWEEN}\n{message.text}"),))
        else:
            yield message


def merge_user_messages(messages: Iterable[Message]) -> Iterator[Message]:
    """Neighbours that the user says are parts of one message: some templates want turns to
    alternate.
    """
    waiting: Message | None = None
    for message in messages:
        if message.role is not Role.USER:
            if waiting:
                yield waiting
            waiting = None
            yield message
        elif waiting:
            waiting = Message(Role.USER, (*waiting.parts, *message.parts))
        else:
            waiting = message
    if waiting:
        yield waiting


def visible_parts(message: Message) -> list[Text | Image]:
    """The words and pictures of a message: neighbouring words as one, blanks left out."""
    found: list[Text | Image] = []
    for part in message.parts:
        if isinstance(part, Text) and found and isinstance(found[-1], Text):
            found[-1] = Text(found[-1].text + part.text)
        elif isinstance(part, Text | Image):
            found.append(part)
    return [part for part in found if isinstance(part, Image) or part.text.strip()]
