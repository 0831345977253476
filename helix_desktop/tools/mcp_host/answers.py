"""What a tool of a server answered, as an output: text once, the rest told and kept whole.

An output is untrusted content whatever it says; it is text for the agent and nothing else.
"""

import base64
import binascii
import json
from collections.abc import Iterator, Sequence

from mcp_types import (
    AudioContent,
    CallToolResult,
    ContentBlock,
    EmbeddedResource,
    ImageContent,
    ResourceLink,
    TextContent,
    TextResourceContents,
)

from helix_desktop.context.texts.deeds import asked_in
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.text import kinds

MOST_SHOWN = 256 * 1024
"""Bytes of one output; what is longer is in the store as a whole."""
_PIECE = 1024 * 1024
_NAME = 200


def output_of(result: CallToolResult, *, server: str, tool: str, arguments: str) -> ToolOutput:
    """The whole answer; nothing of it is lost, whatever its size and kind."""
    shown = [_shown(block) for block in result.content]
    if result.structured_content is not None and not _said(result):
        shown.append(json.dumps(result.structured_content, ensure_ascii=False, indent=1))
    data = "\n".join(shown).encode("utf-8", "replace") or b"[no output]"
    binary = [piece for block in result.content if (piece := _binary(block))]
    stream = _whole(data, binary) if binary or len(data) > MOST_SHOWN else None
    if len(data) > MOST_SHOWN:
        note = f"\n[the first {MOST_SHOWN:,} of {len(data):,} bytes]"
        data = data[:MOST_SHOWN].decode("utf-8", "ignore").encode() + note.encode()
    return ToolOutput(
        data, asked_in(arguments), f"mcp:{server}/{tool}", failed=result.is_error, stream=stream
    )


def _shown(block: ContentBlock) -> str:
    match block:
        case TextContent(text=text):
            return text
        case ImageContent(data=data, mime_type=mime) | AudioContent(data=data, mime_type=mime):
            return _described(mime, data)
        case ResourceLink(name=name, uri=uri):
            about = f": {block.description}" if block.description else ""
            return f"[resource {name}: {uri}{about}]"
        case EmbeddedResource(resource=TextResourceContents(uri=uri, text=text)):
            return f"[resource {uri}]\n{text}"
        case EmbeddedResource(resource=held):
            return _described(str(held.uri), getattr(held, "blob", ""))


def _binary(block: ContentBlock) -> str:
    """Its Base64, if it is no text."""
    match block:
        case ImageContent(data=data) | AudioContent(data=data):
            return data
        case EmbeddedResource(resource=held):
            return str(getattr(held, "blob", ""))
        case _:
            return ""


def _described(name: str, data: str) -> str:
    """What it is and how large, as it is told of a file."""
    try:
        first = base64.b64decode(data[: kinds.HEADER // 3 * 4])
    except (binascii.Error, ValueError):
        return f"[{name[:_NAME]}: {len(data):,} characters that are no Base64]"
    size = max(0, len(data) * 3 // 4 - data[-2:].count("="))
    return kinds.described(name[:_NAME], first, size)


def _said(result: CallToolResult) -> bool:
    """Whether its structured content stands in its text already, as it is or under one name."""
    structured = result.structured_content
    wanted = [structured]
    if isinstance(structured, dict) and len(structured) == 1:
        wanted += structured.values()
    texts = [block.text for block in result.content if isinstance(block, TextContent)]
    told: list[object] = [*texts, texts, *(_parsed(text) for text in texts)]
    told.append([_parsed(text) for text in texts])
    return any(each == one for each in wanted for one in told)


def _parsed(text: str) -> object:
    """What a text says in JSON; a text that is none says itself."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _whole(text: bytes, binary: Sequence[str]) -> Iterator[bytes]:
    """All of it in pieces: the text, then what is binary, in Base64 as it came."""
    for at in range(0, len(text), _PIECE):
        yield text[at : at + _PIECE]
    for each in binary:
        yield b"\n"
        for at in range(0, len(each), _PIECE):
            yield each[at : at + _PIECE].encode("utf-8", "replace")
