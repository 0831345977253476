"""Makes OpenTelemetry spans and their attributes from events, and sends them as OTLP JSON.

A file gets one line for each batch. A collector gets it by HTTP at its loopback address: no name is
looked up, no proxy is used, and no redirect is followed. Nothing waits for either.

The spans of a session are a turn, its model calls, and its tool calls. Names and attributes are
those of the GenAI semantic conventions of OpenTelemetry, release `CONVENTIONS`. IDs are hashes of
the session and the event, so that a span is the same wherever it is made.
"""

import asyncio
import hashlib
import json
import logging
import os
import stat
from collections import deque
from collections.abc import Callable, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from helix_desktop import __version__
from helix_desktop.app.secret_filter import KNOWN_KEYS, SecretFilter
from helix_desktop.app.timed_thread import TimedThread
from helix_desktop.context.model_calls import ModelCall, model_call
from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import NOTHING, UsageSum
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    AssistantReplied,
    Cause,
    Ending,
    Experimented,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.live_events import Journaled, Live, TracesUnsent
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.features.traces.trace_target import TraceTarget, parse_target

CONVENTIONS = "0.1.0"
"""The release of open-telemetry/semantic-conventions-genai."""
AGENT = "helix-desktop"

_FINISH_REASONS = {
    StopReason.ANSWERED: "stop",
    StopReason.TOOLS: "tool_calls",
    StopReason.LENGTH: "length",
    StopReason.REFUSED: "content_filter",
    StopReason.FILTERED: "content_filter",
    StopReason.INTERRUPTED: "error",
}
_PROVIDERS = {
    "azure": "azure.ai.openai",
    "bedrock": "aws.bedrock",
    "google": "gcp.gemini",
    "gemini": "gcp.gemini",
    "mistral": "mistral_ai",
    "vertex": "gcp.vertex_ai",
    "xai": "x_ai",
}
"""The names of the conventions, where they differ from the ID of an endpoint."""

Attribute = str | int | float | list[str]


class SpanKind(IntEnum):
    """The numbers of OTLP."""

    INTERNAL = 1
    CLIENT = 3


class Span(Struct, frozen=True):
    """One span. `content` is what somebody wrote, and `error` is "" if it ended well."""

    trace: str
    id: str
    parent: str
    name: str
    kind: SpanKind
    began: float
    ended: float
    attributes: dict[str, Attribute]
    content: dict[str, object] = field(default_factory=dict)
    error: str = ""


class _Turn(Struct):
    """A turn that is under way."""

    trace: str
    id: str
    parent: str
    began: float
    prompt: str
    usage: UsageSum = NOTHING
    model: str = ""
    calls: dict[str, ToolCall] = field(default_factory=dict)


