"""What a model counts of more in a window, and how much more may go into it.

Of what it has not seen yet it may count more than of the rest, so both are asked of the gauge.
"""

from collections.abc import Callable

from msgspec import Struct

from helix_desktop.domain.context_window.block import BlockKind, ContextWindow, WindowAccount
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.engine.session_window import SessionWindow

MORE = 10_000
"""Tokens of ours with which that is found out."""
MANY = 10_000_000
"""The same for what one more counts: so many that no rounding to whole tokens is seen in it."""
Reckon = Callable[[int], tuple[int, int]]
"""What is expected with so many tokens of ours added, and what it is at most."""


class GrowthEstimate(Struct, frozen=True):
    """`pace`: the model's tokens for one more of ours; `room`: how many may be added at most."""

    expected: int
    pace: float
    room: int


def estimate_growth(reckon: Reckon, policy: Policy, window: int) -> GrowthEstimate:
    """In a model's window of that size."""
    expected, most = reckon(0)
    most_then = reckon(MORE)[1]
    left = window - policy.reserve(window) - most
    room = int(left * MORE / max(1, most_then - most))
    return GrowthEstimate(expected, pace_of_window(reckon), room)


def pace_of_window(reckon: Reckon) -> float:
    """The model's tokens for one more of ours."""
    return max(1, reckon(MANY)[0] - reckon(0)[0]) / MANY


def estimate_tokens(session_window: SessionWindow, window: ContextWindow) -> Reckon:
    """Of a window of a session."""
    had = window.account

    def reckon(more: int) -> tuple[int, int]:
        account = WindowAccount((*had.by_kind, (BlockKind.RAW, more)), had.size, had.images)
        return session_window.reckoned(ContextWindow(window.blocks, account, window.epoch))

    return reckon
