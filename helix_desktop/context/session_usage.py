"""Adds up a session's tokens and costs by model, kind of call, turn, and time.

The fold takes one event at a time. Its state can be saved and continued later.

It also computes what is *saved*: by how much compactions and shortened outputs make each request
smaller. A request would have been larger by what had been removed from it, as long as that stays
out. So a compaction saves in every later request, until another one takes its place or the user
undoes it. What a rewind removed would be missing anyway, and saves nothing.
"""

from collections.abc import Iterator

from msgspec import Struct, field

from helix_desktop.context.model_calls import ModelCalls
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Job, is_within
from helix_desktop.domain.costs import NOTHING, SessionCosts, UsageSum, sum_usage
from helix_desktop.domain.elapsed_time import bounded_time
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    ContextInjected,
    EpochCommitted,
    Event,
    Outcome,
    OutputGated,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.gate_choice import Chooser
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.usage_kinds import SAVING_WORK, SavedBy, ToolCallSum, WorkKind
from helix_desktop.domain.value import replace

MAX_GATED = 1_000
"""The number of newest shortened outputs that are remembered one by one (100 KB).

Only an output in the context can get another form or be rewound, and the context never has more.
"""

CACHE_SECONDS = 300.0
"""The lifetime of a prompt cache if it is not known."""

_SAVED_BY = {
    Job.MARKERS: SavedBy.MARKERS,
    Job.NOTES: SavedBy.NOTES,
    Job.OBSERVATIONS: SavedBy.NOTES,
    Job.REFLECTION: SavedBy.NOTES,
    Job.HANDOVER: SavedBy.HANDOVER,
    Job.TRIM: SavedBy.TRIM,
}


class GatedOutput(Struct, frozen=True, array_like=True):
    """A shortened output: the event that showed it first, and the tokens that its form saves."""

    seq: int
    tokens: int


class SavedInView(Struct, frozen=True):
    """By how many tokens a view is smaller than the history, by the means that saved them.

    `not_by_form`: what shortened outputs save elsewhere but not in this view, because they were
    rewound, or because `by` includes their whole size. The view changes the view `base`: it
    replaces what is in `covers` and the outputs of the calls in `marked`, and shows those in
    `unmarked` again.
    """

    by: dict[SavedBy, int] = field(default_factory=dict)
    not_by_form: int = 0
    base: int = 0
    covers: tuple[EventSpan, ...] = ()
    marked: tuple[str, ...] = ()
    unmarked: tuple[str, ...] = ()

    @property
    def tokens(self) -> int:
        return sum(self.by.values())


NOTHING_SAVED = SavedInView()


class SavedInRequest(Struct, frozen=True):
    """What one request saved: tokens by means, and how they would have been paid.

    `unsent` has the tokens that the request would have had in addition. Some of its figures are
    negative: after a rewrite, tokens are sent anew that the prompt cache would have had. It is
    empty if the provider reported no usage.
    """

    by: dict[SavedBy, int]
    unsent: UsageSum = NOTHING


class _SentView(Struct, frozen=True):
    """What the newest request was built from.

    `room`: the most tokens that a request to its model may have beside the reply; 0 if unknown.
    """

    view: SavedInView
    gate: int
    room: int
    tokens: int
    at: float
    cache_seconds: float


class _Answered(Struct, frozen=True):
    """The newest answered request, with its tokens and what it would have had."""

    view: SavedInView
    gate: int
    whole_tokens: int
    at: float
    was_cached: bool


