"""The layout of one whole message: its Markdown blocks below each other, painted, clicked, and
selected as one text.
"""

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from helix_desktop.domain.formulas import Formula, read_formula
from helix_desktop.domain.value import replace
from helix_desktop.ui.markdown.block_layout import (
    LIST_INDENT,
    QUOTE_INDENT,
    BlockBox,
    FormulaBox,
    MoreBox,
    ParagraphBox,
    RuleBox,
    TableBox,
    TextAction,
    fits_line,
)
from helix_desktop.ui.markdown.code_box import CodeBox, CodeOptions
from helix_desktop.ui.markdown.formula_pictures import any_settled
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock
from helix_desktop.ui.markdown.text_layout import BaseStyle, Highlight
from helix_desktop.ui.style.canvas import Canvas
from helix_desktop.ui.text.formatting import tr

NEAR_GAP, BLOCK_GAP, HEADING_TOP_GAP, HEADING_BOTTOM_GAP = 4.0, 12.0, 20.0, 8.0


class MessageLayout:
    """The blocks of a message at one width; unchanged blocks keep their boxes of `before`."""

    def __init__(
        self,
        blocks: Sequence[MessageBlock],
        width: float,
        *,
        base_style: BaseStyle | None = None,
        before: "MessageLayout | None" = None,
        code: CodeOptions | None = None,
    ) -> None:
        self.width = width
        self._base_style = base_style or BaseStyle()
        self._code = code or CodeOptions()
        self._formulas = self._code.formulas
        self._waiting: list[BlockBox] = []
        """The boxes with formulas whose pictures may still come."""
        self.boxes: list[BlockBox] = []
        self._tops: list[float] = []
        self._starts: list[int] = []
        self._widest: list[float] = []
        self.built_count = 0
        """The number of boxes that were laid out anew."""
        self.unchanged_height = 0.0
        """The height from the top that looks as in `before`."""
        same = before and before.width == width and before._code == self._code
        # equal blocks from the beginning keep their boxes and places
        old_layout = before if same else None
        present = old_layout.boxes if old_layout else []
        pairs = enumerate(zip(blocks, present, strict=False))
        changed_indices = (
            index for index, (block, box) in pairs if block is not box.block and block != box.block
        )
        same_count = next(changed_indices, min(len(blocks), len(present)))
        settled_indices = [
            index
            for index, box in enumerate(present[:same_count])
            if any_settled(self._formulas, box.waits)
        ]
        same_count = settled_indices[0] if settled_indices else same_count
        if old_layout:
            self.boxes, self._tops = old_layout.boxes[:same_count], old_layout._tops[:same_count]
            self._starts, self._widest = (
                old_layout._starts[:same_count],
                old_layout._widest[:same_count],
            )
            # the last box was followed by the cursor, and a quote's bar may lead to the next one
            self.unchanged_height = old_layout.bottom(min(same_count, len(present) - 1) - 1)
        self._waiting = [box for box in self.boxes if box.waits]
        reusable = (
            box for box in present[same_count:] if not any_settled(self._formulas, box.waits)
        )
        old_boxes: dict[MessageBlock, BlockBox] = {box.block: box for box in reusable}
        reused = old_boxes.keys() & set(blocks[same_count:])
        for index, block in enumerate(blocks[same_count:], same_count):
            outdated = (
                present[index]
                if index < len(present) and present[index].block not in reused
                else None
            )
            box = old_boxes.get(block) or self._box(block, outdated, index)
            self.built_count += block not in old_boxes
            # add a box below the last one
            last = self.boxes[-1] if self.boxes else None
            top = self._tops[-1] + last.height if last else 0.0
            start = self._starts[-1] + len(last.text) + 1 if last else 0
            widest = self._widest[-1] if last else 0.0
            self._tops.append(top + _gap(last.block if last else None, box.block))
            self._starts.append(start)
            self._widest.append(max(widest, box.natural))
            if box.waits:
                self._waiting.append(box)
            self.boxes.append(box)

    @property
    def text(self) -> str:
        """All text of the message, in which a selection has its positions."""
        return "\n".join(box.text for box in self.boxes)

    @property
    def waits(self) -> list[Formula]:
        """The formulas whose pictures may still come."""
        return [formula for box in self._waiting for formula in box.waits]

    @property
    def is_outdated(self) -> bool:
        """Whether a picture came that is not shown yet."""
        return any(any_settled(self._formulas, box.waits) for box in self._waiting)

    @property
    def height(self) -> float:
        return self.bottom(len(self.boxes) - 1)

    @property
    def natural(self) -> float:
        return self._widest[-1] if self.boxes else 0.0

    @property
    def size(self) -> int:
        """The number of characters of `text`."""
        return self._starts[-1] + len(self.boxes[-1].text) if self.boxes else 0

    def bottom(self, number: int) -> float:
        """Return where a box ends; 0 for what is above the first one."""
        return self._tops[number] + self.boxes[number].height if number >= 0 else 0.0

    def draw(
        self, painter: QPainter, top_left: QPointF, marks: Sequence[Highlight] = (), *, clip: QRectF
    ) -> None:
        """Draw the blocks that lie in `clip` (in the painter's coordinates)."""
        canvas = Canvas(painter, clip)
        first = max(0, bisect_right(self._tops, clip.top() - top_left.y()) - 1)
        for number in range(first, len(self.boxes)):
            box, top = self.boxes[number], top_left.y() + self._tops[number]
            if top > clip.bottom():
                break
            # draw the bars of quotes, which continue to the next block of the same quote
            block, quote_top = self.boxes[number].block, self._tops[number]
            after = number + 1 < len(self.boxes)
            common = min(block.quotes, self.boxes[number + 1].block.quotes) if after else 0
            for depth in range(block.quotes):
                height = self.boxes[number].height
                if depth < common:
                    height = self._tops[number + 1] - quote_top
                bar = QRectF(
                    top_left.x() + depth * QUOTE_INDENT, top_left.y() + quote_top, 2, height
                )
                canvas.fill(bar, "line2")
            start, size = self._starts[number], len(box.text)
            inside = [inner_mark for mark in marks if (inner_mark := mark.within(start, size))]
            box.draw(canvas, QPointF(top_left.x(), top), inside, clip=clip)

    def index_at(self, point: QPointF) -> int:
        """Return the position in the text nearest to a point."""
        if not self.boxes:
            return 0
        number = self._number_at(point)
        local = point - QPointF(0, self._tops[number])
        return self._starts[number] + self.boxes[number].index_at(local)

    def action_at(self, point: QPointF) -> TextAction | None:
        if not self.boxes:
            return None
        number = self._number_at(point)
        action = self.boxes[number].action_at(point - QPointF(0, self._tops[number]))
        return replace(action, block=number) if action is not None and number else action

    def rects(self, start: int, end: int) -> list[QRectF]:
        rects = []
        for box, box_start, top in zip(self.boxes, self._starts, self._tops, strict=True):
            first, last = max(start - box_start, 0), min(end - box_start, len(box.text))
            if first < last:
                rects += [rect.translated(0, top) for rect in box.rects(first, last)]
        return rects

    def folded_code(self) -> list[int]:
        """Return the numbers of the code blocks of which only the first lines are shown."""
        numbered = enumerate(self.boxes)
        return [index for index, box in numbered if isinstance(box, CodeBox) and box.hidden]

    def copied(self, start: int, end: int) -> str:
        """Return a part of the text for the clipboard, with list markers."""
        parts = []
        for box, box_start in zip(self.boxes, self._starts, strict=True):
            first, last = max(start - box_start, 0), min(end - box_start, len(box.text))
            if first > last or (first == last and box.text):
                continue
            mark = f"{'  ' * (box.block.indent - 1)}{box.block.marker} " if box.block.marker else ""
            parts.append((mark if not first else "") + box.copied(first, last))
        return "\n".join(parts)

    def end(self) -> QPointF:
        """Return the place after the last character, at the top of its line."""
        if not self.boxes:
            return QPointF(0, 0)
        return self.boxes[-1].end() + QPointF(0, self._tops[-1])

    def word_at(self, index: int) -> tuple[int, int]:
        """Return the word or the formula around a position."""
        number = max(0, bisect_right(self._starts, index) - 1)
        box_start = self._starts[number] if self.boxes else 0
        for start, end in self.boxes[number].formulas() if self.boxes else ():
            if start <= index - box_start < end:
                return box_start + start, box_start + end
        text = self.text
        start = end = min(index, len(text))
        while start and (text[start - 1].isalnum() or text[start - 1] == "_"):
            start -= 1
        while end < len(text) and (text[end].isalnum() or text[end] == "_"):
            end += 1
        return start, end

    def block_at(self, index: int) -> tuple[int, int]:
        if not self.boxes:
            return 0, 0
        number = max(0, bisect_right(self._starts, index) - 1)
        return self._starts[number], self._starts[number] + len(self.boxes[number].text)

    def _number_at(self, point: QPointF) -> int:
        return max(0, bisect_right(self._tops, point.y()) - 1)

    def _box(self, block: MessageBlock, before: BlockBox | None, index: int) -> BlockBox:
        match block.shape:
            case BlockShape.CODE:
                return CodeBox(
                    block,
                    self.width,
                    before=before,
                    max_lines=0 if index in self._code.unfolded else self._code.max_lines,
                    options=self._code,
                )
            case BlockShape.TABLE:
                return TableBox(block, self.width, before=before, formulas=self._formulas)
            case BlockShape.RULE:
                return RuleBox(block, self.width)
            case BlockShape.MORE:
                words = tr("Show {0} more characters").format(block.rich.text)
                return MoreBox(block, words, self.width)
            case _:
                if block.shape is BlockShape.FORMULA:
                    formula, pictures = read_formula(block.text), self._formulas
                    picture = pictures.find(formula) if pictures and formula else None
                    line_px = self.width - block.quotes * QUOTE_INDENT - block.indent * LIST_INDENT
                    if picture is not None and fits_line(picture, line_px):
                        return FormulaBox(block, picture, self.width)
                    box = ParagraphBox(block, BaseStyle("mono", "fg2"), self.width)
                    if pictures and formula and not pictures.is_settled(formula):
                        box.waits = (formula,)
                    return box
                return ParagraphBox(block, self._base_style, self.width, formulas=self._formulas)


def _gap(last: MessageBlock | None, block: MessageBlock) -> float:
    if last is None or (block.near and not block.marker):
        return 0.0
    if block.near:
        return NEAR_GAP if last.indent else HEADING_BOTTOM_GAP
    if block.shape is BlockShape.HEADING:
        return HEADING_TOP_GAP
    return HEADING_BOTTOM_GAP if last.shape is BlockShape.HEADING else BLOCK_GAP
