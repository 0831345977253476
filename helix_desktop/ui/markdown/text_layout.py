"""A text in lines with bold, links, colors, and highlights (QTextLayout); positions are indices of
the Python string.

Qt counts in UTF-16, where an emoji takes two units; this module converts the positions.
"""

import math
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from functools import cache, cached_property, lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from helix_desktop.ui.markdown.model import RichText, SpanStyle
from helix_desktop.ui.style.canvas import Canvas, cursor_x, format_range, styled, text_width
from helix_desktop.ui.style.theme import Theme, font, line_height

MIN_TEXT_WIDTH = 24.0
MAX_EXAMINED_CHARS = 400
"""Characters that are examined for the direction of a text."""


class FormatSpan(Struct, frozen=True):
    """A part of a text with its own format."""

    start: int
    end: int
    format: QTextCharFormat


class InlineShape(Struct, frozen=True):
    """A picture that stands in the place of a part of a text; sizes are in pixels."""

    start: int
    end: int
    width: float
    above: float
    """The height above the baseline."""
    below: float


class ShapePlace(Struct, frozen=True):
    """The place of a shape: the left end of its baseline, and its share of its own size."""

    at: QPointF
    scale: float


class Highlight(Struct, frozen=True):
    """A background for a part of a drawn text: the selection or a search hit."""

    start: int
    end: int
    fill: QColor
    ink: QColor | None = None

    def within(self, start: int, size: int) -> "Highlight | None":
        """Return the part that lies in a piece of the text, in positions of that piece."""
        first, last = max(self.start - start, 0), min(self.end - start, size)
        return Highlight(first, last, self.fill, self.ink) if first < last else None


