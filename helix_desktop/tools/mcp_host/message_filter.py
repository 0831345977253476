"""Repairs, cleans, or drops an MCP server's messages, and limits how many it sends.

An unreadable answer becomes an error with its own number, so that the waiting call need not wait
for the deadline. A server that sends too fast waits in its own pipe.
"""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from mcp_types import (
    PARSE_ERROR,
    ErrorData,
    JSONRPCError,
    JSONRPCMessage,
    JSONRPCResponse,
    jsonrpc_message_adapter,
)

from helix_desktop.domain.app_secrets import APP_SECRETS, MASK
from helix_desktop.domain.phrase import Phrase

_ID = re.compile(r'"id"\s*:\s*(\d{1,9})\b')
_CONTENT = frozenset({"text", "image", "audio", "resource", "resource_link"})
_LISTS = {"resources": "uri", "resourceTemplates": "uriTemplate", "prompts": "name"}
"""The lists of results, and the field that each item must have."""
_TEXTS = frozenset({"uri", "uriTemplate", "name", "title", "description"})
OUTPUT_SCHEMA = "helix-desktop/output-schema"
"""The key of a tool's output schema in the tool's metadata."""
_HINTS = frozenset({"title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"})


def read_message(line: bytes) -> JSONRPCMessage | None:
    """Return the message of one line; None if there is none."""
    text = line.decode("utf-8", "replace").removeprefix("\ufeff").strip()
    if not text.startswith("{"):
        return None
    try:
        return jsonrpc_message_adapter.validate_json(text, by_name=False)
    except ValueError:
        pass
    try:
        mended = mend_surrogates(json.dumps(json.loads(text), ensure_ascii=False))
        return jsonrpc_message_adapter.validate_json(mended, by_name=False)
    except (ValueError, RecursionError):
        # its number is at one of its ends
        head, tail = text[:300], text[-300:]
        number = _ID.search(head) or _ID.search(tail)
    if number is None or '"method"' in head:
        return None
    error = ErrorData(code=PARSE_ERROR, message=Phrase("Can't understand the server's answer."))
    return JSONRPCError(jsonrpc="2.0", id=int(number[1]), error=error)


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
        case {"content": [*blocks]}:
            known = [
                block
                if isinstance(block, dict) and block.get("type") in _CONTENT
                else {"type": "text", "text": json.dumps(block, ensure_ascii=False)}
                for block in blocks
            ]
            result = {**result, "content": known}
    return message.model_copy(update={"result": result})


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
        case {"name": str(name), "inputSchema": {"type": "object"} as schema, **rest} if name:
            fields: dict[str, object] = {"name": name, "inputSchema": schema}
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
