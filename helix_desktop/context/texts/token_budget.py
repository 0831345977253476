"""Fits texts into a number of tokens: beginning, end, or packed pieces.

The fitting functions find the longest beginning or end of a text, or the most pieces, that fit.
They make only a few counts of texts about as long as the budget, however long the whole text is.
Packing puts material into as few requests as possible, none larger than its model accepts.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.value import replace

_CHARS_PER_TOKEN = 4
"""The number of characters per token for a first guess."""


def count_fitting(
    pieces: Sequence[str], budget: int, weigher: MessageWeigher, *, joint: str = " "
) -> int:
    """Return how many of the first pieces fit when joined."""

    def cut(size: int) -> str:
        return joint.join(pieces[:size])

    return _largest_fitting(
        len(pieces), budget, weigher, cut=cut, guess=_guess_count(pieces, budget)
    )


def fit_head(text: str, budget: int, weigher: MessageWeigher) -> str:
    """Return the longest beginning of the text that fits."""
    return text[: _largest_fitting(len(text), budget, weigher, cut=lambda size: text[:size])]


def fit_tail(text: str, budget: int, weigher: MessageWeigher) -> str:
    """Return the longest end of the text that fits."""
    size = _largest_fitting(len(text), budget, weigher, cut=lambda size: text[len(text) - size :])
    return text[len(text) - size :]


def _guess_count(pieces: Sequence[str], budget: int) -> int:
    chars_left = budget * _CHARS_PER_TOKEN
    for count, piece in enumerate(pieces):
        chars_left -= len(piece) + 1
        if chars_left < 0:
            return count
    return len(pieces)


def _largest_fitting(
    max_items: int,
    budget: int,
    weigher: MessageWeigher,
    *,
    cut: Callable[[int], str],
    guess: int | None = None,
) -> int:
    """Return the largest size whose cut fits, starting from a guess.

    The result is at most 3% too small.
    """
    if budget <= 0 or max_items <= 0:
        return 0
    fits, breaks = 0, max_items + 1
    size = max(1, min(max_items, budget * _CHARS_PER_TOKEN if guess is None else guess))
    while breaks - fits > 1 + fits // 32:
        if weigher.exceeds(cut(size), budget):
            breaks = size
        else:
            fits = size
        # the middle, but not far past what is known to fit: counting long texts is expensive
        middle = (fits + breaks) // 2
        size = max(fits + 1, min(middle, fits * 5 // 4)) if fits else max(1, middle)
    return fits


MAX_PIECE_CHARS = 6_000
"""The maximum number of characters of one piece, small enough for the smallest window."""

_CUT_NOTE = "\n[… {count:,} characters are left out here; the history has them …]\n"


class PackedChunks(Struct, frozen=True):
    """Groups of pieces. `complete` is False if some piece found no room."""

    chunks: tuple[tuple[int, ...], ...]
    complete: bool


def pack_chunks(sizes: Sequence[int], max_tokens: int, max_chunks: int) -> PackedChunks:
    """Group neighboring pieces up to `max_tokens`, in at most `max_chunks` chunks.

    If there are more, the first and last chunks stay.
    """
    chunks: list[list[int]] = []
    tokens_left = 0
    complete = True
    for index, size in enumerate(sizes):
        if size > max_tokens:
            complete = False
            continue
        if not chunks or size > tokens_left:
            chunks.append([])
            tokens_left = max_tokens
        chunks[-1].append(index)
        tokens_left -= size
    if len(chunks) > max_chunks:
        # the beginning of the work matters less than its present state
        first_count = max_chunks // 3
        chunks, complete = chunks[:first_count] + chunks[first_count - max_chunks :], False
    return PackedChunks(tuple(tuple(chunk) for chunk in chunks), complete)


def slice_text(text: str) -> Iterator[str]:
    """Yield the text in pieces that end at line ends where possible."""
    start = 0
    while start < len(text):
        stop = start + MAX_PIECE_CHARS
        middle = start + MAX_PIECE_CHARS // 2
        line_end = text.rfind("\n", middle, stop) + 1 if stop < len(text) else 0
        stop = line_end or stop
        yield text[start:stop]
        start = stop


def split_passage(passage: Passage) -> Iterator[Passage]:
    """Split a passage into pieces.

    Of a tool's call or output, only both ends are kept; other text is kept in full.
    """
    text = passage.text
    if len(text) <= MAX_PIECE_CHARS:
        yield passage
    elif passage.source in (PassageSource.OUTPUT, PassageSource.CALL):
        half = MAX_PIECE_CHARS // 2
        cut = _CUT_NOTE.format(count=len(text) - 2 * half)
        yield replace(passage, text=text[:half] + cut + text[-half:])
    else:
        for piece in slice_text(text):
            yield replace(passage, text=piece)
