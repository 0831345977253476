"""A row of a list as a description, and the one painter of all rows.

A row has an icon, one or two lines, and an end. They are made of parts, placed from the left, or
from the right with `at_end`. A text without room is cut; all other parts keep their width.
"""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt

from helix_desktop.ui.style.canvas import (
    CENTER,
    CHIP_HEIGHT,
    DOT_SIZE,
    ELIDE,
    LEFT,
    RIGHT,
    Canvas,
    chip_width,
    fitted_place,
    shortcut_width,
    styled,
    text_width,
)

ICON, DIGEST, CHIP, BADGE, DOT_MARK, KEYS = "icon", "digest", "chip", "badge", "dot", "keys"
"""The styles of parts that are no text."""
STRUCK = "struck"
"""The style of a title with a line through it."""
_WIDTHS = {ICON: 14.0, DIGEST: 16.0, BADGE: 18.0, DOT_MARK: float(DOT_SIZE)}
LINE_HEIGHTS = (18, 16)
MIN_TEXT_WIDTH = 24
"""A text with less room is left out, unless it is the first of its line."""


class Part(Struct, frozen=True):
    """One thing in a row: a text in a text style, or what another style names."""

    text: str = ""
    style: str = "micro"
    tone: str = "mut"
    chosen_tone: str = ""
    """The tone in a chosen row, where that is another."""
    pieces: tuple[tuple[str, bool], ...] = ()
    """A text in pieces, each with whether it is marked; instead of `text`."""
    elide: Qt.TextElideMode | None = ELIDE
    """Where a text is cut; None: the place after its last dot is cut inside."""
    width: float = 0
    """The least width, for columns."""
    gap: float = 8
    """Pixels between this part and the one before it."""
    at_end: bool = False
    action: str = ""
    """What a click on this part does, instead of choosing the row."""


class Row(Struct, frozen=True):
    """One row; its `key` is reported when it is chosen. A heading cannot be chosen."""

    key: str
    lines: tuple[tuple[Part, ...], ...]
    icon: Part | None = None
    end: tuple[Part, ...] = ()
    """Parts at the end, in the middle of both lines."""
    accessible_text: str = ""
    tip: str = ""
    heading: bool = False


def heading_row(title: str, count: str = "") -> Row:
    parts = Part(title, "microb"), Part(count, at_end=True)
    return Row("", (parts,), accessible_text=f"{title}, {count}".strip(", "), heading=True)


class RowShape(Struct, frozen=True):
    """The measures of a list's rows in pixels."""

    height: int
    heading_height: int = 0
    """The height of headings; 0 where there are none."""
    start: int = 10
    text: int = 36
    """The left edge of the lines beside an icon."""
    end: int = 10
    gap: int = 12
    """The space before the parts at the end."""
    inset: int = 0
    """The margin at both sides of what marks a chosen row."""
    space: int = 0
    """The margin below it."""


