"""The numbered changes of the store that the search index follows.

The store numbers its changes. Every content occurs once, at its latest change, so that a reader
that remembers the last number sees no change twice and misses none.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Protocol

from msgspec import Struct

from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.store import keys, metadata_records
from helix_desktop.store.entries import CacheEntries
from helix_desktop.store.writer import BatchWriter


class FeedChange(Struct, frozen=True):
    """The latest change of a content. `entry` is None if the content was removed.

    The number of a removal stays permanently, because a reader may be far behind. A content that is
    stored again after a removal occurs once, at a new number and with a new arrival.
    """

    number: int
    digest: Digest
    entry: CacheEntry | None


class ChangeFeed(Protocol):
    """A port to a store for its readers.

    It can be called from any thread and raises only HelixError.
    """

    def store_id(self) -> str:
        """Return an ID that is constant for the life of a store and different for every other
        store.
        """
        ...

    def last_change(self) -> int:
        """Return the highest change number so far, 0 in a new store. It never decreases."""
        ...

    def changes(self, after: int, limit: int) -> Sequence[FeedChange]:
        """Return the first `limit` changes with a number above `after`, in order of number."""
        ...

    def content(self, digest: Digest) -> bytes:
        """Return a whole content, verified.

        Raise CacheMiss if it is gone, CacheCorrupt if damaged.
        """
        ...

    def read(self, digest: Digest, start: int, stop: int) -> bytes:
        """Return a range of a content, verified.

        At the end of the content there are fewer bytes, or none.
        """
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
            FeedChange(
                number, digest, metadata_records.to_cache_entry(digest, entry) if entry else None
            )
            for number, digest, entry in islice(self._cache.changes(after), limit)
        ]

    def content(self, digest: Digest) -> bytes:
        return self._cache.get(digest)

    def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return self._cache.contents.read(keys.raw(digest), start, stop)
