"""Where each piece of a view comes from: which rewrite put it behind a marker or under a text."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from helix_desktop.domain.memory import Epoch, Fold, Job, Means, Place, Span


@dataclass(slots=True)
class Whence:
    """The rewrites in effect, by what they did."""

    parts: dict[Place, Epoch] = field(default_factory=dict)
    folds: dict[tuple[Span, ...], Epoch] = field(default_factory=dict)
    handovers: dict[tuple[Span, ...], int] = field(default_factory=dict)
    """Which version of the session's handover a fold is, from 1; all there ever were count."""

    def of_fold(self, fold: Fold) -> Epoch | None:
        return self.folds.get(fold.covers)


def whence(number: int, epochs: Mapping[int, Epoch]) -> Whence:
    """Of the view of an epoch."""
    found = Whence()
    for epoch in _chain(number, epochs):
        for part in epoch.swept:
            found.parts[Place(part.seq, part.call, part.path)] = epoch
        for place in epoch.unswept:
            found.parts.pop(place, None)
        for fold in epoch.folds:
            found.folds[fold.covers] = epoch
    written = sorted(name for name, epoch in epochs.items() if epoch.is_version)
    versions = {name: count for count, name in enumerate(written, 1)}
    for covers, epoch in found.folds.items():
        if epoch.number in versions:
            found.handovers[covers] = versions[epoch.number]
    return found


def left_out(epoch: Epoch) -> bool:
    """Whether the person put behind markers what it did."""
    return epoch.job is Job.SWEEP and epoch.means is Means.PERSON


def _chain(number: int, epochs: Mapping[int, Epoch]) -> list[Epoch]:
    """The rewrites that a view is made of, oldest first."""
    chain: list[Epoch] = []
    while number in epochs:
        epoch = epochs[number]
        number = epoch.parent if epoch.restores is None else epoch.restores
        if epoch.restores is None or epoch.folds:
            chain.append(epoch)
    return chain[::-1]
