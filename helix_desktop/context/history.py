"""The history of a session from its events: messages, turns, pins, instructions, epochs.

The fold takes one event at a time, at a cost independent of the session's length.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from helix_desktop.context.forecast import NameLedger
from helix_desktop.context.guide_history import GUIDE_NEWS, GuideHistory
from helix_desktop.context.history_items import CallResult, HistoryItem
from helix_desktop.context.message_parts import without_excluded
from helix_desktop.context.session_news import BackgroundHistory, ModeHistory, WorktreeHistory
from helix_desktop.context.taint import UntrustedOutputs, is_untrusted, pin_mark
from helix_desktop.context.texts.placeholders import EXCLUDED
from helix_desktop.context.texts.todo_list import TodoState
from helix_desktop.context.texts.tool_actions import ActionKind, read_action
from helix_desktop.context.window_view import RAW, WindowView, apply_epoch, view_at_epoch
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, Job, Pin
from helix_desktop.domain.effort import MODEL_DECIDES, Effort, parse_effort
from helix_desktop.domain.events import (
    AssistantReplied,
    Cause,
    ContextInjected,
    EffortChanged,
    Ending,
    EpochCommitted,
    GuestStarted,
    Guided,
    LlmChanged,
    Outcome,
    OutputGated,
    Pause,
    Pinned,
    Recorded,
    Rewound,
    SessionGrantsChanged,
    SessionRenamed,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    Unpinned,
    WindowSent,
    pause_after,
)
from helix_desktop.domain.file_changes import RESTORE
from helix_desktop.domain.llm import LlmRole, StopReason, Usage
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.messages import ToolCall, WebSearch
from helix_desktop.domain.permission import SessionGrant
from helix_desktop.domain.skill import CHOSEN_SKILL, USE_SKILL
from helix_desktop.domain.subagent_definition import UsedDefinition
from helix_desktop.domain.tool_table import REQUEST_SEARCH, WEB_SEARCH, ToolEffect, declared_tool


class ReadOutputs:
    """The outputs of calls that only read.

    An output is superseded if the same call returned other content later.
    """

    def __init__(self) -> None:
        self.superseded: dict[int, int] = {}
        """Each superseded output, and the output that superseded it first."""
        self._newest: dict[tuple[str, str], tuple[int, Digest]] = {}

    def add(self, call: ToolCall, seq: int, event: ToolReturned) -> None:
        """Add the output of a call, if it is one of these."""
        if (
            event.outcome is not Outcome.OK
            or declared_tool(call.tool).effect is not ToolEffect.READ
        ):
            return
        key = call.tool, call.arguments
        before = self._newest.get(key)
        if before is not None and before[1] != event.content:
            self.superseded.setdefault(before[0], seq)
        self._newest[key] = seq, event.content


class SupersededOutputs(Struct, frozen=True):
    """The outputs that were superseded up to an event.

    It shares the set, because copying thousands of outputs for each request is slow.
    """

    by_output: Mapping[int, int]
    through: int

    def __contains__(self, output: object) -> bool:
        return (
            isinstance(output, int) and self.by_output.get(output, self.through + 1) <= self.through
        )


MAX_CACHED_VIEWS = 64
"""The number of cached views. Others are recomputed from these or from the raw history."""
MIN_UNCACHED_REPLIES = 3
"""After so many replies without cache use, the provider is assumed to have no prompt cache."""


class Reported(Struct, frozen=True):
    """A request, and the usage that its provider reported."""

    sent: WindowSent
    usage: Usage


class SkillUse(Struct, frozen=True):
    """The newest call that returned a skill's instructions, and the instructions."""

    seq: int
    call: str
    content: Digest


