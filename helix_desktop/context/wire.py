"""Messages in their plain form: what digests are made of and what the inspector shows.

Canonical JSON: sorted keys, no blanks, text as it is. The same message always gives the same bytes.
"""

import json
from collections.abc import Iterable
from typing import Any, TypeAlias

from helix_desktop.domain.cache import Digest, HistoryDigest, digest_of
from helix_desktop.domain.message import Image, Message, Text, Thinking, ToolCall, ToolResult

Plain: TypeAlias = dict[str, Any]


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def utf8(text: str) -> bytes:
    """Text as bytes; lone surrogates, which UTF-8 has no place for, survive."""
    return text.encode("utf-8", "surrogatepass")


def plain(message: Message) -> Plain:
    """Role, words, calls and the call that is answered; nothing that only one provider knows."""
    found: Plain = {"role": message.role.value, "content": words(message)}
    if message.calls:
        found["tool_calls"] = [
            {"id": call.id, "name": call.tool, "arguments": call.arguments}
            for call in message.calls
        ]
    for part in message.parts:
        if isinstance(part, ToolResult):
            found["tool_call_id"] = part.call
    return found


def words(message: Message) -> str:
    """What is written in a message, a tool's answer included."""
    return "".join(part.text for part in message.parts if isinstance(part, Text | ToolResult))


def digest(message: Message) -> Digest:
    """The digest of a message with everything that is sent of it."""
    return digest_of(plain_bytes(message))


def plain_bytes(message: Message) -> bytes:
    """A message with everything that is sent of it: what its digest is made of."""
    return utf8(canonical(_whole(message)))


def history_digest(messages: Iterable[Message]) -> HistoryDigest:
    """What a `[HISTORY]` marker names: the covered messages, plain, as one canonical array."""
    array = canonical([plain(message) for message in messages])
    return HistoryDigest(digest_of(utf8(array)))


def _whole(message: Message) -> Plain:
    more: list[Plain] = []
    for part in message.parts:
        match part:
            case Text(text, opaque) if opaque:
                more.append({"text": text, "opaque": opaque})
            case Thinking(text, opaque):
                more.append({"thinking": text, "opaque": opaque})
            case Image():
                more.append({"image": part.content, "mime": part.mime})
            case ToolCall(opaque=opaque) if opaque:
                more.append({"call": part.id, "opaque": opaque})
            case ToolResult(failed=failed, images=images):
                more.append({"failed": failed, "images": [image.content for image in images]})
            case _:
                pass
    return plain(message) | ({"parts": more} if more else {})
