"""Where an entry stands in a listing is where the listing has it, however it is sorted."""

from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.cache import CacheColumn
from helix_desktop.domain.cache_filter import CacheFilter, CacheQuery, SortColumn
from tests.examples import tries
from tests.fakes.feed import FakeFeed
from tests.store.search.test_search import ENTRIES, LONG, TERMS, populate, searching


@settings(max_examples=tries(60), deadline=None)
@given(
    st.lists(ENTRIES, max_size=12),
    st.lists(TERMS, max_size=2).map(lambda terms: CacheFilter(tuple(terms))),
    st.sampled_from(CacheColumn),
    st.booleans(),
    st.lists(st.builds(SortColumn, st.sampled_from(CacheColumn), st.booleans()), max_size=1).map(
        tuple
    ),
)
def test_every_entry_stands_where_the_listing_has_it(
    known: list[dict[str, object]],
    query: CacheFilter,
    order: CacheColumn,
    descending: bool,
    then: tuple[SortColumn, ...],
) -> None:
    feed = FakeFeed()
    with searching(feed) as (search, index):
        populate(feed, known, 0)
        index.catch_up(LONG)
        request = CacheQuery(query, order, descending, limit=50, then=then)
        listed = [entry.digest for entry in search.find(request).entries]
        digests = [entry.digest for entry in feed.entries()]
        places = [listed.index(digest) if digest in listed else -1 for digest in digests]
        assert search.positions(request, digests) == places
