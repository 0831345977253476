"""Parses a message into Markdown blocks (headings, lists, tables, code fences), also while it
streams, and typed text.

Lines are read one at a time and never twice. Line breaks of a paragraph are kept. Links by
reference and HTML are read as text, and nesting is bounded. While a message streams in, only its
last block is parsed again. In the user's own messages only code is set apart: stars, underscores,
and hashes are not Markdown there.
"""

import re
from collections.abc import Iterator

from msgspec import Struct, field

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.value import replace
from helix_desktop.ui.markdown import inline_parser
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, RichText, SpanStyle, TextSpan
from helix_desktop.ui.text.formatting import count_text
from helix_desktop.ui.text.safe_text import (
    ShownAmount,
    amount,
    first_characters,
    safe_cut,
    source_size,
    spell_hidden,
    spell_hidden_values,
)

MAX_COLUMNS = 12
"""Most columns of a table; a wider one is shown as text."""
MAX_TABLE_ROWS = 40
"""Rows laid out as one table; a longer table continues in another one, which costs as little."""
MAX_CELL_CHARS = 1_000
MAX_ROW_CHARS = 4_000

_SIDE = lazy_pattern(r":?-+:?")
_BARS = lazy_pattern(r"(?:[^|\\]|\\.|\\\Z)*+\|?", re.DOTALL)

Rows = tuple[tuple[RichText, ...], ...]


def column_alignments(line: str) -> tuple[str, ...] | None:
    """Return the alignments of the columns, or None if the line is not below a table's head."""
    if "-" not in line or ("|" not in line and ":" not in line):
        return None
    cells = _cells(line[:MAX_CELL_CHARS])
    if not 0 < len(cells) <= MAX_COLUMNS or len(line) > MAX_CELL_CHARS:
        return None
    if not all(_SIDE.fullmatch(cell) for cell in cells):
        return None
    return tuple(
        "left" if not cell.endswith(":") else "centre" if cell.startswith(":") else "right"
        for cell in cells
    )


def parse_table(lines: list[str]) -> list[tuple[Rows, tuple[str, ...]]] | None:
    """Return the table in parts of bounded size, each with the head as its first row.

    Return None if the lines are no table, or one that is too wide or irregular.
    """
    if len(lines) < 2 or "|" not in lines[0]:
        return None
    sides = column_alignments(lines[1])
    if max(map(len, lines)) > MAX_ROW_CHARS or sides is None or len(_cells(lines[0])) != len(sides):
        return None
    head = _row(lines[0], len(sides))
    rows = [_row(line, len(sides)) for line in lines[2:]]
    parts = [
        tuple(rows[position : position + MAX_TABLE_ROWS])
        for position in range(0, len(rows) or 1, MAX_TABLE_ROWS)
    ]
    return [((head, *part), sides) for part in parts]


def _row(line: str, width: int) -> tuple[RichText, ...]:
    cells = _cells(line)
    if len(cells) > width:
        # surplus cells are joined, so nothing is dropped
        cells = [*cells[: width - 1], " | ".join(cells[width - 1 :])]
    cells += [""] * (width - len(cells))
    return tuple(inline_parser.parse_inline(cell) for cell in cells)


def _cells(line: str) -> list[str]:
    """Return the cells between the bars; a bar after a backslash belongs to the text."""
    line = line.strip()
    if line.startswith("|"):
        line = line[1:]
    pieces = [piece for piece in _BARS.findall(line) if piece]
    return [piece.removesuffix("|").strip().replace("\\|", "|") for piece in pieces]


MAX_MARK_CHARS = 4
"""Most characters of a footnote's mark that stands beside its text."""
NOTE_INDENT_CHARS = 2
"""Spaces before the further lines of a footnote."""
MAX_DEPTH = 8
"""Depth of nested lists and quotes; deeper marks are text."""
MAX_LINE_CHARS = 4_000
"""Characters of a paragraph laid out at once (10 ms); beyond, the time grows faster."""
MAX_READ_CHARS = 8_000
"""Characters of a line or a paragraph that are read as one; the rest begins another."""
MAX_STYLED_SPANS = 250
"""Styled spans of a piece; each costs Qt as much as a line. The text after them is plain."""

