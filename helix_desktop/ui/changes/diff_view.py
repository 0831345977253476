"""A painted view of a file's changes; only visible rows are painted, so any number is quick.

One change is current, and actions on a single change apply to it.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF

from helix_desktop.ui.changes.diff_lines import DiffLine, LineKind
from helix_desktop.ui.style.canvas import RIGHT, WHOLE, Canvas, text_width
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import count_text, plural, tr
from helix_desktop.ui.widgets.line_view import (
    ADDED,
    BAR,
    CHANGE_HEAD,
    CHANGE_ROW,
    REMOVED,
    LineView,
    first_rows,
    marked_box,
    paint_change,
    paint_number,
)
from helix_desktop.ui.widgets.virtual_rows import ListedHeights

OLD, NEW, SIGN, TEXT = 28, 52, 64, 84
"""Right edges of both line numbers, then the left edges of sign and text."""
MARGIN = 24
MEASURED = 40
"""Number of the longest lines that are measured to find the widest."""

_LOOKS = {LineKind.ADDED: ADDED, LineKind.REMOVED: REMOVED}


class DiffView(LineView):
    """The lines of a comparison under the headings of its changes."""

    BELOW = STEP = LEAD = CHANGE_ROW

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("File changes"))
        self._lines: Sequence[DiffLine] = ()
        self.horizontalScrollBar().setSingleStep(40)

    def show_lines(self, lines: Sequence[DiffLine], current: int = 0) -> None:
        """Show other lines from the beginning, and one of their changes."""
        self._lines, self.change = lines, -1
        self.change_rows = first_rows(line.hunk for line in lines)
        longest = sorted((line.text for line in lines), key=len)[-MEASURED:]
        wide = TEXT + max((text_width(text, "mono") for text in longest), default=0.0) + MARGIN
        heads = (line.kind is LineKind.HEAD for line in lines)
        heights = (CHANGE_HEAD if head else CHANGE_ROW for head in heads)
        self.show_heights(ListedHeights(heights), wide=wide)
        self.to_start()
        if lines:
            self.choose_change(min(max(current, 0), lines[-1].hunk))

    def row_text(self, at: int) -> str:
        return spoken_diff_line(self._lines[at])

    def copied_text(self) -> str:
        """Return the current change without line numbers."""
        return copied_diff(line for line in self._lines if line.hunk == self.change)

    def change_text(self) -> str:
        lines = [line for line in self._lines if line.hunk == self.change]
        added = sum(line.kind is LineKind.ADDED for line in lines)
        removed = sum(line.kind is LineKind.REMOVED for line in lines)
        head = lines[0].text if lines else ""
        return plural(
            added,
            "{1}: {0} line added, {2} removed",
            "{1}: {0} lines added, {2} removed",
            head,
            count_text(removed),
        )

    def line_pressed(self, at: int) -> bool:
        self.set_change(self._lines[at].hunk)
        return True

    def paint_row(self, canvas: Canvas, rect: QRectF, at: int) -> None:
        line = self._lines[at]
        match line.kind:
            case LineKind.HEAD:
                chosen = line.hunk == self.change
                canvas.fill(rect, "sel" if chosen else "panel")
                if chosen:
                    canvas.fill(QRectF(0, rect.top(), BAR, rect.height()), "acc")
                place = rect.adjusted(TEXT, 0, -MARGIN, 0)
                canvas.text(place, line.text, "smallb", tone="fg" if chosen else "fg2", elide=WHOLE)
                where = tr("line {0}").format(line.new or line.old)
                canvas.text(place, where, "micro", tone="mut", align=RIGHT, elide=WHOLE)
            case LineKind.NOTE:
                place = rect.adjusted(TEXT, 0, 0, 0)
                canvas.text(place, line.text, "small", tone="mut", elide=WHOLE)
            case _:
                paint_diff_line(canvas, rect, line, scrolled=self.horizontalScrollBar().value())


def spoken_diff_line(line: DiffLine) -> str:
    signs = {LineKind.ADDED: tr("Added"), LineKind.REMOVED: tr("Removed")}
    sign, number = signs.get(line.kind), line.new or line.old
    if not number:
        return line.text
    place = tr("line {0}").format(number)
    return f"{sign}, {place}: {line.text}" if sign else f"{place}: {line.text}"


def copied_diff(lines: Iterable[DiffLine]) -> str:
    """Return lines of a comparison as text, without their numbers."""
    signs = {LineKind.ADDED: "+", LineKind.REMOVED: "-", LineKind.SAME: " "}
    return "\n".join(signs[line.kind] + line.text for line in lines if line.kind in signs)


def paint_diff_line(canvas: Canvas, rect: QRectF, line: DiffLine, *, scrolled: float = 0) -> None:
    """Paint a line of a comparison with its numbers and its sign."""
    look = _LOOKS.get(line.kind)
    if look is not None:
        paint_change(canvas, rect, look)
        sign = rect.adjusted(SIGN, 0, 0, 0)
        canvas.text(sign, look.sign, "mono", tone=look.tone, elide=WHOLE)
    paint_number(canvas, QPointF(rect.left() + OLD, rect.top()), line.old)
    paint_number(canvas, QPointF(rect.left() + NEW, rect.top()), line.new)
    with canvas.clipped(rect.adjusted(TEXT - 4, 0, 0, 0)):
        place = rect.adjusted(TEXT - scrolled, 0, 0, 0)
        if look is not None and line.marked[0] < line.marked[1]:
            box = marked_box(place, line.text, line.marked, style="mono")
            canvas.box(box, 3, look.word)
        tone = "fg" if look is not None else "fg2"
        canvas.text(place, line.text, "mono", tone=tone, elide=WHOLE)
