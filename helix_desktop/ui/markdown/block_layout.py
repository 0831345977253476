"""Layout of blocks: paragraphs, headings, rules, and tables; `code_box.py` has code.

A box draws, measures, hits, and selects its block; its place is given with each call.
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, RichText, SpanStyle
from helix_desktop.ui.markdown.text_layout import (
    BaseStyle,
    Highlight,
    LaidOutText,
    format_spans,
)
from helix_desktop.ui.style.canvas import RIGHT, WHOLE, Canvas
from helix_desktop.ui.style.theme import Theme, line_height

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
    UNFOLD = "unfold"
    SAVE = "save"
    APPLY = "apply"


class TextAction(Struct, frozen=True):
    """The result of a click: a link with its text, code with its file, or more of the text."""

    wish: TextActionKind
    target: str = ""
    words: str = ""
    block: int = 0
    """The number of the block in its message."""


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

    def copied(self, start: int, end: int) -> str:
        """Return a part of the text for the clipboard."""
        return self.text[start:end]

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
