"""Folds what a rewind took out of the context behind its divider, which shows it again (*Show*).

The divider stands below these rows, and so right below what stayed. Rows keep their numbers: those
that are folded away have no height.
"""

from bisect import bisect_right
from collections.abc import Iterator
from operator import attrgetter

from msgspec import Struct

_first = attrgetter("first")


class RewoundRows(Struct, frozen=True):
    """The rows from `first` up to a divider, which the rewind `seq` took out of the context."""

    seq: int
    first: int
    divider: int


class RewoundFolds:
    """What the rewinds of a session took out; `changed` collects ranges of rows for the owner."""

    def __init__(self) -> None:
        self._stretches: tuple[RewoundRows, ...] = ()
        self._before: dict[int, tuple[RewoundRows, ...]] = {}
        """What was out of the context before each rewind, for its redo."""
        self._shown: set[int] = set()
        """The rewinds whose rows the user looks at."""
        self.changed: list[tuple[int, int]] = []

    def __iter__(self) -> Iterator[RewoundRows]:
        """Iterate over the stretches that are folded away."""
        return (rows for rows in self._stretches if rows.seq not in self._shown)

    def add(self, rows: RewoundRows, through: int) -> None:
        """Take a rewind to event `through`; a later rewind that it goes back before is undone."""
        self._before[rows.seq] = self._stretches
        earlier = tuple(stretch for stretch in self._stretches if stretch.seq <= through)
        self._change((*earlier, rows))

    def redo(self, seq: int) -> None:
        self._change(self._before.pop(seq, self._stretches))

    def _change(self, stretches: tuple[RewoundRows, ...]) -> None:
        for rows in (*self._stretches, *stretches):
            if (rows in self._stretches) != (rows in stretches) and rows.first < rows.divider:
                self.changed.append((rows.first, rows.divider - 1))
        self._stretches = stretches

    def holding(self, row: int) -> RewoundRows | None:
        """Return the stretch that a row is in; its divider is not."""
        index = bisect_right(self._stretches, row, key=_first) - 1
        rows = self._stretches[index] if index >= 0 else None
        return rows if rows and row < rows.divider else None

    def headed_by(self, divider: int) -> RewoundRows | None:
        return next((rows for rows in self._stretches if rows.divider == divider), None)

    def is_shown(self, rows: RewoundRows) -> bool:
        return rows.seq in self._shown

    def hides(self, row: int) -> bool:
        rows = self.holding(row)
        return rows is not None and not self.is_shown(rows)

    def toggle(self, rows: RewoundRows) -> None:
        self._shown ^= {rows.seq}
        self.changed.append((rows.first, rows.divider - 1))
