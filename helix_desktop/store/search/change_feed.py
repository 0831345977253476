"""The store's changes in order.

What the index and the search ask of the store: its changes in order, and its contents.

The store counts changes; every content stands once, at its latest change, so that a reader who
remembers the last number it took is never told the same thing twice and never misses one.

A workspace's store as its index and its search see it.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Protocol

from msgspec import Struct

from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.store import keys, records
from helix_desktop.store.entries import CacheEntries
from helix_desktop.store.writer import BatchWriter


class FeedChange(Struct, frozen=True):
    """The latest that happened to a content; `entry` is None once it was removed.

    The number of a removal stays for good (a reader may be far behind). A content that comes back
    after a removal stands again once, at a new number and with a new arrival.
    """

    number: int
    digest: Digest
    entry: CacheEntry | None


class ChangeFeed(Protocol):
    """A store as its readers see it. Callable from any thread; raises HelixError only."""

    def store_id(self) -> str:
        """The same for the life of a store, another for every other store."""
        ...

    def last_change(self) -> int:
        """The highest number given so far, 0 in a new store; it never falls."""
        ...

    def changes(self, after: int, limit: int) -> Sequence[FeedChange]:
        """The first `limit` changes with a number above `after`, in order of number."""
        ...

    def content(self, digest: Digest) -> bytes:
        """All of a content, verified; CacheMiss when it is gone, CacheCorrupt when damaged."""
        ...

    def read(self, digest: Digest, start: int, stop: int) -> bytes:
        """A stretch of a content, verified; fewer bytes at its end, none behind it."""
        ...


class StoreChangeFeed:
    """The port `ChangeFeed` over the cache of one store."""

    def __init__(self, store_id: str, cache: CacheEntries, writer: BatchWriter) -> None:
        self._id = store_id
        self._cache = cache
        self._writer = writer

    def store_id(self) -> str:
        return self._id

    def last_change(self) -> int:
        return self._writer.counters.change

    def changes(self, after: int, limit: int) -> Sequence[FeedChange]:
        return [
            FeedChange(number, digest, records.to_cache_entry(digest, entry) if entry else None)
            for number, digest, entry in islice(self._cache.changes(after), limit)
        ]

    def content(self, digest: Digest) -> bytes:
        return self._cache.get(digest)

    def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return self._cache.contents.read(keys.raw(digest), start, stop)
