"""The box that shows what would run or be written: all of it, each character in a cell of its own.

It scrolls, it never cuts, and however much there is only the rows in view are painted.
"""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame

from helix_desktop.ui.chat.cards.exact_rows import TOKEN, cells, pieces, rows
from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font, line_height
from helix_desktop.ui.parts.spoken_area import SpokenArea
from helix_desktop.ui.words import tr

INSET, ABOVE = 14, 10
MOST_ROWS = 12
BAR = 10


class Shape(StrEnum):
    """What the rows are: a command (with a prompt), a file's text, lines that go and come, or a
    talk: who speaks stands at the edge, what they say is indented."""

    COMMAND = "command"
    TEXT = "text"
    CHANGE = "change"
    TALK = "talk"


class ExactText(SpokenArea):
    """Monospaced and complete."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme = theme
        self._text, self._shape = "", Shape.TEXT
        self._rows: list[tuple[str, str]] = []
        self._most = MOST_ROWS
        self._cell = QFontMetricsF(font("mono")).horizontalAdvance("0")
        self._line = line_height("mono")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(self._line)
        self.setAccessibleName(tr("What it would do, in full"))
        theme.changed.connect(self.viewport().update)

    def show_text(self, text: str, shape: Shape) -> None:
        self._text, self._shape = text, shape
        self.setAccessibleDescription(text[:4_000])
        self.verticalScrollBar().setValue(0)
        self._cut()

    def allow_height(self, most: int) -> None:
        """How high it may get; what does not fit is scrolled to."""
        self.allow_rows((most - 2 * ABOVE) // self._line)

    def allow_rows(self, most: int) -> None:
        wanted = max(1, min(MOST_ROWS, most))
        if wanted != self._most:
            self._most = wanted
            self._fit()

    def spoken_tops(self) -> Sequence[float]:
        return [ABOVE + at * self._line for at in range(len(self._rows) + 1)]

    def spoken_row(self, at: int) -> str:
        return self._rows[at][0]

    def row_texts(self) -> list[str]:
        return [row for row, _ in self._rows]

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._cut()
        self._range()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self.viewport())
        rect = QRectF(self.viewport().rect())
        ground, border = self._theme.colour("code"), self._theme.colour("line")
        rounded(painter, rect, 8, fill=ground, border=border)
        painter.setClipRect(rect.adjusted(1, 4, -1, -4))
        painter.setFont(font("mono"))
        offset = self.verticalScrollBar().value()
        first = max(0, (offset - ABOVE) // self._line)
        last = min(len(self._rows), first + self.viewport().height() // self._line + 2)
        for at in range(first, last):
            self._paint_row(painter, at, ABOVE + at * self._line - offset)
        painter.setClipping(False)
        if self.hasFocus():
            focus_ring(painter, rect, 8, colour=self._theme.colour("acc"))

    def _paint_row(self, painter: QPainter, at: int, top: int) -> None:
        row, first = self._rows[at]
        tone = self._tone(painter, first, top)
        left = self._left()
        if self._shape is Shape.COMMAND and at == 0:
            self._draw(painter, QPointF(INSET, top), "$", tone="mut")
            name = row.partition(" ")[0]
            if name.isascii():
                self._draw(painter, QPointF(left, top), name, tone="info")
                left, row = left + len(name) * self._cell, row[len(name) :]
        if row.isascii():
            self._draw(painter, QPointF(left, top), row, tone=tone)
            return
        for piece in pieces(row):
            if TOKEN.fullmatch(piece):
                self._paint_token(painter, QPointF(left, top), piece)
            else:
                self._draw(painter, QPointF(left, top), piece, tone=tone)
            left += cells(piece) * self._cell

    def _tone(self, painter: QPainter, first: str, top: int) -> str:
        """The row's colour; lines that go and come have a ground, too."""
        if self._shape is Shape.TALK:  # a long line goes on at the edge, but looks as before
            return "fg" if first in ("", " ") else "acc"
        if self._shape is not Shape.CHANGE:
            return "fg"
        grounds = {"+": ("addbg", "ok"), "-": ("rembg", "bad")}
        ground, tone = grounds.get(first, ("", "mut" if first == "@" else "fg2"))
        if ground:
            row = QRectF(1, top, self.viewport().width() - 2, self._line)
            painter.fillRect(row, self._theme.colour(ground))
        return tone

    def _draw(self, painter: QPainter, at: QPointF, text: str, *, tone: str) -> None:
        painter.setPen(self._theme.colour(tone))
        room = QRectF(at.x(), at.y(), self.viewport().width(), self._line)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(room, flags, text)

    def _paint_token(self, painter: QPainter, at: QPointF, token: str) -> None:
        box = QRectF(at.x(), at.y() + 1, len(token) * self._cell, self._line - 2)
        border = QColor(self._theme.colour("hitline", 178))
        rounded(painter, box, 4, fill=self._theme.colour("hit"), border=border)
        for place, char in enumerate(token):  # brackets may come from another font
            self._draw(painter, QPointF(at.x() + place * self._cell, at.y()), char, tone="hitfg")

    def _left(self) -> float:
        return INSET + (2 * self._cell if self._shape is Shape.COMMAND else 0)

    def _cut(self) -> None:
        room = self.width() - self._left() - INSET - BAR
        self._rows = rows(self._text, int(room / self._cell))
        self._fit()
        self.viewport().update()

    def _fit(self) -> None:
        shown = min(self._most, max(1, len(self._rows)))
        self.setFixedHeight(shown * self._line + 2 * ABOVE)
        self._range()

    def _range(self) -> None:
        whole = len(self._rows) * self._line + 2 * ABOVE
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setRange(0, max(0, whole - self.height()))