class RequestSavings(Struct):
    """What the next request of a session saves. The fold takes one event at a time."""

    views: dict[int, SavedInView] = field(default_factory=dict)
    """The views of all epochs, by number."""
    number: int = 0
    gated: dict[str, GatedOutput] = field(default_factory=dict)
    """The newest shortened outputs, by their call and content."""
    gate: int = 0
    """What all shortened outputs save."""
    sent: _SentView | None = None
    answered: _Answered | None = None

    def take(self, seq: int, event: Event) -> None:
        match event:
            case OutputGated():
                self._take_gated(seq, event)
            case EpochCommitted(epoch=epoch):
                self.views[epoch.number] = self._view_after(epoch)
                self.number = epoch.number
            case WindowSent():
                self.sent = self._sent_now(
                    event.at,
                    number=event.epoch,
                    room=event.model_window - event.max_output if event.model_window else 0,
                    tokens=event.expected or event.tokens,
                    cache_seconds=float(event.cache_seconds),
                )

    def copy(self) -> "RequestSavings":
        """Return the fold up to now, which a thread can read while more events are taken."""
        return replace(self, views=dict(self.views), gated=dict(self.gated))

    def of_request(self, usage: Usage | None, at: float) -> SavedInRequest:
        """Return what the request saved that was answered at that time.

        Another compaction may have been committed while the reply was streamed.
        """
        sent = self.sent or self._sent_now(at, number=self.number)
        self.sent = None
        tokens = usage.window if usage is not None and usage.window else sent.tokens
        by = {means: saved for means, saved in sent.view.by.items() if saved}
        if gate := sent.gate - sent.view.not_by_form:
            by[SavedBy.GATE] = gate
        saved = sum(by.values())
        if sent.room and saved > (room := max(0, sent.room - tokens)):
            # the whole history would have been cut to what fits (as before a rewrite), so the means
            # share a smaller total
            scaled: dict[SavedBy, int] = {}
            passed = taken = 0
            for means, part in by.items():
                passed += part
                scaled[means] = room * passed // saved - taken
                taken += scaled[means]
            by, saved = scaled, room
        before = self.answered
        was_cached = usage is not None and usage.cache_read > 0
        self.answered = _Answered(sent.view, sent.gate, tokens + saved, sent.at, was_cached)
        if usage is None:
            return SavedInRequest(by)
        # what was shortened since the last request would have been new tokens, and the rest cached
        # ones
        fresh = min(max(0, sent.gate - (before.gate if before else 0)), max(0, saved))
        resent = 0
        if before is not None and before.view.by != sent.view.by and not was_cached:
            seconds = sent.cache_seconds or CACHE_SECONDS
            was_cached = before.was_cached and sent.at - before.at < seconds
        if before is not None and before.view.by != sent.view.by and was_cached:
            grown = max(0, tokens + saved - before.whole_tokens)
            resent = max(0, usage.input + usage.cache_write - grown)
        read = saved - fresh + resent if was_cached else 0
        new = saved - read
        unsent = UsageSum(cache_write=new) if usage.cache_write else UsageSum(input=new)
        return SavedInRequest(by, unsent.plus(UsageSum(cache_read=read)))

    def _sent_now(
        self, at: float, *, number: int, room: int = 0, tokens: int = 0, cache_seconds: float = 0.0
    ) -> _SentView:
        view = self.views.get(number, NOTHING_SAVED)
        return _SentView(view, self.gate, room, tokens, at, cache_seconds)

    def _view_after(self, epoch: Epoch) -> SavedInView:
        """Return what the view of an epoch saves: what the view that it changes saves, and its
        own part.
        """
        base = self.views.get(epoch.base, NOTHING_SAVED)
        if epoch.is_rewind:
            rewound = sum(
                output.tokens
                for output in self.gated.values()
                if is_within(output.seq, epoch.covered)
            )
            return replace(
                base, not_by_form=base.not_by_form + rewound, base=epoch.base, covers=epoch.covered
            )
        if epoch.restores is not None and not epoch.folds:
            return replace(base, base=epoch.base, covers=(), marked=(), unmarked=())
        parent = self.views.get(epoch.parent, NOTHING_SAVED)
        means = _SAVED_BY.get(epoch.job, SavedBy.MARKERS)
        freed = parent.tokens + epoch.before - epoch.after - base.tokens
        return SavedInView(
            {**base.by, means: base.by.get(means, 0) + freed},
            base.not_by_form,
            epoch.base,
            tuple(span for fold in epoch.folds for span in fold.covers),
            tuple(part.call for part in epoch.marked if not part.path),
            tuple(place.call for place in epoch.unmarked if not place.path),
        )

    def _take_gated(self, seq: int, event: OutputGated) -> None:
        """Add a shortened output, or another form of one."""
        key = f"{event.call} {event.content}"
        before = self.gated.pop(key, None)
        if before is None and event.by is Chooser.USER and len(self.gated) == MAX_GATED:
            return  # the other form of a forgotten output, which has been counted before
        saved = max(0, event.tokens_before - event.tokens_after)
        more = saved - (before.tokens if before else 0)
        self.gate += more
        self.gated[key] = GatedOutput(before.seq if before else seq, saved)
        if before is not None and more:
            # another form of an output saves nothing in the views that don't show the output; a
            # view that was left may come back with the size of the form before
            hiding: dict[int, bool] = {}
            for number, view in sorted(self.views.items()):
                hides = hiding.get(view.base, False)
                hides = (hides and event.call not in view.unmarked) or event.call in view.marked
                hiding[number] = hides or is_within(before.seq, view.covers)
                if hiding[number]:
                    self.views[number] = replace(view, not_by_form=view.not_by_form + more)
        while len(self.gated) > MAX_GATED:
            del self.gated[next(iter(self.gated))]


SLOT_SECONDS = 900
"""The length of a time slot: in every time zone, a day begins with a new slot."""

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
    """Return whether the user recalled an entry of the cache, and not a message of another
    session.
    """
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
    """By how many tokens its requests were smaller than without compaction."""
    unsent: UsageSum = NOTHING
    """The tokens that those requests would have had in addition."""
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
    """The calls for compactions that are not committed yet: slot, model, and usage."""

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
            # a request that broke off saved something only if it was paid for, as its tokens were
            saved = self.savings_of_next.of_request(call.usage, call.began + call.seconds)
            slot_usage = self.slots.setdefault(slot, {}).setdefault(call.llm, UsageSlot())
            for means, tokens in saved.by.items():
                slot_usage.saved[means] = slot_usage.saved.get(means, 0) + tokens
            slot_usage.unsent = slot_usage.unsent.plus(saved.unsent)
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
        """Yield slot, model, means, and by how many tokens requests were smaller.

        The calls for compactions enter as negative numbers, even if their text was refused. The sum
        is what was saved, wherever it is shown.
        """
        for slot, llm, work, calls in self.usage_by_work():
            if work in SAVING_WORK and calls.tokens:
                yield slot, llm, SavedBy.CALLS, -calls.tokens
        for slot, llms in self.slots.items():
            for llm, usage in llms.items():
                for means, tokens in usage.saved.items():
                    yield slot, llm, means, tokens

    def unsent(self) -> Iterator[tuple[str, UsageSum]]:
        """Yield each model, and the tokens that its requests would have had in addition.

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
