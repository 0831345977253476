"""Which requests a chart's marks and pixels stand for."""

from bisect import bisect_left

from helix_desktop.domain.timeline import Readings, Rewrite
from helix_desktop.ui.parts.stretch import Stretch


def place_of(row: Rewrite, readings: Readings) -> int:
    """The first request behind a rewrite; the number of all where none came yet."""
    return bisect_left(readings.seqs, row.seq)


def columns(readings: Readings, stretch: Stretch, width: int) -> list[int]:
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
