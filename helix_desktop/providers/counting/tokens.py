"""Exact token counts of any text, in pieces, so that no text is slow or fatal.

tiktoken releases the interpreter while it encodes; pieces keep the list it then builds short.
"""

from tiktoken import Encoding as Tokenizer

from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.counting.cuts import PIECE, cut_after, pieces
from helix_desktop.providers.counting.ranks import Ranks
from helix_desktop.providers.counting.shipped import LONGEST_TOKEN

_FIRST_LOOK = PIECE * 5 // 4
"""Characters a stream gathers before a place to cut is looked for. A tail without one is looked
at again when it has grown by a quarter: looking at every delta would be quadratic."""


class ExactCounter:
    """The `Counter` port over the shipped tokenizers; safe to use from several threads."""

    def __init__(self, ranks: Ranks) -> None:
        self._ranks = ranks

    def count(self, text: str, encoding: Encoding) -> int:
        encode = self._ranks.tokenizer(encoding).encode_ordinary
        return sum(len(encode(piece)) for piece in pieces(text))

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        """The same answer as `count(...) > limit`, given as soon as it is certain."""
        if limit < 0:
            return True
        if _surely_within(text, limit):
            return False
        if len(text) > limit * LONGEST_TOKEN:
            return True
        return counted_past(self._ranks.tokenizer(encoding), text, limit)


class StreamCounter:
    """Counts a text while it arrives; always what `ExactCounter` says of the text so far.

    A delta costs what it adds, `total` at most one piece. One thread at a time.
    """

    def __init__(self, ranks: Ranks, encoding: Encoding) -> None:
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


def counted_past(tokenizer: Tokenizer, text: str, limit: int) -> bool:
    """Whether a text has more tokens, counting no further than needed."""
    counted = 0
    for piece in pieces(text):
        counted += len(tokenizer.encode_ordinary(piece))
        if counted > limit:
            return True
    return False


def _surely_within(text: str, limit: int) -> bool:
    """A token covers at least one byte of UTF-8, and a character has at most four."""
    if len(text) > limit:
        return False
    return len(text) * 4 <= limit or len(text.encode("utf-8", "surrogatepass")) <= limit
