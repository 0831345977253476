"""Legal cuts, and what a handover or observation covers.

Legal cuts: which rows of a window one text may stand for; always whole items.

What the person wrote last stays as it is, and so does the turn before the running one.

What a job stands for: the stretches that a handover, observations or a reflection take.

Of several stretches the largest gets the document, with those that have one already: there is only
one. Notes by rules stand for the others, never for a document or observations.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.items import HistoryItem
from helix_desktop.context.texts.handover_document import NOTHING
from helix_desktop.context.window_state import WindowState
from helix_desktop.domain.context_window.rewrites import (
    SECTIONS,
    EventSpan,
    Fold,
    FoldKind,
    Handover,
)
from helix_desktop.domain.value import replace

Order = Callable[[int], int]
"""The position of an item among all items of a session, by its event."""


class RowStretch(Struct, frozen=True):
    """Rows that one fold can stand for, in order; what lies between them stays."""

    rows: tuple[BlockRow, ...]
    order: Order

    @property
    def covers(self) -> tuple[EventSpan, ...]:
        """What the rows stand for, neighbouring stretches joined."""
        return _joined((span for row in self.rows for span in _spans(row)), self.order)

    @property
    def items(self) -> tuple[HistoryItem, ...]:
        """What no fold stands for yet."""
        return tuple(row.source for row in self.rows if isinstance(row.source, HistoryItem))

    @property
    def folds(self) -> tuple[Fold, ...]:
        """The folds that a new one takes the place of."""
        return tuple(row.source for row in self.rows if isinstance(row.source, Fold))

    @property
    def tokens(self) -> int:
        return sum(row.tokens for row in self.rows)

    @property
    def raw(self) -> int:
        """Tokens that no fold stands for yet."""
        return sum(row.tokens for row in self.rows if isinstance(row.source, HistoryItem))


def find_stretches(now: WindowState, stop: int) -> list[RowStretch]:
    """What may be folded of rows, split by what stays."""
    last = now.last_typed

    def stays(row: BlockRow) -> bool:
        item = row.source
        if isinstance(item, Fold):
            return False
        return item is last or now.previous(item)

    return split_rows(now.rows[:stop], stays, now.order)


def split_rows(
    rows: Sequence[BlockRow], stays: Callable[[BlockRow], bool], order: Order
) -> list[RowStretch]:
    """Neighbouring rows between those that stay."""
    return [RowStretch(run, order) for run in find_runs(rows, stays)]


def find_runs(
    rows: Sequence[BlockRow], stays: Callable[[BlockRow], bool]
) -> Iterator[tuple[BlockRow, ...]]:
    """Runs of rows between those that stay."""
    run: list[BlockRow] = []
    for row in rows:
        if not stays(row):
            run.append(row)
        elif run:
            yield tuple(run)
            run = []
    if run:
        yield tuple(run)


def find_tail(now: WindowState, tokens: int) -> int:
    """Index of the first row that stays: the newest `tokens`, and always the last step."""
    return min(now.tail(tokens), now.fresh)


def _spans(row: BlockRow) -> Iterator[EventSpan]:
    """Items are told by their first event: a message may come before all results of a step."""
    if isinstance(row.source, Fold):
        yield from row.source.covers
    else:
        yield EventSpan(row.source.seq, row.source.seq)


def _joined(spans: Iterable[EventSpan], order: Order) -> tuple[EventSpan, ...]:
    found: list[EventSpan] = []
    place = 0
    for span in sorted(spans, key=lambda each: each.first):
        if found and order(span.first) <= place + 1:
            span = EventSpan(found[-1].first, max(found.pop().last, span.last))
        found.append(span)
        place = order(span.last)
    return tuple(found)


SHARE = 4
"""A document takes at most a quarter of what it covers."""
INDEX_SHARE = 0.4
"""Of that, for the index of names: as much again keeps three times the strings needed later."""
SMALLEST_NOTES = 600
"""Tokens below which notes are not worth a place of their own."""
KEEP_SHARE = 5
"""At most a fifth of a small window stays untouched."""

DOCUMENTS = frozenset({FoldKind.HANDOVER, FoldKind.OBSERVATIONS})


class HandoverCover(Struct, frozen=True):
    """What one handover covers: a document's stretch, and those that notes stand for.

    `budget` is of the document, `index` of its index, `most` what the whole may take at most so
    that the window shrinks enough; all in tokens.
    """

    stretch: RowStretch
    notes: tuple[RowStretch, ...]
    budget: int
    index: int
    most: int

    @property
    def fresh(self) -> int:
        """Tokens that no document stands for yet."""
        return sum(row.tokens for row in self.stretch.rows if _kind(row) is not FoldKind.HANDOVER)

    @property
    def previous(self) -> tuple[Fold, ...]:
        """The documents that this one brings up to date."""
        return tuple(fold for fold in self.stretch.folds if fold.kind is FoldKind.HANDOVER)


def find_cover(now: WindowState, *, size: int = 0, by_hand: bool = False) -> HandoverCover | None:
    """What a handover would cover now; None if there is nothing.

    `size`: of a smaller window that it is made for. By hand the untouched tail may shrink to the
    newest step.
    """
    stops = [find_tail(now, _keep(now, size or now.size))] + ([now.fresh] if by_hand else [])
    for stop in stops:
        found = find_stretches(now, stop)
        if found:
            made = _cover(now, found)
            if made.fresh:
                return made
    return None


def recover_spans(now: WindowState, covers: Iterable[EventSpan]) -> HandoverCover | None:
    """The cover of a handover that is written anew: what those spans hold in this situation."""
    spans = tuple(covers)

    def within(row: BlockRow) -> bool:
        source = row.source
        first = source.seq if isinstance(source, HistoryItem) else source.first
        return any(span.first <= first <= span.last for span in spans)

    main = RowStretch(tuple(row for row in now.rows if within(row)), now.order)
    if not main.rows:
        return None
    made = _sized(main, (), now)
    return replace(made, most=max(made.most, made.budget + made.index))


def is_worthwhile(made: HandoverCover, now: WindowState) -> bool:
    """Whether there is enough to cover, and the window would shrink by as much as it has to."""
    least = min(now.policy.compact_least_tokens, now.size // 20)
    return made.fresh >= least and made.most >= made.budget + made.index


def find_observable(now: WindowState) -> tuple[RowStretch, ...]:
    """Everything unobserved but the previous turn and the running one."""
    last = now.last_typed

    def stays(row: BlockRow) -> bool:
        item = row.source
        if isinstance(item, Fold):
            return item.kind in DOCUMENTS
        return item is last or item.turn >= now.previous_turn

    return tuple(each for each in split_rows(now.rows, stays, now.order) if each.raw > 0)


def find_observed_runs(now: WindowState) -> tuple[RowStretch, ...]:
    """Neighbouring observations, which one reflection may join."""
    return tuple(
        split_rows(now.rows, lambda row: _kind(row) is not FoldKind.OBSERVATIONS, now.order)
    )


def count_raw_tokens(rows: Iterable[BlockRow]) -> int:
    """Tokens that stand as they happened."""
    return sum(row.tokens for row in rows if isinstance(row.source, HistoryItem))


def join_documents(folds: Sequence[Fold]) -> Handover | None:
    """Earlier documents as one, the older first."""
    documents = [fold.handover for fold in folds if fold.handover is not None]
    if len(documents) < 2:
        return documents[0] if documents else None
    sections = []
    for number in range(len(SECTIONS)):
        bodies = [document.sections[number] for document in documents]
        told = dict.fromkeys(body for body in bodies if body and body != NOTHING)
        sections.append("\n".join(told) or NOTHING)
    index = dict.fromkeys(entry for document in documents for entry in document.index)
    return Handover(tuple(sections), tuple(index))


def _cover(now: WindowState, found: Sequence[RowStretch]) -> HandoverCover:
    chosen = _chosen(found)
    main = RowStretch(tuple(row for each in chosen for row in each.rows), now.order)
    others = [part for each in found if each not in chosen for part in _notable(each)]
    return _sized(main, tuple(others), now)


def _sized(main: RowStretch, others: tuple[RowStretch, ...], now: WindowState) -> HandoverCover:
    covered = main.tokens + sum(part.tokens for part in others)
    gain = int(now.tokens * now.policy.compact_least_percent / 100) + 1
    before = sum(row.tokens for row in main.rows if _kind(row) is FoldKind.HANDOVER)
    whole = min(now.policy.handover_tokens, max(main.tokens // SHARE, before))
    index = int(whole * INDEX_SHARE)
    notes = sum(notes_budget(part, now) for part in others)
    return HandoverCover(
        main, others, budget=whole - index, index=index, most=covered - notes - gain
    )


def _chosen(found: Sequence[RowStretch]) -> list[RowStretch]:
    """The largest stretch, and those with a document: it is brought up to date, never doubled."""
    largest = max(found, key=lambda stretch: stretch.tokens)
    return [
        each
        for each in found
        if each is largest or any(fold.kind is FoldKind.HANDOVER for fold in each.folds)
    ]


def notes_budget(stretch: RowStretch, now: WindowState) -> int:
    return min(now.policy.handover_tokens, stretch.tokens // SHARE)


def _notable(stretch: RowStretch) -> list[RowStretch]:
    """What of a stretch notes may stand for."""
    parts = split_rows(stretch.rows, lambda row: _kind(row) in DOCUMENTS, stretch.order)
    return [part for part in parts if part.raw >= SMALLEST_NOTES]


def _keep(now: WindowState, size: int) -> int:
    return min(now.policy.compact_keep_tokens, size // KEEP_SHARE)


def _kind(row: BlockRow) -> FoldKind | None:
    return row.source.kind if isinstance(row.source, Fold) else None
