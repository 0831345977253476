"""What is selected in a transcript: from a place in one row to a place in another."""

from dataclasses import dataclass

from helix_desktop.domain.values import value


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A gap between characters of a row's text."""

    row: int
    index: int


@value
class Selection:
    """From where the person began to where they are; either can be the first."""

    anchor: Place
    head: Place

    @property
    def first(self) -> Place:
        return min(self.anchor, self.head)

    @property
    def last(self) -> Place:
        return max(self.anchor, self.head)

    @property
    def empty(self) -> bool:
        return self.anchor == self.head

    def within(self, row: int, size: int) -> tuple[int, int] | None:
        """Which part of a row's text of `size` characters is selected."""
        if not self.first.row <= row <= self.last.row:
            return None
        start = self.first.index if row == self.first.row else 0
        end = self.last.index if row == self.last.row else size
        return (start, end) if start < end else None

    def holds(self, row: int) -> bool:
        """Whether all of a row between the ends is selected."""
        return self.first.row < row < self.last.row
