"""The palette's rows, a heading for each group and its hits, and their painting."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from helix_desktop.ui.palette.items import PaletteGroup, PaletteHit, PaletteItem, PaletteKind, Span
from helix_desktop.ui.style.canvas import brush_on, chip, digest_icon, dot, rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import count_text, tr
from helix_desktop.ui.widgets.buttons import paint_shortcut

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
LINE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class PaletteDelegate(QStyledItemDelegate):
    """A painter of headings and hits."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(80, HEAD if isinstance(index.data(PaletteModel.LINE), GroupHeading) else ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        line, rect = index.data(PaletteModel.LINE), QRect(option.rect)
        painter.save()
        painter = brush_on(painter, option)
        if isinstance(line, GroupHeading):
            self._head(painter, rect, line)
        elif isinstance(line, PaletteHit):
            chosen = bool(QStyle.StateFlag(option.state) & QStyle.StateFlag.State_Selected)
            self._hit(painter, rect, line, chosen=chosen)
        painter.restore()

    def _head(self, painter: QPainter, rect: QRect, head: GroupHeading) -> None:
        inner = rect.adjusted(INSET, 4, -INSET, 0)
        self._text(painter, QRectF(inner), head.title, style="microb", tone="mut")
        painter.setFont(font("micro"))
        painter.drawText(inner, LINE | Qt.AlignmentFlag.AlignRight, head.count)

    def _hit(self, painter: QPainter, rect: QRect, hit: PaletteHit, *, chosen: bool) -> None:
        goal = hit.goal
        if chosen:
            fill = QRectF(rect.adjusted(SIDE, 0, -SIDE, 0))
            rounded(painter, fill, 8, fill=self._theme.colour("sel"))
        self._sign(painter, rect, goal, chosen=chosen)
        right = self._right_end(painter, rect, goal)
        room = QRectF(rect.left() + TEXT, rect.top(), right - rect.left() - TEXT - 12, ROW)
        if goal.code:
            self._entry(painter, room, hit)
        else:
            self._words(painter, room, hit)

    def _sign(self, painter: QPainter, rect: QRect, goal: PaletteItem, *, chosen: bool) -> None:
        left, top = rect.left() + INSET, rect.center().y() - ICON // 2 + 1
        if goal.kind is PaletteKind.ENTRY:
            ratio = painter.device().devicePixelRatioF()
            painter.drawPixmap(left, top, digest_icon(self._theme, goal.key, ratio=ratio))
            return
        tone = "dis" if goal.refusal else "acc" if chosen else "fg2"
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._theme.icon(goal.icon or "bolt", tone, size=ICON, ratio=ratio)
        painter.drawPixmap(left, top, pixmap)

    def _right_end(self, painter: QPainter, rect: QRect, goal: PaletteItem) -> float:
        """Paint the shortcut, a chip, or a figure, and return its left edge."""
        right, middle = rect.right() - INSET + 1.0, rect.center().y() + 0.5
        if goal.refusal:
            return self._figure(painter, right, rect, text=goal.refusal, tone="mut")
        if goal.keys:
            return paint_shortcut(painter, right, middle, shortcut=goal.keys, theme=self._theme)
        if goal.chip:
            tone = goal.tone
            return chip(painter, right, middle, text=goal.chip, tone=tone, theme=self._theme)
        if goal.code:  # an entry's figure has a column of its own
            return right
        return self._figure(painter, right, rect, text=goal.right, tone="mut", mark=goal.dot)

    def _figure(
        self, painter: QPainter, right: float, rect: QRect, *, text: str, tone: str, mark: str = ""
    ) -> float:
        metrics = QFontMetricsF(font("small"))
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() / 2)
        width = metrics.horizontalAdvance(cut)
        place = QRectF(right - width - 1, rect.top(), width + 2, ROW)
        self._text(painter, place, cut, style="small", tone=tone)
        if mark:
            centre = QPointF(place.left() - 11, rect.center().y() + 0.5)
            dot(painter, centre, self._theme.colour(mark))
            return place.left() - 16
        return place.left() if text else right

    def _words(self, painter: QPainter, room: QRectF, hit: PaletteHit) -> None:
        goal = hit.goal
        tone = "dis" if goal.refusal else "fg"
        used = self._title(painter, room, goal.title, spans=hit.fit.spans, tone=tone)
        if goal.beside:
            rest = room.adjusted(used + 12, 0, 0, 0)
            self._text(painter, rest, goal.beside, style="small", tone="mut")

    def _entry(self, painter: QPainter, room: QRectF, hit: PaletteHit) -> None:
        goal = hit.goal
        place = QRectF(room.left(), room.top(), DIGEST, ROW)
        title = f"{goal.title[:8]}…{goal.title[-4:]}"
        shown = tuple((start, min(end, 8)) for start, end in hit.fit.spans)
        self._title(painter, place, title, spans=shown, tone="fg", style="mono")
        tool, _, what = goal.beside.partition(" ")
        place = QRectF(place.right(), room.top(), room.right() - place.right() - FIGURES, ROW)
        used = self._text(painter, place, tool, style="strong", tone="fg2")
        self._text(painter, place.adjusted(used + 10, 0, 0, 0), what, style="mono", tone="mut")
        figure = QRectF(room.right() - FIGURES, room.top(), FIGURES - 4, ROW)
        painter.setFont(font("monos"))
        painter.setPen(self._theme.colour("mut"))
        painter.drawText(figure, LINE | Qt.AlignmentFlag.AlignRight, goal.right)

    def _title(
        self,
        painter: QPainter,
        room: QRectF,
        title: str,
        *,
        spans: tuple[Span, ...],
        tone: str,
        style: str = "strong",
    ) -> float:
        """Paint the title with its matching letters emphasized, and return its width."""
        base = font(style)
        meant = QFont(base)
        meant.setWeight(QFont.Weight(600))
        cut = QFontMetricsF(meant).elidedText(title, Qt.TextElideMode.ElideRight, room.width())
        left = room.left()
        for text, hot in _pieces(cut, spans):
            face = meant if hot else base
            painter.setFont(face)
            painter.setPen(self._theme.colour("acc" if hot else tone))
            width = QFontMetricsF(face).horizontalAdvance(text)
            painter.drawText(QRectF(left, room.top(), width + 2, room.height()), LINE, text)
            left += width
        return left - room.left()

    def _text(self, painter: QPainter, room: QRectF, text: str, *, style: str, tone: str) -> float:
        metrics = QFontMetricsF(font(style))
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room.width()))
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        painter.drawText(room, LINE, cut)
        return metrics.horizontalAdvance(cut)


def _pieces(text: str, spans: tuple[Span, ...]) -> list[tuple[str, bool]]:
    found: list[tuple[str, bool]] = []
    at = 0
    for start, end in spans:
        found += [(text[at:start], False), (text[start:end], True)]
        at = end
    return [piece for piece in (*found, (text[at:], False)) if piece[0]]
