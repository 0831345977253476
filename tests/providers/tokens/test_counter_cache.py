from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter
from helix_desktop.providers.tokens.counter_cache import CachedCounter


class Bytes:
    """Counts bytes, and how often it was asked."""

    def __init__(self) -> None:
        self.call_count = 0

    def count(self, text: str, encoding: Encoding) -> int:
        self.call_count += 1
        return len(text.encode("utf-8", "surrogatepass")) + len(encoding)

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        return self.count(text, encoding) > limit


class Book:
    """A store's counts, in a dict."""

    def __init__(self) -> None:
        self.counts: dict[tuple[Digest, Encoding], int] = {}

    def token_count(self, digest: Digest, encoding: Encoding) -> int | None:
        return self.counts.get((digest, encoding))

    def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None:
        self.counts[digest, encoding] = count


LONG = "a text worth keeping, " * 100


def test_the_counter_implements_the_port_for_counting() -> None:
    port: TokenCounter = CachedCounter(Bytes())
    assert not port.exceeds("a", Encoding.O200K, 100)


def test_a_known_text_is_not_counted_again() -> None:
    exact = Bytes()
    known = CachedCounter(exact)
    assert known.count(LONG, Encoding.O200K) == known.count(LONG, Encoding.O200K)
    assert exact.call_count == 1


def test_each_encoding_has_its_own_count() -> None:
    known = CachedCounter(Bytes())
    counts = {known.count(LONG, encoding) for encoding in (*Encoding, *Encoding)}
    assert len(counts) == len(Encoding)


def test_a_saved_count_is_used_after_a_restart() -> None:
    book, later = Book(), Bytes()
    count = CachedCounter(Bytes(), book).count(LONG, Encoding.O200K)
    assert CachedCounter(later, book).count(LONG, Encoding.O200K) == count
    assert CachedCounter(later, book).known(digest_of(LONG.encode()), Encoding.O200K) == count
    assert later.call_count == 0


def test_counts_of_short_texts_are_not_saved() -> None:
    book = Book()
    CachedCounter(Bytes(), book).count(
        "short, but longer than what is not hashed " * 3, Encoding.O200K
    )
    assert book.counts == {}


def test_the_counter_cache_knows_no_count_of_an_unknown_digest() -> None:
    assert CachedCounter(Bytes(), Book()).known(digest_of(b"?"), Encoding.O200K) is None


def test_the_count_of_an_empty_text_is_remembered() -> None:
    exact, digest = Bytes(), digest_of(b"")
    known = CachedCounter(exact)
    for _ in range(2):
        known.count_content(digest, "", Encoding.O200K)
    assert exact.call_count == 1


def test_the_oldest_unused_count_is_forgotten_first() -> None:
    exact = Bytes()
    known = CachedCounter(exact, max_remembered=2)
    first, second, third = (letter * 100 for letter in "abc")
    for text in (first, second, first, third, first):
        known.count(text, Encoding.O200K)
    assert exact.call_count == 3
    known.count(second, Encoding.O200K)
    assert exact.call_count == 4


@given(st.lists(st.text(st.characters(exclude_categories=()), min_size=60, max_size=70)))
def test_remembering_never_changes_a_count(texts: list[str]) -> None:
    known = CachedCounter(Bytes(), Book(), max_remembered=3)
    for text in texts * 2:
        assert known.count(text, Encoding.CL100K) == Bytes().count(text, Encoding.CL100K)


@pytest.mark.parametrize("threads", [8])
def test_threads_share_one_memory(threads: int) -> None:
    known = CachedCounter(Bytes(), max_remembered=4)
    texts = [letter * 200 for letter in "abcdefgh"] * 50

    def count(text: str) -> bool:
        return known.count(text, Encoding.O200K) == 200 + len(Encoding.O200K)

    with ThreadPoolExecutor(threads) as pool:
        assert all(pool.map(count, texts))
