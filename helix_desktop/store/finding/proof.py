"""Whether a content has the texts a query asks for: always decided by the content itself.

The index only proposes. What cannot be read, or takes a regular expression too long, is counted,
so that nobody takes "not searched" for "not there".
"""

import time
from collections.abc import Callable, Iterator

from helix_desktop.context.texts.patterns import Pattern, compile_pattern
from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.domain.errors import CacheMiss, ContentError
from helix_desktop.domain.query import Field, Query, Term
from helix_desktop.store.finding.feed import Feed
from helix_desktop.store.finding.matching import textual_terms
from helix_desktop.store.finding.textual import (
    INDEXED_UP_TO,
    PIECE,
    decode,
    holds,
    is_binary,
    read_pieces,
    windows,
)

WINDOW = 1024 * 1024
"""Characters a regular expression sees at once; it bounds the memory of backtracking."""
OVERLAP = 64 * 1024
"""A match longer than this can be missed where two windows of a long content meet."""
SECONDS_EACH = 1.0
"""One content may not take the time of all others."""
SECONDS_ALL = 5.0
"""Of searching with regular expressions."""


class OutOfTime(Exception):
    """The time for regular expressions is used up."""


class Proof:
    """Decides contents for one search, in one thread. `rest` is called often and may raise."""

    def __init__(
        self,
        feed: Feed,
        query: Query,
        *,
        rest: Callable[[], None],
        tick: Callable[[], float] = time.monotonic,
    ) -> None:
        self.terms = textual_terms(query)
        self.damaged: set[Digest] = set()
        self.too_slow: set[Digest] = set()
        self._feed = feed
        self._rest = rest
        self._tick = tick
        self._needles = {
            term: str(term.value).casefold() for term in self.terms if term.field is Field.TEXT
        }
        self._patterns: dict[Term, Pattern] = {
            term: compile_pattern(str(term.value))
            for term in self.terms
            if term.field is Field.REGEX
        }
        self._until = tick() + SECONDS_ALL

    def decide(self, entry: CacheEntry) -> bool | None:
        """Whether all terms hold in the content of `entry`; None when it cannot be told."""
        self._rest()
        if self._patterns and self._tick() > self._until:
            raise OutOfTime
        try:
            return self._holds(entry)
        except CacheMiss:
            return None  # collected since it was listed
        except ContentError:
            self.damaged.add(entry.digest)
        except TimeoutError:
            self.too_slow.add(entry.digest)
        return None

    def _holds(self, entry: CacheEntry) -> bool:
        if entry.size > INDEXED_UP_TO:
            return self._holds_in(lambda: read_pieces(self._feed, entry))
        data = self._feed.content(entry.digest)
        if self._patterns or len(data) > PIECE:
            pieces = [data[at : at + PIECE] for at in range(0, len(data), PIECE)]
            return self._holds_in(lambda: iter(pieces))
        # the usual case without the machinery: thousands of false candidates pass through here
        binary = is_binary(data)
        folded = "" if binary else data.decode("utf-8", "replace").casefold()
        return all(
            (not binary and needle in folded) is not term.negated
            for term, needle in self._needles.items()
        )

    def _holds_in(self, read: Callable[[], Iterator[bytes]]) -> bool:
        until = min(self._tick() + SECONDS_EACH, self._until)
        if is_binary(next(read(), b"")):
            return all(term.negated for term in self.terms)
        return all(
            self._occurs(term, decode(read()), until) is not term.negated for term in self.terms
        )

    def _occurs(self, term: Term, texts: Iterator[str], until: float) -> bool:
        pattern = self._patterns.get(term)
        if pattern is None:
            return holds(texts, self._needles[term], self._rest)
        for stretch in windows(texts, WINDOW, OVERLAP):
            self._rest()
            if pattern.occurs(stretch, until - self._tick()):
                return True
        return False
