"""How *Find in conversation* compares text (upper and lower case), its hits, the current one."""

import re
from bisect import bisect_right
from functools import lru_cache

from msgspec import Struct


class TranscriptMatches(Struct, frozen=True):
    """The rows that match a search with the number of hits up to their ends; `at` is a hit."""

    words: str = ""
    rows: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()
    at: int = -1

    @property
    def count(self) -> int:
        return self.ends[-1] if self.ends else 0

    @property
    def row(self) -> int:
        """The row of the current hit, or -1."""
        return self.rows[bisect_right(self.ends, self.at)] if 0 <= self.at < self.count else -1

    @property
    def number(self) -> int:
        """The number of the current hit among those of its row, from 0."""
        before = bisect_right(self.ends, self.at)
        return self.at - (self.ends[before - 1] if before else 0)

    def moved(self, step: int) -> "TranscriptMatches":
        """Return the matches with the next or the previous hit current, wrapping around."""
        index = (self.at + step) % self.count if self.count else -1
        return TranscriptMatches(self.words, self.rows, self.ends, index)

    def places(self, text: str) -> list[tuple[int, int]]:
        """Return the positions of all hits in a text."""
        if not self.words:
            return []
        return [hit.span() for hit in search_pattern(self.words).finditer(text)]

    def stay_with(self, previous: "TranscriptMatches") -> "TranscriptMatches":
        """Return the matches with the hit current that was current before, if it is still there."""
        row, number = previous.row, previous.number
        if row not in self.rows:
            return self
        row_number = self.rows.index(row)
        first = self.ends[row_number - 1] if row_number else 0
        index = min(first + number, self.ends[row_number] - 1)
        return TranscriptMatches(self.words, self.rows, self.ends, index)


@lru_cache(maxsize=8)
def search_pattern(words: str) -> re.Pattern[str]:
    """Return the pattern that decides what a hit is; it ignores case."""
    return re.compile(re.escape(words), re.IGNORECASE)
