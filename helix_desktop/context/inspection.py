"""The reasons and states of a request's blocks for the page Context.

`inspect_blocks` works on any assembled window, the current one or an old one, with the history at
that time.
"""

from collections.abc import Iterator, Sequence

from helix_desktop.context.blocks import BEGINNING_EXCLUDED, PIN_MARK, BlockRow
from helix_desktop.context.history import History
from helix_desktop.context.history_items import HistoryItem, item_message
from helix_desktop.context.texts.deferred_tools import count_deferred
from helix_desktop.context.texts.key_details import count_missing
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.context.texts.tool_actions import read_action
from helix_desktop.context.window_assembler import ROWS_PER_SLICE, Slices, drain
from helix_desktop.context.window_view import WindowView, find_origins
from helix_desktop.domain.context_window.block import Block, BlockKind, ContextWindow
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    Fold,
    FoldKind,
    Guide,
    PartPlace,
    Pin,
    RewriteSort,
)
from helix_desktop.domain.events import ContextInjected, OutputGated, ToolReturned
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.inspected_request import (
    REFUSED,
    BlockFacts,
    BlockReason,
    BlockReasonKind,
    BlockState,
    InspectedBlock,
    InspectedKind,
)
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.messages import ToolCall, ToolResult
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace

NEVER_EXCLUDED = Phrase("Already part of every request.")
MAX_BEGINNING_CHARS = 200
"""The most characters that are shown of an excluded message."""
BEING_ANSWERED = Phrase("Helix is answering this message.")
UNPIN_INSTEAD = Phrase("Unpin it instead.")
PINNED_FIRST = Phrase("Pinned. Unpin it first.")

_KEPT_REASONS = (BlockReasonKind.TYPED, BlockReasonKind.STEERS)

_KIND_OF_FOLD = {
    FoldKind.HANDOVER: InspectedKind.HANDOVER,
    FoldKind.OBSERVATIONS: InspectedKind.OBSERVATIONS,
    FoldKind.NOTES: InspectedKind.NOTES,
}
_REASON_OF_CHOICE = {
    GateChoice.EXTRACT: BlockReasonKind.GATE_COMPACTED,
    GateChoice.KEEP_PREVIEW: BlockReasonKind.GATE_PREVIEW,
    GateChoice.KEEP_FULL: BlockReasonKind.GATE_FULL,
}


def inspect_blocks(
    window: ContextWindow, rows: Sequence[BlockRow], history: History
) -> tuple[InspectedBlock, ...]:
    """Return one inspected block per block of a window, in order.

    `rows` are the rows of that window.
    """
    return drain(inspect_in_slices(window, rows, history))


def inspect_in_slices(
    window: ContextWindow, rows: Sequence[BlockRow], history: History
) -> Slices[tuple[InspectedBlock, ...]]:
    """Do the same as `inspect_blocks`, in slices."""
    inspected: list[InspectedBlock] = []
    for shown in _WindowInspection(window, rows, history).all():
        inspected.append(shown)
        if not len(inspected) % ROWS_PER_SLICE:
            yield
    return tuple(inspected)


