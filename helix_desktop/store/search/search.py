"""Searches the cache: index first, then contents; time limit of regular expressions.

Whether a content matches a text is always decided by the content itself. A content that cannot be
read, or that takes a regular expression too long, is counted, so that "not searched" is not taken
for "not found". If the index is missing, damaged, or behind, the feed is searched directly, and the
page says so. A search blocks its thread; any other thread can stop it.
"""

import contextlib
import sqlite3
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from msgspec import Struct

from helix_desktop.domain.cache import CacheEntry, Digest, EntryPage
from helix_desktop.domain.cache_filter import (
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
)
from helix_desktop.domain.errors import CacheMiss, ContentError, StoreClosed
from helix_desktop.domain.hidden_characters import is_utf8
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.safe_regex import SafePattern, compile_pattern
from helix_desktop.store.search.candidates import (
    UnindexedTail,
    candidate_digests,
    count_replaced,
    count_rows,
    fulltext_query,
    merge_candidates,
    newest_row,
    page_of_rows,
    positions_of,
    rank_rows,
    read_tail,
    rows_of,
    split_bound,
    tool_counts,
)
from helix_desktop.store.search.change_feed import ChangeFeed
from helix_desktop.store.search.filters import has_name, textual_terms
from helix_desktop.store.search.index import SearchIndex, never_stopped
from helix_desktop.store.search.index_file import IndexState, read_state
from helix_desktop.store.search.plain_text_match import (
    MAX_INDEXED_BYTES,
    PIECE_BYTES,
    contains_text,
    decode_pieces,
    is_unsearchable,
    overlapping_windows,
    read_pieces,
)

WINDOW_CHARS = 1024 * 1024
"""The number of characters that a regular expression sees at once, which bounds the memory of
backtracking.
"""
OVERLAP_CHARS = 64 * 1024
"""The number of characters that two windows of a long content share.

A longer match can be missed where they meet.
"""
MAX_SECONDS_PER_CONTENT = 1.0
"""The time limit in seconds for one content, so that it does not take the time of all others."""
MAX_SECONDS_PER_SEARCH = 5.0
"""The time limit in seconds for all regular expressions of one search."""


class RegexTimeout(Exception):
    """The time for regular expressions is used up."""


class ContentMatcher:
    """Decides contents for one search, in one thread. `rest` is called often and may raise."""

    def __init__(
        self,
        feed: ChangeFeed,
        query: CacheFilter,
        *,
        check_stopped: Callable[[], None],
        tick: Callable[[], float] = time.monotonic,
    ) -> None:
        self.terms = textual_terms(query)
        self.damaged: set[Digest] = set()
        self.too_slow: set[Digest] = set()
        self._feed = feed
        self._check_stopped = check_stopped
        self._tick = tick
        self._needles = {
            term: str(term.value).casefold()
            for term in self.terms
            if term.field is not FilterKey.REGEX
        }
        self._patterns: dict[FilterTerm, SafePattern] = {
            term: compile_pattern(str(term.value))
            for term in self.terms
            if term.field is FilterKey.REGEX
        }
        self._until = tick() + MAX_SECONDS_PER_SEARCH

    def decide(self, entry: CacheEntry) -> bool | None:
        """Whether all terms hold in the content of `entry`; None if that is unknown."""
        self._check_stopped()
        if self._patterns and self._tick() > self._until:
            raise RegexTimeout
        named = [t for t in self.terms if t.field is FilterKey.ANYWHERE and has_name(entry, t)]
        if any(term.negated for term in named):
            return False
        terms = [term for term in self.terms if term not in named]
        try:
            return not terms or self._all_hold(entry, terms)
        except CacheMiss:
            return None  # removed since it was listed
        except ContentError:
            self.damaged.add(entry.digest)
        except TimeoutError:
            self.too_slow.add(entry.digest)
        return None

    def _all_hold(self, entry: CacheEntry, terms: Sequence[FilterTerm]) -> bool:
        if entry.size > MAX_INDEXED_BYTES:
            return self._all_hold_in_pieces(lambda: read_pieces(self._feed, entry), terms)
        data = self._feed.content(entry.digest)
        if self._patterns or len(data) > PIECE_BYTES:
            pieces = [
                data[start : start + PIECE_BYTES] for start in range(0, len(data), PIECE_BYTES)
            ]
            return self._all_hold_in_pieces(lambda: iter(pieces), terms)
        # the usual case without the general path: thousands of false candidates pass through here
        binary = is_unsearchable(data)
        folded = "" if binary else data.decode("utf-8", "replace").casefold()
        return all(
            (not binary and self._needles[term] in folded) is not term.negated for term in terms
        )

    def _all_hold_in_pieces(
        self, read: Callable[[], Iterator[bytes]], terms: Sequence[FilterTerm]
    ) -> bool:
        until = min(self._tick() + MAX_SECONDS_PER_CONTENT, self._until)
        if is_unsearchable(next(read(), b"")):
            return all(term.negated for term in terms)
        return all(
            self._term_occurs(term, decode_pieces(read()), until) is not term.negated
            for term in terms
        )

    def _term_occurs(self, term: FilterTerm, texts: Iterator[str], until: float) -> bool:
        pattern = self._patterns.get(term)
        if pattern is None:
            return contains_text(texts, self._needles[term], self._check_stopped)
        for window in overlapping_windows(texts, WINDOW_CHARS, OVERLAP_CHARS):
            self._check_stopped()
            if pattern.occurs(window, until - self._tick()):
                return True
        return False


