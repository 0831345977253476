"""One line of a handover laid out: it wraps, code has code's letters, changed words are marked."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from helix_desktop.domain.values import value
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font

LINE, EDGE = 18.0, 2.0
"""Height of one of its lines, and room above and below all of them."""
_CODE = re.compile(r"`[^`]{1,400}`")


@value
class Laid:
    """Ready to paint; `boxes` are where changed words stand."""

    layout: QTextLayout
    height: float
    boxes: tuple[QRectF, ...]
    fill: QColor

    def paint(self, painter: QPainter, at: QPointF, colour: QColor) -> None:
        for box in self.boxes:
            rounded(painter, box.translated(at), 3, fill=self.fill)
        painter.setPen(colour)
        self.layout.draw(painter, at)


def lay(
    text: str, marked: Sequence[tuple[int, int]], wide: float, *, word: str, theme: Theme
) -> Laid:
    """`word` is the colour of changed words."""
    layout = QTextLayout(text, font("small"))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(_formats(text, marked, theme))
    layout.setCacheEnabled(True)
    layout.beginLayout()
    y = EDGE
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(40.0, wide))
        line.setPosition(QPointF(0, y + (LINE - line.height()) / 2))
        y += LINE
    layout.endLayout()
    fill = theme.colour(word) if word else QColor()
    return Laid(layout, y + EDGE, tuple(_boxes(layout, marked)) if word else (), fill)


def height_of(laid: Laid | None) -> float:
    return laid.height if laid else 0.0


def _formats(
    text: str, marked: Sequence[tuple[int, int]], theme: Theme
) -> list[QTextLayout.FormatRange]:
    found = []
    for match in _CODE.finditer(text):
        form = QTextCharFormat()
        form.setFont(font("monos"))
        form.setForeground(theme.colour("fg"))
        found.append(_range(match.start(), match.end(), form))
    for first, last in marked:
        form = QTextCharFormat()
        form.setForeground(theme.colour("fg"))
        found.append(_range(first, last, form))
    return found


def _range(first: int, last: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = first, last - first, form
    return made


def _boxes(layout: QTextLayout, marked: Sequence[tuple[int, int]]) -> list[QRectF]:
    found = []
    for at in range(layout.lineCount()):
        line = layout.lineAt(at)
        start, stop = line.textStart(), line.textStart() + line.textLength()
        for first, last in marked:
            low, high = max(first, start), min(last, stop)
            if low < high:
                left, right = _x(line, low), _x(line, high)
                found.append(QRectF(left - 1, EDGE + at * LINE, right - left + 2, LINE))
    return found


def _x(line: QTextLine, place: int) -> float:
    found: object = line.cursorToX(place)
    # the binding hands back the place with the x
    return float(found[0]) if isinstance(found, tuple) else float(str(found))
