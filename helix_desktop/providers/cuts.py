"""Where a text may be cut so that its pieces have as many tokens as the whole.

Pieces keep the work per call small (tiktoken ends the process' patience, or its own stack, on
very long runs), let a gate stop early, and let a stream be counted while it arrives.
"""

import re
from collections.abc import Iterator

PIECE = 4096
"""Characters a piece has at least; about a quarter of a 4,000-token gate."""

LONGEST = 65536
"""Characters after which a text without any safe place is cut anyway, at most 3 tokens off.
A run of about a million blanks overflows tiktoken's stack (tiktoken issue 15)."""

SAFE = re.compile(
    # No pattern of either encoding lets a match go on past a Latin letter or an ASCII digit
    # with one of these, and none looks back: a match ends here whatever follows.
    r"[A-Za-z](?=[\x00-&(-@\[-`{-\x7f])|[0-9](?=[\x00-/:-\x7f])"
    # A line break ends its match before anything but blanks and "/" (which o200k lets follow
    # punctuation and breaks), and before an indented line.
    r"|\n(?=[^\s/]|[ \t]+\S)|(?<=[^\W_])\n(?=/)"
)

_SURROGATE = re.compile("[\ud800-\udfff]")


def mended(text: str) -> str:
    """The text as a tokenizer sees it: surrogate pairs joined, lone ones replaced."""
    if text.isascii() or not _SURROGATE.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def cut_after(text: str, start: int) -> int | None:
    """Where the piece that begins at `start` ends, or None if only more text can tell."""
    limit = start + LONGEST
    if safe := SAFE.search(text, start + PIECE - 1, limit):
        return safe.end()
    return limit if len(text) >= limit else None


def pieces(text: str) -> Iterator[str]:
    """The mended text in pieces, cut at safe places as long as there are any."""
    start = 0
    while len(text) - start > PIECE and (end := cut_after(text, start)) is not None:
        yield text[start:end]
        start = end
    if start < len(text):
        yield text[start:] if start else text
