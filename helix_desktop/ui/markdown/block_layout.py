"""Layout of blocks: paragraphs, headings, rules, tables, and code with its colors.

A box draws, measures, hits, and selects its block; its place is given with each call. Only changed
parts of code are laid out again, so code of any length can be streamed. The highlighter is one
small regex parser for common languages and needs 0.1 ms per kilobyte; code that it does not know
stays plain and its text is never changed.
"""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, RichText, SpanStyle
from helix_desktop.ui.markdown.text_layout import (
    BaseStyle,
    FormatSpan,
    Highlight,
    LaidOutText,
    format_spans,
    tinted_format,
)
from helix_desktop.ui.style.canvas import RIGHT, WHOLE, Canvas, text_width
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


class _RichLines(LaidOutText):
    """A styled text laid out, with its links and the background of its code."""

    def __init__(self, rich: RichText, base: BaseStyle, width: float, *, theme: Theme) -> None:
        super().__init__(rich.text, base.style, width, inks=format_spans(rich, base, theme))
        self._spans = rich.spans
        self.wanted = self.natural
        """The width of the text before wrapping."""

    def draw(
        self, canvas: Canvas, at: QPointF, marks: Sequence[Highlight] = (), *, tone: str = "fg"
    ) -> None:
        for span in self._spans:
            if span.look & _CODE_LOOKS:
                for rect in self.rects(span.start, span.end):
                    canvas.box(rect.translated(at).adjusted(-3, 2, 3, -2), 4, "surf2")
        super().draw(canvas, at, marks, tone=tone)

    def action_at(self, point: QPointF) -> TextAction | None:
        if not any(span.target for span in self._spans):
            return None
        at = self.char_at(point)
        for span in self._spans:
            if span.target and span.start <= at < span.end:
                return TextAction(TextActionKind.FOLLOW, span.target, self._link_text(span.target))
        return None

    def _link_text(self, target: str) -> str:
        links = (span for span in self._spans if span.target == target)
        return "".join(self.text[span.start : span.end] for span in links)


