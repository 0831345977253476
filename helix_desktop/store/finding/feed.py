"""What the index and the search ask of the store: its changes in order, and its contents.

The store counts changes; every content stands once, at its latest change, so that a reader who
remembers the last number it took is never told the same thing twice and never misses one.
"""

from collections.abc import Sequence
from typing import Protocol

from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.domain.values import value


@value
class Change:
    """The latest that happened to a content; `entry` is None once it was removed.

    The number of a removal stays for good (a reader may be far behind). A content that comes back
    after a removal stands again once, at a new number and with a new arrival.
    """

    number: int
    digest: Digest
    entry: CacheEntry | None


class Feed(Protocol):
    """A store as its readers see it. Callable from any thread; raises HelixError only."""

    def store_id(self) -> str:
        """The same for the life of a store, another for every other store."""
        ...

    def last_change(self) -> int:
        """The highest number given so far, 0 in a new store; it never falls."""
        ...

    def changes(self, after: int, limit: int) -> Sequence[Change]:
        """The first `limit` changes with a number above `after`, in order of number."""
        ...

    def content(self, digest: Digest) -> bytes:
        """All of a content, verified; CacheMiss when it is gone, CacheCorrupt when damaged."""
        ...

    def read(self, digest: Digest, start: int, stop: int) -> bytes:
        """A stretch of a content, verified; fewer bytes at its end, none behind it."""
        ...
