"""Some lines of a large original, read piece by piece: what they do not lie in is not held.

Whoever asks for the end is served from the end. Each piece is verified by the store.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import overload

from helix_desktop.context.texts.recall import asked_lines, excerpt, shown_lines
from helix_desktop.domain.cache import CacheEntry
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.ports import Chest, Scales
from helix_desktop.tools.excerpts import LINES_TOKENS, PIECE, decoded

LARGE = PIECE
"""Bytes from which on a part is cheaper to read than the whole: the store's own pieces."""
MOST_HELD = 8 << 20
"""Bytes of lines held at most: where they are longer than that, all of it is read as before."""


class Sparse(Sequence[str]):
    """Some lines of a text by their place in it; the others are not here."""

    def __init__(self, lines: Mapping[int, bytes], count: int) -> None:
        self._lines, self._count = lines, count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(self._count))]
        return decoded(self._lines[index + 1]).removesuffix("\r")


async def lines_of(chest: Chest, entry: CacheEntry, asked: str, *, scales: Scales) -> str | None:
    """The lines asked for; None where that takes all of it anyway."""
    ranges = asked_lines(asked, entry.lines)
    if ranges.problem:
        raise ToolError(ranges.problem)
    wanted = frozenset(shown_lines(ranges, LINES_TOKENS))
    reading = _from_the_end if entry.lines - min(wanted) < max(wanted) else _from_the_start
    found = await reading(chest, entry, wanted)
    if wanted - found.keys():
        return None
    every = Sparse(found, entry.lines)
    return await asyncio.to_thread(excerpt, every, ranges, LINES_TOKENS, scales=scales)


class _Gathered:
    """Wanted lines, put together of the parts that pieces have of them."""

    def __init__(self, wanted: frozenset[int]) -> None:
        self._wanted = wanted
        self.lines: dict[int, bytes] = {}
        self.held = 0

    def take(self, piece: bytes, first: int, *, before: bool = False) -> bool:
        """Keep what is wanted of a piece whose first line is number `first`; False: too much."""
        for number, part in self._parts(piece, first):
            known = self.lines.get(number, b"")
            self.lines[number] = part + known if before else known + part
            self.held += len(part)
            if self.held > MOST_HELD:
                return False
        return True

    def _parts(self, piece: bytes, first: int) -> Iterator[tuple[int, bytes]]:
        last = first + piece.count(b"\n")
        if not any(first <= number <= last for number in self._wanted):
            return
        at = 0
        for number in range(first, last + 1):
            end = piece.find(b"\n", at)
            if number in self._wanted:
                yield number, piece[at:] if end < 0 else piece[at:end]
            at = end + 1


async def _from_the_start(
    chest: Chest, entry: CacheEntry, wanted: frozenset[int]
) -> Mapping[int, bytes]:
    found, first = _Gathered(wanted), 1
    for at in range(0, entry.size, PIECE):
        if first > max(wanted):
            break
        piece = await chest.read(entry.digest, at, min(at + PIECE, entry.size))
        if not await asyncio.to_thread(found.take, piece, first):
            return {}
        first += piece.count(b"\n")
    return found.lines


async def _from_the_end(
    chest: Chest, entry: CacheEntry, wanted: frozenset[int]
) -> Mapping[int, bytes]:
    found, last = _Gathered(wanted), entry.lines
    for at in reversed(range(0, entry.size, PIECE)):
        if last < min(wanted):
            break
        piece = await chest.read(entry.digest, at, min(at + PIECE, entry.size))
        # what stands behind the last line feed of all is no line
        last += at + PIECE >= entry.size and piece.endswith(b"\n")
        last -= piece.count(b"\n")
        if not await asyncio.to_thread(found.take, piece, last, before=True):
            return {}
    return found.lines
