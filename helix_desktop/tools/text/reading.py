"""Lines of a file of any size and spelling, numbered; of an endless line only its beginning.

Nothing is held but the lines that are wanted: what stands before them is only counted.
"""

import codecs
import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import BinaryIO, Protocol

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
SECONDS = 5.0
"""Time of one reading: a sparse file of a terabyte has no line end for an hour."""
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
    late: bool = False
    """The time was over before what was asked for was found."""
    spelling: Spelling = UTF8


@dataclass(slots=True)
class _Timed:
    """A file that is at its end when the time is over."""

    file: BinaryIO
    until: float
    late: bool = False

    def read(self, size: int, /) -> bytes:
        self.late = self.late or time.monotonic() > self.until
        return b"" if self.late else self.file.read(size)


class Readable(Protocol):
    """A file, as far as it is read here."""

    def read(self, size: int, /) -> bytes: ...


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


def texts(file: Readable, decoder: Decoder) -> Iterator[str]:
    """What is left of the file, in pieces."""
    while chunk := file.read(_CHUNK):
        yield decoder.text(chunk)
    yield decoder.text(b"", final=True)


def rewritten(
    pieces: Iterable[bytes],
    spelling: Spelling,
    change: Callable[[Iterator[bytes]], Iterator[bytes]],
) -> Iterator[bytes]:
    """A text of any encoding after it was changed as UTF-8, in its own encoding again."""
    decoder = codecs.getincrementaldecoder(spelling.codec)("replace")
    plain = codecs.getincrementaldecoder("utf-8")("replace")
    yield spelling.mark
    skipped = len(spelling.mark)

    def told() -> Iterator[bytes]:
        left = skipped
        for piece in pieces:
            yield decoder.decode(piece[left:]).encode("utf-8")
            left = max(left - len(piece), 0)
        yield decoder.decode(b"", final=True).encode("utf-8")

    for piece in change(told()):
        yield plain.decode(piece).encode(spelling.codec)
    yield plain.decode(b"", final=True).encode(spelling.codec)


def read_lines(
    file: BinaryIO, start: int, count: int | None, *, most: int, spelling: Spelling
) -> Reading:
    """`count` lines from `start` on (None: all), at most about `most` characters of them.

    What was found when the time is over is handed out; the last line may be cut then.
    """
    file.seek(len(spelling.mark))
    timed = _Timed(file, time.monotonic() + SECONDS)
    decoder, found = Decoder(spelling), Reading()
    skipped = start - 1 if not spelling.one_byte_lines else 0
    found.last = 0 if skipped else _skip(timed, start - 1)
    size = 0
    for line in () if timed.late else _lines(texts(timed, decoder)):
        if found.last >= start - 1 and (size > most or len(found.lines) == count):
            found.more = True
            break
        found.last += 1
        if found.last >= start:
            found.lines.append(f"{found.last}\t{line}")
            size += len(found.lines[-1]) + 1
    found.spelling, found.late = decoder.spelling, timed.late
    return found


def _skip(timed: _Timed, lines: int) -> int:
    """Go behind so many line ends, or to the end; how many lines that were."""
    passed, unended = 0, False
    while passed < lines and (chunk := timed.read(_CHUNK)):
        ends = chunk.count(b"\n")
        unended = not chunk.endswith(b"\n")
        if passed + ends < lines:
            passed += ends
            continue
        at = 0
        for _ in range(lines - passed):
            at = chunk.index(b"\n", at) + 1
        timed.file.seek(at - len(chunk), os.SEEK_CUR)
        return lines
    return passed + unended


def _lines(pieces: Iterable[str]) -> Iterator[str]:
    """Each line as it is shown; the end of an endless one is looked for only if more are wanted."""
    started, endless = "", False
    for piece in pieces:
        text = piece
        if endless:
            _, end, text = piece.partition("\n")
            if not end:
                continue
            endless = False
        *whole, started = (started + text).split("\n")
        yield from map(shown_line, whole)
        if len(started) > LONGEST_LINE + 1:
            yield shown_line(started)
            started, endless = "", True
    if started and not endless:
        yield shown_line(started)


def shown_line(line: str) -> str:
    text = line.rstrip("\r")
    return text[:LONGEST_LINE] + _CUT if len(text) > LONGEST_LINE else text
