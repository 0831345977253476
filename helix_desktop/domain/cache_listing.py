"""What a listing of the store is asked for: which entries, their order, which stretch of them."""

from msgspec import Struct

from helix_desktop.domain.cache import CacheColumn, Digest
from helix_desktop.domain.cache_filter import EVERYTHING, CacheFilter


class SortColumn(Struct, frozen=True):
    """One column that sorts, and whether its largest come first."""

    order: CacheColumn
    descending: bool = True


class CacheQuery(Struct, frozen=True):
    """The entries that match, in an order, from `offset` on; `then` sorts those that are equal."""

    query: CacheFilter = EVERYTHING
    order: CacheColumn = CacheColumn.ARRIVAL
    descending: bool = True
    offset: int = 0
    limit: int = 100
    then: tuple[SortColumn, ...] = ()

    @property
    def sorts(self) -> tuple[SortColumn, ...]:
        """Every column that sorts; in the end it is the arrival that tells equal ones apart."""
        return (SortColumn(self.order, self.descending), *self.then)


class RemovableContents(Struct, frozen=True):
    """Contents that nothing needs: how many, their length, and what they take on the disk.

    `digests` are the same by name, for removing exactly what was shown.
    """

    contents: int
    raw: int
    stored: int
    digests: tuple[Digest, ...] = ()
