"""The spans of a session: a turn, its model calls, and its tool calls.

Names and attributes are those of the GenAI semantic conventions of OpenTelemetry, release
`CONVENTIONS`. IDs are hashes of the session and the event, so that a span is the same wherever it
is made.
"""

import hashlib
from collections.abc import Callable
from enum import IntEnum

from msgspec import Struct, field

from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import NOTHING, UsageSum
from helix_desktop.domain.events import (
    AssistantReplied,
    Cause,
    Ending,
    ModelCalled,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall

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
            case AssistantReplied() | ModelCalled():
                return self._model_span(recorded, event)
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

    def _model_span(self, recorded: Recorded, event: AssistantReplied | ModelCalled) -> Span:
        sums = UsageSum.of(event.usage, event.cost)
        attributes: dict[str, Attribute] = {
            "gen_ai.operation.name": "chat",
            "gen_ai.conversation.id": recorded.session,
            **self._model_attributes(recorded.session, event.llm),
            **(_usage_attributes(sums) if event.usage is not None else {}),
        }
        content, error = dict[str, object](), ""
        turn = self._turns.get(recorded.session)
        if turn is not None:
            turn.usage = turn.usage.plus(sums)
        if isinstance(event, AssistantReplied):
            reason = _FINISH_REASONS[event.reason]
            attributes["gen_ai.response.finish_reasons"] = [reason]
            error = "interrupted" if event.reason is StopReason.INTERRUPTED else ""
            parts = [_part(part) for part in event.parts if isinstance(part, Text | ToolCall)]
            message = _message("assistant", parts) | {"finish_reason": reason}
            content["gen_ai.output.messages"] = [message]
            if turn is not None:
                turn.model = event.llm
                calls = (part for part in event.parts if isinstance(part, ToolCall))
                turn.calls.update((call.id, call) for call in calls)
        name, began = f"chat {event.llm}", event.at - event.seconds
        return self._make_span(
            recorded,
            name,
            kind=SpanKind.CLIENT,
            began=began,
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
            recorded.event.at,
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