class SpanMaker:
    """Makes spans of the events of all sessions, as they are recorded."""

    def __init__(self, provider_of: Callable[[SessionId, str], str]) -> None:
        """`provider_of` returns the endpoint of a session's model by its name, "" if unknown."""
        self._provider_of = provider_of
        self._turns: dict[SessionId, _Turn] = {}

    def forget(self) -> None:
        """Forget the turns under way, of which the next events are not told."""
        self._turns.clear()

    def take(self, recorded: Recorded) -> Span | None:
        """Return the span that ends with an event."""
        session, event = recorded.session, recorded.event
        match event:
            case SessionStarted(parent=parent) if parent != NO_SESSION:
                self._begin(recorded, "", parent_turn=self._turns.get(parent))
            case TurnStarted(text=text) if session not in self._turns:
                self._begin(recorded, text)
            case TurnResumed() if session not in self._turns:
                self._begin(recorded, "")
            case ToolReturned():
                turn = self._turns.get(recorded.session)
                call = turn.calls.pop(event.call, None) if turn is not None else None
                content = (
                    {"gen_ai.tool.call.arguments": argument_object(call.arguments)} if call else {}
                )
                return self._make_span(
                    recorded,
                    f"execute_tool {event.tool}",
                    kind=SpanKind.INTERNAL,
                    began=event.at - event.seconds,
                    ended=event.at,
                    attributes={
                        "gen_ai.operation.name": "execute_tool",
                        "gen_ai.tool.name": event.tool,
                        "gen_ai.tool.type": "function",
                        "gen_ai.tool.call.id": event.call,
                        "gen_ai.conversation.id": recorded.session,
                    },
                    content=dict(content),
                    error="" if event.outcome is Outcome.OK else event.outcome.value,
                )
            case TurnEnded() if turn := self._turns.pop(session, None):
                error = "" if event.ending is Ending.DONE else event.ending.value
                return Span(
                    turn.trace,
                    turn.id,
                    turn.parent,
                    f"invoke_agent {AGENT}",
                    SpanKind.INTERNAL,
                    turn.began,
                    event.at,
                    {
                        "gen_ai.operation.name": "invoke_agent",
                        "gen_ai.agent.name": AGENT,
                        "gen_ai.conversation.id": session,
                        **self._model_attributes(session, turn.model),
                        **_usage_attributes(turn.usage),
                    },
                    {"gen_ai.input.messages": [_message("user", [_text(turn.prompt)])]}
                    if turn.prompt
                    else {},
                    event.cause.value if error and event.cause is not Cause.NONE else error,
                )
            case _ if (model_called := model_call(event)) is not None:
                return self._model_span(recorded, model_called)
        return None

    def _begin(self, recorded: Recorded, prompt: str, parent_turn: _Turn | None = None) -> None:
        name = f"{recorded.session}/{recorded.seq}"
        self._turns[recorded.session] = _Turn(
            parent_turn.trace if parent_turn else _hex(f"trace {name}", digits=32),
            _hex(f"turn {name}", digits=16),
            parent_turn.id if parent_turn else "",
            recorded.event.at,
            prompt,
        )

    def _model_span(self, recorded: Recorded, called: ModelCall) -> Span:
        event = recorded.event
        attributes: dict[str, Attribute] = {
            "gen_ai.operation.name": "chat",
            "gen_ai.conversation.id": recorded.session,
            **self._model_attributes(recorded.session, called.llm),
            **(_usage_attributes(called.sum) if called.usage is not None else {}),
        }
        content, error = dict[str, object](), ""
        turn = self._turns.get(recorded.session)
        if turn is not None:
            turn.usage = turn.usage.plus(called.sum)
        if isinstance(event, AssistantReplied | Experimented):
            reason = _FINISH_REASONS[event.reason]
            attributes["gen_ai.response.finish_reasons"] = [reason]
            error = "interrupted" if event.reason is StopReason.INTERRUPTED else ""
            parts = [_part(part) for part in event.parts if isinstance(part, Text | ToolCall)]
            message = _message("assistant", parts) | {"finish_reason": reason}
            content["gen_ai.output.messages"] = [message]
            if turn is not None and isinstance(event, AssistantReplied):
                turn.model = event.llm
                calls = (part for part in event.parts if isinstance(part, ToolCall))
                turn.calls.update((call.id, call) for call in calls)
        return self._make_span(
            recorded,
            f"chat {called.llm}",
            kind=SpanKind.CLIENT,
            began=called.began,
            ended=called.began + called.seconds,
            attributes=attributes,
            content=content,
            error=error,
        )

    def _make_span(
        self,
        recorded: Recorded,
        name: str,
        *,
        kind: SpanKind,
        began: float,
        ended: float,
        attributes: dict[str, Attribute],
        content: dict[str, object],
        error: str,
    ) -> Span:
        place = f"{recorded.session}/{recorded.seq}"
        turn = self._turns.get(recorded.session)
        return Span(
            turn.trace if turn else _hex(f"trace {place}", digits=32),
            _hex(f"span {place}", digits=16),
            turn.id if turn else "",
            name,
            kind,
            began,
            ended,
            attributes,
            content,
            error,
        )

    def _model_attributes(self, session: SessionId, model: str) -> dict[str, Attribute]:
        provider = self._provider_of(session, model)
        names = {"gen_ai.provider.name": _PROVIDERS.get(provider, provider) or "_OTHER"}
        return {**names, **({"gen_ai.request.model": model} if model else {})}


def _usage_attributes(usage: UsageSum) -> dict[str, Attribute]:
    """Return the counts of tokens; those of the input include what a cache read or wrote."""
    attributes: dict[str, Attribute] = {
        "gen_ai.usage.input_tokens": usage.input + usage.cache_read + usage.cache_write,
        "gen_ai.usage.output_tokens": usage.output,
    }
    if usage.cache_read:
        attributes["gen_ai.usage.cache_read.input_tokens"] = usage.cache_read
    if usage.cache_write:
        attributes["gen_ai.usage.cache_write.input_tokens"] = usage.cache_write
    if not usage.unknown:
        attributes["helix_desktop.cost_usd"] = usage.cost
    return attributes


