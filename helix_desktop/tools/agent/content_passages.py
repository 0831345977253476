"""Reads the lines of a stored output that the user mentioned, in full, however long they are.

Read piece by piece: of a large content only the wanted lines are kept in memory. An agent's recall
returns less of it (`recall_sources.py`); a passage that the user names is not shortened.
"""

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from helix_desktop.context.texts.recall_ranges import number_lines
from helix_desktop.domain.cache import CacheEntry
from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.domain.ports import SessionStore
from helix_desktop.tools.agent.recall_sources import MAX_LINES_BYTES, PIECE, decode_original


class ReadPassage(Struct, frozen=True):
    """Lines with their numbers, from 1 and in order; not `complete` if there are more."""

    rows: Sequence[tuple[int, str]]
    complete: bool = True

    @property
    def pieces(self) -> list[str]:
        """The lines as text: each with its number, and a mark where lines are left out."""
        return number_lines(self.rows)


async def read_passage(
    session_store: SessionStore,
    entry: CacheEntry,
    passage: ContentPassage,
    *,
    max_bytes: int = MAX_LINES_BYTES,
) -> ReadPassage:
    reading = _PassageBuilder(passage, max_bytes)
    for start in range(0, entry.size, PIECE):
        piece = await session_store.read(entry.digest, start, min(start + PIECE, entry.size))
        await asyncio.to_thread(reading.take, piece)
        if reading.over:
            break
    await asyncio.to_thread(reading.finish)
    return ReadPassage(reading.rows, not reading.full)


class _PassageBuilder:
    """The lines found so far, fed by pieces of a content in order."""

    def __init__(self, passage: ContentPassage, max_bytes: int) -> None:
        self._passage, self._bytes_left = passage, max_bytes
        self._letters = passage.letters.encode("utf-8", "replace").lower()
        self._rest = b""
        self._line = 1
        """The number of the line in which the next piece begins or continues."""
        self.rows: list[tuple[int, str]] = []
        self.full = False

    @property
    def over(self) -> bool:
        return self.full or (bool(self._passage.last) and self._line > self._passage.last)

    def take(self, piece: bytes) -> None:
        feeds = piece.count(b"\n")
        if self._line + feeds < self._passage.first:
            # nor is the line wanted in which the piece ends
            self._line, self._rest = self._line + feeds, b""
            return
        *rows, self._rest = (self._rest + piece).split(b"\n")
        for row in rows:
            self._add_row(row)
        if len(self._rest) > MAX_LINES_BYTES:  # a line without an end is not held
            self.full, self._rest = True, b""

    def finish(self) -> None:
        """Add the text after the last line feed as a line, unless it is empty."""
        if self._rest:
            self._add_row(self._rest)

    def _add_row(self, row: bytes) -> None:
        number, passage = self._line, self._passage
        self._line += 1
        if self.full or number < passage.first or (passage.last and number > passage.last):
            return
        if self._letters and self._letters not in row.lower():
            return
        self._bytes_left -= len(row)
        self.full = self._bytes_left < 0
        if not self.full:
            self.rows.append((number, decode_original(row).removesuffix("\r")))
