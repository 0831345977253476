"""Turns a session's journal into a recording that can be replayed."""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType

from helix_desktop.app.inspection.session_requests import SessionRequests
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
from helix_desktop.domain.messages import Text, ToolCall

Read = Callable[[Digest], Awaitable[bytes]]


MAX_OUTPUT_CHARS = 2_000_000
"""The maximum bytes of an output that is replayed: no window ever has more of it."""


Line = dict[str, object]


async def to_recorded_lines(
    events: Sequence[Recorded | Unreadable],
    read: Read,
    windows: Mapping[str, int] = MappingProxyType({}),
) -> bytes:
    """Convert events to one JSON message per line; an unreadable output becomes a missing one.

    `windows` are context windows of models by their IDs, for requests that do not tell them.
    """
    lines: list[Line] = []
    requests, last_reply = SessionRequests(), 0
    for recorded in events:
        requests.add([recorded])
        match recorded.event if isinstance(recorded, Recorded) else None:
            case TurnStarted(text=text):
                lines.append({"role": "user", "content": text})
            case ContextInjected(text=text, system=system):
                role = "system" if system else "user"
                lines.append({"role": role, "content": text, "meta": True})
            case AssistantReplied(parts=parts) as event:
                text = "".join(part.text for part in parts if isinstance(part, Text))
                calls = [
                    {"id": call.id, "name": call.tool, "arguments": call.arguments}
                    for call in parts
                    if isinstance(call, ToolCall)
                ]
                reply: Line = {"role": "assistant", "content": text, "tool_calls": calls}
                if len(requests) and requests.seqs[-1] > last_reply:
                    reply |= _facts(requests, event, windows)
                lines.append(reply)
                last_reply = recorded.seq
            case ToolReturned(call=call, content=content, size=size) if size <= MAX_OUTPUT_CHARS:
                with suppress(HelixError):
                    output = (await read(content)).decode("utf-8", "replace")
                    lines.append({"role": "tool", "content": output, "tool_call_id": call})
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def _facts(requests: SessionRequests, reply: AssistantReplied, windows: Mapping[str, int]) -> Line:
    """Return what is known of the newest request, which was just answered."""
    facts: Line = {"window": requests.windows[-1] or windows.get(reply.llm, 0)}
    own_tokens = requests.own_tokens(len(requests))
    if own_tokens:
        facts["pace"] = requests.tokens[-1] / own_tokens
    if len(requests) > 1 and reply.usage is not None and reply.usage.window:
        before = requests.calls[-2]
        has_grown = 0 < requests.block_counts[-2] == requests.shared_blocks[-1]
        if has_grown and before is not None and before.usage is not None and before.usage.window:
            facts["cached"] = min(1.0, reply.usage.cache_read / before.usage.window)
    return facts
