"""Sends spans to a file or a collector on this computer, as JSON of OTLP.

A file gets one line for each batch. A collector gets it by HTTP at its loopback address: no name is
looked up, no proxy is used, and no redirect is followed. Nothing waits for either.
"""

import asyncio
import json
import logging
import os
import stat
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from helix_desktop import __version__
from helix_desktop.app.secret_filter import KNOWN_KEYS, SecretFilter
from helix_desktop.app.timed_thread import TimedThread
from helix_desktop.app.traces.spans import AGENT, CONVENTIONS, Attribute, Span, SpanMaker
from helix_desktop.app.traces.trace_target import TraceTarget, parse_target
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.live_events import Journaled, Live, TracesUnsent
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.task_supervisor import Supervisor

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
