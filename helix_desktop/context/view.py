"""What has been rewritten of a history: parts behind markers, stretches behind one text.

A view is a value; epochs lead from one to the next, and any earlier one can be had again.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import field
from types import MappingProxyType
from typing import TypeAlias

from helix_desktop.domain.memory import Epoch, Fold, FoldKind, Span, Swept
from helix_desktop.domain.values import value

Markers: TypeAlias = Mapping[tuple[str, str], Swept]
"""The parts of one event that are behind markers, by call and path."""

NONE: Markers = MappingProxyType({})


@value
class View:
    """The state after epoch `number`; what folds cover never overlaps.

    `swept` is by event, so that assembling an item costs the same however much is swept;
    `hidden` are all covered stretches in order, each with its fold.
    """

    number: int = 0
    swept: MappingProxyType[int, Markers] = field(default_factory=lambda: MappingProxyType({}))
    folds: tuple[Fold, ...] = ()
    hidden: tuple[tuple[Span, Fold], ...] = ()

    def fold_at(self, seq: int) -> Fold | None:
        """The fold that covers an event, if any."""
        at = bisect_right(self.hidden, seq, key=lambda pair: pair[0].first) - 1
        return self.hidden[at][1] if at >= 0 and seq <= self.hidden[at][0].last else None

    def covers(self, seq: int) -> bool:
        return self.fold_at(seq) is not None

    def markers(self, seq: int) -> Markers:
        return self.swept.get(seq, NONE)


RAW = View()
_NO: Mapping[int, View] = MappingProxyType({})


def after(view: View, epoch: Epoch) -> View:
    """The view that an epoch (one that restores nothing) makes of its parent's."""
    folds = _with_folds(view.folds, epoch.folds)
    pairs = ((span, fold) for fold in folds for span in fold.covers)
    hidden = tuple(sorted(pairs, key=lambda pair: pair[0].first))
    made = View(epoch.number, view.swept, folds, hidden)
    swept = view.swept.copy()  # ten times as fast as dict(): thousands are swept in long sessions
    for part in epoch.swept:
        swept[part.seq] = {**swept.get(part.seq, NONE), (part.call, part.path): part}
    for place in epoch.unswept:
        left = dict(swept.pop(place.seq, NONE))
        left.pop((place.call, place.path), None)
        if left:
            swept[place.seq] = left
    if epoch.folds:
        swept = {seq: parts for seq, parts in swept.items() if not made.covers(seq)}
    return View(epoch.number, MappingProxyType(swept), folds, hidden)


def at_epoch(number: int, epochs: Mapping[int, Epoch], known: Mapping[int, View] = _NO) -> View:
    """The view of any epoch, from a known one or the raw history on.

    One that restores another may tell folds in addition: they are put on what was restored.

    Where an epoch's record is lost, what it rewrote is raw again: that shows more, never less.
    """
    chain: list[Epoch] = []
    while number in epochs and number not in known:
        epoch = epochs[number]
        number = epoch.parent if epoch.restores is None else epoch.restores
        if epoch.restores is None or epoch.folds:
            chain.append(epoch)
    view = known.get(number, RAW)
    for epoch in reversed(chain):
        view = after(view, epoch)
    return view


def _with_folds(old: tuple[Fold, ...], new: tuple[Fold, ...]) -> tuple[Fold, ...]:
    """New folds take the place of those they cover."""
    kept = (fold for fold in old if not any(covered_by(fold, wider) for wider in new))
    return tuple(sorted((*kept, *new), key=lambda fold: fold.first))


def covered_by(fold: Fold, wider: Fold) -> bool:
    """Whether everything that a fold covers is covered by another."""
    return all(
        any(outer.first <= inner.first and inner.last <= outer.last for outer in wider.covers)
        for inner in fold.covers
    )


def noted_within(fold: Fold, wider: Iterable[Fold]) -> bool:
    """Whether a fold is notes by rules, all of which wider folds cover."""
    return fold.kind is FoldKind.NOTES and any(covered_by(fold, each) for each in wider)
