"""Lays out and paints Markdown blocks: paragraphs, headings, lists, quotes, tables, and how small
a wide formula may get; code is in `code_box.py`.

A box draws, measures, hits, and selects its block; its place is given with each call.
"""

import math
from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from helix_desktop.domain.formulas import Formula, read_formula
from helix_desktop.ui.markdown.formula_pictures import (
    LETTER_SCALE,
    FormulaPicture,
    FormulaPictures,
    any_settled,
)
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, RichText, SpanStyle
from helix_desktop.ui.markdown.text_layout import (
    BaseStyle,
    Highlight,
    InlineShape,
    TextLayout,
    format_spans,
)
from helix_desktop.ui.style.canvas import ELIDE_NONE, RIGHT, Canvas
from helix_desktop.ui.style.theme import Theme, font, line_height

LIST_INDENT = 24.0
"""Width of a list's marker; longer numbers take more."""
QUOTE_INDENT = 16.0
_HEADINGS = ("display", "head", "part", "part", "part", "part")
_CODE_LOOKS = SpanStyle.CODE | SpanStyle.IMAGE


class TextActionKind(StrEnum):
    """The purpose of an active place in a message."""

    FOLLOW = "follow"
    COPY = "copy"
    MORE = "more"
    UNFOLD = "unfold"
    SAVE = "save"
    APPLY = "apply"


class TextAction(Struct, frozen=True):
    """The result of a click: a link with its text, code with its file, or more of the text."""

    kind: TextActionKind
    target: str = ""
    words: str = ""
    block: int = 0
    """The number of the block in its message."""


FORMULA_PADDING = 4.0
"""Padding above and below a formula in a line of its own."""
MIN_SCALE = 0.5
"""The share of its size below which a formula that is too wide is shown as its source."""


@cache
def letter_size(style: str) -> float:
    """Return the size of a formula's letters beside a text, in pixels."""
    return font(style).pixelSize() * LETTER_SCALE


def formula_size(picture: FormulaPicture, room: float) -> float:
    """Return the size of the letters of a formula in a line of its own."""
    size = letter_size("prose")
    return min(size, room / picture.width)


def fits_line(picture: FormulaPicture, room: float) -> bool:
    """Whether a formula can be read in a line of its own."""
    return formula_size(picture, room) >= MIN_SCALE * letter_size("prose")


class _RichLines(TextLayout):
    """A styled text laid out, with its links and the background of its code."""

    def __init__(
        self,
        rich: RichText,
        base: BaseStyle,
        width: float,
        *,
        formulas: FormulaPictures | None = None,
    ) -> None:
        self.waits: Sequence[Formula] = ()
        """The formulas whose pictures may still come."""
        self._spans = rich.spans
        shapes: list[InlineShape] = []
        if formulas is not None and any(span.look & SpanStyle.FORMULA for span in rich.spans):
            self._size = letter_size(base.style)
            shapes, awaited = [], []
            self._pictures: list[FormulaPicture] = []
            for span in rich.spans:
                if not span.look & SpanStyle.FORMULA:
                    continue
                formula = read_formula(rich.text[span.start : span.end])
                picture = None if formula is None else formulas.find(formula)
                if picture is not None:
                    self._pictures.append(picture)
                    size = self._size
                    above, below = picture.above * size, picture.below * size
                    shape_px = picture.width * size
                    shapes.append(InlineShape(span.start, span.end, shape_px, above, below))
                elif formula is not None and not formulas.is_settled(formula):
                    awaited.append(formula)
            self.waits = awaited
        drawn = {shape.start for shape in shapes} if shapes else ()
        inks = format_spans(rich, base, pictures=drawn) if rich.spans else ()
        super().__init__(rich.text, base.style, width, inks=inks, shapes=shapes)
        self.wanted = self.natural
        """The width of the text before wrapping."""

    def draw(
        self,
        canvas: Canvas,
        top_left: QPointF,
        marks: Sequence[Highlight] = (),
        *,
        tone: str = "fg",
    ) -> None:
        for span in self._spans:
            if span.look & _CODE_LOOKS:
                for rect in self.rects(span.start, span.end):
                    canvas.box(rect.translated(top_left).adjusted(-3, 2, 3, -2), 4, "surf2")
        super().draw(canvas, top_left, marks, tone=tone)
        if self.shapes:
            links = {span.start for span in self._spans if span.look & SpanStyle.LINK}
            pictures = zip(self.shapes, self._pictures, self.shape_places(), strict=True)
            for shape, picture, shape_place in pictures:
                color = Theme.applied.color("acc" if shape.start in links else tone)
                size = self._size * shape_place.scale
                picture.paint(canvas.painter, top_left + shape_place.at, size=size, color=color)

    def action_at(self, point: QPointF) -> TextAction | None:
        if not any(span.target for span in self._spans):
            return None
        index = self.char_at(point)
        for span in self._spans:
            if span.target and span.start <= index < span.end:
                link = [part for part in self._spans if part.target == span.target]
                words = "".join(self.text[part.start : part.end] for part in link)
                return TextAction(TextActionKind.FOLLOW, span.target, words)
        return None


