"""Layout of blocks: paragraphs, headings, rules, tables, and code with its colors.

A box draws, measures, hits, and selects its block; its place is given with each call. Only changed
parts of code are laid out again, so code of any length can be streamed. The highlighter is one
small regex parser for common languages and needs 0.1 ms per kilobyte; code that it does not know
stays plain and its text is never changed.
"""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, RichText, SpanStyle
from helix_desktop.ui.markdown.text_layout import (
    BaseStyle,
    FormatSpan,
    Highlight,
    LaidOutText,
    format_spans,
    text_format,
    tinted_format,
)
from helix_desktop.ui.style.canvas import rounded
from helix_desktop.ui.style.theme import Theme, line_height
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line, safe_cut

STEP = 24.0
"""Width of a list's marker; longer numbers take more."""
QUOTE = 16.0
_HEADINGS = ("display", "head", "part", "part", "part", "part")
_CODE_LOOKS = SpanStyle.CODE | SpanStyle.IMAGE


class TextActionKind(StrEnum):
    """The purpose of an active place in a message."""

    FOLLOW = "follow"
    COPY = "copy"
    MORE = "more"


class TextAction(Struct, frozen=True):
    """The result of a click: a link with its text, code to copy, or more of the text."""

    wish: TextActionKind
    target: str = ""
    words: str = ""


