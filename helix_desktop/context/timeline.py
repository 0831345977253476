"""The data of the page Timeline from events: size of each request, and compactions.

Earlier versions recorded only the sum of each request: the shares of folds, markers, and pins are
weighed from the journal's own texts; the rest is raw history. No stored content is read.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from operator import add

from helix_desktop.context.blocks import (
    FOLD_BLOCKS,
    BlockBuilder,
    fold_message,
    make_sendable,
    weigh_sent,
)
from helix_desktop.context.canonical_messages import message_digest
from helix_desktop.context.guest_window import ShownRequests
from helix_desktop.context.guide_history import GUIDE_NEWS, GuideHistory
from helix_desktop.context.history import MAX_CACHED_VIEWS
from helix_desktop.context.history_items import HistoryItem, item_message
from helix_desktop.context.message_parts import apply_markers
from helix_desktop.context.window_assembler import SystemPrefix
from helix_desktop.context.window_view import (
    RAW,
    Markers,
    WindowView,
    apply_epoch,
    effective_rewrite,
    is_undo_step,
    redo_target,
    rewrites_in_effect,
    undo_target,
    view_at_epoch,
)
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import BlockKind, PartKind, RequestPart
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, Job, Pin
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    GuestRequested,
    Guided,
    Outcome,
    OutputGated,
    Pinned,
    Recorded,
    ToolReturned,
    TurnStarted,
    Unpinned,
    WindowSent,
)
from helix_desktop.domain.messages import Message, Role, ToolResult
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.request_sizes import expected_tokens, reported_tokens
from helix_desktop.domain.window_timeline import KINDS, TimelineEvent, TimelineRow, TokenReadings

_Message = TurnStarted | ContextInjected | AssistantReplied
_KIND_OF_JOB = {
    Job.MARKERS: TimelineEvent.SWEEP,
    Job.NOTES: TimelineEvent.CONDENSE,
    Job.OBSERVATIONS: TimelineEvent.OBSERVE,
    Job.REFLECTION: TimelineEvent.REFLECT,
    Job.HANDOVER: TimelineEvent.HANDOVER,
    Job.UNDO: TimelineEvent.UNDO,
    Job.TRIM: TimelineEvent.PANIC,
}
MAX_RECENT_REQUESTS = 40
"""The number of last requests from which the growth of the window is computed."""
_RAW_INDEX, _PIN_INDEX, _MARKER_INDEX, _OVERHEAD_INDEX = map(
    KINDS.index, (BlockKind.RAW, BlockKind.PIN, BlockKind.MARKER, RequestPart.OVERHEAD)
)

_Sums = tuple[int, ...]
"""The tokens of everything that a view shows in place of history, by kind."""
_NO_TOKENS: _Sums = (0,) * len(KINDS)


class TimelineBuilder:
    """The timeline of one session for one model's weigher. It takes one event at a time."""

    def __init__(
        self, weigher: MessageWeigher, prefix: SystemPrefix, llm: str, *, estimated: bool = False
    ) -> None:
        self.seq = 0
        self.readings = TokenReadings()
        self.epochs: dict[int, Epoch] = {}
        self.messages: list[int] = []
        """The events that are messages, in order."""
        self._weigher, self._llm, self.estimated = weigher, llm, estimated
        self._builder = BlockBuilder(weigher)
        blocks = self._builder.prefix_blocks(prefix.system, prefix.tools)
        self._prefix_digests = tuple(block.digest for block in blocks)
        self._prefix_sums = [
            sum(part_block.tokens for part_block in blocks if part_block.kind is kind)
            for kind in KINDS
        ]
        self._known = False
        self._messages: dict[int, _Message] = {}
        self._failed: dict[int, bool] = {}
        self._outputs: dict[str, str] = {}
        """What each call's output is of: a path, a command, or the tool."""
        self._views: dict[int, WindowView] = {0: RAW}
        self._sums: dict[int, _Sums] = {0: _NO_TOKENS}
        self._view = RAW
        self._folds: dict[tuple[tuple[EventSpan, ...], str], int] = {}
        self._documents: dict[Digest, int | None] = {}
        """The tokens of each handover, where a request recorded them."""
        self._guiding = GuideHistory()
        self._pins: list[tuple[int, dict[str, Pin]]] = [(0, {})]
        """Each state of the pins, with its event.

        A window may have been built just before that event.
        """
        self._pinned: tuple[object, int] = (None, 0)
        self._rows: list[tuple[int, float, Epoch | OutputGated]] = []
        """Rewrites and gate choices with their event and their time."""
        self._versions: dict[int, int] = {}
        self._unanswered: WindowSent | None = None
        """The newest request, if it is Helix's own and no reply came yet."""
        self._shown = ShownRequests()

    def take(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            self.seq = seq = recorded.seq
            event = recorded.event
            for _ in range(self._shown.dropped(event)):
                self.readings.drop_last()
            is_shown = self._shown.take(event)
            match event:
                case WindowSent():
                    self._unanswered = event if is_shown else None
                    if is_shown:
                        self._add_reading(seq, event)
                case GuestRequested(by_kind=by_kind) if is_shown:
                    overhead = event.window_tokens - event.tokens
                    parts: dict[PartKind, int] = {**dict(by_kind), RequestPart.OVERHEAD: overhead}
                    self.readings.add(
                        seq, event.at, event.window_tokens, parts, is_exact=not self.estimated
                    )
                    self._unanswered = None
                case AssistantReplied(usage=usage):
                    # correct the last reading by the model's report
                    sent, self._unanswered = self._unanswered, None
                    if sent is not None and (reported := reported_tokens(sent, usage)):
                        tokens = self.readings.tokens
                        self.readings.kinds[_OVERHEAD_INDEX][-1] += reported - tokens[-1]
                        tokens[-1] = reported
                    self._add_message(seq, event)
                case TurnStarted() | ContextInjected():
                    self._add_message(seq, event)
                case ToolReturned():
                    self._failed[seq] = event.outcome is not Outcome.OK
                    self._outputs[event.call] = event.what or event.tool
                case EpochCommitted(epoch=epoch, at=at):
                    self._add_epoch(epoch)
                    self._rows.append((seq, at, epoch))
                case OutputGated(at=at):
                    self._rows.append((seq, at, event))
                case Pinned(pin=pin):
                    self._pins.append((seq, {**self._pins[-1][1], pin.id: pin}))
                case Unpinned(pin=pin_id):
                    pins = {key: pin for key, pin in self._pins[-1][1].items() if key != pin_id}
                    self._pins.append((seq, pins))
                case Guided():
                    self._guiding.add(event)

    def _add_epoch(self, epoch: Epoch) -> None:
        """Add the version of the window after a rewrite, and its sums."""
        self.epochs[epoch.number] = epoch
        if epoch.document is not None:
            message = make_sendable(fold_message(epoch.document))
            self._documents.setdefault(message_digest(message))
        if epoch.is_version:
            self._versions[epoch.number] = len(self._versions) + 1
        before, base = self._view, self._view.number
        if epoch.restores is not None:
            base = epoch.restores
            before = view_at_epoch(base, self.epochs, self._views)
        view = apply_epoch(before, epoch)
        self._view = self._views[epoch.number] = view
        while len(self._views) > MAX_CACHED_VIEWS:
            self._views.pop(next(iter(self._views)))
        self._sums[epoch.number] = self._sums_of_view(epoch, view, before, base=base)

    def _add_message(self, seq: int, event: _Message) -> None:
        if isinstance(event, AssistantReplied) and not event.parts:
            return
        if isinstance(event, ContextInjected) and event.source == GUIDE_NEWS:
            self._guiding.note_news(seq)
        self._messages[seq] = event
        self.messages.append(seq)

    def _add_reading(self, seq: int, event: WindowSent) -> None:
        """Add the reading of one request: its recorded parts, or the known ones and the rest."""
        expected = expected_tokens(event)
        for digest, tokens in zip(event.blocks, event.block_tokens, strict=False):
            if digest in self._documents:
                self._documents[digest] = tokens
        if event.by_kind:
            parts: dict[PartKind, int] = {**dict(event.by_kind)}
            is_exact = not event.estimated
        else:
            values, is_exact = self._derived_parts(seq, event)
            parts = dict(zip(KINDS, values, strict=True))
        parts[RequestPart.OVERHEAD] = expected - event.tokens
        self.readings.add(seq, event.at, expected, parts, is_exact=is_exact)

    def _derived_parts(self, seq: int, event: WindowSent) -> tuple[list[int], bool]:
        """Return the parts of a request of an earlier version, and whether they are exact."""
        if not event.keep:
            self._known = event.blocks[: len(self._prefix_digests)] == self._prefix_digests
        view = self._views.get(event.epoch, self._view)
        sums = list(map(add, self._sums.get(event.epoch, _NO_TOKENS), self._prefix_sums))
        if len(self._pins) > 1 or self._guiding.newest:
            last_seen = event.after or seq
            pins = next(pins for since, pins in reversed(self._pins) if since <= last_seen)
            shown = [
                pin
                for pin in pins.values()
                if view.hides(pin.source)
                or not isinstance(self._messages.get(pin.source), TurnStarted)
            ]
            key = (self._guiding.pinned_guides(view), tuple(shown))
            if self._pinned[0] != key:
                blocks = self._builder.pinned_blocks(*key)
                self._pinned = key, sum(block.tokens for block in blocks)
            sums[_PIN_INDEX] += self._pinned[1]
        raw_tokens = event.tokens - sum(sums)
        sums[_RAW_INDEX] = max(0, raw_tokens)
        known = self._known and raw_tokens >= 0 and event.llm == self._llm
        excess = sum(sums) - event.tokens
        if raw_tokens < 0 and excess > 0:
            # for a request of another model, the parts are only approximate
            share = event.tokens / max(1, sum(sums))
            sums = [int(value * share) for value in sums]
            sums[_RAW_INDEX] += event.tokens - sum(sums)
        return sums, known and not self.estimated

    def _sums_of_view(
        self, epoch: Epoch, view: WindowView, before: WindowView, *, base: int
    ) -> _Sums:
        """Return the sums of a view, based on those of the earlier view if no fold was added."""
        known = self._sums.get(base)
        if known is not None and not epoch.folds:
            changed = {part.seq for part in epoch.swept} | {place.seq for place in epoch.unswept}
            sums = list(known)
            for seq in changed:
                sums[_MARKER_INDEX] += self._marked_tokens(seq, view.markers_at(seq))
                sums[_MARKER_INDEX] -= self._marked_tokens(seq, before.markers_at(seq))
            return tuple(sums)
        sums = list(_NO_TOKENS)
        for fold in view.folds:
            sums[KINDS.index(FOLD_BLOCKS[fold.kind])] += self.fold_tokens(fold)
        sums[_MARKER_INDEX] += sum(
            self._marked_tokens(seq, parts)
            for seq, parts in view.markers.items()
            if not view.covers(seq)
        )
        return tuple(sums)

    def fold_tokens(self, fold: Fold) -> int:
        """Return the tokens of a fold in a window."""
        key = fold.covers, fold.text
        if key not in self._folds:
            message = make_sendable(fold_message(fold))
            self._folds[key] = weigh_sent(message, self._weigher).tokens
        return self._folds[key]

    def sent_fold_tokens(self, document: Fold) -> int:
        """Return the tokens of a handover as the requests that had it recorded them, if any did."""
        tokens = self._documents.get(message_digest(make_sendable(fold_message(document))))
        return self.fold_tokens(document) if tokens is None else tokens

    def _marked_tokens(self, seq: int, parts: Markers) -> int:
        """Return the tokens of a message or an output with markers; 0 if it has none."""
        if seq in self._messages and parts:
            message = apply_markers(item_message(HistoryItem(seq, 0, self._messages[seq])), parts)
        else:
            output_marker = next((part for part in parts.values() if part.path == ""), None)
            if output_marker is None:
                return 0
            result = ToolResult(
                output_marker.call, output_marker.text, failed=self._failed.get(seq, False)
            )
            message = Message(Role.TOOL, (result,))
        return weigh_sent(make_sendable(message), self._weigher).tokens

    @property
    def can_undo(self) -> bool:
        return undo_target(self.epochs) is not None

    @property
    def can_redo(self) -> bool:
        return redo_target(self.epochs) is not None

    def rewrites(self) -> tuple[TimelineRow, ...]:
        """Return the rows of the timeline, oldest first."""
        newest_in_force = effective_rewrite(max(self.epochs, default=0), self.epochs)
        effective = rewrites_in_effect(self.epochs)
        rows = []
        for seq, at, event in self._rows:
            if isinstance(event, OutputGated):
                output = self._outputs.get(event.call, "")
                rows.append(
                    TimelineRow(
                        TimelineEvent.GATE,
                        seq,
                        at,
                        reason=event.choice.value,
                        before=event.tokens_before,
                        after=event.tokens_after,
                        written_by=event.written_by,
                        llm=event.llm,
                        cost=event.cost,
                        unpriced=event.unpriced,
                        by=event.by,
                        refused=event.refused,
                        gated=event,
                        in_effect=True,
                        output=output,
                        estimated=self.estimated,
                    )
                )
            else:
                step = is_undo_step(event)
                # `of` is the epoch that an undo reverted, or that a redo or restore brought back
                of: Epoch | None = None
                kind = _KIND_OF_JOB[event.job]
                if event.restores is not None and not event.folds:
                    restored = effective_rewrite(event.restores, self.epochs)
                    kind, number = TimelineEvent.RESTORE, restored
                    if step:
                        number = max(effective_rewrite(event.parent, self.epochs), restored)
                        is_redo = number == restored and number in self.epochs
                        kind = TimelineEvent.REDO if is_redo else TimelineEvent.UNDO
                    of = self.epochs.get(number)
                rows.append(
                    TimelineRow(
                        kind,
                        seq,
                        at,
                        number=event.number,
                        sort=event.sort,
                        version=self.version_number(event.number),
                        of=_KIND_OF_JOB[of.job] if of else None,
                        of_version=self.version_number(of.number) if of else 0,
                        of_written_by=of.written_by if of else None,
                        reason=event.reason,
                        before=event.before,
                        after=event.after,
                        messages=self.count_messages(event.covered),
                        parts=len(event.swept),
                        unverified=tuple(
                            dict.fromkeys(
                                value for fold in event.folds for value in fold.unverified
                            )
                        ),
                        has_text=bool(event.folds),
                        written_by=event.written_by,
                        llm=event.llm,
                        cost=event.cost,
                        unpriced=event.unpriced,
                        seconds=event.seconds,
                        in_effect=event.number in effective,
                        undone=not step and event.number not in effective,
                        newest=event.number == newest_in_force,
                    )
                )
        return tuple(rows)

    @property
    def handovers(self) -> tuple[int, ...]:
        """The epochs that committed a handover, in order."""
        return tuple(self._versions)

    def growth(self) -> float:
        """Return the average growth in tokens per request since the last rewrite."""
        since = max((seq for seq, _, event in self._rows if isinstance(event, Epoch)), default=0)
        tokens = self.readings.tokens[bisect_right(self.readings.seqs, since) :][
            -MAX_RECENT_REQUESTS:
        ]
        return (tokens[-1] - tokens[0]) / (len(tokens) - 1) if len(tokens) > 1 else 0.0

    def version_number(self, number: int) -> int:
        return self._versions.get(number, 0)

    def count_messages(self, covers: Iterable[EventSpan]) -> int:
        """Return the number of messages in stretches."""
        return sum(
            bisect_right(self.messages, span.last) - bisect_left(self.messages, span.first)
            for span in covers
        )

    def message_number(self, seq: int) -> int:
        """Return the number, from 1, of the message at an event or before it."""
        return bisect_right(self.messages, seq)