_MAX_COUNT_SECONDS = 0.02
"""The time limit in seconds for the total of a page. `count` has no limit."""
_STEPS_BETWEEN_CHECKS = 5_000
"""The number of SQLite steps between two checks of the clock and of `stop`: under 1 ms."""
_MIN_NOTED_CHANGES = 2_000
"""The number of changes outside the index that make searching noticeably slower."""
_MAX_VERDICTS = 100_000
_MAX_QUERIES = 4

_Answer = TypeVar("_Answer")
_Verdicts = dict[int, bool]
"""By arrival: a content that was removed and stored again may have another name."""


class SearchStopped(Exception):
    """The caller does not want the answer any more."""


class IndexUnavailable(Exception):
    """The index was closed or deleted while it was read."""


class Search:
    """The search over one store. It can be called from any thread."""

    def __init__(
        self, feed: ChangeFeed, index: SearchIndex, *, tick: Callable[[], float] = time.monotonic
    ) -> None:
        self.feed = feed
        self.index = index
        self.tick = tick
        self._totals: dict[tuple[CacheFilter, str, int], int] = {}
        self._verdicts: dict[tuple[FilterTerm, ...], _Verdicts] = {}
        self._ranked: tuple[object, array[int]] = ((), array("q"))

    def find(self, request: CacheQuery, *, stop: Callable[[], bool] = never_stopped) -> EntryPage:
        """Return the requested page. A stopped search returns the results so far and says so.

        Raise QueryError for an unusable regular expression, and StoreClosed after `close`.
        """
        return self._answer(lambda indexed: _SearchRun(self, request, stop, indexed=indexed).page())

    def count(self, query: CacheFilter, *, stop: Callable[[], bool] = never_stopped) -> int:
        """Return the number of matches, without a time limit; -1 if stopped or unknown."""
        return self._answer(
            lambda indexed: _SearchRun(self, CacheQuery(query), stop, indexed=indexed).count()
        )

    def positions(
        self,
        request: CacheQuery,
        digests: Sequence[Digest],
        *,
        stop: Callable[[], bool] = never_stopped,
    ) -> list[int]:
        """Return the positions of contents in the listing; -1 if absent or unknown."""
        return self._answer(
            lambda indexed: _SearchRun(self, request, stop, indexed=indexed).positions(digests)
        )

    def tools(self, *, stop: Callable[[], bool] = never_stopped) -> list[tuple[str, int]]:
        """Return the tools that contents came from, as known to the index, most frequent first."""
        return self._answer(
            lambda indexed: _SearchRun(self, CacheQuery(), stop, indexed=indexed).tools()
        )

    def may_contain(
        self, text: str, *, stop: Callable[[], bool] = never_stopped
    ) -> frozenset[Digest] | None:
        """Return every content that may contain a text; None if the index can't narrow them down.

        Nothing is read to verify that. A content that the index takes for no text is not among
        them.
        """
        if not is_utf8(text):
            return frozenset()  # no decoded content has half a surrogate pair
        query = CacheFilter((FilterTerm(FilterKey.TEXT, FilterRelation.CONTAINS, text),))
        if fulltext_query(query) is None:
            return None
        ask = CacheQuery(query)
        return self._answer(
            lambda indexed: (
                _SearchRun(self, ask, stop, indexed=indexed).candidates() if indexed else None
            )
        )

    def _answer(self, attempt: Callable[[bool], _Answer]) -> _Answer:
        """Answer with the index if it is usable, otherwise without."""
        self._check_open()
        self.index.refresh()
        try:
            return attempt(True)
        except sqlite3.Error as error:
            self.index.report_error(error)
        except IndexUnavailable:
            pass
        self._check_open()
        try:
            return attempt(False)
        except IndexUnavailable:
            raise StoreClosed("The workspace was closed.") from None

    def _check_open(self) -> None:
        if self.index.closed:
            raise StoreClosed("The workspace is closed.")

    def verdicts_for(self, terms: tuple[FilterTerm, ...]) -> _Verdicts:
        """Return the known verdicts from earlier pages of a search. Contents never change."""
        known = self._verdicts.pop(terms, {})
        if len(known) > _MAX_VERDICTS:
            known = {}
        while len(self._verdicts) >= _MAX_QUERIES:
            with contextlib.suppress(KeyError, StopIteration, RuntimeError):
                self._verdicts.pop(next(iter(self._verdicts)))
        self._verdicts[terms] = known
        return known

    def ranked(
        self, connection: sqlite3.Connection, request: CacheQuery, state: IndexState
    ) -> "array[int]":
        """Return all matches sorted by several columns.

        They are sorted once for all pages of a listing.
        """
        key = (request.query, request.sorts, state.store, state.indexed_change)
        if self._ranked[0] != key:
            self._ranked = (key, rank_rows(connection, request))
        return self._ranked[1]

    def known_total(self, query: CacheFilter, state: IndexState) -> int:
        if not query.terms:
            return state.entries
        return self._totals.get((query, state.store, state.indexed_change), -1)

    def remember_total(self, query: CacheFilter, state: IndexState, total: int) -> None:
        if len(self._totals) > 64:
            self._totals = {}
        self._totals[query, state.store, state.indexed_change] = total


