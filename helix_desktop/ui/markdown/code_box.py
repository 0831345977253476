"""A block of code: its language and a button above it, coloured lines in parts below.

Only parts that changed are laid out again, so code of any length can be streamed.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.markdown.boxes import Act, Wish, inset
from helix_desktop.ui.markdown.colouring import LONGEST, coloured, parts
from helix_desktop.ui.markdown.leaves import Leaf
from helix_desktop.ui.markdown.lines import Ink, Lines, Mark, styled
from helix_desktop.ui.markdown.manner import tinted
from helix_desktop.ui.markdown.spelled import cut
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

HEAD = 34.0
PADDING = 12.0
SIDE = 14.0
PART = 32
"""Lines of a part."""
LONGEST_LINE = 2_000
"""Characters of a line that are laid out as one; Qt's time grows faster than a line."""
LONGEST_NAME = 40
"""Characters of a language's name that are shown, if there is room for them."""
ICON = 14

_Part = tuple[str, str, str]
"""Language, what was still open before it, and the text."""


class CodeBox:
    """One block of code; `before` is what stood in its place, whose parts are taken over."""

    def __init__(
        self, leaf: Leaf, width: float, *, theme: Theme, before: "CodeBox | None" = None
    ) -> None:
        self.leaf = leaf
        self.text = leaf.text
        self.natural = width
        self._theme = theme
        self._left = inset(leaf)
        self._width = width - self._left
        old = before._made if before and before._width == self._width else {}
        self._made: dict[_Part, tuple[Lines, str]] = {}
        self._parts: list[tuple[int, float, Lines]] = []
        self._copy = _copy_width()
        self.label = one_line(leaf.language, LONGEST_NAME) or tr("code")
        """What its head says; it is neither marked nor copied."""
        top, start, still = HEAD + PADDING, 0, ""
        for code in parts(_broken(leaf.text), PART):
            language = leaf.language if start < LONGEST else ""
            key = (language, still, code)
            made = old.get(key) or self._lay_out(code, language, still)
            self._made[key] = made
            lines, still = made
            self._parts.append((start, top, lines))
            start += len(code) + 1
            top += lines.height
        self.text = _broken(leaf.text)
        self.height = top + PADDING

    def draw(self, painter: QPainter, at: QPointF, marks: Sequence[Mark], *, clip: QRectF) -> None:
        box = QRectF(at.x() + self._left, at.y(), self._width, self.height)
        colour = self._theme.colour
        rounded(painter, box, 10, fill=colour("code"), border=colour("line"))
        painter.fillRect(QRectF(box.x() + 1, box.y() + HEAD, box.width() - 2, 1), colour("line"))
        self._draw_head(painter, box)
        painter.setPen(colour("fg"))
        for start, top, lines in self._parts:
            place = QPointF(box.x() + SIDE, at.y() + top)
            if place.y() > clip.bottom() or place.y() + lines.height < clip.top():
                continue
            inside = [each for mark in marks if (each := mark.within(start, len(lines.text)))]
            lines.draw(painter, place, inside)

    def index_at(self, point: QPointF) -> int:
        for start, top, lines in self._parts:
            if point.y() < top + lines.height or (start, top, lines) == self._parts[-1]:
                return start + lines.index_at(point - QPointF(self._left + SIDE, top))
        return 0

    def rects(self, start: int, end: int) -> list[QRectF]:
        found = []
        for begins, top, lines in self._parts:
            first, last = max(start - begins, 0), min(end - begins, len(lines.text))
            if first < last:
                rects = lines.rects(first, last)
                found += [each.translated(self._left + SIDE, top) for each in rects]
        return found

    def act_at(self, point: QPointF) -> Act | None:
        right = self._left + self._width
        button = QRectF(right - self._copy - 2 * SIDE, 0, self._copy + 2 * SIDE, HEAD)
        return Act(Wish.COPY, self.leaf.text) if button.contains(point) else None

    def end(self) -> QPointF:
        _, top, lines = self._parts[-1]
        return lines.end() + QPointF(self._left + SIDE, top)

    def _lay_out(self, code: str, language: str, still: str) -> tuple[Lines, str]:
        found, still = coloured(code, language, still)
        inks = [Ink(part.start, part.end, tinted(part.tone, self._theme)) for part in found]
        return Lines(code, "mono", self._width - 2 * SIDE, inks=inks), still

    def _draw_head(self, painter: QPainter, box: QRectF) -> None:
        head = QRectF(box.x() + SIDE, box.y(), box.width() - 2 * SIDE, HEAD)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(styled("smallb"))
        painter.setPen(self._theme.colour("mut"))
        room = head.adjusted(0, 0, -self._copy - 16, 0)
        metrics = QFontMetricsF(styled("smallb"))
        name = metrics.elidedText(self.label, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, middle | Qt.TextFlag.TextSingleLine, name)
        ratio = painter.device().devicePixelRatioF()
        icon = self._theme.icon("copy", "mut", size=ICON, ratio=ratio)
        left = head.right() - self._copy
        painter.drawPixmap(QPointF(left, head.center().y() - ICON / 2), icon)
        painter.drawText(head.adjusted(left - head.left() + ICON + 6, 0, 0, 0), middle, tr("Copy"))


def _copy_width() -> float:
    return QFontMetricsF(styled("smallb")).horizontalAdvance(tr("Copy")) + ICON + 6


def _broken(code: str) -> str:
    """Code whose lines Qt lays out at once."""
    if len(code) <= LONGEST_LINE:
        return code
    return "\n".join(piece for row in code.split("\n") for piece in _pieces(row))


def _pieces(row: str) -> Iterator[str]:
    while len(row) > LONGEST_LINE:
        end = cut(row, 0, LONGEST_LINE)
        yield row[:end]
        row = row[end:]
    yield row