def _message(role: str, parts: list[dict[str, object]]) -> dict[str, object]:
    return {"role": role, "parts": parts}


def _part(part: Text | ToolCall) -> dict[str, object]:
    if isinstance(part, Text):
        return _text(part.text)
    fields = argument_object(part.arguments)
    return {"type": "tool_call", "id": part.id, "name": part.tool, "arguments": fields}


def _text(text: str) -> dict[str, object]:
    return {"type": "text", "content": text}


def _hex(name: str, *, digits: int) -> str:
    return hashlib.sha256(name.encode()).hexdigest()[:digits]


MAX_WAITING_SPANS, MAX_BATCH_SPANS = 2_000, 200
MAX_CONTENT_CHARS = 32 * 1024
"""The maximum characters of one text; a span is to tell what happened, not to hold it."""
MAX_CONTENT_DEPTH = 20
TIMEOUT_SECONDS = 5.0

log = logging.getLogger(__name__)


class TraceExport:
    """The spans of one open workspace on their way out."""

    def __init__(
        self,
        bus: EventBus,
        supervisor: Supervisor,
        *,
        target: Callable[[], str],
        with_content: Callable[[], bool],
        provider_of: Callable[[SessionId, str], str],
        hidden: SecretFilter = KNOWN_KEYS,
        timeout_seconds: float = TIMEOUT_SECONDS,
    ) -> None:
        """`target` is "" if traces are off; both settings take effect at once."""
        self._bus, self._supervisor, self._hidden = bus, supervisor, hidden
        self._target, self._with_content = target, with_content
        self._maker = SpanMaker(provider_of)
        self._waiting: deque[Span] = deque(maxlen=MAX_WAITING_SPANS)
        self._sending: asyncio.Task[None] | None = None
        self._failing = self._closing = False
        self._thread = TimedThread(
            "traces",
            lambda: None,
            seconds=timeout_seconds,
            timeout_error=lambda: HelixError(
                "The collector of traces does not answer.",
                "The session goes on without them. Settings › General says where they go.",
            ),
        )

    @property
    def waiting(self) -> int:
        """The number of spans that are not sent yet."""
        return len(self._waiting)

    def take(self, event: Live) -> None:
        """Queue the span that an event completes, if traces are wanted."""
        if not isinstance(event, Journaled):
            return
        if not self._target():
            self._maker.forget()
            return
        span = self._maker.take(event.recorded)
        if span is None:
            return
        if len(self._waiting) == MAX_WAITING_SPANS:
            log.warning("a span was dropped: the target of traces is too slow")
        self._waiting.append(span if self._with_content() else replace(span, content={}))
        if self._sending is None and not self._supervisor.closing:
            session = event.recorded.session
            self._sending = self._supervisor.spawn(self._send_waiting(session), "send traces")

    async def close(self) -> None:
        """Send what waits, if the target still answers."""
        self._closing = True
        if self._sending is not None:
            await asyncio.wait({self._sending})

    async def _send_waiting(self, session: SessionId) -> None:
        """Send in batches; what can't be sent is dropped, and the user is told of the first."""
        try:
            while self._waiting:
                count = min(len(self._waiting), MAX_BATCH_SPANS)
                spans = [self._waiting.popleft() for _ in range(count)]
                try:
                    await self._send(spans)
                    self._failing = False
                except HelixError as error:
                    log.warning("%d spans were dropped: %s", count, error)
                    if not self._failing:
                        self._bus.publish(TracesUnsent(session, error.full_text))
                    self._failing = True
                    if self._closing:
                        self._waiting.clear()
        finally:
            self._sending = None

    async def _send(self, spans: Sequence[Span]) -> None:
        target = parse_target(self._target())
        if target is not None:
            await self._thread.do(lambda _: self._deliver(target, spans))

    def _deliver(self, target: TraceTarget, spans: Sequence[Span]) -> None:
        """Write or send a batch. Runs in a thread."""
        body = json.dumps(otlp_traces(spans, self._hidden)).encode()
        target_name = str(target.file or f"http://{target.host}:{target.port}{target.path}")
        try:
            if target.file is not None:
                append_line(target.file, body)
                return
            status = post_json(target, body)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
            raise _unsent_error(target_name, reason) from error
        if not 200 <= status < 300:
            raise _unsent_error(target_name, f"HTTP {status}")


