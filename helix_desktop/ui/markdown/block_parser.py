"""Reads the lines of a table; one that is too wide or whose shape is odd is no table.

Reads lines into leaves: headings, lists, quotes, code, tables; a line at a time, never back.

Line breaks of a paragraph stay: what a model put below each other is not run together. Links by
reference and HTML are text. Nothing nests deeper than a person could follow.

A message that is still being written: only its last block is read again when more comes.

What a person typed, and plain texts: shown as they are; only code is set apart.

Stars, underscores and hashes of a message are the person's own; they are not read as Markdown.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from helix_desktop.domain.value import replace
from helix_desktop.ui.markdown import inline_parser
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, RichText, SpanStyle, TextSpan
from helix_desktop.ui.text.safe_text import (
    ShownAmount,
    amount,
    first_characters,
    safe_cut,
    source_size,
)

MOST_COLUMNS = 12
"""A table with more is shown as the text it is."""
ROWS = 40
"""Rows that are laid out as one table; a longer one goes on in the next, which costs as little."""
LONGEST_CELL = 1_000
LONGEST_ROW = 4_000

_SIDE = re.compile(r":?-+:?")
_BARS = re.compile(r"(?:[^|\\]|\\.)*+\|?", re.DOTALL)

Rows = tuple[tuple[RichText, ...], ...]


def column_alignments(line: str) -> tuple[str, ...] | None:
    """How the columns are set, if this is the line below a table's head."""
    if "-" not in line or ("|" not in line and ":" not in line):
        return None
    cells = _cells(line[:LONGEST_CELL])
    if not 0 < len(cells) <= MOST_COLUMNS or len(line) > LONGEST_CELL:
        return None
    if not all(_SIDE.fullmatch(cell) for cell in cells):
        return None
    return tuple(_side(cell) for cell in cells)


def parse_table(lines: list[str]) -> list[tuple[Rows, tuple[str, ...]]] | None:
    """The table in parts of bounded size; the first row of each is the head."""
    if len(lines) < 2 or "|" not in lines[0]:
        return None
    sides = column_alignments(lines[1])
    if max(map(len, lines)) > LONGEST_ROW or sides is None or len(_cells(lines[0])) != len(sides):
        return None
    head = _row(lines[0], len(sides))
    rows = [_row(line, len(sides)) for line in lines[2:]]
    parts = [tuple(rows[at : at + ROWS]) for at in range(0, len(rows) or 1, ROWS)]
    return [((head, *part), sides) for part in parts]


def _row(line: str, width: int) -> tuple[RichText, ...]:
    cells = _cells(line)
    if len(cells) > width:
        cells = [*cells[: width - 1], " | ".join(cells[width - 1 :])]  # nothing is dropped
    cells += [""] * (width - len(cells))
    return tuple(inline_parser.parse_inline(cell) for cell in cells)


def _cells(line: str) -> list[str]:
    """What stands between the bars; a bar behind a backslash is a bar of the text."""
    line = line.strip()
    if line.startswith("|"):
        line = line[1:]
    found = [piece for piece in _BARS.findall(line) if piece]
    return [piece.removesuffix("|").strip().replace("\\|", "|") for piece in found]


def _side(cell: str) -> str:
    if cell.endswith(":"):
        return "centre" if cell.startswith(":") else "right"
    return "left"


DEEPEST = 8
"""Lists and quotes inside each other; deeper marks are text."""
LONGEST = 4_000
"""Characters of a paragraph that are laid out at once: 10 ms, and then the time grows faster."""
LONGEST_READ = 8_000
"""Characters of a line, or of a paragraph, that are read as one; then another one begins."""
MOST_LOOKS = 250
"""Stretches of a piece that look different; each costs Qt as much as a line. The rest is plain."""

