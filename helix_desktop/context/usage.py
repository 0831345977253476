"""The fold of a session's events to what it took: by model, by kind of call, by turn.

Grows by one event at a time; what it knows can be kept and taken up again from there.
"""

from dataclasses import dataclass, field

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    EpochCommitted,
    Event,
    ModelCalled,
    OutputGated,
    Recorded,
    SessionStarted,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.workspace import NOTHING, SessionCosts, UsageSum


@dataclass(slots=True)
class SessionUsage:
    """What one session's journal says that models were paid for, up to `seq`."""

    seq: int = 0
    parent: SessionId = NO_SESSION
    own: UsageSum = NOTHING
    llms: dict[str, UsageSum] = field(default_factory=dict)
    kinds: dict[CallKind, UsageSum] = field(default_factory=dict)
    turns: list[UsageSum] = field(default_factory=list)
    unreadable: int = 0
    itemized: bool = False
    """Whether calls beside the conversation are told one by one, as they are since they can be."""
    copied: int = 0
    """Events at its beginning that happened in another session, and were paid for there."""

    def add(self, item: Recorded | Unreadable) -> UsageSum:
        """Take one more event; what it took."""
        self.seq = item.seq
        if isinstance(item, Unreadable):
            self.unreadable += 1
            return NOTHING
        paid = item.seq > self.copied or isinstance(item.event, SessionStarted | TurnStarted)
        return self._take(item.event) if paid else NOTHING

    def account(self, session: SessionId) -> SessionCosts:
        """Without the sessions of its SubAgents."""
        return SessionCosts(
            session,
            self.own,
            tuple(sorted(self.llms.items())),
            tuple(sorted(self.kinds.items())),
            tuple(self.turns),
            unreadable=self.unreadable,
        )

    def _take(self, event: Event) -> UsageSum:
        match event:
            case SessionStarted(parent=parent, copied=copied):
                self.parent, self.copied = parent, copied
            case TurnStarted():
                self.turns.append(NOTHING)
            case AssistantReplied(usage=usage, cost=cost):
                return self._book(event.llm, CallKind.TURN, UsageSum.of(usage, cost))
            case ModelCalled(usage=usage, cost=cost):
                self.itemized = True
                return self._book(event.llm, event.kind, UsageSum.of(usage, cost))
            case OutputGated(usage=usage, cost=told):
                return self._carried(event.llm, CallKind.GATE, usage, cost=told)
            case EpochCommitted(epoch=epoch):
                return self._carried(epoch.llm, CallKind.JOB, epoch.usage, cost=epoch.cost)
        return NOTHING

    def _carried(self, llm: str, kind: CallKind, usage: Usage | None, *, cost: float) -> UsageSum:
        """What a choice or a rewrite took; of use only where its calls are not told themselves."""
        if usage is None or self.itemized:
            return NOTHING
        return self._book(llm, kind, UsageSum.of(usage, cost or None))

    def _book(self, llm: str, kind: CallKind, call: UsageSum) -> UsageSum:
        self.own = self.own.plus(call)
        self.llms[llm] = self.llms.get(llm, NOTHING).plus(call)
        self.kinds[kind] = self.kinds.get(kind, NOTHING).plus(call)
        if self.turns:
            self.turns[-1] = self.turns[-1].plus(call)
        return call
