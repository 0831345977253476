"""One text laid out on a grid of lines: drawn, hit, measured; positions are those of Python.

Qt counts in UTF-16, where an emoji takes two; all of that is dealt with here and nowhere else.
"""

import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from helix_desktop.domain.values import value
from helix_desktop.ui.look.theme import font, line_height

NARROWEST = 24.0
LOOKED = 400
"""Characters that are looked at for the direction of a text."""


@value
class Ink:
    """A stretch of a text with a format of its own."""

    start: int
    end: int
    format: QTextCharFormat


@value
class Mark:
    """What is laid under a text when it is drawn: the selection, a hit of a search."""

    start: int
    end: int
    fill: QColor
    ink: QColor | None = None

    def within(self, start: int, size: int) -> "Mark | None":
        """The part in a piece of the text, by that piece's positions."""
        first, last = max(self.start - start, 0), min(self.end - start, size)
        return Mark(first, last, self.fill, self.ink) if first < last else None


@cache
def styled(name: str) -> QFont:
    return font(name)


@cache
def _grid(name: str) -> tuple[float, float]:
    """Height of a line, and where its baseline lies in it."""
    metrics, height = QFontMetricsF(styled(name)), line_height(name)
    return float(height), round(
        (height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()
    )


@cache
def _tab(name: str) -> float:
    return 4 * QFontMetricsF(styled(name)).horizontalAdvance(" ")


class Lines:
    """A text in one style, wrapped at a width."""

    def __init__(self, text: str, style: str, width: float, *, inks: Sequence[Ink] = ()) -> None:
        self.text = text
        self._pitch, self._base = _grid(style)
        self._units = _units(text)
        self._layout = QTextLayout(text.replace("\n", "\u2028"), styled(style))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTabStopDistance(_tab(style))
        code = style.startswith("mono")
        self.from_right = not code and reads_from_right(text)
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
        """Break the lines anew."""
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

    def draw(self, painter: QPainter, at: QPointF, marks: Sequence[Mark] = ()) -> None:
        ranges = []
        for mark in marks:
            form = QTextCharFormat()
            form.setBackground(QBrush(mark.fill))
            if mark.ink is not None:
                form.setForeground(mark.ink)
            ranges.append(self._range(mark.start, mark.end, form))
        self._layout.draw(painter, at, ranges)

    def index_at(self, point: QPointF) -> int:
        """The gap between characters next to a point."""
        row = int(point.y() // self._pitch)
        if row < 0 or not self.count:
            return 0
        if row >= self.count:
            return len(self.text)
        units = self._layout.lineAt(row).xToCursor(point.x())
        return self._index(units)

    def char_at(self, point: QPointF) -> int:
        """The character under a point, or -1 beside the text."""
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
        """Where a stretch stands, a rectangle for each line it touches."""
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
        """Behind the last character, at the top of its line."""
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


def reads_from_right(text: str) -> bool:
    """Whether the first letter that has a direction is Hebrew, Arabic or the like."""
    if text.isascii():
        return False
    strong = (unicodedata.bidirectional(char) for char in text[:LOOKED])
    return next((each for each in strong if each in ("L", "R", "AL")), "L") != "L"


def _units(text: str) -> list[int] | None:
    """Where each character begins in UTF-16, and the end; None if all are one unit wide."""
    if text.isascii() or max(text) <= "\uffff":
        return None
    found = [0]
    for char in text:
        found.append(found[-1] + (2 if char > "\uffff" else 1))
    return found
