"""The fold of a session's events; what it is guided by.

What windows begin with, and where news of it stands: at its own place until that is rewritten.

A change of a file would break a provider's cache from the beginning on. So it is told where it was
noticed, and moves to the beginning once what stands there is behind a fold or a marker anyway.

The fold of a session's events: items, turns, pins and the epochs that rewrote the view.

Grows by one event at a time and costs the same however long the session is.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from msgspec import Struct

from helix_desktop.context.items import CallResult, HistoryItem
from helix_desktop.context.taint import UntrustedOutputs, is_untrusted
from helix_desktop.context.texts.tool_actions import ActionKind, read_action
from helix_desktop.context.view import RAW, WindowView, apply_epoch, view_at_epoch
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, Guide, Job, Pin
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Ending,
    EpochCommitted,
    Event,
    Guided,
    OutputGated,
    Pinned,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    Unpinned,
    WindowSent,
)
from helix_desktop.domain.file_changes import RESTORE
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.subagent_definition import UsedDefinition

NEWS = "guides"
"""Names the message that tells of a change."""

NOTHING: tuple[Guide, ...] = ()


@dataclass(slots=True)
class _Told:
    """One state of all guides; `news` is the message that tells of it, 0 where none has to."""

    guides: tuple[Guide, ...]
    news: int = 0


class GuideHistory:
    """The fold of what a session is guided by."""

    def __init__(self) -> None:
        self.touched: dict[str, None] = {}
        """Folders that the agent worked in, as its calls named them."""
        self._told: list[_Told] = []
        self._waits = False

    @property
    def newest(self) -> tuple[Guide, ...]:
        """What is in force."""
        return self._told[-1].guides if self._told else NOTHING

    def add(self, event: Guided) -> None:
        if event.placed:
            # what was news before is told at the beginning from now on, like this
            self._told = [_Told(event.guides)]
        else:
            # without a message of its own it stands where the news before it stands
            self._told.append(_Told(event.guides, self._told[-1].news if self._told else 0))
        self._waits = not event.placed

    def told_by(self, seq: int) -> None:
        """The message that tells of the newest change came."""
        if self._waits:
            self._told[-1].news = seq
        self._waits = False

    def touch(self, paths: Iterable[str]) -> None:
        self.touched.update(dict.fromkeys(map(_folder, paths)))

    def pinned(self, view: WindowView) -> tuple[Guide, ...]:
        """What stands at the beginning under a view."""
        for told in reversed(self._told):
            if not told.news or view.covers(told.news) or view.markers(told.news):
                return told.guides
        return NOTHING

    def fresh(self, view: WindowView) -> Iterator[int]:
        """The messages that tell of news under a view, newest first."""
        for told in reversed(self._told):
            if not told.news or view.covers(told.news) or view.markers(told.news):
                return
            yield told.news


def _folder(path: str) -> str:
    """Where a file lies; what has no ending may be a folder itself."""
    above, _, name = path.rstrip("/").rpartition("/")
    return above if "." in name else path


VIEWS = 64
"""Views kept at hand; earlier ones are worked out from them or from nothing."""
_SURELY_UNCACHED = 3
"""Replies after which a provider that names no cache is taken to have none."""


class Reported(Struct, frozen=True):
    """A request, and what its provider said of it."""

    sent: WindowSent
    usage: Usage


class History:
    """All that the rules need to know of a session."""

    ended: TurnEnded | None = None
    """How the last turn that is over ended."""

    of_subagent = False
    """Whether a SubAgent works here, for another session."""

    agent: UsedDefinition | None = None
    """What a file made of this SubAgent."""

    tainted_since = 0
    """The first event that may hold words of anybody; 0: none does. What is said after it may come
    from it, whatever the window shows, so nothing takes this back."""

    tainted_by: frozenset[str] = frozenset()
    """The tools that such content came from, "" for what is no tool's."""

    sent: WindowSent | None = None
    """The last request that was told of."""
    reported: Reported | None = None
    """What a provider counted last, and of which request."""

    rewritten_at = 0.0
    """When the newest epoch was committed; 0 = never."""

    handed_over_at = 0.0
    """When the newest handover was committed; 0 = never."""

    _answered = True
    """Whether the agent has said anything since the person wrote last."""
    _uncached = 0
    """Replies in a row whose reports named nothing that a cache had read or written."""

    def __init__(self, recorded: Iterable[Recorded] = ()) -> None:
        self.items: list[HistoryItem] = []
        self.epochs: dict[int, Epoch] = {}
        self.committed: dict[int, float] = {}
        """When each epoch was committed."""
        self.pins: dict[str, Pin] = {}
        self.pinned_in: dict[str, int] = {}
        """The turn in which each pin was made."""
        self.guiding, self.foreign = GuideHistory(), UntrustedOutputs()
        self.view: WindowView = RAW
        self.last_typed: HistoryItem | None = None
        """What the person wrote last."""
        self.running = False
        self.seq = 0
        self.replied_at = 0.0
        """When the last reply ended: how warm the provider's cache is."""
        self.since: list[int] = []
        """Tokens of the windows that were sent since the view was rewritten last."""
        self.changed: dict[str, int] = {}
        """Files that the agent changed, each with the event of the last change."""
        self.changes: list[int] = []
        """Which item each event made or changed, in order: what an assembler has to look at."""
        self._open: dict[str, ToolCall] = {}
        self._callers: dict[str, HistoryItem] = {}
        self._index: dict[int, int] = {}
        self._views: dict[int, WindowView] = {}
        """The newest: what is undone is undone soon."""
        self._turn = 0
        for one in recorded:
            self.add(one)

    def add(self, recorded: Recorded) -> None:
        """Take one more event."""
        self.seq = recorded.seq
        match recorded.event:
            case TurnStarted() | ContextInjected() | AssistantReplied() as event:
                self._say(recorded.seq, event)
            case ToolReturned() as event:
                self._answer(recorded.seq, event)
            case OutputGated() as event:
                self._gate(event)
            case EpochCommitted(epoch=epoch, at=at):
                self._rewrite(epoch, at)
            case event:
                self._note(event)

    def _note(self, event: Event) -> None:
        """What is no message and rewrites none."""
        match event:
            case TurnEnded():
                self.running = False
                self.ended = event
            case TurnResumed():
                self.running = True
            case Pinned(pin=pin):
                self.pins[pin.id] = pin
                self.pinned_in[pin.id] = self._turn
            case Unpinned(pin=name):
                self.pins.pop(name, None)
            case Guided():
                self.guiding.add(event)
            case SessionStarted():
                self._start(event)
            case WindowSent():
                self.sent = event
                self.since.append(event.tokens)

    @property
    def caches(self) -> bool:
        """Whether the provider is taken to read again from a cache what it has read once."""
        return self._uncached < _SURELY_UNCACHED

    @property
    def tainted(self) -> bool:
        """Whether anything that was said here may come from untrusted content."""
        return self.tainted_since > 0

    @property
    def turn(self) -> int:
        """The number of the turn that is running or ended last; 0 before the first."""
        return self._turn

    @property
    def previous_turn(self) -> int:
        """The last turn that is over: nothing of it is summarised, observed or cut."""
        return self._turn - self.running

    def previous(self, item: HistoryItem) -> bool:
        """Whether it belongs to the last turn that is over."""
        return item.turn == self.previous_turn

    @property
    def broken_off(self) -> bool:
        """Whether the last turn can be gone on with: it never came to its answer's end."""
        if self.running or self.ended is None:
            return False
        reply = self.newest.reply if self.newest else None
        cut = reply is not None and reply.reason is StopReason.LENGTH
        return self.ended.ending is not Ending.DONE or cut

    @property
    def newest(self) -> HistoryItem | None:
        """The last item, apart from what was told of the person's own doing since."""
        found = (item for item in reversed(self.items) if not _own_doing(item))
        return next(found, None)

    @property
    def epoch(self) -> Epoch | None:
        """The rewrite that made the view; None while nothing is rewritten."""
        return self.epochs.get(self.view.number)

    @property
    def open_calls(self) -> tuple[ToolCall, ...]:
        """Calls without a result, oldest first."""
        return tuple(self._open.values())

    def index(self, seq: int) -> int:
        """The position of the item that an event belongs to, or that it follows."""
        known = self._index.get(seq)  # most that is asked for is an item's own
        return self._index_from(seq + 1) - 1 if known is None else known

    def standing(self, view: WindowView, first: int = 0) -> Iterator[HistoryItem | Fold]:
        """What a view shows from an event on, in order; costs what is shown, not what is covered.

        Of a fold that covers that event, only what comes after it.
        """
        at = bisect_left(view.hidden, first, key=lambda pair: pair[0].first)
        start = self._index_from(first)
        if at and view.hidden[at - 1][0].last >= first:
            start = self._index_from(view.hidden[at - 1][0].last + 1)
        for span, fold in view.hidden[at:]:
            stop = self._index_from(span.first)
            yield from self.items[start:stop]
            if span == fold.covers[0]:
                yield fold
            start = max(stop, self._index_from(span.last + 1))
        yield from self.items[start:]

    def covered(self, covers: Iterable[EventSpan]) -> Sequence[HistoryItem]:
        """The items of stretches, in order."""
        return [item for span in covers for item in self._within(span)]

    def _within(self, span: EventSpan) -> Sequence[HistoryItem]:
        return self.items[self._index_from(span.first) : self._index_from(span.last + 1)]

    def view_at(self, number: int) -> WindowView:
        return view_at_epoch(number, self.epochs, self._views)

    @property
    def calls(self) -> int:
        """How many calls were ever made."""
        return len(self._callers)

    def has_call(self, name: str) -> bool:
        return name in self._callers

    def reads(self, name: str) -> bool:
        """Whether a call only read a text that is kept, as far as its words tell."""
        calls = self._callers[name].calls if name in self._callers else ()
        found = next((call for call in calls if call.id == name), None)
        done = read_action(found.tool, found.arguments) if found else None
        if found is None or done is None:
            return False
        return found.tool.startswith("recall_") or (
            done.act in (ActionKind.READ, ActionKind.RUN) and bool(done.seen)
        )

    def _start(self, event: SessionStarted) -> None:
        self.of_subagent, self.agent = event.parent != NO_SESSION, event.agent
        if event.tainted:
            self._taint(self.seq)

    def _index_from(self, seq: int) -> int:
        return bisect_left(self.items, seq, key=lambda item: item.seq)

    def _say(self, seq: int, event: TurnStarted | ContextInjected | AssistantReplied) -> None:
        if isinstance(event, TurnStarted):
            self.running = True
            # messages sent before the agent has answered belong to one turn
            self._turn += self._answered
            self._answered = False
        elif isinstance(event, AssistantReplied):
            if self.sent is not None and event.usage is not None:
                self.reported = Reported(self.sent, event.usage)
            if not event.parts:
                return
            self._answered = True
            self.replied_at = event.at
            if used := event.usage:
                found = used.cache_read + used.cache_write > 0
                self._uncached = 0 if found else self._uncached + 1
        else:
            self._told(seq, event)
        # what stands before the first message is of the first turn, and is left alone with it
        self._append(HistoryItem(seq, max(self._turn, 1), event))

    def _told(self, seq: int, event: ContextInjected) -> None:
        if event.source == NEWS:
            self.guiding.told_by(seq)
        if event.untrusted:
            self._taint(seq)
            self.foreign.add_words(seq, event.what)

    def _taint(self, seq: int, tool: str = "") -> None:
        self.tainted_since = self.tainted_since or seq
        self.tainted_by |= {tool}

    def _append(self, item: HistoryItem) -> None:
        self._index[item.seq] = len(self.items)
        self.changes.append(len(self.items))
        self.items.append(item)
        self.last_typed = item if item.typed else self.last_typed
        for call in item.calls:
            if self._callers.setdefault(call.id, item) is item:
                self._open[call.id] = call
            done = read_action(call.tool, call.arguments)
            self.guiding.touch((*done.seen, *done.changed))
            for path in done.changed:
                self.changed[path] = item.seq

    def _answer(self, seq: int, event: ToolReturned) -> None:
        """The first result of a call counts; one that nobody asked for is no part of a window."""
        item = self._callers.get(event.call)
        if is_untrusted(event):
            self._taint(seq, event.tool)
            self.foreign.add(item.seq if item else seq, event)
        if item is not None and event.call not in item.results:
            item.results[event.call] = CallResult(seq, event)
            self._open.pop(event.call, None)
            self.changes.append(self._index[item.seq])

    def _gate(self, event: OutputGated) -> None:
        item = self._callers.get(event.call)
        if item is not None and event.call in item.results:
            item.results[event.call].gate = event
            self.changes.append(self._index[item.seq])

    def _rewrite(self, epoch: Epoch, at: float) -> None:
        self.epochs[epoch.number] = epoch
        self.committed[epoch.number] = at
        self.rewritten_at = at
        self.since.clear()
        if epoch.job is Job.HAND_OVER:
            self.handed_over_at = at
        if epoch.restores is None:
            self.view = apply_epoch(self.view, epoch)
        else:
            restored = self.view_at(epoch.number)
            self.view = WindowView(epoch.number, restored.swept, restored.folds, restored.hidden)
        self._views[epoch.number] = self.view
        while len(self._views) > VIEWS:
            self._views.pop(next(iter(self._views)))


def _own_doing(item: HistoryItem) -> bool:
    return isinstance(item.event, ContextInjected) and item.event.source == RESTORE
