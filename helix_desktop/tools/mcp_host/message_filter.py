"""The filter for a server's messages: repaired where possible, sanitized, or dropped; limited in
rate.

An unreadable answer becomes an error with its own number, so that the waiting call need not wait
for the deadline. A server that sends too fast waits in its own pipe.
"""

import asyncio
import json
import re
from collections.abc import Mapping

from mcp_types import (
    PARSE_ERROR,
    ErrorData,
    JSONRPCError,
    JSONRPCMessage,
    JSONRPCResponse,
    jsonrpc_message_adapter,
)

from helix_desktop.domain.known_values import KNOWN_VALUES, MASK
from helix_desktop.domain.phrase import Phrase

_ID = re.compile(r'"id"\s*:\s*(\d{1,9})\b')
_LOOKED_AT = 300
"""Characters at both ends of a broken line that are searched for its number."""

_CONTENT = frozenset({"text", "image", "audio", "resource", "resource_link"})
_HINTS = frozenset({"title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"})
_UNREADABLE = Phrase("Can't understand the server's answer.")


def read_message(line: bytes) -> JSONRPCMessage | None:
    """Return the message of one line; None if there is none."""
    text = line.decode("utf-8", "replace").strip()
    if not text.startswith("{"):
        return None
    try:
        return jsonrpc_message_adapter.validate_json(text, by_name=False)
    except ValueError:
        return _mended(text)


def make_harmless(message: JSONRPCMessage, most_tools: int) -> JSONRPCMessage:
    """Return a message without secrets that Helix knows, and without parts that the SDK would fail
    on; one bad tool does not cost others.

    Output schemas are left out: checking results against them would run a server's own patterns,
    which can take for ever.
    """
    message = _without_known_values(message)
    if not isinstance(message, JSONRPCResponse):
        return message
    result = message.result
    if isinstance(tools := result.get("tools"), list):
        kept = [_tool(each) for each in tools[:most_tools] if _is_tool(each)]
        return message.model_copy(update={"result": {**result, "tools": kept}})
    if isinstance(content := result.get("content"), list):
        blocks = [_block(each) for each in content]
        return message.model_copy(update={"result": {**result, "content": blocks}})
    return message


def _without_known_values(message: JSONRPCMessage) -> JSONRPCMessage:
    """A server may send back what it was started or asked with."""
    match message:
        case JSONRPCResponse():
            return message.model_copy(update={"result": _cleaned(message.result)})
        case JSONRPCError():
            error = ErrorData.model_validate(_cleaned(message.error.model_dump()))
            return message.model_copy(update={"error": error})
    return message.model_copy(update={"params": _cleaned(message.params)})


def _cleaned(value: object) -> object:
    match value:
        case str():
            return KNOWN_VALUES.without(value, MASK)
        case dict():
            return {_cleaned(key): _cleaned(inner) for key, inner in value.items()}
        case list():
            return [_cleaned(inner) for inner in value]
    return value


def mend_surrogates(text: str) -> str:
    """Return the text with U+FFFD for each lone surrogate, which has no UTF-8."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _mended(text: str) -> JSONRPCMessage | None:
    """Decode with lone surrogates (`\\ud800`) replaced; a broken answer becomes an error."""
    try:
        whole = mend_surrogates(json.dumps(json.loads(text), ensure_ascii=False))
        return jsonrpc_message_adapter.validate_json(whole, by_name=False)
    except (ValueError, RecursionError):
        return _error_for(text)


def _error_for(text: str) -> JSONRPCMessage | None:
    head, tail = text[:_LOOKED_AT], text[-_LOOKED_AT:]
    number = _ID.search(head) or _ID.search(tail)
    if number is None or '"method"' in head:
        return None
    error = ErrorData(code=PARSE_ERROR, message=_UNREADABLE)
    return JSONRPCError(jsonrpc="2.0", id=int(number[1]), error=error)


def _is_tool(each: object) -> bool:
    match each:
        case {"name": str(name), "inputSchema": {"type": "object"}}:
            return bool(name)
        case _:
            return False


def _tool(each: Mapping[str, object]) -> dict[str, object]:
    """Return a tool with the used fields only, each of the right type."""
    tool: dict[str, object] = {"name": each["name"], "inputSchema": each["inputSchema"]}
    tool |= {key: each[key] for key in ("title", "description") if isinstance(each.get(key), str)}
    hints = each.get("annotations")
    if isinstance(hints, dict):
        tool["annotations"] = {key: value for key, value in hints.items() if _is_hint(key, value)}
    return tool


def _is_hint(key: str, value: object) -> bool:
    return key in _HINTS and isinstance(value, str if key == "title" else bool)


def _block(each: object) -> object:
    """Return a content block; an unknown kind becomes text."""
    if isinstance(each, dict) and each.get("type") in _CONTENT:
        return each
    return {"type": "text", "text": json.dumps(each, ensure_ascii=False)}


class RateLimit:
    """A rate limit per second with one second's worth in advance; taking more waits."""

    def __init__(self, a_second: float) -> None:
        self._rate = a_second
        self._left = a_second
        self._seen: float | None = None

    async def take(self, amount: float) -> None:
        self._refill()
        self._left -= amount
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)

    def spare(self) -> bool:
        """Take one unit if available; return whether that succeeded."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def _refill(self) -> None:
        now = asyncio.get_running_loop().time()
        passed = now - (self._seen if self._seen is not None else now)
        self._left = min(self._rate, self._left + passed * self._rate)
        self._seen = now
