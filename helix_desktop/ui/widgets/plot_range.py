"""Which requests a chart shows: zooming and moving its range, and one request per pixel."""

from bisect import bisect_left

from msgspec import Struct

from helix_desktop.domain.window_timeline import TimelineRow, TokenReadings

MIN_VISIBLE_REQUESTS = 8
"""The least number of visible requests; fewer cannot be told apart from an axis."""
ZOOM_FACTOR = 1.3


class PlotRange(Struct, frozen=True):
    """A range of positions on an axis: requests `first` to `last` of `count`, from 0."""

    first: float
    last: float
    count: int

    @classmethod
    def full(cls, count: int) -> "PlotRange":
        return cls(0.0, float(max(1, count - 1)), count)

    @property
    def width(self) -> float:
        return self.last - self.first

    @property
    def at_end(self) -> bool:
        """Whether the newest request is visible, so that new requests are followed."""
        return self.last >= self.count - 1

    @property
    def is_full(self) -> bool:
        return self.first <= 0 and self.at_end

    def zoomed(self, factor: float, center: float) -> "PlotRange":
        """Return a range zoomed in (factor over 1) or out, with one position kept in place."""
        max_width = float(max(1, self.count - 1))
        width = min(max_width, max(min(max_width, MIN_VISIBLE_REQUESTS), self.width / factor))
        share = (center - self.first) / self.width if self.width else 1.0
        return self.moved_to(center - share * width, width)

    def moved(self, requests: float) -> "PlotRange":
        return self.moved_to(self.first + requests, self.width)

    def moved_to(self, first: float, width: float) -> "PlotRange":
        max_width = float(max(1, self.count - 1))
        width = min(width, max_width)
        start = min(max(0.0, first), max_width - width)
        return PlotRange(start, start + width, self.count)

    def between(self, first: float, last: float) -> "PlotRange":
        """Return the range between two positions, widened to the least readable width."""
        low, high = sorted((first, last))
        return self.moved_to(low, max(high - low, min(MIN_VISIBLE_REQUESTS, self.count - 1)))

    def newest(self, count: int) -> "PlotRange":
        """Return the range of the newest requests; 0 means all."""
        if not count:
            return PlotRange.full(self.count)
        return self.moved_to(self.count - 1 - count, float(count))

    def grown(self, count: int) -> "PlotRange":
        """Return the range with more requests; a range of all, or at the end, follows them."""
        if self.is_full or not self.count:
            return PlotRange.full(count)
        if self.at_end:
            return PlotRange(0, 0, count).moved_to(count - 1 - self.width, self.width)
        return PlotRange(self.first, self.last, count)


def request_after(row: TimelineRow, readings: TokenReadings) -> int:
    """Return the first request after a rewrite, or the number of requests if none followed."""
    return bisect_left(readings.seqs, row.seq)


def drawn_requests(readings: TokenReadings, stretch: PlotRange, width: int) -> list[int]:
    """Return the requests to draw: all, or the highest and the last of each pixel."""
    first = max(0, int(stretch.first) - 1)
    last = min(len(readings), int(stretch.last) + 2)
    count = last - first
    if count <= 2 * max(1, width):
        return list(range(first, last))
    requests: list[int] = []
    tokens = readings.tokens
    for column in range(width):
        column_start = first + column * count // width
        column_end = max(column_start + 1, first + (column + 1) * count // width)
        highest = max(range(column_start, column_end), key=tokens.__getitem__)
        requests += [highest] if highest == column_end - 1 else [highest, column_end - 1]
    return requests