class _WindowInspection:
    """One pass over a window."""

    def __init__(self, window: ContextWindow, rows: Sequence[BlockRow], history: History) -> None:
        self._window = window
        self._rows = rows
        self._history = history
        self._view: WindowView = history.view
        self._rewrite_origins = find_origins(history.view.number, history.epochs)
        self._full_steps = {
            step.seq: step for step in (history.epoch.kept if history.epoch else ())
        }
        self._ages: dict[int, int] = {}
        """The steps, each with the number of replies after it."""
        replies = 0
        for item in reversed(history.items):
            if len(self._ages) == len(self._full_steps):
                break
            if item.seq in self._full_steps:
                self._ages[item.seq] = replies
            replies += item.reply is not None
        self._pins = {pin.source: pin.id for pin in history.pins.values() if pin.source}
        self._newest_fold: tuple[InspectedKind, int] | None = None
        """The newest summary so far: its kind, and its number among those of the kind."""

    def all(self) -> Iterator[InspectedBlock]:
        blocks = self._window.blocks
        yield from self._inspect_prefix(
            blocks[: len(blocks) - sum(len(row.blocks) for row in self._rows)]
        )
        for row in self._rows:
            if isinstance(row.source, Fold):
                yield self._inspect_fold(row.source, row.blocks[0])
            else:
                yield self._inspect_message(row.source, row.blocks[0])
                for call, block in zip(row.source.calls, row.blocks[1:], strict=True):
                    yield self._inspect_output(row.source, call, block)

    def _inspect_prefix(self, blocks: Sequence[Block]) -> Iterator[InspectedBlock]:
        """Inspect the system prompt, tools, guides, and pins, in the order in which they are
        assembled.
        """
        guides = (
            guide
            for guide in self._history.guide_history.pinned_guides(self._view)
            if guide.text.strip()
        )
        pins = [pin for pin in self._history.pins.values() if pin.text.strip()]
        marking: Block | None = None
        for block in blocks:
            match block.kind:
                case BlockKind.SYSTEM:
                    yield self._fixed_block(block, InspectedKind.SYSTEM, BlockReasonKind.SYSTEM)
                case BlockKind.TOOLS:
                    count = block.message.text.count('"schema":')
                    deferred = count_deferred(block.message.text)
                    inspected = self._fixed_block(
                        block, InspectedKind.TOOLS, BlockReasonKind.TOOLS, number=count
                    )
                    reason = replace(inspected.reason, text=str(deferred or ""))
                    yield replace(inspected, reason=reason)
                case BlockKind.PIN if block.why == PIN_MARK:
                    marking = block
                case BlockKind.PIN:
                    # the block of a pin, or else of a guide
                    pin_text = block.message.text
                    own = (
                        pin for pin in pins if (pin.source, pin.text) == (block.origin, pin_text)
                    )
                    pin = next(own, None)
                    if pin is not None:
                        pins.remove(pin)
                    if marking is not None and pin is not None:
                        # the block that says what the pin after it is
                        yield InspectedBlock(
                            f"{pin.id}:mark",
                            InspectedKind.CONTEXT,
                            BlockKind.PIN,
                            "",
                            marking.message,
                            marking.tokens,
                            marking.digest,
                            BlockState.PINNED,
                            BlockReason(
                                BlockReasonKind.PINNED, self._history.pinned_in.get(pin.id, 0)
                            ),
                            exclude_problem=UNPIN_INSTEAD,
                        )
                        marking = None
                    yield self._pinned_block(block, pin or next(guides))
                case _:
                    is_excluded = block.why == BEGINNING_EXCLUDED
                    why = BlockReasonKind.START if is_excluded else BlockReasonKind.DAMAGED
                    yield self._fixed_block(block, InspectedKind.CONTEXT, why)

    def _fixed_block(
        self, block: Block, sort: InspectedKind, why: BlockReasonKind, *, number: int = 0
    ) -> InspectedBlock:
        return InspectedBlock(
            sort.value,
            sort,
            block.kind,
            str(number or ""),
            block.message,
            block.tokens,
            block.digest,
            BlockState.ALWAYS,
            BlockReason(why, number),
            exclude_problem=NEVER_EXCLUDED,
        )

    def _pinned_block(self, block: Block, source: Guide | Pin) -> InspectedBlock:
        if isinstance(source, Pin):
            turn = self._history.pinned_in.get(source.id, 0)
            return InspectedBlock(
                source.id,
                InspectedKind.PIN,
                BlockKind.PIN,
                "",
                block.message,
                block.tokens,
                block.digest,
                BlockState.PINNED,
                BlockReason(BlockReasonKind.PINNED, turn),
                BlockFacts(turn, pin=source.id),
                source.source,
                UNPIN_INSTEAD,
            )
        reason = source.problem or ("role" if source.is_role else source.kind.value)
        return InspectedBlock(
            f"guide:{source.kind.value}:{source.name}",
            InspectedKind.GUIDE,
            BlockKind.PIN,
            source.name,
            block.message,
            block.tokens,
            block.digest,
            BlockState.KEPT,
            BlockReason(BlockReasonKind.GUIDE, text=reason),
            BlockFacts(content=source.content, capped=source.capped, cut=source.cut),
            exclude_problem=Phrase("Comes from {name}. Change it there.", name=source.name),
        )

    def _inspect_fold(self, fold: Fold, block: Block) -> InspectedBlock:
        epoch = self._rewrite_origins.folds.get(fold.covers)
        sort = _KIND_OF_FOLD[fold.kind]
        number = self._rewrite_origins.handovers.get(fold.covers, 0)
        self._newest_fold = (sort, number)
        left_out = epoch is not None and epoch.sort is RewriteSort.EXCLUSION
        facts = BlockFacts(
            epoch=epoch.number if epoch else 0,
            messages=len(self._history.items_in(fold.covers)),
            before=epoch.before if epoch else 0,
            after=epoch.after if epoch else 0,
            missing=count_missing(fold.missing),
        )
        reason = self._rewrite_reason(
            BlockReasonKind.LEFT_OUT if left_out else BlockReasonKind.FOLDED, epoch
        )
        return InspectedBlock(
            f"{fold.first}:",
            sort,
            block.kind,
            str(number) if number and fold.kind is FoldKind.HANDOVER else "",
            block.message,
            block.tokens,
            block.digest,
            BlockState.LEFT_OUT if left_out else BlockState.SUMMARY,
            reason,
            facts,
            block.origin,
        )

    def _inspect_message(self, item: HistoryItem, block: Block) -> InspectedBlock:
        sort = InspectedKind.AGENT if item.reply else InspectedKind.CONTEXT
        if item.is_request:
            sort = InspectedKind.USER
        name = item.event.source if isinstance(item.event, ContextInjected) else ""
        markers = self._view.markers_at(item.seq)
        epoch = self._epoch_of([PartPlace(item.seq, call, path) for call, path in markers])
        last_request = self._history.last_request
        exclude_problem = PINNED_FIRST if item.seq in self._pins else ""
        if last_request is not None and last_request.seq == item.seq:
            exclude_problem = BEING_ANSWERED
        first_original = next(iter(markers.values())).content if markers else None
        reason = self._reason_in_full(item, injected=sort is InspectedKind.CONTEXT)
        block_shown = InspectedBlock(
            f"{item.seq}:",
            sort,
            block.kind,
            name,
            block.message,
            block.tokens,
            block.digest,
            BlockState.KEPT if reason.why in _KEPT_REASONS else BlockState.FULL,
            replace(reason, text="said") if reason.why is BlockReasonKind.LIKELY_NEEDED else reason,
            BlockFacts(
                item.turn,
                pin=self._pins.get(item.seq, ""),
                content=first_original,
                cut=getattr(item.event, "cut", ""),
            ),
            item.seq,
            exclude_problem,
            what="" if block.is_sent else clip(item_message(item).text, MAX_BEGINNING_CHARS),
        )
        return self._mark_as_replaced(block_shown, epoch) if markers else block_shown

    def _inspect_output(self, item: HistoryItem, call: ToolCall, block: Block) -> InspectedBlock:
        returned = item.results.get(call.id)
        if returned is None:
            shown = replace(
                self._result_block(item, call, block, event=None),
                what=read_action(call.tool, call.arguments).what,
                exclude_problem=NEVER_EXCLUDED,
            )
            if not self._history.running or item is not self._history.items[-1]:
                return replace(shown, reason=BlockReason(BlockReasonKind.NO_RESULT))
            # the result may still come, so no request will have the text for a missing one
            message = replace(shown.message, parts=(ToolResult(call.id, ""),))
            return replace(shown, reason=BlockReason(BlockReasonKind.UNDER_WAY), message=message)
        shown = self._result_block(item, call, block, event=returned.event)
        if markers := self._view.markers_at(returned.seq):
            places = [PartPlace(returned.seq, call.id, path) for _, path in markers]
            return self._mark_as_replaced(shown, self._epoch_of(places))
        gate: OutputGated | None = returned.gate
        if gate is None:
            return shown
        extract = gate.choice is GateChoice.EXTRACT
        chosen = gate.instructions if extract else REFUSED if gate.refused else gate.by.value
        reason = BlockReason(_REASON_OF_CHOICE[gate.choice], tokens=gate.tokens_before, text=chosen)
        facts = replace(shown.facts, before=gate.tokens_before, after=gate.tokens_after)
        state = BlockState.FULL if gate.choice is GateChoice.KEEP_FULL else BlockState.COMPACTED
        return replace(shown, reason=reason, facts=facts, state=state)

    def _result_block(
        self, item: HistoryItem, call: ToolCall, block: Block, *, event: ToolReturned | None
    ) -> InspectedBlock:
        content = (event.whole or event.content) if event else None
        return InspectedBlock(
            f"{block.origin}:{call.id}",
            InspectedKind.OUTPUT,
            block.kind,
            call.tool,
            block.message,
            block.tokens,
            block.digest,
            BlockState.FULL,
            self._reason_in_full(item),
            BlockFacts(
                item.turn,
                pin=self._pins.get(block.origin, ""),
                content=content,
                cut=event.cut if event else "",
            ),
            block.origin,
            PINNED_FIRST if block.origin in self._pins else "",
            what=event.what if event else "",
        )

    def _mark_as_replaced(self, shown: InspectedBlock, epoch: Epoch | None) -> InspectedBlock:
        """Mark a block that has parts behind markers."""
        left_out = epoch is not None and epoch.sort is RewriteSort.EXCLUSION
        facts = replace(
            shown.facts,
            epoch=epoch.number if epoch else 0,
            before=epoch.before if epoch else 0,
            after=epoch.after if epoch else 0,
        )
        return replace(
            shown,
            state=BlockState.LEFT_OUT if left_out else BlockState.CACHED,
            reason=self._rewrite_reason(
                BlockReasonKind.LEFT_OUT if left_out else BlockReasonKind.MARKED, epoch
            ),
            facts=facts,
            exclude_problem="" if left_out else Phrase("Already moved to the cache."),
        )

    def _epoch_of(self, places: Sequence[PartPlace]) -> Epoch | None:
        """Return the newest rewrite of any of these parts."""
        epochs = [
            self._rewrite_origins.parts[place]
            for place in places
            if place in self._rewrite_origins.parts
        ]
        return max(epochs, key=lambda epoch: epoch.number, default=None)

    def _rewrite_reason(self, why: BlockReasonKind, epoch: Epoch | None) -> BlockReason:
        if epoch is None:
            return BlockReason(why)
        freed = epoch.before - epoch.after
        at = self._history.committed.get(epoch.number, 0.0)
        return BlockReason(why, len(epoch.marked), at, freed, epoch.reason, epoch.job)

    def _reason_in_full(self, item: HistoryItem, *, injected: bool = False) -> BlockReason:
        """Return the reason for an item that stands in its original form."""
        last_request, is_previous = (
            self._history.last_request,
            self._history.is_in_previous_turn(item),
        )
        if last_request is not None and last_request.seq == item.seq and not is_previous:
            return BlockReason(BlockReasonKind.ANSWERED_NOW, item.turn)
        if isinstance(item.event, ContextInjected) and (source := item.event.brought_from):
            return BlockReason(BlockReasonKind.BROUGHT, source.seq, at=source.at, text=source.title)
        is_older = item.turn < self._history.previous_turn
        if is_older and item.typed:
            return BlockReason(BlockReasonKind.TYPED, item.turn)
        if is_older and item.seq in self._history.kept:
            return BlockReason(BlockReasonKind.STEERS, item.turn)
        if injected:
            mentioned = getattr(item.event, "source", "") == MENTION
            return BlockReason(
                BlockReasonKind.MENTIONED if mentioned else BlockReasonKind.INJECTED, item.turn
            )
        if (step := self._full_steps.get(item.seq)) is not None and not item.pinned:
            age, edit_note = self._ages[step.seq], "edited" if step.edited else ""
            return BlockReason(BlockReasonKind.LIKELY_NEEDED, age, tokens=step.used, text=edit_note)
        if item.turn >= self._history.previous_turn:
            why = BlockReasonKind.TURN_BEFORE if is_previous else BlockReasonKind.THIS_TURN
            return BlockReason(why, item.turn)
        if self._newest_fold is None:
            return BlockReason(BlockReasonKind.AS_IT_WAS, item.turn)
        sort, number = self._newest_fold
        return BlockReason(BlockReasonKind.NEWER, number, text=sort.value)


def lost_block(block: Block) -> InspectedBlock:
    """Return a block of which only the digest is known."""
    return InspectedBlock(
        f"lost:{block.digest}",
        InspectedKind.LOST,
        block.kind,
        "",
        block.message,
        0,
        block.digest,
        BlockState.LOST,
        BlockReason(BlockReasonKind.LOST),
        exclude_problem=NEVER_EXCLUDED,
    )
