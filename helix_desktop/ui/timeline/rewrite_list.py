"""The list of rewrites on a rail, newest first, of which two, A and B, can be compared."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyleOptionViewItem,
)

from helix_desktop.domain.window_timeline import TimelineEvent, TimelineRow
from helix_desktop.ui.action import is_character
from helix_desktop.ui.style.canvas import (
    CENTER,
    CHIP_PADDING,
    ELIDE_MIDDLE,
    KEYBOARD,
    RIGHT,
    WHOLE,
    Canvas,
    is_right_to_left,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import CHIP_ALPHA
from helix_desktop.ui.text.block_terms import BlockTerm
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.timeline.chart_layers import paint_rewrite_mark
from helix_desktop.ui.timeline.rewrites import (
    MAX_OUTPUT_NAME,
    cost_and_time_text,
    rewrite_chip,
    rewrite_spoken_text,
    rewrite_term,
    rewrite_title,
    short_rewrite_reason,
    size_change,
    time_of_day,
)
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.list_view import (
    NO_INDEX,
    AnyIndex,
    PaintedDelegate,
    RowsModel,
    set_up_list,
)

ROW = 52
RAIL, TEXT, MARK_Y = 32, 56, 18
UNDO = 28
"""Side of the undo button."""


class EpochModel(RowsModel[TimelineRow]):
    """The rewrites, newest first."""

    latest = 0
    """The number of the handover that is in the context now."""

    def shows(self, rows: Sequence[TimelineRow], latest: int) -> bool:
        return self.latest == latest and self._rows == list(reversed(rows))

    def show(self, rows: Sequence[TimelineRow]) -> None:
        """Add new rows at the top; a different list replaces all rows."""
        fresh = list(reversed(rows))
        more = len(fresh) - len(self._rows)
        if more < 0 or _seqs(fresh[more:]) != _seqs(self._rows):
            super().show(fresh)
            return
        if more:
            self.beginInsertRows(NO_INDEX, 0, more - 1)
            self._rows = fresh
            self.endInsertRows()
        self._rows = fresh
        if fresh:
            self.dataChanged.emit(self.index(0), self.index(len(fresh) - 1))

    def place(self, seq: int) -> int:
        return next((at for at, row in enumerate(self._rows) if row.seq == seq), -1)

    def texts(self, row: TimelineRow) -> dict[int, str]:
        return {
            Qt.ItemDataRole.DisplayRole: rewrite_title(row),
            Qt.ItemDataRole.AccessibleTextRole: rewrite_spoken_text(row),
        }


def _seqs(rows: Sequence[TimelineRow]) -> tuple[int, ...]:
    return tuple(row.seq for row in rows)


class RewriteListView(QListView):
    """The list of rewrites: ↑↓ moves B, with Shift A. Enter or a double click emits `opened`."""

    paired = Signal()
    """Emitted when A or B is another row."""
    opened = Signal(int)
    undo_requested = Signal(int)
    """The number of the oldest rewrite to undo."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.rows = EpochModel()
        self.a = self.b = 0
        """The events of both rows; 0 for none."""
        self.by_keyboard = False
        """Whether the row with the keyboard focus shows a ring."""
        self._painter = RewriteDelegate(theme, self)
        self.setModel(self.rows)
        self.setItemDelegate(self._painter)
        set_up_list(self, tr("Compactions"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        TermClicks(self, theme, self._term_at, self._current_term)
        theme.changed.connect(self.viewport().update)

    def _term_at(self, point: QPointF) -> BlockTerm | None:
        index = self.indexAt(point.toPoint())
        if not index.isValid():
            return None
        row, rect = self.rows.row(index.row()), self.visualRect(index)
        if row.what is not TimelineEvent.GATE:
            return None  # its name is the title of the row, which a click chooses
        x = rect.width() - point.x() if is_right_to_left(self) else point.x()
        words = f"{size_change(row)} · {short_rewrite_reason(row)}"
        place = QRectF(TEXT, rect.top() + 27, text_width(words, "micro"), 20)
        return rewrite_term(row) if place.contains(x, point.y()) else None

    def _current_term(self) -> BlockTerm | None:
        at = self.rows.place(self.b)
        return rewrite_term(self.rows.row(at)) if at >= 0 else None

    def show_rows(self, rows: Sequence[TimelineRow], latest: int) -> None:
        if self.rows.shows(rows, latest):
            return
        self.rows.latest = latest
        self.rows.show(rows)
        self.executeDelayedItemsLayout()  # else painting does it, and all is painted twice
        self.viewport().update()

    def pair(self, a: int, b: int) -> None:
        """Mark two rows by their events without emitting a signal."""
        self.a, self.b = a, b
        at = self.rows.place(b)
        if at >= 0:
            self.setCurrentIndex(self.rows.index(at))
        self.viewport().update()

    def choose(self, at: int, *, other: bool = False) -> None:
        """Make a row B, or A with `other`."""
        if not 0 <= at < self.rows.rowCount():
            return
        seq = self.rows.row(at).seq
        if other:
            self.a = seq
        else:
            self.b = seq
        self.setCurrentIndex(self.rows.index(at))
        self.viewport().update()
        self.paired.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.by_keyboard = event.reason() in KEYBOARD

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.by_keyboard = True
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -8,
            Qt.Key.Key_PageDown: 8,
        }
        key = Qt.Key(event.key())
        if key in steps:
            now = self.rows.place(self.a if shift else self.b)
            last = self.rows.rowCount() - 1
            self.choose(min(max(0, now + steps[key]), last), other=shift)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.b:
            self.opened.emit(self.b)
        elif is_character(event):
            event.ignore()  # a typed character belongs to the composer and selects no row
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() is not Qt.MouseButton.LeftButton:
            return
        row = self.rows.row(index.row())
        if self._is_on_undo(index, event):
            self.undo_requested.emit(row.number)
            return
        self.choose(index.row(), other=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose A by dragging from B."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.buttons() & Qt.MouseButton.LeftButton and index.isValid():
            seq = self.rows.row(index.row()).seq
            if seq not in (self.b, self.a):
                self.choose(index.row(), other=True)
        on_undo = index.isValid() and self._is_on_undo(index, event)
        newest = on_undo and self.rows.row(index.row()).newest
        tip = tr("Undo") if newest else tr("Undo back to here…")
        self.viewport().setToolTip(plain_tip(tip if on_undo else ""))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.opened.emit(self.rows.row(index.row()).seq)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.viewport().update()

    def _is_on_undo(self, index: AnyIndex, event: QMouseEvent) -> bool:
        """Whether the pointer is on the undo button of a row that has one."""
        rect = self.visualRect(index)
        box = undo_rect(rect)
        if is_right_to_left(self):
            box.moveLeft(rect.left() + rect.right() + 1 - box.right())
        return can_undo(self.rows.row(index.row())) and box.contains(event.position())


def can_undo(row: TimelineRow) -> bool:
    return row.in_effect and bool(row.number)


def undo_rect(rect: QRect) -> QRectF:
    return QRectF(rect.right() - 16 - 36 - UNDO, rect.top() + 4, UNDO, UNDO)


class RewriteDelegate(PaintedDelegate):
    """A painter of rows: mark on the rail, title, chip, sizes, reason, cost, and time."""

    def __init__(self, theme: Theme, view: RewriteListView) -> None:
        super().__init__(theme)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(240, ROW)

    def paint_item(self, canvas: Canvas, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row = index.data(EpochModel.ROW)
        if not isinstance(row, TimelineRow):
            return
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        chosen = row.seq in (self._view.a, self._view.b)
        ground = QRectF(rect).adjusted(8, 0, -8, -2)
        if chosen or over:
            canvas.box(ground, 8, "sel" if chosen else "hover")
        self._paint_rail(canvas, rect, index.row())
        center = QPointF(RAIL, rect.top() + MARK_Y)
        canvas.dot(center, "sel" if chosen else "panel", radius=10)
        paint_rewrite_mark(canvas, center, row.what)
        self._paint_first_line(canvas, rect, row, over=over)
        _paint_second_line(canvas, rect, row)
        if state & QStyle.StateFlag.State_HasFocus and self._view.by_keyboard:
            canvas.focus_ring(ground, 8)

    def _paint_rail(self, canvas: Canvas, rect: QRect, at: int) -> None:
        """Paint the rail from mark to mark, colored between A and B."""
        view, middle = self._view, rect.top() + MARK_Y
        last = view.rows.rowCount() - 1
        places = sorted((view.rows.place(view.a), view.rows.place(view.b)))
        top = rect.top() if at else middle
        bottom = rect.bottom() + 1 if at < last else middle
        canvas.fill(QRectF(RAIL - 0.5, top, 1, bottom - top), "line2")
        if view.a and view.b and 0 <= places[0] <= at <= places[1] != places[0]:
            top = middle if at == places[0] else rect.top()
            bottom = middle if at == places[1] else rect.bottom() + 1
            canvas.fill(QRectF(RAIL - 1, top, 2, bottom - top), "acc")

    def _paint_first_line(
        self, canvas: Canvas, rect: QRect, row: TimelineRow, *, over: bool
    ) -> None:
        top, right = rect.top() + 8, float(rect.right() - 24)
        line = QRectF(0, top, right, 20)
        right -= canvas.text(line, time_of_day(row.at), "micro", tone="mut", align=RIGHT) + 8
        if can_undo(row) and (row.newest or over):
            box = undo_rect(rect)
            canvas.icon(box.center() - QPointF(7, 7), "undo", "fg2", size=14)
            right = box.left() - 4
        (chip, tone), letter = rewrite_chip(row, latest=self._view.rows.latest), self._letter(row)
        chip_wide = text_width(chip, "microb") + 2 * CHIP_PADDING if chip else 0
        used_width = (chip_wide + 8 if chip else 0) + (26 if letter else 0)
        title = QRectF(TEXT, top, max(24.0, right - TEXT - used_width), 20)
        wide = canvas.text(title, rewrite_title(row), "strong", tone="mut" if row.undone else "fg")
        if row.undone:
            canvas.fill(QRectF(TEXT, top + 10, wide, 1), "mut")
        x = TEXT + wide + 8
        if chip:
            box = QRectF(x, top, chip_wide, 20)
            canvas.box(box, 10, self.theme.tint(tone, "surf", CHIP_ALPHA))
            canvas.text(box, chip, "microb", tone=tone, align=CENTER, elide=WHOLE)
            x = box.right() + 6
        if letter:
            box = QRectF(x, top + 1, 18, 18)
            canvas.box(box, 5, "accfill")
            canvas.text(box, letter, "microb", tone="onacc", align=CENTER)
        if row.output:
            box, name = QRectF(x, top, right - x, 20), one_line(row.output, MAX_OUTPUT_NAME)
            canvas.text(box, name, "micro", tone="mut", elide=ELIDE_MIDDLE)

    def _letter(self, row: TimelineRow) -> str:
        if row.seq == self._view.b and self._view.a:
            return "B"
        return "A" if row.seq == self._view.a else ""


def _paint_second_line(canvas: Canvas, rect: QRect, row: TimelineRow) -> None:
    top, right = rect.top() + 27, rect.right() - 24
    line, cost = QRectF(0, top, right, 16), cost_and_time_text(row)
    wide = canvas.text(line, cost, "micro", tone="mut", align=RIGHT)
    line.setLeft(TEXT)
    if change := size_change(row):
        tone = "mut" if row.undone else "fg2"
        line.setLeft(TEXT + 8 + canvas.text(line, change, "microb", tone=tone))
        # a dot of its own: at the end of a mirrored text it would be misplaced
        dot = QRectF(line.left(), top, 8, 16)
        line.setLeft(line.left() + 8 + canvas.text(dot, "·", "micro", tone="mut"))
    line.setRight(right - wide - 12)
    canvas.text(line, short_rewrite_reason(row), "micro", tone="mut")


def only_handovers(rows: Sequence[TimelineRow]) -> tuple[TimelineRow, ...]:
    return tuple(row for row in rows if row.version or row.what is TimelineEvent.PANIC)