_FENCE = re.compile(r"( {0,3})(`{3,}|~{3,})[ \t]*(.*)")
_HEADING = re.compile(r" {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*")
_RULE = re.compile(r" {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})")
_UNDERLINE = re.compile(r" {0,3}(=+|-+)[ \t]*")
_QUOTE = re.compile(r" {0,3}> ?")
_ITEM = re.compile(r"( {0,3})([-+*]|[0-9]{1,9}[.)])( +|$)")
_BREAK = re.compile(r"(?<!\\)\\$")
"""A backslash at the end of a line breaks it; two of them are a formula's."""
_FORMULA = {"$$": "$$", r"\[": r"\]"}
"""Lines between which everything is a formula, and left as it was written."""
_TASK = re.compile(r"\[([ xX])\] +")
_TOP_ITEM = re.compile(r" {0,3}(?:[-+*]|[0-9]{1,9}[.)])(?: |$)")


@dataclass(frozen=True, slots=True)
class ResumePoint:
    """Where reading stands between two blocks; enough to go on from there."""

    at: int = 0
    """Characters of the text that were read."""
    leaves: int = 0
    blank: bool = True
    sign: str = ""
    """Of the list that could go on: - + * . )"""
    number: int = 0


@dataclass(slots=True)
class _Around:
    """A quote or an item of a list that is open; an item has an indent."""

    indent: int = 0
    sign: str = ""
    number: int = 0


@dataclass(slots=True)
class _Fence:
    """Code that is open; it knows how it ends."""

    mark: str
    indent: int
    language: str
    depth: int


