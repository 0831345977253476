"""What a model counts of more in a window, and how much more may go into it.

Of what it has not seen yet it may count more than of the rest, so both are asked of the gauge.
"""

from collections.abc import Callable

from helix_desktop.domain.policy import Policy
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Account, BlockKind, Window
from helix_desktop.engine.keeper import Keeper

MORE = 10_000
"""Tokens of ours with which that is found out."""
Reckon = Callable[[int], tuple[int, int]]
"""What is expected with so many tokens of ours added, and what it is at most."""


@value
class Growing:
    """`pace`: the model's tokens for one more of ours; `room`: how many may be added at most."""

    expected: int
    pace: float
    room: int


def growing(reckon: Reckon, policy: Policy, window: int) -> Growing:
    """In a model's window of that size."""
    expected, most = reckon(0)
    most_then = reckon(MORE)[1]
    left = window - policy.reserve(window) - most
    room = int(left * MORE / max(1, most_then - most))
    return Growing(expected, pace_of(reckon), room)


def pace_of(reckon: Reckon) -> float:
    """The model's tokens for one more of ours."""
    return max(1, reckon(MORE)[0] - reckon(0)[0]) / MORE


def reckoning(keeper: Keeper, window: Window) -> Reckon:
    """Of a window of a session."""
    had = window.account

    def reckon(more: int) -> tuple[int, int]:
        account = Account((*had.by_kind, (BlockKind.RAW, more)), had.size, had.images)
        return keeper.reckoned(Window(window.blocks, account, window.epoch))

    return reckon
