"""A store in memory, as the index and the search see a store."""

import bisect
import threading
from collections.abc import Iterable, Sequence

from helix_desktop.domain.cache import CacheEntry, Digest, Origin, digest_of
from helix_desktop.domain.errors import CacheCorrupt, CacheMiss
from helix_desktop.domain.value import replace
from helix_desktop.store.search.change_feed import FeedChange


class FakeFeed:
    """Contents and their changes; every content occurs once, at its latest change."""

    def __init__(self, contents: Iterable[bytes] = (), *, store: str = "store-1") -> None:
        self.store = store
        self.damaged: set[Digest] = set()
        self.reads: list[Digest] = []
        self._contents: dict[Digest, bytes] = {}
        self._entries: dict[Digest, CacheEntry] = {}
        self._at: dict[Digest, int] = {}
        self._changes: dict[int, Digest] = {}
        self._order: list[int] = []
        self._last = 0
        self._arrivals = 0
        self._lock = threading.RLock()
        for data in contents:
            self.put(data)

    def put(self, data: bytes, origin: Origin | None = None, **known: object) -> CacheEntry:
        """Keep a content; facts that are not in `known` have usual values or zero."""
        with self._lock:
            digest = digest_of(data)
            if digest in self._entries:
                return self._entries[digest]
            self._arrivals += 1
            lines = data.count(b"\n")
            entry = CacheEntry(
                digest=digest,
                origin=origin or Origin(tool="shell", what=f"run {self._arrivals}"),
                size=len(data),
                lines=lines,
                tokens=len(data) // 4,
                created=1000.0 + self._arrivals,
                used=0.0,
                seen=1,
                recalls=0,
                refs=0,
                saved=0,
                pinned=False,
                arrival=self._arrivals,
            )
            self._contents[digest] = data
            return self.change(replace(entry, **known))  # type: ignore[arg-type]

    def change(self, entry: CacheEntry) -> CacheEntry:
        with self._lock:
            self._entries[entry.digest] = entry
            self._record(entry.digest)
            return entry

    def remove(self, digest: Digest) -> None:
        with self._lock:
            del self._entries[digest], self._contents[digest]
            self._record(digest)

    def entries(self) -> list[CacheEntry]:
        with self._lock:
            return list(self._entries.values())

    def _record(self, digest: Digest) -> None:
        if before := self._at.get(digest):
            del self._changes[before]
            del self._order[bisect.bisect_left(self._order, before)]
        self._last += 1
        self._at[digest] = self._last
        self._changes[self._last] = digest
        self._order.append(self._last)

    def store_id(self) -> str:
        return self.store

    def last_change(self) -> int:
        return self._last

    def changes(self, after: int, limit: int) -> Sequence[FeedChange]:
        with self._lock:
            first = bisect.bisect_right(self._order, after)
            numbers = self._order[first : first + limit]
            digests = ((n, self._changes[n]) for n in numbers)
            return [FeedChange(n, digest, self._entries.get(digest)) for n, digest in digests]

    def content(self, digest: Digest) -> bytes:
        self.reads.append(digest)
        if digest in self.damaged:
            raise CacheCorrupt("The content is damaged.", digest=digest)
        if digest not in self._contents:
            raise CacheMiss("There is no such content.")
        return self._contents[digest]

    def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return self.content(digest)[start:stop]
