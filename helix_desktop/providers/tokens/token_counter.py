"""Exact counts by tiktoken, text cut at safe places.

Where a text may be cut so that its pieces have as many tokens as the whole.

Pieces keep tiktoken from overflowing its stack on very long runs, let a gate stop early, and
let a stream be counted while it arrives.

The tokenizers that ship with the application, loaded from its own files and nowhere else.

Built here and not by name, because tiktoken would look for its ranks on the network.

Exact token counts of any text, in pieces, so that no text is slow or fatal.

tiktoken releases the interpreter while it encodes; pieces keep the list it then builds short.
"""

import re
from binascii import a2b_base64
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from threading import Lock

from tiktoken import Encoding as Tokenizer

from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.tokens.rank_files import LONGEST_TOKEN, RECIPES, read_ranks

PIECE = 1024
"""Characters a piece has at least: a gate of 4,000 tokens (14,000 characters) counts little more
than it must, and a cut (3 µs) is little beside encoding (60 µs)."""

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


def cut_after(text: str, start: int) -> int | None:
    """Where the piece that begins at `start` ends, or None if only more text can tell.

    Never between the halves of a surrogate pair: tiktoken joins them, and replaces lone ones.
    """
    limit = start + LONGEST
    if safe := SAFE.search(text, start + PIECE - 1, limit):
        return safe.end()
    if len(text) < limit:
        return None
    halved = "\ud800" <= text[limit - 1] <= "\udbff"
    return limit - halved


def split_at_cuts(text: str) -> Iterator[str]:
    """The text in pieces, cut at safe places as long as there are any."""
    start = 0
    while len(text) - start > PIECE and (end := cut_after(text, start)) is not None:
        yield text[start:end]
        start = end
    if start < len(text):
        yield text[start:] if start else text


_SLICE = 65_536
"""Bytes of lines that are read in one go; about a millisecond."""


class TokenizerRanks:
    """The tokenizers of one resources folder; each is read when it is first asked for.

    Reading takes about a third of a second and 45 MB: ask first from a thread that may wait.
    Threads that ask meanwhile wait for the same reading. For about a tenth of a second of it,
    once for each encoding, tiktoken lets no other thread work.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loading = {encoding: Lock() for encoding in Encoding}
        self._loaded: dict[Encoding, Tokenizer] = {}

    def tokenizer(self, encoding: Encoding) -> Tokenizer:
        """ResourceError if its file is missing or not the one that was shipped."""
        if found := self._loaded.get(encoding):
            return found
        with self._loading[encoding]:
            if encoding not in self._loaded:
                self._loaded[encoding] = self._read(encoding)
            return self._loaded[encoding]

    @staticmethod
    @cache
    def of(folder: Path) -> "TokenizerRanks":
        """One for all who count in this process: trials of policies beside the conversation."""
        return TokenizerRanks(folder)

    def _read(self, encoding: Encoding) -> Tokenizer:
        recipe = RECIPES[encoding]
        ranks = _parsed(read_ranks(self._folder, encoding))
        made = Tokenizer(
            str(encoding),
            pat_str=recipe.pattern,
            mergeable_ranks=ranks,
            special_tokens=recipe.special,
        )
        # what counts has a copy of its own; this one, 34 MB, would only be kept for pickling
        ranks.clear()
        return made


def _parsed(plain: bytes) -> dict[bytes, int]:
    """Lines of "base64 rank"; the digest was checked, so the form is known.

    In slices: what is one call holds up every other thread for as long as it takes.
    """
    ranks: dict[bytes, int] = {}
    lines = BytesIO(plain)
    while slice_ := lines.readlines(_SLICE):
        fields = b"".join(slice_).split()
        ranks.update(zip(map(a2b_base64, fields[::2]), map(int, fields[1::2]), strict=True))
    return ranks


_FIRST_LOOK = PIECE * 5 // 4
"""Characters a stream gathers before a place to cut is looked for. A tail without one is looked
at again when it has grown by a quarter: looking at every delta would be quadratic."""


class TiktokenCounter:
    """The `Counter` port over the shipped tokenizers; safe to use from several threads."""

    def __init__(self, ranks: TokenizerRanks) -> None:
        self._ranks = ranks

    def count(self, text: str, encoding: Encoding) -> int:
        encode = self._ranks.tokenizer(encoding).encode_ordinary
        return sum(len(encode(piece)) for piece in split_at_cuts(text))

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        """The same answer as `count(...) > limit`, given as soon as it is certain."""
        if limit < 0:
            return True
        if _surely_within(text, limit):
            return False
        if len(text) > limit * LONGEST_TOKEN:
            return True
        return count_beyond(self._ranks.tokenizer(encoding), text, limit)


class StreamCounter:
    """Counts a text while it arrives; always what `TiktokenCounter` says of the text so far.

    A delta costs what it adds, `total` at most one piece. One thread at a time.
    """

    def __init__(self, ranks: TokenizerRanks, encoding: Encoding) -> None:
        self._encode = ranks.tokenizer(encoding).encode_ordinary
        self._settled = 0
        self._tail = ""
        self._tail_count: int | None = 0
        self._due = _FIRST_LOOK

    def add(self, delta: str) -> None:
        if not delta:
            return
        self._tail += delta
        self._tail_count = None
        if len(self._tail) >= self._due:
            self._settle()

    @property
    def total(self) -> int:
        if self._tail_count is None:
            self._tail_count = len(self._encode(self._tail))
        return self._settled + self._tail_count

    def _settle(self) -> None:
        start = 0
        while (end := cut_after(self._tail, start)) is not None:
            self._settled += len(self._encode(self._tail[start:end]))
            start = end
        self._tail = self._tail[start:]
        self._due = max(_FIRST_LOOK, len(self._tail) * 5 // 4)


def count_beyond(tokenizer: Tokenizer, text: str, limit: int) -> bool:
    """Whether a text has more tokens, counting no further than needed."""
    counted = 0
    for piece in split_at_cuts(text):
        counted += len(tokenizer.encode_ordinary(piece))
        if counted > limit:
            return True
    return False


def _surely_within(text: str, limit: int) -> bool:
    """A token covers at least one byte of UTF-8, and a character has at most four."""
    if len(text) > limit:
        return False
    return len(text) * 4 <= limit or len(text.encode("utf-8", "surrogatepass")) <= limit
