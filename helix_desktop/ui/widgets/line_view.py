"""Views of text by lines: a viewer for contents of any length, and a wrapped line of a handover.

Only the visible rows of a content are created and painted.
"""

import re
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractScrollArea

from helix_desktop.ui.style.canvas import brush, focus_ring, keep_left_to_right, rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.accessibility import copy_text


class TextLine(Struct, frozen=True):
    """One row; `hits` are the ranges of found text, and `fold` is the sign of a row that opens."""

    text: str
    number: str = ""
    tone: str = "fg2"
    tint: str = ""
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

    def line(self, at: int) -> TextLine | None:
        """Return a row, or None while it is being read."""
        raise NotImplementedError

    def toggle(self, at: int) -> None:
        """Open or close a foldable row that was clicked."""


ROW, TOP, LEFT, RIGHT = 18, 8, 10, 12
COPIED = 5_000
"""The most rows that are copied at once."""
SIGNS = {"addbg": "ok", "rembg": "bad"}


class CodeView(QAbstractScrollArea):
    """Rows in a fixed-width font; a drag selects whole rows, and Ctrl+C copies them."""

    resized = Signal()
    chosen = Signal()
    """Emitted when the selection changed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._theme = theme
        self._rows: LineSource | None = None
        self._empty = ""
        self._from = self._to = -1
        self._font = font("monos")
        self._wide = QFontMetricsF(self._font).horizontalAdvance("0")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Content"))
        # a bar that appears and disappears would change the width and rewrap lines endlessly
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().setSingleStep(1)
        self.horizontalScrollBar().setSingleStep(round(4 * self._wide))
        theme.changed.connect(self.viewport().update)

    @property
    def columns(self) -> int:
        """The number of characters that fit beside the line numbers."""
        room = self.viewport().width() - LineSource.gutter - LEFT - RIGHT
        return max(16, int(room / self._wide))

    def show_rows(self, rows: LineSource | None, empty: str = "") -> None:
        """Show another content from its beginning, or `empty` as the reason for none."""
        if self._rows is not None:
            self._rows.changed.disconnect(self._on_changed)
        self._rows, self._empty = rows, empty
        self._from = self._to = -1
        if rows is not None:
            rows.changed.connect(self._on_changed)
        self.verticalScrollBar().setValue(0)
        self.horizontalScrollBar().setValue(0)
        self._on_changed()
        self.chosen.emit()

    def replace_rows(self, rows: LineSource) -> None:
        """Show the same content with other line breaks, at about the same position."""
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self.show_rows(rows)
        bar.setValue(round(share * bar.maximum()))

    def row_count(self) -> int:
        return self._rows.count if self._rows is not None else 0

    def row_text(self, at: int) -> str:
        line = self._rows.line(at) if self._rows is not None else None
        if line is None:
            return tr("Reading…")
        return f"{line.number} {line.text}".strip()

    def row_rect(self, at: int) -> QRectF:
        if at not in self.visible_rows():
            return QRectF()
        top = TOP + (at - self.verticalScrollBar().value()) * ROW
        return QRectF(0, top, self.viewport().width(), ROW)

    def visible_rows(self) -> range:
        first = self.verticalScrollBar().value()
        return range(first, min(self.row_count(), first + self._fitting() + 1))

    def current_row(self) -> int:
        return self._to

    def text(self) -> str:
        """Return the visible text."""
        return "\n".join(line.text for _, line in self._seen() if line is not None)

    def empty(self) -> str:
        return self._empty if self._rows is None else ""

    def to_row(self, row: int) -> None:
        """Scroll a row into view."""
        bar, seen = self.verticalScrollBar(), self._fitting()
        if not bar.value() <= row < bar.value() + seen - 1:
            bar.setValue(max(0, row - seen // 3))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = brush(self.viewport()), self._theme
        whole = QRectF(self.viewport().rect())
        painter.fillRect(whole, theme.colour("code"))
        if self._rows is None:
            painter.setFont(font("small"))
            painter.setPen(theme.colour("mut"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(whole.adjusted(24, 12, -24, -12), flags, self._empty)
            return
        gutter = self._rows.gutter
        if gutter:
            painter.fillRect(QRectF(0, 0, gutter - 1, whole.height()), theme.colour("panel"))
            painter.fillRect(QRectF(gutter - 1, 0, 1, whole.height()), theme.colour("line"))
        for at, line in self._seen():
            top = TOP + (at - self.verticalScrollBar().value()) * ROW
            self._paint(painter, QRectF(gutter, top, whole.width() - gutter, ROW), at, line=line)
        if self.hasFocus():
            focus_ring(painter, whole, 4, colour=theme.colour("acc", 120))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if event.oldSize().width() != event.size().width():
            self.resized.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self._row_at(event)
        line = self._rows.line(at) if self._rows is not None and at >= 0 else None
        if self._rows is not None and line is not None and line.fold:
            self._rows.toggle(at)
            return
        self._choose(at, at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from >= 0 and (at := self._row_at(event)) >= 0:
            self._choose(self._from, at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        if event.matches(QKeySequence.StandardKey.Copy) and self._from >= 0:
            copy_text(self.selected())
        elif event.key() == Qt.Key.Key_Home:
            bar.setValue(0)
        elif event.key() == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def chosen_rows(self) -> range:
        """Return the selected rows."""
        first, last = sorted((self._from, self._to))
        return range(first, last + 1) if self._rows is not None and first >= 0 else range(0)

    def selected(self) -> str:
        """Return the text of the selected rows, without line numbers."""
        if self._rows is None:
            return ""
        found = (self._rows.line(at) for at in self.chosen_rows()[:COPIED])
        return "\n".join(line.text for line in found if line is not None)

    def _choose(self, first: int, last: int) -> None:
        self._from, self._to = first, last
        self.viewport().update()
        self.chosen.emit()

    def _seen(self) -> list[tuple[int, TextLine | None]]:
        rows, first = self._rows, self.verticalScrollBar().value()
        if rows is None:
            return []
        last = min(rows.count, first + self._fitting() + 1)
        return [(at, rows.line(at)) for at in range(first, last)]

    def _fitting(self) -> int:
        return max(1, (self.viewport().height() - TOP) // ROW)

    def _row_at(self, event: QMouseEvent) -> int:
        at = int((event.position().y() - TOP) // ROW) + self.verticalScrollBar().value()
        return at if self._rows is not None and 0 <= at < self._rows.count else -1

    def _paint(self, painter: QPainter, rect: QRectF, at: int, *, line: TextLine | None) -> None:
        theme = self._theme
        if line is None:
            bone = QRectF(rect.left() + LEFT, rect.center().y() - 3, 80 + at * 37 % 120, 6)
            rounded(painter, bone, 3, fill=theme.colour("surf2"))
            return
        chosen = min(self._from, self._to) <= at <= max(self._from, self._to) and self._from >= 0
        if chosen or line.tint:
            painter.fillRect(rect, theme.colour("sel" if chosen else line.tint))
        if line.tint in SIGNS:
            bar = QRectF(rect.left(), rect.top(), 2, rect.height())
            painter.fillRect(bar, theme.colour(SIGNS[line.tint]))
        painter.setFont(self._font)
        left = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        right = left | Qt.AlignmentFlag.AlignRight
        painter.setPen(theme.colour("fg2" if line.tint == "hover" else "mut"))
        painter.drawText(QRectF(0, rect.top(), rect.left() - 10, ROW), right, line.number)
        if line.fold:
            painter.drawText(QRectF(6, rect.top(), 16, ROW), left, line.fold)
        painter.save()
        painter.setClipRect(rect)
        x = rect.left() + LEFT - self.horizontalScrollBar().value()
        self._mark(painter, x, rect, line=line)
        painter.setPen(theme.colour(line.tone))
        room = QRectF(x, rect.top(), len(line.text) * self._wide * 2 + 50, ROW)
        painter.drawText(room, left, line.text)
        painter.restore()

    def _mark(self, painter: QPainter, x: float, rect: QRectF, *, line: TextLine) -> None:
        metrics = QFontMetricsF(self._font)
        for first, last in line.hits:
            start = x + metrics.horizontalAdvance(line.text[:first])
            wide = metrics.horizontalAdvance(line.text[first:last])
            box = QRectF(start - 2, rect.top() + 1, wide + 4, ROW - 2)
            fill, border = self._theme.colour("hit"), self._theme.colour("hitline")
            rounded(painter, box, 3, fill=fill, border=border)

    def _on_changed(self) -> None:
        self._fit()
        self.viewport().update()

    def _fit(self) -> None:
        rows, seen = self._rows, self._fitting()
        count = rows.count if rows is not None else 0
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setPageStep(seen)
        down.setRange(0, max(0, count - seen))
        room = self.viewport().width() - (rows.gutter if rows is not None else 0) - LEFT - RIGHT
        over = (rows.columns if rows is not None else 0) * self._wide - room
        across.setPageStep(max(1, round(room)))
        across.setRange(0, max(0, round(over)))


LINE, EDGE = 18.0, 2.0
"""Height of a line, and the margin above and below all lines, in pixels."""
_CODE = re.compile(r"`[^`]{1,400}`")


class WrappedLine(Struct, frozen=True):
    """A wrapped line, ready to paint; `boxes` are the places of changed words."""

    layout: QTextLayout
    height: float
    boxes: tuple[QRectF, ...]
    fill: QColor

    def paint(self, painter: QPainter, at: QPointF, colour: QColor) -> None:
        for box in self.boxes:
            rounded(painter, box.translated(at), 3, fill=self.fill)
        painter.setPen(colour)
        self.layout.draw(painter, at)


def wrap_line(
    text: str, marked: Sequence[tuple[int, int]], wide: float, *, word: str, theme: Theme
) -> WrappedLine:
    """Wrap a line with code in a fixed-width font; `word` names the color behind changed words."""
    layout = QTextLayout(text, font("small"))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(_formats(text, marked, theme))
    layout.setCacheEnabled(True)
    layout.beginLayout()
    y = EDGE
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(40.0, wide))
        line.setPosition(QPointF(0, y + (LINE - line.height()) / 2))
        y += LINE
    layout.endLayout()
    fill = theme.colour(word) if word else QColor()
    return WrappedLine(layout, y + EDGE, tuple(_boxes(layout, marked)) if word else (), fill)


def height_of(laid: WrappedLine | None) -> float:
    return laid.height if laid else 0.0


def _formats(
    text: str, marked: Sequence[tuple[int, int]], theme: Theme
) -> list[QTextLayout.FormatRange]:
    found = []
    for match in _CODE.finditer(text):
        form = QTextCharFormat()
        form.setFont(font("monos"))
        form.setForeground(theme.colour("fg"))
        found.append(_range(match.start(), match.end(), form))
    for first, last in marked:
        form = QTextCharFormat()
        form.setForeground(theme.colour("fg"))
        found.append(_range(first, last, form))
    return found


def _range(first: int, last: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = first, last - first, form
    return made


def _boxes(layout: QTextLayout, marked: Sequence[tuple[int, int]]) -> list[QRectF]:
    found = []
    for at in range(layout.lineCount()):
        line = layout.lineAt(at)
        start, stop = line.textStart(), line.textStart() + line.textLength()
        for first, last in marked:
            low, high = max(first, start), min(last, stop)
            if low < high:
                left, right = _x(line, low), _x(line, high)
                found.append(QRectF(left - 1, EDGE + at * LINE, right - left + 2, LINE))
    return found


def _x(line: QTextLine, place: int) -> float:
    found: object = line.cursorToX(place)
    # the binding returns the position together with the x coordinate
    return float(found[0]) if isinstance(found, tuple) else float(str(found))
