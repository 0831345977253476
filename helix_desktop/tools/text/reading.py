"""Lines of a file of any size and spelling, numbered; of an endless line only its beginning.

Nothing is held but the lines that are wanted: what stands before them is only counted.
"""

import codecs
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from helix_desktop.tools.text.encodings import (
    SNIFF,
    UTF8,
    Spelling,
    marked,
    spelled,
    spelled_within,
)

LONGEST_LINE = 4_000
"""Characters of a line before the rest is left out."""
DECIDED_WHOLE = 16 * 1024 * 1024
"""Bytes up to which the whole file tells how it is spelled; of a larger one its beginning does."""
_BEGINNING = 1024 * 1024
_CHUNK = 256 * 1024
_CUT = " [the rest of this line is left out]"


@dataclass(slots=True)
class Reading:
    """Numbered lines of one reading, and where it ended."""

    lines: list[str] = field(default_factory=list)
    last: int = 0
    """The last line that was looked at."""
    more: bool = False
    spelling: Spelling = UTF8


class Decoder:
    """The text of pieces in their order; what ASCII leaves open, the first other piece tells."""

    def __init__(self, spelling: Spelling) -> None:
        self._open = spelling == UTF8
        self._choose(spelling)

    def text(self, piece: bytes, *, final: bool = False) -> str:
        if self._open and not piece.isascii():
            self._open = False
            self._choose(spelled_within(piece, whole=final))
        return self._decoder.decode(piece, final)

    def _choose(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self._decoder = codecs.getincrementaldecoder(spelling.codec)("replace")


def spelling_of(file: BinaryIO) -> Spelling | None:
    """How a file is spelled, None if it is no text; it is at its start before and afterwards."""
    size = os.fstat(file.fileno()).st_size
    data = file.read(SNIFF)
    if (mark := marked(data)) is None and b"\0" not in data:
        data += file.read((DECIDED_WHOLE if size <= DECIDED_WHOLE else _BEGINNING) - len(data))
    file.seek(0)
    return mark or spelled(data, whole=len(data) >= size)


def texts(file: BinaryIO, decoder: Decoder) -> Iterator[str]:
    """What is left of the file, in pieces."""
    while chunk := file.read(_CHUNK):
        yield decoder.text(chunk)
    yield decoder.text(b"", final=True)


def read_lines(
    file: BinaryIO, start: int, count: int | None, *, most: int, spelling: Spelling
) -> Reading:
    """`count` lines from `start` on (None: all), at most about `most` characters of them."""
    file.seek(len(spelling.mark))
    decoder, found = Decoder(spelling), Reading()
    skipped = start - 1 if not spelling.one_byte_lines else 0
    found.last = 0 if skipped else _skip(file, start - 1)
    size = 0
    for line in _lines(texts(file, decoder)):
        if found.last >= start - 1 and (size > most or len(found.lines) == count):
            found.more = True
            break
        found.last += 1
        if found.last >= start:
            found.lines.append(f"{found.last}\t{line}")
            size += len(found.lines[-1]) + 1
    found.spelling = decoder.spelling
    return found


def _skip(file: BinaryIO, lines: int) -> int:
    """Go behind so many line ends, or to the end; how many lines that were."""
    passed, unended = 0, False
    while passed < lines and (chunk := file.read(_CHUNK)):
        ends = chunk.count(b"\n")
        unended = not chunk.endswith(b"\n")
        if passed + ends < lines:
            passed += ends
            continue
        at = 0
        for _ in range(lines - passed):
            at = chunk.index(b"\n", at) + 1
        file.seek(at - len(chunk), os.SEEK_CUR)
        return lines
    return passed + unended


def _lines(pieces: Iterable[str]) -> Iterator[str]:
    started, dropped = "", False
    for piece in pieces:
        *whole, rest = (started + piece).split("\n")
        for line in whole:
            yield _shown(line, dropped)
            dropped = False
        # of an endless line only so much is carried along
        dropped = dropped or len(rest) > LONGEST_LINE + 1
        started = rest[: LONGEST_LINE + 1]
    if started:
        yield _shown(started, dropped)


def _shown(line: str, dropped: bool) -> str:
    text = line.rstrip("\r")
    return text[:LONGEST_LINE] + _CUT if dropped or len(text) > LONGEST_LINE else text
