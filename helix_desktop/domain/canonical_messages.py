"""Messages as canonical JSON, for digests and for the page Context.

The JSON is canonical: sorted keys, no spaces, text unescaped. The same message always gives the
same bytes.
"""

import json
from typing import Any, TypeAlias

import msgspec

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.messages import (
    Image,
    Message,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    WebSearch,
)

Plain: TypeAlias = dict[str, Any]


_ENCODER = json.JSONEncoder(sort_keys=True, ensure_ascii=False, separators=(",", ":"))
_MESSAGE_ENCODER = msgspec.json.Encoder(order="sorted")


def canonical_json(value: object) -> str:
    return _ENCODER.encode(value)


def plain_message_bytes(plain: Plain) -> bytes:
    """Return the canonical JSON of a message as UTF-8.

    This encoder is 3 to 30 times as fast as `canonical_json`. It differs only for fractions, which
    no message has.
    """
    try:
        return _MESSAGE_ENCODER.encode(plain)
    except UnicodeEncodeError:  # a lone surrogate
        return to_utf8(canonical_json(plain))


def to_utf8(text: str) -> bytes:
    """Encode text as UTF-8 and preserve lone surrogates, which plain UTF-8 cannot encode."""
    return text.encode("utf-8", "surrogatepass")


def plain_message(message: Message) -> Plain:
    """Return role, text, calls, and the answered call's ID, without data of a single provider."""
    plain: Plain = {"role": message.role.value, "content": written_words(message)}
    if message.calls:
        plain["tool_calls"] = [
            {"id": call.id, "name": call.tool, "arguments": call.arguments}
            for call in message.calls
        ]
    for part in message.parts:
        if isinstance(part, ToolResult):
            plain["tool_call_id"] = part.call
    return plain


def written_words(message: Message) -> str:
    """Return the text of a message, including a tool's result."""
    with_text = (Text, WebSearch, ToolResult)
    return "".join(part.text for part in message.parts if isinstance(part, with_text))


def message_digest(message: Message) -> Digest:
    """Return the digest of a message with everything that is sent of it."""
    return digest_of(message_bytes(message))


def message_bytes(message: Message) -> bytes:
    """Return the bytes whose digest a block has."""
    other_parts: list[Plain] = []
    for part in message.parts:
        match part:
            case Text(text, opaque) if opaque:
                other_parts.append({"text": text, "opaque": opaque})
            case Thinking(text, opaque):
                other_parts.append({"thinking": text, "opaque": opaque})
            case WebSearch(opaque=opaque):
                other_parts.append({"search": part.text, "opaque": opaque})
            case Image():
                other_parts.append({"image": part.content, "mime": part.mime})
            case ToolCall(opaque=opaque) if opaque:
                other_parts.append({"call": part.id, "opaque": opaque})
            case ToolResult(failed=failed, images=images):
                other_parts.append(
                    {"failed": failed, "images": [image.content for image in images]}
                )
    plain = plain_message(message)
    if other_parts:
        plain["parts"] = other_parts
    return plain_message_bytes(plain)
