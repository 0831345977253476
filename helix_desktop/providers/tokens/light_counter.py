"""Exact counts without loading a tokenizer, as long as all letters are known.

Most text of a project is in letters whose kind never changes. It is counted here by tiktoken's own
rules, as fast as tiktoken does, since most words of a text were met before; tests compare the two.
Pieces with other letters, with a very long word, or with new words after very many of them are
counted by tiktoken, which is loaded then.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from threading import Lock

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter
from helix_desktop.providers.tokens.rank_files import LONGEST_TOKEN, RankTable
from helix_desktop.providers.tokens.text_pieces import split_at_cuts, surely_within

LONGEST_WORD = 512
"""Most bytes of one word, which takes 2 ms; merging longer words would take long here."""
PLENTY = 40_000_000
"""Most steps of all merging, about a third of a second; a recorded session takes up to 5 million.
Of text in ever new words, loading a tokenizer is cheaper."""
_LEAST_STEPS = 64
_MOST_WORDS = 8_192
"""Most words whose counts are remembered, about a megabyte."""
_NEVER = 1 << 30

_LATIN = "".join(map(chr, (*range(0xC0, 0xD7), *range(0xD8, 0xF7), *range(0xF8, 0x17F))))
_UPPER = "A-Z" + "".join(each for each in _LATIN if unicodedata.category(each) == "Lu")
_LOWER = "a-zµ" + "".join(each for each in _LATIN if unicodedata.category(each) == "Ll")
_LETTER, _DIGIT, _BLANK = _UPPER + _LOWER, "0-9", r" \t\n\v\f\r\xa0"
_MARK = r"\ufe0f"
"""The sign behind an emoji, which o200k takes for a part of a word as well as for a sign."""
_SIGNS = (
    "¡-©«-±´¶-¸»¿×÷"
    r"\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u206f\u20a0-\u20c0™"
    r"\u2190-\u2426\u2500-\u2775\u2794-\u2bff\ue000-\uf8ff\ufeff\U0001f300-\U0001faff"
)
"""Signs that are neither letters nor digits nor blanks in any version of Unicode: punctuation,
arrows, lines of tables, symbols of icon fonts, emoji."""
_KNOWN = re.compile(rf"[\x00-\x7f\xa0µ{_LATIN}{_SIGNS}{_MARK}]*+")

_OTHER = rf"[^{_BLANK}{_LETTER}{_DIGIT}]"
_BEFORE = rf"[^\r\n{_LETTER}{_DIGIT}]?"
_SHORTENED = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
_LAST = rf"[{_BLANK}]+(?![^{_BLANK}])"

_WORDS = {
    # as in `RECIPES`, with the kinds of letters written out
    Encoding.O200K: "|".join(
        (
            rf"{_BEFORE}[{_UPPER}{_MARK}]*[{_LOWER}{_MARK}]+{_SHORTENED}",
            rf"{_BEFORE}[{_UPPER}{_MARK}]+[{_LOWER}{_MARK}]*{_SHORTENED}",
            rf"[{_DIGIT}]{{1,3}}",
            rf" ?{_OTHER}+[\r\n/]*",
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
            rf" ?{_OTHER}++[\r\n]*+",
            rf"[{_BLANK}]++\Z",
            rf"[{_BLANK}]*[\r\n]",
            _LAST,
            rf"[{_BLANK}]",
        )
    ),
}


class LightCounter:
    """A TokenCounter, safe to use from several threads.

    `table` opens the ranks of an encoding, `load` makes the full counter: each once.
    """

    def __init__(
        self, table: Callable[[Encoding], RankTable], load: Callable[[], TokenCounter]
    ) -> None:
        """Prepare the counter.

        If `table` raises OSError, ValueError or ResourceError, a tokenizer counts.
        """
        self._open, self._load = table, load
        self._lock = Lock()
        self._words: dict[Encoding, WordCounts | None] = {}
        self._whole: TokenCounter | None = None

    @property
    def light(self) -> bool:
        """Whether no tokenizer was needed so far."""
        return self._whole is None

    def count(self, text: str, encoding: Encoding) -> int:
        return sum(self._counts(text, encoding))

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        """Return the same as `count(...) > limit`, as soon as the answer is certain."""
        if limit < 0 or len(text) > limit * LONGEST_TOKEN:
            return True
        if surely_within(text, limit):
            return False
        counted = 0
        for count in self._counts(text, encoding):
            counted += count
            if counted > limit:
                return True
        return False

    def _counts(self, text: str, encoding: Encoding) -> Iterator[int]:
        """Yield the counts of a text's pieces."""
        words = self._known_words(encoding)
        for piece in split_at_cuts(text):
            found = words.count(piece) if words is not None else None
            yield self._loaded(encoding).count(piece, encoding) if found is None else found

    def _known_words(self, encoding: Encoding) -> "WordCounts | None":
        if encoding in self._words:
            return self._words[encoding]
        with self._lock:
            if encoding not in self._words:
                self._words[encoding] = self._opened(encoding)
            return self._words[encoding]

    def _opened(self, encoding: Encoding) -> "WordCounts | None":
        """Open a table; return None if there can be none: a tokenizer is always used then."""
        try:
            return WordCounts(self._open(encoding), encoding)
        except (OSError, ValueError, ResourceError):
            return None

    def _loaded(self, encoding: Encoding) -> TokenCounter:
        """Load the tokenizer; known letters are still counted here meanwhile, without waiting."""
        with self._lock:
            if self._whole is None:
                made = self._load()
                made.count("", encoding)
                self._whole = made
            return self._whole


class WordCounts:
    """Counts the tokens of words of known letters, and remembers them."""

    def __init__(self, table: RankTable, encoding: Encoding) -> None:
        self._table, self._split = table, _word_pattern(encoding).findall
        self._known: dict[str, int] = {}
        self._left = PLENTY

    def count(self, text: str) -> int | None:
        """Return the tokens of a text; None if it has other letters, or takes too long."""
        if not _KNOWN.fullmatch(text):
            return None
        known, total = self._known, 0
        for word in self._split(text):
            count = known.get(word)
            if count is None:
                count = self._counted(word)
                if count is None:
                    return None
                if len(known) >= _MOST_WORDS:
                    known.clear()
                known[word] = count
            total += count
        return total

    def _counted(self, word: str) -> int | None:
        token = word.encode()
        if self._table.rank(token) is not None:
            return 1
        size = len(token)
        if size > LONGEST_WORD:
            return None
        self._left -= size * (size + _LEAST_STEPS)
        return _merged(token, self._table) if self._left >= 0 else None


@cache
def _word_pattern(encoding: Encoding) -> re.Pattern[str]:
    return re.compile(_WORDS[encoding])


def _merged(word: bytes, table: RankTable) -> int:
    """Merge byte pairs, lowest rank and leftmost first, until none is a token; count the rest."""
    bounds = list(range(len(word) + 1))
    ranks = [_rank(word[at : at + 2], table) for at in range(len(word) - 1)]
    while ranks and (lowest := min(ranks)) < _NEVER:
        at = ranks.index(lowest)
        del bounds[at + 1], ranks[at]
        for near in (at - 1, at):
            if 0 <= near < len(ranks):
                ranks[near] = _rank(word[bounds[near] : bounds[near + 2]], table)
    return len(bounds) - 1


def _rank(token: bytes, table: RankTable) -> int:
    found = table.rank(token)
    return _NEVER if found is None else found
