"""Remembers token counts by digest, so that no content is counted twice.

A digest costs 0.5 µs per KB, encoding fifty. The newest counts are in memory, all long ones in the
count store.
"""

from collections import OrderedDict
from threading import Lock
from typing import Protocol

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter

MAX_REMEMBERED = 8192
"""Counts held in memory, about 2 MB."""

MIN_HASHED_CHARS = 64
"""Least characters for a lookup; below, encoding (2 µs) is as cheap."""

MIN_STORED_CHARS = 1024
"""Least characters for storing; below, encoding again (50 µs) is cheaper than a stored record."""


class CountStore(Protocol):
    """Storage of counts beyond the process. `keep_token_count` must not wait for a disk."""

    def token_count(self, digest: Digest, encoding: Encoding) -> int | None: ...
    def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None: ...


class CachedCounter:
    """A TokenCounter with a cache in front; safe to use from several threads.

    Two threads with the same new text both encode it, with the same result.
    """

    def __init__(
        self,
        counter: TokenCounter,
        store: CountStore | None = None,
        *,
        max_remembered: int = MAX_REMEMBERED,
    ) -> None:
        self._counter = counter
        self._store = store
        self._max_remembered = max_remembered
        self._counts: OrderedDict[tuple[Digest, Encoding], int] = OrderedDict()
        self._lock = Lock()

    def count(self, text: str, encoding: Encoding) -> int:
        if len(text) < MIN_HASHED_CHARS:
            return self._counter.count(text, encoding)
        return self.count_content(digest_of(text.encode("utf-8", "surrogatepass")), text, encoding)

    def count_content(self, digest: Digest, text: str, encoding: Encoding) -> int:
        """Return the count of a text whose digest the caller knows."""
        known = self.known(digest, encoding)
        if known is not None:
            return known
        count = self._counter.count(text, encoding)
        self.remember(digest, encoding, count)
        if self._store and len(text) >= MIN_STORED_CHARS:
            self._store.keep_token_count(digest, encoding, count)
        return count

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        """Count without the cache: stopping early is cheaper than a digest of the whole."""
        return self._counter.exceeds(text, encoding, limit)

    def known(self, digest: Digest, encoding: Encoding) -> int | None:
        """Return the count of a content, without its text, if it was ever counted."""
        with self._lock:
            count = self._counts.get((digest, encoding))
            if count is not None:
                self._counts.move_to_end((digest, encoding))
                return count
        stored_count = self._store.token_count(digest, encoding) if self._store else None
        if stored_count is not None:
            self.remember(digest, encoding, stored_count)
        return stored_count

    def remember(self, digest: Digest, encoding: Encoding, count: int) -> None:
        """Take a count over, such as that of another process."""
        with self._lock:
            self._counts[digest, encoding] = count
            self._counts.move_to_end((digest, encoding))
            if len(self._counts) > self._max_remembered:
                self._counts.popitem(last=False)