class BlockBox:
    """A block laid out at one width.

    Its text is in pieces, each with its position in the text of the block and its place.
    """

    def __init__(self, block: MessageBlock, natural: float) -> None:
        self.block, self.natural = block, natural
        self.text, self.tone = block.text, "fg"
        self.height = 0.0
        self.left = block.quotes * QUOTE_INDENT + block.indent * LIST_INDENT
        """The left edge of the block's text."""
        self.pieces: list[tuple[int, QPointF, TextLayout]] = []
        self.waits: Sequence[Formula] = ()
        """The formulas whose pictures may still come."""

    def draw(
        self, canvas: Canvas, top_left: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        """Draw the block; `clip` is the area to draw, in the canvas's coordinates."""
        for start, offset, lines in self.pieces:
            top = top_left + offset
            if top.y() <= clip.bottom() and top.y() + lines.height >= clip.top():
                size = len(lines.text)
                inner_marks = [inner for mark in marks if (inner := mark.within(start, size))]
                lines.draw(canvas, top, inner_marks, tone=self.tone)

    def index_at(self, point: QPointF) -> int:
        for start, offset, lines in self.pieces:
            if point.y() < offset.y() + lines.height or lines is self.pieces[-1][2]:
                return start + lines.index_at(point - offset)
        return 0

    def rects(self, start: int, end: int) -> list[QRectF]:
        rects = []
        for piece_start, offset, lines in self.pieces:
            first, last = max(start - piece_start, 0), min(end - piece_start, len(lines.text))
            if first < last:
                rects += [rect.translated(offset) for rect in lines.rects(first, last)]
        return rects

    def action_at(self, point: QPointF) -> TextAction | None:
        for _, offset, lines in self.pieces:
            if isinstance(lines, _RichLines) and (act := lines.action_at(point - offset)):
                return act
        return None

    def formulas(self) -> list[tuple[int, int]]:
        """Return the places of the drawn formulas in the text."""
        return [
            (start + shape.start, start + shape.end)
            for start, _, lines in self.pieces
            for shape in lines.shapes
        ]

    def copied(self, start: int, end: int) -> str:
        return self.text[start:end]

    def end(self) -> QPointF:
        if not self.pieces:
            return QPointF(0, 0)
        _, offset, lines = self.pieces[-1]
        return offset + lines.end()


class ParagraphBox(BlockBox):
    """A paragraph, a heading, or a list item."""

    def __init__(
        self,
        block: MessageBlock,
        base: BaseStyle,
        width: float,
        *,
        formulas: FormulaPictures | None = None,
    ) -> None:
        super().__init__(block, width)
        if block.shape is BlockShape.HEADING and base.style == "prose":
            base = BaseStyle(_HEADINGS[block.level - 1], base.tone)
        elif block.quotes:
            base = BaseStyle(base.style, "fg2" if base.tone == "fg" else base.tone)
        self._style, self.tone = base.style, base.tone
        room = width - self.left
        lines = _RichLines(block.rich, base, room, formulas=formulas)
        self.waits = lines.waits
        self.pieces = [(0, QPointF(self.left, 0), lines)]
        self.height = lines.height
        self.natural = self.left + lines.natural

    def draw(
        self, canvas: Canvas, top_left: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        right, top = top_left.x() + self.left, top_left.y() + self.pieces[0][2].lead
        pitch = line_height(self._style)
        if self.block.marker in ("☐", "☑"):
            done = self.block.marker == "☑"
            square = QRectF(right - 22, top + pitch / 2 - 7, 14, 14)
            fill, border = ("accfill", "accfill") if done else ("surf", "line2")
            canvas.box(square, 4, fill, border=border)
            if done:
                steps = [QPointF(3.5, 7.5), QPointF(6, 10), QPointF(10.5, 4.5)]
                canvas.curve([square.topLeft() + step for step in steps], "onacc", width=1.6)
        else:
            marker_rect = QRectF(right - 68, top, 60, pitch)
            canvas.text(
                marker_rect,
                self.block.marker,
                self._style,
                tone="mut",
                align=RIGHT,
                elide=ELIDE_NONE,
            )
        super().draw(canvas, top_left, marks, clip=clip)


class FormulaBox(BlockBox):
    """A drawn formula in a line of its own, centered; it is selected as a whole."""

    def __init__(self, block: MessageBlock, picture: FormulaPicture, width: float) -> None:
        super().__init__(block, width)
        self._picture = picture
        self._size = formula_size(picture, width - self.left)
        wide = picture.width * self._size
        self._place = QRectF(
            self.left + (width - self.left - wide) / 2,
            FORMULA_PADDING,
            wide,
            (picture.above + picture.below) * self._size,
        )
        self.height = math.ceil(self._place.height()) + 2 * FORMULA_PADDING

    def draw(
        self, canvas: Canvas, top_left: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        for mark in marks:
            canvas.painter.fillRect(self._place.translated(top_left), mark.fill)
        base = self._place.topLeft() + QPointF(0, self._picture.above * self._size)
        color = Theme.applied.color("fg2" if self.block.quotes else "fg")
        self._picture.paint(canvas.painter, top_left + base, size=self._size, color=color)

    def index_at(self, point: QPointF) -> int:
        return 0 if point.x() < self._place.center().x() else len(self.text)

    def rects(self, start: int, end: int) -> list[QRectF]:
        return [self._place] if start < end else []

    def formulas(self) -> list[tuple[int, int]]:
        return [(0, len(self.text))]

    def end(self) -> QPointF:
        return self._place.topRight()


class RuleBox(BlockBox):
    """A horizontal line."""

    def __init__(self, block: MessageBlock, width: float) -> None:
        super().__init__(block, width)
        self.text, self.height = "", 9.0

    def draw(
        self, canvas: Canvas, top_left: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        line = QRectF(top_left.x() + self.left, top_left.y() + 4, self.natural - self.left, 1)
        canvas.fill(line, "line")


class MoreBox(ParagraphBox):
    """A button that says how much is not shown yet."""

    def __init__(self, block: MessageBlock, words: str, width: float) -> None:
        paragraph = MessageBlock(BlockShape.PARAGRAPH, RichText(words))
        super().__init__(paragraph, BaseStyle("smallb", "acc"), width)
        self.block = block
        self.text = ""  # not selected or copied

    def index_at(self, point: QPointF) -> int:
        return 0

    def action_at(self, point: QPointF) -> TextAction | None:
        inside = 0 <= point.x() <= self.natural and 0 <= point.y() <= self.height
        return TextAction(TextActionKind.MORE) if inside else None


CELL_PADDING, TIGHT_CELL_PADDING = 12.0, 4.0
"""Padding beside the text of a cell, and the least one where the columns hardly fit."""
CELL_TOP_PADDING = 7.0
MIN_COLUMN_WIDTH = 24.0
"""Least width of a column's text; words are broken before a table gets wider than the page."""
ROOMY_COLUMN_WIDTH = 64.0
UNBOUND_WIDTH = 100_000.0
HEAD_STYLE, CELL_STYLE = BaseStyle("strong", "fg"), BaseStyle("body", "fg")
_SIDES = {"right": Qt.AlignmentFlag.AlignRight, "centre": Qt.AlignmentFlag.AlignHCenter}


class TableBox(BlockBox):
    """A table: cells in a frame, with columns as wide as their text or in fair shares.

    A selection goes through the cells row by row.
    """

    def __init__(
        self,
        block: MessageBlock,
        width: float,
        *,
        before: BlockBox | None = None,
        formulas: FormulaPictures | None = None,
    ) -> None:
        super().__init__(block, width)
        self._formulas = formulas
        old = before._cell_lines if isinstance(before, TableBox) else {}
        self._cell_lines: dict[tuple[bool, RichText], _RichLines] = {}
        self._cells = [
            [self._cell(cell, head=not index, old_cells=old) for cell in row]
            for index, row in enumerate(block.rows)
        ]
        self.waits = [wait for row in self._cells for cell in row for wait in cell.waits]
        free = width - self.left
        self._pad = (
            CELL_PADDING if free >= ROOMY_COLUMN_WIDTH * len(block.sides) else TIGHT_CELL_PADDING
        )
        self._widths = self._shares(free)
        self._heights = []
        for row in self._cells:
            for cell, column_width, side in zip(row, self._widths, block.sides, strict=False):
                cell_px = column_width - 2 * self._pad
                fits = cell.count <= 1 and cell.natural <= cell_px
                stays = fits and side not in _SIDES and not cell.from_right
                if cell.width != cell_px and not stays:  # else the lines would be the same
                    cell.wrap(cell_px)
                    if side in _SIDES:
                        cell.align(_SIDES[side])
            self._heights.append(max(cell.height for cell in row) + 2 * CELL_TOP_PADDING)
        self.natural = self.left + sum(self._widths)
        self.height = sum(self._heights)
        start, y = 0, CELL_TOP_PADDING
        for row, height in zip(self._cells, self._heights, strict=True):
            x = self.left + self._pad
            for cell, column_width in zip(row, self._widths, strict=True):
                self.pieces.append((start, QPointF(x, y), cell))
                start += len(cell.text) + 1
                x += column_width
            y += height

    def draw(
        self, canvas: Canvas, top_left: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        frame = QRectF(top_left.x() + self.left, top_left.y(), sum(self._widths), self.height)
        canvas.box(frame, 10, "surf", border="line")
        with canvas.clipped(frame.adjusted(1, 1, -1, -1), radius=9):
            canvas.box(QRectF(frame.topLeft(), QSizeF(frame.width(), self._heights[0])), 0, "panel")
        y = frame.y()
        for height in self._heights[:-1]:
            y += height
            canvas.fill(QRectF(frame.x() + 1, round(y) - 1, frame.width() - 2, 1), "line")
        super().draw(canvas, top_left, marks, clip=clip)

    def index_at(self, point: QPointF) -> int:
        position = 0
        for start, offset, lines in self.pieces:
            is_before = point.x() < offset.x() - self._pad
            if point.y() < offset.y() - CELL_TOP_PADDING or (
                is_before and point.y() < offset.y() + lines.height + CELL_TOP_PADDING
            ):
                break
            position = start + lines.index_at(point - offset)
        return position

    def _cell(
        self, rich: RichText, *, head: bool, old_cells: dict[tuple[bool, RichText], _RichLines]
    ) -> _RichLines:
        key = (head, rich)
        lines = old_cells.get(key)
        # a layout has one width, so equal cells need layouts of their own
        if lines is None or key in self._cell_lines or any_settled(self._formulas, lines.waits):
            base, formulas = HEAD_STYLE if head else CELL_STYLE, self._formulas
            lines = _RichLines(rich, base, UNBOUND_WIDTH, formulas=formulas)
        self._cell_lines[key] = lines
        return lines

    def _shares(self, free: float) -> list[float]:
        """Return the width of each column with its padding."""
        columns, min_width = zip(*self._cells, strict=True), MIN_COLUMN_WIDTH + 2 * self._pad
        widths = [max(cell.wanted for cell in column) + 2 * self._pad + 1 for column in columns]
        free = max(free, len(widths) * min_width)
        while widths and sum(widths) > free + 0.5:
            # the widest shrink first, so short columns keep their text on one line
            equal_share = free / len(widths)
            large = [index for index, width in enumerate(widths) if width > equal_share]
            remaining = free - sum(width for width in widths if width <= equal_share)
            total = sum(widths[index] for index in large)
            share = {index: max(min_width, remaining * widths[index] / total) for index in large}
            widths = [share.get(index, width) for index, width in enumerate(widths)]
            if all(width <= min_width + 0.5 for width in share.values()):
                break
        return widths
