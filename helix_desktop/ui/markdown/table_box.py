"""A table laid out: columns as wide as their words if there is room, else in fair shares."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.markdown.boxes import Act, RichLines, inset
from helix_desktop.ui.markdown.leaves import Leaf, Rich
from helix_desktop.ui.markdown.lines import Lines, Mark
from helix_desktop.ui.markdown.manner import Manner

PAD_X, TIGHT = 12.0, 4.0
"""Beside the text of a cell; the other where there is hardly room for all columns."""
PAD_Y = 7.0
LEAST = 24.0
"""Of the text of a column; words are broken before a table leaves the page."""
ROOMY = 64.0
UNBOUND = 100_000.0
HEAD, CELL = Manner("strong", "fg"), Manner("body", "fg")
_SIDES = {
    "right": Qt.AlignmentFlag.AlignRight,
    "centre": Qt.AlignmentFlag.AlignHCenter,
}


class TableBox:
    """Cells in a frame; a selection goes through them row by row."""

    def __init__(self, leaf: Leaf, width: float, *, theme: Theme, before: object = None) -> None:
        self.leaf = leaf
        self.text = leaf.text
        self._theme = theme
        self._left = inset(leaf)
        old = before._made if isinstance(before, TableBox) and before._theme is theme else {}
        self._made: dict[tuple[bool, Rich], RichLines] = {}
        self._cells = [
            [self._cell(cell, head=not at, old=old) for cell in row]
            for at, row in enumerate(leaf.rows)
        ]
        room = width - self._left
        self._pad = PAD_X if room >= ROOMY * len(leaf.sides) else TIGHT
        self._widths = self._shares(room)
        self._heights = [self._fit(row) for row in self._cells]
        self.natural = self._left + sum(self._widths)
        self.height = sum(self._heights)

    def draw(self, painter: QPainter, at: QPointF, marks: Sequence[Mark], *, clip: QRectF) -> None:
        frame = QRectF(at.x() + self._left, at.y(), sum(self._widths), self.height)
        colour = self._theme.colour
        rounded(painter, frame, 10, fill=colour("surf"), border=colour("line"))
        self._draw_head(painter, frame)
        painter.setPen(colour("fg"))
        for start, place, cell in self._places():
            top = at + place
            if top.y() > clip.bottom() or top.y() + cell.lines.height < clip.top():
                continue
            inside = [each for mark in marks if (each := mark.within(start, len(cell.rich.text)))]
            painter.setPen(colour("fg"))
            cell.draw(painter, top, inside)

    def index_at(self, point: QPointF) -> int:
        found = 0
        for start, place, cell in self._places():
            if point.y() < place.y() - PAD_Y or (
                point.x() < place.x() - self._pad
                and point.y() < place.y() + cell.lines.height + PAD_Y
            ):
                break
            found = start + cell.lines.index_at(point - place)
        return found

    def rects(self, start: int, end: int) -> list[QRectF]:
        found = []
        for begins, place, cell in self._places():
            first, last = max(start - begins, 0), min(end - begins, len(cell.rich.text))
            if first < last:
                found += [each.translated(place) for each in cell.lines.rects(first, last)]
        return found

    def act_at(self, point: QPointF) -> Act | None:
        for _, place, cell in self._places():
            act = cell.act_at(point - place)
            if act is not None:
                return act
        return None

    def end(self) -> QPointF:
        *_, (_, place, cell) = self._places()
        return place + cell.lines.end()

    def _cell(
        self, rich: Rich, *, head: bool, old: dict[tuple[bool, Rich], RichLines]
    ) -> RichLines:
        key = (head, rich)
        made = old.get(key)
        if made is None or key in self._made:  # a layout has one width: equal cells have their own
            made = RichLines(rich, HEAD if head else CELL, UNBOUND, theme=self._theme)
        self._made[key] = made
        return made

    def _shares(self, room: float) -> list[float]:
        """Width of each column with its padding."""
        wanted = [
            max(cell.wanted for cell in column) + 2 * self._pad + 1 for column in self._columns()
        ]
        room = max(room, len(wanted) * (LEAST + 2 * self._pad))
        while wanted and sum(wanted) > room + 0.5:
            # the widest give way first: short columns keep their words in one line
            even = room / len(wanted)
            large = [at for at, width in enumerate(wanted) if width > even]
            rest = room - sum(width for width in wanted if width <= even)
            total = sum(wanted[at] for at in large)
            share = {at: max(LEAST + 2 * self._pad, rest * wanted[at] / total) for at in large}
            wanted = [share.get(at, width) for at, width in enumerate(wanted)]
            if all(width <= LEAST + 2 * self._pad + 0.5 for width in share.values()):
                break
        return wanted

    def _columns(self) -> list[tuple[RichLines, ...]]:
        return list(zip(*self._cells, strict=True))

    def _fit(self, row: list[RichLines]) -> float:
        for at, cell in enumerate(row):
            self._wrap(cell.lines, self._widths[at] - 2 * self._pad, self.leaf.sides[at])
        return max(cell.lines.height for cell in row) + 2 * PAD_Y

    def _wrap(self, lines: Lines, width: float, side: str) -> None:
        fits = lines.count <= 1 and lines.natural <= width
        if lines.width == width or (fits and side not in _SIDES and not lines.from_right):
            return  # the lines would be the same
        lines.wrap(width)
        if side in _SIDES:
            lines.align(_SIDES[side])

    def _draw_head(self, painter: QPainter, frame: QRectF) -> None:
        """The head's ground inside the round corners, and a hairline between rows."""
        path = QPainterPath()
        path.addRoundedRect(frame.adjusted(1, 1, -1, -1), 9, 9)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        head = QRectF(frame.x(), frame.y(), frame.width(), self._heights[0])
        painter.fillRect(head, self._theme.colour("panel"))
        painter.restore()
        y = frame.y()
        for height in self._heights[:-1]:
            y += height
            line = QRectF(frame.x() + 1, round(y) - 1, frame.width() - 2, 1)
            painter.fillRect(line, self._theme.colour("line"))

    def _places(self) -> list[tuple[int, QPointF, RichLines]]:
        """Each cell with where its text begins and where it stands."""
        found = []
        start, y = 0, PAD_Y
        for row, height in zip(self._cells, self._heights, strict=True):
            x = self._left + self._pad
            for cell, width in zip(row, self._widths, strict=True):
                found.append((start, QPointF(x, y), cell))
                start += len(cell.rich.text) + 1
                x += width
            y += height
        return found