class History:
    """The state of a session that the rules need, folded from its events."""

    ended: TurnEnded | None = None
    """How the last finished turn ended."""
    pause: Pause | None = None
    """What the last turn waits for, if it is paused."""
    pauses = 0
    """The number of pauses in a row after which Helix resumed by itself, without one reply."""
    turns_done = 0
    """The number of turns that ended with an answer."""
    named = False
    """Whether the session's name is something else than the first words of its first message."""
    parent: SessionId = NO_SESSION
    """The session that started this one as its subagent."""
    agent: UsedDefinition | None = None
    """The definition that this subagent was started with."""
    tainted_since = 0
    """The first event that may contain untrusted text; 0 if there is none.

    Any later message may be influenced by it, whatever the window shows, so the value is never
    reset.
    """
    tainted_by: frozenset[str] = frozenset()
    """The tools that such content came from, with "" for content of no tool."""
    grants: frozenset[SessionGrant] = frozenset()
    """What the user allowed in this session only."""
    effort: Effort = MODEL_DECIDES
    """The reasoning effort that the user chose."""
    turns_rise: bool = True
    """Whether turns only rise from item to item in any view; taking back a rewind may break
    that.
    """
    guest: GuestStarted | None = None
    """The session of a guest (an agent of another program) that has seen the whole conversation."""
    own_llm = ""
    """The full name of the main model that this session alone uses; "" is the workspace's."""
    worktrees = WorktreeHistory()
    """The worktree made for the session, in which its tools work."""
    todo = TodoState()
    """The list of steps."""
    sent: WindowSent | None = None
    """The last recorded request."""
    reported: Reported | None = None
    """The last usage report, with its request."""
    replied_at = 0.0
    """The end of the last reply, which tells how warm the provider's cache is."""
    handover_at = 0.0
    """The time of the newest handover; 0 = never."""
    resumed = 0
    """The event that resumed a turn last; 0 for none."""
    _task = 0
    """The first message of a subagent; 0 for none."""
    _answered = True
    """Whether the agent has replied since the user's last message."""
    _uncached = 0
    """The number of consecutive reports without any cache reads or writes."""

    def __init__(self, recorded: Iterable[Recorded] = ()) -> None:
        self.items: list[HistoryItem] = []
        self._seqs: list[int] = []
        """The event of each item, searched several times for every covered stretch."""
        self.epochs: dict[int, Epoch] = {}
        self.epoch_seqs: dict[int, int] = {}
        """The event of each epoch."""
        self.committed: dict[int, float] = {}
        """The commit time of each epoch."""
        self.pins: dict[str, Pin] = {}
        self.pinned_in: dict[str, int] = {}
        """The turn in which each pin was made."""
        self.guide_history, self.untrusted_outputs = GuideHistory(), UntrustedOutputs()
        self.modes, self.background = ModeHistory(), BackgroundHistory()
        self.read_outputs, self.names = ReadOutputs(), NameLedger()
        self.skills: dict[str, SkillUse] = {}
        """The skills in use, by name; the last used one is last."""
        self.view: WindowView = RAW
        self.last_request: HistoryItem | None = None
        """The message that the newest turn is about."""
        self.running = False
        self.seq = 0
        self.sent_sizes: list[int] = []
        """The sizes in tokens of the windows sent since the last rewrite."""
        self.changed_files: dict[str, int] = {}
        """The files that the agent changed, each with the event of the last change."""
        self.changes: list[int] = []
        """The index of the item that each event changed, in order; used by window assemblers."""
        self._rewound_skills: dict[int, dict[str, SkillUse]] = {}
        """The skills that each rewind took out of use, by its event."""
        self._open: dict[str, ToolCall] = {}
        self._callers: dict[str, HistoryItem] = {}
        self._index: dict[int, int] = {}
        self._result_index: dict[int, int] = {}
        self._views: dict[int, WindowView] = {}
        """The newest views, because an undo usually follows soon."""
        self._turn = 0
        for event in recorded:
            self.add(event)

    def add(self, recorded: Recorded) -> None:
        """Apply one more event."""
        self.seq = recorded.seq
        self.modes.take(recorded.seq, recorded.event)
        self.background.take(recorded.seq, recorded.event)
        self.todo = self.todo.after(recorded.event)
        self.worktrees = self.worktrees.after(recorded.event)
        self.pause = pause_after(self.pause, recorded.event)
        self.named |= isinstance(recorded.event, SessionRenamed)
        match recorded.event:
            case TurnStarted() | ContextInjected() | AssistantReplied() as event:
                self._add_message(recorded.seq, event)
            case ToolReturned() as event:
                self._add_result(recorded.seq, event)
            case OutputGated() as event:
                item = self._callers.get(event.call)
                if item is not None and event.call in item.results:
                    item.results[event.call].gate = event
                    self.changes.append(self._index[item.seq])
            case EpochCommitted(epoch=epoch, at=at):
                self.epochs[epoch.number] = epoch
                self.epoch_seqs[epoch.number] = self.seq
                self.committed[epoch.number] = at
                self.sent_sizes.clear()
                if epoch.job is Job.HANDOVER:
                    self.handover_at = at
                if epoch.restores is None:
                    self.view = apply_epoch(self.view, epoch)
                else:
                    restored = self.view_at(epoch.number)
                    self.view = WindowView(
                        epoch.number, restored.markers, restored.folds, restored.covered_spans
                    )
                self._views[epoch.number] = self.view
                while len(self._views) > MAX_CACHED_VIEWS:
                    self._views.pop(next(iter(self._views)))
            case SessionGrantsChanged(owner=owner, grants=grants):
                self.grants = frozenset(grants if owner == recorded.session else ())
            case EffortChanged(effort=effort):
                # a choice that only a newer version knows is ignored
                self.effort = parse_effort(effort) or MODEL_DECIDES
            case LlmChanged(role=role, llm=llm, own=own):
                is_main = own or (role == LlmRole.MAIN and not self.own_llm)
                if own:
                    self.own_llm = llm
                is_other = self.guest is not None and not llm.startswith(f"{self.guest.agent}/")
                if is_main and is_other:
                    self.guest = None  # the guest does not see what another model says
            case TurnEnded() as event:
                self.running = False
                self.ended = event
                self.pauses += event.pause is not None
                self.turns_done += (event.ending, event.cause) == (Ending.DONE, Cause.NONE)
            case TurnResumed(by_itself=by_itself):
                self.running = True
                self.pauses = self.pauses if by_itself else 0
                self.resumed = self.seq
            case Pinned() | Unpinned() as event:
                self._apply_pin(event)
            case GuestStarted() as event:
                self.guest = event
            case Rewound(through=through, reverts=reverts, conversation=True):
                self.guest = None  # the guest's own session has seen what was removed
                self.turns_rise = False
                # the event's turn is now the last one, and protected as such
                stop = self._index_from((self.seq if reverts else through) + 1)
                items_before = self.items[:stop]
                requests = (item for item in reversed(items_before) if item.is_request)
                self.last_request = next(requests, None)
                self._turn = items_before[-1].turn if items_before else 0
                self.ended, self._answered = None, True
                # what a rewind removed from the conversation comes back only with it
                skills = {**self.skills, **(self._rewound_skills.pop(reverts, {}))}
                if not reverts:
                    after = {name: use for name, use in skills.items() if use.seq > through}
                    self._rewound_skills[self.seq] = after
                    skills = {name: use for name, use in skills.items() if name not in after}
                self.skills = skills
                self.guide_history.rewind(self.seq, recorded.event)
            case Guided() as event:
                self.guide_history.add(self.seq, event)
            case SessionStarted() as event:
                self.parent, self.agent = event.parent, event.agent
                if event.tainted:
                    self._taint(self.seq)
            case WindowSent() as event:
                self.sent = event
                self.sent_sizes.append(event.tokens)

    def _item_at(self, seq: int) -> HistoryItem | None:
        """Return the item whose message or result an event is."""
        item = self.items[self.index(seq)] if self.items and seq >= self.items[0].seq else None
        results = item.results.values() if item is not None else ()
        is_own = item is not None and item.seq == seq
        return item if is_own or any(result.seq == seq for result in results) else None

    def result_at(self, seq: int) -> CallResult | None:
        """Return the result of a call that an event is, if it is one."""
        item = self._item_at(seq)
        results = item.results.values() if item is not None else ()
        return next((result for result in results if result.seq == seq), None)

    def mark_of_pin(self, seq: int) -> str:
        """Return the mark of a pin with the text of an event."""
        call_result = self.result_at(seq)
        if call_result is not None:
            return pin_mark(call_result.event, untrusted=is_untrusted(call_result.event))
        item = self._item_at(seq)
        is_typed = item is not None and item.typed
        return pin_mark(None, untrusted=not is_typed and 0 < self.tainted_since <= seq)

    def shown_pins(self, view: WindowView) -> tuple[Pin, ...]:
        """Return the pins that need a block of their own under a view.

        A message of the user needs none while it is shown unchanged.
        """
        return tuple(
            pin
            for pin in self.pins.values()
            if view.hides(pin.source)
            or not ((item := self._item_at(pin.source)) and item.is_request)
        )

    def _apply_pin(self, event: Pinned | Unpinned) -> None:
        if isinstance(event, Pinned):
            pin: Pin | None = event.pin
            self.pins[event.pin.id] = event.pin
            self.pinned_in[event.pin.id] = self._turn
        else:
            pin = self.pins.pop(event.pin, None)
        item = self._item_at(pin.source) if pin else None
        if pin is None or item is None or item.is_request:
            return
        is_pinned = any(other.source == pin.source for other in self.pins.values())
        (self.result_at(pin.source) or item).pinned = is_pinned
        self.changes.append(self.index(pin.source))

    @property
    def kept(self) -> frozenset[int]:
        """The messages that no compaction replaces: the task of a subagent, and the mode."""
        return frozenset(filter(None, (self._task, self.modes.plan_seq)))

    @property
    def is_subagent(self) -> bool:
        return self.parent != NO_SESSION

    @property
    def caches(self) -> bool:
        """Whether the provider is assumed to have a prompt cache."""
        return self._uncached < MIN_UNCACHED_REPLIES

    @property
    def tainted(self) -> bool:
        """Whether any message here may be influenced by untrusted content."""
        return self.tainted_since > 0

    @property
    def may_search_once(self) -> bool:
        """Return whether the user, asked by a call of the last reply, allowed web searches.

        What was recorded before a turn was resumed may be imported, and its author must not allow
        anything.
        """
        for item in reversed(self.items):
            if item.is_request or item.seq < self.resumed:
                return False
            if item.reply:
                results = (result.event for result in item.outputs())
                return any(
                    result.tool == REQUEST_SEARCH and result.outcome is Outcome.OK
                    for result in results
                )
        return False

    @property
    def previous_turn(self) -> int:
        """The last finished turn. None of its messages is summarized, observed, or cut."""
        return self._turn - self.running

    def is_in_previous_turn(self, item: HistoryItem) -> bool:
        """Whether an item belongs to the last finished turn."""
        return item.turn == self.previous_turn

    @property
    def can_resume(self) -> bool:
        """Whether the last turn can be resumed, because its answer is incomplete."""
        if self.running or self.ended is None:
            return False
        reply = self.newest.reply if self.newest else None
        cut = reply is not None and reply.reason is StopReason.LENGTH
        return self.ended.ending is not Ending.DONE or cut

    @property
    def newest(self) -> HistoryItem | None:
        """The last item in the conversation, apart from notices about what the user restored."""
        for item in reversed(self.items):
            is_restore = isinstance(item.event, ContextInjected) and item.event.source == RESTORE
            fold = self.view.fold_at(item.seq)
            if not is_restore and (fold is None or fold.text):
                return item
        return None

    @property
    def epoch(self) -> Epoch | None:
        """The rewrite that made the current view; None if nothing was rewritten."""
        return self.epochs.get(self.view.number)

    @property
    def open_calls(self) -> tuple[ToolCall, ...]:
        """The calls without a result, oldest first."""
        return tuple(self._open.values())

    def index(self, seq: int) -> int:
        """Return the index of the item that an event belongs to or follows."""
        known = self._index.get(seq)  # most lookups are for an item's own event
        return self._index_from(seq + 1) - 1 if known is None else known

    def owner_index(self, seq: int) -> int:
        """Return the index of the item whose message or result an event is.

        A message may come between a call and its result.
        """
        return self._result_index[seq] if seq in self._result_index else self.index(seq)

    def shown_items(self, view: WindowView, first: int = 0) -> Iterator[HistoryItem | Fold]:
        """Yield the items and folds that a view shows from an event on, in order.

        The cost depends on the number shown, not on the number covered. If a fold covers the event,
        only the rest after the fold is yielded.
        """
        span_index = bisect_left(view.covered_spans, first, key=lambda pair: pair[0].first)
        start = self._index_from(first)
        if span_index and view.covered_spans[span_index - 1][0].last >= first:
            start = self._index_from(view.covered_spans[span_index - 1][0].last + 1)
        for span, fold in view.covered_spans[span_index:]:
            stop = self._index_from(span.first)
            yield from self.items[start:stop]
            if span == fold.covers[0]:
                yield fold
            start = max(stop, self._index_from(span.last + 1))
        yield from self.items[start:]

    def items_in(self, covers: Iterable[EventSpan]) -> Sequence[HistoryItem]:
        """Return the items of stretches, in order."""
        return [
            item
            for span in covers
            for item in self.items[self._index_from(span.first) : self._index_from(span.last + 1)]
        ]

    def without_excluded(self, item: HistoryItem) -> HistoryItem | None:
        """Return an item without what the user excluded; None if nothing is left."""
        return without_excluded(item, self.view)

    def view_at(self, number: int) -> WindowView:
        return view_at_epoch(number, self.epochs, self._views)

    @property
    def calls(self) -> int:
        """The total number of calls made."""
        return len(self._callers)

    def has_call(self, name: str) -> bool:
        return name in self._callers

    def reads(self, call_id: str) -> bool:
        """Whether a call only read a text that is stored, judged by its arguments."""
        calls = self._callers[call_id].calls if call_id in self._callers else ()
        call = next((call for call in calls if call.id == call_id), None)
        if call is None:
            return False
        action = read_action(call.tool, call.arguments)
        only_reads = action.kind in (ActionKind.READ, ActionKind.RUN) and bool(action.read_paths)
        return only_reads or call.tool.startswith("recall_")

    def _index_from(self, seq: int) -> int:
        return bisect_left(self._seqs, seq)

    def _add_message(
        self, seq: int, event: TurnStarted | ContextInjected | AssistantReplied
    ) -> None:
        if isinstance(event, TurnStarted):
            if self.is_subagent and not self._task:
                self._task = seq
            self.running = True
            self.pauses = 0
            # messages sent before the agent has answered belong to one turn
            self._turn += self._answered
            self._answered = False
        elif isinstance(event, AssistantReplied):
            if self.sent is not None and event.usage is not None:
                self.reported = Reported(self.sent, event.usage)
            if not event.parts:
                return
            for part in event.parts:
                if isinstance(part, WebSearch):
                    self._taint(seq, WEB_SEARCH)
                    self.untrusted_outputs.add_words(seq, " ".join((WEB_SEARCH, *part.queries)))
            self._answered = True
            self.pauses = 0
            self.replied_at = event.at
            if used := event.usage:
                from_cache = used.cache_read + used.cache_write > 0
                self._uncached = 0 if from_cache else self._uncached + 1
        else:
            if event.source == GUIDE_NEWS:
                self.guide_history.note_news(seq)
            if event.untrusted:
                self._taint(seq)
                self.untrusted_outputs.add_words(seq, event.what)
            elif event.source == MENTION and event.what.startswith(CHOSEN_SKILL) and event.content:
                skill = event.what.removeprefix(CHOSEN_SKILL)
                self.skills.pop(skill, None)
                self.skills[skill] = SkillUse(seq, "", event.content)
        # messages before the first user message belong to the first turn and are protected with it
        item = HistoryItem(seq, max(self._turn, 1), event)
        self._index[item.seq] = len(self.items)
        self.changes.append(len(self.items))
        self.items.append(item)
        self._seqs.append(item.seq)
        self.last_request = item if item.is_request else self.last_request
        for call in item.calls:
            if self._callers.setdefault(call.id, item) is item:
                self._open[call.id] = call
            action = read_action(call.tool, call.arguments)
            self.guide_history.note_paths((*action.read_paths, *action.changed_paths))
            for path in action.changed_paths:
                self.changed_files[path] = item.seq

    def note_lost(self, seq: int) -> None:
        """Count an unreadable record as untrusted content."""
        self.tainted_since = min(self.tainted_since or seq, seq)
        self.tainted_by |= {""}

    def _taint(self, seq: int, tool: str = "") -> None:
        self.tainted_since = self.tainted_since or seq
        self.tainted_by |= {tool}

    def _add_result(self, seq: int, event: ToolReturned) -> None:
        """Record the result of a call.

        Only the first result counts, and a result without a call is not part of a window.
        """
        item = self._callers.get(event.call)
        if is_untrusted(event):
            self._taint(seq, event.tool)
            self.untrusted_outputs.add(item.seq if item else seq, event)
        if item is not None and event.call not in item.results:
            item.results[event.call] = CallResult(seq, event)
            instructs = event.tool == USE_SKILL and "/" not in event.what
            if instructs and event.outcome is Outcome.OK and not event.ours:
                self.skills.pop(event.what, None)
                self.skills[event.what] = SkillUse(seq, event.call, event.content)
            if (call := self._open.pop(event.call, None)) is not None:
                self.read_outputs.add(call, seq, event)
            self._result_index[seq] = self._index[item.seq]
            self.changes.append(self._index[item.seq])

    def is_skill_hidden(self, use: SkillUse) -> bool:
        """Return whether a compaction removed a skill's instructions.

        What the user excluded does not count.
        """
        fold = self.view.fold_at(use.seq)
        marker = self.view.markers_at(use.seq).get((use.call, ""))
        text = fold.text if fold else marker.text if marker else EXCLUDED
        return text not in ("", EXCLUDED)
