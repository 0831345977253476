"""Lists of rows that are described (icon, lines, end) and painted here: sidebar, menus, pages.

The parts of a row are placed from the left, or from the right with `at_end`. A text without room is
cut; all other parts keep their width.
"""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QToolTip

from helix_desktop.domain.value import replace
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
    mirrored_point,
    paint_digest,
    shortcut_width,
    styled,
    text_width,
)
from helix_desktop.ui.text.formatting import plural, tr
from helix_desktop.ui.widgets.accessibility import announce_row
from helix_desktop.ui.widgets.fields import is_character
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.virtual_rows import FixedHeights, ListedHeights, VirtualRowView

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
                paint_digest(self._canvas, corner, row.icon.text)
            elif row.icon.text:
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


Item = TypeVar("Item")


ROW_RADIUS = 8


TYPING_PAUSE_MS = 1_000
"""Milliseconds after which a typed letter begins another word."""


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

    def __init__(self, name: str, row_of: Callable[[Item], Row], shape: RowShape) -> None:
        super().__init__(name)
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
        self.finds_typed = False
        """Whether typed letters lead to the row whose name has them; beside the message field they
        belong to the message."""
        self._typed, self._typing = "", QElapsedTimer()
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

    def clear_current(self) -> None:
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
        elif self.finds_typed and (
            is_character(event) or (key == Qt.Key.Key_Space and self._types)
        ):
            self.by_keyboard = True
            self._find_typed(event.text())
        elif is_character(event):
            event.ignore()  # a typed character belongs to the composer and selects no row
        else:
            super().keyPressEvent(event)

    @property
    def _types(self) -> bool:
        """Whether a word is being typed, without a pause since."""
        return self._typing.isValid() and not self._typing.hasExpired(TYPING_PAUSE_MS)

    def _find_typed(self, letter: str) -> None:
        """Go to the next row whose text begins with what was typed, or else has it."""
        self._typed = self._typed + letter.casefold() if self._types else letter.casefold()
        self._typing.start()
        count = len(self.items)
        start = self.current + (len(self._typed) == 1)
        order = [(start + offset) % count for offset in range(count)] if count else []
        texts = {index: self.row_text(index).casefold() for index in order}
        rows = [index for index in order if not self.row(index).heading]
        for fits in (str.startswith, str.__contains__):
            if match := [index for index in rows if fits(texts[index], self._typed)]:
                self.select(match[0])
                self.moved.emit(match[0])
                return

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


class ListView(RowList[ListRow]):
    """A list of rows of one height; lists with marks reserve room for them."""

    def __init__(self, height: int, name: str, *, marks: bool = False) -> None:
        shape = RowShape(height, end=8, gap=11) if marks else RowShape(height, gap=13)
        super().__init__(name, _marked_row if marks else _row, shape)

    def show_rows(self, rows: Sequence[ListRow], current: str = "") -> None:
        self.show_items(rows, _place(rows, current))

    def row_of(self, key: str) -> int:
        """Return the row with a key, or -1."""
        return _place(self.items, key)


def _place(rows: Sequence[ListRow], key: str) -> int:
    return next((index for index, row in enumerate(rows) if row.key == key != ""), -1)


def _row(row: ListRow) -> Row:
    title = Part(row.title, "strong", "fg" if row.below else "fg2", "fg")
    below = Part(row.below, "monos" if row.code else "micro", elide=None)
    mark = {RUNNING: tr("running"), WAITING: tr("Waiting for you")}.get(row.mark, "")
    return Row(
        row.key,
        ((title,), (below,)) if row.below else ((title,),),
        Part(row.icon, ICON, row.tint or "fg2", row.tint or "acc") if row.icon else None,
        (Part(row.right, "monos", row.tone),) if row.right else (),
        " ".join(filter(None, (row.title, row.below, row.right, mark))),
        " — ".join(filter(None, (row.title, row.below))),
    )


def _marked_row(row: ListRow) -> Row:
    """Mark a row with a dot for running or a triangle for waiting, which differ without color."""
    mark = Part(width=14)
    if row.mark:
        style, tone = (ICON, "warn") if row.mark == WAITING else (DOT_MARK, "ok")
        mark = Part("warn", style, tone, width=14)
    described = _row(row)
    return replace(described, end=(*described.end, mark))


class WorkspaceStatus(Struct, frozen=True):
    """The status of an open workspace; a closed one has no activity."""

    running: int = 0
    waiting: bool = False

    @property
    def mark(self) -> str:
        return WAITING if self.waiting else RUNNING if self.running else ""

    @property
    def words(self) -> str:
        if self.waiting:
            return tr("Waiting for you")
        if self.running:
            return plural(self.running, "{0} session running", "{0} sessions running")
        return ""


STILL = WorkspaceStatus()
