"""A view of exact text: all of it, each character in a cell of its own, in stored order.

Nothing is omitted and no writing direction moves anything. The view scrolls and paints only the
visible rows, however many there are.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame

from helix_desktop.ui.style.canvas import brush, focus_ring, keep_left_to_right, rounded
from helix_desktop.ui.style.theme import Theme, font, line_height
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.virtual_rows import SpokenArea

TAB = 8
LOOK_BACK = 24
"""Cells before a row's end in which a space is searched for."""
MEASURED = 20_000
"""Characters of one line that are measured one by one; a longer line is cut by number."""
MOST_MEASURED = 200_000
"""Characters of a text whose lines are measured at all, since the window waits for that."""

_NARROW = re.compile(r"[\x00-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u20ac]*")
"""Latin, Greek, and Cyrillic with punctuation, all one cell wide and without hidden characters."""

TOKEN = re.compile(r"⟨U\+[0-9A-F]{4,6}⟩")
"""A spelled-out character that is hidden or looks like another."""
_PIECE = re.compile(rf"{TOKEN.pattern}|.", re.DOTALL)


@lru_cache(maxsize=4_096)
def cell_width(piece: str) -> int:
    """Return the cells of a character; a spelled-out one takes a cell for each letter."""
    if len(piece) > 1:
        return len(piece)
    if unicodedata.combining(piece):
        return 0
    return 2 if unicodedata.east_asian_width(piece) in "WF" else 1


def cell_pieces(row: str) -> list[str]:
    """Return the characters of a row, spelled-out ones as one piece."""
    return _PIECE.findall(row)


def cell_rows(text: str, columns: int) -> list[tuple[str, str]]:
    """Return the rows of a text, each with the first character of its line."""
    columns = max(16, columns)
    half, measured = columns // 2, MEASURED if len(text) <= MOST_MEASURED else 0
    found: list[tuple[str, str]] = []
    for line in text.split("\n"):
        if len(line) <= half and "\t" not in line:
            found.append((line, line[:1]))
        else:
            pieces = _cut(line.expandtabs(TAB), columns, measured)
            found += [(row, line[:1]) for row in pieces]
    return found


def _cut(line: str, columns: int, measured: int) -> Iterator[str]:
    if len(line) <= columns // 2:
        yield line
    elif _NARROW.fullmatch(line):
        yield from _between_words(line, columns)
    elif len(line) > measured:
        half = columns // 2  # no character is wider than two cells
        yield from (line[at : at + half] for at in range(0, len(line), half))
    else:
        yield from _measured(line, columns)


def _between_words(line: str, columns: int) -> Iterator[str]:
    start = 0
    while len(line) - start > columns:
        space = line.rfind(" ", start + columns - LOOK_BACK, start + columns)
        end = space + 1 if space >= 0 else start + columns
        yield line[start:end]
        start = end
    yield line[start:]


def _measured(line: str, columns: int) -> Iterator[str]:
    row: list[str] = []
    width = 0
    for piece in cell_pieces(line):
        wide = cell_width(piece)
        if width + wide > columns and row:
            yield "".join(row)
            row, width = [], 0
        row.append(piece)
        width += wide
    yield "".join(row)


INSET, ABOVE = 14, 10
MOST_ROWS = 12
BAR = 10


class ExactTextKind(StrEnum):
    """The kind of text: a command with a prompt, a file's text, a change, or a talk.

    In a talk the speaker is at the edge and the speech is indented.
    """

    COMMAND = "command"
    TEXT = "text"
    CHANGE = "change"
    TALK = "talk"


class ExactTextView(SpokenArea):
    """A monospaced view of a complete text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._theme = theme
        self._text, self._shape = "", ExactTextKind.TEXT
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

    def show_text(self, text: str, shape: ExactTextKind) -> None:
        self._text, self._shape = text, shape
        self.setAccessibleDescription(text[:4_000])
        self.verticalScrollBar().setValue(0)
        self._cut()

    def allow_height(self, most: int) -> None:
        """Limit the height; the rest scrolls."""
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
        if self._shape is ExactTextKind.COMMAND and at == 0:
            self._draw(painter, QPointF(INSET, top), "$", tone="mut")
            name = row.partition(" ")[0]
            if name.isascii():
                self._draw(painter, QPointF(left, top), name, tone="info")
                left, row = left + len(name) * self._cell, row[len(name) :]
        if row.isascii():
            self._draw(painter, QPointF(left, top), row, tone=tone)
            return
        for piece in cell_pieces(row):
            if TOKEN.fullmatch(piece):
                self._paint_token(painter, QPointF(left, top), piece)
            else:
                self._draw(painter, QPointF(left, top), piece, tone=tone)
            left += cell_width(piece) * self._cell

    def _tone(self, painter: QPainter, first: str, top: int) -> str:
        """Return the row's color; added and removed lines also get a background."""
        if (
            self._shape is ExactTextKind.TALK
        ):  # a wrapped line continues at the edge in its own color
            return "fg" if first in ("", " ") else "acc"
        if self._shape is not ExactTextKind.CHANGE:
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
        return INSET + (2 * self._cell if self._shape is ExactTextKind.COMMAND else 0)

    def _cut(self) -> None:
        room = self.width() - self._left() - INSET - BAR
        self._rows = cell_rows(self._text, int(room / self._cell))
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
