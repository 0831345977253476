"""Undo and redo over epochs: going back is an epoch like any other, and nothing is ever removed."""

from collections.abc import Mapping

from helix_desktop.domain.memory import Epoch

Epochs = Mapping[int, Epoch]


def undone(epochs: Epochs) -> int | None:
    """The version before the newest rewrite in effect; None if nothing is rewritten."""
    standing = _standing(max(epochs, default=0), epochs)
    return epochs[standing].parent if standing else None


def redone(epochs: Epochs) -> int | None:
    """The version that redo leads to: what the last undo took back; None if nothing was."""
    ahead: list[int] = []
    for number in sorted(epochs):
        epoch = epochs[number]
        if epoch.restores is None:
            ahead.clear()
            continue
        before, after = _standing(epoch.parent, epochs), _standing(epoch.restores, epochs)
        if ahead and ahead[-1] == after:
            ahead.pop()
        elif before != after:
            ahead.append(before)
    return ahead[-1] if ahead else None


def _standing(number: int, epochs: Epochs) -> int:
    """The rewrite whose view a version shows; 0 = nothing rewritten."""
    while number in epochs:
        restores = epochs[number].restores
        if restores is None:
            return number
        number = restores
    return 0
