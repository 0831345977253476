"""Search misses nothing that is committed, whatever the index knows, and can be stopped."""

import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.cache import CacheColumn, CacheEntry, Origin
from helix_desktop.domain.cache_filter import (
    COUNT_KEYS,
    TIME_KEYS,
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
    SortColumn,
    parse_filter,
)
from helix_desktop.domain.errors import QueryError
from helix_desktop.domain.value import replace
from helix_desktop.store.search.filters import entry_matches, sort_key
from helix_desktop.store.search.index import SearchIndex
from helix_desktop.store.search.index_file import read_state
from helix_desktop.store.search.plain_text_match import MAX_INDEXED_BYTES, is_unsearchable
from helix_desktop.store.search.search import Search
from tests.examples import tries
from tests.fakes.feed import FakeFeed
from tests.waiting import LIMIT_SECONDS

LONG = 60.0
PATIENCE = st.sampled_from([0, 0.05])
"""Without max_wait_seconds a search never brings the index up to date itself."""
LETTERS = st.sampled_from("aAbB İıßẞſΣςσéẹ́é🙂👩‍👧\0\r\n\"'*\ufffd\ufffeﬁǰ")
TEXTS = st.text(LETTERS, max_size=25)
CONTENTS = st.one_of(TEXTS.map(str.encode), st.binary(max_size=25))


@contextmanager
def searching(
    feed: FakeFeed, max_wait_seconds: float = 0.05
) -> Iterator[tuple[Search, SearchIndex]]:
    with tempfile.TemporaryDirectory() as folder:
        index = SearchIndex(Path(folder) / "index.db", feed, max_wait_seconds=max_wait_seconds)
        index.catch_up(LONG)
        try:
            yield Search(feed, index), index
            assert index.usable, "an error of SQLite was searched around"
        finally:
            index.close()


def text(needle: str, *, negated: bool = False) -> CacheFilter:
    return CacheFilter((FilterTerm(FilterKey.TEXT, FilterRelation.CONTAINS, needle, negated),))


def arrivals(search: Search, query: CacheFilter) -> list[int]:
    return [entry.arrival for entry in search.find(CacheQuery(query, limit=1000)).entries]


def by_hand(feed: FakeFeed, needle: str) -> list[int]:
    hits = [
        entry.arrival
        for entry in feed.entries()
        if not is_unsearchable(data := feed.content(entry.digest))
        and needle.casefold() in data.decode("utf-8", "replace").casefold()
    ]
    return sorted(hits, reverse=True)


@settings(max_examples=tries(100), deadline=None)
@given(st.lists(CONTENTS, min_size=1, max_size=12), PATIENCE, st.data())
def test_every_substring_is_found_whatever_the_index_holds(
    contents: list[bytes], max_wait_seconds: float, data: st.DataObject
) -> None:
    feed = FakeFeed()
    half = data.draw(st.integers(0, len(contents)))
    readable = "".join(content.decode("utf-8", "replace") for content in contents) or "a"
    at, size = data.draw(st.integers(0, len(readable) - 1)), data.draw(st.integers(1, 9))
    needle = data.draw(st.one_of(st.just(readable[at : at + size]), st.text(LETTERS, min_size=1)))
    with searching(feed, max_wait_seconds) as (search, index):
        for content in contents[:half]:
            feed.put(content)
        index.catch_up(LONG)
        for content in contents[half:]:
            feed.put(content)
        for _ in range(2):
            assert arrivals(search, text(needle)) == by_hand(feed, needle)
            assert search.count(text(needle)) == len(by_hand(feed, needle))
            everything = {entry.arrival for entry in feed.entries()}
            apart = set(arrivals(search, text(needle, negated=True)))
            assert apart == everything - set(by_hand(feed, needle))
            index.catch_up(LONG)


def word(needle: str, *, negated: bool = False) -> CacheFilter:
    return CacheFilter((FilterTerm(FilterKey.ANYWHERE, FilterRelation.CONTAINS, needle, negated),))


