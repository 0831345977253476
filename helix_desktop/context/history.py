"""The fold of a session's events: items, turns, pins and the epochs that rewrote the view.

Grows by one event at a time and costs the same however long the session is.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

from helix_desktop.context.items import Item, Returned
from helix_desktop.context.view import RAW, View, after, at_epoch
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Event,
    OutputGated,
    Pinned,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    Unpinned,
    WindowSent,
)
from helix_desktop.domain.memory import Epoch, Fold, Pin, Span
from helix_desktop.domain.message import ToolCall

VIEWS = 64
"""Views kept at hand; earlier ones are worked out from them or from nothing."""


class History:
    """All that the rules need to know of a session."""

    def __init__(self, recorded: Iterable[Recorded] = ()) -> None:
        self.items: list[Item] = []
        self.epochs: dict[int, Epoch] = {}
        self.pins: dict[str, Pin] = {}
        self.view: View = RAW
        self.last_typed: Item | None = None
        """What the person wrote last."""
        self.running = False
        self.seq = 0
        self.rewritten_at = 0.0
        """When the newest epoch was committed; 0 = never."""
        self.replied_at = 0.0
        """When the last reply ended: how warm the provider's cache is."""
        self.sent: WindowSent | None = None
        """The last request that was told of."""
        self.changes: list[int] = []
        """Which item each event made or changed, in order: what an assembler has to look at."""
        self._open: dict[str, ToolCall] = {}
        self._callers: dict[str, Item] = {}
        self._index: dict[int, int] = {}
        self._views: dict[int, View] = {}
        """The newest: what is undone is undone soon."""
        self._turn = 0
        self._answered = True
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
            case Pinned(pin=pin):
                self.pins[pin.id] = pin
            case Unpinned(pin=name):
                self.pins.pop(name, None)
            case WindowSent():
                self.sent = event

    @property
    def turn(self) -> int:
        """The number of the turn that is running or ended last; 0 before the first."""
        return self._turn

    @property
    def previous_turn(self) -> int:
        """The last turn that is over: nothing of it is summarised, observed or cut."""
        return self._turn - self.running

    @property
    def open_calls(self) -> tuple[ToolCall, ...]:
        """Calls without a result, oldest first."""
        return tuple(self._open.values())

    def index(self, seq: int) -> int:
        """Where the item of a message event stands."""
        return self._index[seq]

    def standing(self, view: View, first: int = 0) -> Iterator[Item | Fold]:
        """What a view shows from an event on, in order; costs what is shown, not what is covered.

        Of a fold that covers that event, only what comes after it.
        """
        at = bisect_left(view.folds, first, key=lambda fold: fold.covers.first)
        start = self._index_from(first)
        if at and view.folds[at - 1].covers.last >= first:
            start = self._index_from(view.folds[at - 1].covers.last + 1)
        for fold in view.folds[at:]:
            stop = self._index_from(fold.covers.first)
            yield from self.items[start:stop]
            yield fold
            start = max(stop, self._index_from(fold.covers.last + 1))
        yield from self.items[start:]

    def covered(self, span: Span) -> Sequence[Item]:
        """The items of a stretch."""
        first = self._index_from(span.first)
        last = self._index_from(span.last + 1)
        return self.items[first:last]

    def view_at(self, number: int) -> View:
        return at_epoch(number, self.epochs, self._views)

    @property
    def calls(self) -> int:
        """How many calls were ever made."""
        return len(self._callers)

    def has_call(self, name: str) -> bool:
        return name in self._callers

    def _index_from(self, seq: int) -> int:
        return bisect_left(self.items, seq, key=lambda item: item.seq)

    def _say(self, seq: int, event: TurnStarted | ContextInjected | AssistantReplied) -> None:
        if isinstance(event, TurnStarted):
            self.running = True
            # messages sent before the agent has answered belong to one turn
            self._turn += self._answered
            self._answered = False
        elif isinstance(event, AssistantReplied):
            if not event.parts:
                return
            self._answered = True
            self.replied_at = event.at
        self._append(Item(seq, self._turn, event))

    def _append(self, item: Item) -> None:
        self._index[item.seq] = len(self.items)
        self.changes.append(len(self.items))
        self.items.append(item)
        self.last_typed = item if item.typed else self.last_typed
        for call in item.calls:
            if self._callers.setdefault(call.id, item) is item:
                self._open[call.id] = call

    def _answer(self, seq: int, event: ToolReturned) -> None:
        """The first result of a call counts; one that nobody asked for is no part of a window."""
        item = self._callers.get(event.call)
        if item is not None and event.call not in item.results:
            item.results[event.call] = Returned(seq, event)
            self._open.pop(event.call, None)
            self.changes.append(self._index[item.seq])

    def _gate(self, event: OutputGated) -> None:
        item = self._callers.get(event.call)
        if item is not None and event.call in item.results:
            item.results[event.call].gate = event
            self.changes.append(self._index[item.seq])

    def _rewrite(self, epoch: Epoch, at: float) -> None:
        self.epochs[epoch.number] = epoch
        self.rewritten_at = at
        if epoch.restores is None:
            self.view = after(self.view, epoch)
        else:
            restored = self.view_at(epoch.number)
            self.view = View(epoch.number, restored.swept, restored.folds)
        self._views[epoch.number] = self.view
        while len(self._views) > VIEWS:
            self._views.pop(next(iter(self._views)))
