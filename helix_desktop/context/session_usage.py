"""Adds up a session's tokens and costs by model, kind of call, turn, and time.

The fold takes one event at a time. Its state can be saved and continued later.
"""

from collections.abc import Iterator

from msgspec import Struct, field

from helix_desktop.context.model_calls import ModelCall, ModelCalls
from helix_desktop.context.request_savings import RequestSavings
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Epoch, Job
from helix_desktop.domain.costs import NOTHING, SessionCosts, UsageSum, sum_usage
from helix_desktop.domain.elapsed_time import bounded_time
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    ContextInjected,
    EpochCommitted,
    Event,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.usage_kinds import SAVING_WORK, SavedBy, ToolCallSum, WorkKind
from helix_desktop.domain.value import replace

SLOT_SECONDS = 900
"""The length of a slot of time: every time zone's days begin with one."""

_WORK = {
    CallKind.TURN: WorkKind.TURN,
    CallKind.GATE: WorkKind.EXTRACTION,
    CallKind.NAME: WorkKind.TITLE,
    CallKind.EXPERIMENT: WorkKind.EXPERIMENT,
}
_WORK_OF_JOB = {
    Job.HANDOVER: WorkKind.HANDOVER,
    Job.OBSERVATIONS: WorkKind.OBSERVATION,
    Job.REFLECTION: WorkKind.OBSERVATION,
}


def recalls_entry(event: ContextInjected) -> bool:
    """Whether the user recalled an entry of the cache, and not a message of another session."""
    source = event.brought_from
    is_message = source is not None and event.text.startswith(f"[#{source.session}/")
    return event.source == MENTION and event.text.startswith("[#") and not is_message