@settings(max_examples=tries(100), deadline=None)
@given(st.lists(st.tuples(CONTENTS, TEXTS), min_size=1, max_size=12), PATIENCE, st.data())
def test_a_word_is_found_in_the_name_of_an_output_and_in_its_text(
    outputs: list[tuple[bytes, str]], max_wait_seconds: float, data: st.DataObject
) -> None:
    feed = FakeFeed()
    readable = "".join(what + content.decode("utf-8", "replace") for content, what in outputs)
    at, size = data.draw(st.integers(0, len(readable))), data.draw(st.integers(1, 9))
    needle = readable[at : at + size] or data.draw(st.text(LETTERS | st.just("\ud800"), min_size=1))
    half = data.draw(st.integers(0, len(outputs)))
    with searching(feed, max_wait_seconds) as (search, index):
        for number, (content, what) in enumerate(outputs):
            if number == half:
                index.catch_up(LONG)
            feed.put(content, Origin("shell", what))
        named = {
            entry.arrival
            for entry in feed.entries()
            if needle.casefold() in entry.origin.what.casefold()
            or needle.casefold() in entry.origin.tool
            or entry.digest.startswith(needle.lower())
        }
        expected = named.union(by_hand(feed, needle))
        everything = {entry.arrival for entry in feed.entries()}
        for _ in range(2):
            assert set(arrivals(search, word(needle))) == expected
            assert search.count(word(needle)) == len(expected)
            assert set(arrivals(search, word(needle, negated=True))) == everything - expected
            index.catch_up(LONG)


def test_an_output_whose_name_has_the_word_is_found_although_it_is_damaged() -> None:
    feed = FakeFeed()
    feed.put(b"one", Origin("shell", "run the parser"))
    feed.put(b"two", Origin("shell", "another"))
    feed.damaged.update(entry.digest for entry in feed.entries())
    with searching(feed) as (search, _):
        page = search.find(CacheQuery(word("parser")))
        assert [entry.origin.what for entry in page.entries] == ["run the parser"]
        assert "couldn't be searched" in page.note


NAMES = st.text(st.sampled_from("aAbßSs_İ\0\ud800é"), max_size=4)
FIGURES = st.integers(0, 4)
ENTRIES = st.fixed_dictionaries(
    {
        "size": FIGURES,
        "lines": FIGURES,
        "tokens": st.none() | FIGURES,
        "created": st.floats(0, 4, width=16),
        "used": st.sampled_from([0.0, 0.5, 1.0, 3.0]),
        "recalls": FIGURES,
        "refs": FIGURES,
        "pinned": st.booleans(),
        "origin": st.builds(Origin, NAMES, NAMES, NAMES, NAMES, NAMES),
    }
)
VALUES = st.one_of(FIGURES.map(float), st.floats(0, 4), st.tuples(FIGURES, FIGURES))
TERMS = st.one_of(
    st.builds(
        FilterTerm,
        st.sampled_from(
            [FilterKey.PLAIN, FilterKey.TOOL, FilterKey.WHAT, FilterKey.MIME, FilterKey.OUTCOME]
        ),
        st.sampled_from([FilterRelation.IS, FilterRelation.CONTAINS]),
        NAMES.filter(bool),
        st.booleans(),
    ),
    st.builds(
        FilterTerm,
        st.sampled_from((*COUNT_KEYS, *TIME_KEYS, FilterKey.PINNED)),
        st.sampled_from(list(FilterRelation)),
        VALUES,
        st.booleans(),
    ),
    st.builds(
        FilterTerm,
        st.sampled_from([FilterKey.SHA, FilterKey.PLAIN]),
        st.just(FilterRelation.IS),
        st.text("0123456789abcdef", min_size=1, max_size=2),
        st.booleans(),
    ),
)


def populate(feed: FakeFeed, known: list[dict[str, object]], first: int) -> None:
    for number, columns in enumerate(known, first):
        feed.put(b"%d" % number, **columns)


def expected(entries: list[CacheEntry], request: CacheQuery) -> list[CacheEntry]:
    hits = [entry for entry in entries if entry_matches(entry, request.query.terms)]
    hits.sort(key=sort_key(request.sorts), reverse=request.descending)
    return hits


@settings(max_examples=tries(80), deadline=None)
@given(
    st.lists(ENTRIES, max_size=12),
    st.lists(ENTRIES, max_size=4),
    st.builds(
        CacheQuery,
        st.lists(TERMS, max_size=2).map(lambda terms: CacheFilter(tuple(terms))),
        st.sampled_from(CacheColumn),
        st.booleans(),
        st.integers(0, 8),
        st.integers(1, 6),
        st.lists(
            st.builds(SortColumn, st.sampled_from(CacheColumn), st.booleans()), max_size=2
        ).map(tuple),
    ),
    st.booleans(),
    PATIENCE,
)
def test_a_listing_is_the_same_from_the_index_from_the_feed_and_from_both(
    early: list[dict[str, object]],
    late: list[dict[str, object]],
    request: CacheQuery,
    textual: bool,
    max_wait_seconds: float,
) -> None:
    if textual:  # then candidates are proved one by one, which is another way through
        request = replace(
            request, query=CacheFilter((*request.query.terms, *text("z", negated=True).terms))
        )
    feed = FakeFeed()
    with searching(feed, max_wait_seconds) as (search, index):
        populate(feed, early, 0)
        index.catch_up(LONG)
        populate(feed, late, len(early))
        if early:
            feed.change(replace(feed.entries()[0], refs=3))
            feed.remove(feed.entries()[-1].digest)
        for _ in range(2):
            hits = expected(feed.entries(), request)
            page = search.find(request)
            assert list(page.entries) == hits[request.offset : request.offset + request.limit]
            assert page.total in (len(hits), -1)
            assert page.more or page.total == -1 or request.offset + request.limit >= len(hits)
            assert search.count(request.query) == len(hits)
            index.catch_up(LONG)


