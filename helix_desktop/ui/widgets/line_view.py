"""Views of text by lines, of any length: selecting, copying, and jumping between changes.

Only the visible rows of a content are created and painted.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTextCharFormat, QTextLayout, QTextOption

from helix_desktop.ui.style.canvas import (
    ELIDE_NONE,
    RIGHT,
    Canvas,
    cursor_x,
    format_range,
    keep_left_to_right,
    styled,
    text_width,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import qt_position, tr
from helix_desktop.ui.widgets.virtual_rows import FixedHeights, VirtualRowView


class ChangedLook(Struct, frozen=True):
    """The look of an added or a removed line: colors, its sign, and its changed words."""

    tint: str
    tone: str
    sign: str
    word: str


ADDED = ChangedLook("addbg", "ok", "+", "addword")
REMOVED = ChangedLook("rembg", "bad", "−", "remword")
CHANGE_BAR_WIDTH = 2
"""Width of the bar at the left of a changed line."""
CHANGE_ROW_HEIGHT, CHANGE_HEAD_HEIGHT = 22, 28
"""Heights of a line and of a heading where changes are shown."""


class TextLine(Struct, frozen=True):
    """One row; `hits` are the ranges of found text, and `fold` is the sign of a row that opens."""

    text: str
    number: str = ""
    tone: str = "fg2"
    tint: str = ""
    change: ChangedLook | None = None
    fold: str = ""
    hits: tuple[tuple[int, int], ...] = ()


class LineSource(QObject):
    """The rows of a content in one way of viewing it."""

    changed = Signal()
    """Emitted when rows arrived or their number changed."""
    gutter = 44

    @property
    def count(self) -> int:
        return 0

    @property
    def columns(self) -> int:
        """Characters of the longest row; 0 if all rows fit."""
        return 0

    def line(self, index: int) -> TextLine | None:
        """Return a row, or None while it is being read."""
        raise NotImplementedError

    def toggle(self, index: int) -> None:
        """Open or close a foldable row that was clicked."""


MAX_COPIED_ROWS = 5_000
"""The most rows that are copied at once."""


class LineView(VirtualRowView):
    """Lines of text in a fixed-width font; a drag selects whole lines, and Ctrl+C copies them.

    Lines can belong to changes, of which one is current; N and P go to the next and the previous.
    """

    selection_changed = Signal()
    LEAD = 0
    """Pixels above a line that is scrolled into view; 0: a third of the view."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        keep_left_to_right(self)
        self.change = -1
        """The current change, from 0; -1 for none."""
        self.change_rows: Mapping[int, int] = {}
        """The first row of each change."""
        self._from = self._to = -1

    def change_text(self) -> str:
        """Return what a screen reader says of the current change."""
        raise NotImplementedError

    def line_pressed(self, index: int) -> bool:
        """Do what a click on a line does; return False if it selects the line."""
        return False

    def select(self, first: int, last: int) -> None:
        """Select the lines from one to another; -1 selects none."""
        self._from, self._to = first, last
        self.viewport().update()
        self.selection_changed.emit()

    def selected_rows(self) -> range:
        first, last = sorted((self._from, self._to))
        return range(first, last + 1) if first >= 0 else range(0)

    @property
    def changes(self) -> int:
        return max(self.change_rows, default=-1) + 1

    def choose_change(self, change: int) -> None:
        """Make a change current and scroll its first line into view."""
        if change in self.change_rows:
            self.select(-1, -1)
            self.set_change(change)
            self.bring_up(self.change_rows[change])

    def next_change(self, step: int) -> None:
        self.choose_change(min(max(0, self.change + step), self.changes - 1))

    def set_change(self, change: int) -> None:
        """Make a change current and leave the view where it is."""
        if change != self.change:
            self.change = change
            self.setAccessibleDescription(self.change_text())
            self.viewport().update()

    def bring_up(self, index: int) -> None:
        """Scroll a line to the upper part of the view, unless it can be seen well already."""
        top, view = self.heights.top(index), self.viewport().height()
        if not self.scrolled <= top <= self.scrolled + view - 3 * self.STEP:
            self.scroll_to(top - (self.LEAD or view // (3 * self.STEP) * self.STEP))

    def current_row(self) -> int:
        return self._to if self._to >= 0 else self.change_rows.get(self.change, -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.row_at(event.position())
        if index < 0 or not self.line_pressed(index):
            self.select(index, index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.row_at(event.position())
        if self._from >= 0 and index >= 0:  # without tracking it only moves while it is pressed
            self.select(self._from, index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_N, Qt.Key.Key_P):
            self.next_change(1 if event.key() == Qt.Key.Key_N else -1)
        else:
            super().keyPressEvent(event)


def first_rows(changes: Iterable[int]) -> dict[int, int]:
    """Return the first row of each change, from the changes of all rows; -1 is none."""
    row_of_change: dict[int, int] = {}
    for index, change in enumerate(changes):
        if change >= 0:
            row_of_change.setdefault(change, index)
    return row_of_change


def paint_change(canvas: Canvas, rect: QRectF, look: ChangedLook) -> None:
    """Paint the ground of an added or removed line, with a bar at its left."""
    canvas.fill(rect, look.tint)
    canvas.fill(QRectF(rect.left(), rect.top(), CHANGE_BAR_WIDTH, rect.height()), look.tone)


def paint_number(canvas: Canvas, end: QPointF, number: int) -> None:
    """Paint a line's number, whose upper right corner is `end`; 0 means none."""
    if number:
        rect = QRectF(0, end.y(), end.x(), CHANGE_ROW_HEIGHT)
        canvas.text(rect, str(number), "axis", tone="mut", align=RIGHT, elide=ELIDE_NONE)


ROW_HEIGHT, TEXT_LEFT, TEXT_END = 18, 10, 12


class CodeView(LineView):
    """The lines of a source, however many; only those on screen are made."""

    resized = Signal()
    ABOVE = BELOW = 8
    STEP = ROW_HEIGHT

    def __init__(self) -> None:
        super().__init__(tr("Content"))
        self._lines: LineSource | None = None
        self._empty_text = ""
        self._letter_width = text_width("0", "monos")
        # a bar that appears and disappears would change the width and rewrap lines endlessly
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.horizontalScrollBar().setSingleStep(round(4 * self._letter_width))

    @property
    def columns(self) -> int:
        """The number of characters that fit beside the line numbers."""
        room = self.viewport().width() - LineSource.gutter - TEXT_LEFT - TEXT_END
        return max(16, int(room / self._letter_width))

    def show_lines(self, lines: LineSource | None, empty: str = "") -> None:
        """Show another content from its beginning, or `empty` as the reason for none."""
        if self._lines is not None:
            self._lines.changed.disconnect(self._fit)
        self._lines, self._empty_text = lines, empty
        if lines is not None:
            lines.changed.connect(self._fit)
        self.to_start()
        self._fit()
        self.select(-1, -1)

    def text(self) -> str:
        return self._text_of(self.visible_rows())

    def copied_text(self) -> str:
        """Return the selected lines without their numbers."""
        return self._text_of(self.selected_rows()[:MAX_COPIED_ROWS])

    def row_text(self, index: int) -> str:
        line = self._line(index)
        return tr("Reading…") if line is None else f"{line.number} {line.text}".strip()

    def line_pressed(self, index: int) -> bool:
        line = self._line(index)
        if self._lines is None or line is None or not line.fold:
            return False
        self._lines.toggle(index)
        return True

    def width_changed(self) -> None:
        self.resized.emit()

    def paint_ground(self, canvas: Canvas) -> None:
        ground = QRectF(self.viewport().rect())
        canvas.fill(ground, "code")
        if self._lines is None:
            canvas.painter.setFont(styled("small")[0])
            canvas.painter.setPen(Theme.applied.color("mut"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            canvas.painter.drawText(ground.adjusted(24, 12, -24, -12), flags, self._empty_text)
        elif gutter := self._lines.gutter:
            canvas.fill(QRectF(0, 0, gutter - 1, ground.height()), "panel")
            canvas.fill(QRectF(gutter - 1, 0, 1, ground.height()), "line")

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        gutter = self._lines.gutter if self._lines is not None else 0
        line, area = self._line(index), rect.adjusted(gutter, 0, 0, 0)
        if line is None:
            bone = QRectF(gutter + TEXT_LEFT, rect.center().y() - 3, 80 + index * 37 % 120, 6)
            canvas.box(bone, 3, "surf2")
            return
        if line.change is not None:
            paint_change(canvas, area, line.change)
        elif line.tint:
            canvas.fill(area, line.tint)
        if index in self.selected_rows():
            canvas.fill(area.adjusted(CHANGE_BAR_WIDTH if line.change else 0, 0, 0, 0), "sel")
        tone = "fg2" if line.tint == "hover" else "mut"
        numbers = QRectF(0, rect.top(), gutter - 10, ROW_HEIGHT)
        canvas.text(numbers, line.number, "monos", tone=tone, align=RIGHT, elide=ELIDE_NONE)
        canvas.text(
            QRectF(6, rect.top(), 16, ROW_HEIGHT), line.fold, "monos", tone=tone, elide=ELIDE_NONE
        )
        with canvas.clipped(area):
            text_rect = area.adjusted(TEXT_LEFT - self.horizontalScrollBar().value(), 0, 0, 0)
            for hit in line.hits:
                box = marked_box(text_rect, line.text, hit, style="monos")
                canvas.box(box.adjusted(-1, -1, 1, 1), 3, "hit", border="hitline")
            canvas.text(text_rect, line.text, "monos", tone=line.tone, elide=ELIDE_NONE)

    def _text_of(self, rows: range) -> str:
        lines = map(self._line, rows)
        return "\n".join(line.text for line in lines if line is not None)

    def _line(self, index: int) -> TextLine | None:
        return self._lines.line(index) if self._lines is not None else None

    def _fit(self) -> None:
        """Fit the scroll bars to the number and the length of the lines."""
        count, width = 0, 0.0
        if self._lines is not None:
            count = self._lines.count
            width = (
                self._lines.gutter + TEXT_LEFT + self._lines.columns * self._letter_width + TEXT_END
            )
        self.show_heights(FixedHeights(count, ROW_HEIGHT), width=width)


def marked_box(rect: QRectF, text: str, part: tuple[int, int], *, style: str) -> QRectF:
    """Return the box behind a part of a line's text that begins at the left of `rect`."""
    start = rect.left() + text_width(text[: part[0]], style)
    width = text_width(text[slice(*part)], style)
    return QRectF(start - 1, rect.top() + 2, width + 2, rect.height() - 4)


WRAPPED_LINE_HEIGHT, WRAPPED_MARGIN = 18.0, 2.0
"""Height of a line, and the margin above and below all lines, in pixels."""
_CODE = re.compile(r"`[^`]{1,400}`")


class WrappedLine(Struct, frozen=True):
    """A wrapped line, ready to paint; `boxes` are the places of changed words."""

    layout: QTextLayout
    height: float
    boxes: tuple[QRectF, ...]
    fill: str

    def paint(self, canvas: Canvas, top_left: QPointF, tone: str) -> None:
        for box in self.boxes:
            canvas.box(box.translated(top_left), 3, self.fill)
        canvas.layout(self.layout, top_left, width=0, tone=tone)


def wrap_line(
    text: str, marked: Sequence[tuple[int, int]], width: float, *, word: str
) -> WrappedLine:
    """Wrap a line with code in a fixed-width font; `word` names the color behind changed words."""
    layout = QTextLayout(text, font("small"))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    marked = _in_units(text, marked)
    ranges = []
    for first, last in _in_units(text, (match.span() for match in _CODE.finditer(text))):
        form = QTextCharFormat()
        form.setFont(font("monos"))
        form.setForeground(Theme.applied.color("fg"))
        ranges.append(format_range(first, last - first, form))
    for first, last in marked:
        form = QTextCharFormat()
        form.setForeground(Theme.applied.color("fg"))
        ranges.append(format_range(first, last - first, form))
    layout.setFormats(ranges)
    layout.setCacheEnabled(True)
    layout.beginLayout()
    y = WRAPPED_MARGIN
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(40.0, width))
        line.setPosition(QPointF(0, y + (WRAPPED_LINE_HEIGHT - line.height()) / 2))
        y += WRAPPED_LINE_HEIGHT
    layout.endLayout()
    boxes = []
    for index in range(layout.lineCount() if word else 0):
        line = layout.lineAt(index)
        start, stop = line.textStart(), line.textStart() + line.textLength()
        for first, last in marked:
            if max(first, start) < min(last, stop):
                left, right = cursor_x(line, max(first, start)), cursor_x(line, min(last, stop))
                top = WRAPPED_MARGIN + index * WRAPPED_LINE_HEIGHT
                boxes.append(QRectF(left - 1, top, right - left + 2, WRAPPED_LINE_HEIGHT))
    return WrappedLine(layout, y + WRAPPED_MARGIN, tuple(boxes), word)


def _in_units(text: str, spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return spans of characters as Qt counts them."""
    return [(qt_position(text, first), qt_position(text, last)) for first, last in spans]


def height_of(wrapped: WrappedLine | None) -> float:
    return wrapped.height if wrapped else 0.0
