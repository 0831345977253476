"""A list of painted rows (icon, title, second line, figure), and the status of a workspace.

The sidebar and the side panel use the list.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from helix_desktop.ui.action import is_character
from helix_desktop.ui.style.canvas import KEYBOARD, RIGHT, WHOLE, Canvas, fitted_place, styled
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import plural, tr
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.layout import clear_frame

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
PADDING = 10
ICON = 16
MARK = 18
"""Pixels reserved for a mark."""
RUNNING, WAITING = "running", "waiting"


class ListRow(Struct, frozen=True):
    """One row; its `key` is reported when the row is chosen."""

    key: str
    title: str
    icon: str = ""
    below: str = ""
    right: str = ""
    code: bool = False
    """Whether the second line is a hash or path."""
    tone: str = "mut"
    """The color of the figure at the right."""
    mark: str = ""
    """`running`, `waiting`, or ""; shown at the right end, where lists with marks reserve room."""
    tint: str = ""
    """The color of the icon, where it has a meaning."""


Row = TypeVar("Row")


class RowsModel(QAbstractListModel, Generic[Row]):
    """A list of rows of one kind; a subclass says what a row tells in each role."""

    ROW = Qt.ItemDataRole.UserRole

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []

    def show(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def row(self, at: int) -> Row:
        return self._rows[at]

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        return row if role == self.ROW else self.texts(row).get(role)

    def texts(self, row: Row) -> dict[int, str]:
        raise NotImplementedError


class ListModel(RowsModel[ListRow]):
    """The rows of one list."""

    def show(self, rows: Sequence[ListRow]) -> None:
        """Replace all rows; rows with the same keys are only repainted."""
        same = [row.key for row in rows] == [row.key for row in self._rows]
        if not same:
            self.beginResetModel()
        self._rows = list(rows)
        if not same:
            self.endResetModel()
        elif self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def row_of(self, key: str) -> int:
        return next((at for at, row in enumerate(self._rows) if row.key == key), -1)

    def texts(self, row: ListRow) -> dict[int, str]:
        return {
            Qt.ItemDataRole.DisplayRole: row.title,
            Qt.ItemDataRole.ToolTipRole: plain_tip(
                " — ".join(filter(None, (row.title, row.below)))
            ),
            Qt.ItemDataRole.AccessibleTextRole: _spoken(row),
        }


def _spoken(row: ListRow) -> str:
    mark = {RUNNING: tr("running"), WAITING: tr("Waiting for you")}.get(row.mark, "")
    return " ".join(part for part in (row.title, row.below, row.right, mark) if part)


class PaintedDelegate(QStyledItemDelegate):
    """A delegate that paints items with a canvas."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        self.paint_item(Canvas.for_item(painter, option, self.theme), option, index)
        painter.restore()

    def paint_item(self, canvas: Canvas, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        raise NotImplementedError


class RowDelegate(PaintedDelegate):
    """A delegate that paints a row as in the design."""

    def __init__(self, theme: Theme, height: int, *, marks: bool = False) -> None:
        super().__init__(theme)
        self._height = height
        self._marks = marks

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(80, self._height)

    def paint_item(self, canvas: Canvas, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row = index.data(ListModel.ROW)
        if not isinstance(row, ListRow):
            return
        state: QStyle.StateFlag = option.state
        rect: QRect = option.rect
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            canvas.box(rect, 8, "sel" if chosen else "hover")
        if state & QStyle.StateFlag.State_HasFocus and _by_keyboard(option):
            canvas.focus_ring(rect, 8)
        self._paint_row(canvas, rect.adjusted(PADDING, 0, -PADDING, 0), row, chosen=chosen)

    def _paint_row(self, canvas: Canvas, inner: QRect, row: ListRow, *, chosen: bool) -> None:
        left, middle = inner.left(), inner.center().y()
        if row.icon:
            tone = row.tint or ("acc" if chosen else "fg2")
            canvas.icon(QPointF(left, middle - ICON // 2 + 1), row.icon, tone, size=ICON)
            left += ICON + 10
        if self._marks:
            self._paint_mark(canvas, QPointF(inner.right(), middle), row.mark)
            inner = inner.adjusted(0, 0, -MARK, 0)
        right = float(inner.right())
        if row.right:
            right -= 8 + canvas.text(
                inner, row.right, "monos", tone=row.tone, align=RIGHT, elide=WHOLE
            )
        width = max(0.0, right - left - 4)
        tone = "fg" if chosen or row.below else "fg2"
        if not row.below:
            line = QRectF(left, inner.top(), width, inner.height())
            canvas.text(line, row.title, "strong", tone=tone)
            return
        top = inner.top() + (inner.height() - 34) // 2
        canvas.text(QRectF(left, top, width, 18), row.title, "strong", tone=tone)
        below, style = QRectF(left, top + 18, width, 16), "monos" if row.code else "micro"
        words = fitted_place(row.below, styled(style)[1], width)
        canvas.text(below, words, style, tone="mut")

    def _paint_mark(self, canvas: Canvas, end: QPointF, mark: str) -> None:
        """Paint a dot for running or a triangle for waiting, which differ without color."""
        if mark == RUNNING:
            canvas.dot(end + QPointF(-3, 1), "ok")
        elif mark == WAITING:
            canvas.icon(end + QPointF(-11, -6), "warn", "warn", size=14)


def _by_keyboard(option: QStyleOptionViewItem) -> bool:
    widget: object = option.widget
    return isinstance(widget, ListView) and widget.by_keyboard


def set_up_list(view: QListView, name: str) -> None:
    """Set up a list of painted rows of one height, which scrolls by pixels and edits nothing."""
    clear_frame(view)
    view.setAccessibleName(name)
    view.setMouseTracking(True)
    view.setUniformItemSizes(True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)


class ListView(QListView):
    """A list of rows; `chosen` carries the key of the row that was clicked or activated."""

    chosen = Signal(str)
    menu_requested = Signal(str, QPoint)
    """The key of a row and a position on screen, by the secondary button or the menu key."""
    key_pressed = Signal(str, int)
    """The key of the current row and F2 or Delete, for which the list has no use itself."""

    def __init__(self, theme: Theme, height: int, name: str, *, marks: bool = False) -> None:
        super().__init__()
        self.rows = ListModel()
        self.by_keyboard = False
        self._painter = RowDelegate(theme, height, marks=marks)  # Qt does not keep a delegate alive
        self.setModel(self.rows)
        self.setItemDelegate(self._painter)
        set_up_list(self, name)
        self.setSpacing(0)
        self.clicked.connect(self._on_chosen)
        self.activated.connect(self._on_chosen)
        self._row_height = height
        theme.changed.connect(self.viewport().update)

    def show_rows(self, rows: Sequence[ListRow], current: str = "") -> None:
        self.rows.show(rows)
        at = self.rows.row_of(current)
        if at < 0:
            self.clearSelection()
            self.setCurrentIndex(NO_INDEX)
        else:
            self.setCurrentIndex(self.rows.index(at))

    def rest(self) -> None:
        """Clear the selection and the highlight after a choice was handled."""
        self.clearSelection()
        self.setCurrentIndex(NO_INDEX)
        QApplication.sendEvent(self.viewport(), QEvent(QEvent.Type.Leave))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make the first row current for a user who arrives by keyboard, if no row is current."""
        super().focusInEvent(event)
        self.by_keyboard = event.reason() in KEYBOARD
        if self.by_keyboard and not self.currentIndex().isValid() and self.rows.rowCount():
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.rows.index(0), flag)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.by_keyboard and self.hasFocus() and not self.rows.rowCount():
            canvas = Canvas.on(self.viewport(), self._painter.theme)
            canvas.focus_ring(self.viewport().rect(), 8)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            place = self.visualRect(index).center() if by_key else event.pos()
            key = self.rows.row(index.row()).key
            self.menu_requested.emit(key, self.viewport().mapToGlobal(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_F2, Qt.Key.Key_Delete) and index.isValid():
            self.key_pressed.emit(self.rows.row(index.row()).key, event.key())
            return
        if is_character(event):
            event.ignore()  # a typed character belongs to the composer and selects no row
            return
        super().keyPressEvent(event)

    def fit(self, most: int) -> None:
        """Set the height to that of the rows, at most `most` of them."""
        self.setFixedHeight(self._row_height * min(most, max(1, self.rows.rowCount())))

    def _on_chosen(self, index: QModelIndex) -> None:
        self.chosen.emit(self.rows.row(index.row()).key)


class WorkspaceStatus(Struct, frozen=True):
    """The status of an open workspace; a closed one has no activity."""

    running: int = 0
    waiting: bool = False

    @property
    def mark(self) -> str:
        return WAITING if self.waiting else RUNNING if self.running else ""

    @property
    def words(self) -> str:
        """The status in a few words."""
        if self.waiting:
            return tr("Waiting for you")
        if self.running:
            return plural(self.running, "{0} session running", "{0} sessions running")
        return ""


STILL = WorkspaceStatus()
