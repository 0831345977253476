"""The content of an open cache entry, and its facts: text, hex, JSON tree, diff with the version
before; its search.

Content is read in blocks on demand, and the line index is built piece by piece in a thread, for any
bytes. A row is a line or a part of one: longer lines are broken, at a space if possible. Contents
are only displayed.
"""

import asyncio
import json
import re
from array import array
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, QSize, Signal

from helix_desktop.app.workspaces.cache_browser import CacheBrowser
from helix_desktop.domain.cache import (
    CacheEntry,
    CacheState,
    ContentReference,
    Digest,
    SessionContentStates,
)
from helix_desktop.domain.errors import CacheCorrupt, HelixError
from helix_desktop.domain.file_changes import FileDiff
from helix_desktop.ui.cache.entry_pane import DIFF, HEX, JSON, TEXT, CacheEntryPane
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import (
    ago_text,
    count_text,
    error_parts,
    error_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.labels import decode_image
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
                value = self._rows[index].value
                if _holds(value) and len(value) <= MAX_OPEN_MEMBERS:
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
        self._lines: list[TextLine] = []
        for hunk in diff.hunks:
            head, *body = hunk.split("\n")
            match = _HEAD.match(head)
            number = int(match[2]) if match else 1
            words = tr("From line {0}").format(count_text(number))
            self._lines.append(TextLine(words, tone="mut", tint="panel"))
            for text in body:
                if not text.startswith(("-", "+", " ")):
                    continue
                change = {"-": REMOVED, "+": ADDED}.get(text[0])
                self._lines.append(
                    TextLine(
                        one_line(text.expandtabs(4), MAX_DIFF_CHARS),
                        number="" if change is REMOVED else count_text(number),
                        tone="fg" if change else "fg2",
                        change=change,
                    )
                )
                number += change is not REMOVED

    @property
    def count(self) -> int:
        return len(self._lines)

    @property
    def columns(self) -> int:
        return max((len(line.text) for line in self._lines), default=0)

    def line(self, index: int) -> TextLine | None:
        return self._lines[index]


PIECE_BYTES = 1024 * 1024
"""Bytes of a content that are read at once."""
MAX_HITS = 10_000

Read = Callable[[Digest, int, int], Awaitable[bytes]]


class ContentMatches(Struct, frozen=True):
    """The byte offsets of a text in a content, and its length in bytes; `more` after MOST hits."""

    offsets: tuple[int, ...] = ()
    size: int = 0
    more: bool = False


async def find_in_content(
    read: Read, entry: CacheEntry, text: str
) -> AsyncIterator[ContentMatches]:
    """Search a content of any length in a thread; yield all hits so far after each piece.

    ASCII letters match in either case.
    """
    needle = text.encode("utf-8", "replace").lower()
    offsets: list[int] = []
    tail = b""
    for start in range(0, entry.size, PIECE_BYTES):
        piece = await read(entry.digest, start, start + PIECE_BYTES)
        data, base = tail + piece, start - len(tail)
        positions = await asyncio.to_thread(_hits, data.lower(), needle, MAX_HITS - len(offsets))
        offsets += [base + position for position in positions]
        tail = data[len(data) - len(needle) + 1 :] if len(needle) > 1 else b""
        is_full = len(offsets) >= MAX_HITS
        yield ContentMatches(tuple(offsets), len(needle), is_full)
        if is_full:
            return


def _hits(data: bytes, needle: bytes, limit: int) -> list[int]:
    positions: list[int] = []
    position = data.find(needle)
    while position >= 0 and len(positions) < limit:
        positions.append(position)
        position = data.find(needle, position + len(needle))
    return positions


MAX_WRAPPED_BYTES = 1024 * 1024
"""Most bytes of a content whose long lines are wrapped, and which can be copied whole."""
BINARY_CHECK_BYTES = 8 * 1024
"""First bytes of a content in which a zero byte shows that it is not text."""
MAX_PICTURE_BYTES = 32 * 1024 * 1024
MAX_PICTURE_SIZE = QSize(1600, 1600)


class EntryContentController(WorkspaceController):
    """Shows the facts and the content of the entry that is open in the pane."""

    entry_shown = Signal()
    """Emitted after the facts of the entry or its state in the session were shown again."""
    passages_changed = Signal()
    """Emitted when other lines are selected or the search has another result."""

    def __init__(
        self, context: WorkspaceContext, cache: CacheBrowser, detail: CacheEntryPane
    ) -> None:
        super().__init__(context)
        self._cache, self._detail = cache, detail
        self.session_states = SessionContentStates()
        self.entry: CacheEntry | None = None
        self._content: LoadedContent | None = None
        self._text: ContentTextLines | None = None
        self._wraps = True
        self._opening_number = 0
        """Number of entries opened so far; work for an earlier one ends."""
        self._split_number = 0
        """Number of times the text was split into rows; work for an earlier split ends."""
        self._matches = ContentMatches()
        self._at = -1
        run, finds = self._bridge.run, detail.finds
        detail.opened.connect(lambda digest: run(self.open(Digest(digest)), "open entry"))
        detail.tab_requested.connect(lambda key: run(self._show_tab(key), "show content"))
        detail.view.resized.connect(self._split_again)
        detail.view.selection_changed.connect(self.passages_changed)
        finds.sought.connect(lambda text: run(self._find(text), "find in content"))
        finds.stepped.connect(self._step)
        finds.add_button("up", tr("Previous match (Shift+Enter)"), lambda: self._step(-1))
        finds.add_button("down", tr("Next match (Enter)"), lambda: self._step(1))
        finds.add_button("wrap", tr("Wrap long lines"), self._on_wrapped)

    def show_states(self, states: SessionContentStates) -> None:
        self.session_states = states
        if self.entry is not None and self.entry.digest == self._detail.digest:
            self._bridge.run(self.refresh(self.entry.digest), "look at the entry again")

    async def open(self, digest: Digest) -> None:
        self._opening_number += 1
        opening_number, detail = self._opening_number, self._detail
        self.entry = self._content = self._text = None
        self._matches, self._at = ContentMatches(), -1
        detail.finds.show_position(0, 0)
        try:
            entry = await self._cache.entry(digest)
            if opening_number != self._opening_number:
                return
            self.entry = entry
            self._show(entry)
            self._content = content = LoadedContent(entry)
            content.wanted.connect(self._on_requested)
            places = await self._cache.places(digest, self.session_states)
            if content is self._content:
                self._show_places(entry, places)
                # Show no number of lines where there are none.
                start = await self._read(content, 0, BINARY_CHECK_BYTES)
                if start and b"\0" in start and content is self._content:
                    detail.facts.show_binary(digest)
            if content is self._content:
                await self._show_tab(detail.tabs.current)
        except HelixError as error:
            if opening_number == self._opening_number:
                self._show_problem(digest, error)

    def _on_requested(self, block_number: int) -> None:
        if self._content is not None:  # None while another entry is being opened
            self._bridge.run(self._fetch(self._content, block_number), "read content")

    async def refresh(self, digest: Digest) -> None:
        """Show the facts again without reading the content again."""
        try:
            entry = await self._cache.entry(digest)
            places = await self._cache.places(digest, self.session_states)
        except HelixError:
            return  # already shown when the entry was opened
        if self._detail.digest == digest:
            self.entry = entry
            self._show(entry)
            self._show_places(entry, places)

    def _show_places(self, entry: CacheEntry, places: Sequence[ContentReference]) -> None:
        self._detail.show_entry(entry, self._clock.now(), places)
        self._detail.show_places(places)

    def _show(self, entry: CacheEntry) -> None:
        detail = self._detail
        detail.show_entry(entry, self._clock.now(), None)
        state = self.session_states.state(entry)
        if entry.digest in self._cache.damaged:
            state = CacheState.DAMAGED
        detail.show_state(state)
        self.entry_shown.emit()

    def lines(self) -> tuple[int, int]:
        """Return the numbers of the first and last selected line; (0, 0) if no text is selected."""
        text, rows = self._text, self._detail.view.selected_rows()
        if text is None or self._detail.tabs.current != TEXT or not rows:
            return 0, 0
        return text.number_of(rows[0]), text.number_of(rows[-1])

    def letters(self) -> str:
        """Return the searched text if it was found, or ""."""
        return self._detail.finds.line.text() if self._matches.offsets else ""

    async def _fetch(self, content: LoadedContent, block_number: int) -> None:
        if content is not self._content:
            return
        start = block_number * BLOCK_BYTES
        data = await self._read(content, start, start + BLOCK_BYTES)
        if data is not None:
            content.put(block_number, data)

    async def _show_tab(self, key: str) -> None:
        """Show one form of the content; a slow one appears when it is complete."""
        entry, content = self.entry, self._content
        if entry is None or content is None:
            return
        rows: tuple[LineSource | None, str] | None = None
        if key == TEXT:
            await self._show_text(content)
        elif key == HEX:
            rows = HexLines(content, self._detail.view.columns), ""
        elif key == JSON:
            rows = None, tr("Too large to show as JSON. Export it instead.")
            if entry.size <= MAX_CONTENT_BYTES:
                data = await self._cache.read(entry.digest, 0, entry.size)
                try:
                    rows = JsonTreeLines(await asyncio.to_thread(parse_json, data)), ""
                except ValueError:
                    rows = None, tr("Not valid JSON.")
        elif key == DIFF:
            rows = None, tr("No earlier version of this command or path.")
            old = await self._cache.previous(entry)
            if old is not None:
                diff = await self._cache.compare(old, entry)
                rows = None, tr("Can't compare: one version isn't text or is too large.")
                if diff.comparable:
                    age = ago_text(self._clock.now() - old.created)
                    words = tr("Since {0} ({1}): +{2} −{3} lines.")
                    words = words.format(old.digest[:8], age, diff.added, diff.removed)
                    self._detail.say(words, "mut")
                    rows = VersionDiffLines(diff), ""
        if rows and content is self._content and self._detail.tabs.current == key:
            self._detail.view.show_lines(*rows)

    async def _show_text(self, content: LoadedContent) -> None:
        """Show a picture as one, and anything else as lines, which appear as they are read."""
        view, mime = self._detail.view, content.entry.origin.mime
        if mime.startswith("image/") and content.size <= MAX_PICTURE_BYTES:
            data = await self._read(content, 0, content.size)
            image = await asyncio.to_thread(decode_image, data, MAX_PICTURE_SIZE) if data else None
            if content is not self._content:
                return
            self._detail.show_picture(image)
            if image is not None:
                return
        if not content.size:
            view.show_lines(None, tr("Empty."))
            return
        wraps = self._wraps and content.size <= MAX_WRAPPED_BYTES
        self._split_number += 1
        split_number = self._split_number
        index = LineIndex(view.columns if wraps else MAX_LINE_CHARS)
        self._text = rows = ContentTextLines(content, index)
        rows.mark(self._matches.offsets, self._matches.size)
        view.show_lines(rows)
        for start in range(0, content.size, PIECE_BYTES):
            piece = await self._read(content, start, start + PIECE_BYTES)
            if piece is None or content is not self._content or split_number != self._split_number:
                return
            if start == 0 and b"\0" in piece[:BINARY_CHECK_BYTES]:
                self._detail.say(tr("Not text. Use the hex view."), "mut")
            await asyncio.to_thread(index.feed, piece)
            if start + PIECE_BYTES >= content.size:
                index.finish()
            rows.changed.emit()

    async def _read(self, content: LoadedContent, start: int, end: int) -> bytes | None:
        """Return some bytes, or None after a problem, which is shown."""
        digest = content.entry.digest
        try:
            return await self._cache.read(digest, start, end)
        except HelixError as error:
            if content is self._content:
                self._show_problem(digest, error)
            return None

    async def _find(self, text: str) -> None:
        content = self._content
        self._matches, self._at = ContentMatches(), -1
        if content is None:
            return
        if text:
            async for hits in find_in_content(self._cache.read, content.entry, text):
                if content is not self._content or text != self._detail.finds.line.text():
                    return
                self._matches = hits
                self._show_match()
        self._show_match()
        if self._matches.offsets and self._at < 0:
            self._step(1)

    def _show_match(self) -> None:
        hits = self._matches
        if self._text is not None:
            self._text.mark(hits.offsets, hits.size)
        count = len(hits.offsets)
        self._detail.finds.show_position(self._at + 1, count, has_more=hits.more)
        self.passages_changed.emit()

    def _step(self, steps: int) -> None:
        count = len(self._matches.offsets)
        if not count or self._text is None:
            return
        self._at = (self._at + steps) % count if self._at >= 0 else 0
        self._text.current = self._matches.offsets[self._at]
        self._show_match()
        self._detail.view.bring_up(self._text.row_of(self._text.current))

    def _on_wrapped(self) -> None:
        self._wraps = not self._wraps
        self._split_again()

    def _split_again(self) -> None:
        """Split the text into rows for a new width."""
        content = self._content
        if content is None or self._detail.tabs.current not in (TEXT, HEX):
            return
        if self._detail.tabs.current == HEX or content.size <= MAX_WRAPPED_BYTES:
            self._bridge.run(self._show_tab(self._detail.tabs.current), "break lines")

    def _show_problem(self, digest: Digest, error: HelixError) -> None:
        self._detail.view.show_lines(None, error_text(error))
        if isinstance(error, CacheCorrupt) and self._detail.digest == digest:
            self._detail.show_state(CacheState.DAMAGED)
        else:
            self._detail.show_problem(digest, *error_parts(error))
