"""A text laid out in lines, with its formats; positions are indices of the Python string.

Qt counts in UTF-16, where an emoji takes two units; only this module converts positions.
"""

import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from helix_desktop.ui.markdown.model import RichText, SpanStyle
from helix_desktop.ui.style.canvas import Canvas, styled, text_width
from helix_desktop.ui.style.theme import Theme, font, line_height
from helix_desktop.ui.style.tokens import ColorTokens

NARROWEST = 24.0
LOOKED = 400
"""Characters that are examined for the direction of a text."""


class FormatSpan(Struct, frozen=True):
    """A part of a text with its own format."""

    start: int
    end: int
    format: QTextCharFormat


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


class LaidOutText:
    """A text in one style, wrapped at a width."""

    def __init__(
        self, text: str, style: str, width: float, *, inks: Sequence[FormatSpan] = ()
    ) -> None:
        self.text = text
        self._pitch, self._base = _grid(style)
        self._units = _units(text)
        self._layout = QTextLayout(text.replace("\n", "\u2028"), styled(style)[0])
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
        if inks:
            self._layout.setFormats([self._range(ink.start, ink.end, ink.format) for ink in inks])
        self.wrap(width)

    def wrap(self, width: float) -> None:
        """Break the lines again at another width."""
        self.width = max(NARROWEST, width)
        layout = self._layout
        layout.beginLayout()
        at, widest = 0, 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.width)
            line.setPosition(QPointF(0, at * self._pitch + self._base - line.ascent()))
            widest = max(widest, line.naturalTextWidth())
            at += 1
        layout.endLayout()
        self.count = at
        self.natural = widest
        self.height = max(1, at) * self._pitch

    def draw(
        self, canvas: Canvas, at: QPointF, marks: Sequence[Highlight] = (), *, tone: str = "fg"
    ) -> None:
        ranges = []
        for mark in marks:
            form = QTextCharFormat()
            form.setBackground(QBrush(mark.fill))
            if mark.ink is not None:
                form.setForeground(mark.ink)
            ranges.append(self._range(mark.start, mark.end, form))
        canvas.painter.setPen(canvas.theme.colour(tone))
        self._layout.draw(canvas.painter, at, ranges)

    def index_at(self, point: QPointF) -> int:
        """Return the gap between characters nearest to a point."""
        row = int(point.y() // self._pitch)
        if row < 0 or not self.count:
            return 0
        if row >= self.count:
            return len(self.text)
        units = self._layout.lineAt(row).xToCursor(point.x())
        return self._index(units)

    def char_at(self, point: QPointF) -> int:
        """Return the character under a point, or -1 if there is none."""
        row = int(point.y() // self._pitch)
        if not 0 <= row < self.count:
            return -1
        line = self._layout.lineAt(row)
        inked = line.naturalTextRect()
        if not inked.left() <= point.x() <= inked.right():
            return -1
        on = line.xToCursor(point.x(), line.CursorPosition.CursorOnCharacter)
        return self._index(on)

    def rects(self, start: int, end: int) -> list[QRectF]:
        """Return a rectangle of the part in each line that it touches."""
        first, last = self._unit(start), self._unit(end)
        found = []
        top = self._layout.lineForTextPosition(first)
        for row in range(top.lineNumber() if top.isValid() else 0, self.count):
            line = self._layout.lineAt(row)
            begins, size = line.textStart(), line.textLength()
            if begins >= last:
                break
            left, right = self._x(line, max(first, begins)), self._x(line, min(last, begins + size))
            box = QRectF(min(left, right), row * self._pitch, abs(right - left), self._pitch)
            found.append(box)
        return found

    def end(self) -> QPointF:
        """Return the place after the last character, at the top of its line."""
        if not self.count:
            return QPointF(0, 0)
        line = self._layout.lineAt(self.count - 1)
        inked = line.naturalTextRect()
        across = inked.left() if self.from_right else inked.right()
        return QPointF(across, (self.count - 1) * self._pitch)

    def align(self, side: Qt.AlignmentFlag) -> None:
        option = self._layout.textOption()
        option.setAlignment(side)
        self._layout.setTextOption(option)
        self.wrap(self.width)

    def _x(self, line: object, unit: int) -> float:
        found = line.cursorToX(unit)  # type: ignore[attr-defined]
        return float(found[0] if isinstance(found, tuple) else found)

    def _range(self, start: int, end: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
        made = QTextLayout.FormatRange()
        made.start = self._unit(start)
        made.length = self._unit(end) - made.start
        made.format = form
        return made

    def _unit(self, index: int) -> int:
        return index if self._units is None else self._units[min(index, len(self._units) - 1)]

    def _index(self, unit: int) -> int:
        return unit if self._units is None else max(0, bisect_right(self._units, unit) - 1)


def reads_right_to_left(text: str) -> bool:
    """Whether the first letter with a direction is Hebrew, Arabic, or the like."""
    if text.isascii():
        return False
    strong = (unicodedata.bidirectional(char) for char in text[:LOOKED])
    return next((each for each in strong if each in ("L", "R", "AL")), "L") != "L"


def _units(text: str) -> list[int] | None:
    """Return each character's UTF-16 position and the end, or None if all are one unit wide."""
    if text.isascii() or max(text) <= "\uffff":
        return None
    found = [0]
    for char in text:
        found.append(found[-1] + (2 if char > "\uffff" else 1))
    return found


_BOLD = 600
_BESIDE = 2.5
"""Additional width in pixels of a space beside code."""


class BaseStyle(Struct, frozen=True):
    """The style and the color of plain text."""

    style: str = "prose"
    tone: str = "fg"


def format_spans(rich: RichText, base: BaseStyle, theme: Theme) -> list[FormatSpan]:
    """Return the formats of a styled text; spaces beside code are widened for its background."""
    found = []
    taken = {at for span in rich.spans for at in (span.start, span.end - 1)}
    for span in rich.spans:
        if span.look & (SpanStyle.CODE | SpanStyle.IMAGE):
            beside = (span.start - 1, span.end)
            found += [
                FormatSpan(at, at + 1, _wider(base.style))
                for at in beside
                if rich.text[at : at + 1] == " " and at not in taken
            ]
        found.append(FormatSpan(span.start, span.end, _format(span.look, base, theme.colours)))
    return found


def tinted_format(tone: str, theme: Theme) -> QTextCharFormat:
    return _tint(str(getattr(theme.colours, tone)))


@cache
def _wider(style: str) -> QTextCharFormat:
    made = QTextCharFormat()
    chosen = font(style)
    chosen.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _BESIDE)
    made.setFont(chosen)
    return made


@cache
def _tint(colour: str) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(QColor(colour))
    return made


@cache
def _format(look: SpanStyle, base: BaseStyle, colours: ColorTokens) -> QTextCharFormat:
    made = QTextCharFormat()
    chosen = font("inline" if look & SpanStyle.CODE and base.style != "small" else base.style)
    if look & SpanStyle.CODE:
        chosen.setFamilies(font("inline").families())
    if look & SpanStyle.BOLD:
        chosen.setWeight(QFont.Weight(_BOLD))
    chosen.setItalic(bool(look & SpanStyle.ITALIC))
    chosen.setStrikeOut(bool(look & SpanStyle.STRUCK))
    chosen.setUnderline(bool(look & SpanStyle.LINK) and not look & SpanStyle.IMAGE)
    made.setFont(chosen)
    made.setForeground(QColor(_colour(look, base, colours)))
    return made


def _colour(look: SpanStyle, base: BaseStyle, colours: ColorTokens) -> str:
    if look & SpanStyle.LINK and not look & SpanStyle.IMAGE:
        return colours.acc
    if look & (SpanStyle.QUIET | SpanStyle.STRUCK):
        return colours.mut
    if look & SpanStyle.IMAGE:
        return colours.fg2
    return str(getattr(colours, base.tone))
