"""A text as its lines, numbered as files are, without holding each of them.

Making, and above all letting go of, millions of lines would hold up whoever draws the window.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import overload


class Lines(Sequence[str]):
    """The lines without their ends; only a line feed ends one."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts = array("Q")
        at = 0
        while at < len(text):
            self._starts.append(at)
            end = text.find("\n", at)
            at = end + 1 if end >= 0 else len(text)

    def __len__(self) -> int:
        return len(self._starts)

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        at = range(len(self))[index]
        stop = self._starts[at + 1] if at + 1 < len(self) else len(self._text)
        return self._text[self._starts[at] : stop].removesuffix("\n").removesuffix("\r")

    def hits(self, positions: Iterable[int]) -> dict[int, int]:
        """The lines (from 1) that character positions fall into, and the first column in each.

        What lies behind the last line is in no line.
        """
        found: dict[int, int] = {}
        for position in positions:
            number = bisect_right(self._starts, position)
            if number and position < len(self._text):
                found.setdefault(number, position - self._starts[number - 1])
        return found
