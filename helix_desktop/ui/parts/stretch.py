"""What part of a long row of requests a chart shows: zoomed, moved, and grown with what comes."""

from dataclasses import dataclass

LEAST = 8
"""Requests that are always in sight: fewer cannot be told apart from an axis."""
ZOOM = 1.3


@dataclass(frozen=True, slots=True)
class Stretch:
    """Requests `first` to `last` of `count`, from 0, as places on an axis."""

    first: float
    last: float
    count: int

    @classmethod
    def whole(cls, count: int) -> "Stretch":
        return cls(0.0, float(max(1, count - 1)), count)

    @property
    def width(self) -> float:
        return self.last - self.first

    @property
    def at_end(self) -> bool:
        """Whether the newest request is in sight, so that what comes is followed."""
        return self.last >= self.count - 1

    @property
    def is_whole(self) -> bool:
        return self.first <= 0 and self.at_end

    def zoomed(self, factor: float, around: float) -> "Stretch":
        """Nearer (factor over 1) or further, with one place where it is."""
        most = float(max(1, self.count - 1))
        width = min(most, max(min(most, LEAST), self.width / factor))
        share = (around - self.first) / self.width if self.width else 1.0
        return self.moved_to(around - share * width, width)

    def moved(self, by: float) -> "Stretch":
        return self.moved_to(self.first + by, self.width)

    def moved_to(self, first: float, width: float) -> "Stretch":
        most = float(max(1, self.count - 1))
        width = min(width, most)
        start = min(max(0.0, first), most - width)
        return Stretch(start, start + width, self.count)

    def between(self, one: float, other: float) -> "Stretch":
        """From one place to another, at least as wide as can be read."""
        low, high = sorted((one, other))
        return self.moved_to(low, max(high - low, min(LEAST, self.count - 1)))

    def newest(self, count: int) -> "Stretch":
        """The last so many requests; 0: all."""
        if not count:
            return Stretch.whole(self.count)
        return self.moved_to(self.count - 1 - count, float(count))

    def grown(self, count: int) -> "Stretch":
        """With more requests: what was whole stays whole, what followed the newest follows."""
        if self.is_whole or not self.count:
            return Stretch.whole(count)
        if self.at_end:
            return Stretch(0, 0, count).moved_to(count - 1 - self.width, self.width)
        return Stretch(self.first, self.last, count)
