"""Undo and redo over epochs: going back is an epoch like any other, and nothing is ever removed.

A version that the person chose (restored, edited, written again) is no step back: undo takes it
back like any rewrite.
"""

from collections.abc import Mapping

from helix_desktop.domain.memory import Epoch, Job, Means

Epochs = Mapping[int, Epoch]


def undone(epochs: Epochs) -> int | None:
    """The version before the newest rewrite in effect; None if nothing is rewritten."""
    number = standing(max(epochs, default=0), epochs)
    return epochs[number].parent if number else None


def redone(epochs: Epochs) -> int | None:
    """The version that redo leads to: what the last undo took back; None if nothing was."""
    ahead: list[int] = []
    for number in sorted(epochs):
        epoch = epochs[number]
        if epoch.restores is None or not is_step(epoch):
            ahead.clear()
            continue
        before, after = standing(epoch.parent, epochs), standing(epoch.restores, epochs)
        if ahead and ahead[-1] == after:
            ahead.pop()
        elif before != after:
            ahead.append(before)
    return ahead[-1] if ahead else None


def standing(number: int, epochs: Epochs) -> int:
    """The rewrite whose view a version shows; 0 = nothing rewritten."""
    while number in epochs:
        restores = epochs[number].restores
        if restores is None or not is_step(epochs[number]):
            return number
        number = restores
    return 0


def is_step(epoch: Epoch) -> bool:
    """Whether it is an undo or a redo, and no version of its own."""
    return epoch.restores is not None and not epoch.folds and epoch.means is not Means.PERSON


def back_to(number: int, reason: str, *, chosen: bool = False) -> Epoch:
    """The step to a version; `chosen`: the person wants it as a new one. Sizes come later."""
    means = Means.PERSON if chosen else Means.RULES
    return Epoch(0, 0, Job.UNDO, reason, 0, 0, restores=number, means=means)


def in_effect(epochs: Epochs) -> frozenset[int]:
    """The rewrites that the newest version is made of."""
    found: set[int] = set()
    number = max(epochs, default=0)
    while number in epochs:
        epoch = epochs[number]
        if epoch.restores is None or not is_step(epoch):
            found.add(number)
        number = epoch.parent if epoch.restores is None else epoch.restores
    return frozenset(found)
