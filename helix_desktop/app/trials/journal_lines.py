"""A session's journal as recorded messages, so that it can be replayed under any policy.

Tools' outputs come from the store as they were before the gate.
"""

import json
from collections.abc import Awaitable, Callable, Sequence

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Recorded,
    ToolReturned,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.message import Text, ToolCall

Read = Callable[[Digest], Awaitable[bytes]]

LONGEST_OUTPUT = 2_000_000
"""Bytes of an output that are replayed: no window ever holds more of it."""

Line = dict[str, object]


async def lines_of(events: Sequence[Recorded | Unreadable], read: Read) -> bytes:
    """One JSON message per line; what cannot be read any more is an output that never came."""
    made: list[Line] = []
    for recorded in events:
        if isinstance(recorded, Recorded):
            line = await _line(recorded, read)
            if line is not None:
                made.append(line)
    return b"".join(json.dumps(line).encode() + b"\n" for line in made)


async def _line(recorded: Recorded, read: Read) -> Line | None:
    match recorded.event:
        case TurnStarted(text=text):
            return {"role": "user", "content": text}
        case ContextInjected(text=text, system=system):
            return {"role": "system" if system else "user", "content": text, "meta": True}
        case AssistantReplied(parts=parts):
            calls = [part for part in parts if isinstance(part, ToolCall)]
            said = "".join(part.text for part in parts if isinstance(part, Text))
            return {"role": "assistant", "content": said, "tool_calls": [_call(c) for c in calls]}
        case ToolReturned() as returned:
            return await _output(returned, read)
        case _:
            return None


async def _output(returned: ToolReturned, read: Read) -> Line | None:
    if returned.size > LONGEST_OUTPUT:
        return None
    try:
        data = await read(returned.content)
    except HelixError:
        return None
    text = data.decode("utf-8", "replace")
    return {"role": "tool", "content": text, "tool_call_id": returned.call}


def _call(call: ToolCall) -> Line:
    return {"id": call.id, "name": call.tool, "arguments": call.arguments}
