"""Repairs, cleans, or drops an MCP server's messages, and limits how many it sends.

An unreadable answer becomes an error with its own number, so that the waiting call need not wait
for the deadline. A server that sends too fast waits in its own pipe.
"""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from mcp_types import (
    PARSE_ERROR,
    ContentBlock,
    ErrorData,
    JSONRPCError,
    JSONRPCMessage,
    JSONRPCResponse,
    jsonrpc_message_adapter,
)
from pydantic import TypeAdapter, ValidationError

from helix_desktop.domain.app_secrets import APP_SECRETS, MASK
from helix_desktop.domain.phrase import Phrase

MAX_MENDED_CHARS = 4 * 1024 * 1024
"""The size of a message up to which its form is mended, with several copies of all its values."""
MAX_MESSAGE_VALUES = 500_000
"""The most values of a message: 16 MB of empty objects are 5.6 million, which take 2.7 GB."""
_STRING = re.compile(rb'"[^"]*"')
_NOT_COUNTED = bytes(set(range(256)) - set(b'"{[,'))
_ID = re.compile(r'"id"\s*:\s*(\d{1,9})\b')
_CONTENT: TypeAdapter[ContentBlock] = TypeAdapter(ContentBlock)
_UNUSED = frozenset({"annotations", "icons", "_meta"})
"""Fields of content that nothing here depends on, so that a bad one costs nothing."""
_UNUSED_CAPABILITIES = frozenset({"experimental", "extensions"})
_FAILED = -32_000
"""The code of an error whose own code is none."""
_LISTS = {"resources": "uri", "resourceTemplates": "uriTemplate", "prompts": "name"}
"""The lists of results, and the field that each item must have."""
_TEXTS = frozenset({"uri", "uriTemplate", "name", "title", "description"})
OUTPUT_SCHEMA = "helix-desktop/output-schema"
"""The key of a tool's output schema in the tool's metadata."""
_HINTS = frozenset({"title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"})


def has_too_many_values(line: bytes) -> bool:
    """Return whether a line of JSON would fill the memory; the text in its strings doesn't count.

    16 MB take 0.1 s, and those of short strings a second; `sub` would take a gigabyte for these.
    """
    if sum(map(line.count, (b"{", b"[", b","))) <= MAX_MESSAGE_VALUES:
        return False
    plain = line.replace(b"\\\\", b"").replace(b'\\"', b"").translate(None, _NOT_COUNTED)
    plain = plain.replace(b'""', b"")  # where no string is, or between two
    in_strings = sum(match.end() - match.start() for match in _STRING.finditer(plain))
    return len(plain) - in_strings > MAX_MESSAGE_VALUES


def split_batch(line: bytes) -> Sequence[bytes]:
    """Return the messages of a batch, which the protocol had in 2025; any other line is one."""
    if not line.lstrip().startswith(b"[{") or has_too_many_values(line):
        return (line,)
    try:
        return [json.dumps(message).encode() for message in json.loads(line)]
    except (ValueError, RecursionError):
        return (line,)


def read_message(line: bytes) -> JSONRPCMessage | None:
    """Return the message of one line; None if there is none."""
    text = line.decode("utf-8", "replace").removeprefix("\ufeff").strip()
    if not text.startswith("{"):
        return None
    problem = Phrase("Can't understand the server's answer.")
    if has_too_many_values(line):
        problem = Phrase("The server's answer has too many values.")
    else:
        with suppress(ValueError):
            return jsonrpc_message_adapter.validate_json(text, by_name=False)
        with suppress(ValueError, RecursionError):
            if len(text) <= MAX_MENDED_CHARS:
                message = _in_protocol_form(json.loads(text))
                mended = mend_surrogates(json.dumps(message, ensure_ascii=False))
                return jsonrpc_message_adapter.validate_json(mended, by_name=False)
    # its number is at one of its ends
    head, tail = text[:300], text[-300:]
    number = _ID.search(head) or _ID.search(tail)
    if number is None or '"method"' in head:
        return None
    error = ErrorData(code=PARSE_ERROR, message=problem)
    return JSONRPCError(jsonrpc="2.0", id=int(number[1]), error=error)


def _in_protocol_form(message: dict[str, Any]) -> dict[str, Any]:
    """Return a message in the protocol's form: a tool may have acted, so its answer isn't lost."""
    message = {"jsonrpc": "2.0", **message}
    number = message.get("id")
    if isinstance(number, float) and number.is_integer():
        message["id"] = int(number)
    match message:
        case {"error": {"code": int(), "message": str()}}:
            pass
        case {"error": error} if error is not None:
            words = error.get("message") if isinstance(error, dict) else error
            text = words if isinstance(words, str) else json.dumps(error, ensure_ascii=False)
            message["error"] = {"code": _FAILED, "message": text}
        case {"result": result} if not isinstance(result, dict):
            message["result"] = {} if result is None else {"content": result}
    return message


