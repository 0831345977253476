"""Which parts of the history are behind markers or replaced by texts; undo and redo.

A view is a value. Epochs lead from one view to the next, and every earlier view can be restored.
Undo and redo are epochs like any other, and no epoch is ever removed. A version that the user chose
(restored, edited, or rewritten) is not an undo step: undo reverts it like any rewrite.
`find_origins` finds out which rewrite made each marker and each fold.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

import msgspec
from msgspec import Struct, field

from helix_desktop.context.texts.placeholders import EXCLUDED
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    MarkedPart,
    PartPlace,
    WrittenBy,
)

Markers: TypeAlias = Mapping[tuple[str, str], MarkedPart]
"""The parts of one event that are behind markers, by call and path."""

NO_MARKERS: Markers = MappingProxyType({})


def is_excluded(part: MarkedPart | None) -> bool:
    """Whether the user excluded a part, so that no text recalls it."""
    return part is not None and part.text in ("", EXCLUDED)


class WindowView(Struct, frozen=True):
    """The view after epoch `number`. The stretches of its folds never overlap.

    `markers` is keyed by event, so that assembling an item costs the same however many parts are
    behind markers. `covered_spans` lists all covered stretches in order, each with its fold.
    """

    number: int = 0
    markers: MappingProxyType[int, Markers] = msgspec.field(
        default_factory=lambda: MappingProxyType({})
    )
    folds: tuple[Fold, ...] = ()
    covered_spans: tuple[tuple[EventSpan, Fold], ...] = ()

    def fold_at(self, seq: int) -> Fold | None:
        """Return the fold that covers an event, if any."""
        index = bisect_right(self.covered_spans, seq, key=lambda pair: pair[0].first)
        span, fold = self.covered_spans[index - 1] if index else (None, None)
        return fold if span and seq <= span.last else None

    def covers(self, seq: int) -> bool:
        return self.fold_at(seq) is not None

    def hides(self, seq: int) -> bool:
        """Whether an event is covered or a marker is in its place."""
        return self.covers(seq) or ("", "") in self.markers_at(seq)

    @property
    def excluded(self) -> frozenset[tuple[int, str, str]]:
        """The event, call, and path of each part that the user excluded."""
        return frozenset(
            (seq, *place)
            for seq, parts in self.markers.items()
            for place, part in parts.items()
            if is_excluded(part)
        )

    def markers_at(self, seq: int) -> Markers:
        return self.markers.get(seq, NO_MARKERS)


RAW = WindowView()
_NO_VIEWS: Mapping[int, WindowView] = MappingProxyType({})


def apply_epoch(view: WindowView, epoch: Epoch) -> WindowView:
    """Return the view after an epoch, applied to the view of its parent or the one it restores."""
    older_folds = (
        fold for fold in view.folds if not any(is_covered_by(fold, new) for new in epoch.folds)
    )
    folds = tuple(sorted((*older_folds, *epoch.folds), key=lambda fold: fold.first))
    pairs = ((span, fold) for fold in folds for span in fold.covers)
    covered_spans = tuple(sorted(pairs, key=lambda pair: pair[0].first))
    view_after = WindowView(epoch.number, view.markers, folds, covered_spans)
    # `copy` is ten times as fast as dict(), and long sessions have thousands of parts
    markers = view.markers.copy()
    for part in epoch.marked:
        markers[part.seq] = {**markers.get(part.seq, NO_MARKERS), (part.call, part.path): part}
    for place in epoch.unmarked:
        markers_left = dict(markers.pop(place.seq, NO_MARKERS))
        markers_left.pop((place.call, place.path), None)
        if markers_left:
            markers[place.seq] = markers_left
    if epoch.folds:
        # what is excluded must not become the source of a later summary either
        markers = {
            seq: parts
            for seq, parts in markers.items()
            if not view_after.covers(seq) or any(map(is_excluded, parts.values()))
        }
    return WindowView(epoch.number, MappingProxyType(markers), folds, covered_spans)


def view_at_epoch(
    number: int, epochs: Mapping[int, Epoch], known: Mapping[int, WindowView] = _NO_VIEWS
) -> WindowView:
    """Return the view of any epoch, computed from a cached view or from the raw history.

    An epoch that restores another may add folds; they are applied to the restored view. If an
    epoch's record is lost, its rewrites are missing: then more of the history is shown, never less.
    """
    view = RAW
    chain: list[Epoch] = []
    for epoch in _lineage(number, epochs):
        if epoch.number in known:
            view = known[epoch.number]
            break
        if epoch.restores is None or epoch.folds:
            chain.append(epoch)
    for epoch in reversed(chain):
        view = apply_epoch(view, epoch)
    return view


def _lineage(number: int, epochs: Mapping[int, Epoch]) -> Iterator[Epoch]:
    """Yield the epochs that led to the view of an epoch, newest first."""
    while number in epochs:
        epoch = epochs[number]
        yield epoch
        number = epoch.base


def is_covered_by(fold: Fold, wider: Fold) -> bool:
    """Whether one fold covers everything that another fold covers."""
    return all(
        any(outer.first <= inner.first and inner.last <= outer.last for outer in wider.covers)
        for inner in fold.covers
    )


def is_noted_within(fold: Fold, wider: Iterable[Fold]) -> bool:
    """Whether a fold consists of notes by rules and one of the wider folds covers it."""
    return fold.kind is FoldKind.NOTES and any(
        is_covered_by(fold, wider_fold) for wider_fold in wider
    )


Epochs = Mapping[int, Epoch]


def handover_version(number: int, epochs: Epochs) -> int:
    """Return which version of the handover an epoch committed, as it is shown; 0 for none."""
    epoch = epochs.get(number)
    if epoch is None or not epoch.is_version:
        return 0
    return sum(other.is_version for other in epochs.values() if other.number <= number)


def undo_target(epochs: Epochs) -> int | None:
    """Return the epoch before the newest rewrite in effect; None if nothing is rewritten."""
    number = effective_rewrite(max(epochs, default=0), epochs)
    return epochs[number].parent if number else None


def redo_target(epochs: Epochs) -> int | None:
    """Return the epoch that redo leads to, which the last undo reverted; None if there is none."""
    ahead: list[int] = []
    for number in sorted(epochs):
        epoch = epochs[number]
        if epoch.restores is None or not is_undo_step(epoch):
            ahead.clear()
            continue
        before = effective_rewrite(epoch.parent, epochs)
        after = effective_rewrite(epoch.restores, epochs)
        if ahead and ahead[-1] == after:
            ahead.pop()
        elif before != after:
            ahead.append(before)
    return ahead[-1] if ahead else None


def effective_rewrite(number: int, epochs: Epochs) -> int:
    """Return the rewrite whose view an epoch shows; 0 = nothing rewritten."""
    while number in epochs:
        if not is_undo_step(epochs[number]):
            return number
        number = epochs[number].base
    return 0


def is_undo_step(epoch: Epoch) -> bool:
    """Whether an epoch is an undo or redo, and not a version of its own."""
    return epoch.restores is not None and not epoch.folds and epoch.written_by is not WrittenBy.USER


def restore_epoch(number: int, reason: str, *, chosen: bool = False) -> Epoch:
    """Return the epoch that goes back to an epoch. `chosen`: the user wants it as a new version.

    The sizes are filled in later.
    """
    written_by = WrittenBy.USER if chosen else WrittenBy.RULES
    return Epoch(0, 0, Job.UNDO, reason, 0, 0, restores=number, written_by=written_by)


def rewrites_in_effect(epochs: Epochs) -> frozenset[int]:
    """Return the rewrites that the current view is made of."""
    lineage = _lineage(max(epochs, default=0), epochs)
    return frozenset(epoch.number for epoch in lineage if not is_undo_step(epoch))


class RewriteOrigins(Struct):
    """The rewrites in effect, by the parts and folds that they made."""

    parts: dict[PartPlace, Epoch] = field(default_factory=dict)
    folds: dict[tuple[EventSpan, ...], Epoch] = field(default_factory=dict)
    handovers: dict[tuple[EventSpan, ...], int] = field(default_factory=dict)
    """The version number, from 1, of each handover. All handovers of the session count."""


def find_origins(number: int, epochs: Mapping[int, Epoch]) -> RewriteOrigins:
    rewrite_origins = RewriteOrigins()
    for epoch in reversed(list(_lineage(number, epochs))):
        if epoch.restores is not None and not epoch.folds:
            continue
        for part in epoch.marked:
            rewrite_origins.parts[PartPlace(part.seq, part.call, part.path)] = epoch
        for place in epoch.unmarked:
            rewrite_origins.parts.pop(place, None)
        for fold in epoch.folds:
            rewrite_origins.folds[fold.covers] = epoch
    written = sorted(name for name, epoch in epochs.items() if epoch.is_version)
    versions = {name: count for count, name in enumerate(written, 1)}
    for covers, epoch in rewrite_origins.folds.items():
        if epoch.number in versions:
            rewrite_origins.handovers[covers] = versions[epoch.number]
    return rewrite_origins
