"""A painted view of a file's changes; only visible rows are painted, so any number is quick.

One change is current, and actions on a single change apply to it.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)

from helix_desktop.ui.changes.diff_lines import DiffLine, LineKind
from helix_desktop.ui.style.canvas import brush, focus_ring, keep_left_to_right, rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.virtual_rows import SpokenArea

ROW, HEAD = 22, 28
OLD, NEW, SIGN, TEXT = 28, 52, 60, 84
"""Right edges of both line numbers, then the left edges of sign and text."""
BAR, MARGIN = 2, 24
MEASURED = 40
"""Number of the longest lines that are measured to find the widest."""

_TINTS = {LineKind.ADDED: ("addbg", "ok", "+"), LineKind.REMOVED: ("rembg", "bad", "−")}
_WORDS = {LineKind.ADDED: "addword", LineKind.REMOVED: "remword"}


class DiffView(SpokenArea):
    """The rows of a comparison; N and P move between changes."""

    chosen = Signal(int)
    """Emitted when another change is the current one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._theme = theme
        self._lines: Sequence[DiffLine] = ()
        self._tops: list[int] = [0]
        self._wide = 0.0
        self._current = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Changes of the file"))
        self.verticalScrollBar().setSingleStep(ROW)
        self.horizontalScrollBar().setSingleStep(40)
        theme.changed.connect(self.viewport().update)

    @property
    def current(self) -> int:
        """The current change, from 0; -1 for none."""
        return self._current

    def show_lines(self, lines: Sequence[DiffLine], current: int = 0) -> None:
        self._lines = lines
        heights = (HEAD if line.kind is LineKind.HEAD else ROW for line in lines)
        self._tops = [0, *accumulate(heights)]
        longest = sorted((line.text for line in lines), key=len)[-MEASURED:]
        metrics = QFontMetricsF(font("mono"))
        self._wide = max((metrics.horizontalAdvance(text) for text in longest), default=0.0)
        self._current = -1
        self._fit()
        self.verticalScrollBar().setValue(0)
        self.horizontalScrollBar().setValue(0)
        if lines:
            self.choose(min(max(current, 0), lines[-1].hunk))
        self.viewport().update()

    def choose(self, hunk: int) -> None:
        """Make a change current and scroll its heading into view."""
        at = next((at for at, line in enumerate(self._lines) if line.hunk == hunk), -1)
        if at < 0:
            return
        bar, top = self.verticalScrollBar(), self._tops[at]
        if not bar.value() <= top <= bar.value() + self.viewport().height() - 3 * ROW:
            bar.setValue(top - ROW)
        self._choose(hunk)

    def _choose(self, hunk: int) -> None:
        if hunk != self._current:
            self._current = hunk
            self.setAccessibleDescription(self._told())
            self.chosen.emit(hunk)
            self.viewport().update()

    def spoken_tops(self) -> Sequence[float]:
        return self._tops

    def row_text(self, at: int) -> str:
        line = self._lines[at]
        signs = {LineKind.ADDED: tr("Added"), LineKind.REMOVED: tr("Removed")}
        sign, number = signs.get(line.kind), line.new or line.old
        if not number:
            return line.text
        place = tr("line {0}").format(number)
        return f"{sign}, {place}: {line.text}" if sign else f"{place}: {line.text}"

    def current_row(self) -> int:
        found = (at for at, line in enumerate(self._lines) if line.hunk == self._current)
        return next(found, -1)

    def text(self) -> str:
        """Return the current change without line numbers, as it is copied."""
        signs = {LineKind.ADDED: "+", LineKind.REMOVED: "-", LineKind.SAME: " "}
        lines = (line for line in self._lines if line.hunk == self._current)
        return "\n".join(signs[line.kind] + line.text for line in lines if line.kind in signs)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self.viewport())
        scroll, height = self.verticalScrollBar().value(), self.viewport().height()
        first = max(0, bisect_right(self._tops, scroll) - 1)
        for at in range(first, len(self._lines)):
            top = self._tops[at] - scroll
            if top > height:
                break
            rect = QRectF(0, top, self.viewport().width(), self._tops[at + 1] - self._tops[at])
            self._paint(painter, rect, self._lines[at])
        if self.hasFocus():
            whole = QRectF(self.viewport().rect())
            focus_ring(painter, whole, 4, colour=self._theme.colour("acc", 120))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        y = event.position().y() + self.verticalScrollBar().value()
        at = bisect_right(self._tops, y) - 1
        if 0 <= at < len(self._lines):
            self._choose(self._lines[at].hunk)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_text(self.text())
        elif event.key() in (Qt.Key.Key_N, Qt.Key.Key_P):
            self.choose(self._current + (1 if event.key() == Qt.Key.Key_N else -1))
        else:
            super().keyPressEvent(event)

    def _paint(self, painter: QPainter, rect: QRectF, line: DiffLine) -> None:
        match line.kind:
            case LineKind.HEAD:
                self._paint_head(painter, rect, line)
            case LineKind.NOTE:
                self._write(painter, rect, line.text, left=TEXT, style="small", tone="mut")
            case _:
                self._paint_line(painter, rect, line)

    def _paint_head(self, painter: QPainter, rect: QRectF, line: DiffLine) -> None:
        chosen = line.hunk == self._current
        painter.fillRect(rect, self._theme.colour("sel" if chosen else "panel"))
        if chosen:
            bar = QRectF(0, rect.top(), BAR, rect.height())
            painter.fillRect(bar, self._theme.colour("acc"))
        tone = "fg" if chosen else "fg2"
        self._write(painter, rect, line.text, left=TEXT, style="smallb", tone=tone)
        where = tr("line {0}").format(line.new or line.old)
        right = rect.adjusted(0, 0, -MARGIN, 0)
        painter.setFont(font("micro"))
        painter.setPen(self._theme.colour("mut"))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(right, flags, where)

    def _paint_line(self, painter: QPainter, rect: QRectF, line: DiffLine) -> None:
        tint, tone, sign = _TINTS.get(line.kind, ("", "fg2", ""))
        if tint:
            painter.fillRect(rect, self._theme.colour(tint))
            painter.fillRect(QRectF(0, rect.top(), BAR, rect.height()), self._theme.colour(tone))
        painter.setFont(font("axis"))
        painter.setPen(self._theme.colour("mut"))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for number, right in ((line.old, OLD), (line.new, NEW)):
            if number:
                painter.drawText(QRectF(0, rect.top(), right, rect.height()), flags, str(number))
        self._write(painter, rect, sign, left=SIGN + 4, style="mono", tone=tone)
        painter.save()
        painter.setClipRect(rect.adjusted(TEXT - 4, 0, 0, 0))
        left = TEXT - self.horizontalScrollBar().value()
        self._mark(painter, rect, line, left=left)
        self._write(painter, rect, line.text, left=left, style="mono", tone="fg" if tint else "fg2")
        painter.restore()

    def _mark(self, painter: QPainter, rect: QRectF, line: DiffLine, *, left: float) -> None:
        first, last = line.marked
        if first >= last:
            return
        metrics = QFontMetricsF(font("mono"))
        start = left + metrics.horizontalAdvance(line.text[:first])
        width = metrics.horizontalAdvance(line.text[first:last])
        box = QRectF(start - 1, rect.top() + 2, width + 2, rect.height() - 4)
        rounded(painter, box, 3, fill=self._theme.colour(_WORDS[line.kind]))

    def _write(
        self, painter: QPainter, rect: QRectF, text: str, *, left: float, style: str, tone: str
    ) -> None:
        painter.setFont(font("mono") if style == "mono" else font(style))
        painter.setPen(self._theme.colour(tone))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        room = QRectF(left, rect.top(), max(rect.width(), self._wide) + MARGIN, rect.height())
        painter.drawText(room, flags, text)

    def _told(self) -> str:
        """Describe the current change for screen readers."""
        lines = [line for line in self._lines if line.hunk == self._current]
        added = sum(line.kind is LineKind.ADDED for line in lines)
        removed = sum(line.kind is LineKind.REMOVED for line in lines)
        head = lines[0].text if lines else ""
        return tr("{0}: {1} lines added, {2} removed").format(head, added, removed)

    def _fit(self) -> None:
        """Set the scroll ranges."""
        room = self.viewport().size()
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setPageStep(room.height())
        down.setRange(0, max(0, self._tops[-1] + ROW - room.height()))
        across.setPageStep(room.width())
        across.setRange(0, max(0, round(TEXT + self._wide + MARGIN - room.width())))
