"""Turns a session's journal into a recording that can be replayed."""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    GuestRequested,
    Recorded,
    ToolReturned,
    TurnStarted,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.request_sizes import expected_tokens, reported_tokens

Read = Callable[[Digest], Awaitable[bytes]]


MAX_OUTPUT_CHARS = 2_000_000
"""The maximum bytes of an output that is replayed: no window ever has more of it."""


Line = dict[str, object]


class _Requests:
    """What is known of each request of a session: its context window, count, and cache reads."""

    def __init__(self, windows: Mapping[str, int]) -> None:
        self._windows = windows
        self._sent: WindowSent | None = None
        self._recorded: GuestRequested | None = None
        """The request that a guest sent itself for the next reply."""
        self._blocks = self._read = 0
        self._grew = False

    def send(self, sent: WindowSent) -> None:
        self._grew = self._blocks > 0 and sent.keep == self._blocks
        self._sent, self._blocks = sent, sent.keep + len(sent.blocks)

    def record(self, request: GuestRequested) -> None:
        self._recorded = request

    def facts(self, usage: Usage | None) -> Line:
        """Return the facts of the request that was just answered."""
        sent, self._sent = self._sent, None
        recorded, self._recorded = self._recorded, None
        if sent is None:
            return {}
        facts: Line = {"window": sent.model_window or self._windows.get(sent.llm, 0)}
        if recorded is not None and recorded.tokens:
            facts["pace"] = recorded.window_tokens / recorded.tokens
        elif sent.tokens:
            facts["pace"] = (reported_tokens(sent, usage) or expected_tokens(sent)) / sent.tokens
        tokens = usage.window if usage is not None else 0
        if usage is not None and tokens and self._grew and self._read:
            facts["cached"] = min(1.0, usage.cache_read / self._read)
        self._read = tokens
        return facts


async def to_recorded_lines(
    events: Sequence[Recorded | Unreadable],
    read: Read,
    windows: Mapping[str, int] = MappingProxyType({}),
) -> bytes:
    """Convert events to one JSON message per line; an unreadable output becomes a missing one.

    `windows` are context windows of models by their IDs, for requests that do not tell them.
    """
    lines: list[Line] = []
    requests = _Requests(windows)
    for recorded in events:
        match recorded.event if isinstance(recorded, Recorded) else None:
            case WindowSent() as sent:
                requests.send(sent)
            case GuestRequested(side=False, is_answered=True) as request:
                requests.record(request)
            case TurnStarted(text=text):
                lines.append({"role": "user", "content": text})
            case ContextInjected(text=text, system=system):
                role = "system" if system else "user"
                lines.append({"role": role, "content": text, "meta": True})
            case AssistantReplied(parts=parts, usage=usage):
                text = "".join(part.text for part in parts if isinstance(part, Text))
                calls = [
                    {"id": call.id, "name": call.tool, "arguments": call.arguments}
                    for call in parts
                    if isinstance(call, ToolCall)
                ]
                reply: Line = {"role": "assistant", "content": text, "tool_calls": calls}
                lines.append(reply | requests.facts(usage))
            case ToolReturned(call=call, content=content, size=size) if size <= MAX_OUTPUT_CHARS:
                with suppress(HelixError):
                    output = (await read(content)).decode("utf-8", "replace")
                    lines.append({"role": "tool", "content": output, "tool_call_id": call})
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)
