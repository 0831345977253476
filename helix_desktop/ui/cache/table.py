"""The table of cache entries, painted: heads that sort, rows with their digest's picture and state.

Cells that have not come yet are grey bars, so that scrolling never waits for the disk.
"""

import math

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from helix_desktop.domain.query import Field
from helix_desktop.domain.standing import State
from helix_desktop.ui.cache.columns import (
    AGE,
    COLUMNS,
    DIGEST,
    RECALLED,
    STATE,
    TOKENS,
    TOOL_ICON,
    state_word,
    widths,
)
from helix_desktop.ui.cache.model import AnyIndex, CacheModel
from helix_desktop.ui.cache.row_paint import RowPaint
from helix_desktop.ui.look.brush import Mirrored, brush_on, from_right
from helix_desktop.ui.look.paint import CHIP_PADDING, DOT, KEYBOARD
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import age_text, tr

ROW = 32
SCROLLBAR = 10

_CHOOSING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space)
"""Keys that choose the row at hand where none is chosen."""


class EntryTable(QTableView):
    """Keeps the page's width: the widest column gives way. Esc is `left`."""

    left = Signal()
    entered = Signal()
    looked = Signal()
    """Enter and Space: keys of the table alone; fields and buttons use them otherwise."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        super().__init__()
        self._painter = _Cells(model, theme)  # Qt does not keep a delegate alive
        self.head = Head(model, theme)
        self.setModel(model)
        self.setItemDelegate(self._painter)
        self.setHorizontalHeader(self.head)
        self.setAccessibleName(tr("Cache entries"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._wanted = _wanted()
        self._by_keyboard = False
        self.head.sectionClicked.connect(self._on_head)
        theme.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        return QSize(400, 300)

    def rows(self) -> tuple[int, int]:
        """The first and the last row that are seen."""
        top = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        count = self.model().rowCount(QModelIndex())
        return top, count - 1 if last < 0 else last

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSING and not event.modifiers() and self._choose_current():
            return  # who comes from the filter begins at the first row, not behind it
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.looked.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._jump(event)
        elif event.text().isprintable() and event.text() and not event.modifiers():
            event.ignore()  # letters are actions, not a search among first letters
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes by keyboard sees where they are, also if no row is chosen yet."""
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in KEYBOARD
        if not self.currentIndex().isValid() and self.model().rowCount(QModelIndex()):
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.model().index(0, 0), flag)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def ringed(self, index: AnyIndex) -> bool:
        """Whether the keyboard is in this row, and has to be seen."""
        return self._by_keyboard and self.hasFocus() and index.row() == self.currentIndex().row()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Columns for the width there is."""
        found = widths(self.viewport().width(), self._wanted)
        for at, width in found.items():
            self.setColumnHidden(at, width == 0)
            if width:
                self.setColumnWidth(at, width)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(event.position().toPoint().y()))

    def leaveEvent(self, event: object) -> None:
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self._painter.hover:
            self._painter.hover = row
            self.viewport().update()

    def _choose_current(self) -> bool:
        """Select the row the keyboard is on, unless one is selected; whether it was done."""
        row = self.currentIndex().row()
        if row < 0 or self.selectionModel().hasSelection():
            return False
        self.selectRow(row)
        return True

    def _jump(self, event: QKeyEvent) -> None:
        """To the first or last row, whatever column the current one is in."""
        row = 0 if event.key() == Qt.Key.Key_Home else self.model().rowCount(QModelIndex()) - 1
        if row >= 0:
            self.setCurrentIndex(self.model().index(row, 0))

    def _on_head(self, column: int) -> None:
        model = self.model()
        if isinstance(model, CacheModel):
            shift = Qt.KeyboardModifier.ShiftModifier
            model.sort_by(column, adding=bool(self.head.modifiers & shift))


def _wanted() -> dict[int, int]:
    """What the columns need whose words are ours: a chip with its dot, and a figure."""
    chips, words = QFontMetricsF(font("microb")), QFontMetricsF(font("small"))
    state = max(chips.horizontalAdvance(state_word(each)) for each in State)
    others = {RECALLED: tr("never"), AGE: age_text(0)}
    found = {at: math.ceil(words.horizontalAdvance(text)) + 16 for at, text in others.items()}
    return {STATE: math.ceil(state) + 2 * CHIP_PADDING + DOT + 17, **found}


def _cut(painter: QPainter, words: str, room: int) -> str:
    metrics = QFontMetricsF(painter.font())
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)


class _Cells(QStyledItemDelegate):
    """A whole row's colours, one cell at a time."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._rows, self._theme = RowPaint(model, theme), theme
        self.hover = -1

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        rect: QRect = option.rect
        ground = "sel" if selected else "hover" if index.row() == self.hover else ""
        view: object = option.widget
        painter.save()
        self._rows.paint(brush_on(painter, option), QRectF(rect), index, ground=ground)
        if isinstance(view, EntryTable) and view.ringed(index):
            for top in (rect.top(), rect.bottom() - 1):
                painter.fillRect(rect.left(), top, rect.width(), 2, self._theme.colour("acc"))
        painter.restore()


class Head(QHeaderView):
    """Column heads: the sorted ones carry an arrow, the filtered ones the accent."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._model = model
        self._theme = theme
        self._filtered: frozenset[Field] = frozenset()
        self.modifiers = Qt.KeyboardModifier.NoModifier
        self.setFixedHeight(ROW)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(20)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        theme.changed.connect(self.viewport().update)

    def mark(self, fields: frozenset[Field]) -> None:
        """Columns that are filtered by."""
        self._filtered = fields
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.modifiers = event.modifiers()
        super().mouseReleaseEvent(event)
        self.modifiers = Qt.KeyboardModifier.NoModifier

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        column, theme = COLUMNS[section], self._theme
        painter.save()
        if from_right(self):
            painter = Mirrored(painter, QRectF(rect))
        painter.fillRect(rect, theme.colour("bg"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.colour("line"))
        sort, key = self._model.sorted_by(section)
        marked = bool(self._filtered & set(column.fields))
        tone = "acc" if marked else "fg" if sort else "mut"
        painter.setFont(font("microb" if marked or sort else "micro"))
        painter.setPen(theme.colour(tone))
        room = self._room(QRect(rect), section)
        words = tr(column.head) + (f" {key}" if sort and len(self._model.sorts) > 1 else "")
        arrow = 14 if sort else 0
        side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignVCenter
        if column.right:
            room.setRight(room.right() - arrow)
        if rect.width() > TOOL_ICON:  # of a column with an icon alone the icon says it
            room.setLeft(max(room.left(), rect.left() + 2))
            painter.drawText(room, flags, _cut(painter, words, room.width()))
        if sort:
            wide = round(QFontMetricsF(painter.font()).horizontalAdvance(words))
            x = room.right() + 3 if column.right else room.left() + wide + 3
            icon = "arrow-down" if sort.descending else "arrow-up"
            pixmap = theme.icon(icon, "fg2", size=12, ratio=self.devicePixelRatioF())
            painter.drawPixmap(QPoint(x, rect.top() + 10), pixmap)
        painter.restore()

    @staticmethod
    def _room(rect: QRect, section: int) -> QRect:
        """Where the words stand: over the words of the rows."""
        if section == TOKENS:
            return QRect(rect.left() - 12, rect.top(), 56, rect.height())
        left = {DIGEST: 24, STATE: 14}.get(section, 0 if COLUMNS[section].right else 8)
        return rect.adjusted(left, 0, -8, 0)
