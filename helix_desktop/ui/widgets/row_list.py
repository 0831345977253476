"""A list of rows that are described, not painted, by those who use it."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QToolTip

from helix_desktop.ui.action import is_character
from helix_desktop.ui.style.canvas import Canvas, mirrored_point
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.accessibility import announce_row
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.rows import Row, RowPainter, RowShape
from helix_desktop.ui.widgets.virtual_rows import FixedHeights, ListedHeights, VirtualRowView

Item = TypeVar("Item")
ROW_RADIUS = 8


class RowList(VirtualRowView, Generic[Item]):
    """A list of items as rows; `row_of` describes one when it is painted or read out.

    A subclass may paint more with `paint_behind`, on the ground of a row and behind its parts.
    """

    chosen = Signal(str)
    """The key of a row that was clicked, or of the current one at Enter."""
    moved = Signal(int)
    """The user made another row current, by key or pointer."""
    menu_requested = Signal(str, QPoint)
    """The key of a row and a position on screen, by the secondary button or the menu key."""
    key_pressed = Signal(str, int)
    """The key of the current row and F2 or Delete, for which the list has no use itself."""

    def __init__(
        self, theme: Theme, name: str, row_of: Callable[[Item], Row], shape: RowShape
    ) -> None:
        super().__init__(theme, name)
        self.items: Sequence[Item] = ()
        self.current = -1
        self.selected: frozenset[int] = frozenset()
        """The rows that are marked as chosen."""
        self.hovered = -1
        self._row_of, self._shape = row_of, shape
        self._rows: dict[int, Row] = {}
        self._clickable: dict[int, list[tuple[str, QRectF]]] = {}
        """The actions of painted rows, and their places from the top of the row."""
        self._pressed: str | None = None
        """The key of the row on which the pointer was pressed."""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)

    def show_items(self, items: Sequence[Item], current: int = -1) -> None:
        """Replace all items; `current` is the row that is selected then, -1 none."""
        before = self.key
        self.items = tuple(items)
        self.describe_again()
        self.current, self.selected = current, frozenset({current} - {-1})
        self.hovered = min(self.hovered, len(self.items) - 1)
        shape, count = self._shape, len(self.items)
        if shape.heading_height:
            rows = map(self.row, range(count))
            heights = (shape.heading_height if row.heading else shape.height for row in rows)
            self.show_heights(ListedHeights(heights))
        else:
            self.show_heights(FixedHeights(count, shape.height))
        if self.key != before:
            self._reveal_current()

    def describe_again(self) -> None:
        """Ask for the descriptions of all rows again, whose items stay."""
        self._rows.clear()
        self._clickable.clear()
        self.viewport().update()

    def row(self, index: int) -> Row:
        row = self._rows.get(index)
        if row is None:
            row = self._rows[index] = self._row_of(self.items[index])
        return row

    @property
    def key(self) -> str:
        """The key of the current row; "" for none."""
        return self.row(self.current).key if 0 <= self.current < len(self.items) else ""

    def select(self, index: int) -> None:
        """Make a row current and select it; -1 selects none."""
        selected = frozenset({index} - {-1})
        if index == self.current and selected == self.selected:
            return
        self.selected = selected
        self.viewport().update()
        if index >= 0:
            self.current = index
            self._reveal_current()
            announce_row(self, index, focused=self.hasFocus())

    def rest(self) -> None:
        """Clear the selection and the highlight after a choice was handled."""
        self.select(-1)
        self.current = self.hovered = -1

    def step(self, steps: int) -> int:
        """Return the row that is `steps` rows below the current one, without the headings."""
        has_headings = self._shape.heading_height
        all_rows = range(len(self.items))
        rows = (
            [index for index in all_rows if not self.row(index).heading]
            if has_headings
            else all_rows
        )
        if not rows:
            return -1
        index = rows.index(self.current) + steps if self.current in rows else 0
        return rows[min(max(index, 0), len(rows) - 1)]

    def step_by_key(self, key: int) -> bool:
        """Move the selection for an arrow or page key, of a field too that keeps the focus."""
        page = max(1, self.viewport().height() // self._shape.height)
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
        }
        if key in steps and self.items:
            self.select(self.step(steps[Qt.Key(key)]))
            self.moved.emit(self.current)
        return key in steps

    @property
    def rows_height(self) -> int:
        """The height of all rows."""
        return round(self.heights.top(len(self.heights)))

    def fit(self, most: int) -> None:
        """Set the height to that of the rows, at most `most` of them."""
        self.setFixedHeight(self._shape.height * min(most, max(1, len(self.items))))

    def action_at(self, point: QPointF) -> str:
        """Return the action of the part at a point of the viewport, or ""."""
        index = self.row_at(point)
        x, y = mirrored_point(self.viewport(), point).x(), point.y() - self.row_rect(index).top()
        return next(
            (action for action, area in self._clickable.get(index, ()) if area.contains(x, y)), ""
        )

    def tip(self, index: int, _point: QPointF) -> str:
        """Return what is said of the row, or of its part, under the pointer."""
        return self.row(index).tip

    def row_text(self, index: int) -> str:
        return self.row(index).accessible_text

    def current_row(self) -> int:
        return self.current

    def paint_behind(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        """Paint what a row has behind its parts."""

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        row, shape, is_selected = self.row(index), self._shape, index in self.selected
        ground = rect.adjusted(shape.inset, 0, -shape.inset, -shape.space)
        if is_selected or (index == self.hovered and not row.heading):
            canvas.box(ground, ROW_RADIUS, "sel" if is_selected else "hover")
        self.paint_behind(canvas, rect, index)
        painter = RowPainter(canvas, shape, chosen=is_selected)
        painter.paint(rect, row)
        self._clickable[index] = [
            (action, area.translated(0, -rect.top())) for action, area in painter.clickable
        ]
        if index == self.current and self.by_keyboard and self.hasFocus():
            canvas.focus_ring(ground, ROW_RADIUS)

    def paint_above(self, canvas: Canvas) -> None:
        if self.by_keyboard and self.hasFocus() and not self.items:
            canvas.focus_ring(self.viewport().rect(), ROW_RADIUS)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make the first row current for a user who arrives by keyboard, if no row is current."""
        super().focusInEvent(event)
        if self.by_keyboard and self.current < 0:
            self.current = self.step(0)
        announce_row(self, self.current)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._reveal_current()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.step_by_key(key):
            self.by_keyboard = True
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.by_keyboard = True
            count = len(self.items)
            self.select(self.step(count if key == Qt.Key.Key_End else -count))
            self.moved.emit(self.current)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current >= 0:
            self.chosen.emit(self.key)
        elif key in (Qt.Key.Key_F2, Qt.Key.Key_Delete) and self.current >= 0:
            self.key_pressed.emit(self.key, key)
        elif is_character(event):
            event.ignore()  # a typed character belongs to the composer and selects no row
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        index = self.row_at(event.position())
        is_row = event.button() is Qt.MouseButton.LeftButton and index >= 0
        self._pressed = self.row(index).key if is_row and not self.row(index).heading else None
        if self._pressed is not None:
            self.select(index)
            self.moved.emit(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the row if the pointer is still on it, also if other rows came meanwhile."""
        pressed_key, self._pressed = self._pressed, None
        index = self.row_at(event.position())
        if index >= 0 and pressed_key == self.row(index).key:
            self.select(index)
            self.chosen.emit(pressed_key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.row_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.current if by_key else self.row_at(event.pos())
        if index >= 0:
            point = self.row_rect(index).center().toPoint() if by_key else event.pos()
            self.menu_requested.emit(self.row(index).key, self.viewport().mapToGlobal(point))

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            index = self.row_at(event.pos())
            tip = self.tip(index, QPointF(event.pos())) if index >= 0 else ""
            QToolTip.showText(event.globalPos(), plain_tip(tip), self.viewport())
            return True
        return super().viewportEvent(event)

    def _hover(self, index: int) -> None:
        if index != self.hovered:
            self._rows.pop(self.hovered, None)  # a row may have more to click under the pointer
            self._rows.pop(index, None)
            self.hovered = index
            self.viewport().update()

    def _reveal_current(self) -> None:
        """Scroll to the current row and the heading above it, if the list has a size yet."""
        if self.isVisible() and 0 <= self.current < len(self.items):
            has_headings = self.current > 0 and self._shape.heading_height
            if has_headings and self.row(self.current - 1).heading:
                self.reveal(self.current - 1)
            self.reveal(self.current)
