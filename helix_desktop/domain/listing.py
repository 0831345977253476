"""What a listing of the attic is asked for: which entries, their order, which stretch of them."""

from helix_desktop.domain.cache import Digest, Order
from helix_desktop.domain.query import EVERYTHING, Query
from helix_desktop.domain.values import value


@value
class Sort:
    """One column that sorts, and whether its largest come first."""

    order: Order
    descending: bool = True


@value
class Ask:
    """The entries that match, in an order, from `offset` on; `then` sorts those that are equal."""

    query: Query = EVERYTHING
    order: Order = Order.ARRIVAL
    descending: bool = True
    offset: int = 0
    limit: int = 100
    then: tuple[Sort, ...] = ()

    @property
    def sorts(self) -> tuple[Sort, ...]:
        """Every column that sorts; in the end it is the arrival that tells equal ones apart."""
        return (Sort(self.order, self.descending), *self.then)


@value
class Spare:
    """Contents that nothing needs: how many, their length, and what they take on the disk.

    `digests` are the same by name, for removing exactly what was shown.
    """

    contents: int
    raw: int
    stored: int
    digests: tuple[Digest, ...] = ()