def slot_of(at: float) -> int:
    """Return the slot of a time."""
    return int(bounded_time(at) // SLOT_SECONDS)


class UsageSlot(Struct):
    """The usage within one slot of time, for the conversation with one model."""

    work: dict[WorkKind, UsageSum] = field(default_factory=dict)
    tools: dict[str, ToolCallSum] = field(default_factory=dict)
    saved: dict[SavedBy, int] = field(default_factory=dict)
    """By how much its requests were smaller than without compaction."""
    unsent: UsageSum = NOTHING
    """The tokens that they would have had beyond those that they had."""
    mentioned: int = 0
    """The entries of the cache that the user recalled by mentioning them."""


class SessionUsage(Struct):
    """The model usage in one session's journal, up to `seq`."""

    seq: int = 0
    parent: SessionId = NO_SESSION
    own: UsageSum = NOTHING
    llms: dict[str, UsageSum] = field(default_factory=dict)
    kinds: dict[CallKind, UsageSum] = field(default_factory=dict)
    turns: list[UsageSum] = field(default_factory=list)
    unreadable: int = 0
    calls: ModelCalls = field(default_factory=ModelCalls)
    slots: dict[int, dict[str, UsageSlot]] = field(default_factory=dict)
    """The same usage by slot and model, with what tools returned."""
    savings_of_next: RequestSavings = field(default_factory=RequestSavings)
    llm: str = ""
    """The model of the newest reply."""
    pending: list[tuple[int, str, UsageSum]] = field(default_factory=list)
    """The calls for compactions that were not committed yet: slot, model, and usage."""

    def add(self, item: Recorded | Unreadable) -> UsageSum:
        """Apply one more event and return its usage."""
        self.seq = item.seq
        if isinstance(item, Unreadable):
            self.unreadable += 1
            return NOTHING
        event = item.event
        call = self.calls.take(item.seq, event)
        is_copied = item.seq <= self.calls.copied
        self.savings_of_next.take(item.seq, event)
        match event:
            case SessionStarted(parent=parent):
                self.parent = parent
            case TurnStarted():
                self.turns.append(NOTHING)
            case EpochCommitted(epoch=epoch) if not is_copied:
                self._attribute(epoch)
            case AssistantReplied() if not is_copied:
                self.llm = event.llm
            case ContextInjected() if not is_copied and recalls_entry(event):
                self._slot(event).mentioned += 1
            case ToolReturned() if not is_copied:
                tool_call = ToolCallSum(1, int(event.outcome is not Outcome.OK), event.tokens or 0)
                tools = self._slot(event).tools
                tools[event.tool] = tools.get(event.tool, ToolCallSum()).plus(tool_call)
        if call is None:
            return NOTHING
        slot = slot_of(event.at)
        if call.kind is CallKind.TURN and (isinstance(event, AssistantReplied) or call.usage):
            self._add_savings(call, slot)
        return self._add_call(call, slot)

    def copy(self) -> "SessionUsage":
        """Return the usage up to now, which a thread can read while more events are added."""
        slots = {
            slot: {
                llm: UsageSlot(
                    dict(usage.work),
                    dict(usage.tools),
                    dict(usage.saved),
                    usage.unsent,
                    usage.mentioned,
                )
                for llm, usage in llms.items()
            }
            for slot, llms in self.slots.items()
        }
        return replace(
            self,
            calls=replace(self.calls),
            llms=dict(self.llms),
            kinds=dict(self.kinds),
            turns=list(self.turns),
            slots=slots,
            savings_of_next=self.savings_of_next.copy(),
            pending=list(self.pending),
        )

    def usage_by_work(self) -> Iterator[tuple[int, str, WorkKind, UsageSum]]:
        """Yield slot, model, kind of work, and usage; all together are `own`."""
        for slot, llms in self.slots.items():
            for llm, usage in llms.items():
                for work, calls in usage.work.items():
                    yield slot, llm, work, calls
        for slot, llm, call in self.pending:
            yield slot, llm, WorkKind.COMPACTION, call

    def savings(self) -> Iterator[tuple[int, str, SavedBy, int]]:
        """Yield slot, model, means, and the tokens by which requests were smaller, and less than 0
        for the calls that were made for it, also where their text was refused.

        The sum is what was saved, wherever that is shown.
        """
        for slot, llm, work, calls in self.usage_by_work():
            if work in SAVING_WORK and calls.tokens:
                yield slot, llm, SavedBy.CALLS, -calls.tokens
        for slot, llms in self.slots.items():
            for llm, usage in llms.items():
                for means, tokens in usage.saved.items():
                    yield slot, llm, means, tokens

    def unsent(self) -> Iterator[tuple[str, UsageSum]]:
        """Yield each model and the tokens that its requests would have had beyond what they had.

        Together they are what `savings` yields, without its calls and without requests whose usage
        was not reported.
        """
        for llms in self.slots.values():
            for llm, usage in llms.items():
                if usage.unsent != NOTHING:
                    yield llm, usage.unsent

    def costs(self, session: SessionId) -> SessionCosts:
        """Return the costs of the session without those of its subagents."""
        return SessionCosts(
            session,
            self.own,
            tuple(sorted(self.llms.items())),
            tuple(sorted(self.kinds.items())),
            tuple(self.turns),
            unreadable=self.unreadable,
        )

    def _slot(self, event: Event) -> UsageSlot:
        llms = self.slots.setdefault(slot_of(event.at), {})
        return llms.setdefault(self.llm, UsageSlot())

    def _add_savings(self, call: ModelCall, slot: int) -> None:
        """Add what an answered request saved.

        One that broke off counts only if it was paid for, as its tokens do.
        """
        saved = self.savings_of_next.of_request(call.usage, call.began + call.seconds)
        usage = self.slots.setdefault(slot, {}).setdefault(call.llm, UsageSlot())
        for means, tokens in saved.by.items():
            usage.saved[means] = usage.saved.get(means, 0) + tokens
        usage.unsent = usage.unsent.plus(saved.unsent)

    def _attribute(self, epoch: Epoch) -> None:
        """Say what the calls before a committed compaction were for.

        Its recorded usage is the sum of its own calls. Calls before them were for compactions that
        were not used.
        """
        work = _WORK_OF_JOB.get(epoch.job)
        if work is None or (epoch.usage is None and not epoch.llm):
            return
        recorded_tokens = UsageSum.of(epoch.usage, None).tokens
        for first_own in range(len(self.pending)):
            if sum_usage(call for _, _, call in self.pending[first_own:]).tokens == recorded_tokens:
                for index, (slot, llm, call) in enumerate(self.pending):
                    self._add_work(
                        slot, llm, work if index >= first_own else WorkKind.COMPACTION, call=call
                    )
                self.pending.clear()
                return

    def _add_work(self, slot: int, llm: str, work: WorkKind, *, call: UsageSum) -> None:
        sums = self.slots.setdefault(slot, {}).setdefault(llm, UsageSlot()).work
        sums[work] = sums.get(work, NOTHING).plus(call)

    def _add_call(self, call: ModelCall, slot: int) -> UsageSum:
        llm, kind, usage = call.llm, call.kind, call.sum
        self.own = self.own.plus(usage)
        self.llms[llm] = self.llms.get(llm, NOTHING).plus(usage)
        self.kinds[kind] = self.kinds.get(kind, NOTHING).plus(usage)
        if self.turns:
            self.turns[-1] = self.turns[-1].plus(usage)
        if kind is CallKind.JOB:
            self.pending.append((slot, llm, usage))
        else:
            by_subagent = kind is CallKind.TURN and self.parent != NO_SESSION
            work = WorkKind.SUBAGENT if by_subagent else _WORK[kind]
            self._add_work(slot, llm, work, call=usage)
        return usage