class BlockBox(Protocol):
    """A block laid out at one width."""

    leaf: MessageBlock
    text: str
    height: float
    natural: float

    def draw(
        self, painter: QPainter, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        """Draw the block; `clip` is the area to draw, in the painter's coordinates."""

    def index_at(self, point: QPointF) -> int: ...

    def rects(self, start: int, end: int) -> list[QRectF]: ...

    def act_at(self, point: QPointF) -> TextAction | None: ...

    def end(self) -> QPointF: ...


class RichTextLines:
    """A styled text laid out, with its links and the background of its code."""

    def __init__(self, rich: RichText, manner: BaseStyle, width: float, *, theme: Theme) -> None:
        self.rich = rich
        self.lines = LaidOutText(
            rich.text, manner.style, width, inks=format_spans(rich, manner, theme)
        )
        self._ground = theme.colour("surf2")
        self.wanted = self.lines.natural
        """The width of the text before wrapping."""

    def draw(self, painter: QPainter, at: QPointF, marks: Sequence[Highlight] = ()) -> None:
        pen = painter.pen()
        for span in self.rich.spans:
            if span.look & _CODE_LOOKS:
                for rect in self.lines.rects(span.start, span.end):
                    ground = rect.translated(at).adjusted(-3, 2, 3, -2)
                    rounded(painter, ground, 4, fill=self._ground)
        painter.setPen(pen)
        self.lines.draw(painter, at, marks)

    def act_at(self, point: QPointF) -> TextAction | None:
        if not any(span.target for span in self.rich.spans):
            return None
        at = self.lines.char_at(point)
        for span in self.rich.spans:
            if span.target and span.start <= at < span.end:
                return TextAction(TextActionKind.FOLLOW, span.target, self._words(span.target))
        return None

    def _words(self, target: str) -> str:
        return "".join(
            self.rich.text[span.start : span.end]
            for span in self.rich.spans
            if span.target == target
        )


class ParagraphBox:
    """A paragraph, a heading, or a list item."""

    def __init__(
        self, leaf: MessageBlock, manner: BaseStyle, width: float, *, theme: Theme
    ) -> None:
        self.leaf = leaf
        self.text = leaf.text
        self._theme = theme
        self._left = block_inset(leaf)
        if leaf.shape is BlockShape.HEADING and manner.style == "prose":
            manner = BaseStyle(_HEADINGS[leaf.level - 1], manner.tone)
        elif leaf.quotes:
            manner = BaseStyle(manner.style, "fg2" if manner.tone == "fg" else manner.tone)
        self._manner = manner
        self._rich = RichTextLines(leaf.rich, manner, width - self._left, theme=theme)
        self.height = self._rich.lines.height
        self.natural = self._left + self._rich.lines.natural

    def draw(
        self, painter: QPainter, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        if self.leaf.marker:
            self._draw_marker(painter, at)
        painter.setPen(self._theme.colour(self._manner.tone))
        self._rich.draw(painter, at + QPointF(self._left, 0), marks)

    def index_at(self, point: QPointF) -> int:
        return self._rich.lines.index_at(point - QPointF(self._left, 0))

    def rects(self, start: int, end: int) -> list[QRectF]:
        return [each.translated(self._left, 0) for each in self._rich.lines.rects(start, end)]

    def act_at(self, point: QPointF) -> TextAction | None:
        return self._rich.act_at(point - QPointF(self._left, 0))

    def end(self) -> QPointF:
        return self._rich.lines.end() + QPointF(self._left, 0)

    def _draw_marker(self, painter: QPainter, at: QPointF) -> None:
        pitch = line_height(self._manner.style)
        if self.leaf.marker in "☐☑":
            _draw_task(painter, at + QPointF(self._left - 22, pitch / 2 - 7), self)
            return
        room = QRectF(at.x() + self._left - 68, at.y(), 60, pitch)
        painter.setFont(text_format(self._manner.style))
        painter.setPen(self._theme.colour("mut"))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, flags, self.leaf.marker)

    def task_colours(self) -> tuple[Theme, bool]:
        return self._theme, self.leaf.marker == "☑"


def _draw_task(painter: QPainter, at: QPointF, box: ParagraphBox) -> None:
    theme, done = box.task_colours()
    square = QRectF(at.x(), at.y(), 14, 14)
    fill = theme.colour("accfill") if done else theme.colour("surf")
    border = theme.colour("accfill") if done else theme.colour("line2")
    rounded(painter, square, 4, fill=fill, border=border)
    if done:
        painter.setPen(QPen(theme.colour("onacc"), 1.6))
        steps = [QPointF(3.5, 7.5), QPointF(6, 10), QPointF(10.5, 4.5)]
        painter.drawPolyline([at + step for step in steps])


class RuleBox:
    """A horizontal line."""

    def __init__(self, leaf: MessageBlock, width: float, theme: Theme) -> None:
        self.leaf = leaf
        self.text = ""
        self.height = 9.0
        self.natural = width
        self._theme = theme

    def draw(
        self, painter: QPainter, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        left = block_inset(self.leaf)
        line = QRectF(at.x() + left, at.y() + 4, self.natural - left, 1)
        painter.fillRect(line, self._theme.colour("line"))

    def index_at(self, point: QPointF) -> int:
        return 0

    def rects(self, start: int, end: int) -> list[QRectF]:
        return []

    def act_at(self, point: QPointF) -> TextAction | None:
        return None

    def end(self) -> QPointF:
        return QPointF(0, 0)


class MoreBox(ParagraphBox):
    """A button that says how much is not shown yet."""

    def __init__(self, leaf: MessageBlock, words: str, width: float, *, theme: Theme) -> None:
        said = MessageBlock(BlockShape.PARAGRAPH, RichText(words))
        super().__init__(said, BaseStyle("smallb", "acc"), width, theme=theme)
        self.leaf = leaf
        self.text = ""  # not selected or copied

    def index_at(self, point: QPointF) -> int:
        return 0

    def act_at(self, point: QPointF) -> TextAction | None:
        inside = 0 <= point.x() <= self.natural and 0 <= point.y() <= self.height
        return TextAction(TextActionKind.MORE) if inside else None


def block_inset(leaf: MessageBlock) -> float:
    """Return the left edge of a block's text."""
    return leaf.quotes * QUOTE + leaf.indent * STEP


PAD_X, TIGHT = 12.0, 4.0
"""Padding beside the text of a cell, and the least one where the columns hardly fit."""
PAD_Y = 7.0
LEAST = 24.0
"""Least width of a column's text; words are broken before a table gets wider than the page."""
ROOMY = 64.0
UNBOUND = 100_000.0
HEAD, CELL = BaseStyle("strong", "fg"), BaseStyle("body", "fg")
_SIDES = {
    "right": Qt.AlignmentFlag.AlignRight,
    "centre": Qt.AlignmentFlag.AlignHCenter,
}


class TableBox:
    """A table: cells in a frame, with columns as wide as their text or in fair shares.

    A selection goes through the cells row by row.
    """

    def __init__(
        self, leaf: MessageBlock, width: float, *, theme: Theme, before: object = None
    ) -> None:
        self.leaf = leaf
        self.text = leaf.text
        self._theme = theme
        self._left = block_inset(leaf)
        old = before._made if isinstance(before, TableBox) and before._theme is theme else {}
        self._made: dict[tuple[bool, RichText], RichTextLines] = {}
        self._cells = [
            [self._cell(cell, head=not at, old=old) for cell in row]
            for at, row in enumerate(leaf.rows)
        ]
        room = width - self._left
        self._pad = PAD_X if room >= ROOMY * len(leaf.sides) else TIGHT
        self._widths = self._shares(room)
        self._heights = [self._fit(row) for row in self._cells]
        self.natural = self._left + sum(self._widths)
        self.height = sum(self._heights)

    def draw(
        self, painter: QPainter, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        frame = QRectF(at.x() + self._left, at.y(), sum(self._widths), self.height)
        colour = self._theme.colour
        rounded(painter, frame, 10, fill=colour("surf"), border=colour("line"))
        self._draw_head(painter, frame)
        painter.setPen(colour("fg"))
        for start, place, cell in self._places():
            top = at + place
            if top.y() > clip.bottom() or top.y() + cell.lines.height < clip.top():
                continue
            inside = [each for mark in marks if (each := mark.within(start, len(cell.rich.text)))]
            painter.setPen(colour("fg"))
            cell.draw(painter, top, inside)

    def index_at(self, point: QPointF) -> int:
        found = 0
        for start, place, cell in self._places():
            if point.y() < place.y() - PAD_Y or (
                point.x() < place.x() - self._pad
                and point.y() < place.y() + cell.lines.height + PAD_Y
            ):
                break
            found = start + cell.lines.index_at(point - place)
        return found

    def rects(self, start: int, end: int) -> list[QRectF]:
        found = []
        for begins, place, cell in self._places():
            first, last = max(start - begins, 0), min(end - begins, len(cell.rich.text))
            if first < last:
                found += [each.translated(place) for each in cell.lines.rects(first, last)]
        return found

    def act_at(self, point: QPointF) -> TextAction | None:
        for _, place, cell in self._places():
            act = cell.act_at(point - place)
            if act is not None:
                return act
        return None

    def end(self) -> QPointF:
        *_, (_, place, cell) = self._places()
        return place + cell.lines.end()

    def _cell(
        self, rich: RichText, *, head: bool, old: dict[tuple[bool, RichText], RichTextLines]
    ) -> RichTextLines:
        key = (head, rich)
        made = old.get(key)
        # a layout has one width, so equal cells need layouts of their own
        if made is None or key in self._made:
            made = RichTextLines(rich, HEAD if head else CELL, UNBOUND, theme=self._theme)
        self._made[key] = made
        return made

    def _shares(self, room: float) -> list[float]:
        """Return the width of each column with its padding."""
        wanted = [
            max(cell.wanted for cell in column) + 2 * self._pad + 1 for column in self._columns()
        ]
        room = max(room, len(wanted) * (LEAST + 2 * self._pad))
        while wanted and sum(wanted) > room + 0.5:
            # the widest shrink first, so short columns keep their text on one line
            even = room / len(wanted)
            large = [at for at, width in enumerate(wanted) if width > even]
            rest = room - sum(width for width in wanted if width <= even)
            total = sum(wanted[at] for at in large)
            share = {at: max(LEAST + 2 * self._pad, rest * wanted[at] / total) for at in large}
            wanted = [share.get(at, width) for at, width in enumerate(wanted)]
            if all(width <= LEAST + 2 * self._pad + 0.5 for width in share.values()):
                break
        return wanted

    def _columns(self) -> list[tuple[RichTextLines, ...]]:
        return list(zip(*self._cells, strict=True))

    def _fit(self, row: list[RichTextLines]) -> float:
        for at, cell in enumerate(row):
            self._wrap(cell.lines, self._widths[at] - 2 * self._pad, self.leaf.sides[at])
        return max(cell.lines.height for cell in row) + 2 * PAD_Y

    def _wrap(self, lines: LaidOutText, width: float, side: str) -> None:
        fits = lines.count <= 1 and lines.natural <= width
        if lines.width == width or (fits and side not in _SIDES and not lines.from_right):
            return  # the lines would be the same
        lines.wrap(width)
        if side in _SIDES:
            lines.align(_SIDES[side])

    def _draw_head(self, painter: QPainter, frame: QRectF) -> None:
        """Draw the head's background inside the rounded corners, and a hairline between rows."""
        path = QPainterPath()
        path.addRoundedRect(frame.adjusted(1, 1, -1, -1), 9, 9)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        head = QRectF(frame.x(), frame.y(), frame.width(), self._heights[0])
        painter.fillRect(head, self._theme.colour("panel"))
        painter.restore()
        y = frame.y()
        for height in self._heights[:-1]:
            y += height
            line = QRectF(frame.x() + 1, round(y) - 1, frame.width() - 2, 1)
            painter.fillRect(line, self._theme.colour("line"))

    def _places(self) -> list[tuple[int, QPointF, RichTextLines]]:
        """Return each cell with the position of its text and its place."""
        found = []
        start, y = 0, PAD_Y
        for row, height in zip(self._cells, self._heights, strict=True):
            x = self._left + self._pad
            for cell, width in zip(row, self._widths, strict=True):
                found.append((start, QPointF(x, y), cell))
                start += len(cell.rich.text) + 1
                x += width
            y += height
        return found


LONGEST = 60_000
"""Most characters of a code block that are colored; the rest is plain."""
MOST = 1_000
"""Most colored spans of one part; each costs more than its text."""

_BY_HASH_NAMES = """
    python py python3 sh bash zsh shell console ruby rb yaml yml toml ini conf perl pl r make
    makefile dockerfile elixir ex nix powershell ps1 cmake tcl awk julia
"""
_BY_DASHES_NAMES = "sql lua haskell hs ada elm"
_PLAIN_NAMES = "text txt plain plaintext output log markdown md diff csv"
_WORDS = """
    def class return import from as if else elif for while in not and or is None True False
    async await with try except finally raise yield lambda pass break continue global nonlocal
    match case function const let var export default fn pub struct enum impl use func type
    interface new this self mut move ref trait where package defer go chan select switch map
    range nil null true false undefined void int float double char bool long short unsigned
    static public private protected final extends implements throws throw catch do then fi done
    esac local echo end module require typeof instanceof of namespace using template typename
    auto constexpr include ifdef endif val object override when super del assert readonly
    declare abstract delete
"""
_SQL = """
    select from where insert into update delete create table drop alter join left right inner
    outer on group by order having limit values set and or not null as distinct union case when
    then else end primary key foreign references index view in exists like between is desc asc
    begin commit
"""
_HASH, _DASHES, _PLAIN = (
    frozenset(names.split()) for names in (_BY_HASH_NAMES, _BY_DASHES_NAMES, _PLAIN_NAMES)
)
_STRINGS = (
    r'[rbfuRBFU]{0,2}(?:"""|\'\'\')|[rbfuRBFU]{0,2}"(?:[^"\\\n]|\\.)*+"?'
    r"|[rbfuRBFU]{0,2}'(?:[^'\\\n]|\\.)*+'?|`(?:[^`\\\n]|\\.)*+`?"
)
_NUMBERS = r"(?<![\w.])(?:0[xXbBoO][0-9a-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w])"


class ColoredSpan(Struct, frozen=True):
    """A part of code with a color; `tone` is the name of a token."""

    start: int
    end: int
    tone: str


def _pattern(comment: str, words: str, flags: int = 0) -> re.Pattern[str]:
    alternatives = "|".join(words.split())
    return re.compile(
        f"(?P<s_com>{comment})|(?P<s_str>{_STRINGS})|(?P<s_num>{_NUMBERS})"
        rf"|\b(?P<s_kw>{alternatives})\b|\b(?P<s_fn>[A-Za-z_]\w*)(?=\()",
        flags,
    )


_BY_HASH = _pattern(r"(?<![\w$&])\#[^\n]*", _WORDS)
_BY_SLASH = _pattern(r"//[^\n]*|/\*", _WORDS)
_BY_DASHES = _pattern(r"--[^\n]*|/\*", _SQL, re.IGNORECASE)


def highlight_code(code: str, language: str, inside: str = "") -> tuple[list[ColoredSpan], str]:
    """Return the colored spans, and the open delimiter at the end, to go on with the next part."""
    name = language.lower().strip("{}.,;:")
    if not name or name in _PLAIN or len(code) > LONGEST:
        return [], ""
    pattern = _BY_HASH if name in _HASH else _BY_DASHES if name in _DASHES else _BY_SLASH
    found: list[ColoredSpan] = []
    at = 0
    if inside:
        tone = "s_com" if inside == "*/" else "s_str"
        at, inside = _closed(code, 0, inside)
        found.append(ColoredSpan(0, at, tone))
    while not inside and len(found) < MOST and (token := pattern.search(code, at)) is not None:
        at, opened = token.end(), _opens(token[0])
        if opened:
            at, inside = _closed(code, at, opened)
        found.append(ColoredSpan(token.start(), at, token.lastgroup or "fg"))
    return found, inside


def _opens(token: str) -> str:
    for sign in ('"""', "'''"):
        if token.endswith(sign) and len(token.lstrip("rbfuRBFU")) == len(sign):
            return sign
    return "*/" if token == "/*" else ""


def _closed(code: str, start: int, sign: str) -> tuple[int, str]:
    end = code.find(sign, start)
    return (end + len(sign), "") if end >= 0 else (len(code), sign)


def code_parts(code: str, lines: int) -> Iterator[str]:
    """Yield the code in parts of `lines` lines, each without its last line end."""
    rows = code.split("\n")
    for at in range(0, len(rows), lines):
        yield "\n".join(rows[at : at + lines])


CODE_BOX_HEAD = 34.0
PADDING = 12.0
SIDE = 14.0
PART = 32
"""Lines of a part."""
LONGEST_LINE = 2_000
"""Most characters of a line laid out as one; Qt's time grows faster than the length of a line."""
LONGEST_NAME = 40
"""Most characters of a language's name that are shown."""
ICON = 14

_Part = tuple[str, str, str]
"""The language, the delimiter that was open before the part, and the text."""


class CodeBox:
    """A code block with its language and a copy button in the head.

    `before` is the former box, whose parts are reused.
    """

    def __init__(
        self, leaf: MessageBlock, width: float, *, theme: Theme, before: "CodeBox | None" = None
    ) -> None:
        self.leaf = leaf
        self.text = leaf.text
        self.natural = width
        self._theme = theme
        self._left = block_inset(leaf)
        self._width = width - self._left
        old = before._made if before and before._width == self._width else {}
        self._made: dict[_Part, tuple[LaidOutText, str]] = {}
        self._parts: list[tuple[int, float, LaidOutText]] = []
        self._copy = _copy_width()
        self.label = one_line(leaf.language, LONGEST_NAME) or tr("code")
        """The label in the head, which is neither selected nor copied."""
        top, start, still = CODE_BOX_HEAD + PADDING, 0, ""
        for code in code_parts(_broken(leaf.text), PART):
            language = leaf.language if start < LONGEST else ""
            key = (language, still, code)
            made = old.get(key) or self._lay_out(code, language, still)
            self._made[key] = made
            lines, still = made
            self._parts.append((start, top, lines))
            start += len(code) + 1
            top += lines.height
        self.text = _broken(leaf.text)
        self.height = top + PADDING

    def draw(
        self, painter: QPainter, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        box = QRectF(at.x() + self._left, at.y(), self._width, self.height)
        colour = self._theme.colour
        rounded(painter, box, 10, fill=colour("code"), border=colour("line"))
        painter.fillRect(
            QRectF(box.x() + 1, box.y() + CODE_BOX_HEAD, box.width() - 2, 1), colour("line")
        )
        self._draw_head(painter, box)
        painter.setPen(colour("fg"))
        for start, top, lines in self._parts:
            place = QPointF(box.x() + SIDE, at.y() + top)
            if place.y() > clip.bottom() or place.y() + lines.height < clip.top():
                continue
            inside = [each for mark in marks if (each := mark.within(start, len(lines.text)))]
            lines.draw(painter, place, inside)

    def index_at(self, point: QPointF) -> int:
        for start, top, lines in self._parts:
            if point.y() < top + lines.height or (start, top, lines) == self._parts[-1]:
                return start + lines.index_at(point - QPointF(self._left + SIDE, top))
        return 0

    def rects(self, start: int, end: int) -> list[QRectF]:
        found = []
        for begins, top, lines in self._parts:
            first, last = max(start - begins, 0), min(end - begins, len(lines.text))
            if first < last:
                rects = lines.rects(first, last)
                found += [each.translated(self._left + SIDE, top) for each in rects]
        return found

    def act_at(self, point: QPointF) -> TextAction | None:
        right = self._left + self._width
        button = QRectF(right - self._copy - 2 * SIDE, 0, self._copy + 2 * SIDE, CODE_BOX_HEAD)
        return TextAction(TextActionKind.COPY, self.leaf.text) if button.contains(point) else None

    def end(self) -> QPointF:
        _, top, lines = self._parts[-1]
        return lines.end() + QPointF(self._left + SIDE, top)

    def _lay_out(self, code: str, language: str, still: str) -> tuple[LaidOutText, str]:
        found, still = highlight_code(code, language, still)
        inks = [
            FormatSpan(part.start, part.end, tinted_format(part.tone, self._theme))
            for part in found
        ]
        return LaidOutText(code, "mono", self._width - 2 * SIDE, inks=inks), still

    def _draw_head(self, painter: QPainter, box: QRectF) -> None:
        head = QRectF(box.x() + SIDE, box.y(), box.width() - 2 * SIDE, CODE_BOX_HEAD)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(text_format("smallb"))
        painter.setPen(self._theme.colour("mut"))
        room = head.adjusted(0, 0, -self._copy - 16, 0)
        metrics = QFontMetricsF(text_format("smallb"))
        name = metrics.elidedText(self.label, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, middle | Qt.TextFlag.TextSingleLine, name)
        ratio = painter.device().devicePixelRatioF()
        icon = self._theme.icon("copy", "mut", size=ICON, ratio=ratio)
        left = head.right() - self._copy
        painter.drawPixmap(QPointF(left, head.center().y() - ICON / 2), icon)
        painter.drawText(head.adjusted(left - head.left() + ICON + 6, 0, 0, 0), middle, tr("Copy"))


def _copy_width() -> float:
    return QFontMetricsF(text_format("smallb")).horizontalAdvance(tr("Copy")) + ICON + 6


def _broken(code: str) -> str:
    """Break long lines, so that Qt lays each out quickly."""
    if len(code) <= LONGEST_LINE:
        return code
    return "\n".join(piece for row in code.split("\n") for piece in _pieces(row))


def _pieces(row: str) -> Iterator[str]:
    while len(row) > LONGEST_LINE:
        end = safe_cut(row, 0, LONGEST_LINE)
        yield row[:end]
        row = row[end:]
    yield row
