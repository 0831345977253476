"""The palette's rows, a heading for each group and its hits, and their painting."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from helix_desktop.ui.palette.items import PaletteGroup, PaletteHit, PaletteItem, PaletteKind, Span
from helix_desktop.ui.style.canvas import RIGHT, Canvas
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import count_text, tr

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
HEAD, ROW = 32, 40


class GroupHeading(Struct, frozen=True):
    """The title of a group with its counts."""

    title: str
    count: str


Line = GroupHeading | PaletteHit


class PaletteModel(QAbstractListModel):
    """All rows of the palette in one list; headings can be neither chosen nor focused."""

    LINE = Qt.ItemDataRole.UserRole

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[Line] = []

    def show(self, found: Sequence[PaletteGroup]) -> None:
        self.beginResetModel()
        self._lines = []
        for group in found:
            words = tr("{0} of {1}").format(count_text(group.found), count_text(group.of))
            head = [GroupHeading(group.kind.words, words)] if group.kind.words else []
            self._lines += [*head, *group.hits]
        self.endResetModel()

    def line(self, at: int) -> Line:
        return self._lines[at]

    def goal(self, at: int) -> PaletteItem | None:
        line = self._lines[at] if 0 <= at < len(self._lines) else None
        return line.goal if isinstance(line, PaletteHit) else None

    def row_of(self, goal: PaletteItem | None) -> int:
        """Return the row of an item, or else the first row that can be chosen."""
        first = -1
        for at, line in enumerate(self._lines):
            if isinstance(line, PaletteHit):
                first = at if first < 0 else first
                if goal and (line.goal.kind, line.goal.key) == (goal.kind, goal.key):
                    return at
        return first

    def height(self) -> int:
        return sum(HEAD if isinstance(line, GroupHeading) else ROW for line in self._lines)

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._lines[index.row()], GroupHeading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == self.LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _spoken(line)
        return None


def _spoken(line: Line) -> str:
    if isinstance(line, GroupHeading):
        return f"{line.title}, {line.count}"
    goal = line.goal
    words = (goal.title, goal.beside, goal.chip, goal.refusal or goal.keys or goal.right)
    return " ".join(word for word in words if word)


SIDE, INSET, ICON, TEXT = 8, 20, 16, 54
"""Margins of a row's fill and of its ends, size of its icon, and left edge of its text."""
DIGEST, FIGURES = 124, 92
"""Widths of the columns of a cache entry."""


class PaletteDelegate(QStyledItemDelegate):
    """A painter of headings and hits."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(80, HEAD if isinstance(index.data(PaletteModel.LINE), GroupHeading) else ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        line, rect = index.data(PaletteModel.LINE), QRectF(option.rect)
        painter.save()
        canvas = Canvas.for_item(painter, option, self._theme)
        if isinstance(line, GroupHeading):
            place = rect.adjusted(INSET, 4, -INSET, 0)
            canvas.text(place, line.title, "microb", tone="mut")
            canvas.text(place, line.count, "micro", tone="mut", align=RIGHT)
        elif isinstance(line, PaletteHit):
            chosen = bool(QStyle.StateFlag(option.state) & QStyle.StateFlag.State_Selected)
            _paint_hit(canvas, rect, line, chosen=chosen)
        painter.restore()


def _paint_hit(canvas: Canvas, rect: QRectF, hit: PaletteHit, *, chosen: bool) -> None:
    goal = hit.goal
    if chosen:
        canvas.box(rect.adjusted(SIDE, 0, -SIDE, 0), 8, "sel")
    at = QPointF(rect.left() + INSET, rect.center().y() - ICON / 2)
    if goal.kind is PaletteKind.ENTRY:
        canvas.digest(at, goal.key)
    else:
        tone = "dis" if goal.refusal else "acc" if chosen else "fg2"
        canvas.icon(at, goal.icon or "bolt", tone, size=ICON)
    place = rect.adjusted(TEXT, 0, 0, 0)
    place.setRight(_paint_right_end(canvas, rect.adjusted(0, 0, -INSET, 0), goal) - 12)
    if goal.code:
        _paint_entry(canvas, place, hit)
        return
    tone = "dis" if goal.refusal else "fg"
    used = canvas.marked_text(place, _pieces(goal.title, hit.fit.spans), "strong", tone=tone)
    canvas.text(place.adjusted(used + 12, 0, 0, 0), goal.beside, "small", tone="mut")


def _paint_right_end(canvas: Canvas, rect: QRectF, goal: PaletteItem) -> float:
    """Paint the shortcut, a chip, or a figure, and return its left edge."""
    right, middle = rect.right(), rect.center().y()
    if goal.keys and not goal.refusal:
        return canvas.shortcut(right, middle, goal.keys)
    if goal.chip and not goal.refusal:
        return canvas.chip(right, middle, goal.chip, tone=goal.tone)
    if goal.code and not goal.refusal:  # an entry's figure has a column of its own
        return right
    rect.setLeft(rect.center().x())
    text = goal.refusal or goal.right
    left = right - canvas.text(rect, text, "small", tone="mut", align=RIGHT)
    if goal.dot and not goal.refusal:
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
