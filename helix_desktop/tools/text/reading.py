"""Lines of a file of any size and spelling, numbered; of an endless line only its beginning.

Nothing is held but the lines that are wanted: what stands before them is only counted.
"""

import codecs
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from helix_desktop.tools.text.encodings import LATIN, SNIFF, UTF8, Spelling, marked, spelled

LONGEST_LINE = 4_000
"""Characters of a line before the rest is left out."""
DECIDED_WHOLE = 16 * 1024 * 1024
"""Bytes up to which the whole file decides whether it is UTF-8; then only what is read does."""
SECONDS = 5.0
"""Time of one reading: a sparse file of a terabyte has no line end for an hour."""
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


def spelling_of(file: BinaryIO) -> Spelling:
    """How a text file is spelled; the file is at its start before and afterwards."""
    size = os.fstat(file.fileno()).st_size
    beginning = file.read(SNIFF)
    file.seek(0)
    found = marked(beginning)
    if found is not None:
        return found
    if size <= DECIDED_WHOLE:
        data = file.read(DECIDED_WHOLE)
        file.seek(0)
        return spelled(data) or LATIN
    # the last character of the beginning may be cut
    tried = codecs.getincrementaldecoder("utf-8")()
    try:
        tried.decode(beginning)
    except UnicodeDecodeError:
        return LATIN
    return UTF8


def read_lines(
    file: BinaryIO, start: int, count: int | None, *, most: int, seconds: float = SECONDS
) -> Reading:
    """`count` lines from `start` on (None: all), at most about `most` characters of them.

    What was found when the time is over is handed out; the last line may be cut then.
    """
    spelling = spelling_of(file)
    file.seek(len(spelling.mark))
    found = Reading(spelling=spelling)
    chunks = _Chunks(file, time.monotonic() + seconds)
    if spelling.one_byte_lines:
        found.last = _skip(chunks, start - 1)
    size = 0
    for line in () if chunks.late else _lines(chunks, spelling):
        if found.last >= start - 1 and (size > most or len(found.lines) == count):
            found.more = True
            break
        found.last += 1
        if found.last >= start:
            found.lines.append(f"{found.last}\t{line}")
            size += len(found.lines[-1]) + 1
    found.late = chunks.late
    return found


@dataclass(slots=True)
class _Chunks:
    """The bytes of a file from where it stands, until the time is over."""

    file: BinaryIO
    until: float
    late: bool = False

    def read(self) -> bytes:
        self.late = self.late or time.monotonic() > self.until
        return b"" if self.late else self.file.read(_CHUNK)


def _skip(chunks: _Chunks, lines: int) -> int:
    """Go behind so many line ends, or to the end; how many lines that were."""
    passed, unended = 0, False
    while passed < lines and (chunk := chunks.read()):
        ends = chunk.count(b"\n")
        unended = not chunk.endswith(b"\n")
        if passed + ends < lines:
            passed += ends
            continue
        at = 0
        for _ in range(lines - passed):
            at = chunk.index(b"\n", at) + 1
        chunks.file.seek(at - len(chunk), os.SEEK_CUR)
        return lines
    return passed + unended


def _lines(chunks: _Chunks, spelling: Spelling) -> Iterator[str]:
    """Each line as it is shown; the end of an endless one is looked for only if more are wanted."""
    decode = codecs.getincrementaldecoder(spelling.codec)("replace").decode
    started, endless = "", False
    while chunk := chunks.read():
        text = decode(chunk)
        if endless:
            _, end, text = text.partition("\n")
            if not end:
                continue
            endless = False
        *whole, started = (started + text).split("\n")
        yield from map(_shown, whole)
        if len(started) > LONGEST_LINE + 1:
            yield _shown(started)
            started, endless = "", True
    started += decode(b"", final=True)
    if started and not endless:
        yield _shown(started)


def _shown(line: str) -> str:
    text = line.rstrip("\r")
    return text[:LONGEST_LINE] + _CUT if len(text) > LONGEST_LINE else text
