"""Finds the stretches of messages that a handover, observations, or notes replace.

Cuts never split an item. What the user typed, what is being worked on, and the turn before the
running one stay as they are. Among several stretches, the largest gets the document, together with
those that have one already, because there is only one document. Notes by rules replace the others,
but never a document or observations.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.context.texts.handover_document import NOTHING
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS, Handover
from helix_desktop.domain.context_window.rewrites import EventSpan, Fold, FoldKind, is_within
from helix_desktop.domain.value import replace

Order = Callable[[int], int]
"""A function that maps an event to the position of its item among all items of the session."""


class RowStretch(Struct, frozen=True):
    """Rows that one fold can replace, in order. Rows between them stay."""

    rows: tuple[BlockRow, ...]
    position_of: Order

    @property
    def covers(self) -> tuple[EventSpan, ...]:
        """The covered spans of events, with neighboring spans joined."""
        # an item is named by its first event: a message may come before all results of a step
        spans = (
            span
            for row in self.rows
            for span in (
                row.source.covers
                if isinstance(row.source, Fold)
                else (EventSpan(row.source.seq, row.source.seq),)
            )
        )
        joined: list[EventSpan] = []
        last_position = 0
        for span in sorted(spans, key=lambda span_: span_.first):
            if joined and self.position_of(span.first) <= last_position + 1:
                span = EventSpan(joined[-1].first, max(joined.pop().last, span.last))
            joined.append(span)
            last_position = self.position_of(span.last)
        return tuple(joined)

    @property
    def items(self) -> tuple[HistoryItem, ...]:
        """The items that no fold covers yet."""
        return tuple(row.source for row in self.rows if isinstance(row.source, HistoryItem))

    @property
    def folds(self) -> tuple[Fold, ...]:
        """The folds that a new fold replaces."""
        return tuple(row.source for row in self.rows if isinstance(row.source, Fold))

    @property
    def tokens(self) -> int:
        return sum(row.tokens for row in self.rows)

    @property
    def raw_tokens(self) -> int:
        """The tokens that no fold covers yet."""
        return sum(row.tokens for row in self.rows if isinstance(row.source, HistoryItem))


def find_stretches(state: WindowState, stop: int) -> list[RowStretch]:
    """Return the stretches of rows that may be folded, split at the rows that stay."""
    last = state.last_request

    def stays(row: BlockRow) -> bool:
        return row.source is last or state.is_in_previous_turn(row.source)

    return without_kept_rows(split_rows(state.rows[:stop], stays, state.position_of), state)


def without_kept_rows(stretches: Iterable[RowStretch], state: WindowState) -> list[RowStretch]:
    """Return the stretches without the rows that stay.

    These do not split a stretch: what replaces it comes before them.
    """
    left = (
        replace(stretch, rows=tuple(row for row in stretch.rows if not state.stays(row.source)))
        for stretch in stretches
    )
    return [stretch for stretch in left if stretch.rows]


def split_rows(
    rows: Sequence[BlockRow], stays: Callable[[BlockRow], bool], order: Order
) -> list[RowStretch]:
    """Return neighboring rows as stretches, split at the rows that stay."""
    return [RowStretch(run, order) for run in find_runs(rows, stays)]


def find_runs(
    rows: Sequence[BlockRow], stays: Callable[[BlockRow], bool]
) -> Iterator[tuple[BlockRow, ...]]:
    """Yield runs of rows between those that stay.

    So does what the user took out of the context: it is no source of a later text.
    """
    run: list[BlockRow] = []
    for row in rows:
        is_rewound = isinstance(row.source, Fold) and not row.source.text
        if not (is_rewound or stays(row)):
            run.append(row)
        elif run:
            yield tuple(run)
            run = []
    if run:
        yield tuple(run)


def find_tail(state: WindowState, tokens: int) -> int:
    """Return the index of the first row that stays: the newest `tokens`, and always the last
    step.
    """
    return min(state.tail_start(tokens), state.newest_step)


SHARE_DIVISOR = 4
"""The divisor for a document: at most a quarter of the covered tokens."""
INDEX_SHARE = 0.4
"""The share of a document for its index of names.

