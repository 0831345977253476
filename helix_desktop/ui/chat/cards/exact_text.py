"""The view of a call's exact text on the approval card: all of it, each character in its own cell,
in stored order.

No writing direction moves anything, and only long runs of blanks are omitted, with their number.
The view scrolls, paints only the visible rows, however many there are, and says how many follow.
"""

from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt

from helix_desktop.domain.blank_runs import count_blanks
from helix_desktop.ui.style.canvas import ELIDE_NONE, Canvas, keep_left_to_right, text_width
from helix_desktop.ui.style.theme import line_height
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.widgets.cell_text import cell_rows, paint_cells
from helix_desktop.ui.widgets.virtual_rows import FixedHeights, VirtualRowView

SIDE_INSET, TOP_INSET = 14, 10
SCROLL_BAR_WIDTH = 10


class ExactTextKind(StrEnum):
    """The kind of text: a command with a prompt, or a file's text."""

    COMMAND = "command"
    TEXT = "text"


class ExactTextView(VirtualRowView):
    """A monospaced view of a complete text."""

    ABOVE = BELOW = TOP_INSET
    STEP = line_height("mono")

    def __init__(self) -> None:
        super().__init__(tr("Full details of this call"))
        keep_left_to_right(self)
        self._text, self._kind = "", ExactTextKind.TEXT
        self._rows: list[str] = []
        self._cell = text_width("0", "mono")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_text(self, text: str, kind: ExactTextKind) -> None:
        self._text, self._kind = count_blanks(text, translate=retold), kind
        self.setAccessibleDescription(self._text[:4_000])
        self.to_start()
        self.width_changed()

    def row_text(self, index: int) -> str:
        return self._rows[index]

    def row_texts(self) -> list[str]:
        return list(self._rows)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def width_changed(self) -> None:
        text_px = self.width() - self._left() - SIDE_INSET - SCROLL_BAR_WIDTH
        self._rows = cell_rows(self._text, int(text_px / self._cell))
        self.show_heights(FixedHeights(len(self._rows), self.STEP))

    def paint_ground(self, canvas: Canvas) -> None:
        rect = QRectF(self.viewport().rect())
        canvas.box(rect, 8, "code", border="line")
        canvas.painter.setClipRect(rect.adjusted(1, 4, -1, -4))

    def paint_above(self, canvas: Canvas) -> None:
        canvas.painter.setClipping(False)
        if self.hasFocus():
            canvas.focus_ring(self.viewport().rect(), 8)

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        row = self._rows[index]
        text_rect = rect.adjusted(self._left(), 0, self._left(), 0)
        if self._kind is ExactTextKind.COMMAND and index == 0:
            sign_rect = rect.adjusted(SIDE_INSET, 0, 0, 0)
            canvas.text(sign_rect, "$", "mono", tone="mut", elide=ELIDE_NONE)
            name = row.partition(" ")[0]
            paint_cells(canvas, text_rect, row, spans=[(0, len(name), "info")])
        else:
            paint_cells(canvas, text_rect, row)

    def _left(self) -> float:
        return SIDE_INSET + (2 * self._cell if self._kind is ExactTextKind.COMMAND else 0)
