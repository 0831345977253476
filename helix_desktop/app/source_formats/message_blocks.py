"""Reads text, pictures, outputs, and usage in Anthropic's and OpenAI's forms, for all imports."""

import base64
import binascii
from collections.abc import Iterator
from datetime import datetime

import msgspec

from helix_desktop.app.source_formats.bounded_reading import (
    JsonObject,
    at_path,
    count_at,
    list_at,
    object_at,
    text_at,
)
from helix_desktop.app.source_formats.source_messages import (
    SourceBlock,
    SourceCall,
    SourceImage,
    SourceOutput,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text, Thinking

_MILLISECONDS_FROM = 100_000_000_000
"""A larger number is a time in milliseconds: as seconds, it would be in the year 5138."""
_MAX_TIME = 253_402_300_000


def time_of(value: object) -> float:
    """Return the time of a date or number in seconds since 1970; 0 if there is none."""
    if isinstance(value, str):
        try:
            value = datetime.fromisoformat(value).timestamp()
        except (ValueError, OverflowError, OSError):
            return 0.0
    if not isinstance(value, int | float) or isinstance(value, bool):
        return 0.0
    seconds = value / 1000 if value > _MILLISECONDS_FROM else value
    return float(seconds) if 0 <= seconds < _MAX_TIME else 0.0


def json_text(value: object) -> str:
    """Return arguments as JSON text, whichever form they have."""
    if isinstance(value, str):
        try:
            msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            return msgspec.json.encode({"input": value}).decode()
        return value
    return msgspec.json.encode({} if value is None else value).decode()


def decode_picture(data: object) -> SourceImage | None:
    """Return the picture of a data address or of base64; None for anything else."""
    if not isinstance(data, str) or not data:
        return None
    if data.startswith("data:"):
        data = data.partition(",")[2]
    try:
        return SourceImage(base64.b64decode(data, validate=True))
    except (binascii.Error, ValueError):
        return None


def output_of(call: str, content: object, *, failed: bool = False) -> SourceOutput:
    """Return an output whose content is a text, or a list of texts and pictures."""
    if isinstance(content, str):
        return SourceOutput(call, content, failed)
    texts: list[str] = []
    images: list[SourceImage] = []
    items = content if isinstance(content, list) else [] if content is None else [content]
    for item in items:
        image = block_picture(item)
        if isinstance(item, str):
            texts.append(item)
        elif image is not None:
            images.append(image)
        elif text := text_at(item, "text"):
            texts.append(text)
        else:
            texts.append(json_text(item))
    return SourceOutput(call, "\n".join(texts), failed, tuple(images))


def block_picture(block: object) -> SourceImage | None:
    """Return the picture of a block of any interface."""
    kind = text_at(block, "type")
    if kind == "image":
        return decode_picture(at_path(block, "source", "data") or at_path(block, "data"))
    if kind == "image_url":
        return decode_picture(at_path(block, "image_url", "url"))
    return decode_picture(at_path(block, "image_url")) if kind == "input_image" else None


def content_blocks(content: object) -> Iterator[SourceBlock]:
    """Yield the blocks of a message's content; unknown ones are kept as their JSON."""
    if isinstance(content, str):
        yield Text(content)
        return
    for block in content if isinstance(content, list) else []:
        kind = text_at(block, "type")
        image = block_picture(block)
        if image is not None:
            yield image
        elif kind in ("text", "input_text", "output_text") or isinstance(block, str):
            yield Text(block if isinstance(block, str) else text_at(block, "text"))
        elif kind == "thinking":
            yield Thinking(text_at(block, "thinking"))
        elif kind in ("tool_use", "server_tool_use"):
            arguments = json_text(at_path(block, "input"))
            yield SourceCall(text_at(block, "id"), text_at(block, "name"), arguments)
        elif kind.endswith("tool_result"):
            failed = at_path(block, "is_error") is True
            yield output_of(text_at(block, "tool_use_id"), at_path(block, "content"), failed=failed)
        elif kind not in ("redacted_thinking", "token_budget") and isinstance(block, dict):
            yield Text(f"[{kind or 'unknown'}] {json_text(block)[:2_000]}")


def chat_calls(message: object) -> Iterator[SourceCall]:
    """Yield the calls of a message of OpenAI's chat interface."""
    calls = list_at(message, "tool_calls")
    if function := object_at(message, "function_call"):
        calls = [*calls, {"id": text_at(function, "name"), "function": function}]
    for call in calls:
        function = object_at(call, "function")
        arguments = json_text(at_path(function, "arguments"))
        yield SourceCall(text_at(call, "id"), text_at(function, "name"), arguments)


def usage_of(record: JsonObject) -> Usage | None:
    """Return the usage in the words of either interface; None if there is none."""
    if not record:
        return None
    cached = count_at(record, "cache_read_input_tokens")
    if "input_tokens" in record and "input_tokens_details" not in record:
        written = count_at(record, "cache_creation_input_tokens")
        return Usage(
            count_at(record, "input_tokens"), count_at(record, "output_tokens"), cached, written
        )
    # OpenAI's input includes what the cache read and wrote
    details = object_at(record, "input_tokens_details") or object_at(
        record, "prompt_tokens_details"
    )
    cached = count_at(details, "cached_tokens")
    input_tokens = count_at(record, "input_tokens") or count_at(record, "prompt_tokens")
    written = count_at(record, "output_tokens") or count_at(record, "completion_tokens")
    cache_written = count_at(details, "cache_write_tokens")
    return Usage(max(input_tokens - cached - cache_written, 0), written, cached, cache_written)
