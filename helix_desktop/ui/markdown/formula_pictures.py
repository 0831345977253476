"""Pictures of formulas (TeX) in messages: which are drawn, which stay text, and painting them in
the text's color.

`FormulaPictures` knows which formulas are drawn, which stay text, and which were asked for.
"""

from collections import OrderedDict
from collections.abc import Iterable
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from helix_desktop.domain.formulas import Formula, FormulaDrawing

MAX_FORMULAS = 2_000
"""Formulas whose pictures are kept; the oldest are drawn again when they are seen again."""
LETTER_SCALE = 1.16
"""The size of a formula's letters, in parts of the size of the text around it."""
MAX_COORDINATES = 3_000_000
"""Coordinates of all outlines that are kept."""
MAX_PIXELS = 12_000_000
"""Pixels of all pictures that are kept, 4 bytes each; others are painted again."""
_MARGIN_PIXELS = 2
"""Pixels around a picture, for the soft edges."""
_MAX_PICTURE_PIXELS = 1_500_000
"""Pixels of a picture that is kept; a larger one is painted from its outline."""


_ImageKey: TypeAlias = "tuple[FormulaPicture, float, float, int]"
"""A formula, the size of its letters, the pixels of a point, and a color."""


class FormulaPicture:
    """One drawn formula; sizes are in parts of the size of its letters."""

    def __init__(self, drawing: FormulaDrawing, images: "_ImageCache") -> None:
        self.width, self.above, self.below = drawing.width, drawing.above, drawing.below
        self.count = len(drawing.numbers)
        """The number of coordinates of its outline."""
        self._outline: FormulaDrawing | QPainterPath = drawing
        self._images = images

    def paint(self, painter: QPainter, top_left: QPointF, *, size: float, color: QColor) -> None:
        """Paint the formula with the left end of its baseline at `top_left`."""
        ratio = painter.device().devicePixelRatioF()
        width_px = round(self.width * size * ratio) + 2 * _MARGIN_PIXELS
        height_px = round((self.above + self.below) * size * ratio) + 2 * _MARGIN_PIXELS
        if width_px * height_px > _MAX_PICTURE_PIXELS:
            self._fill(painter, top_left, size=size, color=color)
            return
        margin = _MARGIN_PIXELS / ratio
        ascent = round(self.above * size * ratio) / ratio
        key = (self, size, ratio, color.rgba())
        image = self._images.find(key)
        if image is None:
            image = QImage(width_px, height_px, QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(ratio)
            image.fill(Qt.GlobalColor.transparent)
            image_painter = QPainter(image)
            self._fill(image_painter, QPointF(margin, margin + ascent), size=size, color=color)
            image_painter.end()
            self._images.keep(key, image)
        left = round(top_left.x() * ratio) / ratio
        painter.drawImage(QPointF(left - margin, top_left.y() - ascent - margin), image)

    def _fill(self, painter: QPainter, top_left: QPointF, *, size: float, color: QColor) -> None:
        if isinstance(self._outline, FormulaDrawing):
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.WindingFill)
            numbers = iter(self._outline.numbers)
            for step in self._outline.steps:
                match step:
                    case "M":
                        path.moveTo(next(numbers), next(numbers))
                    case "L":
                        path.lineTo(next(numbers), next(numbers))
                    case "Q":
                        path.quadTo(next(numbers), next(numbers), next(numbers), next(numbers))
                    case _:
                        path.closeSubpath()
            self._outline = path
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(top_left)
        painter.scale(size, size)
        painter.fillPath(self._outline, color)
        painter.restore()


class _ImageCache:
    """The pictures that were painted last, in the size and color of each."""

    def __init__(self) -> None:
        self._images: OrderedDict[_ImageKey, QImage] = OrderedDict()
        self.pixels = 0

    def find(self, key: _ImageKey) -> QImage | None:
        image = self._images.get(key)
        if image is not None:
            self._images.move_to_end(key)
        return image

    def keep(self, key: _ImageKey, image: QImage) -> None:
        self._images[key] = image
        self.pixels += image.width() * image.height()
        while self.pixels > MAX_PIXELS:
            _, oldest = self._images.popitem(last=False)
            self.pixels -= oldest.width() * oldest.height()


class FormulaPictures:
    """The formulas of a transcript by their source."""

    def __init__(self) -> None:
        self.images = _ImageCache()
        self._numbers = 0
        self._known: dict[Formula, FormulaPicture | None] = {}
        self._requested: set[Formula] = set()

    def find(self, formula: Formula) -> FormulaPicture | None:
        """Return a formula's picture, or None if there is none, yet or ever."""
        return self._known.get(formula)

    def is_settled(self, formula: Formula) -> bool:
        """Whether the formula is drawn, or stays text."""
        return formula in self._known

    def add(self, formula: Formula, drawing: FormulaDrawing | None) -> None:
        """Keep a drawing; None for a formula that stays text."""
        self._requested.discard(formula)
        self._drop(formula)
        picture = None if drawing is None else FormulaPicture(drawing, self.images)
        self._numbers += picture.count if picture else 0
        while self._known and (len(self._known) >= MAX_FORMULAS or self._numbers > MAX_COORDINATES):
            self._drop(next(iter(self._known)))
        self._known[formula] = picture

    def _drop(self, formula: Formula) -> None:
        picture = self._known.pop(formula, None)
        self._numbers -= picture.count if picture else 0

    def unasked(self, formulas: Iterable[Formula]) -> list[Formula]:
        """Return the formulas that were not asked for, which now count as asked for."""
        unasked = dict.fromkeys(formula for formula in formulas if formula not in self._requested)
        self._requested.update(unasked)
        return list(unasked)

    def forget_requests(self) -> None:
        """Ask for all formulas again that have no answer."""
        self._requested.clear()


def any_settled(pictures: FormulaPictures | None, formulas: Iterable[Formula]) -> bool:
    """Whether any of the formulas is drawn, or stays text."""
    return pictures is not None and any(map(pictures.is_settled, formulas))
