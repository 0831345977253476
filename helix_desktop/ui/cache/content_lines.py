"""An entry's content as lines to show: text, hex, JSON tree, or a diff with the version before.

Content is read in blocks on demand, and the line index is built piece by piece in a thread, for any
bytes. A row is a line or a part of one: longer lines are broken, at a space if possible. Contents
are only displayed.
"""

import json
import re
from array import array
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from helix_desktop.domain.cache import CacheEntry
from helix_desktop.domain.file_changes import FileDiff
from helix_desktop.ui.text.formatting import count_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.line_view import ADDED, REMOVED, LineSource, TextLine

BLOCK_BYTES = 64 * 1024
MAX_BLOCKS = 48
"""Blocks kept in memory: 3 MiB."""


class LoadedContent(QObject):
    """The bytes of one entry; `wanted` asks for a block by number, and `put` supplies it."""

    wanted = Signal(int)
    arrived = Signal()

    def __init__(self, entry: CacheEntry) -> None:
        super().__init__()
        self.entry = entry
        self._blocks: OrderedDict[int, bytes] = OrderedDict()
        self._requested: set[int] = set()

    @property
    def size(self) -> int:
        return self.entry.size

    def put(self, number: int, data: bytes) -> None:
        self._requested.discard(number)
        self._blocks[number] = data
        while len(self._blocks) > MAX_BLOCKS:
            self._blocks.popitem(last=False)
        self.arrived.emit()

    def slice(self, start: int, stop: int) -> bytes | None:
        """Return a range of bytes, or None while some blocks are being read."""
        stop = min(stop, self.size)
        if start >= stop:
            return b""
        first, last = start // BLOCK_BYTES, (stop - 1) // BLOCK_BYTES
        missing = [index for index in range(first, last + 1) if index not in self._blocks]
        for index in missing:
            if index not in self._requested:
                self._requested.add(index)
                self.wanted.emit(index)
        if missing:
            return None
        for index in range(first, last + 1):
            self._blocks.move_to_end(index)
        data = b"".join(self._blocks[index] for index in range(first, last + 1))
        return data[start - first * BLOCK_BYTES : stop - first * BLOCK_BYTES]


MAX_LINE_CHARS = 1_000
"""Bytes of a row where lines are not wrapped."""
_CONTINUES = 0x80
_MASK = 0xC0
SPACE_SEARCH_BYTES = 24
"""Bytes before a break in which a space is searched for."""


class LineIndex:
    """The offsets of rows, which grow with each `feed`; `finish` follows the last piece."""

    def __init__(self, max_columns: int = MAX_LINE_CHARS) -> None:
        self._max_columns = max(max_columns, 16)
        self.starts = array("q")
        """The offset of each row."""
        self.numbers = array("q")
        """The line number that a row begins; 0 if the row continues a line."""
        self.max_line_length = 0
        self._rest = b""
        self._at = 0
        self._line = 0
        self.end = 0

    def __len__(self) -> int:
        return len(self.starts)

    def feed(self, piece: bytes) -> None:
        data = self._rest + piece if self._rest else piece
        start = 0
        while (newline := data.find(b"\n", start)) >= 0:
            self._add_line(data, start, newline)
            start = newline + 1
        if len(data) - start > 64 * self._max_columns:  # a line without an end is not kept whole
            start = self._add_long_line(data, start, len(data), keep=2 * self._max_columns)
        self._at += start
        self._rest = data[start:]
        self.end = self._at

    def finish(self) -> None:
        if self._rest:
            self._add_line(self._rest, 0, len(self._rest))
            self._at += len(self._rest)
            self._rest = b""
        self.end = self._at

    def stretch(self, row: int) -> tuple[int, int]:
        """Return the beginning and the end of a row."""
        start = self.starts[row]
        return start, self.starts[row + 1] if row + 1 < len(self.starts) else self.end

    def row_at(self, offset: int) -> int:
        return max(0, bisect_right(self.starts, offset) - 1)

    def _add_line(self, data: bytes, start: int, stop: int) -> None:
        """Add the rows of a complete line."""
        self._add_row(self._add_long_line(data, start, stop, keep=self._max_columns), stop)
        self._going_on = False

    _going_on = False
    """Whether a part of the present line was added before."""

    def _add_long_line(self, data: bytes, start: int, stop: int, *, keep: int) -> int:
        """Add rows until at most `keep` bytes are left; return where these begin."""
        if not self._going_on:
            self._line += 1
        while stop - start > keep:
            end = _row_end(data, start, start + self._max_columns)
            self._add_row(start, end)
            start = end
        return start

    def _add_row(self, start: int, end: int) -> None:
        first = not self._going_on
        self.starts.append(self._at + start)
        self.numbers.append(self._line if first else 0)
        self.max_line_length = max(self.max_line_length, end - start)
        self._going_on = True