_FENCE = lazy_pattern(r"( {0,3})(`{3,}|~{3,})[ \t]*(.*)")
_HEADING = lazy_pattern(r" {0,3}(#{1,6})(?:[ \t]+(.*))?")
_RULE = lazy_pattern(r" {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})")
_UNDERLINE = lazy_pattern(r" {0,3}(=+|-+)[ \t]*")
_QUOTE = lazy_pattern(r" {0,3}> ?")
_ITEM = lazy_pattern(r"( {0,3})([-+*]|[0-9]{1,9}[.)])( +|$)")
_BREAK = lazy_pattern(r"(?<!\\)\\$")
"""A backslash at the end of a line breaks the line; two of them belong to a formula."""
_FORMULA = {"$$": "$$", r"\[": r"\]"}
"""Lines that begin and end a formula, which is kept as written."""
_FOOTNOTE = lazy_pattern(rf" {{0,3}}\[\^({inline_parser.NOTE_LABEL})\]:[ \t]*(?=\S)")
_TASK = lazy_pattern(r"\[([ xX])\] +")


MAX_PATH_CHARS = 400
"""Most characters of a file's path."""
_NAMED = lazy_pattern(r"""(?:title|file|filename|path)=(?:"([^"]*)"|'([^']*)'|(\S+))""")
_FILE = lazy_pattern(
    r"[\w.@+-]*(?:[/\\][\w.@ +-]+)*[\w@+-]+\.[A-Za-z]\w{0,9}"
    r"|(?:[\w.@+-]+/)+[\w.@+-]+"
)
"""A word that looks like the path of a file: with an ending or in a folder."""


class CodeFence(Struct, frozen=True):
    """What a fence says; "" for what it does not say."""

    language: str = ""
    file: str = ""


def read_fence(info: str) -> CodeFence:
    """Return the language and the file: `python src/a.py`, `python:src/a.py`, `title="a.py"`."""
    words = info.split()
    if not words:
        return CodeFence()
    first = words[0]
    language, colon, after_colon = first.partition(":")
    if colon and language and _is_file(after_colon):
        return CodeFence(language, after_colon)
    if match := _NAMED.search(info):
        file = next(filter(None, match.groups()), "")
        has_no_language = _NAMED.match(first) is not None
        return CodeFence(
            "" if has_no_language else first, file if len(file) <= MAX_PATH_CHARS else ""
        )
    if "/" in first and _is_file(first):
        return CodeFence(first.rpartition(".")[2] if "." in first else "", first)
    file = next(filter(_is_file, words[1:]), "")
    return CodeFence(first, file)


def _is_file(word: str) -> bool:
    return len(word) <= MAX_PATH_CHARS and _FILE.fullmatch(word) is not None


class ResumePoint(Struct, frozen=True):
    """The parser's state between two blocks, sufficient to resume there."""

    at: int = 0
    """Characters of the text that were read."""
    block_count: int = 0
    blank: bool = True
    sign: str = ""
    """The sign of a list that could continue: - + * . )"""
    number: int = 0


class _OpenContainer(Struct):
    """An open quote or list item; only an item has an indent."""

    indent: int = 0
    sign: str = ""
    number: int = 0


class _Fence(Struct):
    """An open code block and its end mark."""

    mark: str
    indent: int
    info: CodeFence
    depth: int


def _heading_text(text: str) -> str:
    """Return a heading without the signs that may close it, in time linear to its length."""
    text = text.rstrip(" \t")
    stripped = text.rstrip("#")
    return stripped.rstrip(" \t") if stripped != text and stripped[-1:] in (" ", "\t") else text


