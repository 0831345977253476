"""The scroll area that paints only rows on screen, of any number and height.

Screen readers are told the same rows. The reading position is a row and an offset in it, never a
height from the top, so neither a wrong estimate nor rows that grow below move what is being read.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QLabel

from helix_desktop.ui.style.canvas import KEYBOARD, Canvas
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import plural
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import clear_frame


class RowHeights(Protocol):
    """The heights of rows that lie below each other."""

    def __len__(self) -> int: ...

    def top(self, index: int) -> float:
        """Return the top of row `index`; after the last row, the total height."""

    def row_at(self, y: float) -> int:
        """Return the row that covers `y`: -1 above the first, the number of rows below the last."""


class FixedHeights:
    """Rows of the same height: a million of them cost nothing."""

    def __init__(self, count: int, height: float) -> None:
        self._count, self._height = count, height

    def __len__(self) -> int:
        return self._count

    def top(self, index: int) -> float:
        return index * self._height

    def row_at(self, y: float) -> int:
        return min(max(-1, int(y // self._height)), self._count)


class ListedHeights:
    """Rows whose heights are all known."""

    def __init__(self, heights: Iterable[float]) -> None:
        self._tops = [0.0, *accumulate(heights)]

    def __len__(self) -> int:
        return len(self._tops) - 1

    def top(self, index: int) -> float:
        return self._tops[index]

    def row_at(self, y: float) -> int:
        return bisect_right(self._tops, y) - 1


class EstimatedHeights:
    """Rows whose heights are estimates until they are measured.

    A Fenwick tree finds the top of a row and the row at a height in log n steps; a query or change
    takes microseconds, even with a hundred thousand rows.
    """

    def __init__(self, heights: Iterable[float] = ()) -> None:
        self._heights = list(heights)
        self._tree = [0.0, *self._heights]
        for index in range(1, len(self._tree)):
            above = index + (index & -index)
            if above < len(self._tree):
                self._tree[above] += self._tree[index]

    def __len__(self) -> int:
        return len(self._heights)

    def __getitem__(self, index: int) -> float:
        return self._heights[index]

    def __setitem__(self, index: int, height: float) -> None:
        change = height - self._heights[index]
        self._heights[index] = height
        index += 1
        while index < len(self._tree):
            self._tree[index] += change
            index += index & -index

    def append(self, height: float) -> None:
        self._heights.append(height)
        index = len(self._heights)
        below, total = index - 1, height
        while below > index - (index & -index):
            total += self._tree[below]
            below -= below & -below
        self._tree.append(total)

    def top(self, index: int) -> float:
        total = 0.0
        while index > 0:
            total += self._tree[index]
            index -= index & -index
        return total

    def row_at(self, y: float) -> int:
        if y < 0:
            return -1
        index, step = 0, 1 << len(self._heights).bit_length()
        while step:
            below = index + step
            if below < len(self._tree) and self._tree[below] <= y:
                index, y = below, y - self._tree[below]
            step >>= 1
        return index


MAX_MEASURE_ROUNDS = 12
"""Most passes in which visible rows may move while estimates are replaced by measures."""
PAINT_MARGIN = 16
"""Pixels that a row may paint above and below itself: a focus ring."""
MAX_BAR_VALUE = 2**30
"""Most steps of a scroll bar, which counts in 32 bits; a longer list scrolls by more pixels."""


MAX_FITTED_ROWS = 12
"""Rows of a view that is as high as its rows."""
REST_INSET = 14
"""Pixels beside the words that say how many lines follow."""


def rest_text(hidden_lines: int) -> str:
    """Return what the lower edge of a text says about the lines below it."""
    return plural(hidden_lines, "{0} more line", "{0} more lines") if hidden_lines > 0 else ""


class VirtualRowView(QAbstractScrollArea):
    """The base of all painted rows; a subclass paints a row and says what a screen reader reads."""

    ABOVE = BELOW = 0.0
    """Pixels above the first and below the last row."""
    STEP = 40
    """Pixels for a step of the scroll bar; the wheel takes three."""
    FOLLOWS_END = False
    """Whether a view that is scrolled to the end stays there while rows are added."""
    GROUND = ""
    """The color behind the rows. Only on a ground of their own can rows move as a picture."""

    def __init__(self, name: str) -> None:
        super().__init__()
        clear_frame(self)
        self.heights: RowHeights = FixedHeights(0, 1)
        self.wide = 0.0
        """Pixels that the widest row needs; 0: rows are as wide as the view."""
        self.at_end = self.FOLLOWS_END
        self.by_keyboard = False
        """Whether the keyboard brought the focus, which is then shown by a ring."""
        self._unit = 1
        """Pixels for each value of the scroll bar."""
        self._settling = False
        self._place_to_show: tuple[int, float] | None = None
        """The place that the view shows once it is visible and has its size."""
        self.painted = QRectF()
        """The part of the viewport that is painted now."""
        self._max_rows = 0
        """The most rows of a view that is as high as its rows; 0 for any other view."""
        self._rest: QLabel | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, bool(self.GROUND))
        Theme.applied.changed.connect(self.viewport().update)

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        raise NotImplementedError

    def row_text(self, index: int) -> str:
        """Return a row's text for screen readers."""
        raise NotImplementedError

    def current_row(self) -> int:
        """Return the row that has the keyboard focus, or -1."""
        return -1

    def copied_text(self) -> str:
        """Return what is copied; "" for nothing."""
        return ""

    def measured_height(self, index: int) -> float:
        """Return a row's height, where heights are estimates until a row is visible."""
        raise NotImplementedError

    def width_changed(self) -> None:
        """Lay out again what depends on the width."""

    def canvas(self) -> Canvas:
        return Canvas.on(self.viewport())

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint what is behind the rows."""
        if self.GROUND:
            canvas.fill(self.painted, self.GROUND)

    def paint_above(self, canvas: Canvas) -> None:
        """Paint on top of the rows; by default, the keyboard focus."""
        if self.hasFocus():
            outline = Theme.applied.color("acc", 120)
            canvas.box(QRectF(self.viewport().rect()), 4, border=outline, width=2)

    def show_heights(self, heights: RowHeights, *, width: float = 0.0) -> None:
        """Show rows of other heights; the topmost visible row stays where it is."""
        reading_place = self.place
        self.heights, self.wide = heights, width
        self._scroll_back(reading_place)
        self._fit_height()
        self.settle()
        self.viewport().update()

    def allow_height(self, max_height: float) -> None:
        """Be as high as the rows, up to a height; the lower edge says how many lines follow."""
        room = int((max_height - self.ABOVE - self.BELOW) // self.STEP)
        max_rows = max(1, min(MAX_FITTED_ROWS, room))
        if max_rows != self._max_rows:
            self._max_rows = max_rows
            self._fit_height()
            self.settle()

    def row_count(self) -> int:
        return len(self.heights)

    def visible_rows(self) -> range:
        top, count = self.scrolled - self.ABOVE, len(self.heights)
        first = max(0, self.heights.row_at(top))
        last = self.heights.row_at(top + self.viewport().height()) + 1
        return range(min(first, count), min(max(last, 0), count))

    def shown_rows(self) -> Iterable[int]:
        """Return the visible rows that have a height."""
        return self.visible_rows()

    def row_rect(self, index: int) -> QRectF:
        """Return a row's place in the viewport, whether it is visible or not."""
        top, end = self.heights.top(index), self.heights.top(index + 1)
        return QRectF(0, top + self.ABOVE - self.scrolled, self.viewport().width(), end - top)

    def row_at(self, point: QPoint | QPointF) -> int:
        """Return the row under a point of the viewport, or -1."""
        index = self.heights.row_at(point.y() + self.scrolled - self.ABOVE)
        return index if index < len(self.heights) else -1

    @property
    def scrolled(self) -> float:
        """The pixels above the viewport."""
        return float(self.verticalScrollBar().value() * self._unit)

    def scroll_to(self, y: float) -> None:
        self.verticalScrollBar().setValue(round(y / self._unit))

    def to_start(self) -> None:
        self.scroll_to(0)
        self.horizontalScrollBar().setValue(0)

    @property
    def place(self) -> tuple[int, float]:
        """The topmost visible row, and how far its top is above the viewport."""
        index = min(max(0, self.heights.row_at(self.scrolled - self.ABOVE)), len(self.heights))
        return index, self.scrolled - self.heights.top(index)

    def return_to(self, place: tuple[int, float]) -> None:
        """Show a place again that another view of the same rows had."""
        self.at_end = False
        self._place_to_show = place
        self.settle()
        self.viewport().update()

    def follow(self) -> None:
        """Scroll to the last row, and stay at the end where that is done."""
        self.at_end = self.FOLLOWS_END
        self.settle()
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        self.viewport().update()

    def reveal(
        self, index: int, margin: float = 0, *, part: tuple[float, float] | None = None
    ) -> None:
        """Scroll as little as needed to show a row, or a part of it from its top."""
        top = self.heights.top(index)
        begin, end = part or (0.0, self.heights.top(index + 1) - top)
        first = self.ABOVE + top + begin - margin
        last = self.ABOVE + top + end + margin
        view = self.viewport().height()
        if first < self.scrolled:
            self.scroll_to(first)
        elif last > self.scrolled + view:
            self.scroll_to(min(first, last - view))
        self.viewport().update()

    def settle(self) -> bool:
        """Measure the visible rows until nothing moves any more; return whether any did."""
        if self._settling:
            return False
        self._settling = True
        has_ever_moved = False
        try:
            reading_place = self._place_to_show or self.place
            if self.isVisible():
                self._place_to_show = None
            for _ in range(MAX_MEASURE_ROUNDS):
                before = self.scrolled
                has_moved = False
                if isinstance(self.heights, EstimatedHeights):
                    for index in self.shown_rows():
                        height = self.measured_height(index)
                        if height != self.heights[index]:
                            self.heights[index] = height
                            has_moved = True
                self._scroll_back(reading_place)
                if not has_moved and self.scrolled == before:
                    break
                has_ever_moved = True
        finally:
            self._settling = False
        return has_ever_moved

    def update_all(self) -> None:
        """Measure the visible rows and repaint all; in a hidden view, showing it does both."""
        if self.isVisible():
            self.settle()
            self.viewport().update()

    def update_from(self, index: int, keep_height: Callable[[int], float]) -> None:
        """Measure a changed row and those below it, and repaint them; as `update_all` if hidden.

        `keep_height` then returns the height from the row's top that looks as before. What is above
        moves up as a picture. Away from the end all is repainted: what is painted over the rows may
        tell how far the end is. At the end, nothing is painted over them.
        """
        if not self.isVisible():
            return
        first, _ = self.place
        tops = self.heights.top(first), self.heights.top(index)
        before, area = self.scrolled, self.viewport().rect()
        self.settle()
        up = int(self.scrolled - before)
        rows_stay = tops == (self.heights.top(first), self.heights.top(index))
        moves = up == 0 or (up > 0 and self.devicePixelRatioF().is_integer())
        if self.at_end and rows_stay and moves:
            self.viewport().scroll(0, -up)
            area.setTop(max(area.top(), int(self.row_rect(index).top() + keep_height(index))))
        self.viewport().update(area)

    def update_rows(self, rows: Iterable[int]) -> None:
        """Repaint rows that changed and keep their heights, or all if any has another height."""
        if not self.isVisible():
            return
        if self.settle():
            self.viewport().update()
            return
        for index in rows:
            rect = self.row_rect(index).toAlignedRect()
            self.viewport().update(0, rect.y(), self.viewport().width(), rect.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        view_rect = self.viewport().rect()
        if self.settle() and event.rect() != view_rect:
            self.viewport().update()
        canvas, self.painted = self.canvas(), QRectF(event.rect())
        painted_area = self.painted.adjusted(0, -PAINT_MARGIN, 0, PAINT_MARGIN)
        self.paint_ground(canvas)
        for index in self.shown_rows():
            rect = self.row_rect(index)
            if rect.bottom() >= painted_area.top() and rect.top() <= painted_area.bottom():
                self.paint_row(canvas, rect, index)
        self.paint_above(canvas)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.width_changed()
        self.settle()
        self._place_rest()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy) and (text := self.copied_text()):
            copy_text(text)
        elif event.key() == Qt.Key.Key_Home:
            self.scroll_to(0)
        elif event.key() == Qt.Key.Key_End:
            self.follow()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.by_keyboard = event.reason() in KEYBOARD
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _scroll_back(self, reading_place: tuple[int, float]) -> None:
        """Fit the scroll bars to the heights and show the same place again, or the end."""
        down, across, view = self.verticalScrollBar(), self.horizontalScrollBar(), self.viewport()
        total = self.heights.top(len(self.heights)) + self.ABOVE + self.BELOW
        self._unit = 1 + int(total // MAX_BAR_VALUE)
        down.setSingleStep(max(1, self.STEP // self._unit))
        down.setPageStep(view.height() // self._unit)
        down.setRange(0, max(0, round((total - view.height()) / self._unit)))
        across.setPageStep(view.width())
        across.setRange(0, max(0, round(self.wide - view.width())))
        index, offset = reading_place
        if self.at_end:
            down.setValue(down.maximum())
        else:
            self.scroll_to(self.heights.top(min(index, len(self.heights))) + offset)

    def _fit_height(self) -> None:
        if not self._max_rows:
            return
        if self._rest is None:
            self._rest = label("", "small", "acc")
            self._rest.setParent(self)
        total = self.heights.top(len(self.heights))
        is_cut = total > self._max_rows * self.STEP
        note_height = self.STEP if is_cut else 0
        rows_height = min(total, self._max_rows * self.STEP - note_height)
        self.setViewportMargins(0, 0, 0, note_height)
        rows_height = max(self.STEP, rows_height) + self.ABOVE + self.BELOW
        self.setFixedHeight(round(rows_height) + note_height)
        self._rest.setVisible(is_cut)
        self._place_rest()

    def _place_rest(self) -> None:
        if self._rest is not None:
            place = self.viewport().geometry()
            width = place.width() - REST_INSET
            self._rest.setGeometry(REST_INSET, place.bottom() + 1, width, self.STEP)
            self._say_rest()

    def _say_rest(self) -> None:
        """Say how many lines are below the lower edge, in whole or in part."""
        if self._rest is not None:
            edge = self.scrolled + self.viewport().height() - self.ABOVE
            self._rest.setText(rest_text(len(self.heights) - max(0, self.heights.row_at(edge))))

    def scrollContentsBy(self, _across: int, _down: int) -> None:
        """Show the rows at the new place of the scroll bars."""
        self._say_rest()
        if self._settling:
            return  # whoever settles repaints
        bar = self.verticalScrollBar()
        if self.FOLLOWS_END:
            self.at_end = bar.value() >= bar.maximum() - 2
        self.viewport().update()
