"""The blocks of a window as a person looks at them: what each is, why it is there, what was done.

Works on any window that an assembler made, today's or an old one, with the history it had then.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from helix_desktop.context.blocks import Row
from helix_desktop.context.history import History
from helix_desktop.context.items import Item, Returned
from helix_desktop.context.texts.deeds import deed
from helix_desktop.context.texts.kept import amount
from helix_desktop.context.view import View
from helix_desktop.context.whence import left_out, whence
from helix_desktop.context.window import SLICE, Slices, drained
from helix_desktop.domain.cache import Choice
from helix_desktop.domain.counting import Shares
from helix_desktop.domain.events import ContextInjected, OutputGated, ToolReturned
from helix_desktop.domain.memory import Epoch, Fold, FoldKind, Guide, Pin, Place
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.message import ToolCall, ToolResult
from helix_desktop.domain.requests import Facts, Reason, Shown, Sort, State, Why
from helix_desktop.domain.window import Block, BlockKind, Window

NEVER = "It stands in every request."
ANSWERED = "It is what the agent answers now."
OWN = "Take the pin back instead."
FILE = "It comes from {name}: change it there."

_SORTS = {
    FoldKind.HANDOVER: Sort.HANDOVER,
    FoldKind.OBSERVATIONS: Sort.OBSERVATIONS,
    FoldKind.NOTES: Sort.NOTES,
}
_GATED = {
    Choice.EXTRACT: Why.GATE_COMPACTED,
    Choice.KEEP_PREVIEW: Why.GATE_PREVIEW,
    Choice.KEEP_FULL: Why.GATE_FULL,
}


def shown_blocks(
    window: Window, rows: Sequence[Row], history: History, *, pace: float = 1.0
) -> tuple[Shown, ...]:
    """One for each block of a window, in its order; `rows` are those the window was made of.

    `pace` is what the model counts for one token of ours.
    """
    return drained(showing(window, rows, history, pace=pace))


def showing(
    window: Window, rows: Sequence[Row], history: History, *, pace: float = 1.0
) -> Slices[tuple[Shown, ...]]:
    """The same in slices."""
    found: list[Shown] = []
    for shown in _Showing(window, rows, history, pace=pace).all():
        found.append(shown)
        if not len(found) % SLICE:
            yield
    return tuple(found)


class _Showing:
    """One pass over a window."""

    def __init__(
        self, window: Window, rows: Sequence[Row], history: History, *, pace: float
    ) -> None:
        self._window = window
        self._pace, self._share = pace, Shares(pace)
        self._rows = rows
        self._history = history
        self._view: View = history.view
        self._whence = whence(history.view.number, history.epochs)
        self._pins = {pin.source: pin.id for pin in history.pins.values() if pin.source}
        self._folded: tuple[Sort, int] | None = None
        """The newest summary that stands before: which one of its kind."""

    def all(self) -> Iterator[Shown]:
        blocks = self._window.blocks
        yield from self._before(blocks[: len(blocks) - sum(len(row.blocks) for row in self._rows)])
        for row in self._rows:
            if isinstance(row.source, Fold):
                yield self._fold(row.source, row.blocks[0])
            else:
                yield from self._item(row.source, row.blocks)

    def _before(self, blocks: Sequence[Block]) -> Iterator[Shown]:
        """System prompt, tools, guides and pins, in the order they are assembled."""
        guides = (each for each in self._history.guiding.pinned(self._view) if each.text.strip())
        pins = (each for each in self._history.pins.values() if each.text.strip())
        pinned: Iterator[Guide | Pin] = iter((*guides, *pins))
        for block in blocks:
            match block.kind:
                case BlockKind.SYSTEM:
                    yield self._always(block, Sort.SYSTEM, Why.SYSTEM)
                case BlockKind.TOOLS:
                    count = block.message.text.count('"schema":')
                    yield self._always(block, Sort.TOOLS, Why.TOOLS, number=count)
                case BlockKind.PIN:
                    yield self._pinned(block, next(pinned))
                case _:
                    yield self._always(block, Sort.CONTEXT, Why.DAMAGED)

    def _told(self, tokens: int) -> int:
        """Tokens of ours as the model counts them."""
        return round(tokens * self._pace)

    def _always(self, block: Block, sort: Sort, why: Why, *, number: int = 0) -> Shown:
        return Shown(
            sort.value,
            sort,
            block.kind,
            str(number or ""),
            block.message,
            self._share(block.tokens),
            block.digest,
            State.ALWAYS,
            Reason(why, number),
            refusal=NEVER,
        )

    def _pinned(self, block: Block, found: Guide | Pin) -> Shown:
        if isinstance(found, Pin):
            turn = self._history.pinned_in.get(found.id, 0)
            return Shown(
                found.id,
                Sort.PIN,
                BlockKind.PIN,
                "",
                block.message,
                self._share(block.tokens),
                block.digest,
                State.PINNED,
                Reason(Why.PINNED, turn),
                Facts(turn, pin=found.id),
                found.source,
                OWN,
            )
        return Shown(
            f"guide:{found.kind.value}:{found.name}",
            Sort.GUIDE,
            BlockKind.PIN,
            found.name,
            block.message,
            self._share(block.tokens),
            block.digest,
            State.PINNED,
            Reason(Why.GUIDE, text=found.problem or found.kind.value),
            Facts(content=found.content, capped=found.capped),
            refusal=FILE.format(name=found.name),
        )

    def _fold(self, fold: Fold, block: Block) -> Shown:
        epoch = self._whence.of_fold(fold)
        sort = _SORTS[fold.kind]
        number = self._whence.handovers.get(fold.covers, 0)
        self._folded = (sort, number)
        gone = epoch is not None and left_out(epoch)
        facts = Facts(
            epoch=epoch.number if epoch else 0,
            messages=len(self._history.covered(fold.covers)),
            before=self._told(epoch.tokens_before) if epoch else 0,
            after=self._told(epoch.tokens_after) if epoch else 0,
            missing=amount(fold.missing),
        )
        reason = self._rewritten(Why.LEFT_OUT if gone else Why.FOLDED, epoch)
        return Shown(
            f"{fold.first}:",
            sort,
            block.kind,
            str(number) if number and fold.kind is FoldKind.HANDOVER else "",
            block.message,
            self._share(block.tokens),
            block.digest,
            State.LEFT_OUT if gone else State.SUMMARY,
            reason,
            facts,
            block.origin,
        )

    def _item(self, item: Item, blocks: Sequence[Block]) -> Iterator[Shown]:
        yield self._said(item, blocks[0])
        for call, block in zip(item.calls, blocks[1:], strict=True):
            yield self._output(item, call, block)

    def _said(self, item: Item, block: Block) -> Shown:
        sort = Sort.PERSON if item.typed else Sort.AGENT if item.reply else Sort.CONTEXT
        name = item.event.source if isinstance(item.event, ContextInjected) else ""
        parts = self._view.markers(item.seq)
        epoch = self._epoch_of([Place(item.seq, call, path) for call, path in parts])
        last = self._history.last_typed
        refusal = ANSWERED if last is not None and last.seq == item.seq else ""
        first = next(iter(parts.values())).content if parts else None
        shown = Shown(
            f"{item.seq}:",
            sort,
            block.kind,
            name,
            block.message,
            self._share(block.tokens),
            block.digest,
            State.FULL,
            self._usual(item, injected=sort is Sort.CONTEXT),
            Facts(item.turn, pin=self._pins.get(item.seq, ""), content=first),
            item.seq,
            refusal,
        )
        return self._behind(shown, epoch) if parts else shown

    def _output(self, item: Item, call: ToolCall, block: Block) -> Shown:
        returned = item.results.get(call.id)
        if returned is None:
            shown = self._returned(item, call, block, event=None)
            return self._unanswered(shown, item, call)
        shown = self._returned(item, call, block, event=returned.event)
        if (call.id, "") in self._view.markers(returned.seq):
            return self._behind(shown, self._epoch_of([Place(returned.seq, call.id)]))
        return self._gated(shown, returned)

    def _unanswered(self, shown: Shown, item: Item, call: ToolCall) -> Shown:
        """A call of the step that runs gets its result yet; any other never will."""
        what = deed(call.tool, call.arguments).what
        shown = replace(shown, what=what, refusal=NEVER)
        if not self._history.running or item is not self._history.items[-1]:
            return replace(shown, reason=Reason(Why.NO_RESULT))
        # no request will say what one would have to say of it now
        waits = replace(shown.message, parts=(ToolResult(call.id, ""),))
        return replace(shown, reason=Reason(Why.UNDER_WAY), message=waits)

    def _returned(
        self, item: Item, call: ToolCall, block: Block, *, event: ToolReturned | None
    ) -> Shown:
        content = (event.whole or event.content) if event else None
        return Shown(
            f"{block.origin}:{call.id}",
            Sort.OUTPUT,
            block.kind,
            call.tool,
            block.message,
            self._share(block.tokens),
            block.digest,
            State.FULL,
            self._usual(item),
            Facts(item.turn, pin=self._pins.get(block.origin, ""), content=content),
            block.origin,
            what=event.what if event else "",
        )

    def _gated(self, shown: Shown, returned: Returned) -> Shown:
        gate: OutputGated | None = returned.gate
        if gate is None:
            return shown
        before, after = self._told(gate.tokens_before), self._told(gate.tokens_after)
        extract = gate.choice is Choice.EXTRACT
        told = gate.instructions if extract else gate.by.value
        reason = Reason(_GATED[gate.choice], tokens=before, text=told)
        facts = replace(shown.facts, before=before, after=after)
        state = State.FULL if gate.choice is Choice.KEEP_FULL else State.COMPACTED
        return replace(shown, reason=reason, facts=facts, state=state)

    def _behind(self, shown: Shown, epoch: Epoch | None) -> Shown:
        """A block that has something behind a marker."""
        gone = epoch is not None and left_out(epoch)
        facts = replace(
            shown.facts,
            epoch=epoch.number if epoch else 0,
            before=self._told(epoch.tokens_before) if epoch else 0,
            after=self._told(epoch.tokens_after) if epoch else 0,
        )
        return replace(
            shown,
            state=State.LEFT_OUT if gone else State.CACHED,
            reason=self._rewritten(Why.LEFT_OUT if gone else Why.SWEPT, epoch),
            facts=facts,
            refusal="" if gone else "It is behind a marker already.",
        )

    def _epoch_of(self, places: Sequence[Place]) -> Epoch | None:
        """The newest rewrite of any of these."""
        found = [self._whence.parts[each] for each in places if each in self._whence.parts]
        return max(found, key=lambda epoch: epoch.number, default=None)

    def _rewritten(self, why: Why, epoch: Epoch | None) -> Reason:
        if epoch is None:
            return Reason(why)
        freed = self._told(epoch.tokens_before - epoch.tokens_after)
        at = self._history.committed.get(epoch.number, 0.0)
        return Reason(why, len(epoch.swept), at, freed, epoch.reason, epoch.job)

    def _usual(self, item: Item, *, injected: bool = False) -> Reason:
        """Why something stands as it was said."""
        history, last = self._history, self._history.last_typed
        if last is not None and last.seq == item.seq:
            return Reason(Why.ANSWERED_NOW, item.turn)
        if injected:
            mentioned = getattr(item.event, "source", "") == MENTION
            return Reason(Why.MENTIONED if mentioned else Why.INJECTED, item.turn)
        if item.turn >= history.previous_turn:
            previous = history.previous(item)
            return Reason(Why.TURN_BEFORE if previous else Why.THIS_TURN, item.turn)
        return self._older(item)

    def _older(self, item: Item) -> Reason:
        if self._folded is None:
            return Reason(Why.AS_IT_WAS, item.turn)
        sort, number = self._folded
        return Reason(Why.NEWER, number, text=sort.value)


def lost(block: Block) -> Shown:
    """A block of which only the digest is known."""
    return Shown(
        f"lost:{block.digest}",
        Sort.LOST,
        block.kind,
        "",
        block.message,
        0,
        block.digest,
        State.LOST,
        Reason(Why.LOST),
        refusal=NEVER,
    )
