"""The view of a call's exact text on the approval card: all of it, each character in its own cell,
in stored order.

No writing direction moves anything, and only long runs of blanks are omitted, with their number.
The view scrolls, paints only the visible rows, however many there are, and says how many follow.
"""

from enum import StrEnum
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent

from helix_desktop.domain.blank_runs import count_blanks
from helix_desktop.ui.style.canvas import ELIDE_NONE, Canvas, keep_left_to_right, text_width
from helix_desktop.ui.style.theme import Theme, line_height
from helix_desktop.ui.text.formatting import plural, retold, tr
from helix_desktop.ui.widgets.cell_text import SPELLED_TOKEN, cell_pieces, cell_rows, cell_width
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.virtual_rows import FixedHeights, VirtualRowView


def rest_text(hidden_lines: int) -> str:
    """Return what the lower edge of a text says about the lines below it."""
    return plural(hidden_lines, "{0} more line", "{0} more lines") if hidden_lines > 0 else ""


SIDE_INSET, TOP_INSET = 14, 10
MAX_ROWS = 12
SCROLL_BAR_WIDTH = 10


class ExactTextKind(StrEnum):
    """The kind of text: a command with a prompt, a file's text, or a change."""

    COMMAND = "command"
    TEXT = "text"
    CHANGE = "change"


class ExactTextView(VirtualRowView):
    """A monospaced view of a complete text."""

    ABOVE = BELOW = TOP_INSET
    STEP = line_height("mono")

    def __init__(self) -> None:
        super().__init__(tr("Full details of this call"))
        keep_left_to_right(self)
        self._text, self._kind = "", ExactTextKind.TEXT
        self._rows: list[tuple[str, str]] = []
        self._max_rows = MAX_ROWS
        self._cell = text_width("0", "mono")
        self._rest = label("", "small", "acc")
        self._rest.setParent(self)
        self._rest.hide()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_text(self, text: str, kind: ExactTextKind) -> None:
        is_change = kind is ExactTextKind.CHANGE
        self._text, self._kind = count_blanks(text, is_change=is_change, translate=retold), kind
        self.setAccessibleDescription(self._text[:4_000])
        self.to_start()
        self.width_changed()

    def allow_height(self, max_height: int) -> None:
        """Limit the height to some rows, at least one; the rest scrolls."""
        max_rows = max(1, min(MAX_ROWS, (max_height - 2 * TOP_INSET) // self.STEP))
        if max_rows != self._max_rows:
            self._max_rows = max_rows
            self._fit_height()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._say_rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_rest()

    def row_text(self, index: int) -> str:
        return self._rows[index][0]

    def row_texts(self) -> list[str]:
        return [row for row, _ in self._rows]

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def width_changed(self) -> None:
        text_px = self.width() - self._left() - SIDE_INSET - SCROLL_BAR_WIDTH
        self._rows = cell_rows(self._text, int(text_px / self._cell))
        self.show_heights(FixedHeights(len(self._rows), self.STEP))
        self._fit_height()

    def paint_ground(self, canvas: Canvas) -> None:
        rect = QRectF(self.viewport().rect())
        canvas.box(rect, 8, "code", border="line")
        canvas.painter.setClipRect(rect.adjusted(1, 4, -1, -4))

    def paint_above(self, canvas: Canvas) -> None:
        canvas.painter.setClipping(False)
        if self.hasFocus():
            canvas.focus_ring(self.viewport().rect(), 8)

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        row, first = self._rows[index]
        tone = "fg"
        if self._kind is ExactTextKind.CHANGE:
            grounds = {"+": ("addbg", "ok"), "-": ("rembg", "bad")}
            ground, tone = grounds.get(first, ("", "mut" if first == "@" else "fg2"))
            if ground:
                canvas.fill(rect.adjusted(1, 0, -1, 0), ground)
        paint = partial(canvas.text, style="mono", elide=ELIDE_NONE)
        text_rect = rect.adjusted(self._left(), 0, self._left(), 0)
        if self._kind is ExactTextKind.COMMAND and index == 0:
            paint(rect.adjusted(SIDE_INSET, 0, 0, 0), "$", tone="mut")
            name = row.partition(" ")[0]
            if name.isascii():
                paint(text_rect, name, tone="info")
                row = row[len(name) :]
                text_rect.translate(len(name) * self._cell, 0)
        if row.isascii():
            paint(text_rect, row, tone=tone)
            return
        for piece in cell_pieces(row):
            if SPELLED_TOKEN.fullmatch(piece):
                width = len(piece) * self._cell
                box = QRectF(text_rect.x(), text_rect.y() + 1, width, self.STEP - 2)
                canvas.box(box, 4, "hit", border=Theme.applied.color("hitline", 178))
                for number, char in enumerate(piece):  # brackets may come from another font
                    paint(text_rect.translated(number * self._cell, 0), char, tone="hitfg")
            else:
                paint(text_rect, piece, tone=tone)
            text_rect.translate(cell_width(piece) * self._cell, 0)

    def _left(self) -> float:
        return SIDE_INSET + (2 * self._cell if self._kind is ExactTextKind.COMMAND else 0)

    def _fit_height(self) -> None:
        is_cut = len(self._rows) > self._max_rows
        row_count = max(1, self._max_rows - 1) if is_cut else max(1, len(self._rows))
        note_height = self.STEP if is_cut else 0
        self.setViewportMargins(0, 0, 0, note_height)
        self.setFixedHeight(row_count * self.STEP + 2 * TOP_INSET + note_height)
        self._rest.setVisible(is_cut)
        self._place_rest()
        self.settle()

    def _place_rest(self) -> None:
        place = self.viewport().geometry()
        width = place.width() - SIDE_INSET
        self._rest.setGeometry(SIDE_INSET, place.bottom() + 1, width, self.STEP)
        self._say_rest()

    def _say_rest(self) -> None:
        """Say how many lines are below the lower edge, in whole or in part."""
        rows_above = (self.scrolled + self.viewport().height() - TOP_INSET) / self.STEP
        hidden_rows = max(0, len(self._rows) - int(rows_above))
        self._rest.setText(rest_text(hidden_rows))