def _row_end(data: bytes, start: int, end: int) -> int:
    """Return a break near `end`: after a space, otherwise never inside a character."""
    space = data.rfind(b" ", max(start + 1, end - SPACE_SEARCH_BYTES), end)
    if space >= 0:
        return space + 1
    while end > start + 1 and data[end] & _MASK == _CONTINUES:
        end -= 1
    return end


MAX_TEXT_CHARS = 4_000
"""Characters of a row; a spelled-out byte can take ten."""
_BAD = re.compile(r"(\w+\.)*\w*(Error|Exception)\b|E  |FAILED|FATAL|error:")
_WARN = re.compile(r"WARN(ING)?\b|warning:")
_RULE = re.compile(r"[=_\-]{3}")
NARROW_ROW_BYTES, BROAD_ROW_BYTES = 8, 16
"""Bytes of a row of the hex view."""
BROAD_ROW_COLUMNS = 78
"""Columns from which a row shows more bytes."""


def decoded_text(data: bytes) -> str:
    """Return bytes as visible text: undecodable ones marked, hidden characters spelled out."""
    text = data.decode("utf-8", "replace").rstrip("\r\n").expandtabs(4)
    return one_line(text, MAX_TEXT_CHARS)


def line_tone(text: str) -> str:
    """Return the tone of a line, quietly highlighting warnings and errors."""
    line = text.lstrip()
    if _RULE.match(line):
        return "mut"
    if _BAD.match(line):
        return "bad"
    return "warn" if _WARN.match(line) else "fg2"


class ContentTextLines(LineSource):
    """Text lines with their numbers; `mark` highlights search hits."""

    def __init__(self, content: LoadedContent, index: LineIndex) -> None:
        super().__init__()
        self._content = content
        self._index = index
        self._hits: Sequence[int] = ()
        self._needle = 0
        self.current = -1
        """The offset of the current hit."""
        content.arrived.connect(self.changed)

    @property
    def count(self) -> int:
        return len(self._index)

    @property
    def columns(self) -> int:
        return self._index.max_line_length

    def mark(self, hits: Sequence[int], needle: int) -> None:
        """Set the offsets of hits in order, and the number of bytes of each."""
        self._hits, self._needle = hits, needle
        self.changed.emit()

    def row_of(self, offset: int) -> int:
        return self._index.row_at(offset)

    def number_of(self, row: int) -> int:
        """Return the line number that a row begins or continues."""
        while row > 0 and not self._index.numbers[row]:
            row -= 1
        return self._index.numbers[row]

    def line(self, index: int) -> TextLine | None:
        start, stop = self._index.stretch(index)
        data = self._content.slice(start, stop)
        if data is None:
            return None
        number = self._index.numbers[index]
        text = decoded_text(data)
        inside = start <= self.current < max(stop, start + 1)
        marks = []
        hit = bisect_left(self._hits, start - self._needle + 1)
        while hit < len(self._hits) and self._hits[hit] < stop:
            first = max(0, self._hits[hit] - start)
            last = min(len(data), self._hits[hit] - start + self._needle)
            marks.append((len(decoded_text(data[:first])), len(decoded_text(data[:last]))))
            hit += 1
        return TextLine(
            text,
            number=count_text(number) if number else "",
            tone=line_tone(text),
            tint="hover" if inside else "",
            hits=tuple(marks),
        )


