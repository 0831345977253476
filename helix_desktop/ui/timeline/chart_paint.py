"""Paints the chart's parts over its bands: marks of the policy, rewrites, crosshair and brush."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from helix_desktop.domain.timeline import Happened, Rewrite, Use
from helix_desktop.domain.values import value
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.stretch import Stretch
from helix_desktop.ui.timeline.marks import mark
from helix_desktop.ui.timeline.stretch import place_of
from helix_desktop.ui.timeline.words import name, short
from helix_desktop.ui.words import tr

MARKS_Y = 49
APART = 16
"""Pixels between two lines of words at the right."""
MOST_WORDS = 40
"""Marks in sight up to which sweeps and the like have words, too."""
NEAR = 12
"""Pixels between two marks, so that both can be told apart and clicked."""
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_CENTRE = Qt.AlignmentFlag.AlignCenter
_STRONG = frozenset({Happened.HANDOVER, Happened.PANIC})


@value
class Frame:
    """Where things lie: a plot, what it shows, and the tokens at its top."""

    plot: QRectF
    stretch: Stretch
    top: int

    def x(self, place: float) -> float:
        width = self.stretch.width or 1.0
        return self.plot.left() + (place - self.stretch.first) / width * self.plot.width()

    def y(self, tokens: float) -> float:
        return self.plot.bottom() - tokens / max(1, self.top) * self.plot.height()

    def place(self, x: float) -> float:
        share = (x - self.plot.left()) / max(1.0, self.plot.width())
        return self.stretch.first + share * self.stretch.width

    def holds(self, place: float) -> bool:
        return self.stretch.first - 0.5 <= place <= self.stretch.last + 0.5


class ChartPainter:
    """Paints for one theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def text(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        *,
        style: str,
        tone: str,
        flags: Qt.AlignmentFlag = _LEFT,
    ) -> float:
        """Draws a line of text; returns how wide it is."""
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        metrics = QFontMetricsF(font(style))
        cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, flags | Qt.TextFlag.TextSingleLine, cut)
        return metrics.horizontalAdvance(cut)

    def axis(self, painter: QPainter, frame: Frame, use: Use) -> None:
        """Tokens at the left, and the lines across."""
        plot = frame.plot
        for quarter in range(5):
            tokens = frame.top * quarter // 4
            y = round(frame.y(tokens))
            painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), self._theme.colour("line"))
            box = QRectF(0, y - 8, plot.left() - 8, 16)
            self.text(painter, box, short(tokens), style="axis", tone="mut", flags=_RIGHT)
        if not len(use.readings):
            words = tr("Each request of this session will be seen here.")
            high = plot.height() / 4
            between = QRectF(plot.left(), plot.top() + high, plot.width(), high)  # two lines
            self.text(painter, between, words, style="small", tone="mut", flags=_CENTRE)
        marks = [frame.y(tokens) for _, tokens in use.thresholds.marks]
        if not use.thresholds.window or min(marks, default=1e9) - plot.top() < APART:
            return
        words = tr("window {0}").format(short(use.thresholds.window))
        box = QRectF(plot.right() + 8, plot.top() - 8, 104, 16)
        self.text(painter, box, words, style="micro", tone="mut")

    def thresholds(self, painter: QPainter, frame: Frame, use: Use) -> None:
        """The policy's marks, each with its share of the window at the right."""
        window, taken = use.thresholds.full, 1e9
        for what, tokens in use.thresholds.marks:
            y = round(frame.y(tokens)) + 0.5
            tone = "bad" if what is Happened.HANDOVER else "fg2"
            pen = QPen(self._theme.colour(tone, 255 if tone == "bad" else 190), 1)
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([3, 4])
            painter.setPen(pen)
            painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y))
            if taken - y < APART:  # two marks too near each other share the room of one
                continue
            taken = y
            box = QRectF(frame.plot.right() + 8, y - 8, 104, 16)
            share = f"{tokens * 100 / window:.0f} %"
            wide = self.text(painter, box, share, style="microb", tone=tone)
            box.setLeft(box.left() + wide + 6)
            self.text(painter, box, short(tokens), style="micro", tone="mut")

    def marks(
        self, painter: QPainter, frame: Frame, rows: Sequence[tuple[int, Rewrite]]
    ) -> list[tuple[QRectF, Rewrite]]:
        """Every rewrite in sight with its rule; returns where each mark is."""
        found: list[tuple[QRectF, Rewrite]] = []
        inside = _apart(frame, rows)
        crowded = len(inside) > MOST_WORDS
        for at, (x, row) in enumerate(inside):
            after = inside[at + 1][0] if at + 1 < len(inside) else frame.plot.right() + 96
            painter.setPen(QPen(self._theme.colour("fg2", 90), 1))
            painter.drawLine(QPointF(x, MARKS_Y + 9), QPointF(x, frame.plot.bottom()))
            mark(painter, QPointF(x, MARKS_Y), row.what, theme=self._theme)
            found.append((QRectF(x - 8, MARKS_Y - 10, 16, 20), row))
            if not crowded or row.what in _STRONG:
                self._named(painter, x, row, after=after)
        return found

    def _named(self, painter: QPainter, x: float, row: Rewrite, *, after: float) -> None:
        """A mark's word at its right if there is room; else the mark alone has a tooltip."""
        strong = row.what in _STRONG
        words = f"v{row.version}" if row.version and strong else name(row.what)
        if row.what is Happened.PANIC and row.version:
            words = tr("Panic → v{0}").format(row.version)
        style = "microb" if strong else "micro"
        wide = QFontMetricsF(font(style)).horizontalAdvance(words)
        if x + 10 + wide + 12 <= after:
            tone = "bad" if row.what is Happened.PANIC else "fg" if strong else "fg2"
            box = QRectF(x + 10, MARKS_Y - 10, wide + 4, 20)
            self.text(painter, box, words, style=style, tone=tone)

    def steps(self, painter: QPainter, frame: Frame, *, skip: float | None) -> None:
        """Numbers of requests below the plot."""
        count = frame.stretch.count
        every = _round_step(frame.stretch.width / max(1.0, frame.plot.width() / 110))
        top = frame.plot.bottom() + 4
        at = int(frame.stretch.first // every + 1) * every
        while at - 1 <= frame.stretch.last:
            x = frame.x(at - 1)
            now = frame.stretch.at_end and frame.plot.right() - x < 40
            if not now and x > frame.plot.left() + 8 and (skip is None or abs(x - skip) > 60):
                box = QRectF(x - 30, top, 60, 14)
                self.text(painter, box, f"{at:,}", style="axis", tone="mut", flags=_CENTRE)
            at += every
        if frame.stretch.at_end and count and (skip is None or frame.plot.right() - skip > 70):
            box = QRectF(frame.plot.right() - 30, top, 60, 14)
            self.text(painter, box, tr("now"), style="axis", tone="fg2", flags=_CENTRE)
        if count:
            box = QRectF(frame.plot.right() + 36, top, 60, 14)
            self.text(painter, box, tr("request"), style="axis", tone="mut")

    def crosshair(
        self, painter: QPainter, frame: Frame, *, at: int, tokens: int, words: tuple[str, str]
    ) -> None:
        """Where the pointer is: the sum beside the point, request and time on the axis."""
        theme, plot = self._theme, frame.plot
        x, y = round(frame.x(at)) + 0.5, round(frame.y(tokens)) + 0.5
        painter.setPen(QPen(theme.colour("fg"), 1))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        painter.setPen(QPen(theme.colour("bg"), 2))
        painter.setBrush(theme.colour("fg"))
        painter.drawEllipse(QPointF(x, y), 4.5, 4.5)
        total, below = words
        wide = QFontMetricsF(font("microb")).horizontalAdvance(total) + 14
        left = x - 10 - wide if x - 10 - wide > plot.left() else x + 10
        box = QRectF(round(left), round(max(plot.top(), y - 26)), round(wide), 20)
        rounded(painter, box, 5, fill=theme.colour("raised"), border=theme.colour("line2"))
        self.text(painter, box, total, style="microb", tone="fg", flags=_CENTRE)
        wide = QFontMetricsF(font("microb")).horizontalAdvance(below) + 12
        box = QRectF(round(x - wide / 2), plot.bottom() + 3, round(wide), 16)
        rounded(painter, box, 4, fill=theme.colour("fg"))
        self.text(painter, box, below, style="microb", tone="bg", flags=_CENTRE)

    def brush(self, painter: QPainter, frame: Frame, shown: Stretch) -> None:
        """Which part of the session is shown, over all of it."""
        theme, bar = self._theme, frame.plot
        left, right = round(frame.x(shown.first)), round(frame.x(shown.last))
        veil = theme.colour("bg", 120)
        painter.fillRect(QRectF(bar.left(), bar.top(), left - bar.left(), bar.height()), veil)
        painter.fillRect(QRectF(right, bar.top(), bar.right() - right, bar.height()), veil)
        body = QRectF(left, bar.top(), right - left, bar.height())
        rounded(painter, body, 4, fill=theme.colour("acc", 26), border=theme.colour("acc"))
        for x in (left, right):
            rounded(painter, QRectF(x - 3.5, bar.top() + 5, 7, 16), 3, fill=theme.colour("acc"))
            painter.fillRect(QRectF(x - 0.5, bar.top() + 9, 1, 8), theme.colour("bg"))

    def captions(self, painter: QPainter, frame: Frame, shown: Stretch, *, room: float) -> None:
        """What the brush is of, and which requests it shows."""
        bar = frame.plot
        box = QRectF(0, bar.top(), bar.left() - 8, bar.height())
        self.text(painter, box, tr("session"), style="axis", tone="mut", flags=_RIGHT)
        if not shown.count:
            return
        words = f"{int(shown.first) + 1:,} – {int(shown.last) + 1:,}"
        box = QRectF(bar.right() + 10, bar.top(), room, bar.height())
        self.text(painter, box, words, style="micro", tone="mut")

    def dots(self, painter: QPainter, frame: Frame, rows: Sequence[tuple[int, Rewrite]]) -> None:
        """Handovers above the brush."""
        painter.setPen(Qt.PenStyle.NoPen)
        for place, row in rows:
            if row.what in _STRONG:
                tone = "bad" if row.what is Happened.PANIC else "k_handover"
                painter.setBrush(self._theme.colour(tone))
                painter.drawEllipse(QPointF(frame.x(place), frame.plot.top() - 5), 2, 2)


def drawn_alike(one: Use, other: Use) -> bool:
    """Whether there is nothing new to draw."""
    return (one.readings, one.rewrites, one.thresholds) == (
        other.readings,
        other.rewrites,
        other.thresholds,
    )


def placed(use: Use) -> list[tuple[int, Rewrite]]:
    """All rewrites (not what was decided at the gate) at the request that came after each."""
    last = max(0, len(use.readings) - 1)
    return [
        (min(place_of(row, use.readings), last), row)
        for row in use.rewrites
        if row.what is not Happened.GATE
    ]


def _apart(frame: Frame, rows: Sequence[tuple[int, Rewrite]]) -> list[tuple[float, Rewrite]]:
    """Rewrites in sight by x; of those in one place a handover stands for all, else the last."""
    found: list[tuple[float, Rewrite]] = []
    for place, row in rows:
        if not frame.holds(place):
            continue
        x = round(frame.x(place)) + 0.5
        if found and x - found[-1][0] < NEAR:
            if found[-1][1].what not in _STRONG or row.what in _STRONG:
                found[-1] = x, row
        else:
            found.append((x, row))
    return found


def _round_step(least: float) -> int:
    """1, 2, 5, 10, 20, 50 … of at least so much."""
    step, at = 1, 0
    while step < least:
        step = step * 5 // 2 if at % 3 == 1 else step * 2
        at += 1
    return step
