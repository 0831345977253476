"""Counts tokens exactly without loading tiktoken (65 MB).

Texts are split and merged by tiktoken's own rules, and as fast, because most words of a text have
been counted before; tests compare the two. A very long word is counted by tiktoken, which is loaded
then. After very many new words, tiktoken is loaded in the background and counts the new ones.
"""

import re
import threading
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from heapq import heapify, heappop, heappush
from itertools import accumulate
from threading import Lock

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter
from helix_desktop.providers.tokens.rank_files import MAX_TOKEN_BYTES, RankTable
from helix_desktop.providers.tokens.text_pieces import split_at_cuts, surely_within

MAX_WORD_BYTES = 16_384
"""The most bytes of one word, which takes 40 ms; loading a tokenizer would take longer."""
MAX_MERGED_BYTES = 256 * 1024
"""The most bytes of all words merged, about half a second; a recorded session has up to 70,000.

If a text keeps bringing new words, loading a tokenizer is faster.
"""
_MAX_WORDS = 8_192
"""The most words whose counts are remembered, in each of two groups: recent words, and those
before them.
"""
_NO_RANK = 1 << 30

_UNKNOWN = "\ud800"
_SHAPES = {
    **dict.fromkeys(("Lu", "Lt"), "A"),
    "Ll": "a",
    **dict.fromkeys(("Lm", "Lo"), "ª"),
    **dict.fromkeys(("Mn", "Mc", "Me"), "\ufe0f"),
    **dict.fromkeys(("Nd", "Nl", "No"), "1"),
    **dict.fromkeys(("Zs", "Zl", "Zp"), "\xa0"),
    # not assigned in Python's version of Unicode, or half a character
    **dict.fromkeys(("Cn", "Cs"), _UNKNOWN),
}
"""A character for each category that the patterns tell apart; "!" stands for all others."""


class _Shape(dict[int, str]):
    """Characters as the patterns see them, by code point; ASCII and "ſ" stand for themselves.

    "ſ" is also an "s" where letters count without their case.
    """

    def __missing__(self, code: int) -> str:
        char = chr(code)
        shape = _SHAPES.get(unicodedata.category(char), "!")
        self[code] = mapped = char if code < 0x80 or char == "ſ" else shape
        return mapped


_SHAPE_TABLE = _Shape({0x85: "\xa0"})
_UPPER, _LOWER, _UNCASED, _MARK = "A-Z", "a-zſ", "ª", "\ufe0f"
_LETTER, _DIGIT, _BLANK = _UPPER + _LOWER + _UNCASED, "0-9", r" \t\n\v\f\r\xa0"
_SIGN = rf"[^{_BLANK}{_LETTER}{_DIGIT}]"
_BEFORE = rf"[^\r\n{_LETTER}{_DIGIT}]?"
_FIRST, _NEXT = f"{_UPPER}{_UNCASED}{_MARK}", f"{_LOWER}{_UNCASED}{_MARK}"
_SHORTENED = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
_LAST = rf"[{_BLANK}]+(?![^{_BLANK}])"

_WORDS = {
    # as in `RECIPES`, with the kinds of letters written out
    Encoding.O200K: "|".join(
        (
            rf"{_BEFORE}[{_FIRST}]*[{_NEXT}]+{_SHORTENED}",
            rf"{_BEFORE}[{_FIRST}]+[{_NEXT}]*{_SHORTENED}",
            rf"[{_DIGIT}]{{1,3}}",
            rf" ?{_SIGN}+[\r\n/]*",
            rf"[{_BLANK}]*[\r\n]+",
            _LAST,
            rf"[{_BLANK}]+",
        )
    ),
    Encoding.CL100K: "|".join(
        (
            r"'(?i:[sdmt]|ll|ve|re)",
            rf"{_BEFORE}+[{_LETTER}]++",
            rf"[{_DIGIT}]{{1,3}}+",
            rf" ?{_SIGN}++[\r\n]*+",
            rf"[{_BLANK}]++\Z",
            rf"[{_BLANK}]*[\r\n]",
            _LAST,
            rf"[{_BLANK}]",
        )
    ),
}