@cache
def _grid(name: str) -> tuple[float, float]:
    """Return the height of a line and the position of its baseline."""
    metrics, height = styled(name)[1], line_height(name)
    base = (height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()
    return float(height), round(base)


class TextLayout:
    """A text in one style, wrapped at a width."""

    def __init__(
        self,
        text: str,
        style: str,
        width: float,
        *,
        inks: Sequence[FormatSpan] = (),
        shapes: Sequence[InlineShape] = (),
    ) -> None:
        self.text, self.shapes = text, shapes
        self._style, self._inks = style, inks
        self._pitch, self._base = _grid(style)
        self._units = _units(text, shapes)
        self._tops: list[float] = []
        """The tops of lines if shapes make some higher; otherwise all have the same height."""
        pieces, position = [], 0
        for shape in shapes:
            pieces += [text[position : shape.start], _STAND_IN]
            position = shape.end
        shown = "".join([*pieces, text[position:]])
        self._layout = QTextLayout(shown.replace("\n", "\u2028"), styled(style)[0])
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTabStopDistance(4 * text_width(" ", style))
        code = style.startswith("mono")
        self.from_right = not code and reads_right_to_left(text)
        if self.from_right:
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        elif code:
            option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self._layout.setTextOption(option)
        self._layout.setCacheEnabled(True)
        self._scale = 1.0
        if inks or shapes:
            self._set_formats()
        self.wrap(width)

    def wrap(self, width: float) -> None:
        """Break the lines again at another width."""
        self.width = max(MIN_TEXT_WIDTH, width)
        if self.shapes:
            # Shrink the shapes that are wider than a line.
            scale = min(self._share(shape) for shape in self.shapes)
            if scale != self._scale:
                self._scale = scale
                self._set_formats()
        layout = self._layout
        layout.beginLayout()
        position, widest = 0, 0.0
        tops, top, up, down = [], 0.0, 0.0, 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.width)
            if self.shapes:
                # how far the shapes of the line reach above and below the usual line
                line_start, up, down = line.textStart(), 0.0, 0.0
                for shape in self.shapes:
                    if line_start <= self._unit(shape.start) < line_start + line.textLength():
                        share = self._share(shape)
                        up = max(up, shape.above * share + 1 - self._base)
                        down = max(down, shape.below * share + 1 - (self._pitch - self._base))
                up, down = math.ceil(up), math.ceil(down)
                tops.append(top)
            line.setPosition(QPointF(0, top + up + self._base - line.ascent()))
            widest = max(widest, line.naturalTextWidth())
            position += 1
            top += up + self._pitch + down
        layout.endLayout()
        self.count = position
        self.natural = widest
        self._tops = tops
        self.height = max(top, self._pitch)

    def draw(
        self,
        canvas: Canvas,
        top_left: QPointF,
        marks: Sequence[Highlight] = (),
        *,
        tone: str = "fg",
    ) -> None:
        ranges = []
        for mark in marks:
            form = QTextCharFormat()
            form.setBackground(QBrush(mark.fill))
            if mark.ink is None:
                ranges.append(self._range(mark.start, mark.end, form))
                continue
            inked = QTextCharFormat(form)
            inked.setForeground(mark.ink)
            position = mark.start
            for shape in self.shapes:  # the ink leaves out the stand-ins of shapes
                if shape.end > mark.start and shape.start < mark.end:
                    ranges.append(self._range(max(mark.start, shape.start), shape.end, form))
                    if position < shape.start:
                        ranges.append(self._range(position, shape.start, inked))
                    position = shape.end
            if position < mark.end:
                ranges.append(self._range(position, mark.end, inked))
        canvas.painter.setPen(Theme.applied.color(tone))
        self._layout.draw(canvas.painter, top_left, ranges)

    def index_at(self, point: QPointF) -> int:
        """Return the gap between characters nearest to a point."""
        row = self._row(point.y())
        if row < 0 or not self.count:
            return 0
        if row >= self.count:
            return len(self.text)
        units = self._layout.lineAt(row).xToCursor(point.x())
        return self._index(units)

    def char_at(self, point: QPointF) -> int:
        """Return the character under a point, or -1 if there is none."""
        row = self._row(point.y())
        if not 0 <= row < self.count:
            return -1
        line = self._layout.lineAt(row)
        inked = line.naturalTextRect()
        if not inked.left() <= point.x() <= inked.right():
            return -1
        unit = line.xToCursor(point.x(), line.CursorPosition.CursorOnCharacter)
        return self._index(unit)

    def rects(self, start: int, end: int) -> list[QRectF]:
        """Return the rectangles of a part: in each line, one for each piece without a gap."""
        first, last = self._unit(start), self._unit_after(end)
        rects = []
        first_line = self._layout.lineForTextPosition(first)
        for row in range(first_line.lineNumber() if first_line.isValid() else 0, self.count):
            line = self._layout.lineAt(row)
            line_start, size = line.textStart(), line.textLength()
            if line_start >= last:
                break
            low, bottom = self._top(row), self._top(row + 1)
            pieces = self._line_pieces(line, max(first, line_start), min(last, line_start + size))
            rects += [QRectF(left, low, right - left, bottom - low) for left, right in pieces]
        return rects

    def end(self) -> QPointF:
        """Return the place after the last character, at the top of its line."""
        if not self.count:
            return QPointF(0, 0)
        line = self._layout.lineAt(self.count - 1)
        inked = line.naturalTextRect()
        across = inked.left() if self.from_right else inked.right()
        return QPointF(across, line.y() + line.ascent() - self._base)

    @property
    def lead(self) -> float:
        """How much lower than usual the first line is, because of a shape in it."""
        line = self._layout.lineAt(0)
        return line.y() + line.ascent() - self._base if self._tops and self.count else 0.0

    def shape_places(self) -> list[ShapePlace]:
        places = []
        for shape in self.shapes:
            unit = self._unit(shape.start)
            line = self._layout.lineForTextPosition(unit)
            unit_end = min(unit + 1, line.textStart() + line.textLength())
            x = self._line_pieces(line, unit, unit_end)[0][0]
            places.append(ShapePlace(QPointF(x, line.y() + line.ascent()), self._share(shape)))
        return places

    def align(self, side: Qt.AlignmentFlag) -> None:
        option = self._layout.textOption()
        option.setAlignment(side)
        self._layout.setTextOption(option)
        self.wrap(self.width)

    def _row(self, y: float) -> int:
        """Return the line at a height, which may be before the first or after the last."""
        if not self._tops:
            return int(y // self._pitch)
        return self.count if y >= self.height else bisect_right(self._tops, y) - 1

    def _top(self, row: int) -> float:
        if not self._tops:
            return row * self._pitch
        return self._tops[row] if row < self.count else self.height

    def _share(self, shape: InlineShape) -> float:
        return min(1.0, self.width / shape.width)

    def _set_formats(self) -> None:
        ranges = [self._range(ink.start, ink.end, ink.format) for ink in self._inks]
        for shape in self.shapes:
            scale = self._share(shape) if self._scale < 1 else 1.0
            gap = shape.width * scale - text_width(_STAND_IN, self._style)
            form = _spaced(self._style, gap, is_visible=False)
            ranges.append(self._range(shape.start, shape.end, form))
        if ranges:
            self._layout.setFormats(ranges)

    @cached_property
    def _mixed(self) -> bool:
        """Whether some letters may run from right to left."""
        if self.text.isascii():
            return False
        return any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in self.text)

    def _line_pieces(self, line: QTextLine, first: int, last: int) -> list[tuple[float, float]]:
        """Return the left and the right ends of the pieces that a part of a line is shown in."""
        if self._mixed and first < last:
            # where the direction changes, cursorToX() is of the character before
            runs = line.glyphRuns(first, last - first)
            boxes = (run.boundingRect() for run in runs)
            # in the order of their left ends, those that touch are one piece
            merged: list[tuple[float, float]] = []
            for left, right in sorted((box.left(), box.right()) for box in boxes):
                if merged and left <= merged[-1][1] + 1:
                    merged[-1] = merged[-1][0], max(merged[-1][1], right)
                else:
                    merged.append((left, right))
            if pieces := merged:
                return pieces
        first_x, last_x = cursor_x(line, first), cursor_x(line, last)
        return [(min(first_x, last_x), max(first_x, last_x))]

    def _range(self, start: int, end: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
        first = self._unit(start)
        return format_range(first, self._unit_after(end) - first, form)

    def _unit(self, index: int) -> int:
        return index if self._units is None else self._units[min(index, len(self._units) - 1)]

    def _index(self, unit: int) -> int:
        if self._units is None:
            return unit
        index = max(0, bisect_right(self._units, unit) - 1)
        return bisect_left(self._units, self._units[index]) if self.shapes else index

    def _unit_after(self, index: int) -> int:
        """Return the position after a character; what ends inside of a shape ends after it."""
        unit = self._unit(index)
        inside = any(shape.start < index < shape.end for shape in self.shapes)
        return unit + 1 if inside else unit


def reads_right_to_left(text: str) -> bool:
    """Whether the first letter with a direction is Hebrew, Arabic, or the like."""
    if text.isascii():
        return False
    strong = (unicodedata.bidirectional(char) for char in text[:MAX_EXAMINED_CHARS])
    return next((direction for direction in strong if direction in ("L", "R", "AL")), "L") != "L"


_STAND_IN = "x"
"""The letter, never painted, that has the width of a shape and breaks lines as words do."""


def _units(text: str, shapes: Sequence[InlineShape]) -> list[int] | None:
    """Return each character's position in the layout and the end, in units of UTF-16.

    Return None if all characters are one unit wide. Those of a shape share its position.
    """
    if not shapes and (text.isascii() or max(text) <= "\uffff"):
        return None
    units = [0]
    shape_units = {index: 0 for shape in shapes for index in range(shape.start, shape.end - 1)}
    for index, char in enumerate(text):
        units.append(units[-1] + shape_units.get(index, 2 if char > "\uffff" else 1))
    return units


_SPACING_PIXELS = 2.5
"""Additional width in pixels of a space beside code."""


class BaseStyle(Struct, frozen=True):
    """The style and the color of plain text."""

    style: str = "prose"
    tone: str = "fg"


def format_spans(
    rich: RichText, base: BaseStyle, *, pictures: Collection[int] = ()
) -> list[FormatSpan]:
    """Return the formats of a styled text; spaces beside code are widened for its background.

    `pictures` are the beginnings of formulas with a picture, which need none.
    """
    spans = []
    positions = {position for span in rich.spans for position in (span.start, span.end - 1)}
    for span in rich.spans:
        if span.look & SpanStyle.FORMULA and span.start in pictures:
            continue
        if span.look & (SpanStyle.CODE | SpanStyle.IMAGE):
            spaces = (span.start - 1, span.end)
            spans += [
                FormatSpan(position, position + 1, _spaced(base.style, _SPACING_PIXELS))
                for position in spaces
                if rich.text[position : position + 1] == " " and position not in positions
            ]
        tone = base.tone
        if span.look & SpanStyle.LINK and not span.look & SpanStyle.IMAGE:
            tone = "acc"
        elif span.look & (SpanStyle.QUIET | SpanStyle.STRUCK):
            tone = "mut"
        elif span.look & SpanStyle.IMAGE:
            tone = "fg2"
        text_format = _format(span.look, base.style, Theme.applied.colors[tone])
        spans.append(FormatSpan(span.start, span.end, text_format))
    return spans


@lru_cache(512)
def _spaced(style: str, width: float, *, is_visible: bool = True) -> QTextCharFormat:
    """Return the format of a letter that is wider by a number of pixels, and may be unseen."""
    text_format = QTextCharFormat()
    letter_font = font(style)
    letter_font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, width)
    text_format.setFont(letter_font)
    if not is_visible:
        text_format.setForeground(QColor(0, 0, 0, 0))
    return text_format


@cache
def tinted_format(color: str) -> QTextCharFormat:
    text_format = QTextCharFormat()
    text_format.setForeground(QColor(color))
    return text_format


@cache
def _format(look: SpanStyle, style: str, color: str) -> QTextCharFormat:
    text_format = QTextCharFormat()
    span_font = font("inline" if look & SpanStyle.CODE and style != "small" else style)
    if look & SpanStyle.CODE:
        span_font.setFamilies(font("inline").families())
    if look & SpanStyle.BOLD:
        span_font.setWeight(QFont.Weight.DemiBold)
    span_font.setItalic(bool(look & SpanStyle.ITALIC))
    span_font.setStrikeOut(bool(look & SpanStyle.STRUCK))
    span_font.setUnderline(bool(look & SpanStyle.LINK) and not look & SpanStyle.IMAGE)
    text_format.setFont(span_font)
    text_format.setForeground(QColor(color))
    return text_format