@dataclass(slots=True)
class BlockParser:
    """Reads a text that was spelled already."""

    start: ResumePoint = ResumePoint()
    leaves: list[MessageBlock] = field(default_factory=list)
    safe: ResumePoint = ResumePoint()
    """The last place that reading can go on from, without what stands before."""
    _around: list[_Around] = field(default_factory=list)
    _lines: list[str] = field(default_factory=list)
    _fence: _Fence | None = None
    _indented: bool = False
    _blank: bool = True
    _open_end: bool = False
    _ending: bool = False
    """The line is the last one and still grows: it may yet go on what stands before it."""
    _size: int = 0
    """Characters of the open paragraph, roughly."""
    _marker: str = ""
    _ended: tuple[str, int] = ("", 0)
    """Sign and number of the last item at the outermost level."""

    def read(self, text: str, *, live: bool = False) -> list[MessageBlock]:
        """All leaves of the text; `safe` tells how many of them cannot change any more.

        `live`: the last of them is still being written.
        """
        self._blank = self.start.blank
        self._ended = (self.start.sign, self.start.number)
        self.safe = replace(self.start, at=0, leaves=0)
        at = 0
        for line in text.split("\n"):
            self._ending = live and at + len(line) == len(text)
            for start, piece in [(0, line)] if self._fence else _pieces(line):
                self._break(start)
                self._line(piece, at + start)
            at += len(line) + 1
        self._open_end = live
        self._close()
        self._marker_alone()
        return self.leaves

    def _break(self, start: int) -> None:
        """A text without an end is cut, so that a stream is not read again and again."""
        if self._fence or self._indented or self._table_open():
            return
        self._size = 0 if not self._lines else self._size
        if start or self._size > LONGEST_READ:
            self._close()
            self._size = 0

    def _line(self, line: str, at: int) -> None:
        line = line.expandtabs(4) if "\t" in line and not self._fence else line
        depth, rest = self._matched(line)
        if self._fence is not None:
            if depth >= self._fence.depth:
                self._in_fence(self._fence, rest)
                return
            self._close()
            depth, rest = self._matched(line.expandtabs(4))
        if not rest.strip():
            self._empty(depth)
            return
        if self._lazy(depth, rest):
            self._lines.append(rest.strip())
            self._size += len(rest)
            return
        self._leave(depth, rest)
        if not depth and (self._blank or not self._ending):
            self._mark_safe(at)
        rest = self._enter(rest)
        self._leaf(rest)
        self._blank = False

    def _matched(self, line: str) -> tuple[int, str]:
        """How many of the open quotes and items the line belongs to, and what is left of it."""
        depth = 0
        for around in self._around:
            if not around.sign:
                found = _QUOTE.match(line)
                if found is None:
                    break
                line = line[found.end() :]
            elif not line.strip():
                line = ""
            elif _indent(line) >= around.indent:
                line = line[around.indent :]
            else:
                break
            depth += 1
        return depth, line

    def _in_fence(self, fence: _Fence, rest: str) -> None:
        if fence.mark in _FORMULA.values():
            self._lines.append(rest)
            if rest.strip() == fence.mark:
                self._close()
            return
        found = _FENCE.fullmatch(rest)
        if found and found[2].startswith(fence.mark) and not found[3].strip():
            self._close()
            return
        own = min(fence.indent, _indent(rest))
        self._lines.append(rest[own:])

    def _empty(self, depth: int) -> None:
        if self._indented:
            self._lines.append("")
        else:
            self._close()
        quotes = [at for at, around in enumerate(self._around) if not around.sign]
        if quotes and depth <= quotes[0]:
            self._close()
            self._drop(quotes[0])
        self._blank = True

    def _lazy(self, depth: int, rest: str) -> bool:
        """A paragraph goes on in a line that opens nothing new."""
        if not self._lines or self._indented:
            return False
        heads = depth == len(self._around) and self._closes_as_heading(rest)
        if heads or rest.strip() in _FORMULA:
            return False
        opens = (_FENCE, _HEADING, _RULE, _QUOTE)
        if any(each.fullmatch(rest) for each in opens[:3]) or _QUOTE.match(rest):
            return False
        item = _ITEM.match(rest)
        if item is not None and rest[item.end() :].strip():
            return False
        return depth == len(self._around) or not self._table_open()

    def _table_open(self) -> bool:
        return len(self._lines) > 1 and column_alignments(self._lines[1]) is not None

    def _closes_as_heading(self, rest: str) -> bool:
        return _UNDERLINE.fullmatch(rest) is not None and not self._table_open()

    def _leave(self, depth: int, rest: str) -> None:
        """What the line does not belong to is closed."""
        if depth == len(self._around) and self._lines:
            underline = _UNDERLINE.fullmatch(rest)
            if underline and not self._indented and not self._table_open():
                return  # it underlines them
            if self._indented and _indent(rest) >= 4:
                return
        self._close()
        self._drop(depth)

    def _drop(self, depth: int) -> None:
        if depth < len(self._around):
            self._marker_alone()
            outer = self._around[0]
            if not depth:
                self._ended = (outer.sign, outer.number)
            del self._around[depth:]

    def _marker_alone(self) -> None:
        """An item without a word in it is shown, too."""
        if self._marker:
            self._emit(BlockShape.PARAGRAPH, RichText(""))

    def _mark_safe(self, at: int) -> None:
        if self._lines:
            return
        sign, number = self._ended
        self.safe = ResumePoint(at, len(self.leaves), self._blank, sign, number)

    def _enter(self, rest: str) -> str:
        """Opens the quotes and items that the line begins with."""
        if self._lines:
            return rest
        while len(self._around) < DEEPEST:
            quote = _QUOTE.match(rest)
            if quote is not None:
                self._marker_alone()
                self._around.append(_Around())
                rest = rest[quote.end() :]
                continue
            item = None if _RULE.fullmatch(rest) else _ITEM.match(rest)
            if item is None:
                break
            rest = self._enter_item(item, rest)
        return rest

    def _enter_item(self, item: re.Match[str], rest: str) -> str:
        self._marker_alone()
        sign = item[2][-1]
        number = int(item[2][:-1] or 0)
        if number and not self._around and self._ended == (sign, number):
            number += 1  # 1. 1. 1. counts
        if not self._around:
            self._ended = (sign, number)
        padding = len(item[3])
        wide = padding if 1 <= padding <= 4 else 1
        indent = len(item[1]) + len(item[2]) + wide
        rest = rest[min(len(rest), indent) :]
        task = _TASK.match(rest)
        self._marker = f"{item[2][:-1] and number}{sign}" if item[2][:-1] else "•"
        if task is not None:
            self._marker = "☐" if task[1] == " " else "☑"
            rest = rest[task.end() :]
        self._around.append(_Around(indent, sign, number))
        return rest

    def _leaf(self, rest: str) -> None:
        fence = None if self._lines else _FENCE.fullmatch(rest)
        if fence is not None and not ("`" in fence[2] and "`" in fence[3]):
            language = fence[3].split(None, 1)[0] if fence[3].strip() else ""
            self._fence = _Fence(fence[2], len(fence[1]), language, len(self._around))
            return
        if not self._lines and rest.strip() in _FORMULA:
            self._fence = _Fence(_FORMULA[rest.strip()], 0, "latex", len(self._around))
            self._lines.append(rest)
            return
        heading = None if self._lines else _HEADING.fullmatch(rest)
        if heading is not None:
            self._emit(
                BlockShape.HEADING,
                inline_parser.parse_inline(heading[2] or ""),
                level=len(heading[1]),
            )
        elif self._lines and not self._indented:
            underline = _UNDERLINE.fullmatch(rest)
            self._heading_above("=" in underline[1]) if underline else self._lines.append(rest)
        elif _RULE.fullmatch(rest):
            self._emit(BlockShape.RULE, RichText(""))
        elif _indent(rest) >= 4:
            self._indented = True
            self._lines.append(rest[4:])
        elif rest.strip():
            self._lines.append(rest.strip())

    def _heading_above(self, first: bool) -> None:
        text, self._lines = "\n".join(self._lines), []
        self._emit(BlockShape.HEADING, inline_parser.parse_inline(text), level=1 if first else 2)

    def _close(self) -> None:
        """The open leaf, if there is one, is finished."""
        lines, self._lines = self._lines, []
        fence, self._fence = self._fence, None
        indented, self._indented = self._indented, False
        if fence is not None:
            self._emit(BlockShape.CODE, RichText("\n".join(lines)), language=fence.language)
        elif indented:
            self._emit(BlockShape.CODE, RichText("\n".join(lines).rstrip("\n")))
        elif lines:
            self._paragraph(lines)

    def _paragraph(self, lines: list[str]) -> None:
        made = parse_table(lines)
        if made is not None:
            for near, (rows, sides) in enumerate(made):
                self._emit(BlockShape.TABLE, RichText(""), rows=rows, sides=sides, near=bool(near))
            return
        text = "\n".join(_BREAK.sub("", line) for line in lines)
        rich = inline_parser.parse_inline(text, open_end=self._open_end)
        for near, piece in enumerate(split_long_text(rich)):
            self._emit(BlockShape.PARAGRAPH, piece, near=bool(near))

    def _emit(
        self, shape: BlockShape, rich: RichText, *, near: bool = False, **more: object
    ) -> None:
        marker, self._marker = self._marker, ""
        items = sum(bool(around.sign) for around in self._around)
        leaf = MessageBlock(
            shape,
            rich,
            indent=items,
            quotes=len(self._around) - items,
            marker=marker,
            near=near or (bool(marker) and not self._blank),
        )
        self.leaves.append(replace(leaf, **more) if more else leaf)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _pieces(line: str) -> Iterator[tuple[int, str]]:
    start = 0
    while len(line) - start > LONGEST_READ:
        end = safe_cut(line, start, start + LONGEST_READ)
        yield start, line[start:end]
        start = end
    yield start, line[start:]