In replays, an index as large as the text kept three times as many of the strings that were needed
later.
"""
MIN_NOTES_TOKENS = 600
"""The minimum tokens of a stretch for which separate notes are worthwhile."""
TAIL_DIVISOR = 5
"""The divisor for the untouched tail: at most a fifth of a small window."""

DOCUMENTS = frozenset({FoldKind.HANDOVER, FoldKind.OBSERVATIONS})


class HandoverCover(Struct, frozen=True):
    """The stretches that one handover covers: one for the document, the others for notes.

    `max_tokens` is the limit of the document with its index at which the window still shrinks
    enough.
    """

    stretch: RowStretch
    notes: tuple[RowStretch, ...]
    max_document_tokens: int
    max_index_tokens: int
    max_tokens: int

    @property
    def new_tokens(self) -> int:
        """The tokens that no document covers yet."""
        return sum(
            row.tokens for row in self.stretch.rows if _fold_kind(row) is not FoldKind.HANDOVER
        )

    @property
    def previous_documents(self) -> tuple[Fold, ...]:
        """The documents that this one updates."""
        return tuple(fold for fold in self.stretch.folds if fold.kind is FoldKind.HANDOVER)


def find_cover(state: WindowState, *, by_hand: bool = False) -> HandoverCover | None:
    """Return the cover of a handover at this moment; None if there is nothing to cover.

    For a handover by hand, the untouched tail may shrink to the newest step, and whatever it
    frees is enough.
    """
    tail_tokens = min(state.policy.compact_keep_tokens, state.size // TAIL_DIVISOR)
    stops = [find_tail(state, tail_tokens)] + ([state.newest_step] if by_hand else [])
    for stop in stops:
        stretches = find_stretches(state, stop)
        if stretches:
            min_percent = 0 if by_hand else state.policy.compact_least_percent
            largest = max(stretches, key=lambda stretch: stretch.tokens)
            # also those with a document, which is updated and never duplicated
            chosen = [
                stretch
                for stretch in stretches
                if stretch is largest
                or any(fold.kind is FoldKind.HANDOVER for fold in stretch.folds)
            ]
            document_stretch = RowStretch(
                tuple(row for stretch in chosen for row in stretch.rows), state.position_of
            )
            for_notes = [
                part
                for stretch in stretches
                if stretch not in chosen
                for part in _parts_for_notes(stretch)
            ]
            proposed = _make_cover(
                document_stretch, tuple(for_notes), state, min_percent=min_percent
            )
            if proposed.new_tokens:
                return proposed
    return None


def recover_spans(state: WindowState, covers: Iterable[EventSpan]) -> HandoverCover | None:
    """Return the cover of a handover that is rewritten: the rows of those spans in the current
    window.
    """
    spans = tuple(covers)

    def within(row: BlockRow) -> bool:
        source = row.source
        return is_within(source.seq if isinstance(source, HistoryItem) else source.first, spans)

    document_stretch = RowStretch(
        tuple(row for row in state.rows if within(row)), state.position_of
    )
    if not document_stretch.rows:
        return None
    recovered = _make_cover(
        document_stretch, (), state, min_percent=state.policy.compact_least_percent
    )
    return replace(
        recovered,
        max_tokens=max(
            recovered.max_tokens, recovered.max_document_tokens + recovered.max_index_tokens
        ),
    )


def is_worthwhile(proposed: HandoverCover, state: WindowState) -> bool:
    """Whether there is enough to cover, and the window would shrink by the required share."""
    min_tokens = min(state.policy.compact_least_tokens, state.size // 20)
    return (
        proposed.new_tokens >= min_tokens
        and proposed.max_tokens >= proposed.max_document_tokens + proposed.max_index_tokens
    )


def find_observable(state: WindowState) -> tuple[RowStretch, ...]:
    """Return everything unobserved before the previous turn, and old steps of the running turn.

    Half of what may be new history stays of the running turn, so that its notes are few.
    """
    last = state.last_request
    tail_tokens = min(
        state.policy.compact_keep_tokens, int(state.size * state.policy.observations_percent / 200)
    )
    tail = {row.key for row in state.rows[find_tail(state, tail_tokens) :]}

    def stays(row: BlockRow) -> bool:
        item = row.source
        if isinstance(item, Fold):
            return item.kind in DOCUMENTS
        running = item.turn > state.previous_turn and row.key not in tail
        return item is last or (item.turn >= state.previous_turn and not running)

    return tuple(
        stretch
        for stretch in without_kept_rows(split_rows(state.rows, stays, state.position_of), state)
        if stretch.raw_tokens > 0
    )


def count_observable_tokens(state: WindowState, *, of_running_turn: bool = False) -> int:
    """Return the tokens of everything unobserved, or of what the running turn has of it."""
    oldest = state.previous_turn + 1 if of_running_turn else 0
    rows = (row for stretch in find_observable(state) for row in stretch.rows)
    return sum(
        row.tokens
        for row in rows
        if isinstance(row.source, HistoryItem) and row.source.turn >= oldest
    )


def find_observed_runs(state: WindowState) -> tuple[RowStretch, ...]:
    """Return runs of observations, which one reflection may join.

    Between them may be what the user typed.
    """
    rows = [row for row in state.rows if not state.stays(row.source)]
    return tuple(
        split_rows(
            rows, lambda row: _fold_kind(row) is not FoldKind.OBSERVATIONS, state.position_of
        )
    )


def count_raw_tokens(rows: Iterable[BlockRow]) -> int:
    """Return the tokens of rows in their original form."""
    return sum(row.tokens for row in rows if isinstance(row.source, HistoryItem))


def join_documents(folds: Sequence[Fold]) -> Handover | None:
    """Join earlier documents into one, the older one first."""
    documents = [fold.handover for fold in folds if fold.handover is not None]
    if len(documents) < 2:
        return documents[0] if documents else None
    sections = []
    for number in range(len(HANDOVER_SECTIONS)):
        bodies = [document.sections[number] for document in documents]
        distinct = dict.fromkeys(body for body in bodies if body and body != NOTHING)
        sections.append("\n".join(distinct) or NOTHING)
    index = dict.fromkeys(entry for document in documents for entry in document.index)
    return Handover(tuple(sections), tuple(index))


def _make_cover(
    document_stretch: RowStretch,
    for_notes: tuple[RowStretch, ...],
    state: WindowState,
    *,
    min_percent: float,
) -> HandoverCover:
    """Return the cover of a document that frees at least that percentage of the window."""
    covered = document_stretch.tokens + sum(part.tokens for part in for_notes)
    min_gain_tokens = int(state.tokens * min_percent / 100) + 1
    previous_tokens = sum(
        row.tokens for row in document_stretch.rows if _fold_kind(row) is FoldKind.HANDOVER
    )
    handover_room = min(
        state.policy.handover_tokens, max(document_stretch.tokens // SHARE_DIVISOR, previous_tokens)
    )
    index_tokens = int(handover_room * INDEX_SHARE)
    notes_tokens = sum(notes_budget(part, state) for part in for_notes)
    return HandoverCover(
        document_stretch,
        for_notes,
        max_document_tokens=handover_room - index_tokens,
        max_index_tokens=index_tokens,
        max_tokens=covered - notes_tokens - min_gain_tokens,
    )


def notes_budget(stretch: RowStretch, state: WindowState) -> int:
    return min(state.policy.handover_tokens, stretch.tokens // SHARE_DIVISOR)


def _parts_for_notes(stretch: RowStretch) -> list[RowStretch]:
    """Return the parts of a stretch that notes may replace."""
    parts = split_rows(stretch.rows, lambda row: _fold_kind(row) in DOCUMENTS, stretch.position_of)
    return [part for part in parts if part.raw_tokens >= MIN_NOTES_TOKENS]


def _fold_kind(row: BlockRow) -> FoldKind | None:
    return row.source.kind if isinstance(row.source, Fold) else None
