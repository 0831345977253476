"""Reads other programs' session files within limits: JSON lines, and objects of a long array.

A file may be written while it is read, be as large as the disk, or come from an attacker. Only
regular files are opened, and only to read.
"""

import codecs
import errno
import io
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO, TypeAlias, TypeVar

import zstandard

from helix_desktop.app.source_formats.source_messages import ImportFailure, ReadingReport
from helix_desktop.domain.json_parsing import (
    JsonUnparsable,
    parse_json_as,
    replace_half_characters,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store import disk

T = TypeVar("T")
JsonObject: TypeAlias = dict[str, object]

MAX_LINE_BYTES = 32 << 20
"""The maximum bytes of a line, and of an object of an array: pictures are in them as text."""
MAX_DOCUMENT_BYTES = 64 << 20
"""The maximum bytes of a JSON file that is no array."""
MAX_VALUES = 2_000_000
"""The maximum values of a line or object: a list takes 56 bytes of memory, and two in the file."""
MAX_LINES = 4_000_000
MAX_LIST_BYTES = 16 << 30
"""The maximum bytes of a list of messages, and of all lines: a compressed file of a megabyte may
have more."""
CHUNK_BYTES = 1 << 20
_MAX_UNCOUNTED_BYTES = 2 * MAX_VALUES
_MAX_ZSTD_WINDOW_BYTES = 128 << 20
ZSTD, SQLITE = b"\x28\xb5\x2f\xfd", b"SQLite format 3\0"
_MARK, _IN_STRING = re.compile(rb'["{}]'), re.compile(rb'["\\]')


@contextmanager
def open_source(path: Path) -> Iterator[BinaryIO]:
    """Open a file as plain bytes: what zstd compressed is decompressed piece by piece."""
    with ExitStack() as closing:
        try:
            file = closing.enter_context(disk.open_regular(path))
            start = bytes_at_once(file, 4)
            file.seek(0)
        except OSError as error:
            raise unreadable(path, error) from error
        if start == ZSTD:
            decompressor = zstandard.ZstdDecompressor(max_window_size=_MAX_ZSTD_WINDOW_BYTES)
            raw = decompressor.stream_reader(file, read_across_frames=True)
            file = closing.enter_context(io.BufferedReader(raw, CHUNK_BYTES))
        try:
            yield file
        except OSError as error:
            raise unreadable(path, error) from error


def unreadable(path: Path, error: OSError) -> ImportFailure:
    reason = error.strerror or Phrase("unknown error")
    return ImportFailure("Can't read {path}: {reason}.", path=path, reason=reason)


def read_head(path: Path, size: int) -> bytes:
    with open_source(path) as file:
        try:
            return bytes_at_once(file, size)
        except zstandard.ZstdError:
            return b""


def bytes_at_once(file: BinaryIO, size: int) -> bytes:
    """Read bytes; raise OSError for a file that has none yet, such as /proc/kmsg."""
    data: bytes | None = file.read(size)
    if data is None:
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
    return data


def raw_lines(file: BinaryIO, report: ReadingReport) -> Iterator[tuple[int, int, bytes]]:
    """Yield number, offset, and bytes of each line; name those that are too long."""
    number, offset = 0, file.tell()
    while number < MAX_LINES and offset < MAX_LIST_BYTES:
        number += 1
        try:
            line = file.readline(MAX_LINE_BYTES + 1)
            size = len(line)
            if _has_too_many_values(line):
                report.add_problem(number, _too_many_values())
                line = b"\n"
            if size > MAX_LINE_BYTES:
                report.add_problem(number, _too_long())
                while line and not line.endswith(b"\n") and offset + size < MAX_LIST_BYTES:
                    line = file.readline(CHUNK_BYTES)
                    size += len(line)
                line = b"\n"
        except zstandard.ZstdError:
            report.add_problem(number, Phrase("the compressed data is damaged from here on"))
            return
        if not line:
            return
        # some editors begin a file with this mark
        text = line if offset else line.removeprefix(codecs.BOM_UTF8)
        yield number, offset, replace_half_characters(text)
        offset += size
        report.read = offset
    report.add_problem(number, Phrase("the file has more lines than can be read"))


def parse_line(
    number: int, line: bytes, report: ReadingReport, *, silent: bool = False
) -> JsonObject | None:
    """Return a line's object; name a line that is none, unless it is the file's unfinished end."""
    if not line.strip():
        return None
    try:
        text = replace_half_characters(line.removeprefix(codecs.BOM_UTF8))
        return parse_json_as(text, JsonObject)
    except JsonUnparsable as error:
        if line.endswith(b"\n"):
            if not silent:
                report.add_problem(number, str(error))
        else:
            report.note_cut(number)
        return None


def json_lines(
    path: Path, report: ReadingReport, wanted: bytearray | None = None
) -> Iterator[tuple[int, JsonObject]]:
    """Yield the objects of a JSONL file with their line numbers; only of `wanted` lines, if any."""
    with open_source(path) as file:
        for number, _, line in raw_lines(file, report):
            if wanted is not None and number >= len(wanted):
                return  # it was written since
            if wanted is not None and not wanted[number]:
                continue
            record = parse_line(number, line, report)
            if record is not None:
                yield number, record


def json_document(path: Path) -> object:
    """Return the content of a JSON file that is not too large to be parsed at once."""
    data = read_head(path, MAX_DOCUMENT_BYTES + 1)
    if len(data) > MAX_DOCUMENT_BYTES:
        raise ImportFailure("{path} is too large for a file of one object.", path=path)
    try:
        return parse_bounded(data, object)
    except JsonUnparsable as error:
        raise ImportFailure("{path} isn't valid JSON: {error}.", path=path, error=error) from error


def array_objects(file: BinaryIO, report: ReadingReport) -> Iterator[tuple[int, JsonObject]]:
    """Yield the objects of a JSON array with their numbers, without holding the array.

    A single object counts as an array of one. An object that is too long or damaged is named.
    """
    number = 0
    for data in _split_objects(file, report):
        number += 1
        if data is None:
            report.add_problem(number, _too_long())
            continue
        try:
            yield number, parse_bounded(data, JsonObject)
        except JsonUnparsable as error:
            report.add_problem(number, str(error))


def _split_objects(file: BinaryIO, report: ReadingReport) -> Iterator[bytes | None]:
    """Yield the bytes of the outermost objects; None for one that is too long."""
    buffer = bytearray()
    position, object_start, depth, count = 0, -1, 0, 0
    in_string = is_too_long = False
    while report.read < MAX_LIST_BYTES and (chunk := file.read(CHUNK_BYTES)):
        report.read += len(chunk)
        buffer += chunk
        # the marks are searched one by one: a long search would hold the interpreter
        while match := (_IN_STRING if in_string else _MARK).search(buffer, position):
            mark, position = match.group(), match.end()
            if mark == b"\\":
                if position == len(buffer):  # what it escapes was not read yet
                    position -= 1
                    break
                position += 1
            elif mark == b'"':
                in_string = not in_string
            elif mark == b"{":
                object_start = position - 1 if depth == 0 else object_start
                depth += 1
            elif depth:
                depth -= 1
                if depth == 0:
                    count += 1
                    is_too_long = is_too_long or position - object_start > MAX_LINE_BYTES
                    yield None if is_too_long else bytes(memoryview(buffer)[object_start:position])
                    object_start, is_too_long = -1, False
        else:
            position = len(buffer)
        if object_start >= 0 and position - object_start > MAX_LINE_BYTES:
            is_too_long, object_start = True, -1
        consumed = position if object_start < 0 else object_start
        del buffer[:consumed]
        position, object_start = position - consumed, object_start if object_start < 0 else 0
    if depth:
        report.cut = Phrase("The file ends within item {number} of its list.", number=count + 1)


def parse_bounded(data: bytes | str, kind: type[T]) -> T:
    """Parse JSON whose values don't fill the memory; raise JsonUnparsable for any other."""
    written = data if isinstance(data, bytes) else data.encode("utf-8", "replace")
    written = written.removeprefix(codecs.BOM_UTF8)
    if _has_too_many_values(written):
        raise JsonUnparsable(_too_many_values())
    return parse_json_as(replace_half_characters(written), kind)


def _has_too_many_values(data: bytes) -> bool:
    if len(data) <= _MAX_UNCOUNTED_BYTES:
        return False
    return sum(map(data.count, (b",", b"[", b"{"))) > MAX_VALUES


def _too_many_values() -> Phrase:
    return Phrase("it has too many values")


def _too_long() -> Phrase:
    return Phrase("it is longer than {size} MB", size=MAX_LINE_BYTES >> 20)


def is_plain_name(name: str) -> bool:
    """Whether a name from a file leads nowhere else."""
    return re.fullmatch(r"[\w-]{1,200}", name) is not None


def at_path(value: object, *names: str) -> object:
    """Return what is at these names in nested objects; None if it is not there."""
    for name in names:
        value = value.get(name) if isinstance(value, dict) else None
    return value


def text_at(value: object, *names: str) -> str:
    """Return the text at these names; "" if there is none."""
    text = at_path(value, *names)
    return text if isinstance(text, str) else ""


def list_at(value: object, *names: str) -> list[object]:
    items = at_path(value, *names)
    return items if isinstance(items, list) else []


def object_at(value: object, *names: str) -> JsonObject:
    item = at_path(value, *names)
    return item if isinstance(item, dict) else {}


def count_at(value: object, *names: str) -> int:
    """Return a number of tokens; 0 if there is none that makes sense."""
    number = at_path(value, *names)
    is_count = isinstance(number, int | float) and 0 <= number < 1 << 53
    return int(number) if is_count and isinstance(number, int | float) else 0
