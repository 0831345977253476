"""Leaves laid out: paragraphs, headings, rules; code and tables have modules of their own.

A box is drawn, measured, hit and selected; it knows its place in the sheet only when it is told.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from helix_desktop.domain.values import value
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, line_height
from helix_desktop.ui.markdown.leaves import Leaf, Look, Rich, Shape
from helix_desktop.ui.markdown.lines import Lines, Mark, styled
from helix_desktop.ui.markdown.manner import Manner, inks

STEP = 24.0
"""Room of a list's marker; a number that needs more gets more."""
QUOTE = 16.0
_HEADINGS = ("display", "head", "part", "part", "part", "part")
_CODE_LOOKS = Look.CODE | Look.IMAGE


class Wish(StrEnum):
    """What a place in a message is there for."""

    FOLLOW = "follow"
    COPY = "copy"
    MORE = "more"


@value
class Act:
    """What a click would do: a link with its words, a code to copy, more of the text."""

    wish: Wish
    target: str = ""
    words: str = ""


class Box(Protocol):
    """A leaf laid out for one width."""

    leaf: Leaf
    text: str
    height: float
    natural: float

    def draw(self, painter: QPainter, at: QPointF, marks: Sequence[Mark], *, clip: QRectF) -> None:
        """`clip` is what has to be drawn, in the painter's coordinates."""

    def index_at(self, point: QPointF) -> int: ...

    def rects(self, start: int, end: int) -> list[QRectF]: ...

    def act_at(self, point: QPointF) -> Act | None: ...

    def end(self) -> QPointF: ...


class RichLines:
    """A text with looks; knows its links and paints the ground under code."""

    def __init__(self, rich: Rich, manner: Manner, width: float, *, theme: Theme) -> None:
        self.rich = rich
        self.lines = Lines(rich.text, manner.style, width, inks=inks(rich, manner, theme))
        self._ground = theme.colour("surf2")
        self.wanted = self.lines.natural
        """Its width before it was wrapped."""

    def draw(self, painter: QPainter, at: QPointF, marks: Sequence[Mark] = ()) -> None:
        pen = painter.pen()
        for span in self.rich.spans:
            if span.look & _CODE_LOOKS:
                for rect in self.lines.rects(span.start, span.end):
                    ground = rect.translated(at).adjusted(-3, 2, 3, -2)
                    rounded(painter, ground, 4, fill=self._ground)
        painter.setPen(pen)
        self.lines.draw(painter, at, marks)

    def act_at(self, point: QPointF) -> Act | None:
        if not any(span.target for span in self.rich.spans):
            return None
        at = self.lines.char_at(point)
        for span in self.rich.spans:
            if span.target and span.start <= at < span.end:
                return Act(Wish.FOLLOW, span.target, self._words(span.target))
        return None

    def _words(self, target: str) -> str:
        return "".join(
            self.rich.text[span.start : span.end]
            for span in self.rich.spans
            if span.target == target
        )


class TextBox:
    """A paragraph, a heading, a list's item."""

    def __init__(self, leaf: Leaf, manner: Manner, width: float, *, theme: Theme) -> None:
        self.leaf = leaf
        self.text = leaf.text
        self._theme = theme
        self._left = inset(leaf)
        if leaf.shape is Shape.HEADING and manner.style == "prose":
            manner = Manner(_HEADINGS[leaf.level - 1], manner.tone)
        elif leaf.quotes:
            manner = Manner(manner.style, "fg2" if manner.tone == "fg" else manner.tone)
        self._manner = manner
        self._rich = RichLines(leaf.rich, manner, width - self._left, theme=theme)
        self.height = self._rich.lines.height
        self.natural = self._left + self._rich.lines.natural

    def draw(self, painter: QPainter, at: QPointF, marks: Sequence[Mark], *, clip: QRectF) -> None:
        if self.leaf.marker:
            self._draw_marker(painter, at)
        painter.setPen(self._theme.colour(self._manner.tone))
        self._rich.draw(painter, at + QPointF(self._left, 0), marks)

    def index_at(self, point: QPointF) -> int:
        return self._rich.lines.index_at(point - QPointF(self._left, 0))

    def rects(self, start: int, end: int) -> list[QRectF]:
        return [each.translated(self._left, 0) for each in self._rich.lines.rects(start, end)]

    def act_at(self, point: QPointF) -> Act | None:
        return self._rich.act_at(point - QPointF(self._left, 0))

    def end(self) -> QPointF:
        return self._rich.lines.end() + QPointF(self._left, 0)

    def _draw_marker(self, painter: QPainter, at: QPointF) -> None:
        pitch = line_height(self._manner.style)
        if self.leaf.marker in "☐☑":
            _draw_task(painter, at + QPointF(self._left - 22, pitch / 2 - 7), self)
            return
        room = QRectF(at.x() + self._left - 68, at.y(), 60, pitch)
        painter.setFont(styled(self._manner.style))
        painter.setPen(self._theme.colour("mut"))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, flags, self.leaf.marker)

    def task_colours(self) -> tuple[Theme, bool]:
        return self._theme, self.leaf.marker == "☑"


def _draw_task(painter: QPainter, at: QPointF, box: TextBox) -> None:
    theme, done = box.task_colours()
    square = QRectF(at.x(), at.y(), 14, 14)
    fill = theme.colour("accfill") if done else theme.colour("surf")
    border = theme.colour("accfill") if done else theme.colour("line2")
    rounded(painter, square, 4, fill=fill, border=border)
    if done:
        painter.setPen(QPen(theme.colour("onacc"), 1.6))
        steps = [QPointF(3.5, 7.5), QPointF(6, 10), QPointF(10.5, 4.5)]
        painter.drawPolyline([at + step for step in steps])


class RuleBox:
    """A line across."""

    def __init__(self, leaf: Leaf, width: float, theme: Theme) -> None:
        self.leaf = leaf
        self.text = ""
        self.height = 9.0
        self.natural = width
        self._theme = theme

    def draw(self, painter: QPainter, at: QPointF, marks: Sequence[Mark], *, clip: QRectF) -> None:
        left = inset(self.leaf)
        line = QRectF(at.x() + left, at.y() + 4, self.natural - left, 1)
        painter.fillRect(line, self._theme.colour("line"))

    def index_at(self, point: QPointF) -> int:
        return 0

    def rects(self, start: int, end: int) -> list[QRectF]:
        return []

    def act_at(self, point: QPointF) -> Act | None:
        return None

    def end(self) -> QPointF:
        return QPointF(0, 0)


class MoreBox(TextBox):
    """Says how much is not shown yet; all of it is a button."""

    def __init__(self, leaf: Leaf, words: str, width: float, *, theme: Theme) -> None:
        said = Leaf(Shape.PARAGRAPH, Rich(words))
        super().__init__(said, Manner("smallb", "acc"), width, theme=theme)
        self.leaf = leaf
        self.text = ""  # it is no part of what is selected and copied

    def index_at(self, point: QPointF) -> int:
        return 0

    def act_at(self, point: QPointF) -> Act | None:
        inside = 0 <= point.x() <= self.natural and 0 <= point.y() <= self.height
        return Act(Wish.MORE) if inside else None


def inset(leaf: Leaf) -> float:
    """Where the text of a leaf begins."""
    return leaf.quotes * QUOTE + leaf.indent * STEP
