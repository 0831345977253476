"""The palette's rows, a heading for each group and its hits, and their painting."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from helix_desktop.ui.palette.items import PaletteGroup, PaletteHit, PaletteItem, PaletteKind, Span
from helix_desktop.ui.style.canvas import RIGHT, Canvas
from helix_desktop.ui.text.formatting import count_text, tr
from helix_desktop.ui.widgets.list_view import AnyIndex, PaintedDelegate, RowsModel

HEAD, ROW = 32, 40


class GroupHeading(Struct, frozen=True):
    """The title of a group with its counts."""

    title: str
    count: str


Line = GroupHeading | PaletteHit


class PaletteModel(RowsModel[Line]):
    """All rows of the palette in one list; headings can be neither chosen nor focused."""

    def show_groups(self, found: Sequence[PaletteGroup]) -> None:
        lines: list[Line] = []
        for group in found:
            words = tr("{0} of {1}").format(count_text(group.found), count_text(group.of))
            head = [GroupHeading(group.kind.words, words)] if group.kind.words else []
            lines += [*head, *group.hits]
        self.show(lines)

    def goal(self, at: int) -> PaletteItem | None:
        line = self._rows[at] if 0 <= at < len(self._rows) else None
        return line.goal if isinstance(line, PaletteHit) else None

    def row_of(self, goal: PaletteItem | None) -> int:
        """Return the row of an item, or else the first row that can be chosen."""
        hits = [(at, hit) for at, hit in enumerate(self._rows) if isinstance(hit, PaletteHit)]
        same = (
            at
            for at, hit in hits
            if goal and (hit.goal.kind, hit.goal.key) == (goal.kind, goal.key)
        )
        return next(same, hits[0][0] if hits else -1)

    def height(self) -> int:
        return sum(HEAD if isinstance(line, GroupHeading) else ROW for line in self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._rows[index.row()], GroupHeading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def texts(self, row: Line) -> dict[int, str]:
        words = _spoken(row)
        return {
            Qt.ItemDataRole.DisplayRole: words,
            Qt.ItemDataRole.AccessibleTextRole: words,
        }


def _spoken(line: Line) -> str:
    if isinstance(line, GroupHeading):
        return f"{line.title}, {line.count}"
    goal = line.goal
    words = (goal.title, goal.beside, goal.chip, goal.disabled_reason or goal.keys or goal.right)
    return " ".join(word for word in words if word)


SIDE, INSET, ICON, TEXT = 8, 20, 16, 54
"""Margins of a row's fill and of its ends, size of its icon, and left edge of its text."""
DIGEST, FIGURES = 124, 92
"""Widths of the columns of a cache entry."""


class PaletteDelegate(PaintedDelegate):
    """A painter of headings and hits."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(80, HEAD if isinstance(index.data(PaletteModel.ROW), GroupHeading) else ROW)

    def paint_item(self, canvas: Canvas, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        line, rect = index.data(PaletteModel.ROW), QRectF(option.rect)
        if isinstance(line, GroupHeading):
            place = rect.adjusted(INSET, 4, -INSET, 0)
            canvas.text(place, line.title, "microb", tone="mut")
            canvas.text(place, line.count, "micro", tone="mut", align=RIGHT)
        elif isinstance(line, PaletteHit):
            chosen = bool(QStyle.StateFlag(option.state) & QStyle.StateFlag.State_Selected)
            _paint_hit(canvas, rect, line, chosen=chosen)


def _paint_hit(canvas: Canvas, rect: QRectF, hit: PaletteHit, *, chosen: bool) -> None:
    goal = hit.goal
    if chosen:
        canvas.box(rect.adjusted(SIDE, 0, -SIDE, 0), 8, "sel")
    at = QPointF(rect.left() + INSET, rect.center().y() - ICON / 2)
    if goal.kind is PaletteKind.ENTRY:
        canvas.digest(at, goal.key)
    else:
        tone = "dis" if goal.disabled_reason else "acc" if chosen else "fg2"
        canvas.icon(at, goal.icon or "bolt", tone, size=ICON)
    place = rect.adjusted(TEXT, 0, 0, 0)
    place.setRight(_paint_right_end(canvas, rect.adjusted(0, 0, -INSET, 0), goal) - 12)
    if goal.code:
        _paint_entry(canvas, place, hit)
        return
    tone = "dis" if goal.disabled_reason else "fg"
    used = canvas.marked_text(place, _pieces(goal.title, hit.fit.spans), "strong", tone=tone)
    canvas.text(place.adjusted(used + 12, 0, 0, 0), goal.beside, "small", tone="mut")


def _paint_right_end(canvas: Canvas, rect: QRectF, goal: PaletteItem) -> float:
    """Paint the shortcut, a chip, or a figure, and return its left edge."""
    right, middle = rect.right(), rect.center().y()
    if goal.keys and not goal.disabled_reason:
        return canvas.shortcut(right, middle, goal.keys)
    if goal.chip and not goal.disabled_reason:
        return canvas.chip(right, middle, goal.chip, tone=goal.tone)
    if goal.code and not goal.disabled_reason:  # an entry's figure has a column of its own
        return right
    rect.setLeft(rect.center().x())
    text = goal.disabled_reason or goal.right
    left = right - canvas.text(rect, text, "small", tone="mut", align=RIGHT)
    if goal.dot and not goal.disabled_reason:
        canvas.dot(QPointF(left - 12, middle), goal.dot)
        return left - 17
    return left


def _paint_entry(canvas: Canvas, rect: QRectF, hit: PaletteHit) -> None:
    goal, place, figure = hit.goal, QRectF(rect), QRectF(rect)
    place.setWidth(DIGEST)
    title = f"{goal.title[:8]}…{goal.title[-4:]}"
    shown = tuple((start, min(end, 8)) for start, end in hit.fit.spans)
    canvas.marked_text(place, _pieces(title, shown), "mono")
    figure.setLeft(rect.right() - FIGURES)
    canvas.text(figure.adjusted(0, 0, -4, 0), goal.right, "monos", tone="mut", align=RIGHT)
    tool, _, what = goal.beside.partition(" ")
    place.setLeft(place.right())
    place.setRight(figure.left())
    used = canvas.text(place, tool, "strong", tone="fg2")
    canvas.text(place.adjusted(used + 10, 0, 0, 0), what, "mono", tone="mut")


def _pieces(text: str, spans: tuple[Span, ...]) -> list[tuple[str, bool]]:
    found: list[tuple[str, bool]] = []
    at = 0
    for start, end in spans:
        found += [(text[at:start], False), (text[start:end], True)]
        at = end
    return [piece for piece in (*found, (text[at:], False)) if piece[0]]
