"""What a job stands for: the stretches that a handover, observations or a reflection take.

Of several stretches the largest gets the document, with those that have one already: there is only
one. Notes by rules stand for the others, never for a document or observations.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from helix_desktop.context.blocks import Row
from helix_desktop.context.cuts import Stretch, split, stretches, tail
from helix_desktop.context.items import Item
from helix_desktop.context.situation import Situation
from helix_desktop.context.texts.document import NOTHING
from helix_desktop.domain.memory import SECTIONS, Fold, FoldKind, Handover, Span
from helix_desktop.domain.values import value

SHARE = 4
"""A document takes at most a quarter of what it covers."""
INDEX_SHARE = 0.4
"""Of that, for the index of names: as much again keeps three times the strings needed later."""
SMALLEST_NOTES = 600
"""Tokens below which notes are not worth a place of their own."""
KEEP_SHARE = 5
"""At most a fifth of a small window stays untouched."""

DOCUMENTS = frozenset({FoldKind.HANDOVER, FoldKind.OBSERVATIONS})


@value
class Cover:
    """What one handover covers: a document's stretch, and those that notes stand for.

    `budget` is of the document, `index` of its index, `most` what the whole may take at most so
    that the window shrinks enough; all in tokens.
    """

    stretch: Stretch
    notes: tuple[Stretch, ...]
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


def cover(now: Situation, *, size: int = 0, by_hand: bool = False) -> Cover | None:
    """What a handover would cover now; None if there is nothing.

    `size`: of a smaller window that it is made for. By hand the untouched tail may shrink to the
    newest step.
    """
    stops = [tail(now, _keep(now, size or now.size))] + ([now.fresh] if by_hand else [])
    for stop in stops:
        found = stretches(now, stop)
        if found:
            made = _cover(now, found)
            if made.fresh:
                return made
    return None


def again(now: Situation, covers: Iterable[Span]) -> Cover | None:
    """The cover of a handover that is written anew: what those spans hold in this situation."""
    spans = tuple(covers)

    def within(row: Row) -> bool:
        source = row.source
        first = source.seq if isinstance(source, Item) else source.first
        return any(span.first <= first <= span.last for span in spans)

    main = Stretch(tuple(row for row in now.rows if within(row)), now.order)
    if not main.rows:
        return None
    made = _sized(main, (), now)
    return replace(made, most=max(made.most, made.budget + made.index))


def pays(made: Cover, now: Situation) -> bool:
    """Whether there is enough to cover, and the window would shrink by as much as it has to."""
    least = min(now.policy.compact_least_tokens, now.size // 20)
    return made.fresh >= least and made.most >= made.budget + made.index


def observable(now: Situation) -> tuple[Stretch, ...]:
    """Everything unobserved but the previous turn and the running one."""
    last = now.last_typed

    def stays(row: Row) -> bool:
        item = row.source
        if isinstance(item, Fold):
            return item.kind in DOCUMENTS
        return item is last or item.turn >= now.previous_turn

    return tuple(each for each in split(now.rows, stays, now.order) if each.raw > 0)


def observed_runs(now: Situation) -> tuple[Stretch, ...]:
    """Neighbouring observations, which one reflection may join."""
    return tuple(split(now.rows, lambda row: _kind(row) is not FoldKind.OBSERVATIONS, now.order))


def raw(rows: Iterable[Row]) -> int:
    """Tokens that stand as they happened."""
    return sum(row.tokens for row in rows if isinstance(row.source, Item))


def joined(folds: Sequence[Fold]) -> Handover | None:
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


def _cover(now: Situation, found: Sequence[Stretch]) -> Cover:
    chosen = _chosen(found)
    main = Stretch(tuple(row for each in chosen for row in each.rows), now.order)
    others = [part for each in found if each not in chosen for part in _notable(each)]
    return _sized(main, tuple(others), now)


def _sized(main: Stretch, others: tuple[Stretch, ...], now: Situation) -> Cover:
    covered = main.tokens + sum(part.tokens for part in others)
    gain = int(now.tokens * now.policy.compact_least_percent / 100) + 1
    before = sum(row.tokens for row in main.rows if _kind(row) is FoldKind.HANDOVER)
    whole = min(now.policy.handover_tokens, max(main.tokens // SHARE, before))
    index = int(whole * INDEX_SHARE)
    notes = sum(notes_budget(part, now) for part in others)
    return Cover(main, others, budget=whole - index, index=index, most=covered - notes - gain)


def _chosen(found: Sequence[Stretch]) -> list[Stretch]:
    """The largest stretch, and those with a document: it is brought up to date, never doubled."""
    largest = max(found, key=lambda stretch: stretch.tokens)
    return [
        each
        for each in found
        if each is largest or any(fold.kind is FoldKind.HANDOVER for fold in each.folds)
    ]


def notes_budget(stretch: Stretch, now: Situation) -> int:
    return min(now.policy.handover_tokens, stretch.tokens // SHARE)


def _notable(stretch: Stretch) -> list[Stretch]:
    """What of a stretch notes may stand for."""
    parts = split(stretch.rows, lambda row: _kind(row) in DOCUMENTS, stretch.order)
    return [part for part in parts if part.raw >= SMALLEST_NOTES]


def _keep(now: Situation, size: int) -> int:
    return min(now.policy.compact_keep_tokens, size // KEEP_SHARE)


def _kind(row: Row) -> FoldKind | None:
    return row.source.kind if isinstance(row.source, Fold) else None