class BlockBox:
    """A block laid out at one width.

    Its text is in pieces, each with its position in the text of the block and its place.
    """

    def __init__(self, leaf: MessageBlock, natural: float, *, theme: Theme) -> None:
        self.leaf, self.natural = leaf, natural
        self.text = leaf.text
        self.height = 0.0
        self.theme = theme
        self.left = leaf.quotes * QUOTE + leaf.indent * STEP
        """The left edge of the block's text."""
        self.pieces: list[tuple[int, QPointF, LaidOutText]] = []

    def draw(
        self, canvas: Canvas, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        """Draw the block; `clip` is the area to draw, in the canvas's coordinates."""
        self._draw_text(canvas, at, marks, clip=clip)

    def index_at(self, point: QPointF) -> int:
        for start, place, lines in self.pieces:
            if point.y() < place.y() + lines.height or lines is self.pieces[-1][2]:
                return start + lines.index_at(point - place)
        return 0

    def rects(self, start: int, end: int) -> list[QRectF]:
        found = []
        for begins, place, lines in self.pieces:
            first, last = max(start - begins, 0), min(end - begins, len(lines.text))
            if first < last:
                found += [each.translated(place) for each in lines.rects(first, last)]
        return found

    def action_at(self, point: QPointF) -> TextAction | None:
        for _, place, lines in self.pieces:
            if isinstance(lines, _RichLines) and (act := lines.action_at(point - place)):
                return act
        return None

    def end(self) -> QPointF:
        if not self.pieces:
            return QPointF(0, 0)
        _, place, lines = self.pieces[-1]
        return place + lines.end()

    def _draw_text(
        self,
        canvas: Canvas,
        at: QPointF,
        marks: Sequence[Highlight],
        *,
        clip: QRectF,
        tone: str = "fg",
    ) -> None:
        for start, place, lines in self.pieces:
            top = at + place
            if top.y() <= clip.bottom() and top.y() + lines.height >= clip.top():
                inside = [each for mark in marks if (each := mark.within(start, len(lines.text)))]
                lines.draw(canvas, top, inside, tone=tone)


class ParagraphBox(BlockBox):
    """A paragraph, a heading, or a list item."""

    def __init__(self, leaf: MessageBlock, base: BaseStyle, width: float, *, theme: Theme) -> None:
        super().__init__(leaf, width, theme=theme)
        if leaf.shape is BlockShape.HEADING and base.style == "prose":
            base = BaseStyle(_HEADINGS[leaf.level - 1], base.tone)
        elif leaf.quotes:
            base = BaseStyle(base.style, "fg2" if base.tone == "fg" else base.tone)
        self._base = base
        lines = _RichLines(leaf.rich, base, width - self.left, theme=theme)
        self.pieces = [(0, QPointF(self.left, 0), lines)]
        self.height = lines.height
        self.natural = self.left + lines.natural

    def draw(
        self, canvas: Canvas, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        self._draw_marker(canvas, at)
        self._draw_text(canvas, at, marks, clip=clip, tone=self._base.tone)

    def _draw_marker(self, canvas: Canvas, at: QPointF) -> None:
        style, right = self._base.style, at.x() + self.left
        pitch = line_height(style)
        if self.leaf.marker in ("☐", "☑"):
            done = self.leaf.marker == "☑"
            square = QRectF(right - 22, at.y() + pitch / 2 - 7, 14, 14)
            fill, border = ("accfill", "accfill") if done else ("surf", "line2")
            canvas.box(square, 4, fill, border=border)
            if done:
                steps = [QPointF(3.5, 7.5), QPointF(6, 10), QPointF(10.5, 4.5)]
                canvas.curve([square.topLeft() + step for step in steps], "onacc", width=1.6)
            return
        place = QRectF(right - 68, at.y(), 60, pitch)
        canvas.text(place, self.leaf.marker, style, tone="mut", align=RIGHT, elide=WHOLE)


class RuleBox(BlockBox):
    """A horizontal line."""

    def __init__(self, leaf: MessageBlock, width: float, *, theme: Theme) -> None:
        super().__init__(leaf, width, theme=theme)
        self.text, self.height = "", 9.0

    def draw(
        self, canvas: Canvas, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        line = QRectF(at.x() + self.left, at.y() + 4, self.natural - self.left, 1)
        canvas.fill(line, "line")


class MoreBox(ParagraphBox):
    """A button that says how much is not shown yet."""

    def __init__(self, leaf: MessageBlock, words: str, width: float, *, theme: Theme) -> None:
        said = MessageBlock(BlockShape.PARAGRAPH, RichText(words))
        super().__init__(said, BaseStyle("smallb", "acc"), width, theme=theme)
        self.leaf = leaf
        self.text = ""  # not selected or copied

    def index_at(self, point: QPointF) -> int:
        return 0

    def action_at(self, point: QPointF) -> TextAction | None:
        inside = 0 <= point.x() <= self.natural and 0 <= point.y() <= self.height
        return TextAction(TextActionKind.MORE) if inside else None


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


class TableBox(BlockBox):
    """A table: cells in a frame, with columns as wide as their text or in fair shares.

    A selection goes through the cells row by row.
    """

    def __init__(
        self, leaf: MessageBlock, width: float, *, theme: Theme, before: BlockBox | None = None
    ) -> None:
        super().__init__(leaf, width, theme=theme)
        old = before._made if isinstance(before, TableBox) and before.theme is theme else {}
        self._made: dict[tuple[bool, RichText], _RichLines] = {}
        self._cells = [
            [self._cell(cell, head=not at, old=old) for cell in row]
            for at, row in enumerate(leaf.rows)
        ]
        free = width - self.left
        self._pad = PAD_X if free >= ROOMY * len(leaf.sides) else TIGHT
        self._widths = self._shares(free)
        self._heights = [self._fit(row) for row in self._cells]
        self.natural = self.left + sum(self._widths)
        self.height = sum(self._heights)
        self._place_cells()

    def draw(
        self, canvas: Canvas, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        frame = QRectF(at.x() + self.left, at.y(), sum(self._widths), self.height)
        canvas.box(frame, 10, "surf", border="line")
        with canvas.clipped(frame.adjusted(1, 1, -1, -1), radius=9):
            canvas.box(QRectF(frame.topLeft(), QSizeF(frame.width(), self._heights[0])), 0, "panel")
        y = frame.y()
        for height in self._heights[:-1]:
            y += height
            canvas.fill(QRectF(frame.x() + 1, round(y) - 1, frame.width() - 2, 1), "line")
        self._draw_text(canvas, at, marks, clip=clip)

    def index_at(self, point: QPointF) -> int:
        found = 0
        for start, place, lines in self.pieces:
            beside = point.x() < place.x() - self._pad
            if point.y() < place.y() - PAD_Y or (
                beside and point.y() < place.y() + lines.height + PAD_Y
            ):
                break
            found = start + lines.index_at(point - place)
        return found

    def _cell(
        self, rich: RichText, *, head: bool, old: dict[tuple[bool, RichText], _RichLines]
    ) -> _RichLines:
        key = (head, rich)
        made = old.get(key)
        # a layout has one width, so equal cells need layouts of their own
        if made is None or key in self._made:
            made = _RichLines(rich, HEAD if head else CELL, UNBOUND, theme=self.theme)
        self._made[key] = made
        return made

    def _shares(self, free: float) -> list[float]:
        """Return the width of each column with its padding."""
        columns, least = zip(*self._cells, strict=True), LEAST + 2 * self._pad
        wanted = [max(cell.wanted for cell in column) + 2 * self._pad + 1 for column in columns]
        free = max(free, len(wanted) * least)
        while wanted and sum(wanted) > free + 0.5:
            # the widest shrink first, so short columns keep their text on one line
            even = free / len(wanted)
            large = [at for at, width in enumerate(wanted) if width > even]
            rest = free - sum(width for width in wanted if width <= even)
            total = sum(wanted[at] for at in large)
            share = {at: max(least, rest * wanted[at] / total) for at in large}
            wanted = [share.get(at, width) for at, width in enumerate(wanted)]
            if all(width <= least + 0.5 for width in share.values()):
                break
        return wanted

    def _fit(self, row: list[_RichLines]) -> float:
        for at, cell in enumerate(row):
            self._wrap(cell, self._widths[at] - 2 * self._pad, self.leaf.sides[at])
        return max(cell.height for cell in row) + 2 * PAD_Y

    def _wrap(self, lines: LaidOutText, width: float, side: str) -> None:
        fits = lines.count <= 1 and lines.natural <= width
        if lines.width == width or (fits and side not in _SIDES and not lines.from_right):
            return  # the lines would be the same
        lines.wrap(width)
        if side in _SIDES:
            lines.align(_SIDES[side])

    def _place_cells(self) -> None:
        start, y = 0, PAD_Y
        for row, height in zip(self._cells, self._heights, strict=True):
            x = self.left + self._pad
            for cell, width in zip(row, self._widths, strict=True):
                self.pieces.append((start, QPointF(x, y), cell))
                start += len(cell.text) + 1
                x += width
            y += height


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


class CodeBox(BlockBox):
    """A code block with its language and a copy button in the head.

    `before` is the former box, whose parts are reused.
    """

    def __init__(
        self, leaf: MessageBlock, width: float, *, theme: Theme, before: BlockBox | None = None
    ) -> None:
        super().__init__(leaf, width, theme=theme)
        self._width = width - self.left
        same = isinstance(before, CodeBox) and before._width == self._width
        old = before._made if isinstance(before, CodeBox) and same else {}
        self._made: dict[_Part, tuple[LaidOutText, str]] = {}
        self._copy = text_width(tr("Copy"), "smallb") + ICON + 6
        self.label = one_line(leaf.language, LONGEST_NAME) or tr("code")
        """The label in the head, which is neither selected nor copied."""
        self.text = _broken(leaf.text)
        top, start, still = CODE_BOX_HEAD + PADDING, 0, ""
        for code in code_parts(self.text, PART):
            language = leaf.language if start < LONGEST else ""
            key = (language, still, code)
            made = old.get(key) or self._lay_out(code, language, still)
            self._made[key] = made
            lines, still = made
            self.pieces.append((start, QPointF(self.left + SIDE, top), lines))
            start += len(code) + 1
            top += lines.height
        self.height = top + PADDING

    def draw(
        self, canvas: Canvas, at: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        box = QRectF(at.x() + self.left, at.y(), self._width, self.height)
        canvas.box(box, 10, "code", border="line")
        canvas.fill(QRectF(box.x() + 1, box.y() + CODE_BOX_HEAD, box.width() - 2, 1), "line")
        head = QRectF(box.x() + SIDE, box.y(), box.width() - 2 * SIDE, CODE_BOX_HEAD)
        name = head.adjusted(0, 0, -self._copy - 16, 0)
        canvas.text(name, self.label, "smallb", tone="mut")
        head.setLeft(head.right() - self._copy)
        icon = QPointF(head.left(), head.center().y() - ICON / 2)
        canvas.icon(icon, "copy", "mut", size=ICON)
        copy = head.adjusted(ICON + 6, 0, 0, 0)
        canvas.text(copy, tr("Copy"), "smallb", tone="mut", elide=WHOLE)
        self._draw_text(canvas, at, marks, clip=clip)

    def action_at(self, point: QPointF) -> TextAction | None:
        wide = self._copy + 2 * SIDE
        button = QRectF(self.left + self._width - wide, 0, wide, CODE_BOX_HEAD)
        return TextAction(TextActionKind.COPY, self.leaf.text) if button.contains(point) else None

    def _lay_out(self, code: str, language: str, still: str) -> tuple[LaidOutText, str]:
        found, still = highlight_code(code, language, still)
        inks = [
            FormatSpan(part.start, part.end, tinted_format(part.tone, self.theme)) for part in found
        ]
        return LaidOutText(code, "mono", self._width - 2 * SIDE, inks=inks), still


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
