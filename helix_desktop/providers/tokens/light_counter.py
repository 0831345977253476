"""Exact counts of short texts without loading a tokenizer, which is loaded for more text.

An idle window counts the instructions, the tools and the draft: a few thousand characters, in
letters whose kind never changes. They are counted here by tiktoken's own rules; tests compare the
two. All other text, and all text once there is much of it, is counted by tiktoken.
"""

import re
import unicodedata
from collections.abc import Callable
from functools import cache
from threading import Lock

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter
from helix_desktop.providers.tokens.rank_files import LONGEST_TOKEN, RankTable

LITTLE = 8192
"""Most characters of one text; about 8 ms."""
PLENTY = 262_144
"""Most characters of all texts; beyond this, loading a tokenizer is cheaper."""
LONGEST_WORD = 256
"""Most bytes of one word; merging longer words would take long here."""
_NEVER = 1 << 30

_LATIN = "".join(map(chr, (*range(0xC0, 0xD7), *range(0xD8, 0xF7), *range(0xF8, 0x17F))))
_UPPER = "A-Z" + "".join(each for each in _LATIN if unicodedata.category(each) == "Lu")
_LOWER = "a-z" + "".join(each for each in _LATIN if unicodedata.category(each) == "Ll")
_LETTER, _DIGIT, _BLANK = _UPPER + _LOWER, "0-9", r" \t\n\v\f\r"
_SIGNS = "¡¢£¤¥¦§¨©«¬®¯°±´¶·¸»¿×÷–—‘’‚“”„†‡•…‰‹›€™←↑→↓⇒∞≈≠≤≥✓✗"
"""Signs that are neither letters nor digits nor blanks in any version of Unicode."""
_KNOWN = re.compile(rf"[\x00-\x7f{_LATIN}{_SIGNS}]*+")

_OTHER = rf"[^{_BLANK}{_LETTER}{_DIGIT}]"
_BEFORE = rf"[^\r\n{_LETTER}{_DIGIT}]?"
_SHORTENED = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
_LAST = rf"[{_BLANK}]+(?![^{_BLANK}])"

_WORDS = {
    # as in `RECIPES`, with the kinds of letters written out
    Encoding.O200K: "|".join(
        (
            rf"{_BEFORE}[{_UPPER}]*[{_LOWER}]+{_SHORTENED}",
            rf"{_BEFORE}[{_UPPER}]+[{_LOWER}]*{_SHORTENED}",
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
        self._tables: dict[Encoding, RankTable | None] = {}
        self._whole: TokenCounter | None = None
        self._counted = 0

    @property
    def light(self) -> bool:
        """Whether no tokenizer was needed so far."""
        return self._whole is None

    def count(self, text: str, encoding: Encoding) -> int:
        found = self._lightly(text, encoding)
        return found if found is not None else self._loaded(encoding).count(text, encoding)

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        if limit < 0 or len(text) > limit * LONGEST_TOKEN:
            return True
        found = self._lightly(text, encoding)
        return (
            found > limit
            if found is not None
            else self._loaded(encoding).exceeds(text, encoding, limit)
        )

    def _lightly(self, text: str, encoding: Encoding) -> int | None:
        """Count a text; return None if a tokenizer has to count, or is loaded anyway."""
        if self._whole is not None or len(text) > LITTLE or not _KNOWN.fullmatch(text):
            return None
        self._counted += len(text)
        table = self._table(encoding) if self._counted <= PLENTY else None
        return count_light(text, table, encoding) if table is not None else None

    def _table(self, encoding: Encoding) -> RankTable | None:
        if encoding in self._tables:
            return self._tables[encoding]
        with self._lock:
            if encoding not in self._tables:
                self._tables[encoding] = self._opened(encoding)
            return self._tables[encoding]

    def _opened(self, encoding: Encoding) -> RankTable | None:
        """Open a table; return None if there can be none: a tokenizer is always used then."""
        try:
            return self._open(encoding)
        except (OSError, ValueError, ResourceError):
            return None

    def _loaded(self, encoding: Encoding) -> TokenCounter:
        """Load the tokenizer; short texts are still counted here meanwhile, without waiting."""
        with self._lock:
            if self._whole is None:
                made = self._load()
                made.count("", encoding)
                self._whole = made
            return self._whole


def count_light(text: str, table: RankTable, encoding: Encoding) -> int | None:
    """Return the tokens of a text of known letters; None if one of its words is too long."""
    count = 0
    for word in _word_pattern(encoding).findall(text):
        token = word.encode()
        if table.rank(token) is not None:
            count += 1
        elif len(token) <= LONGEST_WORD:
            count += _merged(token, table)
        else:
            return None
    return count


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
