"""A content as text or as bytes, row by row; nothing of it can do more than be seen."""

import re
from bisect import bisect_left
from collections.abc import Sequence

from helix_desktop.ui.cache.content import Content
from helix_desktop.ui.cache.line_index import LineIndex
from helix_desktop.ui.cache.rows import Line, Rows
from helix_desktop.ui.plain import one_line

LONGEST = 4_000
"""Characters of a row; spelled out, a byte can take ten."""
_BAD = re.compile(r"(\w+\.)*\w*(Error|Exception)\b|E  |FAILED|FATAL|error:")
_WARN = re.compile(r"WARN(ING)?\b|warning:")
_RULE = re.compile(r"[=_\-]{3}")
NARROW, BROAD = 8, 16
"""Bytes of a row of the hex view."""
BROAD_FROM = 78
"""Columns from which a row shows more bytes."""


def cleaned(data: bytes) -> str:
    """Bytes as they can be painted: undecodable ones marked, invisible letters spelled out."""
    text = data.decode("utf-8", "replace").rstrip("\r\n").expandtabs(4)
    return one_line(text, LONGEST)


def tone_of(text: str) -> str:
    """A quiet colour for the lines that are looked for first in an output."""
    begun = text.lstrip()
    if _RULE.match(begun):
        return "mut"
    if _BAD.match(begun):
        return "bad"
    return "warn" if _WARN.match(begun) else "fg2"


class TextRows(Rows):
    """Lines with their numbers; `find` marks what was looked for."""

    def __init__(self, content: Content, index: LineIndex) -> None:
        super().__init__()
        self._content = content
        self._index = index
        self._hits: Sequence[int] = ()
        self._needle = 0
        self.current = -1
        """The hit that is looked at, by its offset."""
        content.arrived.connect(self.changed)

    @property
    def count(self) -> int:
        return len(self._index)

    @property
    def columns(self) -> int:
        return self._index.longest

    def mark(self, hits: Sequence[int], needle: int) -> None:
        """Offsets in order, and how many bytes each has."""
        self._hits, self._needle = hits, needle
        self.changed.emit()

    def row_of(self, offset: int) -> int:
        return self._index.row_at(offset)

    def number_of(self, row: int) -> int:
        """The line that a row is of, or goes on with."""
        while row > 0 and not self._index.numbers[row]:
            row -= 1
        return self._index.numbers[row]

    def line(self, at: int) -> Line | None:
        start, stop = self._index.stretch(at)
        data = self._content.slice(start, stop)
        if data is None:
            return None
        number = self._index.numbers[at]
        text = cleaned(data)
        inside = start <= self.current < max(stop, start + 1)
        return Line(
            text,
            number=f"{number:,}" if number else "",
            tone=tone_of(text),
            tint="hover" if inside else "",
            hits=self._marked(data, start, stop),
        )

    def _marked(self, data: bytes, start: int, stop: int) -> tuple[tuple[int, int], ...]:
        found = []
        at = bisect_left(self._hits, start - self._needle + 1)
        while at < len(self._hits) and self._hits[at] < stop:
            first = max(0, self._hits[at] - start)
            last = min(len(data), self._hits[at] - start + self._needle)
            found.append((len(cleaned(data[:first])), len(cleaned(data[:last]))))
            at += 1
        return tuple(found)


class HexRows(Rows):
    """Offset, bytes, letters."""

    gutter = 0

    def __init__(self, content: Content, columns: int) -> None:
        super().__init__()
        self._content = content
        self._wide = BROAD if columns >= BROAD_FROM else NARROW
        content.arrived.connect(self.changed)

    @property
    def count(self) -> int:
        return -(-self._content.size // self._wide)

    def line(self, at: int) -> Line | None:
        start = at * self._wide
        data = self._content.slice(start, start + self._wide)
        if data is None:
            return None
        letters = "".join(chr(byte) if 32 <= byte < 127 else "·" for byte in data)
        return Line(f"{start:08x}  {data.hex(' '):<{self._wide * 3 - 1}}  {letters}")
