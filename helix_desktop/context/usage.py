"""The model usage of a session, folded from its events: by model, by kind of call, and by turn.

The fold takes one event at a time. Its state can be saved and continued later.
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
    """The model usage in one session's journal, up to `seq`."""

    seq: int = 0
    parent: SessionId = NO_SESSION
    own: UsageSum = NOTHING
    llms: dict[str, UsageSum] = field(default_factory=dict)
    kinds: dict[CallKind, UsageSum] = field(default_factory=dict)
    turns: list[UsageSum] = field(default_factory=list)
    unreadable: int = 0
    itemized: bool = False
    """Whether calls outside the conversation are recorded one by one.

    Old journals record only their sums.
    """
    copied: int = 0
    """The number of first events that happened in another session, where they were paid for."""

    def add(self, item: Recorded | Unreadable) -> UsageSum:
        """Apply one more event and return its usage."""
        self.seq = item.seq
        if isinstance(item, Unreadable):
            self.unreadable += 1
            return NOTHING
        paid = item.seq > self.copied or isinstance(item.event, SessionStarted | TurnStarted)
        return self._take(item.event) if paid else NOTHING

    def account(self, session: SessionId) -> SessionCosts:
        """Return the costs of the session without those of its subagents."""
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
                return self._recorded_usage(event.llm, CallKind.GATE, usage, cost=told)
            case EpochCommitted(epoch=epoch):
                return self._recorded_usage(epoch.llm, CallKind.JOB, epoch.usage, cost=epoch.cost)
        return NOTHING

    def _recorded_usage(
        self, llm: str, kind: CallKind, usage: Usage | None, *, cost: float
    ) -> UsageSum:
        """Return the usage recorded with a gate choice or a rewrite.

        It counts only if its calls are not recorded one by one.
        """
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