def test_pages_of_texts_follow_each_other_without_gap_in_any_order() -> None:
    feed = FakeFeed(
        f"{'needle' if number % 2 else 'hay'} {number * 7919 % 50}".encode() for number in range(50)
    )
    with searching(feed) as (search, _):
        for order in CacheColumn:
            asks = [
                CacheQuery(text("needle"), order, offset=at, limit=10) for at in range(0, 40, 10)
            ]
            pages = [search.find(request) for request in asks]
            hits = [e for e in feed.entries() if feed.content(e.digest).startswith(b"needle")]
            hits.sort(key=sort_key((SortColumn(order),)), reverse=True)
            assert [entry for page in pages for entry in page.entries] == hits
            assert [page.more for page in pages] == [True, True, False, False]
            assert pages[2].total == 25


def test_long_contents_are_searched_across_their_pieces() -> None:
    feed = FakeFeed()
    filling = ("x" * 99 + "\n") * (MAX_INDEXED_BYTES // 100 + 100)
    middle = 256 * 1024 - 3
    long = feed.put((filling[:middle] + "NEEDLE" + filling[middle:] + "Straße").encode())
    feed.put(b"a short needle")
    with searching(feed) as (search, index):
        assert index.catch_up(LONG).done
        assert long.size > MAX_INDEXED_BYTES
        assert arrivals(search, text("needle")) == [2, 1]
        assert arrivals(search, text("STRASSE")) == [1]
        assert arrivals(search, parse_filter(r"re:/NEED(LE)x/", now=0)) == [1]
        assert arrivals(search, parse_filter(r"re:/^x{99}Straße\Z/", now=0)) == []


def test_binary_contents_have_no_text() -> None:
    feed = FakeFeed([b"\x89PNG\0\0\0\0\0\0 needle", b"needle with \0 inside"])
    with searching(feed) as (search, index):
        for _ in range(2):
            assert arrivals(search, text("needle")) == [2]
            assert arrivals(search, text("with \0 in")) == [2]
            assert arrivals(search, text("needle", negated=True)) == [1]
            assert arrivals(search, parse_filter("re:/needle/", now=0)) == [2]
            index.catch_up(LONG)


def test_regular_expressions_go_with_filters_and_texts() -> None:
    feed = FakeFeed()
    feed.put(b"error 404 in parser", Origin("shell", "make"))
    feed.put(b"error 500 in parser", Origin("read", "log"))
    feed.put(b"Error 77 in linker", Origin("shell", "make"))
    with searching(feed) as (search, _):
        assert arrivals(search, parse_filter(r"re:/error \d{3}/", now=0)) == [2, 1]
        assert arrivals(search, parse_filter(r"re:/error \d+/i", now=0)) == [3, 2, 1]
        assert arrivals(search, parse_filter(r"tool:shell re:/error \d+/i text:parser", now=0)) == [
            1
        ]
        assert arrivals(search, parse_filter(r"-re:/parser$/", now=0)) == [3]
        with pytest.raises(QueryError, match="cannot be read"):
            search.find(CacheQuery(parse_filter("re:/(/", now=0)))


@pytest.mark.alone
def test_a_catastrophic_expression_ends_and_says_what_was_left_out() -> None:
    feed = FakeFeed(b"a" * 5_000 + b"b%d" % number for number in range(30))
    feed.put(b"aaa")
    with searching(feed) as (search, _):
        start = time.monotonic()
        page = search.find(CacheQuery(parse_filter("re:/^(a|aa)+$/", now=0)))
        assert time.monotonic() - start < 7
        assert [entry.size for entry in page.entries] == [3]
        assert page.more
        assert "The regular expression stopped" in page.note
        assert "too long" in page.note


@pytest.mark.slow
def test_a_search_is_stopped_by_another_thread() -> None:
    feed = FakeFeed(b"content %d" % number for number in range(20_000))
    started, stop = threading.Event(), threading.Event()

    def is_stopped() -> bool:
        started.set()
        return stop.wait(LIMIT_SECONDS)

    with searching(feed) as (search, _):
        user = threading.Thread(target=lambda: started.wait() and stop.set())
        user.start()
        page = search.find(CacheQuery(text("zz")), stop=is_stopped)
        user.join()
        assert page.entries == ()
        assert page.note.startswith("Search stopped")
        assert search.count(text("zz"), stop=lambda: True) == -1
        assert search.find(CacheQuery(), stop=lambda: True).note.startswith("Search stopped")
        assert len(search.find(CacheQuery(), stop=lambda: False).entries) == 100


@pytest.mark.slow
def test_sqlite_itself_is_interrupted_when_a_listing_is_stopped() -> None:
    feed = FakeFeed(b"content %d" % number for number in range(30_000))
    with searching(feed) as (search, _):
        calls = 0

        def soon() -> bool:
            nonlocal calls
            calls += 1
            return calls > 3

        assert search.count(parse_filter("nothing-like-this", now=0), stop=soon) == -1
        assert calls < 10


def test_the_full_text_is_asked_only_for_what_it_can_answer() -> None:
    feed = FakeFeed(b"log of run %03d" % number for number in range(200))
    with searching(feed) as (search, _):
        questions: list[tuple[CacheFilter, Callable[[int], bool]]] = [
            (text("run 042"), lambda reads: reads == 1),
            (text("nothing like it"), lambda reads: reads == 0),
            (text("half \ud83d"), lambda reads: reads == 0),
            (text("zq"), lambda reads: reads == 200),
        ]
        for query, enough in questions:
            feed.reads.clear()
            search.find(CacheQuery(query, limit=20))
            assert enough(len(feed.reads))


def test_the_second_half_of_a_listing_is_read_backwards_in_the_same_order() -> None:
    feed = FakeFeed()
    populate(feed, [{"refs": number % 3} for number in range(25)], 0)
    with searching(feed) as (search, _):
        for offset in range(26):
            request = CacheQuery(order=CacheColumn.REFS, offset=offset, limit=4)
            hits = expected(feed.entries(), request)[offset : offset + 4]
            assert list(search.find(request).entries) == hits


def test_an_entry_that_was_never_used_only_matches_never() -> None:
    feed = FakeFeed()
    feed.put(b"never")
    feed.put(b"used", used=50.0)
    with searching(feed) as (search, _):
        assert arrivals(search, parse_filter("used:never", now=100)) == [1]
        assert arrivals(search, parse_filter("used:>10s", now=100)) == [2]
        assert arrivals(search, parse_filter("-used:>10s", now=100)) == [1]


def test_an_unknown_token_count_fits_no_number_and_every_negation() -> None:
    feed = FakeFeed()
    feed.put(b"one", tokens=None)
    feed.put(b"two", tokens=7)
    with searching(feed) as (search, _):
        assert arrivals(search, parse_filter("tokens:<10", now=0)) == [2]
        assert arrivals(search, parse_filter("-tokens:<5", now=0)) == [2, 1]


def test_a_changed_entry_stands_where_it_belongs_before_the_index_knows() -> None:
    feed = FakeFeed()
    populate(feed, [{"refs": number} for number in range(5)], 0)
    with searching(feed, max_wait_seconds=0) as (search, _):
        feed.change(replace(feed.entries()[0], refs=9))
        feed.remove(feed.entries()[3].digest)
        page = search.find(CacheQuery(order=CacheColumn.REFS))
        assert [entry.arrival for entry in page.entries] == [1, 5, 3, 2]
        assert page.total == search.count(CacheFilter()) == 4


def test_a_search_updates_the_columns_of_the_index_first() -> None:
    feed = FakeFeed([b"one"])
    with searching(feed) as (search, index):
        feed.put(b"two")
        assert search.find(CacheQuery()).total == 2
        with index.reading() as connection:
            assert connection is not None
            assert read_state(connection).indexed_change == 2


def test_a_second_page_does_not_read_the_first_again() -> None:
    feed = FakeFeed(b"needle %d" % number for number in range(60))
    with searching(feed) as (search, _):
        search.find(CacheQuery(text("needle"), limit=20))
        feed.reads.clear()
        search.find(CacheQuery(text("needle"), offset=20, limit=20))
        assert len(feed.reads) == 20
