"""Lines of a file of any size and spelling, numbered; of an endless line only its beginning.

Nothing is held but the lines that are wanted: what stands before them is only counted.
"""

import codecs
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from helix_desktop.tools.text.encodings import LATIN, SNIFF, UTF8, Spelling, marked, spelled

LONGEST_LINE = 4_000
"""Characters of a line before the rest is left out."""
DECIDED_WHOLE = 16 * 1024 * 1024
"""Bytes up to which the whole file decides whether it is UTF-8; then only what is read does."""
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


def read_lines(file: BinaryIO, start: int, count: int | None, *, most: int) -> Reading:
    """`count` lines from `start` on (None: all), at most about `most` characters of them."""
    spelling = spelling_of(file)
    file.seek(len(spelling.mark))
    found = Reading(spelling=spelling)
    skipped = start - 1 if not spelling.one_byte_lines else 0
    found.last = 0 if skipped else _skip(file, start - 1)
    size = 0
    for line in _lines(file, spelling):
        if found.last >= start - 1 and (size > most or len(found.lines) == count):
            found.more = True
            break
        found.last += 1
        if found.last >= start:
            found.lines.append(f"{found.last}\t{line}")
            size += len(found.lines[-1]) + 1
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


def _lines(file: BinaryIO, spelling: Spelling) -> Iterator[str]:
    decode = codecs.getincrementaldecoder(spelling.codec)("replace").decode
    started, dropped = "", False
    while chunk := file.read(_CHUNK):
        *whole, rest = (started + decode(chunk)).split("\n")
        for line in whole:
            yield _shown(line, dropped)
            dropped = False
        # of an endless line only so much is carried along
        dropped = dropped or len(rest) > LONGEST_LINE + 1
        started = rest[: LONGEST_LINE + 1]
    last = started + decode(b"", final=True)
    if last:
        yield _shown(last, dropped)


def _shown(line: str, dropped: bool) -> str:
    text = line.rstrip("\r")
    return text[:LONGEST_LINE] + _CUT if dropped or len(text) > LONGEST_LINE else text