class RowPainter:
    """Paints rows, without what marks one as chosen.

    `clickable` then has the actions of the row's parts, and their places.
    """

    def __init__(self, canvas: Canvas, shape: RowShape, *, chosen: bool) -> None:
        self._canvas, self._shape, self._chosen = canvas, shape, chosen
        self.clickable: list[tuple[str, QRectF]] = []

    def paint(self, rect: QRectF, row: Row) -> None:
        shape = self._shape
        area = rect.adjusted(shape.start, 4 if row.heading else 0, -shape.end, 0)
        if row.icon is not None:
            corner = QPointF(area.left(), rect.top() + (rect.height() - 16) // 2)
            if row.icon.style == DIGEST:
                self._canvas.digest(corner, row.icon.text)
            else:
                self._canvas.icon(corner, row.icon.text, self._tone(row.icon))
            area.setLeft(rect.left() + shape.text)
        self._paint_end(area, row.end)
        if len(row.lines) == 1:
            self._paint_line(area, row.lines[0])
            return
        top = rect.top() + (rect.height() - sum(LINE_HEIGHTS)) // 2
        for line, height in zip(row.lines, LINE_HEIGHTS, strict=True):
            self._paint_line(QRectF(area.left(), top, area.width(), height), line)
            top += height

    def _paint_end(self, area: QRectF, parts: Sequence[Part]) -> None:
        """Paint parts from the right end of `area`, in at most half of it, and make it smaller."""
        limit = area.center().x()
        for index in reversed(range(len(parts))):
            width = min(_width(parts[index]), max(0.0, area.right() - limit))
            rect = QRectF(area.right() - width, area.top(), width, area.height())
            self._paint_part(rect, parts[index], align=RIGHT)
            area.setRight(rect.left() - (parts[index].gap if index else self._shape.gap))

    def _paint_line(self, area: QRectF, line: Sequence[Part]) -> None:
        area = QRectF(area)
        self._paint_end(area, [part for part in line if part.at_end])
        parts = [part for part in line if not part.at_end]
        for index, part in enumerate(parts):
            rect = QRectF(area)
            if part.width or not _is_text(part):
                rect.setWidth(_width(part))
            else:
                fixed = (
                    later_part for later_part in parts[index + 1 :] if not _is_text(later_part)
                )
                width = area.width() - sum(
                    _width(later_part) + later_part.gap for later_part in fixed
                )
                if index and width < MIN_TEXT_WIDTH:
                    continue
                rect.setWidth(max(MIN_TEXT_WIDTH, width))
            part_px = max(part.width, self._paint_part(rect, part, align=LEFT))
            gap = parts[index + 1].gap if index + 1 < len(parts) else 0
            area.setLeft(area.left() + part_px + gap)

    def _paint_part(self, rect: QRectF, part: Part, *, align: Qt.AlignmentFlag) -> float:
        """Paint a part and return the width that it took."""
        canvas, middle, tone = self._canvas, rect.center(), self._tone(part)
        width = rect.width()
        if part.style == ICON:
            canvas.icon(middle - QPointF(7, 7), part.text, tone, size=14)
        elif part.style == DOT_MARK:
            canvas.dot(middle, tone)
        elif part.style == KEYS:
            canvas.shortcut(rect.right(), middle.y(), part.text)
        elif part.style == CHIP:
            height = min(CHIP_HEIGHT, rect.height() + 2)
            canvas.chip(rect.right(), middle.y(), part.text, tone=tone, height=height)
        elif part.style == BADGE:
            box = QRectF(rect.left(), middle.y() - width / 2, width, width)
            canvas.box(box, 5, "accfill")
            canvas.text(box, part.text, "microb", tone="onacc", align=CENTER)
        else:
            words, elide = part.text, ELIDE if part.elide is None else part.elide
            style = "strong" if part.style == STRUCK else part.style
            if part.pieces:
                width = canvas.marked_text(rect, part.pieces, style, tone=tone, elide=elide)
            else:
                if part.elide is None:
                    words = fitted_place(words, styled(style)[1], rect.width())
                width = canvas.text(rect, words, style, tone=tone, align=align, elide=elide)
            if part.style == STRUCK:
                canvas.fill(QRectF(rect.left(), middle.y(), width, 1), tone)
        if part.action:
            clickable = QRectF(rect.left(), rect.top(), width, rect.height())
            if part.style == ICON:
                clickable = QRectF(middle - QPointF(14, 14), middle + QPointF(14, 14))
            self.clickable.append((part.action, clickable))
        return width

    def _tone(self, part: Part) -> str:
        return part.chosen_tone if self._chosen and part.chosen_tone else part.tone


def _is_text(part: Part) -> bool:
    return part.style not in _WIDTHS and part.style not in (CHIP, KEYS)


def _width(part: Part) -> float:
    """Return the width that a part takes where it has room."""
    if part.style == CHIP:
        width = chip_width(part.text)
    elif part.style == KEYS:
        width = shortcut_width(part.text)
    elif part.style in _WIDTHS:
        width = _WIDTHS[part.style]
    else:
        width = text_width(part.text, "strong" if part.style == STRUCK else part.style)
    return max(width, part.width)