def make_harmless(message: JSONRPCMessage, max_tools: int) -> JSONRPCMessage:
    """Return a message without secrets that Helix knows, and without parts that the SDK would fail
    on; one bad tool, resource, or prompt does not cost others.

    Output schemas are moved: the SDK would check results with a server's own patterns, which can
    take for ever.
    """
    if isinstance(message, JSONRPCError):
        error = ErrorData.model_validate(_without_known_values(message.error.model_dump()))
        return message.model_copy(update={"error": error})
    if not isinstance(message, JSONRPCResponse):
        return message.model_copy(update={"params": _without_known_values(message.params)})
    result = _without_known_values(message.result)
    for key in ("tools", "content", "contents", *_LISTS):
        if result.get(key, ()) is None:  # as some languages write an empty list
            result[key] = []
    if "nextCursor" in result and not isinstance(result["nextCursor"], str):
        cursor = result.pop("nextCursor")
        result |= {} if cursor is None else {"nextCursor": str(cursor)}
    if not isinstance(result.get("_meta", {}), dict):
        del result["_meta"]
    if "protocolVersion" in result:
        result["serverInfo"] = {"name": "", "version": ""}  # shown nowhere
    if isinstance(able := result.get("capabilities", ()), dict | None):
        result["capabilities"] = {
            key: value if isinstance(value, dict) else {}
            for key, value in (able or {}).items()
            if value not in (None, False) and key not in _UNUSED_CAPABILITIES
        }
    for key, name in _LISTS.items():
        if isinstance(items := result.get(key), list):
            result = {
                **result,
                key: [_used_fields(item) for item in items if _is_named(item, name)],
            }
    if not isinstance(result.get("instructions", ""), str):
        result = {key: value for key, value in result.items() if key != "instructions"}
    match result:
        case {"tools": [*tools]}:
            known = [fields for tool in tools[:max_tools] for fields in _known_fields(tool)]
            result = {**result, "tools": known}
        case {"resultType": _}:
            pass
        case _:
            # of a call: what else there is lacks nothing that it gets here
            content = result.get("content", result.get("toolResult", []))
            blocks = content if isinstance(content, list) else [content]
            structured = result.get("structuredContent")
            if structured is not None and not isinstance(structured, dict):
                blocks = [*blocks, structured]
                result = {k: value for k, value in result.items() if k != "structuredContent"}
            result = {**result, "content": [_known_block(block) for block in blocks]}
    return message.model_copy(update={"result": result})


def _known_block(block: object) -> dict[str, object]:
    """Return the block, or what there is of it as text."""
    if isinstance(block, dict):
        known = {key: value for key, value in block.items() if key not in _UNUSED}
        known = {"mimeType": "", "uri": "", **known} if "data" in known else known
        resource = known.get("resource")
        if isinstance(resource, dict):
            known["resource"] = {"uri": "", **{k: v for k, v in resource.items() if k != "_meta"}}
        with suppress(ValidationError):
            _CONTENT.validate_python(known, by_name=False)
            return known
    text = block if isinstance(block, str) else json.dumps(block, ensure_ascii=False)
    return {"type": "text", "text": text}


def _without_known_values(value: object) -> Any:
    """Return a value without the secrets that the server was started or asked with."""
    match value:
        case str():
            return APP_SECRETS.without(value, MASK)
        case dict():
            return {
                _without_known_values(key): _without_known_values(inner)
                for key, inner in value.items()
            }
        case list():
            return [_without_known_values(inner) for inner in value]
    return value


def mend_surrogates(text: str) -> str:
    """Return the text with U+FFFD for each lone surrogate, which has no UTF-8."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _is_named(item: object, name: str) -> bool:
    return isinstance(item, dict) and isinstance(item.get(name), str) and bool(item[name])


def _used_fields(item: Mapping[str, object]) -> dict[str, object]:
    """Return a resource, template, or prompt with the used fields only, each of the right type."""
    texts = {key: value for key, value in item.items() if key in _TEXTS and isinstance(value, str)}
    fields: dict[str, object] = {"name": "", **texts}
    if isinstance(parameters := item.get("arguments"), list):
        fields["arguments"] = [
            {**_used_fields(parameter), "required": parameter.get("required") is True}
            for parameter in parameters
            if _is_named(parameter, "name")
        ]
    return fields


def _known_fields(tool: object) -> Iterator[dict[str, object]]:
    """Yield the tool with the used fields only, each of the right type; nothing for a bad one."""
    match tool:
        case {"name": str(name), **rest} if name:
            schema = rest.get("inputSchema") or {}
            if not isinstance(schema, dict) or schema.get("type", "object") != "object":
                return
            fields: dict[str, object] = {
                "name": name,
                "inputSchema": {"type": "object", **schema},
            }
            for key in ("title", "description"):
                if isinstance(rest.get(key), str):
                    fields[key] = rest[key]
            if isinstance(output := rest.get("outputSchema"), dict):
                fields["_meta"] = {OUTPUT_SCHEMA: output}
            if isinstance(hints := rest.get("annotations"), dict):
                fields["annotations"] = {
                    key: value
                    for key, value in hints.items()
                    if key in _HINTS and isinstance(value, str if key == "title" else bool)
                }
            yield fields


class RateLimit:
    """A rate limit per second with one second's worth in advance; taking more waits."""

    def __init__(self, per_second: float) -> None:
        self._rate = per_second
        self._units = per_second
        self._seen: float | None = None

    async def take(self, amount: float) -> None:
        self._refill()
        self._units -= amount
        if self._units < 0:
            await asyncio.sleep(-self._units / self._rate)

    def spare(self) -> bool:
        """Take one unit if available; return whether that succeeded."""
        self._refill()
        if self._units < 1:
            return False
        self._units -= 1
        return True

    def _refill(self) -> None:
        now = asyncio.get_running_loop().time()
        passed = now - (self._seen if self._seen is not None else now)
        self._units = min(self._rate, self._units + passed * self._rate)
        self._seen = now
