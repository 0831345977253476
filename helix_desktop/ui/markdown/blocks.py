"""Reads lines into leaves: headings, lists, quotes, code, tables; a line at a time, never back.

Line breaks of a paragraph stay: what a model put below each other is not run together. Links by
reference and HTML are text. Nothing nests deeper than a person could follow.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from helix_desktop.ui.markdown import inline
from helix_desktop.ui.markdown.leaves import Leaf, Rich, Shape
from helix_desktop.ui.markdown.spelled import cut
from helix_desktop.ui.markdown.tables import sides_of, table

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
class Standing:
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
class Blocks:
    """Reads a text that was spelled already."""

    start: Standing = Standing()
    leaves: list[Leaf] = field(default_factory=list)
    safe: Standing = Standing()
    """The last place that reading can go on from, without what stands before."""
    _around: list[_Around] = field(default_factory=list)
    _lines: list[str] = field(default_factory=list)
    _fence: _Fence | None = None
    _indented: bool = False
    _blank: bool = True
    _open_end: bool = False
    _size: int = 0
    """Characters of the open paragraph, roughly."""
    _marker: str = ""
    _ended: tuple[str, int] = ("", 0)
    """Sign and number of the last item at the outermost level."""

    def read(self, text: str, *, live: bool = False) -> list[Leaf]:
        """All leaves of the text; `safe` tells how many of them cannot change any more.

        `live`: the last of them is still being written.
        """
        self._blank = self.start.blank
        self._ended = (self.start.sign, self.start.number)
        self.safe = replace(self.start, at=0, leaves=0)
        at = 0
        for line in text.split("\n"):
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
        if not rest.strip():
            self._empty(depth)
            return
        if self._lazy(depth, rest):
            self._lines.append(rest.strip())
            self._size += len(rest)
            return
        self._leave(depth, rest)
        if not depth:
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
        return len(self._lines) > 1 and sides_of(self._lines[1]) is not None

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
            self._emit(Shape.PARAGRAPH, Rich(""))

    def _mark_safe(self, at: int) -> None:
        if self._lines:
            return
        sign, number = self._ended
        self.safe = Standing(at, len(self.leaves), self._blank, sign, number)

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
            self._emit(Shape.HEADING, inline.read(heading[2] or ""), level=len(heading[1]))
        elif self._lines and not self._indented:
            underline = _UNDERLINE.fullmatch(rest)
            self._heading_above("=" in underline[1]) if underline else self._lines.append(rest)
        elif _RULE.fullmatch(rest):
            self._emit(Shape.RULE, Rich(""))
        elif _indent(rest) >= 4:
            self._indented = True
            self._lines.append(rest[4:])
        elif rest.strip():
            self._lines.append(rest.strip())

    def _heading_above(self, first: bool) -> None:
        text, self._lines = "\n".join(self._lines), []
        self._emit(Shape.HEADING, inline.read(text), level=1 if first else 2)

    def _close(self) -> None:
        """The open leaf, if there is one, is finished."""
        lines, self._lines = self._lines, []
        fence, self._fence = self._fence, None
        indented, self._indented = self._indented, False
        if fence is not None:
            self._emit(Shape.CODE, Rich("\n".join(lines)), language=fence.language)
        elif indented:
            self._emit(Shape.CODE, Rich("\n".join(lines).rstrip("\n")))
        elif lines:
            self._paragraph(lines)

    def _paragraph(self, lines: list[str]) -> None:
        made = table(lines)
        if made is not None:
            for near, (rows, sides) in enumerate(made):
                self._emit(Shape.TABLE, Rich(""), rows=rows, sides=sides, near=bool(near))
            return
        text = "\n".join(_BREAK.sub("", line) for line in lines)
        rich = inline.read(text, open_end=self._open_end)
        for near, piece in enumerate(bounded(rich)):
            self._emit(Shape.PARAGRAPH, piece, near=bool(near))

    def _emit(self, shape: Shape, rich: Rich, *, near: bool = False, **more: object) -> None:
        marker, self._marker = self._marker, ""
        items = sum(bool(around.sign) for around in self._around)
        leaf = Leaf(
            shape,
            rich,
            indent=items,
            quotes=len(self._around) - items,
            marker=marker,
            near=near or (bool(marker) and not self._blank),
        )
        self.leaves.append(replace(leaf, **more) if more else leaf)  # type: ignore[arg-type]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _pieces(line: str) -> Iterator[tuple[int, str]]:
    start = 0
    while len(line) - start > LONGEST_READ:
        end = cut(line, start, start + LONGEST_READ)
        yield start, line[start:end]
        start = end
    yield start, line[start:]


def bounded(rich: Rich) -> Iterator[Rich]:
    """A text in pieces that are laid out at once; cut between words where there are any."""
    start, size = 0, len(rich.text)
    while size - start > LONGEST:
        space = rich.text.rfind(" ", start + LONGEST // 2, start + LONGEST)
        end = space + 1 if space >= 0 else cut(rich.text, start, start + LONGEST)
        yield _calm(rich.part(start, end))
        start = end
    yield _calm(rich.part(start, size) if start else rich)


def _calm(rich: Rich) -> Rich:
    return Rich(rich.text, rich.spans[:MOST_LOOKS]) if len(rich.spans) > MOST_LOOKS else rich