class BlockParser(Struct):
    """A parser of a text whose hidden characters are already spelled out."""

    start: ResumePoint = ResumePoint()
    blocks: list[MessageBlock] = field(default_factory=list)
    safe: ResumePoint = ResumePoint()
    """The last point from which parsing can resume without the text before."""
    _around: list[_OpenContainer] = field(default_factory=list)
    _lines: list[str] = field(default_factory=list)
    _fence: _Fence | None = None
    _indented: bool = False
    _blank: bool = True
    _open_end: bool = False
    _ending: bool = False
    """Whether the line is the last one and still grows, so it may yet continue the block before."""
    _size: int = 0
    """The characters of the open paragraph, roughly."""
    _marker: str = ""
    _ended: tuple[str, int] = ("", 0)
    """Sign and number of the last item of the outermost list."""

    def read(self, text: str, *, is_live: bool = False) -> list[MessageBlock]:
        """Return all blocks of the text; `safe` tells how many of them cannot change any more.

        With `is_live` the last block is still being written.
        """
        for _ in self._step_lines(text, is_live=is_live):
            pass
        self._open_end = is_live
        self._close()
        self._marker_alone()
        return self.blocks

    def block(self, text: str, number: int) -> MessageBlock | None:
        """Return one block of the text, which is read no further than that; None without one."""
        for _ in self._step_lines(text):
            if len(self.blocks) > number:
                break
        else:
            self._close()
        return self.blocks[number] if number < len(self.blocks) else None

    def _step_lines(self, text: str, *, is_live: bool = False) -> Iterator[None]:
        """Read the text, and pause after each line."""
        self._blank = self.start.blank
        self._ended = (self.start.sign, self.start.number)
        self.safe = replace(self.start, at=0, block_count=0)
        position = 0
        for line in text.split("\n"):
            self._ending = is_live and position + len(line) == len(text)
            for start, piece in [(0, line)] if self._fence else cut_line(line, MAX_READ_CHARS):
                if not (self._fence or self._indented or self._table_open()):
                    # end an overlong paragraph, so that a stream is not parsed again and again
                    self._size = self._size if self._lines else 0
                    if start or self._size > MAX_READ_CHARS:
                        self._close()
                        self._size = 0
                is_plain = self._fence is None and "\t" in piece
                source = piece.expandtabs(4) if is_plain else piece
                depth, content = self._match_containers(source)
                if self._fence is not None:
                    if depth >= self._fence.depth:
                        self._in_fence(self._fence, content)
                        continue
                    self._close()
                    depth, content = self._match_containers(source.expandtabs(4))
                if not content.strip():
                    if self._indented:
                        self._lines.append("")
                    else:
                        self._close()
                    containers = enumerate(self._around)
                    quotes = [number for number, around in containers if not around.sign]
                    if quotes and depth <= quotes[0]:
                        self._close()
                        self._pop_containers(quotes[0])
                    self._blank = True
                    continue
                if self._continues_paragraph(depth, content):
                    self._lines.append(content.strip())
                    self._size += len(content)
                    continue
                # close the blocks that the line neither belongs to nor underlines
                goes_on = False
                if depth == len(self._around) and self._lines:
                    underline = _UNDERLINE.fullmatch(content)
                    underlines = underline and not self._indented and not self._table_open()
                    goes_on = bool(underlines) or (self._indented and _indent(content) >= 4)
                if not goes_on:
                    self._close()
                    self._pop_containers(depth)
                if not depth and not self._lines and (self._blank or not self._ending):
                    block_count = len(self.blocks)
                    place = position + start
                    self.safe = ResumePoint(place, block_count, self._blank, *self._ended)
                content = self._open_containers(content)
                self._read_block(content)
                self._blank = False
            position += len(line) + 1
            yield

    def _match_containers(self, line: str) -> tuple[int, str]:
        """Return how many open quotes and items a line belongs to, and the rest of the line."""
        depth = 0
        for container in self._around:
            if not container.sign:
                match = _QUOTE.match(line)
                if match is None:
                    break
                line = line[match.end() :]
            elif not line.strip():
                line = ""
            elif _indent(line) >= container.indent:
                line = line[container.indent :]
            else:
                break
            depth += 1
        return depth, line

    def _in_fence(self, fence: _Fence, content: str) -> None:
        if fence.mark in _FORMULA.values():
            self._lines.append(content)
            if content.strip() == fence.mark:
                self._close()
            return
        match = _FENCE.fullmatch(content)
        if match and match[2].startswith(fence.mark) and not match[3].strip():
            self._close()
            return
        indent = min(fence.indent, _indent(content))
        self._lines.append(content[indent:])

    def _continues_paragraph(self, depth: int, content: str) -> bool:
        """Whether a line continues the open paragraph, with or without its marks of nesting."""
        if not self._lines or self._indented:
            return False
        underlined = _UNDERLINE.fullmatch(content) and not self._table_open()
        is_heading = underlined and depth == len(self._around)
        if (
            is_heading
            or content.strip() in _FORMULA
            or inline_parser.is_display_formula(content.strip())
        ):
            return False
        opens = (_FENCE, _HEADING, _RULE, _QUOTE)
        if any(pattern.fullmatch(content) for pattern in opens[:3]) or _QUOTE.match(content):
            return False
        item = _ITEM.match(content)
        if _FOOTNOTE.match(content) or (item is not None and content[item.end() :].strip()):
            return False
        return depth == len(self._around) or not self._table_open()

    def _table_open(self) -> bool:
        return len(self._lines) > 1 and column_alignments(self._lines[1]) is not None

    def _pop_containers(self, depth: int) -> None:
        if depth < len(self._around):
            self._marker_alone()
            outer = self._around[0]
            if not depth:
                self._ended = (outer.sign, outer.number)
            del self._around[depth:]

    def _marker_alone(self) -> None:
        """Emit a list item that has no text."""
        if self._marker:
            self._emit(BlockShape.PARAGRAPH, RichText(""))

    def _open_containers(self, content: str) -> str:
        """Open the quotes and items at the beginning of the line."""
        if self._lines:
            return content
        while len(self._around) < MAX_DEPTH:
            quote = _QUOTE.match(content)
            if quote is not None:
                self._marker_alone()
                self._around.append(_OpenContainer())
                content = content[quote.end() :]
                continue
            item = None if _RULE.fullmatch(content) else _ITEM.match(content)
            if item is None:
                break
            self._marker_alone()
            marker_char = item[2][-1]
            number = int(item[2][:-1] or 0)
            if number and not self._around and self._ended == (marker_char, number):
                number += 1  # 1. 1. 1. is counted up
            if not self._around:
                self._ended = (marker_char, number)
            padding = len(item[3])
            spaces = padding if 1 <= padding <= 4 else 1
            indent = len(item[1]) + len(item[2]) + spaces
            content = content[min(len(content), indent) :]
            task = _TASK.match(content)
            self._marker = f"{item[2][:-1] and number}{marker_char}" if item[2][:-1] else "•"
            if task is not None:
                self._marker = "☐" if task[1] == " " else "☑"
                content = content[task.end() :]
            self._around.append(_OpenContainer(indent, marker_char, number))
        note = _FOOTNOTE.match(content) if not self._around else None
        if note is not None:  # it stays where it was written
            self._around.append(_OpenContainer(NOTE_INDENT_CHARS, "^"))
            mark, content = inline_parser.note_mark(note[1]), content[note.end() :]
            if len(mark) > MAX_MARK_CHARS:
                return f"{mark} {content}"
            self._marker = mark
        return content

    def _read_block(self, content: str) -> None:
        fence = None if self._lines else _FENCE.fullmatch(content)
        if fence is not None and not ("`" in fence[2] and "`" in fence[3]):
            self._fence = _Fence(fence[2], len(fence[1]), read_fence(fence[3]), len(self._around))
            return
        stripped = content.strip()
        if not self._lines and stripped in _FORMULA:
            latex = CodeFence("latex")
            self._fence = _Fence(_FORMULA[stripped], 0, latex, len(self._around))
            self._lines.append(content)
            return
        if not self._lines and inline_parser.is_display_formula(stripped):
            self._emit(BlockShape.FORMULA, RichText(stripped), language="latex")
            return
        heading = None if self._lines else _HEADING.fullmatch(content)
        if heading is not None:
            rich = inline_parser.parse_inline(_heading_text(heading[2] or ""))
            self._emit(BlockShape.HEADING, rich, level=len(heading[1]))
        elif self._lines and not self._indented:
            if underline := _UNDERLINE.fullmatch(content):
                rich = inline_parser.parse_inline("\n".join(self._lines))
                self._lines = []
                self._emit(BlockShape.HEADING, rich, level=1 if "=" in underline[1] else 2)
            else:
                self._lines.append(content)
        elif _RULE.fullmatch(content):
            self._emit(BlockShape.RULE, RichText(""))
        elif _indent(content) >= 4:
            self._indented = True
            self._lines.append(content[4:])
        elif content.strip():
            self._lines.append(content.strip())

    def _close(self) -> None:
        """Finish the open block, if any."""
        lines, self._lines = self._lines, []
        fence, self._fence = self._fence, None
        indented, self._indented = self._indented, False
        if fence is not None:
            rich, info = RichText("\n".join(lines)), fence.info
            is_short = sum(map(len, lines)) <= inline_parser.MAX_TEX_CHARS
            is_closed = len(lines) > 1 and lines[-1].strip() == fence.mark
            is_formula = (
                fence.mark in _FORMULA.values() and is_short and (self._open_end or is_closed)
            )
            shape = BlockShape.FORMULA if is_formula else BlockShape.CODE
            self._emit(shape, rich, language=info.language, file=info.file)
        elif indented:
            self._emit(BlockShape.CODE, RichText("\n".join(lines).rstrip("\n")))
        elif lines:
            table = parse_table(lines)
            if table is not None:
                for piece_number, (rows, sides) in enumerate(table):
                    self._emit(
                        BlockShape.TABLE,
                        RichText(""),
                        rows=rows,
                        sides=sides,
                        is_continued=bool(piece_number),
                    )
                return
            text = "\n".join(_BREAK.sub("", line) for line in lines)
            if inline_parser.is_display_formula(text):
                self._emit(BlockShape.FORMULA, RichText(text), language="latex")
                return
            rich = inline_parser.parse_inline(text, open_end=self._open_end)
            for piece_number, piece in enumerate(split_long_text(rich)):
                self._emit(BlockShape.PARAGRAPH, piece, is_continued=bool(piece_number))

    def _emit(
        self, shape: BlockShape, rich: RichText, *, is_continued: bool = False, **fields: object
    ) -> None:
        marker, self._marker = self._marker, ""
        items = sum(bool(container.sign) for container in self._around)
        block = MessageBlock(
            shape,
            rich,
            indent=items,
            quotes=len(self._around) - items,
            marker=marker,
            near=is_continued or (bool(marker) and not self._blank),
        )
        self.blocks.append(replace(block, **fields) if fields else block)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def cut_line(line: str, max_chars: int) -> Iterator[tuple[int, str]]:
    """Yield the pieces of a line, none of which is longer, each with where it begins."""
    start = 0
    while len(line) - start > max_chars:
        end = safe_cut(line, start, start + max_chars)
        yield start, line[start:end]
        start = end
    yield start, line[start:]


