"""A workspace's store as its index and its search see it."""

from collections.abc import Sequence
from itertools import islice

from helix_desktop.domain.cache import Digest
from helix_desktop.store import keys, records
from helix_desktop.store.cache import Cache
from helix_desktop.store.finding.feed import Change
from helix_desktop.store.writer import Writer


class StoreFeed:
    """The port `Feed` over the cache of one store."""

    def __init__(self, store_id: str, cache: Cache, writer: Writer) -> None:
        self._id = store_id
        self._cache = cache
        self._writer = writer

    def store_id(self) -> str:
        return self._id

    def last_change(self) -> int:
        return self._writer.counters.change

    def changes(self, after: int, limit: int) -> Sequence[Change]:
        return [
            Change(number, digest, records.shown_entry(digest, entry) if entry else None)
            for number, digest, entry in islice(self._cache.changes(after), limit)
        ]

    def content(self, digest: Digest) -> bytes:
        return self._cache.get(digest)

    def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return self._cache.contents.read(keys.raw(digest), start, stop)