def split_long_text(rich: RichText) -> Iterator[RichText]:
    """A text in pieces that are laid out at once; cut between words where there are any."""
    start, size = 0, len(rich.text)
    while size - start > LONGEST:
        space = rich.text.rfind(" ", start + LONGEST // 2, start + LONGEST)
        end = space + 1 if space >= 0 else safe_cut(rich.text, start, start + LONGEST)
        yield _calm(rich.part(start, end))
        start = end
    yield _calm(rich.part(start, size) if start else rich)


def _calm(rich: RichText) -> RichText:
    return RichText(rich.text, rich.spans[:MOST_LOOKS]) if len(rich.spans) > MOST_LOOKS else rich


MESSAGE = 40_000
"""Characters of one message that are shown at first; the rest after a click."""

_UNFINISHED = re.compile(
    r"(?:(?<=\n)|^)[ \t]*(?:`+|~+|#+|[-+*=_]+|\d+[.)]?)[\w+-]{0,20}\Z|(?<=\s)[*_`~]+\Z"
)
"""The end of a text that will mean something else as soon as the next character is there."""


class StreamingParser:
    """Leaves of a text; what was read and cannot change any more is not read again."""

    def __init__(self) -> None:
        self._done = ""
        """The text up to `_from`, as it came."""
        self._amount = ShownAmount()
        """Of what is done."""
        self._kept: list[MessageBlock] = []
        self._from = ResumePoint()
        self.shown = ShownAmount()
        """How much of the text the last leaves show."""

    def leaves(
        self, text: str, limit: int = MESSAGE, *, live: bool = False
    ) -> tuple[MessageBlock, ...]:
        """All leaves of the first `limit` characters; `live`: more of the text is to come."""
        if not text.startswith(self._done) or self._amount.limit > limit:
            self._done, self._amount, self._kept = "", ShownAmount(), []
            self._from = ResumePoint()
        start = len(self._done)
        tail, taken = first_characters(text[start:], limit, self._amount)
        self.shown = self._amount + taken
        source, cut = text[start : self.shown.characters], len(text) - self.shown.characters
        if live and not cut:
            tail = _UNFINISHED.sub("", tail)
        blocks = BlockParser(self._from)
        fresh = blocks.read(tail, live=live and not cut)
        whole = (*self._kept, *fresh)
        self._keep(source, blocks)
        if cut:
            whole += (MessageBlock(BlockShape.MORE, RichText(f"{cut:,}")),)
        return whole

    def _keep(self, source: str, blocks: BlockParser) -> None:
        """What is safe is kept; its length in the source is found by what it was spelled from."""
        safe = blocks.safe
        end = source_size(source, safe.at) if safe.leaves else 0
        if end <= 0:
            return
        self._done += source[:end]
        self._amount += amount(source[:end])
        self._kept += blocks.leaves[: safe.leaves]
        self._from = ResumePoint(0, 0, safe.blank, safe.sign, safe.number)


_FENCED = re.compile(r"^(`{3,})([\w+#.-]*)[ \t]*\n(.*?)(?:\n\1`*[ \t]*(?:\n|\Z)|\Z)", re.M | re.S)
_CODE = re.compile(r"(?<![`\\])`([^`\n]{1,500})`(?!`)")


def parse_typed(text: str, limit: int = MESSAGE) -> tuple[MessageBlock, ...]:
    """A message of the person."""
    shown, taken = first_characters(text, limit)
    leaves: list[MessageBlock] = []
    at = 0
    for found in _FENCED.finditer(shown):
        leaves += _paragraphs(shown[at : found.start()], code=True)
        leaves.append(MessageBlock(BlockShape.CODE, RichText(found[3]), language=found[2]))
        at = found.end()
    leaves += _paragraphs(shown[at:], code=True)
    return (*leaves, *_more(text, taken.characters))


def parse_literal(text: str, limit: int = MESSAGE) -> tuple[MessageBlock, ...]:
    """A text without any marks."""
    shown, taken = first_characters(text, limit)
    return (*_paragraphs(shown, code=False), *_more(text, taken.characters))


def _more(text: str, taken: int) -> Iterator[MessageBlock]:
    if taken < len(text):
        yield MessageBlock(BlockShape.MORE, RichText(f"{len(text) - taken:,}"))


def _paragraphs(text: str, *, code: bool) -> Iterator[MessageBlock]:
    text = text.strip("\n")
    if not text:
        return
    rich = _with_code(text) if code else RichText(text)
    for near, piece in enumerate(split_long_text(rich)):
        yield MessageBlock(BlockShape.PARAGRAPH, piece, near=bool(near))


def _with_code(text: str) -> RichText:
    pieces: list[str] = []
    spans: list[TextSpan] = []
    at = size = 0
    for found in _CODE.finditer(text):
        before = text[at : found.start()]
        pieces += [before, found[1]]
        size += len(before)
        spans.append(TextSpan(size, size + len(found[1]), SpanStyle.CODE))
        size += len(found[1])
        at = found.end()
    return RichText("".join([*pieces, text[at:]]), tuple(spans))
