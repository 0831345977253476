"""How well a few letters fit a title: the whole, its beginning, a word's, anywhere, or scattered.

Pure and quick: it runs over some ten thousand titles between two keys.
"""

import re
from functools import lru_cache

from helix_desktop.domain.values import value

Span = tuple[int, int]

WHOLE, BEGINS, WORD, INSIDE, BESIDE, SCATTERED = range(6)
"""Kinds of fits, the best first; BESIDE: only together with what stands behind the title."""

LEAST_SCATTERED = 3
"""Letters that may have others in between: two of them stand in nearly everything."""

_BORDERS = " \t_-./:\\(“\"'"


@value
class Fit:
    """A lower `rank` is a better fit; `spans` are the letters of the title that were meant."""

    rank: tuple[int, int, int]
    spans: tuple[Span, ...] = ()


ANYTHING = Fit((WHOLE, 0, 0))
"""Of no letters at all."""


def fit(wanted: str, title: str, beside: str = "") -> Fit | None:
    """`wanted`, `title` and `beside` are folded already; None: it does not fit."""
    words = wanted.split()
    if not words:
        return ANYTHING
    if all(word in title for word in words):
        return _together(words, title)
    if all(word in title or word in beside for word in words):
        here = tuple(_at(word, title) for word in words if word in title)
        return Fit((BESIDE, len(words) - len(here), len(title)), _merged(here))
    return _scattered("".join(words), title)


def _together(words: list[str], title: str) -> Fit:
    spans = _merged(tuple(_at(word, title) for word in words))
    first = spans[0][0]
    if title == " ".join(words):
        kind = WHOLE
    elif first == 0:
        kind = BEGINS
    else:
        kind = WORD if _begins_word(title, first) else INSIDE
    return Fit((kind, first if kind == INSIDE else 0, len(title)), spans)


def _at(word: str, title: str) -> Span:
    """Where a word is meant: at the beginning of a word rather than inside one."""
    found = at = title.find(word)
    while at >= 0:
        if _begins_word(title, at):
            return at, at + len(word)
        at = title.find(word, at + 1)
    return found, found + len(word)


def _begins_word(title: str, at: int) -> bool:
    return at == 0 or title[at - 1] in _BORDERS


def _scattered(letters: str, title: str) -> Fit | None:
    """All letters in their order, with others in between."""
    if len(letters) < LEAST_SCATTERED:
        return None
    found = _pattern(letters).search(title)
    if found is None:
        return None
    places = [found.start(group) for group in range(1, len(letters) + 1)]
    gaps = places[-1] - places[0] + 1 - len(letters)
    return Fit((SCATTERED, gaps, len(title)), _merged(tuple((at, at + 1) for at in places)))


@lru_cache(maxsize=256)
def _pattern(letters: str) -> re.Pattern[str]:
    """Each letter and then no more than is needed: linear, whatever the title."""
    between = (f"[^{re.escape(letter)}]*({re.escape(letter)})" for letter in letters[1:])
    return re.compile(f"({re.escape(letters[0])})" + "".join(between), re.DOTALL)


def _merged(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """In their order, touching ones as one."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return tuple(found)
