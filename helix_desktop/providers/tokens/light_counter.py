"""Exact counts of little text without the memory of a tokenizer, which is loaded for much text.

An idle window counts the instructions, the tools and what is being typed: a few thousand
characters, in letters whose kind never changes. They are counted here by tiktoken's own rules;
tests compare the two. All else, and all once there is much of it, is counted by tiktoken.
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
"""Characters of one text; about 8 ms."""
PLENTY = 262_144
"""Characters of all texts; from here on, loading a tokenizer is cheaper than going on."""
LONGEST_WORD = 256
"""Bytes; merging what is longer would take long here."""
_NEVER = 1 << 30

_LATIN = "".join(map(chr, (*range(0xC0, 0xD7), *range(0xD8, 0xF7), *range(0xF8, 0x17F))))
_UPPER = "A-Z" + "".join(each for each in _LATIN if unicodedata.category(each) == "Lu")
_LOWER = "a-z" + "".join(each for each in _LATIN if unicodedata.category(each) == "Ll")
_LETTER, _DIGIT, _BLANK = _UPPER + _LOWER, "0-9", r" \t\n\v\f\r"
_SIGNS = "¡¢£¤¥¦§¨©«¬®¯°±´¶·¸»¿×÷–—‘’‚“”„†‡•…‰‹›€™←↑→↓⇒∞≈≠≤≥✓✗"
"""Neither letters nor digits nor blanks in any version of Unicode."""
_KNOWN = re.compile(rf"[\x00-\x7f{_LATIN}{_SIGNS}]*+")

_OTHER = rf"[^{_BLANK}{_LETTER}{_DIGIT}]"
_BEFORE = rf"[^\r\n{_LETTER}{_DIGIT}]?"
_SHORTENED = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
_LAST = rf"[{_BLANK}]+(?![^{_BLANK}])"

_WORDS = {
    # as in `shipped`, with the kinds of letters written out
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
    """The `TokenCounter` port; safe to use from several threads.

    `table` opens the ranks of an encoding, `load` makes the counter for everything: each once.
    """

    def __init__(
        self, table: Callable[[Encoding], RankTable], load: Callable[[], TokenCounter]
    ) -> None:
        """`table` may end in OSError, ValueError or ResourceError: then a tokenizer counts."""
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
        """None where a tokenizer has to count, or is there anyway."""
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
        """None where no table can be kept: then there is always a tokenizer."""
        try:
            return self._open(encoding)
        except (OSError, ValueError, ResourceError):
            return None

    def _loaded(self, encoding: Encoding) -> TokenCounter:
        """Who counts little text meanwhile goes on here, and does not wait for it."""
        with self._lock:
            if self._whole is None:
                made = self._load()
                made.count("", encoding)
                self._whole = made
            return self._whole


def count_light(text: str, table: RankTable, encoding: Encoding) -> int | None:
    """Tokens of a text of known letters; None if a word of it is too long."""
    count = 0
    for word in _words(encoding).findall(text):
        token = word.encode()
        if table.rank(token) is not None:
            count += 1
        elif len(token) <= LONGEST_WORD:
            count += _merged(token, table)
        else:
            return None
    return count


@cache
def _words(encoding: Encoding) -> re.Pattern[str]:
    return re.compile(_WORDS[encoding])


def _merged(word: bytes, table: RankTable) -> int:
    """Byte pairs are merged, lowest rank first and leftmost first, until none is a token."""
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
