"""Limits of all documents (PDF, Office): size of text, reading time; the text with its pages.

A reader writes lines. A line that begins with RECORD tells what the document is or how the reading
ended, and one that begins with SECTION begins the next page, sheet, slide or cell. Neither
character is left in the text of a document, so that no document can imitate such a line.
"""

import re
import time
from enum import StrEnum
from typing import BinaryIO

import msgspec
from msgspec import Struct

from helix_desktop.domain.shown_part import ShownPart
from helix_desktop.domain.value import replace
from helix_desktop.tools.text.file_content import MAX_LINE_CHARS, NumberedReading
from helix_desktop.tools.text.html_text import show_invisible

RECORD, SECTION = "\x1e", "\f"
MAX_TEXT_BYTES = 8 * 1024 * 1024
"""The maximum characters of one document's text; a long book has two million."""
MAX_READING_SECONDS = 60.0
"""The seconds after which a reader ends with what it has read."""
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x84\x86-\x9f]")
_LINE_ENDS = re.compile(r"\r\n?|[\v\x85\u2028\u2029]")


class ReadingEnd(StrEnum):
    """How the reading of a document ended."""

    COMPLETE = "whole"
    LONG = "long"
    LATE = "late"
    MEMORY = "memory"
    LOCKED = "locked"
    PICTURES = "pictures"
    """All of it was read, but its pages have no text."""
    TRUNCATED = "truncated"
    """The end of the file is missing."""
    BROKEN = "broken"
    FOREIGN = "foreign"
    """It is none of the documents that are read."""


class DocumentRecord(Struct, frozen=True, omit_defaults=True):
    """What a reader tells of a document: its kind in words, and the number of its parts.

    `total` is 0 where the number is known only when all of them are read.
    """

    kind: str = ""
    unit: str = ""
    total: int = 0
    end: ReadingEnd | None = None


class ReadingStopped(Exception):
    """The reading ends here, for the named reason."""

    def __init__(self, end: ReadingEnd) -> None:
        super().__init__(end)
        self.end = end


class DocumentWriter:
    """The text of a document while it is read, written piece by piece."""

    def __init__(
        self,
        out: BinaryIO,
        *,
        max_chars: int = MAX_TEXT_BYTES,
        seconds: float = MAX_READING_SECONDS,
    ) -> None:
        self._out = out
        self._chars_left = max_chars
        self._until = time.monotonic() + seconds
        self.sections = 0

    def start(self, kind: str, unit: str = "", total: int = 0) -> None:
        """Tell what the document is, before its text."""
        self._record(DocumentRecord(kind, unit, total))

    def section(self, title: str) -> None:
        """Begin the next page, sheet, slide or cell."""
        self.sections += 1
        self._write_record_text(f"{SECTION}[{' '.join(_cleaned(title).split())}]\n")

    def write(self, text: str) -> None:
        """Write lines; raise ReadingStopped at a limit."""
        for line in _cleaned(text).rstrip().split("\n"):
            # in pieces that are shown in full
            remaining = line
            while len(remaining) > MAX_LINE_CHARS:
                cut = (
                    remaining.rfind(" ", MAX_LINE_CHARS // 2, MAX_LINE_CHARS) + 1 or MAX_LINE_CHARS
                )
                self._write_record_text(remaining[:cut].rstrip() + "\n")
                remaining = remaining[cut:]
            self._write_record_text(remaining + "\n")

    def end(self, how: ReadingEnd) -> None:
        self._record(DocumentRecord(end=how))

    def _record(self, record: DocumentRecord) -> None:
        self._out.write(RECORD.encode() + msgspec.json.encode(record) + b"\n")
        self._out.flush()

    def _write_record_text(self, text: str) -> None:
        self._out.write(text[: self._chars_left].encode("utf-8", "replace"))
        if len(text) > self._chars_left:
            self._out.write(b"\n")
            raise ReadingStopped(ReadingEnd.LONG)
        self._chars_left -= len(text)
        self.check_time()

    def limit_time(self, seconds: float) -> None:
        self._until = min(self._until, time.monotonic() + seconds)

    def check_time(self) -> None:
        """Raise ReadingStopped if the time is over, also where nothing is written for long."""
        if time.monotonic() > self._until:
            raise ReadingStopped(ReadingEnd.LATE)


class DocumentText(Struct, frozen=True):
    """The text of a document, in which SECTION begins the line of each part."""

    kind: str = ""
    unit: str = ""
    total: int = 0
    text: str = ""
    end: ReadingEnd = ReadingEnd.BROKEN

    @property
    def plain(self) -> str:
        return self.text.replace(SECTION, "")

    def part(self, reading: NumberedReading) -> ShownPart | None:
        """Return the part of the document that a reading of its text shows; None: all of it."""
        unread = self.end in (ReadingEnd.LONG, ReadingEnd.LATE, ReadingEnd.MEMORY)
        part = reading.part or ShownPart(1, reading.last, reading.last)
        if not reading.lines or not (unread or reading.part):
            return None
        begin, end, total = self._sections_of_lines(
            reading.last - len(reading.lines) + 1, reading.last
        )
        if self.unit and end < total:
            more = unread and not self.total
            return ShownPart(max(begin, 1), end, total, self.unit, more, part.long_lines)
        return replace(part, more=part.more or unread)

    def _sections_of_lines(self, first: int, last: int) -> tuple[int, int, int]:
        """Return the sections in which the lines `first` and `last` are, and their number."""
        lines = self.text.split("\n")
        begin = sum(line.startswith(SECTION) for line in lines[: max(first, 1)])
        end = begin + sum(line.startswith(SECTION) for line in lines[max(first, 1) : last])
        count = sum(line.startswith(SECTION) for line in lines)
        return begin, end, max(self.total, count)

    def title(self, first: int, last: int) -> str:
        """Describe the document, of which the lines `first` to `last` are shown."""
        begin, end, total = self._sections_of_lines(first, last)
        if not self.unit or not total:
            return self.kind
        least = "at least " if self.end is not ReadingEnd.COMPLETE and not self.total else ""
        title = f"{self.kind}, {least}{total:,} {self.unit}{'s' if total > 1 else ''}"
        if last < first or end == 0 or total == 1:
            return title
        shown = f"{max(begin, 1)}-{end}" if end > max(begin, 1) else f"{end}"
        return f"{title}, {self.unit}{'s' if end > max(begin, 1) else ''} {shown} shown"


def read_document_text(data: bytes, missing: ReadingEnd) -> DocumentText:
    """Return what a reader wrote; `missing` is the end of one that could not tell its own."""
    document = DocumentRecord()
    end, lines = missing, []
    for line in data.decode("utf-8", "replace").split("\n"):
        if not line.startswith(RECORD):
            lines.append(line)
            continue
        try:
            record = msgspec.json.decode(line[1:], type=DocumentRecord)
        except (msgspec.MsgspecError, UnicodeEncodeError):
            continue  # a reader that was ended within the line
        if record.kind and not document.kind:
            document = record
        end = record.end or end
    return DocumentText(
        document.kind, document.unit, document.total, "\n".join(lines).rstrip(), end
    )


def _cleaned(text: str) -> str:
    return show_invisible(_CONTROLS.sub("", _LINE_ENDS.sub("\n", text)))