class HexLines(LineSource):
    """Rows with offset, bytes, and letters."""

    gutter = 0

    def __init__(self, content: LoadedContent, columns: int) -> None:
        super().__init__()
        self._content = content
        self._wide = BROAD_ROW_BYTES if columns >= BROAD_ROW_COLUMNS else NARROW_ROW_BYTES
        content.arrived.connect(self.changed)

    @property
    def count(self) -> int:
        return -(-self._content.size // self._wide)

    def line(self, index: int) -> TextLine | None:
        start = index * self._wide
        data = self._content.slice(start, start + self._wide)
        if data is None:
            return None
        letters = "".join(chr(byte) if 32 <= byte < 127 else "·" for byte in data)
        return TextLine(f"{start:08x}  {data.hex(' '):<{self._wide * 3 - 1}}  {letters}")


MAX_CONTENT_BYTES = 4 * 1024 * 1024
"""Most bytes of a content that is read as JSON."""
MAX_LINES = 10_000
"""Members of one object or list that are listed."""
MAX_JSON_CHARS = 600
MAX_MEASURED_ROWS = 500
"""Rows that are measured to find the scroll range."""
MAX_OPEN_MEMBERS = 40
"""Most members up to which nested objects are open at first."""


class _Node(Struct):
    depth: int
    key: str
    value: Any
    open: bool = False


def parse_json(data: bytes) -> Any:
    """Parse an object or list. Raise ValueError if the content is neither, or nested too deep."""
    try:
        value = json.loads(data)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if not isinstance(value, dict | list):
        raise ValueError("no object and no list")  # noqa: TRY004  it is the content that is wrong
    return value


class JsonTreeLines(LineSource):
    """Rows of a JSON value that open and close."""

    gutter = 24

    def __init__(self, value: Any) -> None:
        super().__init__()
        self._rows = [_Node(0, "", value)]
        self._open(0)
        if len(self._rows) <= MAX_OPEN_MEMBERS:
            for index in range(len(self._rows) - 1, 0, -1):
                if (
                    _holds(self._rows[index].value)
                    and len(self._rows[index].value) <= MAX_OPEN_MEMBERS
                ):
                    self._open(index)
        self._max_line_length = 0
        self._measure()

    @property
    def count(self) -> int:
        return len(self._rows)

    @property
    def columns(self) -> int:
        return self._max_line_length

    def toggle(self, index: int) -> None:
        node = self._rows[index]
        if not _holds(node.value):
            return
        if node.open:
            end = index + 1
            while end < len(self._rows) and self._rows[end].depth > node.depth:
                end += 1
            del self._rows[index + 1 : end]
            node.open = False
        else:
            self._open(index)
        self._measure()
        self.changed.emit()

    def _measure(self) -> None:
        lines = (self.line(index) for index in range(min(len(self._rows), MAX_MEASURED_ROWS)))
        self._max_line_length = max(
            (len(line.text) for line in lines if line is not None), default=0
        )

    def line(self, index: int) -> TextLine | None:
        node = self._rows[index]
        fold, tone = "", "fg2"
        match node.value:
            case _More(words=text):
                pass
            case dict() | list() as value if value:
                left, right = ("{", "}") if isinstance(value, dict) else ("[", "]")
                text = left if node.open else f"{left}…{right}  {count_text(len(value))}"
                fold = "▾" if node.open else "▸"
            case value:
                text = json.dumps(value, ensure_ascii=False)
                if isinstance(value, str):
                    tone = "s_str"
                elif isinstance(value, bool) or value is None:
                    tone = "s_kw"
                elif isinstance(value, int | float):
                    tone = "s_num"
        key = f"{one_line(json.dumps(node.key, ensure_ascii=False))}: " if node.key else ""
        line = one_line(f"{'  ' * node.depth}{key}{text}", MAX_JSON_CHARS)
        return TextLine(line, fold=fold, tone=tone)

    def _open(self, index: int) -> None:
        node = self._rows[index]
        value = node.value
        pairs = list(value.items()) if isinstance(value, dict) else [("", item) for item in value]
        children = [_Node(node.depth + 1, key, item) for key, item in pairs[:MAX_LINES]]
        if len(pairs) > MAX_LINES:
            more_text = tr("… {0} more").format(count_text(len(pairs) - MAX_LINES))
            children.append(_Node(node.depth + 1, "", _More(more_text)))
        self._rows[index + 1 : index + 1] = children
        node.open = True


class _More(Struct, frozen=True):
    words: str


def _holds(value: Any) -> bool:
    return isinstance(value, dict | list) and bool(value)


MAX_DIFF_CHARS = 1_000
_HEAD = re.compile(r"@@ -(\d+)(?:,\d+)? \+(\d+)")


class VersionDiffLines(LineSource):
    """All changes, one below the other."""

    def __init__(self, diff: FileDiff) -> None:
        super().__init__()
        self._lines = [line for hunk in diff.hunks for line in _lines(hunk)]

    @property
    def count(self) -> int:
        return len(self._lines)

    @property
    def columns(self) -> int:
        return max((len(line.text) for line in self._lines), default=0)

    def line(self, index: int) -> TextLine | None:
        return self._lines[index]


def _lines(hunk: str) -> list[TextLine]:
    head, *body = hunk.split("\n")
    match = _HEAD.match(head)
    number = int(match[2]) if match else 1
    lines = [TextLine(tr("From line {0}").format(count_text(number)), tone="mut", tint="panel")]
    for text in body:
        line = one_line(text.expandtabs(4), MAX_DIFF_CHARS)
        if text.startswith("-"):
            lines.append(TextLine(line, tone="fg", change=REMOVED))
            continue
        if text.startswith("+"):
            lines.append(TextLine(line, number=count_text(number), tone="fg", change=ADDED))
        elif text.startswith(" "):
            lines.append(TextLine(line, number=count_text(number)))
        else:
            continue
        number += 1
    return lines
