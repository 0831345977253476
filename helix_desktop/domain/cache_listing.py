"""Queries for a listing of the cache: filter, sort order, and page."""

from msgspec import Struct

from helix_desktop.domain.cache import CacheColumn, Digest
from helix_desktop.domain.cache_filter import EVERYTHING, CacheFilter


class SortColumn(Struct, frozen=True):
    """A sort column and its direction."""

    order: CacheColumn
    descending: bool = True


class CacheQuery(Struct, frozen=True):
    """The entries that match a filter, sorted, from `offset` on.

    `then` sorts entries that are equal.
    """

    query: CacheFilter = EVERYTHING
    order: CacheColumn = CacheColumn.ARRIVAL
    descending: bool = True
    offset: int = 0
    limit: int = 100
    then: tuple[SortColumn, ...] = ()

    @property
    def sorts(self) -> tuple[SortColumn, ...]:
        """All sort columns. The store sorts entries that are still equal by arrival."""
        return (SortColumn(self.order, self.descending), *self.then)


class RemovableContents(Struct, frozen=True):
    """Unused contents: their number, their total size, and the disk space they take, in bytes.

    `digests` names them, so that exactly the contents that were shown can be removed.
    """

    contents: int
    raw: int
    stored: int
    digests: tuple[Digest, ...] = ()
