"""Where the rows of a text begin: built piece by piece in a thread, whatever the bytes are.

A row is a line or a part of one: what is longer than `most` bytes is broken, at a space if it can.
"""

from array import array
from bisect import bisect_right

LONGEST = 1_000
"""Bytes of a row where lines are not wrapped."""
_CONTINUES = 0x80
_MASK = 0xC0
NEAR = 24
"""Bytes before a break in which a space is looked for."""


class LineIndex:
    """Grows with `feed`; `finish` after the last piece."""

    def __init__(self, most: int = LONGEST) -> None:
        self._most = max(most, 16)
        self.starts = array("q")
        """Offset of each row."""
        self.numbers = array("q")
        """The line that a row begins, 0 where it goes on with one."""
        self.longest = 0
        self._rest = b""
        self._at = 0
        self._line = 0
        self.end = 0

    def __len__(self) -> int:
        return len(self.starts)

    def feed(self, piece: bytes) -> None:
        data = self._rest + piece if self._rest else piece
        place = 0
        while (found := data.find(b"\n", place)) >= 0:
            self._take(data, place, found)
            place = found + 1
        if len(data) - place > 64 * self._most:  # a line without an end is not held whole
            place = self._part(data, place)
        self._at += place
        self._rest = data[place:]
        self.end = self._at

    def finish(self) -> None:
        if self._rest:
            self._take(self._rest, 0, len(self._rest))
            self._at += len(self._rest)
            self._rest = b""
        self.end = self._at

    def stretch(self, row: int) -> tuple[int, int]:
        """Where a row begins and ends."""
        start = self.starts[row]
        return start, self.starts[row + 1] if row + 1 < len(self.starts) else self.end

    def row_at(self, offset: int) -> int:
        return max(0, bisect_right(self.starts, offset) - 1)

    def _take(self, data: bytes, start: int, stop: int) -> None:
        """A line that is there whole."""
        if not self._going_on:
            self._line += 1
        while stop - start > self._most:
            end = _broken(data, start, start + self._most)
            self._add(start, end)
            start = end
        self._add(start, stop)
        self._going_on = False

    _going_on = False
    """Whether a part of the present line was taken before."""

    def _part(self, data: bytes, start: int) -> int:
        if not self._going_on:
            self._line += 1
        while len(data) - start > 2 * self._most:
            end = _broken(data, start, start + self._most)
            self._add(start, end)
            self._going_on = True
            start = end
        return start

    def _add(self, start: int, end: int) -> None:
        first = not self._going_on
        self.starts.append(self._at + start)
        self.numbers.append(self._line if first else 0)
        self.longest = max(self.longest, end - start)
        self._going_on = True


def _broken(data: bytes, start: int, end: int) -> int:
    """A break near `end`: behind a space, else never inside of a letter."""
    space = data.rfind(b" ", max(start + 1, end - NEAR), end)
    if space >= 0:
        return space + 1
    while end > start + 1 and data[end] & _MASK == _CONTINUES:
        end -= 1
    return end
