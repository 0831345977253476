"""What part of a long row of requests a chart shows: zoomed, moved, and grown with what comes.

Which requests a chart's marks and pixels stand for.
"""

from bisect import bisect_left
from dataclasses import dataclass

from helix_desktop.domain.window_timeline import TimelineRow, TokenReadings

LEAST = 8
"""Requests that are always in sight: fewer cannot be told apart from an axis."""
ZOOM = 1.3


@dataclass(frozen=True, slots=True)
class PlotRange:
    """Requests `first` to `last` of `count`, from 0, as places on an axis."""

    first: float
    last: float
    count: int

    @classmethod
    def whole(cls, count: int) -> "PlotRange":
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

    def zoomed(self, factor: float, around: float) -> "PlotRange":
        """Nearer (factor over 1) or further, with one place where it is."""
        most = float(max(1, self.count - 1))
        width = min(most, max(min(most, LEAST), self.width / factor))
        share = (around - self.first) / self.width if self.width else 1.0
        return self.moved_to(around - share * width, width)

    def moved(self, by: float) -> "PlotRange":
        return self.moved_to(self.first + by, self.width)

    def moved_to(self, first: float, width: float) -> "PlotRange":
        most = float(max(1, self.count - 1))
        width = min(width, most)
        start = min(max(0.0, first), most - width)
        return PlotRange(start, start + width, self.count)

    def between(self, one: float, other: float) -> "PlotRange":
        """From one place to another, at least as wide as can be read."""
        low, high = sorted((one, other))
        return self.moved_to(low, max(high - low, min(LEAST, self.count - 1)))

    def newest(self, count: int) -> "PlotRange":
        """The last so many requests; 0: all."""
        if not count:
            return PlotRange.whole(self.count)
        return self.moved_to(self.count - 1 - count, float(count))

    def grown(self, count: int) -> "PlotRange":
        """With more requests: what was whole stays whole, what followed the newest follows."""
        if self.is_whole or not self.count:
            return PlotRange.whole(count)
        if self.at_end:
            return PlotRange(0, 0, count).moved_to(count - 1 - self.width, self.width)
        return PlotRange(self.first, self.last, count)


def request_after(row: TimelineRow, readings: TokenReadings) -> int:
    """The first request behind a rewrite; the number of all where none came yet."""
    return bisect_left(readings.seqs, row.seq)


def drawn_requests(readings: TokenReadings, stretch: PlotRange, width: int) -> list[int]:
    """The requests to draw: all of them, or the highest and the last of each pixel."""
    first = max(0, int(stretch.first) - 1)
    last = min(len(readings), int(stretch.last) + 2)
    count = last - first
    if count <= 2 * max(1, width):
        return list(range(first, last))
    found: list[int] = []
    tokens = readings.tokens
    for column in range(width):
        low = first + column * count // width
        high = max(low + 1, first + (column + 1) * count // width)
        top = max(range(low, high), key=tokens.__getitem__)
        found += [top] if top == high - 1 else [top, high - 1]
    return found
