"""The pictures of formulas: outlines that are painted in the color and size of the text.

`FormulaPictures` knows which formulas are drawn, which stay text, and which were asked for.
"""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from helix_desktop.domain.formulas import Formula, FormulaDrawing

MOST = 2_000
"""Formulas whose pictures are kept; the oldest are drawn again when they are seen again."""
LETTERS = 1.16
"""The size of a formula's letters, in parts of the size of the text around it."""
_SPARE = 2
"""Pixels around a picture, for the soft edges."""
_LARGEST = 1_500_000
"""Pixels of a picture that is kept; a larger one is painted from its outline."""


class FormulaPicture:
    """One drawn formula; sizes are in parts of the size of its letters."""

    def __init__(self, drawing: FormulaDrawing) -> None:
        self.width, self.above, self.below = drawing.width, drawing.above, drawing.below
        self._drawing = drawing
        self._path: QPainterPath | None = None
        self._kept: tuple[tuple[float, float, int], QImage] | None = None

    def paint(self, painter: QPainter, at: QPointF, *, size: float, color: QColor) -> None:
        """Paint the formula with the left end of its baseline at `at`."""
        ratio = painter.device().devicePixelRatioF()
        wide = round(self.width * size * ratio) + 2 * _SPARE
        high = round((self.above + self.below) * size * ratio) + 2 * _SPARE
        if wide * high > _LARGEST:
            self._fill(painter, at, size=size, color=color)
            return
        key = (size, ratio, color.rgba())
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._image(size, ratio, color))
        spare = _SPARE / ratio
        up = round(self.above * size * ratio) / ratio
        left = round(at.x() * ratio) / ratio
        painter.drawImage(QPointF(left - spare, at.y() - up - spare), self._kept[1])

    def _image(self, size: float, ratio: float, color: QColor) -> QImage:
        wide = round(self.width * size * ratio) + 2 * _SPARE
        high = round((self.above + self.below) * size * ratio) + 2 * _SPARE
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        up = round(self.above * size * ratio) / ratio
        start = QPointF(_SPARE / ratio, _SPARE / ratio + up)
        self._fill(painter, start, size=size, color=color)
        painter.end()
        return image

    def _fill(self, painter: QPainter, at: QPointF, *, size: float, color: QColor) -> None:
        if self._path is None:
            self._path = _outline(self._drawing)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(at)
        painter.scale(size, size)
        painter.fillPath(self._path, color)
        painter.restore()


class FormulaPictures:
    """The formulas of a transcript by their source."""

    def __init__(self) -> None:
        self._known: dict[Formula, FormulaPicture | None] = {}
        self._asked: set[Formula] = set()

    def find(self, formula: Formula) -> FormulaPicture | None:
        """Return a formula's picture, or None if there is none, yet or ever."""
        return self._known.get(formula)

    def is_settled(self, formula: Formula) -> bool:
        """Whether the formula is drawn, or stays text."""
        return formula in self._known

    def add(self, formula: Formula, drawing: FormulaDrawing | None) -> None:
        """Keep a drawing; None for a formula that stays text."""
        self._asked.discard(formula)
        while len(self._known) >= MOST:
            del self._known[next(iter(self._known))]
        self._known[formula] = None if drawing is None else FormulaPicture(drawing)

    def unasked(self, formulas: Iterable[Formula]) -> list[Formula]:
        """Return the formulas that were not asked for, which now count as asked for."""
        fresh = dict.fromkeys(each for each in formulas if each not in self._asked)
        self._asked.update(fresh)
        return list(fresh)

    def forget_asked(self) -> None:
        """Ask for all formulas again that have no answer."""
        self._asked.clear()


def _outline(drawing: FormulaDrawing) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    numbers = iter(drawing.numbers)
    for step in drawing.steps:
        match step:
            case "M":
                path.moveTo(next(numbers), next(numbers))
            case "L":
                path.lineTo(next(numbers), next(numbers))
            case "Q":
                path.quadTo(next(numbers), next(numbers), next(numbers), next(numbers))
            case _:
                path.closeSubpath()
    return path
