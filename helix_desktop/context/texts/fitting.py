"""Budgets of tokens kept exactly: the longest row of pieces, head or tail of a text that fits.

A few counts each, of texts about as long as the budget, however long the whole is.
"""

from collections.abc import Callable, Sequence

from helix_desktop.domain.ports import Scales

_TYPICAL = 4
"""Characters of one token, as a first guess."""


def how_many(pieces: Sequence[str], budget: int, scales: Scales, *, joint: str = " ") -> int:
    """How many of the first pieces fit when they are joined."""

    def cut(size: int) -> str:
        return joint.join(pieces[:size])

    return _largest(len(pieces), budget, scales, cut=cut, guess=_guess(pieces, budget))


def head(text: str, budget: int, scales: Scales) -> str:
    """The longest beginning of the text that fits."""

    def cut(size: int) -> str:
        return text[:size]

    return cut(_largest(len(text), budget, scales, cut=cut, guess=budget * _TYPICAL))


def tail(text: str, budget: int, scales: Scales) -> str:
    """The longest end of the text that fits."""

    def cut(size: int) -> str:
        return text[len(text) - size :]

    return cut(_largest(len(text), budget, scales, cut=cut, guess=budget * _TYPICAL))


def _guess(pieces: Sequence[str], budget: int) -> int:
    room = budget * _TYPICAL
    for number, piece in enumerate(pieces):
        room -= len(piece) + 1
        if room < 0:
            return number
    return len(pieces)


def _largest(
    most: int, budget: int, scales: Scales, *, cut: Callable[[int], str], guess: int
) -> int:
    """The largest size whose cut fits, found from a guess; short by at most 3 %."""
    if budget <= 0 or most <= 0:
        return 0
    fits, breaks = 0, most + 1
    size = max(1, min(most, guess))
    while breaks - fits > 1 + fits // 32:
        if scales.exceeds(cut(size), budget):
            breaks = size
        else:
            fits = size
        size = _next(fits, breaks)
    return fits


def _next(fits: int, breaks: int) -> int:
    """The middle, but never far past what is known to fit: counting too much is what costs."""
    middle = (fits + breaks) // 2
    return max(fits + 1, min(middle, fits * 5 // 4)) if fits else max(1, middle)