class LightCounter:
    """A TokenCounter, safe to use from several threads.

    `table` opens the ranks of an encoding, `load` makes the full counter; each is called once.
    """

    def __init__(
        self, table: Callable[[Encoding], RankTable], load: Callable[[], TokenCounter]
    ) -> None:
        """Prepare the counter.

        If `table` raises OSError, ValueError or ResourceError, a tokenizer counts.
        """
        self._open_table, self._load = table, load
        self._opening, self._loading = Lock(), Lock()
        self._words: dict[Encoding, WordCounts | None] = {}
        self._tokenizer_counter: TokenCounter | None = None
        self._loader: threading.Thread | None = None

    @property
    def has_no_tokenizer(self) -> bool:
        """Whether no tokenizer was needed so far."""
        return self._tokenizer_counter is None

    def count(self, text: str, encoding: Encoding) -> int:
        return sum(self._counts(text, encoding))

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        """Return the same as `count(...) > limit`, as soon as the answer is certain."""
        if limit < 0 or len(text) > limit * MAX_TOKEN_BYTES:
            return True
        if surely_within(text, limit):
            return False
        return any(counted > limit for counted in accumulate(self._counts(text, encoding)))

    def _counts(self, text: str, encoding: Encoding) -> Iterator[int]:
        """Yield the counts of a text's pieces."""
        words = self._word_counts(encoding)
        for piece in split_at_cuts(text):
            count = words.count(piece, merge=self.has_no_tokenizer) if words is not None else None
            if words is not None and words.merge_bytes_left < 0:
                self._load_in_thread(encoding)
            yield self._load_tokenizer(encoding).count(piece, encoding) if count is None else count

    def _word_counts(self, encoding: Encoding) -> "WordCounts | None":
        if encoding in self._words:
            return self._words[encoding]
        with self._opening:
            if encoding not in self._words:
                try:
                    self._words[encoding] = WordCounts(self._open_table(encoding), encoding)
                except (OSError, ValueError, ResourceError):
                    self._words[encoding] = None  # a tokenizer counts from then on
            return self._words[encoding]

    def _load_tokenizer(self, encoding: Encoding) -> TokenCounter:
        """Load the tokenizer; meanwhile other words are still counted here, without waiting."""
        with self._loading:
            if self._tokenizer_counter is None:
                loaded = self._load()
                loaded.count("", encoding)
                self._tokenizer_counter = loaded
            return self._tokenizer_counter

    def _load_in_thread(self, encoding: Encoding) -> None:
        """Load the tokenizer in a thread, once; words are merged here until it is there."""

        def load() -> None:
            with suppress(ResourceError):  # whoever needs the tokenizer gets the error
                self._load_tokenizer(encoding)

        if self._tokenizer_counter is None and self._loader is None:
            self._loader = threading.Thread(target=load, name="load-tokenizer", daemon=True)
            self._loader.start()


class WordCounts:
    """Counts the tokens of words, and remembers them."""

    def __init__(self, table: RankTable, encoding: Encoding) -> None:
        self._table, self._pattern = table, re.compile(_WORDS[encoding])
        self._known: dict[str, int] = {}
        self._older: dict[str, int] = {}
        self.merge_bytes_left = MAX_MERGED_BYTES
        """The bytes that are left for merging."""

    def count(self, text: str, *, merge: bool = True) -> int | None:
        """Return the tokens of a text; None if the tokenizer has to count it.

        Without `merge`, the tokenizer also counts texts with a new word of several tokens.
        """
        words: Iterable[str]
        if text.isascii():
            words = self._pattern.findall(text)
        else:
            shape = text.translate(_SHAPE_TABLE)
            if _UNKNOWN in shape:
                return None
            words = (text[match.start() : match.end()] for match in self._pattern.finditer(shape))
        total = 0
        for word in words:
            count = self._known.get(word)
            if count is None:
                count = self._older.get(word)
                token = word.encode()
                if count is None and self._table.rank(token) is not None:
                    count = 1
                if count is None:
                    size = len(token)
                    if size > MAX_WORD_BYTES or not merge:
                        return None
                    self.merge_bytes_left -= size
                    count = _count_by_merging(token, self._table)
                if len(self._known) >= _MAX_WORDS:
                    self._older, self._known = self._known, {}
                self._known[word] = count
            total += count
        return total


def _count_by_merging(word: bytes, table: RankTable) -> int:
    """Merge byte pairs, lowest rank and leftmost first, until none is a token; count the rest."""
    size = count = len(word)
    known: dict[bytes, int] = {}

    def rank(start: int, stop: int) -> int:
        token = word[start:stop]
        number = known.get(token)
        if number is None:
            number = table.rank(token) if len(token) <= MAX_TOKEN_BYTES else None
            known[token] = number = _NO_RANK if number is None else number
        return number

    # each part by its start: where it ends, where the previous part begins, and the rank of the
    # token that it would form with the next part
    ends = list(range(1, size + 1))
    previous = list(range(-1, size - 1))
    ranks = [rank(start, start + 2) for start in range(size - 1)] + [_NO_RANK]
    pending = [(number, start) for start, number in enumerate(ranks) if number < _NO_RANK]
    heapify(pending)
    while pending:
        number, start = heappop(pending)
        if ranks[start] != number:
            continue  # it has been merged
        middle = ends[start]
        ends[start] = end = ends[middle]
        ranks[middle] = _NO_RANK
        count -= 1
        ranks[start] = _NO_RANK
        if end < size:
            previous[end] = start
            ranks[start] = rank(start, ends[end])
        left = previous[start]
        if left >= 0:
            ranks[left] = rank(left, end)
        for part in (left, start):
            if part >= 0 and ranks[part] < _NO_RANK:
                heappush(pending, (ranks[part], part))
    return count