class _Source(Struct, frozen=True):
    """One moment of the index, if there is one, and the changes after it."""

    connection: sqlite3.Connection | None
    state: IndexState | None
    tail: UnindexedTail


class _SearchRun:
    """One search in one thread."""

    def __init__(
        self, search: Search, request: CacheQuery, stop: Callable[[], bool], *, indexed: bool
    ) -> None:
        self._search = search
        self._request = request
        self._stop = stop
        self._indexed = indexed
        self._matcher = ContentMatcher(
            search.feed, request.query, check_stopped=self._check_stopped, tick=search.tick
        )
        self._matches: list[CacheEntry] = []
        self._examined = 0
        self._count_until = float("inf")
        self._is_index_behind = False
        self._borrowed = False

    def page(self) -> EntryPage:
        first = self._request.offset
        try:
            with self._open_source() as source:
                return (
                    self._verified_page(source)
                    if self._matcher.terms
                    else self._listed_page(source)
                )
        except SearchStopped:
            note = Phrase.counted(
                self._examined,
                "Search stopped after {count} entry.",
                "Search stopped after {count} entries.",
            )
        except RegexTimeout:
            note = Phrase(
                "The regular expression stopped after {seconds} seconds and {looked} entries.",
                seconds=f"{MAX_SECONDS_PER_SEARCH:g}",
                looked=f"{self._examined:,}",
            )
        return EntryPage(tuple(self._matches[first:]), -1, more=True, note=self._note(note))

    def count(self) -> int:
        try:
            with self._open_source() as source:
                if not self._matcher.terms:
                    return self._count(source)
                stream = merge_candidates(source.connection, self._request, source.tail)
                matching = sum(1 for _ in self._matching(stream))
        except (SearchStopped, RegexTimeout):
            return -1
        return -1 if self._matcher.damaged or self._matcher.too_slow else matching

    def positions(self, digests: Sequence[Digest]) -> list[int]:
        unknown = [-1] * len(digests)
        try:
            with self._open_source() as source:
                if source.connection is None or source.tail.changed or self._matcher.terms:
                    return unknown
                return positions_of(source.connection, self._request, digests)
        except SearchStopped:
            return unknown

    def candidates(self) -> frozenset[Digest] | None:
        try:
            with self._open_source() as source:
                if source.connection is None:
                    return None
                indexed = candidate_digests(source.connection, self._request.query)
                return frozenset((*indexed, *source.tail.matching))
        except SearchStopped:
            return None

    def tools(self) -> list[tuple[str, int]]:
        try:
            with self._open_source() as source:
                return [] if source.connection is None else tool_counts(source.connection)
        except SearchStopped:
            return []

    @contextlib.contextmanager
    def _open_source(self) -> Iterator[_Source]:
        index = self._search.index
        reading = index.reading() if self._indexed else contextlib.nullcontext()
        try:
            with reading as connection:
                state = None
                if connection is not None:
                    self._borrowed = True
                    connection.set_progress_handler(self._should_interrupt, _STEPS_BETWEEN_CHECKS)
                    state = read_state(connection)
                indexed = state.indexed_change if state else 0
                query = self._request.query
                tail = read_tail(
                    self._search.feed, indexed, query, check_stopped=self._check_stopped
                )
                self._is_index_behind = len(tail.changed) > _MIN_NOTED_CHANGES
                yield _Source(connection, state, tail)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            self._check_stopped()
            raise IndexUnavailable from error

    def _check_stopped(self) -> None:
        if self._stop():
            raise SearchStopped
        index = self._search.index
        if index.closed or (self._borrowed and not index.usable):
            raise IndexUnavailable

    def _should_interrupt(self) -> int:
        """Return a nonzero value to interrupt SQLite, which calls this regularly."""
        late = self._search.tick() > self._count_until
        return int(late or self._stop() or not self._search.index.usable)

    def _verified_page(self, source: _Source) -> EntryPage:
        needed = self._request.offset + self._request.limit
        stream = merge_candidates(source.connection, self._request, source.tail)
        more = False
        for entry in self._matching(stream):
            self._matches.append(entry)
            if len(self._matches) >= needed:
                more = next(stream, None) is not None
                break
        total = -1 if more else len(self._matches)
        shown = tuple(self._matches[self._request.offset :])
        return EntryPage(shown, total, more, self._note(), self._newest_arrival(source))

    def _matching(self, stream: Iterator[CacheEntry]) -> Iterator[CacheEntry]:
        verdicts = self._search.verdicts_for(self._matcher.terms)
        for entry in stream:
            verdict = verdicts.get(entry.arrival)
            if verdict is None:
                verdict = self._matcher.decide(entry)
                if verdict is not None:
                    verdicts[entry.arrival] = verdict
            self._examined += 1
            if verdict:
                yield entry

    def _listed_page(self, source: _Source) -> EntryPage:
        request, total = self._request, self._count_within_limit(source)
        if source.connection is not None and not source.tail.changed:
            connection = source.connection
            if request.then and source.state is not None:
                arrivals = self._search.ranked(connection, request, source.state)
                needed = arrivals[request.offset : request.offset + request.limit + 1]
                entries = rows_of(connection, needed)
            else:
                entries = page_of_rows(connection, request, total)
        else:
            merged = merge_candidates(source.connection, request, source.tail)
            entries = list(islice(merged, request.offset, request.offset + request.limit + 1))
        more = len(entries) > request.limit
        newest = self._newest_arrival(source)
        return EntryPage(tuple(entries[: request.limit]), total, more, self._note(), newest)

    @staticmethod
    def _newest_arrival(source: _Source) -> int:
        newest = newest_row(source.connection) if source.connection is not None else 0
        return max(newest, source.tail.newest)

    def _count_within_limit(self, source: _Source) -> int:
        self._count_until = self._search.tick() + _MAX_COUNT_SECONDS
        try:
            return self._count(source)
        except sqlite3.OperationalError as error:
            late = self._search.tick() > self._count_until
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT or not late:
                raise
            return -1
        finally:
            self._count_until = float("inf")

    def _count(self, source: _Source) -> int:
        query, tail = self._request.query, source.tail
        if source.connection is None or source.state is None:
            return len(tail.matching)
        query_until, later = split_bound(query)
        total = self._search.known_total(query_until, source.state)
        if total < 0:
            total = count_rows(source.connection, query_until)
            self._search.remember_total(query_until, source.state, total)
        if later is not None:
            total -= count_rows(source.connection, later)
        replaced = count_replaced(source.connection, query, tail)
        return total - replaced + len(tail.matching)

    def _note(self, first: str = "") -> str:
        notes = [first] if first else []
        if self._is_index_behind:
            notes.append(Phrase("The search index is catching up, so this search was slower."))
        if damaged := len(self._matcher.damaged):
            notes.append(
                Phrase.counted(
                    damaged,
                    "{count} damaged entry couldn't be searched.",
                    "{count} damaged entries couldn't be searched.",
                )
            )
        if slow := len(self._matcher.too_slow):
            notes.append(
                Phrase.counted(
                    slow,
                    "The regular expression took too long in {count} entry.",
                    "The regular expression took too long in {count} entries.",
                )
            )
        return joined(notes)