def split_long_text(rich: RichText) -> Iterator[RichText]:
    """Yield a text in pieces that are laid out at once, cut between words where possible."""
    start, size = 0, len(rich.text)
    while size - start > MAX_LINE_CHARS:
        space = rich.text.rfind(" ", start + MAX_LINE_CHARS // 2, start + MAX_LINE_CHARS)
        end = space + 1 if space >= 0 else safe_cut(rich.text, start, start + MAX_LINE_CHARS)
        yield _calm(rich.part(start, end))
        start = end
    yield _calm(rich.part(start, size) if start else rich)


def _calm(rich: RichText) -> RichText:
    return (
        RichText(rich.text, rich.spans[:MAX_STYLED_SPANS])
        if len(rich.spans) > MAX_STYLED_SPANS
        else rich
    )


MAX_FIRST_CHARS = 40_000
"""Characters of one message that are shown at first; a click shows more."""

_UNFINISHED = lazy_pattern(
    r"(?:(?<=\n)|^)[ \t]*(?:`+|~+|#+|[-+*=_]+|\d+[.)]?)[\w+-]{0,20}\Z|(?<=\s)[*_`~]+\Z"
)
"""The end of a text whose meaning changes with the next character."""


class StreamingParser:
    """A parser of a growing text that does not read finished blocks again."""

    def __init__(self) -> None:
        self._done = ""
        """The source text up to `_from`."""
        self._amount = ShownAmount()
        """The amount of `_done`."""
        self._settled_blocks: list[MessageBlock] = []
        self._from = ResumePoint()
        self.shown = ShownAmount()
        """The amount of the text that the last blocks show."""

    def parse(
        self, text: str, limit: int = MAX_FIRST_CHARS, *, is_live: bool = False
    ) -> tuple[MessageBlock, ...]:
        """Return the blocks of the first `limit` characters; `is_live`: more will follow."""
        if not text.startswith(self._done) or self._amount.limit > limit:
            self._done, self._amount, self._settled_blocks = "", ShownAmount(), []
            self._from = ResumePoint()
        start = len(self._done)
        tail, new_amount = first_characters(text[start:], limit, self._amount)
        self.shown = self._amount + new_amount
        source, omitted_chars = (
            text[start : self.shown.characters],
            len(text) - self.shown.characters,
        )
        if is_live and not omitted_chars:
            tail = _UNFINISHED.sub("", tail)
        parser = BlockParser(self._from)
        new_blocks = parser.read(tail, is_live=is_live and not omitted_chars)
        all_blocks = (*self._settled_blocks, *new_blocks, *_more(text, self.shown.characters))
        # keep the finished blocks; their length in the source follows from the spelled text
        resume_point = parser.safe
        end = source_size(source, resume_point.at) if resume_point.block_count else 0
        if end > 0:
            self._done += source[:end]
            self._amount += amount(source[:end])
            self._settled_blocks += parser.blocks[: resume_point.block_count]
            self._from = ResumePoint(
                0, 0, resume_point.blank, resume_point.sign, resume_point.number
            )
        return all_blocks


def complete_code(text: str, number: int, shown_block: MessageBlock) -> MessageBlock | None:
    """Return a shown code block of a Markdown text with all of its lines, as they were written.

    None if the text has another block there. `shown_block` may end early, and its invisible
    characters are spelled out; neither may get into a file.
    """
    block = BlockParser().block(text.replace("\r\n", "\n"), number)
    if block is None or block.shape is not BlockShape.CODE:
        return None
    return block if spell_hidden(block.text).startswith(shown_block.text) else None


_FENCED = lazy_pattern(r"^(`{3,})([\w+#.-]*)[ \t]*\n(.*?)(?:\n\1`*[ \t]*(?:\n|\Z)|\Z)", re.M | re.S)
_CODE = lazy_pattern(r"(?<![`\\])`([^`\n]{1,500})`(?!`)")


def parse_typed(text: str, limit: int = MAX_FIRST_CHARS) -> tuple[MessageBlock, ...]:
    """Return the blocks of a message of the user."""
    shown_text, shown_amount = first_characters(text, limit)
    blocks: list[MessageBlock] = []
    position = 0
    for match in _FENCED.finditer(shown_text):
        blocks += _paragraphs(shown_text[position : match.start()], code=True)
        blocks.append(MessageBlock(BlockShape.CODE, RichText(match[3]), language=match[2]))
        position = match.end()
    blocks += _paragraphs(shown_text[position:], code=True)
    return (*blocks, *_more(text, shown_amount.characters))


def parse_literal(
    text: str, limit: int = MAX_FIRST_CHARS, *, is_window_text: bool = False
) -> tuple[MessageBlock, ...]:
    """Return the blocks of a text in which nothing is markup."""
    shown_text, shown_amount = first_characters(text, limit)
    if is_window_text and shown_amount.characters == len(text):
        shown_text = spell_hidden_values(text)
    return (*_paragraphs(shown_text, code=False), *_more(text, shown_amount.characters))


def _more(text: str, shown_chars: int) -> Iterator[MessageBlock]:
    if shown_chars < len(text):
        yield MessageBlock(BlockShape.MORE, RichText(count_text(len(text) - shown_chars)))


def _paragraphs(text: str, *, code: bool) -> Iterator[MessageBlock]:
    text = text.strip("\n")
    if not text:
        return
    pieces: list[str] = []
    spans: list[TextSpan] = []
    position = size = 0
    for match in _CODE.finditer(text) if code else ():
        before = text[position : match.start()]
        pieces += [before, match[1]]
        size += len(before)
        spans.append(TextSpan(size, size + len(match[1]), SpanStyle.CODE))
        size += len(match[1])
        position = match.end()
    rich = RichText("".join([*pieces, text[position:]]), tuple(spans))
    for piece_number, piece in enumerate(split_long_text(rich)):
        yield MessageBlock(BlockShape.PARAGRAPH, piece, near=bool(piece_number))