def post_json(target: TraceTarget, body: bytes) -> int:
    """Send a body to a collector and return the HTTP status; raise OSError if it fails."""
    from http.client import HTTPConnection, HTTPException  # noqa: PLC0415  20 ms at each start

    connection = HTTPConnection(target.host, target.port, timeout=TIMEOUT_SECONDS)
    try:
        connection.request("POST", target.path, body, {"Content-Type": "application/json"})
        return connection.getresponse().status
    except HTTPException as error:
        raise OSError(str(error) or type(error).__name__) from error
    finally:
        connection.close()


def append_line(file: Path, line: bytes) -> None:
    """Append a line to a regular file that only its owner may read; a link is not followed."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    # not to wait for the reader of a pipe
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    handle = os.open(file, flags, 0o600)
    with os.fdopen(handle, "ab", buffering=0) as output:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError("it is no regular file")
        if output.write(line + b"\n") <= len(line):
            raise OSError("the disk is full")


def _unsent_error(place: str, reason: str) -> HelixError:
    return HelixError(
        "Traces can't be written to {place}: {reason}.",
        "The session goes on without them. Settings › General says where they go.",
        place=place,
        reason=reason,
    )


def otlp_traces(spans: Sequence[Span], hidden: SecretFilter) -> dict[str, Any]:
    """Return a batch as the TracesData of OTLP, without secrets."""
    resource: dict[str, Attribute] = {"service.name": AGENT, "service.version": __version__}
    conventions: dict[str, Attribute] = {"helix_desktop.gen_ai_conventions": CONVENTIONS}
    return {
        "resourceSpans": [
            {
                "resource": {"attributes": _attributes(resource)},
                "scopeSpans": [
                    {
                        "scope": {
                            "name": AGENT,
                            "version": __version__,
                            "attributes": _attributes(conventions),
                        },
                        "spans": [_encode_span(span, hidden) for span in spans],
                    }
                ],
            }
        ]
    }


def _encode_span(span: Span, hidden: SecretFilter) -> dict[str, Any]:
    attributes = dict(span.attributes)
    if span.error:
        attributes["error.type"] = span.error
    for name, value in span.content.items():
        attributes[name] = json.dumps(_cleaned(value, hidden), ensure_ascii=False)
    return {
        "traceId": span.trace,
        "spanId": span.id,
        **({"parentSpanId": span.parent} if span.parent else {}),
        "name": _encodable(span.name),
        "kind": int(span.kind),
        "startTimeUnixNano": _nanoseconds(span.began),
        "endTimeUnixNano": _nanoseconds(max(span.began, span.ended)),
        "attributes": _attributes(attributes),
        "status": {"code": 2} if span.error else {},
    }


def _cleaned(value: object, hidden: SecretFilter, depth: int = 0) -> object:
    """Return a content without secrets, and without most of a long text."""
    if depth == MAX_CONTENT_DEPTH:
        return "…"
    match value:
        case str():
            text = hidden.clean(value)
            return text if len(text) <= MAX_CONTENT_CHARS else f"{text[:MAX_CONTENT_CHARS]}…"
        case dict():
            items = value.items()
            return {str(key): _cleaned(item, hidden, depth + 1) for key, item in items}
        case list():
            return [_cleaned(item, hidden, depth + 1) for item in value]
        case _:
            return value


def _attributes(attributes: dict[str, Attribute]) -> list[dict[str, Any]]:
    return [{"key": key, "value": _encode_value(value)} for key, value in attributes.items()]


def _encode_value(value: Attribute) -> dict[str, Any]:
    match value:
        case str():
            return {"stringValue": _encodable(value)}
        case int():
            return {"intValue": str(value)}
        case float():
            return {"doubleValue": value}
        case list():
            return {"arrayValue": {"values": [_encode_value(item) for item in value]}}


def _encodable(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


def _nanoseconds(seconds: float) -> str:
    """Return a time of an event; OTLP writes numbers of 64 bits as texts."""
    return str(round(seconds * 1_000_000) * 1_000)
