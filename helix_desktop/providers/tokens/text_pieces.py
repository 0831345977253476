"""Cuts a text into pieces whose tokens add up to those of the whole.

Pieces keep tiktoken from overflowing its stack on very long runs, let the gate stop counting early,
and keep lists short. A piece that needs the tokenizer is counted on its own.
"""

import re
from collections.abc import Iterator

MIN_PIECE_CHARS = 1024
"""Least characters of a piece: a gate of 4,000 tokens (14,000 characters) counts little more
than it must, and a cut (3 µs) is little beside encoding (60 µs)."""

MAX_PIECE_CHARS = 65536
"""Characters after which a text without a safe place is cut anyway, at most 3 tokens off.

A run of about a million blanks overflows tiktoken's stack (tiktoken issue 15).
"""

SAFE_CUT = re.compile(
    # No pattern of either encoding lets a match go on past a Latin letter or an ASCII digit with
    # one of these, and none looks back: a match ends here whatever follows.
    r"[A-Za-z](?=[\x00-&(-@\[-`{-\x7f])|[0-9](?=[\x00-/:-\x7f])"
    # A line break ends its match before anything but blanks and "/" (which o200k lets follow
    # punctuation and breaks), and before an indented line.
    r"|\n(?=[^\s/]|[ \t]+\S)|(?<=[^\W_])\n(?=/)"
)


def cut_after(text: str, start: int) -> int | None:
    """Return the end of the piece that begins at `start`, or None if only more text can tell.

    Never cut between the halves of a surrogate pair: tiktoken joins them, and replaces lone ones.
    """
    limit = start + MAX_PIECE_CHARS
    if safe := SAFE_CUT.search(text, start + MIN_PIECE_CHARS - 1, limit):
        return safe.end()
    if len(text) < limit:
        return None
    halved = "\ud800" <= text[limit - 1] <= "\udbff"
    return limit - halved


def split_at_cuts(text: str) -> Iterator[str]:
    """Yield the text in pieces, cut at safe places as long as there are any."""
    start = 0
    while len(text) - start > MIN_PIECE_CHARS and (end := cut_after(text, start)) is not None:
        yield text[start:end]
        start = end
    if start < len(text):
        yield text[start:] if start else text


def surely_within(text: str, limit: int) -> bool:
    """Return whether a text is surely within the limit: a token covers at least one byte of
    UTF-8, and a character has at most four bytes."""
    if len(text) > limit:
        return False
    return len(text) * 4 <= limit or len(text.encode("utf-8", "surrogatepass")) <= limit
