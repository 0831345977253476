"""Decides which events are model calls that were paid for, so that each call is counted once.

Only these calls are added up, never the usage of requests: the request of a guest repeats the usage
of its reply, and a call outside the conversation has no request.
"""

from msgspec import Struct

from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    Event,
    Experimented,
    GuestRequested,
    ModelCalled,
    SessionImported,
    SessionStarted,
)
from helix_desktop.domain.llm import Usage


class ModelCall(Struct, frozen=True):
    """One call of a model. `usage` is None if none was reported, `cost` is None if unknown."""

    llm: str
    kind: CallKind
    began: float
    seconds: float
    usage: Usage | None
    cost: float | None

    @property
    def sum(self) -> UsageSum:
        return UsageSum.of(self.usage, self.cost)


def model_call(event: Event) -> ModelCall | None:
    """Return the call that an event records, in whichever session it was paid for.

    The costs in `OutputGated` and in an epoch are sums of such calls, and not additional.
    """
    match event:
        case AssistantReplied():
            kind = CallKind.TURN
        case ModelCalled():
            kind = event.kind
        case Experimented():
            kind = CallKind.EXPERIMENT
        case GuestRequested() if event.counted and event.is_answered:
            # recorded after the call, with the time of its beginning
            return ModelCall(
                event.llm, CallKind.TURN, event.at, event.seconds, event.usage, event.cost
            )
        case _:
            return None
    began = event.at - event.seconds
    return ModelCall(event.llm, kind, began, event.seconds, event.usage, event.cost)


class ModelCalls(Struct):
    """The calls of one session, without those that were made in another session or program."""

    copied: int = 0
    """The number of first events that were copied from there, where they were paid for."""

    def take(self, seq: int, event: Event) -> ModelCall | None:
        """Return the call that the next event records, if this session paid for it."""
        match event:
            case SessionStarted():
                self.copied = event.copied
            case SessionImported() if seq > self.copied:
                self.copied = seq + event.events
        return model_call(event) if seq > self.copied else None
